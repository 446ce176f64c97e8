"""Who has come to the tables of tournaments and leagues."""

from collections.abc import Collection

from bastide.server.clock import time
from bastide.server.store import Statement, Store
from bastide.server.table import Table


def arrival(table: str, seat: int) -> Statement:
    """What notes that somebody has come."""
    sql = "INSERT INTO arrivals (table_id, seat, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return sql, (table, seat, time())


async def arrive(store: Store, table: str, seat: int) -> bool:
    """Somebody has come; whether it is the first time."""
    sql, values = arrival(table, seat)
    return bool(await store.execute(sql, *values))


async def came_to(store: Store, tables: Collection[str]) -> dict[str, set[int]]:
    """The seats that have come, by table."""
    places = ", ".join("?" * len(tables))
    came: dict[str, set[int]] = {}
    for id, seat in await store.fetch(f"SELECT table_id, seat FROM arrivals WHERE table_id IN ({places})", *tables):
        came.setdefault(str(id), set()).add(int(seat))
    return came


async def awaited(store: Store, table: Table) -> list[int]:
    """The seats of people who have not come yet."""
    here = (await came_to(store, [table.id])).get(table.id, set())
    return [seat for seat in table.people() if seat not in here]
