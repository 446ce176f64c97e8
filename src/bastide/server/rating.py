"""Ratings by OpenSkill (Plackett-Luce), per game and group of options, for those who have chosen to be rated."""

from collections.abc import Coroutine
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from bastide.core import Game, Settings
from bastide.server.entries import Played, Resigned
from bastide.server.live import Live, Moment
from bastide.server.numbers import number_of
from bastide.server.store import Row, Statement, Store
from bastide.server.table import Table

_model = PlackettLuce()


class RatingInfo(msgspec.Struct, frozen=True):
    """How well somebody plays, as far as is known: `ordinal` is the skill one can be rather sure of."""

    player: str
    game: str
    options: str
    mu: float
    sigma: float
    games: int
    ordinal: float
    number: int
    """The one number by which it is shown, which begins at 1300."""


class RatedGroup(msgspec.Struct, frozen=True):
    """A game and a group of its options in which somebody is rated, and how many are."""

    game: str
    options: str
    players: int


class Ratings:
    """All ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def after(self, live: Live, moment: Moment) -> Coroutine[Any, Any, bool] | None:
        """When a rated table is over, take it into account."""
        over = isinstance(moment.entry, Played | Resigned) and moment.entry.result is not None
        return self.take(live.table) if over else None

    async def untaken(self, since: float) -> list[str]:
        """Rated tables that ended after that time and were not taken into account: the process may have died."""
        rows = await self.store.fetch(
            "SELECT id, summary FROM tables WHERE status = 'over' AND updated > ? "
            "AND id NOT IN (SELECT table_id FROM rated)",
            since,
        )
        return [str(row[0]) for row in rows if b'"rated":true' in bytes(row[1])]

    async def take(self, table: Table) -> bool:
        """Take a finished table into account, once; False when it does not count."""
        players = [seat.player for seat in table.seats]
        result = table.result
        if not table.options.rated or result is None or result.reason == "stopped":
            return False
        known = [player for player in players if player is not None]
        if len(known) != len(players) or len(set(known)) != len(known) or not await self._willing(known):
            return False
        group = option_group(table.game, table.settings)
        before = [await self._rating(player, table.game.name, group) for player in known]
        teams = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        after = _model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        changes: list[Statement] = []
        for player, (_, _, games), team in zip(known, before, after, strict=True):
            changes.append(
                (
                    "INSERT INTO rated_games (player, table_id, game, options, at, mu, sigma) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    (player, table.id, table.game.name, group, table.updated, float(team[0].mu), float(team[0].sigma)),
                )
            )
            changes.append(
                (
                    "INSERT INTO ratings (player, game, options, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?) "
                    "ON CONFLICT (player, game, options) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
                    "games = excluded.games",
                    (player, table.game.name, group, float(team[0].mu), float(team[0].sigma), games + 1),
                )
            )
        return await self.store.transact(
            ("INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING", (table.id,)), *changes
        )

    async def of_player(self, player: str) -> list[RatingInfo]:
        """The ratings of a player."""
        rows = await self.store.fetch(
            "SELECT player, game, options, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game, options",
            player,
        )
        return [_info(row) for row in rows]

    async def best(self, game: str, options: str, most: int = 100) -> list[RatingInfo]:
        """The best of a game, among those who want to be rated."""
        rows = await self.store.fetch(
            "SELECT r.player, r.game, r.options, r.mu, r.sigma, r.games FROM ratings r "
            "JOIN players p ON p.id = r.player WHERE r.game = ? AND r.options = ? AND p.rated = ? "
            "ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?",
            game,
            options,
            True,
            most,
        )
        return [_info(row) for row in rows]

    async def groups(self) -> list[RatedGroup]:
        """Where somebody who wants to be rated is, the fullest first within a game."""
        rows = await self.store.fetch(
            "SELECT r.game, r.options, COUNT(*) FROM ratings r JOIN players p ON p.id = r.player WHERE p.rated = ? "
            "GROUP BY r.game, r.options ORDER BY r.game, COUNT(*) DESC, r.options",
            True,
        )
        return [RatedGroup(*row) for row in rows]

    async def _willing(self, players: list[str]) -> bool:
        for player in players:
            rows = await self.store.fetch("SELECT rated FROM players WHERE id = ?", player)
            if not rows or not rows[0][0]:
                return False
        return True

    async def _rating(self, player: str, game: str, options: str) -> tuple[float, float, int]:
        rows = await self.store.fetch(
            "SELECT mu, sigma, games FROM ratings WHERE player = ? AND game = ? AND options = ?", player, game, options
        )
        if rows:
            return rows[0][0], rows[0][1], rows[0][2]
        fresh = _model.rating()
        return float(fresh.mu), float(fresh.sigma), 0


def _info(row: Row) -> RatingInfo:
    player, game, options, mu, sigma, games = row
    return RatingInfo(player, game, options, mu, sigma, games, mu - 3 * sigma, number_of(mu, sigma))


def option_group(game: Game, settings: Settings) -> str:
    """Games that are rated together: all whose options differ from the usual in the same way."""
    changed = [f"{o.name}={settings[o.name]}" for o in game.options if settings[o.name] != o.default]
    return " ".join(changed) or "usual"
