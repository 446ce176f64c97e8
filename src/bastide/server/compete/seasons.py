"""Leagues: seasons of a club in divisions, with games week by week at times that the two agree on."""

import contextlib
import logging
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bastide.compete.league import Fixture, divisions, fixtures, next_divisions
from bastide.core.fair import SEED_BYTES
from bastide.server import entries as e
from bastide.server.archive import Draft, Summary, find, new_id
from bastide.server.clock import time
from bastide.server.compete import season_wire as wire
from bastide.server.compete.arrivals import arrive, awaited, came_to
from bastide.server.compete.due import Due
from bastide.server.compete.season_kept import WEEK, KeptGame, KeptSeason, Season, SeasonShelf
from bastide.server.configuration import DAY
from bastide.server.decisions import clean, start
from bastide.server.identity.player import Player
from bastide.server.live import Live, Moment
from bastide.server.notices.night import Call
from bastide.server.options import CorrespondenceClock, TableOptions, read_settings
from bastide.server.refusals import Refused
from bastide.server.store import Statement

if TYPE_CHECKING:
    from bastide.server.compete.tournaments import Tournaments
    from bastide.server.hall import Hall
    from bastide.server.notices import Notices

logger = logging.getLogger("bastide.compete")
LOOK_AGAIN = 30.0
MOST_PLAYERS = wire.MOST_DIVISIONS * wire.MOST_IN_A_DIVISION
FEWEST = 4
FARTHEST = 366 * DAY


class Seasons:
    """All seasons of all leagues."""

    def __init__(self, hall: "Hall", notices: "Notices", tournaments: "Tournaments") -> None:
        self.hall = hall
        self.store = hall.store
        self.shelf = SeasonShelf(hall.store)
        self.notices = notices
        self.tournaments = tournaments
        self.due = Due(hall.store, "seasons", self.look)
        hall.after.append(self.after)
        hall.arriving.append(self.arrives)

    # The server's own hand

    async def look(self, id: str) -> None:
        """Do what there is to do in a season."""
        try:
            await self.shelf.change(id, self._advance)
        except Exception as wrong:
            logger.error("a season could not go on; trying again", exc_info=wrong, extra={"season": id})

    def after(self, live: Live, moment: Moment) -> Coroutine[Any, Any, None] | None:
        """When a game of a league is over, its result counts."""
        return self.look(live.table.season) if live.table.season and live.table.ended else None

    async def arrives(self, live: Live, seat: int) -> None:
        """Somebody has come to a game of a league: it begins when both have."""
        table = live.table
        if table.season and await arrive(self.store, table.id, seat) and table.status == "open":
            await self.look(table.season)
            await self._call_other(live)

    async def _call_other(self, live: Live) -> None:
        """Who has come first has the other called."""
        if live.table.status != "open":
            return
        season = await self.shelf.load(live.table.season)
        await self.tournaments.calls.waits(live, season.kept.plan.name, await awaited(self.store, live.table))

    async def _advance(self, season: Season) -> None:
        kept, now = season.kept, time()
        if kept.state != "running":
            season.due = None
            return
        for game in kept.games:
            if not game.over and game.time is not None and game.time <= now and not game.table:
                self._make(season, game)
        await self._take_results(season)
        if all(game.over for game in kept.games):
            self._finish(season)
        again = now + LOOK_AGAIN if any(game.table and not game.over for game in kept.games) else None
        agreed = [game.time for game in kept.games if game.time is not None and not game.table and not game.over]
        times = [*agreed, *([again] if again is not None else [])]
        season.due = min(times) if times and kept.state == "running" else None

    async def _take_results(self, season: Season) -> None:
        playing = {game.table: game for game in season.kept.games if game.table and not game.over}
        if not playing:
            return
        places = ", ".join("?" * len(playing))
        came = await came_to(self.store, playing)
        over_days = isinstance(season.kept.plan.clock, CorrespondenceClock)
        for id, status, body in await self.store.fetch(
            f"SELECT id, status, summary FROM tables WHERE id IN ({places})", *playing
        ):
            game = playing[str(id)]
            if status == "open" and (over_days or came.get(str(id), set()) >= {0, 1}):
                season.done.append(partial(self._begin, str(id)))
            result = msgspec.json.decode(bytes(body), type=Summary).result if status == "over" else None
            if result is not None:
                game.scores = [*result.scores]
                game.winner = result.winners[0] if len(result.winners) == 1 else None

    async def _begin(self, id: str) -> None:
        live = await self.hall.live(id)
        async with live.lock:
            if live.table.status == "open":
                await self.hall.commit(live, start(live.table), None)

    def _make(self, season: Season, game: KeptGame) -> None:
        plan = season.kept.plan
        options = TableOptions(
            clock=plan.clock,
            spectators="anyone",
            spectator_delay=plan.spectator_delay,
            chat="players",
            undo="never",
            hints="nobody",
            rated=plan.rated,
        )
        first: list[e.AnyEntry] = [e.Sat(seat=seat, player=player) for seat, player in enumerate(game.seats)]
        settings = {**plan.game.settings, "players": 2}
        draft = Draft(game=plan.game.game, settings=settings, options=options, first=first, season=season.id)
        live, rows = self.hall.archive.prepare(draft, new_id(), secrets.token_bytes(SEED_BYTES))
        game.table = live.table.id
        season.rows += rows

        async def open() -> None:
            await self.hall.open(live)
            params = {"name": plan.name}
            calls = [
                Call("round", f"player {one}", one, seat, live.table.id, plan.game.game, params, says="league_table")
                for seat, one in enumerate(game.seats)
            ]
            self.hall.background(self.notices.tell(calls))

        season.done.append(open)

    def _finish(self, season: Season) -> None:
        kept = season.kept
        kept.state = "over"
        if kept.divisions:
            kept.champion = kept.table(1)[0].name

    # Looking after a league

    async def _check(self, club: str, player: Player, least: str) -> None:
        role = await self.tournaments.role(club, player.id)
        if role is None:
            raise Refused("not_allowed", "club_members")
        if least == "helper" and role == "member":
            raise Refused("not_allowed", "club_helpers")

    async def announce(self, club: str, player: Player, given: wire.NewSeason) -> str:
        """A new season, which members can enter; one at a time in a club. Its id."""
        if not await self.store.fetch("SELECT 1 FROM clubs WHERE id = ?", club):
            raise Refused("unknown", thing="club")
        await self._check(club, player, "helper")
        if await self.store.fetch("SELECT 1 FROM seasons WHERE club = ? AND state <> 'over'", club):
            raise Refused("not_now", "season_on")
        plan = msgspec.structs.replace(given, name=clean(given.name)[:60])
        if not plan.name:
            raise Refused("bad_request", "name_empty")
        read_settings(find(plan.game.game), {**plan.game.settings, "players": 2})
        entered: list[str] = []
        if plan.after is not None:
            before = await self.shelf.load(plan.after)
            if before.club != club or before.kept.state != "over":
                raise Refused("bad_request", "season_before")
            entered = await self._still_members(club, [one for level in before.kept.divisions for one in level])
        id = new_id()
        kept = KeptSeason(plan, secrets.randbits(48), entered=entered)
        await self.store.transact(
            (
                "INSERT INTO seasons (id, club, version, state, due, created, body) VALUES (?, ?, 1, ?, NULL, ?, ?)",
                (id, club, kept.state, time(), msgspec.json.encode(kept)),
            ),
            *(_player_row(id, one) for one in entered),
        )
        return id

    async def _still_members(self, club: str, players: list[str]) -> list[str]:
        rows = await self.store.fetch("SELECT player FROM club_members WHERE club = ?", club)
        members = {str(row[0]) for row in rows}
        return [one for one in players if one in members]

    async def enter(self, id: str, player: Player) -> None:
        """A member enters a season that has not begun."""

        async def work(season: Season) -> None:
            await self._check(season.club, player, "member")
            if season.kept.state != "entering":
                raise Refused("not_now", "season_begun")
            if len(season.kept.entered) >= MOST_PLAYERS:
                raise Refused("not_now", "tournament_full")
            if player.id not in season.kept.entered:
                season.kept.entered = [*season.kept.entered, player.id]
                season.rows.append(_player_row(id, player.id))

        await self.shelf.change(id, work)

    async def leave(self, id: str, player: Player, other: str | None = None) -> None:
        """Somebody leaves a season, or is taken out: what they have not played counts as lost."""
        who = other or player.id

        async def work(season: Season) -> None:
            if who != player.id:
                await self._check(season.club, player, "helper")
            await self._take_out(season, who)
            await self._advance(season)

        await self.shelf.change(id, work)

    async def _take_out(self, season: Season, who: str) -> None:
        kept = season.kept
        if who not in kept.entered or who in kept.out or kept.state == "over":
            raise Refused("unknown", thing="member")
        if kept.state == "entering":
            kept.entered = [one for one in kept.entered if one != who]
            season.rows.append(("DELETE FROM season_players WHERE season = ? AND player = ?", (season.id, who)))
            return
        kept.out = [*kept.out, who]
        for game in kept.games:
            if who in game.seats and not game.over and not game.table:
                other = 1 - game.seats.index(who)
                gone = game.seats[other] in kept.out
                game.scores, game.winner, game.lost_by_both = [None, None], None if gone else other, gone

    async def begin(self, id: str, player: Player, given: wire.SeasonStart) -> None:
        """The season begins: divisions are made and all games drawn."""

        async def work(season: Season) -> None:
            await self._check(season.club, player, "helper")
            kept, now = season.kept, time()
            if kept.state != "entering":
                raise Refused("not_now", "season_begun")
            if len(kept.entered) < FEWEST:
                raise Refused("not_now", "tournament_too_few", count=FEWEST)
            first = now if given.first_week is None else given.first_week
            if not now - WEEK <= first <= now + FARTHEST:
                raise Refused("bad_request", "tournament_time")
            kept.divisions = await self._divisions(kept)
            if len(kept.divisions) > wire.MOST_DIVISIONS:
                raise Refused("not_now", "tournament_full")
            kept.games = [
                KeptGame(number, one.week, list(one.seats))
                for number, names in enumerate(kept.divisions, 1)
                for one in _fixtures(kept, names, number)
            ]
            kept.games.sort(key=lambda game: (game.week, game.division))
            kept.state, kept.began = "running", first
            season.done.append(partial(self._tell_begin, season))
            await self._advance(season)

        await self.shelf.change(id, work)

    async def _divisions(self, kept: KeptSeason) -> list[list[str]]:
        if kept.plan.after is None:
            return divisions(kept.entered, kept.plan.size)
        before = (await self.shelf.load(kept.plan.after)).kept
        tables = [[row.name for row in before.table(number)] for number in range(1, len(before.divisions) + 1)]
        return next_divisions(tables, kept.entered, before.plan.moving, kept.plan.size)

    async def _tell_begin(self, season: Season) -> None:
        params = {"name": season.kept.plan.name}
        calls = [
            Call("club", f"player {one}", one, None, "", "", params, says="season", path=f"club/{season.club}")
            for one in season.kept.entered
        ]
        self.hall.background(self.notices.tell(calls))

    async def end(self, id: str, player: Player) -> None:
        """The season is over where it stands; games that were not played do not count."""

        async def work(season: Season) -> None:
            await self._check(season.club, player, "helper")
            if season.kept.state == "over":
                raise Refused("not_now", "season_over")
            self._finish(season)
            season.due = None

        await self.shelf.change(id, work)

    async def give_result(self, id: str, player: Player, number: int, given: wire.LeagueResult) -> None:
        """Who looks after the club says what came of a game, or puts it right."""

        async def work(season: Season) -> None:
            await self._check(season.club, player, "helper")
            game = season.kept.game(number)
            if given.winner is not None and not given.played:
                raise Refused("bad_request", "season_result")
            game.scores, game.winner = list(given.scores), given.winner
            game.lost_by_both, game.corrected = not given.played, True
            game.why = clean(given.why)[:200]
            if game.table:
                season.done.append(partial(self.tournaments.rounds.stop, game.table))
            if season.kept.state == "over":
                self._finish(season)
            await self._advance(season)

        await self.shelf.change(id, work)

    # Agreeing on a time

    async def could(self, id: str, player: Player, number: int, times: list[float]) -> None:
        """Somebody says when they could play; the other is told."""

        async def work(season: Season) -> None:
            game, seat = _mine(season.kept, number, player)
            now = time()
            if any(not now - 60 <= one <= now + 60 * DAY for one in times):
                raise Refused("bad_request", "tournament_time")
            game.times = [sorted(set(times)) if one == seat else game.times[one] for one in (0, 1)]
            other = game.seats[1 - seat]
            season.done.append(partial(self._tell, season, other, "league_times", player.name))

        await self.shelf.change(id, work)

    async def choose(self, id: str, player: Player, number: int, chosen: float) -> None:
        """Somebody chooses a time the other could; both are told, and the table opens then."""

        async def work(season: Season) -> None:
            game, seat = _mine(season.kept, number, player)
            if chosen not in game.times[1 - seat] or chosen < time() - 60:
                raise Refused("bad_request", "season_time")
            game.time = chosen
            other = game.seats[1 - seat]
            season.done.append(partial(self._tell, season, other, "league_agreed", player.name))
            await self._advance(season)

        await self.shelf.change(id, work)

    async def now(self, id: str, player: Player, number: int) -> None:
        """Somebody opens the table of a game at once, to play now or over days; the other is called there."""

        async def work(season: Season) -> None:
            game, _ = _mine(season.kept, number, player)
            game.time = min(game.time or time(), time())
            await self._advance(season)

        await self.shelf.change(id, work)

    async def _tell(self, season: Season, player: str, says: str, name: str) -> None:
        params = {"name": name, "text": season.kept.plan.name}
        call = Call("club", f"player {player}", player, None, "", "", params, says=says, path=f"club/{season.club}")
        self.hall.background(self.notices.tell([call]))

    async def depart(self, player: str) -> None:
        """An account is deleted: it leaves its seasons."""
        for (id,) in await self.store.fetch("SELECT season FROM season_players WHERE player = ?", player):

            async def work(season: Season) -> None:
                with contextlib.suppress(Refused):
                    await self._take_out(season, player)
                season.rows.append(("DELETE FROM season_players WHERE season = ? AND player = ?", (season.id, player)))
                await self._advance(season)

            await self.shelf.change(str(id), work)


def _player_row(season: str, player: str) -> Statement:
    return ("INSERT INTO season_players (season, player) VALUES (?, ?) ON CONFLICT DO NOTHING", (season, player))


def _fixtures(kept: KeptSeason, names: list[str], number: int) -> list[Fixture]:
    return fixtures(names, kept.seed + number, kept.plan.games_a_week, kept.plan.twice)


def _mine(kept: KeptSeason, number: int, player: Player) -> tuple[KeptGame, int]:
    """A game that somebody is to play and has not begun."""
    game = kept.game(number)
    if player.id not in game.seats:
        raise Refused("not_allowed", "season_not_yours")
    if game.over or game.table or kept.state != "running":
        raise Refused("not_now", "season_game_begun")
    return game, game.seats.index(player.id)
