"""Seasons of a league as they travel."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.compete.wire import Id, Moment, Setting, TournamentGame
from bastide.server.options import Clock, LiveClock

MOST_DIVISIONS = 8
MOST_IN_A_DIVISION = 20
MOST_TIMES = 12
SeasonState = Literal["entering", "running", "over"]
PlayerId = Annotated[str, Meta(pattern="^[0-9a-f]{1,32}$")]


class NewSeason(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A season of a club's league: everybody in a division meets everybody, with a fixed number of games a week."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: TournamentGame
    clock: Clock = LiveClock(1_200, 20)
    games_a_week: Annotated[int, Meta(ge=1, le=3)] = 1
    twice: bool = False
    """Whether all meet twice, with seats exchanged."""
    size: Annotated[int, Meta(ge=4, le=MOST_IN_A_DIVISION)] = 6
    """How many are in a division at most."""
    moving: Annotated[int, Meta(ge=0, le=4)] = 1
    """How many go up and down at the end."""
    after: Id | None = None
    """The season before, by which the divisions are made."""
    rated: bool = False
    spectator_delay: Annotated[int, Meta(ge=0, le=86_400)] = 300


class SeasonStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The season begins."""

    first_week: Moment | None = None
    """When the first week begins; now if left out."""


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When one could play; the other chooses one of them."""

    times: Annotated[list[Moment], Meta(max_length=MOST_TIMES)]


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time that is chosen among those the other could."""

    time: Moment


class LeagueResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a game, by a leader of the club."""

    scores: Annotated[list[Annotated[int, Meta(ge=-10_000, le=10_000)] | None], Meta(min_length=2, max_length=2)]
    """Null for who did not play."""
    winner: Annotated[int, Meta(ge=0, le=1)] | None = None
    """The seat that has won; null for a tie, or where nobody came."""
    played: bool = True
    """Whether it counts as a game at all: where nobody came it counts as lost for both."""
    why: Annotated[str, Meta(max_length=200)] = ""


class LeaguePlayer(msgspec.Struct, frozen=True):
    """Somebody in the league."""

    player: str
    name: str
    """Nothing for who has departed."""
    arms: int
    out: bool = False
    """Whether they have left the season."""


class LeagueRowInfo(msgspec.Struct, frozen=True):
    """One row of a division."""

    place: int
    who: LeaguePlayer
    played: int
    won: int
    tied: int
    lost: int
    difference: int
    points: int
    """Three for a win, one for a tie."""
    moves: Literal["up", "down", "champion", ""]
    """Where they would go if the season ended now."""


class LeagueGame(msgspec.Struct, frozen=True):
    """A game of the league."""

    number: int
    division: int
    week: int
    seats: list[LeaguePlayer]
    state: Literal["open", "agreed", "waiting", "playing", "over", "missed"]
    """Without a time; with one; the table waits for both; it is played; over; its week is over without it."""
    until: float
    """The end of its week."""
    times: list[list[float]]
    """Seat by seat, when they could; for the two, and who looks after the club."""
    time: float | None
    """The time they have agreed on."""
    table: str | None
    scores: list[int | None] | None
    winner: int | None
    """The seat that has won; null for a tie."""
    corrected: bool
    why: str
    """Why the result was put right, if it was and that was said."""
    mine: int | None
    """Your seat."""
    watch: str | None


class Division(msgspec.Struct, frozen=True):
    """A division and its table."""

    number: int
    """1 is the highest."""
    rows: list[LeagueRowInfo]
    up: int
    """How many go up from here,"""
    down: int
    """and how many go down."""


class SeasonLine(msgspec.Struct, frozen=True):
    """A season in a list."""

    id: str
    name: str
    state: SeasonState
    week: int
    weeks: int
    created: float
    champion: str
    """The name of the first of the first division, when it is over."""


class OwnSeason(msgspec.Struct, frozen=True):
    """A season you play in, in a list."""

    line: SeasonLine
    club: str
    club_name: str
    game: str
    title: str
    players: int
    to_play: int
    """How many games you have still to play."""
    week_ends: float


class SeasonInfo(msgspec.Struct, frozen=True):
    """A season of a league."""

    line: SeasonLine
    club: str
    club_name: str
    game: str
    title: str
    settings: dict[str, Setting]
    clock: Clock
    size: int
    moving: int
    games_a_week: int
    twice: bool
    looks_after: bool
    """Whether you may put things right here."""
    entered: list[LeaguePlayer]
    """While members can enter."""
    me: LeaguePlayer | None
    to_play: int
    """How many games you have still to play."""
    divisions: list[Division]
    games: list[LeagueGame]
    """Those of the week; with those of the present week, all of yours that are not over, and all that are played."""
    week: int
    """The week whose games these are,"""
    week_ends: float | None
    """and when it ends."""
    seasons: list[SeasonLine]
    """All of the club, the latest first, at most twenty."""
