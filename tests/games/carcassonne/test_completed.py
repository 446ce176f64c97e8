"""CAR-B-4 and CAR-B-5: completed regions, majorities, scoring during play."""

from bastide.testing import rule
from games.carcassonne.table import figures, points, supply, table
from games.playing import do, play

AROUND_CLOISTER = [
    "FFFF-monastery 0,1 0", "FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 1,1 0", "FFFF-monastery -1,1 0",
    "FFFF-monastery 0,2 0", "CFFF 1,2 90",
]  # fmt: skip
FOUR_TILE_ROAD = ["FRFR 1,0 0", "FRRR -1,0 0"]  # a crossing at (2, 0) closes it


@rule("CAR-B-4.1", "CAR-T-7a", "CAR-T-7c")
def test_scoring_comes_after_the_action() -> None:
    state = table(figures=["0 small 0,0 c0"], drawn="CFFF")
    events = do(state, "place 0,-1 180", "deploy small f0")
    assert [event.kind for event in events] == [
        "placed", "deployed_small_farmer", "completed_city", "scored_city", "returned_small",
    ]  # fmt: skip
    assert state.scores == [4, 0]


@rule("CAR-B-4.2", "CAR-B-4.3")
def test_a_road_is_complete_between_two_crossings_and_worth_a_point_per_tile() -> None:
    state = table(*FOUR_TILE_ROAD, figures=["0 small 0,0 r0"], drawn="FRRR")
    assert points(do(state, "place 2,0 0", "pass")) == [(0, 4, "CAR-B-4.3")]
    assert state.scores == [4, 0]


@rule("CAR-B-4.2")
def test_a_road_ends_at_a_city_a_cloister_and_a_shrine() -> None:
    # From the city gate of CCRC, turned to the east, over the start tile to the cloister's door.
    state = table("CCRC -1,0 270", figures=["0 small 0,0 r0"], drawn="FFRF-monastery")
    play(state, "place 1,0 90", "pass")
    assert state.scores == [3, 0]
    shrine = table("CCRC -1,0 270", figures=["0 small 0,0 r0"], drawn="shrine/FFRF", cult=True)
    play(shrine, "place 1,0 90", "pass")
    assert shrine.scores == [3, 0]


@rule("CAR-B-4.2")
def test_a_road_with_an_open_end_is_not_complete() -> None:
    state = table("FRFR 1,0 0", figures=["0 small 0,0 r0"], drawn="FRRR")
    play(state, "place 2,0 0", "pass")
    assert state.scores == [0, 0]
    assert figures(state) == ["0 small 0,0 r0"]


@rule("CAR-B-4.2")
def test_a_closed_loop_is_complete() -> None:
    land = ["FFRR 0,1 270", "FFRR 1,1 0", "FFRR 0,2 180"]  # three corners of a ring
    state = table(*land, figures=["0 small 0,1 r0"], drawn="FFRR")
    play(state, "place 1,2 90", "pass")
    assert state.scores == [4, 0]


@rule("CAR-B-4.2", "CAR-B-4.3", "CAR-KR-3")
def test_a_road_that_branches_without_a_crossing_is_one_road_to_be_closed_at_all_its_ends() -> None:
    land = ["FRRR -1,0 0", "abbey/RRFR-branch 1,0 0"]
    sets = {"abbey_mayor": True, "king_robber": True}
    state = table(*land, "FRRR 2,0 0", figures=["1 small 0,0 r0"], drawn="FRRR", **sets)
    events = do(state, "place 1,-1 0", "pass")
    assert points(events) == [(1, 5, "CAR-B-4.3")]
    assert (state.view(None)["king_robber"]["robber"], state.view(None)["king_robber"]["longest_road"]) == (0, 5)
    one_end_open = table(*land, figures=["1 small 0,0 r0"], drawn="FRRR", **sets)
    play(one_end_open, "place 1,-1 0", "pass")
    assert (one_end_open.scores, figures(one_end_open)) == ([0, 0], ["1 small 0,0 r0"])


@rule("CAR-B-4.3")
def test_a_tile_that_a_road_uses_twice_counts_once() -> None:
    # The road leaves the crossing at (0, 1) to the east and comes back to it from the south: 4 tiles, 5 segments.
    land = ["FRRR 0,1 0", "FFRR 1,1 0", "FFRR 0,2 180"]
    state = table(*land, figures=["1 small 1,1 r0"], drawn="FFRR")
    assert points(do(state, "place 1,2 90", "pass")) == [(1, 4, "CAR-B-4.3")]


@rule("CAR-B-4.4", "CAR-B-4.5")
def test_a_city_is_complete_when_no_side_is_open_and_pays_two_per_tile_and_pennant() -> None:
    state = table("FCFC-shield 0,-1 90", figures=["0 small 0,0 c0"], drawn="CFFF")
    assert points(do(state, "place 0,-2 180", "pass")) == [(0, 8, "CAR-B-4.5")]
    gap = table("CCRC 0,-1 180", figures=["0 small 0,0 c0"], drawn="CFFF")
    play(gap, "place 1,-1 270", "pass")  # the west of (0, -1) is still open
    assert gap.scores == [0, 0]


@rule("CAR-B-4.5")
def test_a_tile_with_two_segments_of_one_city_counts_once() -> None:
    # (1, -1) shows two city segments that come together round the corner.
    land = ["CCFC 0,-1 90", "CFFC-split 1,-1 0", "CFFC 0,-2 180"]
    state = table(*land, figures=["0 small 0,0 c0"], drawn="CFFC")
    events = do(state, "place 1,-2 270", "pass")
    assert [event.data["tiles"] for event in events if event.kind == "completed_city"] == [5]
    assert state.scores == [10, 0]


@rule("CAR-B-4.6")
def test_a_city_of_two_tiles_is_worth_four_points_and_six_with_a_pennant() -> None:
    state = table(figures=["0 small 0,0 c0"], drawn="CFFF")
    assert play(state, "place 0,-1 180", "pass").scores == [4, 0]
    halved = table(figures=["0 small 0,0 c0"], drawn="CFFF", small_city="two")
    assert play(halved, "place 0,-1 180", "pass").scores == [2, 0]
    for option, expected in (("normal", 6), ("two", 3)):
        pennant = table(figures=["0 small 0,0 c0"], drawn="abbey/FFFC-shield", abbey_mayor=True, small_city=option)
        assert points(do(pennant, "place 0,-1 270", "pass")) == [(0, expected, "CAR-B-4.6")]
    larger = table("FCFC 0,-1 90", figures=["0 small 0,0 c0"], drawn="CFFF", small_city="two")
    assert play(larger, "place 0,-2 180", "pass").scores == [6, 0]


@rule("CAR-B-4.7")
def test_a_surrounded_cloister_is_worth_nine() -> None:
    state = table(*AROUND_CLOISTER, figures=["0 small 0,1 m0"], drawn="CFFF", active=1)
    assert points(do(state, "place -1,2 270", "pass")) == [(0, 9, "CAR-B-4.7")]
    assert state.scores == [9, 0]
    assert supply(state, 0) == {"small": 7}


@rule("CAR-B-4.8")
def test_the_most_followers_get_the_points_and_equals_all_of_them() -> None:
    two_to_one = ["0 small 0,0 r0", "0 small 1,0 r0", "1 small -1,0 r0"]
    state = table(*FOUR_TILE_ROAD, figures=two_to_one, drawn="FRRR", players=3)
    assert play(state, "place 2,0 0", "pass").scores == [4, 0, 0]
    tie = table(*FOUR_TILE_ROAD, figures=["1 small 0,0 r0", "2 small 1,0 r0"], drawn="FRRR", players=3)
    assert play(tie, "place 2,0 0", "pass").scores == [0, 4, 4]


@rule("CAR-B-4.9")
def test_a_region_completed_without_followers_scores_nothing_but_counts_for_fields() -> None:
    state = table("CFFF 0,-1 180", figures=["1 small 0,0 f0"], drawn="FRFR", pile=[])
    play(state, "place 1,0 0", "pass")
    assert state.scores == [0, 3]


@rule("CAR-B-4.10", "CAR-B-5.1", "CAR-T-7f")
def test_all_followers_of_the_region_return_and_farmers_beside_it_stay() -> None:
    standing = ["0 small 0,0 c0", "0 small 0,-1 c0", "1 small 0,-2 c0", "1 small 0,0 f0"]
    land = ["FCFC 0,-1 90", "FCFC-shield 0,-2 90"]
    state = table(*land, figures=standing, drawn="CFFF")
    play(state, "place 0,-3 180", "pass")
    assert state.scores == [10, 0]
    assert figures(state) == ["1 small 0,0 f0"]
    assert supply(state, 0) == {"small": 7}
    assert supply(state, 1) == {"small": 6}


@rule("CAR-B-4.11")
def test_one_tile_can_complete_several_regions_scored_as_cities_roads_cloisters() -> None:
    land = [
        "FRFR 1,0 0", "FRFR 2,0 0", "FFRF-monastery 1,-1 90", "FFFF-monastery 2,-1 0", "FFFF-monastery 1,-2 0",
        "FFFF-monastery 2,-2 0", "FFRF-monastery 0,-2 0",
    ]  # fmt: skip
    standing = ["0 small 0,0 c0", "1 small 1,-1 r0", "0 small 0,-2 r0", "1 small 1,-1 m0"]
    state = table(*land, figures=standing, drawn="CRRR")
    events = do(state, "place 0,-1 180", "pass")
    scored = [(e.kind, e.seat, e.data["points"]) for e in events if e.kind.startswith("scored")]
    assert scored == [
        ("scored_city", 0, 4),
        ("scored_road", 0, 2),  # its top-left tile lies further north than that of the other road
        ("scored_road", 1, 2),
        ("scored_cloister", 1, 9),
    ]
    assert state.scores == [6, 11]


@rule("CAR-B-4.11")
def test_regions_of_a_kind_are_scored_by_their_top_left_tiles_whenever_those_were_laid() -> None:
    land = [
        "FFRF-monastery -1,0 270", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0", "FFFF-monastery 2,1 0",
        "FFRR 2,0 90", "FFRF-monastery 2,-1 0",
    ]  # fmt: skip
    # West of the crossing the older road, from (-1, 0); east of it the one that reaches further north, to (2, -1).
    state = table(*land, figures=["0 small 0,0 r0", "1 small 2,0 r0"], drawn="FRRR")
    events = do(state, "place 1,0 180", "pass")
    assert points(events) == [(1, 3, "CAR-B-4.3"), (0, 3, "CAR-B-4.3")]


@rule("CAR-B-4.12")
def test_points_are_added_at_once_and_run_on_past_the_fifty_spaces_of_the_track() -> None:
    state = table(figures=["0 small 0,0 c0"], drawn="CFFF", scores=[48, 99])
    assert play(state, "place 0,-1 180", "pass").scores == [52, 99]


@rule("CAR-B-5.1")
def test_fields_are_not_scored_during_the_game() -> None:
    state = table(figures=["0 small 0,0 f0"], drawn="CFFF")
    play(state, "place 0,-1 180", "pass")  # completes a city that touches the field
    assert state.scores == [0, 0]
    assert figures(state) == ["0 small 0,0 f0"]


def test_watching_the_events_changes_nothing_of_the_position() -> None:
    land = ["FFRF-monastery -1,0 270", "FFFF-monastery 0,1 0", "FFRF-monastery 1,1 180"]
    standing = ["0 small 0,0 r0", "1 small 1,1 r0", "0 small 0,0 c0", "1 small 0,0 f0"]
    watched = table(*land, figures=standing, drawn="FRRR")
    plain = table(*land, figures=standing, drawn="FRRR")
    do(watched, "place 1,0 0", "pass")  # two roads are completed and their thieves return
    play(plain, "place 1,0 0", "pass")
    assert plain.scores == [3, 2]
    assert watched.view(None) == plain.view(None)
