"""A run: rounds of games and of learning from them, stopped and taken up again."""

import json
import os
import platform
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

import bastide
from bastide._ray import Place
from bastide.bots.net.file import FILE, Layer, write
from bastide.bots.net.file import Weights as Written
from bastide.bots.net.parts import digest_of_parts, sizes_of
from bastide.learn.cluster import Pool, pool_on
from bastide.learn.commit import commit
from bastide.learn.evaluate import match
from bastide.learn.mix import any_options, mix
from bastide.learn.squeezed import squeezed
from bastide.learn.values.net import LAYERS, Samples, Sizes, ValueNet, Weights, first_weights, fit, joined
from bastide.learn.values.play import Work, play

WEIGHTS, CURVE, ABOUT = "weights.npz", "curve.jsonl", "about.json"
WITH_OPTIONS = 0.4
"""Where a table has options, and a turn is long, moves are compared in so much smaller a part of the decisions."""
FORETOLD = 50_000
"""On this many fresh positions it is measured and reported how well the net foresaw them."""


class Course(NamedTuple):
    """How a run goes."""

    game: str
    out: Path
    rounds: int = 12
    games: int = 2000
    """Games of a round."""
    workers: int = 1
    players: list[int] | None = None
    odd: float = 0.2
    """The part of the games with options at random."""
    uniform: float = 0.08
    trace: float = 0.9
    kept: float = 0.5
    compared: float = 0.0
    """The part of the decisions in which moves are compared on the same draws."""
    playouts: int = 4
    width: int = 12
    """How many unfinished plans are kept in mind where turns are planned."""
    remembered: int = 3
    """The net learns from the games of this many rounds."""
    passes: int = 6
    rate: float = 2e-3
    batch: int = 2048
    inner: int = 32
    outer: int = 8
    whole: int = 16
    seed: int = 1
    meet: int = 0
    """How many games for two are played after every round"""
    against: str = "estimate"
    """against this bot."""
    on: Place = "here"
    """Where the games are played."""


class Run:
    """A run of learning in its folder."""

    def __init__(self, course: Course) -> None:
        self.course = course
        part, rest = sizes_of(bastide.load(course.game))
        sizes = Sizes(part, rest, course.inner, course.outer, course.whole)
        self.net = ValueNet(first_weights(sizes, course.seed))
        self.rounds = 0
        self.played = 0
        self.spent = 0.0
        self.recent: list[Samples] = []
        self._load()

    def learn(self, tell: Callable[[dict[str, Any]], None], seconds: float = float("inf")) -> None:
        """Play and learn until the course is done or this many seconds are over."""
        course = self.course
        began = time.monotonic()
        with pool_on(course.on, course.workers) as pool:
            while self.rounds < course.rounds and time.monotonic() - began < seconds:
                start = time.monotonic()
                fresh, points = self._play(pool)
                played = time.monotonic()
                some = fresh.chosen(np.arange(min(len(fresh.came), FORETOLD)))
                before = float(np.sqrt(np.mean((self.net.expects(some) - some.came) ** 2)))
                self.recent = [*self.recent, fresh][-course.remembered :]
                luck = np.random.default_rng(course.seed * 1000 + self.rounds)
                error = self._fit(joined(self.recent), luck)
                self.rounds += 1
                self.played += course.games
                self.spent += time.monotonic() - start
                self.save()
                met = match(course.game, course.out / FILE, course.against, course.meet, pool) if course.meet else None
                tell(
                    {
                        "round": self.rounds,
                        "seconds": round(self.spent, 1),
                        "games": self.played,
                        "points": round(points, 2),
                        "foretold": round(before, 3),
                        "error": round(error**0.5, 3),
                        "play_s": round(played - start, 1),
                        "learn_s": round(time.monotonic() - played, 1),
                        **({"bot": round(met.won / met.games, 4)} if met else {}),
                    }
                )

    def _fit(self, samples: Samples, luck: np.random.Generator) -> float:
        course = self.course
        rate = course.rate * (1 - 0.8 * self.rounds / course.rounds)
        if find_spec("torch") is None:
            return fit(self.net, samples, course.passes, rate, course.batch, luck)
        quick = import_module("bastide.learn.values.quick")
        return float(quick.fit(self.net, samples, course.passes, rate, course.batch, luck))

    def _play(self, pool: Pool) -> tuple[Samples, float]:
        course = self.course
        luck = Random(f"{course.seed} {self.rounds}")
        layers = written(self.net.weights)
        trace = course.trace if self.rounds else 1.0
        seed = course.seed * 10_000_000 + self.rounds * 100_000
        game = bastide.load(course.game)
        odd = int(course.games * course.odd) if game.options else 0
        tables: list[tuple[int, dict[str, object]]] = []
        for block in mix(course.game, course.games - odd, luck, course.players, vary=False):
            tables += [(block.players, block.options)] * block.tables
        for _ in range(odd):
            players = luck.choice(course.players or list(game.seats))
            tables.append((players, any_options(game, players, luck)))
        work = [
            Work(
                course.game,
                players,
                options,
                seed + i,
                layers,
                course.uniform,
                trace,
                course.kept,
                course.compared * (WITH_OPTIONS if options else 1.0),
                course.playouts,
                course.width,
            )
            for i, (players, options) in enumerate(tables)
        ]
        work.reverse()  # the long games first
        found = list(pool.map(play, work, chunksize=2))
        return joined([samples for samples, _ in found]), float(np.mean([points for _, points in found]))

    # What is kept

    def save(self) -> None:
        """Write the weights, the net that plays and what the run took."""
        out = self.course.out
        out.mkdir(parents=True, exist_ok=True)
        went = {"rounds": self.rounds, "games": self.played, "spent": round(self.spent, 1)}
        arrays = {**self.net.weights}
        for name in self.net.weights:
            arrays[f"{name} mean"], arrays[f"{name} square"] = self.net.means[name], self.net.squares[name]
        fresh = out / "fresh.npz"
        np.savez(fresh, went=np.array(json.dumps({**went, "steps": self.net.steps})), **arrays)  # type: ignore[arg-type]
        fresh.replace(out / WEIGHTS)
        export(self.course.game, self.net.weights, out / FILE)
        about = {**self.about(), **went}
        (out / ABOUT).write_text(json.dumps(about, indent=1) + "\n")

    def about(self) -> dict[str, Any]:
        """What somebody needs to know who wants to repeat the run."""
        course = {name: value for name, value in self.course._asdict().items() if name != "out"}
        machine = {"cores": os.cpu_count(), "machine": platform.machine(), "python": platform.python_version()}
        return {"game": self.course.game, "commit": commit(), "machine": machine, "course": course}

    def _load(self) -> None:
        path = self.course.out / WEIGHTS
        if not path.exists():
            return
        with np.load(path) as arrays:
            went = json.loads(str(arrays["went"]))
            for name in list(self.net.weights):
                self.net.weights[name] = arrays[name]
                self.net.means[name], self.net.squares[name] = arrays[f"{name} mean"], arrays[f"{name} square"]
        self.rounds, self.played, self.spent = went["rounds"], went["games"], went["spent"]
        self.net.steps = went["steps"]


def written(weights: Weights) -> list[Layer]:
    """The layers in 8-bit numbers."""
    return [squeezed(weights[name].T, weights[f"{name}_bias"]) for name in LAYERS]


def export(game: str, weights: Weights, path: Path) -> None:
    """Write the net as the small file that plays."""
    write(path, Written({"game": game, "digest": digest_of_parts(bastide.load(game))}, written(weights)))
