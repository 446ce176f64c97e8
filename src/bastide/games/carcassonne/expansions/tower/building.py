"""CAR-TW-2, CAR-TW-4: towers rise on foundations, and a follower on top finishes one."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import BIG, SMALL, TOPPERS
from bastide.games.carcassonne.expansions.tower.codes import CAPTURE, TOP, TOWER
from bastide.games.carcassonne.expansions.tower.memory import (
    FOUNDATIONS,
    FOUNDED,
    PIECES,
    RAISED,
    TOWERS,
    is_finished,
    note_foundation,
    top_of,
    tower_at,
)
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.phases.deploying import deploy
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import OF_ANOTHER, ChapterPhase, Choice, Reasons

# Why no piece goes on a foundation, or no follower on a tower.
NO_PIECES: Final = 1
NO_FOUNDATION: Final = 2
FINISHED: Final = 3
NO_TOWER: Final = 4
DRAGON_THERE: Final = 5
NOBODY_FOR_IT: Final = 6
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-TW-2", "no_pieces"),
    ("CAR-TW-2", "no_foundation"),
    ("CAR-TW-4", "tower_finished"),
    ("CAR-TW-4", "no_tower"),
    ("CAR-PD-3.4", "dragon_there"),
    ("CAR-B-3.6", "no_topper"),
]


def site_verdict(state: CarcassonneState, tile: i64) -> i64:
    """CAR-TW-2: 0 where a piece may go on a laid tile (-1: none); else why it may not."""
    if tile < 0:
        return NO_FOUNDATION
    top = top_of(state, tile)
    if top < 0:
        return NO_FOUNDATION
    if state.land.followers[top] != 0:
        return FINISHED
    return 0


class NoteFoundation(ChapterPhase):
    """CAR-TW-2: where towers can be built."""

    def begin(self, state: CarcassonneState) -> bool:
        note_foundation(state, self.at, state.land.laid - 1)
        return False


class PieceChoice(Choice):
    """CAR-TW-2: an own piece on any foundation or unfinished tower."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        if state.memory[self.at + PIECES + state.active] == 0:
            return codes
        number: i64
        for number in range(state.memory[self.at + FOUNDATIONS]):
            tile = state.memory[self.at + FOUNDED + number]
            if site_verdict(state, tile) == 0:
                codes = append(codes, TOWER + state.land.tile_cell[tile])
        return codes

    def possible(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + PIECES + state.active] == 0:
            return False
        number: i64
        for number in range(state.memory[self.at + FOUNDATIONS]):
            if site_verdict(state, state.memory[self.at + FOUNDED + number]) == 0:
                return True
        return False

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if not TOWER <= code < TOP:
            return False
        cell = code - TOWER
        tower = tower_at(state, self.at, cell)
        state.memory[tower] = cell
        state.memory[tower + 1] = state.memory[tower + 1] + 1
        mine = self.at + PIECES + state.active
        state.memory[mine] = state.memory[mine] - 1
        state.memory[self.at + RAISED] = cell
        if state.events is not None:
            height = int(state.memory[tower + 1])
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell)), "height": height}
            state.note(Event("raised_tower", "CAR-TW-2", int(state.active), where))
        return True

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not TOWER <= code < TOP:
            return OF_ANOTHER
        if state.memory[self.at + PIECES + state.active] == 0:
            return NO_PIECES
        return site_verdict(state, state.land.tile_at(code - TOWER))

    def reasons(self) -> Reasons:
        return REASONS


class TopChoice(Choice):
    """CAR-TW-4: a small or big follower on an unfinished tower finishes it, and owns nothing there (CAR-TW-4.1)."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        small = state.in_supply(state.active, SMALL) > 0
        big = state.in_supply(state.active, BIG) > 0
        if not small and not big:
            return codes
        tower = self.at + TOWERS
        while tower < self.at + PIECES and state.memory[tower] != 0:
            cell = state.memory[tower]
            if self.verdict(state, cell) == 0:
                if small:
                    codes = append(codes, TOP + cell * TOPPERS + SMALL)
                if big:
                    codes = append(codes, TOP + cell * TOPPERS + BIG)
            tower += 2
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if not TOP <= code < CAPTURE:
            return False
        tile = state.land.tile_at((code - TOP) // TOPPERS)
        deploy(state, (code - TOP) % TOPPERS, top_of(state, tile), "CAR-TW-4")
        return True

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not TOP <= code < CAPTURE:
            return OF_ANOTHER
        cell = (code - TOP) // TOPPERS
        figure = (code - TOP) % TOPPERS
        if state.land.tile_at(cell) < 0 or state.memory[tower_at(state, self.at, cell)] == 0:
            return NO_TOWER
        verdict = self.verdict(state, cell)
        if verdict != 0:
            return verdict
        if (figure == SMALL or figure == BIG) and state.in_supply(state.active, figure) > 0:
            return 0
        return NOBODY_FOR_IT

    def reasons(self) -> Reasons:
        return REASONS

    def verdict(self, state: CarcassonneState, cell: i64) -> i64:
        """0 where a follower may go on top of the tower there; else why none may."""
        if is_finished(state, state.land.tile_at(cell)):
            return FINISHED
        if state.haunted(cell):
            return DRAGON_THERE
        return 0
