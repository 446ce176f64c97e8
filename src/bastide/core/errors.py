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


class Problem(NamedTuple):
    """One thing that is wrong with a position."""

    code: str
    """`shape`: it cannot be read. `settings`: the game itself cannot be played so. `rule`: a rule does not allow this
    thing at this place. `unreachable`: everything fits, but play does not lead there."""
    where: str
    """The square, space, card or seat it is about; nothing where it is the position as a whole."""
    message: str
    """A sentence, which begins with the clause, if there is one."""
    clause: str
    """The clause that says so, if one does."""

    def plain(self) -> dict[str, str]:
        """The problem as plain data."""
        return self._asdict()


class BadSnapshot(BastideError):
    """A position that cannot be: wrong shape, or impossible on a real table; `problems` has all that was found."""

    def __init__(self, message: str, code: str = "", where: str = "", problems: Sequence[Problem] = ()) -> None:
        super().__init__(message)
        named = CLAUSE.match(message)
        clause = named[1] if named else ""
        self.problems = list(problems) or [Problem(code or ("rule" if clause else "shape"), where, message, clause)]

    @classmethod
    def of(cls, problems: Sequence[Problem]) -> "BadSnapshot":
        """The complaint about all of these."""
        return cls(" ".join(problem.message for problem in problems), problems=problems)


class Problems:
    """What is found wrong with a position, one thing after the other."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    @contextmanager
    def noting(self, where: object = "") -> Iterator[None]:
        """Go on after a complaint about this place, and remember it."""
        try:
            yield
        except BadSnapshot as wrong:
            self.found += [problem._replace(where=problem.where or str(where)) for problem in wrong.problems]

    def settle(self) -> None:
        """Raise BadSnapshot if something was found."""
        if self.found:
            raise BadSnapshot.of(self.found)


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
