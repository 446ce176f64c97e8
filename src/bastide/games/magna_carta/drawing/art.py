"""Signs, colours and the little lines of signs that say what a card costs and does."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files

from bastide.drawing import signs
from bastide.games.magna_carta.components import MAX_PLAYERS

SEATS = signs.SIGNS[:MAX_PLAYERS]
"""The letters of the seats: red lozenge, blue circle, green triangle, orange hexagon."""

_COLOURS = json.loads((files("bastide.games.magna_carta.drawing") / "colours.json").read_text("utf-8"))
LIGHT: Mapping[str, str] = _COLOURS["light"]
DARK: Mapping[str, str] = _COLOURS["dark"]
CLASSES = ("neutral", "wooden", "stone", "residence", "prestige")
SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif",serif'
SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'
TOKEN_COLOURS = ("#c9553f", "#e79a3c", "#f0cf4e")
WIDE = {"arrow": 0.78, "worker": 0.8, "house": 1.18, "hammer": 0.82, "income": 1.9}
"""How wide a sign is, where it is not as wide as high."""
GOODS = {"food": "food", "wood": "wood", "stone": "stone", "gold": "gold", "any": "any-4", "any_non_gold": "any-3"}


def style() -> str:
    """The colours of a drawing, light or dark as the reader likes it."""
    light = _properties(LIGHT) + signs.properties(SEATS, dark=False)
    dark = _properties(DARK) + signs.properties(SEATS, dark=True)
    rules = [
        f"svg.magna_carta{{{light}font-family:{SANS}}}",
        f"@media (prefers-color-scheme:dark){{svg.magna_carta{{{dark}}}}}",
        f":root[data-theme=dark] svg.magna_carta{{{dark}}}",
        f":root[data-theme=light] svg.magna_carta{{{light}}}",
        ".magna_carta text{fill:var(--text)}",
        ".magna_carta .face{--ink:#241b12;--paper:#fffaf0;--silver:#e9e6dc}",
        ".magna_carta .face{--pp:#27406b;--pp-rim:#12203c;--pp-ink:#fff}",
        ".magna_carta .face text{fill:#241b12}",
        f".magna_carta .serif{{font-family:{SERIF};font-weight:700}}",
        ".magna_carta .second{fill:var(--text-2)}",
    ]
    rules += [f".magna_carta .{one}{{--b1:var(--{one}-1);--b2:var(--{one}-2)}}" for one in CLASSES]
    rules.append(signs.rules("magna_carta", SEATS))
    return "".join(rules)


def _properties(colours: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


@cache
def _symbols() -> Mapping[str, str]:
    text = (files("bastide.games.magna_carta.drawing") / "symbols.svg").read_text("utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', text, re.DOTALL)}


def definitions(drawn: str) -> str:
    """The signs that a drawing uses."""
    used = sorted(set(re.findall(r'href="#([^"]+)"', drawn)))
    return f"<defs>{''.join(_symbols()[name] for name in used)}</defs>"


def use(name: str, x: float, y: float, w: float, h: float | None = None) -> str:
    """A sign in a box."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{w if h is None else h:g}"/>'


def text(
    words: object, x: float, y: float, size: float, more: str = "", anchor: str = "start", weight: int = 600
) -> str:
    """A line of words."""
    look = f'font-size="{size:g}" font-weight="{weight}"' + (f' text-anchor="{anchor}"' if anchor != "start" else "")
    return f'<text x="{x:g}" y="{y:g}" {look} {more}>{escape(str(words))}</text>'


def fitted(words: str, x: float, y: float, size: float, room: float, more: str = "", weight: int = 600) -> str:
    """A centred line of words, squeezed where it would be wider than its room."""
    if len(words) * size * 0.56 > room:
        more += f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
    return text(words, x, y, size, more, "middle", weight)


def valued(sign: str, number: int, x: float, y: float, size: float) -> str:
    """A coin or a shield with a number."""
    ink = "var(--pp-ink)" if sign == "shield" else "#241b12"
    low = 0.62 if sign == "shield" else 0.69
    number_text = text(number, x + size / 2, y + size * low, size * 0.56, f'style="fill:{ink}"', "middle", 800)
    return use(sign, x, y, size) + number_text


Sign = tuple[str, int]
"""A kind of sign and a number: ("food", 2), ("deniers", 3), ("arrow", 1)."""


def option_line(option: Mapping[str, Mapping[str, int]]) -> list[Sign]:
    """What is paid, an arrow, what is gained."""
    paid = list(option.get("pay", {}).items())
    return [*paid, *([("arrow", 1)] if paid else []), *option["gain"].items()]


def line(signs: Iterable[Sign], cx: float, y: float, size: float, most: int = 3, room: float = 1000) -> str:
    """Signs in a row, centred, smaller where they lack room; more of a kind than `most` are written as a number."""
    parts: list[tuple[float, str, int]] = []
    for kind, n in signs:
        if kind in GOODS and n > most:
            parts.append((2.0, kind, n))
        elif kind in GOODS or kind in ("castle_token", "residence"):
            parts += [(0.72 if i < n - 1 and kind in GOODS else 1, kind, 1) for i in range(n)]
        else:
            parts.append((WIDE.get(kind, 1.0), kind, n))
    wide = sum(part[0] for part in parts)
    gaps = 2 * (len(parts) - 1)
    small = min(size, (room - gaps) / wide)
    x = cx - (wide * small + gaps) / 2
    drawn = []
    for width, kind, n in parts:
        drawn.append(_sign(kind, n, x, y + (size - small) / 2, small))
        x += width * small + 2
    return "".join(drawn)


def _sign(kind: str, n: int, x: float, y: float, s: float) -> str:
    if kind in GOODS:
        times = text(f"×{n}", x + s * 1.05, y + s * 0.76, s * 0.66, "", "start", 800) if n > 1 else ""
        return use(GOODS[kind], x, y, s) + times
    if kind == "deniers":
        return valued("coin-blank", n, x, y, s)
    if kind == "arrow":
        return use("arrow", x, y + s * 0.11, s * 0.78)
    if kind == "hammer":
        return use("hammer", x, y + s * 0.1, s * 0.8)
    if kind == "worker":
        return f'<g style="--seat:#fffaf0">{use("worker", x, y - s * 0.05, s * 0.8, s * 1.06)}</g>'
    if kind == "house":
        colon = text(":", x + s * 1.09, y + s * 0.72, s * 0.7, "", "middle", 800)
        return f'<g style="--seat:var(--owner,#fff)">{use("house", x, y, s)}</g>{colon}'
    if kind == "income":
        return text("+", x + s * 0.3, y + s * 0.76, s * 0.8, "", "middle", 800) + valued(
            "coin-blank", n, x + s * 0.7, y, s
        )
    if kind == "residence":
        return f'<g class="residence">{use("b-residence", x, y - 1, s + 1)}</g>'
    return f'<g style="--tk:{TOKEN_COLOURS[2]}">{use("token", x, y, s)}</g>'


def seat_sign(seat: int, cx: float, cy: float, r: float) -> str:
    """The shape and letter of a seat."""
    letter = SEATS[seat]
    low = 0.62 if letter == "G" else 0.38
    outline = use("seat-" + letter, cx - r, cy - r, 2 * r)
    shape = f'<g fill="var(--seat)" stroke="var(--ink)" stroke-width="1.3">{outline}</g>'
    name = text(letter, cx, cy + r * low, r * 0.98, 'style="fill:var(--on-seat)"', "middle", 800)
    return f'<g class="{letter}">{shape}{name}</g>'


def worker(seat: int, x: float, foot: float, h: float = 33) -> str:
    """A worker standing at a place."""
    letter, w = SEATS[seat], h * 0.75
    name = text(letter, x, foot - h * 0.12, h * 0.3, 'style="fill:var(--on-seat)"', "middle", 800)
    return f'<g class="{letter}">{use("worker-" + letter, x - w / 2, foot - h, w, h)}{name}</g>'
