"""What can be written into a study. What is appended to its log is all there is of it: the rest follows."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.commands import CommandId

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Title = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(min_length=1, max_length=2_000)]
Glyph = Literal["", "!", "!!", "?", "??"]


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a chapter begins: a game from its first step on, or a position that was set up."""

    game: str
    names: list[str]
    """What to call who has the seats."""
    record: str = ""
    """The record of the game; nothing for a position."""
    snapshot: dict[str, object] | None = None
    table: str = ""
    """The table it was played at, if that was here."""
    guessed: int | None = None
    """The seat from whose knowledge the position was made: what it could not know is a guess."""


class Written(msgspec.Struct, tag_field="do", tag=str.lower):
    """One thing in the log of a study."""


class Began(Written):
    """A new chapter."""

    title: str
    start: Start


class Added(Written):
    """A step, by a seat or by chance, after another."""

    chapter: int
    parent: int
    action: str


class Removed(Written):
    """A step and all that follows it are taken away."""

    chapter: int
    node: int


class Promoted(Written):
    """A step comes before the others that were added after the same one."""

    chapter: int
    node: int


class Marked(Written):
    """What somebody thinks of a step, as a sign."""

    chapter: int
    node: int
    glyph: str


class Said(Written):
    """A comment."""

    chapter: int
    node: int
    words: str


class Unsaid(Written):
    """A comment is taken away; it is known by its entry."""

    chapter: int
    comment: int


class Renamed(Written):
    """A chapter is called otherwise."""

    chapter: int
    title: str


class Dropped(Written):
    """A chapter is taken away."""

    chapter: int


AnyWritten = Began | Added | Removed | Promoted | Marked | Said | Unsaid | Renamed | Dropped


class Operation(msgspec.Struct, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be written. The same `id` again is not written twice."""

    id: CommandId
    seq: Number = 0
    """The last entry you know of: the answer tells what came after it."""
    name: Annotated[str, Meta(max_length=40)] = ""
    """Your name, as a guest."""
    chapter: Number


class AddStep(Operation, tag="add"):
    """Play an action, or choose what chance does; where it is there already, nothing is added."""

    parent: Number
    action: Text


class DrawStep(Operation, tag="draw"):
    """Let chance decide."""

    parent: Number


class RemoveStep(Operation, tag="remove"):
    """Take away a step that was added, with all that follows it."""

    node: Number


class PromoteStep(Operation, tag="promote"):
    """Have a line come before the others beside it."""

    node: Number


class MarkStep(Operation, tag="mark"):
    """Say by a sign what you think of a step."""

    node: Number
    glyph: Glyph


class Comment(Operation, tag="comment"):
    """Write to a position."""

    node: Number
    words: Words


class Uncomment(Operation, tag="uncomment"):
    """Take a comment away: your own, or any as the owner."""

    comment: Number


class RenameChapter(Operation, tag="rename"):
    """Call a chapter otherwise."""

    title: Title


class DropChapter(Operation, tag="drop"):
    """Take a chapter away."""


AnyOperation = (
    AddStep | DrawStep | RemoveStep | PromoteStep | MarkStep | Comment | Uncomment | RenameChapter | DropChapter
)
