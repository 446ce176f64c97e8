"""Every view is plain data of the published shape."""

import msgspec
import pytest

import bastide
from bastide import CHANCE, Dealer
from bastide.testing.check_game import every_setting


@pytest.mark.parametrize("name", bastide.game_names())
def test_views_are_of_the_published_type(name: str) -> None:
    game = bastide.load(name)
    for number, settings in enumerate(every_setting(game)[:24]):
        state = game.start(**settings)
        dealer = Dealer(number)
        steps = 0
        while not state.over:
            if steps % 41 == number % 41:
                for viewer in (None, *range(int(state.players))):
                    view = state.view(viewer)
                    assert msgspec.convert(dict(view), game.view_type, strict=True) == view
                    assert set(view) == set(game.view_type.__annotations__)
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
            steps += 1


@pytest.mark.parametrize("name", bastide.game_names())
def test_the_type_of_a_view_has_a_json_schema(name: str) -> None:
    schema = msgspec.json.schema(bastide.load(name).view_type)
    assert schema["$defs"]
