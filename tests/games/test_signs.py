"""The seats have the same colours on the page and in the drawings of all games."""

import re
from pathlib import Path

import pytest

import bastide
from bastide.drawing.signs import COLOURS, ON_SEAT, SIGNS, SOFT

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
SIXTH = {"carcassonne": {"inns_cathedrals": True}}
"""The expansion that brings the figures of a sixth player."""


@pytest.mark.parametrize("name", bastide.game_names())
def test_drawings_have_the_colours_of_the_seats_light_and_dark(name: str) -> None:
    game = bastide.load(name)
    seats = game.seats[-1]
    drawn = game.draw_svg(game.start(players=seats, **SIXTH.get(name, {})).view(0))
    for seat in SIGNS[:seats]:
        for shade in (*COLOURS[seat], *SOFT[seat], ON_SEAT[seat]):
            assert shade in drawn, (seat, shade)


def test_the_page_has_the_same_colours_as_the_drawings() -> None:
    text = TOKENS.read_text("utf-8")
    light, dark = (
        text.partition(f"{root} {{")[2].partition("\n}")[0] for root in ("\n:root", '\n:root[data-theme="dark"]')
    )
    for seat in SIGNS:
        for name, (bright, dim) in {seat: COLOURS[seat], f"{seat}-soft": SOFT[seat]}.items():
            assert [re.findall(rf"--{name}: (.*);", part) for part in (light, dark)] == [[bright], [dim]], name
        rule = f".{seat} {{ --seat: var(--{seat}); --soft: var(--{seat}-soft); --on-seat: {ON_SEAT[seat]}; }}"
        assert rule in " ".join(text.split())
