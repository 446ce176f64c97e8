"""CAR-B-4: completed roads, cities and cloisters."""

from bastide.core.native import append, i64, vec
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.scoring import award
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Phase


class ScoreCompleted(Phase):
    """CAR-T-7c: what the tile has completed is scored, after the action (CAR-B-4.1); nobody there gets nothing
    (CAR-B-4.9), whoever was eaten or sent home before it (CAR-X-5, CAR-X-9)."""

    def about_completed(self) -> bool:
        return True

    def begin(self, state: CarcassonneState) -> bool:
        land = state.land
        if len(land.completed) == 0:
            return False
        for root in land.completed:
            if land.followers[root]:
                state.released = append(state.released, root)
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
        released = state.released
        state.released = vec[i64]()
        for root in released:
            state.release(root, sent_home_by(state, root))
        return False


def sent_home_by(state: CarcassonneState, root: i64) -> str:
    """The clause for the figures of a region: it is complete, or a chapter has released it all the same."""
    if state.land.ends[root] == 0:
        return "CAR-B-4.10"
    return state.rules.released_by[int(state.land.node_kind[root])]
