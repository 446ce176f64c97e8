"""The observation space of Gymnasium and PettingZoo, and the arrays that are in it."""

import numpy as np
from gymnasium import spaces

from bastide.envs.layout import NUMBER, Layout
from bastide.envs.stepping import Arrays

MASK = np.dtype("int8")


def observation_space(layout: Layout) -> spaces.Dict:
    """The numbers within their bounds, and the mask of what can be done."""
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )


def arrays(layout: Layout) -> Arrays:
    """How an episode makes its observations: read-only arrays over its own bytes."""
    return Arrays(np.frombuffer, NUMBER, MASK, np.frombuffer(bytes(layout.actions), MASK))
