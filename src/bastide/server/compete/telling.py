"""What is sent about tournaments: lists, one tournament, rounds, standings, flags, sheets."""

import asyncio
import re
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import msgspec

from bastide.compete import Standing, Tournament, standings, to_plain
from bastide.compete.points import points_of
from bastide.compete.rules import LATE_KINDS
from bastide.server.archive import SEALED
from bastide.server.compete import wire
from bastide.server.compete.arrivals import came_to
from bastide.server.compete.entering import Entering
from bastide.server.compete.kept import Kept, KeptEntrant, KeptRound, KeptTable, commitment_of, rules_of, tournament_of
from bastide.server.compete.shelf import Case
from bastide.server.compete.tournaments import Tournaments
from bastide.server.identity.links import Link
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused
from bastide.server.store import Row

if TYPE_CHECKING:
    from bastide.server.hall import Hall

PAGE = 30
PLACE = re.compile(r"([0-9.]{1,30}) ([a-z0-9]{1,40})")
"""A place in a list: what it is sorted by, and an id."""
SOMETIME = 4_102_444_800.0
"""What begins by the organiser's hand comes after all that has a time."""
ROUNDS_AT_A_TIME = 10
MOST_KEPT = 50
WHEN = {"coming": ("coming",), "running": ("running", "paused"), "over": ("over",)}
TOGETHER, NEARLY_ALL = 8, 0.8
"""How many games with one other, and which part of all their games, make two who are always together."""


class Names:
    """What entrants are called."""

    def __init__(self, kept: Kept, names: dict[str, str], arms: dict[str, int]) -> None:
        self.entrants = {one.id: one for one in kept.entrants}
        self.names = names
        self.arms = arms
        self.many = {one.bot for one in kept.entrants if one.number > 1}

    def who(self, id: str) -> wire.Who:
        """An entrant."""
        one = self.entrants[id]
        if one.player is None:
            return wire.Who(id, None, f"{one.bot} {one.number}" if one.bot in self.many else one.bot, 0, one.bot)
        return self.player(id, one.player)

    def player(self, id: str, player: str) -> wire.Who:
        """An account; nothing but its number where it is gone."""
        return wire.Who(id, player, self.names.get(player, ""), self.arms.get(player, 0))


class Telling:
    """Answers what is asked about tournaments."""

    def __init__(self, tournaments: Tournaments, entering: Entering) -> None:
        self.tournaments = tournaments
        self.entering = entering
        self.hall: Hall = tournaments.hall
        self._standings: dict[tuple[str, int], list[Standing]] = {}

    # Lists

    async def listed(
        self, when: str, player: Player | None, after: str, mine: bool, club: str | None
    ) -> wire.TournamentList:
        """Tournaments that are coming, running or over, as far as everybody may know of them, and one's own."""
        states = WHEN[when]
        id = player.id if player is not None else ""
        where = f"t.state IN ({', '.join('?' * len(states))})"
        arguments: list[object] = [*states]
        entered = "SELECT 1 FROM tournament_entrants e WHERE e.tournament = t.id AND e.player = ?"
        known = f"(t.organiser = ? OR EXISTS ({entered})"
        arguments += [id, id]
        if mine:
            where += f" AND {known})"
        else:
            where += (
                f" AND {known} OR t.listed = ? OR (t.club IS NOT NULL AND EXISTS "
                "(SELECT 1 FROM club_members m WHERE m.club = t.club AND m.player = ?)))"
            )
            arguments += [True, id]
        if club is not None:
            where += " AND t.club = ?"
            arguments.append(club)
        key, way = (f"COALESCE(t.starts, {SOMETIME})", "") if when == "coming" else ("t.updated", "DESC")
        if place := PLACE.fullmatch(after):
            where += f" AND ({key} {'<' if way else '>'} ? OR ({key} = ? AND t.id > ?))"
            arguments += [float(place[1]), float(place[1]), place[2]]
        rows = await self.hall.store.fetch(
            f"SELECT t.id, t.updated, t.body, {key} FROM tournaments t WHERE {where} "
            f"ORDER BY {key} {way}, t.id LIMIT ?",
            *arguments,
            PAGE + 1,
        )
        lines = await self.lines(rows[:PAGE], player)
        return wire.TournamentList(lines, f"{rows[PAGE - 1][3]!r} {rows[PAGE - 1][0]}" if len(rows) > PAGE else None)

    async def starts_of(self, player: str) -> list[tuple[str, str, float]]:
        """When what somebody has entered begins, or goes on: id, name, time."""
        rows = await self.hall.store.fetch(
            "SELECT t.id, t.body FROM tournaments t JOIN tournament_entrants e ON e.tournament = t.id "
            "WHERE e.player = ? AND t.state IN ('coming', 'running') LIMIT ?",
            player,
            MOST_KEPT,
        )
        found = []
        for id, body in rows:
            kept = msgspec.json.decode(bytes(body), type=Kept)
            at = kept.plan.starts if kept.state == "coming" else kept.next_at
            if at is not None:
                found.append((str(id), kept.plan.name, at))
        return found

    async def of_club(self, club: str, player: Player | None) -> list[wire.TournamentLine]:
        """What is coming or running in a club, and the latest that is over."""
        found: list[Row] = []
        for states, most in ((("running", "paused", "coming"), PAGE), (("over",), 1)):
            found += await self.hall.store.fetch(
                f"SELECT t.id, t.updated, t.body FROM tournaments t WHERE t.club = ? AND t.state IN "
                f"({', '.join('?' * len(states))}) ORDER BY t.updated DESC LIMIT ?",
                club,
                *states,
                most,
            )
        return await self.lines(found, player)

    async def lines(self, rows: Sequence[Row], player: Player | None) -> list[wire.TournamentLine]:
        """Tournaments in a list."""
        found = [(str(row[0]), float(row[1]), msgspec.json.decode(bytes(row[2]), type=Kept)) for row in rows]
        people = {kept.organiser for _, _, kept in found}
        for _, _, kept in found:
            people |= {one.player for one in kept.entrants if one.id in kept.winners and one.player is not None}
        names = await self.hall.accounts.names(sorted(people))
        clubs = await self._club_names({kept.plan.club for _, _, kept in found if kept.plan.club is not None})
        return [self._line(id, updated, kept, player, names, clubs) for id, updated, kept in found]

    async def _club_names(self, ids: set[str]) -> dict[str, str]:
        if not ids:
            return {}
        rows = await self.hall.store.fetch(
            f"SELECT id, name FROM clubs WHERE id IN ({', '.join('?' * len(ids))})", *sorted(ids)
        )
        return {str(id): str(name) for id, name in rows}

    def _line(
        self,
        id: str,
        updated: float,
        kept: Kept,
        player: Player | None,
        names: dict[str, str],
        clubs: dict[str, str],
    ) -> wire.TournamentLine:
        plan = kept.plan
        called = Names(kept, names, {})
        return wire.TournamentLine(
            id=id,
            name=plan.name,
            kind=plan.kind,
            state=kept.state,
            games=[one.game for one in plan.games],
            titles=[self.hall.archive.title(one.game) for one in plan.games],
            seats=plan.seats,
            players=sum(one.state != "reserve" for one in kept.entrants),
            most=plan.most,
            round=kept.drawn,
            rounds=kept.rounds,
            open_tables=kept.open_tables,
            starts=plan.starts,
            next_at=kept.next_at,
            clock=plan.clock,
            entry=plan.entry,
            club=plan.club,
            club_name=clubs.get(plan.club or "", ""),
            organiser=names.get(kept.organiser, ""),
            you=_part(kept, player),
            winners=[called.who(id) for id in kept.winners if id in called.entrants],
            updated=updated,
        )

    # One tournament

    async def info(self, id: str, player: Player | None, invitation: str = "") -> wire.TournamentInfo:
        """A tournament, for everybody who knows its id."""
        case = await self.tournaments.shelf.load(id)
        kept = case.kept
        names = await self.names(kept)
        organiser = await self.hall.accounts.names([kept.organiser])
        clubs = await self._club_names({kept.plan.club} if kept.plan.club is not None else set())
        organises = await self.tournaments.organises(kept, player)
        if player is None:
            reason = "no_session"
        else:
            reason = await self.entering.why_not(kept, player, invitation)
        current = case.rounds[-1] if case.rounds else None
        found = (await self._rounds(case, [current], names))[0] if current is not None else None
        mine = _mine(kept, player)
        return wire.TournamentInfo(
            line=self._line(id, case.updated, kept, player, {**names.names, **organiser}, clubs),
            plan=kept.plan,
            organises=organises,
            may_enter=not reason,
            why_not=reason,
            may_be_late=kept.plan.kind in LATE_KINDS,
            invitation=kept.invitation if organises or (mine is not None and mine.state == "in") else None,
            me=None if mine is None else await self._me(case, mine, found),
            current=found,
            reserves=sum(one.state == "reserve" for one in kept.entrants),
            commitment=commitment_of(kept.seed),
            seed=f"{kept.seed:x}" if kept.state == "over" else None,
            corrections=kept.corrections,
            too_few=kept.too_few,
        )

    async def names(self, kept: Kept) -> Names:
        """What everybody in a tournament is called."""
        people = {one.player for one in kept.entrants if one.player is not None}
        people |= {other for one in kept.entrants for other in one.before}
        ids = sorted(people)
        return Names(kept, await self.hall.accounts.names(ids), await self._arms(ids))

    async def _arms(self, ids: list[str]) -> dict[str, int]:
        if not ids:
            return {}
        rows = await self.hall.store.fetch(
            f"SELECT id, choices FROM players WHERE choices IS NOT NULL AND id IN ({', '.join('?' * len(ids))})", *ids
        )
        return {str(id): int(msgspec.json.decode(bytes(choices)).get("arms", 0)) for id, choices in rows}

    async def _me(self, case: Case, mine: KeptEntrant, current: wire.RoundInfo | None) -> wire.MyPart:
        kept = case.kept
        rows = await self.standings_of(case) if mine.state != "reserve" else []
        row = next((row for row in rows if row.name == mine.id), None)
        table, seat = _place_of(mine.id, current)
        waiting = table is not None and table.status == "waiting" and seat not in table.came
        return wire.MyPart(
            entrant=mine.id,
            state=_state(kept, mine),
            place=row.place if row is not None and case.rounds else None,
            points=float(row.points) if row is not None else 0.0,
            table=table.table if table is not None else None,
            seat=seat,
            round=current.number if table is not None and current is not None else None,
            waiting=waiting,
            others_wait=waiting and table is not None and bool(table.came),
            until=table.until if table is not None and waiting else None,
            rests=current is not None and not current.over and any(who.entrant == mine.id for who in current.resting),
        )

    async def rounds(self, id: str, first: int) -> list[wire.RoundInfo]:
        """Rounds in order, a few at a time."""
        case = await self.tournaments.shelf.load(id)
        asked = case.rounds[first - 1 : first - 1 + ROUNDS_AT_A_TIME]
        return await self._rounds(case, asked, await self.names(case.kept))

    async def _rounds(self, case: Case, asked: list[KeptRound], names: Names) -> list[wire.RoundInfo]:
        ids = [table.id for one in asked for table in one.tables if table.id]
        status, came, sealed = await self._tables(ids)
        plan, rules = case.kept.plan, rules_of(case.kept.plan)
        played = tournament_of(case.kept, case.rounds).rounds
        found = []
        for one in asked:
            game, points = plan.games[one.game], points_of(rules, played[one.number - 1])
            found.append(
                wire.RoundInfo(
                    one.number,
                    game.game,
                    self.hall.archive.title(game.game),
                    game.settings,
                    one.at,
                    one.over,
                    [
                        self._pairing(case, one, number, table, names, points, status, came, table.id not in sealed)
                        for number, table in enumerate(one.tables, 1)
                    ],
                    [names.who(id) for id in one.resting],
                )
            )
        return found

    async def _tables(self, ids: list[str]) -> tuple[dict[str, str], dict[str, set[int]], set[str]]:
        """The status of these tables, who has come to them, and which of them nobody may look at yet."""
        if not ids:
            return {}, {}, set()
        places = ", ".join("?" * len(ids))
        rows = await self.hall.store.fetch(
            f"SELECT t.id, t.status, CASE WHEN EXISTS ({SEALED}) THEN 1 ELSE 0 END FROM tables t "
            f"WHERE t.id IN ({places})",
            *ids,
        )
        came = await came_to(self.hall.store, ids)
        return {str(row[0]): str(row[1]) for row in rows}, came, {str(row[0]) for row in rows if row[2]}

    def _pairing(
        self,
        case: Case,
        round: KeptRound,
        number: int,
        table: KeptTable,
        names: Names,
        points: dict[str, Fraction],
        status: dict[str, str],
        came: dict[str, set[int]],
        shown: bool,
    ) -> wire.PairingInfo:
        result, at_table = table.result, status.get(table.id, "")
        waiting = result is None and at_table == "open"
        played = bool(table.id) and at_table not in ("", "expired")
        now = {"open": "waiting", "playing": "playing", "paused": "playing"}.get(at_table, "stopped")
        visible = played and shown and not waiting and case.kept.plan.spectators != "nobody"
        return wire.PairingInfo(
            number=number,
            table=table.id if played else None,
            seats=[names.who(id) for id in table.seats],
            status="over" if result is not None else now,  # type: ignore[arg-type]
            came=_here(table, names, came.get(table.id, set())) if waiting else [],
            until=round.until if waiting and case.kept.state == "running" else None,
            places=result.places if result is not None else None,
            scores=result.scores if result is not None else None,
            points=[float(points[id]) for id in table.seats] if result is not None else None,
            absent=result.absent if result is not None else [],
            corrected=table.corrected,
            earlier=table.earlier,
            watch=self.hall.signer.sign(Link("watch", table.id)) if visible else None,
        )

    async def entrants(self, id: str) -> list[wire.EntrantInfo]:
        """Everybody who has entered, in that order."""
        kept = (await self.tournaments.shelf.load(id)).kept
        names = await self.names(kept)
        return [
            wire.EntrantInfo(
                names.who(one.id),
                one.state,
                one.rating,
                one.first,
                one.program,
                [names.player(one.id, player) for player in one.before],
            )
            for one in kept.entrants
        ]

    async def standings(self, id: str) -> wire.Standings:
        """Who is where."""
        case = await self.tournaments.shelf.load(id)
        names = await self.names(case.kept)
        rows = await self.standings_of(case)
        return wire.Standings(
            len(case.rounds),
            case.kept.plan.tie_breaks,
            [
                wire.StandingInfo(
                    row.place,
                    names.who(row.name),
                    float(row.points),
                    [float(value) for value in row.tie_breaks],
                    list(row.results),
                    row.out,
                )
                for row in rows
            ],
        )

    async def standings_of(self, case: Case) -> list[Standing]:
        """The same as pairing knows it; reckoned once for every change."""
        key = (case.id, case.version)
        if key not in self._standings:
            while len(self._standings) >= MOST_KEPT:
                del self._standings[next(iter(self._standings))]
            self._standings[key] = await asyncio.to_thread(standings, tournament_of(case.kept, case.rounds))
        return self._standings[key]

    async def by_names(self, id: str) -> tuple[Case, Tournament]:
        """The tournament with names instead of ids, for sheets: two of one name are told apart by their ids."""
        case = await self.tournaments.shelf.load(id)
        names = await self.names(case.kept)
        found = {one.id: names.who(one.id).name or "—" for one in case.kept.entrants}
        twice = {name for name in found.values() if list(found.values()).count(name) > 1}
        shown = {id: f"{name} ({id})" if name in twice else name for id, name in found.items()}
        return case, tournament_of(case.kept, case.rounds).renamed(shown)

    async def export(self, id: str) -> dict[str, object]:
        """All of it as plain data."""
        case = await self.tournaments.shelf.load(id)
        names = await self.names(case.kept)
        plain = to_plain(tournament_of(case.kept, case.rounds))
        if case.kept.state != "over":
            plain["seed"] = None
        return {
            "id": id,
            "name": case.kept.plan.name,
            "commitment": commitment_of(case.kept.seed),
            "names": {one.id: names.who(one.id).name for one in case.kept.entrants},
            "tables": [[table.id for table in one.tables] for one in case.rounds],
            "corrections": msgspec.to_builtins(case.kept.corrections),
            **plain,
        }

    # For the organiser

    async def flags(self, id: str, player: Player) -> list[wire.Flag]:
        """Who came from one address, and who plays nearly always with one other."""
        case = await self.tournaments.shelf.load(id)
        if not await self.tournaments.organises(case.kept, player):
            raise Refused("not_allowed", "tournament_organiser")
        names = await self.names(case.kept)
        rows = await self.hall.store.fetch(
            "SELECT entrant, player, address FROM tournament_entrants WHERE tournament = ?", id
        )
        by_address: dict[str, list[str]] = {}
        for entrant, _, address in rows:
            if address:
                by_address.setdefault(str(address), []).append(str(entrant))
        found = [
            wire.Flag("same_address", [names.who(one) for one in sorted(together)])
            for together in by_address.values()
            if len(together) > 1
        ]
        return found + await self._together({str(row[1]): str(row[0]) for row in rows}, names)

    async def _together(self, entrants: dict[str, str], names: Names) -> list[wire.Flag]:
        if len(entrants) < 2:
            return []
        ids = sorted(entrants)
        places = ", ".join("?" * len(ids))
        own = {
            str(player): int(count)
            for player, count in await self.hall.store.fetch(
                f"SELECT player, COUNT(*) FROM played WHERE place > 0 AND player IN ({places}) GROUP BY player", *ids
            )
        }
        rows = await self.hall.store.fetch(
            "SELECT a.player, b.player, COUNT(*) FROM played a JOIN played b ON b.table_id = a.table_id "
            f"AND b.player > a.player WHERE a.place > 0 AND a.player IN ({places}) AND b.player IN ({places}) "
            "GROUP BY a.player, b.player",
            *ids,
            *ids,
        )
        found = []
        for one, other, games in rows:
            fewer = min(own[str(one)], own[str(other)])
            if games >= TOGETHER and games >= NEARLY_ALL * fewer:
                both = [names.who(entrants[str(one)]), names.who(entrants[str(other)])]
                found.append(wire.Flag("always_together", both, int(games), fewer))
        return found


def _here(table: KeptTable, names: Names, came: set[int]) -> list[int]:
    """Who of a pairing is there: who has come, and bots, which always are."""
    bots = [at for at, seat in enumerate(table.sitting) if names.entrants[table.seats[seat]].player is None]
    return sorted(table.sitting[at] for at in {*came, *bots})


def _mine(kept: Kept, player: Player | None) -> KeptEntrant | None:
    if player is None:
        return None
    return next((one for one in kept.entrants if one.player == player.id), None)


def _part(kept: Kept, player: Player | None) -> Literal["organiser", "in", "reserve", "out"] | None:
    if player is None:
        return None
    mine = _mine(kept, player)
    if mine is not None and (state := _state(kept, mine)) != "out":
        return state
    return "organiser" if kept.organiser == player.id else None if mine is None else "out"


def _state(kept: Kept, entrant: KeptEntrant) -> wire.EntrantState:
    return "out" if entrant.id in kept.put_out else entrant.state


def _place_of(entrant: str, current: wire.RoundInfo | None) -> tuple[wire.PairingInfo | None, int | None]:
    """The table of the round at which an entrant is to play or plays, and the seat there."""
    for one in current.tables if current is not None else ():
        for number, who in enumerate(one.seats):
            if who.entrant == entrant and one.status in ("waiting", "playing"):
                return one, number
    return None, None
