"""Measures the table without a server, in one run: the folder, the visits, and the levels next to a server's.

    python benchmarks/local.py --native build/native --engine build/wasm     all tables of docs/without-a-server.md
    python benchmarks/local.py here                                          the levels in this Python, as JSON

The folders of plain files, with either engine, are made where they are not there. Then Chromium visits both
(`benchmarks/visit.py`), and four engines decide the same positions by the same bots: compiled and plain, here
and as in a browser (Pyodide under Node). Of two tries the quicker counts, or the first where it takes a second. Random
games have a checksum that must be the same everywhere. What was found is written into the docs.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time

ROOT = Path(__file__).parents[1]
GAMES = {"torres": "Torres", "caylus": "Caylus", "magna_carta": "Magna Carta", "carcassonne": "Carcassonne"}
LEVELS = ("novice", "apprentice", "builder", "master", "king:50")
"""The strongest with 50 tries a decision: at a table it thinks as long as it may, and sees more where it is faster."""
POSITIONS, APART, TRIES = 3, 25, 2
ENOUGH = 1_000.0
"""Milliseconds after which a decision is not tried again."""
RANDOM_GAMES = 20
ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""A browser thinks with one core, and numpy shall not use more."""
DOCS = ROOT / "docs/without-a-server.md"
BEGIN, END = "<!-- measured by benchmarks/local.py -->", "<!-- so far -->"


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
    """Milliseconds of a processor for a decision."""
    times: list[float] = []
    while len(times) < TRIES and sum(times) < ENOUGH:
        bot = make_bot(level, 1)
        began = _spent()
        bot.choose(state.copy())
        times.append(_spent() - began)
    return min(times)


def _spent() -> float:
    """Milliseconds of processors that this program has used: other work on the machine does not count."""
    if sys.platform != "emscripten":
        return 1_000 * process_time()
    from js import process  # type: ignore[import-not-found]  # Node, which compiles beside

    used = process.cpuUsage()
    return (used.user + used.system) / 1_000


def levels(native: Path, engine: Path, room: Path) -> list[list[str]]:
    """Milliseconds a decision, of every level in every game."""
    plain = room / "plain"
    shutil.copytree(ROOT / "src/bastide", plain / "bastide", ignore=shutil.ignore_patterns("static", "*.so"))
    script = str(Path(__file__).relative_to(ROOT))
    kinds = {
        "natively, compiled": ([sys.executable, script], native),
        "in the browser, compiled": ([sys.executable, "wasm_run.py", "--engine", str(engine), script], native),
        "natively, plain": ([sys.executable, script], plain),
        "in the browser, plain": ([sys.executable, "wasm_run.py", script], native),
    }
    found = {}
    for kind, (command, path) in kinds.items():
        environment = {**os.environ, **ONE_CORE, "PYTHONPATH": str(path.resolve())}
        ran = subprocess.run([*command, "here"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        found[kind] = json.loads(ran.stdout.splitlines()[-1])
        if found[kind].pop("compiled") == kind.endswith("plain"):
            sys.exit(f"The engine that was to be {kind} is not: see --native and --engine.")
        print(f"{kind}: {ran.stdout.splitlines()[-1]}", file=sys.stderr, flush=True)
    rows = [["milliseconds of a processor a decision", *kinds]]
    for game, title in GAMES.items():
        checksums = {found[kind][game]["checksum"] for kind in kinds}
        assert len(checksums) == 1, f"{title} is not the same everywhere: {checksums}"
        rows += [[f"{title}, `{level}`", *(_shown(found[kind][game][level]) for kind in kinds)] for level in LEVELS]
    return rows


def everything(native: Path, engine: Path, site: Path, plain: Path) -> str:
    """All tables, in the words of the docs."""
    from visit import chromium, measure, shown

    began, before = perf_counter(), os.getloadavg()[0]
    for folder, words in ((site, ["--engine", str(engine)]), (plain, [])):
        if not folder.exists():
            command = [sys.executable, "-m", "bastide.cli", "build-static", str(folder), *words]
            subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(native.resolve())})
    parts, visits, counted = measure(site)
    plain_parts, plain_visits, _ = measure(plain)
    print("\n\n".join(map(shown, (parts, visits, counted, plain_visits))), file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as room:
        table = levels(native, engine, Path(room))
    load = f"between {min(before, os.getloadavg()[0]):.0f} and {max(before, os.getloadavg()[0]):.0f}"
    took = (perf_counter() - began) / 60
    return f"""\
One run of `python benchmarks/local.py` of {took:.0f} minutes on {os.cpu_count()} cores that had other work, with a load
{load}: Python {platform.python_version()}, {_version(chromium())}, Node {_version("node")}. So the seconds of
processors count; those of the clock are what the other work left.

The folder with the compiled engine:

{shown(parts)}

With the plain engine it is {plain_parts[-1][3]} MB over the wire, {plain_parts[-1][4]} of it before one can play.

From nothing to the first legal moves, in Chromium, with the compiled engine:

{shown(visits)}

and with the plain one:

{shown(plain_visits)}

What the browser itself counts, without a network, with the compiled engine:

{shown(counted)}

Decisions of two players' games; `king:50` tries 50 times, at a table `king` thinks as long as it may. Natively numpy
helps the nets of Caylus and Magna Carta, which a browser does not have, and a net over the squares of the board leads
`king` in Torres, which would be too slow in a page: there it plans without.

{shown(table)}
"""


def _version(program: str) -> str:
    return subprocess.check_output([program, "--version"], text=True).strip().lstrip("v").split(" built")[0]


def write(found: str) -> None:
    """Put it into the docs, in place of what was measured before."""
    before, rest = DOCS.read_text("utf-8").split(BEGIN)
    after = rest.split(END)[1]
    DOCS.write_text(f"{before}{BEGIN}\n\n{found}\n{END}{after}", "utf-8")


def _shown(milliseconds: float) -> str:
    return f"{milliseconds:.2g}" if milliseconds < 10 else f"{milliseconds:,.0f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", nargs="?", choices=["here"])
    parser.add_argument("--native", type=Path, default=ROOT / "build/native", help="the package, compiled")
    parser.add_argument("--engine", type=Path, default=ROOT / "build/wasm", help="what wasm_build.py has made")
    parser.add_argument("--site", type=Path, default=ROOT / "build/site", help="the folder with that engine")
    parser.add_argument("--plain", type=Path, default=ROOT / "build/site-plain", help="the folder with the plain one")
    chosen = parser.parse_args()
    if chosen.where == "here":
        from bastide._engine import engine

        print(json.dumps({**here(), "compiled": engine() == "compiled"}))
    else:
        write(everything(chosen.native, chosen.engine, chosen.site, chosen.plain))
