"""What `bastide bench` measures, and how.

Times are CPU time of this process, so that a busy machine changes them little, and the best of several runs. One run
plays the games of the seeds 1, 2, ... by random choice. The cost of a copy and of listing legal actions is the mean
over ten positions, one in the middle of each tenth of a random game. The size of a state is the memory that one more
copy takes (`tracemalloc`, many copies of the same ten positions held at once): what it shares with others, such as
tables and settings, is not counted, and neither is what the allocator rounds up.
"""

import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final, Literal, TypedDict, TypeVar

import bastide
from bastide.cli.choice import spell
from bastide.core import BastideError, Dealer, Game, Settings, State
from bastide.core.simulate import advance, finish, middle, play_games, time_copies, time_legal

T = TypeVar("T")

SEED: Final = 1
MOST_RUNS: Final = 5
ENOUGH_SECONDS: Final = 6.0
"""After so much CPU time no further run is begun, except the second."""
SLICE: Final = 50
"""How many games are played at once: an interrupt waits for the end of what is compiled."""
POSITIONS: Final = 10
HELD: Final = 200
"""How many copies of a position are held at once to see what one takes."""
SHORT: Final = 0.005
"""CPU seconds that copying or listing in one position is timed for."""

Compared = Literal["games_per_second", "decisions_per_second", "copy_us", "legal_us", "state_bytes"]
COMPARED: Final[tuple[tuple[Compared, str], ...]] = (
    ("games_per_second", "games a second"),
    ("decisions_per_second", "decisions a second"),
    ("copy_us", "copy a state, microseconds"),
    ("legal_us", "list legal actions, microseconds"),
    ("state_bytes", "bytes a state"),
)


class Measurement(TypedDict):
    """What was measured of one engine."""

    engine: str
    games: int
    runs: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float
    legal_us: float
    state_bytes: int
    checksum: int


def play_by_slices(start: State, games: int) -> tuple[int, int]:
    """The decisions of the games of all seeds, and the checksum of their scores."""
    decisions = checksum = 0
    for first in range(0, games, SLICE):
        some, checksum = map(int, play_games(start, min(SLICE, games - first), SEED + first, checksum))
        decisions += some
    return decisions, checksum


def measure(game: Game, settings: Settings, games: int) -> Measurement:
    """Measure the engine that runs here."""
    start = game.new_state(settings)
    gc.collect()
    best = float("inf")
    spent = 0.0
    runs = 0
    while runs < 2 or (runs < MOST_RUNS and spent < ENOUGH_SECONDS):
        seconds, played = timed(lambda: play_by_slices(start, games))
        best = min(best, seconds)
        spent += seconds
        runs += 1
    decisions, checksum = played
    positions = spread(start)
    return {
        "engine": engine_of(start),
        "games": games,
        "runs": runs,
        "games_per_second": round(games / best, 2),
        "decisions_per_second": round(decisions / best, 1),
        "decisions_per_game": round(decisions / games, 1),
        "copy_us": round(fmean(microseconds(time_copies, state) for state in positions), 4),
        "legal_us": round(fmean(microseconds(time_legal, state) for state in positions), 4),
        "state_bytes": round(fmean(bytes_of(state) for state in positions)),
        "checksum": checksum,
    }


def measure_interpreted(game: Game, settings: Settings, games: int) -> Measurement:
    """Measure the same files uncompiled: a copy of the package without its libraries, in a process of its own."""
    if getattr(sys, "frozen", False):
        raise BastideError("This program has no interpreted engine to compare with; --no-compare measures its own.")
    package = Path(bastide.__file__).parent
    with tempfile.TemporaryDirectory(prefix="bastide-interpreted-") as folder:
        shutil.copytree(
            package, Path(folder) / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        command = [sys.executable, "-m", "bastide.cli", "bench", game.name, *spell(settings)]
        command += ["--games", str(games), "--no-compare", "--json"]
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
        run = subprocess.run(
            command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
        )
    if run.returncode:
        raise BastideError(f"The interpreted engine could not be measured: {run.stderr.strip()[-300:]}")
    found: Measurement = json.loads(run.stdout)
    if found["engine"] != "interpreted":
        raise BastideError(f"{game.title} has no interpreted engine to compare with.")
    names = list(Measurement.__annotations__)
    return {name: value for name, value in found.items() if name in names}  # type: ignore[return-value]


def profile(game: Game, settings: Settings, games: int) -> list[float]:
    """Microseconds a decision takes in every tenth of a game, chance included, over the games of the first seeds."""
    start = game.new_state(settings)
    lengths = [int(finish(start.copy(), Dealer(SEED + number))) for number in range(games)]
    if min(lengths) < 10:
        raise BastideError(f"A game of {game.title} is too short to be cut into tenths.")
    best = [float("inf")] * 10
    for _ in range(3):
        tables = [(start.copy(), Dealer(SEED + number)) for number in range(games)]
        for tenth in range(10):
            parts = [length * (tenth + 1) // 10 - length * tenth // 10 for length in lengths]
            seconds, _ = timed(partial(advance_all, tables, parts))
            best[tenth] = min(best[tenth], seconds / sum(parts) * 1e6)
    return best


def advance_all(tables: list[tuple[State, Dealer]], parts: list[int]) -> None:
    """Play this many decisions of each game."""
    for (state, dealer), part in zip(tables, parts, strict=True):
        advance(state, dealer, part)


def spread(start: State) -> list[State]:
    """Ten positions, one in the middle of each tenth of a random game."""
    length = int(finish(start.copy(), Dealer(SEED)))
    return [middle(start, length * (2 * tenth + 1) // (2 * POSITIONS), SEED) for tenth in range(POSITIONS)]


def microseconds(repeat: Callable[[State, int], None], state: State) -> float:
    """What one of many calls takes, the best of several runs."""
    times = 1
    while timed(partial(repeat, state, times))[0] < SHORT:
        times *= 2
    return min(timed(partial(repeat, state, times))[0] for _ in range(MOST_RUNS)) / times * 1e6


def bytes_of(state: State) -> float:
    """The memory one more copy takes."""
    held: list[State | None] = [None] * HELD
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(HELD):
        held[i] = state.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / HELD


def engine_of(state: State) -> str:
    """Whether the rules of this state run compiled."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """The CPU seconds a piece of work takes, and what it returns."""
    began = time.process_time()
    result = work()
    return time.process_time() - began, result
