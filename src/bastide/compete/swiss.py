"""Swiss: everybody plays every round, against somebody with about as many points.

Pairs are drawn by the criteria of the Dutch system, weighed over the whole field at once instead of score group by
score group; what comes first matters before all that follows:

1. nobody rests again who has rested, or won without a game, before everybody else has;
2. as few as possible meet again;
3. nobody has the same seat three times running, or three times more often than the other;
4. who rests has few points;
5. opponents have equal points, or nearly;
6. as many as possible get the seat they are due;
7. who was paired up or down in the round before is not again;
8. the upper half of those with equal points meets the lower half, first with first.

Tables of three and more: who rests is as above; then as few as possible meet again; then points are as even at every
table as can be; then those are kept apart who are due the same seats. In the first round the strong are spread over the
tables.
"""

from collections.abc import Sequence
from math import lcm
from operator import mul
from typing import NamedTuple

from bastide.compete.grouping import group
from bastide.compete.lot import lot, lots
from bastide.compete.matching import best_pairs
from bastide.compete.seating import free_rounds, order, resting, seated, sizes
from bastide.compete.standings import History
from bastide.compete.tournament import Round, Table, Tournament

NO_SEAT = -1
RESTED, RESTS = 0, 3
"""The places, among the criteria, of those that concern the one who rests."""


def draw_swiss(tournament: Tournament) -> Round:
    """The next round."""
    history = History(tournament)
    ranked = sorted(order(tournament), key=lambda name: -history.total[name])
    return _pairs(history, ranked) if tournament.rules.seats == 2 else _tables(history, ranked)


class Due(NamedTuple):
    """The seat somebody should have next, and how much it matters: 3 must, 2 should, 1 may, 0 not."""

    seat: int
    strength: int


def due(seats: Sequence[int]) -> Due:
    """What is due to who has sat in these seats of tables for two."""
    if not seats:
        return Due(NO_SEAT, 0)
    more = 2 * seats.count(0) - len(seats)
    twice = len(seats) > 1 and seats[-1] == seats[-2]
    seat = 1 if more > 0 or (more == 0 and seats[-1] == 0) else 0
    return Due(1 - seats[-1] if twice and abs(more) < 2 else seat, 3 if twice or abs(more) > 1 else 2 if more else 1)


def _pairs(history: History, ranked: list[str]) -> Round:
    number = len(history.tournament.rounds) + 1
    costs = _Weights(history, ranked).costs()
    pairs = best_pairs(costs, lots(history.tournament.seed, "pairs", number))
    rest = tuple(ranked[a] for a, b in pairs if b == len(ranked))
    seated = [(a, b) for a, b in pairs if b < len(ranked)]
    return Round(tuple(Table(_facing(history, ranked[a], ranked[b], at)) for at, (a, b) in enumerate(seated)), rest)


def _facing(history: History, upper: str, lower: str, at: int) -> tuple[str, str]:
    """The seats of a pair: the stronger claim wins, then that of who stands higher; without any, the seats of the
    higher alternate from table to table."""
    ours, theirs = due(history.seats(upper)), due(history.seats(lower))
    if ours.strength == theirs.strength == 0:
        first = (lot(history.tournament.seed, "seats") + at) % 2 == 0
    elif theirs.strength > ours.strength:
        first = theirs.seat == 1
    else:
        first = ours.seat == 0
    return (upper, lower) if first else (lower, upper)


class _Weights:
    """What it costs to pair any two, or to let one rest, by the criteria above."""

    def __init__(self, history: History, ranked: list[str]) -> None:
        self.history = history
        self.ranked = ranked
        self.points = points_as_numbers(history, ranked)
        self.met = history.met()
        self.due = [due(history.seats(name)) for name in ranked]
        self.floated = [self._floated(name) for name in ranked]
        groups: dict[int, list[int]] = {}
        for player, points in enumerate(self.points):
            groups.setdefault(points, []).append(player)
        self.group = [groups[points] for points in self.points]
        self.within = [groups[points].index(player) for player, points in enumerate(self.points)]

    def costs(self) -> list[list[int]]:
        """One number for every two; who rests is paired with nobody, the last of an odd number."""
        players = len(self.ranked)
        each = [[self._two(a, b) for b in range(a)] for a in range(players)]
        if players % 2:
            each.append([self._rests(a) for a in range(players)])
        most = [max(costs) for costs in zip(*(two for row in each for two in row), strict=True)]
        spans = [1 + high * (1 if level in (RESTED, RESTS) else len(each) // 2) for level, high in enumerate(most)]
        whole = [[0] * len(each) for _ in each]
        for a, row in enumerate(each):
            for b, two in enumerate(row):
                cost = 0
                for level, span in zip(two, spans, strict=True):
                    cost = cost * span + level
                whole[a][b] = whole[b][a] = cost
        return whole

    def _two(self, lower: int, upper: int) -> tuple[int, ...]:
        ours, theirs = self.due[upper], self.due[lower]
        clash = ours.seat == theirs.seat and ours.seat != NO_SEAT
        weaker = min(ours.strength, theirs.strength) if clash else 0
        apart = self.points[upper] - self.points[lower]
        again = (self.floated[upper] == 1) + (self.floated[lower] == -1) if apart else 0
        return (
            0,
            2 * len(self.met.get(frozenset((self.ranked[upper], self.ranked[lower])), ())),
            int(weaker == 3),
            0,
            apart * apart,
            weaker,
            again,
            self._fold(lower, upper) if not apart else self._off_end(upper) + self.within[lower] ** 2,
        )

    def _rests(self, player: int) -> tuple[int, ...]:
        above = self.points[player] - self.points[-1]
        free = free_rounds(self.history, self.ranked[player])
        return (free, 0, 0, above, 0, 0, int(self.floated[player] == 1), self._off_end(player))

    def _fold(self, lower: int, upper: int) -> int:
        half = len(self.group[upper]) // 2
        return (self.within[lower] - self.within[upper] - half) ** 2

    def _off_end(self, player: int) -> int:
        """How far somebody is from the end of those with equal points, from which one is paired down."""
        return (len(self.group[player]) - 1 - self.within[player]) ** 2

    def _floated(self, name: str) -> int:
        """1 for who was paired down in the round before, or rested; -1 for who was paired up."""
        number = len(self.history.tournament.rounds)
        game = self.history.games[name].get(number)
        if number in self.history.rested[name]:
            return 1
        if game is None or not game.others:
            return 0
        other = game.others[0]
        ours = self.history.total[name] - game.points
        theirs = self.history.total[other] - self.history.games[other][number].points
        return (ours > theirs) - (ours < theirs)


def points_as_numbers(history: History, names: Sequence[str]) -> list[int]:
    """The points of everybody as whole numbers in the same proportions."""
    parts = lcm(*(history.total[name].denominator for name in names))
    return [int(history.total[name] * parts) for name in names]


def _tables(history: History, ranked: list[str]) -> Round:
    tournament = history.tournament
    number = len(tournament.rounds) + 1
    rest = resting(history, ranked, tournament.rules)
    playing = [name for name in ranked if name not in rest]
    seats = sizes(len(ranked), tournament.rules)
    if number == 1:
        start = spread(len(playing), seats)
    else:
        playing.sort(key=lambda name: lot(tournament.seed, "tables", number, name))
        playing.sort(key=lambda name: history.total[name], reverse=True)
        start = in_order(seats)
    points = points_as_numbers(history, playing)
    return Round(together(history, playing, start, [[(a - b) ** 2 for b in points] for a in points]), tuple(rest))


def in_order(seats: Sequence[int]) -> list[list[int]]:
    """The first ones at the first table, the next at the second."""
    ends = [sum(seats[: table + 1]) for table in range(len(seats))]
    return [list(range(end - size, end)) for end, size in zip(ends, seats, strict=True)]


def spread(players: int, seats: Sequence[int]) -> list[list[int]]:
    """To every table in turn, and back again from the last."""
    tables: list[list[int]] = [[] for _ in seats]
    turn = [*range(len(seats)), *reversed(range(len(seats)))]
    place = 0
    for player in range(players):
        while len(tables[turn[place % len(turn)]]) == seats[turn[place % len(turn)]]:
            place += 1
        tables[turn[place % len(turn)]].append(player)
        place += 1
    return tables


def together(
    history: History, playing: Sequence[str], start: Sequence[Sequence[int]], costs: Sequence[Sequence[int]]
) -> tuple[Table, ...]:
    """Tables at which as few as possible meet again, then the costs are least, then seats are free for those to whom
    they are due; in the order of the start."""
    tournament = history.tournament
    number = len(tournament.rounds) + 1
    met = history.met()
    clashes = _clashes(history, playing)
    most = len(playing) * tournament.rules.seats
    clash = 1 + max(map(max, clashes)) * most
    again = 1 + (max(map(max, costs)) * clash + clash) * most
    whole = [
        [
            0 if i == j else 2 * again * len(met.get(frozenset((a, b)), ())) + clash * costs[i][j] + clashes[i][j]
            for j, b in enumerate(playing)
        ]
        for i, a in enumerate(playing)
    ]
    found = group(whole, start, 2 * again, lots(tournament.seed, "tables", number))
    return tuple(Table(seated(history, [playing[player] for player in table], number)) for table in found)


def _clashes(history: History, playing: Sequence[str]) -> list[list[int]]:
    """How much any two have sat in the same seats, each above what they had least."""
    seats = range(history.tournament.rules.seats)
    had = [[history.seats(name).count(seat) for seat in seats] for name in playing]
    above = [[times - min(own) for times in own] for own in had]
    return [[sum(map(mul, ours, theirs)) for theirs in above] for ours in above]
