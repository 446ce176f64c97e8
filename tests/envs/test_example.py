"""The worked examples run, and what they teach is worth something.

Those that need PyTorch run with `pytest -m lesson` where it is installed: it is too large for every run, which
only looks whether what they ask of Bastide is there.
"""

import ast
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load("train_torres")


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_what_an_example_imports_of_bastide_is_there(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert (ast.get_docstring(tree) or "").count(f"python examples/{path.name}") >= 1
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "bastide" in str(node.module)]
    for node in found:
        module = import_module(str(node.module))
        assert all(hasattr(module, name.name) for name in node.names)
    assert found or "bastide.envs" in path.read_text("utf-8")


def test_an_algorithm_of_openspiel_plays() -> None:
    curve = load("openspiel_mcts").measure("bastide_magna_carta(players=2)", games=2, strengths=[2])
    assert [(strength, 0 <= wins <= 1) for strength, _, wins in curve] == [(2, True)]


@pytest.mark.lesson
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("ppo", {"game": "magna_carta", "minutes": 1.0}),
        ("alphazero", {"minutes": 1.0, "simulations": 8}),
        ("maskable_ppo", {"game": "magna_carta", "steps": 20000, "parts": 2}),
    ],
)
def test_a_net_gets_better(name: str, arguments: dict[str, object]) -> None:
    learned = load(name).train(**arguments)
    curve = learned[1] if isinstance(learned, tuple) else learned
    assert curve[-1][2] > max(0.6, curve[0][2])


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
@pytest.mark.timeout(1_200)
def test_what_it_learns_beats_novice(example: ModuleType) -> None:
    share, own, other = example.meet(example.train(games=6000), games=40)
    assert share > 0.6
    assert own > other
