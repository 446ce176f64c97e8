"""What is new for somebody with an account: turns, invitations, changed tables, games that are over, reviews."""

from typing import TYPE_CHECKING, Literal

import msgspec

from bastide.server.archive import Listed, SeatSummary, Summary, named
from bastide.server.clock import time
from bastide.server.entries import Result
from bastide.server.history import NONE
from bastide.server.identity.links import Link
from bastide.server.notices.invitations import invitations
from bastide.server.store import Row

if TYPE_CHECKING:
    from bastide.server.hall import Hall

MOST = 12
"""The most games that are over, and the most reviews."""


class NewsItem(msgspec.Struct, frozen=True):
    """Something that happened."""

    kind: Literal["turn", "invited", "changed", "over", "review", "round"]
    """A `round` is a table of a tournament or a league that waits for you."""
    at: float
    new: bool
    table: str
    game: str
    title: str
    seats: list[SeatSummary]
    seat: int | None = None
    """Yours."""
    host: str = ""
    """Who invites."""
    key: str = ""
    """With an invitation, the token to sit down."""
    result: Result | None = None


class News(msgspec.Struct, frozen=True):
    """What is new, the latest first; turns first of all, those that have waited longest before the others."""

    new: int
    turns: int
    games: int
    """How many games you have finished."""
    items: list[NewsItem]


async def news(hall: "Hall", player: str) -> News:
    """The news of a player."""
    ((read, games),) = await hall.store.fetch(
        "SELECT p.news_read, (SELECT COUNT(*) FROM played g WHERE g.player = p.id AND g.place <> ?) FROM players p "
        "WHERE p.id = ?",
        NONE,
        player,
    )
    seated = await hall.archive.of_player(player)
    turns = [_item(one, "turn", one.updated, read, player) for one in seated if _waits(one, player)]
    changed = [_item(one, "changed", one.updated, read, player) for one in seated if _is_changed(one, player)]
    rounds = [_item(one, "round", one.created, read, player) for one in seated if _is_ready(one, player)]
    others = changed + rounds + await _invited(hall, player, read)
    others += await _over(hall, player, read) + await _reviews(hall, player, read)
    others.sort(key=lambda item: -item.at)
    items = [*sorted(turns, key=lambda item: item.at), *others[:MOST]]
    names = await hall.accounts.names(sorted({seat.player for item in items for seat in item.seats if seat.player}))
    items = [msgspec.structs.replace(item, seats=named(item.seats, names)) for item in items]
    return News(sum(item.new for item in items), len(turns), int(games), items)


async def mark_read(hall: "Hall", player: str) -> None:
    """Everything was read."""
    await hall.store.execute("UPDATE players SET news_read = ? WHERE id = ?", time(), player)


def _waits(one: Listed, player: str) -> bool:
    return one.status == "playing" and one.mover == seat_of(one.summary.seats, player)


def _is_changed(one: Listed, player: str) -> bool:
    """Whether the host has changed a table and the player is asked to agree."""
    return one.status == "open" and seat_of(one.summary.seats, player) in one.summary.unsettled


def _is_ready(one: Listed, player: str) -> bool:
    """Whether a table of a tournament or a league waits for the player."""
    contested = one.summary.tournament is not None or one.summary.season is not None
    return contested and one.status == "open" and seat_of(one.summary.seats, player) >= 0


def seat_of(seats: list[SeatSummary], player: str) -> int:
    """Where a player sits; -1 for nowhere."""
    return next((number for number, seat in enumerate(seats) if seat.player == player), -1)


def _item(
    one: Listed, kind: Literal["turn", "invited", "changed", "round"], at: float, read: float, player: str
) -> NewsItem:
    seat = seat_of(one.summary.seats, player)
    return NewsItem(kind, at, at > read, one.id, one.game, one.title, one.summary.seats, seat if seat >= 0 else None)


async def _invited(hall: "Hall", player: str, read: float) -> list[NewsItem]:
    asked = {one.table: one for one in await invitations(hall, player)}
    hosts = await hall.accounts.names([one.host for one in asked.values()])
    found = []
    for one in await hall.archive.some(list(asked)):
        invitation = asked[one.id]
        free = any(seat.kind == "free" for seat in one.summary.seats)
        if free and seat_of(one.summary.seats, player) < 0:
            item = _item(one, "invited", invitation.at, read, player)
            key = hall.signer.sign(Link("sit", one.id))
            found.append(msgspec.structs.replace(item, host=hosts.get(invitation.host, ""), key=key))
    return found


async def _over(hall: "Hall", player: str, read: float) -> list[NewsItem]:
    rows = await hall.store.fetch(
        "SELECT t.id, t.game, t.summary, p.ended, p.seat, p.result FROM played p JOIN tables t ON t.id = p.table_id "
        "WHERE p.player = ? AND p.place <> ? ORDER BY p.ended DESC LIMIT ?",
        player,
        NONE,
        MOST,
    )
    return [_of(hall, "over", row[:3], row[3], read, row[4], row[5]) for row in rows]


async def _reviews(hall: "Hall", player: str, read: float) -> list[NewsItem]:
    rows = await hall.store.fetch(
        "SELECT t.id, t.game, t.summary, r.at, p.seat FROM reviews r JOIN played p ON p.table_id = r.table_id "
        "JOIN tables t ON t.id = r.table_id WHERE p.player = ? ORDER BY r.at DESC LIMIT ?",
        player,
        MOST,
    )
    return [_of(hall, "review", row[:3], row[3], read, row[4], None) for row in rows]


def _of(
    hall: "Hall",
    kind: Literal["over", "review"],
    table: Row,
    at: float,
    read: float,
    seat: int,
    result: bytes | None,
) -> NewsItem:
    id, game, kept = table
    summary = msgspec.json.decode(bytes(kept), type=Summary)
    ended = msgspec.json.decode(bytes(result), type=Result) if result is not None else None
    title = hall.archive.title(game)
    return NewsItem(kind, at, at > read, id, game, title, summary.seats, seat, result=ended)
