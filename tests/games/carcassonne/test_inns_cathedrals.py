"""CAR-IC: Inns & Cathedrals."""

from bastide import State
from bastide.testing import rule
from games.carcassonne.table import figures, new_game, points, supply, table
from games.playing import do, legal, play, refused

FIVE_TILE_ROAD = ["FRFR 2,0 0", "FRRR 3,0 0"]
CATHEDRAL = ["inns/CCCC-cathedral 0,-1 0", "CFFF 1,-1 270", "CFFF -1,-1 90"]
"""North of the start tile; the city is closed by a tile at (0, -2)."""


def inns(*land: str, **position: object) -> State:
    return table(*land, inns_cathedrals=True, **position)


@rule("CAR-IC-1")
def test_the_set_adds_18_tiles_and_a_big_follower_for_each_player() -> None:
    view = new_game(6, inns_cathedrals=True).view(None)
    assert view["pile"] == 71 + 18
    assert [seat["supply"] for seat in view["seats"]] == [{"small": 7, "big": 1}] * 6
    assert "big" not in supply(new_game(), 0)


@rule("CAR-IC-2")
def test_the_big_follower_is_deployed_like_a_small_one_and_counts_as_two() -> None:
    state = inns(drawn="CFFF")
    play(state, "place 0,-1 180")
    assert legal(state, "deploy big") == ["deploy big c0", "deploy big f0"]
    play(state, "deploy big c0")
    assert state.scores == [4, 0]  # it does not raise the points
    assert supply(state, 0) == {"small": 7, "big": 1}
    occupied = inns("FRFR 1,0 0", figures=["1 big 0,0 r0"], drawn="FRFR")
    play(occupied, "place 2,0 0")
    assert refused(occupied, "deploy small r0") == ("CAR-B-3.3",)


@rule("CAR-IC-2")
def test_a_big_farmer_counts_as_two_and_stays_to_the_end() -> None:
    state = inns("CFFF 0,-1 180", figures=["0 big 0,0 f0", "1 small 0,0 f0"], drawn="FRFR", pile=[])
    play(state, "place 1,0 0", "pass")
    assert state.scores == [3, 0]
    assert "0 big 0,0 f0" in figures(state)


@rule("CAR-IC-2")
def test_a_big_follower_equals_two_small_ones() -> None:
    three = ["0 big 0,0 r0", "1 small 1,0 r0", "1 small -1,0 r0"]
    state = inns("FRFR 1,0 0", "FRRR -1,0 0", figures=three, drawn="FRRR")
    assert play(state, "place 2,0 0", "pass").scores == [4, 4]


@rule("CAR-IC-3", "CAR-EX5")
def test_a_complete_road_with_an_inn_pays_two_per_tile_and_an_incomplete_one_nothing() -> None:
    one = inns("inns/FRFR-inn 1,0 0", *FIVE_TILE_ROAD, figures=["0 small 0,0 r0"], drawn="FRRR")
    assert points(do(one, "place -1,0 0", "pass")) == [(0, 10, "CAR-IC-3")]
    two = inns("inns/FRFR-inn 1,0 0", *FIVE_TILE_ROAD, figures=["0 small 0,0 r0"], drawn="inns/FRRR-inn")
    assert play(two, "place -1,0 0", "pass").scores == [10, 0]
    unfinished = inns("inns/FRFR-inn 1,0 0", figures=["0 small 0,0 r0"], drawn="FRFR", pile=[])
    assert play(unfinished, "place 2,0 0", "pass").scores == [0, 0]


@rule("CAR-IC-4")
def test_an_inn_belongs_to_the_road_it_is_drawn_at_alone() -> None:
    # The crossing's inn lies at its eastern road; turned round, the start tile is reached by the western one.
    inn = inns("FRRR 1,0 0", figures=["0 small 0,0 r0"], drawn="inns/FRRR-inn")
    assert play(inn, "place -1,0 0", "pass").scores == [6, 0]
    no_inn = inns("FRRR 1,0 0", figures=["0 small 0,0 r0"], drawn="inns/FRRR-inn")
    assert play(no_inn, "place -1,0 180", "pass").scores == [3, 0]


@rule("CAR-IC-5")
def test_a_complete_city_with_a_cathedral_pays_three_per_tile_and_pennant() -> None:
    state = inns(*CATHEDRAL, figures=["0 small 0,0 c0"], drawn="CFFF")
    assert points(do(state, "place 0,-2 180", "pass")) == [(0, 15, "CAR-IC-5")]
    pennant = inns(*CATHEDRAL, "FCFC-shield 0,-2 90", figures=["0 small 0,0 c0"], drawn="CFFF")
    assert play(pennant, "place 0,-3 180", "pass").scores == [3 * (6 + 1), 0]


@rule("CAR-B-4.6", "CAR-IC-5")
def test_the_small_city_option_holds_in_this_set_for_cities_of_two_tiles() -> None:
    for option, small, grand in (("normal", 4, 15), ("two", 2, 15)):
        state = inns(figures=["0 small 0,0 c0"], drawn="CFFF", small_city=option)
        assert play(state, "place 0,-1 180", "pass").scores == [small, 0]
        cathedral = inns(*CATHEDRAL, figures=["0 small 0,0 c0"], drawn="CFFF", small_city=option)
        assert play(cathedral, "place 0,-2 180", "pass").scores == [grand, 0]


@rule("CAR-IC-3", "CAR-IC-6")
def test_an_open_road_with_an_inn_returns_its_followers_too() -> None:
    state = inns("inns/FRFR-inn 1,0 0", figures=["0 big 0,0 r0"], drawn="FRFR", pile=[])
    play(state, "place 2,0 0", "pass")
    assert (state.scores, figures(state), supply(state, 0)) == ([0, 0], [], {"small": 7, "big": 1})


@rule("CAR-IC-5")
def test_two_cathedrals_are_worth_no_more_than_one() -> None:
    land = [*CATHEDRAL, "inns/CCCC-cathedral 0,-2 0", "CFFF 1,-2 270", "CFFF -1,-2 90"]
    state = inns(*land, figures=["0 small 0,0 c0"], drawn="CFFF")
    assert play(state, "place 0,-3 180", "pass").scores == [3 * 8, 0]


@rule("CAR-IC-5", "CAR-IC-6")
def test_an_open_city_with_a_cathedral_pays_nothing_and_returns_its_followers() -> None:
    state = inns(*CATHEDRAL, figures=["0 big 0,0 c0"], drawn="FRFR", pile=[])
    play(state, "place 1,0 0", "pass")
    assert state.scores == [0, 0]
    assert figures(state) == []
    assert supply(state, 0) == {"small": 7, "big": 1}
