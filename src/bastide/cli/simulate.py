"""`bastide simulate`: many games by random choice, and what they came to."""

import signal
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from statistics import fmean, pstdev
from types import ModuleType
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.table import Table

import bastide
from bastide.bots import RandomBot, decide
from bastide.cli import record_file
from bastide.cli.choice import AsJson, GameName, Options, Players, choose, describe
from bastide.cli.extras import lacking
from bastide.cli.screen import out, progress, say, write_json
from bastide.core import BastideError, Dealer, FairDealer, Game, Match, Record, Settings
from bastide.core.simulate import finish

PIECES = 40
"""How many pieces at least the work of every job is cut into, for the progress bar."""
LARGEST = 50
"""How many games a piece has at most, so that an interrupt does not wait long."""


class Played(NamedTuple):
    """One finished game."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]
    movers: Sequence[int] = ()
    """Who took each step, -1 for chance; kept only for a data file."""
    codes: Sequence[int] = ()


def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int, Parameter(help="The number of the first game's luck; the same number, the same games.")] = 1,
    jobs: Annotated[int, Parameter(help="How many processes share the work.")] = 1,
    records: Annotated[
        Path | None,
        Parameter(
            help="Write every game to this folder as a record. Draws then come from the fair dealer, which is slower."
        ),
    ] = None,
    out_file: Annotated[
        Path | None,
        Parameter("--out", help="Write every game, step by step, to this Parquet file; needs the extra research."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Play random games and sum up the scores.

    For example:

        bastide simulate torres --games 1000
        bastide simulate torres --games 1000 --players 4 --option variant=master --jobs 2 --json
        bastide simulate torres --games 20 --records games/
        bastide simulate torres --games 10000 --jobs 2 --out games.parquet
    """
    if games < 1 or jobs < 1:
        raise BastideError("At least one game and one job are needed.")
    if records is not None and out_file is not None:
        raise BastideError("Write records or a data file, not both: their games are dealt differently.")
    chosen, settings = choose(game, players, option)
    data = _data() if out_file is not None else None
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    played: list[Played] = []
    with progress() as bar:
        task = bar.add_task(f"{chosen.title}, random play", total=games)
        for some in _play_all(chosen, settings, games, seed, jobs, records, out_file is not None):
            played += some
            bar.advance(task, len(some))
    played.sort()
    if data is not None:
        data.write_games(out_file, chosen, settings, played)
    summary = sum_up(chosen, settings, seed, played, time.perf_counter() - began)
    if json:
        write_json(summary)
    else:
        _show(chosen, settings, played, summary, records, out_file)


def _play_all(
    game: Game, settings: Settings, games: int, seed: int, jobs: int, records: Path | None, steps: bool
) -> Iterable[list[Played]]:
    size = max(1, min(LARGEST, games // (jobs * PIECES)))
    pieces = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for piece in pieces:
            yield play_some(game.name, settings.plain(), piece, seed, records, steps)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        work = [pool.submit(play_some, game.name, settings.plain(), piece, seed, records, steps) for piece in pieces]
        for done in as_completed(work):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(
    name: str, settings: Mapping[str, object], numbers: range, seed: int, records: Path | None, steps: bool = False
) -> list[Played]:
    """Play the games with these numbers. What a game comes to depends on its number and the seed alone."""
    game = bastide.load(name)
    read = game.read_settings(**settings)
    if records is not None:
        return [play_on_record(game, read, number, seed, records) for number in numbers]
    played = []
    start = game.new_state(read)
    if steps:
        data = _data()
        return [Played(*data.play_by_lot(start.copy(), number, Dealer(seed + number))) for number in numbers]
    for number in numbers:
        state = start.copy()
        decisions = int(finish(state, Dealer(seed + number)))
        played.append(Played(number, decisions, state.scores, state.winners))
    return played


def _data() -> ModuleType:
    try:
        return import_module("bastide.envs.data")
    except ModuleNotFoundError as missing:
        raise lacking(f"A data file needs {missing.name}", "research") from None


def play_on_record(game: Game, settings: Settings, number: int, seed: int, folder: Path) -> Played:
    """Play one game with the fair dealer and write its record."""
    table = f"simulate {game.name} {seed} {number}"
    match = Match(game, settings, FairDealer(sha256(table.encode()).digest(), table))
    bot = RandomBot(seed + number)
    luck = Dealer(seed + number)
    while not match.state.over:
        match.play(decide(bot, match.state, luck))
    record_file.write(
        folder / f"{game.name}-{seed}-{number:06}.bastide", Record.of(match, [bot.name] * settings.players)
    )
    decisions = sum(step.seat >= 0 for step in match.steps)
    return Played(number, decisions, match.state.scores, match.state.winners)


def sum_up(game: Game, settings: Settings, seed: int, played: list[Played], seconds: float) -> dict[str, object]:
    """The figures of all games together."""
    seats = []
    for seat in range(settings.players):
        scores = [each.scores[seat] for each in played]
        wins = fmean(1 / len(each.winners) if seat in each.winners else 0 for each in played)
        seats.append(
            {
                "seat": seat,
                "mean": round(fmean(scores), 2),
                "deviation": round(pstdev(scores), 2),
                "lowest": min(scores),
                "highest": max(scores),
                "wins": round(wins, 4),
            }
        )
    lengths = [each.decisions for each in played]
    return {
        "game": game.name,
        "rules": game.rules_version,
        "settings": settings.plain(),
        "games": len(played),
        "seed": seed,
        "decisions": {"mean": round(fmean(lengths), 1), "lowest": min(lengths), "highest": max(lengths)},
        "seats": seats,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 1),
    }


def _show(
    game: Game,
    settings: Settings,
    played: list[Played],
    summary: dict[str, object],
    records: Path | None,
    out_file: Path | None,
) -> None:
    say(f"{game.title}, {describe(game, settings)}: {len(played)} random games", "bold")
    table = Table("seat", "mean", "deviation", "lowest", "highest", "wins", box=None, padding=(0, 2, 0, 0))
    for column in table.columns:
        column.justify = "right"
    seats = summary["seats"]
    assert isinstance(seats, list)
    for row in seats:
        cells = [row["seat"], f"{row['mean']:.1f}", f"{row['deviation']:.1f}", row["lowest"], row["highest"]]
        table.add_row(*map(str, cells), f"{row['wins']:.1%}")
    out.print(table)
    lengths = [each.decisions for each in played]
    say(f"{fmean(lengths):.0f} decisions a game ({min(lengths)} to {max(lengths)}); a shared win counts in parts.")
    say(f"{summary['games_per_second']} games a second, {summary['seconds']} s.")
    if records is not None:
        say(f"The records are in {records}; check them with: bastide verify {records}/*.bastide")
    if out_file is not None:
        say(f"The games are in {out_file}; read them with bastide.envs.data.read_games.")
