"""The picture of a table, whole and by itself: no script, nothing from outside, light or dark as the reader likes it.

It is drawn upright, for a narrow page: the panels of the seats under the board. Where the page is wide, the style puts
the panels beside the board instead.
"""

from collections.abc import Mapping
from typing import cast

from bastide.drawing.sheet import sheet
from bastide.games.torres.drawing.art import definitions, king, knight, style, use
from bastide.games.torres.drawing.board import BOARD, draw_board
from bastide.games.torres.drawing.panels import WIDTH, Panel, course_panel, seat_panel, turn_panel
from bastide.games.torres.drawing.words import say, year_and_round
from bastide.games.torres.view_types import TorresView

MARGIN = 10
GAP = 12
PAGE = BOARD + 2 * MARGIN
SHOWN = 620
"""How wide the picture is shown where nobody says otherwise."""


def draw(view: Mapping[str, object]) -> str:
    """The picture of a view."""
    table = cast(TorresView, view)
    seats = [seat_panel(table, seat) for seat in range(len(table["players"]))]
    panels = [course_panel(table), turn_panel(table), *seats]
    upright = Upright(panels)
    title = say("drawing.title", when=year_and_round(table))
    beside = "".join(
        f'<g class="p{i} {panel.look}" transform="translate({x:g} {y:g})">{panel.draw(high)}</g>'
        for i, (panel, (x, y, high)) in enumerate(zip(panels, upright.places, strict=True))
    )
    drawn = (
        f'{definitions()}<rect class="table" x="-4000" y="-4000" width="9000" height="9000"/>'
        f'<g class="board" transform="translate({MARGIN} {upright.board:g})">{draw_board(table)}</g>{beside}'
    )
    shown = f'width="{SHOWN}" height="{SHOWN * upright.height / PAGE:.0f}"'
    return sheet("torres", (0, 0, PAGE, upright.height), title, f"{style()}\n{_wide(panels, upright)}", drawn, shown)


def draw_small(view: Mapping[str, object]) -> str:
    """The board of a view alone."""
    table = cast(TorresView, view)
    title = say("drawing.title", when=year_and_round(table))
    ground = f'<rect class="table" width="{BOARD}" height="{BOARD}"/>'
    return sheet("torres", (0, 0, BOARD, BOARD), title, style(), definitions() + ground + draw_board(table))


def draw_card(card: str) -> str:
    """The picture of a way to play: knights on their castles, the deck for all, the king."""
    drawn = {
        "variant.base": lambda: knight(0, 110, 96, 3) + knight(1, 190, 96, 3),
        "variant.common_deck": lambda: "".join(use("back", 106 + 44 * i, 84 - 6 * (i % 2), size=4) for i in range(3)),
        "variant.master": lambda: king(150, 96, 3.4),
    }[card]()
    ground = '<rect class="table" width="300" height="164"/>'
    return sheet("torres", (0, 0, 300, 164), "", style(), definitions() + ground + drawn, 'width="300" height="164"')


class Upright:
    """Where everything lies on a narrow page: two panels, the board, and the seats two by two."""

    def __init__(self, panels: list[Panel]) -> None:
        self.places: list[tuple[float, float, float]] = []
        self.height: float = MARGIN
        self._lay(panels[:2])
        self.board = self.height
        self.height += BOARD + GAP
        for i in range(2, len(panels), 2):
            self._lay(panels[i : i + 2])
        self.height += MARGIN - GAP

    def _lay(self, pair: list[Panel]) -> None:
        high = max(panel.height for panel in pair)
        columns = [MARGIN, PAGE - MARGIN - WIDTH]
        self.places += [(x, self.height, high) for x in columns[: len(pair)]]
        self.height += high + GAP


def _wide(panels: list[Panel], upright: Upright) -> str:
    """The style of a wide page: a larger board, and all panels in one column beside it.

    The page grows on both sides of the upright one, so that it needs no view box of its own.
    """
    high = upright.height
    size = (high - 2 * MARGIN) / BOARD
    wide = MARGIN + BOARD * size + GAP + WIDTH + MARGIN
    left = (PAGE - wide) / 2
    column = left + MARGIN + BOARD * size + GAP
    slack = high - 2 * MARGIN - sum(place[2] for place in upright.places)
    gap = min(slack / (len(panels) - 1), 2 * GAP)
    rules, y = [], float(MARGIN)
    for i, (_, _, tall) in enumerate(upright.places):
        rules.append(f".torres .p{i}{{transform:translate({column:.1f}px,{y:.1f}px)}}")
        y += tall + gap
    return "\n".join(
        [
            "@media (min-width:700px) and (min-aspect-ratio:1/1){",
            f".torres{{width:100%;height:auto;max-height:100vh;aspect-ratio:{wide:.0f}/{high:.0f}}}",
            f".torres .board{{transform:translate({left + MARGIN:.1f}px,{MARGIN}px) scale({size:.4f})}}",
            *rules,
            "}",
        ]
    )
