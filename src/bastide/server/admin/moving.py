"""Moving house: everything a store has, written to one file and read into another store, of either kind."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bastide.core import BastideError
from bastide.server.store import Store
from bastide.server.store.migrations import MIGRATIONS

FORMAT = 1
TABLES = {
    "meta": "name",
    "tables": "id",
    "log": "table_id, seq",
    "positions": "table_id, steps",
    "chat": "table_id, number",
    "players": "id",
    "sessions": "hash",
    "seated": "player, table_id",
    "subscriptions": "id",
    "ratings": "player, game, options",
    "rated": "table_id",
    "reviews": "table_id",
    "ahead": "table_id, seat",
    "duplicates": "id, number",
    "bans": "what",
    "old_names": "name_key",
    "people": "player, other",
    "invitations": "player, table_id",
    "reports": "id",
    "played": "player, table_id",
    "rated_games": "player, table_id",
    "postponed": "owner, kind, table_id",
    "tournaments": "id",
    "tournament_rounds": "tournament, number",
    "tournament_entrants": "tournament, player",
    "arrivals": "table_id, seat",
    "clubs": "id",
    "club_members": "club, player",
    "club_posts": "club, number",
    "club_evenings": "id",
    "club_comers": "evening, player",
    "club_tables": "table_id",
    "seasons": "id",
    "season_players": "season, player",
    "studies": "id",
    "study_log": "study, seq",
    "study_writers": "study, player",
    "puzzle_tries": "player, puzzle",
    "puzzle_ratings": "player, game",
    "puzzle_strengths": "puzzle",
    "puzzles": "id",
}
"""What is moved, and in which order its rows are read. Leases and bulletins belong to the processes that run."""
COLUMNS = {
    "meta": "name, value",
    "tables": "id, seq, status, game, public, mover, due, created, updated, seed, summary",
    "log": "table_id, seq, at, command, body",
    "positions": "table_id, steps, seq, body",
    "chat": "table_id, number, at, author, command, words",
    "players": "id, name, name_key, password, created, rated, choices, preferences, calendar, news_read",
    "sessions": "hash, player, kind, name, created, expires, used",
    "seated": "player, table_id",
    "subscriptions": "id, owner, kind, target, events, created, last_status, last_at",
    "ratings": "player, game, options, mu, sigma, games",
    "rated": "table_id",
    "reviews": "table_id, version, at, body",
    "ahead": "table_id, seat, seq, turn",
    "duplicates": "id, number, table_id",
    "bans": "what, at",
    "old_names": "name_key, player, until",
    "people": "player, other, how, at",
    "invitations": "player, table_id, host, at",
    "reports": "id, at, reporter, about, table_id, words, heard",
    "played": "player, table_id, game, ended, seat, place, won, result",
    "rated_games": "player, table_id, game, options, at, mu, sigma",
    "postponed": "owner, kind, table_id, player, due, body",
    "tournaments": "id, version, state, listed, organiser, club, starts, due, created, updated, body",
    "tournament_rounds": "tournament, number, body",
    "tournament_entrants": "tournament, player, entrant, address",
    "arrivals": "table_id, seat, at",
    "clubs": "id, name, name_key, joining, invitation, created, body",
    "club_members": "club, player, role, since",
    "club_posts": "club, number, at, player, words",
    "club_evenings": "id, club, at, player, body",
    "club_comers": "evening, player, at",
    "club_tables": "table_id, club, player, at",
    "seasons": "id, club, version, state, due, created, body",
    "season_players": "season, player",
    "studies": "id, owner, name, title, readers, generation, seq, created, updated, games",
    "study_log": "study, seq, at, author, name, command, body",
    "study_writers": "study, player, at",
    "puzzle_tries": "player, puzzle, game, at, day, first, solved",
    "puzzle_ratings": "player, game, mu, sigma",
    "puzzle_strengths": "puzzle, mu, sigma",
    "puzzles": "id, game, at, body",
}
TRUTHS = {
    ("tables", "public"),
    ("players", "rated"),
    ("played", "won"),
    ("tournaments", "listed"),
    ("puzzle_tries", "first"),
    ("puzzle_tries", "solved"),
}
"""Columns that one kind of store keeps as numbers and the other as true or false."""
PAGE = 5_000


class Head(msgspec.Struct, frozen=True, tag_field="bastide", tag="store"):
    """The first line of the file."""

    format: int
    schema: int


class Rows(msgspec.Struct, frozen=True, array_like=True):
    """Some rows of one table; bytes are written as `{"bytes": ...}`."""

    table: str
    rows: list[list[Any]]


class Held(msgspec.Struct, frozen=True):
    """Bytes in JSON."""

    bytes: bytes


async def pack(store: Store, file: Path) -> int:
    """Write everything to a file that nobody else can read; returns how many rows there were."""
    count = 0
    file.touch(0o600)
    with gzip.open(file, "wb", compresslevel=6) as packed:
        packed.write(msgspec.json.encode(Head(FORMAT, len(MIGRATIONS))) + b"\n")
        for table, order in TABLES.items():
            offset = 0
            while True:
                rows = await store.fetch(
                    f"SELECT {COLUMNS[table]} FROM {table} ORDER BY {order} LIMIT ? OFFSET ?", PAGE, offset
                )
                if rows:
                    written = Rows(table, [[_out(value) for value in row] for row in rows])
                    packed.write(msgspec.json.encode(written) + b"\n")
                    count += len(rows)
                offset += PAGE
                if len(rows) < PAGE:
                    break
    return count


async def unpack(store: Store, file: Path) -> int:
    """Read everything from a file into a store at which nobody has played yet; returns how many rows there were."""
    if await store.fetch("SELECT 1 FROM tables LIMIT 1") or await store.fetch("SELECT 1 FROM players LIMIT 1"):
        raise BastideError("There are tables or accounts already; a store can only be read into an empty one.")
    count = 0
    await store.execute("DELETE FROM meta")
    for table, rows in _read(file):
        columns = COLUMNS[table].split(", ")[: len(rows[0])]  # those of an older version are the first of them
        places = ", ".join("?" * len(columns))
        into = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        truths = [place for place, column in enumerate(columns) if (table, column) in TRUTHS]
        statements = []
        for row in rows:
            values = [_in(value) for value in row]
            for place in truths:
                values[place] = bool(values[place])
            statements.append((into, tuple(values)))
        await store.transact(*statements)
        count += len(rows)
    return count


def _read(file: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    try:
        with gzip.open(file, "rb") as packed:
            head = msgspec.json.decode(packed.readline(), type=Head)
            if head.format != FORMAT or head.schema > len(MIGRATIONS):
                raise BastideError(f"{file} was written by a newer bastide. Update bastide.")
            for line in packed:
                found = msgspec.json.decode(line, type=Rows)
                if found.table not in TABLES:
                    raise BastideError(f"{file} has rows of '{found.table}', which this bastide does not know.")
                yield found.table, found.rows
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError) as wrong:
        raise BastideError(f"{file} is no file of `bastide admin export`, or not all of it: {wrong}.") from None


def _out(value: object) -> object:
    return Held(bytes(value)) if isinstance(value, bytes | memoryview) else value


def _in(value: object) -> object:
    return msgspec.convert(value, Held).bytes if isinstance(value, dict) else value
