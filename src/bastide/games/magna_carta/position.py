"""What lies on the table in Caylus Magna Carta, and the plain facts about it."""

from typing import TYPE_CHECKING, Final

from bastide.core import Event, Settings
from bastide.core.native import append, i64, vec
from bastide.core.state import State
from bastide.games.magna_carta.components import (
    CARDS,
    GOLD,
    GOOD_NAMES,
    GOODS,
    KINDS,
    NONE,
    PAYMENT,
    PRESTIGES,
    RESIDENCE_POINTS,
    SECTIONS,
    STONE,
    TOKEN_VALUE,
    WOOD,
    WORKERS_EACH,
    Cost,
)
from bastide.games.magna_carta.events import Happened

if TYPE_CHECKING:
    from bastide.core import Game

# The decision awaited.
NEUTRAL_CARD: Final = 0
OPENING_CARD: Final = 1
MULLIGAN_ANSWER: Final = 2
MULLIGAN_CARD: Final = 3
FIRST_SEAT: Final = 4
MOVE: Final = 5
DRAWN_CARD: Final = 6
CARD_PAYMENT: Final = 7
PRESTIGE_PAYMENT: Final = 8
PROVOST_MOVE: Final = 9
PRIMARY: Final = 10
SECONDARY: Final = 11
LAWYER_PAYMENT: Final = 12
BATCHES_OFFERED: Final = 13
GOLD_OFFERED: Final = 14
GAME_OVER: Final = 15
STEPS: Final[list[str]] = [
    "neutral_card",
    "opening_card",
    "mulligan",
    "mulligan_card",
    "first_player",
    "move",
    "drawn_card",
    "card_payment",
    "prestige_payment",
    "provost",
    "primary",
    "secondary",
    "lawyer_payment",
    "offer",
    "gold",
    "over",
]

# Phases of a turn (MAG-4.1).
SETUP: Final = 0
INCOME_PHASE: Final = 1
ACTIONS_PHASE: Final = 2
PROVOST_PHASE: Final = 3
EFFECTS_PHASE: Final = 4
CASTLE_PHASE: Final = 5
END_PHASE: Final = 6
OVER: Final = 7
PHASE_NAMES: Final[list[str]] = ["setup", "income", "actions", "provost", "effects", "castle", "end_of_turn", "over"]
PHASE_OF: Final = vec[i64]([0, 0, 0, 0, 0, 2, 2, 2, 2, 3, 4, 4, 4, 5, 5, 7])
"""The phase in which a decision is awaited."""

# Where a player card is; from DISCARDED on it lies in the discard pile, counted from the bottom.
IN_DECK: Final = 0
IN_HAND: Final = 1
KNOWN_IN_HAND: Final = 2
"""In hand, and everybody knows it: the deck was empty when the discard pile was reshuffled (MAG-3.5, 3.6), or the card
is shown and being paid for (MAG-3.7)."""
ON_ROAD: Final = 3
NOT_IN_GAME: Final = 4
DISCARDED: Final = 5

# The side of a road card that is up; from COVERED on, a residence under the prestige building COVERED + its number.
BUILDING: Final = 0
TURNING: Final = 1
"""The building side still, until the worker on it has been dealt with (MAG-9.17)."""
RESIDENCE: Final = 2
COVERED: Final = 3

# Who has a prestige building, other than a seat.
AVAILABLE: Final = -1
TAKEN_OUT: Final = -2

# What is counted for every seat, besides its goods.
WORKERS: Final = 0
TOKENS_OWNED: Final = 1  # three: dungeon, walls, towers
HAND: Final = 4
DECK: Final = 5
DISCARD: Final = 6
RESIDENCES: Final = 7  # not covered
CARD_POINTS: Final = 8  # the visible values of own cards (MAG-12.5)
BATCHES: Final = 9  # paid in this castle phase
ANSWER: Final = 10
TALLIES: Final = 11
UNANSWERED: Final = 0
KEPT: Final = 1
REPLACED: Final = 2

EMPTY: Final = vec[i64]([])
LEGAL: Final = 0
"""The verdict on what is allowed; every other number is a reason against it, kept beside the rule that gives it."""


class Position(State):
    """The road, the castle, the players' goods and cards, and whose decision is awaited."""

    def __init__(self, game: "Game", settings: Settings) -> None:
        super().__init__(game, settings)
        # The road, one entry a card in each table.
        self.road: vec[i64] = EMPTY
        self.owner: vec[i64] = EMPTY
        self.side: vec[i64] = EMPTY
        self.worker: vec[i64] = EMPTY
        self.store: vec[i64] = EMPTY
        self.provost: i64 = NONE
        # Shared things
        self.castle: vec[i64] = EMPTY
        self.removed: i64 = 0
        self.prestige: vec[i64] = EMPTY
        self.bridge: vec[i64] = EMPTY
        self.first: i64 = NONE
        self.turn: i64 = 0
        # Players
        self.goods: vec[i64] = EMPTY
        self.tallies: vec[i64] = EMPTY
        self.place: vec[i64] = EMPTY
        # The decision
        self.step: i64 = NEUTRAL_CARD
        self.mover: i64 = 0
        self.at: i64 = NONE  # the road card whose effects are carried out
        self.chosen: i64 = NONE  # what is being paid for: a card, a prestige building, a road card, or batches
        self.drawing: i64 = 0  # cards the mover still draws
        self.asked: i64 = NONE  # the resource for which gold can be paid

    # What the beginner's game changes (MAG-13)

    def has_provost(self) -> bool:
        """Whether a provost stands on the road."""
        return True

    def reach(self) -> i64:
        """The last road card whose effects are carried out (MAG-8.1); beyond it nothing works (MAG-8.9), the first card
        always does (MAG-7.5)."""
        return self.provost

    def has_site(self, seat: i64) -> bool:
        """Whether the seat has room for a prestige building (MAG-6.22)."""
        return self.tallies[seat * TALLIES + RESIDENCES] > 0

    def prestige_clause(self) -> str:
        """The clause by which prestige buildings are built."""
        return "MAG-6.22"

    def lay_prestige(self, seat: i64, building: i64) -> i64:
        """Lay the building on the first uncovered residence (MAG-6.23, MAG-6.25), which counts no more (MAG-6.24), and
        tell on which."""
        site: i64 = 0
        while self.owner[site] != seat or self.side[site] != RESIDENCE:
            site += 1
        self.side[site] = COVERED + building
        self.add(seat, RESIDENCES, -1)
        self.add(seat, CARD_POINTS, -RESIDENCE_POINTS)
        return site

    # Seats

    def tally(self, seat: i64, what: i64) -> i64:
        """A count kept for a seat."""
        return self.tallies[seat * TALLIES + what]

    def add(self, seat: i64, what: i64, n: i64) -> None:
        """Change a count kept for a seat."""
        self.tallies[seat * TALLIES + what] += n

    def has(self, seat: i64, good: i64) -> i64:
        """How much of a good a seat has."""
        return self.goods[seat * GOODS + good]

    def gain(self, seat: i64, good: i64, n: i64) -> None:
        """Take from the stock, which never runs out (MAG-1.5), or pay to it when n is negative (MAG-4.2); players give
        each other nothing (MAG-4.3)."""
        self.goods[seat * GOODS + good] += n

    # Payments (MAG-4)

    def can_pay(self, seat: i64, cost: Cost) -> bool:
        """Whether the cubes of a seat suffice, gold standing in for what is missing (MAG-4.5, 4.6)."""
        i = seat * GOODS
        food = self.goods[i]
        wood = self.goods[i + WOOD]
        stone = self.goods[i + STONE]
        gold = self.goods[i + GOLD]
        missing = cost.gold
        if food < cost.food:
            missing += cost.food - food
        if wood < cost.wood:
            missing += cost.wood - wood
        if stone < cost.stone:
            missing += cost.stone - stone
        return gold >= missing and (cost.any_cube == 0 or food + wood + stone + gold >= cost.cubes)

    def payments(self, seat: i64, cost: Cost) -> vec[i64]:
        """The different payments a seat can make (MAG-4.9), the default one of MAG-4.7 first."""
        i = seat * GOODS
        best = self._default(seat, cost)
        found = vec[i64](capacity=8)
        for payment in cost.payments:
            j = payment * 4
            if (
                payment != best
                and PAYMENT[j] <= self.goods[i]
                and PAYMENT[j + 1] <= self.goods[i + 1]
                and PAYMENT[j + 2] <= self.goods[i + 2]
                and PAYMENT[j + 3] <= self.goods[i + 3]
            ):
                if len(found) == 0:
                    found = append(found, best)
                found = append(found, payment)
        if len(found) == 0:
            found = append(found, best)
        return found

    def _default(self, seat: i64, cost: Cost) -> i64:
        """The payment with the least gold; a white cube is what the payer has most of after the rest (MAG-4.7)."""
        i = seat * GOODS
        food = min(cost.food, self.goods[i])
        wood = min(cost.wood, self.goods[i + WOOD])
        stone = min(cost.stone, self.goods[i + STONE])
        gold = cost.gold + cost.food + cost.wood + cost.stone - food - wood - stone
        if cost.any_cube > 0:
            left_food = self.goods[i] - food
            left_wood = self.goods[i + WOOD] - wood
            left_stone = self.goods[i + STONE] - stone
            if left_food > 0 and left_food >= left_wood and left_food >= left_stone:
                food += 1
            elif left_wood > 0 and left_wood >= left_stone:
                wood += 1
            elif left_stone > 0:
                stone += 1
            else:
                gold += 1
        for payment in cost.payments:
            j = payment * 4
            if PAYMENT[j] == food and PAYMENT[j + 1] == wood and PAYMENT[j + 2] == stone and PAYMENT[j + 3] == gold:
                return payment
        return NONE

    def pay(self, seat: i64, payment: i64, clause: str) -> None:
        """Hand the cubes of a payment to the stock."""
        good: i64 = 0
        while good < 4:
            self.goods[seat * GOODS + good] -= PAYMENT[payment * 4 + good]
            good += 1
        if self.events is not None:
            paid = {GOOD_NAMES[good]: int(PAYMENT[payment * 4 + good]) for good in range(4)}
            self.note(Happened("paid", clause, int(seat), {"goods": {name: n for name, n in paid.items() if n}}))

    # Cards

    def held(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has that card in hand."""
        where = self.place[seat * KINDS + kind]
        return where == IN_HAND or where == KNOWN_IN_HAND

    def hand_of(self, seat: i64) -> list[int]:
        """The cards in a seat's hand, in the order of the cards."""
        return [kind for kind in range(KINDS) if self.held(seat, kind)]

    def discard_hand(self, seat: i64) -> list[int]:
        """Put the whole hand face up on the own discard pile; the cards that were discarded."""
        cards: list[int] = []
        kind: i64 = 0
        while kind < KINDS:
            if self.held(seat, kind):
                self.place[seat * KINDS + kind] = DISCARDED + self.tally(seat, DISCARD)
                self.add(seat, DISCARD, 1)
                cards.append(int(kind))
            kind += 1
        self.add(seat, HAND, -len(cards))
        return cards

    def take(self, seat: i64, kind: i64) -> None:
        """The card comes from the own deck into the hand, which has no limit (MAG-6.8)."""
        self.place[seat * KINDS + kind] = IN_HAND
        self.add(seat, HAND, 1)
        self.add(seat, DECK, -1)

    def lay(self, card: i64, owner: i64, store: i64) -> None:
        """Append a card, building side up, to the road (MAG-2.3)."""
        self.road = append(self.road, card)
        self.owner = append(self.owner, owner)
        self.side = append(self.side, BUILDING)
        self.worker = append(self.worker, NONE)
        self.store = append(self.store, store)

    def turn_over(self, place: i64) -> None:
        """A road card becomes a residence for good (MAG-9.24, MAG-16.7); cubes in its store go back to the stock
        (MAG-9.9)."""
        owner = self.owner[place]
        self.side[place] = RESIDENCE
        self.store[place] = 0
        self.add(owner, RESIDENCES, 1)
        self.add(owner, CARD_POINTS, RESIDENCE_POINTS - CARDS[self.road[place]].points)
        if self.events is not None:
            data = {"card": CARDS[self.road[place]].name, "place": int(place) + 1}
            self.note(Happened("turned", "MAG-9.15a", int(owner), data))

    # The castle

    def tokens_left(self) -> i64:
        """How many tokens the castle has."""
        return self.castle[0] + self.castle[1] + self.castle[2]

    def section(self) -> i64:
        """The first section of the castle that still has tokens (MAG-10.4)."""
        section: i64 = 0
        while self.castle[section] == 0:
            section += 1
        return section

    def take_tokens(self, seat: i64, n: i64, clause: str) -> None:
        """Give a seat n tokens, in castle order (MAG-10.4)."""
        values: list[int] = []
        while n > 0:
            section = self.section()
            self.castle[section] -= 1
            self.add(seat, TOKENS_OWNED + section, 1)
            values.append(int(TOKEN_VALUE[section]))
            n -= 1
        if self.events is not None:
            points = sum(values)
            self.note(Happened("tokens", clause, int(seat), {"values": values, "n": len(values), "points": points}))

    # Telling and copying

    def note(self, event: Event) -> None:
        """Record what happened; asked only while events are recorded."""
        if self.events is not None:
            self.events.append(event)

    def copy_into(self, twin: "Position") -> None:
        """Make the twin's content this one's."""
        twin.road = self.road[:]
        twin.owner = self.owner[:]
        twin.side = self.side[:]
        twin.worker = self.worker[:]
        twin.store = self.store[:]
        twin.castle = self.castle[:]
        twin.prestige = self.prestige[:]
        twin.bridge = self.bridge[:]
        twin.goods = self.goods[:]
        twin.tallies = self.tallies[:]
        twin.place = self.place[:]
        twin.provost = self.provost
        twin.removed = self.removed
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.mover = self.mover
        twin.at = self.at
        twin.chosen = self.chosen
        twin.drawing = self.drawing
        twin.asked = self.asked
        twin.to_move = self.to_move


def empty_tables(p: Position) -> None:
    """A bare table: no road, everything else as the box has it before the set-up (MAG-1.2, 2.11)."""
    players = int(p.players)
    p.road = vec[i64]([])
    p.owner = vec[i64]([])
    p.side = vec[i64]([])
    p.worker = vec[i64]([])
    p.store = vec[i64]([])
    p.bridge = vec[i64]([])
    p.castle = vec[i64]([0 for _ in range(SECTIONS)])
    p.prestige = vec[i64]([AVAILABLE for _ in range(PRESTIGES)])
    p.goods = vec[i64]([0 for _ in range(GOODS * players)])
    p.tallies = vec[i64]([0 for _ in range(TALLIES * players)])
    p.place = vec[i64]([IN_DECK for _ in range(KINDS * players)])
    for seat in range(players):
        p.add(seat, WORKERS, WORKERS_EACH)
