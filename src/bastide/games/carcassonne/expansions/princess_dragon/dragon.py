"""CAR-PD-3, CAR-PD-4: volcanoes and the dragon."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import LANDSCAPE, marked
from bastide.games.carcassonne.expansions.princess_dragon.codes import DRAGON
from bastide.games.carcassonne.expansions.princess_dragon.memory import DRAGON_AT, FAIRY_AT, MOST_STEPS, TRAIL, VISITED
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.grid import STEP, x_of, y_of
from bastide.games.carcassonne.pile import mix_in
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Aside, ChapterPhase, Haunt, Reasons

VOLCANO_TILE: Final = vec[i64](marked("volcano"))
DRAGON_TILE: Final = vec[i64](marked("dragon"))


# Why the dragon may not step somewhere, or something else may not be done.
FAIRY_GUARDS: Final = 1
BARRED: Final = 2
DRAGON_MOVES: Final = 3
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-PD-2.3", "fairy_guards"),
    ("CAR-PD-4.3", "dragon_barred"),
    ("CAR-T-6", "dragon_moves"),
]


class DragonAside(Aside):
    """CAR-PD-4.7: a dragon tile waits as long as the dragon is not on the land, by a river volcano too (CAR-X-18)."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def takes(self, state: CarcassonneState, tile: i64) -> bool:
        return DRAGON_TILE[tile] == 1 and state.memory[self.at + DRAGON_AT] == 0

    def clause(self) -> str:
        return "CAR-PD-4.7"


class DragonHaunt(Haunt):
    """CAR-PD-3.4: no follower ever comes to the dragon's tile, by portal either (CAR-X-11)."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def bars(self, state: CarcassonneState, cell: i64) -> bool:
        return state.memory[self.at + DRAGON_AT] == cell


class CallDragon(ChapterPhase):
    """CAR-PD-3.1, CAR-PD-4.7: a volcano calls the dragon, and the tiles laid aside go back into the pile."""

    def begin(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if VOLCANO_TILE[state.land.tile_turned[last] // 4] == 0:
            return False
        cell = state.land.tile_cell[last]
        state.memory[self.at + DRAGON_AT] = cell
        if state.events is not None:
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell)), "tiles": len(state.aside)}
            state.note(Event("called_dragon", "CAR-PD-3.1", int(state.active), where))
        if len(state.aside):
            mix_in(state, state.aside)
            state.aside = vec[i64]()
        return False


class MoveDragon(ChapterPhase):
    """CAR-PD-4.1 to CAR-PD-4.4: after the action, the dragon makes 6 steps, by the active player and then in turn."""

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        if DRAGON_TILE[state.land.tile_turned[state.land.laid - 1] // 4] == 0 or memory[self.at + DRAGON_AT] == 0:
            return False
        if memory[self.at + VISITED] == 0:
            memory[self.at + TRAIL] = memory[self.at + DRAGON_AT]
            memory[self.at + VISITED] = 1
        return self.goes_on(state)

    def goes_on(self, state: CarcassonneState) -> bool:
        """Whether another step is to be made, and by whom."""
        steps = state.memory[self.at + VISITED] - 1
        if steps < MOST_STEPS and self.can_move(state):
            state.to_move = (state.active + steps) % state.players
            return True
        self.rest(state)
        return False

    def can_move(self, state: CarcassonneState) -> bool:
        """Whether the dragon can make a step at all."""
        for step in STEP:
            if step_verdict(state, self.at, state.memory[self.at + DRAGON_AT] + step) == 0:
                return True
        return False

    def rest(self, state: CarcassonneState) -> None:
        """End the movement."""
        i: i64
        for i in range(MOST_STEPS + 1):
            state.memory[self.at + TRAIL + i] = 0
        state.memory[self.at + VISITED] = 0

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        side: i64
        for side in range(4):
            if step_verdict(state, self.at, state.memory[self.at + DRAGON_AT] + STEP[side]) == 0:
                codes = append(codes, DRAGON + side)
        return codes

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        cell = memory[self.at + DRAGON_AT] + STEP[code - DRAGON]
        memory[self.at + DRAGON_AT] = cell
        memory[self.at + TRAIL + memory[self.at + VISITED]] = cell
        memory[self.at + VISITED] = memory[self.at + VISITED] + 1
        if state.events is not None:
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell))}
            state.note(Event("moved_dragon", "CAR-PD-4.2", int(state.to_move), where))
        self.eat(state, cell)
        return self.goes_on(state)

    def task(self, state: CarcassonneState) -> str:
        return "dragon"

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not DRAGON <= code < DRAGON + 4:
            return DRAGON_MOVES
        return step_verdict(state, self.at, state.memory[self.at + DRAGON_AT] + STEP[code - DRAGON])

    def reasons(self) -> Reasons:
        return REASONS

    def eat(self, state: CarcassonneState, cell: i64) -> None:
        """CAR-PD-4.5, CAR-PD-4.6: all figures on the tile go home, and companions that are left alone with them."""
        at = state.figures_out - 1
        while at >= 0:
            if cell_of(state, state.figures[at]) == cell:
                state.bring_home(at, "CAR-PD-4.5")
                at = min(at, state.figures_out)
            at -= 1


def step_verdict(state: CarcassonneState, at: i64, cell: i64) -> i64:
    """CAR-PD-4.3, CAR-PD-2.3: 0 for a laid tile with landscape, not the middle of Carcassonne (CAR-X-6), not yet
    visited in this movement, without the fairy (CAR-X-8)."""
    if cell == state.memory[at + FAIRY_AT]:
        return FAIRY_GUARDS
    tile = state.land.tile_at(cell)
    if tile < 0 or LANDSCAPE[state.land.tile_turned[tile] // 4] == 0:
        return BARRED
    i: i64
    for i in range(state.memory[at + VISITED]):
        if state.memory[at + TRAIL + i] == cell:
            return BARRED
    return 0
