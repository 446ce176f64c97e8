"""A board of squares turned and mirrored: what holds of a position holds of it, too."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import bastide
from bastide.bots.net.squares import Board
from bastide.learn.nets import AnyNet, has_board

Numbers = NDArray[np.int64]


class Turned:
    """A net that is asked about positions turned and mirrored at random, and answers for them as they were."""

    def __init__(self, net: AnyNet, game: str) -> None:
        self.net = net
        self.ways: list[tuple[Tensor, Tensor]] = []
        if has_board(bastide.load(game)):
            device = next(net.parameters()).device
            for numbers, actions in ways(Board(bastide.load(game))):
                self.ways.append((torch.from_numpy(numbers).to(device), torch.from_numpy(actions).to(device)))

    def __call__(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits and the value, as the net gives them."""
        if not self.ways:
            logits, values = self.net(observations)
            return logits, values
        numbers, actions = self.ways[int(torch.randint(len(self.ways), (1,)))]
        logits, values = self.net(observations[:, numbers])
        return logits[:, actions], values


def ways(board: Board) -> list[tuple[Numbers, Numbers]]:
    """Each of the eight ways: where each number of the turned observation comes from, and what each action becomes."""
    squares = np.arange(board.squares).reshape(board.squares // board.wide, board.wide)
    shapes = [np.rot90(way, turns) for way in (squares, squares.T) for turns in range(4)]
    return [_way(board, shape.reshape(-1)) for shape in shapes if shape.shape == squares.shape]


def _way(board: Board, comes_from: Numbers) -> tuple[Numbers, Numbers]:
    goes_to = np.argsort(comes_from)
    of_squares = (comes_from[:, None] * board.columns + np.arange(board.columns)).reshape(-1)
    rest = np.arange(len(of_squares), len(of_squares) + board.rest.numbers)
    moves = len(board.maps) * board.squares
    last = moves + board.squares**2
    answers = np.array(board.order)
    turned = answers.copy()
    on_map = answers < moves
    turned[on_map] = answers[on_map] // board.squares * board.squares + goes_to[answers[on_map] % board.squares]
    move = (answers >= moves) & (answers < last)
    start, target = np.divmod(answers[move] - moves, board.squares)
    turned[move] = moves + goes_to[start] * board.squares + goes_to[target]
    action_of = np.argsort(answers)
    return np.concatenate([of_squares, rest]), action_of[turned]
