"""CAR-B-6: the end of the game and the final scoring."""

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.state import NOBODY
from bastide.games.carcassonne.components import FIELD, FIGURE_SPAN, REGION
from bastide.games.carcassonne.scoring import award
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Phase


class ScoreIncomplete(Phase):
    """CAR-B-6.2: incomplete roads, cities and cloisters, challenged ones too (CAR-CU-7); their followers are
    removed."""

    def begin(self, state: CarcassonneState) -> bool:
        land = state.land
        at: i64 = 0
        while at < state.figures_out:
            root = land.root(state.figures[at] // FIGURE_SPAN)
            kind = i64(land.node_kind[root])
            if kind == FIELD or REGION[kind] == 0:
                at += 1
                continue
            award(state, root)
            state.release(root, "CAR-B-6.2")  # from here on: all before stay where they are
        return False


class ScoreFields(Phase):
    """CAR-B-6.3, CAR-B-6.4: every field pays its owners for the completed cities that touch it, now alone
    (CAR-B-5.1)."""

    def begin(self, state: CarcassonneState) -> bool:
        land = state.land
        scored = vec[i64]()
        at: i64
        for at in range(state.figures_out):
            root = land.root(state.figures[at] // FIGURE_SPAN)
            if i64(land.node_kind[root]) == FIELD and root not in scored:
                award(state, root)
                scored = append(scored, root)
        return False


class Finish(Phase):
    """CAR-B-6.6: the highest total wins."""

    def begin(self, state: CarcassonneState) -> bool:
        state.to_move = NOBODY
        if state.events is not None:
            state.note(Event("finished", "CAR-B-6.6"))
        return True
