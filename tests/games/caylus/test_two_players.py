"""Chapter 14: two players."""

import pytest

from bastide.core import BadSnapshot
from bastide.games.caylus import GAME
from bastide.testing import rule
from games.caylus.town import GREEN, NEUTRAL, RED, clauses, data_of, deniers, offered, start, town, view
from games.playing import do, refused

RICH = {seat: {"deniers": 20} for seat in range(2)}


@rule("CAY-14.2")
def test_the_stables_are_not_used_and_the_order_is_swapped_every_turn() -> None:
    state = start(players=2)
    first = view(state)["order"]
    assert "stables" not in offered(state, "place")
    assert refused(state, "place stables") == ("CAY-14.2",)
    gate = town(players=2, phase="special", workers={"gate": RED})
    assert "stables" not in offered(gate, "move")
    assert refused(gate, "move stables") == ("CAY-14.2",)
    for turn in range(2, 5):
        events = do(state, "pass", "pass", "decline", "decline")
        assert view(state)["turn"] == turn
        assert clauses(events, "reordered") == ["CAY-14.2"]
        assert view(state)["order"] == (first if turn % 2 else first[::-1])
        kinds = [event.kind for event in events]
        assert kinds.index("reordered") < kinds.index("gained", kinds.index("bailiff"))  # before income


@rule("CAY-14.2")
def test_a_position_with_a_worker_in_the_stables_is_refused() -> None:
    with pytest.raises(BadSnapshot, match=r"CAY-14\.2: with two players no worker stands in the stables"):
        town(players=2, workers={"stables_1": RED})


@rule("CAY-14.2")
def test_the_first_turn_uses_the_order_that_was_drawn() -> None:
    for first, order in ((RED, [RED, GREEN]), (GREEN, [GREEN, RED])):
        state = GAME.start(players=2)
        do(state, *[f"lay neutral_{name}" for name in NEUTRAL[:5]], f"order {first}")
        assert (view(state)["turn"], view(state)["order"], state.to_move) == (1, order, first)


@rule("CAY-14.2")
def test_a_section_is_scored_in_the_order_of_the_turn_that_ends() -> None:
    own = {seat: {"prestige": 5} for seat in range(2)}
    state = town(players=2, phase="provost", own=own, order=[GREEN, RED], bailiff=11, cursor=1)
    events = do(state, "decline")
    assert [event.seat for event in events if event.kind == "lost"] == [GREEN, RED]
    assert view(state)["order"] == [RED, GREEN]


@rule("CAY-14.3")
def test_after_the_first_pass_the_bridge_price_is_3() -> None:
    state = town(players=2, own=RICH, build={9: ("mason", RED), 10: ("park", GREEN)}, bridge=[GREEN])
    assert view(state)["price"] == 3
    do(state, "place castle")
    assert deniers(state, RED) == 17
    do(state, "place 10")
    assert deniers(state, RED) == 14
    do(state, "place 9")
    assert deniers(state, RED) == 13  # an own building
    inn = town(players=2, own=RICH, workers={"inn_right": RED}, bridge=[GREEN])
    do(inn, "place castle")
    assert deniers(inn, RED) == 19


@rule("CAY-14.4")
def test_the_first_to_pass_gains_a_denier() -> None:
    state = town(players=2, own=RICH)
    events = do(state, "pass", "pass")
    assert data_of(events, "gained") == [{"goods": "denier", "count": 1}]
    assert (deniers(state, RED), deniers(state, GREEN)) == (21, 20)
