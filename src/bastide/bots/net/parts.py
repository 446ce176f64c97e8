"""Nets that expect final points from the parts of a position, and the counsels they give.

Where a game's counsel can tell a position in parts, its `net.bin` holds such a net: what bots ask is the same counsel,
but its estimates are learned.
"""

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import cast

from bastide.bots.net.file import MIDDLE, Layer, Weights, file_of, read
from bastide.core import BastideError, Game
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.native import vec
from bastide.core.pooled import Dense, Pooled


@cache
def sizes_of(game: Game) -> tuple[int, int]:
    """How many numbers tell a part of a position, and how many a seat; 0 where the game tells none."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return 0, 0
    try:
        module = import_module(f"{package}.parts")
    except ModuleNotFoundError:
        return 0, 0
    return int(module.PART), int(module.REST)


def digest_of_parts(game: Game) -> str:
    """What a net of this game must have been learned with."""
    return sha256(repr((game.name, *sizes_of(game))).encode()).hexdigest()[:16]


def counsel_with(game: Game, layers: list[Layer], weights: list[float] | None = None) -> Counsel:
    """The game's counsel with a net of these layers, and with the weights of the estimate that go with it."""
    counsel = type(counsel_of(game))()
    if weights is not None:
        counsel.weights = vec[float](weights)
    counsel.net = Pooled([Dense(unpacked(layer), list(layer.biases)) for layer in layers], int(game.seats[-1]))
    return counsel


def unpacked(layer: Layer) -> list[float]:
    """The weights of a layer as floats, input by input."""
    steps = list(layer.steps)
    return [(whole - MIDDLE) * steps[i % layer.outputs] for i, whole in enumerate(layer.weights)]


@cache
def learned_counsel(game: Game) -> Counsel | None:
    """The counsel with the net in the package, if there is one that fits."""
    path = file_of(game)
    if not sizes_of(game)[0] or not path.exists():
        return None
    weights = read(path)
    return _counsel_of(game, weights) if fits(game, weights) else None


def counsel_in(path: Path, game: Game) -> Counsel:
    """The counsel with the net in some file, as it is now."""
    if not path.exists():
        raise BastideError(f"There is no net '{path}'.")
    return _counsel_in(path, path.stat().st_mtime_ns, game)


@cache
def _counsel_in(path: Path, written: int, game: Game) -> Counsel:
    weights = read(path)
    if not fits(game, weights):
        raise BastideError(f"The net '{path}' has not learned {game.title} as it is played here.")
    return _counsel_of(game, weights)


def _counsel_of(game: Game, weights: Weights) -> Counsel:
    return counsel_with(game, weights.layers, cast("list[float] | None", weights.about.get("weights")))


def fits(game: Game, weights: Weights) -> bool:
    """Whether a net was learned with what the game tells now."""
    return weights.about["digest"] == digest_of_parts(game)
