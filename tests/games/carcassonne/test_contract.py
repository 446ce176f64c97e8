"""The contract of the house, checked by random play over every number of players and every choice of sets."""

import pytest

from bastide.testing import check_game
from games.carcassonne.table import CARCASSONNE, EVERYTHING

NAMES = list(EVERYTHING)


def every_choice() -> list[dict[str, object]]:
    """All numbers of players with all combinations of sets; the other options change along."""
    found = []
    for number in range(2 ** len(NAMES)):
        chosen = {name: bool(number >> i & 1) for i, name in enumerate(NAMES)}
        for players in range(2, 7 if chosen["inns_cathedrals"] else 6):
            small = ("normal", "two")[len(found) % 2]
            start = ("random", 1)[len(found) % 3 == 0]
            found.append({"players": players, **chosen, "small_city": small, "start_player": start})
    return found


def test_the_contract_holds_in_a_few_games() -> None:
    choices = every_choice()
    assert check_game(CARCASSONNE, games=12, settings=choices[:: len(choices) // 12], probe_every=40) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(4))
def test_the_contract_holds_in_1000_games(batch: int) -> None:
    choices = every_choice()
    assert len(choices) == 144
    shifted = choices[batch * 36 :] + choices[: batch * 36]
    check_game(CARCASSONNE, games=250, settings=shifted, seed=1 + 250 * batch, probe_every=60)
