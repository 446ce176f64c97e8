"""The calendar of a club: evenings, and who comes. Raises Refused where it is not allowed."""

from typing import TYPE_CHECKING

import msgspec

from bastide.server.archive import new_id
from bastide.server.clock import time
from bastide.server.compete import club_wire as wire
from bastide.server.compete.membership import Membership
from bastide.server.compete.telling import Telling
from bastide.server.configuration import DAY
from bastide.server.decisions import clean
from bastide.server.identity.player import Player
from bastide.server.notices.night import Call
from bastide.server.refusals import Refused
from bastide.server.store import Row

if TYPE_CHECKING:
    from bastide.server.compete.season_telling import SeasonTelling
    from bastide.server.hall import Hall
    from bastide.server.notices import Notices

MOST_EVENINGS = 50
"""How many evenings may be planned in a club at a time."""
MOST_COMERS = 30
"""How many names of those who come are listed."""
FARTHEST = 366 * DAY
LASTS = DAY / 4
"""Seconds for which an evening stays in the calendar after it has begun."""


class Planned(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of an evening."""

    title: str
    words: str = ""


class Calendar:
    """The calendars of all clubs."""

    def __init__(
        self, hall: "Hall", notices: "Notices", membership: Membership, telling: Telling, leagues: "SeasonTelling"
    ) -> None:
        self.hall = hall
        self.store = hall.store
        self.notices = notices
        self.membership = membership
        self.telling = telling
        self.leagues = leagues

    async def planned(self, id: str, player: str) -> list[wire.Evening]:
        """What is planned: evenings, tournaments that begin, and the end of a week of the league."""
        found = await self._evenings("v.club = ? AND v.at > ?", player, id, time() - LASTS)
        for line in await self.telling.of_club(id, None):
            if line.state == "coming" and line.starts is not None:
                mine = await self.store.fetch(
                    "SELECT 1 FROM tournament_entrants WHERE tournament = ? AND player = ?", line.id, player
                )
                found.append(
                    wire.Evening(
                        line.id, "tournament", line.starts, line.name, "", None, "", [], line.players, bool(mine)
                    )
                )
        found += await self.leagues.weeks(id, player)
        return sorted(found, key=lambda one: one.at)

    async def _evenings(self, where: str, player: str, *arguments: object) -> list[wire.Evening]:
        rows = await self.store.fetch(
            "SELECT v.id, v.at, v.player, p.name, v.body FROM club_evenings v LEFT JOIN players p ON p.id = v.player "
            f"WHERE {where} ORDER BY v.at LIMIT ?",
            *arguments,
            MOST_EVENINGS,
        )
        if not rows:
            return []
        ids = [str(row[0]) for row in rows]
        comers: dict[str, list[Row]] = {one: [] for one in ids}
        for row in await self.store.fetch(
            "SELECT k.evening, k.player, p.name FROM club_comers k JOIN players p ON p.id = k.player "
            f"WHERE k.evening IN ({', '.join('?' * len(ids))}) ORDER BY k.at",
            *ids,
        ):
            comers[str(row[0])].append(row)
        found = []
        for id, at, by, name, body in rows:
            planned = msgspec.json.decode(bytes(body), type=Planned)
            coming = comers[str(id)]
            found.append(
                wire.Evening(
                    id,
                    "evening",
                    at,
                    planned.title,
                    planned.words,
                    by,
                    name or "",
                    [str(row[2]) for row in coming[:MOST_COMERS]],
                    len(coming),
                    any(row[1] == player for row in coming),
                )
            )
        return found

    async def evenings_of(self, player: str) -> list[tuple[str, str, float, str]]:
        """The evenings somebody comes to, for their own calendar: id, title, when, and the club."""
        rows = await self.store.fetch(
            "SELECT v.id, v.body, v.at, v.club FROM club_evenings v JOIN club_comers k ON k.evening = v.id "
            "WHERE v.at > ? AND k.player = ? ORDER BY v.at LIMIT ?",
            time() - LASTS,
            player,
            MOST_EVENINGS,
        )
        return [
            (str(id), msgspec.json.decode(bytes(body), type=Planned).title, at, str(club))
            for id, body, at, club in rows
        ]

    async def plan(self, id: str, player: Player, given: wire.NewEvening) -> str:
        """A helper plans an evening, and members are told; its id."""
        await self.membership.check(id, player, "helper")
        now = time()
        if not now - 60 <= given.at <= now + FARTHEST:
            raise Refused("bad_request", "tournament_time")
        rows = await self.store.fetch("SELECT COUNT(*) FROM club_evenings WHERE club = ? AND at > ?", id, now)
        if rows[0][0] >= MOST_EVENINGS:
            raise Refused("not_now", "club_evenings", count=MOST_EVENINGS)
        title = clean(given.title).replace("\n", " ")[:80]
        if not title:
            raise Refused("bad_request", "name_empty")
        evening = new_id()
        await self.store.transact(
            (
                "INSERT INTO club_evenings (id, club, at, player, body) VALUES (?, ?, ?, ?, ?)",
                (evening, id, given.at, player.id, msgspec.json.encode(Planned(title, clean(given.words)[:500]))),
            ),
            ("INSERT INTO club_comers (evening, player, at) VALUES (?, ?, ?)", (evening, player.id, now)),
        )
        self.hall.background(self._tell(id, title, player.id))
        return evening

    async def _tell(self, id: str, title: str, but: str) -> None:
        ((name,),) = await self.store.fetch("SELECT name FROM clubs WHERE id = ?", id)
        rows = await self.store.fetch(
            "SELECT m.player FROM club_members m WHERE m.club = ? AND m.player <> ? AND EXISTS "
            "(SELECT 1 FROM subscriptions s WHERE s.owner = 'player ' || m.player)",
            id,
            but,
        )
        params = {"name": str(name), "text": title}
        await self.notices.tell(
            [Call("club", f"player {row[0]}", str(row[0]), None, "", "", params, path=f"club/{id}") for row in rows]
        )

    async def call_off(self, id: str, player: Player, evening: str) -> None:
        """An evening is off."""
        await self.membership.check(id, player, "helper")
        done = await self.store.transact(
            ("DELETE FROM club_evenings WHERE id = ? AND club = ?", (evening, id)),
            ("DELETE FROM club_comers WHERE evening = ?", (evening,)),
        )
        if not done:
            raise Refused("unknown", thing="evening")

    async def come(self, id: str, player: Player, evening: str, come: bool) -> None:
        """Somebody comes to an evening, or does not."""
        await self.membership.check(id, player)
        if not await self.store.fetch("SELECT 1 FROM club_evenings WHERE id = ? AND club = ?", evening, id):
            raise Refused("unknown", thing="evening")
        if come:
            await self.store.execute(
                "INSERT INTO club_comers (evening, player, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                evening,
                player.id,
                time(),
            )
        else:
            await self.store.execute("DELETE FROM club_comers WHERE evening = ? AND player = ?", evening, player.id)
