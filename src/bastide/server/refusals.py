"""Why the table says no: a code for programs, a sentence for people."""

from bastide.core import IllegalAction, Message, Refusal, render

STATUS = {
    "unknown": 404,
    "not_allowed": 403,
    "no_session": 401,
    "wrong_password": 401,
    "too_often": 429,
    "bad_request": 400,
    "too_large": 413,
    "unavailable": 503,
}


class Refused(Exception):
    """A command or request that is not carried out; nothing has changed.

    `code` is one of a few words a program can act on; the sentence is `server.refusal.<reason>`.
    """

    def __init__(
        self, code: str, reason: str = "", clauses: tuple[str, ...] = (), wait: float = 0.0, **params: object
    ) -> None:
        self.code = code
        self.message = Message(f"server.refusal.{reason or code}", params)
        self.clauses = clauses
        self.wait = wait
        super().__init__(code)

    @classmethod
    def illegal(cls, wrong: IllegalAction) -> "Refused":
        """The refusal of the rules."""
        return cls.by_rule(wrong.refusal)

    @classmethod
    def by_rule(cls, refusal: Refusal) -> "Refused":
        """A refusal that names its clauses."""
        refused = cls("illegal", "illegal")
        refused.message = refusal.message
        refused.clauses = refusal.clauses
        return refused

    @classmethod
    def saying(cls, code: str, message: Message) -> "Refused":
        """A refusal whose sentence is known."""
        refused = cls(code)
        refused.message = message
        return refused

    @classmethod
    def because(cls, code: str, sentence: str) -> "Refused":
        """A refusal whose sentence the engine wrote."""
        return cls(code, "said", sentence=sentence)

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS.get(self.code, 409)

    def __str__(self) -> str:
        said = render(self.message)
        return f"{', '.join(self.clauses)}: {said}" if self.clauses else said
