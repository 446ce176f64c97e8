"""A net for a game on a board of squares: every square is read alike, looks at all others by where they lie, and says
what can be done there."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.bots.net.features import FAR
from bastide.bots.net.squares import BLOCKS, CHANNELS, LOOKS, MOVES, POOLS, WHOLE, Board
from bastide.learn.net import Wide


class BoardNet(nn.Module):
    """Blocks in which squares look at each other, then heads for squares, for moves between two and for the rest."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        wide = board.wide
        self.squares = Wide(board.square)
        self.rest = Wide(board.rest)
        self.whole = nn.Linear(board.rest.size, WHOLE)
        self.first = nn.Linear(board.square.size + board.products, CHANNELS)
        self.spread = nn.Linear(WHOLE, CHANNELS)
        self.place = nn.Parameter(torch.zeros(board.squares, CHANNELS))
        self.looks = nn.ParameterList([nn.Parameter(_glances(wide)) for _ in range(BLOCKS)])
        self.mixed = nn.ModuleList([nn.Linear(CHANNELS, CHANNELS) for _ in range(BLOCKS)])
        self.pooled = nn.ModuleList([nn.Linear(CHANNELS, WHOLE) for _ in range(POOLS)])
        self.returned = nn.ModuleList([nn.Linear(WHOLE, CHANNELS) for _ in range(POOLS)])
        self.last = nn.Linear(CHANNELS, WHOLE)
        self.maps = nn.Linear(CHANNELS, len(board.maps))
        self.start = nn.Linear(CHANNELS, MOVES)
        self.target = nn.Linear(CHANNELS, MOVES)
        self.flat = nn.Linear(WHOLE, board.flat)
        self.value = nn.Linear(WHOLE, 1)
        for head in (self.maps, self.flat, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        nn.init.zeros_(self.target.weight)
        offsets = torch.tensor(board.offsets()).reshape(board.squares, board.squares)
        self.register_buffer("offsets", offsets, persistent=False)
        self.register_buffer("order", torch.tensor(board.order), persistent=False)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, and what the seat to move can expect, from -1 to 1."""
        with torch.autocast(numbers.device.type, torch.bfloat16, enabled=numbers.is_cuda):
            logits, value = self._look(numbers)
        return logits.float(), value.float()

    def _look(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        board = self.board
        count = len(numbers)
        own = numbers[:, : board.squares * board.columns].reshape(count * board.squares, board.columns)
        rest = self.rest(numbers[:, board.squares * board.columns :])
        x = torch.cat([self.squares(own), self._products(own)], 1).reshape(count, board.squares, -1)
        whole = functional.relu(self.whole(rest))
        x = functional.relu(self.first(x) + self.place + self.spread(whole)[:, None])
        for i, (look, mixed) in enumerate(zip(self.looks, self.mixed, strict=True)):
            seen = torch.einsum("gst,btgc->bsgc", look[:, self.offsets], x.reshape(count, board.squares, LOOKS, -1))
            y = mixed(seen.reshape(count, board.squares, -1))
            if i % 2:
                whole = whole + functional.relu(self.pooled[i // 2](x.mean(1)))
                y = y + self.returned[i // 2](whole)[:, None]
            x = x + functional.relu(y)
        whole = whole + functional.relu(self.last(x.mean(1)))
        maps = self.maps(x).transpose(1, 2).reshape(count, -1)
        moves = (self.start(x) @ self.target(x).transpose(1, 2)).reshape(count, -1) / MOVES**0.5
        every = torch.cat([maps, moves, self.flat(whole)], 1)
        return every[:, self.order], self.value(whole)[:, 0]

    def _products(self, own: Tensor) -> Tensor:
        """What a castle pays each seat: its size times a level."""
        board = self.board
        pays = own[:, board.factor, None] * own[:, board.levels]
        return (pays / board.product_scale).clamp(0, FAR)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The weights by name."""
        return {name: weight.detach().float().cpu().numpy() for name, weight in self.state_dict().items()}

    def take(self, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
        """Take over weights by name."""
        self.load_state_dict({name: torch.from_numpy(array.astype(np.float32)) for name, array in arrays.items()})


def _glances(wide: int) -> Tensor:
    """How much each way of looking sees of a square, by where it lies: at first itself, a neighbour, a line or all."""
    size = 2 * wide - 1
    middle = wide - 1
    found = torch.randn(LOOKS, size, size) * 0.02
    steps = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
    for look, (down, right) in enumerate(steps):
        found[look, middle + down, middle + right] += 1.0
    found[9, middle, :] += 1 / wide
    found[10, :, middle] += 1 / wide
    found[11, middle - 1 : middle + 2, middle - 1 : middle + 2] += 1 / 9
    return found.reshape(LOOKS, -1)
