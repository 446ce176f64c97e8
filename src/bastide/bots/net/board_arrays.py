"""The net of a board evaluated with numpy, where it is installed."""

import numpy as np
from numpy.typing import NDArray

from bastide.bots.net.arrays import unpacked
from bastide.bots.net.features import FAR, SMALL, Features
from bastide.bots.net.file import Layer
from bastide.bots.net.squares import LOOKS, MOVES, Board, Parts

Floats = NDArray[np.float32]


class Evaluator:
    """Looks at an observation, or at many at once in half the time each."""

    def __init__(self, board: Board, layers: list[Layer]) -> None:
        self.board = board
        parts = Parts([unpacked(layer) for layer in layers])
        self.whole, self.first, self.spread = parts.whole, parts.first, parts.spread
        self.place: Floats = np.ascontiguousarray(parts.place[0].T)
        offsets = np.array(board.offsets()).reshape(board.squares, board.squares)
        self.looks = [np.ascontiguousarray(look.T[:, offsets]) for look, _ in parts.looks]
        self.mixed, self.pooled, self.returned = parts.mixed, parts.pooled, parts.returned
        self.last, self.maps, self.flat = parts.last, parts.maps, parts.flat
        self.start, self.target = parts.start, parts.target
        self.outcome = parts.outcome
        self.order = np.array(board.order)
        self.square, self.rest = Wide(board.square), Wide(board.rest)
        self.sides = [(np.array(side.numbers), np.array(side.becomes)) for side in board.sides()]

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""
        x, whole = (seen[..., 0, :] for seen in self._seen([observation]))
        return self._logits(x, whole, codes).tolist(), float(_through(self.outcome, whole)[0])

    def thoughts(self, observation: bytes, codes: list[int]) -> list[float]:
        """How likely some actions are, as logarithms: in the mean of what is said from every side and in a mirror."""
        numbers = np.frombuffer(observation, "<i2")
        x, whole = self._seen([numbers[side].tobytes() for side, _ in self.sides])
        found = np.zeros(len(codes), np.float32)
        for i, (_, becomes) in enumerate(self.sides):
            logits = self._logits(x[:, i], whole[i], becomes[codes])
            found += logits - np.logaddexp.reduce(logits)
        return (found / len(self.sides)).tolist()  # type: ignore[no-any-return]

    def _logits(self, x: Floats, whole: Floats, codes: list[int] | NDArray[np.int64]) -> Floats:
        squares = self.board.squares
        answers = self.order[codes]
        logits = np.empty(len(codes), np.float32)
        moves = len(self.board.maps) * squares
        last = moves + squares * squares
        on_map, move, flat = answers < moves, (answers >= moves) & (answers < last), answers >= last
        if on_map.any():
            number, square = np.divmod(answers[on_map], squares)
            logits[on_map] = (x[square] * self.maps[0].T[number]).sum(1) + self.maps[1][number]
        if move.any():
            start, target = np.divmod(answers[move] - moves, squares)
            leaves, comes = _through(self.start, x), _through(self.target, x)
            logits[move] = (leaves[start] * comes[target]).sum(1) / MOVES**0.5
        if flat.any():
            number = answers[flat] - last
            logits[flat] = self.flat[0].T[number] @ whole + self.flat[1][number]
        return logits

    def values(self, observations: list[bytes]) -> list[float]:
        """How well each will end for its seat, from -1 to 1."""
        found: list[float] = _through(self.outcome, self._seen(observations)[1])[:, 0].tolist()
        return found

    def _seen(self, observations: list[bytes]) -> tuple[Floats, Floats]:
        """What is known in the end of every square in each, and of each position as a whole."""
        board = self.board
        squares, count = board.squares, len(observations)
        numbers = np.frombuffer(b"".join(observations), "<i2").reshape(count, -1).astype(np.int64)
        by_position = numbers[:, : squares * board.columns].reshape(count, squares, board.columns)
        own = by_position.swapaxes(0, 1).reshape(-1, board.columns)
        pays = (own[:, board.factor, None] * own[:, board.levels] / board.product_scale).clip(0, FAR)
        whole = np.maximum(_through(self.whole, self.rest(numbers[:, squares * board.columns :])), 0)
        read = np.concatenate([self.square(own), pays.astype(np.float32)], 1)
        first = _through(self.first, read).reshape(squares, count, -1)
        x = np.maximum(first + self.place[:, None] + _through(self.spread, whole), 0)
        for i, (look, mixed) in enumerate(zip(self.looks, self.mixed, strict=True)):
            parts = x.reshape(squares, count, LOOKS, -1).transpose(2, 0, 1, 3).reshape(LOOKS, squares, -1)
            seen = (look @ parts).reshape(LOOKS, squares, count, -1).transpose(1, 2, 0, 3)
            y = _through(mixed, seen.reshape(squares * count, -1)).reshape(x.shape)
            if i % 2:
                whole = whole + np.maximum(_through(self.pooled[i // 2], x.mean(0)), 0)
                y += _through(self.returned[i // 2], whole)
            x = x + np.maximum(y, 0)
        return x, whole + np.maximum(_through(self.last, x.mean(0)), 0)


class Wide:
    """Rows of whole numbers as the floats that `Features` describes."""

    def __init__(self, features: Features) -> None:
        self.size, self.plain_first = features.size, features.plain_first
        self.choices, self.choice_first = np.array(features.choices), np.array(features.choice_first)
        self.counts, self.count_first = np.array(features.counts), np.array(features.count_first)
        self.plain, self.scale = np.array(features.plain), np.array(features.scale, np.float32)

    def __call__(self, numbers: NDArray[np.int64]) -> Floats:
        found = np.zeros((len(numbers), self.size), np.float32)
        rows = np.arange(len(numbers))[:, None]
        found[rows, self.choice_first + numbers[:, self.choices]] = 1
        found[rows, self.count_first + numbers[:, self.counts].clip(0, SMALL - 1)] = 1
        found[:, self.plain_first :] = (numbers[:, self.plain] / self.scale).clip(-FAR, FAR)
        return found


def _through(layer: tuple[Floats, Floats], x: Floats) -> Floats:
    found: Floats = x @ layer[0] + layer[1]
    return found
