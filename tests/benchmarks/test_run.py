"""The script that writes the benchmark tables."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "run.py"
GAMES = [
    {"name": "lots", "title": "Lots", "players": [2, 3], "options": []},
    {"name": "heap", "title": "Heap", "players": [4], "options": []},
]
FIGURES = {
    "games_per_second": 4000.0,
    "decisions_per_second": 600000.0,
    "decisions_per_game": 150.0,
    "copy_us": 0.5,
    "legal_us": 1.25,
    "state_bytes": 1000,
}


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script, writing elsewhere and fed with figures."""
    spec = importlib.util.spec_from_file_location("benchmark_run", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    slow = {**FIGURES, "games_per_second": 100.0}
    found = {**FIGURES, "interpreted": slow, "ratio": dict.fromkeys(FIGURES, 40.0), "same_checksum": True}
    found["us_per_decision_by_tenth"] = [1.0] * 9 + [1.5]
    monkeypatch.setattr(module, "bastide", lambda *words: json.dumps(GAMES if words[0] == "games" else found))
    monkeypatch.setattr(module, "RESULTS", tmp_path / "RESULTS.md")
    return module


def test_every_game_gets_a_section_with_its_commands_and_ratios(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["run.py"])
    script.main()
    text = script.RESULTS.read_text("utf-8")
    assert text.count("\n## ") == 2
    assert "`bastide bench lots --players 2`" in text
    assert "`bastide bench lots --players 3`" in text
    assert text.count("| games a second | 100 | 4,000 | 40.0 |") == 3
    assert "(last to first 1.50)" in text


def test_carcassonne_is_measured_by_its_sets_and_by_the_size_of_its_land(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flat = tmp_path / "flat.py"
    flat.write_text("print('the land by tile')", "utf-8")
    monkeypatch.setattr(script, "FLAT", flat)
    monkeypatch.setattr("sys.argv", ["run.py", "carcassonne"])
    GAMES.append({"name": "carcassonne", "title": "Carcassonne", "players": [2, 6], "options": []})
    try:
        script.main()
    finally:
        GAMES.pop()
    text = script.RESULTS.read_text("utf-8")
    assert text.count("| games a second | 100 | 4,000 | 40.0 |") == len(script.CARCASSONNE) >= 3
    assert "Base: `bastide bench carcassonne --players 2`" in text
    assert "--option inns_cathedrals=true --option traders_builders=true" in text
    assert "the land by tile" in text


def test_a_run_for_one_game_keeps_the_figures_of_the_others(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["run.py"])
    script.main()
    before = script.RESULTS.read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["run.py", "heap"])
    script.main()
    assert script.RESULTS.read_text("utf-8") == before


def test_an_interpreted_engine_is_refused(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["run.py"])
    monkeypatch.setattr(script, "bastide", lambda *words: json.dumps(GAMES if words[0] == "games" else FIGURES))
    with pytest.raises(SystemExit, match="not compiled"):
        script.main()
