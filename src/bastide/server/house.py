"""What answers the questions of people and programs, however they come in."""

import secrets

import msgspec

from bastide.server.caller import Callers
from bastide.server.configuration import Configuration
from bastide.server.hall import Hall
from bastide.server.hints import Hints
from bastide.server.identity.accounts import Accounts
from bastide.server.identity.links import Signer
from bastide.server.lengths import Lengths
from bastide.server.metrics import Metrics
from bastide.server.puzzles.choosing import Puzzles
from bastide.server.puzzles.diary import Diary
from bastide.server.reviews import Reviews
from bastide.server.searches import Searches
from bastide.server.store import Store
from bastide.server.thinking.workers import Start


class House(msgspec.Struct, frozen=True):
    """The hall, and all that is asked besides."""

    hall: Hall
    callers: Callers
    hints: Hints
    reviews: Reviews
    searches: Searches
    lengths: Lengths
    puzzles: Puzzles
    diary: Diary


async def furnish(store: Store, configuration: Configuration, workers: Start) -> House:
    """A house around a store; its tables are not driven yet."""
    accounts = Accounts(store)
    signer = Signer(await secret(store, "secret"))
    hall = Hall(store, configuration, accounts, signer, Metrics(), workers)
    callers = Callers(accounts, signer, configuration, hall.bans)
    puzzles = Puzzles(store)
    await puzzles.learn()
    return House(hall, callers, Hints(hall), Reviews(hall), Searches(hall), Lengths(store), puzzles, Diary(store))


async def secret(store: Store, name: str) -> bytes:
    """A secret of this house, made when first asked for."""
    await store.execute(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, secrets.token_bytes(32)
    )
    rows = await store.fetch("SELECT value FROM meta WHERE name = ?", name)
    return bytes(rows[0][0])
