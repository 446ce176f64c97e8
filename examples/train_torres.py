"""Teach a small policy to play Torres by playing itself, then let it meet `novice`, the weakest of the bots for people.

    python examples/train_torres.py                    learns from 20,000 games, then plays 200
    python examples/train_torres.py --train 5000 --games 100

Needs `pip install '.[research]'` and nothing else. What to look at:

- `bastide.envs.vector.Tables` steps many games together; observations come as one array, and `legal` lists what can be
  done at every table as pairs of a table and an index.
- The policy looks at each legal action through a few numbers (`features`) and weighs them: an action is chosen with
  odds exp(weights . features). Its weights, fewer than a hundred, are learned by REINFORCE: what was done by seats that
  ended ahead becomes likelier.
- The other player, in training, is the policy itself.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.bots import decide, make_bot
from bastide.envs.layout import Layout, Numbers, layout_of
from bastide.envs.vector import Tables

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
SIDE = 8


class Torres:
    """What the policy knows of the game: the squares an action is about, and what they are worth."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        kinds = [kind for kind in layout.game.actions.kinds if not kind.chance]
        self.kinds = len(kinds)
        self.kind = np.zeros(layout.actions, np.int64)
        self.target = np.full(layout.actions, -1)
        self.start = np.full(layout.actions, -1)
        for index in range(layout.actions):
            action = layout.game.decode(layout.indices.code(index))
            if type(action) not in kinds:
                continue
            self.kind[index] = kinds.index(type(action))
            named = dict(zip(action.names, action.values, strict=True))
            self.target[index] = named.get("target", named.get("square", -1))
            self.start[index] = named.get("start", -1)
        # The squares beside each square, or 64, a place beyond the board where nothing is.
        self.beside = np.full((SIDE * SIDE, 4), SIDE * SIDE)
        for square in range(SIDE * SIDE):
            x, y = square % SIDE, square // SIDE
            near = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
            inside = [SIDE * b + a for a, b in near if 0 <= a < SIDE and 0 <= b < SIDE]
            self.beside[square, : len(inside)] = inside

    def features(self, observations: Numbers, table: Ints, index: Ints) -> Floats:
        """A row for every legal action: its kind, and what happens to the castles it is about."""
        squares = self.layout.part(observations, "squares").astype(np.float32)
        squares = np.concatenate([squares, np.zeros_like(squares[:, :1])], axis=1)
        height, base, king, own = squares[..., 0], squares[..., 1], squares[..., 4], squares[..., 5]
        other = squares[..., 6:9].max(axis=-1)
        kind, target, start = self.kind[index], self.target[index], self.start[index]
        somewhere, moving = target >= 0, start >= 0
        t, s = np.where(somewhere, target, SIDE * SIDE), np.where(moving, start, SIDE * SIDE)
        at = height[table, t]
        bare = somewhere & (at == 0)
        # A block on bare board joins the castle beside it: look at that one.
        near = self.beside[np.where(somewhere, target, 0)]
        widest = near[np.arange(len(near)), base[table[:, None], near].argmax(axis=1)]
        c = np.where(bare, widest, t)
        size, mine, theirs = base[table, c], own[table, c], other[table, c]
        same = moving & (size == base[table, s]) & (mine == own[table, s]) & (theirs == other[table, s])
        climbs = np.maximum(at - mine, 0) * size
        leaves = np.where(moving & ~same & (height[table, s] == own[table, s]), own[table, s] * base[table, s], 0)
        facts = np.stack(
            [
                at,
                size / 4,
                mine,
                theirs,
                mine * size / 10,
                theirs * size / 10,
                climbs / 10,
                leaves / 10,
                (climbs - leaves) / 10,
                np.where(same, at - height[table, s], 0),
                king[table, c],
                bare.astype(np.float32),
            ],
            axis=1,
        ).astype(np.float32)
        # The same facts mean different things for knights, moves, blocks and the rest.
        group = np.select([kind == KNIGHT, kind == MOVE, kind == BLOCK], [0, 1, 2], 3)
        rows = np.zeros((len(index), self.kinds + 4 * facts.shape[1] + 2), np.float32)
        each = np.arange(len(index))
        rows[each, kind] = 1
        columns = self.kinds + group[:, None] * facts.shape[1] + np.arange(facts.shape[1])
        rows[each[:, None], columns] = np.where(somewhere[:, None], facts, 0)
        points = self.layout.column(observations, "course", "action_points")[table, 0]
        rows[:, -2] = np.where(kind == END, points, 0)
        rows[:, -1] = np.where(kind == KNIGHT, self.layout.column(observations, "course", "year")[table, 0], 0)
        return rows


WORDS = [kind.word for kind in bastide.load("torres").actions.kinds if not kind.chance]
KNIGHT, MOVE, BLOCK, END = (WORDS.index(word) for word in ("knight", "move", "block", "end"))


def odds(rows: Floats, weights: Floats, table: Ints, first: Ints) -> Floats:
    """How likely each legal action is to be chosen at its table; `first` is where each table's actions begin."""
    worth = rows @ weights
    raised = np.exp(worth - np.maximum.reduceat(worth, first)[table])
    return raised / np.add.reduceat(raised, first)[table]


def draw(likely: Floats, first: Ints, luck: np.random.Generator) -> Ints:
    """One of the actions listed for each table, by these odds: its place in the list."""
    ends = np.cumsum(likely, dtype=np.float64)
    last = np.append(first[1:], len(likely)) - 1
    before = ends[first] - likely[first]
    wanted = before + luck.random(len(first)) * (ends[last] - before)
    return np.clip(np.searchsorted(ends, wanted, side="right"), first, last)


def train(games: int, tables_at_once: int = 256, seed: int = 1) -> Floats:
    """Play this many games against itself and learn from them."""
    torres = Torres(layout_of("torres"))
    size = tables_at_once
    tables = Tables("torres", games=size, players=2, seed=seed, reward="margin")
    luck = np.random.default_rng(seed)
    width = torres.features(tables.observations, *tables.legal).shape[1]
    weights = np.zeros(width, np.float32)
    # For each seat at each table: the sum over its decisions of the gradient of log odds, until the game ends.
    slopes = np.zeros((size, 2, width), np.float32)
    spread = 1.0
    momentum, square = np.zeros(width), np.zeros(width)
    began, played, updates = time.perf_counter(), 0, 0
    batch: list[tuple[Floats, float]] = []
    points: list[int] = []
    while played < games:
        table, index = tables.legal
        first = np.searchsorted(table, np.arange(size))
        rows = torres.features(tables.observations, table, index)
        likely = odds(rows, weights, table, first)
        chosen = draw(likely, first, luck)
        expected = np.add.reduceat(likely[:, None] * rows, first)
        slopes[np.arange(size), tables.seats] += rows[chosen] - expected
        outcome = tables.step(index[chosen])
        for i in outcome.finished:
            batch += [(slopes[i, seat].copy(), float(outcome.rewards[i, seat])) for seat in (0, 1)]
            slopes[i] = 0
        played += len(outcome.finished)
        points += outcome.scores.ravel().tolist()
        if len(batch) >= 256:
            earned = np.array([reward for _, reward in batch])
            spread = 0.9 * spread + 0.1 * float(np.abs(earned).mean()) if updates else float(np.abs(earned).mean())
            gain = (np.stack([slope for slope, _ in batch]) * np.tanh(earned / (2 * spread))[:, None]).mean(axis=0)
            updates += 1
            momentum = 0.9 * momentum + 0.1 * gain
            square = 0.99 * square + 0.01 * gain**2
            rate = 0.05 * (1 - min(played / games, 1)) + 0.002
            step = (momentum / (1 - 0.9**updates)) / (np.sqrt(square / (1 - 0.99**updates)) + 1e-8)
            weights += (rate * step).astype(np.float32)
            batch.clear()
            if updates % 20 == 0:
                mean = np.mean(points[-1000:])
                print(f"{time.perf_counter() - began:5.0f} s  {played:6} games  {mean:5.0f} points a seat", flush=True)
    return weights


def meet(weights: Floats, games: int, seed: int = 1_000_000) -> tuple[float, float, float]:
    """Play `novice`, in both seats by turns; returns the share of wins and the mean scores of the policy and novice."""
    torres = Torres(layout_of("torres"))
    tables = Tables("torres", games=games, players=2, seed=seed, reward="win")
    luck, guesses = np.random.default_rng(seed), bastide.Dealer(seed)
    bot = make_bot("novice", seed)
    own = np.arange(games) % 2
    open_games = set(range(games))
    won, points = 0.0, np.zeros(2)
    while open_games:
        table, index = tables.legal
        first = np.searchsorted(table, np.arange(games))
        likely = odds(torres.features(tables.observations, table, index), 2 * weights, table, first)
        actions = index[draw(likely, first, luck)]
        seats, positions = tables.seats, tables.positions()
        for i in open_games:
            if seats[i] != own[i]:
                actions[i] = tables.layout.indices.index(decide(bot, positions[i], guesses).code)
        outcome = tables.step(actions)
        for i, scores in zip(outcome.finished.tolist(), outcome.scores, strict=True):
            if i in open_games:
                open_games.remove(i)
                won += (1 + outcome.rewards[i, own[i]]) / 2
                points += scores[own[i]], scores[1 - own[i]]
    return won / games, points[0] / games, points[1] / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", type=int, default=20_000, help="how many games to learn from")
    parser.add_argument("--games", type=int, default=200, help="how many games to play against novice")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    weights = train(words.train, seed=words.seed)
    share, policy, other = meet(weights, words.games)
    error = 1.96 * (share * (1 - share) / words.games) ** 0.5
    print(f"Against novice: {share:.1%} of {words.games} games (± {error:.1%}), {policy:.0f} : {other:.0f} points.")


if __name__ == "__main__":
    main()
