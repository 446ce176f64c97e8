"""`bastide simulate`: many games, by random choice or by bots, and what they came to."""

import json as json_format
import os
import signal
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from importlib import import_module
from math import nan
from multiprocessing import parent_process
from pathlib import Path
from shutil import rmtree
from statistics import fmean, pstdev
from threading import Thread
from types import ModuleType
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.table import Table

import bastide
from bastide._ray import Place
from bastide.bots import RandomBot, decide, make_bot
from bastide.bots.thoughts import play_with_thoughts, seating
from bastide.cli import record_file
from bastide.cli.arena import on_ray
from bastide.cli.choice import AsJson, GameName, Options, Players, choose, describe
from bastide.cli.extras import lacking
from bastide.cli.screen import out, progress, say, write_json
from bastide.core import BastideError, Dealer, FairDealer, Game, Match, Record, Settings, State
from bastide.core.simulate import finish

PIECES = 40
"""How many pieces at least the work of every job is cut into, for the progress bar."""
LARGEST = 50
"""How many games a piece has at most, so that an interrupt does not wait long."""
FEWEST = 5
"""How many games a piece of a data file has where bots play, who take their time."""


class Played(NamedTuple):
    """What one finished game came to."""

    number: int
    decisions: int
    scores: list[int]
    winners: list[int]


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
    bots: Annotated[
        str | None,
        Parameter(help="Who plays instead of chance: one bot for all seats, or one for each, with commas between."),
    ] = None,
    values: Annotated[bool, Parameter(help="Write what the bots expected at every decision, too.")] = False,
    visits: Annotated[bool, Parameter(help="Write how often their searches tried each action, too.")] = False,
    on: Annotated[Place, Parameter(help="Where the games are played: here, or on a Ray cluster.")] = "here",
    json: AsJson = False,
) -> None:
    """Play games, random ones unless bots are named, and sum up the scores.

    What goes to --out is written piece by piece: a run that was stopped goes on where it was when it is started again.

    For example:

        bastide simulate torres --games 1000
        bastide simulate torres --games 1000 --players 4 --option variant=master --jobs 2 --json
        bastide simulate torres --games 20 --records games/
        bastide simulate torres --games 10000 --jobs 2 --out games.parquet
        bastide simulate caylus --games 500 --bots king:50ms,master --values --visits --out games.parquet
    """
    if games < 1 or jobs < 1:
        raise BastideError("At least one game and one job are needed.")
    _check_files(records, out_file, bots, values or visits)
    chosen, settings = choose(game, players, option)
    names = _names(bots, settings.players)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    pieces = _begin(out_file) if out_file is not None else None
    task = Task(chosen.name, settings.plain(), seed, games, records, names, values, visits, pieces)
    if pieces is not None:
        _claim(pieces, task)
    began = time.perf_counter()
    played: list[Played] = []
    with progress() as bar:
        todo = bar.add_task(f"{chosen.title}, {bots or 'random play'}", total=games)
        for some in _play_all(task, jobs, on):
            played += some
            bar.advance(todo, len(some))
    played.sort()
    if out_file is not None:
        _finish(out_file, task)
    summary = sum_up(chosen, settings, seed, played, time.perf_counter() - began)
    if bots is not None:
        summary["bots"] = names
    if json:
        write_json(summary)
    else:
        _show(chosen, settings, played, summary, records, out_file)


def _check_files(records: Path | None, out_file: Path | None, bots: str | None, thoughts: bool) -> None:
    """Raises BastideError where what is asked for cannot be written."""
    if records is not None and out_file is not None:
        raise BastideError("Write records or a data file, not both: their games are dealt differently.")
    if bots is None and thoughts:
        raise BastideError("Random play has no values and no visits: name the bots with --bots.")
    if out_file is None and thoughts:
        raise BastideError("Values and visits go to a data file: name it with --out.")
    if bots is not None and records is not None:
        raise BastideError("Records are of random games; write the games of bots with --out.")


class Task(NamedTuple):
    """What is to be played, as it goes to other processes."""

    game: str
    settings: Mapping[str, object]
    seed: int
    games: int
    records: Path | None = None
    bots: Sequence[str] = ()
    values: bool = False
    visits: bool = False
    pieces: Path | None = None
    """The folder for the pieces of the data file."""

    def head(self) -> str:
        """What the pieces of a run that goes on must have in common; it may become longer."""
        game = bastide.load(self.game)
        versions = [game.rules_version, game.actions.version]
        asked = [self.game, versions, dict(self.settings), self.seed, list(self.bots), self.values, self.visits]
        return json_format.dumps(asked)

    def numbers(self) -> list[range]:
        """The pieces: the same ones however many share the work, so that they make the same file."""
        size = FEWEST if self.bots else LARGEST
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def piece(self, numbers: range) -> Path:
        """The file of these games."""
        assert self.pieces is not None
        return self.pieces / f"{numbers.start:09}-{numbers.stop:09}.parquet"


def _names(bots: str | None, players: int) -> list[str]:
    if bots is None:
        return []
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, players):
        raise BastideError(f"Name one bot, or one for each of the {players} seats, not {len(names)}.")
    for name in names:
        make_bot(name)
    return names


def _begin(path: Path) -> Path:
    """A folder for the pieces, made before anything is played, so that a wrong path costs no time."""
    _data()
    folder = path.with_name(f"{path.name}.pieces")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as wrong:
        raise record_file.not_written(path, wrong) from None
    return folder


def _claim(folder: Path, task: Task) -> None:
    """Begin a run, or go on with the one that was stopped, if it is the same."""
    about = folder / "about.json"
    if about.exists() and about.read_text("utf-8") != task.head():
        raise BastideError(f"{folder} holds the pieces of another run; remove it, or choose another name.")
    record_file.write_whole(about, task.head())


def _finish(path: Path, task: Task) -> None:
    """One file of all the pieces, whole or not at all."""
    assert task.pieces is not None
    beside = path.with_name(f".{path.name}.part")
    try:
        _data().join_files([task.piece(numbers) for numbers in task.numbers()], beside)
        os.replace(beside, path)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise record_file.not_written(path, wrong) from None
    rmtree(task.pieces)


def _play_all(task: Task, jobs: int, on: Place) -> Iterable[list[Played]]:
    size = max(1, min(LARGEST, task.games // (jobs * PIECES)))
    shares = [range(first, min(first + size, task.games)) for first in range(0, task.games, size)]
    pieces = task.numbers() if task.pieces is not None else shares
    if on == "ray":
        yield from on_ray(play_some, [(task, piece) for piece in pieces], jobs)
        return
    if jobs == 1:
        for piece in pieces:
            yield play_some(task, piece)
        return
    pool = ProcessPoolExecutor(jobs, initializer=serve_the_parent)
    try:
        work = [pool.submit(play_some, task, piece) for piece in pieces]
        for done in as_completed(work):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def serve_the_parent() -> None:
    """Interrupts are the parent's, and when it is gone the work is nobody's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_some(task: Task, numbers: range) -> list[Played]:
    """Play the games with these numbers. What a game comes to depends on its number and the seed alone."""
    game = bastide.load(task.game)
    read = game.read_settings(**task.settings)
    if task.records is not None:
        return [play_on_record(game, read, number, task.seed, task.records) for number in numbers]
    if task.pieces is not None:
        return _play_to_file(task, game, read, numbers)
    start = game.new_state(read)
    played = []
    for number in numbers:
        state = start.copy()
        if task.bots:
            decisions = sum(step.mover >= 0 for step in play_with_thoughts(state, task.bots, number, task.seed))
        else:
            decisions = int(finish(state, Dealer(task.seed + number)))
        played.append(Played(number, decisions, state.scores, state.winners))
    return played


def _play_to_file(task: Task, game: Game, settings: Settings, numbers: range) -> list[Played]:
    """Play these games into a piece of the data file, unless it is there from a run that was stopped."""
    data = _data()
    piece = task.piece(numbers)
    if piece.exists():
        return [Played(*row[:4]) for row in data.read_games(piece)[2]]
    start = game.new_state(settings)
    if task.bots:
        rows = [_with_thoughts(data, task, start.copy(), number) for number in numbers]
    else:
        rows = [data.play_uniformly(start.copy(), number, Dealer(task.seed + number)) for number in numbers]
    beside = piece.with_suffix(".part")
    data.write_games(beside, game, settings, rows, seed=task.seed, bots=list(task.bots))
    os.replace(beside, piece)
    return [Played(*row[:4]) for row in rows]


def _with_thoughts(data: ModuleType, task: Task, state: State, number: int) -> Any:
    steps = play_with_thoughts(state, task.bots, number, task.seed)
    thoughts = [step.thought for step in steps]
    return data.Played(
        number,
        sum(thought is not None for thought in thoughts),
        state.scores,
        state.winners,
        [step.mover for step in steps],
        [step.code for step in steps],
        seating(task.bots, int(state.players), number),
        [thought.value if thought else nan for thought in thoughts] if task.values else None,
        [list(thought.visits) if thought else [] for thought in thoughts] if task.visits else None,
        [list(thought.visits.values()) if thought else [] for thought in thoughts] if task.visits else None,
    )


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
    bots = summary.get("bots")
    kind = f"games of {', '.join(bots)}" if isinstance(bots, list) else "random games"
    say(f"{game.title}, {describe(game, settings)}: {len(played)} {kind}", "bold")
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
