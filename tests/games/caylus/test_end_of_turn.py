"""Chapter 11, phase 7: the bailiff, and the scoring of a section."""

import pytest

from bastide.core import Event, State
from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, ORANGE, RED, data_of, markers, offered, prestige, step, town, view
from games.playing import do


def end_of_turn(**data: object) -> tuple[State, list[Event]]:
    """The last player declines to move the provost, and phase 7 comes."""
    state = town(phase="provost", cursor=3, **data)  # type: ignore[arg-type]
    return state, do(state, "decline")


def after_castle(**data: object) -> tuple[State, list[Event]]:
    """The only builder in the castle, Orange, gives nothing, and phase 7 comes."""
    state = town(phase="castle", workers={"castle_1": ORANGE}, **data)  # type: ignore[arg-type]
    return state, [event for event in do(state, "stop") if event.clause != "CAY-10.8"]


@rule("CAY-11.1")
@pytest.mark.parametrize(("provost", "target"), [(11, 12), (13, 12), (10, 11), (7, 11), (1, 11)])
def test_the_bailiff_moves_2_behind_the_provost_else_1(provost: int, target: int) -> None:
    state, _ = end_of_turn(bailiff=10, provost=provost, own={seat: {"houses": {"dungeon": 1}} for seat in range(4)})
    assert view(state)["bailiff"] == target
    assert view(state)["road"][target - 1]["tile"] is None  # an empty space counts like any other


@rule("CAY-11.2")
def test_the_provost_joins_the_bailiff() -> None:
    for provost in (4, 8, 11):
        state, _ = end_of_turn(bailiff=8, provost=provost)
        assert view(state)["provost"] == view(state)["bailiff"] != provost


@rule("CAY-11.3")
def test_a_section_is_scored_when_full_or_when_the_bailiff_reaches_its_marker() -> None:
    _, events = end_of_turn(bailiff=9)
    assert data_of(events, "scoring") == []
    state, events = end_of_turn(bailiff=11)
    assert data_of(events, "scoring") == [{"section": "dungeon"}]
    assert view(state)["castle"][0]["scored"]
    full = {RED: {"houses": {"dungeon": 1}}, GREEN: {"houses": {"dungeon": 5}}}
    _, events = after_castle(bailiff=6, own=full)
    assert data_of(events, "scoring") == [{"section": "dungeon"}]
    both = {RED: {"houses": {"dungeon": 6, "walls": 10}}}
    state, events = after_castle(bailiff=6, own=both)
    events += do(state, "favour deniers", "effect 1")
    assert [data["section"] for data in data_of(events, "scoring")] == ["dungeon", "walls"]  # the check is repeated


@rule("CAY-11.4")
def test_a_section_is_scored_once() -> None:
    _, events = end_of_turn(bailiff=11, scored=1)  # scored as full, now the bailiff passes its marker
    assert data_of(events, "scoring") == []
    state = town(
        phase="castle", scored=1, bailiff=13, workers={"castle_1": RED}, own={RED: {"food": 1, "wood": 1, "gold": 1}}
    )
    do(state, "give food+wood+gold")
    assert view(state)["castle"][0]["houses"][RED] == 0  # it can no longer be built


@rule("CAY-11.5")
def test_both_conditions_give_one_scoring() -> None:
    own = {RED: {"houses": {"dungeon": 1}}, GREEN: {"houses": {"dungeon": 5}}}
    state, events = after_castle(bailiff=11, own=own)
    events += do(state, "favour deniers", "decline")
    assert data_of(events, "scoring") == [{"section": "dungeon"}]
    assert len(data_of(events, "lost")) == 2  # Orange and Blue, once each


SCORES = [
    (0, 0, -2),
    (0, 1, 0),
    (0, 2, 1),
    (0, 3, 1),
    (0, 4, 1),
    (0, 5, 1),
    (0, 6, 1),
    (1, 0, -3),
    (1, 1, 0),
    (1, 2, 1),
    (1, 3, 2),
    (1, 4, 2),
    (1, 5, 3),
    (1, 6, 3),
    (1, 9, 3),
    (2, 0, -4),
    (2, 1, 0),
    (2, 2, 1),
    (2, 3, 1),
    (2, 4, 2),
    (2, 5, 2),
    (2, 6, 3),
    (2, 12, 3),
]


@rule("CAY-11.6")
@pytest.mark.parametrize(("section", "houses", "result"), SCORES)
def test_losses_and_favours_by_houses(section: int, houses: int, result: int) -> None:
    name, places, other = [("dungeon", 6, "walls"), ("walls", 10, "towers"), ("towers", 14, "walls")][section]
    own = {seat: {"prestige": 20} for seat in range(4)}
    own[RED] = {"prestige": 20, "houses": {name: houses, other: 9}}
    own[GREEN] = {"prestige": 20, "houses": {name: places - houses if section < 2 else 0}}
    _, events = after_castle(bailiff=(11, 17, 23)[section], scored=section, own=own)
    lost = sum(int(str(data["points"])) for data in data_of(events, "lost", RED))
    favours = sum(int(str(data["count"])) for data in data_of(events, "favoured", RED))
    assert favours - lost == result  # houses in another section do not count


@rule("CAY-11.6")
def test_players_score_in_turn_order() -> None:
    own = {seat: {"prestige": 9} for seat in range(4)}
    _, events = end_of_turn(bailiff=11, own=own, order=[2, 3, 1, 0])
    assert [event.seat for event in events if event.kind == "lost"] == [2, 3, 1, 0]


@rule("CAY-11.7")
def test_a_player_takes_all_favours_before_the_next_scores() -> None:
    own = {RED: {"houses": {"walls": 3}}, GREEN: {"houses": {"walls": 3}}}
    state, _ = end_of_turn(bailiff=17, scored=1, own=own, order=[GREEN, ORANGE, RED, BLUE])
    movers = []
    while step(state) in ("favour", "effect"):
        movers.append(state.to_move)
        line = "favour deniers" if "deniers" in offered(state, "favour") else "favour prestige"
        do(state, line if step(state) == "favour" else "decline")
    assert movers == [GREEN] * 4 + [RED] * 4
    assert markers(state, GREEN) == {"prestige": 1, "deniers": 1, "resources": 0, "buildings": 0}


@rule("CAY-11.8")
def test_markers_leave_the_bridge_and_a_new_turn_begins() -> None:
    state, _ = end_of_turn(bailiff=6, turn=3)
    assert (view(state)["turn"], view(state)["phase"], view(state)["bridge"]) == (4, "placement", [])
    assert view(state)["price"] == 1
    over, _ = end_of_turn(bailiff=23, scored=2, turn=18)
    assert over.over
    assert prestige(over, RED) == 0
