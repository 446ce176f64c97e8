"""The board of a club: what members write to each other. Raises Refused where it is not allowed."""

from typing import TYPE_CHECKING

from bastide.server.clock import time
from bastide.server.compete import club_wire as wire
from bastide.server.compete.membership import Membership
from bastide.server.decisions import clean
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.hall import Hall

BOARD = 20


class Board:
    """The boards of all clubs."""

    def __init__(self, hall: "Hall", membership: Membership) -> None:
        self.hall = hall
        self.store = hall.store
        self.membership = membership

    async def posts(self, id: str, before: int = 2**31 - 1) -> list[wire.Post]:
        """What is on the board, the latest first."""
        rows = await self.store.fetch(
            "SELECT b.number, b.at, b.player, p.name, b.words FROM club_posts b "
            "LEFT JOIN players p ON p.id = b.player WHERE b.club = ? AND b.number < ? AND b.words <> '' "
            "ORDER BY b.number DESC LIMIT ?",
            id,
            before,
            BOARD,
        )
        arms = await self.hall.accounts.arms(sorted({str(row[2]) for row in rows}))
        return [
            wire.Post(number, at, player, name or "", arms.get(player, 0), words)
            for number, at, player, name, words in rows
        ]

    async def write(self, id: str, player: Player, words: str) -> None:
        """Somebody writes on the board."""
        await self.membership.check(id, player)
        words = clean(words)[:1_000]
        if not words:
            raise Refused("bad_request", "chat_empty")
        while not await self.store.execute(
            "INSERT INTO club_posts (club, number, at, player, words) "
            "SELECT ?, (SELECT COALESCE(MAX(number), 0) + 1 FROM club_posts WHERE club = ?), ?, ?, ? "
            "ON CONFLICT DO NOTHING",
            id,
            id,
            time(),
            player.id,
            words,
        ):
            pass  # another was first

    async def take_off(self, id: str, player: Player, number: int) -> None:
        """Words are taken off the board, by who wrote them or a helper."""
        await self.membership.check(id, player)
        rows = await self.store.fetch("SELECT player FROM club_posts WHERE club = ? AND number = ?", id, number)
        if not rows:
            raise Refused("unknown", thing="post")
        if rows[0][0] != player.id:
            await self.membership.check(id, player, "helper")
        await self.store.execute("UPDATE club_posts SET words = '' WHERE club = ? AND number = ?", id, number)
