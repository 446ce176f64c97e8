"""`bastide admin`: looking after a server, which goes on meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import App, Parameter

from bastide.cli.serve import need_server
from bastide.core import BastideError

if TYPE_CHECKING:
    from bastide.server.admin.desk import Desk
    from bastide.server.archive import Listed

Answer = TypeVar("Answer")
Data = Annotated[Path | None, Parameter(help="The folder of the tables, as for `bastide serve`.")]
Most = Annotated[int, Parameter(help="How many to show at most.")]

HELP = """Look after a server: its tables, its people, and the room it takes. The server goes on meanwhile.

The tables are those of `--data`, `BASTIDE_DATA` or `BASTIDE_DATABASE`, as for `bastide serve`. For example:

    bastide admin tables --status playing
    bastide admin close k3v9xq2mab7c
    bastide admin ban "Red Knight"
    bastide admin prune --finished 365
    bastide admin export everything.gz
"""
admin = App(name="admin", help=HELP, help_format="markdown", version_flags=[])


def _at_work(data: Path | None, work: "Callable[[Desk], Coroutine[None, None, Answer]]") -> Answer:
    need_server()
    from bastide.server.admin.desk import desk

    async def whole() -> Answer:
        async with desk(data) as found:
            return await work(found)

    return asyncio.run(whole())


@admin.command
def tables(
    *,
    status: Annotated[
        Literal["open", "playing", "paused", "over", "expired", "aside"] | None,
        Parameter(help="Only tables of this status; `aside` are those with which nobody can go on."),
    ] = None,
    most: Most = 50,
    data: Data = None,
) -> None:
    """List tables, the latest first: id, game, status, when something last happened, and who sits there."""
    for table in _at_work(data, lambda desk: desk.tables(status, most)):
        print(_line(table))


def _line(table: "Listed") -> str:
    seated = ", ".join(seat.name or seat.level or seat.player or seat.kind for seat in table.summary.seats)
    return f"{table.id}  {table.game:12} {table.status:8} {_day(table.updated)}  {seated}"


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


@admin.command
def close(table: Annotated[str, Parameter(help="The id of the table.")], /, *, data: Data = None) -> None:
    """End a game without a result, or put away a table at which none has begun."""
    print(f"{table} is {_at_work(data, lambda desk: desk.close(table))}.")


@admin.command
def remove(table: Annotated[str, Parameter(help="The id of the table.")], /, *, data: Data = None) -> None:
    """Forget a table and everything about it, for good."""
    _at_work(data, lambda desk: desk.remove(table))
    print(f"{table} is gone.")


@admin.command
def prune(
    *,
    finished: Annotated[float | None, Parameter(help="Forget games that ended this many days ago.")] = None,
    expired: Annotated[float | None, Parameter(help="Forget tables that were put away this many days ago.")] = None,
    data: Data = None,
) -> None:
    """Forget old tables, for good. The server does the same by itself, see BASTIDE_KEEP_FINISHED_DAYS."""
    print(f"{len(_at_work(data, lambda desk: desk.prune(finished, expired)))} tables are gone.")


@admin.command
def people(*, most: Most = 50, data: Data = None) -> None:
    """List accounts, the latest first."""
    for player in _at_work(data, lambda desk: desk.people(most)):
        print(f"{player.id}  {_day(player.created)}  {player.name}")


@admin.command
def forget(name: Annotated[str, Parameter(help="The name of the account.")], /, *, data: Data = None) -> None:
    """Delete an account, as its owner could: games of others stay, with a departed player."""
    _at_work(data, lambda desk: desk.forget(name))
    print(f"{name} is forgotten.")


@admin.command
def ban(
    who: Annotated[str, Parameter(help="The name of an account, or an address such as 192.0.2.7.")],
    /,
    *,
    lift: Annotated[bool, Parameter(help="Let them in again.", negative="")] = False,
    data: Data = None,
) -> None:
    """Shut out an account or an address, at once: it can neither sign in nor look on."""
    if lift:
        _at_work(data, lambda desk: desk.lift(who))
        print(f"{who} may come in again.")
    else:
        print(f"The {'account' if _at_work(data, lambda desk: desk.ban(who)) == 'player' else 'address'} is shut out.")


@admin.command
def reports(
    *,
    settle: Annotated[str | None, Parameter(help="The id of a report that is dealt with: it is forgotten.")] = None,
    most: Most = 50,
    data: Data = None,
) -> None:
    """List what players have reported, the latest first: id, when, table, who about whom, and what was said."""
    if settle is not None:
        _at_work(data, lambda desk: desk.settle(settle))
        print(f"{settle} is dealt with.")
        return
    for report in _at_work(data, lambda desk: desk.reports(most)):
        print(f"{report.id}  {_day(report.at)}  {report.table}  {report.reporter} about {report.about}")
        for line in filter(None, [report.words, *report.heard.splitlines()]):
            print(f"    {line}")


@admin.command(name="puzzles")
def puzzles_(
    *files: Annotated[Path, Parameter(help="Files that `bastide puzzles make` has written, to be added as they are.")],
    days: Annotated[float, Parameter(help="Look through public games that ended within this many days.")] = 30,
    seconds: Annotated[float, Parameter(help="How long is looked for puzzles.")] = 540,
    processes: Annotated[int, Parameter(help="How many processes look.")] = 1,
    remove: Annotated[str, Parameter(help="Only take away the added puzzle of this id.")] = "",
    data: Data = None,
) -> None:
    """Add puzzles to those that come with Bastide: out of the public games that were played here, or of files.

    A puzzle shows a position and names nobody. The server offers it from then on. For example:

        bastide admin puzzles --days 7 --seconds 1800
        bastide admin puzzles puzzles/caylus.json
        bastide admin puzzles --remove 3f0c29ab
    """
    need_server()
    from bastide.puzzles.file import read
    from bastide.puzzles.mining import SHARES, mine
    from bastide.server.puzzles import choosing

    if remove:
        gone = _at_work(data, lambda desk: choosing.remove(desk.store, remove))
        if not gone:
            raise BastideError(f"No puzzle {remove} was added here.")
        print(f"The puzzle {remove} is gone.")
        return
    with TemporaryDirectory() as folder:
        if not files:
            records = _at_work(data, lambda desk: desk.public_records(days))
            print(f"Games to look through: {len(records)}.")
            if not records:
                return
            mine(Path(folder), seconds, processes, records=records)
            files = tuple(path for game in SHARES if (path := Path(folder) / f"{game}.json").exists())
        found = [puzzle for path in files for puzzle in read(path).puzzles]
    print(f"Puzzles added: {_at_work(data, lambda desk: choosing.add(desk.store, found))}.")


@admin.command
def disk(*, data: Data = None) -> None:
    """Say what the store is full of, in rows and bytes."""

    async def look(desk: "Desk") -> None:
        for status, count in (await desk.statuses()).items():
            print(f"{count:>10,} tables {status}")
        for taken in await desk.taken():
            print(f"{taken.rows:>10,} rows of {taken.what:10} {taken.bytes / 1e6:>10,.1f} MB")

    _at_work(data, look)


@admin.command(name="export")
def export_(file: Annotated[Path, Parameter(help="Where to write it.")], /, *, data: Data = None) -> None:
    """Write everything to one file: for a backup, or to move between SQLite and PostgreSQL. Stop the server before.

    It holds the secret that signs links, and the seeds of running games: guard it.
    """
    need_server()
    from bastide.server.admin.moving import pack

    print(f"{_at_work(data, lambda desk: pack(desk.store, file)):,} rows are in {file}.")


@admin.command(name="import")
def import_(file: Annotated[Path, Parameter(help="What `export` has written.")], /, *, data: Data = None) -> None:
    """Read everything from a file into an empty store, of either kind. All links and sessions work again."""
    need_server()
    from bastide.server.admin.desk import desk
    from bastide.server.admin.moving import unpack

    async def whole() -> int:
        async with desk(data, new=True) as found:
            return await unpack(found.store, file)

    print(f"{asyncio.run(whole()):,} rows were read.")
