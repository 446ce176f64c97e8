"""The picture of a table, whole and by itself: no script, nothing from outside, light or dark as the reader likes."""

from collections.abc import Mapping
from typing import cast

from bastide.drawing.sheet import sheet
from bastide.games.magna_carta.drawing.art import definitions, style, text, use
from bastide.games.magna_carta.drawing.board import WIDTH, Road, draw_bridge, draw_castle, draw_prestige
from bastide.games.magna_carta.drawing.seats import HAND_H, PANEL_H, PANEL_W, draw_hand, draw_seat
from bastide.games.magna_carta.drawing.words import now, title
from bastide.games.magna_carta.view_types import MagnaCartaView

HEADING = 34
TOP_BAND = 150


def draw(view: Mapping[str, object]) -> str:
    """The picture of a view: castle, bridge and prestige buildings, the road, the seats, and the hands it shows."""
    table = cast(MagnaCartaView, view)
    road = Road(table, HEADING + TOP_BAND + 6)
    y = road.y + road.height + 6
    parts = [
        text(title(table), 14, 23, 16, 'class="serif"', weight=700),
        text(now(table), WIDTH - 14, 23, 14, 'class="second"', "end"),
        draw_castle(table, 12, HEADING, 236, TOP_BAND - 14),
        draw_bridge(table, 256, HEADING, 132, TOP_BAND - 14),
        draw_prestige(table, 398, HEADING, WIDTH - 404, TOP_BAND - 14),
        road.draw(),
    ]
    for seat in range(len(table["players"])):
        parts.append(draw_seat(table, seat, 12 + (seat % 2) * (WIDTH - 24 - PANEL_W), y + (seat // 2) * (PANEL_H + 8)))
    y += (len(table["players"]) + 1) // 2 * (PANEL_H + 8)
    for seat, player in enumerate(table["players"]):
        if player["hand"] is not None:
            parts.append(draw_hand(table, seat, 12, y + 6, WIDTH - 24))
            y += HAND_H
    drawn = "".join(parts)
    size = f'width="{WIDTH}" height="{y + 8:g}"'
    heading = f"{title(table)}. {now(table)}"
    ground = f'<rect {size} fill="var(--land)"/>'
    return sheet("magna_carta", (0, 0, WIDTH, y + 8), heading, style(), definitions(drawn) + ground + drawn, size)


def draw_small(view: Mapping[str, object]) -> str:
    """Castle, bridge and road of a view, without the seats."""
    table = cast(MagnaCartaView, view)
    road = Road(table, TOP_BAND)
    high = road.y + road.height + 8
    drawn = draw_castle(table, 12, 8, 236, TOP_BAND - 14) + draw_bridge(table, 256, 8, 132, TOP_BAND - 14)
    drawn += draw_prestige(table, 398, 8, WIDTH - 404, TOP_BAND - 14) + road.draw()
    ground = f'<rect width="{WIDTH}" height="{high:g}" fill="var(--land)"/>'
    return sheet("magna_carta", (0, 0, WIDTH, high), title(table), style(), definitions(drawn) + ground + drawn)


CARDS = {"variant.standard": ("provost", "face", 84), "variant.beginner": ("b-farm", "face wooden", 116)}
"""The picture of each way to play, its look, and how wide it is."""


def draw_card(card: str) -> str:
    """The picture of a way to play: the provost, or a road that has none."""
    picture, look, wide = CARDS[card]
    drawn = f'<g class="{look}">{use(picture, 150 - wide / 2, 22, wide, 120)}</g>'
    ground = '<rect width="300" height="164" fill="var(--land)"/>'
    shown = 'width="300" height="164"'
    return sheet("magna_carta", (0, 0, 300, 164), "", style(), definitions(drawn) + ground + drawn, shown)
