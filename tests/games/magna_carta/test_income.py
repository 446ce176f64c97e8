"""MAG-5, phase 1: income."""

from bastide.testing import rule
from games.magna_carta.table import card, goods, player, seat, started, table
from games.playing import do


def next_turn(state):
    """Everybody passes and does nothing until the next turn has begun; the events of its income."""
    turn, events = state.view(None)["turn"], []
    while state.view(None)["turn"] == turn:
        quiet = {"actions": "pass", "provost": "provost 0", "effects": "decline", "castle": "offer 0"}
        events = do(state, quiet[state.view(None)["phase"]])
    return {e.seat: e.data["deniers"] for e in events if e.kind == "income"}


@rule("MAG-5.1")
def test_two_deniers_for_everybody():
    state = table(seat(), seat(deniers=7), seat())
    assert next_turn(state) == {0: 2, 1: 2, 2: 2}
    assert [goods(state, s)["deniers"] for s in range(3)] == [3, 9, 2], "the first to pass took one more"


@rule("MAG-5.2")
def test_a_denier_for_every_uncovered_residence_of_ones_own():
    homes = [card("market", 0, residence=True), card("bank", 0, residence=True), card("bank", 1, residence=True)]
    covered = card("small_farm", 0, prestige="theatre")
    state = table(seat(), seat(), road=[*homes, covered])
    assert (player(state, 0)["income"], player(state, 1)["income"]) == (4, 3)
    assert next_turn(state) == {0: 4, 1: 3}


@rule("MAG-5.3")
def test_the_hotel_gives_back_the_denier_of_the_residence_it_covers():
    home = card("market", 0, residence=True)
    state = table(seat(stone=3, gold=1), seat(), road=[home])
    assert player(state, 0)["income"] == 3
    do(state, "prestige hotel")
    assert player(state, 0)["income"] == 3
    assert next_turn(state) == {0: 3, 1: 2}


@rule("MAG-5.4")
def test_income_is_paid_in_the_first_turn():
    state = started(4)
    assert state.view(None)["turn"] == 1
    assert [goods(state, s)["deniers"] for s in range(4)] == [6, 6, 6, 6]


@rule("MAG-5.5")
def test_nobody_is_asked_about_income():
    state = table(seat(), seat())
    do(state, "pass")
    events = do(state, "pass", "provost 0")
    assert [(e.seat, e.data["deniers"]) for e in events if e.kind == "income"] == [(0, 2), (1, 2)]
    assert (state.view(None)["turn"], state.view(None)["phase"]) == (2, "actions")
