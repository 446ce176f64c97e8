"""`python -m bastide.learn GAME`: learn by self-play, or go on with it."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from bastide.learn.evaluate import match_in
from bastide.learn.ppo import Rates
from bastide.learn.run import CURVE, NET, Course, Run
from bastide.learn.workers import Plan


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bastide.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run; if it has begun, it goes on")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long the whole run learns")
    parser.add_argument("--part", type=float, help="how long it learns now; the rest another time")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--tables", type=int, default=512, help="tables of a worker, twice")
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--trace", type=float, default=0.97)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--learning", type=float, default=4e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--players", type=int, nargs="+", help="the numbers of players; all if none are given")
    parser.add_argument("--usual", action="store_true", help="only the usual options")
    parser.add_argument("--bot", default="", help="a bot that sits at some tables, such as estimate")
    parser.add_argument("--bot-tables", type=int, default=0)
    parser.add_argument("--begin", type=Path, help="the file of a net that a new run begins with")
    parser.add_argument("--against", default="king:100ms", help="the bot that the net meets in the end, in")
    parser.add_argument("--games", type=int, default=0, help="this many games for two, every luck from both seats")
    parser.add_argument("--on", choices=("here", "ray"), default="here", help="here, or on a Ray cluster")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    plan = Plan(
        chosen.game,
        chosen.workers,
        chosen.tables,
        chosen.seed,
        chosen.players,
        not chosen.usual,
        bot=chosen.bot,
        bot_tables=chosen.bot_tables,
    )
    rates = Rates(chosen.learning, chosen.entropy, chosen.passes, chosen.batch)
    course = Course(
        chosen.out,
        chosen.seconds,
        chosen.part or chosen.seconds,
        chosen.steps,
        chosen.trace,
        rates,
        chosen.hidden,
        begin=chosen.begin,
        on=chosen.on,
    )
    chosen.out.mkdir(parents=True, exist_ok=True)
    with (chosen.out / CURVE).open("a") as curve:

        def tell(line: dict[str, Any]) -> None:
            curve.write(json.dumps(line) + "\n")
            curve.flush()
            print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)

        Run(plan, course).learn(tell)
    if chosen.games:
        print(match_in(chosen.workers, chosen.game, chosen.out / NET, chosen.against, chosen.games, chosen.on))


if __name__ == "__main__":
    main()
