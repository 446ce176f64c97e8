"""An action that is about one follower on the land."""

from abc import abstractmethod

from bastide.core.native import i64, vec
from bastide.games.carcassonne.components import NODE_SHIFT
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import OF_ANOTHER, Choice


class FollowerChoice(Choice):
    """The player names the tile of the follower; where several of those in question stand there, one is chosen.

    The codes of the action are `first` + the cell of the tile, up to `end`.
    """

    def __init__(self, first: i64, end: i64) -> None:
        self.first = first
        self.end = end

    @abstractmethod
    def seek(self, state: CarcassonneState, at: i64) -> i64:
        """The next place of the list, from that one on, with a figure that the action can be about; or its end."""

    @abstractmethod
    def nobody(self, state: CarcassonneState) -> i64:
        """The verdict on a tile without such a figure."""

    @abstractmethod
    def reach(self, state: CarcassonneState, at: i64) -> None:
        """Carry the action out on the figure at that place of the list."""

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        land = state.land
        at = self.seek(state, 0)
        while at < state.figures_out:
            tile = i64(land.node_tile[state.figures[at] >> NODE_SHIFT])
            codes = add_new(codes, self.first + land.tile_cell[tile])
            at = self.seek(state, at + 1)
        return codes

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not self.first <= code < self.end:
            return OF_ANOTHER
        at = self.seek(state, 0)
        while at < state.figures_out:
            if cell_of(state, state.figures[at]) == code - self.first:
                return 0
            at = self.seek(state, at + 1)
        return self.nobody(state)

    def possible(self, state: CarcassonneState) -> bool:
        return self.seek(state, 0) < state.figures_out

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        at = self.seek(state, 0)
        while at < state.figures_out:
            figure = state.figures[at]
            if cell_of(state, figure) == state.chosen:
                codes = add_new(codes, choose_code(state, figure))
            at = self.seek(state, at + 1)
        return codes

    def awaits(self, state: CarcassonneState) -> bool:
        return len(self.follow_up(state)) > 1

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen == 0:
            if not self.first <= code < self.end:
                return False
            state.chosen = code - self.first
            at = self.only_one(state)
            if at < 0:
                return True
        else:
            at = state.figures_out - 1
            while cell_of(state, state.figures[at]) != state.chosen or choose_code(state, state.figures[at]) != code:
                at -= 1
        self.reach(state, at)
        state.chosen = 0
        return True

    def only_one(self, state: CarcassonneState) -> i64:
        """The place of the list with the figure in question on that tile; -1 when there are several different ones."""
        found: i64 = -1
        at = self.seek(state, 0)
        while at < state.figures_out:
            figure = state.figures[at]
            if cell_of(state, figure) == state.chosen:
                if found >= 0 and state.figures[found] != figure:
                    return -1
                found = at
            at = self.seek(state, at + 1)
        return found
