"""Whole games on file: playthroughs say what they said, records verify. `tests/regenerate.py` writes them anew."""

from pathlib import Path

import pytest

from bastide import Record, game_names, load, verify
from bastide.testing import moved_codes, playthrough, write_codes
from regenerate import PLAYTHROUGHS, RECORDS

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, listed in PLAYTHROUGHS.items() for name in listed])
def test_playthroughs_are_as_written(game: str, name: str) -> None:
    written = (TESTS / "playthroughs" / f"{name}.txt").read_text("utf-8")
    assert playthrough(load(game), **PLAYTHROUGHS[game][name]) == written


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, listed in RECORDS.items() for name in listed])
def test_records_verify(game: str, name: str) -> None:
    record = Record.read((TESTS / "records" / f"{name}.txt").read_text("utf-8"))
    checked = verify(load(game), record)
    assert checked.draws_checked
    assert checked.state.over
    assert checked.state.settings == load(game).read_settings(**RECORDS[game][name])


@pytest.mark.parametrize("name", game_names())
def test_codes_are_those_on_file(name: str) -> None:
    """Data files and trained models hold codes: one that must move needs a new version of the game's ActionSpace."""
    pinned = (TESTS / "codes" / f"{name}.txt").read_text("utf-8")
    assert moved_codes(pinned, load(name).actions) == []
    assert write_codes(load(name).actions) == pinned


OLD = sorted((TESTS / "records").glob("*/*.txt"))
"""Records that older versions of the rules have left, in folders by version."""


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.stem} of version {file.parent.name}")
def test_records_of_older_rules_verify_under_their_version(file: Path) -> None:
    record = Record.read(file.read_text("utf-8"))
    checked = verify(load(record.game), record)
    assert checked.draws_checked
    assert checked.state.over
    assert checked.state.settings.rules == record.rules == int(file.parent.name)


def test_records_of_every_older_version_are_kept() -> None:
    kept = {(file.stem.split("-")[0], int(file.parent.name)) for file in OLD}
    assert kept == {(name, rules) for name in game_names() for rules in load(name).former_rules}


@pytest.mark.parametrize(("folder", "listed"), [("playthroughs", PLAYTHROUGHS), ("records", RECORDS)])
def test_every_file_is_looked_at(folder: str, listed: dict[str, dict[str, object]]) -> None:
    found = {file.stem for file in (TESTS / folder).glob("*.txt")}
    assert found == {name for names in listed.values() for name in names}
