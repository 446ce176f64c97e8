"""The net of a board evaluated by this very code, compiled: for machines without numpy."""

from math import sqrt
from typing import Final

from librt.strings import read_i16_le

from bastide.bots.net.features import FAR, SMALL, Features
from bastide.bots.net.file import MIDDLE, Layer
from bastide.bots.net.squares import CHANNELS, LOOKS, MOVES, WHOLE, Board, Parts
from bastide.core.native import i64, vec

TOGETHER: Final = 4
"""This many squares are mixed side by side."""


class Dense:
    """A layer: sums of its inputs, weighed."""

    def __init__(self, layer: Layer) -> None:
        steps = list(layer.steps)
        self.outputs: i64 = layer.outputs
        weights: list[float] = [(whole - MIDDLE) * steps[i % layer.outputs] for i, whole in enumerate(layer.weights)]
        self.weights: vec[float] = vec[float](weights)
        """Input by input."""
        self.biases: vec[float] = vec[float](list(layer.biases))

    def clear(self, sums: vec[float]) -> None:
        """Begin with the biases."""
        i: i64
        for i in range(self.outputs):
            sums[i] = self.biases[i]

    def add(self, sums: vec[float], place: i64, x: float) -> None:
        """Add one input."""
        weights = self.weights
        first = place * self.outputs
        i: i64
        for i in range(self.outputs):
            sums[i] = sums[i] + x * weights[first + i]

    def one(self, inputs: vec[float], first: i64, count: i64, i: i64) -> float:
        """One output alone."""
        found = self.biases[i]
        k: i64
        for k in range(count):
            found += inputs[first + k] * self.weights[k * self.outputs + i]
        return found


class Places:
    """Where each number of a row goes, as `Features` describes it."""

    def __init__(self, features: Features) -> None:
        self.numbers: i64 = features.numbers
        self.one_hot: vec[i64] = vec[i64](_places(features, features.choices, features.choice_first))
        self.count: vec[i64] = vec[i64](_places(features, features.counts, features.count_first))
        plain = [features.plain_first + i for i in range(len(features.plain))]
        self.plain: vec[i64] = vec[i64](_places(features, features.plain, plain))
        scale = [1.0] * features.numbers
        for i, by in zip(features.plain, features.scale, strict=True):
            scale[i] = by
        self.scale: vec[float] = vec[float](scale)

    def read(self, observation: bytes, first: i64, layer: Dense, sums: vec[float]) -> None:
        """Add a row of numbers, the first of them given, to a layer's sums."""
        i: i64
        for i in range(self.numbers):
            number = i64(read_i16_le(observation, 2 * (first + i)))
            if self.one_hot[i] >= 0:
                layer.add(sums, self.one_hot[i] + number, 1.0)
                continue
            if self.count[i] >= 0:
                layer.add(sums, self.count[i] + min(number, SMALL - 1), 1.0)
            if number != 0:
                layer.add(sums, self.plain[i], min(max(float(number) / self.scale[i], -FAR), FAR))


class Evaluator:
    """Looks at one observation at a time."""

    def __init__(self, board: Board, layers: list[Layer]) -> None:
        self.squares: i64 = board.squares
        # A name of another module would be looked up anew in every round of a loop.
        self.channels: i64 = CHANNELS
        self.ways: i64 = LOOKS
        self.part: i64 = CHANNELS // LOOKS
        self.together: i64 = TOGETHER
        self.columns: i64 = board.columns
        self.factor: i64 = board.factor
        self.levels: vec[i64] = vec[i64](board.levels)
        self.product_scale: float = board.product_scale
        self.products: i64 = board.square.size
        self.maps_end: i64 = len(board.maps) * board.squares
        self.order: vec[i64] = vec[i64](board.order)
        self.offsets: vec[i64] = vec[i64](board.offsets())
        self.square = Places(board.square)
        self.rest = Places(board.rest)
        parts = Parts([Dense(layer) for layer in layers])
        self.whole_layer: Dense = parts.whole
        self.first: Dense = parts.first
        self.spread: Dense = parts.spread
        self.place: Dense = parts.place
        self.looks: list[Dense] = parts.looks
        self.mixed: list[Dense] = parts.mixed
        self.pooled: list[Dense] = parts.pooled
        self.returned: list[Dense] = parts.returned
        self.last: Dense = parts.last
        self.maps: Dense = parts.maps
        self.start: Dense = parts.start
        self.target: Dense = parts.target
        self.flat: Dense = parts.flat
        self.outcome: Dense = parts.outcome
        self.x: vec[float] = _zeros(self.squares * CHANNELS)
        self.seen: vec[float] = _zeros(self.squares * CHANNELS)
        self.row: vec[float] = _zeros(CHANNELS)
        self.said: vec[float] = _zeros(CHANNELS)
        """What the position as a whole means for every square."""
        self.whole: vec[float] = _zeros(WHOLE)
        self.added: vec[float] = _zeros(WHOLE)

    def look(self, observation: bytes, codes: list[int]) -> tuple[list[float], float]:
        """The logits of some actions, and how well it will end for the seat, from -1 to 1."""
        self._read(observation)
        block: i64
        for block in range(len(self.looks)):
            self._look_around(self.looks[block])
            self._mix(block)
        self._pool(self.last)
        wide = i64(len(self.whole))
        return [self._logit(self.order[code], wide) for code in codes], self.outcome.one(self.whole, 0, wide, 0)

    def thoughts(self, observation: bytes, codes: list[int]) -> list[float]:
        """How good some actions look, one compared with another."""
        return self.look(observation, codes)[0]

    def values(self, observations: list[bytes]) -> list[float]:
        """How well each will end for its seat, from -1 to 1."""
        return [self.look(observation, [])[1] for observation in observations]

    def _read(self, observation: bytes) -> None:
        self.whole_layer.clear(self.whole)
        self.rest.read(observation, self.squares * self.columns, self.whole_layer, self.whole)
        i: i64
        for i in range(len(self.whole)):
            self.whole[i] = max(self.whole[i], 0.0)
        self._tell(self.spread)
        square: i64
        for square in range(self.squares):
            row = self.row
            self.first.clear(row)
            first = square * self.columns
            self.square.read(observation, first, self.first, row)
            base = i64(read_i16_le(observation, 2 * (first + self.factor)))
            for i in range(len(self.levels)):
                pays = base * i64(read_i16_le(observation, 2 * (first + self.levels[i])))
                if pays:
                    self.first.add(row, self.products + i, min(float(pays) / self.product_scale, FAR))
            for i in range(self.channels):
                place = self.place.weights[i * self.place.outputs + square]
                self.x[square * self.channels + i] = max(row[i] + place + self.said[i], 0.0)

    def _tell(self, layer: Dense) -> None:
        """What the position as a whole means for every square."""
        layer.clear(self.said)
        i: i64
        for i in range(len(self.whole)):
            if self.whole[i] != 0.0:
                layer.add(self.said, i, self.whole[i])

    def _look_around(self, look: Dense) -> None:
        """Let every square see the others, by where they lie from it.

        The eight channels of a way are summed side by side: a sum in a variable costs a third of one in an array.
        """
        x = self.x
        seen = self.seen
        weights = look.weights
        offsets = self.offsets
        channels, looks, part = self.channels, self.ways, self.part
        square: i64
        other: i64
        way: i64
        for square in range(self.squares):
            for way in range(looks):
                a = 0.0
                b = 0.0
                c = 0.0
                d = 0.0
                e = 0.0
                f = 0.0
                g = 0.0
                h = 0.0
                of: i64 = way * part
                for other in range(self.squares):
                    weight = weights[offsets[square * self.squares + other] * looks + way]
                    a += weight * x[of]
                    b += weight * x[of + 1]
                    c += weight * x[of + 2]
                    d += weight * x[of + 3]
                    e += weight * x[of + 4]
                    f += weight * x[of + 5]
                    g += weight * x[of + 6]
                    h += weight * x[of + 7]
                    of += channels
                to = square * channels + way * part
                seen[to] = a
                seen[to + 1] = b
                seen[to + 2] = c
                seen[to + 3] = d
                seen[to + 4] = e
                seen[to + 5] = f
                seen[to + 6] = g
                seen[to + 7] = h

    def _mix(self, block: i64) -> None:
        mixed = self.mixed[block]
        tells = block % 2 == 1
        if tells:
            self._pool(self.pooled[block // 2])
            self._tell(self.returned[block // 2])
        x = self.x
        seen = self.seen
        weights = mixed.weights
        channels, together = self.channels, self.together
        first: i64
        channel: i64
        i: i64
        for channel in range(channels):
            bias = mixed.biases[channel] + self.said[channel] if tells else mixed.biases[channel]
            for first in range(0, self.squares * channels, together * channels):
                a = bias
                b = bias
                c = bias
                d = bias
                for i in range(channels):
                    weight = weights[i * channels + channel]
                    a += weight * seen[first + i]
                    b += weight * seen[first + channels + i]
                    c += weight * seen[first + 2 * channels + i]
                    d += weight * seen[first + 3 * channels + i]
                at = first + channel
                x[at] = x[at] + max(a, 0.0)
                x[at + channels] = x[at + channels] + max(b, 0.0)
                x[at + 2 * channels] = x[at + 2 * channels] + max(c, 0.0)
                x[at + 3 * channels] = x[at + 3 * channels] + max(d, 0.0)

    def _pool(self, layer: Dense) -> None:
        """Add what all squares know together to what is known of the whole."""
        layer.clear(self.added)
        i: i64
        square: i64
        for i in range(self.channels):
            mean = 0.0
            for square in range(self.squares):
                mean += self.x[square * self.channels + i]
            layer.add(self.added, i, mean / float(self.squares))
        for i in range(len(self.whole)):
            self.whole[i] = self.whole[i] + max(self.added[i], 0.0)

    def _logit(self, answer: i64, wide: i64) -> float:
        squares, channels = self.squares, self.channels
        if answer < self.maps_end:
            return self.maps.one(self.x, answer % squares * channels, channels, answer // squares)
        answer -= self.maps_end
        if answer >= squares * squares:
            return self.flat.one(self.whole, 0, wide, answer - squares * squares)
        found = 0.0
        i: i64
        for i in range(MOVES):
            leaves = self.start.one(self.x, answer // squares * channels, channels, i)
            comes = self.target.one(self.x, answer % squares * channels, channels, i)
            found += leaves * comes
        return found / sqrt(float(MOVES))


def _zeros(count: i64) -> vec[float]:
    nothing: list[float] = [0.0] * int(count)
    return vec[float](nothing)


def _places(features: Features, which: list[int], first: list[int]) -> list[int]:
    places = [-1] * features.numbers
    for i, place in zip(which, first, strict=True):
        places[i] = place
    return places
