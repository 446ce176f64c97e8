"""What things look like: tiles, figures, markers and signs.

Pictures of several games can share one page: every definition begins with `caylus-`, and every rule of style is for
what is inside `.caylus`.
"""

from collections.abc import Callable
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from bastide.drawing.signs import SIGNS, properties, rules
from bastide.drawing.walls import pattern
from bastide.games.caylus.components import MAX_PLAYERS
from bastide.games.caylus.drawing.effects import COSTS, EFFECTS, TILES
from bastide.games.caylus.drawing.words import say

Drawn = Callable[[float], str]
SYMBOLS = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold", "*": "any", "#": "any-non-gold"}
PICTURES = {
    "neutral_farm": "farm",
    "neutral_forest": "forest",
    "neutral_sawmill": "sawmill",
    "neutral_quarry": "quarry",
    "neutral_marketplace": "market",
    "neutral_carpenter": "carpenter",
    "fixed_peddler": "peddler",
    "fixed_carpenter": "carpenter",
    "gold_mine": "gold-mine",
    "wood_farm_food": "farm",
    "wood_farm_cloth": "farm",
    "wood_sawmill": "sawmill",
    "wood_quarry": "quarry",
    "wood_marketplace": "market",
    "wood_peddler": "peddler",
    "stone_farm": "farm",
    "trading_post": "trading-post",
    "merchants_guild": "guild",
    "joust_field": "joust",
}
BUILDING = {"w": ("wood", "b-carpenter"), "s": ("stone", "b-walls"), "p": ("prestige", "b-cathedral")}
FACE_INK = "#241b12"


class Pictured(NamedTuple):
    """A token of the effects that is one symbol: the room it takes, how far down it begins and how large it is, all in
    sizes of the line; and how the group around it looks."""

    symbol: str
    room: float = 1.0
    down: float = 0.0
    wide: float = 1.0
    high: float = 1.0
    group: str = ""


PICTURED = {
    ">": Pictured("arrow", 0.78, 0.11, 0.78, 0.78),
    "/": Pictured("slash", 0.42, 0.06, 0.42, 0.88),
    "house": Pictured("house", group='style="--seat:var(--owner,#fff)"'),
    "worker": Pictured("worker", 0.8, -0.05, 0.8, 1.06, 'style="--seat:#fffaf0"'),
    "provost": Pictured("provost", 0.8, -0.15, 0.85, 1.2),
    "hammer": Pictured("hammer", 0.82, 0.1, 0.8, 0.8),
    "move": Pictured("move"),
    "order": Pictured("order"),
    "v": Pictured("favour", 0.9, 0.0, 0.95, 0.95),
}
VALUED = {"d": "coin-blank", "p": "shield"}
"""Tokens with a number in them."""


def _read(name: str) -> str:
    return (files("bastide.games.caylus.drawing") / name).read_text("utf-8")


@cache
def definitions() -> str:
    """All symbols, to be drawn with `use`."""
    return f"<defs>{symbols()}</defs>"


@cache
def symbols() -> str:
    """All symbols, without the element around them."""
    return _read("symbols.svg").partition("<defs>")[2].partition("</defs>")[0].replace("\n", "")


@cache
def style() -> str:
    """The colours, light and dark, and the looks of the parts."""
    seats = SIGNS[:MAX_PLAYERS]
    light, dark = (f".caylus{{{properties(seats, dark)}}}" for dark in (False, True))
    return f"{_read('style.css')}{light}\n@media (prefers-color-scheme:dark){{{dark}}}\n{rules('caylus', seats)}\n"


def use(name: str, x: float, y: float, w: float, h: float | None = None) -> str:
    """One of the symbols."""
    high = w if h is None else h
    return f'<use href="#caylus-{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{high:g}"/>'


def box(x: float, y: float, w: float, h: float, round_by: float, look: str) -> str:
    """A rectangle; `look` holds fill and line."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round_by:g}" {look}/>'


def painted(fill: str, line: str, width: float, dashes: str = "") -> str:
    """Fill and line of a shape, in the names of colours."""
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'fill="{colour(fill)}" stroke="{colour(line)}" stroke-width="{width:g}"{broken}'


def colour(name: str) -> str:
    """A colour of the style by its name; others as they are."""
    return name if name == "none" or name.startswith("#") else f"var(--{name})"


def text(x: float, y: float, size: float, words: object, look: str = "", font: str = "sans", weight: int = 700) -> str:
    """Words at a place; `look` holds the classes."""
    shown = f' class="{look}"' if look else ""
    return (
        f'<text{shown} x="{x:g}" y="{y:g}" style="font:{weight} {size:g}px var(--{font})">{escape(str(words))}</text>'
    )


def valued(symbol: str, number: object, x: float, y: float, size: float) -> str:
    """A coin or a shield with a number in it."""
    ink = "var(--pp-ink)" if symbol == "shield" else FACE_INK
    at = y + size * (0.62 if symbol == "shield" else 0.69)
    font = f"font:800 {size * 0.56:g}px var(--sans);fill:{ink}"
    return use(symbol, x, y, size) + f'<text class="c" x="{x + size / 2:g}" y="{at:g}" style="{font}">{number}</text>'


def _token(token: str, y: float, s: float, most: int) -> list[tuple[float, Drawn]]:
    """A token of the effects: how wide it is, and how it is drawn at a place."""
    if token == "house":
        return [_pictured(token, y, s), _mark(":", y, s, 0.2, 0.7)]
    if token in PICTURED:
        return [_pictured(token, y, s)]
    if token == "±3":
        return [_mark("±3", y, s, 1.1, 0.74)]
    if token == "res":
        return [(s, lambda x: f'<g class="residence">{use("b-residence", x, y - 1, s + 1)}</g>')]
    if token.startswith("inc"):
        return [_mark("+", y, s, 0.6, 0.8), (s, lambda x: valued("coin-blank", token[3:], x, y, s))]
    if token[0] == "h":
        return [(s * 1.9, lambda x: _build_sign(token[1], x, y, s))]
    if token[0] in VALUED:
        return [(s, lambda x: valued(VALUED[token[0]], token[1:], x, y, s))]
    if token[0] == "v":
        return [_pictured("v", y, s)] * int(token[1:])
    return _cubes(SYMBOLS[token[0]], int(token[1:] or 1), y, s, most)


def _mark(sign: str, y: float, s: float, room: float, size: float) -> tuple[float, Drawn]:
    wide = s * room
    return wide, lambda x: text(x + wide / 2, y + s * 0.76, s * size, sign, "c on", weight=800)


def _pictured(token: str, y: float, s: float) -> tuple[float, Drawn]:
    symbol, room, down, wide, high, group = PICTURED[token]

    def draw(x: float) -> str:
        drawn = use(symbol, x, y + s * down, s * wide, s * high)
        return f"<g {group}>{drawn}</g>" if group else drawn

    return s * room, draw


def _cubes(symbol: str, count: int, y: float, s: float, most: int) -> list[tuple[float, Drawn]]:
    """Cubes beside each other; where there are many, one and their number."""
    if count > most:
        return [(s, lambda x: use(symbol, x, y, s)), _mark(f"×{count}", y, s, 0.75, 0.66)]
    return [(s * (0.72 if i < count - 1 else 1), lambda x: use(symbol, x, y, s)) for i in range(count)]


def _build_sign(kind: str, x: float, y: float, s: float) -> str:
    look, symbol = BUILDING[kind]
    frame = f'<rect x="{x + s * 0.95:g}" y="{y - 1:g}" width="{s + 2:g}" height="{s + 2:g}" rx="3"'
    frame += ' fill="var(--b1)" stroke="var(--b2)" stroke-width="1.6"/>'
    return use("hammer", x, y, s) + f'<g class="{look}">{frame}{use(symbol, x + s * 0.95 + 2, y + 1, s - 2)}</g>'


def effect_line(line: str, cx: float, y: float, size: float, gap: float = 2, most: int = 3, room: float = 999) -> str:
    """One line of an effect, centred on cx; smaller where there is not enough room."""
    parts = [part for token in line.split() for part in _token(token, y, size, most)]
    wide = sum(width + gap for width, _ in parts) - gap
    if wide > room and size > 6:
        smaller = size * room / wide - 0.05
        return effect_line(line, cx, y + (size - smaller) / 2, smaller, gap * room / wide, most)
    x = cx - wide / 2
    drawn = ""
    for width, draw in parts:
        drawn += draw(x)
        x += width + gap
    return drawn


def picture(name: str) -> str:
    """The symbol of a building."""
    return f"b-{PICTURES.get(name, name)}"


def _ground(kind: str, x: float, y: float, w: float, h: float, foot: float) -> str:
    """The body of a tile: the wall with its pattern, and the paper foot for the effect."""
    body = box(x, y, w, h, 6, painted("b1", "ink", 1.4))
    line = y + h - foot
    paper = f"M{x + 0.7:g} {line:g}h{w - 1.4:g}v{foot - 6:g}a5.3 5.3 0 0 1-5.3 5.3h{12 - w:g}a5.3 5.3 0 0 1-5.3-5.3z"
    paper = f'<path d="{paper}" fill="var(--fp)"/><path d="M{x:g} {line:g}h{w:g}" stroke="var(--ink)"/>'
    return body + pattern(kind, x, y, w, h - foot) + paper


def tile(name: str, kind: str, x: float, y: float, w: float, h: float, owner: int | None = None) -> str:
    """A building on the board: name, picture, effect, and the house of its owner."""
    foot = round(h * 0.4)
    head = 16
    high = h - foot - head
    label = say(f"short.{name}")
    out = _ground(kind, x, y, w, h, foot)
    out += text(x + w / 2, y + 12, 10.5 if len(label) < 15 else 9, label, "c on", weight=600)
    out += use(picture(name), x + w / 2 - high / 2, y + head - 1, high)
    lines = EFFECTS[name]
    if len(lines) == 1:
        size = min(22, w / 4.2)
        out += effect_line(lines[0], x + w / 2, y + h - foot + (foot - size) / 2, size, room=w - 8)
    elif lines:
        size = min(17, (foot - 4) / 2)
        for i, line in enumerate(lines):
            out += effect_line(line, x + w / 2, y + h - foot + 2 + i * (size + 0.5), size, 1.5, room=w - 8)
    elif "prestige" in TILES[name]:
        out += valued("shield", TILES[name]["prestige"], x + w / 2 - 15, y + h - foot + (foot - 30) / 2, 30)
    seat = ""
    if owner is not None:
        seat = f' style="--owner:var(--{SIGNS[owner]})"'
        out += house(owner, x + 8.5, y + head + high - 13.5, 13.5)
    return f'<g class="face {kind}"{seat}>{out}</g>'


def stock_tile(name: str, kind: str, x: float, y: float, w: float, h: float, count: int) -> str:
    """A tile as it lies in the stock: what it is worth, what it costs, what it does."""
    data = TILES[name]
    label = say(f"short.{name}") + (f" ×{count}" if count > 1 else "")
    foot = round(h * 0.5)
    out = _ground(kind, x, y, w, h, foot)
    high = min(h - foot - 15, w - 30)
    out += text(x + w / 2, y + 11, min(10, 1.75 * (w - 4) / len(label)), label, "c on", weight=600)
    out += use(picture(name), x + 3, y + 14 + (h - foot - 15 - high) / 2, high)
    out += valued("shield", data["prestige"], x + w - 25, y + 14, 20)
    favours = data.get("favours", 0)
    for i in range(favours):
        out += use("favour", x + w - 21.5 - 5.5 * (favours - 1) + 11 * i, y + 36, 13)
    lines = EFFECTS[name]
    rows = [f"hammer {COSTS[name]}", *lines[:2]]
    step = (foot - 3) / len(rows)
    size = min(15, step - 0.5)
    for i, line in enumerate(rows):
        out += effect_line(
            line, x + w / 2, y + h - foot + 2 + i * step + (step - size) / 2 - 0.5, size, 1, 2, room=w - 8
        )
    return f'<g class="face {kind}">{out}</g>'


def worker(seat: int, x: float, y: float, high: float = 32) -> str:
    """A worker standing with its foot on a place."""
    sign = SIGNS[seat]
    wide = high * 0.75
    letter = f'<text class="letter" x="{x:g}" y="{y - high * 0.12:g}" style="font-size:{high * 0.3:g}px">{sign}</text>'
    return f'<g class="{sign} piece">{use(f"worker-{sign}", x - wide / 2, y - high, wide, high)}{letter}</g>'


def marker(seat: int, x: float, y: float, r: float = 10) -> str:
    """The sign of a seat: its colour, its shape and its letter."""
    sign = SIGNS[seat]
    shape = (
        f'<g fill="var(--seat)" stroke="var(--ink)" stroke-width="1.3">{use(f"seat-{sign}", x - r, y - r, 2 * r)}</g>'
    )
    drop = r * (0.62 if sign == "G" else 0.38)
    letter = f'<text class="letter" x="{x:g}" y="{y + drop:g}" style="font-size:{r:g}px">{sign}</text>'
    return f'<g class="{sign} piece">{shape}{letter}</g>'


def house(seat: int, x: float, y: float, r: float = 11) -> str:
    """A house of a seat."""
    sign = SIGNS[seat]
    letter = f'<text class="letter" x="{x:g}" y="{y + r * 0.68:g}" style="font-size:{r * 0.95:g}px">{sign}</text>'
    return f'<g class="{sign} piece">{use("house", x - r, y - r, 2 * r)}{letter}</g>'


def place(x: float, y: float, r: float = 13, label: str = "") -> str:
    """An empty place for a worker."""
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {painted("road", "road-edge", 1.4, "3 3")}/>'
    return ring + (text(x, y + 4.5, 12.5, label, "c road", "serif") if label else "")
