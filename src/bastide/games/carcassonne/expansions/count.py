"""CAR-CO, expansion VI c: The Count of Carcassonne."""

from typing import Final, cast

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.options import Settings
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import COUNT, ENTER, JOIN, PASS
from bastide.games.carcassonne.components import (
    BOX,
    CLOISTER,
    FIELD,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    KIND_NAMES,
    QUARTERS,
    SEATS,
    TILES,
    TOWER,
    tiles_of,
)
from bastide.games.carcassonne.figures import add_new, choose_code, place
from bastide.games.carcassonne.grid import cell_at
from bastide.games.carcassonne.land import BIT, CLOSED
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Phase, Refuge, Rules

CASTLE: Final = 0
NO_QUARTER: Final = -1
NUMBER: Final = len(QUARTERS)
KINDS: Final = len(FIGURE_NAMES)


def _quarter_for(kind: str) -> int:
    return next((i for i, name in enumerate(QUARTERS) if kind in BOX["quarters"][name]["moves_to"]), NO_QUARTER)


def _may_enter(figure: int, quarter: str) -> int:
    names = FIGURE_NAMES[figure : figure + 1]
    return int(any(quarter in BOX["figures"][name].get("quarters", []) for name in names))


QUARTER_FOR: Final = vec[i64]([_quarter_for(kind) for kind in KIND_NAMES])
"""[kind of region]: the quarter whose followers move there, or NO_QUARTER."""
ADMITS: Final = vec[i64]([_may_enter(figure, quarter) for quarter in QUARTERS for figure in range(FIGURES)])
"""[quarter * FIGURES + figure]: 1 where CAR-CO-2.2 lets a figure in."""

# What is remembered, by its place in the chapter's stretch of the memory.
COUNT_IN: Final = 0  # the quarter the count is in
ENTRY: Final = 1  # what the active player may do at the end of this part
SLOT: Final = 2  # whose slot it is to move followers out: so many seats after the active player; 0 when none is
PASSED: Final = 3  # at the end of the game: a bit per seat that has passed
JOINING: Final = 4  # the cell of the region that one of several followers joins, or 0
SCORES: Final = 5  # the points of each seat before the scoring of this part
HELD: Final = SCORES + 6  # the followers in each quarter, see `held_at`
MEMORY: Final = HELD + NUMBER * 6 * FIGURES

# Entries.
NOT: Final = 0
FOLLOWER_MAY: Final = 1
COUNT_MAY: Final = 2
ENTRY_NAMES: Final = [None, "follower", "count"]


def held_at(at: i64, quarter: i64, seat: i64, figure: i64) -> i64:
    """Where the memory holds how many figures of a kind of a seat are in a quarter."""
    return at + HELD + (quarter * 6 + seat) * FIGURES + figure


class TheCount(Chapter):
    """CAR-CO-1.1, CAR-CO-1.2: the block of 12 tiles is the starting map; the count is in the castle."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        block = tiles_of("count")
        rules.add_tiles(block, mixed_in=False)
        rules.replace_start(block, [int(cell_at(*TILES[number]["layout"])) for number in block])
        self.at = rules.reserve(MEMORY)
        for quarter, name in enumerate(QUARTERS):
            x, y = BOX["quarters"][name]["at"]
            rules.refuges.append(Quarter(x, y, self.at, quarter))
        rules.add_phase(MoveOut("CAR-T-7b", self.at, rules.settings))
        rules.add_phase(NoteScores("CAR-T-7b", self.at))
        rules.add_phase(JudgeGains("CAR-T-7e", self.at), first=True)
        rules.add_phase(EnterQuarter("CAR-T-9", self.at))
        rules.add_phase(LeaveMarket("CAR-B-6.5a", self.at, rules.settings["count_final"] == "any_quarter"))

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        players = range(int(state.players))
        return {
            "count": QUARTERS[memory[self.at + COUNT_IN]],
            "quarters": [
                [QUARTERS[quarter], seat, FIGURE_NAMES[kind], int(memory[held_at(self.at, quarter, seat, kind)])]
                for quarter in range(NUMBER)
                for seat in players
                for kind in range(KINDS)
                if memory[held_at(self.at, quarter, seat, kind)]
            ],
            "guests": int(state.guests),
            "entry": ENTRY_NAMES[memory[self.at + ENTRY]],
            "slot": int(memory[self.at + SLOT]),
            "passed": [seat for seat in players if memory[self.at + PASSED] & BIT[seat]],
            "joining": place(memory[self.at + JOINING]),
        }

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        memory = state.memory
        if data["count"] not in QUARTERS:
            raise ValueError(f"CAR-CO-1.2: the count cannot be in '{data['count']}'; the quarters are {QUARTERS}")
        memory[self.at + COUNT_IN] = QUARTERS.index(str(data["count"]))
        for row in cast("list[list[object]]", data["quarters"]):
            name, figure = str(row[0]), str(row[2])
            seat, count = cast(int, row[1]), cast(int, row[3])
            quarter, kind = QUARTERS.index(name), FIGURE_NAMES.index(figure)
            if not ADMITS[quarter * FIGURES + kind]:
                raise ValueError(f"CAR-CO-2.2: '{figure}' cannot be in the quarter '{name}'")
            if not 0 <= seat < state.players or not 0 < count <= state.in_supply(seat, kind):
                raise ValueError(f"CAR-B-1.3: seat {seat} has no {count} of '{figure}' for the quarter '{name}'")
            memory[held_at(self.at, quarter, seat, kind)] = count
            state.supply[seat * FIGURES + kind] -= count
        guests = cast(int, data["guests"])
        if not 0 <= guests <= state.figures_out:
            raise ValueError(f"CAR-CO-4.3: {guests} of {state.figures_out} figures cannot have come from Carcassonne")
        state.guests = guests
        memory[self.at + ENTRY] = ENTRY_NAMES.index(cast("str | None", data["entry"]))
        slot = cast(int, data["slot"])
        if not 0 <= slot <= state.players:
            raise ValueError(f"CAR-CO-4.1: there is no slot {slot}")
        memory[self.at + SLOT] = slot
        for seat in cast("list[int]", data["passed"]):
            memory[self.at + PASSED] |= BIT[seat]
        joining = cast("list[int] | None", data["joining"])
        memory[self.at + JOINING] = cell_at(joining[0], joining[1]) if joining is not None else 0

    def inventory(self, state: CarcassonneState) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat in range(int(state.players)):
            for kind, name in enumerate(FIGURE_NAMES):
                inside = sum(int(state.memory[held_at(self.at, quarter, seat, kind)]) for quarter in range(NUMBER))
                if inside:
                    counts[f"{name} of {BOX['colours'][seat]}"] = inside
        return counts

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        """A follower in a quarter may still decide a region; the count's own quarter is worth less."""
        expected = 0.0
        later = float(state.pile_left) / (float(state.pile_left) + 20.0)
        quarter: i64
        kind: i64
        for quarter in range(NUMBER):
            each = 1.0 if quarter == state.memory[self.at + COUNT_IN] else 2.0
            if QUARTER_FOR[FIELD] != quarter:
                each *= later
            for kind in range(KINDS):
                expected += each * float(state.memory[held_at(self.at, quarter, seat, kind)])
        return expected


class Quarter(Refuge):
    """CAR-CO-1.2, CAR-CO-6: a quarter, where followers stand outside every region until they move out."""

    def __init__(self, x: i64, y: i64, at: i64, quarter: i64) -> None:
        super().__init__(x, y)
        self.at = at
        self.quarter = quarter

    def held(self, state: CarcassonneState, seat: i64, figure: i64) -> i64:
        return state.memory[held_at(self.at, self.quarter, seat, figure)]

    def admits(self, figure: i64) -> bool:
        return ADMITS[self.quarter * FIGURES + figure] == 1

    def add(self, state: CarcassonneState, seat: i64, figure: i64, number: i64) -> None:
        held = held_at(self.at, self.quarter, seat, figure)
        state.memory[held] = state.memory[held] + number


class Leaving(Phase):
    """Followers leave Carcassonne for regions, one at a time: first the region is named, then, if needed, who goes."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def takes(self, state: CarcassonneState, root: i64) -> bool:
        """Whether followers may join a region now."""
        raise NotImplementedError

    def candidates(self, state: CarcassonneState) -> vec[i64]:
        """The regions that may be asked for."""
        raise NotImplementedError

    def goes_on(self, state: CarcassonneState) -> bool:
        """Whose slot it is now; False when all are through."""
        raise NotImplementedError

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        joining = state.memory[self.at + JOINING]
        for root in self.candidates(state):
            quarter = self.open_quarter(state, root)
            if quarter == NO_QUARTER or not self.takes(state, root):
                continue
            cell = state.land.tile_cell[state.land.tile_of(root)]
            kind: i64
            for kind in range(KINDS):
                if state.memory[held_at(self.at, quarter, state.to_move, kind)] == 0:
                    continue
                if joining == 0:
                    codes = add_new(codes, JOIN + cell)
                elif joining == cell:
                    codes = append(codes, self.choice(state, root, kind))
        return append(codes, PASS) if joining == 0 else codes

    def open_quarter(self, state: CarcassonneState, root: i64) -> i64:
        """CAR-CO-4: the quarter whose followers can go to a region, unless the count is there."""
        quarter = QUARTER_FOR[i64(state.land.node_kind[root])]
        return NO_QUARTER if quarter == state.memory[self.at + COUNT_IN] else quarter

    def choice(self, state: CarcassonneState, root: i64, kind: i64) -> i64:
        """The code by which one of several is chosen."""
        return choose_code(state, root * FIGURE_SPAN + kind * SEATS + state.to_move)

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

    def closed(self, state: CarcassonneState, root: i64) -> Refusal:
        """Why a region does not take followers now."""
        raise NotImplementedError

    def passes(self, state: CarcassonneState) -> None:
        """The player to move is done."""
        raise NotImplementedError

    def moved(self, state: CarcassonneState) -> None:
        """The player to move has moved a follower."""

    def wording(self, state: CarcassonneState, word: str) -> str:
        if word == "choose":
            return "choose_join"
        return "pass_move_out" if word == "pass" else ""

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if state.memory[self.at + JOINING]:
            return Refusal(self.clause(), "carcassonne.refusal.choose_now")
        if not JOIN <= code < ENTER:
            return Refusal(self.clause(), "carcassonne.refusal.leave_now")
        for root in self.candidates(state):
            if state.land.tile_cell[state.land.tile_of(root)] != code - JOIN:
                continue
            quarter = QUARTER_FOR[i64(state.land.node_kind[root])]
            if quarter == NO_QUARTER:
                continue
            if quarter == state.memory[self.at + COUNT_IN]:
                return Refusal(self.clause(), "carcassonne.refusal.count_bars")
            if not self.takes(state, root):
                return self.closed(state, root)
            return Refusal(self.clause(), "carcassonne.refusal.quarter_empty")
        return Refusal(self.clause(), "carcassonne.refusal.no_region")


class MoveOut(Leaving):
    """CAR-CO-4, CAR-CO-4.1: before a region is scored, followers may come to it from the matching quarter.

    The left neighbour of the active player is first, the active player last; each makes all his moves in one slot.
    """

    def __init__(self, slot: str, at: i64, settings: Settings) -> None:
        super().__init__(slot, at)
        self.into_unoccupied = settings.on("count_into_unoccupied")
        self.market_at_barn = settings.on("market_at_barn")

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
        return roots

    def takes(self, state: CarcassonneState, root: i64) -> bool:
        """CAR-CO-4.2, CAR-CO-4.3: the region must hold a follower; no building on the dragon's tile can be joined."""
        land = state.land
        if land.followers[root] == 0 and not self.into_unoccupied:
            return False
        return not beside_dragon(state, root)

    def closed(self, state: CarcassonneState, root: i64) -> Refusal:
        if beside_dragon(state, root):
            return Refusal("CAR-CO-4.3", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-CO-4.2", "carcassonne.refusal.nobody_to_join")


def beside_dragon(state: CarcassonneState, root: i64) -> bool:
    """CAR-CO-4.3: whether a region is a building on the dragon's tile, which nobody can join."""
    land = state.land
    return i64(land.node_kind[root]) >= CLOISTER and state.haunted(land.tile_cell[land.tile_of(root)])


class LeaveMarket(Leaving):
    """CAR-CO-5: before the final scoring, followers go from the market to fields, one per slot, round and round.

    By the option of CAR-CO-5.2, also from the other quarters into incomplete regions of their kind.
    """

    def __init__(self, slot: str, at: i64, any_quarter: bool) -> None:
        super().__init__(slot, at)
        self.any_quarter = any_quarter

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
            if memory[self.at + PASSED] & BIT[state.to_move] == 0 and self.has_any(state):
                if len(self.legal(state)) > 1:
                    return True
            self.moved(state)
            tries += 1
        memory[self.at + SLOT] = 0
        memory[self.at + PASSED] = 0
        return False

    def has_any(self, state: CarcassonneState) -> bool:
        """Whether the player to move has a follower in Carcassonne."""
        quarter: i64
        kind: i64
        for quarter in range(NUMBER):
            for kind in range(KINDS):
                if state.memory[held_at(self.at, quarter, state.to_move, kind)] > 0:
                    return True
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
            if land.parent[node] == node and (kind == FIELD or (self.any_quarter and kind < TOWER)):
                roots = append(roots, node)
        return roots

    def takes(self, state: CarcassonneState, root: i64) -> bool:
        return state.land.ends[root] != 0 and not beside_dragon(state, root)

    def closed(self, state: CarcassonneState, root: i64) -> Refusal:
        if state.land.ends[root] != 0:
            return Refusal("CAR-CO-4.3", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-CO-5.2", "carcassonne.refusal.no_region")

    def clause(self) -> str:
        return "CAR-CO-5.2" if self.any_quarter else "CAR-CO-5"


class NoteScores(Phase):
    """CAR-CO-2.1: the points before the scoring of a part, to see who gains in it."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        seat: i64
        for seat in range(state.players):
            state.memory[self.at + SCORES + seat] = state.points[seat]
        return False


class JudgeGains(Phase):
    """CAR-CO-2: whether the active player gained nothing in this part's scoring while another did."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        others = False
        seat: i64
        for seat in range(state.players):
            if seat != state.active and state.points[seat] > memory[self.at + SCORES + seat]:
                others = True
        own = state.points[state.active] > memory[self.at + SCORES + state.active]
        memory[self.at + ENTRY] = FOLLOWER_MAY if others and not own else NOT
        for seat in range(state.players):
            memory[self.at + SCORES + seat] = 0
        return False


class EnterQuarter(Phase):
    """CAR-CO-2, CAR-CO-3: a follower may go into a quarter, and if it does, the count may move."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + ENTRY] == NOT:
            return False
        state.to_move = state.active
        if len(self.legal(state)) > 1:
            return True
        state.memory[self.at + ENTRY] = NOT
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        kind: i64
        quarter: i64
        if state.memory[self.at + ENTRY] == COUNT_MAY:
            for quarter in range(NUMBER):
                if quarter != state.memory[self.at + COUNT_IN]:
                    codes = append(codes, COUNT + quarter)
            return append(codes, PASS)
        for kind in range(KINDS):
            if state.in_supply(state.active, kind) > 0:
                for quarter in range(NUMBER):
                    if ADMITS[quarter * FIGURES + kind]:
                        codes = append(codes, ENTER + kind * NUMBER + quarter)
        return append(codes, PASS)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        if code == PASS:
            if state.events is not None:
                kept_out = memory[self.at + ENTRY] == FOLLOWER_MAY
                kind, clause = ("kept_out", "CAR-CO-2") if kept_out else ("count_stays", "CAR-CO-3")
                state.note(Event(kind, clause, int(state.active)))
            memory[self.at + ENTRY] = NOT
            return False
        if code >= COUNT:
            memory[self.at + COUNT_IN] = code - COUNT
            memory[self.at + ENTRY] = NOT
            if state.events is not None:
                state.note(Event(f"count_to_{QUARTERS[code - COUNT]}", "CAR-CO-3", int(state.active)))
            return False
        figure = (code - ENTER) // NUMBER
        quarter = (code - ENTER) % NUMBER
        mine = state.active * FIGURES + figure
        state.supply[mine] = state.supply[mine] - 1
        held = held_at(self.at, quarter, state.active, figure)
        memory[held] = memory[held] + 1
        memory[self.at + ENTRY] = COUNT_MAY
        if state.events is not None:
            data: dict[str, object] = {"figure": FIGURE_NAMES[figure], "quarter": QUARTERS[quarter]}
            state.note(Event(f"entered_{QUARTERS[quarter]}", "CAR-CO-2", int(state.active), data))
        return True

    def task(self, state: CarcassonneState) -> str:
        return "count" if state.memory[self.at + ENTRY] == COUNT_MAY else ""

    def wording(self, state: CarcassonneState, word: str) -> str:
        if word != "pass":
            return ""
        return "pass_count" if state.memory[self.at + ENTRY] == COUNT_MAY else "pass_enter"

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if COUNT <= code < COUNT + NUMBER:
            if state.memory[self.at + ENTRY] == FOLLOWER_MAY:
                return Refusal("CAR-CO-3", "carcassonne.refusal.count_waits")
            return Refusal("CAR-CO-3", "carcassonne.refusal.count_is_there")
        if ENTER <= code < COUNT:
            if state.memory[self.at + ENTRY] == COUNT_MAY:
                return Refusal("CAR-CO-2", "carcassonne.refusal.one_follower")
            if state.in_supply(state.active, (code - ENTER) // NUMBER) == 0:
                return Refusal("CAR-B-3.6", "carcassonne.refusal.nobody_in_hand")
            return Refusal("CAR-CO-2.2", "carcassonne.refusal.quarter_closed")
        return Refusal("CAR-T-9", "carcassonne.refusal.enter_now")
