"""Whether a seat can still pass in this turn of the game, as the page asks before it offers to pass ahead."""

import pytest

import bastide
from bastide.core import CHANCE, Dealer
from bastide.core.counsel import counsel_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["caylus", "magna_carta"])
def test_exactly_those_who_will_be_asked_again_may_still_pass(name: str, players: int) -> None:
    game = bastide.load(name)
    code = game.parse("pass").code
    counsel, dealer, state = counsel_of(game), Dealer(7), game.start(players)
    turns: list[tuple[int, set[int], int | None]] = []
    while not state.over:
        legal = [int(one) for one in state.legal_codes()]
        may = {seat for seat in range(players) if state.may_still_pass(seat)}
        turns.append((int(counsel.turn_of(state)), may, int(state.to_move) if code in legal else None))
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[dealer.below(len(legal))])
    assert not any(state.may_still_pass(seat) for seat in range(players))
    turn, asked = -1, set[int]()
    for now, may, asks in reversed(turns):
        if now != turn:
            turn, asked = now, set()
        asked |= set() if asks is None else {asks}
        assert may == asked
    assert max(now for now, _, _ in turns) > 3


def test_where_no_turn_is_passed_nobody_may() -> None:
    for name in ("torres", "carcassonne"):
        game = bastide.load(name)
        assert not game.can_pass
        assert not game.start(2).may_still_pass(0)
