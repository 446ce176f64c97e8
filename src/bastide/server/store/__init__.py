"""Where tables, people and everything else that must outlive the process is kept: one interface, two databases."""

from bastide.server.configuration import Configuration
from bastide.server.store.protocol import Append, Row, Statement, Store

__all__ = ["Append", "Row", "Statement", "Store", "open_store"]


async def open_store(configuration: Configuration, beside: bool = False) -> Store:
    """The store of the configuration, migrated to the present schema. With `beside`, a server may be using it."""
    store: Store
    if configuration.database:
        from bastide.server.store.postgres import PostgresStore

        store = PostgresStore(configuration.database)
    else:
        from bastide.server.store.sqlite import SqliteStore

        store = SqliteStore(configuration.data, beside)
    await store.open()
    return store
