"""A tournament as data: who has entered, which rounds were drawn, and what came of their tables.

Nothing here changes: every step makes a new tournament. Rounds and tables are counted from 1.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bastide.compete.errors import BadResult, BadTournament
from bastide.compete.rules import LATE_KINDS, MOST_ENTRANTS, Rules


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, from one round to another; a late entry has a later first round."""

    name: str
    rating: float | None = None
    first: int = 1
    last: int | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.strip():
            raise BadTournament("Every entrant has a name.")
        if type(self.first) is not int or self.first < 1:
            raise BadTournament(f"'{self.name}' enters with a round from 1 on, not {self.first!r}.")
        if self.last is not None and (type(self.last) is not int or self.last < self.first - 1):
            raise BadTournament(f"'{self.name}' cannot leave before having entered.")

    def plays(self, number: int) -> bool:
        """Whether the round of this number is one of theirs."""
        return self.first <= number and (self.last is None or number <= self.last)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a table, seat by seat."""

    scores: tuple[int | None, ...]
    """The points of the game; None where nobody played."""
    places: tuple[int, ...]
    """1 for the best; equal places are shared."""
    absent: frozenset[int] = frozenset()
    """The seats whose player did not come."""

    @property
    def played(self) -> bool:
        """Whether there was a game at all."""
        return any(score is not None for score in self.scores)

    @classmethod
    def without_a_game(cls, seats: int, absent: frozenset[int]) -> "Result":
        """Nobody came, or only one, who is then first."""
        places = tuple(1 + (seats - len(absent)) * (seat in absent) for seat in range(seats))
        return cls((None,) * seats, places, absent)


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits together in a round, in the order of seats."""

    seats: tuple[str, ...]
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of one round, and who rests."""

    tables: tuple[Table, ...]
    resting: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all its tables have a result."""
        return all(table.result is not None for table in self.tables)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament so far."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    seed: int = 0
    rounds: tuple[Round, ...] = ()

    def __post_init__(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < len(names) else []
        if twice:
            raise BadTournament(f"'{twice[0]}' has entered twice.")
        if len(names) > MOST_ENTRANTS:
            raise BadTournament(f"At most {MOST_ENTRANTS} can enter.")
        if self.rules.kind not in LATE_KINDS:
            for entrant in self.entrants:
                if entrant.first > 1:
                    raise BadTournament(f"'{entrant.name}' cannot enter late: who meets whom is settled at the start.")

    def entrant(self, name: str) -> Entrant:
        """The entrant of that name."""
        for entrant in self.entrants:
            if entrant.name == name:
                return entrant
        raise BadTournament(f"Nobody called '{name}' has entered.")

    def enter(self, name: str, rating: float | None = None) -> "Tournament":
        """Somebody enters, and plays from the next round that is drawn."""
        entrant = Entrant(name, rating, len(self.rounds) + 1)
        return replace(self, entrants=(*self.entrants, entrant))

    def withdraw(self, name: str) -> "Tournament":
        """Somebody leaves, and is in no round that is drawn from now on; what they played counts."""
        leaving = replace(self.entrant(name), last=len(self.rounds))
        return replace(self, entrants=tuple(leaving if one.name == name else one for one in self.entrants))

    def begin(self, drawn: Round) -> "Tournament":
        """The next round is played as it was drawn."""
        if self.rounds and not self.rounds[-1].over:
            raise BadTournament(f"Round {len(self.rounds)} is not over.")
        return replace(self, rounds=(*self.rounds, drawn))

    def enter_result(self, number: int, table: int, result: Result) -> "Tournament":
        """A table has come to a result, or its result is put right."""
        if not 1 <= number <= len(self.rounds) or not 1 <= table <= len(self.rounds[number - 1].tables):
            raise BadResult(f"There is no table {table} in round {number}.")
        played = self.rounds[number - 1]
        check_result(self.rules, played.tables[table - 1], result)
        tables = list(played.tables)
        tables[table - 1] = replace(tables[table - 1], result=result)
        rounds = list(self.rounds)
        rounds[number - 1] = replace(played, tables=tuple(tables))
        return replace(self, rounds=tuple(rounds))

    def renamed(self, names: Mapping[str, str]) -> "Tournament":
        """The same with other names, to be shown; what is left to the lot may come out otherwise."""
        return replace(
            self,
            entrants=tuple(replace(one, name=names[one.name]) for one in self.entrants),
            rounds=tuple(
                Round(
                    tuple(replace(table, seats=tuple(names[name] for name in table.seats)) for table in one.tables),
                    tuple(names[name] for name in one.resting),
                )
                for one in self.rounds
            ),
        )

    def absences(self) -> Counter[str]:
        """To how many rounds everybody has not come."""
        return Counter(
            table.seats[seat]
            for played in self.rounds
            for table in played.tables
            for seat in (table.result.absent if table.result is not None else ())
        )

    def present(self) -> list[Entrant]:
        """Who is in the next round: has entered, has not left, and did not stay away too often."""
        number = len(self.rounds) + 1
        stayed_away = self.absences()
        return [one for one in self.entrants if one.plays(number) and stayed_away[one.name] < self.rules.absences]


def check_result(rules: Rules, table: Table, result: Result) -> None:
    """Raises BadResult where a result cannot be that of the table."""
    seats = range(len(table.seats))
    who = ", ".join(table.seats)
    if len(result.places) != len(seats) or len(result.scores) != len(seats) or not result.absent <= set(seats):
        raise BadResult(f"A result of {who} has one score and one place for each of the {len(seats)} seats.")
    if any(result.places[seat] != 1 + sum(place < result.places[seat] for place in result.places) for seat in seats):
        raise BadResult(f"The places of {who} must be counted from 1, equal ones shared, not {list(result.places)}.")
    nobody = {seat for seat in seats if result.scores[seat] is None}
    if rules.no_show == "forfeit" and result.absent and nobody != result.absent and result.played:
        raise BadResult(f"Who did not come has no score, and all others of {who} have one.")
    if result.played and nobody - result.absent:
        raise BadResult(f"Every one of {who} who came has a score.")
    if not result.played and len(seats) - len(result.absent) > 1:
        raise BadResult(f"{who}: where two or more came there was a game.")
    if rules.kind == "knockout" and result.played and result.places.count(1) > 1:
        raise BadResult(f"A knockout needs one winner of {who}; let them play again.")
