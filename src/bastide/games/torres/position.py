"""What lies on the table in Torres, and the plain facts about it."""

from typing import TYPE_CHECKING, Final

from bastide.core import Event, Settings
from bastide.core.native import append, i64, u8, vec
from bastide.core.state import CHANCE, NOBODY, State
from bastide.games.torres.components import (
    CARDS,
    KNIGHTS,
    MAX_CASTLES,
    MAX_TOWERS,
    NEAR,
    NO_BYTES,
    NO_CARD,
    NO_NUMBERS,
    NO_SQUARE,
    ROUNDS_OF,
    SQUARE_NAMES,
    SQUARES,
    THE_KING,
    YEARS,
)
from bastide.games.torres.deck import Deck
from bastide.games.torres.squares import ALL, BIT, NONE

if TYPE_CHECKING:
    from bastide.core import Game

# The decision awaited.
FIRST_PLAYER: Final = 0
MASTER_CARD: Final = 1
START_CASTLE: Final = 2
FIRST_KNIGHT: Final = 3
FIRST_KING: Final = 4
TURN: Final = 5
TOWER_FOR_BLOCK: Final = 6
TOWER_AT_END: Final = 7
TOWER_FOR_RAISE: Final = 8
DRAW: Final = 9
KEEP: Final = 10
RETURN: Final = 11
CARD_EFFECT: Final = 12
PUT_BLOCK: Final = 13
SPREAD: Final = 14
KING_MOVE: Final = 15
START_PLAYER: Final = 16
GAME_OVER: Final = 17
DECISIONS: Final[list[str]] = [
    "first_player",
    "master_card",
    "start_castle",
    "first_knight",
    "first_king",
    "turn",
    "tower_for_block",
    "tower_at_end",
    "tower_for_raise",
    "draw",
    "keep",
    "return",
    "card_effect",
    "put_block",
    "spread",
    "king_move",
    "start_player",
    "over",
]
NO_TOWER: Final = -1

# Verdicts: 0 is legal, every other number is a reason why an action is not, kept beside the rule that gives it.
LEGAL: Final = 0
TOO_FEW_POINTS: Final = 40
NOT_SO_FAR: Final[dict[int, tuple[str, str]]] = {TOO_FEW_POINTS: ("TOR-4.3", "points")}


class Position(State):
    """The board, the figures, the players' stores and whose decision is awaited."""

    def __init__(self, game: "Game", settings: Settings) -> None:
        super().__init__(game, settings)
        # The board
        self.heights: vec[u8] = NO_BYTES
        self.figures: vec[u8] = NO_BYTES
        self.castle_at: vec[u8] = NO_BYTES  # number of the castle, 0 on bare board
        self.bases: vec[i64] = NO_NUMBERS  # by number of castle
        # The same as sets of squares
        self.levels: vec[i64] = NO_NUMBERS  # by height: the stacks of at least that height; all lower than its length
        self.castle_squares: vec[i64] = NO_NUMBERS  # by number of castle
        self.shared: i64 = 0  # 1 while copies look at the same castles; before they change, this position gets its own
        self.occupied: i64 = NONE
        self.castles: i64 = 0
        self.king: i64 = NO_SQUARE
        # The players
        self.points: vec[i64] = NO_NUMBERS
        self.knight_at: vec[i64] = NO_NUMBERS  # six places a seat, squares in ascending order
        self.on_board: vec[i64] = NO_NUMBERS
        self.towers: vec[i64] = NO_NUMBERS  # four places a seat, highest first, NO_TOWER after the last
        self.held_over: vec[i64] = NO_NUMBERS
        self.hands: vec[u8] = NO_BYTES  # ten counts a seat
        self.played: vec[u8] = NO_BYTES  # likewise
        self.decks: list[Deck] = []
        self.supply: i64 = 0
        # The course of the game
        self.year: i64 = 1
        self.round: i64 = 1
        self.first_player: i64 = 0
        self.start_player: i64 = 0
        self.turns_taken: i64 = 0  # in this round
        self.decision: i64 = FIRST_PLAYER
        self.master_card: i64 = NO_CARD
        # The turn under way
        self.action_points: i64 = 0
        self.tower_of_turn: i64 = NO_TOWER
        self.bought: vec[u8] = NO_BYTES
        self.purchases: i64 = 0
        self.card_played: i64 = 0
        self.card_in_play: i64 = NO_CARD  # the card whose effect is carried out
        self.lifted: i64 = NO_SQUARE
        self.raised: i64 = NO_SQUARE
        self.seen_cards: vec[i64] = NO_NUMBERS  # the cards of the purchase under way, ascending
        self.to_draw: i64 = 0
        self.kept: i64 = 0
        self.whole_deck_seen: i64 = 0
        self.first_returned: i64 = -1  # where the first of two cards went back

    def lay_out(self) -> None:
        """An empty board and empty stores."""
        self.heights = vec[u8](bytes(SQUARES))
        self.figures = vec[u8](bytes(SQUARES))
        self.castle_at = vec[u8](bytes(SQUARES))
        self.bases = vec[i64]([0] * MAX_CASTLES)
        self.levels = vec[i64]([ALL])
        self.castle_squares = vec[i64]([NONE] * MAX_CASTLES)
        players = int(self.players)
        self.points = vec[i64]([0] * players)
        self.knight_at = vec[i64]([NO_SQUARE] * (KNIGHTS * players))
        self.on_board = vec[i64]([0] * players)
        self.towers = vec[i64]([NO_TOWER] * (MAX_TOWERS * players))
        self.held_over = vec[i64]([0] * players)
        self.hands = vec[u8](bytes(CARDS * players))
        self.played = vec[u8](bytes(CARDS * players))
        self.bought = vec[u8](bytes(CARDS))
        self.seen_cards = vec[i64]()

    def copy_to(self, twin: "Position") -> None:
        """Make another position the same as this one."""
        self.shared = 1
        twin.shared = 1
        twin.heights = self.heights
        twin.castle_at = self.castle_at
        twin.bases = self.bases
        twin.levels = self.levels
        twin.castle_squares = self.castle_squares
        twin.figures = self.figures[:]
        twin.occupied = self.occupied
        twin.castles = self.castles
        twin.king = self.king
        twin.points = self.points[:]
        twin.knight_at = self.knight_at[:]
        twin.on_board = self.on_board[:]
        twin.towers = self.towers[:]
        twin.held_over = self.held_over[:]
        twin.hands = self.hands[:]
        twin.played = self.played[:]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.supply = self.supply
        twin.year = self.year
        twin.round = self.round
        twin.first_player = self.first_player
        twin.start_player = self.start_player
        twin.turns_taken = self.turns_taken
        twin.decision = self.decision
        twin.master_card = self.master_card
        twin.action_points = self.action_points
        twin.tower_of_turn = self.tower_of_turn
        twin.bought = self.bought[:]
        twin.purchases = self.purchases
        twin.card_played = self.card_played
        twin.card_in_play = self.card_in_play
        twin.lifted = self.lifted
        twin.raised = self.raised
        twin.seen_cards = self.seen_cards[:]
        twin.to_draw = self.to_draw
        twin.kept = self.kept
        twin.whole_deck_seen = self.whole_deck_seen
        twin.first_returned = self.first_returned
        twin.to_move = self.to_move

    # What a variant replaces

    def lay_castles(self) -> None:
        """Begin with the starting castles (TOR-2.5)."""
        raise NotImplementedError

    def deal_cards(self) -> None:
        """Give every player a deck or a hand (TOR-2.3)."""
        raise NotImplementedError

    def squares_for_castle(self) -> i64:
        """Where a starting castle may be placed: only the master version asks (TOR-17.2)."""
        return NONE

    def deck_of(self, seat: i64) -> i64:
        """The number of the deck a seat buys from; -1 where nothing is bought."""
        return seat

    def hands_are_open(self) -> bool:
        """Whether all hands are known to all (TOR-17.3)."""
        return False

    def begin_round(self) -> None:
        """Settle who starts the round (TOR-3.2)."""

    def score_master_card(self) -> None:
        """The third pass of a scoring (TOR-17.7)."""

    def master_points(self, seat: i64) -> i64:
        """What the master card would give a seat now; only the master version has one (TOR-17.7)."""
        return 0

    def ask_for_start_player(self) -> bool:
        """Whether the last player names the start player of the next year (TOR-12.3)."""
        return True

    # Plain facts

    def rounds(self) -> i64:
        """The number of rounds of this year (TOR-3.1)."""
        return ROUNDS_OF[self.players * YEARS + self.year - 1]

    def decision_name(self) -> str:
        return DECISIONS[self.decision]

    def to_move_seat(self) -> i64:
        """The seat to move; while chance draws a card, the seat that buys it."""
        return self.active() if self.decision == DRAW else self.to_move

    def active(self) -> i64:
        """The seat whose turn it is."""
        return (self.start_player + self.turns_taken) % self.players

    def score(self, seat: i64) -> i64:
        """By what ranks are given; `landing` lets nobody share one above 0 (TOR-13.2)."""
        return self.points[seat]

    def reserve(self, seat: i64) -> i64:
        """The knights of a seat that are not on the board (TOR-2.2)."""
        return KNIGHTS - self.on_board[seat]

    def knights_of(self, seat: i64) -> list[int]:
        return [int(self.knight_at[KNIGHTS * seat + i]) for i in range(int(self.on_board[seat]))]

    def towers_of(self, seat: i64) -> list[int]:
        """The heights of the towers for turns to come, highest first."""
        heights = [int(self.towers[MAX_TOWERS * seat + i]) for i in range(MAX_TOWERS)]
        return [height for height in heights if height != NO_TOWER]

    def tower_count(self, seat: i64) -> i64:
        i: i64 = 0
        while i < MAX_TOWERS and self.towers[MAX_TOWERS * seat + i] != NO_TOWER:
            i += 1
        return i

    def free(self, square: i64) -> bool:
        """Whether no figure stands there (TOR-1.5)."""
        return self.figures[square] == 0

    def castle_beside(self, square: i64) -> i64:
        """For bare board: the only castle next to it, 0 for none, -1 for two or more (TOR-7.4)."""
        found: i64 = 0
        d: i64
        for d in range(4):
            near = NEAR[4 * square + d]
            if near >= 0:
                castle = i64(self.castle_at[near])
                if castle and castle != found:
                    if found:
                        return -1
                    found = castle
        return found

    def at_least(self, height: i64) -> i64:
        """The set of the stacks of at least this height; of height 0, the whole board."""
        if height < len(self.levels):
            return self.levels[height]
        return NONE

    # Changes that keep the derived facts true

    def raise_stack(self, square: i64) -> None:
        """One more block on a square; a castle, stacks that are connected, grows or begins (TOR-1.4)."""
        self._own_castles()
        if self.heights[square] == 0:
            castle = self.castle_beside(square)
            if castle == 0:
                castle = self._new_castle()
            self.join_castle(square, castle)
        self.set_height(square, i64(self.heights[square]) + 1)

    def lower_stack(self, square: i64) -> None:
        """One block less on a square; a castle shrinks or vanishes."""
        self._own_castles()
        height = i64(self.heights[square])
        self.heights[square] = u8(height - 1)
        self.levels[height] = self.levels[height] & ~BIT[square]
        if height == 1:
            castle = i64(self.castle_at[square])
            self.castle_at[square] = u8(0)
            self.castle_squares[castle] = self.castle_squares[castle] & ~BIT[square]
            self.bases[castle] -= 1
            if self.bases[castle] == 0:
                self.castles -= 1

    def _own_castles(self) -> None:
        """Share the castles with no copy any longer."""
        if self.shared:
            self.shared = 0
            self.heights = self.heights[:]
            self.castle_at = self.castle_at[:]
            self.bases = self.bases[:]
            self.levels = self.levels[:]
            self.castle_squares = self.castle_squares[:]

    def set_height(self, square: i64, height: i64) -> None:
        """A stack has grown to this height, the number of its blocks (TOR-1.2)."""
        while len(self.levels) <= height:
            self.levels = append(self.levels, NONE)
        level = i64(self.heights[square])
        self.heights[square] = u8(height)
        while level < height:
            level += 1
            self.levels[level] = self.levels[level] | BIT[square]

    def join_castle(self, square: i64, castle: i64) -> None:
        """A square belongs to the castle with this number from now on."""
        self.castle_at[square] = u8(castle)
        self.castle_squares[castle] = self.castle_squares[castle] | BIT[square]
        self.bases[castle] += 1

    def _new_castle(self) -> i64:
        castle: i64 = 1
        while self.bases[castle]:
            castle += 1
        self.castles += 1
        return castle

    def put_knight(self, seat: i64, square: i64) -> None:
        """A knight of the seat comes onto the board."""
        self.figures[square] = u8(seat + 1)
        self.occupied |= BIT[square]
        i = KNIGHTS * seat + self.on_board[seat]
        self.on_board[seat] += 1
        while i > KNIGHTS * seat and self.knight_at[i - 1] > square:
            self.knight_at[i] = self.knight_at[i - 1]
            i -= 1
        self.knight_at[i] = square

    def take_knight(self, seat: i64, square: i64) -> None:
        """A knight of the seat leaves a square."""
        self.figures[square] = u8(0)
        self.occupied &= ~BIT[square]
        i = KNIGHTS * seat
        while self.knight_at[i] != square:
            i += 1
        self.on_board[seat] -= 1
        last = KNIGHTS * seat + self.on_board[seat]
        while i < last:
            self.knight_at[i] = self.knight_at[i + 1]
            i += 1
        self.knight_at[last] = NO_SQUARE

    def put_king(self, square: i64) -> None:
        if self.king != NO_SQUARE:
            self.figures[self.king] = u8(0)
            self.occupied &= ~BIT[self.king]
        self.king = square
        self.figures[square] = u8(THE_KING)
        self.occupied |= BIT[square]

    def add_tower(self, seat: i64, height: i64) -> None:
        """One more tower, at its place by height."""
        i = MAX_TOWERS * seat + self.tower_count(seat)
        while i > MAX_TOWERS * seat and self.towers[i - 1] < height:
            self.towers[i] = self.towers[i - 1]
            i -= 1
        self.towers[i] = height

    def remove_tower(self, seat: i64, height: i64) -> None:
        """One tower of this height less."""
        i = MAX_TOWERS * seat
        while self.towers[i] != height:
            i += 1
        end = MAX_TOWERS * seat + MAX_TOWERS - 1
        while i < end:
            self.towers[i] = self.towers[i + 1]
            i += 1
        self.towers[end] = NO_TOWER

    def tower_choices(self, seat: i64, lowest: i64) -> vec[i64]:
        """The different heights of a seat's towers from `lowest` on, highest first."""
        found = vec[i64](capacity=4)
        i: i64
        for i in range(MAX_TOWERS):
            height = self.towers[MAX_TOWERS * seat + i]
            if height >= lowest and (len(found) == 0 or found[len(found) - 1] != height):
                found = append(found, height)
        return found

    def await_decision(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.to_move = seat

    def await_chance(self, decision: i64) -> None:
        self.decision = decision
        self.to_move = CHANCE

    def finish(self) -> None:
        """The game is over; what is left over is worth nothing (TOR-13.3)."""
        self.decision = GAME_OVER
        self.to_move = NOBODY

    def note(self, event: Event) -> None:
        """Note an event; only called while events are recorded."""
        if self.events is not None:
            self.events.append(event)


def name_of(square: i64) -> str:
    return SQUARE_NAMES[square]
