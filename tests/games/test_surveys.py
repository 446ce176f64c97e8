"""Surveys tell what the engine does: in random games at random tables, with every option the rules allow."""

import msgspec
import pytest

import bastide
from bastide import CHANCE, Dealer
from games.promises import CHECKS
from games.test_random_tables import any_table
from soak import share

SOAK_GAMES = 2_000


def survey_random_tables(name: str, games: int, every: int, seed: int) -> int:
    """Play such games and check every few positions, and the one before the end; how many were checked."""
    game = bastide.load(name)
    dealer = Dealer(seed)
    checked = 0
    for number in range(games):
        settings = any_table(game, dealer)
        state = game.start(**settings)
        step = 0
        while not state.over:
            if step % every == number % every:
                checked += 1
                survey = state.survey()
                key = state.key()
                CHECKS[name](state, survey)
                assert state.key() == key, settings
                assert msgspec.convert(msgspec.to_builtins(survey), game.survey_type, strict=True) == survey
                for seat in range(state.players):
                    assert state.determinize(seat, Dealer(step)).survey() == survey, settings
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
            step += 1
        CHECKS[name](state, state.survey())
    return checked


@pytest.mark.parametrize("name", CHECKS)
def test_a_few_surveys(name: str) -> None:
    assert survey_random_tables(name, games=5, every=37, seed=7) > 20


@pytest.mark.soak
@pytest.mark.parametrize("name", CHECKS)
def test_surveys(name: str) -> None:
    survey_random_tables(name, share(SOAK_GAMES // len(CHECKS)), every=19, seed=1_000_003)
