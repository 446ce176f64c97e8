"""Tables of three and more: players put together so that the costs of all who share a table are least.

An exact answer is out of reach for more than a few tables, so a good one is improved: two players change places as long
as that helps, and while some meet again who could perhaps be kept apart, a few are thrown together anew and the search
goes on from there. All by the lot of the tournament: the same costs and the same lot give the same tables.
"""

from collections.abc import Sequence
from itertools import combinations

from bastide.core import Dealer

EFFORT = 6_000
"""How many players in all may be thrown together anew."""
THROWN = 3
"""How many pairs of players change places blindly each time."""


def group(
    costs: Sequence[Sequence[int]], start: Sequence[Sequence[int]], enough: int, dealer: Dealer
) -> list[list[int]]:
    """Better tables than those at the start; once their cost is less than `enough`, nothing more is tried."""
    tables = _Tables(costs, start)
    tables.improve()
    best, least = tables.seats(), tables.cost()
    for _ in range(EFFORT // len(costs) if len(start) > 1 else 0):
        if least < enough:
            break
        tables = _Tables(costs, best)
        for _ in range(THROWN):
            tables.swap(_below(dealer, len(costs)), _below(dealer, len(costs)))
        tables.improve()
        if tables.cost() < least:
            best, least = tables.seats(), tables.cost()
    return best


def _below(dealer: Dealer, n: int) -> int:
    return int(dealer.below(n))


class _Tables:
    """Tables whose players can change places, with what everybody would cost at every table."""

    def __init__(self, costs: Sequence[Sequence[int]], tables: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        self.at = {player: number for number, table in enumerate(tables) for player in table}
        self.order = [player for table in tables for player in table]
        self.with_table = [[sum(own[other] for other in table) for table in tables] for own in costs]
        self.tables = len(tables)

    def seats(self) -> list[list[int]]:
        """Who sits together."""
        return [sorted(player for player in self.at if self.at[player] == table) for table in range(self.tables)]

    def cost(self) -> int:
        """What all tables cost together."""
        return sum(self.with_table[player][table] for player, table in self.at.items()) // 2

    def gain(self, a: int, b: int) -> int:
        """How much less it would cost if two players changed places."""
        of_a, of_b = self.with_table[a], self.with_table[b]
        here, there = self.at[a], self.at[b]
        return of_a[here] + of_b[there] - of_a[there] - of_b[here] + 2 * self.costs[a][b]

    def swap(self, a: int, b: int) -> None:
        """Let two players change places."""
        here, there = self.at[a], self.at[b]
        if here == there:
            return
        costs_a, costs_b = self.costs[a], self.costs[b]
        for player, row in enumerate(self.with_table):
            more = costs_b[player] - costs_a[player]
            row[here] += more
            row[there] -= more
        self.at[a], self.at[b] = there, here

    def improve(self) -> None:
        """Change places as long as that helps."""
        better = True
        while better:
            better = False
            for a, b in combinations(self.order, 2):
                if self.at[a] != self.at[b] and self.gain(a, b) > 0:
                    self.swap(a, b)
                    better = True
