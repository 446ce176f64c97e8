"""The net of `bastide.core.pooled` in numpy, with what it takes to learn."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bastide.core.pooled import UNIT

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
LAYERS = ("inner", "outer", "whole", "last")


class Sizes(NamedTuple):
    """How wide the net is: what it reads of a part and of a seat, then its layers."""

    part: int
    rest: int
    inner: int = 32
    outer: int = 8
    whole: int = 16


class Samples(NamedTuple):
    """Positions as seats saw them: their parts one after the other, how many each has, the rest, and what came."""

    parts: Floats | NDArray[np.float16]
    counts: NDArray[np.int64]
    rests: Floats
    came: Floats
    """The points that came and were not in the estimate."""

    def chosen(self, rows: NDArray[np.int64]) -> "Samples":
        """Some of them."""
        ends = np.cumsum(self.counts)
        counts = self.counts[rows]
        first = np.repeat(ends[rows] - counts, counts)
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        return Samples(self.parts[first + within].astype(np.float32), counts, self.rests[rows], self.came[rows])


def joined(samples: list[Samples]) -> Samples:
    """All of several lists."""
    return Samples(*(np.concatenate(columns) for columns in zip(*samples, strict=True)))


def first_weights(sizes: Sizes, seed: int) -> Weights:
    """A net that has learned nothing and adds nothing."""
    luck = np.random.default_rng(seed)
    shapes = {
        "inner": (sizes.part, sizes.inner),
        "outer": (sizes.inner, sizes.outer),
        "whole": (sizes.outer + sizes.rest, sizes.whole),
        "last": (sizes.whole, 1),
    }
    weights: Weights = {}
    for name, (inputs, outputs) in shapes.items():
        spread = np.sqrt(2 / inputs) if name in ("inner", "whole") else 0.3 / np.sqrt(inputs)
        weights[name] = luck.normal(0, spread, (inputs, outputs)).astype(np.float32)
        weights[f"{name}_bias"] = np.zeros(outputs, np.float32)
    weights["last"][:] = 0
    weights["outer"][:, 0] = 0
    return weights


def believed(weights: Weights, part: float) -> Weights:
    """A net that says this part of what the other one says."""
    found = {name: array.copy() for name, array in weights.items()}
    for name in ("last", "last_bias"):
        found[name] *= part
    found["outer"][:, 0] *= part
    found["outer_bias"][0] *= part
    found["whole"][0] /= part
    return found


class ValueNet:
    """The net and the running means of its gradients (Adam; Kingma and Ba 2015)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.means = {name: np.zeros_like(array) for name, array in weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def expects(self, samples: Samples) -> Floats:
        """The points to be added to the estimate."""
        found: Floats = self._forward(samples._replace(parts=samples.parts.astype(np.float32)))[-1] * UNIT
        return found

    def _forward(self, samples: Samples) -> tuple[Any, ...]:
        w = self.weights
        inner = np.maximum(samples.parts @ w["inner"] + w["inner_bias"], 0)
        read = inner @ w["outer"] + w["outer_bias"]
        sums = np.concatenate([np.zeros((1, read.shape[1])), np.cumsum(read, 0, np.float64)])
        ends = np.cumsum(samples.counts)
        pool = (sums[ends] - sums[ends - samples.counts]).astype(np.float32)
        seats = np.concatenate([pool, samples.rests], 1)
        whole = np.maximum(seats @ w["whole"] + w["whole_bias"], 0)
        return inner, seats, whole, (whole @ w["last"])[:, 0] + w["last_bias"][0] + pool[:, 0]

    def learn(self, samples: Samples, rate: float) -> float:
        """One step towards what came; returns the mean squared error in points."""
        inner, seats, whole, found = self._forward(samples)
        w = self.weights
        error = found - samples.came / UNIT
        slope = (2 / len(error) * error).astype(np.float32)[:, None]
        slopes: Weights = {"last": whole.T @ slope, "last_bias": slope.sum(0)}
        back = (slope @ w["last"].T) * (whole > 0)
        slopes["whole"], slopes["whole_bias"] = seats.T @ back, back.sum(0)
        pool = (back @ w["whole"].T)[:, : w["outer"].shape[1]]
        pool[:, 0] += slope[:, 0]
        read = np.repeat(pool, samples.counts, 0)
        slopes["outer"], slopes["outer_bias"] = inner.T @ read, read.sum(0)
        back = (read @ w["outer"].T) * (inner > 0)
        slopes["inner"], slopes["inner_bias"] = samples.parts.T @ back, back.sum(0)
        self._step(slopes, rate)
        return float(np.mean(error**2)) * UNIT**2

    def _step(self, slopes: Weights, rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def fit(net: ValueNet, samples: Samples, passes: int, rate: float, batch: int, luck: np.random.Generator) -> float:
    """Go through the samples this many times, with a rate that falls to nothing; returns the error of the last pass."""
    size = min(batch, len(samples.came))
    steps = passes * (len(samples.came) // size)
    done = 0
    error = 0.0
    for _ in range(passes):
        order = luck.permutation(len(samples.came))
        errors = []
        for first in range(0, len(order) - size + 1, size):
            part = np.sort(order[first : first + size])
            errors.append(net.learn(samples.chosen(part), rate * (1 - done / steps)))
            done += 1
        error = float(np.mean(errors))
    return error
