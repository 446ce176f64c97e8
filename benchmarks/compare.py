"""Compares two compiled copies of Bastide in one run: `python benchmarks/compare.py BEFORE AFTER [PART ...]`.

BEFORE and AFTER are folders written by `python hatch_build.py --into FOLDER`. Both do the same small pieces of work in
turn, so that whatever else the machine does meets both; times are CPU time, and the best turn of each counts.
Checksums of scores and decisions must agree, or the row says so. PART names the rows to measure, by a part of their
title; by default all. The doors need the extra `research`.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from inspect import signature
from time import process_time
from typing import Any

EXPANSIONS = [
    "inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor", "king_robber", "cult", "count",
    "river2", "catapult", "allow_discouraged",
]  # fmt: skip
EVERYTHING = dict.fromkeys(EXPANSIONS, True)
TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "Torres, 2": ("torres", {"players": 2}, 600),
    "Torres, 4": ("torres", {"players": 4}, 400),
    "Torres master, 4": ("torres", {"players": 4, "variant": "master"}, 200),
    "Caylus, 2": ("caylus", {"players": 2}, 3000),
    "Caylus, 5": ("caylus", {"players": 5}, 1500),
    "Magna Carta, 2": ("magna_carta", {"players": 2}, 4000),
    "Magna Carta, 4": ("magna_carta", {"players": 4}, 1500),
    "Carcassonne, 2": ("carcassonne", {"players": 2}, 2000),
    "Carcassonne, 5": ("carcassonne", {"players": 5}, 2000),
    "Carcassonne with everything, 2": ("carcassonne", {"players": 2, **EVERYTHING}, 300),
    "Carcassonne with everything, 6": ("carcassonne", {"players": 6, **EVERYTHING}, 200),
}
"""The tables, and how many random games one turn plays there."""
SEARCHED = {
    "Torres, 2": 60,
    "Caylus, 2": 1500,
    "Magna Carta, 2": 3000,
    "Carcassonne, 2": 200,
    "Carcassonne with everything, 2": 60,
}
"""Where the king's search is timed, and how many iterations (plans in Torres) one turn searches each position for."""
COPIED = ("Torres, 2", "Caylus, 2", "Magna Carta, 2", "Carcassonne, 2", "Carcassonne with everything, 2")
DOORED = ("Torres, 2", "Caylus, 2", "Magna Carta, 2", "Carcassonne, 2")
DOORS = ("PettingZoo", "guarded PettingZoo", "Gymnasium", "OpenSpiel", "observed OpenSpiel", "batch", "batch by pairs")
"""Through each of these doors both lead the games that `envs.py` leads through them."""


def main() -> None:
    if sys.argv[1:] == ["--work"]:
        work()
        return
    parser = argparse.ArgumentParser(description="Compare two compiled copies of Bastide.")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--turns", type=int, default=9, help="how often each does every piece of work")
    chosen = parser.parse_intermixed_args()
    both = [begin(folder) for folder in (chosen.before, chosen.after)]
    print("| | before | after | ratio | |\n|---|---:|---:|---:|---|")
    for kind, titles in rows():
        for title in titles:
            if not chosen.parts or any(part in f"{title}: {kind}" for part in chosen.parts):
                turns = 1 if kind == "bytes" else chosen.turns
                print(row(kind, title, both, turns), flush=True)
    for process in both:
        process.stdin.close()  # type: ignore[union-attr]
        process.wait()


def rows() -> "list[tuple[str, Iterable[str]]]":
    """What is measured, and at which tables."""
    played: list[tuple[str, Iterable[str]]] = [("games", TABLES), ("playouts", COPIED), ("copies", COPIED)]
    played += [("legal", COPIED), ("bytes", COPIED), ("search", SEARCHED)]
    return [*played, *((f"decisions by {door}", DOORED) for door in DOORS)]


def begin(folder: str) -> "subprocess.Popen[str]":
    """A process that works with the engine of a folder."""
    environment = dict(os.environ, PYTHONPATH=folder)
    command = [sys.executable, __file__, "--work"]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def row(kind: str, title: str, both: "list[subprocess.Popen[str]]", turns: int) -> str:
    """A line of the table: what each does in a second, and by how much the second is faster."""
    rates: list[list[float]] = [[], []]
    sums: set[str] = set()
    for _ in range(turns):
        for process, found in zip(both, rates, strict=True):
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps([kind, title]) + "\n")
            process.stdin.flush()
            amount, seconds, checksum = json.loads(process.stdout.readline())
            found.append(amount / seconds)
            sums.add(str(checksum))
    before, after = map(max, rates)
    agreed = "" if len(sums) == 1 else "results differ"
    unit = "a state" if kind == "bytes" else "a second"
    return f"| {title}: {kind} {unit} | {before:,.0f} | {after:,.0f} | {after / before:.2f} | {agreed} |"


def work() -> None:
    """Do what is asked for line by line, and answer with the amount, the CPU seconds and a checksum."""
    kinds: dict[str, Callable[[str], tuple[float, float, object]]] = {
        "games": games,
        "playouts": playouts,
        "copies": copies,
        "legal": legal,
        "bytes": size,
        "search": search,
        **{f"decisions by {door}": partial(through, door) for door in DOORS},
    }
    for line in sys.stdin:
        kind, title = json.loads(line)
        print(json.dumps(kinds[kind](title)), flush=True)


def start(title: str) -> Any:
    import bastide

    name, options, _ = TABLES[title]
    game = bastide.load(name)
    if getattr(game, "former_rules", ()):  # an older copy plays by the oldest rules that this one knows
        return game.new_state(game.read_settings_of(min(game.former_rules), **options))
    return game.start(**options)


def positions(title: str) -> list[Any]:
    """Positions with something to choose, from the beginning of a random game to its end."""
    from bastide.core import CHANCE, Dealer
    from bastide.core.simulate import middle

    if title not in _POSITIONS:
        found = []
        for decisions in (10, 40, 70, 100):
            state = middle(start(title), decisions, 3)
            dealer = Dealer(5)
            while not state.over and (state.to_move == CHANCE or len(state.legal_codes()) < 4):
                code = dealer.draw_code(state) if state.to_move == CHANCE else state.legal_codes()[0]
                state.apply_code(code)
            if not state.over:
                found.append(state)
        _POSITIONS[title] = found
    return _POSITIONS[title]


_POSITIONS: dict[str, list[Any]] = {}


def games(title: str) -> tuple[float, float, object]:
    from bastide.core.simulate import play_games

    state, count = start(title), TABLES[title][2]
    began = process_time()
    decisions, checksum = play_games(state, count, 1)
    return count, process_time() - began, (int(decisions), int(checksum))


def playouts(title: str) -> tuple[float, float, object]:
    """Random play to the end from every position, as a search does it."""
    from bastide.core.simulate import play_games

    found, count = positions(title), TABLES[title][2] // 4
    began = process_time()
    sums = [[int(number) for number in play_games(state, count, 1)] for state in found]
    return count * len(found), process_time() - began, sums


def copies(title: str) -> tuple[float, float, object]:
    from bastide.core.simulate import time_copies

    return timed(title, time_copies)


def legal(title: str) -> tuple[float, float, object]:
    from bastide.core.simulate import time_legal

    return timed(title, time_legal)


def timed(title: str, what: Callable[[Any, int], None]) -> tuple[float, float, object]:
    found = positions(title)
    began = process_time()
    for state in found:
        what(state, 5000)
    return 5000 * len(found), process_time() - began, None


def size(title: str) -> tuple[float, float, object]:
    """The memory of one more copy."""
    from bastide.cli.measure import bytes_of

    found = positions(title)
    return sum(bytes_of(state) for state in found) / len(found), 1.0, None


def search(title: str) -> tuple[float, float, object]:
    from bastide.bots import Searcher

    done, decisions = 0, []
    found = positions(title)
    # The search as every copy knows it: without a net, all actions alike.
    asked = {"classic": True} if "classic" in signature(Searcher).parameters else {}
    began = process_time()
    for state in found:
        bot = Searcher("king", seed=1, iterations=SEARCHED[title], **asked)
        decisions.append(str(bot.choose(state)))
        done += bot.iterations_done
    return done, process_time() - began, decisions


def through(door: str, title: str) -> tuple[float, float, object]:
    """Lead recorded games through a door; the codes of actions may differ, so that nothing is compared but the time."""
    if (door, title) not in _DOORS:
        _DOORS[door, title] = opened(door, TABLES[title][0])
    decisions, run = _DOORS[door, title]
    gc.collect()
    gc.disable()
    began = process_time()
    run()
    spent = process_time() - began
    gc.enable()
    return decisions, spent, None


_DOORS: dict[tuple[str, str], tuple[int, Callable[[], object]]] = {}


def opened(door: str, name: str) -> tuple[int, Callable[[], object]]:
    """How many decisions one run takes, and what leads through the door."""
    import envs

    set_up = envs.SetUp(name, 2, "win", {})
    if door == "Gymnasium":
        one = envs.FromOneSeat(set_up)
        return one.decisions, partial(envs.through_gymnasium, envs.SeatEnv(name, 2), one)
    if "batch" in door:
        tables = envs.Tables(name, envs.BATCH, 2)
        return envs.STEPS * envs.BATCH, partial(envs.through_batch, tables, by_pairs="pairs" in door)
    played = envs.Played(set_up)
    if "PettingZoo" in door:
        make = envs.env if "guarded" in door else envs.raw_env
        return played.decisions, partial(envs.through_pettingzoo, make(name, 2), played)
    game = envs.pyspiel.load_game(f"bastide_{name}")
    return played.decisions, partial(envs.through_openspiel, game, played, observed="observed" in door)


if __name__ == "__main__":
    main()
