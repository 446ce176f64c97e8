"""CAR-B-4: completed roads, cities and cloisters."""

from bastide.core.native import i64, vec
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.scoring import award
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Phase


class ScoreCompleted(Phase):
    """CAR-T-7c: what the tile has completed is scored, after the action (CAR-B-4.1)."""

    def begin(self, state: CarcassonneState) -> bool:
        land = state.land
        if len(land.completed) == 0:
            return False
        for root in land.completed:
            if land.followers[root]:
                state.release_later(root, "CAR-B-4.10")
        if state.events is not None:
            sentences.sort_completed(state)
        for root in land.completed:
            if state.events is not None:
                state.note(sentences.completed(state, root))
            if land.followers[root]:
                award(state, root)
        return False


class ReturnFigures(Phase):
    """CAR-T-7f: all figures of the scored regions go home together (CAR-B-4.10)."""

    def begin(self, state: CarcassonneState) -> bool:
        if len(state.released) == 0:
            return False
        at: i64
        for at in range(len(state.released)):
            state.release(state.released[at], state.released_by[at])
        state.released = vec[i64]()
        state.released_by = []
        return False
