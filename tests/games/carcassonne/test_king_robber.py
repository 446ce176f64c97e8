"""CAR-KR: King & Robber Baron."""

from bastide import State
from bastide.testing import rule
from games.carcassonne.table import new_game, points, table
from games.playing import do, play

CITY_OF_2 = ["FFFF-monastery 0,1 0", "CFFF 0,2 180", "CFFF 0,3 0"]
CITY_OF_3 = ["FFFF-monastery 0,1 0", "CFFF 0,2 180", "FCFC-shield 0,3 90", "CFFF 0,4 0"]
ROAD_OF_4 = ["FFFF-monastery 0,1 0", "FFRF-monastery 0,2 0", "FRFR 0,3 90", "FRFR 0,4 90", "FFRF-monastery 0,5 180"]
"""Completed before, south of the start tile."""


def kings(*land: str, **position: object) -> State:
    return table(*land, king_robber=True, **position)


def markers(king: int | None, city: int, robber: int | None, road: int) -> dict[str, object]:
    return {"king_robber": {"king": king, "largest_city": city, "robber": robber, "longest_road": road}}


def held(state: State) -> tuple[object, ...]:
    view = state.view(None)["king_robber"]
    return view["king"], view["largest_city"], view["robber"], view["longest_road"]


@rule("CAR-KR-1")
def test_the_set_adds_five_tiles_and_two_markers_that_nobody_holds() -> None:
    state = new_game(king_robber=True)
    assert state.view(None)["pile"] == 76
    assert held(state) == (None, 0, None, 0)


@rule("CAR-KR-2", "CAR-T-7e")
def test_the_first_completed_city_takes_the_king_even_without_followers() -> None:
    state = kings(drawn="CFFF", active=1)
    play(state, "place 0,-1 180", "pass")
    assert held(state) == (1, 2, None, 0)


@rule("CAR-KR-2", "CAR-EX24")
def test_only_a_city_with_more_tiles_takes_the_king_away() -> None:
    three = kings("FCFC 0,-1 90", drawn="CFFF")
    play(three, "place 0,-2 180", "pass")
    assert held(three)[:2] == (0, 3)
    equal = kings("FCFC-shield 0,-1 90", *CITY_OF_3, drawn="CFFF", active=1, kept=markers(0, 3, None, 0))
    play(equal, "place 0,-2 180", "pass")
    assert held(equal)[:2] == (0, 3)  # pennants do not count, equal size changes nothing
    tall = ["FCFC 0,-1 90", "FCFC-shield 0,-2 90"]
    larger = kings(*tall, *CITY_OF_3, drawn="CFFF", active=1, kept=markers(0, 3, None, 0))
    play(larger, "place 0,-3 180", "pass")
    assert held(larger)[:2] == (1, 4)


@rule("CAR-KR-2")
def test_the_holder_can_raise_his_own_mark() -> None:
    state = kings("FCFC 0,-1 90", *CITY_OF_2, drawn="CFFF", kept=markers(0, 2, None, 0))
    assert held(play(state, "place 0,-2 180", "pass"))[:2] == (0, 3)


@rule("CAR-KR-3")
def test_the_longest_completed_road_takes_the_robber() -> None:
    state = kings("FRFR 1,0 0", "FRRR -1,0 0", drawn="FRRR", active=1)
    play(state, "place 2,0 0", "pass")
    assert held(state)[2:] == (1, 4)
    shorter = kings("FRRR -1,0 0", *ROAD_OF_4, drawn="FRRR", kept=markers(None, 0, 1, 4))
    assert held(play(shorter, "place 1,0 0", "pass"))[2:] == (1, 4)


@rule("CAR-KR-4")
def test_of_several_regions_completed_at_once_the_largest_matters() -> None:
    # The tile between the two closes a city of 2 tiles to its south and one of 3 to its north.
    land = ["FRFR 1,0 0", "FFFF-monastery 1,-1 0", "FFFF-monastery 1,-2 0", "FCFC 0,-2 90", "CFFF 0,-3 180"]
    state = kings(*land, drawn="CFCF-split")
    events = do(state, "place 0,-1 0", "pass")
    assert sorted(event.data["tiles"] for event in events if event.kind == "completed_city") == [2, 3]
    assert held(state)[:2] == (0, 3)
    beaten = kings(*land, *CITY_OF_3, drawn="CFCF-split", active=1, kept=markers(0, 3, None, 0))
    assert held(play(beaten, "place 0,-1 0", "pass"))[:2] == (0, 3)


@rule("CAR-KR-5", "CAR-EX24")
def test_at_the_end_the_markers_pay_a_point_per_completed_city_and_road() -> None:
    land = [
        "CFCF-split 0,1 90", "CFFF 1,1 270", "CFFF -1,1 90", "CFCF-split 0,2 90", "CFFF 1,2 270", "CFFF -1,2 90",
        "CFCF-split 0,3 90", "CFRR 1,3 270", "CRRF -1,3 90", "FFRF-monastery -1,0 270",
    ]  # fmt: skip
    state = kings(*land, drawn="FFRF-monastery", pile=[], kept=markers(1, 2, None, 0))
    events = do(state, "place 1,0 90", "pass")
    assert points(events) == [(1, 6, "CAR-KR-5"), (0, 1, "CAR-KR-5")]
    assert state.scores == [1, 6]


@rule("CAR-KR-5")
def test_a_marker_that_nobody_holds_pays_nobody() -> None:
    state = kings(drawn="FRFR", pile=[])
    assert play(state, "place 1,0 0", "pass").scores == [0, 0]
