"""What the log of a table is made of. These structures are stored: fields may be added with defaults, never changed."""

from typing import Literal

import msgspec

from bastide.core import Event, Message
from bastide.server.options import TableOptions


class StepRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the match, by a seat or by chance (-1)."""

    seat: int
    action: str
    hash: str
    draws: int
    irreversible: bool = False
    unseen_by: tuple[int, ...] = ()
    events: msgspec.Raw = msgspec.Raw(b"[]")


class MessageRow(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language: its id and its parameters as plain data."""

    id: str
    params: dict[str, object]


class EventRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of a step, with what only its owner may know apart."""

    kind: str
    clause: str
    seat: int = -1
    data: dict[str, object] = {}
    secret: dict[str, object] = {}
    owner: int = -1
    chance: bool = False
    reveals: bool = False
    message: MessageRow | None = None
    """Its sentence, where the game says it otherwise than by the id `<game>.event.<kind>` and the event's data."""
    owner_message: MessageRow | None = None
    """The sentence that only its owner may read, likewise."""


def row_of_event(event: Event, game: str) -> EventRow:
    """The event as it is stored."""
    own_words = type(event).message is not Event.message
    return EventRow(
        kind=event.kind,
        clause=event.clause,
        seat=event.seat,
        data={name: _plain(value) for name, value in event.data.items()},
        secret={name: _plain(value) for name, value in event.secret.items()},
        owner=event.owner,
        chance=event.chance,
        reveals=event.reveals,
        message=_message_row(event.message(game)) if own_words else None,
        owner_message=_message_row(event.message(game, event.owner)) if own_words and event.secret else None,
    )


def _message_row(message: Message) -> MessageRow:
    return MessageRow(message.id, {name: _plain(value) for name, value in message.params.items()})


def _plain(value: object) -> object:
    """A value of an event as plain data."""
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


class Result(msgspec.Struct, frozen=True):
    """How a table ended."""

    reason: Literal["finished", "resigned", "stopped"]
    scores: list[int]
    ranks: list[int]
    """The place of every seat, 1 for the best; whoever resigned comes after those who did not."""
    winners: list[int]
    stewards: list[int] = []
    """The seats for which a steward played at the end, because their time had run out."""


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One entry. Each kind of entry is a structure of its own."""


class Created(Entry):
    """The table was made."""

    game: str
    rules: int
    settings: dict[str, str | int | bool]
    options: TableOptions
    commitment: str
    host: str | None = None
    """The account of who made it."""
    duplicate: str = ""
    """The set of tables with the same luck it belongs to: the name of their draws."""
    lesson: str = ""
    """The lesson that is played here: the name of its draws."""
    again: str = ""
    """The table whose players play again here, and nobody else does."""
    tournament: str = ""
    """The tournament whose game is played here,"""
    round: int = 0
    """and its round."""
    season: str = ""
    """The season of a league whose game is played here."""
    start: dict[str, object] | None = None
    """The snapshot of the position that is played on from; nothing where the game begins at its beginning."""


class Sat(Entry):
    """A person sat down."""

    seat: int
    name: str = ""
    """A guest's name; an account's name is looked up, so that it can be forgotten."""
    player: str | None = None
    host: bool = False
    nonce: str = ""
    """What this person adds to the draws."""


class Claimed(Entry):
    """A guest has an account now: the seat is the account's."""

    seat: int
    player: str


class BotSat(Entry):
    """A bot was given a seat."""

    seat: int
    level: str


class Amended(Entry):
    """The host has changed what is agreed on; who sits there already has to agree anew."""

    rules: int
    settings: dict[str, str | int | bool]
    options: TableOptions
    seat: int | None = None
    """Where the host sits, if at all."""


class Agreed(Entry):
    """A player agrees to what was changed."""

    seat: int


class Left(Entry):
    """A seat is free again."""

    seat: int
    by_host: bool = False
    name: str = ""
    """Who sat there: a guest's name, or"""
    player: str | None = None
    """the account, or"""
    level: str = ""
    """the level of a bot."""


class Started(Entry):
    """The game began; chance may have made its first steps."""

    next: int
    """The seat to move afterwards; -2 when nobody is."""
    steps: list[StepRow] = []


class Played(Entry):
    """A seat took an action, and chance what followed."""

    seat: int
    steps: list[StepRow]
    next: int
    by: Literal["person", "bot", "steward", "ahead"] = "person"
    """Ahead: the person had said before that the seat passes."""
    replaced: str | None = None
    """Why this is not the bot's own move: it was `late`, `crashed` or chose something `illegal`."""
    result: Result | None = None
    beat: float = 0.0
    """Seconds before it that no clock counts."""


class Undone(Entry):
    """A seat went back to the position after this many steps."""

    seat: int
    to: int
    next: int
    count: int = 0
    """How many steps were taken back."""


class Proposed(Entry):
    """A seat asks the others to agree."""

    seat: int
    what: Literal["undo", "pause", "stop"]
    to: int = 0
    """For an undo: the number of steps to go back to."""
    reveals: bool = False
    """For an undo: it would take back luck or knowledge, and everybody should know."""
    settled: bool = False
    """There is nobody else to ask."""
    next: int = -2
    result: Result | None = None


class Answered(Entry):
    """A seat agreed or declined; the last one to agree settles it."""

    seat: int
    yes: bool
    settled: bool = False
    next: int = -2
    """When an undo was agreed to: the seat to move afterwards."""
    result: Result | None = None
    """When it was agreed to stop."""


class RolledBack(Entry):
    """The host took back the last decision alone."""

    whose: int
    """The seat that had decided."""
    to: int
    next: int
    count: int
    """How many steps were taken back: the decision, and what chance and programs did after it."""
    reveals: bool = False
    """It took back luck or knowledge, and everybody should know."""
    seat: int | None = None
    """Where the host sits, if at all."""


class Resumed(Entry):
    """The pause is over."""

    seat: int


class TimedOut(Entry):
    """The time of a seat ran out; a steward plays on."""

    seat: int


class Returned(Entry):
    """A player took the seat back from the steward."""

    seat: int


class Resigned(Entry):
    """A player gave up; a steward plays on if others do."""

    seat: int
    result: Result | None = None


class Expired(Entry):
    """Nobody started the table in time, or the host has put it away."""

    by_host: bool = False


class Closed(Entry):
    """A game with which nobody could go on ended without a result."""

    seat: int | None = None
    """Who ended it; nobody who sits here, when whoever looks after the server did."""
    by_organiser: bool = False
    """Whether the organiser of the tournament did."""


class Reminded(Entry):
    """People were told what happens if nothing is done."""

    what: Literal["expiry", "time"]
    """The table will be put away, or the time of a seat is up."""
    until: float
    """When that will be."""
    seat: int | None = None


class Applauded(Entry):
    """A player finds that the game was well played."""

    seat: int


class Rested(Entry):
    """A player takes days off: so long their time stands still."""

    seat: int
    days: int


class Rematched(Entry):
    """The same people can play again at another table."""

    table: str
    seat: int


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Amended
    | Agreed
    | Left
    | Started
    | Played
    | Undone
    | Proposed
    | Answered
    | RolledBack
    | Resumed
    | TimedOut
    | Returned
    | Resigned
    | Expired
    | Closed
    | Reminded
    | Rematched
    | Claimed
    | Applauded
    | Rested
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def read(body: bytes) -> AnyEntry:
    """The entry that was stored."""
    return _decoder.decode(body)
