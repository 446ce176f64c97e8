"""`bastide arena`: matches between bots, and what they say about strength."""

import json as json_format
import math
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, TypeVar, cast, get_type_hints

from cyclopts import Parameter
from rich.table import Table

from bastide._ray import Place, connected
from bastide.bots.arena import Pairing, Result, contender, left_to_play, pairings, play_game
from bastide.bots.levels import BOTS
from bastide.bots.rating import Standing, standings
from bastide.cli import record_file
from bastide.cli.choice import AsJson, Options, Players, choose, describe
from bastide.cli.screen import out, progress, say, write_json
from bastide.core import BastideError

T = TypeVar("T")
Play = Callable[[Pairing], Result]


def arena(
    *bots: Annotated[str, Parameter(help="Bots by name, each with its time if you like: `master:100ms`, `uct:500`.")],
    game: Annotated[str, Parameter(help="The game, as `bastide games` lists it.")],
    players: Players = None,
    option: Options = None,
    games: Annotated[int, Parameter(help="About how many games; every luck is played from every seat.")] = 100,
    seed: Annotated[int, Parameter(help="The number of the first luck; the same number, the same luck.")] = 1,
    jobs: Annotated[int, Parameter(help="How many processes share the work.")] = 1,
    results: Annotated[
        Path | None, Parameter(name="--results", help="Keep the games in this file and go on from what it holds.")
    ] = None,
    cpu_time: Annotated[
        bool, Parameter(negative="", help="Bots think by CPU time, not by the clock on the wall: for a busy machine.")
    ] = False,
    on: Annotated[Place, Parameter(help="Where games are played: here, or spread over a Ray cluster.")] = "here",
    json: AsJson = False,
) -> None:
    """Let bots play each other: the same luck from every seat, win rates and Elo with 95 % intervals.

    Bots: novice, apprentice, builder, master and king are the levels people play against; net, classic, random,
    greedy, estimate, uct, uct_score, rave and star are there to compare with. After `program:` comes the command that
    starts a program of your own.

    For example:

        bastide arena master:100ms greedy --game carcassonne --games 100 --jobs 2
        bastide arena king master builder novice --game torres --results levels.json
        bastide arena master greedy --game caylus --on ray
        bastide arena king:100ms "program:python my_bot.py" --game carcassonne --games 20
    """
    if games < 1 or jobs < 1:
        raise BastideError("At least one game and one job are needed.")
    if len(bots) < 2:
        raise BastideError(f"A match needs two bots or more; there are {', '.join(BOTS)}.")
    for bot in bots:
        contender(bot)
    chosen, settings = choose(game, players, option)
    one_seed = len(pairings(len(bots), settings.players, range(1)))
    wanted = pairings(len(bots), settings.players, range(seed, seed + math.ceil(games / one_seed)))
    head: dict[str, object] = {
        "game": chosen.name,
        "rules": chosen.rules_version,
        "settings": settings.plain(),
        "bots": list(bots),
        "cpu_time": cpu_time,
    }
    played = _read(results, head) if results is not None else []
    left = left_to_play(wanted, played)
    work = _on_ray if on == "ray" else _here
    with progress() as bar:
        task = bar.add_task(f"{chosen.title}: {', '.join(bots)}", total=len(wanted), completed=len(wanted) - len(left))
        for result in work(chosen.name, settings.plain(), list(bots), left, jobs, cpu_time):
            played.append(result)
            bar.advance(task)
            if results is not None:
                _write(results, head, played)
    found = standings(bots, played)
    if json:
        write_json({**head, "games": len(played), "standings": found, "results": played})
        return
    say(f"{chosen.title}, {describe(chosen, settings)}: {len(played)} games", "bold")
    out.print(_table(found))


def _table(found: list[Standing]) -> Table:
    table = Table(
        "bot", "games", "wins", "95 %", "points", "Elo", "95 %", "ms a decision", box=None, padding=(0, 2, 0, 0)
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for row in sorted(found, key=lambda row: -row["elo"]):
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['win_rate']:.1%}",
            f"{row['low']:.0%} to {row['high']:.0%}",
            f"{row['mean']:.1f}",
            f"{row['elo']:+.0f}",
            f"{row['elo_low']:+.0f} to {row['elo_high']:+.0f}" if math.isfinite(row["elo_low"]) else "",
            f"{row['milliseconds']:.3g}",
        )
    return table


def _here(
    game: str, settings: Mapping[str, object], bots: list[str], left: list[Pairing], jobs: int, cpu_time: bool
) -> Iterator[Result]:
    if jobs == 1:
        for pairing in left:
            yield play_game(game, settings, bots, pairing, cpu_time)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_end_when_interrupted)
    try:
        work = [pool.submit(play_game, game, settings, bots, pairing, cpu_time) for pairing in left]
        for done in as_completed(work):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_when_interrupted() -> None:
    """A game of strong bots takes minutes; nobody waits for it after an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _on_ray(
    game: str, settings: Mapping[str, object], bots: list[str], left: list[Pairing], jobs: int, cpu_time: bool
) -> Iterator[Result]:
    return on_ray(play_game, [(game, settings, bots, pairing, cpu_time) for pairing in left], jobs)


def on_ray(play: Callable[..., T], tasks: Sequence[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """Every call is one task of a Ray cluster: the one RAY_ADDRESS names, else one on this machine."""
    ray = connected(jobs)
    remote = ray.remote(play)
    waiting = [remote.remote(*task) for task in tasks]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield ray.get(done[0])


def _read(path: Path, head: dict[str, object]) -> list[Result]:
    """The games already played in a match that was interrupted, or is to be made longer."""
    if not path.exists():
        return []
    try:
        found = json_format.loads(path.read_text("utf-8"))
        played = [_result(each) for each in found["results"]]
        same = all(found[name] == head[name] for name in head)
        bots = ", ".join(found["bots"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BastideError(f"{path} does not hold the results of a match; choose another name.") from None
    if not same:
        raise BastideError(f"{path} holds another match ({bots}); choose another name.")
    return played


def _result(found: dict[str, object]) -> Result:
    """A game read from a file, if it is one."""
    seed, rows = found["seed"], [found[name] for name in get_type_hints(Result) if name != "seed"]
    seats = len(found["seats"]) if isinstance(found["seats"], list) else 0
    for row in rows:
        if not isinstance(row, list) or len(row) != seats or not all(isinstance(one, int | float) for one in row):
            raise ValueError
    if not isinstance(seed, int) or seats == 0:
        raise ValueError
    return cast(Result, found)


def _write(path: Path, head: dict[str, object], played: list[Result]) -> None:
    """Keep the games, whole or not at all."""
    record_file.write_whole(path, json_format.dumps({**head, "results": played}))
