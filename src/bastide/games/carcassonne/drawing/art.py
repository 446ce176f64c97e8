"""The pictures and colours beside this file, ready to be put into a drawing once."""

import json
import re
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from bastide.drawing.sheet import sheet
from bastide.drawing.signs import COLOURS, ON_SEAT, SIGNS, SOFT
from bastide.games.carcassonne.sets import with_own

HERE = Path(__file__).parent


@cache
def pictures() -> str:
    """Definitions of everything that stands on a tile: houses, trees, the monastery, shields, goods."""
    return _definitions(HERE / "pictures.svg")


@cache
def figures() -> str:
    """Definitions of the wooden figures, the markers and the signs of the seats, with those of all sets."""
    return "".join(map(_definitions, with_own(HERE / "figures.svg")))


@cache
def style() -> str:
    """The style sheet, light and dark: as the reader prefers, or by `data-theme` on an element around the drawing."""
    colours: dict[str, tuple[str, str]] = json.loads((HERE / "colours.json").read_text("utf-8"))
    for seat in SIGNS:
        colours |= {f"seat-{seat}": COLOURS[seat], f"soft-{seat}": SOFT[seat]}
    light, dark = ("".join(f"--c-{name}:{pair[i]};" for name, pair in colours.items()) for i in (0, 1))
    seats = "".join(
        f".c-{seat}{{--c-seat:var(--c-seat-{seat});--c-soft:var(--c-soft-{seat});--c-on:{ON_SEAT[seat]}}}"
        for seat in SIGNS
    )
    rules = _bare((HERE / "art.css").read_text("utf-8"))
    return (
        f".c-art{{{light}}}@media (prefers-color-scheme:dark){{.c-art{{{dark}}}}}"
        f"[data-theme=light] .c-art{{{light}}}[data-theme=dark] .c-art{{{dark}}}"
        f"{seats}.c-K{{--c-outline:var(--c-outline-K)}}{rules}"
    )


def _definitions(file: Traversable) -> str:
    found = re.search(r"<defs>(.*)</defs>", file.read_text("utf-8"), re.S)
    assert found is not None
    return _bare(found[1])


def _bare(text: str) -> str:
    text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r"\n\s*", "", text)


def drawing(view_box: tuple[float, float, float, float], title: str, body: str) -> str:
    """A whole SVG file: style inside, nothing outside."""
    return sheet("c-art", view_box, title, style(), f"<defs>{pictures()}{figures()}</defs>{body}")
