"""The drawings tell all that a viewer may know, and nothing more."""

from xml.etree import ElementTree

import pytest

from bastide.core import Dealer, speaking
from bastide.games.magna_carta import GAME
from games.magna_carta.eyes import hidden_twin
from games.magna_carta.table import card, random_games, seat, started, table

SVG = "{http://www.w3.org/2000/svg}"


def crowded():
    """A table with everything on it."""
    return table(
        seat(deniers=3, food=1, hand="bank lawyer market", discard="church", tokens=(2, 0, 0)),
        seat(gold=2),
        seat(wood=7),
        seat(),
        road=[
            card("small_farm", 0, worker=1, store=3),
            card("peddler", 1, residence=True),
            card("gold_mine", 1, prestige="statue"),
            card("small_quarry", 2, worker=0, turning=True),
            card("lawyer", 3, worker=2),
        ],
        castle=[5, 8, 9],
        step="secondary",
        at=4,
        mover=0,
        bridge=[2, 1, 0, 3],
        provost=6,
    )


def words_of(drawn: str) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


def signs_of(drawn: str) -> list[str]:
    return [node.attrib["href"].removeprefix("#") for node in ElementTree.fromstring(drawn).iter(f"{SVG}use")]


def test_the_picture_shows_road_workers_stores_provost_castle_and_seats():
    drawn = GAME.draw_svg(crowded().view(None))
    words, signs = words_of(drawn), signs_of(drawn)
    for name in ("Park", "neutral Peddler", "Small Farm", "Residence", "Statue", "Lawyer", "Cathedral"):
        assert name in words
    assert "Gold Mine" not in words, "it lies under the Statue"
    assert [sign for sign in signs if sign.startswith("worker-")][:3] == ["worker-B", "worker-R", "worker-G"]
    assert signs.count("provost") == 1
    assert {"Dungeon 5/7", "Walls 8/8", "Towers 9/9", "Turn 1: Effects of the buildings"} <= set(words)
    assert {"Red", "Blue", "Green", "Orange"} <= set(words)


def test_longer_words_keep_to_their_room():
    with speaking("fr"):
        lines = ElementTree.fromstring(GAME.draw_svg(crowded().view(None))).iter(f"{SVG}text")
    room = {line.text: float(line.attrib.get("textLength", "inf")) for line in lines}
    assert room["Murailles 8/8"] <= 74, "a third of the castle"
    assert room["prochaine carte"] <= 100, "the frame of a card"


def test_every_sign_that_is_used_is_defined():
    for view in (crowded().view(0), started(2, "beginner").view(None), GAME.start(3).view(None)):
        tree = ElementTree.fromstring(GAME.draw_svg(view))
        defined = {node.attrib["id"] for node in tree.iter(f"{SVG}symbol")}
        assert {node.attrib["href"].removeprefix("#") for node in tree.iter(f"{SVG}use")} == defined


def test_only_the_owner_sees_the_hand():
    state = crowded()
    own, spectator = GAME.draw_svg(state.view(0)), GAME.draw_svg(state.view(None))
    assert {"Bank", "Market"} <= set(words_of(own))
    assert not {"Bank", "Market"} & set(words_of(spectator))
    assert "Bank 1w2s" in GAME.draw_text(state.view(0))
    assert "Bank" not in GAME.draw_text(state.view(1))


def test_drawings_of_hidden_differences_are_the_same():
    luck = Dealer(8)
    for i, (state, _) in enumerate(random_games(4, seed=70)):
        if i % 25 == 0 and (twin := hidden_twin(state, None, luck)):
            assert GAME.draw_svg(state.view(None)) == GAME.draw_svg(twin.view(None))
            assert str(state) == str(twin)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_any_position_can_be_drawn_and_fits_a_terminal(viewer):
    for i, (state, _) in enumerate(random_games(6, seed=30)):
        if i % 20 == 0:
            text = GAME.draw_text(state.view(viewer))
            assert max(map(len, text.splitlines())) <= 80
            assert len(text.splitlines()) > 8
            ElementTree.fromstring(GAME.draw_svg(state.view(viewer)))


def test_the_end_names_the_winners():
    last = table(seat(gold=3), seat(food=1, wood=1, stone=1), castle=[0, 0, 1], step="offer", at=1, mover=1)
    last.play(GAME.parse("offer 1"))
    assert "Seat 0 and Seat 1 won with 3 points" in str(last)


def test_the_terminal_shows_the_table():
    text = GAME.draw_text(crowded().view(0))
    assert "Castle: Dungeon 5 × 4, Walls 8 × 3, Towers 9 × 2    Bridge: G B R O" in text
    assert "> 5   (B) R Small Farm            1f; owner 1f [3f] = 1" in text
    assert "  7 P     B Statue                = 6" in text
    assert "  8   (R) G Small Quarry (turning)" in text
    assert ">R Red" in text
    assert text.splitlines()[-2].startswith("Seat 0: Another's worker is on your card 5, Small Farm")
