"""A run of learning: play, learn, keep earlier selves, write down what came of it; stopped and taken up again."""

import json
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from bastide._ray import Place
from bastide.envs.layout import layout_of
from bastide.learn.cluster import workers_on
from bastide.learn.commit import commit
from bastide.learn.export import arrays_in, export
from bastide.learn.net import HIDDEN
from bastide.learn.nets import AnyNet, new_net
from bastide.learn.ppo import Rates, improve
from bastide.learn.rollout import Rollout, Tally
from bastide.learn.workers import Plan

WEIGHTS, OPTIMIZER, WENT, ABOUT, NET = "weights.npz", "optimizer.npz", "went", "about.json", "net.bin"
CURVE = "curve.jsonl"
EARLIER = "earlier"
SAVE_EVERY = 60.0
REMEMBERED = 12
"""How many earlier selves are remembered."""


class Course(NamedTuple):
    """How a run goes."""

    out: Path
    seconds: float
    """How long the whole run learns, all its parts together; the rates follow it."""
    part: float
    """How long this part of it learns."""
    steps: int = 128
    trace: float = 0.97
    rates: Rates = Rates()
    hidden: int = HIDDEN
    device: str = "cuda" if torch.cuda.is_available() else "cpu"
    remember: int = 25
    """An earlier self is kept after this many rounds."""
    rounds: int = 0
    """How many rounds the whole run has, if it goes by rounds and not by time: then it can be repeated exactly."""
    begin: Path | None = None
    """A net that a new run begins with."""
    on: Place = "here"
    """Where the games are played."""


class Run:
    """The state of a run that can be written down and taken up again."""

    def __init__(self, plan: Plan, course: Course) -> None:
        self.plan = plan
        self.course = course
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device = torch.device(course.device)
        self.net = self._new_net()
        self.optimizer = torch.optim.Adam(self.net.parameters(), course.rates.learning, eps=1e-5)
        self.earlier: dict[int, dict[str, torch.Tensor]] = {}
        """Earlier selves by the round they were kept in."""
        self.rounds = 0
        self.decisions = 0
        self.games = 0
        self.spent = 0.0
        self.luck = Random(plan.seed)
        self._load()

    def _new_net(self) -> AnyNet:
        net = new_net(self.plan.game, layout_of(self.plan.game).actions, self.course.hidden)
        net.to(self.device)
        return net

    def learn(self, tell: Callable[[dict[str, Any]], None]) -> None:
        """Learn for the time of this part."""
        workers = workers_on(self.course.on, self.plan)
        try:
            self._learn(Rollout(self.plan, workers, self.device, self.course.steps, self.course.trace), tell)
        finally:
            self.save()
            workers.close()

    def _learn(self, rollout: Rollout, tell: Callable[[dict[str, Any]], None]) -> None:
        began = saved = time.monotonic()
        before = self.spent
        rivals = [self._new_net() for _ in range(self.plan.earlier)]
        while time.monotonic() - began < self.course.part and self.progress < 1:
            if not self.earlier or self.rounds % self.course.remember == 0:
                self._remember()
            self._seat_earlier(rivals)
            tally = Tally()
            start = time.monotonic()
            batch = rollout.play(self.net, rivals, tally)
            played = time.monotonic()
            rates = self.course.rates.at(self.progress)
            error = improve(self.net, self.optimizer, batch, rates)
            self.rounds += 1
            self.decisions += len(batch.values)
            self.games += tally.games
            self.spent = before + time.monotonic() - began
            tell(
                {
                    "round": self.rounds,
                    "seconds": round(self.spent, 1),
                    "decisions": self.decisions,
                    "games": self.games,
                    "entropy": round(batch.entropy, 4),
                    "value_error": round(error, 4),
                    "play_s": round(played - start, 2),
                    "learn_s": round(time.monotonic() - played, 2),
                    **{name: round(float(np.mean(found)), 4) for name, found in sorted(tally.shares.items())},
                }
            )
            if time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()

    @property
    def progress(self) -> float:
        """How much of the run is done: from 0 to 1, or more when it took longer than planned."""
        course = self.course
        return self.rounds / course.rounds if course.rounds else self.spent / course.seconds

    def _remember(self) -> None:
        """Keep the present self; where there are too many, one of the older half goes, so that both the recent and the
        distant past are remembered."""
        self.earlier[self.rounds] = {name: weight.detach().half() for name, weight in self.net.state_dict().items()}
        arrays = {name: weight.cpu().numpy() for name, weight in self.earlier[self.rounds].items()}
        folder = self.course.out / EARLIER
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / f"{self.rounds}.npz", arrays)
        if len(self.earlier) > REMEMBERED:
            forgotten = sorted(self.earlier)[self.luck.randrange(1, REMEMBERED // 2)]
            del self.earlier[forgotten]
            (folder / f"{forgotten}.npz").unlink()

    def _seat_earlier(self, rivals: list[AnyNet]) -> None:
        for rival in rivals:
            rival.load_state_dict(
                {name: weight.float() for name, weight in self.luck.choice(list(self.earlier.values())).items()}
            )

    # What is kept

    def save(self) -> None:
        """Write the weights and what is needed to go on."""
        out = self.course.out
        out.mkdir(parents=True, exist_ok=True)
        went = {"rounds": self.rounds, "decisions": self.decisions, "games": self.games, "spent": self.spent}
        weights = {name: array.astype(np.float16) for name, array in self.net.arrays().items()}
        _write(out / WEIGHTS, {**weights, WENT: np.array(json.dumps(went))})
        moments: dict[str, np.ndarray[Any, Any]] = {}
        for i, state in enumerate(self.optimizer.state_dict()["state"].values()):
            moments[f"{i}.mean"] = state["exp_avg"].half().cpu().numpy()
            moments[f"{i}.spread"] = state["exp_avg_sq"].sqrt().half().cpu().numpy()
            moments[f"{i}.step"] = np.array(float(state["step"]))
        _write(out / OPTIMIZER, moments)
        (out / ABOUT).write_text(json.dumps({**self.about(), **went}, indent=1) + "\n")
        export(self.plan.game, weights, out / NET, {"decisions": self.decisions})

    def about(self) -> dict[str, Any]:
        """What somebody needs to know who wants to repeat the run."""
        course = {name: value for name, value in self.course._asdict().items() if name not in ("out", "rates")}
        return {
            "game": self.plan.game,
            "commit": commit(),
            "machine": {
                "device": torch.cuda.get_device_name() if self.device.type == "cuda" else platform.machine(),
                "cores": os.cpu_count(),
                "python": platform.python_version(),
                "torch": torch.__version__,
            },
            "plan": self.plan._asdict(),
            "course": {**course, "begin": str(self.course.begin or "")},
            "rates": self.course.rates._asdict(),
        }

    def _load(self) -> None:
        out = self.course.out
        if not (out / WEIGHTS).exists():
            if self.course.begin is not None:
                self.net.take(arrays_in(self.course.begin, self.net.state_dict()))
            return
        with np.load(out / WEIGHTS) as weights:
            went = json.loads(str(weights[WENT]))
            self.net.take({name: weights[name] for name in weights.files if name != WENT})
        self.rounds, self.decisions = went["rounds"], went["decisions"]
        self.games, self.spent = went["games"], went["spent"]
        with np.load(out / OPTIMIZER) as moments:
            state = self.optimizer.state_dict()
            for i, weight in enumerate(self.net.parameters()):
                if f"{i}.mean" in moments:
                    mean, spread = (torch.from_numpy(moments[f"{i}.{name}"]).float() for name in ("mean", "spread"))
                    state["state"][i] = {
                        "step": torch.tensor(float(moments[f"{i}.step"])),
                        "exp_avg": mean.to(weight.device),
                        "exp_avg_sq": spread.to(weight.device) ** 2,
                    }
            self.optimizer.load_state_dict(state)
        for path in sorted((out / EARLIER).glob("*.npz")):
            with np.load(path) as kept:
                self.earlier[int(path.stem)] = {
                    name: torch.from_numpy(kept[name]).to(self.device) for name in kept.files
                }
        torch.manual_seed(self.plan.seed + self.rounds)


def _write(path: Path, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
    """All or nothing: a run that is killed while it writes keeps what it had."""
    fresh = path.with_suffix(".new.npz")
    np.savez(fresh, **arrays)  # type: ignore[arg-type]
    fresh.replace(path)
