"""The benchmarks lead every door, and every framework without a game, through the same games to their ends."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import bastide

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A benchmark with little to do. `tests/envs` bears the name of one of them, which the others import."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    spec = spec_from_file_location(name, BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    for constant, few in (("GAMES", 2), ("ROUNDS", 1), ("BATCH", 4), ("STEPS", 3), ("TREES", 3), ("TABLES", 4)):
        if isinstance(getattr(module, constant, None), int):
            monkeypatch.setattr(module, constant, few)
    return module


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return load("envs", monkeypatch)


@pytest.fixture
def nets(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("nets", monkeypatch)
    monkeypatch.setattr(module, "SEEDS", [0])
    monkeypatch.setattr(module, "TURNS", 1)
    monkeypatch.setattr(module, "SHORT_TURNS", 2)
    monkeypatch.setattr(module, "OBSERVED", [("magna_carta", "plain", {}), ("carcassonne", "regions", {})])
    monkeypatch.setattr(bastide, "game_names", lambda: ["magna_carta"])
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


def test_doors_for_nets_and_search_are_measured(nets: ModuleType) -> None:
    table = nets.observations()
    assert re.search(r"\| Caylus Magna Carta, `plain` \| 606 \| -?[\d.]+ \|  \|  \|", table)
    assert re.search(r"\| Carcassonne, `regions` \| 4,151 \| (-?[\d.]+ \| ?){3}", table)
    assert re.search(r"\| Caylus Magna Carta \| [\d,]+ \| [\d.]+ \|\n", nets.afterstates())
    assert re.search(r"\| Caylus Magna Carta \| [\d,]+ \| [\d.]+ \| \d+% \| [\d.]+ \|\n", nets.search())


@pytest.mark.skipif(sys.platform != "linux", reason="reads the CPU time of processes from /proc")
def test_tables_over_processes_are_measured(nets: ModuleType) -> None:
    row = nets.processes().splitlines()[-1]
    assert re.fullmatch(r"\| Caylus Magna Carta( \| [\d.]+){6}( \| [\d,]+){4} \|", row)
