"""Chapter 10, phase 6: the castle."""

import pytest

from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    cubes,
    data_of,
    hand,
    markers,
    offered,
    prestige,
    step,
    town,
    view,
    workers,
)
from games.playing import do, legal, refused

BATCH = {"food": 1, "wood": 1, "stone": 1}
BATCHES = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
GIVE = "give food+wood+stone"


def houses(state: object, section: int) -> list[int]:
    return list(view(state)["castle"][section]["houses"])  # type: ignore[arg-type]


@rule("CAY-10.1")
def test_only_players_in_the_castle_build_in_the_order_of_its_places() -> None:
    own = dict.fromkeys(range(4), BATCH)
    state = town(phase="castle", own=own, workers={"castle_1": BLUE, "castle_2": RED, "castle_3": GREEN})
    movers = []
    while step(state) == "castle":
        movers.append(state.to_move)
        do(state, "stop")
    assert movers == [BLUE, RED, GREEN]
    assert cubes(state, ORANGE) == BATCH


@rule("CAY-10.2")
def test_a_batch_is_food_and_two_other_kinds() -> None:
    state = town(phase="castle", own={RED: BATCHES}, workers={"castle_1": RED, "castle_2": BLUE})
    assert offered(state, "give") == [
        "food+wood+stone",
        "food+wood+cloth",
        "food+wood+gold",
        "food+stone+cloth",
        "food+stone+gold",
        "food+cloth+gold",
    ]
    for paid in offered(state, "give"):
        other = state.copy()
        do(other, f"give {paid}")
        assert cubes(other, RED) == {kind: 8 if kind in paid.split("+") else 9 for kind in BATCHES}
    do(state, GIVE, "give food+cloth+gold")
    assert state.to_move == RED  # without interruption, as many as can be paid
    do(state, "stop")
    assert state.to_move == BLUE
    assert legal(state) == ["stop"]
    assert refused(state, GIVE) == ("CAY-10.2",)
    no_food = {"wood": 5, "stone": 5, "cloth": 5, "gold": 5}
    assert legal(town(phase="castle", own={RED: no_food}, workers={"castle_1": RED})) == ["stop"]


@rule("CAY-10.3")
def test_a_batch_gives_5_4_or_3_prestige_by_section() -> None:
    for scored, points in ((0, 5), (1, 4), (2, 3)):
        state = town(phase="castle", own={RED: BATCH}, workers={"castle_1": RED}, scored=scored)
        do(state, GIVE)
        assert prestige(state, RED) == points
        assert houses(state, scored) == [1, 0, 0, 0]
        assert cubes(state, RED) == {}


@rule("CAY-10.4")
def test_a_full_section_sends_houses_to_the_next() -> None:
    own = {RED: BATCHES, GREEN: {"houses": {"dungeon": 5}}}
    state = town(phase="castle", own=own, workers={"castle_1": RED})
    do(state, GIVE)
    assert (houses(state, 0), houses(state, 1)) == ([1, 5, 0, 0], [0, 0, 0, 0])
    do(state, GIVE)
    assert (houses(state, 0), houses(state, 1)) == ([1, 5, 0, 0], [1, 0, 0, 0])
    assert prestige(state, RED) == 5 + 4


@rule("CAY-10.5")
def test_two_full_sections_send_houses_to_the_towers() -> None:
    own = {RED: {"food": 12, "wood": 12, "stone": 12}, GREEN: {"houses": {"dungeon": 5}}}
    state = town(phase="castle", own=own, workers={"castle_1": RED})
    do(state, *[GIVE] * 12)
    assert [houses(state, section)[RED] for section in range(3)] == [1, 10, 1]
    assert prestige(state, RED) == 5 + 10 * 4 + 3


@rule("CAY-10.6")
def test_free_places_of_a_scored_section_stay_empty() -> None:
    own = {RED: BATCH, GREEN: {"houses": {"dungeon": 2}}}
    state = town(phase="castle", own=own, workers={"castle_1": RED}, scored=1, bailiff=13)
    do(state, GIVE)
    assert houses(state, 0) == [0, 2, 0, 0]
    assert houses(state, 1) == [1, 0, 0, 0]


@rule("CAY-10.7")
def test_no_batch_when_the_towers_are_full() -> None:
    own = {RED: {**BATCH, "houses": {"towers": 14}}}
    state = town(phase="castle", own=own, workers={"castle_1": RED}, scored=2, bailiff=20)
    assert legal(state) == ["stop"]
    assert refused(state, GIVE) == ("CAY-10.7",)


@rule("CAY-10.8")
def test_no_batch_costs_2_prestige() -> None:
    own = {RED: {**BATCH, "prestige": 5}, GREEN: {"prestige": 1}, ORANGE: {**BATCH, "prestige": 5}}
    state = town(phase="castle", own=own, workers={"castle_1": RED, "castle_2": GREEN, "castle_3": ORANGE})
    do(state, "stop")
    assert prestige(state, RED) == 3  # unwilling
    do(state, "stop")
    assert prestige(state, GREEN) == 0  # unable
    do(state, GIVE, "stop")
    assert prestige(state, ORANGE) == 10


@rule("CAY-10.9")
def test_the_loss_is_waived_for_a_complete_batch_without_a_place() -> None:
    full = {"houses": {"towers": 14}, "prestige": 5}
    own = {RED: {**BATCH, "prestige": 5}, GREEN: {"food": 9, "wood": 9, "prestige": 5}, BLUE: full}
    state = town(phase="castle", own=own, workers={"castle_1": RED, "castle_2": GREEN}, scored=2, bailiff=20)
    events = do(state, "stop")
    assert data_of(events, "spared") == [{}]
    assert (prestige(state, RED), cubes(state, RED)) == (5, BATCH)
    events = do(state, "stop")
    assert data_of([event for event in events if event.clause == "CAY-10.8"], "lost", GREEN) == [{"points": 2}]


@rule("CAY-10.9")
@pytest.mark.parametrize("two", ["wood stone", "wood cloth", "wood gold", "stone cloth", "stone gold", "cloth gold"])
def test_any_complete_batch_waives_the_loss(two: str) -> None:
    batch = dict.fromkeys(["food", *two.split()], 1)
    for held, left in ((batch, 5), ({**batch, "food": 0}, 3), ({**batch, two.split()[0]: 0}, 3)):
        own = {RED: {**held, "prestige": 5}, BLUE: {"houses": {"towers": 14}}}
        state = town(phase="castle", own=own, workers={"castle_1": RED, "castle_2": GREEN}, scored=2, bailiff=20)
        do(state, "stop")
        assert prestige(state, RED) == left


@rule("CAY-10.10")
def test_batches_of_an_earlier_turn_do_not_count() -> None:
    own = {RED: {"food": 3, "wood": 3, "stone": 3, "deniers": 9}, GREEN: {**BATCH, "deniers": 9}}
    state = town(players=2, phase="castle", own=own, workers={"castle_1": RED})
    do(state, GIVE, GIVE, "stop", "favour prestige", "decline")
    assert view(state)["turn"] == 2
    assert [player["batches"] for player in view(state)["players"]] == [0, 0]
    do(state, "place castle", "place castle", "pass", "pass", "decline", "decline")
    assert state.to_move == GREEN
    do(state, GIVE, "stop")
    assert state.to_move == RED
    before = prestige(state, RED)
    do(state, "stop")
    assert prestige(state, RED) == before - 2  # nothing given this turn
    assert (step(state), state.to_move) == ("favour", GREEN)


@rule("CAY-10.10")
def test_the_best_builder_gains_a_favour() -> None:
    own = {RED: BATCHES, GREEN: BATCHES, ORANGE: {**BATCHES, "houses": {"dungeon": 5}}}
    places = {"castle_1": ORANGE, "castle_2": RED, "castle_3": GREEN}
    state = town(phase="castle", own=own, workers=places)
    tie = state.copy()
    do(state, GIVE, "stop", GIVE, GIVE, "stop", GIVE, "stop")
    assert (step(state), state.to_move) == ("favour", RED)  # counted over all sections
    do(tie, GIVE, "stop", GIVE, "stop", GIVE, "stop")
    assert (step(tie), tie.to_move) == ("favour", ORANGE)  # the lowest castle place among the tied
    nobody = town(phase="castle", own=own, workers=places)
    events = do(nobody, "stop", "stop", "stop")
    assert data_of(events, "favoured") == []


@rule("CAY-10.11")
def test_the_favour_comes_before_the_scoring_opens_columns() -> None:
    own = {RED: {**BATCH, "houses": {"dungeon": 5}, "markers": {"prestige": 2}}}
    state = town(phase="castle", own=own, workers={"castle_1": RED})
    do(state, GIVE, "stop")
    assert view(state)["castle"][0]["houses"][RED] == 6  # complete, but not yet scored
    do(state, "favour prestige")
    assert markers(state, RED)["prestige"] == 2
    assert offered(state, "effect") == ["1", "2"]


@rule("CAY-10.12")
def test_workers_return_from_the_castle() -> None:
    state = town(phase="castle", own={RED: BATCH}, workers={"castle_1": RED, "castle_2": BLUE})
    events = do(state, GIVE, "stop", "stop")
    assert workers(state) == {"castle_1": RED, "castle_2": BLUE}  # the favour first
    events = do(state, "favour deniers", "effect 1")
    assert [event.seat for event in events if event.clause == "CAY-10.12"] == [RED, BLUE]
    assert (workers(state), hand(state, RED)) == ({}, 6)
