"""Chapter 13: the end of the game."""

from bastide.core import NOBODY
from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, ORANGE, RED, prestige, town, view
from games.playing import do


@rule("CAY-13.1")
def test_the_game_ends_after_the_scoring_of_the_towers() -> None:
    reached = town(phase="provost", bailiff=22, provost=23, scored=2, cursor=3)
    do(reached, "decline")
    assert (reached.over, view(reached)["bailiff"]) == (True, 24)
    passed = town(phase="provost", bailiff=23, provost=25, scored=2, cursor=3)
    do(passed, "decline")
    assert (passed.over, view(passed)["bailiff"]) == (True, 25)
    own = {RED: {"houses": {"towers": 13}, "food": 1, "wood": 1, "stone": 1}}
    full = town(phase="castle", own=own, bailiff=19, scored=2, workers={"castle_1": RED, "castle_2": BLUE})
    do(full, "give food+wood+stone", "stop")
    assert not full.over  # a turn is never broken off
    do(full, "stop", "favour prestige", "decline", "favour prestige", "decline", "favour deniers", "decline")
    assert not full.over
    do(full, "favour resources", "decline")
    assert full.over
    assert full.to_move == NOBODY
    assert full.legal_actions() == []


@rule("CAY-13.2")
def test_end_bonuses_count_full_groups_only() -> None:
    own = {
        RED: {"gold": 2},
        GREEN: {"food": 1, "wood": 1, "stone": 2, "cloth": 1},
        ORANGE: {"deniers": 7},
        BLUE: {"food": 2, "deniers": 3, "prestige": 6},
    }
    state = town(phase="provost", own=own, bailiff=23, scored=2, cursor=3)
    do(state, "decline")
    assert state.scores == [6, 1, 1, 2]  # Blue lost 4 for the Towers, the others had nothing to lose


@rule("CAY-13.3")
def test_tied_players_win_together() -> None:
    own = {seat: {"prestige": points} for seat, points in enumerate((14, 10, 14, 10))}
    state = town(phase="provost", own=own, bailiff=23, scored=2, cursor=3)
    do(state, "decline")
    assert state.scores == [10, 6, 10, 6]
    assert state.winners == [RED, ORANGE]
    assert state.ranks == [1, 3, 1, 3]
    assert prestige(state, GREEN) == 6
