"""The net evaluated by this very code, compiled: for machines without numpy.

Weights stay the 8-bit numbers they are in the file. A sum over w - 128 is the sum over w less 128 times that of the
inputs, so that they need not be unpacked.
"""

from librt.strings import read_i16_le

from bastide.bots.net.features import FAR, SMALL, Features
from bastide.bots.net.file import MIDDLE, Layer
from bastide.core.native import i64, u8, vec


class Dense:
    """A layer: sums of its inputs, weighed."""

    def __init__(self, layer: Layer) -> None:
        self.outputs: i64 = layer.outputs
        self.steps: vec[float] = vec[float](list(layer.steps))
        self.biases: vec[float] = vec[float](list(layer.biases))
        self.weights: vec[u8] = vec[u8](list(layer.weights))
        self.sums: vec[float] = vec[float]([0.0] * layer.outputs)
        self.total: float = 0.0
        self.nothing: vec[float] = vec[float]([0.0] * layer.outputs)
        """The sums a new one begins with, and in `nothing_total` their total."""
        self.nothing_total: float = 0.0

    def clear(self) -> None:
        """Begin a new sum."""
        self.total = self.nothing_total
        i: i64
        for i in range(self.outputs):
            self.sums[i] = self.nothing[i]

    def begin_so(self) -> None:
        """Let every new sum begin with what has been added so far."""
        self.nothing = self.sums[:]
        self.nothing_total = self.total

    def replace(self, place: i64, by: i64) -> None:
        """Another one of a choice's inputs is 1."""
        sums = self.sums
        weights = self.weights
        old = place * self.outputs
        new = by * self.outputs
        i: i64
        for i in range(self.outputs):
            sums[i] = sums[i] + float(i64(weights[new + i]) - i64(weights[old + i]))

    def add(self, place: i64, x: float) -> None:
        """Add one input."""
        self.total += x
        sums = self.sums
        weights = self.weights
        first = place * self.outputs
        i: i64
        for i in range(self.outputs):
            sums[i] = sums[i] + x * float(i64(weights[first + i]))

    def sum_of(self, i: i64) -> float:
        """One output of the inputs added so far."""
        return self.steps[i] * (self.sums[i] - MIDDLE * self.total) + self.biases[i]

    def one(self, inputs: vec[float], i: i64) -> float:
        """One output alone."""
        found: float = 0.0
        total: float = 0.0
        at = i
        for x in inputs:
            if x != 0.0:
                total += x
                found += x * float(i64(self.weights[at]))
            at += self.outputs
        return self.steps[i] * (found - MIDDLE * total) + self.biases[i]


class Evaluator:
    """Looks at one observation at a time."""

    def __init__(self, features: Features, layers: list[Layer]) -> None:
        self.numbers: i64 = features.numbers
        self.choice_first: vec[i64] = vec[i64](_places(features.numbers, features.choices, features.choice_first))
        self.count_first: vec[i64] = vec[i64](_places(features.numbers, features.counts, features.count_first))
        plain_places = [features.plain_first + i for i in range(len(features.plain))]
        self.plain_first: vec[i64] = vec[i64](_places(features.numbers, features.plain, plain_places))
        scale = [1.0] * features.numbers
        for i, by in zip(features.plain, features.scale, strict=True):
            scale[i] = by
        self.scale: vec[float] = vec[float](scale)
        self.first: Dense = Dense(layers[0])
        self.inner: list[Dense] = [Dense(layer) for layer in layers[1:-2]]
        self.policy: Dense = Dense(layers[-2])
        self.outcome: Dense = Dense(layers[-1])
        self.x: vec[float] = vec[float]([0.0] * layers[0].outputs)
        for first in features.choice_first + features.count_first:
            self.first.add(first, 1.0)
        self.first.begin_so()

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""
        self._read(observation)
        x = self.x
        i: i64
        for i in range(len(x)):
            x[i] = max(self.first.sum_of(i), 0.0)
        for layer in self.inner:
            layer.clear()
            for i in range(len(x)):
                if x[i] != 0.0:
                    layer.add(i, x[i])
            for i in range(len(x)):
                x[i] = x[i] + max(layer.sum_of(i), 0.0)
        logits = [self.policy.one(x, code) for code in codes]
        return logits, self.outcome.one(x, 0)

    def thoughts(self, observation: bytes, codes: list[int]) -> list[float]:
        """How good some actions look, one compared with another."""
        return self.look(observation, codes)[0]

    def values(self, observations: list[bytes]) -> list[float]:
        """How well each will end for its seat, from -1 to 1."""
        return [self.look(observation, [])[1] for observation in observations]

    def _read(self, observation: bytes) -> None:
        first = self.first
        first.clear()
        i: i64
        for i in range(self.numbers):
            number = i64(read_i16_le(observation, 2 * i))
            if number == 0:
                continue
            if self.choice_first[i] >= 0:
                first.replace(self.choice_first[i], self.choice_first[i] + number)
                continue
            if self.count_first[i] >= 0:
                first.replace(self.count_first[i], self.count_first[i] + min(number, SMALL - 1))
            first.add(self.plain_first[i], min(max(float(number) / self.scale[i], -FAR), FAR))


def _places(numbers: int, which: list[int], first: list[int]) -> list[int]:
    places = [-1] * numbers
    for i, place in zip(which, first, strict=True):
        places[i] = place
    return places
