"""Puts a finished run into the package: the net beside its game, and with it what the run took.

python -m bastide.learn.values.publish runs/carcassonne src/bastide/games/carcassonne
"""

import json
import sys
from pathlib import Path

from bastide.bots.net.file import FILE, Weights, read, write
from bastide.learn.story import thinned
from bastide.learn.values.run import ABOUT, CURVE


def publish(run: Path, game: Path) -> None:
    """Copy the net, with what was measured of the one before it, and write its story."""
    fresh = read(run / FILE)
    before = read(game / FILE).about if (game / FILE).exists() else {}
    about = {**{name: before[name] for name in ("chance",) if name in before}, **fresh.about}
    write(game / FILE, Weights({name: said for name, said in about.items() if name != "layers"}, fresh.layers))
    lines = [json.loads(line) for line in (run / CURVE).read_text().splitlines()]
    story = {**json.loads((run / ABOUT).read_text()), "curve": thinned(lines)}
    (game / "net.json").write_text(json.dumps(story, indent=1) + "\n")


if __name__ == "__main__":
    publish(Path(sys.argv[1]), Path(sys.argv[2]))
