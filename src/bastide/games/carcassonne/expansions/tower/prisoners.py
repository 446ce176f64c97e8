"""CAR-TW-3, CAR-TW-5, CAR-TW-6: followers in reach of a tower are captured, exchanged and bought back; at the end
prisoners are worth nothing (CAR-TW-7)."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURE_ROOM,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWS,
    OWN_PART,
    SEAT_SPAN,
    points,
)
from bastide.games.carcassonne.expansions.tower.codes import CAPTURE, EXCHANGE, RANSOM
from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    CAPTURED_ON,
    KINDS,
    RAISED,
    RANSOMED,
    prison,
    tower_at,
)
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code
from bastide.games.carcassonne.grid import STEP
from bastide.games.carcassonne.scoring import gain
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Reasons

PRICE: Final[i64] = points("ransom", "price")

# Why nobody is captured or exchanged so.
CAPTURE_NOW: Final = 1
EXCHANGE_NOW: Final = 2
OUT_OF_REACH: Final = 3
NOBODY_THERE: Final = 4
CAPTURE_REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-T-5b", "capture_now"),
    ("CAR-TW-5", "exchange_now"),
    ("CAR-TW-3", "out_of_reach"),
    ("CAR-TW-3.1", "nobody_there"),
]
# Why nobody is bought back so.
RANSOM_NOW: Final = 1
NO_PRISONER: Final = 2
RANSOM_REASONS: Final[Reasons] = [("", ""), ("CAR-T-5a", "ransom_now"), ("CAR-TW-6", "no_prisoner")]


class TakePrisoner(ChapterPhase):
    """CAR-TW-3, CAR-TW-5: after a tower piece, before the dragon (CAR-TW-3.4), one follower in reach may be taken, and
    prisoners are exchanged, by figure (CAR-X-12)."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + RAISED] == 0 and state.memory[self.at + CAPTIVE] == 0:
            return False
        state.to_move = state.active
        midway = state.memory[self.at + CAPTIVE] or state.memory[self.at + CAPTURED_ON]
        if len(self.legal(state)) > 1 if midway else self.anybody(state):
            return True
        state.memory[self.at + RAISED] = 0
        return False

    def anybody(self, state: CarcassonneState) -> bool:
        """Whether a follower is in reach of the tower that was raised."""
        reach = reach_of_raised(state, self.at)
        at: i64
        for at in range(state.figures_out):
            if state.is_follower(at) and reach_verdict(reach, cell_of(state, state.figures[at])) == 0:
                return True
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        if state.memory[self.at + CAPTIVE]:
            return self.exchanges(state)
        here = state.memory[self.at + CAPTURED_ON]
        reach = reach_of_raised(state, self.at)
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            if FOLLOWS[figure & OWN_PART] == 0:
                continue
            cell = cell_of(state, figure)
            if here == 0:
                if reach_verdict(reach, cell) == 0:
                    codes = add_new(codes, CAPTURE + cell)
            elif here == cell:
                codes = add_new(codes, choose_code(state, figure))
        return append(codes, PASS) if here == 0 else codes

    def exchanges(self, state: CarcassonneState) -> vec[i64]:
        """The own prisoners that can come back for the captive."""
        codes = vec[i64]()
        holder = (state.memory[self.at + CAPTIVE] - 1) // FIGURES
        kind: i64
        for kind in range(KINDS):
            if prisoner_verdict(state, self.at, holder, kind) == 0:
                codes = append(codes, EXCHANGE + kind)
        return codes

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == PASS:
            state.memory[self.at + RAISED] = 0
            if state.events is not None:
                state.note(Event("spared", "CAR-TW-3", int(state.active)))
            return False
        if EXCHANGE <= code < RANSOM:
            self.exchange(state, code - EXCHANGE)
            return False
        if CAPTURE <= code < EXCHANGE:
            state.memory[self.at + CAPTURED_ON] = code - CAPTURE
            several = self.legal(state)
            if len(several) > 1:
                return True
            code = several[0]
        return self.capture(state, code)

    def capture(self, state: CarcassonneState, code: i64) -> bool:
        """CAR-TW-3.2: a foreign follower becomes a prisoner, an own one goes home, with companions left alone
        (CAR-TW-3.3); True when an exchange is open."""
        cell = state.memory[self.at + CAPTURED_ON]
        state.memory[self.at + CAPTURED_ON] = 0
        state.memory[self.at + RAISED] = 0
        at: i64 = 0
        while cell_of(state, state.figures[at]) != cell or choose_code(state, state.figures[at]) != code:
            at += 1
        figure = state.figures[at]
        if state.events is not None:
            name = FIGURE_NAMES[figure % FIGURE_SPAN // SEAT_SPAN]
            where = sentences.place_of(state, figure // FIGURE_SPAN)
            data = {"owner": int(figure % SEAT_SPAN), "figure": name, **where}
            state.note(Event("captured", "CAR-TW-3", int(state.active), data))
        owner = figure % SEAT_SPAN
        kind = figure % FIGURE_SPAN // SEAT_SPAN
        if owner == state.active:
            state.bring_home(at, "CAR-TW-3.2")
            return False
        state.lift(at)
        state.memory[self.at + CAPTIVE] = owner * FIGURES + kind + 1
        mine = self.exchanges(state)
        if len(mine) == 0:
            state.memory[self.at + CAPTIVE] = 0
            held = prison(self.at, state.active, owner, kind)
            state.memory[held] = state.memory[held] + 1
            return False
        if len(mine) > 1:
            return True
        self.exchange(state, mine[0] - EXCHANGE)
        return False

    def exchange(self, state: CarcassonneState, kind: i64) -> None:
        """CAR-TW-5: the captive goes home to its owner, who gives an own prisoner of the active player back."""
        captive = state.memory[self.at + CAPTIVE] - 1
        state.memory[self.at + CAPTIVE] = 0
        state.supply[captive] = state.supply[captive] + 1
        other = captive // FIGURES
        held = prison(self.at, other, state.active, kind)
        state.memory[held] = state.memory[held] - 1
        mine = state.active * FIGURES + kind
        state.supply[mine] = state.supply[mine] + 1
        if state.events is not None:
            data: dict[str, object] = {"other": int(other), "figure": FIGURE_NAMES[kind]}
            state.note(Event("exchanged", "CAR-TW-5", int(state.active), data))

    def task(self, state: CarcassonneState) -> str:
        return "capture"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "pass_capture" if word == "pass" else ""

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if state.memory[self.at + CAPTIVE]:
            return 0 if code in self.exchanges(state) else EXCHANGE_NOW
        if not CAPTURE <= code < EXCHANGE or state.memory[self.at + CAPTURED_ON]:
            return 0 if code in self.legal(state) else CAPTURE_NOW
        cell = code - CAPTURE
        verdict = reach_verdict(reach_of_raised(state, self.at), cell)
        if verdict != 0:
            return verdict
        at: i64
        for at in range(state.figures_out):
            if state.is_follower(at) and cell_of(state, state.figures[at]) == cell:
                return 0
        return NOBODY_THERE

    def reasons(self) -> Reasons:
        return CAPTURE_REASONS


def reach_verdict(reach: vec[i64], cell: i64) -> i64:
    """CAR-TW-3: 0 where a follower would be in reach of the tower; else why it is not."""
    if cell in reach:
        return 0
    return OUT_OF_REACH


def prisoner_verdict(state: CarcassonneState, at: i64, holder: i64, kind: i64) -> i64:
    """CAR-TW-5, CAR-TW-6: 0 where a player holds such a follower of the active player; else why it cannot come back."""
    if state.memory[prison(at, holder, state.active, kind)] > 0:
        return 0
    return NO_PRISONER


def reach_of_raised(state: CarcassonneState, at: i64) -> vec[i64]:
    """The places in reach of the tower that was raised."""
    tower = state.memory[at + RAISED]
    return reach_of(tower, state.memory[tower_at(state, at, tower) + 1])


def reach_of(tower: i64, height: i64) -> vec[i64]:
    """CAR-TW-3: the tower's own place, and as many straight in each direction as the tower is high."""
    cells = vec[i64]([tower])
    side: i64
    step: i64
    for side in range(4):
        for step in range(1, height + 1):
            cells = append(cells, tower + step * STEP[side])
    return cells


class BuyBack(ChapterPhase):
    """CAR-TW-6: once a turn, before the action, an own prisoner can be bought back for 3 points."""

    def __init__(self, slot: str, at: i64, debt: bool) -> None:
        super().__init__(slot, at)
        self.debt = debt

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + RANSOMED]:
            return False
        if not self.debt and state.points[state.active] < PRICE:
            return False
        state.to_move = state.active
        return self.has_prisoner(state)

    def has_prisoner(self, state: CarcassonneState) -> bool:
        """Whether anybody holds a follower of the active player.

        This is asked in every turn: to ask for the verdict on each would make a game 3 % slower. A test holds that both
        say the same.
        """
        holder: i64
        kind: i64
        memory = state.memory
        for holder in range(state.players):
            first = prison(self.at, holder, state.active, 0)
            for kind in range(KINDS):
                if memory[first + kind] > 0:
                    return True
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        holder: i64
        kind: i64
        for holder in range(state.players):
            for kind in range(KINDS):
                if prisoner_verdict(state, self.at, holder, kind) == 0:
                    codes = append(codes, RANSOM + holder * FIGURE_ROOM + kind)
        return append(codes, PASS)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == PASS:
            return False
        holder = (code - RANSOM) // FIGURE_ROOM
        kind = (code - RANSOM) % FIGURE_ROOM
        held = prison(self.at, holder, state.active, kind)
        state.memory[held] = state.memory[held] - 1
        mine = state.active * FIGURES + kind
        state.supply[mine] = state.supply[mine] + 1
        state.memory[self.at + RANSOMED] = 1
        gain(state, state.active, -PRICE)
        gain(state, holder, PRICE)
        if state.events is not None:
            data: dict[str, object] = {"other": int(holder), "figure": FIGURE_NAMES[kind], "price": int(PRICE)}
            state.note(Event("ransomed", "CAR-TW-6", int(state.active), data))
        return False

    def task(self, state: CarcassonneState) -> str:
        return "ransom"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "pass_ransom" if word == "pass" else ""

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if code == PASS:
            return 0
        if not RANSOM <= code < RANSOM + state.players * FIGURE_ROOM:
            return RANSOM_NOW
        holder = (code - RANSOM) // FIGURE_ROOM
        kind = (code - RANSOM) % FIGURE_ROOM
        return prisoner_verdict(state, self.at, holder, kind) if kind < KINDS else NO_PRISONER

    def reasons(self) -> Reasons:
        return RANSOM_REASONS


class NewTurn(ChapterPhase):
    """CAR-TW-6.1: when a turn is over, the next one brings a new chance of a ransom."""

    def begin(self, state: CarcassonneState) -> bool:
        state.memory[self.at + RANSOMED] = 0
        return False
