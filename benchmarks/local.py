"""Measures how fast the levels are without a server, next to what they are with one.

    python benchmarks/local.py --native build/native --engine build/wasm     the table of docs/without-a-server.md
    python benchmarks/local.py here                                          as it is in this Python, as JSON

Four engines take turns in one run: compiled and plain, on this machine and as in a browser (Pyodide under Node). The
same positions are decided by the same bots; of three tries the quickest counts. Random games have a checksum that must
be the same everywhere.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean
from time import perf_counter

ROOT = Path(__file__).parents[1]
GAMES = {"torres": "Torres", "caylus": "Caylus", "magna_carta": "Magna Carta", "carcassonne": "Carcassonne"}
LEVELS = ("novice", "apprentice", "builder", "master", "king:50")
"""The strongest with 50 tries a decision: at a table it thinks as long as it may, and sees more where it is faster."""
POSITIONS, APART, TRIES = 6, 15, 3
RANDOM_GAMES = 20


def here() -> dict[str, dict[str, float]]:
    """Milliseconds a decision of every level in every game, and a checksum of random games."""
    import bastide
    from bastide.bots import make_bot
    from bastide.core.simulate import play_games

    found: dict[str, dict[str, float]] = {}
    for name in GAMES:
        game = bastide.load(name)
        positions = list(_positions(game.start(players=2)))
        row = {level: fmean(_quickest(make_bot, level, state) for state in positions) for level in LEVELS}
        row["checksum"] = int(play_games(game.start(players=2), RANDOM_GAMES, 1)[1])
        found[name] = row
    return found


def _positions(state):  # type: ignore[no-untyped-def]
    """Positions of a game by random choice where there is something to decide, a few moves apart."""
    from bastide.core import CHANCE, Dealer

    chance, count, found = Dealer(7), 0, 0
    while not state.over and found < POSITIONS:
        codes = state.legal_codes()
        if state.to_move != CHANCE and len(codes) > 1:
            count += 1
            if count % APART == 0:
                found += 1
                yield state.determinize(int(state.to_move), Dealer(found))
        state.apply_code(codes[int(chance.below(len(codes)))])


def _quickest(make_bot, level, state):  # type: ignore[no-untyped-def]
    """Milliseconds for a decision."""
    times = []
    for _ in range(TRIES):
        bot = make_bot(level, 1)
        began = perf_counter()
        bot.choose(state.copy())
        times.append(1_000 * (perf_counter() - began))
    return min(times)


def everywhere(native: Path, engine: Path) -> None:
    """The table."""
    script = str(Path(__file__).relative_to(ROOT))
    kinds = {
        "compiled": ([sys.executable, script], native),
        "in the browser": ([sys.executable, "wasm_run.py", "--engine", str(engine), script], ROOT / "src"),
        "plain": ([sys.executable, script], ROOT / "src"),
        "plain in the browser": ([sys.executable, "wasm_run.py", script], ROOT / "src"),
    }
    found = {}
    for kind, (command, path) in kinds.items():
        environment = {**os.environ, "PYTHONPATH": str(path.resolve())}
        told = subprocess.run([*command, "here"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        found[kind] = json.loads(told.stdout.splitlines()[-1])
    print(f"| | {' | '.join(kinds)} |\n|{'---|' * (len(kinds) + 1)}")
    for game, title in GAMES.items():
        checksums = {found[kind][game]["checksum"] for kind in kinds}
        assert len(checksums) == 1, f"{title} is not the same everywhere: {checksums}"
        for level in LEVELS:
            print(f"| {title}, `{level}` | {' | '.join(_shown(found[kind][game][level]) for kind in kinds)} |")


def _shown(milliseconds: float) -> str:
    return f"{milliseconds:.2g}" if milliseconds < 10 else f"{milliseconds:,.0f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", nargs="?", choices=["here"])
    parser.add_argument("--native", type=Path, default=ROOT / "build/native")
    parser.add_argument("--engine", type=Path, default=ROOT / "build/wasm")
    chosen = parser.parse_args()
    if chosen.where == "here":
        print(json.dumps(here()))
    else:
        everywhere(chosen.native, chosen.engine)
