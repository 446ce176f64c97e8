"""Looking up clauses, and which of them a test proves."""

import json
from pathlib import Path

import pytest

from bastide.core.rulebook import Rulebook
from cli.ran import Run


def test_a_clause_by_its_number_in_any_case(run: Run) -> None:
    ran = run("rules", "tor-13.1")
    assert ran.code == 0
    assert ran.out.startswith("TOR-13.1  Highest score wins\n")


def test_clauses_in_another_language(run: Run) -> None:
    italian = run("rules", "TOR-13.1", "--language", "it").out
    assert italian.startswith("TOR-13.1  Vince")
    assert "The highest score wins." not in italian
    (clause,) = json.loads(run("rules", "TOR-13.1", "--language", "it", "--json").out)
    assert clause["title"] == italian.splitlines()[0].removeprefix("TOR-13.1  ")
    assert clause["text"] == Rulebook.of("torres")["TOR-13.1"].text_in("it")
    assert clause["text"].split()[-1] in italian


def test_a_search_finds_titles_in_the_language(run: Run) -> None:
    title = run("rules", "TOR-13.1", "--language", "hu").out.splitlines()[0].removeprefix("TOR-13.1  ")
    assert run("rules", "--search", title, "--game", "torres").code == 2
    assert f"TOR-13.1  {title}" in run("rules", "--search", title, "--language", "hu").out


def test_a_language_that_nobody_wrote_words_for(run: Run) -> None:
    ran = run("rules", "TOR-13.1", "--language", "xx")
    assert ran.code == 2
    assert ran.err == "bastide: There are no words in 'xx'; there are de, en, fr, hu, it, ro.\n"


def test_a_chapter(run: Run) -> None:
    ran = run("rules", "TOR-13")
    assert ran.code == 0
    assert "TOR-13.1  " in ran.out
    assert "TOR-13.2  " in ran.out
    assert "TOR-12.1  " not in ran.out


def test_a_whole_rulebook(run: Run) -> None:
    ran = run("rules", "--game", "lots")
    assert [line for line in ran.out.splitlines() if line.startswith("LOT-")] == [
        "LOT-1  The deal",
        "LOT-2  Playing",
        "LOT-3  The eight",
    ]


def test_search_in_all_rulebooks_and_in_one(run: Run) -> None:
    every = run("rules", "--search", "scores")
    assert "TOR-" in every.out
    assert "LOT-2" in every.out
    one = run("rules", "--search", "SCORES point", "--game", "lots")
    assert "LOT-2  Playing" in one.out
    assert "TOR-" not in one.out


def test_clauses_as_json(run: Run) -> None:
    (clause,) = json.loads(run("rules", "LOT-3", "--json").out)
    assert clause["title"] == "The eight"
    assert clause["source"] == ["rulebook"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["LOT-4"], "Lots has no clause 'LOT-4'; did you mean LOT-"),
        (["CHESS-1"], "No rulebook has clauses that begin with 'CHESS'; there are "),
        (["--search", "zugzwang"], "No clause has all the words of 'zugzwang'."),
        (["--game", "tores"], "There is no game 'tores'"),
        (["--coverage", "tores"], "There is no game 'tores'"),
        (["--coverage", "lots", "--tests", "no/such/folder"], "There is no folder of tests 'no/such/folder'."),
    ],
)
def test_what_is_not_there(run: Run, words: list[str], sentence: str) -> None:
    ran = run("rules", *words)
    assert ran.code == 2
    assert sentence in ran.err


def proof(*clauses: str) -> str:
    tests = [f'@rule("{clause}")\ndef test_{number}():\n    assert 1\n' for number, clause in enumerate(clauses)]
    return "\n".join(["from bastide.testing import rule", *tests])


def test_coverage_fails_when_a_clause_is_proved_by_no_test(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_lots.py").write_text(proof("LOT-1", "LOT-2"))
    ran = run("rules", "--coverage", "lots", "--tests", tmp_path)
    assert ran.code == 1
    assert "Lots: 3 clauses, 2 proved, 1 not proved" in ran.out
    assert "LOT-3 The eight" in ran.out


def test_coverage_is_content_when_every_clause_is_proved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_lots.py").write_text(proof("LOT-1", "LOT-2", "LOT-3"))
    ran = run("rules", "--coverage", "lots", "--tests", tmp_path, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["complete"] is True


def test_where_a_clause_is_enforced_and_proved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_knights.py").write_text('@rule("TOR-5.2")\ndef test_low():\n    assert 1\n')
    (row,) = json.loads(run("rules", "TOR-5.2", "--where", "--tests", str(tmp_path), "--json").out)
    assert (row["id"], row["tests"]) == ("TOR-5.2", ["test_knights.py::test_low"])
    assert [place.split(":")[0] for place in row["code"]] == ["bastide/games/torres/knights.py"] * 2
