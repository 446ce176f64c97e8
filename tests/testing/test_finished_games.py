"""Every clause of a finished game is proved by a test that names it."""

from pathlib import Path

import pytest

from bastide.testing.rules import coverage

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_every_clause_is_proved(game: str) -> None:
    found = coverage(game, TESTS)
    assert found.complete, str(found)
