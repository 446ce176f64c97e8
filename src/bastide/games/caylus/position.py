"""Everything on the table, and the small movements all rules are made of: gaining, paying, asking."""

from collections.abc import Mapping
from typing import Final

from bastide.core import Game, Settings, State
from bastide.core.native import i64, vec
from bastide.games.caylus.codes import MAX_STEPS
from bastide.games.caylus.components import (
    BUNDLE,
    CUBES,
    DENIER,
    GOODS_NAMES,
    GUEST_PRESTIGE,
    PURSE,
    ROAD,
    ROAD_SPOT,
    SECTION_PLACES,
    SECTIONS,
)
from bastide.games.caylus.events import Happening

UNSET: Final = vec[i64]([])
NONE: Final = -1
LEGAL: Final = 0
"""The verdict on what is allowed; every other number is a reason against it, kept beside the rule that gives it."""


class Position(State):
    """The position without the sequence of play: who owns what, and which decisions are pending."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)
        self.simplified_favours: bool = False
        """Option: every favour is 3 prestige (CAY-15.1)."""
        self.lawyer_prestige: i64 = 0
        """Option: what building the lawyer is worth (CAY-15.4)."""
        # By seat
        self.purse: vec[i64] = UNSET
        """Cubes and deniers: seat * 6 + kind."""
        self.prestige: vec[i64] = UNSET
        self.hand: vec[i64] = UNSET
        """Workers in hand."""
        self.markers: vec[i64] = UNSET
        """Columns in the favour table: seat * 4 + line."""
        self.lines_used: vec[i64] = UNSET
        """Bits of the lines on which the seat took a favour in this phase."""
        self.houses: vec[i64] = UNSET
        """Houses in the castle: seat * 3 + section."""
        self.batches: vec[i64] = UNSET
        """Batches given this turn."""
        # The board
        self.road: vec[i64] = UNSET
        """Tile by space 1 to 28, or -1; entry 0 is not used."""
        self.owner: vec[i64] = UNSET
        """Seat whose house lies on the space, or -1."""
        self.worker: vec[i64] = UNSET
        """Seat whose worker stands on the spot, or -1."""
        self.stock: vec[i64] = UNSET
        """Tiles of each kind beside the board."""
        self.order: vec[i64] = UNSET
        """Seats in turn order."""
        self.bridge: vec[i64] = UNSET
        """Seats in the order they passed."""
        self.promises: vec[i64] = UNSET
        """Postponed transformations in the order of payment: space, seat, space, seat, ... (CAY-9.24)."""
        self.bailiff: i64 = 0
        self.provost: i64 = 0
        self.scored: i64 = 0
        """Sections of the castle that have been scored."""
        self.free_site: i64 = 0
        """The free space with the lowest number, 29 when there is none."""
        self.removed: i64 = 0
        """Neutral tiles out of the game."""
        # The sequence of play
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.cursor: i64 = 0
        """How far the phase has come: the next building, space or player."""
        self.active: bool = False
        """Whether what the cursor points at is being treated."""
        self.steps: vec[i64] = UNSET
        """Pending decisions, the innermost last: kind, seat, number, kind, seat, number, ..."""
        self.depth: i64 = 0

    # Pending decisions

    def ask(self, kind: i64, seat: i64, about: i64) -> None:
        """Put a decision before all that are pending."""
        if self.depth == MAX_STEPS:
            raise OverflowError("more pending decisions than the rules can make")
        at = self.depth * 3
        self.steps[at] = kind
        self.steps[at + 1] = seat
        self.steps[at + 2] = about
        self.depth += 1

    def answered(self) -> None:
        """The innermost pending decision has been taken."""
        self.depth -= 1
        at = self.depth * 3
        self.steps[at] = 0
        self.steps[at + 1] = 0
        self.steps[at + 2] = 0

    def asked(self) -> i64:
        """The kind of the innermost pending decision."""
        return self.steps[self.depth * 3 - 3]

    def asked_seat(self) -> i64:
        """Who has to take it."""
        return self.steps[self.depth * 3 - 2]

    def asked_about(self) -> i64:
        """The number that says what it is about."""
        return self.steps[self.depth * 3 - 1]

    # Goods and prestige

    def gain(self, seat: i64, kind: i64, count: i64, clause: str) -> None:
        """Take goods from the stock, which never runs out (CAY-1.4)."""
        if count == 0:
            return
        self.purse[seat * PURSE + kind] += count
        if self.events is not None:
            self.note("gained", clause, seat, {"goods": GOODS_NAMES[kind], "count": count})

    def pay(self, seat: i64, kind: i64, count: i64, clause: str) -> None:
        """Give own goods to the stock (CAY-3.3, CAY-3.4), never to another player (CAY-3.5) and never below 0
        (CAY-17.5)."""
        if count == 0:
            return
        self.purse[seat * PURSE + kind] -= count
        if self.events is not None:
            self.note("paid", clause, seat, {"goods": GOODS_NAMES[kind], "count": count})

    def gain_bundle(self, seat: i64, bundle: i64, clause: str) -> None:
        """Take the cubes of a bundle."""
        kind: i64
        for kind in range(CUBES):
            self.gain(seat, kind, BUNDLE[bundle * CUBES + kind], clause)

    def pay_bundle(self, seat: i64, bundle: i64, clause: str) -> None:
        """Pay the cubes of a bundle."""
        kind: i64
        for kind in range(CUBES):
            self.pay(seat, kind, BUNDLE[bundle * CUBES + kind], clause)

    def deniers(self, seat: i64) -> i64:
        """The money of a seat."""
        return self.purse[seat * PURSE + DENIER]

    def earn(self, seat: i64, points: i64, clause: str) -> None:
        """Gain prestige, without upper limit (CAY-3.2)."""
        if points == 0:
            return
        self.prestige[seat] += points
        if self.events is not None:
            self.note("earned", clause, seat, {"points": points})

    def lose(self, seat: i64, points: i64, clause: str) -> None:
        """Lose prestige, never below 0; the rest is forgotten (CAY-3.2)."""
        if points > self.prestige[seat]:
            points = self.prestige[seat]
        self.prestige[seat] -= points
        if self.events is not None:
            self.note("lost", clause, seat, {"points": points})

    # Workers

    def put_worker(self, seat: i64, spot: i64) -> None:
        """Stand a worker from nowhere on a spot; the owner of a building used by another gains prestige (CAY-6.8)."""
        self.worker[spot] = seat
        host = self.host(seat, spot)
        if host != NONE:
            self.earn(host, GUEST_PRESTIGE, "CAY-6.8")

    def host(self, seat: i64, spot: i64) -> i64:
        """The owner of the building a worker of the seat would use there, if that is another one (CAY-6.8)."""
        if spot <= ROAD_SPOT:
            return NONE
        owner = self.owner[spot - ROAD_SPOT]
        return NONE if owner == seat else owner

    def take_back(self, spot: i64, clause: str) -> None:
        """The worker on the spot, if any, goes back to its owner's hand."""
        seat = self.worker[spot]
        if seat == NONE:
            return
        self.worker[spot] = NONE
        self.hand[seat] += 1
        if self.events is not None:
            self.note("returned", clause, seat, {})

    # The castle

    def filled(self, section: i64) -> i64:
        """Houses of all players in a section."""
        total: i64 = 0
        seat: i64
        for seat in range(self.players):
            total += self.houses[seat * SECTIONS + section]
        return total

    def section_to_build(self) -> i64:
        """The section where the next house goes, never one that is scored (CAY-10.6); 3 when the castle is full
        (CAY-10.4, CAY-10.5)."""
        section = self.scored
        while section < SECTIONS and self.filled(section) == SECTION_PLACES[section]:
            section += 1
        return section

    # The road

    def promised(self, space: i64) -> bool:
        """Whether the building on the space has been paid to become a residence (CAY-9.24)."""
        i: i64 = 0
        while i < len(self.promises):
            if self.promises[i] == space:
                return True
            i += 2
        return False

    def find_free_site(self) -> None:
        """Keep the lowest free space: spaces never become free again (CAY-9.11)."""
        while self.free_site <= ROAD and self.road[self.free_site] != NONE:
            self.free_site += 1

    def has_passed(self, seat: i64) -> bool:
        """Whether the seat's marker is on the bridge (CAY-6.2)."""
        return seat in self.bridge

    # Events

    def note(self, kind: str, clause: str, seat: i64, data: Mapping[str, object], chance: bool = False) -> None:
        """Record what happened, when somebody wants to know."""
        if self.events is not None:
            self.events.append(Happening(kind, clause, int(seat), data, chance=chance))
