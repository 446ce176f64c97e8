"""Wooden figures and markers. A seat's figures carry its sign and letter, so that they read without colour too."""

import re
from functools import cache

from bastide.drawing.signs import SIGNS
from bastide.games.carcassonne.drawing.art import figures
from bastide.games.carcassonne.drawing.curves import Point, number

COLOURS = {"red": "R", "blue": "B", "green": "G", "orange": "O", "yellow": "O", "black": "K", "slate": "S", "grey": "S"}
"""The letter of the seat that plays a colour."""
FLOOR = 11.0
"""How much higher the next floor of a tower lies."""


@cache
def _plaques() -> dict[str, tuple[float, float, float]]:
    """Where the sign of the seat is painted on each figure, and how large."""
    found = re.findall(r'id="cf-(\w+)" data-plaque="(\S+) (\S+) (\S+)"', figures())
    return {name: (float(x), float(y), float(size)) for name, x, y, size in found}


def sign(seat: str, at: Point, size: float) -> str:
    """The sign of a seat in its colour, with its letter."""
    return f'<g class="c-{seat}">{_sign(seat, at, size, "c-sign", "c-on")}</g>'


def _sign(seat: str, at: Point, size: float, shape: str, letter: str) -> str:
    drop = 4.4 if seat == "G" else 3.1
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])}) scale({size:g})">'
        f'<use href="#cs-{seat}" class="{shape}"/><text class="{letter}" y="{drop:g}">{seat}</text></g>'
    )


def figure(kind: str, seat: str, at: Point, size: float = 1.0, lying: bool = False, plain: bool = False) -> str:
    """A figure with its middle at a point; seat "" for a figure that belongs to nobody.

    A plain figure has neither halo nor sign: for places where its owner is clear.
    """
    turn = ' transform="rotate(-90)"' if lying else ""
    halo = "" if plain else f'<use href="#cf-{kind}" class="c-halo"{turn}/>'
    mark = ""
    if seat in SIGNS and kind in _plaques() and not plain:
        x, y, scale = _plaques()[kind]
        mark = _sign(seat, (y, -x) if lying else (x, y), scale, "c-plq", "c-ltr")
    look = f"c-fig c-plain c-{seat}" if plain else f"c-fig c-{seat}"
    place = f'transform="translate({number(at[0])} {number(at[1])}) scale({size:g})"'
    return f'<g class="{look}" {place}>{halo}<use href="#cf-{kind}"{turn}/>{mark}</g>'


def tower(floors: int, at: Point) -> str:
    """A tower of some floors on its foundation; from four floors on, three are drawn and the number written."""
    shown = min(floors, 3)
    x, y = at
    levels = [number(y - 9 - i * FLOOR) for i in range(shown)]
    out = [f'<use href="#cf-tower" class="c-halo" x="{number(x)}" y="{level}"/>' for level in levels]
    out += [f'<use href="#cf-tower" x="{number(x)}" y="{level}"/>' for level in levels]
    if floors > shown:
        out.append(f'<text class="c-floors" x="{number(x)}" y="{number(y - 9 - FLOOR + 3)}">{floors}</text>')
    return "".join(out)


def tower_top(floors: int, at: Point) -> Point:
    """Where the figure on top of a tower stands."""
    return (at[0], at[1] - 9 - min(floors, 3) * FLOOR - 7)
