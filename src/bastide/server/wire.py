"""What the server says over the socket, and what it is told there. The protocol is described in docs/protocol.md."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from bastide.server.commands import PLAIN, AnyCommand, Seq
from bastide.server.entries import Result
from bastide.server.options import Difference, TableOptions

PROTOCOL = 2
PATH = f"/api/v{PROTOCOL}"


class MessageInfo(msgspec.Struct, frozen=True):
    """A sentence: its id in the word files, and its parameters. A parameter may be such a message too."""

    id: str
    params: dict[str, object]
    text: str | UnsetType = UNSET
    """The sentence itself, with the players' names, for who has named a language."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat."""

    seat: int
    kind: Literal["free", "person", "bot"]
    called: MessageInfo
    """What to call who has it; who shares a name is told apart by a number."""
    name: str
    """The name a person has given, and nothing else."""
    level: str
    """The level of a bot, else nothing."""
    account: str | None
    """The id of the player's account, if there is one."""
    connected: bool
    steward: bool
    """A steward plays on because the time ran out."""
    resigned: bool
    arms: int = 0
    """Which of the coats of arms that are made from the name."""


class ClockInfo(msgspec.Struct, frozen=True):
    """All times in seconds; `now` is the server's time, the only one that counts."""

    now: float
    running: int | None
    since: float
    """When the running clock began to run; what has passed since is not yet taken off."""
    left: list[float]
    """What each seat has left; meaningless without a limit."""
    used: list[float]
    resting: list[float | None] = []
    """Until when each seat has taken days off, if it has: so long its time stands still."""


class ProposalInfo(msgspec.Struct, frozen=True):
    """What all are asked to agree to."""

    seat: int
    what: Literal["undo", "pause", "stop"]
    to: int
    reveals: bool
    agreed: list[int]
    waiting: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table that is not on the board."""

    id: str
    game: str
    title: str
    rules: int
    status: Literal["open", "playing", "paused", "over", "expired"]
    seq: int
    created: float
    settings: dict[str, str | int | bool]
    options: TableOptions
    differences: list[Difference]
    no_hints: MessageInfo | None
    """Why nobody gets hints here; null when the seat to move can ask for one."""
    seats: list[SeatInfo]
    host_seat: int | None
    clocks: ClockInfo
    proposal: ProposalInfo | None
    commitment: str
    seed: str | None
    """Revealed when the game is over; of tables with the same luck, when all are."""
    result: Result | None
    rematch: str | None
    spectators: int
    duplicate: str | None = None
    """The set of tables with the same luck it belongs to; their draws are named by it instead of the table's id."""
    sealed: bool = False
    """Whether a table of the set is still going: until all are over, nobody but who sits here sees this one."""
    tournament: str | None = None
    """The tournament whose game is played here,"""
    round: int | None = None
    """and its round."""
    season: str | None = None
    """The season of a league whose game is played here."""
    lesson: str | None = None
    """The lesson that is played here; its draws are named by it instead of the table's id, and no secret."""
    played_on: bool = False
    """Whether the game was played on from a position of a study: it counts for nothing, and has no record."""
    aside: MessageInfo | None = None
    """Why nobody can go on here, if that is so: the rules have changed, or what is stored is damaged. Who sits here
    can `close` a game of other rules, and download what was played."""
    applause: list[int] = []
    """The seats that found the game well played, once it is over."""
    unsettled: list[int] = []
    """The seats whose players have not agreed yet to what the host has changed since they sat down; the game begins
    when all have."""


class ActionInfo(msgspec.Struct, frozen=True):
    """An action: its text, which is sent back to play it, and the sentence that offers it."""

    action: str
    message: MessageInfo


class UndoInfo(msgspec.Struct, frozen=True):
    """How far the viewer may go back alone. `to` equals `step` when there is nothing to take back."""

    to: int
    why_not: MessageInfo | None
    """Why there is nothing to take back."""


class Position(msgspec.Struct, frozen=True):
    """The board as the viewer may see it."""

    step: int
    to_move: int
    """A seat, or -2 when the game is over."""
    view: dict[str, object]
    """What `state.view` of the game gives this viewer."""
    hash: str
    """SHA-256, 16 hexadecimal digits, over the view's JSON with sorted keys and without spaces."""
    survey: dict[str, object]
    """What `state.survey` of the game tells everybody: what follows from the rules and the public part of the view."""
    task: MessageInfo | None
    """What has to be decided, while somebody is to move; its `seat` has to."""
    legal: list[ActionInfo] | None
    """The viewer's legal actions; null when it is not the viewer's turn."""
    undo: UndoInfo | None
    scores: list[int] | None
    """When the game is over."""
    pass_ahead: bool | None = None
    """Whether you have said ahead that you pass when your turn comes; null where you cannot pass in this turn of the
    game, or not any more."""


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened in a step, as the viewer may know it."""

    kind: str
    clause: str
    seat: int
    data: dict[str, object]
    chance: bool = False
    reveals: bool = False
    secret: bool = False
    """Whether `data` has what only the viewer knows."""
    message: MessageInfo | UnsetType = UNSET
    """Its sentence, for who has named a language, or where it is another than the usual one: that has the id
    `<game>.event.<kind>`, with `.secret` behind it for such an event, and for parameters the seat and the data."""


class StepInfo(msgspec.Struct, frozen=True):
    """One action taken: by a seat, or by chance (-1)."""

    seat: int
    action: str | None
    """Null when the viewer may not know which."""
    events: list[EventInfo]


class EntryInfo(msgspec.Struct, frozen=True):
    """One entry of the table's log."""

    seq: int
    at: float
    kind: str
    """created, sat, claimed, botsat, amended, agreed, left, started, played, undone, proposed, answered, rolledback,
    resumed, timedout, returned, resigned, expired, closed, reminded, rematched, applauded or rested."""
    seat: int | None
    message: MessageInfo
    steps: list[StepInfo]
    """Of `started` and `played`."""
    to: int | None = None
    """The number of steps that were left, of an entry by which the game went back: `undone`, `rolledback`, the
    `answered` by which all agree to an undo, or an undo `proposed` where there was nobody to ask."""
    by: str | None = None
    """Of `played`: person, bot, steward, or ahead: a pass that the player had said ahead."""
    table: str | None = None
    """Of `rematched`: the new table."""


class ChatInfo(msgspec.Struct, frozen=True):
    """Something somebody said: plain text, to be shown as text."""

    number: int
    at: float
    seat: int | None
    """Null for a spectator."""
    name: str
    """The name of the person, if it is known."""
    words: str
    account: str | None = None
    """The id of the speaker's account, if there is one."""


# From the server


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message: where you are, and all there is to know."""

    protocol: int
    you: int | None
    """Your seat; null for a spectator."""
    host: bool
    table: TableInfo
    position: Position | None
    entries: list[EntryInfo]
    """The latest entries, or all since the `seq` of the hello if there are not too many."""
    chat: list[ChatInfo]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened. When `entries[0].seq` is not your last seq + 1, you missed something: send a sync."""

    seq: int
    entries: list[EntryInfo]
    clocks: ClockInfo
    position: Position | None = None
    """When the board, or what you may do, has changed."""
    table: TableInfo | None = None
    """When something about the table has changed."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """Your command is carried out and durable."""

    id: str
    seq: int
    """The entry it became; for chat, the number of the message."""
    table: str | None = None
    """Of a rematch: the new table."""
    token: str | None = None
    """Of a rematch: your seat there, unless you have left it."""


class RefusedInfo(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Your command is not carried out; nothing has changed."""

    id: str | None
    code: str
    message: MessageInfo
    clauses: list[str]
    """The rules that forbid it."""
    missed: Update | None = None
    """When the command was stale: what happened since, and the board as it is."""
    wait: float | None = None
    """When that was too often: seconds to wait."""


class ChatUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    chat: ChatInfo


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there."""

    connected: list[int]
    spectators: int


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    now: float


class Foresight(msgspec.Struct, frozen=True, tag_field="type", tag="foresight"):
    """What your actions would lead to, if they were played now."""

    actions: list[str]
    seq: int
    """The entry after which that is so."""
    events: list[EventInfo]
    """As far as neither luck nor another seat decides."""
    points: list[int] | None
    """What each seat would gain; null when that is not known beforehand."""
    survey: dict[str, object] | None
    """What `state.survey` would tell everybody then; null likewise."""
    position: Position | None
    """The board there, with what you could do next; null when the next decision is not yours."""
    passes: bool
    """Whether the turn passes on."""


ServerMessage = Welcome | Update | Done | RefusedInfo | ChatUpdate | Presence | Pong | Foresight

# To the server

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first frame: who is there. Without a token, whoever the session cookie says, or a spectator."""

    table: Annotated[str, Meta(max_length=40, pattern=PLAIN)]
    token: Annotated[str, Meta(max_length=200)] = ""
    language: Language | None = None
    """The language in which messages come as sentences too; without one, they are ids and parameters alone."""
    seq: Seq | None = None
    """The last entry you have, if you were here before."""


class Sync(msgspec.Struct, frozen=True, tag_field="do", tag="sync", forbid_unknown_fields=True):
    """Ask for all entries after this one, and the board."""

    seq: Seq


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


MOST_FORESEEN = 16
"""How many actions of a turn can be planned ahead."""


class Foresee(msgspec.Struct, frozen=True, tag_field="do", tag="foresee", forbid_unknown_fields=True):
    """Ask what actions of yours, one after the other, would lead to; nothing is played."""

    actions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(min_length=1, max_length=MOST_FORESEEN)
    ]


ClientMessage = Hello | Sync | Ping | Foresee | AnyCommand
