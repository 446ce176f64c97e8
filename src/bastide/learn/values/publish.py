"""Puts a finished run into the package: the net beside its game, and with it what the run took.

    python -m bastide.learn.values.publish runs/carcassonne src/bastide/games/carcassonne
    python -m bastide.learn.values.publish runs/torres src/bastide/games/torres --believed 0.5 --weight 9=0.85

The best of many plans is often the one a net errs about most, in its favour: where it judges many it may be believed in
part. With `--weight` another weight of the estimate goes with the net.
"""

import argparse
import json
from pathlib import Path

import numpy as np

import bastide
from bastide.bots.net.file import FILE, Weights, read, write
from bastide.core.counsel import counsel_of
from bastide.learn.story import thinned
from bastide.learn.values.net import LAYERS, believed
from bastide.learn.values.run import ABOUT, CURVE, WEIGHTS, written


def publish(run: Path, game: Path, part: float = 1.0, changed: dict[int, float] | None = None) -> None:
    """Write the net, with what was measured of the one before it, and its story."""
    fresh = read(run / FILE)
    before = read(game / FILE).about if (game / FILE).exists() else {}
    about = {**{name: before[name] for name in ("chance",) if name in before}, **fresh.about}
    layers = fresh.layers
    story = json.loads((run / ABOUT).read_text())
    if part != 1.0:
        with np.load(run / WEIGHTS) as arrays:
            weights = {name: arrays[name] for layer in LAYERS for name in (layer, f"{layer}_bias")}
        layers = written(believed(weights, part))
        story["believed"] = part
    if changed:
        own = [float(weight) for weight in counsel_of(bastide.load(str(about["game"]))).weights]
        about["weights"] = [changed.get(i, weight) for i, weight in enumerate(own)]
        story["weights"] = about["weights"]
    write(game / FILE, Weights({name: said for name, said in about.items() if name != "layers"}, layers))
    lines = [json.loads(line) for line in (run / CURVE).read_text().splitlines()]
    (game / "net.json").write_text(json.dumps({**story, "curve": thinned(lines)}, indent=1) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("game", type=Path)
    parser.add_argument("--believed", type=float, default=1.0)
    parser.add_argument("--weight", nargs="*", default=[], help="PLACE=NUMBER")
    chosen = parser.parse_args()
    places = [text.partition("=") for text in chosen.weight]
    publish(chosen.run, chosen.game, chosen.believed, {int(place): float(number) for place, _, number in places})
