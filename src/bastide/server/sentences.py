"""Messages on their way to a viewer, and what to call who sits at a table."""

from collections.abc import Sequence

import msgspec

from bastide.core import Message, render
from bastide.core.words import MissingWords
from bastide.server import entries as e
from bastide.server.table import Seat, Table
from bastide.server.wire import MessageInfo

Names = dict[str, str]
"""The names of accounts."""


class Viewer(msgspec.Struct, frozen=True):
    """Somebody looking at a table."""

    seat: int | None
    """None: a spectator."""
    language: str | None = None
    """The language in which they want sentences; None: they say messages themselves."""

    @property
    def me(self) -> int:
        """Whom sentences are said to: a seat, or nobody at the table."""
        return -1 if self.seat is None else self.seat


def info(
    message: Message, language: str | None = None, players: Sequence[str] = (), me: int | None = None
) -> MessageInfo:
    """The message for the wire, as a sentence too where a language is named."""
    params: dict[str, object] = message.plain()["params"]  # type: ignore[assignment]
    if language is None:
        return MessageInfo(message.id, params)
    return MessageInfo(message.id, params, text_of(message, language, players, me))


def text_of(message: Message, language: str, players: Sequence[str] = (), me: int | None = None) -> str:
    """The sentence; the id itself when a game lacks words, since a table must go on."""
    try:
        return render(message, language, players, me)
    except MissingWords:
        return message.id


def read(value: object) -> object:
    """A message that was stored as plain data, as a message again."""
    if isinstance(value, dict) and value.keys() == {"id", "params"} and isinstance(value["params"], dict):
        return Message(str(value["id"]), {name: read(inner) for name, inner in value["params"].items()})
    if isinstance(value, list):
        return [read(item) for item in value]
    return value


def called(table: Table, names: Names) -> list[Message]:
    """What to call who has the seats; who shares a name is told apart by the number of the seat."""
    found = [name_of(seat, names) if seat.kind != "free" else Message("server.name.free") for seat in table.seats]
    return [
        Message("server.name.numbered", {"called": name, "number": number})
        if table.seats[number - 1].kind != "free" and found.count(name) > 1
        else name
        for number, name in enumerate(found, start=1)
    ]


def name_of(who: Seat | e.Sat | e.Left, names: Names) -> Message:
    """What to call a bot, an account or a guest."""
    if isinstance(who, Seat | e.Left) and who.level:
        return Message("server.name.bot", {"level": who.level})
    name = given_name(who, names)
    return Message("server.name.guest", {"name": name}) if name else Message("server.name.departed")


def given_name(who: Seat | e.Sat | e.Left, names: Names) -> str:
    """The name a person goes by; nothing for anybody else, and for who has gone."""
    return names.get(who.player, "") if who.player is not None else who.name


def seat_names(table: Table, names: Names, language: str | None = None) -> list[str]:
    """The same in words."""
    return [text_of(name, language or "en") for name in called(table, names)]
