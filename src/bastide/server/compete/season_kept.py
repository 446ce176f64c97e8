"""Seasons of leagues as they are stored. Fields may be added with defaults, never changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from bastide.compete.league import LeagueRow, Outcome, table
from bastide.server.compete import season_wire as wire
from bastide.server.configuration import DAY
from bastide.server.refusals import Refused
from bastide.server.store import Statement, Store

T = TypeVar("T")
WEEK = 7 * DAY
MOST_TRIES = 30


class KeptGame(msgspec.Struct, omit_defaults=True):
    """A game of the league."""

    division: int
    week: int
    seats: list[str]
    times: list[list[float]] = msgspec.field(default_factory=lambda: [[], []])
    time: float | None = None
    table: str = ""
    scores: list[int | None] | None = None
    winner: int | None = None
    lost_by_both: bool = False
    corrected: bool = False
    why: str = ""

    @property
    def over(self) -> bool:
        """Whether it has a result."""
        return self.scores is not None

    @property
    def outcome(self) -> Outcome | None:
        """What came of it."""
        if self.scores is None:
            return None
        seats, scores = (self.seats[0], self.seats[1]), (self.scores[0], self.scores[1])
        return Outcome(seats, scores, self.winner, self.lost_by_both)


class KeptSeason(msgspec.Struct):
    """A season."""

    plan: wire.NewSeason
    seed: int
    state: wire.SeasonState = "entering"
    entered: list[str] = []
    divisions: list[list[str]] = []
    games: list[KeptGame] = []
    began: float = 0.0
    out: list[str] = []
    """Who has left the season."""
    champion: str = ""

    @property
    def weeks(self) -> int:
        """How many weeks it has."""
        return max((game.week for game in self.games), default=0)

    def week(self, now: float) -> int:
        """Which week it is, from 1; the last one when all are over."""
        return max(1, min(self.weeks, 1 + int((now - self.began) // WEEK))) if self.games else 0

    def ends(self, week: int) -> float:
        """When a week is over."""
        return self.began + week * WEEK

    def to_play(self, player: str) -> int:
        """How many games somebody has still to play."""
        return sum(player in game.seats and not game.over for game in self.games)

    def game(self, number: int) -> KeptGame:
        """The game of that number. Raises Refused."""
        if not 1 <= number <= len(self.games):
            raise Refused("unknown", thing="game")
        return self.games[number - 1]

    def outcomes(self, division: int) -> list[Outcome]:
        """What came of the games of a division."""
        return [outcome for game in self.games if game.division == division and (outcome := game.outcome) is not None]

    def table(self, division: int) -> list[LeagueRow]:
        """The table of a division."""
        return table(self.divisions[division - 1], self.outcomes(division), self.seed)


class Season:
    """A season in hand."""

    def __init__(self, id: str, club: str, version: int, created: float, kept: KeptSeason) -> None:
        self.id = id
        self.club = club
        self.version = version
        self.created = created
        self.kept = kept
        self.due: float | None = None
        self.rows: list[Statement] = []
        self.done: list[Callable[[], Awaitable[None]]] = []


class SeasonShelf:
    """All seasons there are."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()

    async def load(self, id: str) -> Season:
        """The season of that id. Raises Refused."""
        rows = await self.store.fetch("SELECT club, version, created, due, body FROM seasons WHERE id = ?", id)
        if not rows:
            raise Refused("unknown", thing="season")
        club, version, created, due, body = rows[0]
        season = Season(id, club, version, created, msgspec.json.decode(bytes(body), type=KeptSeason))
        season.due = due
        return season

    async def change(self, id: str, work: Callable[[Season], Awaitable[T]]) -> T:
        """Change a season: again from the beginning whenever somebody else was first. Raises what the work does."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                season = await self.load(id)
                answer = await work(season)
                if await self.store.transact(
                    (
                        "UPDATE seasons SET version = version + 1, state = ?, due = ?, body = ? "
                        "WHERE id = ? AND version = ?",
                        (
                            season.kept.state,
                            season.due,
                            msgspec.json.encode(season.kept),
                            id,
                            season.version,
                        ),
                    ),
                    *season.rows,
                ):
                    break
            else:
                raise Refused("unavailable")
        for after in season.done:
            await after()
        return answer
