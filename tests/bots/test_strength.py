"""The strength of the levels is measured and kept with the package."""

import pytest

from bastide.bots import LEVELS
from bastide.bots.levels import FIRST
from bastide.bots.strength import strength_in


@pytest.mark.parametrize("game", ["caylus", "magna_carta", "carcassonne", "torres"])
def test_every_level_was_measured_against_the_one_below_and_beats_it(game: str) -> None:
    measured = strength_in(game)
    assert list(measured) == sorted(LEVELS)
    for below, level in zip(("random", *LEVELS), LEVELS, strict=False):
        found = measured[level]
        assert found.against == below
        assert found.of >= 20
        assert 0.6 * found.of <= found.won <= found.of, f"{level} in {game} is hardly stronger than {below}"
        assert found.points > 0


def test_the_first_opponent_is_the_gentlest() -> None:
    assert LEVELS[0] == FIRST


def test_a_game_that_was_not_measured_tells_nothing() -> None:
    assert strength_in("lots") == {}


@pytest.mark.parametrize(
    ("game", "sees", "seconds"),
    [
        ("carcassonne", [27, 50, 75, 95, 100], 0.8),
        ("caylus", [15, 25, 45, 80, 100], 0.7),
        ("magna_carta", [12, 27, 55, 100, 100], 0.8),
        ("torres", [12, 58, 80, 100, 100], 1.0),
    ],
)
def test_a_level_tells_how_many_moves_come_to_its_mind_and_how_long_it_thinks(
    game: str, sees: list[int], seconds: float
) -> None:
    levels = strength_in(game)
    assert [levels[level].sees for level in LEVELS] == sees
    assert [levels[level].seconds for level in LEVELS] == [0, 0, 0, 0, seconds], "all but the strongest answer at once"
