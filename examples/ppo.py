"""PPO by self-play on batched tables, in one file: a net learns a game by playing both sides of it.

    python examples/ppo.py                                   Caylus Magna Carta, three minutes on two cores
    python examples/ppo.py --game caylus --minutes 20
    python examples/ppo.py --curve curve.csv                 writes how it got better

Needs `pip install '.[research]' torch`. What to look at:

- `Tables` steps many games together; `legal` says what can be done, and the net's scores of all else are left out.
- `layout.expand` makes floats of the observations: counts between 0 and 1, choices one-hot.
- Both seats are played by the net. A decision is paid with what its seat earned in the end, so that nothing has to be
  guessed in between; the value of the net is the baseline.
- `meet` plays the best action of the net against random play, from both seats: strength is measured against others,
  never by the points of self-play.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import nn

from bastide.envs.vector import Tables

CLIP = 0.2
ENTROPY = 0.01
PASSES = 2
MINIBATCH = 1024


class Agent(nn.Module):
    """Scores of all actions, and the reward to be expected."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inside = self.body(seen)
        scores = self.policy(inside).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=scores, validate_args=False), self.value(inside).squeeze(-1)


class Decisions:
    """What was done at the tables, kept until the game it belongs to is over."""

    def __init__(self, tables: int) -> None:
        self.open: list[list[tuple[np.ndarray, np.ndarray, int, float, float, int]]] = [[] for _ in range(tables)]
        self.done: list[tuple[np.ndarray, np.ndarray, int, float, float, float]] = []

    def add(self, seen, masks, actions, odds, values, seats) -> None:  # type: ignore[no-untyped-def]
        for table, row in enumerate(zip(seen, masks, actions, odds, values, seats, strict=True)):
            self.open[table].append(row)

    def end(self, table: int, rewards: np.ndarray) -> None:
        self.done += [(*row[:5], float(rewards[row[5]])) for row in self.open[table]]
        self.open[table] = []

    def take(self) -> list[torch.Tensor]:
        columns = [torch.as_tensor(np.array(column)) for column in zip(*self.done, strict=True)]
        self.done = []
        return columns


def learn(
    agent: Agent, optimizer: torch.optim.Optimizer, batch: list[torch.Tensor], expand: Callable[..., np.ndarray]
) -> float:
    """A few passes of PPO over these decisions; returns the mean entropy of the policy."""
    observations, masks, actions, odds, values, returns = batch
    odds, returns = odds.float(), returns.float()
    gains = returns - values.float()
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    entropy = torch.zeros(())
    for _ in range(PASSES):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            seen = torch.from_numpy(expand(observations[part].numpy()))
            choice, value = agent(seen, masks[part])
            ratio = (choice.log_prob(actions[part]) - odds[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            value_loss = (value - returns[part]).pow(2).mean()
            entropy = choice.entropy().mean()
            loss = policy_loss + 0.5 * value_loss - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    return float(entropy.detach())


@torch.no_grad()
def meet(agent: Agent, game: str, games: int = 200) -> float:
    """The share of games that the best action of the net wins against random play, from both seats."""
    tables = Tables(game, games=games, players=2, seed=10**6)
    own = np.arange(games) % 2
    won, left = 0.0, np.ones(games, bool)
    while left.any():
        choice, _ = agent(torch.from_numpy(tables.layout.expand(tables.observations)), torch.from_numpy(tables.masks))
        best = choice.logits.argmax(-1).numpy()
        outcome = tables.step(np.where(tables.seats == own, best, tables.any_actions()))
        for table in outcome.finished[left[outcome.finished]]:
            won += (outcome.rewards[table, own[table]] + 1) / 2
            left[table] = False
    return won / games


def train(
    game: str, minutes: float, games: int = 128, decisions: int = 8192, seed: int = 1
) -> tuple[Agent, list[tuple[int, float, float]]]:
    """Play and learn for these minutes; returns the net and how it got better."""
    torch.manual_seed(seed)
    tables = Tables(game, games=games, players=2, seed=seed)
    expand = tables.layout.expand
    agent = Agent(tables.layout.expanded_size, tables.layout.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=5e-4, eps=1e-5)
    kept = Decisions(games)
    curve = [(0, 0.0, meet(agent, game))]
    began, taken, updates = time.perf_counter(), 0, 0
    while time.perf_counter() - began < 60 * minutes:
        observations, masks, seats = tables.observations.copy(), tables.masks, tables.seats.copy()
        with torch.no_grad():
            choice, values = agent(torch.from_numpy(expand(observations)), torch.from_numpy(masks))
            actions = choice.sample()
            odds = choice.log_prob(actions)
        outcome = tables.step(actions.numpy())
        kept.add(observations, masks, actions.numpy(), odds.numpy(), values.numpy(), seats)
        for table in outcome.finished:
            kept.end(int(table), outcome.rewards[table])
        taken += games
        if len(kept.done) >= decisions:
            entropy = learn(agent, optimizer, kept.take(), expand)
            updates += 1
            if updates % 5 == 0:
                spent = time.perf_counter() - began
                curve.append((taken, spent, meet(agent, game)))
                print(
                    f"{spent:5.0f} s {taken:9,} decisions  entropy {entropy:.2f}  wins {curve[-1][2]:.1%}", flush=True
                )
    curve.append((taken, time.perf_counter() - began, meet(agent, game)))
    return agent, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="magna_carta")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--curve", type=Path, help="write decisions, seconds and share of wins to this file")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # small nets gain nothing by more
    _, curve = train(chosen.game, chosen.minutes)
    print(f"{curve[-1][0]:,} decisions in {curve[-1][1]:.0f} s: {curve[-1][2]:.1%} of the games against random play")
    if chosen.curve:
        lines = ["decisions,seconds,wins", *(f"{n},{seconds:.1f},{wins:.4f}" for n, seconds, wins in curve)]
        chosen.curve.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
