"""What is remembered of a catapult round, and where."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.components import BOX
from bastide.games.carcassonne.state import CarcassonneState

TOKENS: Final = BOX["catapult"]["tokens"]

# The tokens, from 1 on.
NO_TOKEN: Final = 0
KNOCK_OUT: Final = 1
SEDUCTION: Final = 2
TARGET: Final = 3
CATCH: Final = 4

# What is awaited of a throw.
TO_AIM: Final = 0  # the aim, or in catch the distance
TO_CATCH: Final = 1  # the catcher's hand
TO_DRIFT_X: Final = 2
TO_DRIFT_Y: Final = 3
TO_CHOOSE: Final = 4  # which of several nearest followers
TO_REPLACE: Final = 5
STEPS: Final = ["aim", "hand", "drift_x", "drift_y", "victim", "replacement"]
WAITS: Final = [
    (TO_AIM,),
    (TO_AIM, TO_DRIFT_X, TO_DRIFT_Y),
    (TO_AIM, TO_DRIFT_X, TO_DRIFT_Y, TO_CHOOSE, TO_REPLACE),
    (TO_AIM, TO_DRIFT_X, TO_DRIFT_Y),
    (TO_AIM, TO_CATCH, TO_DRIFT_X),
]
"""What the throw of each token, none among them, can wait for."""

# What is remembered, by its place in the chapter's stretch of the memory.
FAIRS: Final = 0  # how many catapult rounds are still to come in this turn
FAIR_AT: Final = 1  # the cells of their fairs
MOST_FAIRS: Final = 3
TOKEN: Final = FAIR_AT + MOST_FAIRS
THROWN: Final = TOKEN + 1  # how many have thrown in this round
STEP: Final = TOKEN + 2
LANDS_X: Final = TOKEN + 3  # the aim, and then where the token lands
LANDS_Y: Final = TOKEN + 4
DISTANCE: Final = TOKEN + 5  # catch: the thrower's distance; a secret until the hand is known
CATCHER: Final = TOKEN + 6  # catch: the hand
VICTIM: Final = TOKEN + 7  # seduction: who is replaced, see `on_land`; 0 for nobody yet
ON: Final = TOKEN + 8  # the cell of the tile on which one of several followers is to be chosen, or 0
FAR: Final = TOKEN + 9  # target: the square of each seat's distance, plus 1; 0 before the throw
MEMORY: Final = FAR + 6


def thrower(state: CarcassonneState, at: i64) -> i64:
    """The seat whose throw it is."""
    return (state.active + state.memory[at + THROWN]) % state.players


def next_throw(state: CarcassonneState, at: i64) -> None:
    """The next player clockwise throws."""
    memory = state.memory
    memory[at + THROWN] = memory[at + THROWN] + 1
    what: i64
    for what in range(STEP, FAR):
        memory[at + what] = 0
