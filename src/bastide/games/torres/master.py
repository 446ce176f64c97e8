"""The master version: free starting castles, all cards in hand, a master card, the leader begins (TOR-17)."""

from bastide.core import Event
from bastide.core.native import i64, u8, vec
from bastide.games.torres.components import (
    CARDS,
    MASTER_CLAUSES,
    MASTER_NAMES,
    NO_CARD,
    START_CASTLES,
    START_DISTANCE,
)
from bastide.games.torres.master_cards import points_of
from bastide.games.torres.position import FIRST_KNIGHT, MASTER_CARD, START_CASTLE, name_of
from bastide.games.torres.score_track import advance
from bastide.games.torres.squares import beside
from bastide.games.torres.state import TorresState


class MasterState(TorresState):
    """What the master version replaces."""

    def copy(self) -> "MasterState":
        twin = MasterState(self.game, self.settings)
        self.copy_to(twin)
        return twin

    def deal_cards(self) -> None:
        """Every player holds all ten own cards; nothing is bought (TOR-17.3)."""
        self.decks = []
        self.hands = vec[u8]([u8(1)] * int(CARDS * self.players))

    def deck_of(self, seat: i64) -> i64:
        return -1

    def hands_are_open(self) -> bool:
        """TOR-17.3"""
        return True

    def lay_castles(self) -> None:
        """First the master card, then the castles (TOR-17.2, TOR-17.4)."""
        chosen = self.settings["master_card"]
        if chosen == "random":
            self.await_chance(MASTER_CARD)
        else:
            self.turn_up_master_card(MASTER_NAMES.index(str(chosen)))

    def turn_up_master_card(self, card: i64) -> None:
        """TOR-17.4"""
        self.master_card = card
        if self.events is not None:
            luck = self.settings["master_card"] == "random"
            self.note(Event("master_card", "TOR-17.4", data={"master_card": MASTER_NAMES[card]}, chance=luck))
        self.await_decision(START_CASTLE, self.first_player)

    def squares_for_castle(self) -> i64:
        """The squares at least three steps from every castle (TOR-17.2)."""
        near = self.at_least(1)
        for _ in range(1, START_DISTANCE):
            near |= beside(near)
        return ~near

    def place_castle(self, seat: i64, square: i64) -> None:
        """TOR-17.2"""
        self.raise_stack(square)
        self.supply -= 1
        if self.events is not None:
            self.note(Event("castle_placed", "TOR-17.2", int(seat), {"square": name_of(square)}))
        if self.castles == START_CASTLES:
            self.await_decision(FIRST_KNIGHT, self.first_player)
        else:
            self.await_decision(START_CASTLE, (seat + 1) % self.players)

    def begin_round(self) -> None:
        """The player furthest ahead starts the round (TOR-17.5)."""
        seat: i64
        for seat in range(self.players):
            if self.points[seat] > self.points[self.start_player]:
                self.start_player = seat
        if self.events is not None:
            self.note(Event("round_begun", "TOR-17.5", int(self.start_player), {"round": int(self.round)}))

    def ask_for_start_player(self) -> bool:
        """The king still moves between the years (TOR-17.6), but nobody names a start player (TOR-17.5)."""
        return False

    def score_master_card(self) -> None:
        """TOR-17.7"""
        i: i64
        for i in range(self.players):
            seat = (self.first_player + i) % self.players
            advance(self, seat, self.master_points(seat), MASTER_CLAUSES[self.master_card], "master_scored", [])

    def master_points(self, seat: i64) -> i64:
        return points_of(self, self.master_card, seat) if self.master_card != NO_CARD else 0
