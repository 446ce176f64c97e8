"""Chapter 7, phase 3: special buildings."""

import pytest

from bastide.core import render
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
    prestige,
    step,
    town,
    view,
    workers,
)
from games.playing import do, legal, refused


@rule("CAY-7.1")
def test_special_buildings_work_in_order_whatever_the_provost() -> None:
    places = {
        "gate": RED,
        "trading_post": GREEN,
        "merchants_guild": ORANGE,
        "joust_field": GREEN,
        "stables_1": BLUE,
        "inn_right": BLUE,
    }
    state = town(phase="special", own={GREEN: {"cloth": 1}}, workers=places, provost=1)
    assert (step(state), state.to_move) == ("gate", RED)
    events = do(state, "decline")
    assert data_of(events, "gained", GREEN) == [{"goods": "denier", "count": 3}]
    assert (step(state), state.to_move) == ("guild", ORANGE)
    do(state, "decline")
    assert (step(state), state.to_move) == ("joust", GREEN)
    events = do(state, "decline")
    assert data_of(events, "reordered") == [{"order": [BLUE, RED, GREEN, ORANGE]}]
    (order,) = (
        render(event.message("caylus"), names=["Red", "Green", "Orange", "Blue"])
        for event in events
        if event.kind == "reordered"
    )
    assert order == "The turn order is now Blue, Red, Green and Orange"
    assert (step(state), state.to_move) == ("inn", BLUE)  # a worker on either circle counts
    assert step(town(phase="special", workers={"joust_field": RED, "inn_right": BLUE})) == "inn"  # skipped


@rule("CAY-7.2")
def test_workers_go_back_after_their_effect_used_or_declined() -> None:
    places = {"trading_post": RED, "merchants_guild": RED, "joust_field": RED, "stables_1": RED, "inn_right": BLUE}
    state = town(phase="special", own={RED: {"cloth": 1}}, workers=places)
    do(state, "provost +1", "decline")
    assert workers(state) == {"inn_right": BLUE}
    assert hand(state, RED) == 6
    do(state, "stay")
    assert legal(state) != []
    assert refused(state, "place 1") == ("CAY-6.1",)  # only in the next turn


@rule("CAY-7.3")
def test_the_gate_moves_its_worker_anywhere_free_of_charge() -> None:
    build = {9: ("park", RED), 10: ("residence", RED)}
    state = town(phase="special", build=build, workers={"gate": RED, "3": GREEN}, provost=2)
    targets = offered(state, "move")
    assert targets[:6] == ["trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"]
    assert targets[6:] == ["1", "2", "4", "5", "6", "7", "8", "9", "16"]  # also beyond the provost
    assert refused(state, "move gate") == ("CAY-7.3",)
    do(state, "move 16")
    assert workers(state) == {"3": GREEN, "16": RED}
    assert (deniers(state, RED), hand(state, RED)) == (0, 5)


@rule("CAY-7.3")
@pytest.mark.parametrize(
    ("place", "pending"), [("merchants_guild", "guild"), ("1", "produce"), ("castle", "castle"), ("7", "trade")]
)
def test_the_moved_worker_takes_part_in_the_rest_of_the_turn(place: str, pending: str) -> None:
    state = town(phase="special", own={RED: {"deniers": 2}}, workers={"gate": RED}, provost=7)
    do(state, f"move {place}")
    while step(state) == "provost":
        do(state, "decline")
    assert (step(state), state.to_move) == (pending, RED)


@rule("CAY-7.4")
def test_one_worker_each_in_stables_and_castle_but_not_in_the_inn() -> None:
    places = {"gate": RED, "stables_1": RED, "castle_1": RED, "castle_2": BLUE, "inn_right": RED}
    state = town(phase="special", workers=places)
    assert "inn" in offered(state, "move")
    assert refused(state, "move stables") == ("CAY-6.11",)
    assert refused(state, "move castle") == ("CAY-6.13",)
    lowest = town(phase="special", workers={"gate": RED, "stables_1": BLUE, "castle_1": BLUE, "castle_2": GREEN})
    other = lowest.copy()
    do(lowest, "move castle")
    assert workers(lowest)["castle_3"] == RED
    events = do(other, "move stables")
    assert data_of(events, "reordered") == [{"order": [BLUE, RED, GREEN, ORANGE]}]


@rule("CAY-7.5")
def test_a_move_to_another_players_building_gives_its_owner_prestige() -> None:
    state = town(phase="special", build={9: ("park", GREEN)}, workers={"gate": RED})
    do(state, "move 9")
    assert prestige(state, GREEN) == 1


@rule("CAY-7.6")
def test_the_worker_may_return_from_the_gate() -> None:
    state = town(phase="special", workers={"gate": RED})
    assert legal(state)[-1] == "decline"
    do(state, "decline")
    assert (workers(state), hand(state, RED)) == ({}, 6)
    others = {str(space): BLUE for space in range(1, 6)}
    others |= {"6": GREEN, "7": GREEN, "8": GREEN, "16": GREEN, "castle_1": RED, "stables_1": RED}
    others |= {"inn_left": ORANGE, "joust_field": ORANGE, "merchants_guild": ORANGE, "trading_post": ORANGE}
    full = town(phase="special", workers={"gate": RED, **others})
    assert step(full) == "guild"  # no place is free: nothing to decide
    assert hand(full, RED) == 4
    del others["8"]
    assert legal(town(phase="special", workers={"gate": RED, **others})) == ["move 8", "decline"]


@rule("CAY-7.7")
def test_the_trading_post_gives_3_deniers_without_a_decision() -> None:
    state = town(phase="special", workers={"trading_post": RED, "inn_right": BLUE})
    assert deniers(state, RED) == 3
    assert step(state) == "inn"


@rule("CAY-7.8")
def test_the_guild_moves_the_provost_up_to_3_spaces_free_of_charge() -> None:
    state = town(phase="special", workers={"merchants_guild": RED}, bailiff=10)
    assert legal(state) == [
        "provost -3",
        "provost -2",
        "provost -1",
        "provost +1",
        "provost +2",
        "provost +3",
        "decline",
    ]
    events = do(state, "provost -3")
    assert view(state)["provost"] == 7
    assert clauses(events, "provost") == ["CAY-7.8"]
    at_the_bridge = town(phase="special", workers={"merchants_guild": RED}, provost=2)
    assert offered(at_the_bridge, "provost") == ["-1", "+1", "+2", "+3"]
    at_the_end = town(phase="special", workers={"merchants_guild": RED}, provost=27)
    assert offered(at_the_end, "provost") == ["-3", "-2", "-1", "+1"]


@rule("CAY-7.9")
def test_the_joust_field_sells_one_favour() -> None:
    state = town(phase="special", own={RED: {"deniers": 3, "cloth": 3}}, workers={"joust_field": RED})
    assert legal(state) == ["joust", "decline"]
    declined = state.copy()
    do(state, "joust")
    assert (deniers(state, RED), cubes(state, RED)) == (2, {"cloth": 2})
    assert (step(state), view(state)["steps"][0]["about"]) == ("favour", 1)
    do(state, "favour prestige", "effect 1")
    assert step(state) == "provost"  # once per activation
    do(declined, "decline")
    assert (deniers(declined, RED), cubes(declined, RED), step(declined)) == (3, {"cloth": 3}, "provost")
    for short in ({"cloth": 3}, {"deniers": 3, "gold": 3}):
        assert step(town(phase="special", own={RED: short}, workers={"joust_field": RED})) == "provost"


@rule("CAY-7.10")
def test_deniers_of_the_trading_post_pay_for_the_joust_field() -> None:
    places = {"trading_post": RED, "joust_field": RED}
    assert step(town(phase="special", own={RED: {"cloth": 1}}, workers=places)) == "joust"
    # the cloth of a farm on the road comes in phase 5, too late
    late = town(phase="special", own={RED: {"deniers": 5}}, workers={"joust_field": RED, "1": RED})
    assert step(late) == "provost"


@rule("CAY-7.11")
def test_the_players_in_the_stables_come_first() -> None:
    state = town(
        players=5,
        phase="special",
        order=[4, 3, 2, 1, 0],
        workers={"stables_1": 1, "stables_2": 4, "stables_3": 0, "inn_right": 2},
    )
    assert view(state)["order"] == [1, 4, 0, 3, 2]
    assert refused(state, "decline") == ("CAY-7.14",)  # the question is the inn's already


@rule("CAY-7.12")
def test_the_new_order_counts_for_a_scoring_and_the_next_turn_but_not_for_the_provost_or_the_castle() -> None:
    own = {seat: {"food": 1, "wood": 1, "stone": 1, "houses": {"dungeon": 2}} for seat in (RED, GREEN)}
    places = {"stables_1": GREEN, "castle_1": RED, "castle_2": GREEN}
    state = town(players=3, phase="special", own=own, order=[0, 1, 2], workers=places, bailiff=11)
    assert view(state)["order"] == [1, 0, 2]
    assert (step(state), state.to_move) == ("provost", RED)  # passing order
    do(state, "decline", "decline", "decline")
    assert (step(state), state.to_move) == ("castle", RED)  # castle places
    do(state, "stop", "stop")
    assert (step(state), state.to_move) == ("favour", GREEN)  # the Dungeon, in the new turn order
    do(state, "favour deniers", "effect 1", "favour deniers", "effect 1")
    assert (step(state), state.to_move) == ("place", GREEN)


@rule("CAY-7.13")
def test_the_left_circle_drives_out_the_right() -> None:
    state = town(phase="special", workers={"inn_left": GREEN, "inn_right": BLUE})
    assert workers(state) == {"inn_right": GREEN}
    assert hand(state, BLUE) == 6
    assert step(state) == "provost"  # the worker just moved cannot be withdrawn
    same = town(phase="special", workers={"inn_left": GREEN, "inn_right": GREEN})
    assert workers(same) == {"inn_right": GREEN}
    assert hand(same, GREEN) == 5


@rule("CAY-7.14")
def test_the_holder_of_the_right_circle_may_leave_while_the_left_is_empty() -> None:
    state = town(phase="special", workers={"inn_right": BLUE})
    assert (legal(state), state.to_move) == (["withdraw", "stay"], BLUE)
    stayed = state.copy()
    do(state, "withdraw")
    assert (workers(state), hand(state, BLUE)) == ({}, 6)
    do(stayed, "stay")
    assert workers(stayed) == {"inn_right": BLUE}


@rule("CAY-7.15")
def test_the_inn_helps_from_the_next_turn_on() -> None:
    rich = {seat: {"deniers": 20} for seat in range(2)}
    state = town(players=2, own=rich, bridge=[GREEN])
    do(state, "place inn", "place 1")
    assert deniers(state, RED) == 20 - 3 - 3  # a worker on the left circle does not help yet
    do(state, "pass", "decline", "decline", "take food")
    assert view(state)["turn"] == 2
    assert workers(state) == {"inn_right": RED}
    do(state, "pass", "place 1", "place castle")
    assert deniers(state, RED) == 14 + 2 - 1 - 1
