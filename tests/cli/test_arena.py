"""The file in which `bastide arena` keeps its games, when it holds something else."""

import json
from pathlib import Path

import pytest

from cli.ran import Run

MATCH = ["arena", "random", "random", "--game", "lots", "--games", "4", "--results"]


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """A match of four games on file."""
    file = tmp_path / "match.json"
    assert run(*MATCH, file).code == 0
    return file


@pytest.mark.parametrize(
    "damage",
    [
        {"results": 5},
        {"results": [5]},
        {"results": [{"seed": 1}]},
        {"results": [{"seed": 1, "seats": [0, 1], "scores": [1, 1], "ranks": "no", "decisions": [1, 1]}]},
        {"results": [{"seed": [], "seats": [[]], "scores": [], "ranks": [], "decisions": []}]},
        {"bots": 3, "results": []},
    ],
)
def test_damaged_results_are_refused_and_left_alone(run: Run, kept: Path, damage: dict[str, object]) -> None:
    kept.write_text(json.dumps({**json.loads(kept.read_text("utf-8")), **damage}))
    before = kept.read_bytes()
    ran = run(*MATCH, kept)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"bastide: {kept} ")
    assert ran.err.endswith("choose another name.\n")
    assert kept.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'"results"'])
def test_other_files_are_refused_and_left_alone(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)
    ran = run(*MATCH, file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"bastide: {file} does not hold the results of a match; choose another name.\n"
    assert file.read_bytes() == content


def test_a_match_goes_on_from_its_file(run: Run, kept: Path) -> None:
    before = json.loads(kept.read_text("utf-8"))["results"]
    ran = run(*MATCH, kept, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["results"] == before
