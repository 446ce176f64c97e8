"""Torres keeps the contract of the core, by random play; perft."""

import pytest

from bastide.testing import check_game, perft
from games.torres.table import TORRES, new_game
from soak import share


def test_the_contract_in_every_variant_and_player_count() -> None:
    assert check_game(TORRES, games=60, seed=11, probe_every=30) > 6_000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(share(10)))
def test_the_contract_over_two_hundred_games(part: int) -> None:
    assert check_game(TORRES, games=200, seed=10_000 + 1_000 * part, probe_every=41) > 24_000


PERFT = {
    (2, "base"): [8, 56, 336, 12_768],
    (3, "base"): [8, 56, 336, 1_680, 63_840],
    (4, "base"): [8, 56, 336, 1_680, 6_720],
    (2, "master"): [8, 512, 27_360],
    (3, "common_deck"): [8, 56, 336, 1_680],
}


@pytest.mark.parametrize(("players", "variant"), PERFT)
def test_perft_from_the_set_up(players: int, variant: str) -> None:
    counts = PERFT[players, variant]
    assert [perft(new_game(players, variant=variant), depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.soak
def test_perft_one_action_deep_into_the_first_turn() -> None:
    assert perft(new_game(2), 5) == 492_912
    assert perft(new_game(4), 6) == 255_360
