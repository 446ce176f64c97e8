"""What a game's net says of a position: which actions promise most, and how well it will end.

The weights are the file `net.bin` beside the game; where there is none, or it was learned with other rules, there is no
net. PyTorch is not needed, and numpy only makes it faster.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from librt.strings import BytesWriter

from bastide.bots.net.features import Features, digest_of
from bastide.bots.net.file import Weights, file_of, header, read
from bastide.core import BastideError, Game, State


class Evaluator(Protocol):
    """The arithmetic of a net."""

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""


class Net:
    """A net that knows its game."""

    def __init__(self, game: Game, weights: Weights, numpy: bool = find_spec("numpy") is not None) -> None:
        observation = _observation(game)
        self.weights = weights
        self.win = float(weights.about["win"])  # type: ignore[arg-type]
        """How much of what it learned to expect was the win; the rest was the lead, in `lead` points."""
        self.lead = float(weights.about["lead"])  # type: ignore[arg-type]
        self.write = observation.write
        features = Features(observation.TABLES)
        kind = "arrays" if numpy else "compiled"
        self.evaluator: Evaluator = import_module(f"bastide.bots.net.{kind}").Evaluator(features, weights.layers)

    def look(self, state: State, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions of the seat to move, and how well it will end for that seat, from -1 to 1."""
        out = BytesWriter()
        self.write(state, int(state.to_move), out)
        return self.evaluator.look(out.getvalue(), codes)


@cache
def net_of(game: Game) -> Net | None:
    """The net of a game that says what to do, if it has one that fits."""
    about = header(game)
    if "win" not in about or about["digest"] != digest_of_game(game):
        return None
    return net_in(file_of(game), game)


@cache
def net_in(path: Path, game: Game) -> Net:
    """The net of a game in some file."""
    if not path.exists():
        raise BastideError(f"There is no net '{path}'.")
    weights = read(path)
    if weights.about["digest"] != digest_of_game(game):
        raise BastideError(f"The net '{path}' has not learned {game.title} as it is played here.")
    return Net(game, weights)


def digest_of_game(game: Game) -> str:
    """What a net of this game must have been learned with."""
    return digest_of(_observation(game).TABLES, game.actions)


def features_of(game: Game) -> Features:
    """What a net of this game reads."""
    return Features(_observation(game).TABLES)


def _observation(game: Game):  # type: ignore[no-untyped-def]
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.observation")
