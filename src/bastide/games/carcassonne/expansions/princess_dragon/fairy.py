"""CAR-PD-2: the fairy."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import i64
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.components import (
    FIGURE_SPAN,
    FOLLOWS,
    NODE_SHIFT,
    OWN_PART,
    SEAT_PART,
    SEAT_SPAN,
    points,
)
from bastide.games.carcassonne.expansions.princess_dragon.codes import FAIRY, PRINCESS
from bastide.games.carcassonne.expansions.princess_dragon.follower_choice import FollowerChoice
from bastide.games.carcassonne.expansions.princess_dragon.memory import FAIRY_AT, FAIRY_WITH
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Bonus, ChapterPhase, Reasons

FAIRY_TURN: Final[i64] = points("fairy", "turn")
FAIRY_REGION: Final[i64] = points("fairy", "region")

# Why the fairy does not go somewhere.
FAIRY_ALONE: Final = 1
REASONS: Final[Reasons] = [("", ""), ("CAR-PD-2.1", "fairy_alone")]


class FairyChoice(FollowerChoice):
    """CAR-PD-2.1: the fairy goes next to an own follower anywhere on the land."""

    def __init__(self, at: i64) -> None:
        super().__init__(FAIRY, PRINCESS)
        self.at = at

    def seek(self, state: CarcassonneState, at: i64) -> i64:
        """An own follower that the fairy is not with."""
        company = state.memory[self.at + FAIRY_WITH] - 1
        active = state.active
        while at < state.figures_out:
            figure = state.figures[at]
            if figure & SEAT_PART == active and figure != company and FOLLOWS[figure & OWN_PART]:
                return at
            at += 1
        return at

    def reach(self, state: CarcassonneState, at: i64) -> None:
        """The fairy stands next to that follower now."""
        figure = state.figures[at]
        state.memory[self.at + FAIRY_AT] = cell_of(state, figure)
        state.memory[self.at + FAIRY_WITH] = figure + 1
        if state.events is not None:
            where = sentences.place_of(state, figure // FIGURE_SPAN)
            state.note(Event("moved_fairy", "CAR-PD-2.1", int(state.active), where))

    def nobody(self, state: CarcassonneState) -> i64:
        return FAIRY_ALONE

    def reasons(self) -> Reasons:
        return REASONS


def on_her_tile(state: CarcassonneState, at: i64, figure: i64) -> bool:
    """CAR-PD-2.6: whether a figure is a follower on the fairy's tile; by the option, any of these is next to her."""
    cell = cell_of(state, figure)
    return state.memory[at + FAIRY_AT] == cell and FOLLOWS[figure & OWN_PART] == 1


class FairyPoint(ChapterPhase):
    """CAR-PD-2.4: at the start of a turn, a follower next to the fairy brings its owner a point."""

    def __init__(self, slot: str, at: i64, whole_tile: bool) -> None:
        super().__init__(slot, at)
        self.whole_tile = whole_tile

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + FAIRY_AT] != 0 and self.has_company(state):
            reward(state, state.active, FAIRY_TURN, "fairy_point", "CAR-PD-2.4", {})
        return False

    def has_company(self, state: CarcassonneState) -> bool:
        """Whether a follower of the active player stands next to the fairy."""
        beside = state.memory[self.at + FAIRY_WITH]
        if not self.whole_tile:
            return beside != 0 and (beside - 1) % SEAT_SPAN == state.active
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            if figure % SEAT_SPAN == state.active and on_her_tile(state, self.at, figure):
                return True
        return False


class FairyBonus(Bonus):
    """CAR-PD-2.5: the follower next to the fairy gets 3 points more when its region is scored, a field too (CAR-X-7),
    but not for a lost challenge (CAR-CU-8)."""

    def __init__(self, at: i64, whole_tile: bool) -> None:
        self.at = at
        self.whole_tile = whole_tile

    def pay(self, state: CarcassonneState, root: i64) -> None:
        if state.memory[self.at + FAIRY_AT] == 0:
            return
        seat: i64
        for seat in range(state.players):
            if self.deserves(state, root, seat):
                reward(state, seat, FAIRY_REGION, "fairy_bonus", "CAR-PD-2.5", {})

    def points(self, state: CarcassonneState, root: i64, seat: i64) -> i64:
        if state.memory[self.at + FAIRY_AT] == 0 or not self.deserves(state, root, seat):
            return 0
        return FAIRY_REGION

    def deserves(self, state: CarcassonneState, root: i64, seat: i64) -> bool:
        """Whether a seat has a follower next to the fairy in this region."""
        if not self.whole_tile:
            beside = state.memory[self.at + FAIRY_WITH] - 1
            if beside < 0 or beside & SEAT_PART != seat:
                return False
            return state.land.root(beside >> NODE_SHIFT) == root
        at: i64
        for at in range(state.figures_out - state.guests):
            figure = state.figures[at]
            if figure & SEAT_PART == seat and state.land.root(figure >> NODE_SHIFT) == root:
                if on_her_tile(state, self.at, figure):
                    return True
        return False
