"""The Count of Carcassonne, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.count.view import KEY, CountView
from bastide.games.carcassonne.set_text import SetText


def _own_view(view: Mapping[str, object]) -> CountView | None:
    return cast("CountView | None", view[KEY])


class TownText(SetText):
    """The count and who is in the quarters."""

    def standing(self, view: Mapping[str, object]) -> list[str]:
        town = _own_view(view)
        if town is None:
            return []
        return [f"count {town['count']}", *(f"{seat} {figure} x{n} {q}" for q, seat, figure, n in town["quarters"])]


TEXT = TownText
