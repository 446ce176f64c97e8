"""TOR-16: a little more luck."""

import pytest

from bastide import BadOption
from bastide.testing import rule
from games.playing import legal, play, refused
from games.torres.table import TORRES, position


@rule("TOR-16.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_forty_cards_form_one_deck_whatever_the_number_of_players(players: int) -> None:
    view = TORRES.start(players, variant="common_deck", first_player=0).view(None)
    assert view["decks"] == [{"top": [], "unseen": 40, "bottom": []}]


@rule("TOR-16.2")
def test_purchases_draw_from_and_return_to_the_common_deck() -> None:
    state = position(2, "common_deck")
    play(state, "buy", "draw jump", "draw jump", "draw jump")
    assert legal(state) == ["keep jump"]
    play(state, "keep jump", "return top", "return bottom", "end")
    play(state, "buy")  # seat 1 sees the jump that seat 0 put on top
    play(state, "draw two_up", "draw two_up")
    assert legal(state) == ["keep two_up", "keep jump"]


@rule("TOR-16.2")
def test_an_older_copy_of_a_card_bought_in_this_turn_may_be_played() -> None:
    buy = ["buy", "draw six_ap", "draw jump", "draw any_door", "keep six_ap", "return top", "return top"]
    fresh = play(position(2, "common_deck"), *buy)
    assert refused(fresh, "play six_ap") == ("TOR-8.6",)
    older = play(position(2, "common_deck", hands=[["six_ap"], []]), *buy)
    assert "play six_ap" in legal(older)
    play(older, "play six_ap")
    assert older.view(0)["players"][0]["hand"] == ["six_ap"]
    play(older, "end", "end")
    assert "play six_ap" in legal(older)  # the second copy, in a later turn


@rule("TOR-16.3")
def test_the_variant_is_not_combined_with_the_master_version() -> None:
    with pytest.raises(BadOption, match=r"TOR-16\.3"):
        TORRES.start(2, variant="common_deck+master")
    with pytest.raises(BadOption, match=r"TOR-17\.4"):
        TORRES.start(2, variant="common_deck", master_card="board_edge")
    assert position(2, "common_deck").view(None)["players"][0]["towers"] == [3, 3, 3, 3]
