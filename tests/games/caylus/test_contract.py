"""Caylus keeps every promise of the contract; all that is in it is open to everybody."""

import pytest

from bastide.core import Dealer
from bastide.core.simulate import finish
from bastide.games.caylus import GAME
from bastide.testing import check_game, rule
from bastide.testing.check_game import every_setting
from games.caylus.town import view
from soak import share

EVERYTHING = [
    {"players": players, "simplified_favours": simple, "jeweller": True, "lawyer_prestige": 3}
    for players in GAME.seats
    for simple in (False, True)
]


def test_contract() -> None:
    assert check_game(GAME, games=32, seed=7, probe_every=60, max_decisions=1200) > 3000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(share(10)))
def test_contract_over_a_hundred_games(part: int) -> None:
    settings = [*every_setting(GAME), *EVERYTHING]
    seed = 1000 * (part + 1)
    assert check_game(GAME, games=108, settings=settings, seed=seed, probe_every=40, max_decisions=1200) > 10_000


@pytest.mark.soak
@rule("CAY-4.2")
def test_ten_thousand_games_end_within_eighteen_turns() -> None:
    for players in GAME.seats:
        new = GAME.start(players=players)
        for seed in range(2500):
            state = new.copy()
            finish(state, Dealer(seed))
            assert 9 <= view(state)["turn"] <= 18
            assert min(state.scores) >= 0


@rule("CAY-3.1")
def test_views_are_equal_for_all_seats_and_spectators() -> None:
    for settings in every_setting(GAME):
        state = GAME.start(**settings)
        dealer = Dealer(11)
        steps = 0
        while not state.over:
            if steps % 20 == 0:
                seen = [state.view(viewer) for viewer in (None, *range(state.players))]
                assert all(one == seen[0] for one in seen)
                assert state.determinize(0, dealer) == state
            codes = state.legal_codes()
            code = codes[dealer.below(len(codes))]
            assert all(state.sees(viewer, code) for viewer in (None, *range(state.players)))
            state.apply_code(code)
            steps += 1
        assert view(state)["turn"] <= 18
