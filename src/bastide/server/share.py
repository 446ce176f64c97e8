"""The picture of a finished game, to be passed on: the board and the points as one SVG with everything inside."""

import re
from base64 import b64encode
from functools import cache
from html import escape
from pathlib import Path
from typing import Literal, NamedTuple

from bastide.drawing.signs import COLOURS, ON_SEAT, SIGNS

STATIC = Path(__file__).parent / "static"
Shape = Literal["wide", "square", "tall"]
FONTS = tuple(
    (family, weights, f"{file}-{part}-")
    for family, weights, file in (("Alegreya", "700", "alegreya"), ("Source Sans 3", "400 800", "source-sans-3"))
    for part in ("other", "accents", "first")
)
"""Family, weights, and how the file begins among those of the page."""
PAPER, TABLE, INK, SOFT, LINE = "#f6eedd", "#e3d6b9", "#2c2218", "#5f4f3b", "#937e55"
WON, WON_EDGE = "#fff0c2", "#7d4f00"
SERIF, SANS = "Alegreya,Georgia,serif", "'Source Sans 3',system-ui,sans-serif"
LETTER = 0.5
"""How wide a letter is on average, by the height of its type."""
MARGIN = 40
OUTLINES = {
    "R": "M16 1 31 16 16 31 1 16z",
    "B": "M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30z",
    "G": "M16 1 31 29H1z",
    "O": "M8 2h16l8 14-8 14H8L0 16z",
    "K": "M2 2h28v28H2z",
    "S": "M3 2h26v13c0 8-6 13-13 16-7-3-13-8-13-16z",
}
GATE = "M0 16V0h5v4h4V0h5v4h4V0h5v16h-8v-5a3.5 3.5 0 0 0-7 0v5z"


class Layout(NamedTuple):
    """Where things are in a picture of some shape."""

    width: int
    height: int
    board: tuple[int, int]
    """The board is at the top left, so wide and so high."""
    top: int
    """Where the rows of the seats begin, below the top of the words."""
    row: int
    """How high a row is at most."""


LAYOUTS: dict[Shape, Layout] = {
    "wide": Layout(1200, 630, (800, 630), 176, 92),
    "square": Layout(1080, 1080, (1080, 714), 118, 66),
    "tall": Layout(1080, 1920, (1080, 1300), 190, 108),
}


class Ended(NamedTuple):
    """What a picture tells of a game."""

    title: str
    about: str
    """What it was played with."""
    names: list[str]
    scores: list[int]
    winners: list[int]
    order: list[int]
    """The seats, the first one first."""
    sealed: str
    """That the draws can be checked."""


def picture(board: str, ended: Ended, shape: Shape) -> str:
    """One SVG with the drawing, the words and the fonts inside; always in light colours."""
    plan = LAYOUTS[shape]
    beside = plan.board[0] < plan.width
    left, above = (plan.board[0], 0) if beside else (0, plan.board[1])
    room = plan.width - left - 2 * MARGIN
    edge = f"M{left} 0V{plan.height}" if beside else f"M0 {above}H{plan.width}"
    result = ", ".join(f"{ended.names[seat]} {ended.scores[seat]}" for seat in ended.order)
    high = min(plan.row, (plan.height - above - plan.top - 60) // max(1, len(ended.order)))
    rows = "".join(
        _row(ended, seat, left + MARGIN, above + plan.top + place * high, room, high)
        for place, seat in enumerate(ended.order)
    )
    foot = plan.height - 44
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {plan.width} {plan.height}" width="{plan.width}" '
        f'height="{plan.height}" role="img" aria-label="{escape(f"{ended.title}: {result}")}"><style>{_fonts()}</style>'
        f'<path d="M0 0h{plan.width}v{plan.height}H0z" fill="{PAPER}"/>'
        f'<path d="M0 0h{plan.board[0]}v{plan.board[1]}H0z" fill="{TABLE}"/>{_placed(board, *plan.board)}'
        f'<path d="{edge}" stroke="{LINE}" stroke-width="3"/>'
        f"{_text(ended.title, left + MARGIN, above + (74 if beside else 66), 46, room, serif=True)}"
        f"{_text(ended.about, left + MARGIN, above + (112 if beside else 100), 22, room, fill=SOFT)}{rows}"
        f'<path d="{GATE}" fill="#a8322a" transform="translate({left + MARGIN} {foot})"/>'
        f"{_text('Bastide', left + MARGIN + 34, foot + 16, 24, 120, serif=True)}"
        f"{_text(ended.sealed, plan.width - MARGIN, foot + 15, 18, room - 150, fill=SOFT, end=True)}</svg>"
    )


def _row(ended: Ended, seat: int, x: int, y: int, room: int, high: int) -> str:
    """A seat's sign, name and points; who won has a ground of gold."""
    sign = SIGNS[seat]
    middle = y + (high - 14) / 2
    scale = min(1.3, (high - 24) / 32)
    down = 25 if sign == "G" else 21.5
    ground = (
        f'<rect x="{x - 16}" y="{y}" width="{room + 32}" height="{high - 14}" rx="14" fill="{WON}" '
        f'stroke="{WON_EDGE}" stroke-width="2"/>'
        if seat in ended.winners
        else ""
    )
    return (
        f'{ground}<g transform="translate({x} {middle - 16 * scale:g}) scale({scale:g})"><path d="{OUTLINES[sign]}" '
        f'fill="{COLOURS[sign][0]}" stroke="{INK}" stroke-width="1.6"/><text x="16" y="{down}" text-anchor="middle" '
        f'font-family="{SANS}" font-weight="800" font-size="14" fill="{ON_SEAT[sign]}">{sign}</text></g>'
        f"{_text(ended.names[seat], x + 58, middle + 11, 30, room - 150, weight=600)}"
        f"{_text(str(ended.scores[seat]), x + room, middle + 15, 42, 90, weight=700, end=True)}"
    )


def _text(
    words: str,
    x: float,
    y: float,
    size: int,
    within: int,
    *,
    fill: str = INK,
    weight: int = 400,
    serif: bool = False,
    end: bool = False,
) -> str:
    """Words on one line, drawn narrower where they would not fit."""
    narrow = f' textLength="{within}" lengthAdjust="spacingAndGlyphs"' if len(words) * size * LETTER > within else ""
    anchor = ' text-anchor="end"' if end else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{SERIF if serif else SANS}" font-size="{size}" '
        f'font-weight="{700 if serif else weight}" fill="{fill}"{anchor}{narrow}>{escape(words)}</text>'
    )


def _placed(board: str, width: int, height: int) -> str:
    """A drawing inside the picture, whole and in the middle of its place."""
    head, end, rest = _in_light(board).partition(">")
    bare = re.sub(r' (?:width|height|role|aria-label)="[^"]*"', "", head)
    return bare.replace("<svg", f'<svg x="0" y="0" width="{width}" height="{height}"', 1) + end + rest


def _in_light(board: str) -> str:
    """The drawing without what it looks like in the dark: a picture that is passed on looks the same everywhere."""
    while (at := board.find("@media (prefers-color-scheme:dark)")) >= 0:
        depth, end = 0, board.index("{", at)
        while True:
            depth += {"{": 1, "}": -1}.get(board[end], 0)
            end += 1
            if depth == 0:
                break
        board = board[:at] + board[end:]
    return board


@cache
def _fonts(folder: Path = STATIC / "assets") -> str:
    """The fonts of the page, written into the style; without a page, those of the reader do."""
    found = ""
    for family, weights, name in FONTS:
        for file in folder.glob(f"{name}*.woff2"):
            data = b64encode(file.read_bytes()).decode()
            found += (
                f'@font-face{{font-family:"{family}";font-weight:{weights};'
                f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
            )
    return found
