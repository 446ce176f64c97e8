"""Clubs as they travel."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.compete.wire import Moment, TournamentLine
from bastide.server.options import TableOptions

Role = Literal["leader", "helper", "member"]
"""A leader does everything; a helper plans evenings and tournaments and takes words off the board."""
Joining = Literal["everybody", "invitation"]
Words = Annotated[str, Meta(min_length=1, max_length=1_000)]
ClubName = Annotated[str, Meta(min_length=2, max_length=50)]


class NewClub(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A club that is founded."""

    name: ClubName
    about: Annotated[str, Meta(max_length=500)] = ""
    when: Annotated[str, Meta(max_length=100)] = ""
    """When it usually meets, in its own words."""
    joining: Joining = "everybody"
    arms: Annotated[int, Meta(ge=0, le=99)] = 0


class ClubChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a leader changes; what is left out stays."""

    name: ClubName | None = None
    about: Annotated[str, Meta(max_length=500)] | None = None
    when: Annotated[str, Meta(max_length=100)] | None = None
    joining: Joining | None = None
    arms: Annotated[int, Meta(ge=0, le=99)] | None = None


class Joins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody joins."""

    invitation: Annotated[str, Meta(max_length=64)] = ""


class RoleGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a member is from now on."""

    role: Role


class NewPost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something for the board."""

    words: Words


class NewEvening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is planned."""

    at: Moment
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    words: Annotated[str, Meta(max_length=500)] = ""


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one comes."""

    come: bool


class ClubTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table for members alone."""

    game: Annotated[str, Meta(max_length=60)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=60)], str | int | bool], Meta(max_length=60)] = {}
    options: TableOptions = TableOptions()
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Member(msgspec.Struct, frozen=True):
    """A member of a club."""

    player: str
    name: str
    arms: int
    role: Role
    since: float
    here: bool
    """Whether they are here now and let you know."""


class MemberList(msgspec.Struct, frozen=True):
    """Members: leaders, helpers, then by name."""

    members: list[Member]
    more: int | None
    """What to ask for as `skip` to read on; null at the end."""


class Post(msgspec.Struct, frozen=True):
    """Something on the board."""

    number: int
    at: float
    player: str
    name: str
    arms: int
    words: str


class Evening(msgspec.Struct, frozen=True):
    """Something in the calendar of a club."""

    id: str
    """Of an evening, by which one says that one comes; of a tournament or a season, its own id."""
    kind: Literal["evening", "tournament", "week"]
    """Something that a member has planned; a tournament of the club that begins; the end of a week of the league."""
    at: float
    title: str
    words: str
    player: str | None
    """Who has planned it."""
    name: str
    comers: list[str]
    """The names of those who come, or have entered, at most thirty."""
    count: int
    mine: bool
    """Whether you come."""


class ClubTableInfo(msgspec.Struct, frozen=True):
    """A table of the club."""

    id: str
    game: str
    title: str
    status: str
    names: list[str]
    """Who sits there; nothing for a free seat, the level for a bot."""
    sit: str | None
    """For members, the token to sit down, while a seat is free."""
    watch: str | None


class ClubLine(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    arms: int
    about: str
    when: str
    joining: Joining
    members: int
    season: str | None
    """The season of the league that is played."""
    role: Role | None
    """What you are there."""


class ClubList(msgspec.Struct, frozen=True):
    """Clubs, by name."""

    clubs: list[ClubLine]
    more: str | None
    """What to ask for as `after` to read on; null at the end."""


class ClubInfo(msgspec.Struct, frozen=True):
    """A club. Who is no member sees neither the board, nor who comes, nor its tables."""

    line: ClubLine
    created: float
    leaders: list[str]
    """Their names."""
    invitation: str | None
    """For members: what lets somebody join by link."""
    calendar: list[Evening]
    board: list[Post]
    """The latest twenty."""
    tables: list[ClubTableInfo]
    tournaments: list[TournamentLine]
    """Those that are coming or running, and the latest that is over."""
