"""Chapter 9, phase 5: buildings and their production."""

import pytest

from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    clauses,
    cubes,
    data_of,
    deniers,
    hand,
    offered,
    step,
    town,
    view,
    workers,
)
from games.playing import do, legal, refused

CASTLE = {"castle_1": BLUE}
"""A worker that makes play stop after phase 5."""


@rule("CAY-9.1")
def test_spaces_are_treated_in_order_up_to_the_provost() -> None:
    places = {"3": RED, "4": GREEN, "8": ORANGE, "16": RED}
    state = town(phase="provost", workers={**places, **CASTLE}, provost=4)
    events = do(state, "decline", "decline", "decline", "decline")
    assert data_of(events, "activated") == [
        {"tile": "neutral_sawmill", "space": 3},
        {"tile": "neutral_quarry", "space": 4},
    ]
    assert clauses(events, "gained") == ["CAY-9.6", "CAY-9.6"]
    assert cubes(state, RED) == {"wood": 1}
    assert cubes(state, GREEN) == {"stone": 1}
    assert step(state) == "castle"


@rule("CAY-9.2")
def test_a_worker_goes_back_before_the_next_space_is_treated() -> None:
    state = town(phase="buildings", workers={"1": RED, "2": GREEN})
    assert workers(state) == {"1": RED, "2": GREEN}
    do(state, "take food")
    assert workers(state) == {"2": GREEN}
    assert hand(state, RED) == 6


@rule("CAY-9.3")
def test_workers_beyond_the_provost_go_back_without_effect() -> None:
    state = town(phase="provost", own={GREEN: {"deniers": 1}}, workers={"6": RED, "16": GREEN, **CASTLE}, provost=5)
    events = do(state, "decline", "decline", "decline", "decline")
    assert [event.seat for event in events if event.clause == "CAY-9.3"] == [RED, GREEN]
    assert (cubes(state, GREEN), deniers(state, GREEN)) == ({}, 1)
    assert workers(state) == CASTLE
    full = dict.fromkeys([*range(9, 16), *range(17, 28)], ("residence", RED))
    last = town(phase="buildings", build={**full, 28: ("wood_quarry", RED)}, workers={"28": RED, **CASTLE}, provost=27)
    assert (workers(last), hand(last, RED), cubes(last, RED)) == (CASTLE, 6, {})


@rule("CAY-9.4")
def test_space_1_is_always_within_reach() -> None:
    own = {seat: {"deniers": 9} for seat in range(4)}
    state = town(phase="provost", own=own, workers={"1": RED}, provost=1)
    assert offered(state, "provost") == ["+1", "+2", "+3"]
    do(state, "decline", "decline", "decline", "decline")
    assert (step(state), state.to_move) == ("produce", RED)


@rule("CAY-9.5")
def test_a_building_just_built_is_not_activated() -> None:
    own = {RED: {"wood": 1, "food": 1}}
    state = town(phase="buildings", own=own, workers={"6": RED, **CASTLE}, provost=12)
    events = do(state, "build wood_sawmill")
    assert data_of(events, "activated") == []
    assert cubes(state, RED) == {}
    assert step(state) == "castle"


PRODUCTION = [
    ("neutral_farm", ["food", "cloth"]),
    ("neutral_forest", ["food", "wood"]),
    ("neutral_sawmill", {"wood": 1}),
    ("neutral_quarry", {"stone": 1}),
    ("gold_mine", {"gold": 1}),
    ("wood_farm_food", ["food+food", "cloth"]),
    ("wood_farm_cloth", ["food", "cloth+cloth"]),
    ("wood_sawmill", {"wood": 2}),
    ("wood_quarry", {"stone": 2}),
    ("stone_farm", {"food": 2, "cloth": 1}),
    ("park", {"wood": 2, "food": 1}),
    ("workshop", {"stone": 2, "cloth": 1}),
]
PRINTED = {"neutral_farm": 1, "neutral_forest": 2, "neutral_sawmill": 3, "neutral_quarry": 4, "gold_mine": 16}


@rule("CAY-9.6")
@pytest.mark.parametrize(("name", "product"), PRODUCTION)
def test_production_is_mandatory(name: str, product: dict[str, int] | list[str]) -> None:
    at = PRINTED.get(name, 9)
    build = {} if name in PRINTED else {9: (name, RED)}
    state = town(phase="buildings", build=build, workers={str(at): RED, **CASTLE}, provost=16)
    if isinstance(product, list):
        assert sorted(legal(state)) == sorted(f"take {bundle}" for bundle in product)
        assert refused(state, "decline") == ("CAY-9.6",)
    else:
        assert cubes(state, RED) == product
        assert step(state) == "castle"


@rule("CAY-9.7")
def test_the_user_chooses_one_of_the_alternatives() -> None:
    state = town(phase="buildings", build={9: ("wood_farm_cloth", GREEN)}, workers={"9": RED, **CASTLE}, provost=9)
    other = state.copy()
    events = do(state, "take cloth+cloth")
    assert cubes(state, RED) == {"cloth": 2}
    assert clauses(events, "gained") == ["CAY-9.7"]
    do(other, "take food")
    assert cubes(other, RED) == {"food": 1}
    assert cubes(other, GREEN) == {}


@rule("CAY-9.8")
@pytest.mark.parametrize(
    ("name", "product", "bonus"),
    [
        ("stone_farm", {"food": 2, "cloth": 1}, ["food", "cloth"]),
        ("park", {"wood": 2, "food": 1}, ["wood", "food"]),
        ("workshop", {"stone": 2, "cloth": 1}, ["stone", "cloth"]),
    ],
)
def test_the_owner_of_a_stone_building_takes_a_cube_when_another_uses_it(
    name: str, product: dict[str, int], bonus: list[str]
) -> None:
    state = town(phase="buildings", build={9: (name, GREEN)}, workers={"9": RED, **CASTLE}, provost=9)
    assert cubes(state, RED) == product
    assert (state.to_move, offered(state, "take")) == (GREEN, bonus)
    assert refused(state, "decline") == ("CAY-9.8",)
    events = do(state, f"take {bonus[1]}")
    assert cubes(state, GREEN) == {bonus[1]: 1}
    assert clauses(events, "gained") == ["CAY-9.8"]
    own = town(phase="buildings", build={9: (name, RED)}, workers={"9": RED, **CASTLE}, provost=9)
    assert (cubes(own, RED), step(own)) == (product, "castle")


@rule("CAY-9.9")
def test_the_user_takes_first_then_the_owner_chooses() -> None:
    state = town(
        phase="provost", build={9: ("park", GREEN)}, workers={"9": RED, **CASTLE}, provost=9, own={RED: {"deniers": 1}}
    )
    events = do(state, "decline", "decline", "decline", "decline", "take wood")
    gains = [event.seat for event in events if event.kind == "gained"]
    assert gains == [RED, RED, GREEN]
    assert clauses(events, "gained") == ["CAY-9.8"] * 3
    assert view(state)["phase"] == "castle"
