"""`bastide serve`: a table for people and bots, in the browser and for programs."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bastide._engine import engine
from bastide.cli.extras import lacking
from bastide.core import BastideError

NEEDED = ("litestar", "uvicorn", "msgspec", "asyncpg", "argon2", "openskill", "cryptography", "rustworkx")
LAST_PORT = 65_535
NOT_COMPILED = (
    "The engine is not compiled, so bots think twenty to forty times slower and play weaker; all else is the same. "
    "Installed again where there is a C compiler, Bastide compiles it."
)


def serve(
    *,
    port: Annotated[int, Parameter(help="Where to listen; 0 takes any free port.")] = 8000,
    host: Annotated[str, Parameter(help="0.0.0.0 lets others in the network in.")] = "127.0.0.1",
    data: Annotated[Path | None, Parameter(help="The folder for the tables; else the user's data folder.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = False,
) -> None:
    """Serve tables, until interrupted.

    Everything is kept in one file in the data folder. With `BASTIDE_DATABASE=postgresql://...` it is kept there, and
    several processes can serve the same tables.

    For example:

        bastide serve
        bastide serve --port 9000 --host 0.0.0.0 --data /srv/bastide
    """
    if not 0 <= port <= LAST_PORT:
        raise BastideError(f"There is no port {port}; ports are 0 to {LAST_PORT}.")
    if data is not None and data.exists() and not data.is_dir():
        raise BastideError(f"{data} is no folder; the tables need one: choose another name after --data.")
    need_server()
    if engine() == "interpreted":
        print(NOT_COMPILED, file=sys.stderr)
    from bastide import server

    try:
        server.run(host, port, data, open_browser=browser)
    except SystemExit:
        raise BastideError("The server could not start; the reason is in the log above.") from None


def need_server() -> None:
    """Complain where the packages of the server are not there."""
    if not can_serve():
        raise lacking("Serving needs more packages", "server")


def can_serve() -> bool:
    """Whether the packages that serving needs are there."""
    return all(find_spec(name) is not None for name in NEEDED)
