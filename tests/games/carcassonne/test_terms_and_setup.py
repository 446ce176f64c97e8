"""CAR-B-0 and CAR-B-1: terms, geometry, components and set-up."""

import pytest

from bastide import CHANCE, BadOption, Dealer
from bastide.core.simulate import finish
from bastide.testing import rule
from games.carcassonne.table import CARCASSONNE, EVERYTHING, figures, new_game, supply, table
from games.playing import legal, play, refused


@rule("CAR-B-0.1")
def test_positions_count_from_the_start_tile_to_the_east_and_to_the_south() -> None:
    state = table(drawn="CFFF")
    assert "place 0,-1 180" in legal(state)  # north of the start tile: its city must meet a city to the south
    assert "place 0,1 0" not in legal(state)
    assert "place 0,1 90" in legal(state)  # turned clockwise, the city of the new tile looks east
    tile = play(state, "place 0,1 90").view(None)["land"][-1]
    assert (tile["x"], tile["y"], tile["rotation"]) == (0, 1, 90)


@rule("CAR-B-0.4")
def test_segments_are_one_region_when_they_meet_at_a_border() -> None:
    state = table("FRFR 1,0 0", "FRFR 2,0 0", figures=["0 small 0,0 r0"], drawn="FRFR", active=1)
    play(state, "place 3,0 0")
    assert legal(state, "deploy") == ["deploy small f0", "deploy small f1"]  # the road is seat 0's, three tiles away
    assert refused(state, "deploy small r0") == ("CAR-B-3.3",)


@rule("CAR-B-0.4", "CAR-B-0.5")
def test_a_road_separates_the_fields_on_its_two_sides() -> None:
    state = table("FRFR 1,0 0", figures=["0 small 1,0 f0"], drawn="FRFR", active=1)
    play(state, "place 2,0 0")
    assert legal(state, "deploy small f") == ["deploy small f1"]  # f0 is north of the road, like seat 0's farmer


@rule("CAR-B-0.5")
def test_a_city_and_the_border_of_the_land_bound_a_field() -> None:
    state = table("CFCF-split 0,1 90", figures=["0 small 0,1 f0"], drawn="CFFF", active=1)
    play(state, "place 1,1 270")  # shares only the city side with the tile to its west
    assert "deploy small f0" in legal(state)


@rule("CAR-B-0.6")
def test_a_field_touches_only_the_cities_that_its_tile_names() -> None:
    # South of the start tile's road lies another field than the one that touches its city.
    land = ("CFFF 0,-1 180",)
    north = table(*land, figures=["0 small 0,0 f0"], drawn="FRFR", pile=[])
    south = table(*land, figures=["0 small 0,0 f1"], drawn="FRFR", pile=[])
    assert play(north, "place 1,0 0", "pass").scores == [3, 0]
    assert play(south, "place 1,0 0", "pass").scores == [0, 0]


@rule("CAR-B-0.7", "CAR-B-4.7")
def test_the_eight_tiles_around_a_cloister_count_by_side_and_by_corner() -> None:
    corner = table("FRFR 1,0 0", figures=[], drawn="FFFF-monastery", pile=[])
    play(corner, "place 1,1 0", "deploy small m0")
    assert corner.scores == [3, 0]  # itself, (1, 0) at its side and (0, 0) at its corner


@rule("CAR-B-0.8", "CAR-TB-2.2")
def test_companions_are_no_followers_and_have_no_power() -> None:
    state = table(
        "FRFR 1,0 0", "FRRR -1,0 0", figures=["0 small 0,0 r0", "1 small 1,0 r0", "1 builder 1,0 r0"],
        drawn="FRRR", traders_builders=True,
    )  # fmt: skip
    play(state, "place 2,0 0", "pass")
    assert state.scores == [4, 4]


@rule("CAR-B-0.9", "CAR-CU-1")
def test_a_follower_is_named_after_its_region() -> None:
    state = table(
        "FFFF-monastery 0,1 0", "FRFR 1,0 0", "shrine/FFFF 1,1 0",
        figures=["0 small 0,0 r0", "0 small 0,0 c0", "0 small 0,1 m0", "0 small 0,0 f1", "1 small 1,1 s0"],
        cult=True,
    )  # fmt: skip
    roles = {(f["x"], f["y"], f["segment"]): f["role"] for f in state.view(None)["figures"]}
    assert roles == {
        (0, 0, "r0"): "thief", (0, 0, "c0"): "knight", (0, 1, "m0"): "monk", (0, 0, "f1"): "farmer",
        (1, 1, "s0"): "heretic",
    }  # fmt: skip


@rule("CAR-B-0.10", "CAR-B-3.2")
def test_figures_on_the_land_are_not_in_the_supply() -> None:
    state = table(figures=["0 small 0,0 r0"], drawn="CFFF")
    assert supply(state, 0) == {"small": 6}
    play(state, "place 0,-1 180", "deploy small f0")
    assert supply(state, 0) == {"small": 5}
    assert supply(state, 1) == {"small": 7}


@rule("CAR-B-0.11", "CAR-T-12", "CAR-B-1.5")
def test_the_turn_goes_to_the_next_seat_and_round_to_the_first() -> None:
    state = new_game(3, start_player=1)
    seen = []
    dealer = Dealer(4)
    while len(seen) < 7:
        state.apply(dealer.draw(state))
        seen.append(state.view(None)["active"])
        play(state, legal(state)[0])
        if state.to_move != CHANCE:
            play(state, "pass")
    assert seen == [1, 2, 0, 1, 2, 0, 1]


@rule("CAR-B-0.12")
def test_all_see_the_same_and_only_the_order_of_the_pile_is_hidden() -> None:
    state = play(new_game(4), "draw base/RRRR", "place 1,0 0", "deploy small r3", "draw base/CFFF")
    view = state.view(None)
    assert [state.view(seat) for seat in range(4)] == [view] * 4
    assert view["drawn"] == "base/CFFF"
    assert view["pile"] == sum(view["unseen"].values()) == 69
    assert view["unseen"]["base/CFFF"] == 4
    assert "base/RRRR" not in view["unseen"]
    assert view["figures"][0]["role"] == "thief"


@rule("CAR-B-1.1", "CAR-B-1.3", "CAR-B-1.4")
def test_the_base_game_has_72_tiles_and_seven_followers_to_deploy_for_each_player() -> None:
    state = new_game(5)
    view = state.view(None)
    assert view["land"] == [{"tile": "base/CRFR", "x": 0, "y": 0, "rotation": 0}]
    assert view["pile"] == 71
    assert view["unseen"]["base/CRFR"] == 3
    assert [seat["supply"] for seat in view["seats"]] == [{"small": 7}] * 5
    assert [seat["colour"] for seat in view["seats"]] == ["red", "blue", "green", "yellow", "black"]
    assert state.scores == [0] * 5


@rule("CAR-B-1.2")
def test_two_to_five_players_and_six_only_with_inns_and_cathedrals() -> None:
    for players in (2, 3, 4, 5):
        assert CARCASSONNE.start(players).players == players
    for players in (0, 1, 7):
        with pytest.raises(BadOption, match=r"CAR-B-1\.2"):
            CARCASSONNE.start(players)
    with pytest.raises(BadOption, match=r"CAR-B-1\.2.*Inns & Cathedrals"):
        CARCASSONNE.start(6, traders_builders=True)
    six = CARCASSONNE.start(6, inns_cathedrals=True)
    assert six.view(None)["seats"][5]["colour"] == "grey"


@rule("CAR-B-1.4", "CAR-T-23", "CAR-T-24")
def test_every_draw_lists_the_types_left_with_their_numbers() -> None:
    state = new_game()
    outcomes = {str(action): weight for action, weight in state.chance_outcomes()}
    assert len(outcomes) == 24
    assert sum(outcomes.values()) == 71
    assert outcomes["draw base/FFRR"] == 9
    assert outcomes["draw base/CRFR"] == 3  # the fourth is the start tile
    play(state, "draw base/CCCC-shield")
    later = {str(a): w for a, w in play(state, legal(state)[0], "pass").chance_outcomes()}
    assert "draw base/CCCC-shield" not in later
    assert sum(later.values()) == 70


@rule("CAR-B-1.5", "CAR-T-23")
def test_the_starting_player_is_drawn_evenly_or_chosen() -> None:
    state = CARCASSONNE.start(3)
    assert state.to_move == CHANCE
    assert [(str(a), w) for a, w in state.chance_outcomes()] == [("begin 0", 1), ("begin 1", 1), ("begin 2", 1)]
    assert play(state, "begin 2").view(None)["active"] == 2
    assert CARCASSONNE.start(3, start_player=1).view(None)["active"] == 1
    with pytest.raises(BadOption, match=r"CAR-B-1\.5"):
        CARCASSONNE.start(3, start_player=3)


@rule("CAR-B-1.6", "CAR-RI-1")
def test_with_the_river_the_normal_start_tile_is_out_of_the_game() -> None:
    view = new_game(river2=True).view(None)
    assert view["land"] == [{"tile": "river2/FVFF-spring", "x": 0, "y": 0, "rotation": 0}]
    assert view["unseen"]["base/CRFR"] == 3
    assert view["pile"] == 71


@rule("CAR-T-23")
def test_seed_and_decisions_reproduce_a_game() -> None:
    ends = []
    for _ in range(2):
        state = new_game(3, **EVERYTHING)
        finish(state, Dealer(99))
        ends.append(state)
    assert ends[0] == ends[1]
    other = new_game(3, **EVERYTHING)
    finish(other, Dealer(100))
    assert other != ends[0]
    assert figures(ends[0]) == figures(ends[1])
