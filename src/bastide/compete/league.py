"""A league: a division in which everybody meets everybody over weeks, and who goes up and down at the end.

Three points for a win, one for a tie. With equal points: the difference of all scores, then the games won, then the
lot.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bastide.compete.errors import BadTournament
from bastide.compete.everybody import circle, rounds_of_the_circle
from bastide.compete.lot import lot

WIN, TIE = 3, 1


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game of the league: who meets whom, in the order of seats, in which week, counted from 1."""

    week: int
    seats: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game; the winner is a seat, or None for a tie. Where nobody came, both have lost."""

    seats: tuple[str, str]
    scores: tuple[int | None, int | None]
    winner: int | None
    lost_by_both: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game of the league as it stands: nothing has come of it yet, or this."""

    division: int
    fixture: Fixture
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """One row of the table of a division."""

    place: int
    name: str
    played: int
    won: int
    tied: int
    lost: int
    difference: int
    points: int


def fixtures(names: Sequence[str], seed: int, a_week: int = 1, twice: bool = False) -> list[Fixture]:
    """All games of a division, week by week: each meets each once, or twice with seats exchanged."""
    if len(set(names)) < len(names) or len(names) < 2:
        raise BadTournament("A division has at least two players, each of them once.")
    drawn: list[str | None] = sorted(names, key=lambda name: lot(seed, "order", name))
    if len(drawn) % 2:
        drawn.append(None)
    rounds = rounds_of_the_circle(len(names)) * (1 + twice)
    found = []
    for number in range(rounds):
        for a, b in circle(len(drawn), number):
            first, second = drawn[a], drawn[b]
            if first is not None and second is not None:
                found.append(Fixture(1 + number // a_week, (first, second)))
    return found


def table(names: Sequence[str], outcomes: Iterable[Outcome], seed: int) -> list[LeagueRow]:
    """The table of a division, best first."""
    count = {name: [0, 0, 0, 0, 0] for name in names}  # played, won, tied, lost, difference
    for one in outcomes:
        for seat, name in enumerate(one.seats):
            own = count[name]
            own[0] += 1
            if one.winner is not None:
                own[1 if one.winner == seat else 3] += 1
            else:
                own[3 if one.lost_by_both else 2] += 1
            mine, theirs = one.scores[seat], one.scores[1 - seat]
            if mine is not None and theirs is not None:
                own[4] += mine - theirs
    points = {name: WIN * won + TIE * tied for name, (_, won, tied, _, _) in count.items()}

    def key(name: str) -> tuple[int, int, int]:
        return points[name], count[name][4], count[name][1]

    ranked = sorted(names, key=lambda name: lot(seed, "level", name))
    ranked.sort(key=key, reverse=True)
    found = []
    for place, name in enumerate(ranked, 1):
        played, won, tied, lost, difference = count[name]
        found.append(LeagueRow(place, name, played, won, tied, lost, difference, points[name]))
    return found


def moves(sizes: Sequence[int], moving: int) -> list[tuple[int, int]]:
    """How many go up and down from every division, the highest first: as many as `moving`, and never more than leave
    somebody in their place."""
    found = []
    for number, size in enumerate(sizes):
        above = min(moving, size // 2, sizes[number - 1] // 2) if number else 0
        below = min(moving, size // 2, sizes[number + 1] // 2) if number + 1 < len(sizes) else 0
        found.append((above, below))
    return found


def next_divisions(before: Sequence[Sequence[str]], entered: Sequence[str], moving: int, size: int) -> list[list[str]]:
    """The divisions of the next season: by the tables of the one before, best first, some up and some down; who has
    not entered again leaves room for those after them, and who is new begins at the bottom."""
    moved = moves([len(rows) for rows in before], moving)
    levels: list[list[str]] = [[] for _ in before]
    for number, rows in enumerate(before):
        up, down = moved[number]
        for place, name in enumerate(rows):
            to = number - (place < up) + (place >= len(rows) - down)
            levels[to].append(name)
    old = [name for level in levels for name in level if name in set(entered)]
    known = set(old)
    order = [*old, *(name for name in entered if name not in known)]
    return divisions(order, size)


def divisions(order: Sequence[str], size: int) -> list[list[str]]:
    """Divisions of at most that many, as even as can be, none of less than two."""
    if len(order) < 2:
        return [list(order)] if order else []
    number = -(-len(order) // size)
    while number > 1 and len(order) // number < 2:
        number -= 1
    found, start = [], 0
    for one in range(number):
        end = start + len(order) // number + (one < len(order) % number)
        found.append(list(order[start:end]))
        start = end
    return found
