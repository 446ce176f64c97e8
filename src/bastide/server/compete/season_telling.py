"""What is sent about leagues: a season with its divisions and games, all seasons of a club, what is in calendars."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bastide.compete.league import LeagueRow, moves
from bastide.server.clock import time
from bastide.server.compete import season_wire as wire
from bastide.server.compete.club_wire import Evening
from bastide.server.compete.season_kept import KeptGame, KeptSeason, Season
from bastide.server.identity.links import Link
from bastide.server.identity.player import Player

if TYPE_CHECKING:
    from bastide.server.compete.seasons import Seasons


class SeasonTelling:
    """Answers what is asked about leagues."""

    def __init__(self, seasons: "Seasons") -> None:
        self.seasons = seasons
        self.hall = seasons.hall
        self.store = seasons.store

    async def info(self, id: str, player: Player | None, asked: int | None = None) -> wire.SeasonInfo:
        """A season, for everybody who knows its id; when people could play is shown to them alone."""
        season = await self.seasons.shelf.load(id)
        kept, now = season.kept, time()
        mine = player.id if player is not None else ""
        role = await self.seasons.tournaments.role(season.club, mine)
        ids = sorted({*kept.entered})
        names, arms = await self.hall.accounts.names(ids), await self.hall.accounts.arms(ids)

        def who(one: str) -> wire.LeaguePlayer:
            return wire.LeaguePlayer(one, names.get(one, ""), arms.get(one, 0), one in kept.out)

        present = kept.week(now)
        week = present if asked is None else max(1, min(asked, kept.weeks))
        shown = [
            (number, game)
            for number, game in enumerate(kept.games, 1)
            if game.week == week or (week == present and not game.over and (mine in game.seats or game.table))
        ]
        status = await self._status([game.table for _, game in shown if game.table])
        rows = await self.store.fetch("SELECT name FROM clubs WHERE id = ?", season.club)
        return wire.SeasonInfo(
            line=_line(season, names, now),
            club=season.club,
            club_name=str(rows[0][0]) if rows else "",
            game=kept.plan.game.game,
            title=self.hall.archive.title(kept.plan.game.game),
            settings=kept.plan.game.settings,
            clock=kept.plan.clock,
            size=kept.plan.size,
            moving=kept.plan.moving,
            games_a_week=kept.plan.games_a_week,
            twice=kept.plan.twice,
            looks_after=role in ("leader", "helper"),
            entered=[who(one) for one in kept.entered] if kept.state == "entering" else [],
            me=who(mine) if mine in kept.entered else None,
            to_play=kept.to_play(mine),
            divisions=_divisions(kept, who),
            games=[
                self._game(kept, number, game, mine, role, status.get(game.table, ""), now, who)
                for number, game in shown
            ],
            week=week,
            week_ends=kept.ends(week) if kept.state == "running" else None,
            seasons=await self.lines(season.club),
        )

    def _game(
        self,
        kept: KeptSeason,
        number: int,
        game: KeptGame,
        mine: str,
        role: str | None,
        status: str,
        now: float,
        who: Callable[[str], wire.LeaguePlayer],
    ) -> wire.LeagueGame:
        seat = game.seats.index(mine) if mine in game.seats else None
        if game.over:
            state = "over"
        elif game.table:
            state = "waiting" if status == "open" else "playing"
        elif game.time is not None:
            state = "agreed"
        else:
            state = "missed" if kept.ends(game.week) < now else "open"
        return wire.LeagueGame(
            number=number,
            division=game.division,
            week=game.week,
            seats=[who(one) for one in game.seats],
            state=state,  # type: ignore[arg-type]
            until=kept.ends(game.week),
            times=game.times if seat is not None or role in ("leader", "helper") else [[], []],
            time=game.time,
            table=game.table or None,
            scores=game.scores,
            winner=game.winner,
            corrected=game.corrected,
            why=game.why,
            mine=seat,
            watch=self.hall.signer.sign(Link("watch", game.table)) if status in ("playing", "over") else None,
        )

    async def _status(self, ids: list[str]) -> dict[str, str]:
        if not ids:
            return {}
        rows = await self.store.fetch(f"SELECT id, status FROM tables WHERE id IN ({', '.join('?' * len(ids))})", *ids)
        return {str(id): str(status) for id, status in rows}

    async def lines(self, club: str) -> list[wire.SeasonLine]:
        """All seasons of a club, the latest first."""
        rows = await self.store.fetch(
            "SELECT id, created, body FROM seasons WHERE club = ? ORDER BY created DESC LIMIT 20", club
        )
        seasons = [
            Season(str(id), club, 0, created, msgspec.json.decode(bytes(body), type=KeptSeason))
            for id, created, body in rows
        ]
        names = await self.hall.accounts.names(sorted({one.kept.champion for one in seasons if one.kept.champion}))
        return [_line(one, names, time()) for one in seasons]

    async def own(self, player: Player) -> list[wire.OwnSeason]:
        """The seasons that are running in which somebody plays, the latest first."""
        rows = await self.store.fetch(
            "SELECT s.id, s.club, s.created, s.body, c.name FROM seasons s "
            "JOIN season_players p ON p.season = s.id JOIN clubs c ON c.id = s.club "
            "WHERE p.player = ? AND s.state = 'running' ORDER BY s.created DESC LIMIT 20",
            player.id,
        )
        found, now = [], time()
        for id, club, created, body, name in rows:
            kept = msgspec.json.decode(bytes(body), type=KeptSeason)
            if player.id in kept.out:
                continue
            line = _line(Season(str(id), str(club), 0, created, kept), {}, now)
            game = kept.plan.game.game
            title = self.hall.archive.title(game)
            players, ends = len(kept.entered) - len(kept.out), kept.ends(line.week)
            found.append(
                wire.OwnSeason(line, str(club), str(name), game, title, players, kept.to_play(player.id), ends)
            )
        return found

    async def weeks(self, club: str, player: str) -> list[Evening]:
        """The end of the present week, for the calendar of the club."""
        rows = await self.store.fetch("SELECT id, body FROM seasons WHERE club = ? AND state = 'running'", club)
        found = []
        for id, body in rows:
            kept, now = msgspec.json.decode(bytes(body), type=KeptSeason), time()
            week = kept.week(now)
            left = [game for game in kept.games if game.week == week and not game.over]
            mine = any(player in game.seats for game in left)
            if kept.ends(week) > now:
                found.append(
                    Evening(str(id), "week", kept.ends(week), kept.plan.name, "", None, "", [], len(left), mine)
                )
        return found

    async def agreed_of(self, player: str) -> list[tuple[str, str, str, float]]:
        """The games of leagues that somebody has agreed to play: season, club, name, when."""
        rows = await self.store.fetch(
            "SELECT s.id, s.club, s.body FROM seasons s JOIN season_players p ON p.season = s.id "
            "WHERE p.player = ? AND s.state = 'running'",
            player,
        )
        found = []
        for id, club, body in rows:
            kept = msgspec.json.decode(bytes(body), type=KeptSeason)
            found += [
                (str(id), str(club), kept.plan.name, game.time)
                for game in kept.games
                if player in game.seats and game.time is not None and not game.over
            ]
        return found


def _divisions(kept: KeptSeason, who: Callable[[str], wire.LeaguePlayer]) -> list[wire.Division]:
    moving = moves([len(names) for names in kept.divisions], kept.plan.moving)
    return [
        wire.Division(
            number,
            [_row(row, who(row.name), number, len(names), moving[number - 1]) for row in kept.table(number)],
            *moving[number - 1],
        )
        for number, names in enumerate(kept.divisions, 1)
    ]


def _row(
    row: LeagueRow, who: wire.LeaguePlayer, division: int, size: int, moving: tuple[int, int]
) -> wire.LeagueRowInfo:
    up, down = moving
    to = "up" if row.place <= up else "down" if row.place > size - down else ""
    if division == 1 and row.place == 1:
        to = "champion"
    return wire.LeagueRowInfo(
        row.place,
        who,
        row.played,
        row.won,
        row.tied,
        row.lost,
        row.difference,
        row.points,
        to,  # type: ignore[arg-type]
    )


def _line(season: Season, names: dict[str, str], now: float) -> wire.SeasonLine:
    kept = season.kept
    champion = names.get(kept.champion, "")
    return wire.SeasonLine(season.id, kept.plan.name, kept.state, kept.week(now), kept.weeks, season.created, champion)
