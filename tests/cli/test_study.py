"""The engine's lines in the terminal."""

import json
from pathlib import Path

import pytest

import bastide
from bastide.core import CHANCE, Dealer, Match, Record
from cli.ran import Run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Torres that was left in the middle."""
    match, dealer = Match(bastide.load("torres"), bastide.load("torres").read_settings(2)), Dealer(1)
    for _ in range(30):
        legal = match.state.legal_actions()
        match.play(legal[int(dealer.below(len(legal)))])
    path = tmp_path_factory.mktemp("records") / "torres.bastide"
    path.write_text(Record.of(match, stopped=True).write(), "utf-8")
    return path


def test_lines_are_a_table_with_every_seats_chance_and_points(run: Run, record: Path) -> None:
    ran = run("study", record, "--seconds", 0.2, "--lines", 2)
    assert ran.code == 0, ran.err
    head, columns, *rows = ran.out.splitlines()
    assert head.startswith("Torres, seat ")
    assert columns.split() == ["line", "seat", "0", "seat", "1", "tried"]
    assert "%" in "".join(rows)


def test_a_step_and_a_snapshot_name_the_same_position(run: Run, record: Path, tmp_path: Path) -> None:
    frames = bastide.replay(bastide.load("torres"), Record.read(record.read_text("utf-8")))
    step = next(n for n in range(10, 30) if len(frames[n][0].legal_codes()) > 2 and frames[n][0].to_move != CHANCE)
    snapshot = tmp_path / "position.json"
    snapshot.write_text(json.dumps(frames[step][0].snapshot()), "utf-8")
    by_step, by_snapshot = (
        json.loads(run("study", *where, "--seconds", 0.1, "--json").out)
        for where in ((record, "--step", step), (snapshot,))
    )
    assert by_step["seat"] == by_snapshot["seat"] == int(frames[step][0].to_move)
    legal = {str(action) for action in frames[step][0].legal_actions()}
    assert {line["action"] for line in by_step["lines"]} <= legal
    assert len({line["visits"] for line in by_step["lines"]}) == 1
    assert sum(by_step["chances"]) == pytest.approx(1.0, abs=0.001)


def test_where_luck_decides_the_chances_are_printed(run: Run, tmp_path: Path) -> None:
    snapshot = tmp_path / "start.json"
    snapshot.write_text(json.dumps(bastide.load("carcassonne").start(2).snapshot()), "utf-8")
    ran = run("study", snapshot)
    assert ran.code == 0
    assert "chance to move" in ran.out
    assert ran.out.count("%") == 2


def test_what_is_wrong_is_said(run: Run, record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "torres"', "utf-8")
    assert "This is no snapshot" in run("study", broken).err
    broken.write_text('{"game": "torres"}', "utf-8")
    assert "rules version" in run("study", broken).err
    assert "--step is for records" in run("study", broken, "--step", 3).err
    assert "is none of them" in run("study", record, "--step", 999).err
    assert "--lines goes from 1 to 20" in run("study", record, "--lines", 0).err
    assert "--seconds" in run("study", record, "--seconds", 0).err
