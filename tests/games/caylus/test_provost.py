"""Chapter 8, phase 4: the provost."""

from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, ORANGE, RED, clauses, deniers, offered, step, town, view
from games.playing import do, legal, refused


@rule("CAY-8.1")
def test_every_player_once_in_passing_order() -> None:
    own = {seat: {"deniers": 5} for seat in range(4)}
    state = town(phase="provost", own=own, bridge=[BLUE, RED, ORANGE, GREEN], bailiff=10, workers={"castle_1": RED})
    movers = []
    events = []
    for text in ("provost +3", "decline", "provost -2", "decline"):
        assert step(state) == "provost"
        movers.append(state.to_move)
        events += do(state, text)
    assert movers == [BLUE, RED, ORANGE, GREEN]
    assert clauses(events, "provost") == clauses(events, "paid") == ["CAY-8.1", "CAY-8.1"]
    assert step(state) == "castle"
    assert view(state)["provost"] == 11
    assert [deniers(state, seat) for seat in range(4)] == [5, 5, 3, 2]


@rule("CAY-8.2")
def test_the_provost_stays_on_the_road() -> None:
    own = {RED: {"deniers": 5}}
    low = town(phase="provost", own=own, provost=2)
    assert offered(low, "provost") == ["-1", "+1", "+2", "+3"]
    assert refused(low, "provost -2") == ("CAY-8.2",)
    high = town(phase="provost", own=own, provost=26)
    assert offered(high, "provost") == ["-3", "-2", "-1", "+1", "+2"]
    do(high, "provost +2")
    assert view(high)["provost"] == 28  # an empty space is allowed


@rule("CAY-8.3")
def test_a_move_is_one_number_of_at_most_3_that_can_be_paid() -> None:
    state = town(phase="provost", own={RED: {"deniers": 2}}, provost=10)
    assert legal(state) == ["provost -2", "provost -1", "provost +1", "provost +2", "decline"]
    assert refused(state, "provost +3") == ("CAY-8.1", "CAY-3.3")
    do(state, "provost +2")
    assert deniers(state, RED) == 0
    assert (step(state), state.to_move) == ("provost", GREEN)
    assert legal(state) == ["decline"]
