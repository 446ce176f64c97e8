"""Why an action is not legal now: the clauses that forbid it and a sentence for the player."""

from collections.abc import Mapping

from bastide.core.words import Message, render


class Refusal:
    """The clauses that forbid an action, and the reason as a message."""

    __slots__ = ("clauses", "message")

    def __init__(self, clauses: str | tuple[str, ...], reason: str, params: Mapping[str, object] | None = None) -> None:
        self.clauses = (clauses,) if isinstance(clauses, str) else clauses
        self.message = Message(reason, params or {})

    def text(self, language: str | None = None) -> str:
        """The clauses and the reason in one sentence, as a player reads it."""
        reason = render(self.message, language)
        return f"{', '.join(self.clauses)}: {reason}" if self.clauses else reason

    def plain(self) -> dict[str, object]:
        """The refusal as plain data, for the wire."""
        return {"clauses": list(self.clauses), "reason": self.message.plain()}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Refusal({self.text()!r})"
