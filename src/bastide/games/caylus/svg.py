"""The picture of a table, whole and by itself: no script, nothing from outside, light or dark as the reader likes."""

from collections.abc import Mapping
from typing import cast

from bastide.drawing.sheet import sheet, used
from bastide.games.caylus.drawing.art import definitions, style, symbols, use
from bastide.games.caylus.drawing.castle import draw_castle, draw_favours
from bastide.games.caylus.drawing.panels import SEAT_HIGH, WIDE, draw_course, draw_seat, draw_stock
from bastide.games.caylus.drawing.road import draw_land, draw_road
from bastide.games.caylus.drawing.words import title
from bastide.games.caylus.view_types import CaylusView

BOARD_WIDE, BOARD_HIGH = 1048, 706
PAGE_WIDE, PAGE_HIGH = BOARD_WIDE + WIDE + 36, BOARD_HIGH + 126


def draw(view: Mapping[str, object]) -> str:
    """The picture of a view."""
    table = cast(CaylusView, view)
    side = BOARD_WIDE + 18
    parts = [draw_land(), draw_road(table), draw_castle(table), draw_favours(table), draw_course(table, side, 10)]
    parts += [draw_seat(table, seat, side, 104 + seat * SEAT_HIGH) for seat in range(len(table["players"]))]
    parts.append(draw_stock(table, 0, BOARD_HIGH, PAGE_WIDE))
    ground = f'<rect width="{PAGE_WIDE}" height="{PAGE_HIGH}" fill="var(--bg)"/>'
    drawn = definitions() + ground + "".join(parts)
    return sheet("caylus", (0, 0, PAGE_WIDE, PAGE_HIGH), title(table), style(), drawn, 'width="100%"')


def draw_small(view: Mapping[str, object]) -> str:
    """The board of a view, without the players' sides."""
    table = cast(CaylusView, view)
    drawn = draw_land() + draw_road(table) + draw_castle(table)
    return sheet("caylus", (0, 0, BOARD_WIDE, BOARD_HIGH), title(table), style(), _with_symbols(drawn))


CARDS = {"base": ("stone", "b-towers"), "simplified_favours": ("stone", "favour"), "jeweller": ("stone", "b-jeweller")}
"""The picture of each variant."""


def draw_card(card: str) -> str:
    """The picture of a variant, large on a meadow."""
    look, picture = CARDS[card]
    drawn = f'<rect width="300" height="164" fill="var(--land)"/><g class="face {look}">{use(picture, 95, 27, 110)}</g>'
    shown = 'width="300" height="164"'
    return sheet("caylus", (0, 0, 300, 164), "", style(), _with_symbols(drawn), shown)


def _with_symbols(drawn: str) -> str:
    return f"<defs>{used(symbols(), drawn)}</defs>{drawn}"
