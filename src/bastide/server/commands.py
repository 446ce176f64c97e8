"""What a person, or a bot from outside, can ask of a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.options import TableOptions

PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""Text without characters that do not show."""
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LONGEST_BEAT = 6.0


class Command(msgspec.Struct, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One command. The same `id` again gets the same answer."""

    id: CommandId
    seq: Seq | None = None
    """The number of the last entry the author has seen. A wrong one is refused as `stale`, with what was missed."""


class Play(Command):
    """Take an action, given by its text."""

    seq: Seq
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    beat: Annotated[float, Meta(ge=0, le=LONGEST_BEAT)] = 0
    """Seconds in which it was decided already and could be taken back; a clock does not count them, unless the game is
    rated."""


class Undo(Command):
    """Go back to the position after this many steps, inside the information horizon."""

    seq: Seq
    to: Seq


class Propose(Command):
    """Ask the others to agree: to an undo beyond the horizon, to a pause, to stop here."""

    what: Literal["undo", "pause", "stop"]
    to: Seq = 0


class Answer(Command):
    """Agree to, or decline, what is proposed. Declining one's own proposal takes it back."""

    seq: Seq
    yes: bool


class Rollback(Command):
    """The host takes back the last decision, whatever it drew or revealed and whosever it was."""

    seq: Seq


class PassAhead(Command):
    """Pass for the author when the turn comes, or, without `yes`, no longer. Nobody else is told before it happens."""

    seq: Seq
    yes: bool


class Resume(Command):
    """End the pause."""


class Return(Command):
    """Take one's seat back from the steward."""


class Resign(Command):
    """Give up."""


class Start(Command):
    """Begin: all seats are taken."""


class SeatBot(Command):
    """The host gives a free seat to a bot."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = "novice"


class Amend(Command):
    """The host agrees on something else before the start; who sits there already is asked whether they agree."""

    settings: dict[Annotated[str, Meta(max_length=60)], str | int | bool]
    """The number of `players` and the options of the game; what is left out is as usual."""
    options: TableOptions


class Agree(Command):
    """Agree to what the host has changed."""

    seq: Seq


class Leave(Command):
    """Free one's seat before the start; the host may free any."""

    seat: SeatNumber | None = None


class PutAway(Command):
    """The host puts the table away before the game begins."""


class Close(Command):
    """End a game that cannot go on here, without a result."""


class Rematch(Command):
    """Make a new table with the same game, options and people."""


class Applaud(Command):
    """Say "well played" once the game is over, once; everybody at the table reads it."""


class Rest(Command):
    """Take days off at a table over days: so long one's own time stands still."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Chat(Command):
    """Say something."""

    words: Annotated[str, Meta(min_length=1, max_length=500)]


AnyCommand = (
    Play
    | Undo
    | Propose
    | Answer
    | Rollback
    | PassAhead
    | Resume
    | Return
    | Resign
    | Start
    | SeatBot
    | Amend
    | Agree
    | Leave
    | PutAway
    | Close
    | Rematch
    | Applaud
    | Rest
    | Chat
)


class Sit(Command):
    """Sit down. Asked over HTTP only, since the answer is a secret."""

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""
