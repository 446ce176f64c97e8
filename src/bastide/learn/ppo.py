"""Proximal policy optimization: a few passes over the latest decisions, never far from how they were made."""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.learn.nets import AnyNet
from bastide.learn.rollout import NEVER, Batch, unpacked


class Rates(NamedTuple):
    """How fast and how freely it learns."""

    learning: float = 4e-4
    entropy: float = 0.02
    passes: int = 2
    batch: int = 16384
    clip: float = 0.2
    value: float = 0.5

    def at(self, part: float) -> "Rates":
        """The rates after this part of the run: the learning rate falls to a fifth, the entropy's weight to a 20th."""
        part = min(part, 1.0)
        return self._replace(
            learning=self.learning * (1 - 0.8 * part), entropy=self.entropy * (1 - part) + 0.05 * self.entropy * part
        )


def improve(net: AnyNet, optimizer: torch.optim.Optimizer, batch: Batch, rates: Rates) -> float:
    """Learn from a batch; returns the mean squared error of the values."""
    for group in optimizer.param_groups:
        group["lr"] = rates.learning
    device = batch.values.device
    mean, spread = batch.advantages.mean(), batch.advantages.std() + 1e-6
    size = min(rates.batch, len(batch.values))
    error = torch.zeros((), device=device)
    count = 0
    for _ in range(rates.passes):
        order = torch.randperm(len(batch.values), device=device)
        for first in range(0, len(order) - size + 1, size):
            rows = order[first : first + size]
            logits, values = net(batch.observations[rows])
            legal = unpacked(batch.masks[rows], logits.shape[1])
            logs = functional.log_softmax(logits.masked_fill(~legal, NEVER), 1)
            ratio = (logs.gather(1, batch.actions[rows][:, None])[:, 0] - batch.logs[rows]).exp()
            wrong = functional.mse_loss(values, batch.values[rows] + batch.advantages[rows])
            entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            advantage = (batch.advantages[rows] - mean) / spread
            loss = clipped(ratio, advantage, rates.clip) + rates.value * wrong - rates.entropy * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            error += wrong.detach()
            count += 1
    return float(error / max(count, 1))


def clipped(ratio: Tensor, advantage: Tensor, clip: float) -> Tensor:
    """The loss of the policy: actions better than expected more often, but not at once."""
    return -torch.min(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).mean()
