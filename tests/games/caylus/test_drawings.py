"""The table as a picture and as text: pure functions of what is seen."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bastide.core import State, speaking
from bastide.core.simulate import middle
from bastide.games.caylus import GAME
from bastide.games.caylus.components import PLACE_NAMES, TILE_NAMES
from games.caylus.town import BLUE, GREEN, RED, play_on, start, town

DOCS = Path(__file__).parents[3] / "docs"
BUILD = {9: ("mason", RED), 10: ("residence", GREEN), 11: ("statue", GREEN), 12: ("park", BLUE)}


def positions() -> list[State]:
    found = [GAME.start(players=2), start(players=4), play_on(start(players=3, seed=3), seed=3)]
    for players in GAME.seats:
        found += [
            middle(GAME.start(players=players, jeweller=True), decisions, players) for decisions in (40, 120, 200)
        ]
    found.append(middle(GAME.start(players=3, simplified_favours=True), 100, 1))
    return found


def test_every_position_can_be_drawn() -> None:
    for state in positions():
        picture = ElementTree.fromstring(state._repr_svg_())
        names = {element.get("id") for element in picture.iter() if element.get("id")}
        used = {link[1:] for element in picture.iter() if (link := element.get("href"))}
        assert used <= names
        assert max(len(line) for line in str(state).splitlines()) <= 80


def test_the_picture_needs_nothing_from_outside() -> None:
    svg = start()._repr_svg_()
    assert "<script" not in svg
    assert re.findall(r'(?:href|src)="(?!#)[^"]*"', svg) == []
    assert re.findall(r"url\((?!#)", svg) == []


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")]


def test_the_picture_shows_the_position() -> None:
    own = {RED: {"deniers": 13, "prestige": 41}}
    state = town(own=own, build=BUILD, workers={"9": BLUE}, bridge=[GREEN, BLUE], bailiff=12, scored=1, turn=7)
    said = texts(state._repr_svg_())
    assert {"Turn 7: placing workers", "Mason", "Residence", "Statue", "Park", "41", "13", "passed, place 1"} <= set(
        said
    )
    assert said.count("Architect ×2") == 1  # in stock
    moved = town(own=own, build=BUILD, workers={"12": BLUE}, bridge=[GREEN, BLUE], bailiff=12, scored=1, turn=7)
    assert moved._repr_svg_() != state._repr_svg_()


@pytest.mark.parametrize("language", ["de", "en", "fr", "hu", "it", "ro"])
def test_words_beside_the_board_end_before_the_next_thing_begins(language: str) -> None:
    from bastide.games.caylus.drawing.words import say

    with speaking(language):
        notes = f"{say('drawing.passed', place=1)}, {say('drawing.inn')}"
        shown = [say("drawing.order"), say("drawing.seat", seat=RED), notes]
        svg = town(own={RED: {"prestige": 41}}, workers={"inn_right": RED}, bridge=[RED])._repr_svg_()
    for words in shown:
        found = re.search(rf' x="([\d.]+)"[^>]* ([\d.]+)px[^>]*>{re.escape(words)}</text>.*? x="([\d.]+)"', svg)
        assert found, words
        begin, size, following = map(float, found.groups())
        assert begin + 0.62 * size * len(words) < following, words


def test_the_text_shows_the_position() -> None:
    own = {RED: {"deniers": 13, "prestige": 41, "gold": 2, "houses": {"dungeon": 3}}}
    state = town(own=own, build=BUILD, workers={"9": BLUE, "inn_right": GREEN, "castle_1": RED}, bridge=[GREEN], turn=7)
    text = str(state)
    assert "Turn 7: placing workers" in text
    assert " 9 R Mason, wooden            O" in text
    assert "10 B Residence, residential" in text
    assert "Dungeon   3/6  under construction  R 3" in text
    assert "workers        R ○ ○ ○ ○" in text
    assert "Bridge    B   price 2" in text
    assert "Inn ○ B" in text
    assert re.search(r"> R Seat 0 +41 +13\+2 +0 +0 +0 +0 +2 +5", text)
    assert "Architect ×2" in text


@pytest.mark.parametrize("name", [*TILE_NAMES, *PLACE_NAMES[:6]])
def test_every_building_has_a_short_name_and_a_picture(name: str) -> None:
    from bastide.games.caylus.drawing.art import definitions, picture
    from bastide.games.caylus.drawing.words import say

    assert 0 < len(say(f"short.{name}")) <= 12
    assert f'id="caylus-{picture(name)}"' in definitions()


def test_the_page_names_every_action_tile_and_option() -> None:
    page = (DOCS / "games" / "caylus.md").read_text("utf-8")
    for name in [*(kind.word for kind in GAME.actions.kinds), *(option.name for option in GAME.options)]:
        assert f"`{name}" in page
    for name in TILE_NAMES[9:-1]:
        assert f"`{name}`" in page
    for clause in re.findall(r"CAY-\d+\.\d+", page):
        assert clause in GAME.rulebook


def test_the_picture_in_the_documentation_is_the_one_drawn_now() -> None:
    state = GAME.restore(json.loads((DOCS / "pictures" / "caylus.json").read_text("utf-8")))
    assert (DOCS / "pictures" / "caylus.svg").read_text("utf-8") == GAME.draw_svg(state.view(None))
