"""Who belongs to a club, and what they are there. Raises Refused where it is not allowed."""

import hmac
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.server.clock import time
from bastide.server.compete import club_wire as wire
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused
from bastide.server.store import Row

if TYPE_CHECKING:
    from bastide.server.compete.tournaments import Tournaments
    from bastide.server.hall import Hall

PAGE = 30
MOST_CLUBS = 20
"""Of how many clubs somebody may be a member."""
MOST_MEMBERS = 1_000


class Membership:
    """Members of all clubs."""

    def __init__(self, hall: "Hall", tournaments: "Tournaments") -> None:
        self.hall = hall
        self.store = hall.store
        self.tournaments = tournaments

    async def role(self, id: str, player: str) -> str | None:
        """What somebody is in a club."""
        return await self.tournaments.role(id, player)

    async def check(self, id: str, player: Player, least: wire.Role = "member") -> None:
        """Raises Refused for who is not at least that."""
        await self.known(id)
        role = await self.role(id, player.id)
        order = ("member", "helper", "leader")
        if role is None:
            raise Refused("not_allowed", "club_members")
        if order.index(role) < order.index(least):
            raise Refused("not_allowed", "club_leaders" if least == "leader" else "club_helpers")

    async def known(self, id: str) -> Sequence[Row]:
        """Who may join a club, and its invitation; raises Refused where there is no such club."""
        rows = await self.store.fetch("SELECT joining, invitation FROM clubs WHERE id = ?", id)
        if not rows:
            raise Refused("unknown", thing="club")
        return rows

    async def listed(self, id: str, player: Player | None, skip: int) -> wire.MemberList:
        """Who belongs to a club: leaders, helpers, then by name."""
        await self.known(id)
        rows = await self.store.fetch(
            "SELECT m.player, p.name, m.role, m.since FROM club_members m JOIN players p ON p.id = m.player "
            "WHERE m.club = ? ORDER BY CASE m.role WHEN 'leader' THEN 0 WHEN 'helper' THEN 1 ELSE 2 END, p.name_key "
            "LIMIT ? OFFSET ?",
            id,
            PAGE + 1,
            skip,
        )
        here = await self.hall.conversation.presence.here(player.id if player is not None else None)
        present = {person.id for person in here.people}
        arms = await self.hall.accounts.arms([str(row[0]) for row in rows[:PAGE]])
        members = [
            wire.Member(one, name, arms.get(one, 0), role, since, one in present)
            for one, name, role, since in rows[:PAGE]
        ]
        return wire.MemberList(members, skip + PAGE if len(rows) > PAGE else None)

    async def join(self, id: str, player: Player, invitation: str) -> None:
        """Somebody becomes a member."""
        ((joining, wanted),) = await self.known(id)
        if await self.role(id, player.id) is not None:
            return
        invited = hmac.compare_digest(invitation.encode(), str(wanted).encode())
        if joining == "invitation" and not invited:
            raise Refused("not_allowed", "club_invitation")
        await self.check_room(player)
        leaders = await self.store.fetch("SELECT player FROM club_members WHERE club = ? AND role = 'leader'", id)
        if any(self.hall.conversation.people.blocks(str(row[0]), player.id) for row in leaders):
            raise Refused("not_allowed", "club_blocked")
        rows = await self.store.fetch("SELECT COUNT(*) FROM club_members WHERE club = ?", id)
        if rows[0][0] >= MOST_MEMBERS:
            raise Refused("not_now", "club_full", count=MOST_MEMBERS)
        await self.store.execute(
            "INSERT INTO club_members (club, player, role, since) VALUES (?, ?, 'member', ?) ON CONFLICT DO NOTHING",
            id,
            player.id,
            time(),
        )

    async def check_room(self, player: Player) -> None:
        """Raises Refused for who is in as many clubs as one can be."""
        rows = await self.store.fetch("SELECT COUNT(*) FROM club_members WHERE player = ?", player.id)
        if rows[0][0] >= MOST_CLUBS:
            raise Refused("not_now", "clubs_full", count=MOST_CLUBS)

    async def leave(self, id: str, player: Player, other: str | None = None) -> None:
        """Somebody leaves; or a leader takes somebody out. A club always has a leader, while it has members."""
        who = other or player.id
        if who != player.id:
            await self.check(id, player, "leader")
        role = await self.role(id, who)
        if role is None:
            raise Refused("unknown", thing="member")
        if role == "leader":
            if who != player.id:
                raise Refused("not_allowed", "club_leader")
            await self._pass_on(id, who)
        await self.store.execute("DELETE FROM club_members WHERE club = ? AND player = ?", id, who)
        await self.store.execute(
            "DELETE FROM club_comers WHERE player = ? AND evening IN "
            "(SELECT v.id FROM club_evenings v WHERE v.club = ?)",
            who,
            id,
        )

    async def _pass_on(self, id: str, leader: str) -> None:
        """The last leader goes: a helper, else who has been there longest, leads; of an empty club nothing is left."""
        rows = await self.store.fetch(
            "SELECT player, role FROM club_members WHERE club = ? AND player <> ? "
            "ORDER BY CASE role WHEN 'leader' THEN 0 WHEN 'helper' THEN 1 ELSE 2 END, since LIMIT 1",
            id,
            leader,
        )
        if rows and rows[0][1] != "leader":
            await self.store.execute(
                "UPDATE club_members SET role = 'leader' WHERE club = ? AND player = ?", id, rows[0][0]
            )
        elif not rows:
            await self.dissolve(id)

    async def dissolve(self, id: str) -> None:
        """Of a club that is over nothing is left; its tournaments and seasons stay as they are, of no club."""
        await self.store.transact(
            ("DELETE FROM clubs WHERE id = ?", (id,)),
            (
                "DELETE FROM club_comers WHERE evening IN (SELECT v.id FROM club_evenings v WHERE v.club = ?)",
                (id,),
            ),
            ("DELETE FROM club_evenings WHERE club = ?", (id,)),
            ("DELETE FROM club_posts WHERE club = ?", (id,)),
            ("DELETE FROM club_tables WHERE club = ?", (id,)),
            ("DELETE FROM club_members WHERE club = ?", (id,)),
        )

    async def give_role(self, id: str, player: Player, other: str, role: wire.Role) -> None:
        """A leader says what somebody is; the last leader stays one."""
        await self.check(id, player, "leader")
        if await self.role(id, other) is None:
            raise Refused("unknown", thing="member")
        if role != "leader":
            rows = await self.store.fetch(
                "SELECT COUNT(*) FROM club_members WHERE club = ? AND role = 'leader' AND player <> ?", id, other
            )
            if not rows[0][0]:
                raise Refused("not_now", "club_last_leader")
        await self.store.execute("UPDATE club_members SET role = ? WHERE club = ? AND player = ?", role, id, other)

    async def new_invitation(self, id: str, player: Player) -> None:
        """Another invitation; the one before no longer lets anybody in."""
        await self.check(id, player, "leader")
        await self.store.execute("UPDATE clubs SET invitation = ? WHERE id = ?", secrets.token_urlsafe(12), id)

    async def depart(self, player: str) -> None:
        """An account is deleted: it leaves its clubs, and what it wrote on boards is taken off."""
        for (id,) in await self.store.fetch(
            "SELECT club FROM club_members WHERE player = ? AND role = 'leader'", player
        ):
            await self._pass_on(str(id), player)
        for what in ("club_members", "club_posts", "club_comers"):
            await self.store.execute(f"DELETE FROM {what} WHERE player = ?", player)
