"""What is measured, and that both engines are measured on the same games."""

import json

import pytest

import bastide
import bastide.cli.measure as measuring
from bastide.cli.measure import SLICE, engine_of, measure_interpreted
from bastide.core.simulate import play_games
from cli.ran import Run

pytestmark = pytest.mark.usefixtures("brief_runs")
KEYS = {"games_per_second", "decisions_per_second", "copy_us", "legal_us", "state_bytes", "engine"}


@pytest.fixture
def brief_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured in this process need not be measured well."""
    monkeypatch.setattr(measuring, "SHORT", 0.0002)
    monkeypatch.setattr(measuring, "MOST_RUNS", 2)
    monkeypatch.setattr(measuring, "HELD", 20)
    monkeypatch.setattr("gc.collect", lambda: 0)


def test_bench_for_people(run: Run) -> None:
    ran = run("bench", "lots", "--games", 5)
    assert ran.code == 0
    for title in ("games a second", "decisions a second", "copy a state", "list legal actions", "bytes a state"):
        assert title in ran.out


def test_bench_as_json(run: Run) -> None:
    found = json.loads(run("bench", "lots", "--games", 5, "--players", 3, "--json").out)
    assert found.keys() >= KEYS
    assert found["settings"] == {"players": 3, "deck": "eight"}
    assert found["engine"] == "interpreted"
    assert found["decisions_per_game"] == 6
    assert found["decisions_per_second"] == pytest.approx(found["games_per_second"] * 6, rel=0.01)
    assert 100 < found["state_bytes"] < 2000


def test_a_compiled_engine_is_compared_with_the_interpreted_one(run: Run) -> None:
    ran = run("bench", "torres", "--games", 5, "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["engine"] == engine_of(bastide.load("torres").start())
    assert ("interpreted" in found) == (found["engine"] == "compiled")
    if "interpreted" in found:
        assert found["same_checksum"] is True
        assert found["ratio"]["games_per_second"] > 1


def test_the_interpreted_engine_runs_beside_any_other_and_plays_the_same_games() -> None:
    torres = bastide.load("torres")
    settings = torres.read_settings(players=3, variant="common_deck")
    games = SLICE + 3
    found = measure_interpreted(torres, settings, games)
    assert found["engine"] == "interpreted"
    assert found["checksum"] == play_games(torres.new_state(settings), games, 1)[1]


def test_engines_that_disagree_are_an_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import bastide.cli.bench as bench

    measured = bench.measure
    monkeypatch.setattr(bench, "engine_of", lambda state: "compiled")
    monkeypatch.setattr(bench, "measure_interpreted", lambda *words: {**measured(*words), "checksum": 1})
    ran = run("bench", "lots", "--games", 5, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["same_checksum"] is False
    assert "disagree on the scores of the same 5 games" in ran.err


def test_the_cost_of_a_decision_by_tenth_of_the_game(run: Run) -> None:
    found = json.loads(run("bench", "torres", "--games", 5, "--no-compare", "--profile-length", "--json").out)
    assert len(found["us_per_decision_by_tenth"]) == 10
    assert all(cost > 0 for cost in found["us_per_decision_by_tenth"])
    ran = run("bench", "lots", "--games", 5, "--profile-length")
    assert ran.code == 2
    assert "A game of Lots is too short to be cut into tenths." in ran.err
