"""King & Robber Baron, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.king_robber.view import KEY, KingView
from bastide.games.carcassonne.set_text import SetText


def _own_view(view: Mapping[str, object]) -> KingView | None:
    return cast("KingView | None", view[KEY])


class MarkerText(SetText):
    """Who holds the markers."""

    def held(self, view: Mapping[str, object], seat: int) -> str:
        markers = _own_view(view)
        if markers is None:
            return ""
        return (" king" if markers["king"] == seat else "") + (" robber" if markers["robber"] == seat else "")


TEXT = MarkerText
