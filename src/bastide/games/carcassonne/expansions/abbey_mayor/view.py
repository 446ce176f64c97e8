"""What a viewer may know of Abbey & Mayor, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.expansions.abbey_mayor.abbey import RoundAt
from bastide.games.carcassonne.expansions.abbey_mayor.barn import Barns
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, FRESH, HANDS, ROUND, WAITING
from bastide.games.carcassonne.expansions.abbey_mayor.wagon import Waiting
from bastide.games.carcassonne.kept import BySeat, Yes, declared

ONE_ABBEY = "CAR-AM-0: every seat has one abbey, in hand or on the land"
ONE_BARN = "CAR-AM-0: every seat has one barn, in hand or on the land"


class AbbeyView(TypedDict):
    """Abbey & Mayor: who still has an abbey, and where the barns stand."""

    abbeys: Annotated[list[bool], BySeat(Yes(HANDS), ONE_ABBEY, "abbey")]
    """Whether each seat still has its abbey."""
    barns: Annotated[list[list[int] | None], Barns(BARNS, ONE_BARN, "barn")]
    """[x, y] for each seat: its barn stands on the north-west corner of that tile; None while it is in hand."""
    waiting: Annotated[list[list[int | str]], Waiting(WAITING, column="wagon")]
    """The wagons that may drive on now: seat, figure, x, y and segment where they were scored."""
    fresh: Annotated[bool, Yes(FRESH)]
    """Whether the active player's barn was placed in this part and its field is not scored yet."""
    round: Annotated[list[int] | None, RoundAt(ROUND)]
    """In the final abbey round: the seat that played the last tile, and how many seats have been asked."""


KEY = "abbey_mayor"
"""Where a view has it."""
VIEW = AbbeyView
KEPT = declared(AbbeyView)
