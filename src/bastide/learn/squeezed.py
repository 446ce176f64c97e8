"""Layers as the small file has them: 8-bit whole numbers."""

from array import array
from typing import Any

import numpy as np

from bastide.bots.net.file import MIDDLE, Layer


def squeezed(weight: np.ndarray[Any, Any], bias: np.ndarray[Any, Any]) -> Layer:
    """A layer, a row of weights for each output: of each the largest weight is 127 steps."""
    weight = weight.astype(np.float64)
    steps = np.maximum(np.abs(weight).max(1) / 127, 1e-12)
    whole = np.rint(weight / steps[:, None]).astype(np.int64) + MIDDLE
    outputs, inputs = weight.shape
    return Layer(
        inputs,
        outputs,
        array("f", steps.astype(np.float32).tobytes()),
        array("f", bias.astype(np.float32).tobytes()),
        whole.T.astype(np.uint8).tobytes(),
    )
