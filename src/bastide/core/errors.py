"""Everything that can be wrong with what a person, a file or a program hands to the engine.

Each error's text is a sentence that says what to do.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bastide.core.refusal import Refusal

CLAUSE = re.compile(r"([A-Z]{3}-[A-Za-z0-9.-]*[A-Za-z0-9]): ")
"""How a sentence names the clause it is about."""


class BastideError(ValueError):
    """The common parent: catch it to catch every complaint of the engine."""


class UnknownGame(BastideError):
    """No game of that name is installed."""


class BadOption(BastideError):
    """An option, its value or a combination of options that the rulebook does not allow."""


class BadAction(BastideError):
    """A text that is no action of the game."""


class Bounds(NamedTuple):
    """A number that a position has, by its name, and how far it goes."""

    what: str
    least: int
    most: int


class Fault(NamedTuple):
    """What is wrong where no clause says it, and what it is about."""

    kind: str
    """`unreadable`: this is no position at all. `other_game`, `other_rules`: it is one of another game, or of rules
    that are not known any more. `missing`: the thing is not there. `unknown`: there is none of that name. `form`: it is
    not written as it has to be. `each_seat`: it has to be said of every seat. `remembered`: what an expansion remembers
    does not go with what lies on the table."""
    what: str = ""
    """The name of the thing in the position, or of the expansion."""


class Problem(NamedTuple):
    """One thing that is wrong with a position."""

    code: str
    """`shape`: it cannot be read. `settings`: the game itself cannot be played so. `rule`: a rule does not allow this
    thing at this place. `unreachable`: everything fits, but play does not lead there."""
    message: str
    """A sentence, which begins with the clause, if there is one."""
    clause: str
    """The clause that says so, if one does."""
    places: tuple[str, ...] = ()
    """What it is about: a cell as `1,-2`, a square as `d4`, a space as `9`, a card of the road as `road 2`, a building
    by its name, a seat as `seat 0`; nothing where it is the position as a whole."""
    bounds: Bounds | None = None
    """The number that is out of its bounds, if that is wrong."""
    stuck: bool = False
    """Somebody is to decide, and there is nothing to choose from."""
    fault: Fault | None = None
    """What is wrong, where it is neither a clause, nor a number out of its bounds, nor being stuck."""

    @property
    def where(self) -> str:
        """The first of the places, if there is one."""
        return self.places[0] if self.places else ""

    def plain(self) -> dict[str, object]:
        """The problem as plain data."""
        bounds = self.bounds._asdict() if self.bounds else None
        fault = self.fault._asdict() if self.fault else None
        return {**self._asdict(), "where": self.where, "places": list(self.places), "bounds": bounds, "fault": fault}


class BadSnapshot(BastideError):
    """A position that cannot be: wrong shape, or impossible on a real table; `problems` has all that was found."""

    def __init__(
        self,
        message: str,
        code: str = "",
        places: Sequence[str] = (),
        bounds: Bounds | None = None,
        stuck: bool = False,
        fault: Fault | None = None,
        problems: Sequence[Problem] = (),
    ) -> None:
        super().__init__(message)
        named = CLAUSE.match(message)
        clause = named[1] if named else ""
        code = code or ("rule" if clause else "shape")
        places = tuple(dict.fromkeys(places))
        self.problems = list(problems) or [Problem(code, message, clause, places, bounds, stuck, fault)]

    @classmethod
    def of(cls, problems: Sequence[Problem]) -> "BadSnapshot":
        """The complaint about all of these."""
        return cls(" ".join(problem.message for problem in problems), problems=problems)


class Problems:
    """What is found wrong with a position, one thing after the other."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    @contextmanager
    def noting(self, where: object) -> Iterator[None]:
        """Go on after a complaint about this place, and remember it."""
        try:
            yield
        except BadSnapshot as wrong:
            for problem in wrong.problems:
                places = dict.fromkeys((str(where), *problem.places))
                self.found.append(problem._replace(places=tuple(places)))

    def settle(self) -> None:
        """Raise BadSnapshot if something was found."""
        if self.found:
            raise BadSnapshot.of(self.found)


def at_seats(*seats: int) -> tuple[str, ...]:
    """Seats as the places of a problem; nobody has none."""
    return tuple(f"seat {seat}" for seat in seats if seat >= 0)


@contextmanager
def remembering(what: str) -> Iterator[None]:
    """What is wrong now, where no clause says it, is wrong with what this part of the game remembers."""
    try:
        yield
    except BadSnapshot as wrong:
        fault = Fault("remembered", what)
        problems = [problem if problem.clause else problem._replace(fault=fault) for problem in wrong.problems]
        raise BadSnapshot.of(problems) from None


@contextmanager
def reaching() -> Iterator[None]:
    """What is wrong now is not a thing at its place: play does not lead there."""
    try:
        yield
    except BadSnapshot as wrong:
        raise BadSnapshot.of([problem._replace(code="unreachable") for problem in wrong.problems]) from None


class BadRecord(BastideError):
    """A record that cannot be read, or that does not verify."""


class IllegalAction(BastideError):
    """An action of the game that the rules forbid in this position; `refusal` names the clauses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
