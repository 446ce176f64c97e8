"""What things look like: figures, cards and colours, and the small shapes that every part of the picture uses.

Pictures of several games can share one page: every definition and every class inside one begins with `torres-`, and
every other rule of style is for what is inside `.torres`.
"""

import json
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from bastide.drawing.signs import COLOURS, ON_SEAT, SIGNS, SOFT

# How wide a letter is on average, by the height of its type; a little too much rather than too little.
LETTER = 0.57


def _read(name: str) -> str:
    return (files("bastide.games.torres.drawing") / name).read_text("utf-8")


@cache
def definitions() -> str:
    """The figures, signs and cards, to be drawn with `use`."""
    inside = (_read(name).partition("<defs>")[2].partition("</defs>")[0] for name in ("figures.svg", "cards.svg"))
    return f"<defs>{''.join(inside)}</defs>"


@cache
def style() -> str:
    """The style in light colours, and what is different of it in dark ones."""
    colours = {**json.loads(_read("colours.json")), **COLOURS, **{f"{seat}_soft": pair for seat, pair in SOFT.items()}}
    light = {name: pair[0] for name, pair in colours.items()}
    dark = {name: pair[1] for name, pair in colours.items()}
    letters = [f".sign.{seat} text{{fill:{ink}}}" for seat, ink in ON_SEAT.items()]
    rules = [_inside_torres(rule) for rule in [*_read("style.css").splitlines(), *letters]]
    coloured = [Template(rule).substitute(dark) for rule in rules if "$" in rule]
    plain = [Template(rule).substitute(light) for rule in rules]
    return "\n".join([*plain, "@media (prefers-color-scheme:dark){", *coloured, "}"])


def _inside_torres(rule: str) -> str:
    selectors, brace, declarations = rule.partition("{")
    named = (s if s.startswith(".torres") else f".torres {s}" for s in selectors.split(","))
    return ",".join(named) + brace + declarations


def text(x: float, y: float, look: str, words: object) -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{escape(str(words))}</text>'


def use(name: str, x: float = 0, y: float = 0, look: str = "", size: float = 1) -> str:
    """One of the definitions."""
    place = f' transform="translate({x:g} {y:g}) scale({size:g})"' if size != 1 else f' x="{x:g}" y="{y:g}"'
    return f'<use href="#torres-{name}"{f" class={chr(34)}{look}{chr(34)}" if look else ""}{place}/>'


def sign(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat: its colour, its shape and its letter."""
    letter = SIGNS[seat]
    return (
        f'<g class="sign {letter}" transform="translate({x:g} {y:g}) scale({size:g})">'
        f'{use(letter, look="shape")}<text y="{_middle(letter, 2.8):g}">{letter}</text></g>'
    )


def knight(seat: int, x: float, y: float, size: float) -> str:
    """A knight with the shape and the letter of its seat on a plaque."""
    letter = SIGNS[seat]
    return (
        f'<g class="figure {letter}" transform="translate({x:g} {y:g}) scale({size:g})">{use("knight")}'
        f'<g class="plaque" transform="translate(0 5) scale(1.12)">{use(letter, look="shape")}'
        f'<text y="{_middle(letter, 3.1):g}">{letter}</text></g></g>'
    )


def _middle(letter: str, y: float) -> float:
    """The foot of a letter in its sign: the triangle of G is heavier below."""
    return y + 1.3 if letter == "G" else y


def king(x: float, y: float, size: float) -> str:
    return f'<g class="figure" transform="translate({x:g} {y:g}) scale({size:g})">{use("king")}</g>'


def wrapped(words: str, width: float, size: float) -> list[str]:
    """The words in lines no wider than `width`."""
    lines: list[str] = []
    for word in words.split():
        if lines and (len(lines[-1]) + 1 + len(word)) * size * LETTER <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
