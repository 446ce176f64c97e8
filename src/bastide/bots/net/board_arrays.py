"""The net of a board evaluated with numpy, where it is installed."""

import numpy as np
from numpy.typing import NDArray

from bastide.bots.net.arrays import unpacked
from bastide.bots.net.features import FAR, SMALL, Features
from bastide.bots.net.file import Layer
from bastide.bots.net.squares import LOOKS, MOVES, Board, Parts

Floats = NDArray[np.float32]


class Evaluator:
    """Looks at one observation at a time."""

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

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""
        x, whole = self._seen(np.frombuffer(observation, "<i2").astype(np.int64))
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
        return logits.tolist(), float(_through(self.outcome, whole)[0])

    def _seen(self, numbers: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """What is known of every square in the end, and of the position as a whole."""
        board = self.board
        squares = board.squares
        own = numbers[: squares * board.columns].reshape(squares, board.columns)
        pays = (own[:, board.factor, None] * own[:, board.levels] / board.product_scale).clip(0, FAR)
        rest = self.rest(numbers[None, squares * board.columns :])[0]
        whole = np.maximum(_through(self.whole, rest), 0)
        read = np.concatenate([self.square(own), pays.astype(np.float32)], 1)
        x = np.maximum(_through(self.first, read) + self.place + _through(self.spread, whole), 0)
        for i, (look, mixed) in enumerate(zip(self.looks, self.mixed, strict=True)):
            seen = look @ x.reshape(squares, LOOKS, -1).transpose(1, 0, 2)
            y = _through(mixed, seen.transpose(1, 0, 2).reshape(squares, -1))
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
