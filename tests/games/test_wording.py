"""The same action is offered in the same words as long as the game gives it the same number: servers keep them by it."""

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
