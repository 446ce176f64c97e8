"""CAR-AM-1: abbeys."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.event import Event
from bastide.core.native import i64, vec
from bastide.core.observation import Columns
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import MAX_PLAYERS, TILE_NUMBER
from bastide.games.carcassonne.expansions.abbey_mayor.codes import ABBEY
from bastide.games.carcassonne.expansions.abbey_mayor.memory import HANDS, LAST, ROUND
from bastide.games.carcassonne.grid import STEP
from bastide.games.carcassonne.kept import Kept
from bastide.games.carcassonne.phases.placing import placeable
from bastide.games.carcassonne.state import SECOND_PART, CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Limit, Reasons

ABBEY_TILE: Final[i64] = TILE_NUMBER["abbey/abbey"]


NO_HOLE: Final = 1
TURNED: Final = 2
REASONS: Final[Reasons] = [("", ""), ("CAR-AM-1.2", "no_hole"), ("CAR-AM-1.2", "abbey_turned")]


class HoleLimit(Limit):
    """CAR-AM-1.2: an abbey fills a hole, an empty place between four tiles, unless it would break CAR-CU-2 (CAR-X-19);
    it closes its sides (CAR-AM-1.3), is a cloister (CAR-AM-1.4), and its player has completed what it closes
    (CAR-AM-1.5)."""

    def concerns(self, tile: i64) -> bool:
        return tile == ABBEY_TILE

    def verdict(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> i64:
        if not is_hole(state, cell):
            return NO_HOLE
        return 0 if turn == 0 else TURNED

    def reasons(self) -> Reasons:
        return REASONS


def is_hole(state: CarcassonneState, cell: i64) -> bool:
    """Whether all four sides of an empty place are taken."""
    for step in STEP:
        if state.land.tile_at(cell + step) < 0:
            return False
    return True


def has_room(state: CarcassonneState, at: i64) -> bool:
    """Whether the active player has an abbey and a place for it."""
    if state.memory[at + HANDS + state.active] == 0 or state.land.holes == 0:
        return False
    return placeable(state, ABBEY_TILE)


class AbbeyInstead(ChapterPhase):
    """CAR-T-2, CAR-AM-1.1: before a tile is drawn, its owner may take up the abbey instead."""

    def begin(self, state: CarcassonneState) -> bool:
        if not has_room(state, self.at):
            return False
        state.to_move = state.active
        return True

    def legal(self, state: CarcassonneState) -> vec[i64]:
        return vec[i64]([ABBEY, PASS])

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == ABBEY:
            state.memory[self.at + HANDS + state.active] = 0
            state.pile[ABBEY_TILE] = state.pile[ABBEY_TILE] - 1
            state.drawn = ABBEY_TILE
            if state.events is not None:
                state.note(Event("took_abbey", "CAR-AM-1.1", int(state.active)))
        return False

    def task(self, state: CarcassonneState) -> str:
        return "abbey"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "keep_abbey" if word == "pass" else ""

    def reasons(self) -> Reasons:
        return [("", ""), ("CAR-T-2", "abbey_now")]


class FinalRound(ChapterPhase):
    """CAR-AM-1.7: when the pile is played, everybody who has an abbey and a hole may still place it."""

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        if memory[self.at + ROUND] == 0:
            memory[self.at + LAST] = state.active
        while memory[self.at + ROUND] < state.players:
            memory[self.at + ROUND] = memory[self.at + ROUND] + 1
            state.active = (memory[self.at + LAST] + memory[self.at + ROUND]) % state.players
            if has_room(state, self.at):
                state.part = 0
                state.part_kind = SECOND_PART
                state.phase = state.rules.part_start - 1
                if state.events is not None:
                    state.note(Event("last_abbey", "CAR-AM-1.7", int(state.active)))
                return False
        state.active = memory[self.at + LAST]
        return False


class RoundGoesOn(ChapterPhase):
    """CAR-AM-1.7: a turn of the final abbey round is followed by the next one."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + ROUND] > 0:
            state.phase = state.rules.phase_at("CAR-AM-1.7") - 1
        return False


class RoundAt(Kept):
    """CAR-AM-1.7: how many seats have been asked in the final abbey round, and who played the last tile."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        asked = int(state.memory[start + ROUND])
        return [int(state.memory[start + LAST]), asked] if asked else None

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if value is None:
            return
        if not isinstance(value, list) or not 0 <= value[0] < state.players or not 0 < value[1] <= state.players:
            raise BadSnapshot(f"CAR-AM-1.7: the final round cannot be at {value}.")
        state.memory[start + LAST] = i64(value[0])
        state.memory[start + ROUND] = i64(value[1])

    def columns(self) -> Columns:
        return [("last", "flag", 1), ("asked", "count", MAX_PLAYERS)]
