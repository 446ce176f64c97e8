"""Measures every game with `bastide bench` and writes the figures to RESULTS.md beside this file.

    python benchmarks/run.py              all games
    python benchmarks/run.py torres       only these; the others keep their last figures
    python benchmarks/run.py carcassonne --kernel PATH
                                          and compare with the bare kernel that the script at PATH compiles and times

Run it where Bastide is installed with its compiled engine, on a machine that has little else to do.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).with_name("RESULTS.md")
FLAT = Path(__file__).with_name("flat.py")
BENCH = [sys.executable, "-m", "bastide.cli"]

ROWS = [
    ("games_per_second", "games a second"),
    ("decisions_per_second", "decisions a second"),
    ("copy_us", "copy a state, µs"),
    ("legal_us", "list legal actions, µs"),
    ("state_bytes", "bytes a state"),
]

ALSO: dict[str, list[list[str]]] = {
    "torres": [["--players", "4", "--option", "variant=master"]],
}
"""Settings worth a table of their own, besides the fewest and the most players."""

CARCASSONNE = {
    "base": [],
    "base, I and II": ["inns_cathedrals", "traders_builders"],
    "everything": [
        "inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor", "king_robber", "cult",
        "count", "river2", "catapult", "allow_discouraged",
    ],
}  # fmt: skip
"""The games of Carcassonne that have a table each."""

HEAD = """# Benchmark results

Written by `python benchmarks/run.py`, which calls `bastide bench`. Absolute figures differ from machine to machine; the
ratios between the interpreted and the compiled engine, measured in one run on the same seeds, are what we compare.

- Random play: every legal action equally likely, chance by its exact weights, events not recorded.
- Times are CPU time, the best of several runs. One run plays 200 games; both engines play the same ones, and a checksum
  over all final scores must agree.
- The cost of a copy and of listing legal actions is the mean over ten positions spread over a random game.
- Bytes a state: the memory one more copy takes, by `tracemalloc`, at the same ten positions. What copies share, such as
  tables and settings, is not counted.
- The cost of a decision by tenth of the game is that of the compiled engine, legal actions, choice, rules and draws
  together.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure games and write RESULTS.md.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; by default all")
    parser.add_argument("--kernel", metavar="PATH", help="a script that times a bare kernel of Carcassonne")
    chosen = parser.parse_args()
    last = sections()
    games = {}
    for game in json.loads(bastide("games", "--json")):
        title = game["title"]
        if title in last:
            games[title] = last.pop(title)
        if not chosen.games or game["name"] in chosen.games:
            games[title] = carcassonne(chosen.kernel) if game["name"] == "carcassonne" else section(game)
    known = games | last
    text = "\n".join([HEAD, machine(), *(f"## {title}\n\n{body.strip()}\n" for title, body in known.items())])
    RESULTS.write_text(text.rstrip() + "\n", "utf-8")
    print(f"{RESULTS.name} is written.")


def section(game: dict[str, Any]) -> str:
    """The tables of one game."""
    name = game["name"]
    counts = sorted({game["players"][0], game["players"][-1]})
    settings = [["--players", str(count)] for count in counts] + ALSO.get(name, [])
    return "\n".join(table(["bench", name, *words])[0] for words in settings)


def carcassonne(kernel: str | None) -> str:
    """The tables of Carcassonne: how much each choice of sets costs, and that the land may grow."""
    out = []
    speed = 0.0
    for title, sets in CARCASSONNE.items():
        words = [word for name in sets for word in ("--option", f"{name}=true")]
        text, found = table(["bench", "carcassonne", "--players", "2", *words])
        out.append(f"{title[0].upper()}{title[1:]}: {text}")
        speed = speed or found["games_per_second"]
    if kernel:
        print(kernel, flush=True)
        said = subprocess.run(["bash", kernel], stdout=subprocess.PIPE, text=True, check=True).stdout
        bare = float(re.findall(r"compiled: (\d+) games/s", said)[-1])
        out.append(
            f"A bare kernel of the base game, compiled in the same run: {bare:,.0f} games a second. "
            f"The base game with all its rules, events and sets makes {speed / bare:.2f} of that.\n"
        )
    print("python benchmarks/flat.py", flush=True)
    flat = subprocess.run([sys.executable, FLAT], stdout=subprocess.PIPE, text=True, check=True).stdout
    out.append("`python benchmarks/flat.py`: random play, the ten tiles around each mark, medians.\n")
    out.append(flat)
    return "\n".join(out)


def table(words: list[str]) -> tuple[str, dict[str, Any]]:
    """One run of `bastide bench` as a table, and what it found."""
    command = " ".join(["bastide", *words])
    print(command, flush=True)
    found = json.loads(bastide(*words, "--profile-length", "--json"))
    if "interpreted" not in found:
        sys.exit("The engine here is not compiled; install Bastide with a C compiler first.")
    lines = [f"`{command}`", "", "| | interpreted | compiled | ratio |", "|---|---:|---:|---:|"]
    for key, title in ROWS:
        slow, fast = figure(found["interpreted"][key]), figure(found[key])
        lines.append(f"| {title} | {slow} | {fast} | {found['ratio'][key]:.1f} |")
    costs = found["us_per_decision_by_tenth"]
    lines += [
        "",
        f"{found['decisions_per_game']} decisions a game. µs a decision by tenth of the game: "
        f"{', '.join(f'{cost:.2f}' for cost in costs)} (last to first {costs[-1] / costs[0]:.2f}).",
        "",
    ]
    return "\n".join(lines), found


def sections() -> dict[str, str]:
    """The tables of the last run, by game."""
    text = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    parts = re.split(r"^## (.*)\n\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"


def machine() -> str:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"Machine: {os.cpu_count()} cores, {memory:.0f} GB of memory, Python {platform.python_version()}.\n"


def bastide(*words: str) -> str:
    """What the command writes."""
    ran = subprocess.run([*BENCH, *words], stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        sys.exit(ran.returncode)
    return ran.stdout


if __name__ == "__main__":
    main()
