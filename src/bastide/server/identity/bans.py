"""Whom the host of the server has shut out: accounts and addresses."""

from bastide.server.clock import time
from bastide.server.refusals import Refused
from bastide.server.store import Store


class Bans:
    """Everybody who is shut out, as this process knows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._banned: frozenset[str] = frozenset()

    async def learn(self) -> None:
        """Read who is shut out."""
        self._banned = frozenset(str(row[0]) for row in await self.store.fetch("SELECT what FROM bans"))

    def hold(self, address: str, player: str | None = None) -> bool:
        """Whether an address or an account is shut out."""
        return f"address {address}" in self._banned or (player is not None and f"player {player}" in self._banned)

    def check(self, address: str, player: str | None = None) -> None:
        """Raises Refused for who is shut out."""
        if self._banned and self.hold(address, player):
            raise Refused("not_allowed", "banned")


async def ban(store: Store, what: str) -> None:
    """Shut an account (`player <id>`) or an address (`address <address>`) out, at every process."""
    await store.execute("INSERT INTO bans (what, at) VALUES (?, ?) ON CONFLICT DO NOTHING", what, time())
    await store.publish("bans", "")


async def lift(store: Store, what: str) -> bool:
    """Let somebody in again; False when they were not shut out."""
    lifted = await store.execute("DELETE FROM bans WHERE what = ?", what) > 0
    await store.publish("bans", "")
    return lifted
