"""A new password for who forgot theirs, given by the host."""

import asyncio
from pathlib import Path

from bastide.core import BastideError
from bastide.server.configuration import Configuration, from_environment
from bastide.server.identity.accounts import Accounts
from bastide.server.store import open_store
from bastide.server.store.sqlite import file_in


def reset_password(name: str, data: Path | None = None) -> str:
    """The new password of the account with that name."""
    configuration = from_environment(data)
    if not configuration.database and not file_in(configuration.data).exists():
        raise BastideError(f"No tables are kept in {configuration.data}; say with --data where they are.")
    password = asyncio.run(_reset(name, configuration))
    if password is None:
        raise BastideError(f"There is no account named {name}.")
    return password


async def _reset(name: str, configuration: Configuration) -> str | None:
    store = await open_store(configuration, beside=True)
    try:
        return await Accounts(store).reset_password(name)
    finally:
        await store.close()
