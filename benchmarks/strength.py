"""Plays the matches behind STRENGTH.md and writes it from their results.

    python benchmarks/strength.py                      all matches, in full
    python benchmarks/strength.py carcassonne --games 20   only these, and at most so many games each
    python benchmarks/strength.py --write              only write STRENGTH.md from the results there are

Results are kept in the folder `strength` beside this file; a match goes on from what is there, so that a few games can
be played now and the rest later. Run it where Bastide is installed with its compiled engine. Bots think by CPU time, so
that a machine that has other things to do changes little.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import bastide
from bastide.bots import Searcher
from bastide.bots.clock import CLOCK, now
from bastide.bots.rating import standings
from bastide.core import Dealer
from bastide.core.simulate import middle

FOLDER = Path(__file__).with_name("strength")
PAGE = Path(__file__).with_name("STRENGTH.md")
EXPANSIONS = [
    "inns_cathedrals=true",
    "traders_builders=true",
    "princess_dragon=true",
    "tower=true",
    "abbey_mayor=true",
    "king_robber=true",
    "cult=true",
    "river2=true",
]


class Match(NamedTuple):
    """One match and what is asked of it."""

    name: str
    game: str
    ours: str
    theirs: str
    games: int
    target: float
    note: str = ""
    options: tuple[str, ...] = ()


MATCHES = [
    Match("carcassonne-greedy", "carcassonne", "king:100ms", "greedy", 100, 0.85, "mean score at least 90"),
    Match(
        "carcassonne-uct", "carcassonne", "king:100ms", "uct:500", 100, 0.95, "the literature's UCT, 500 simulations"
    ),
    Match("carcassonne-uct-score", "carcassonne", "king:100ms", "uct_score:100ms", 100, 0.70),
    Match("carcassonne-rave", "carcassonne", "king:100ms", "rave:100ms", 100, 0.70, "no target; for comparison"),
    Match("carcassonne-star", "carcassonne", "king:100ms", "star:100ms", 100, 0.70, "no target; for comparison"),
    Match(
        "carcassonne-all", "carcassonne", "king:100ms", "greedy", 100, 0.80, "with all expansions", tuple(EXPANSIONS)
    ),
    Match("carcassonne-estimate", "carcassonne", "king:100ms", "estimate", 100, 0.50, "search against no search"),
    Match("carcassonne-time", "carcassonne", "king:100ms", "king:10ms", 100, 0.60, "ten times the time"),
    Match("torres-greedy", "torres", "king:100ms", "greedy", 100, 0.90),
    Match("torres-self", "torres", "king:100ms", "king:101ms", 40, 0.50, "mean of both sides at least 300 points"),
    Match("torres-time", "torres", "king:100ms", "king:10ms", 100, 0.60, "ten times the time"),
    Match("caylus-greedy", "caylus", "king:100ms", "greedy", 40, 0.90),
    Match("caylus-uct", "caylus", "king:100ms", "uct:100ms", 40, 0.80),
    Match("caylus-estimate", "caylus", "king:100ms", "estimate", 40, 0.65, "search against no search"),
    Match("caylus-time", "caylus", "king:100ms", "king:10ms", 100, 0.60, "ten times the time"),
    Match("magna-carta-greedy", "magna_carta", "king:100ms", "greedy", 40, 0.90),
    Match("magna-carta-uct", "magna_carta", "king:100ms", "uct:100ms", 40, 0.80),
    Match("magna-carta-estimate", "magna_carta", "king:100ms", "estimate", 40, 0.65, "search against no search"),
    Match("magna-carta-time", "magna_carta", "king:100ms", "king:10ms", 100, 0.60, "ten times the time"),
]
for _game in ("carcassonne", "torres", "caylus", "magna_carta"):
    _name = _game.replace("_", "-")
    MATCHES += [
        Match(f"{_name}-level-1", _game, "builder", "novice", 100, 0.75),
        Match(f"{_name}-level-2", _game, "master", "builder", 100, 0.75),
        Match(f"{_name}-level-3", _game, "king:300ms", "master", 100, 0.75, "a tenth of king's think time"),
    ]

HEAD = """# Strength of the bots

Written by `python benchmarks/strength.py` from the games in `benchmarks/strength/`. Two players, every luck played from
both seats. Bots think by CPU time, one core each. The interval is Wilson's, 95 %; a drawn game counts half. `greedy`
looks one step ahead on the score as if the game ended now; `estimate` one step ahead on the game's estimate, the
search's own evaluation; `uct` is UCT with random playouts and victory as reward, `uct_score` the same with the squashed
lead, `rave` that with RAVE, `star` expectimax in the manner of Star2.5. A match is *met* when its win rate reaches the
target, *sure* when the whole interval does. A match with fewer games than wanted is marked so; the command that plays
the rest is the same.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="matches whose names begin so; all if left out")
    parser.add_argument("--games", type=int, help="at most so many games of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--speed", action="store_true", help="measure the speed of the search, and play nothing")
    parser.add_argument("--write", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if chosen.speed:
        (FOLDER / "speed.json").write_text(json.dumps(measure_speed()), "utf-8")
    for match in MATCHES:
        wanted = not chosen.names or any(match.name.startswith(name) for name in chosen.names)
        if wanted and not chosen.write and not chosen.speed:
            play(match, min(match.games, chosen.games or match.games), chosen.jobs)
    PAGE.write_text(page(), "utf-8")


def play(match: Match, games: int, jobs: int) -> None:
    """Play what is missing of a match."""
    words = ["arena", match.ours, match.theirs, "--game", match.game, "--players", "2", "--games", str(games)]
    for option in match.options:
        words += ["--option", option]
    words += ["--jobs", str(jobs), "--cpu-time", "--results", str(FOLDER / f"{match.name}.json")]
    print("bastide", *words, flush=True)
    subprocess.run([sys.executable, "-m", "bastide.cli", *words], check=True)


def page() -> str:
    """All results as one page."""
    parts = [HEAD, f"Machine: {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}.\n"]
    for game in dict.fromkeys(match.game for match in MATCHES):
        rows = [row(match) for match in MATCHES if match.game == game]
        table = [
            "| match | against | games | wins | 95 % | target | points | ms a decision | |",
            "|---|---|---:|---:|---|---:|---|---|---|",
        ]
        parts.append(f"## {game.replace('_', ' ').title()}\n\n" + "\n".join([*table, *rows]) + "\n")
    return "\n".join([*parts, speeds()]).rstrip() + "\n"


def measure_speed() -> dict[str, float]:
    """Iterations a CPU second of a search from the middle of a random game; in Torres, steps of plans considered."""
    CLOCK.cpu = True
    found: dict[str, float] = {}
    for name in dict.fromkeys(match.game for match in MATCHES):
        state = middle(bastide.load(name).start(players=2), 60, 3)
        while len(state.legal_codes()) < 4:
            state.apply_code(state.legal_codes()[0] if state.to_move >= 0 else Dealer(1).draw_code(state))
        bot = Searcher("king", seconds=1.0)
        began = now()
        bot.choose(state)
        found[name] = bot.iterations_done / (now() - began)
    return found


def speeds() -> str:
    """The speeds measured last, as a table."""
    file = FOLDER / "speed.json"
    if not file.exists():
        return ""
    rows = [f"| {name.replace('_', ' ')} | {speed:,.0f} |" for name, speed in json.loads(file.read_text()).items()]
    head = "## Search speed\n\nIterations a CPU second from the middle of a random game, 2 players, one core;\n"
    return (
        "\n".join([head + "in Torres, steps of plans considered.\n", "| game | iterations/s |", "|---|---:|", *rows])
        + "\n"
    )


def row(match: Match) -> str:
    """One match as a line of a table."""
    file = FOLDER / f"{match.name}.json"
    target = f"{match.target:.0%}"
    if not file.exists():
        return (
            f"| {match.ours} | {match.theirs} | 0 of {match.games} | | | {target} | | | not played yet; {match.note} |"
        )
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    ours, theirs = standings(found["bots"], found["results"])
    count = ours["games"]
    games = str(count) if count >= match.games else f"{count} of {match.games}"
    verdict = "met, sure" if ours["low"] >= match.target else "met" if ours["win_rate"] >= match.target else "not met"
    if "no target" in match.note or match.name.endswith("-self"):
        verdict = ""
    about = "; ".join(filter(None, [verdict, match.note]))
    return (
        f"| {match.ours} | {match.theirs} | {games} | {ours['win_rate']:.1%} | {ours['low']:.0%} to {ours['high']:.0%} "
        f"| {target} | {ours['mean']:.1f} : {theirs['mean']:.1f} "
        f"| {ours['milliseconds']:.3g} : {theirs['milliseconds']:.3g} | {about} |"
    )


if __name__ == "__main__":
    main()
