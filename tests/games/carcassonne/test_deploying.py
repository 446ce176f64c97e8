"""CAR-B-3: deploying followers."""

from bastide import CHANCE
from bastide.testing import rule
from games.carcassonne.table import figures, new_game, supply, table
from games.playing import legal, play, refused


@rule("CAR-B-3.1", "CAR-T-5")
def test_one_follower_on_any_segment_or_nothing() -> None:
    state = play(new_game(), "draw base/CRRR", "place 0,-1 180")
    # The city is shared with the start tile and free; so are three roads and three fields.
    slots = ["c0", "r0", "r1", "r2", "f0", "f1", "f2"]
    assert legal(state) == [*(f"deploy small {slot}" for slot in slots), "pass"]
    play(state, "deploy small r0")
    assert state.to_move == CHANCE  # only one
    assert state.view(None)["active"] == 1
    assert figures(state) == ["0 small 0,-1 r0"]


@rule("CAR-B-3.2", "CAR-B-3.4")
def test_a_follower_goes_only_on_the_tile_just_placed() -> None:
    state = play(new_game(), "draw base/FFRF-monastery", "place 0,1 0")
    assert legal(state, "deploy") == ["deploy small m0", "deploy small r0", "deploy small f0"]
    assert refused(state, "deploy small c0") == ("CAR-B-3.2",)  # the city is on the start tile
    play(state, "deploy small m0")
    assert figures(state) == ["0 small 0,1 m0"]
    assert supply(state, 0) == {"small": 6}


@rule("CAR-B-3.3")
def test_a_region_with_any_follower_however_far_is_closed() -> None:
    own = table("FRFR 1,0 0", "FRFR 2,0 0", figures=["0 small 0,0 r0"], drawn="FRFR")
    play(own, "place 3,0 0")
    assert refused(own, "deploy small r0") == ("CAR-B-3.3",)
    foreign = table("FRFR 1,0 0", "FRFR 2,0 0", figures=["1 small 0,0 r0"], drawn="FRFR")
    play(foreign, "place 3,0 0")
    assert refused(foreign, "deploy small r0") == ("CAR-B-3.3",)
    free = table("FRFR 1,0 0", "FRFR 2,0 0", drawn="FRFR")
    assert refused(play(free, "place 3,0 0"), "deploy small r0") == ()


@rule("CAR-B-3.4", "CAR-RI-4")
def test_nobody_stands_on_a_river() -> None:
    state = play(new_game(river2=True), "place 1,0 270", "pass", "draw river2/FVFV-monastery", "place 1,-1 90")
    assert set(legal(state, "deploy")) == {"deploy small f0", "deploy small f1", "deploy small m0"}


@rule("CAR-B-3.5", "CAR-B-4.1", "CAR-T-7c")
def test_a_region_just_completed_can_be_claimed_scored_and_left_in_one_turn() -> None:
    state = play(new_game(), "draw base/CFFF", "place 0,-1 180", "deploy small c0")
    assert state.scores == [4, 0]
    assert supply(state, 0) == {"small": 7}
    assert figures(state) == []


@rule("CAR-B-3.6", "CAR-T-20")
def test_without_followers_the_tile_is_placed_and_the_turn_goes_on_by_itself() -> None:
    land = ["CFFF 0,-1 180", "FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 0,1 0"]
    all_out = [
        "0 small 0,0 f0", "0 small 0,0 f1", "0 small 0,-1 f0", "0 small 1,0 f0", "0 small 1,0 f1", "0 small 0,1 m0",
        "0 small 0,0 r0",
    ]  # fmt: skip
    state = table(*land, figures=all_out, drawn="FRFR")
    play(state, "place 2,0 0")
    assert state.to_move == CHANCE
    assert state.view(None)["active"] == 1
    other = table(*land, figures=all_out, drawn="CRFR", active=0)
    play(other, legal(other)[0])
    assert refused(other, "deploy small c0") == ("CAR-T-3",)


@rule("CAR-B-3.7")
def test_followers_stay_until_their_region_is_scored_and_serve_again_from_the_next_turn() -> None:
    only = [
        "0 small 0,0 c0", "0 small 0,0 f1", "0 small 1,0 f0", "0 small 1,0 f1", "0 small 0,1 m0", "0 small 0,0 r0",
        "0 small -1,0 f0",
    ]  # fmt: skip
    state = table("FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 0,1 0", figures=only, drawn="CFFF")
    play(state, "place 0,-1 180")  # completes the city; no follower to deploy, the knight comes home
    assert state.scores == [4, 0]
    assert supply(state, 0) == {"small": 1}
    play(state, "draw base/FRRR", "place 2,0 0")
    assert state.to_move == 1
    play(state, "pass", "draw base/FFRR")
    assert state.to_move == 0
    play(state, legal(state)[0])
    assert legal(state, "deploy")
