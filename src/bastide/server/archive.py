"""Tables in the store: made, read back, listed."""

import logging
import secrets
from collections.abc import AsyncIterator

import msgspec

import bastide
from bastide.core import BadSnapshot, BastideError, Game, State, UnknownGame
from bastide.core.fair import SEED_BYTES, commitment
from bastide.server import entries as e
from bastide.server.clock import time
from bastide.server.configuration import DAY, Configuration
from bastide.server.lessons import seed as lesson_seed
from bastide.server.live import Live
from bastide.server.options import Difference, TableOptions, differences, read_settings
from bastide.server.refusals import Refused
from bastide.server.store import Row, Statement, Store
from bastide.server.table import Damaged, Table

logger = logging.getLogger("bastide.tables")
SEALED = """SELECT 1 FROM duplicates mine JOIN duplicates others ON others.id = mine.id
    JOIN tables going ON going.id = others.table_id
    WHERE mine.table_id = t.id AND going.status NOT IN ('over', 'expired', 'aside')"""
"""Whether a table of the same set as table `t` is still going."""
ASIDE = "aside"
"""In the list of tables, the status of one with which nobody can go on here."""
PAGE = 500
"""How many rows are read at a time, so that others have a turn in between."""
OF_A_TABLE = (
    "log",
    "positions",
    "chat",
    "seated",
    "reviews",
    "ahead",
    "duplicates",
    "leases",
    "rated",
    "played",
    "invitations",
    "postponed",
    "arrivals",
    "club_tables",
)
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class SeatSummary(msgspec.Struct, frozen=True):
    """Who has a seat, for lists of tables."""

    kind: str
    name: str = ""
    player: str | None = None
    level: str = ""


class Summary(msgspec.Struct, frozen=True):
    """A table in one line, for lists of tables."""

    players: int
    seats: list[SeatSummary]
    differences: list[Difference]
    options: TableOptions
    duplicate: str | None = None
    """The set of tables with the same luck that it belongs to."""
    result: e.Result | None = None
    """When the game is over."""
    unsettled: list[int] = []
    """The seats that are asked to agree to what the host has changed."""
    used: list[int] = []
    """How many seconds each seat has spent in a game that is over; nothing for a lesson."""
    tournament: str | None = None
    """The tournament whose game it is,"""
    round: int | None = None
    """and its round."""
    season: str | None = None
    """The season of a league whose game it is."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    mover: int | None
    created: float
    updated: float
    summary: Summary


class Found(msgspec.Struct, frozen=True):
    """An entry as it was found in the store."""

    seq: int
    at: float
    command: str | None
    entry: e.AnyEntry


def find(name: str) -> Game:
    """The game of that name, for a caller from outside."""
    try:
        return bastide.load(name)
    except UnknownGame as wrong:
        raise Refused.because("bad_request", str(wrong)) from None


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is to be made: what is played there, who sits there at once, and to what it belongs."""

    game: str
    settings: dict[str, str | int | bool]
    options: TableOptions
    first: list[e.AnyEntry]
    """The entries that come right after its creation."""
    host: str | None = None
    duplicate: str = ""
    """The set of tables with the same luck it belongs to,"""
    number: int = 0
    """and its number there."""
    lesson: str = ""
    again: str = ""
    tournament: str = ""
    round: int = 0
    season: str = ""
    start: dict[str, object] | None = None


class Archive:
    """All tables there are."""

    def __init__(self, store: Store, configuration: Configuration) -> None:
        self.store = store
        self.configuration = configuration

    async def create(self, draft: Draft, id: str = "") -> Live:
        """A new table."""
        luck = lesson_seed(draft.lesson) if draft.lesson else secrets.token_bytes(SEED_BYTES)
        live, rows = self.prepare(draft, id or new_id(), luck)
        await self.store.transact(*rows)
        return live

    async def create_set(self, drafts: list[Draft]) -> list[Live]:
        """New tables that share one seed and the name of their draws: all of them, or none."""
        set_id, seed = new_id(), secrets.token_bytes(SEED_BYTES)
        lives: list[Live] = []
        rows: list[Statement] = []
        for number, draft in enumerate(drafts, start=1):
            numbered = msgspec.structs.replace(draft, duplicate=set_id, number=number)
            live, founding = self.prepare(numbered, new_id(), seed)
            lives.append(live)
            rows += founding
        await self.store.transact(*rows)
        return lives

    def prepare(self, draft: Draft, id: str, seed: bytes) -> tuple[Live, list[Statement]]:
        """A table in memory, and what is to be stored of it."""
        chosen = find(draft.game)
        read = read_settings(chosen, draft.settings)
        for entry in draft.first:
            if isinstance(entry, e.Sat | e.BotSat) and entry.seat >= read.players:
                raise Refused("bad_request", "no_seat", seats=read.players)
        created = e.Created(
            game=chosen.name,
            rules=chosen.rules_version,
            settings=read.plain(),
            options=draft.options,
            commitment=commitment(seed, draft.duplicate or draft.lesson or id),
            host=draft.host,
            duplicate=draft.duplicate,
            lesson=draft.lesson,
            again=draft.again,
            tournament=draft.tournament,
            round=draft.round,
            season=draft.season,
            start=draft.start,
        )
        now = time()
        live = Live(Table(id, seed, find, self.configuration))
        for entry in (created, *draft.first):
            live.table.apply(entry, now)
            live.take(entry, now, None)
        live.summary = summary_of(live.table)
        rows = _founding(live, created, draft.first, now)
        if draft.duplicate:
            numbered = (draft.duplicate, draft.number, id)
            rows.append(("INSERT INTO duplicates (id, number, table_id) VALUES (?, ?, ?)", numbered))
        return live, rows

    async def load(self, id: str) -> Live | None:
        """The table as its log has it; None when there is none."""
        rows = await self.store.fetch("SELECT seed, summary, seq, status FROM tables WHERE id = ?", id)
        if not rows:
            return None
        seed, summary, seq, status = rows[0]
        live = Live(Table(id, bytes(seed), find, self.configuration))
        live.summary = bytes(summary)
        try:
            await self._read_log(live, seq)
            await self._lay_out(live)
        except Damaged as wrong:
            logger.error("a table is damaged", extra={"table": id, "why": str(wrong)})
            live.damaged = True
            live.aside = Refused("frozen", "damaged").message
            if not live.tail:
                raise Refused("frozen", "damaged") from None
        await self._index(live, status)
        return live

    async def _read_log(self, live: Live, last: int) -> None:
        """Take all entries, a few at a time. Raises Damaged where one is missing or cannot be read."""
        table = live.table
        while True:
            try:
                page = await self._rows(table.id, table.seq, 2**31 - 1, PAGE)
                for found in map(_found, page):
                    if found.seq != table.seq + 1:
                        raise Damaged(f"entry {table.seq + 1} is missing")
                    table.apply(found.entry, found.at)
                    live.take(found.entry, found.at, found.command)
            except (msgspec.MsgspecError, BastideError, LookupError, ValueError) as wrong:
                raise Damaged(f"entry {table.seq + 1}: {wrong}") from None
            if len(page) < PAGE:
                break
        if table.seq < last:
            raise Damaged(f"the last {last - table.seq} entries are missing")

    async def _lay_out(self, live: Live) -> None:
        """Set up the match, unless the game is played by other rules here."""
        table = live.table
        if not table.started or table.game.plays(table.rules):
            table.lay_out(await self._kept(table))
        elif not table.ended:
            present, title = table.game.rules_version, table.game.title
            live.aside = Refused("frozen", "rules_changed", played=table.rules, present=present, game=title).message

    async def _index(self, live: Live, status: str) -> None:
        """A table that is set aside calls nobody to move and is in no list of those; one that no longer is does."""
        table = live.table
        if live.aside is not None and status != ASIDE:
            await self.set_aside(table.id)
        elif live.aside is None and status == ASIDE:
            await self.store.execute(
                "UPDATE tables SET status = ?, mover = ?, due = ? WHERE id = ? AND status = ?",
                table.status,
                table.mover,
                table.due,
                table.id,
                ASIDE,
            )

    async def set_aside(self, id: str) -> None:
        """Nobody can go on with a table: it leaves the list of those that wait for a hand."""
        await self.store.execute("UPDATE tables SET status = ?, mover = NULL, due = NULL WHERE id = ?", ASIDE, id)

    async def _kept(self, table: Table) -> dict[int, State]:
        """The latest stored position of the match."""
        for (steps,) in await self.store.fetch(
            "SELECT steps FROM positions WHERE table_id = ? AND steps <= ? ORDER BY steps DESC", table.id, table.moves
        ):
            state = await self.position(table, steps)
            if state is not None:
                return {steps: state}
        return {}

    async def position(self, table: Table, steps: int) -> State | None:
        """The stored position after exactly this many steps, unless it was stored for steps that were taken back."""
        rows = await self.store.fetch(
            "SELECT seq, body FROM positions WHERE table_id = ? AND steps = ?", table.id, steps
        )
        if not rows or any(cut > rows[0][0] and to < steps for cut, to in table.cuts.items()):
            return None
        try:
            return table.game.restore(msgspec.json.decode(bytes(rows[0][1])))
        except (BadSnapshot, msgspec.DecodeError):
            return None  # the steps are played again instead

    async def after(self, id: str, seq: int, until: int = 2**31 - 1, limit: int = 1_000_000) -> list[Found]:
        """The entries after one, in order."""
        return [_found(row) for row in await self._rows(id, seq, until, limit)]

    async def _rows(self, id: str, seq: int, until: int, limit: int) -> list[Row]:
        return await self.store.fetch(
            "SELECT seq, at, command, body FROM log WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?",
            id,
            seq,
            until,
            limit,
        )

    async def seq_of(self, id: str, command: str) -> int | None:
        """The entry that a command became."""
        rows = await self.store.fetch("SELECT seq FROM log WHERE table_id = ? AND command = ?", id, command)
        return int(rows[0][0]) if rows else None

    async def due(self, now: float) -> AsyncIterator[str]:
        """The tables that have waited for the server's hand since that time, those that wait longest first."""
        since, last = 0.0, ""
        while True:
            rows = await self.store.fetch(
                "SELECT due, id FROM tables WHERE due <= ? AND (due > ? OR (due = ? AND id > ?)) "
                "ORDER BY due, id LIMIT ?",
                now,
                since,
                since,
                last,
                PAGE,
            )
            for _, id in rows:
                yield str(id)
            if len(rows) < PAGE:
                return
            since, last = rows[-1]

    async def lobby(self, status: str, most: int = 100) -> list[Listed]:
        """Where anybody may sit down, or watch what is played or was, the latest first."""
        found = await self._listed(
            f"WHERE public AND status = ? AND (status = 'open' OR NOT EXISTS ({SEALED})) ORDER BY updated DESC LIMIT ?",
            status,
            PAGE,
        )
        return [_later(one) for one in found if _is_for_all(one)][:most]

    async def all(self, status: str | None, most: int) -> list[Listed]:
        """All tables, or those of a status, the latest first; for who looks after the server."""
        if status is None:
            return await self._listed("ORDER BY t.updated DESC LIMIT ?", most)
        return await self._listed("WHERE t.status = ? ORDER BY t.updated DESC LIMIT ?", status, most)

    async def old(self, finished_days: float | None, expired_days: float | None, now: float) -> list[str]:
        """The tables that ended, or were put away, this many days ago; none for None."""
        found: list[str] = []
        for status, days in (("over", finished_days), ("expired", expired_days)):
            if days is not None:
                rows = await self.store.fetch(
                    "SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?",
                    status,
                    now - days * DAY,
                    PAGE,
                )
                found += [str(row[0]) for row in rows]
        return found

    async def remove(self, id: str) -> bool:
        """Forget a table and everything about it; False when there is none. Ratings stay as they became by it."""
        return await self.store.transact(
            ("DELETE FROM tables WHERE id = ?", (id,)),
            *((f"DELETE FROM {what} WHERE table_id = ?", (id,)) for what in OF_A_TABLE),
            ("DELETE FROM subscriptions WHERE owner LIKE ?", (f"seat {id} %",)),
        )

    async def of_player(self, player: str, most: int = 200) -> list[Listed]:
        """The tables a player sits at or sat at, the latest first."""
        return await self._listed(
            "JOIN seated s ON s.table_id = t.id WHERE s.player = ? ORDER BY t.updated DESC LIMIT ?", player, most
        )

    async def some(self, ids: list[str]) -> list[Listed]:
        """The tables of these ids."""
        return await self._listed(f"WHERE t.id IN ({', '.join('?' * len(ids)) or 'NULL'})", *ids)

    def title(self, game: str) -> str:
        """What a game is called; its name, where it is not known here any more."""
        try:
            return bastide.load(game).title
        except UnknownGame:
            return game

    async def _listed(self, rest: str, *arguments: object) -> list[Listed]:
        rows = await self.store.fetch(
            f"SELECT t.id, t.game, t.status, t.mover, t.created, t.updated, t.summary FROM tables t {rest}", *arguments
        )
        titles = {game: self.title(game) for game in {row[1] for row in rows}}
        return [
            Listed(
                id=row[0],
                game=row[1],
                title=titles[row[1]],
                status="playing" if row[2] == ASIDE else row[2],
                mover=row[3],
                created=row[4],
                updated=row[5],
                summary=msgspec.json.decode(bytes(row[6]), type=Summary),
            )
            for row in rows
        ]


def _found(row: Row) -> Found:
    return Found(row[0], row[1], row[2], e.read(bytes(row[3])))


def _is_for_all(one: Listed) -> bool:
    """Whether a stranger can do something at a table: sit down, or watch."""
    options = one.summary.options
    if one.status == "open":
        return options.public and any(seat.kind == "free" for seat in one.summary.seats)
    return options.spectators == "anyone" and not _too_early(one)


def _too_early(one: Listed) -> bool:
    """Whether those who look on do not know yet that a table is over."""
    return one.status == "over" and one.updated > time() - one.summary.options.spectator_delay


def _later(one: Listed) -> Listed:
    """A table in a public list, without what spectators see later."""
    if not one.summary.options.spectator_delay or one.status != "playing":
        return one
    return msgspec.structs.replace(one, mover=None, updated=one.created)


def _founding(live: Live, created: e.Created, first: list[e.AnyEntry], now: float) -> list[Statement]:
    """What is stored of a new table: the table itself, its first entries, and who sits there."""
    table = live.table
    columns = {
        "id": table.id,
        "seq": table.seq,
        "status": table.status,
        "game": created.game,
        "public": created.options.for_everybody,
        "mover": table.mover,
        "due": table.due,
        "created": now,
        "updated": now,
        "seed": table.seed,
        "summary": live.summary,
    }
    places = ", ".join("?" * len(columns))
    rows: list[Statement] = [(f"INSERT INTO tables ({', '.join(columns)}) VALUES ({places})", tuple(columns.values()))]
    rows += [
        (
            "INSERT INTO log (table_id, seq, at, command, body) VALUES (?, ?, ?, ?, ?)",
            (table.id, seq, now, None, e.write(entry)),
        )
        for seq, entry in enumerate([created, *first], start=1)
    ]
    people = {entry.player for entry in first if isinstance(entry, e.Sat) and entry.player is not None}
    rows += [("INSERT INTO seated (player, table_id) VALUES (?, ?)", (player, table.id)) for player in people]
    return rows


def new_id() -> str:
    """A name for a table: short enough to read out, long enough that nobody guesses it."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def named(seats: list[SeatSummary], names: dict[str, str]) -> list[SeatSummary]:
    """The same seats, with the names of accounts; none for who has departed."""
    return [
        msgspec.structs.replace(seat, name=names.get(seat.player, "")) if seat.player is not None else seat
        for seat in seats
    ]


def summary_of(table: Table) -> bytes:
    """What lists of tables say about this one."""
    return msgspec.json.encode(
        Summary(
            players=table.settings.players,
            seats=[SeatSummary(seat.kind, seat.name, seat.player, seat.level) for seat in table.seats],
            differences=differences(table.game, table.settings, table.options),
            options=table.options,
            duplicate=table.duplicate or None,
            result=table.result,
            unsettled=sorted(table.unsettled),
            used=[round(used) for used in table.clocks.used] if table.status == "over" and not table.lesson else [],
            tournament=table.tournament or None,
            round=table.round or None,
            season=table.season or None,
        )
    )
