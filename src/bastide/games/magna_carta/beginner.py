"""MAG-13: the beginner's game, as the list of its changes."""

from typing import TYPE_CHECKING

from bastide.core import Settings
from bastide.core.native import i64
from bastide.games.magna_carta.components import BEGINNER_CARDS_OUT, BEGINNER_PRESTIGE_OUT, NONE
from bastide.games.magna_carta.phases import setup
from bastide.games.magna_carta.state import MagnaCartaState

if TYPE_CHECKING:
    from bastide.core import Game


class BeginnerState(MagnaCartaState):
    """One position of the beginner's game; income and scoring follow from its lack of residences (MAG-13.4, MAG-13.5,
    MAG-13.8)."""

    def __init__(self, game: "Game", settings: Settings) -> None:
        super().__init__(game, settings)

    def fresh(self) -> MagnaCartaState:
        return BeginnerState(self.game, self.settings)

    def lay_out(self) -> None:
        """Without Lawyers and Churches (MAG-13.1) and without the Hotel (MAG-13.2)."""
        setup.lay_out(self, BEGINNER_CARDS_OUT, BEGINNER_PRESTIGE_OUT)

    def has_provost(self) -> bool:
        """There is no provost (MAG-13.3)."""
        return False

    def reach(self) -> i64:
        """All cards with a worker are activated (MAG-13.7)."""
        return len(self.road) - 1

    def has_site(self, seat: i64) -> bool:
        """No residence is needed (MAG-13.6)."""
        return True

    def prestige_clause(self) -> str:
        """Another one (MAG-13.6)."""
        return "MAG-13.6"

    def lay_prestige(self, seat: i64, building: i64) -> i64:
        """In front of its builder, outside the road (MAG-13.6)."""
        return NONE
