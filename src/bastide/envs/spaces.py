"""The observation space of Gymnasium and PettingZoo."""

import numpy as np
from gymnasium import spaces

from bastide.envs.layout import Layout

MASK = np.dtype("int8")


def observation_space(layout: Layout) -> spaces.Dict:
    """The numbers within their bounds, and the mask of what can be done."""
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )
