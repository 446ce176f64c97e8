"""The weights of a run as the small file that plays: 8-bit, without PyTorch."""

from array import array
from pathlib import Path
from typing import Any

import numpy as np

import bastide
from bastide.bots.net import digest_of_game
from bastide.bots.net.file import MIDDLE, Layer, Weights, write
from bastide.learn.rewards import LEADS, USUAL_LEAD, WIN

LAYERS = ("first", "second", "third", "policy", "value")

Arrays = dict[str, np.ndarray[Any, Any]]


def export(game: str, arrays: Arrays, path: Path, about: dict[str, object]) -> None:
    """Write the weights of a net, by their names in `learn.net`, to a file."""
    layers = [squeezed(arrays[f"{name}.weight"], arrays[f"{name}.bias"]) for name in LAYERS]
    fits = {"game": game, "digest": digest_of_game(bastide.load(game)), "win": WIN, "lead": LEADS.get(game, USUAL_LEAD)}
    write(path, Weights({**fits, **about}, layers))


def squeezed(weight: np.ndarray[Any, Any], bias: np.ndarray[Any, Any]) -> Layer:
    """A layer in 8-bit numbers: of each output the largest weight is 127 steps."""
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
