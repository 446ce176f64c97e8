"""The decision that is awaited and the turn it is in, field by field: for the snapshot and the view."""

from typing import Final

from bastide.core.fields import Field, Named, Whole
from bastide.games.magna_carta.components import GOOD_NAMES, KINDS, MAX_SEATS, NONE, STONE
from bastide.games.magna_carta.position import STEPS

MOST_TURNS: Final = 99

FIELDS: Final[list[Field]] = [
    Named("step", STEPS, "step", required=True),
    Whole("mover", 0, lambda p: int(p.players) - 1, none=NONE),
    Whole("at", 0, lambda p: max(len(p.road) - 1, MAX_SEATS), none=NONE),
    Whole("drawing", 0, KINDS),
    Named("asked", GOOD_NAMES[: STONE + 1], "resource"),
    Whole("turn", 0, MOST_TURNS),
    Whole("first", 0, lambda p: int(p.players) - 1, none=NONE),
]
