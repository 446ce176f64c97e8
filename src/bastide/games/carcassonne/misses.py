"""How likely the open places of the land stay empty; made for bots."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.carcassonne.components import FITS
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

KINDS_WANTED: Final = 625  # four sides, five kinds each, none among them
NOT_KNOWN: Final = vec[float]([-1.0] * KINDS_WANTED)
NONE_FIT: Final = vec[i64]([0] * KINDS_WANTED)


class Misses:
    """How likely places stay empty with one pile unseen, by the kinds that their neighbours want."""

    def __init__(self, rules: Rules, pile: vec[i64], miss: float) -> None:
        self.rules = rules
        self.pile = pile
        self.miss = miss  # how likely one fitting unseen tile does not come
        self.known: vec[float] = NOT_KNOWN[:]
        self.fits: vec[i64] = NONE_FIT[:]
        """How many unseen tiles fit such a place; counted once it was asked for."""

    def serves(self, state: CarcassonneState, miss: float) -> bool:
        """Whether they are about this state's pile."""
        if self.rules is not state.rules or self.miss != miss:
            return False
        for tile in self.rules.pile_types:
            if self.pile[tile] != state.pile[tile]:
                return False
        return True

    def at(self, wanted: i64) -> float:
        """How likely no tile comes for a place where these kinds are wanted."""
        missed = self.known[wanted]
        if missed >= 0.0:
            return missed
        fitting: i64 = 0
        for tile in self.rules.pile_types:
            if self.pile[tile] > 0 and FITS[tile * KINDS_WANTED + wanted]:
                fitting += self.pile[tile]
        self.fits[wanted] = fitting
        missed = 1.0
        while fitting > 0 and missed > 0.01:
            missed *= self.miss
            fitting -= 1
        self.known[wanted] = missed
        return missed
