"""Measures how long the levels think about a move, how much memory that takes, and how fast they search.

    python benchmarks/think.py            all three
    python benchmarks/think.py times      how long: what is missing in strength/think.json, for STRENGTH.md
    python benchmarks/think.py memory     how much: strength/memory.json, for STRENGTH.md
    python benchmarks/think.py speed      how fast: a section of RESULTS.md

Run it where Bastide is installed with its compiled engine. All but the gain of several processes is CPU time, so that a
machine that has other things to do changes little.
"""

import argparse
import json
import re
from multiprocessing import get_context
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, median
from time import perf_counter

from matches import EXPANSIONS

import bastide
from bastide._threads import one_thread_each
from bastide.bots import Bot, Searcher, decide, make_bot
from bastide.bots.clock import CLOCK, now
from bastide.bots.workers import Workers
from bastide.core import CHANCE, Dealer, State
from bastide.core.simulate import middle

TIMES = Path(__file__).with_name("strength") / "think.json"
RESULTS = Path(__file__).with_name("RESULTS.md")
TITLE = "Search"
ALL: dict[str, object] = {option.partition("=")[0]: True for option in EXPANSIONS}
TABLES: list[tuple[str, str, dict[str, object]]] = [
    ("Carcassonne, 2 players", "carcassonne", {"players": 2}),
    ("Carcassonne, 5 players", "carcassonne", {"players": 5}),
    ("Carcassonne, all expansions, 2 players", "carcassonne", {"players": 2, **ALL}),
    ("Carcassonne, all expansions, 5 players", "carcassonne", {"players": 5, **ALL}),
    ("Torres, 2 players", "torres", {"players": 2}),
    ("Torres, master version, 4 players", "torres", {"players": 4, "variant": "master"}),
    ("Caylus, 2 players", "caylus", {"players": 2}),
    ("Caylus, 5 players", "caylus", {"players": 5}),
    ("Magna Carta, 2 players", "magna_carta", {"players": 2}),
    ("Magna Carta, 4 players", "magna_carta", {"players": 4}),
]
MOVES = {"builder": 40, "master": 20, "king": 8}
"""At how many moves of a game each level is timed."""
MEMORY = TIMES.with_name("memory.json")
REMEMBERING = ("net", "master", "king")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["times", "memory", "speed", "all"], default="all")
    chosen = parser.parse_args()
    one_thread_each()  # others would count as thinking, too
    CLOCK.cpu = True
    if chosen.what in ("times", "all"):
        measure_times()
    if chosen.what in ("memory", "all"):
        measure_memory()
    if chosen.what in ("speed", "all"):
        write_speed(measure_speed(), measure_processes())


def measure_times() -> None:
    """For every table that has no figures yet and every level: the mean and the most seconds for a move."""
    found: dict[str, dict[str, list[float]]] = json.loads(TIMES.read_text("utf-8")) if TIMES.exists() else {}
    for title, game, options in TABLES:
        if title in found:
            continue
        starts = beginnings(bastide.load(game).start(**options))
        found[title] = {}
        for level, count in MOVES.items():
            chosen = starts[:: max(1, len(starts) // count)]
            times = [time_move(state.copy(), make_bot(level, seed=i)) for i, state in enumerate(chosen)]
            found[title][level] = [round(fmean(times), 4), round(max(times), 4)]
        print(title, found[title], flush=True)
        TIMES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def measure_memory() -> None:
    """For every table and bot: the most megabytes it takes besides the game, each in a process of its own."""
    found: dict[str, dict[str, float]] = {}
    for title, game, options in TABLES:
        found[title] = {}
        for name in REMEMBERING:
            with get_context("spawn").Pool(1) as pool:
                found[title][name] = pool.apply(megabytes, (name, game, options))
        print(title, found[title], flush=True)
    MEMORY.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def megabytes(name: str, game: str, options: dict[str, object]) -> float:
    """How far a bot raises the most that this process has held, in its moves spread over a game."""
    CLOCK.cpu = True
    starts = beginnings(bastide.load(game).start(**options), "greedy")
    before = getrusage(RUSAGE_SELF).ru_maxrss
    for i, state in enumerate(starts[:: max(1, len(starts) // MOVES["king"])]):
        time_move(state.copy(), make_bot(name, seed=i))
    return round((getrusage(RUSAGE_SELF).ru_maxrss - before) / 1024, 1)


def beginnings(state: State, between: str = "builder") -> list[State]:
    """The positions of a game between builders, or others, in which a move begins with something to choose."""
    found: list[State] = []
    dealer = Dealer(8)
    bots: list[Bot] = [make_bot(between, seed=seat) for seat in range(int(state.players))]
    before = CHANCE
    while not state.over:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        if seat != before and len(state.legal_codes()) > 1:
            found.append(state.copy())
        before = seat
        state.play(decide(bots[seat], state, dealer))
    return found


def time_move(state: State, bot: Bot) -> float:
    """Seconds the bot needs for all its decisions until somebody else has one."""
    dealer = Dealer(9)
    seat = int(state.to_move)
    spent = 0.0
    while not state.over and state.to_move in (seat, CHANCE):
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        imagined = state.determinize(seat, dealer)
        began = now()
        action = bot.choose(imagined)
        spent += now() - began
        state.play(action)
    return spent


def choices(game: str) -> list[State]:
    """Positions with something to choose, from the beginning of a random game to its end."""
    found: list[State] = []
    for decisions in (10, 30, 50, 70):
        state = middle(bastide.load(game).start(players=2), decisions, 3)
        while state.to_move == CHANCE or len(state.legal_codes()) < 4:
            draw = state.to_move == CHANCE
            state.apply_code(Dealer(1).draw_code(state) if draw else state.legal_codes()[0])
        found.append(state)
    return found


def measure_speed() -> dict[str, float]:
    """For every game the iterations a second; in Torres, the steps of plans considered."""
    found: dict[str, float] = {}
    for game in ("carcassonne", "torres", "caylus", "magna_carta"):
        done, spent = 0, 0.0
        for state in choices(game):
            bot = Searcher("king", seconds=1.0, width=400)
            began = now()
            bot.choose(state)
            done += bot.iterations_done
            spent += now() - began
        found[game] = done / spent
    return found


def measure_processes() -> float:
    """How many times the iterations of one process two of them make in the same time on the wall."""
    one, two = Workers(1), Workers(2)
    ratios: list[float] = []
    for state in choices("caylus"):
        speeds = []
        for workers in (one, two):
            workers.reports(state, 0.1, 10, 1)
            began = perf_counter()
            reports = workers.reports(state, 1.0, 1 << 40, 1)
            done = sum(visits for report in reports for _, visits, _, _ in report)
            speeds.append(done / (perf_counter() - began))
        ratios.append(speeds[1] / speeds[0])
    one.close()
    two.close()
    return median(ratios)


def write_speed(speeds: dict[str, float], gain: float) -> None:
    """Put the section into RESULTS.md, in the place of an older one."""
    lines = [
        f"## {TITLE}\n",
        "Written by `python benchmarks/think.py speed`. Iterations of the search a second of CPU time, one process, 2",
        "players, from four positions of a random game; in Torres, where whole turns are planned, steps considered. In",
        "Caylus and Caylus Magna Carta a net is asked at every one.\n",
        "| game | iterations a second |",
        "|---|---:|",
        *(f"| {bastide.load(game).title} | {speed:,.0f} |" for game, speed in speeds.items()),
        "",
        f"Two processes on two cores make {gain:.2f} times the iterations of one in the same time (Caylus, by the",
        "clock on the wall, the median of four positions).",
    ]
    old = RESULTS.read_text("utf-8") if RESULTS.exists() else "# Benchmark results\n"
    kept = re.sub(rf"^## {TITLE}\n.*?(?=^## |\Z)", "", old, flags=re.MULTILINE | re.DOTALL)
    RESULTS.write_text(kept.rstrip() + "\n\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
