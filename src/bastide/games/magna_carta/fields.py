"""The decision that is awaited and the turn it is in, field by field: for the snapshot and the view."""

from typing import Final

from bastide.core.fields import Field, Named, Whole, declared
from bastide.games.magna_carta.components import GOOD_NAMES, KINDS, MAX_PLAYERS, NONE, STONE
from bastide.games.magna_carta.view_types import MagnaCartaView

SHOWN: Final[list[Field]] = declared(MagnaCartaView)
FIELDS: Final[list[Field]] = [
    *SHOWN,
    Whole(0, lambda p: max(len(p.road) - 1, MAX_PLAYERS), none=NONE, name="at"),
    Whole(0, KINDS, name="drawing"),
    Named(GOOD_NAMES[: STONE + 1], "resource", name="asked"),
]
