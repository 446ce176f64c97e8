"""A board of squares turned and mirrored: what holds of a position holds of it, too."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

import bastide
from bastide.bots.net.squares import Board
from bastide.learn.nets import AnyNet, has_board


class Way(NamedTuple):
    """One way to turn a board."""

    numbers: Tensor
    """Where each number of the turned observation comes from."""
    becomes: Tensor
    """What each action becomes."""
    was: Tensor
    """What each action of the turned board was before."""


def ways_on(game: str, device: torch.device) -> list[Way]:
    """The ways in which a game's board can be turned; none where it has no board of squares."""
    if not has_board(bastide.load(game)):
        return []
    sides = Board(bastide.load(game)).sides()
    columns = [(np.array(side.numbers), np.array(side.becomes), np.argsort(side.becomes)) for side in sides]
    return [Way(*(torch.from_numpy(column).to(device) for column in way)) for way in columns]


def any_way(among: list[Way]) -> Way | None:
    """One of them at random, if there are any."""
    return among[int(torch.randint(len(among), (1,)))] if among else None


class Turned:
    """A net that is asked about positions turned and mirrored at random, and answers for them as they were."""

    def __init__(self, net: AnyNet, game: str) -> None:
        self.net = net
        self.ways = ways_on(game, next(net.parameters()).device)

    def __call__(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits and the value, as the net gives them."""
        way = any_way(self.ways)
        logits, values = self.net(observations if way is None else observations[:, way.numbers])
        return logits if way is None else logits[:, way.becomes], values
