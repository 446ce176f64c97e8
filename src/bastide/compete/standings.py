"""Who is where: points, and the tie-breaks in the order that was said before.

- `opponents`: the points of those one has met (of a table of more, their mean), round by round. A round won without a
  game counts one's own points, as if one had met oneself.
- `cut`: the same without the round that brought least.
- `difference`: one's own scores less those of the others at the table (less their mean).
- `score`: one's own scores together.
- `wins`: games won; a shared win counts in parts.
- `met`: the points of the games among those who are level, if each of them has met each other.

Who is level after all of them shares the place.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from bastide.compete.lot import lot
from bastide.compete.points import NOTHING, points_of, worth
from bastide.compete.rules import TieBreak
from bastide.compete.tournament import Result, Table, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings."""

    place: int
    name: str
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    """In the order of the rules."""
    results: tuple[str, ...]
    """Round by round: W, L or = at tables of two, else the place; + and - without a game, `rest`, or nothing."""
    out: bool
    """Whether they play no more."""


@dataclass(frozen=True, slots=True)
class Game:
    """One round of one entrant: where they sat, who else came, and what it was worth."""

    table: Table
    result: Result
    seat: int
    others: tuple[str, ...]
    points: Fraction


def standings(tournament: Tournament) -> list[Standing]:
    """Everybody who has entered, best first."""
    history = History(tournament)
    names = [entrant.name for entrant in tournament.entrants]
    names.sort(key=lambda name: lot(tournament.seed, "level", name))
    going_on = {entrant.name for entrant in tournament.present()}
    keys = {name: (history.total[name], *_tie_breaks(history, name)) for name in names}
    names.sort(key=lambda name: keys[name], reverse=True)
    return [
        Standing(
            1 + sum(other > keys[name] for other in keys.values()),
            name,
            keys[name][0],
            keys[name][1:],
            tuple(_cell(history, name, number) for number in range(1, len(tournament.rounds) + 1)),
            name not in going_on,
        )
        for name in names
    ]


class History:
    """What everybody has done so far."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        names = [entrant.name for entrant in tournament.entrants]
        self.total = dict.fromkeys(names, NOTHING)
        self.games: dict[str, dict[int, Game]] = {name: {} for name in names}
        """By name and round, where there is a result."""
        self.rested: dict[str, set[int]] = {name: set() for name in names}
        """By name, the rounds in which they rested."""
        for number, played in enumerate(tournament.rounds, 1):
            points = points_of(tournament.rules, played)
            for name, brought in points.items():
                self.total[name] += brought
            for name in played.resting:
                self.rested[name].add(number)
            for table in played.tables:
                self._note(number, table, points)

    def _note(self, number: int, table: Table, points: dict[str, Fraction]) -> None:
        result = table.result
        if result is None:
            return
        came = {name for seat, name in enumerate(table.seats) if result.scores[seat] is not None}
        for seat, name in enumerate(table.seats):
            others = tuple(other for other in table.seats if other != name and {name, other} <= came)
            self.games[name][number] = Game(table, result, seat, others, points[name])

    def met(self) -> dict[frozenset[str], list[int]]:
        """Who has sat together at a game, and in which rounds; those of the round under way, too."""
        found: dict[frozenset[str], list[int]] = {}
        for number, played in enumerate(self.tournament.rounds, 1):
            for table in played.tables:
                for a, b in combinations(table.seats, 2):
                    if table.result is None or b in self.games[a][number].others:
                        found.setdefault(frozenset((a, b)), []).append(number)
        return found

    def seats(self, name: str) -> list[int]:
        """The seats somebody has played in, round by round."""
        return [game.seat for game in self.games[name].values() if game.result.scores[game.seat] is not None]


def _tie_breaks(history: History, name: str) -> tuple[Fraction, ...]:
    return tuple(_BREAKERS[each](history, name) for each in history.tournament.rules.tie_breaks)


def _mean(values: Iterable[Fraction]) -> Fraction:
    found = list(values)
    return sum(found, NOTHING) / len(found)


def _by_round(history: History, name: str) -> list[Fraction]:
    own = history.total[name]
    found = []
    for number in range(1, len(history.tournament.rounds) + 1):
        game = history.games[name].get(number)
        if game is not None and game.others:
            found.append(_mean(history.total[other] for other in game.others))
        elif number in history.rested[name] or (game is not None and game.points > 0):
            found.append(own)
        else:
            found.append(NOTHING)
    return found


def _opponents(history: History, name: str) -> Fraction:
    return sum(_by_round(history, name), NOTHING)


def _cut(history: History, name: str) -> Fraction:
    rounds = _by_round(history, name)
    return sum(rounds, NOTHING) - min(rounds, default=NOTHING)


def _difference(history: History, name: str) -> Fraction:
    found = NOTHING
    for game in history.games[name].values():
        own = game.result.scores[game.seat]
        scores = [score for seat, score in enumerate(game.result.scores) if seat != game.seat and score is not None]
        if own is not None and scores:
            found += own - Fraction(sum(scores), len(scores))
    return found


def _score(history: History, name: str) -> Fraction:
    return Fraction(sum(game.result.scores[game.seat] or 0 for game in history.games[name].values()))


def _wins(history: History, name: str) -> Fraction:
    games = [game for game in history.games[name].values() if game.seat not in game.result.absent]
    return sum((worth("wins", game.result.places, game.result.places[game.seat]) for game in games), NOTHING)


def _met(history: History, name: str) -> Fraction:
    level = {other for other, points in history.total.items() if points == history.total[name]}
    met: set[frozenset[str]] = set()
    for each in level:
        met |= {frozenset((each, other)) for game in history.games[each].values() for other in game.others}
    if any(frozenset(two) not in met for two in combinations(level, 2)):
        return NOTHING
    return sum((game.points for game in history.games[name].values() if level & set(game.others)), NOTHING)


_BREAKERS: dict[TieBreak, Callable[[History, str], Fraction]] = {
    "opponents": _opponents,
    "cut": _cut,
    "difference": _difference,
    "score": _score,
    "wins": _wins,
    "met": _met,
}


def _cell(history: History, name: str, number: int) -> str:
    """One round of somebody, in a sign or two."""
    if number in history.rested[name]:
        return "rest"
    game = history.games[name].get(number)
    if game is None:
        return ""
    if not game.others:
        return "-" if game.seat in game.result.absent else "+"
    place, places = game.result.places[game.seat], game.result.places
    shared = places.count(place) > 1
    if history.tournament.rules.seats == 2:
        return "=" if shared else "W" if place == 1 else "L"
    return f"{place}=" if shared else str(place)
