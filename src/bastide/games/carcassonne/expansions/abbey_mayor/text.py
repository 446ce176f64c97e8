"""Abbey & Mayor, drawn with characters."""

from collections.abc import Mapping
from typing import cast

from bastide.games.carcassonne.expansions.abbey_mayor.view import KEY, AbbeyView
from bastide.games.carcassonne.set_text import SetText


def _own_view(view: Mapping[str, object]) -> AbbeyView | None:
    return cast("AbbeyView | None", view[KEY])


class AbbeyText(SetText):
    """The barns on the land and the abbeys in hand."""

    def standing(self, view: Mapping[str, object]) -> list[str]:
        found = _own_view(view)
        barns = enumerate(found["barns"]) if found else ()
        return [f"{seat} barn at the north-west corner of {spot[0]},{spot[1]}" for seat, spot in barns if spot]

    def held(self, view: Mapping[str, object], seat: int) -> str:
        found = _own_view(view)
        return f" abbey {int(found['abbeys'][seat])}" if found else ""


TEXT = AbbeyText
