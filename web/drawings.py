"""Draws the Carcassonne tiles for the client: the engine's own drawings, one file for each set, and their style sheet;
with every tile the shapes of its regions.

Run by the build of the wheel, or by hand: PYTHONPATH=src python web/drawings.py
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

from shapes import shapes  # noqa: E402

from bastide.games.carcassonne.drawing.art import figures, pictures, style  # noqa: E402
from bastide.games.carcassonne.drawing.sketch import quarters, tiles  # noqa: E402
from bastide.games.carcassonne.drawing.tiles import tile  # noqa: E402

OUT = HERE / "src/boards/carcassonne/generated"


def themed(css: str) -> str:
    """The style sheet without the reader's system theme: the page has one of its own."""
    return re.sub(r"@media \(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)


def main() -> None:
    """Write everything."""
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "art.css").write_text(themed(style()) + "\n", "utf-8")
    sprite = '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">'
    (OUT / "pieces.svg").write_text(f"{sprite}<defs>{pictures()}{figures()}</defs></svg>\n", "utf-8")
    sets: dict[str, dict[str, object]] = {}
    for name, data in tiles().items():
        shape = shapes(data)
        features = [{**feature, **shape.get(feature["id"], {})} for feature in data["features"]]
        drawn = {"turns": [tile(name, turns) for turns in range(4)], "features": features}
        sets.setdefault(name.split("/")[0], {})[name] = drawn
    (OUT / "quarters.json").write_text(json.dumps(quarters()) + "\n", "utf-8")
    for name, drawn_tiles in sets.items():
        (OUT / f"{name}.json").write_text(json.dumps(drawn_tiles, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
