"""What is sent of studies, and what they are made from."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.studies.operations import Number, Title
from bastide.server.studies.shelf import Readers
from bastide.server.wire import MessageInfo, Position, StepInfo

Role = Literal["owner", "writer", "reader"]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]


class FromTable(msgspec.Struct, frozen=True, tag_field="from", tag="table", forbid_unknown_fields=True):
    """A game that was played here and is over."""

    table: TableId
    token: Annotated[str, Meta(max_length=200)] = ""
    """The link by which you may look at it, where you need one."""


class FromRecord(msgspec.Struct, frozen=True, tag_field="from", tag="record", forbid_unknown_fields=True):
    """A record on file."""

    record: Annotated[str, Meta(max_length=60_000)]


class FromSetup(msgspec.Struct, frozen=True, tag_field="from", tag="setup", forbid_unknown_fields=True):
    """A position that was set up by hand, as a snapshot of its game."""

    snapshot: dict[str, object]
    names: list[Annotated[str, Meta(max_length=80)]] = []


class FromPuzzle(msgspec.Struct, frozen=True, tag_field="from", tag="puzzle", forbid_unknown_fields=True):
    """The position of a puzzle."""

    puzzle: Annotated[str, Meta(max_length=20)]


class FromSeat(msgspec.Struct, frozen=True, tag_field="from", tag="seat", forbid_unknown_fields=True):
    """A position of this study as a seat knew it; what it could not know is guessed, and said to be."""

    chapter: Number
    node: Number
    seat: Annotated[int, Meta(ge=0, le=15)]


Source = FromTable | FromRecord | FromSetup | FromPuzzle


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new study with its first chapter."""

    source: Source
    title: Title = ""
    chapter: Title = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    """Your name, as a guest."""


class NewChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new chapter of a study."""

    source: Source | FromSeat
    title: Title = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class StudyChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner changes; what is left out stays."""

    title: Title | None = None
    readers: Readers | None = None


class StudyLine(msgspec.Struct, frozen=True):
    """A study in a list."""

    id: str
    title: str
    owner: str
    """The name of whose it is; nothing for who has left."""
    readers: Readers
    games: list[str]
    """The games of its chapters."""
    updated: float


class StudyMade(msgspec.Struct, frozen=True):
    """A new study, and for a guest the token by which it is theirs."""

    id: str
    chapter: int
    token: str | None


class ChapterLine(msgspec.Struct, frozen=True):
    """A chapter in the list of them."""

    number: int
    title: str
    game: str
    names: list[str]
    settings: dict[str, str | int | bool]
    steps: int
    """How many steps the game had; none for a position that was set up."""
    comments: int
    table: str | None
    """The table of the game, if it was played here."""
    guessed: int | None
    """The seat from whose knowledge it was made: what it could not know is a guess."""
    secrets: bool
    """Whether seats of this game know different things."""


class CommentInfo(msgspec.Struct, frozen=True):
    """What somebody wrote to a position."""

    number: int
    author: str
    """The account; nothing for a guest."""
    name: str
    at: float
    words: str


class NodeInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step, and what was written to the position after it. The first, 0, is the beginning."""

    id: int
    parent: int
    children: list[int]
    """The steps that were taken from here: the game's own first."""
    seat: int
    """Who took it; -1 for chance, -2 at the beginning."""
    action: str = ""
    message: MessageInfo | None = None
    gained: list[int] = []
    """The points it brought every seat."""
    by: str = ""
    """Who added it; nothing for a step of the game itself."""
    glyph: str = ""
    comments: list[CommentInfo] = []


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter with all its steps."""

    line: ChapterLine
    seq: int
    """What is sent includes this entry of the log."""
    nodes: list[NodeInfo]


class WriterInfo(msgspec.Struct, frozen=True):
    """Somebody who may write."""

    account: str
    name: str


class StudyInfo(msgspec.Struct, frozen=True):
    """A study."""

    line: StudyLine
    role: Role
    seq: int
    chapters: list[ChapterLine]
    writers: list[WriterInfo]
    writing: str | None
    """For the owner: the token of the link by which anybody may write."""


class Outcome(msgspec.Struct, frozen=True):
    """Something that chance may do."""

    action: str
    message: MessageInfo
    chance: float


class NodeFrame(msgspec.Struct, frozen=True):
    """The board after a step, as one seat sees it."""

    position: Position
    """With what whoever is to move may do."""
    seat: int | None
    """Through whose eyes: of who is to move, else of who moved last."""
    step: StepInfo | None
    """What led here."""
    outcomes: list[Outcome]
    """While chance decides: all that it may do, and how likely."""
    snapshot: dict[str, object]
    """The whole position, for a search."""


class StudyUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="study"):
    """What has changed since an entry: as it is now."""

    seq: int
    title: str
    chapters: list[ChapterLine]
    nodes: dict[int, list[NodeInfo]]
    """By chapter, the steps that are new or changed."""
    gone: dict[int, list[int]]
    """By chapter, those that are there no more."""
    chapter: int = 0
    """Where your operation led: the chapter,"""
    node: int = 0
    """and the position."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on from a position."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    """Yours; bots have the others."""
    level: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be looked over, as a snapshot of its game."""

    snapshot: dict[str, object]


class FollowHello(msgspec.Struct, frozen=True):
    """The first frame of who follows a study."""

    seq: Number = 0
    token: Annotated[str, Meta(max_length=200)] = ""
