"""Every test of the server runs on SQLite and on a real PostgreSQL that the tests bring along."""

import itertools
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pgserver
import pytest

import bastide
import toy
from hashing import hash_cheaply
from server.house import House

Open = Callable[..., House]
HERE = Path(__file__).parent
SHELF = pytest.MonkeyPatch()
_numbers = itertools.count(1)
hash_cheaply()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """The toy game is on the shelf before the first house opens."""
    if "lots" not in bastide.game_names():
        toy.put_on_the_shelf(SHELF)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """It stays there from one test of the server to the next, since houses stay open; other tests do not find it."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        SHELF.undo()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes an empty schema in a PostgreSQL database, which is quicker than a database, and returns its address."""
    # Not in pytest's own folder: that is closed to other users, and run by root PostgreSQL becomes another user.
    folder = tempfile.mkdtemp(prefix="bastide-postgres-")
    server = pgserver.get_server(folder)

    def database() -> str:
        name = f"bastide_{next(_numbers)}"
        server.psql(f"CREATE SCHEMA {name};")
        return f"{server.get_uri()}&search_path={name}"

    yield database
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes the address of a database, which is nothing for the embedded one."""
    if request.param == "sqlite":
        return lambda: ""
    made: Callable[[], str] = request.getfixturevalue("postgres")
    return made


@pytest.fixture(scope="session")
def house(database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that all tests share."""
    with House(tmp_path_factory.mktemp("data"), database(), private_webhooks=True) as house:
        yield house


@pytest.fixture
def open_house(database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Opens houses of one's own, with settings of one's own; `beside` shares the database of another house."""
    with ExitStack() as stack:

        def open_one(beside: House | None = None, **settings: Any) -> House:
            if beside is not None:
                data, address = beside.configuration.data, beside.configuration.database
            else:
                data, address = tmp_path_factory.mktemp("data"), database()
            return stack.enter_context(House(data, address, **settings))

        yield open_one
