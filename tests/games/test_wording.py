"""What a server keeps because it is the same again: words of actions by their number, views by who knows the same."""

import pytest

import bastide
from bastide.core import CHANCE, Dealer, Message

SETTINGS = {
    "torres": [{}, {"variant": "master"}],
    "caylus": [{}],
    "magna_carta": [{}],
    "carcassonne": [
        {},
        {option.name: True for option in bastide.load("carcassonne").options if option.values == (False, True)},
    ],
}


@pytest.mark.parametrize("name", bastide.game_names())
def test_a_code_and_its_wording_have_one_message(name: str) -> None:
    game = bastide.load(name)
    said: dict[tuple[int, int], Message] = {}
    for number, settings in enumerate(3 * SETTINGS[name]):
        state, dealer = game.start(3, **settings), Dealer(number)
        while not state.over:
            codes = [int(code) for code in state.legal_codes()]
            if state.to_move == CHANCE:
                state.apply_code(dealer.draw_code(state))
                continue
            for code in codes:
                key = (code, int(state.wording(code)))
                assert said.setdefault(key, state.message(game.decode(code))) == state.message(game.decode(code))
            state.apply_code(codes[dealer.below(len(codes))])
    assert len({code for code, _ in said}) < len(said) or name == "torres"


@pytest.mark.parametrize("name", bastide.game_names())
def test_who_knows_the_same_has_the_same_view(name: str) -> None:
    game = bastide.load(name)
    for number, settings in enumerate(2 * SETTINGS[name]):
        state, dealer = game.start(3, **settings), Dealer(number)
        while not state.over:
            views: dict[int, object] = {}
            for seat in (None, 0, 1, 2):
                view = state.view(seat)
                assert views.setdefault(state.knowledge(seat), view) == view
            codes = state.legal_codes()
            code = dealer.draw_code(state) if state.to_move == CHANCE else codes[int(dealer.below(len(codes)))]
            state.apply_code(code)
