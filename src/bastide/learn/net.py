"""The net: what to do in a position, and how well it will end."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.bots.net.features import FAR, SMALL, Features

HIDDEN = 512


class Wide(nn.Module):
    """Observations, whole numbers, as the floats that `Features` describes."""

    def __init__(self, features: Features) -> None:
        super().__init__()
        self.size = features.size
        self.plain_first = features.plain_first
        for name in ("choices", "choice_first", "counts", "count_first", "plain", "scale"):
            self.register_buffer(name, torch.tensor(getattr(features, name)), persistent=False)

    def forward(self, numbers: Tensor) -> Tensor:
        numbers = numbers.long()
        out = torch.zeros(len(numbers), self.size, device=numbers.device)
        out.scatter_(1, self.choice_first + numbers[:, self.choices], 1.0)
        out.scatter_(1, self.count_first + numbers[:, self.counts].clamp(0, SMALL - 1), 1.0)
        out[:, self.plain_first :] = (numbers[:, self.plain] / self.scale).clamp(-FAR, FAR)
        return out


class Net(nn.Module):
    """Three layers, two of them residual, with a head for the actions and one for the outcome."""

    def __init__(self, features: Features, actions: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.wide = Wide(features)
        self.first = nn.Linear(features.size, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.third = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all actions, and what the seat to move can expect, from -1 to 1."""
        x = functional.relu(self.first(self.wide(numbers)))
        x = x + functional.relu(self.second(x))
        x = x + functional.relu(self.third(x))
        return self.policy(x), self.value(x)[:, 0]

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The weights by name."""
        return {name: weight.detach().float().cpu().numpy() for name, weight in self.state_dict().items()}

    def take(self, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
        """Take over weights by name."""
        self.load_state_dict({name: torch.from_numpy(array.astype(np.float32)) for name, array in arrays.items()})
