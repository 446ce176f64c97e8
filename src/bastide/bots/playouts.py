"""Playing on from a new node of the tree, to where positions can be compared."""

from typing import Final

from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import i64
from bastide.core.state import CHANCE, NOBODY, State

MOST_STEPS: Final = 400


def play_on(counsel: Counsel, state: State, turn: i64, dealer: Dealer) -> None:
    """Play until that turn begins, or to the end of the present one if that is later; all do what promises most."""
    turn = max(turn, counsel.turn_of(state) + 1)
    left: i64 = MOST_STEPS
    while left > 0 and state.to_move != NOBODY and counsel.turn_of(state) < turn:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        else:
            state.apply_code(most_promising(counsel, state))
        left -= 1


def most_promising(counsel: Counsel, state: State) -> i64:
    """The action with the best lead one step ahead."""
    codes = counsel.candidates(state)
    if len(codes) == 1:
        return codes[0]
    mover = state.to_move
    best: float = -1000000.0
    chosen = codes[0]
    for code in codes:
        twin = state.copy()
        twin.apply_code(code)
        value = counsel.margin(twin, mover)
        if value > best:
            best = value
            chosen = code
    return chosen
