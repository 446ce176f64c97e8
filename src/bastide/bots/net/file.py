"""The weights of a net as one small file: a line of JSON that describes it, then its layers in 8-bit numbers.

Of each layer: for every output the size of one step and the bias (32-bit floats), then the weights, input by input,
each a number of steps above -128.
"""

import json
from array import array
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from bastide.core import Game

FILE = "net.bin"
"""Beside the game."""
BOARD_FILE = "board.bin"
"""Beside a game on a board of squares: a net that says what to do, where the other one judges positions."""
MIDDLE = 128


class Layer(NamedTuple):
    """A layer as the file has it."""

    inputs: int
    outputs: int
    steps: "array[float]"
    biases: "array[float]"
    weights: bytes
    """Input by input: those of all outputs for the first input, then for the next."""


class Weights(NamedTuple):
    """A net as the file has it."""

    about: dict[str, object]
    layers: list[Layer]


def read(path: Path) -> Weights:
    """The net in a file."""
    data = path.read_bytes()
    first = data.index(b"\n") + 1
    about = json.loads(data[:first])
    layers = []
    for inputs, outputs in about["layers"]:
        steps, biases = array("f", data[first : first + 4 * outputs]), array("f")
        biases.frombytes(data[first + 4 * outputs : first + 8 * outputs])
        first += 8 * outputs
        layers.append(Layer(inputs, outputs, steps, biases, data[first : first + inputs * outputs]))
        first += inputs * outputs
    return Weights(about, layers)


@cache
def header(game: Game) -> dict[str, Any]:
    """What the file of a game's net says of itself; nothing, where there is none."""
    path = file_of(game)
    return about(path) if path.exists() else {}


@cache
def about(path: Path) -> dict[str, Any]:
    """What the file of a net says of itself."""
    with path.open("rb") as file:
        found: dict[str, Any] = json.loads(file.readline())
    return found


def file_of(game: Game, name: str = "") -> Path:
    """Where the net of a game is, if it has one."""
    return Path(import_module(type(game).__module__).__file__ or "").parent / (name or FILE)


def write(path: Path, weights: Weights) -> None:
    """Write a net to a file."""
    about = {**weights.about, "layers": [[layer.inputs, layer.outputs] for layer in weights.layers]}
    parts = [json.dumps(about).encode() + b"\n"]
    for layer in weights.layers:
        parts += [layer.steps.tobytes(), layer.biases.tobytes(), layer.weights]
    path.write_bytes(b"".join(parts))
