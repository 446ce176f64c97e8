"""Chapters 3 and 4: general rules and the turn."""

import pytest

from bastide.games.caylus import GAME
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
    markers,
    play_on,
    prestige,
    start,
    step,
    town,
    view,
)
from games.playing import do, legal


@rule("CAY-3.1")
def test_every_seat_and_the_spectator_see_the_same() -> None:
    for players in (2, 3, 5):
        state = start(players=players, seed=players)
        for turns in (1, 3, 5):
            play_on(state, seed=turns, turns=turns)
            seen = [state.view(viewer) for viewer in (None, *range(players))]
            assert all(one == seen[0] for one in seen)


@rule("CAY-3.2")
def test_each_loss_is_cut_off_at_0_separately() -> None:
    castle = {"castle_1": RED, "castle_2": GREEN}
    state = town(phase="castle", own={RED: {"prestige": 1}, GREEN: {"prestige": 5}}, workers=castle)
    events = do(state, "stop", "stop")
    assert data_of(events, "lost")[:2] == [{"points": 1}, {"points": 2}]
    assert (prestige(state, RED), prestige(state, GREEN)) == (0, 3)
    again = town(phase="end_of_turn", own={RED: {"prestige": 1}, GREEN: {"prestige": 2}}, bailiff=11)
    assert (prestige(again, RED), prestige(again, GREEN)) == (0, 0)  # the Dungeon costs 2, cut off at 0
    batch = {"food": 1, "wood": 1, "stone": 1}
    rich = town(phase="castle", own={RED: {"prestige": 998, **batch}}, workers={"castle_1": RED})
    do(rich, "give food+wood+stone")
    assert prestige(rich, RED) == 1003  # without upper limit


@rule("CAY-3.3")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    state = town(phase="buildings", own={RED: {"wood": 5, "deniers": 9}}, workers={"6": RED, "castle_1": BLUE})
    # five wood do not stand for a food, and deniers are no cubes: only the tiles for wood and any cube
    assert legal(state) == ["build wood_marketplace", "build wood_peddler", "decline"]
    do(state, "build wood_peddler")
    assert cubes(state, RED) == {"wood": 3}


@rule("CAY-3.4")
def test_payments_go_to_the_stock() -> None:
    state = town(own={RED: {"deniers": 5}}, build={9: ("wood_sawmill", GREEN)})
    do(state, "place 9")
    assert [deniers(state, seat) for seat in range(4)] == [4, 0, 0, 0]


@rule("CAY-3.5")
def test_there_is_no_action_that_gives_to_another_player() -> None:
    words = {kind.word for kind in GAME.actions.kinds}
    assert words == {
        *("lay", "order", "place", "pass", "move", "provost", "joust", "withdraw", "stay", "take", "pay"),
        *("exchange", "build", "site", "transform", "decline", "give", "stop", "favour", "effect"),
    }
    own = {RED: {"food": 1, "wood": 1, "stone": 1}, GREEN: {}}
    state = town(phase="castle", own=own, workers={"castle_1": RED})
    do(state, "give food+wood+stone", "stop")  # `give` is to the king, not to a player
    assert cubes(state, GREEN) == {}


@rule("CAY-3.6")
def test_an_optional_effect_can_be_declined_and_one_that_cannot_be_paid_is_not_offered() -> None:
    own = {RED: {"deniers": 2}}
    state = town(phase="buildings", own=own, workers={"7": RED, "castle_1": BLUE}, provost=7)
    assert legal(state) == ["exchange 1", "decline"]
    do(state, "decline")
    assert (deniers(state, RED), step(state)) == (2, "castle")
    poor = town(phase="buildings", own={RED: {"deniers": 1}}, workers={"7": RED, "castle_1": BLUE}, provost=7)
    assert (poor.to_move, step(poor)) == (BLUE, "castle")
    farm = town(phase="buildings", workers={"1": RED, "castle_1": BLUE})
    assert legal(farm) == ["take food", "take cloth"]  # production is mandatory


@rule("CAY-3.7")
def test_one_activation_gives_one_use() -> None:
    own = {RED: {"wood": 4, "food": 4, "deniers": 6}}
    state = town(phase="buildings", own=own, workers={"6": RED, "7": RED, "castle_1": BLUE}, provost=7)
    do(state, "build wood_farm_food")
    assert step(state) == "trade"  # no second building: the road goes on to the peddler
    do(state, "exchange 1", "take stone")
    assert step(state) == "castle"


@rule("CAY-3.8")
def test_an_effect_inside_an_effect_is_resolved_first() -> None:
    """The favour builds the Church, which grants a favour: that one is taken before the second of the Statue's kind."""
    own = {RED: {"stone": 4, "gold": 2, "cloth": 1, "markers": {"buildings": 3}}}
    build = {9: ("residence", RED), 10: ("architect", RED)}
    state = town(phase="buildings", own=own, build=build, workers={"10": RED, "castle_1": BLUE}, provost=10, scored=1)
    do(state, "build monument", "site 9")
    assert view(state)["steps"] == [{"step": "favour", "seat": RED, "about": 2}]
    do(state, "favour buildings", "effect 3", "build church")
    assert view(state)["steps"] == [
        {"step": "favour", "seat": RED, "about": 1},
        {"step": "favour", "seat": RED, "about": 1},
    ]
    do(state, "favour prestige", "effect 1")
    assert view(state)["steps"] == [{"step": "favour", "seat": RED, "about": 1}]
    do(state, "favour deniers", "effect 1")
    assert step(state) == "castle"
    assert markers(state, RED) == {"prestige": 1, "deniers": 1, "resources": 0, "buildings": 4}
    assert prestige(state, RED) == 14 + 3 + 1


@rule("CAY-4.1")
def test_a_turn_has_seven_phases_in_order() -> None:
    state = start(players=3)
    events = do(state, "pass", "pass", "pass", "decline", "decline", "decline")
    assert [data["phase"] for data in data_of(events, "phase")] == [
        "special",
        "provost",
        "buildings",
        "castle",
        "end_of_turn",
        "income",
        "placement",
    ]
    assert set(clauses(events, "phase")) == {"CAY-4.1"}
    assert view(state)["turn"] == 2


@rule("CAY-4.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_slowest_game_has_18_turns(players: int) -> None:
    state = start(players=players)
    while not state.over:
        turn = view(state)["turn"]
        found = legal(state)
        state.play(state.parse("pass" if "pass" in found else "decline" if "decline" in found else found[0]))
        assert turn <= 18
    assert view(state)["turn"] == 18
    assert view(state)["bailiff"] == 24
    assert hand(state, ORANGE % players) == 6
    assert [section["scored"] for section in view(state)["castle"]] == [True, True, True]
    # 36 deniers of income, 1 for every first pass, and 3 cubes: the losses of the sections came at 0
    assert sorted(state.scores) == ([13, 13] if players == 2 else [11] * (players - 1) + [15])
