"""TOR-2: the set-up."""

import pytest

from bastide import CHANCE, BadOption
from bastide.games.torres.components import CARD_NAMES
from bastide.testing import rule
from games.playing import legal, play, refused
from games.torres.table import MARKED, TORRES, new_game, position, targets


@rule("TOR-2.1")
def test_the_first_player_is_set_or_drawn_at_random() -> None:
    assert new_game(3, first_player=2).to_move == 2
    drawn = TORRES.start(3)
    assert drawn.to_move == CHANCE
    assert [(str(action), weight) for action, weight in drawn.chance_outcomes()] == [
        ("first 0", 1),
        ("first 1", 1),
        ("first 2", 1),
    ]
    assert play(drawn, "first 1").view(None)["first_player"] == 1
    with pytest.raises(BadOption, match=r"TOR-2\.1: seat 3 cannot begin a game of 3 players"):
        TORRES.start(3, first_player=3)


@rule("TOR-2.2")
def test_each_player_has_six_knights_for_the_board_and_a_scoring_figure_on_space_0() -> None:
    for player in new_game(4).view(None)["players"]:
        assert (player["reserve"], player["space"], player["score"]) == (6, 0, 0)


@rule("TOR-2.3")
def test_each_player_has_a_shuffled_deck_of_the_own_ten_cards_and_an_empty_hand() -> None:
    view = new_game(3).view(0)
    assert view["decks"] == [{"top": [], "unseen": 10, "bottom": []}] * 3
    assert [player["hand_size"] for player in view["players"]] == [0, 0, 0]
    state = play(position(), "buy")
    assert [(str(a), w) for a, w in state.chance_outcomes()] == [(f"draw {card}", 1) for card in CARD_NAMES]


@rule("TOR-2.4")
def test_only_the_colours_and_the_phase_card_in_use_are_on_the_table() -> None:
    view = new_game(2).view(None)
    assert (len(view["players"]), len(view["decks"]), view["rounds"]) == (2, 2, 4)
    assert new_game(3).view(None)["rounds"] == 4
    assert position(2, year=2).view(None)["rounds"] == 4
    assert position(3, year=2).view(None)["rounds"] == 3


@rule("TOR-2.5")
def test_eight_castles_of_one_block_stand_on_the_marked_squares() -> None:
    castles = new_game().view(None)["castles"]
    assert sorted(square for castle in castles for square in castle["squares"]) == sorted(MARKED)
    assert all((castle["base"], castle["height"]) == (1, 1) for castle in castles)
    assert new_game().view(None)["supply"] == 92 - 8


@rule("TOR-2.6")
def test_each_player_in_turn_places_a_knight_on_a_free_castle() -> None:
    state = new_game(3, first_player=1)
    assert targets(state, "knight") == set(MARKED)
    play(state, "knight d8")
    assert state.to_move == 2
    assert targets(state, "knight") == set(MARKED) - {"d8"}
    assert refused(state, "knight d8") == ("TOR-2.6",)
    assert refused(state, "knight a1") == ("TOR-2.6",)
    assert refused(state, "end") == ("TOR-2.6",)
    assert play(state, "knight c6").to_move == 0


@rule("TOR-2.7")
def test_the_last_player_then_places_the_king_on_a_free_castle() -> None:
    state = play(new_game(2), "knight d8", "knight c6")
    assert state.to_move == 1
    assert legal(state) == ["king f6", "king h5", "king a4", "king c3", "king f3", "king e1"]
    assert refused(state, "king d8") == ("TOR-2.7",)
    play(state, "king f6")
    assert [castle["squares"] for castle in state.view(None)["castles"] if castle["king"]] == [["f6"]]


@rule("TOR-2.8")
def test_then_the_towers_of_year_1_are_handed_out_and_the_first_player_begins() -> None:
    state = play(new_game(3, first_player=1), "knight d8", "knight c6", "knight f6", "king e1")
    view = state.view(None)
    assert (view["year"], view["round"], view["to_move"], view["decision"]) == (1, 1, 1, "turn")
    assert [player["towers"] for player in view["players"]] == [[3, 3, 2, 2]] * 3
