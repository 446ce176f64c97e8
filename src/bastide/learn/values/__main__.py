"""`python -m bastide.learn.values GAME`: learn what positions promise, or go on with it."""

import argparse
import json
from pathlib import Path
from typing import Any, get_args

from bastide._ray import Place
from bastide.learn.values.run import CURVE, Course, Run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bastide.learn.values", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run; if it has begun, it goes on")
    parser.add_argument("--part", type=float, default=float("inf"), help="no round begins after this many seconds")
    for name, usual in Course._field_defaults.items():
        if isinstance(usual, int | float | str) and not isinstance(usual, bool):
            choices = get_args(Place) if name == "on" else None
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual, choices=choices)
    parser.add_argument("--players", type=int, nargs="+", help="the numbers of players; all if none are given")
    chosen = vars(parser.parse_args())
    settings = {name: chosen[name] for name in Course._fields if name in chosen}
    course = Course(**settings)
    course.out.mkdir(parents=True, exist_ok=True)
    with (course.out / CURVE).open("a") as curve:

        def tell(line: dict[str, Any]) -> None:
            curve.write(json.dumps(line) + "\n")
            curve.flush()
            print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)

        Run(course).learn(tell, chosen["part"])


if __name__ == "__main__":
    main()
