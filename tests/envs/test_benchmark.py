"""The benchmark leads every door, and every framework without a game, through the same games to their ends."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    spec = spec_from_file_location("benchmark_of_the_doors", BENCHMARKS / "envs.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, few in (("GAMES", 2), ("ROUNDS", 1), ("BATCH", 4), ("STEPS", 3)):
        monkeypatch.setattr(module, name, few)
    return module


def test_every_door_is_measured(benchmark: ModuleType) -> None:
    found = benchmark.measure("magna_carta")
    doors = {name: each for name, each in found.items() if each.engine}
    assert list(doors) == [
        "PettingZoo",
        "PettingZoo, the arrays counted as our own",
        "PettingZoo, guarded",
        "Gymnasium",
        "OpenSpiel, search",
        "OpenSpiel, learning",
        "batch",
        "batch by pairs",
    ]
    assert all(each.door > 0 and each.own < 1 for each in doors.values())
    assert all((each.floor > 0) == ("batch" not in name) for name, each in doors.items())
    assert found[benchmark.RULES].door < found[benchmark.ARRAYS].door


def test_the_own_share_is_what_engine_and_floor_leave(benchmark: ModuleType) -> None:
    figures = benchmark.Figures(door=10.0, engine=5.0, floor=3.0)
    assert figures.own == pytest.approx(0.2)
    text = benchmark.table_of({"torres": {"PettingZoo": figures, benchmark.SELF_PLAY: benchmark.Figures(1234.5, 0, 0)}})
    assert "| PettingZoo | 10.00: 5.00 + 3.00, **20%** |" in text
    assert "| 1,234 |" in text
