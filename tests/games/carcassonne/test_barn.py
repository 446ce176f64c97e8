"""CAR-AM-3: the barn."""

import pytest

from bastide.testing import rule
from games.carcassonne.abbeys import BARN_FIELD, FOUR_CITIES, HOLE, NO_DRAGON, abbeys, seen
from games.carcassonne.table import figures, points, supply
from games.playing import do, legal, play, refused


@rule("CAR-AM-3.1")
def test_a_barn_stands_where_four_tiles_fill_a_corner_with_field() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0"]
    state = play(abbeys(*land, drawn="FFFF-monastery"), "place 1,1 0")
    assert legal(state, "barn") == ["barn northwest"]
    assert refused(state, "barn southeast") == ("CAR-AM-3.1",)
    play(state, "barn northwest")
    assert seen(state)["barns"] == [[1, 1], None]
    assert supply(state, 0)["barn"] == 0
    three = play(abbeys(*land, "FFFF-monastery -1,1 0", drawn="FFFF-monastery"), "place 0,2 0")
    assert legal(three, "barn") == []  # three tiles meet at its north-west corner
    wall = play(abbeys(*land, drawn="abbey/FFFC-shield"), "place 1,1 270")
    assert refused(wall, "barn northwest") == ("CAR-AM-3.1",)  # the wall divides the corner
    abbey = play(abbeys(*HOLE, phase="CAR-T-2"), "abbey", "place 1,1 0")
    assert legal(abbey, "barn") == []


@rule("CAR-AM-3.1")
@pytest.mark.parametrize(
    ("corner", "last"), [("northwest", "2,1"), ("northeast", "1,1"), ("southwest", "2,0"), ("southeast", "1,0")]
)
def test_any_corner_of_the_tile_just_placed_will_do_and_no_other(corner: str, last: str) -> None:
    order = ["0,1", "1,1", "2,1", "2,0", "1,0"] if last.endswith("0") else ["0,1", "1,0", "2,0", "1,1", "2,1"]
    tiles = {place: "FRFR" if place.endswith("0") else "FFFF-monastery" for place in order}
    land = [f"{tiles[place]} {place} 0" for place in order if place != last]
    state = play(abbeys(*land, drawn=tiles[last]), f"place {last} 0")
    assert f"barn {corner}" in legal(state)
    play(state, f"barn {corner}")
    assert seen(state)["barns"] == [[2, 1], None]
    elsewhere = play(abbeys(*[f"{tiles[place]} {place} 0" for place in order], drawn="FRFR"), "place -1,0 0")
    assert legal(elsewhere, "barn") == []


@rule("CAR-AM-3.2")
def test_one_barn_per_field_and_one_per_player() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0", "FFFF-monastery 0,2 0"]
    state = play(abbeys(*land, figures=["1 small 0,0 f1"], drawn="FFFF-monastery"), "place 1,2 0")
    assert refused(state, "barn northwest") == ()  # farmers do not matter
    for barns in ([None, [1, 1]], [[1, 1], None]):
        taken = play(abbeys(*land, drawn="FFFF-monastery", kept={"barns": barns}), "place 1,2 0")
        assert refused(taken, "barn northwest") == ("CAR-AM-3.2",)
    # On another field, north of the road, whose barn already stands has none left.
    north = [*land[:3], "FRFR 2,0 0", "FFFF-monastery 1,-1 0"]
    for barns, offered in (([[1, 1], None], []), ([None, [1, 1]], ["barn southwest"])):
        state = play(abbeys(*north, drawn="FFFF-monastery", kept={"barns": barns}), "place 2,-1 0")
        assert legal(state, "barn") == offered


@rule("CAR-AM-3.2", "CAR-PD-4.5")
def test_the_dragon_leaves_barns_alone() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0"]
    dragon = {"princess_dragon": {**NO_DRAGON, "dragon": [0, 0]}}
    state = abbeys(
        *land, figures=["1 small 0,1 m0"], drawn="dragon/FRFR-dragon", kept={"barns": [None, [1, 1]]}, more=dragon,
        princess_dragon=True,
    )  # fmt: skip
    play(state, "place 2,0 0", "pass", "dragon south", "dragon east")
    assert figures(state) == []
    assert seen(state)["barns"] == [None, [1, 1]]


FARMERS = ["0 small 0,0 f1", "0 small 0,1 f0", "1 small 0,2 f0"]


@rule("CAR-AM-3.3", "CAR-EX23", "CAR-T-7d")
def test_a_barn_scores_the_farmers_of_its_field_and_sends_them_home() -> None:
    state = play(abbeys(*FOUR_CITIES, figures=FARMERS, drawn="FFFF-monastery", active=1), "place 1,4 0")
    events = do(state, "barn northwest")
    assert points(events) == [(0, 12, "CAR-AM-3.3")]
    assert [event.clause for event in events if event.kind == "returned_small"] == ["CAR-T-7f"] * 3
    assert state.scores == [12, 0]  # nothing for the barn itself
    assert figures(state) == []
    assert (supply(state, 0)["small"], supply(state, 1)["small"]) == (7, 7)
    pigs = [*FARMERS, "0 pig 0,3 f0", "1 pig 0,3 f0"]
    state = abbeys(*FOUR_CITIES, figures=pigs, drawn="FFFF-monastery", active=1, traders_builders=True)
    play(state, "place 1,4 0", "barn northwest")
    assert state.scores == [16, 0]
    assert figures(state) == []


@rule("CAR-AM-3.3")
def test_a_city_completed_by_the_same_tile_counts_for_the_new_barn() -> None:
    land = ["CFCF-split 0,1 90", "FRFR 1,0 0", "FRFR 2,0 0", "FFFF-monastery 2,1 0"]
    state = abbeys(*land, figures=["0 small 0,0 f1", "0 small 0,1 c0"], drawn="CFFF", active=1)
    events = do(state, "place 1,1 270", "barn northeast")
    assert points(events) == [(0, 4, "CAR-B-4.6"), (0, 3, "CAR-AM-3.3")]  # completed regions first


@rule("CAR-AM-3.4", "CAR-T-5")
def test_no_farmer_joins_a_field_with_a_barn() -> None:
    options = {"drawn": "FFRR", "kept": {"barns": [None, [1, 4]]}, "traders_builders": True}
    state = play(abbeys(*BARN_FIELD, figures=["0 small -1,2 f0"], **options), "place -1,3 0")
    assert refused(state, "deploy small f0") == ("CAR-AM-3.4",)
    assert refused(state, "deploy small f1") == ()  # the field beyond the road
    assert refused(state, "deploy small r0") == ()


@rule("CAR-AM-3.4", "CAR-TB-4.2", "CAR-X-13")
def test_a_pig_joins_its_farmer_on_the_tile_that_connects_them_to_a_barn_and_counts() -> None:
    position = {"drawn": "FFRR", "kept": {"barns": [None, [1, 4]]}, "traders_builders": True}
    state = play(abbeys(*BARN_FIELD, figures=["0 small -1,2 f0"], **position), "place -1,3 0")
    assert points(do(state, "deploy pig f0")) == [(0, 8, "CAR-AM-3.5")]  # 4 cities, 2 points each with the pig
    assert figures(state) == []
    alone = play(abbeys(*BARN_FIELD, figures=["1 small -1,2 f0"], **position), "place -1,3 0")
    assert refused(alone, "deploy pig f0") == ("CAR-TB-4",)


@rule("CAR-AM-3.4")
@pytest.mark.parametrize("how", [{"barn_bars_pig": True}, {"rules": 1}], ids=str)
def test_by_the_option_and_in_version_1_of_the_rules_no_pig_joins_a_field_with_a_barn(how: dict) -> None:
    position = {"drawn": "FFRR", "kept": {"barns": [None, [1, 4]]}, "traders_builders": True}
    state = play(abbeys(*BARN_FIELD, figures=["0 small -1,2 f0"], **position, **how), "place -1,3 0")
    assert refused(state, "deploy pig f0") == ("CAR-AM-3.4",)
    play(state, "pass")
    assert state.scores == [4, 0]


@rule("CAR-AM-3.5", "CAR-EX23", "CAR-X-13")
def test_farmers_connected_to_a_barn_get_a_point_per_city_and_return() -> None:
    position = {"drawn": "FFRR", "kept": {"barns": [[1, 4], None, None]}, "players": 3}
    state = abbeys(*BARN_FIELD, figures=["2 small -1,2 f0"], **position)
    events = do(state, "place -1,3 0", "pass")
    assert points(events) == [(2, 4, "CAR-AM-3.5")]
    assert [event.clause for event in events if event.kind == "returned_small"] == ["CAR-T-7f"]
    assert figures(state) == []
    pig = abbeys(*BARN_FIELD, figures=["2 small -1,2 f0", "2 pig -1,1 f0"], traders_builders=True, **position)
    play(pig, "place -1,3 0", "pass")
    assert pig.scores == [0, 0, 8]
    assert figures(pig) == []


@rule("CAR-AM-3.6", "CAR-X-13")
def test_the_whole_merged_field_decides_and_pays() -> None:
    standing = ["0 small -1,2 f0", "0 pig -1,2 f0", "1 small -1,1 f0", "1 small -1,2 f0"]
    state = abbeys(
        *BARN_FIELD, figures=standing, drawn="FFRR", kept={"barns": [[1, 4], None]}, traders_builders=True
    )  # fmt: skip
    # Alone, the western field touches two cities; joined with the barn's, all four.
    play(state, "place -1,3 0", "pass")
    assert state.scores == [0, 4]  # the pig of a seat that is no owner gives nothing
    assert figures(state) == []


@rule("CAR-X-7", "CAR-PD-2.5")
def test_the_fairy_pays_in_barn_scorings_but_never_for_a_barn() -> None:
    fairy = {"princess_dragon": {**NO_DRAGON, "fairy": [0, 2], "beside": [1, "small", 0, 2, "f0"]}}
    state = abbeys(*FOUR_CITIES, figures=FARMERS, drawn="FFFF-monastery", more=fairy, princess_dragon=True)
    play(state, "place 1,4 0", "barn northwest")
    assert state.scores == [12, 3]


@rule("CAR-AM-3.7", "CAR-EX23", "CAR-B-6.5")
def test_at_the_end_every_barn_is_worth_four_points_per_completed_city() -> None:
    last = {"drawn": "FRFR", "pile": []}
    one = abbeys(*BARN_FIELD, kept={"barns": [None, [1, 4]]}, **last)
    events = do(one, "place 1,0 0", "pass")
    assert points(events) == [(1, 16, "CAR-AM-3.7")]
    two = abbeys(*BARN_FIELD, "CFFF 2,3 90", "FFRR 2,4 270", kept={"barns": [[2, 4], [1, 4]]}, **last)
    assert play(two, "place 1,0 0", "pass").scores == [16, 16]


HERD = ["river2/VFFV-pigs 1,0 0", "CFFF 0,1 180", "CFFF 0,2 0"]
"""The spring's field holds the pig herd and touches one completed city."""


@rule("CAR-AM-3.3", "CAR-AM-3.7", "CAR-RI-6")
def test_a_pig_herd_adds_to_farmers_but_not_to_the_barn() -> None:
    position = {"drawn": "FFFF-monastery", "pile": [], "river2": True, "traders_builders": True}
    state = abbeys(*HERD, figures=["1 small 0,0 f0"], **position)
    events = do(state, "place 1,1 0", "barn northwest")
    assert points(events) == [(1, 3 + 1, "CAR-AM-3.3"), (0, 4, "CAR-AM-3.7")]


@rule("CAR-AM-3.5", "CAR-RI-6")
def test_a_pig_herd_adds_to_farmers_connected_to_a_barn() -> None:
    position = {"drawn": "FFFF-monastery", "river2": True, "traders_builders": True}
    barn = {"barns": [[1, 1], None]}
    state = abbeys(*HERD, "FFFF-monastery 1,1 0", figures=["1 small 0,2 f0"], kept=barn, **position)
    assert play(state, "place 1,2 0", "pass").scores == [0, 1 + 1]


@rule("CAR-PD-3.2", "CAR-PD-3.3")
def test_a_barn_may_stand_at_a_corner_of_a_volcano_tile() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0"]
    for companions in (True, False):  # by the option no figure goes on the tile; a barn stands between four
        volcano = {"drawn": "dragon/FFFF-volcano", "princess_dragon": True, "volcano_companions": companions}
        assert legal(play(abbeys(*land, **volcano), "place 1,1 0")) == ["barn northwest", "pass"]


@rule("CAR-PD-6.2", "CAR-PD-6.3")
def test_the_portal_is_open_for_mayor_and_wagon_by_their_own_rules_and_closed_to_fields_with_barns() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0"]
    barn = {"barns": [None, [1, 1]]}
    state = abbeys(*land, drawn="dragon/FRRR-portal", kept=barn, princess_dragon=True)
    play(state, "place 2,0 0", "portal 0,0")
    assert legal(state) == [
        "deploy small c0", "deploy small r0", "deploy small f0", "deploy mayor c0", "deploy wagon c0",
        "deploy wagon r0",
    ]  # fmt: skip
    assert "portal 1,1" in legal(play(abbeys(*land, drawn="dragon/FRRR-portal", princess_dragon=True), "place 2,0 0"))
    assert refused(state, "deploy small f1") == ("CAR-PD-6.2",)  # the southern field has a barn
    assert refused(state, "deploy mayor r0") == ("CAR-PD-6.3",)
    assert refused(state, "deploy wagon f0") == ("CAR-PD-6.3",)


@rule("CAR-X-14")
def test_carcassonne_is_a_completed_city_for_barns() -> None:
    position = {"drawn": "FFFF-monastery", "count": True, "pile": []}
    placed = abbeys("FFFF-monastery 1,-1 0", figures=["1 small 1,-1 f0"], **position)
    events = do(placed, "place 2,-1 0", "barn southwest", "pass")
    assert points(events) == [(1, 3, "CAR-AM-3.3"), (0, 4, "CAR-AM-3.7")]


@rule("CAR-X-14", "CAR-AM-3.5")
def test_carcassonne_is_worth_a_point_to_farmers_connected_to_a_barn() -> None:
    land = ["FFFF-monastery 1,-1 0", "FFFF-monastery 2,-1 0", "FFRR 3,-1 270"]
    position = {"drawn": "abbey/FFRF-deadend", "count": True, "kept": {"barns": [[2, 0], None]}}
    state = abbeys(*land, figures=["1 small 3,-1 f1"], **position)  # beyond the road
    assert play(state, "place 4,-1 90", "pass").scores == [0, 1]
