"""CAR-B-6: the end of the game, with the worked examples of the base game."""

from bastide.testing import rule
from games.carcassonne.table import figures, points, supply, table
from games.playing import do, play

THREE_CITIES = [
    "CFCF-split 0,1 90", "CFFF 1,1 270", "CFFF -1,1 90", "CFCF-split 0,2 90", "CFFF 1,2 270", "FFFF-monastery 0,3 0",
]  # fmt: skip
"""South of the start tile: a field that touches three completed cities and an open one (west of (0, 2))."""
LAST = {"drawn": "FRFR", "pile": []}
"""The last tile, to be placed where it changes nothing: at (1, 0)."""


def end(*land: str, **position: object) -> list[int]:
    """The scores after a last tile that changes nothing."""
    return play(table(*land, **LAST, **position), "place 1,0 0", "pass").scores


@rule("CAR-B-6.1")
def test_the_game_ends_with_the_turn_of_the_last_tile_which_is_scored_normally_first() -> None:
    state = table(figures=["0 small 0,0 c0"], drawn="CFFF", pile=[])
    events = do(state, "place 0,-1 180", "pass")
    kinds = [event.kind for event in events]
    assert kinds.index("scored_city") < kinds.index("pile_empty")
    assert points(events) == [(0, 4, "CAR-B-4.6")]
    assert state.over
    assert state.scores == [4, 0]


@rule("CAR-B-6.2")
def test_incomplete_regions_pay_a_point_per_tile_and_pennant_and_their_followers_go() -> None:
    road = table("FRFR -1,0 0", figures=["1 small 0,0 r0"], **LAST)
    play(road, "place 1,0 0", "pass")
    assert road.scores == [0, 3]
    assert figures(road) == []
    assert supply(road, 1) == {"small": 7}
    city = table("FCFC-shield 0,-1 90", figures=["0 small 0,0 c0"], **LAST)
    assert points(do(city, "place 1,0 0", "pass")) == [(0, 3, "CAR-B-6.2")]
    cloister = table("FFFF-monastery 0,1 0", figures=["0 small 0,1 m0"], **LAST)
    assert points(do(cloister, "place 1,0 0", "pass")) == [(0, 3, "CAR-B-6.2")]  # itself, (0, 0) and (1, 0)


@rule("CAR-B-6.2", "CAR-B-4.8")
def test_majorities_count_at_the_end_too() -> None:
    state = table("FRFR -1,0 0", figures=["1 small 0,0 r0", "1 small -1,0 r0", "0 small 0,0 r0"], **LAST)
    assert play(state, "place 1,0 0", "pass").scores == [0, 3]


@rule("CAR-B-6.3", "CAR-EX7")
def test_a_field_pays_three_points_for_each_completed_city_to_most_farmers() -> None:
    two_to_one = ["0 small 0,0 f1", "0 small 0,1 f0", "1 small 0,2 f0"]
    assert end(*THREE_CITIES, figures=two_to_one) == [9, 0]
    tie = [*two_to_one, "1 small 0,3 f0"]
    assert end(*THREE_CITIES, figures=tie) == [9, 9]


@rule("CAR-B-6.3")
def test_a_city_counts_once_for_a_field_that_touches_it_twice() -> None:
    # The city of (0, 0) and (0, -1) touches the field of (0, -1) and, round the corner, that of (0, 0).
    land = ["CFFF 0,-1 180", "FRFR -1,0 0", "FFFF-monastery -1,-1 0"]
    assert end(*land, figures=["0 small 0,-1 f0"]) == [3, 0]


@rule("CAR-B-6.3", "CAR-B-0.3")
def test_a_meadow_enclosed_inside_a_tile_is_a_field_of_its_own() -> None:
    # Between the four cities of the tile at (0, -1): those to its south and its east are completed.
    land = ["inns/CCCC-split 0,-1 0", "CFFF 1,-1 270"]
    assert end(*land, figures=["0 small 0,-1 f0", "1 small 0,0 f1"], inns_cathedrals=True) == [6, 0]


@rule("CAR-B-6.4", "CAR-EX8")
def test_a_city_pays_every_field_it_touches() -> None:
    assert end("CFFF 0,-1 180", figures=["0 small 0,0 f0", "1 small 0,-1 f0"]) == [3, 3]
    assert end("CFFF 0,-1 180", figures=["0 small 0,0 f0", "0 small 0,-1 f0"]) == [6, 0]


@rule("CAR-B-6.5")
def test_the_final_scoring_goes_in_order() -> None:
    land = [*THREE_CITIES[:-1], "FRFR -1,0 0", "traders/FCFC-wine 0,-1 90", "CFFF 0,-2 180"]
    kept = {
        "traders_builders": {"goods": [{"wine": 1, "grain": 0, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]},
        "king_robber": {"king": 0, "largest_city": 3, "robber": None, "longest_road": 0},
    }
    state = table(
        *land, figures=["0 small 0,0 r0", "1 small 0,1 f0"], kept=kept, traders_builders=True, king_robber=True, **LAST
    )
    events = do(state, "place 1,0 0", "pass")
    assert points(events) == [
        (0, 3, "CAR-B-6.2"), (1, 9, "CAR-B-6.3"), (0, 10, "CAR-TB-5.1"), (0, 4, "CAR-KR-5"),
    ]  # fmt: skip


@rule("CAR-B-6.6")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    won = table(figures=["1 small 0,0 c0"], drawn="CFFF", pile=[], players=3, scores=[3, 0, 1])
    assert play(won, "place 0,-1 180", "pass").winners == [1]
    tied = table(figures=["1 small 0,0 c0"], drawn="CFFF", pile=[], players=3, scores=[4, 0, 1])
    play(tied, "place 0,-1 180", "pass")
    assert tied.winners == [0, 1]
    assert tied.ranks == [1, 1, 3]


@rule("CAR-EX1")
def test_a_monk_gets_nine_when_the_eighth_tile_comes_and_seven_with_six_at_the_end() -> None:
    land = [
        "FFFF-monastery 0,1 0", "FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 1,1 0", "FFFF-monastery -1,1 0",
        "FFFF-monastery 0,2 0", "CFFF 1,2 90",
    ]  # fmt: skip
    state = table(*land, figures=["0 small 0,1 m0"], drawn="CFFF", active=1)
    play(state, "place -1,2 270", "pass")
    assert state.scores == [9, 0]
    assert figures(state) == []
    six = table(*land[:-1], figures=["0 small 0,1 m0"], drawn="FRFR", pile=[])
    assert play(six, "place 2,0 0", "pass").scores == [7, 0]


@rule("CAR-EX2")
def test_a_city_of_three_tiles_with_a_pennant_is_worth_eight_or_four() -> None:
    state = table("FCFC-shield 0,-1 90", figures=["0 small 0,0 c0"], drawn="CFFF")
    assert play(state, "place 0,-2 180", "pass").scores == [8, 0]
    open_city = ["FCFC-shield 0,-1 90", "FCFC 0,-2 90"]
    assert end(*open_city, figures=["0 small 0,0 c0"]) == [4, 0]


@rule("CAR-EX3")
def test_a_city_of_two_tiles_is_worth_four_or_two() -> None:
    for option, expected in (("normal", 4), ("two", 2)):
        state = table(figures=["0 small 0,0 c0"], drawn="CFFF", small_city=option)
        assert play(state, "place 0,-1 180", "pass").scores == [expected, 0]


@rule("CAR-EX4", "CAR-IC-2")
def test_two_thieves_share_a_road_and_a_big_one_beats_a_small_one() -> None:
    land = ["FRFR 1,0 0", "FRRR -1,0 0"]
    small = table(*land, figures=["0 small 0,0 r0", "1 small 1,0 r0"], drawn="FRRR")
    assert play(small, "place 2,0 0", "pass").scores == [4, 4]
    big = table(*land, figures=["0 big 0,0 r0", "1 small 1,0 r0"], drawn="FRRR", inns_cathedrals=True)
    assert play(big, "place 2,0 0", "pass").scores == [4, 0]
