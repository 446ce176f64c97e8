"""Search-improved self-play in the manner of AlphaZero on Caylus Magna Carta, in one file.

    python examples/alphazero.py                             five minutes on two cores
    python examples/alphazero.py --minutes 30 --simulations 48 --curve curve.csv

Needs `pip install '.[research]' torch`. What to look at:

- `Search` advances one tree for every table together and hands the leaves of all to `Net.evaluate`: numpy in, numpy
  out. Magna Carta hides cards, so every simulation begins with a fresh deal of them.
- What is learned: the share of the visits of each action, and who won.
- `meet` lets the net play without search against random play; the search is only the teacher.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bastide.envs.search import Leaves, Search
from bastide.envs.vector import Tables

GAME = "magna_carta"
Decision = tuple[Any, ...]
"""What a net learns from: the numbers of a position, the shares of the visits there, and the reward of who decided."""
Stage = tuple[int, float, float]
"""Decisions, seconds, and the share of games won against random play."""


class Net(nn.Module):
    """Scores of all actions, and the reward to be expected."""

    def __init__(self, tables: Tables, width: int = 192) -> None:
        super().__init__()
        self.layout = tables.layout
        self.body = nn.Sequential(
            nn.Linear(self.layout.expanded_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, self.layout.actions)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(torch.from_numpy(self.layout.expand(observations)))
        return self.policy(inside), torch.tanh(self.value(inside)).squeeze(-1)

    @torch.no_grad()
    def evaluate(self, leaves: Leaves) -> tuple[np.ndarray, np.ndarray]:
        """What the search asks: the value of every leaf for its mover, and the prior of every legal action."""
        scores, values = self(leaves.observations)
        legal = scores.numpy()[leaves.leaves, leaves.actions]
        highest = np.maximum.reduceat(legal, np.searchsorted(leaves.leaves, np.arange(len(leaves.seats))))
        return values.numpy(), np.exp(legal - highest[leaves.leaves])


def self_play(net: Net, tables: Tables, simulations: int, decisions: int, luck: np.random.Generator) -> list[Decision]:
    """Play on with search until this many decisions belong to finished games; each with its policy and its reward."""
    search = Search(tables.set_up, net.evaluate, simulations=simulations, noise=0.25, seed=int(luck.integers(1 << 30)))
    waiting: list[list[Decision]] = [[] for _ in range(tables.games)]
    done: list[Decision] = []
    while len(done) < decisions:
        found = search.run(tables.positions())
        policy = found.policy(tables.layout.actions)
        drawn = (policy.cumsum(axis=1) > luck.random((tables.games, 1)) * 0.9999).argmax(axis=1)
        for table in range(tables.games):
            waiting[table].append((tables.observations[table].copy(), policy[table], int(tables.seats[table])))
        outcome = tables.step(drawn)
        for table in outcome.finished:
            done += [(seen, share, outcome.rewards[table, seat]) for seen, share, seat in waiting[table]]
            waiting[table] = []
    return done


def learn(
    net: Net, optimizer: torch.optim.Optimizer, kept: list[Decision], steps: int, luck: np.random.Generator
) -> float:
    """Steps towards the visits and the winners of what is kept; returns the last loss."""
    loss = torch.zeros(())
    for _ in range(steps):
        rows = [kept[i] for i in luck.integers(len(kept), size=512)]
        seen, policy, reward = (np.array(column) for column in zip(*rows, strict=True))
        scores, values = net(seen)
        loss = -(torch.from_numpy(policy) * scores.log_softmax(-1)).sum(-1).mean()
        loss = loss + (values - torch.from_numpy(reward.astype(np.float32))).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return float(loss.detach())


@torch.no_grad()
def meet(net: Net, games: int = 200) -> float:
    """The share of games that the net, without search, wins against random play, from both seats."""
    tables = Tables(GAME, games=games, players=2, seed=10**6)
    own = np.arange(games) % 2
    won, left = 0.0, np.ones(games, bool)
    while left.any():
        scores, _ = net(tables.observations)
        best = np.where(tables.masks, scores.numpy(), -np.inf).argmax(axis=1)
        outcome = tables.step(np.where(tables.seats == own, best, tables.any_actions()))
        for table in outcome.finished[left[outcome.finished]]:
            won += (outcome.rewards[table, own[table]] + 1) / 2
            left[table] = False
    return won / games


def train(minutes: float, simulations: int = 24, games: int = 64, decisions: int = 3000, seed: int = 1) -> list[Stage]:
    """Play and learn for these minutes; returns how it got better."""
    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    tables = Tables(GAME, games=games, players=2, seed=seed)
    net = Net(tables)
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    kept: list[Decision] = []
    curve = [(0, 0.0, meet(net))]
    began, played = time.perf_counter(), 0
    while time.perf_counter() - began < 60 * minutes:
        fresh = self_play(net, tables, simulations, decisions, luck)
        played += len(fresh)
        kept = (kept + fresh)[-20000:]
        loss = learn(net, optimizer, kept, steps=max(1, len(fresh) // 60), luck=luck)
        spent = time.perf_counter() - began
        curve.append((played, spent, meet(net)))
        print(f"{spent:5.0f} s {played:8,} decisions  loss {loss:.2f}  wins {curve[-1][2]:.1%}", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--simulations", type=int, default=24)
    parser.add_argument("--curve", type=Path, help="write decisions, seconds and share of wins to this file")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # small nets gain nothing by more
    curve = train(chosen.minutes, chosen.simulations)
    print(f"{curve[-1][0]:,} decisions in {curve[-1][1]:.0f} s: {curve[-1][2]:.1%} of the games against random play")
    if chosen.curve:
        lines = ["decisions,seconds,wins", *(f"{n},{seconds:.1f},{wins:.4f}" for n, seconds, wins in curve)]
        chosen.curve.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
