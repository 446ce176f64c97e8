"""What a game was worth to each seat: mostly the win, a little the lead."""

import numpy as np
from numpy.typing import NDArray

WIN = 0.7
LEADS = {"caylus": 15.0, "magna_carta": 6.0, "torres": 40.0, "carcassonne": 20.0}
"""A lead of this many points is worth three quarters of what a lead can be worth."""
USUAL_LEAD = 15.0


def worth(wins: NDArray[np.float32], scores: NDArray[np.int32], lead: float) -> NDArray[np.float32]:
    """For every game and seat, from -1 to 1: the reward `win` of the doors and the squashed lead."""
    points = scores.astype(np.float32)
    leads = np.empty_like(points)
    for seat in range(points.shape[1]):
        leads[:, seat] = points[:, seat] - np.delete(points, seat, 1).max(1)
    found: NDArray[np.float32] = WIN * wins + (1 - WIN) * np.tanh(leads / lead)
    return found
