"""CAR-AM-4: the wagon."""

from bastide import CHANCE
from bastide.testing import rule
from games.carcassonne.abbeys import HOLE, NO_DRAGON, TO_CROSSING, abbeys, phase
from games.carcassonne.table import CALM, figures, no_towers, supply
from games.playing import legal, play, refused


@rule("CAR-AM-4.1", "CAR-X-1")
def test_the_wagon_goes_on_roads_cities_and_cloisters_but_never_on_a_field() -> None:
    state = play(abbeys(drawn="FFRF-monastery"), "place 0,1 0")
    assert legal(state, "deploy wagon") == ["deploy wagon m0", "deploy wagon r0"]
    assert refused(state, "deploy wagon f0") == ("CAR-AM-4.1",)
    taken = play(abbeys(figures=["1 small 0,0 c0"], drawn="CFFF"), "place 0,-1 180")
    assert refused(taken, "deploy wagon c0") == ("CAR-B-3.3",)
    equal = abbeys("FRRR 1,0 0", figures=["0 wagon 0,0 r0", "1 small 1,0 r2"], drawn="FRRR")
    assert play(equal, "place -1,0 0", "pass", "pass").scores == [3, 3]


@rule("CAR-AM-4.2", "CAR-AM-4.4", "CAR-T-8")
def test_a_scored_wagon_drives_on_to_a_neighbouring_region_or_is_taken_back() -> None:
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "active": 1}
    state = play(abbeys(*TO_CROSSING, **position), "place -1,0 270", "pass")
    assert state.scores == [3, 0]
    assert phase(state) == ("CAR-T-8", 0)
    assert legal(state) == ["drive 1,0 r0", "drive 1,0 r1", "drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r2") == ("CAR-AM-4.2",)  # its own road is complete
    assert refused(state, "drive 0,0 c0") == ("CAR-AM-4.4",)  # free and open, but nothing leads there
    assert refused(state, "deploy small f0") == ("CAR-T-8",)
    back = play(state.copy(), "pass")
    assert supply(back, 0)["wagon"] == 1
    play(state, "drive 1,0 r1")
    assert figures(state) == ["0 wagon 1,0 r1"]
    assert supply(state, 0)["wagon"] == 0
    assert phase(state) == ("CAR-T-3", CHANCE)


@rule("CAR-AM-4.2", "CAR-T-20")
def test_a_wagon_with_nowhere_to_go_returns_by_itself() -> None:
    standing = ["0 wagon 0,0 r0", "1 small 1,0 r0", "1 small 1,0 r1"]
    state = abbeys(*TO_CROSSING, figures=standing, drawn="FRRR")
    play(state, "place -1,0 0", "deploy small r1")
    assert legal(state) == ["drive -1,0 r2", "pass"]
    full = abbeys(*TO_CROSSING, figures=standing, drawn="abbey/FFRF-deadend")
    play(full, "place -1,0 270", "pass")
    assert phase(full) == ("CAR-T-3", CHANCE)  # a house links nothing
    assert supply(full, 0)["wagon"] == 1


@rule("CAR-AM-4.3")
def test_several_wagons_drive_one_after_another_from_the_active_player_on() -> None:
    standing = ["0 wagon 0,0 r0", "1 wagon 0,0 r0"]
    state = abbeys(*TO_CROSSING, figures=standing, drawn="FFRF-monastery", active=1)
    play(state, "place -1,0 270", "pass")
    assert state.scores == [3, 3]
    assert phase(state) == ("CAR-T-8", 1)
    play(state, "drive 1,0 r1")
    assert phase(state) == ("CAR-T-8", 0)
    assert legal(state) == ["drive 1,0 r0", "drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r1") == ("CAR-AM-4.2",)


@rule("CAR-AM-4.4")
def test_what_neighbouring_means() -> None:
    # (b) A road that ends at a city leads into it, and the city to the road.
    road = abbeys("CCRC 1,0 90", figures=["0 wagon 0,0 r0"], drawn="abbey/FFRF-deadend")
    assert legal(play(road, "place -1,0 270", "pass")) == ["drive 1,0 c0", "pass"]
    # (c) A city whose gate opens on a crossing.
    gate = abbeys(figures=["0 wagon 0,0 c0"], drawn="inns/CRCR-split", inns_cathedrals=True)
    play(gate, "place 0,-1 0", "pass")
    assert legal(gate) == ["drive 0,-1 c0", "drive 0,-1 r0", "drive 0,-1 r1", "pass"]
    # (d) A cloister inside a city.
    inside = abbeys(
        "FRFR 1,0 0", "dragon/CCFC-monastery-dragon 0,-1 180", "CFFF -1,-1 90", figures=["0 wagon 0,0 c0"],
        drawn="CFFF", more={"princess_dragon": {**NO_DRAGON, "dragon": [1, 0]}}, princess_dragon=True,
    )  # fmt: skip
    assert legal(play(inside, "place 1,-1 270", "pass")) == ["drive 0,-1 m0", "pass"]
    # A cloister does not link the roads that end at it.
    cloister = abbeys("inns/FRFR-monastery 1,0 0", figures=["0 wagon 0,0 r0"], drawn="abbey/FFRF-deadend",
                      inns_cathedrals=True)  # fmt: skip
    assert legal(play(cloister, "place -1,0 270", "pass")) == ["drive 1,0 m0", "pass"]


@rule("CAR-AM-4.4")
def test_an_abbey_neighbours_the_roads_and_cities_that_face_it() -> None:
    state = play(abbeys(*HOLE, figures=["0 wagon 1,0 r1"], phase="CAR-T-2"), "abbey", "place 1,1 0", "pass")
    assert legal(state) == ["drive 1,0 r0", "drive 1,0 r2", "drive 1,1 a0", "pass"]
    land = [*HOLE[:2], "FCFC 0,1 0", *HOLE[3:], "abbey/abbey 1,1 0"]
    from_abbey = abbeys(*land, figures=["0 wagon 1,1 a0"], drawn="CFFF", kept={"abbeys": [False, True]})
    play(from_abbey, "place 2,2 180", "pass")
    assert from_abbey.scores == [9, 0]
    assert legal(from_abbey) == ["drive 0,1 c0", "pass"]  # the other city and the road are complete


@rule("CAR-AM-4.4")
def test_by_the_option_a_wagon_drives_to_any_open_region_on_its_tile_or_around_it() -> None:
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "wagon_move": "adjacent_tile"}
    state = play(abbeys(*TO_CROSSING, "FRFR 2,0 0", **position), "place -1,0 270", "pass")
    assert legal(state) == ["drive 0,0 c0", "drive -1,0 m0", "drive 1,0 r0", "drive 1,0 r1", "pass"]


@rule("CAR-AM-4.5", "CAR-PD-3.4")
def test_no_wagon_drives_to_the_dragon_and_driving_is_no_action() -> None:
    dragon = {"princess_dragon": {**NO_DRAGON, "dragon": [1, 0]}}
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "more": dragon, "princess_dragon": True}
    state = play(abbeys(*TO_CROSSING, "FRFR 2,0 0", **position), "place -1,0 270", "deploy small f0")
    assert legal(state) == ["drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r1") == ("CAR-AM-4.5",)
    play(state, "drive -1,0 m0")
    assert figures(state) == ["0 small -1,0 f0", "0 wagon -1,0 m0"]
    end = abbeys(*TO_CROSSING, figures=["0 wagon 0,0 r0"], drawn="FRFR", pile=[])
    play(end, "place -1,0 0", "pass")
    assert end.over  # an incomplete road at the end: the wagon just returns
    assert (end.scores, supply(end, 0)["wagon"]) == ([3, 0], 1)


@rule("CAR-AM-4.6", "CAR-CU-4")
def test_a_wagon_that_loses_a_challenge_does_not_drive() -> None:
    pair = [
        "FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFRF 1,1 0", "CFFF -1,1 270",
        "CFFF 2,1 90", "CFFF 0,2 180", "FFRR 1,2 180",
    ]  # fmt: skip
    state = abbeys(*pair, figures=["0 small 0,1 m0", "1 wagon 1,1 s0"], drawn="CFFF", cult=True)
    play(state, "place -1,2 180", "pass")
    assert state.scores == [9, 0]
    assert phase(state) == ("CAR-T-3", CHANCE)
    assert supply(state, 1)["wagon"] == 1


@rule("CAR-AM-4.6", "CAR-X-9", "CAR-PD-5.2")
def test_the_princess_sends_mayors_and_wagons_home_and_they_do_not_drive() -> None:
    for follower in ("1 wagon 0,0 c0", "1 mayor 0,0 c0"):
        state = abbeys(figures=[follower], drawn="dragon/CRRR-princess", princess_dragon=True)
        play(state, "place 0,-1 180", "princess 0,0")
        assert state.scores == [0, 0]
        assert figures(state) == []
        assert phase(state) == ("CAR-T-3", CHANCE)


@rule("CAR-AM-4.6", "CAR-PD-4.5", "CAR-X-1", "CAR-X-5")
def test_the_dragon_eats_mayors_and_wagons_and_no_eaten_wagon_drives() -> None:
    dragon = {"princess_dragon": {**NO_DRAGON, "dragon": [1, 0]}}
    standing = ["0 wagon 0,0 r0", "0 mayor 0,0 c0"]
    land = [*TO_CROSSING, "FRFR 2,0 0"]
    state = abbeys(*land, figures=standing, drawn="dragon/FRRR-dragon", more=dragon, princess_dragon=True)
    play(state, "place -1,0 0", "pass", "dragon west")  # the tile has completed the wagon's road
    assert figures(state) == []
    assert (supply(state, 0)["wagon"], supply(state, 0)["mayor"]) == (1, 1)
    play(state, "dragon west")
    assert (state.scores, phase(state)) == ([0, 0], ("CAR-T-3", CHANCE))


@rule("CAR-PD-2.1", "CAR-PD-2.2", "CAR-PD-2.4", "CAR-X-1")
def test_the_fairy_goes_beside_mayor_and_wagon_and_does_not_ride_along() -> None:
    standing = ["0 wagon 0,0 r0", "0 mayor 0,0 c0"]
    state = abbeys(*TO_CROSSING, figures=standing, drawn="FRFR", princess_dragon=True)
    play(state, "place -1,0 0", "fairy 0,0")
    assert legal(state) == ["choose 0 wagon r0", "choose 0 mayor c0"]
    play(state, "choose 0 wagon r0", "draw base/FFRF-monastery", "place -2,0 270", "pass")
    assert state.scores == [4 + 3, 0]  # the road, and the fairy's bonus
    play(state, "drive 1,0 r1")
    fairy = state.view(None)["princess_dragon"]
    assert (fairy["fairy"], fairy["beside"]) == ([0, 0], None)
    assert state.scores == [7, 0]  # the turn of seat 0 has begun, without a fairy point


@rule("CAR-AM-4.6", "CAR-X-12", "CAR-TW-5")
def test_mayor_and_wagon_are_exchanged_by_figure() -> None:
    held = {"tower": {**no_towers(2), "prisoners": [[1, 0, "mayor", 1], [1, 0, "wagon", 1]]}}
    land = ["tower/FFFF 0,1 0", "FRFR 1,0 0"]
    state = abbeys(*land, figures=["1 wagon 0,0 r0"], drawn="FRFR", more=held, tower=True)
    play(state, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert legal(state) == ["exchange mayor", "exchange wagon"]
    play(state, "exchange mayor")
    assert state.view(None)["tower"]["prisoners"] == [[1, 0, "wagon", 1]]
    assert (supply(state, 0)["mayor"], supply(state, 0)["wagon"], supply(state, 1)["wagon"]) == (1, 0, 1)


@rule("CAR-AM-4.6", "CAR-X-12", "CAR-TW-3.1")
def test_mayors_and_wagons_become_prisoners_and_are_bought_back() -> None:
    land = ["tower/FFFF 0,1 0", "FRFR 1,0 0"]
    for name, follower in (("wagon", "1 wagon 0,0 r0"), ("mayor", "1 mayor 0,0 c0")):
        state = abbeys(*land, figures=[follower], drawn="FRFR", scores=[0, 5], tower=True)
        play(state, "place 2,0 0", "tower 0,1", "capture 0,0")
        assert state.view(None)["tower"]["prisoners"] == [[0, 1, name, 1]]
        play(state, "draw base/FRFR", "place 3,0 0", f"ransom 0 {name}")
        assert state.scores == [3, 2]
        assert supply(state, 1)[name] == 1


@rule("CAR-X-16", "CAR-CO-4.3")
def test_a_wagon_from_the_castle_drives_on_from_any_meeting_point_of_its_city() -> None:
    city = ["FCFC 0,3 90", "CFFC 0,4 90", "CFFC 1,4 270"]
    inside = {"count": {**CALM, "count": "market", "quarters": [["castle", 1, "wagon", 1]]}}
    position = {"figures": ["0 small 0,3 c0"], "drawn": "abbey/CFFR", "more": inside, "count": True}
    state = play(abbeys(*city, **position), "place 1,5 0", "pass")
    play(state, legal(state, "join")[0])
    assert state.scores == [10, 10]
    assert phase(state) == ("CAR-T-8", 1)
    assert legal(state) == ["drive 1,5 r0", "pass"]
    play(state, "drive 1,5 r0")
    assert figures(state) == ["1 wagon 1,5 r0"]
    near = play(abbeys(*city, wagon_move="adjacent_tile", **position), "place 1,5 0", "pass")
    play(near, legal(near, "join")[0])
    assert phase(near)[0] != "CAR-T-8"
    assert supply(near, 1)["wagon"] == 1
