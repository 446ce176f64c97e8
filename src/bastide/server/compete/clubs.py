"""Clubs: founded, changed, described, with tables for members alone. Raises Refused where it is not allowed."""

import secrets
from typing import TYPE_CHECKING

import msgspec

from bastide.server import entries as e
from bastide.server.archive import Draft, new_id
from bastide.server.clock import time
from bastide.server.compete import club_wire as wire
from bastide.server.compete.club_board import Board
from bastide.server.compete.club_calendar import Calendar
from bastide.server.compete.membership import Membership
from bastide.server.compete.telling import Telling
from bastide.server.decisions import clean
from bastide.server.identity.accounts import name_key
from bastide.server.identity.links import Link
from bastide.server.identity.player import Player
from bastide.server.live import Live
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.compete.season_telling import SeasonTelling
    from bastide.server.hall import Hall
    from bastide.server.notices import Notices

PAGE = 30
MOST_FOUNDED = 3
"""How many clubs somebody may lead."""


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a club says of itself."""

    about: str = ""
    when: str = ""
    arms: int = 0


class Clubs:
    """All clubs."""

    def __init__(self, hall: "Hall", notices: "Notices", telling: Telling, leagues: "SeasonTelling") -> None:
        self.hall = hall
        self.store = hall.store
        self.telling = telling
        self.membership = Membership(hall, telling.tournaments)
        self.board = Board(hall, self.membership)
        self.calendar = Calendar(hall, notices, self.membership, telling, leagues)

    async def listed(self, player: Player | None, after: str, mine: bool, text: str) -> wire.ClubList:
        """Clubs by name; or those one belongs to."""
        id = player.id if player is not None else ""
        after, text = clean(after), clean(text)
        where, arguments = "c.name_key > ?", [after]
        if mine:
            where += " AND EXISTS (SELECT 1 FROM club_members o WHERE o.club = c.id AND o.player = ?)"
            arguments.append(id)
        if text:
            where += " AND c.name_key LIKE ? ESCAPE '\\'"
            key = name_key(text)
            for sign in "\\%_":
                key = key.replace(sign, f"\\{sign}")
            arguments.append(f"%{key}%")
        rows = await self._lines(f"WHERE {where} ORDER BY c.name_key LIMIT ?", id, *arguments, PAGE + 1)
        lines = [line for line, _ in rows[:PAGE]]
        return wire.ClubList(lines, rows[PAGE - 1][1] if len(rows) > PAGE else None)

    async def _lines(self, rest: str, player: str, *arguments: object) -> list[tuple[wire.ClubLine, str]]:
        rows = await self.store.fetch(
            "SELECT c.id, c.name, c.joining, c.body, c.name_key, "
            "(SELECT COUNT(*) FROM club_members m WHERE m.club = c.id), "
            "(SELECT m.role FROM club_members m WHERE m.club = c.id AND m.player = ?), "
            "(SELECT MAX(s.id) FROM seasons s WHERE s.club = c.id AND s.state <> 'over') "
            f"FROM clubs c {rest}",
            player,
            *arguments,
        )
        found = []
        for id, name, joining, body, key, members, role, season in rows:
            about = msgspec.json.decode(bytes(body), type=About)
            line = wire.ClubLine(id, name, about.arms, about.about, about.when, joining, int(members), season, role)
            found.append((line, str(key)))
        return found

    async def info(self, id: str, player: Player | None) -> wire.ClubInfo:
        """One club."""
        mine = player.id if player is not None else ""
        lines = await self._lines("WHERE c.id = ?", mine, id)
        if not lines:
            raise Refused("unknown", thing="club")
        line = lines[0][0]
        ((created, invitation),) = await self.store.fetch("SELECT created, invitation FROM clubs WHERE id = ?", id)
        leaders = await self.store.fetch(
            "SELECT p.name FROM club_members m JOIN players p ON p.id = m.player "
            "WHERE m.club = ? AND m.role = 'leader' ORDER BY m.since",
            id,
        )
        inside = line.role is not None
        tournaments = await self.telling.of_club(id, player)
        if not inside:
            tournaments = [one for one in tournaments if one.entry == "open" or one.you is not None]
        return wire.ClubInfo(
            line=line,
            created=created,
            leaders=[str(row[0]) for row in leaders],
            invitation=str(invitation) if inside else None,
            calendar=await self.calendar.planned(id, mine) if inside else [],
            board=await self.board.posts(id) if inside else [],
            tables=await self._tables(id) if inside else [],
            tournaments=tournaments,
        )

    async def found(self, player: Player, given: wire.NewClub) -> str:
        """A new club; its id."""
        await self.membership.check_room(player)
        rows = await self.store.fetch(
            "SELECT COUNT(*) FROM club_members WHERE player = ? AND role = 'leader'", player.id
        )
        if rows[0][0] >= MOST_FOUNDED:
            raise Refused("not_now", "clubs_full", count=MOST_FOUNDED)
        name = self._proper(given.name)
        id, now = new_id(), time()
        about = About(clean(given.about)[:500], clean(given.when)[:100], given.arms)
        made = await self.store.transact(
            (
                "INSERT INTO clubs (id, name, name_key, joining, invitation, created, body) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (id, name, name_key(name), given.joining, secrets.token_urlsafe(12), now, msgspec.json.encode(about)),
            ),
            (
                "INSERT INTO club_members (club, player, role, since) VALUES (?, ?, ?, ?)",
                (id, player.id, "leader", now),
            ),
        )
        if not made:
            raise Refused("not_now", "name_taken", name=name)
        return id

    def _proper(self, name: str) -> str:
        name = clean(name).replace("\n", " ")[:50]
        if len(name) < 2:
            raise Refused("bad_request", "name_empty")
        return name

    async def alter(self, id: str, player: Player, change: wire.ClubChange) -> None:
        """A leader changes what the club says of itself, and who may join."""
        await self.membership.check(id, player, "leader")
        ((name, joining, body),) = await self.store.fetch("SELECT name, joining, body FROM clubs WHERE id = ?", id)
        about = msgspec.json.decode(bytes(body), type=About)
        about = About(
            about.about if change.about is None else clean(change.about)[:500],
            about.when if change.when is None else clean(change.when)[:100],
            about.arms if change.arms is None else change.arms,
        )
        name = str(name) if change.name is None else self._proper(change.name)
        taken = await self.store.fetch("SELECT 1 FROM clubs WHERE name_key = ? AND id <> ?", name_key(name), id)
        if taken:
            raise Refused("not_now", "name_taken", name=name)
        await self.store.execute(
            "UPDATE clubs SET name = ?, name_key = ?, joining = ?, body = ? WHERE id = ?",
            name,
            name_key(name),
            change.joining or str(joining),
            msgspec.json.encode(about),
            id,
        )

    async def dissolve(self, id: str, player: Player) -> None:
        """A leader ends the club."""
        await self.membership.check(id, player, "leader")
        await self.membership.dissolve(id)

    async def _tables(self, id: str) -> list[wire.ClubTableInfo]:
        rows = await self.store.fetch(
            "SELECT k.table_id FROM club_tables k JOIN tables t ON t.id = k.table_id "
            "WHERE k.club = ? AND t.status IN ('open', 'playing', 'paused') ORDER BY k.at DESC LIMIT ?",
            id,
            PAGE,
        )
        listed = {one.id: one for one in await self.hall.archive.some([str(row[0]) for row in rows])}
        people = sorted({seat.player for one in listed.values() for seat in one.summary.seats if seat.player})
        names = await self.hall.accounts.names(people)
        found = []
        for (table,) in rows:
            one = listed[str(table)]
            seats = one.summary.seats
            free = one.status == "open" and any(seat.kind == "free" for seat in seats)
            sign = self.hall.signer.sign
            found.append(
                wire.ClubTableInfo(
                    one.id,
                    one.game,
                    one.title,
                    one.status,
                    [names.get(seat.player, "") if seat.player else seat.name or seat.level for seat in seats],
                    sign(Link("sit", one.id)) if free else None,
                    sign(Link("watch", one.id)) if one.summary.options.spectators != "nobody" else None,
                )
            )
        return found

    async def open_table(self, id: str, player: Player, given: wire.ClubTable) -> Live:
        """A table for members alone: who made it sits there."""
        await self.membership.check(id, player)
        options = msgspec.structs.replace(given.options, public=False)
        nonce = "".join(clean(given.nonce).split())
        first: list[e.AnyEntry] = [e.Sat(seat=0, player=player.id, host=True, nonce=nonce)]
        draft = Draft(game=given.game, settings=given.settings, options=options, first=first, host=player.id)
        live = await self.hall.create(draft)
        await self.store.execute(
            "INSERT INTO club_tables (table_id, club, player, at) VALUES (?, ?, ?, ?)",
            live.table.id,
            id,
            player.id,
            time(),
        )
        return live
