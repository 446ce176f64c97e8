"""CAR-CO-4, CAR-CO-5: followers move out of Carcassonne, before a scoring and at the end."""

from abc import abstractmethod
from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.options import Settings
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import (
    CITY,
    CLOISTER,
    FIELD,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    QUARTERS,
    REGION,
    ROAD,
    SEAT_SPAN,
)
from bastide.games.carcassonne.expansions.count.codes import ENTER, JOIN
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    JOINING,
    KINDS,
    NO_QUARTER,
    NUMBER,
    PASSED,
    QUARTER_FOR,
    SLOT,
    held_at,
)
from bastide.games.carcassonne.figures import add_new, choose_code
from bastide.games.carcassonne.land import BIT, CLOSED
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Reasons

# Why a region cannot be joined, or something else not be done; without a clause it is the one by which followers leave.
NO_REGION: Final = 1
COUNT_BARS: Final = 2
DRAGON_THERE: Final = 3
NOBODY_TO_JOIN: Final = 4
COMPLETE: Final = 5
QUARTER_EMPTY: Final = 6
CHOOSE_NOW: Final = 7
LEAVE_NOW: Final = 8
REASONS: Final[Reasons] = [
    ("", ""),
    ("", "no_region"),
    ("", "count_bars"),
    ("CAR-CO-4.3", "dragon_there"),
    ("CAR-CO-4.2", "nobody_to_join"),
    ("CAR-CO-5.2", "no_region"),
    ("", "quarter_empty"),
    ("", "choose_now"),
    ("", "leave_now"),
]


class Leaving(ChapterPhase):
    """Followers leave Carcassonne for regions, one at a time: first the region is named, then, if needed, who goes."""

    @abstractmethod
    def closed(self, state: CarcassonneState, root: i64) -> i64:
        """0 where a region takes followers now; else why it does not."""

    def verdict(self, state: CarcassonneState, root: i64, ready: i64) -> i64:
        """0 where the player to move, with followers ready in these quarters, may join a region; else why not."""
        quarter = QUARTER_FOR[i64(state.land.node_kind[root])]
        if quarter == NO_QUARTER:
            return NO_REGION
        if quarter == state.memory[self.at + COUNT_IN]:
            return COUNT_BARS
        why = self.closed(state, root)
        if why:
            return why
        if ready & BIT[quarter]:
            return 0
        return QUARTER_EMPTY

    @abstractmethod
    def candidates(self, state: CarcassonneState) -> vec[i64]:
        """The regions that may be asked for."""

    @abstractmethod
    def goes_on(self, state: CarcassonneState) -> bool:
        """Whose slot it is now; False when all are through."""

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        joining = state.memory[self.at + JOINING]
        ready = self.ready(state)
        if ready == 0 and joining == 0:
            return append(codes, PASS)
        for root in self.candidates(state):
            if self.verdict(state, root, ready) != 0:
                continue
            quarter = QUARTER_FOR[i64(state.land.node_kind[root])]
            tile = state.land.tile_of(root)
            cell = state.land.tile_cell[tile]
            if joining == 0:
                codes = add_new(codes, JOIN + cell)
            elif joining == cell:
                kind: i64
                for kind in range(KINDS):
                    if state.memory[held_at(self.at, quarter, state.to_move, kind)] > 0:
                        codes = append(codes, self.choice(state, root, kind))
        return append(codes, PASS) if joining == 0 else codes

    def ready(self, state: CarcassonneState) -> i64:
        """The quarters, a bit each, where the player to move has a follower."""
        found: i64 = 0
        memory = state.memory
        quarter: i64
        kind: i64
        for quarter in range(NUMBER):
            first = held_at(self.at, quarter, state.to_move, 0)
            for kind in range(KINDS):
                if memory[first + kind] > 0:
                    found |= BIT[quarter]
        return found

    def open_quarter(self, state: CarcassonneState, root: i64) -> i64:
        """CAR-CO-4: the quarter whose followers can go to a region, unless the count is there."""
        quarter = QUARTER_FOR[i64(state.land.node_kind[root])]
        if quarter == state.memory[self.at + COUNT_IN]:
            return NO_QUARTER
        return quarter

    def choice(self, state: CarcassonneState, root: i64, kind: i64) -> i64:
        """The code by which one of several is chosen."""
        return choose_code(state, root * FIGURE_SPAN + kind * SEAT_SPAN + state.to_move)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        if code == PASS:
            if state.events is not None:
                state.note(Event("stayed", self.clause(), int(state.to_move)))
            self.passes(state)
            return self.goes_on(state)
        if memory[self.at + JOINING] == 0:
            memory[self.at + JOINING] = code - JOIN
            several = self.legal(state)
            if len(several) > 1:
                return True
            code = several[0]
        self.move(state, code)
        memory[self.at + JOINING] = 0
        self.moved(state)
        return self.goes_on(state)

    def move(self, state: CarcassonneState, code: i64) -> None:
        """CAR-CO-4.3: the follower belongs to the region now, but stands on no particular tile."""
        for root in self.candidates(state):
            quarter = self.open_quarter(state, root)
            kind: i64
            for kind in range(KINDS):
                if quarter == NO_QUARTER or self.choice(state, root, kind) != code:
                    continue
                if state.land.tile_cell[state.land.tile_of(root)] != state.memory[self.at + JOINING]:
                    continue
                held = held_at(self.at, quarter, state.to_move, kind)
                state.memory[held] = state.memory[held] - 1
                mine = state.to_move * FIGURES + kind
                state.supply[mine] = state.supply[mine] + 1
                state.put_guest(state.to_move, kind, root)
                if state.events is not None:
                    data = {"figure": FIGURE_NAMES[kind], **sentences.region(state, root)}
                    state.note(Event(f"moved_out_{QUARTERS[quarter]}", self.clause(), int(state.to_move), data))
                return

    def clause(self) -> str:
        """The clause by which followers leave."""
        return "CAR-CO-4"

    @abstractmethod
    def passes(self, state: CarcassonneState) -> None:
        """The player to move is done."""

    def moved(self, state: CarcassonneState) -> None:
        """The player to move has moved a follower."""

    def task(self, state: CarcassonneState) -> str:
        return "move_out"

    def wording(self, state: CarcassonneState, word: str) -> str:
        if word == "choose":
            return "choose_join"
        return "pass_move_out" if word == "pass" else ""

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if state.memory[self.at + JOINING]:
            return 0 if code in self.legal(state) else CHOOSE_NOW
        if not JOIN <= code < ENTER:
            return 0 if code == PASS else LEAVE_NOW
        verdict: i64 = NO_REGION
        ready = self.ready(state)
        for root in self.candidates(state):
            if state.land.tile_cell[state.land.tile_of(root)] == code - JOIN:
                why = self.verdict(state, root, ready)
                if why == 0 or verdict == NO_REGION:
                    verdict = why
                if verdict == 0:
                    return 0
        return verdict

    def reasons(self) -> Reasons:
        return [(clause or self.clause(), sentence) for clause, sentence in REASONS]


class MoveOut(Leaving):
    """CAR-CO-4, CAR-CO-4.1: before a region is scored, followers may come to it from the matching quarter.

    The left neighbour of the active player is first, the active player last; each makes all his moves in one slot.
    """

    def __init__(self, slot: str, at: i64, settings: Settings) -> None:
        super().__init__(slot, at)
        self.into_unoccupied = settings.on("count_into_unoccupied")
        self.market_at_barn = settings.on("market_at_barn")
        self.first_rules = settings.rules == 1  # in which some regions took followers, or did not, by oversight

    def about_completed(self) -> bool:
        return not self.market_at_barn

    def begin(self, state: CarcassonneState) -> bool:
        if len(self.candidates(state)) == 0:
            return False
        if state.memory[self.at + SLOT] == 0:
            state.memory[self.at + SLOT] = 1
        return self.goes_on(state)

    def goes_on(self, state: CarcassonneState) -> bool:
        while state.memory[self.at + SLOT] <= state.players:
            state.to_move = (state.active + state.memory[self.at + SLOT]) % state.players
            if len(self.legal(state)) > 1 or state.memory[self.at + JOINING]:
                return True
            self.passes(state)
        state.memory[self.at + SLOT] = 0
        return False

    def passes(self, state: CarcassonneState) -> None:
        state.memory[self.at + SLOT] = state.memory[self.at + SLOT] + 1

    def candidates(self, state: CarcassonneState) -> vec[i64]:
        """The completed regions; CAR-CO-5.1: by the option, also fields whose farmers are scored because of a barn."""
        if not self.market_at_barn:
            return state.land.completed
        land = state.land
        roots = land.completed[:]
        at: i64
        for at in range(state.figures_out):
            root = land.root(state.figures[at] // FIGURE_SPAN)
            if i64(land.node_kind[root]) == FIELD and land.followers[root] & CLOSED:
                roots = add_new(roots, root)
        if self.into_unoccupied and not self.first_rules:
            for chapter in state.rules.chapters:
                field = chapter.scored_field(state)
                if field >= 0:
                    roots = add_new(roots, field)
        return roots

    def closed(self, state: CarcassonneState, root: i64) -> i64:
        """CAR-CO-4.2, CAR-CO-4.3: the region must hold a follower, or several (CAR-CO-4.4), and not lie wholly on the
        dragon's tile."""
        if beside_dragon(state, root, self.first_rules):
            return DRAGON_THERE
        if state.land.followers[root] == 0 and not self.into_unoccupied:
            return NOBODY_TO_JOIN
        return 0


def beside_dragon(state: CarcassonneState, root: i64, buildings_only: bool) -> bool:
    """CAR-CO-4.3: whether a building, road or city lies wholly on the dragon's tile, so that nobody can join it."""
    land = state.land
    kind = i64(land.node_kind[root])
    one_tile = kind >= CLOISTER or ((kind == ROAD or kind == CITY) and not buildings_only and land.size(root) == 1)
    return one_tile and state.haunted(land.tile_cell[land.tile_of(root)])


class LeaveMarket(Leaving):
    """CAR-CO-5: before the final scoring, followers go from the market to fields, one per slot, round and round.

    By the option of CAR-CO-5.2, also from the other quarters into incomplete regions of their kind.
    """

    def __init__(self, slot: str, at: i64, settings: Settings) -> None:
        super().__init__(slot, at)
        self.any_quarter = settings["count_final"] == "any_quarter"
        self.first_rules = settings.rules == 1

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + SLOT] == 0:
            state.memory[self.at + SLOT] = 1
        return self.goes_on(state)

    def goes_on(self, state: CarcassonneState) -> bool:
        memory = state.memory
        tries: i64 = 0
        while tries < state.players:
            state.to_move = (state.active + memory[self.at + SLOT]) % state.players
            if memory[self.at + JOINING]:
                return True
            if memory[self.at + PASSED] & BIT[state.to_move] == 0 and len(self.legal(state)) > 1:
                return True
            self.moved(state)
            tries += 1
        memory[self.at + SLOT] = 0
        memory[self.at + PASSED] = 0
        return False

    def passes(self, state: CarcassonneState) -> None:
        state.memory[self.at + PASSED] = state.memory[self.at + PASSED] | BIT[state.to_move]
        self.moved(state)

    def moved(self, state: CarcassonneState) -> None:
        state.memory[self.at + SLOT] = state.memory[self.at + SLOT] % state.players + 1

    def candidates(self, state: CarcassonneState) -> vec[i64]:
        land = state.land
        roots = vec[i64]()
        node: i64
        for node in range(land.nodes):
            kind = i64(land.node_kind[node])
            if land.parent[node] == node and (kind == FIELD or (self.any_quarter and REGION[kind])):
                roots = append(roots, node)
        return roots

    def closed(self, state: CarcassonneState, root: i64) -> i64:
        """CAR-CO-5.2, CAR-CO-4.3: the region must be incomplete, and not lie wholly on the dragon's tile."""
        if state.land.ends[root] == 0:
            return COMPLETE
        if beside_dragon(state, root, self.first_rules):
            return DRAGON_THERE
        return 0

    def clause(self) -> str:
        return "CAR-CO-5.2" if self.any_quarter else "CAR-CO-5"
