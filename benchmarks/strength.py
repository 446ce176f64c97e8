"""Plays the matches of matches.py and writes STRENGTH.md from their results.

    python benchmarks/strength.py                      all matches, in full
    python benchmarks/strength.py carcassonne --games 20   only these, and at most this many games each
    python benchmarks/strength.py --write              only write STRENGTH.md from the results there are
    python benchmarks/strength.py --outside "program:python my_bot.py" --game torres
                                                       a program of yours against all levels, nothing is written

Results are kept in the folder `strength` beside this file after every game; the same command goes on from what is
there. All matches are played a little first, then more of each, so that it can be stopped at any time. Run it where
Bastide is installed with its compiled engine. Bots think by CPU time, so that a machine that has other things to do
changes little.
"""

import argparse
import json
import os
import platform
from pathlib import Path
from typing import Any

from matches import MATCHES, NAMES, Match

from bastide._threads import one_thread_each
from bastide.bots.arena import Result
from bastide.bots.levels import LEVELS
from bastide.bots.rating import Standing, standings
from bastide.cli.arena import arena

FOLDER = Path(__file__).with_name("strength")
PAGE = Path(__file__).with_name("STRENGTH.md")
ROUNDS = (10, 20, 40, 100, 200)
"""Up to this many games of every match are played before any has more."""

HEAD = """# Strength of the bots

Written by `python benchmarks/strength.py` from the games in `benchmarks/strength/`. Two players unless said
otherwise, every luck played from all seats; among three or four one seat is ours, and half again its fair share is
asked. Bots think by CPU time, one core each; times are for one decision, of which a move in Carcassonne is two. The
interval is Wilson's, 95 %; a drawn game counts half. `greedy` looks one step ahead on the score as if the game ended
now; `estimate` one step ahead on the game's estimate, the search's own evaluation; `uct` is UCT with random playouts
and victory as reward, `uct_score` the same with the squashed lead, `rave` that with RAVE, `star` expectimax in the
manner of Star2.5; `classic` is the search by the estimate that was `king` before there were nets, with the engine of
today; `king:100ms of 206c8ae` is that king as it was, run by `benchmarks/earlier.py`. The matches of `king` with three
and four players, with all expansions, in Carcassonne, and in Magna Carta were begun on 16 cores of a machine with
Python 3.12, and go on, as all others were played, on the one named below. A match is *met* when its win rate reaches
the target, *sure* when the whole interval does. A match with fewer games than wanted says so; the same command plays
the rest.
"""

TUNING = """## Tuning

Weights of estimates were tuned by self-play of bots that look one step ahead (`benchmarks/tune.py`). What counts
between turns, where searches stop, was fitted to the final leads of games that the search played against itself
(`benchmarks/fit.py`).

- Carcassonne: before, `estimate` won 45 % of 200 games against `greedy` (38 to 52) with 61.6 points; after, 96.5 % of
  100 games (91 to 99) with 101 points. The search gained little from time: 50 ms against 5 ms won 58 % of 78 games.
  With a curiosity of 0.25 instead of 0.6, four tiles ahead, it won 62 % of 40 games (47 to 76) against its old
  curiosity, and 67 % of 40 (52 to 80) at 50 ms against 5 ms. Trusting promises four times as much changed nothing (52 %
  of 40), nor did squashing leads with 5 or 18 points instead of 10 (51 and 39 % of 40 at 250 iterations). With all
  expansions turns are long: four tiles ahead it won 85 % of 66 games against `greedy`, 444 to 331 points; two tiles
  ahead all of 10, 478 to 300. So with many sets it looks two tiles ahead.
- Caylus: the tuned weights won 99.5 % of 200 games (97 to 100) against the first guess, with 60 points.
- Magna Carta: the weights of a first estimate won 93.5 % of 200 games (89 to 96) after tuning; a second estimate, tuned
  likewise, won 87.5 % of 40 games (74 to 95) against that and took its place.
- Magna Carta between turns: the mean of a fit to 4,500 games of 10 iterations and one to 2,000 of 30. With 300
  iterations the search that counts so, and squashes leads with a scale of 3 points instead of 6, won 86 % of 40 games
  (72 to 94) against the one that goes by the estimate, at 25.0 to 20.4 points. Ten times the iterations had won 51 % of
  40 games (36 to 66; 200 to 20) before, and won 72 % of 80 (61 to 81; 500 to 50) then.
- Caylus between turns: fitted to 600 games of 10 iterations; leads squashed with a scale of 4 points instead of 9
  won 61 % of 28 games (42 to 76) with 500 iterations each. With 60 iterations it won 64 % of 60 games (52 to 75)
  against the estimate. Ten times the time had won 30 % of 10 games before; ten times the iterations (400 to 40) won
  90 % of 40 (77 to 96) with the fit, at the old scale. A second fit, to 1,200 games of 20 iterations, predicted leads
  better and played worse (36 % of 80 games), so it was not taken.
- Torres: weights by hand. Five generations changed nothing that could be told from noise. A rival's points count 0.6
  of the own: two players who count them fully block each other, at 245 points a side; with 0.85 they make 341, with 0.7
  346. Against the full count 0.7 won 45 % of 76 games (34 to 56) and 0.75 43 % of 30 (27 to 61), at 12 and 20 ms a
  decision, after a few moves at random, since two planners would else repeat the same game; 0.45 won 42 % of 40 (29
  to 58) against 0.75. Against `greedy`, at 100 ms, the same 40 games gave 303 points with 0.75, 311 with 0.6 and 314
  with 0.45 (standard error 7), all won.
- Torres, one plan a turn with 250 unfinished ones in mind, 48 games each against 0.6 without a net: 1.0 won 69 %
  (307 : 297 points), 0.85 65 % (312 : 306); with the net believed by half and 0.85 77 % (328 : 304), with the net of
  four rounds more, learned with wider plans and moves compared, 65 % at 0.85, 69 % at 1.0, 46 % at 0.6, and believed
  in full 42 % at 0.6. With 60 plans in mind the net believed in full won 70 % of 40 at 0.6, believed by half 75 %. The
  best of these was taken, and won 69.3 % of 189 other games at 100 ms. Most of that is the weight: with 150 plans in
  mind and 0.85 on both sides the net, believed by half, won 54 % of 76 games (43 to 65), 296 : 288 points.
- Torres, the king for two against itself as it was, planning anew at every decision, 40 games each at 100 ms: turns of
  the net's own, the six likeliest sequences of actions at a time, among the plans 50 %; these, and the six best judged
  again after what the net would answer 35 %, judged by that alone 27.5 %; plans judged before kept among those of the
  next decision 32.5 %; only the net's own turns, ten at a time, 40 %; a turn planned once and kept to 42.5 %, in a
  quarter of the time. The eight ways to turn the board give values that differ by 0.014 early in a game and 0.06 late,
  but mostly for all plans alike: the plan that is best on the mean is worth 0.000 to 0.008 more than the one taken. A
  turn planned once was how it had been meant, and won 57 % of 60 games with 30 plans each and 64 % of 22 at 100 ms when
  it came to be so. What limits the king is the net.
- Caylus, the search led by the net, 48 games each of `king:50ms` against the net alone: as it is 85 %; more open to
  actions that the net thinks little of, its logits divided by 2 75 % and by 3 89 %, by 2 with a curiosity of 1.2
  instead of 0.7 65 %; with what the seat to move hopes too much taken off, by 2 64 % and by 3.5 75 %. Nothing was
  clearly better, so nothing was changed.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="matches whose names begin so; all if left out")
    parser.add_argument("--games", type=int, default=ROUNDS[-1], help="at most this many games of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--outside", help="a program, as docs/bot-api.md describes it, that meets all levels")
    parser.add_argument("--game", default="carcassonne", help="the game it plays")
    chosen = parser.parse_args()
    if chosen.outside:
        pairs = len(LEVELS) * (len(LEVELS) + 1)
        games = pairs * max(1, chosen.games // pairs)
        arena(chosen.outside, *LEVELS, game=chosen.game, players=2, games=games, jobs=chosen.jobs, cpu_time=True)
        return
    FOLDER.mkdir(exist_ok=True)
    one_thread_each()  # others would count as thinking, too
    if not chosen.write:
        wanted = [match for match in MATCHES if match.name.startswith(tuple(chosen.names) or "")]
        for most in ROUNDS:
            for match in wanted:
                play(match, min(match.games, chosen.games, most), chosen.jobs)
    PAGE.write_text(page(), "utf-8")


def play(match: Match, games: int, jobs: int) -> None:
    """Play what is missing of a match."""
    if played(match) >= games:
        return
    print(f"{match.name}: {match.ours} against {match.theirs}, {games} games", flush=True)
    arena(
        match.ours,
        match.theirs,
        game=match.game,
        players=match.players,
        option=list(match.options),
        games=games,
        jobs=jobs,
        results=FOLDER / f"{match.name}.json",
        cpu_time=True,
    )


def played(match: Match) -> int:
    """How many games of a match there are."""
    file = FOLDER / f"{match.name}.json"
    return len(json.loads(file.read_text("utf-8"))["results"]) if file.exists() else 0


def page() -> str:
    """All results as one page."""
    parts = [HEAD, f"Machine: {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}.\n"]
    for game in ("carcassonne", "torres", "caylus", "magna_carta"):
        table = [
            "| match | against | games | wins | 95 % | target | points | ms a decision | |",
            "|---|---|---:|---:|---|---:|---|---|---|",
            *(row(match) for match in MATCHES if match.game == game),
        ]
        parts.append(f"## {game.replace('_', ' ').title()}\n\n" + "\n".join(table) + "\n")
        parts.append(ladder(game))
    return "\n".join([*parts, think_times(), memory(), TUNING]).rstrip() + "\n"


def ladder(game: str) -> str:
    """The Elo of the bots of a game that meet, over all its matches for two without options."""
    results: list[Result] = []
    bots: list[str] = []
    plain = [match for match in MATCHES if match.game == game and match.players == 2 and not match.options]
    met = linked([(match.ours, match.theirs) for match in plain if played(match)])
    for number, match in enumerate(plain):
        file = FOLDER / f"{match.name}.json"
        if match.ours not in met or match.ours == match.theirs or not file.exists():
            continue
        found = json.loads(file.read_text("utf-8"))
        bots += [bot for bot in found["bots"] if bot not in bots]
        places = [bots.index(bot) for bot in found["bots"]]
        for result in found["results"]:
            seats = [places[bot] for bot in result["seats"]]
            results.append({**result, "seats": seats, "seed": 1_000_000 * number + result["seed"]})
    if not results:
        return ""
    rows = sorted(standings(bots, results), key=lambda row: -row["elo"])
    lowest = rows[-1]["elo"]
    table = ["| bot | games | Elo | 95 % |", "|---|---:|---:|---|"]
    for each in rows:
        low, high = each["elo_low"] - lowest, each["elo_high"] - lowest
        who, elo = named(each["bot"]), each["elo"] - lowest
        table.append(f"| {who} | {each['games']} | {elo:.0f} | {low:.0f} to {high:.0f} |")
    return "Elo over these matches, the weakest at 0:\n\n" + "\n".join(table) + "\n"


def linked(pairs: list[tuple[str, str]]) -> set[str]:
    """The bots that the king met, that those met, and so on: only they can be put on one scale."""
    found = {"king:100ms"}
    while True:
        more = {bot for pair in pairs if found & {*pair} for bot in pair}
        if more <= found:
            return found
        found |= more


def named(bot: str) -> str:
    """A bot as readers know it."""
    return NAMES.get(bot, bot)


def row(match: Match) -> str:
    """One match as a line of a table; how long a program thinks is not measured."""
    who = f"| {match.ours} | {named(match.theirs)} |"
    target = f"{match.target:.0%}" if match.target is not None else ""
    file = FOLDER / f"{match.name}.json"
    if not file.exists():
        about = "; ".join(filter(None, ["not played yet", match.note]))
        return f"{who} 0 of {match.games} | | | {target} | | | {about} |"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    ours, theirs = standings(found["bots"], found["results"])
    games = str(ours["games"]) if ours["games"] >= match.games else f"{ours['games']} of {match.games}"
    about = "; ".join(filter(None, [verdict(match, ours), match.note]))
    their_time = "" if match.theirs in NAMES else f" : {theirs['milliseconds']:.3g}"
    return (
        f"{who} {games} | {ours['win_rate']:.1%} | {ours['low']:.0%} to {ours['high']:.0%} "
        f"| {target} | {ours['mean']:.1f} : {theirs['mean']:.1f} "
        f"| {ours['milliseconds']:.3g}{their_time} | {about} |"
    )


def verdict(match: Match, ours: Standing) -> str:
    """Whether a match came out as asked."""
    said = []
    if match.target is not None:
        sure = ours["low"] >= match.target
        said.append("met, sure" if sure else "met" if ours["win_rate"] >= match.target else "not met")
    if match.points is not None:
        reached = "met" if ours["mean"] >= match.points else "not met"
        said.append(f"at least {match.points:.0f} points asked: {reached}")
    return "; ".join(said)


def think_times() -> str:
    """The think times that think.py measured last, as a table."""
    file = FOLDER / "think.json"
    if not file.exists():
        return ""
    measured: dict[str, dict[str, list[float]]] = json.loads(file.read_text("utf-8"))
    table = ["| table | builder | master | king |", "|---|---:|---:|---:|"]
    for name, times in measured.items():
        cells = [f"{mean:.3f} ({most:.3f})" for mean, most in (times[level] for level in ("builder", "master", "king"))]
        table.append(f"| {name} | {' | '.join(cells)} |")
    return (
        "## Think times and memory\n\n"
        "Written by `python benchmarks/think.py`: seconds of CPU time that a level thinks about a whole move, all\n"
        "decisions until somebody else has a say, on the mean and in brackets the most, at moves spread over a game.\n"
        "Asked: `builder` under 0.05, `master` under 1, `king` under 5.\n\n" + "\n".join(table) + "\n"
    )


def memory() -> str:
    """The memory that think.py measured last, as a table."""
    file = FOLDER / "memory.json"
    if not file.exists():
        return ""
    measured: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))
    bots = next(iter(measured.values()))
    table = [f"| table | {' | '.join(bots)} |", "|---|" + "---:|" * len(bots)]
    for name, most in measured.items():
        table.append(f"| {name} | {' | '.join(f'{megabytes:.1f}' for megabytes in most.values())} |")
    return (
        "Written by `python benchmarks/think.py memory`: megabytes that a bot takes besides the game, at the most,\n"
        "for eight moves spread over a game, each in a process of its own; the net, and numpy to read it, are part of\n"
        "them.\n\n" + "\n".join(table) + "\n"
    )


if __name__ == "__main__":
    main()
