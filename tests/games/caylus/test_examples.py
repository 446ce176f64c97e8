"""The worked examples of the rulebook. EX1 to EX6 are one turn of four players: Red, Green, Orange, Blue."""

import pytest

from bastide.core import State
from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    cubes,
    data_of,
    deniers,
    hand,
    markers,
    offered,
    player,
    prestige,
    space,
    start,
    step,
    tile,
    town,
    view,
    workers,
)
from games.playing import do, legal

CASTLE = {"castle_1": BLUE}
GIVE = "give food+wood+stone"


def the_turn(**workers_there: int) -> State:
    """Everybody has ten deniers; Green owns the Mason on 9, Red a wooden Farm on 10. Blue is to move."""
    return town(
        own={seat: {"deniers": 10} for seat in range(4)},
        build={9: ("mason", GREEN), 10: ("wood_farm_food", RED)},
        order=[RED, GREEN, ORANGE, BLUE],
        cursor=3,
        workers=workers_there,
    )


def played(upto: int) -> State:
    """The turn of the examples, played as far as the example of that number."""
    state = the_turn(castle_1=BLUE)
    moves = {
        1: ["pass"],
        2: ["place gate", "place 7"],
        3: ["pass", "place 9"],
        4: ["pass", "place 10"],
        5: ["place castle"],
    }
    for number in range(1, upto + 1):
        do(state, *moves[number])
    return state


@rule("CAY-EX1")
def test_blue_passes_first() -> None:
    state = played(1)
    assert view(state)["bridge"] == [BLUE]
    assert deniers(state, BLUE) == 11
    assert view(state)["price"] == 2
    do(state, "place 10")
    assert deniers(state, RED) == 9  # an own building still costs 1
    do(state, "place 1", "place 2")
    assert (deniers(state, GREEN), deniers(state, ORANGE)) == (8, 8)


@rule("CAY-EX2")
def test_green_places_on_the_peddler() -> None:
    state = played(2)
    assert deniers(state, GREEN) == 8
    assert workers(state)["7"] == GREEN
    assert state.scores == [0, 0, 0, 0]


@rule("CAY-EX3")
def test_red_places_on_greens_mason() -> None:
    state = played(3)
    assert view(state)["bridge"] == [BLUE, ORANGE]
    assert deniers(state, ORANGE) == 10
    assert deniers(state, RED) == 10 - 2 - 3
    assert prestige(state, GREEN) == 1


@rule("CAY-EX4")
def test_red_places_on_the_own_farm() -> None:
    state = played(4)
    assert view(state)["bridge"] == [BLUE, ORANGE, GREEN]
    assert deniers(state, RED) == 10 - 2 - 3 - 1
    assert state.scores == [0, 1, 0, 0]


@rule("CAY-EX5")
def test_red_places_in_the_castle() -> None:
    state = played(5)
    assert deniers(state, RED) == 10 - 2 - 3 - 1 - 4
    assert view(state)["castle_workers"] == [BLUE, RED, None, None, None]


@rule("CAY-EX6")
def test_the_stables_change_the_turn_order() -> None:
    spots = {"stables_1": BLUE, "stables_2": RED}
    state = town(phase="special", order=[RED, GREEN, ORANGE, BLUE], workers=spots)
    assert view(state)["order"] == [BLUE, RED, GREEN, ORANGE]


@rule("CAY-EX7")
def test_green_drives_blue_out_of_the_inn() -> None:
    rich = {seat: {"deniers": 10} for seat in range(4)}
    state = town(phase="special", own=rich, workers={"inn_right": BLUE, "inn_left": GREEN})
    assert workers(state) == {"inn_right": GREEN}
    assert hand(state, BLUE) == 6
    do(state, "decline", "decline", "decline", "decline")
    assert view(state)["turn"] == 2
    do(state, "pass", "place 1", "place 2", "place 3")
    assert deniers(state, GREEN) == 10 + 2 - 1  # 1 denier although one has passed
    assert deniers(state, BLUE) == 10 + 2 - 2  # the bridge price


@rule("CAY-EX8")
def test_the_provost_is_moved_by_three_players() -> None:
    own = {seat: {"deniers": 5} for seat in range(4)}
    road = {"1": "neutral_forest", "6": "neutral_farm"}
    state = town(
        phase="provost",
        own=own,
        road=road,
        owners={},
        bridge=[BLUE, ORANGE, RED, GREEN],
        provost=8,
        workers={"6": BLUE, "7": GREEN, "8": RED, "castle_1": BLUE},
    )
    events = do(state, "decline", "provost -2", "provost +2", "provost -1")
    assert view(state)["provost"] == 7
    assert [deniers(state, seat) for seat in (BLUE, ORANGE, RED, GREEN)] == [5, 3, 3, 4]
    events += do(state, "take food", "exchange 1", "take wood")
    assert [event.seat for event in events if event.kind == "activated"] == [BLUE, GREEN]
    assert (hand(state, RED), cubes(state, RED)) == (6, {})
    assert step(state) == "castle"


@rule("CAY-EX9")
def test_the_wooden_farm_gives_2_food_or_1_cloth() -> None:
    state = town(phase="buildings", build={9: ("wood_farm_food", GREEN)}, workers={"9": RED, **CASTLE}, provost=9)
    assert legal(state) == ["take food+food", "take cloth"]
    do(state, "take food+food")
    assert (cubes(state, RED), cubes(state, GREEN), step(state)) == ({"food": 2}, {}, "castle")


@rule("CAY-EX10")
def test_the_stone_farm_gives_its_owner_a_cube_when_another_uses_it() -> None:
    state = town(phase="buildings", build={9: ("stone_farm", GREEN)}, workers={"9": RED, **CASTLE}, provost=9)
    assert cubes(state, RED) == {"food": 2, "cloth": 1}
    assert (state.to_move, legal(state)) == (GREEN, ["take food", "take cloth"])
    own = town(phase="buildings", build={9: ("stone_farm", RED)}, workers={"9": RED, **CASTLE}, provost=9)
    assert (cubes(own, RED), step(own)) == ({"food": 2, "cloth": 1}, "castle")


@rule("CAY-EX11")
def test_red_builds_a_wooden_farm() -> None:
    own = {RED: {"wood": 2, "food": 2}}
    state = town(phase="buildings", own=own, workers={"6": RED, **CASTLE})
    do(state, "build wood_farm_food")
    assert cubes(state, RED) == {"wood": 1, "food": 1}
    assert (space(state, 9)["tile"], space(state, 9)["owner"]) == ("wood_farm_food", RED)
    assert prestige(state, RED) == 2


@rule("CAY-EX12")
def test_green_builds_the_statue_with_blues_architect() -> None:
    build = {9: ("architect", BLUE), 10: ("residence", GREEN)}
    own = {GREEN: {"stone": 2, "gold": 1, "deniers": 1}, BLUE: {}}
    state = town(own=own, build=build, cursor=1, bailiff=9, bridge=[], players=4)
    do(state, "place 9")
    assert prestige(state, BLUE) == 1
    do(state, "pass", "pass", "pass", "pass", *["decline"] * 4)
    assert player(state, GREEN)["income"] == 3
    do(state, "build statue", "site 10")
    assert cubes(state, GREEN) == {}
    assert (tile(state, 10), prestige(state, GREEN)) == ("statue", 7)
    assert (step(state), state.to_move, view(state)["steps"][-1]["about"]) == ("favour", GREEN, 1)
    assert player(state, GREEN)["income"] == 2


@rule("CAY-EX13")
def test_blue_transforms_the_quarry() -> None:
    own = {BLUE: {"deniers": 2, "cloth": 1}}
    state = town(own=own, build={9: ("lawyer", BLUE)}, cursor=3, bailiff=9)
    do(state, "place 9")
    assert prestige(state, BLUE) == 0
    do(state, "pass", "pass", "pass", "pass", *["decline"] * 4)
    do(state, "transform 4")
    assert (cubes(state, BLUE), prestige(state, BLUE)) == ({}, 2)
    assert (tile(state, 4), player(state, BLUE)["income"]) == ("residence", 3)
    assert deniers(state, BLUE) == 2 - 1 - 1 + 3  # placement and lawyer, then the income of the next turn
    assert "neutral_quarry" not in [entry["tile"] for entry in view(state)["road"]]


def castle(green: int) -> State:
    """The Dungeon has 4 of 6 houses; Red is on castle place 1, Green on 2."""
    own = {
        RED: {"food": 1, "wood": 1, "stone": 1},
        GREEN: {"food": green, "wood": green, "stone": green},
        ORANGE: {"houses": {"dungeon": 2}},
        BLUE: {"houses": {"dungeon": 2}},
    }
    return town(phase="castle", own=own, workers={"castle_1": RED, "castle_2": GREEN})


@rule("CAY-EX14")
def test_red_gives_a_batch() -> None:
    state = castle(2)
    do(state, GIVE, "stop")
    assert view(state)["castle"][0]["houses"] == [1, 0, 2, 2]
    assert prestige(state, RED) == 5


@rule("CAY-EX15")
def test_green_gives_two_batches() -> None:
    state = castle(2)
    do(state, GIVE, "stop", GIVE, GIVE, "stop")
    assert view(state)["castle"][0]["houses"] == [1, 1, 2, 2]
    assert view(state)["castle"][1]["houses"] == [0, 1, 0, 0]
    assert prestige(state, GREEN) == 9
    assert (step(state), state.to_move) == ("favour", GREEN)


@rule("CAY-EX16")
def test_a_tie_goes_to_the_lower_castle_place() -> None:
    state = castle(1)
    do(state, GIVE, "stop", GIVE, "stop")
    assert prestige(state, GREEN) == 5
    assert (step(state), state.to_move) == ("favour", RED)


@rule("CAY-EX17")
@pytest.mark.parametrize("full", [False, True])
def test_the_bailiff_stops_short_of_the_marker(full: bool) -> None:
    own = {RED: {"houses": {"dungeon": 6}}} if full else {}
    state = town(phase="castle", own=own, bailiff=10, provost=8, workers={"castle_1": BLUE})
    events = do(state, "stop")
    assert (view(state)["bailiff"], view(state)["provost"]) == (11, 11)
    assert data_of(events, "scoring") == ([{"section": "dungeon"}] if full else [])


@rule("CAY-EX18")
@pytest.mark.parametrize("scored", [0, 1])
def test_the_bailiff_reaches_the_marker(scored: int) -> None:
    state = town(phase="provost", bailiff=10, provost=11, cursor=3, scored=scored)
    events = do(state, "decline")
    assert (view(state)["bailiff"], view(state)["provost"]) == (12, 12)
    assert data_of(events, "scoring") == ([{"section": "dungeon"}] if scored == 0 else [])


@rule("CAY-EX19")
def test_the_dungeon_is_scored() -> None:
    own = {
        RED: {"prestige": 5 + 2, "houses": {"dungeon": 2}},
        BLUE: {"prestige": 5 + 2, "houses": {"dungeon": 3}},
        ORANGE: {"prestige": 5},
        GREEN: {"prestige": 5, "houses": {"dungeon": 1, "walls": 1}},
    }
    state = town(
        phase="castle",
        own=own,
        order=[RED, BLUE, ORANGE, GREEN],
        bailiff=11,
        workers={"castle_1": RED, "castle_2": BLUE},
    )
    events = do(state, "stop", "stop", "favour deniers", "decline", "favour deniers", "decline")
    happened = [(event.seat, event.kind) for event in events if event.kind in ("favoured", "lost", "earned")]
    assert happened[:2] == [(RED, "lost"), (BLUE, "lost")]  # who gave nothing
    assert happened[2:] == [(RED, "favoured"), (BLUE, "favoured"), (ORANGE, "lost")]
    assert state.scores == [5, 5, 3, 5]


@rule("CAY-EX20")
def test_a_marker_stays_in_a_scoring_of_the_dungeon() -> None:
    own = {ORANGE: {"houses": {"dungeon": 2}, "markers": {"prestige": 2}}}
    state = town(phase="end_of_turn", own=own, bailiff=11)
    do(state, "favour prestige")
    assert markers(state, ORANGE)["prestige"] == 2
    do(state, "effect 2")
    assert prestige(state, ORANGE) == 2


@rule("CAY-EX21")
def test_blue_takes_a_favour_on_the_resources_line() -> None:
    own = {BLUE: {"stone": 1, "cloth": 1, "markers": {"resources": 2}}}
    state = town(
        phase="buildings", own=own, build={9: ("mason", BLUE)}, workers={"9": BLUE}, provost=9, scored=2, bailiff=19
    )
    do(state, "build church", "favour resources")
    assert markers(state, BLUE)["resources"] == 3
    assert legal(state) == ["effect 1", "effect 2", "effect 3", "decline"]
    either = state.copy()
    do(either, "effect 2")
    assert legal(either) == ["take wood", "take stone"]
    cloth = state.copy()
    do(cloth, "effect 3")
    assert cubes(cloth, BLUE) == {"cloth": 1}
    do(state, "effect 1")
    assert cubes(state, BLUE) == {"food": 1}


@rule("CAY-EX22")
def test_green_builds_the_park_with_a_favour() -> None:
    own = {GREEN: {"deniers": 1, "cloth": 1, "food": 1, "markers": {"buildings": 2}}}
    state = town(phase="special", own=own, workers={"joust_field": GREEN}, scored=1, bailiff=13)
    do(state, "joust", "favour buildings")
    assert markers(state, GREEN)["buildings"] == 3
    do(state, "effect 3", "build park")
    assert cubes(state, GREEN) == {}
    assert (space(state, 9)["tile"], space(state, 9)["owner"]) == ("park", GREEN)
    assert prestige(state, GREEN) == 3


@rule("CAY-EX23")
def test_the_trading_post_pays_for_the_joust_field() -> None:
    spots = {"trading_post": RED, "joust_field": RED}
    state = town(phase="special", own={RED: {"cloth": 1}}, workers=spots)
    assert (deniers(state, RED), legal(state)) == (3, ["joust", "decline"])
    do(state, "joust")
    assert (deniers(state, RED), cubes(state, RED), step(state)) == (2, {}, "favour")
    late = town(phase="special", workers={**spots, "1": RED})
    assert (deniers(late, RED), step(late)) == (3, "provost")


@rule("CAY-EX24")
@pytest.mark.parametrize(("players", "money"), [(5, [7, 8, 8, 9, 9]), (2, [7, 7])])
def test_deniers_before_the_first_placement(players: int, money: list[int]) -> None:
    state = start(players=players, seed=3)
    assert [deniers(state, seat) for seat in view(state)["order"]] == money


@rule("CAY-EX25")
def test_the_arithmetic_of_the_end_bonus() -> None:
    own = {RED: {"gold": 2, "food": 3, "wood": 2, "stone": 1, "cloth": 1, "deniers": 11, "houses": {"towers": 1}}}
    state = town(phase="provost", own=own, bailiff=23, scored=2, cursor=3)
    events = do(state, "decline")
    assert data_of(events, "earned", RED) == [{"points": 10}]
    assert offered(state, "place") == []
