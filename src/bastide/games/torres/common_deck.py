"""The variant "a little more luck": one deck for all (TOR-16)."""

from bastide.core.native import i64
from bastide.games.torres.deck import full_deck
from bastide.games.torres.state import TorresState

COLOURS = 4


class CommonDeckState(TorresState):
    """All 40 action cards form one deck."""

    def copy(self) -> "CommonDeckState":
        twin = CommonDeckState(self.game, self.settings)
        self.copy_to(twin)
        return twin

    def deal_cards(self) -> None:
        """TOR-16.1"""
        self.decks = [full_deck(COLOURS)]

    def deck_of(self, seat: i64) -> i64:
        """TOR-16.2"""
        return 0
