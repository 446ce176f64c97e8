"""The weights of a run as the small file that plays: 8-bit, without PyTorch."""

from collections.abc import Container
from pathlib import Path
from typing import Any

import numpy as np

import bastide
from bastide.bots.net import digest_of_game, squares
from bastide.bots.net.arrays import unpacked
from bastide.bots.net.file import Layer, Weights, read, write
from bastide.learn.rewards import LEADS, USUAL_LEAD, WIN
from bastide.learn.squeezed import squeezed

LAYERS = ("first", "second", "third", "policy", "value")

Arrays = dict[str, np.ndarray[Any, Any]]


def export(game: str, arrays: Arrays, path: Path, about: dict[str, object]) -> None:
    """Write the weights of a net, by their names in `learn.net`, to a file."""
    names = squares.LAYERS if "place" in arrays else LAYERS
    layers = [_layer(arrays, name) for name in names]
    fits = {"game": game, "digest": digest_of_game(bastide.load(game)), "win": WIN, "lead": LEADS.get(game, USUAL_LEAD)}
    write(path, Weights({**fits, **about}, layers))


def _layer(arrays: Arrays, name: str) -> Layer:
    """A layer by its name; a table of numbers is one without biases."""
    if name in arrays:
        return squeezed(arrays[name], np.zeros(len(arrays[name])))
    return squeezed(arrays[f"{name}.weight"], arrays[f"{name}.bias"])


def arrays_in(path: Path, tables: Container[str]) -> Arrays:
    """The weights in a file by their names, as `export` wrote them; `tables` are layers without biases."""
    layers = read(path).layers
    names = squares.LAYERS if len(layers) == len(squares.LAYERS) else LAYERS
    found: Arrays = {}
    for name, layer in zip(names, layers, strict=True):
        weights, biases = unpacked(layer)
        if name in tables:
            found[name] = weights.T
        else:
            found |= {f"{name}.weight": weights.T, f"{name}.bias": biases}
    return found
