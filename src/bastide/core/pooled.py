"""A small net that mends a game's estimate of final points by the parts of a position, such as the regions of a land.

Every part is read by the same two layers, from the view of a seat that has a stake in it. What comes out is summed, and
two more layers read the sum together with the features of the seat itself. The net answers in units of `UNIT` points.
"""

from typing import Final

from librt.strings import BytesWriter, write_f32_le

from bastide.core.native import i64, vec

UNIT: Final = 10.0
REMEMBERED: Final = 4096
"""The answers about this many parts are remembered: positions that are compared have most of them in common."""
FINE: Final = 256.0
BITS: Final = (1 << 30) - 1


class Parts:
    """Takes what a game tells of a position: parts of it, each from the view of a seat, and the rest of every seat."""

    def part(self, seat: i64, numbers: vec[float]) -> None:
        """A part of the position that the seat has a stake in; the numbers are not changed afterwards."""
        raise NotImplementedError

    def rest(self, seat: i64, numbers: vec[float]) -> None:
        """What else is to be known of the seat; given once, after all parts."""
        raise NotImplementedError


class Dense:
    """A layer: its weights input by input, those of all outputs for the first input, then for the next."""

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        self.inputs: i64 = len(weights) // len(biases)
        self.outputs: i64 = len(biases)
        self.weights: vec[float] = vec[float](weights)
        self.biases: vec[float] = vec[float](biases)
        self.sums: vec[float] = vec[float](biases)

    def clear(self) -> None:
        """Begin a new sum."""
        self.sums = self.biases[:]

    def add(self, first: i64, numbers: vec[float]) -> None:
        """Add the inputs from the first one on, as many as there are numbers."""
        sums = self.sums
        weights = self.weights
        outputs = self.outputs
        at = first * outputs
        i: i64
        for x in numbers:
            if x != 0.0:
                for i in range(outputs):
                    sums[i] = sums[i] + x * weights[at + i]
            at += outputs

    def positive(self) -> vec[float]:
        """The sums, nothing where they are below."""
        sums = self.sums
        i: i64
        for i in range(self.outputs):
            if sums[i] < 0.0:
                sums[i] = 0.0
        return sums


class Pooled(Parts):
    """The net, and what it has been given of one position."""

    def __init__(self, layers: list[Dense], players: int) -> None:
        self.inner: Dense = layers[0]
        self.outer: Dense = layers[1]
        self.whole: Dense = layers[2]
        self.last: Dense = layers[3]
        self.width: i64 = layers[1].outputs
        self.nothing: vec[float] = vec[float]([0.0] * layers[1].outputs)
        self.pools: list[vec[float]] = [vec[float]([0.0] * layers[1].outputs) for _ in range(players)]
        self.expected: vec[float] = vec[float]([0.0] * players)
        self.known: list[vec[float]] = [vec[float]() for _ in range(REMEMBERED)]
        self.answers: list[vec[float]] = [vec[float]() for _ in range(REMEMBERED)]

    def begin(self, players: i64) -> None:
        """A new position."""
        seat: i64
        for seat in range(players):
            self.pools[seat] = self.nothing[:]

    def part(self, seat: i64, numbers: vec[float]) -> None:
        read = self._read(numbers)
        pool = self.pools[seat]
        i: i64
        for i in range(self.width):
            pool[i] = pool[i] + read[i]

    def rest(self, seat: i64, numbers: vec[float]) -> None:
        self.expected[seat] = self._expects(self.pools[seat], numbers)

    def besides(self, seat: i64, part: vec[float], numbers: vec[float]) -> float:
        """What it would expect for a seat with one more part and this as the rest."""
        pool = self.pools[seat][:]
        read = self._read(part)
        i: i64
        for i in range(self.width):
            pool[i] = pool[i] + read[i]
        return self._expects(pool, numbers)

    def _read(self, numbers: vec[float]) -> vec[float]:
        sign: i64 = 0
        for x in numbers:
            sign = (sign * 31 + i64(x * FINE)) & BITS
        at = sign % REMEMBERED
        if not same(self.known[at], numbers):
            self.known[at] = numbers
            self.answers[at] = self._answer(numbers)
        return self.answers[at]

    def _answer(self, numbers: vec[float]) -> vec[float]:
        inner = self.inner
        outer = self.outer
        inner.clear()
        inner.add(0, numbers)
        outer.clear()
        outer.add(0, inner.positive())
        return outer.sums[:]

    def _expects(self, pool: vec[float], numbers: vec[float]) -> float:
        whole = self.whole
        whole.clear()
        whole.add(0, pool)
        whole.add(self.width, numbers)
        self.last.clear()
        self.last.add(0, whole.positive())
        return UNIT * (self.last.sums[0] + pool[0])


def same(a: vec[float], b: vec[float]) -> bool:
    """Whether two lists hold the same numbers."""
    if len(a) != len(b):
        return False
    i: i64
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


class FeatureWriter(Parts):
    """Writes the features down, as 32-bit floats, for learning: of every part the seat, then its numbers."""

    def __init__(self) -> None:
        self.parts: BytesWriter = BytesWriter()
        self.rests: BytesWriter = BytesWriter()

    def part(self, seat: i64, numbers: vec[float]) -> None:
        write_f32_le(self.parts, float(seat))
        for number in numbers:
            write_f32_le(self.parts, number)

    def rest(self, seat: i64, numbers: vec[float]) -> None:
        for number in numbers:
            write_f32_le(self.rests, number)

    def taken(self) -> tuple[bytes, bytes]:
        """What was written since this was last asked: the parts, and the rests seat by seat."""
        written = self.parts.getvalue(), self.rests.getvalue()
        self.parts.truncate(0)
        self.rests.truncate(0)
        return written
