"""The weights of a run as the small file that plays: 8-bit, without PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np

import bastide
from bastide.bots.net import digest_of_game
from bastide.bots.net.file import Weights, write
from bastide.learn.rewards import LEADS, USUAL_LEAD, WIN
from bastide.learn.squeezed import squeezed

LAYERS = ("first", "second", "third", "policy", "value")

Arrays = dict[str, np.ndarray[Any, Any]]


def export(game: str, arrays: Arrays, path: Path, about: dict[str, object]) -> None:
    """Write the weights of a net, by their names in `learn.net`, to a file."""
    layers = [squeezed(arrays[f"{name}.weight"], arrays[f"{name}.bias"]) for name in LAYERS]
    fits = {"game": game, "digest": digest_of_game(bastide.load(game)), "win": WIN, "lead": LEADS.get(game, USUAL_LEAD)}
    write(path, Weights({**fits, **about}, layers))
