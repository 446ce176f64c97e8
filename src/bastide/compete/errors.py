"""What can be wrong with a tournament; each text is a sentence that says what to do."""

from bastide.core import BastideError


class BadTournament(BastideError):
    """Rules, entrants or rounds that do not fit together."""


class BadResult(BastideError):
    """A result that cannot be that of its table."""


class NoRound(BastideError):
    """No round can be drawn now: one is being played, the tournament is over, or too few are left."""
