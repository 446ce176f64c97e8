"""What happened: the stuff of the log, the score breakdown, the animations and the undo horizon."""

from collections.abc import Mapping

from bastide.core.words import Message

EVERYBODY = -1


class Event:
    """One thing that happened, to whom, by which clause.

    `data` is for everybody. `secret` is known to the seat `owner` alone, until a later event tells more.
    An event is `chance` when luck decided it, and `reveals` when somebody learned what they could not
    know before; undo without the others' consent never goes back past either.
    """

    __slots__ = ("chance", "clause", "data", "kind", "owner", "reveals", "seat", "secret")

    def __init__(
        self,
        kind: str,
        clause: str,
        seat: int = -1,
        data: Mapping[str, object] | None = None,
        *,
        secret: Mapping[str, object] | None = None,
        owner: int = EVERYBODY,
        chance: bool = False,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.data = data or {}
        self.secret = secret or {}
        self.owner = owner
        self.chance = chance
        self.reveals = reveals

    @property
    def irreversible(self) -> bool:
        """True when undoing it would take back luck or knowledge."""
        return self.chance or self.reveals

    def message(self, scope: str, viewer: int | None = None) -> Message:
        """The sentence for the log, as that viewer may read it: `<game>.event.<kind>`, with `.secret` for the owner."""
        mine = bool(self.secret) and viewer is not None and viewer == self.owner
        params: dict[str, object] = {"seat": self.seat, **self.data}
        if mine:
            params.update(self.secret)
        return Message(f"{scope}.event.{self.kind}{'.secret' if mine else ''}", params)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.clause!r}, seat={self.seat}, {dict(self.data)!r})"
