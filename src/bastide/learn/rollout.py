"""Playing on with the present net at all tables, and what each decision turned out to be worth.

A board of squares is turned and mirrored at random before it is looked at: the net learns eight boards from one.
"""

from contextlib import suppress
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from bastide.learn.nets import AnyNet
from bastide.learn.symmetries import any_way, ways_on
from bastide.learn.workers import BOT, GROUPS, SELF, Plan, Workers

NEVER = -1e9


class Batch(NamedTuple):
    """Decisions of the learner, in no order."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    """The logarithm of the probability with which the action was chosen."""
    values: Tensor
    advantages: Tensor
    entropy: float


class Tally:
    """Results of finished games by who sat opposite, since they were last reported."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.shares: dict[str, list[float]] = {}

    def add(self, opposite: str, share: float) -> None:
        self.shares.setdefault(opposite, []).append(share)


class Rollout:
    """All tables of all workers, played for this many steps at a time."""

    def __init__(self, plan: Plan, workers: Workers, device: torch.device, steps: int, trace: float) -> None:
        self.plan = plan
        self.workers = workers
        self.device = device
        self.steps = steps
        self.trace = trace
        """How far the value of later positions reaches back: 1 for nothing but the outcome."""
        rows, players = plan.rows, workers.groups[0].worth.shape[1]
        opposite = [
            [pair for worker in range(plan.workers) for pair in plan.opposite(worker, group)] for group in range(GROUPS)
        ]
        self.who = np.array([[who for who, _ in group] for group in opposite])
        self.own = np.array([[own for _, own in group] for group in opposite])
        self.earlier_rows = [
            [torch.from_numpy(np.flatnonzero(self.who[group] == k)).to(device) for k in range(plan.earlier)]
            for group in range(GROUPS)
        ]
        shape = (steps, GROUPS, rows)
        group = workers.groups[0]
        self.observations = torch.zeros(*shape, group.observations.shape[1], dtype=torch.int16, device=device)
        self.masks = torch.zeros(*shape, group.masks.shape[1], dtype=torch.uint8, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.logs = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.entropies = torch.zeros(steps, GROUPS, device=device)
        self.seats = np.zeros(shape, np.int64)
        self.done = np.zeros(shape, np.bool_)
        self.worth = np.zeros((*shape, players), np.float32)
        self.count = 0
        self.ways = ways_on(plan.game, device)
        for arrays in workers.groups:
            pin(arrays.memory, device)
        for _ in range(GROUPS):
            workers.wait()

    @torch.no_grad()
    def play(self, net: AnyNet, earlier: list[AnyNet], tally: Tally) -> Batch:
        """Play all tables on, and gather the learner's decisions."""
        for step in range(self.steps):
            for group in range(GROUPS):
                if step:
                    self.workers.wait()
                    self._outcome(step - 1, group, tally)
                self._decide(step, group, net, earlier)
                self.workers.step(group)
        for group in range(GROUPS):
            self.workers.wait()
            self._outcome(self.steps - 1, group, tally)
        return self._gather()

    def _decide(self, step: int, group: int, net: AnyNet, earlier: list[AnyNet]) -> None:
        arrays = self.workers.groups[group]
        observations = self.observations[step, group]
        masks = self.masks[step, group]
        observations.copy_(torch.from_numpy(arrays.observations), non_blocking=True)
        masks.copy_(torch.from_numpy(arrays.masks), non_blocking=True)
        self.seats[step, group] = arrays.seats
        way = any_way(self.ways)
        if way is not None:
            observations.copy_(observations[:, way.numbers])
            masks.copy_(packed(unpacked(masks, len(way.was))[:, way.was]))
        logits, values = net(observations)
        legal = unpacked(masks, logits.shape[1])
        logits = functional.log_softmax(logits.masked_fill(~legal, NEVER), 1)
        chosen = sampled(logits)
        self.values[step, group] = values
        self.logs[step, group] = logits.gather(1, chosen[:, None])[:, 0]
        self.entropies[step, group] = -(logits.exp() * logits.clamp(min=-30)).sum(1).mean()
        if earlier:
            theirs = torch.from_numpy(self.seats[step, group] != self.own[group]).to(self.device)
            for k, rows in enumerate(self.earlier_rows[group]):
                if len(rows):
                    old = earlier[k % len(earlier)](observations[rows])[0].masked_fill(~legal[rows], NEVER)
                    chosen[rows] = torch.where(theirs[rows], sampled(old), chosen[rows])
        self.actions[step, group] = chosen
        arrays.actions[:] = (chosen if way is None else way.was[chosen]).cpu().numpy()

    def _outcome(self, step: int, group: int, tally: Tally) -> None:
        arrays = self.workers.groups[group]
        self.done[step, group] = arrays.done
        over = np.flatnonzero(arrays.done)
        self.worth[step, group, over] = arrays.worth[over]
        tally.games += len(over)
        for row in over:
            who = self.who[group, row]
            if who != SELF:
                tally.add("bot" if who == BOT else "earlier", float(arrays.won[row, self.own[group, row]]))
            elif row < 64:
                tally.add("points", float(arrays.scores[row].max()))

    def _gather(self) -> Batch:
        """Advantages of all decisions of the learner, seat by seat, backwards from what followed."""
        rows = GROUPS * self.plan.rows
        seats = torch.from_numpy(self.seats.reshape(self.steps, rows)).to(self.device)
        done = torch.from_numpy(self.done.reshape(self.steps, rows)).to(self.device)
        worth = torch.from_numpy(self.worth.reshape(self.steps, rows, -1)).to(self.device)
        values = self.values.reshape(self.steps, rows)
        who = torch.from_numpy(self.who.reshape(rows)).to(self.device)
        own = torch.from_numpy(self.own.reshape(rows)).to(self.device)
        learns = (who == SELF) | (seats == own)
        advantages = torch.zeros_like(values)
        next_value = torch.zeros_like(worth[0])
        next_advantage = torch.zeros_like(worth[0])
        known = torch.zeros_like(worth[0])
        for step in range(self.steps - 1, -1, -1):
            over = done[step][:, None]
            next_value = torch.where(over, worth[step], next_value)
            next_advantage = torch.where(over, 0.0, next_advantage)
            known = torch.where(over, 1.0, known)
            seat = seats[step][:, None]
            sure = known.gather(1, seat)[:, 0]
            ahead = next_value.gather(1, seat)[:, 0] - values[step]
            gained = sure * (ahead + self.trace * next_advantage.gather(1, seat)[:, 0])
            advantages[step] = gained
            learns[step] &= sure > 0
            next_value = next_value.scatter(1, seat, values[step][:, None])
            next_advantage = next_advantage.scatter(1, seat, gained[:, None])
            known = known.scatter(1, seat, 1.0)
        kept = torch.nonzero(learns.reshape(-1))[:, 0]
        self.count += len(kept)
        return Batch(
            self.observations.reshape(self.steps * rows, -1)[kept],
            self.masks.reshape(self.steps * rows, -1)[kept],
            self.actions.reshape(-1)[kept],
            self.logs.reshape(-1)[kept],
            values.reshape(-1)[kept],
            advantages.reshape(-1)[kept],
            float(self.entropies.mean()),
        )


def unpacked(masks: Tensor, actions: int) -> Tensor:
    """Masks of a bit an action as booleans."""
    bits = (masks[:, :, None] >> torch.arange(8, dtype=torch.uint8, device=masks.device)) & 1
    return bits.reshape(len(masks), -1)[:, :actions].bool()


def packed(legal: Tensor) -> Tensor:
    """Booleans as masks of a bit an action."""
    bits = functional.pad(legal.to(torch.uint8), (0, -legal.shape[1] % 8)).reshape(len(legal), -1, 8)
    return (bits << torch.arange(8, dtype=torch.uint8, device=legal.device)).sum(2, dtype=torch.uint8)


def sampled(logits: Tensor) -> Tensor:
    """An action for each row, as likely as its logit says."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def pin(memory: np.ndarray[tuple[int, ...], np.dtype[np.uint8]], device: torch.device) -> None:
    """Lock shared memory in its place, so that the GPU can read it by itself; where that is refused, it is copied."""
    if device.type != "cuda":
        return
    if int(torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)) != 0:
        with suppress(RuntimeError):
            torch.zeros(1, device=device)  # takes note of the refusal, which would else reach the next one who asks
