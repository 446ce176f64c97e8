"""The river, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.river2.view import KEY, RiverView
from bastide.games.carcassonne.set_text import SetText


def _own_view(view: Mapping[str, object]) -> RiverView | None:
    return cast("RiverView | None", view[KEY])


class RiverText(SetText):
    """How many tiles of it are still to come."""

    def pile(self, view: Mapping[str, object]) -> str:
        river = _own_view(view)
        return f"  river {sum(river['stack'].values())}" if river else ""


TEXT = RiverText
