"""What is remembered of the dragon and the fairy, by its place in the chapter's stretch of the memory."""

from typing import Final

from bastide.core.native import i64
from bastide.core.observation import Columns
from bastide.games.carcassonne.components import FIGURE_NAMES, MAX_PLAYERS, SEGMENTS_AND_TOWER, points
from bastide.games.carcassonne.figures import cell_of, plain_figure
from bastide.games.carcassonne.kept import Kept, cell_under
from bastide.games.carcassonne.state import CarcassonneState

MOST_STEPS: Final[i64] = points("dragon", "steps")

DRAGON_AT: Final = 0  # the dragon's cell, or 0
FAIRY_AT: Final = 1  # the fairy's cell, or 0
FAIRY_WITH: Final = 2  # the follower she stands next to, as the state keeps it, plus 1; 0 for none
VISITED: Final = 3  # how many tiles the dragon has been on in this movement; 0 between movements
TRAIL: Final = 4  # those tiles


class Beside(Kept):
    """CAR-PD-2.1: the follower next to the fairy."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        beside = state.memory[start + FAIRY_WITH] - 1
        return plain_figure(state, beside) if beside >= 0 else None

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if value is None:
            return
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            if state.is_follower(at) and plain_figure(state, figure) == value:
                if cell_of(state, figure) == state.memory[start + FAIRY_AT]:
                    state.memory[start + FAIRY_WITH] = figure + 1
                    return
        raise self.refusal(value)

    def places(self, value: object) -> tuple[str, ...]:
        return cell_under(value)

    def columns(self) -> Columns:
        return [
            ("seat", "one of", MAX_PLAYERS),
            ("figure", "one of", len(FIGURE_NAMES)),
            ("segment", "one of", SEGMENTS_AND_TOWER),
        ]
