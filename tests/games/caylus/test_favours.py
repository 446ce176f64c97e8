"""Chapter 12: royal favours."""

import pytest

from bastide.core import State
from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    RED,
    clauses,
    cubes,
    data_of,
    deniers,
    markers,
    offered,
    player,
    prestige,
    space,
    step,
    tile,
    town,
    view,
)
from games.playing import do, legal, refused

LINES = ["prestige", "deniers", "resources", "buildings"]
CASTLE = {"castle_1": BLUE}


def favour(
    line: str = "", column: int = 0, scored: int = 2, own: dict[str, object] | None = None, **data: object
) -> State:
    """Red takes a favour from the joust field; on the line named the marker will be in that column."""
    red: dict[str, object] = {"deniers": 1, "cloth": 1, **(own or {})}
    red["cloth"] = int(str((own or {}).get("cloth", 0))) + 1
    red["deniers"] = int(str((own or {}).get("deniers", 0))) + 1
    if line:
        red["markers"] = {line: column - 1}
    spots = {"joust_field": RED, **data.pop("workers", {})}  # type: ignore[dict-item]
    state = town(phase="special", own={RED: red}, workers=spots, scored=scored, **data)  # type: ignore[arg-type]
    do(state, "joust", *([f"favour {line}"] if line else []))
    return state


@rule("CAY-12.1")
def test_where_favours_come_from() -> None:
    assert step(favour()) == "favour"  # the joust field
    church = town(
        phase="buildings",
        own={RED: {"stone": 1, "cloth": 1}},
        build={9: ("mason", RED)},
        workers={"9": RED},
        provost=9,
    )
    do(church, "build church")
    assert step(church) == "favour"
    for name, cost, count in (
        ("statue", {"stone": 2, "gold": 1}, 1),
        ("theater", {"wood": 3, "gold": 2}, 1),
        ("college", {"stone": 3, "gold": 2}, 1),
        ("monument", {"stone": 4, "gold": 2}, 2),
    ):
        build = {9: ("architect", RED), 10: ("residence", RED)}
        state = town(phase="buildings", own={RED: cost}, build=build, workers={"9": RED}, provost=9)
        do(state, f"build {name}", "site 10")
        assert view(state)["steps"] == [{"step": "favour", "seat": RED, "about": count}]
    builder = town(phase="castle", own={RED: {"food": 1, "wood": 1, "gold": 1}}, workers={"castle_1": RED})
    do(builder, "give food+wood+gold", "stop")
    assert step(builder) == "favour"
    assert step(town(phase="end_of_turn", own={RED: {"houses": {"dungeon": 2}}}, bailiff=11)) == "favour"


@rule("CAY-12.2")
def test_a_line_is_chosen_its_marker_advances_and_one_effect_up_to_it_is_used() -> None:
    state = favour()
    assert legal(state) == [f"favour {line}" for line in LINES]
    do(state, "favour deniers")
    assert markers(state, RED) == {"prestige": 0, "deniers": 1, "resources": 0, "buildings": 0}
    assert legal(state) == ["effect 1", "decline"]
    third = favour("deniers", 3)
    assert legal(third) == ["effect 1", "effect 2", "effect 3", "decline"]
    do(third, "effect 2")
    assert deniers(third, RED) == 4
    assert step(third) == "provost"  # one effect only
    assert refused(favour("deniers", 3), "effect 4") == ("CAY-12.2",)


@rule("CAY-12.3")
def test_choosing_a_line_is_mandatory_and_using_an_effect_is_not() -> None:
    state = favour()
    assert refused(state, "decline") == ("CAY-12.3",)
    do(state, "favour prestige", "decline")
    assert (prestige(state, RED), markers(state, RED)["prestige"], step(state)) == (0, 1, "provost")
    nothing = favour()
    events = do(nothing, "favour buildings")  # column 1 has no effect: the favour is spent all the same
    assert data_of(events, "spent") == [{"line": "buildings"}]
    assert (markers(nothing, RED)["buildings"], step(nothing)) == (1, "provost")


@rule("CAY-12.4")
@pytest.mark.parametrize(("scored", "open_columns"), [(0, 2), (1, 4), (2, 5)])
def test_columns_open_with_the_sections(scored: int, open_columns: int) -> None:
    bailiff = (6, 13, 19)[scored]
    for column in range(1, 6):
        if column - 1 > open_columns:
            continue
        state = favour("prestige", column, scored=scored, bailiff=bailiff)
        assert markers(state, RED)["prestige"] == min(column, open_columns)
    # favours of the scoring itself come before it opens columns
    name = ("dungeon", "walls", "towers")[scored]
    own = {RED: {"houses": {name: 2}, "markers": {"prestige": open_columns}}}
    scoring = town(phase="end_of_turn", own=own, bailiff=(11, 17, 23)[scored], scored=scored)
    do(scoring, "favour prestige")
    assert markers(scoring, RED)["prestige"] == open_columns


@rule("CAY-12.5")
def test_a_marker_that_cannot_advance_still_gives_its_effects() -> None:
    state = town(
        phase="special",
        own={RED: {"deniers": 1, "cloth": 1, "markers": {"prestige": 2}}},
        workers={"joust_field": RED},
    )
    do(state, "joust", "favour prestige")
    assert markers(state, RED)["prestige"] == 2
    do(state, "effect 2")
    assert prestige(state, RED) == 2
    end = town(
        phase="special",
        own={RED: {"deniers": 1, "cloth": 1, "markers": {"prestige": 5}}},
        workers={"joust_field": RED},
        scored=2,
    )
    do(end, "joust", "favour prestige", "effect 5")
    assert (markers(end, RED)["prestige"], prestige(end, RED)) == (5, 5)


@rule("CAY-12.6")
def test_favours_of_one_phase_take_different_lines_and_the_fifth_is_lost() -> None:
    build = {9: ("architect", RED), 10: ("residence", RED), 11: ("mason", GREEN), 12: ("residence", RED)}
    build[13] = ("architect", GREEN)
    own = {RED: {"stone": 9, "gold": 5, "cloth": 1}}
    state = town(
        phase="buildings", own=own, build=build, workers={"9": RED, "11": RED, "13": RED, **CASTLE}, provost=13
    )
    do(state, "build monument", "site 10", "favour prestige", "decline")
    assert offered(state, "favour") == ["deniers", "resources", "buildings"]
    assert refused(state, "favour prestige") == ("CAY-12.6",)
    do(state, "favour deniers", "decline", "build church")
    assert offered(state, "favour") == ["resources", "buildings"]  # two buildings in one phase
    do(state, "favour resources", "decline", "build college", "site 12")
    assert legal(state) == ["favour buildings"]
    do(state, "favour buildings")
    assert step(state) == "castle"
    fifth = town(
        phase="buildings",
        own={RED: {**own[RED], "lines_used": LINES}},
        build=build,
        workers={"9": RED, **CASTLE},
        provost=9,
    )
    events = do(fifth, "build monument", "site 10")
    assert data_of(events, "forfeited") == [{"count": 2}]  # lost without a decision
    assert step(fifth) == "castle"
    inner = town(
        phase="buildings",
        own={RED: {**own[RED], "lines_used": ["deniers", "resources"], "markers": {"buildings": 2}}},
        build=build,
        workers={"9": RED, **CASTLE},
        provost=9,
        scored=1,
    )
    events = do(inner, "build monument", "site 10", "favour buildings", "effect 3", "build church", "favour prestige")
    assert data_of(events, "forfeited") == []
    events = do(inner, "effect 1")
    assert data_of(events, "forfeited") == [{"count": 1}]  # the one still waiting is lost


@rule("CAY-12.7")
def test_each_phase_starts_afresh() -> None:
    own = {
        RED: {"food": 1, "wood": 1, "stone": 1, "cloth": 1, "deniers": 1, "houses": {"dungeon": 5}},
    }
    state = town(phase="special", own=own, workers={"joust_field": RED, "castle_1": RED})
    do(state, "joust", "favour prestige", "effect 1", "decline", "decline", "decline", "decline")
    do(state, "give food+wood+stone", "stop")
    assert offered(state, "favour") == LINES  # phase 6, the best builder
    do(state, "favour prestige", "effect 1")
    assert view(state)["phase"] == "end_of_turn"
    assert offered(state, "favour") == LINES  # phase 7, the scoring
    do(state, "favour prestige", "effect 1")
    both = town(phase="end_of_turn", own={RED: {"houses": {"dungeon": 6, "walls": 10}}}, bailiff=6)
    do(both, "favour deniers", "effect 1")
    assert offered(both, "favour") == ["prestige", "resources", "buildings"]  # two sections share the limit


@rule("CAY-12.8")
def test_goods_of_the_first_favour_can_be_spent_by_the_second() -> None:
    build = {9: ("architect", RED), 10: ("residence", RED)}
    own = {RED: {"stone": 4, "gold": 2, "markers": {"buildings": 1}}}
    state = town(phase="buildings", own=own, build=build, workers={"9": RED, **CASTLE}, provost=9)
    do(state, "build monument", "site 10")
    other = state.copy()
    do(state, "favour resources", "effect 1", "favour buildings")
    assert legal(state) == ["effect 2", "decline"]  # the food of the first pays for the tile
    do(state, "effect 2", "build wood_farm_food")
    assert tile(state, 11) == "wood_farm_food"
    do(other, "favour buildings")
    assert step(other) == "favour"  # in the other order there is nothing to pay with


@rule("CAY-12.9")
def test_markers_may_share_a_field() -> None:
    own = {seat: {"houses": {"dungeon": 1}, "markers": {"prestige": 1}} for seat in range(4)}
    own[GREEN] = {"houses": {"dungeon": 2}}
    state = town(phase="end_of_turn", own=own, bailiff=11)
    do(state, "favour prestige", "effect 1")
    assert [markers(state, seat)["prestige"] for seat in range(4)] == [1, 1, 1, 1]


@rule("CAY-12.10")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_lines_of_prestige_and_deniers(column: int) -> None:
    state = favour("prestige", column)
    do(state, f"effect {column}")
    assert prestige(state, RED) == column
    money = favour("deniers", column)
    do(money, f"effect {column}")
    assert deniers(money, RED) == column + 2


@rule("CAY-12.10")
def test_the_line_of_resources() -> None:
    for column, gain in ((1, "food"), (3, "cloth"), (5, "gold")):
        state = favour("resources", 5)
        do(state, f"effect {column}")
        assert cubes(state, RED) == {gain: 1}
    choice = favour("resources", 5)
    do(choice, "effect 2")
    assert legal(choice) == ["take wood", "take stone"]
    do(choice, "take stone")
    assert cubes(choice, RED) == {"stone": 1}


@rule("CAY-12.11")
def test_one_cube_of_any_kind_for_two_that_are_not_gold() -> None:
    assert "effect 4" not in legal(favour("resources", 5))  # it needs a cube to give
    state = favour("resources", 4, own={"gold": 1, "wood": 1})
    do(state, "effect 4")
    assert legal(state) == ["pay wood", "pay gold"]
    do(state, "pay wood")
    assert len(offered(state, "take")) == 10
    do(state, "take wood+wood")  # also of the kind given
    assert cubes(state, RED) == {"wood": 2, "gold": 1}


@rule("CAY-12.12")
def test_favours_build_wooden_and_stone_buildings_for_one_cube_less() -> None:
    wooden = favour("buildings", 2, own={"food": 1})
    events = do(wooden, "effect 2", "build mason")
    assert clauses(events, "paid") == clauses(events, "built") == ["CAY-12.12"]
    assert (cubes(wooden, RED), prestige(wooden, RED), tile(wooden, 9)) == ({}, 4, "mason")
    free = favour("buildings", 2, own={"wood": 1, "gold": 1})
    do(free, "effect 2")
    assert offered(free, "build") == ["wood_marketplace", "wood_peddler"]
    do(free, "build wood_peddler")
    assert legal(free) == ["pay wood", "pay gold"]
    do(free, "pay wood")
    assert (cubes(free, RED), tile(free, 9), prestige(free, RED)) == ({"gold": 1}, "wood_peddler", 4)
    stone = favour("buildings", 3, own={"wood": 1})
    do(stone, "effect 3")
    assert offered(stone, "build") == ["tailor", "bank"]
    do(stone, "build bank")
    assert (cubes(stone, RED), prestige(stone, RED), space(stone, 9)["owner"]) == ({}, 6, RED)


@rule("CAY-12.13")
def test_a_favour_makes_a_residence_for_1_cloth() -> None:
    without = favour("buildings", 4, own={"food": 1, "deniers": 5})
    assert offered(without, "effect") == ["2", "3"]  # the food builds, but deniers are no cloth
    assert refused(without, "effect 4") == ("CAY-12.3", "CAY-3.6")
    state = favour("buildings", 4, own={"cloth": 1})
    events = do(state, "effect 4", "transform 3")
    assert clauses(events, "paid") == ["CAY-12.13"]
    assert (cubes(state, RED), deniers(state, RED), prestige(state, RED)) == ({}, 0, 2)
    assert (tile(state, 3), player(state, RED)["income"]) == ("residence", 3)


@rule("CAY-12.14")
def test_a_favour_builds_a_prestige_building_at_full_cost() -> None:
    build = {9: ("residence", RED)}
    assert "effect 5" not in legal(favour("buildings", 5, own={"wood": 3}, build=build))
    state = favour("buildings", 5, own={"wood": 3, "gold": 1}, build=build)
    do(state, "effect 5", "build library", "site 9")
    assert (cubes(state, RED), prestige(state, RED), tile(state, 9)) == ({}, 10, "library")


@rule("CAY-12.15")
def test_a_lawyer_favour_in_phase_3_waits_for_the_worker_on_its_target() -> None:
    state = favour("buildings", 4, own={"cloth": 1}, workers={"3": GREEN, **CASTLE})
    free = state.copy()
    do(state, "effect 4", "transform 3")
    assert (tile(state, 3), prestige(state, RED)) == ("neutral_sawmill", 0)
    do(state, "decline", "decline", "decline", "decline")
    assert cubes(state, GREEN) == {"wood": 1}
    assert (tile(state, 3), prestige(state, RED)) == ("residence", 2)
    do(free, "effect 4", "transform 4")
    assert (tile(free, 4), prestige(free, RED)) == ("residence", 2)
    late = town(
        phase="end_of_turn",
        own={RED: {"cloth": 1, "houses": {"walls": 2}, "markers": {"buildings": 4}}},
        bailiff=17,
        scored=1,
    )
    do(late, "favour buildings", "effect 4", "transform 6")
    assert tile(late, 6) == "residence"


@rule("CAY-12.16")
def test_favours_of_the_towers_are_used_before_the_end_bonuses() -> None:
    own = {RED: {"houses": {"towers": 2}, "food": 1, "stone": 2, "markers": {"buildings": 5}}}
    build = {9: ("residence", RED)}
    state = town(phase="end_of_turn", own=own, build=build, bailiff=23, scored=2)
    do(state, "favour buildings", "effect 3", "build park")
    assert state.over
    assert prestige(state, RED) == 3  # the park; the two stones left are worth nothing
    assert cubes(state, RED) == {"stone": 2}
