"""How many sequences of actions there are: a wrong rule almost always changes a number."""

import pytest

from bastide.core import State
from bastide.games.caylus import GAME
from bastide.testing import perft
from games.caylus.town import GREEN, RED, town


def set_up(players: int) -> State:
    """The neutral tiles in the order of the list, the seats in the order of their numbers."""
    state = GAME.start(players=players)
    while state.to_move < 0:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("players", "counts"), [(2, [16, 242, 3_426, 42_639]), (4, [17, 275, 4_227, 61_652])])
def test_from_the_set_up(players: int, counts: list[int]) -> None:
    assert [perft(set_up(players), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.soak
def test_five_placements_deep() -> None:
    assert perft(set_up(2), 5) == 489_139
    assert perft(set_up(4), 5) == 843_132


def test_the_draws_of_the_set_up() -> None:
    assert perft(GAME.start(players=2), 6) == 720 * 2
    assert perft(GAME.start(players=4), 8) == 720 * 24


def middle() -> State:
    """A crowded road with favours to be had: nested effects within a few steps."""
    rich = {"deniers": 6, "food": 2, "wood": 2, "stone": 2, "cloth": 2, "gold": 2, "markers": {"buildings": 3}}
    build = {9: ("mason", RED), 10: ("lawyer", GREEN), 11: ("alchemist", RED), 12: ("residence", RED)}
    build[13] = ("architect", GREEN)
    return town(
        players=2,
        phase="buildings",
        own={RED: rich, GREEN: rich},
        build=build,
        workers={"5": RED, "9": GREEN, "10": RED, "11": GREEN, "13": RED, "castle_1": GREEN},
        provost=13,
        bailiff=13,
        scored=2,
    )


def test_from_a_position_full_of_effects() -> None:
    assert [perft(middle(), depth) for depth in range(1, 8)] == [2, 13, 107, 534, 2_332, 10_192, 28_275]
