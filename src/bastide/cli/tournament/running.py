"""`bastide tournament run`: a tournament from its first round to its standings, whatever interrupts it."""

import json as json_format
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.progress import Progress, TaskID
from rich.table import Table as Grid

import bastide
from bastide.cli import record_file
from bastide.cli.choice import AsJson
from bastide.cli.screen import out as screen
from bastide.cli.screen import progress, say, write_json
from bastide.cli.simulate import serve_the_parent
from bastide.cli.tournament.journal import Journal
from bastide.cli.tournament.spec import Spec, read_spec
from bastide.cli.tournament.table import Played, Seated, play_table
from bastide.compete import Tournament, draw, over, rounds_of, standings, to_plain
from bastide.compete.page import KINDS, TIE_BREAKS, page, rules_in_words
from bastide.compete.plain import read_result
from bastide.compete.sheets import number, results_sheet, standings_sheet
from bastide.core import BastideError


def run(
    spec: Annotated[Path, Parameter(help="The file that says what is played, by whom, and by which rules.")],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="The folder for results; named as the file, without its ending, if left out.")
    ] = None,
    jobs: Annotated[int, Parameter(help="How many processes share the work.")] = 1,
    cpu_time: Annotated[
        bool, Parameter(negative="", help="Bots think by CPU time, not by the clock on the wall: for a busy machine.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Play a tournament of bots and programs to its end, and tell who is where.

    What was played is kept in the folder as it is played: the same command goes on where it was stopped, or says again
    how it ended. Afterwards the folder holds the standings (`standings.html` to look at and to print, `standings.csv`),
    every result (`results.csv`), all of it (`tournament.json`), and the record of every game (`games`).

    For example:

        bastide tournament run swiss.toml --jobs 2
        bastide tournament run league.toml --out results/league --json
    """
    if jobs < 1:
        raise BastideError("At least one job is needed.")
    read = read_spec(spec)
    folder = spec.with_suffix("") if out is None else out
    records = folder / "games"
    try:
        records.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise record_file.not_written(folder, wrong) from None
    with Journal(folder / "played.jsonl", about(read)) as journal:
        ended = _to_the_end(read, journal, records, jobs, cpu_time)
        results = tell(read, ended, journal)
    write_results(folder, read, ended, results)
    if json:
        write_json(results)
    else:
        _show(read, ended, folder)


def about(spec: Spec) -> dict[str, object]:
    """What two runs must have in common for one to go on with the other."""
    games = [
        {"game": each.game, "rules": bastide.load(each.game).rules_version, "options": each.options}
        for each in spec.games
    ]
    entrants = [{"bot": one.bot, "absent": sorted(one.absent)} for one in spec.contestants]
    return {"name": spec.name, **to_plain(spec.tournament()), "bots": entrants, "games": games, "steward": spec.steward}


def _to_the_end(spec: Spec, journal: Journal, records: Path, jobs: int, cpu_time: bool) -> Tournament:
    """Draw and play round after round."""
    tournament = spec.tournament()
    with ExitStack() as stack:
        pool = None
        if jobs > 1:
            pool = ProcessPoolExecutor(jobs, initializer=serve_the_parent)
            stack.callback(pool.shutdown, cancel_futures=True)
        bar = stack.enter_context(progress())
        task = bar.add_task(spec.name)
        while not over(tournament):
            tournament = tournament.begin(draw(tournament))
            for line in _play_round(spec, tournament, journal, records, pool, cpu_time, bar, task):
                tournament = tournament.enter_result(line["round"], line["table"], read_result(line["result"]))
    return tournament


def _play_round(
    spec: Spec,
    tournament: Tournament,
    journal: Journal,
    records: Path,
    pool: ProcessPoolExecutor | None,
    cpu_time: bool,
    bar: Progress,
    task: TaskID,
) -> Iterator[dict[str, Any]]:
    """What comes of the tables of the last round, those that were on file first."""
    now = len(tournament.rounds)
    left = []
    waiting = [n for n, table in enumerate(tournament.rounds[-1].tables, 1) if table.result is None]
    for table in waiting:
        seated = _seated(spec, tournament, table, cpu_time)
        line = journal.lines.get((now, table))
        if line is None:
            left.append(seated)
        elif line["seats"] != list(seated.names):
            raise BastideError(f"{journal.path} does not fit this tournament; choose another --out.")
        else:
            yield line
    known = None if spec.rules.kind == "knockout" else rounds_of(tournament)
    rounds = f" of {known}" if known is not None else ""
    bar.update(
        task, description=f"{spec.name}, round {now}{rounds}", total=len(waiting), completed=len(waiting) - len(left)
    )
    for played in _played(left, pool):
        for name, record in played.records.items():
            record_file.write(records / name, record)
        journal.add(played.line)
        bar.advance(task)
        yield played.line


def _played(left: Iterable[Seated], pool: ProcessPoolExecutor | None) -> Iterator[Played]:
    if pool is None:
        yield from map(play_table, left)
    else:
        for done in as_completed([pool.submit(play_table, seated) for seated in left]):
            yield done.result()


def _seated(spec: Spec, tournament: Tournament, table: int, cpu_time: bool) -> Seated:
    now = len(tournament.rounds)
    names = tournament.rounds[-1].tables[table - 1].seats
    contestants = [spec.contestant(name) for name in names]
    played = spec.played(now)
    alike = spec.rules.kind == "same_luck"
    return Seated(
        now,
        table,
        names,
        [one.bot for one in contestants],
        frozenset(seat for seat, one in enumerate(contestants) if now in one.absent),
        played.game,
        played.options,
        spec.steward if spec.rules.no_show == "steward" else None,
        spec.rules.kind == "knockout",
        f"round {now}" if alike else f"round {now} table {table}",
        spec.seed,
        cpu_time,
    )


def tell(spec: Spec, tournament: Tournament, journal: Journal) -> dict[str, object]:
    """The whole tournament as plain data."""
    rows = [
        {
            "place": row.place,
            "name": row.name,
            "bot": spec.contestant(row.name).bot,
            "points": float(row.points),
            **{name: float(value) for name, value in zip(spec.rules.tie_breaks, row.tie_breaks, strict=True)},
            "results": list(row.results),
        }
        for row in standings(tournament)
    ]
    games = [journal.lines[place] for place in sorted(journal.lines)]
    return {
        "name": spec.name,
        "standings": rows,
        **to_plain(tournament),
        "tables": [{name: line[name] for name in ("round", "table", "games", "notes")} for line in games],
    }


def write_results(folder: Path, spec: Spec, tournament: Tournament, results: dict[str, object]) -> None:
    """All files of the results, each whole or not at all."""
    files = {
        "tournament.json": json_format.dumps(results, indent=2, ensure_ascii=False) + "\n",
        "standings.csv": standings_sheet(tournament),
        "results.csv": results_sheet(tournament),
        "standings.html": page(spec.name, tournament, [spec.played(each).in_words() for each in _numbers(tournament)]),
    }
    for name, text in files.items():
        record_file.write_whole(folder / name, text)


def _numbers(tournament: Tournament) -> range:
    return range(1, len(tournament.rounds) + 1)


def _show(spec: Spec, tournament: Tournament, folder: Path) -> None:
    rounds = f"{len(tournament.rounds)} round{'s' if len(tournament.rounds) > 1 else ''}"
    say(f"{spec.name}: {KINDS[spec.rules.kind]}, {len(tournament.entrants)} players, {rounds}", "bold")
    grid = Grid("", "player", "results", "points", box=None, padding=(0, 2, 0, 0))
    for tie_break in spec.rules.tie_breaks:
        grid.add_column(TIE_BREAKS[tie_break][0].lower(), justify="right")
    grid.columns[0].justify = grid.columns[3].justify = "right"
    for row in standings(tournament):
        results = " ".join(result or "·" for result in row.results)
        grid.add_row(str(row.place), row.name, results, number(row.points), *map(number, row.tie_breaks))
    screen.print(grid)
    say(rules_in_words(spec.rules))
    say(f"Everything is in {folder}; {folder / 'standings.html'} can be printed.")
