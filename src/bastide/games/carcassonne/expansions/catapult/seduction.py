"""CAR-CA-7: seduction."""

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURE_ROOM,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWER,
    SEAT_SPAN,
    STANDS_ON,
)
from bastide.games.carcassonne.components import KINDS as REGION_KINDS
from bastide.games.carcassonne.expansions.catapult.codes import SEDUCE, SEND, SUMMON, TEMPT
from bastide.games.carcassonne.expansions.catapult.memory import ON, STEP, TO_CHOOSE, TO_REPLACE, VICTIM, next_throw
from bastide.games.carcassonne.expansions.catapult.throw import (
    KINDS,
    away,
    everybody,
    index_of,
    on_land,
    on_map,
    send_home,
    tell,
)
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code
from bastide.games.carcassonne.grid import CELLS
from bastide.games.carcassonne.state import CarcassonneState


class Seduction:
    """CAR-CA-7.1: a token on the map may replace the follower nearest to it by one of the thrower's."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def seduce(self, state: CarcassonneState) -> None:
        """CAR-CA-7.1: a token on the map may replace the follower nearest to it."""
        nearest = self.nearest(state) if on_map(state, self.at) else vec[i64]()
        possible = False
        for who in nearest:
            if len(self.replacements(state, who)) > 1:
                possible = True
        if not possible:
            if state.events is not None:
                state.note(Event("seduced_nobody", "CAR-CA-7.1", int(state.to_move)))
            next_throw(state, self.at)
        elif len(nearest) > 1:
            state.memory[self.at + STEP] = TO_CHOOSE
        else:
            state.memory[self.at + VICTIM] = nearest[0]
            state.memory[self.at + STEP] = TO_REPLACE

    def nearest(self, state: CarcassonneState) -> vec[i64]:
        """The followers nearest to the landing point; those that cannot be told apart are one."""
        found = vec[i64]()
        least: i64 = -1
        for who in everybody(state):
            far = away(state, self.at, who)
            if least < 0 or far < least:
                least = far
                found = vec[i64]()
            if far == least:
                found = add_new(found, who)
        return found

    def victim_codes(self, state: CarcassonneState) -> vec[i64]:
        """The nearest followers that the thrower could replace: by their tiles, then each; or in a quarter."""
        codes = vec[i64]()
        here = state.memory[self.at + ON]
        for who in self.nearest(state):
            if len(self.replacements(state, who)) == 1:
                continue
            if who < 0:
                if here == 0:
                    codes = append(codes, tempt_code(who))
            elif here == 0:
                codes = add_new(codes, SEDUCE + cell_of(state, who - 1))
            elif cell_of(state, who - 1) == here:
                codes = append(codes, choose_code(state, who - 1))
        return append(codes, PASS) if here == 0 else codes

    def choose_victim(self, state: CarcassonneState, code: i64) -> None:
        """One of the nearest followers is to be replaced, or none."""
        memory = state.memory
        if code == PASS:
            self.decline(state)
            return
        if SEDUCE <= code < TEMPT:
            memory[self.at + ON] = code - SEDUCE
            several = self.victim_codes(state)
            if len(several) > 1:
                return
            code = several[0]
        for who in self.nearest(state):
            if who < 0:
                if tempt_code(who) == code:
                    memory[self.at + VICTIM] = who
            elif cell_of(state, who - 1) == memory[self.at + ON] and choose_code(state, who - 1) == code:
                memory[self.at + VICTIM] = who
        memory[self.at + ON] = 0
        memory[self.at + STEP] = TO_REPLACE

    def replacements(self, state: CarcassonneState, victim: i64) -> vec[i64]:
        """CAR-CA-7.1, CAR-CA-7.2: own followers that may stand there, from the supply or the land; or nobody."""
        codes = vec[i64]()
        here = state.memory[self.at + ON] if state.memory[self.at + STEP] == TO_REPLACE else 0
        kind: i64
        for kind in range(KINDS):
            if here == 0 and state.in_supply(state.to_move, kind) > 0 and may_stand(state, victim, kind):
                codes = append(codes, SEND + kind)
        at: i64
        for at in range(state.figures_out):
            if not self.may_come(state, at, victim):
                continue
            cell = cell_of(state, state.figures[at])
            if here == 0:
                codes = add_new(codes, SUMMON + cell)
            elif here == cell:
                codes = add_new(codes, choose_code(state, state.figures[at]))
        return append(codes, PASS) if here == 0 else codes

    def may_come(self, state: CarcassonneState, at: i64, victim: i64) -> bool:
        """Whether the figure at that place of the list is another follower of the thrower that can take the place."""
        figure = state.figures[at]
        if figure % SEAT_SPAN != state.to_move or not may_stand(state, victim, figure % FIGURE_SPAN // SEAT_SPAN):
            return False
        return on_land(figure) != victim or index_of(state, figure, at + 1) >= 0 or index_of(state, figure, 0) < at

    def replace(self, state: CarcassonneState, code: i64) -> None:
        """The thrower has decided who takes the place."""
        memory = state.memory
        if code == PASS:
            self.decline(state)
            return
        if SUMMON <= code < SUMMON + CELLS:
            memory[self.at + ON] = code - SUMMON
            several = self.replacements(state, memory[self.at + VICTIM])
            if len(several) > 1:
                return
            code = several[0]
        if SEND <= code < SEND + KINDS:
            self.swap(state, code - SEND, -1)
        else:
            at: i64 = 0
            while not self.is_called(state, at, code):
                at += 1
            figure = state.figures[at]
            self.swap(state, figure % FIGURE_SPAN // SEAT_SPAN, figure)
        next_throw(state, self.at)

    def is_called(self, state: CarcassonneState, at: i64, code: i64) -> bool:
        """Whether the figure at that place of the list is the one summoned."""
        here = cell_of(state, state.figures[at]) == state.memory[self.at + ON]
        return here and choose_code(state, state.figures[at]) == code

    def swap(self, state: CarcassonneState, kind: i64, came_from: i64) -> None:
        """CAR-CA-7.2, CAR-CA-7.3: the replacement takes the exact place; companions left alone go home.

        The replacement comes before the others leave: who keeps a follower in a region keeps his companions there.
        """
        victim = state.memory[self.at + VICTIM]
        thrower = state.to_move
        if state.events is not None:
            data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "victim": tell(state, victim)}
            state.note(Event("seduced", "CAR-CA-7.1", int(thrower), data))
        mine = thrower * FIGURES + kind
        if came_from >= 0:
            state.supply[mine] = state.supply[mine] + 1
        if victim > 0:
            state.put(thrower, kind, (victim - 1) // FIGURE_SPAN)
        else:
            state.supply[mine] = state.supply[mine] - 1
            state.rules.refuges[(-victim - 1) // FIGURE_SPAN].add(state, thrower, kind, 1)
        if came_from >= 0:
            state.lift(index_of(state, came_from, 0))
        send_home(state, victim, "CAR-CA-7.1")

    def decline(self, state: CarcassonneState) -> None:
        """Nobody is replaced."""
        if state.events is not None:
            state.note(Event("seduced_nobody", "CAR-CA-7.1", int(state.to_move)))
        next_throw(state, self.at)


def tempt_code(who: i64) -> i64:
    """The code that chooses a follower in a refuge."""
    rest = -who - 1
    return TEMPT + (rest // FIGURE_SPAN * 6 + rest % SEAT_SPAN) * FIGURE_ROOM + rest % FIGURE_SPAN // SEAT_SPAN


def may_stand(state: CarcassonneState, victim: i64, kind: i64) -> bool:
    """CAR-CA-7.2: whether a follower of that kind may take somebody's place."""
    if FOLLOWER[kind] == 0:
        return False
    if victim < 0:
        return state.rules.refuges[(-victim - 1) // FIGURE_SPAN].admits(kind)
    return STANDS_ON[kind * REGION_KINDS + i64(state.land.node_kind[(victim - 1) // FIGURE_SPAN])] == 1
