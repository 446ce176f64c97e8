"""Lets every level play the one below and writes what came of it where the server and the page read it.

    python benchmarks/levels.py                    all games, 100 games a match, 20 of the strongest
    python benchmarks/levels.py torres --games 20  only this game, fewer games

The weakest level meets random clicking. The strongest thinks a small part of the time it takes at a table, so that it
is rather better than this says. Two players, every luck played from both seats, bots by CPU time. Run it where Bastide
is installed with its compiled engine; the results of the games that are left out stay as they are. How long a level
thinks about a move is taken from what `benchmarks/think.py` measured.
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path

from bastide.bots.arena import pairings, play_game
from bastide.bots.levels import LEVELS
from bastide.bots.rating import standings

FILE = Path(__file__).parents[1] / "src/bastide/bots/strength.json"
THINK = Path(__file__).with_name("strength") / "think.json"
GAMES = {"caylus": "Caylus", "magna_carta": "Magna Carta", "carcassonne": "Carcassonne", "torres": "Torres"}
STRONGEST = "king:20ms"
FEWER = 5
"""This many times fewer games of the strongest level."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="games; all if left out")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for game in chosen.names or GAMES:
        known[game] = {above: match(game, above, below, chosen.games) for below, above in pairwise(("random", *LEVELS))}
        FILE.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", "utf-8")


def match(game: str, level: str, against: str, games: int) -> dict[str, object]:
    """How a level fares against another."""
    strongest = level == LEVELS[-1]
    bots = [STRONGEST if strongest else level, against]
    seeds = range(1, 1 + max(1, games // (2 * (FEWER if strongest else 1))))
    results = [play_game(game, {"players": 2}, bots, pairing, cpu_time=True) for pairing in pairings(2, 2, seeds)]
    ours, _ = standings(bots, results)
    won = round(ours["win_rate"] * ours["games"])
    print(f"{game}: {level} won {won} of {ours['games']} against {against}, {ours['mean']:.0f} points", flush=True)
    points, seconds = round(ours["mean"]), thinks(game, level)
    return {"won": won, "of": ours["games"], "against": against, "points": points, "seconds": seconds}


def thinks(game: str, level: str) -> float:
    """Seconds a move, on the mean; the levels that were not measured answer at once."""
    measured = json.loads(THINK.read_text("utf-8"))[f"{GAMES[game]}, 2 players"]
    return round(measured.get(level, [0.0])[0], 1)


if __name__ == "__main__":
    main()
