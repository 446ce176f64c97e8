"""Puts a finished run into the package: the net beside its game, and with it what the run took.

python -m bastide.learn.publish runs/caylus src/bastide/games/caylus
"""

import json
import sys
from pathlib import Path

import numpy as np

from bastide.bots.net.file import BOARD_FILE
from bastide.learn.export import export
from bastide.learn.run import ABOUT, CURVE, NET, WEIGHTS, WENT
from bastide.learn.story import thinned
from bastide.learn.taught import TAUGHT


def publish(run: Path, game: Path) -> None:
    """Copy the net and write its story; one over the squares of a board beside the one that judges positions.

    Where a net was only taught further, the story of the one that was there goes on."""
    with np.load(run / WEIGHTS) as weights:
        went = json.loads(str(weights[WENT]))
        net = game / (BOARD_FILE if "place" in weights else NET)
        export(game.name, {name: weights[name] for name in weights.files if name != WENT}, net, {})
    about = json.loads((run / ABOUT).read_text()) if (run / ABOUT).exists() else {"game": game.name}
    taught = {"taught": json.loads((run / TAUGHT).read_text())} if (run / TAUGHT).exists() else {}
    path = net.with_suffix(".json")
    if (run / CURVE).exists():
        lines = [json.loads(line) for line in (run / CURVE).read_text().splitlines()]
        story = {**about, **went, **taught, "curve": thinned(lines)}
    else:
        before = json.loads(path.read_text())
        further = {**taught["taught"], "commit": about["commit"], "machine": about["machine"]}
        story = {**before, "taught_further": [*before.get("taught_further", []), further]}
    path.write_text(json.dumps(story, indent=1) + "\n")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), Path(sys.argv[2]))
