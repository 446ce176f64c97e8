"""The worked example runs, and what it teaches is worth something."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_torres.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = spec_from_file_location("train_torres", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_plays(example: ModuleType) -> None:
    weights = example.train(games=6, tables_at_once=4)
    share, own, other = example.meet(weights, games=2)
    assert 0 <= share <= 1
    assert own >= 0
    assert other >= 0


def test_the_odds_are_those_of_a_choice_at_every_table(example: ModuleType) -> None:
    rows = np.array([[0.0], [1.0], [2.0], [5.0]], np.float32)
    table, first = np.array([0, 0, 1, 1]), np.array([0, 2])
    likely = example.odds(rows, np.array([1.0], np.float32), table, first)
    assert likely.reshape(2, 2).sum(axis=1) == pytest.approx([1, 1])
    assert likely[1] / likely[0] == pytest.approx(np.e)
    luck = np.random.default_rng(1)
    drawn = np.array([example.draw(likely, first, luck) for _ in range(4000)])
    assert set(drawn[:, 0]) == {0, 1}
    assert (drawn[:, 0] == 1).mean() == pytest.approx(likely[1], abs=0.03)
    assert (drawn[:, 1] == 3).mean() == pytest.approx(likely[3], abs=0.03)


@pytest.mark.soak
def test_what_it_learns_beats_novice(example: ModuleType) -> None:
    share, own, other = example.meet(example.train(games=6000), games=40)
    assert share > 0.6
    assert own > other
