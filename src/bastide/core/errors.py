"""Everything that can be wrong with what a person, a file or a program hands to the engine.

Each error's text is a sentence that says what to do.
"""

from bastide.core.refusal import Refusal


class BastideError(ValueError):
    """The common parent: catch it to catch every complaint of the engine."""


class UnknownGame(BastideError):
    """No game of that name is installed."""


class BadOption(BastideError):
    """An option, its value or a combination of options that the rulebook does not allow."""


class BadAction(BastideError):
    """A text that is no action of the game."""


class BadSnapshot(BastideError):
    """A position that cannot be: wrong shape, or impossible on a real table."""


class BadRecord(BastideError):
    """A record that cannot be read, or that does not verify."""


class IllegalAction(BastideError):
    """An action of the game that the rules forbid in this position; `refusal` names the clauses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
