"""The Catapult, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.catapult.view import KEY, CatapultView
from bastide.games.carcassonne.set_text import SetText


def _own_view(view: Mapping[str, object]) -> CatapultView | None:
    return cast("CatapultView | None", view[KEY])


class CatapultText(SetText):
    """The round under way."""

    def lines(self, view: Mapping[str, object]) -> list[str]:
        found = _own_view(view)
        if found is None or found["token"] is None:
            return []
        where = f" at {found['landing'][0]},{found['landing'][1]}" if found["landing"] else ""
        x, y = found["fairs"][0]
        return [f"catapult {x},{y} {found['token']}, {found['thrown']} thrown{where}"]


TEXT = CatapultText
