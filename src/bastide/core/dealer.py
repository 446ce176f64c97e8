"""The fast source of chance, for simulation and search: seeded, repeatable, the same compiled and interpreted."""

from typing import Final

from bastide.core.action import Action
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.state import State

# Two multiplicative generators combined after L'Ecuyer (1988); period about 2.3e18.
M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = M1 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A repeatable source of chance."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed % (M1 - 1) + 1
        self.b: i64 = (seed // (M1 - 1)) % (M2 - 1) + 1
        for _ in range(8):
            self._next()

    def _next(self) -> i64:
        self.a = self.a * 40014 % M1
        self.b = self.b * 40692 % M2
        return (self.a - self.b) % SPAN

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely."""
        fair: i64 = SPAN - SPAN % n
        x = self._next()
        while x >= fair:
            x = self._next()
        return x % n

    def pick(self, weights: vec[i64]) -> i64:
        """A place in the list, as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        return self.pick_of(weights, total)

    def pick_of(self, weights: vec[i64], total: i64) -> i64:
        """The same where the sum of the weights is known."""
        rest = self.below(total)
        i: i64 = 0
        while rest >= weights[i]:
            rest -= weights[i]
            i += 1
        return i

    def draw_code(self, state: State) -> i64:
        """The code of a chance outcome, drawn by the exact weights."""
        return state.draw_code(self)

    def draw(self, state: State) -> Action:
        """A chance outcome, drawn by the exact weights."""
        return state.game.decode(self.draw_code(state))

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, all orders equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1
