"""What a game's net says of a position: which actions promise most, and how well it will end.

The weights are the file `net.bin` beside the game; where there is none, or it was learned with other rules, there is no
net. PyTorch is not needed, and numpy only makes it faster.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from librt.strings import BytesWriter

from bastide.bots.net.features import Features, digest_of
from bastide.bots.net.file import BOARD_FILE, Weights, about, file_of, header, read
from bastide.bots.net.squares import LAYERS, Board
from bastide.core import BastideError, Game, State
from bastide.core.native import COMPILED


class Evaluator(Protocol):
    """The arithmetic of a net."""

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""

    def thoughts(self, observation: bytes, codes: list[int]) -> list[float]:
        """How good some actions look, one compared with another: a board from all sides, where that is quick."""

    def values(self, observations: list[bytes]) -> list[float]:
        """How well each will end for its seat, from -1 to 1."""


class Net:
    """A net that knows its game."""

    def __init__(self, game: Game, weights: Weights, numpy: bool = find_spec("numpy") is not None) -> None:
        observation = _observation(game)
        self.weights = weights
        self.win = float(weights.about["win"])  # type: ignore[arg-type]
        """How much of what it learned to expect was the win; the rest was the lead, in `lead` points."""
        self.lead = float(weights.about["lead"])  # type: ignore[arg-type]
        measured = cast("tuple[float, float, float]", weights.about.get("chance", (1.0, 0.0, 0.0)))
        self.hopeful = measured[0] * measured[2]
        """By how much too good the odds are that it gives the seat to move, as a logarithm."""
        self.write = observation.write
        over_squares = len(weights.layers) == len(LAYERS)
        reads = Board(game) if over_squares else Features(observation.TABLES)
        module = f"bastide.bots.net.{'board_' if over_squares else ''}{'arrays' if numpy else 'compiled'}"
        self.evaluator: Evaluator = import_module(module).Evaluator(reads, weights.layers)

    def look(self, state: State, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions of the seat to move, and how well it will end for that seat, from -1 to 1."""
        return self.evaluator.look(self._observed(state), codes)

    def values(self, states: list[State]) -> list[float]:
        """How well each of these positions will end for its seat to move, from -1 to 1."""
        return self.evaluator.values([self._observed(state) for state in states]) if states else []

    def first_thought(self, state: State, codes: list[int]) -> int:
        """The action it gives most, at a glance."""
        if len(codes) == 1:
            return codes[0]
        logits, _ = self.look(state, codes)
        return codes[logits.index(max(logits))]

    def best_thought(self, state: State, codes: list[int]) -> int:
        """The action it gives most, when a board is looked at from all sides."""
        if len(codes) == 1:
            return codes[0]
        thoughts = self.evaluator.thoughts(self._observed(state), codes)
        return codes[thoughts.index(max(thoughts))]

    def _observed(self, state: State) -> bytes:
        """The position as numbers, as its seat to move sees it."""
        out = BytesWriter()
        self.write(state, int(state.to_move), out)
        return out.getvalue()


@cache
def net_of(game: Game) -> Net | None:
    """The net of a game that says what to do, if it has one that fits."""
    found = header(game)
    if "win" not in found or found["digest"] != digest_of_game(game):
        return None
    return net_in(file_of(game), game)


@cache
def board_net_of(game: Game) -> Net | None:
    """The net over the squares of a game's board, if it has one that fits; interpreted it would be too slow."""
    path = file_of(game, BOARD_FILE)
    quick = COMPILED or find_spec("numpy") is not None
    return net_in(path, game) if quick and path.exists() and about(path)["digest"] == digest_of_game(game) else None


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
