"""`bastide arena`, `bastide hint` and `bastide review`."""

import json
from pathlib import Path

import pytest

from bastide.cli import main

RECORDS = Path(__file__).parents[1] / "records"


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    capsys.readouterr()
    code = main([str(word) for word in words])
    return code, *capsys.readouterr()


def test_a_match_is_kept_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "match.json"
    match = ["arena", "estimate", "random", "--game", "magna_carta", "--results", kept]
    code, _, _ = run(capsys, *match, "--games", 2)
    assert code == 0
    first = json.loads(kept.read_text())["results"]
    assert len(first) == 2
    code, out, _ = run(capsys, *match, "--games", 6, "--json")
    assert code == 0
    found = json.loads(out)
    assert found["results"][:2] == first
    assert {(game["seed"], *game["seats"]) for game in found["results"]} == {
        (seed, *seats) for seed in (1, 2, 3) for seats in ((0, 1), (1, 0))
    }
    assert [row["bot"] for row in found["standings"]] == ["estimate", "random"]
    assert found["standings"][0]["win_rate"] > found["standings"][1]["win_rate"]


def test_a_match_in_two_processes_comes_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "greedy", "random", "--game", "magna_carta", "--games", 4, "--json"]
    alone = json.loads(run(capsys, *match)[1])["results"]
    together = json.loads(run(capsys, *match, "--jobs", 2)[1])["results"]

    def scores(results: list[dict[str, object]]) -> list[tuple[object, object, object]]:
        return sorted((game["seed"], game["seats"], game["scores"]) for game in results)  # type: ignore[type-var]

    assert scores(alone) == scores(together)


def test_the_table_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "arena", "greedy", "random", "--game", "magna_carta", "--games", 4)
    assert code == 0
    assert "Caylus Magna Carta, 2 players: 4 games" in out
    assert "95 %" in out
    assert "Elo" in out
    assert out.index("greedy") < out.rindex("random")


def test_what_cannot_be_matched_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "arena", "greedy", "--game", "torres")
    assert (code, "A match needs two bots or more" in err) == (2, True)
    code, _, err = run(capsys, "arena", "greedy", "emperor", "--game", "torres")
    assert (code, "There is no bot 'emperor'" in err) == (2, True)
    other = tmp_path / "other.json"
    run(capsys, "arena", "greedy", "random", "--game", "magna_carta", "--games", 2, "--results", other)
    code, _, err = run(capsys, "arena", "estimate", "random", "--game", "magna_carta", "--results", other)
    assert (code, "holds another match (greedy, random)" in err) == (2, True)


def test_a_match_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    ray = pytest.importorskip("ray")
    match = ["arena", "greedy", "random", "--game", "magna_carta", "--games", 4, "--json"]
    here = json.loads(run(capsys, *match)[1])["results"]
    code, out, _ = run(capsys, *match, "--on", "ray")
    ray.shutdown()
    assert code == 0
    there = json.loads(out)["results"]
    assert sorted(game["scores"] for game in here) == sorted(game["scores"] for game in there)


def test_a_hint_names_moves_chances_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "torres-2-base.txt"
    code, out, _ = run(capsys, "hint", file, "--step", 40, "--seconds", 0.2, "--json")
    assert code == 0
    found = json.loads(out)
    assert len(found) == 3
    assert all({"action", "chance", "points", "tried", "events"} <= set(advice) for advice in found)
    code, out, _ = run(capsys, "hint", file, "--step", 40, "--seconds", 0.2)
    assert code == 0
    assert "points expected" in out
    assert "(TOR-" in out


def test_a_hint_is_for_a_seat_that_decides(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "torres-2-base.txt"
    code, _, err = run(capsys, "hint", file, "--step", 0)
    assert (code, "Chance decides there; choose step 1" in err) == (2, True)
    code, _, err = run(capsys, "hint", file, "--step", 99999)
    assert (code, "99999 is none of them" in err) == (2, True)


def test_a_review_draws_the_curve(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "magna_carta-2-standard.txt"
    code, out, _ = run(capsys, "review", file, "--seconds", 0.005)
    assert code == 0
    assert "decisions looked at again" in out
    assert "luck" in out
    code, out, _ = run(capsys, "review", file, "--seconds", 0.005, "--json")
    found = json.loads(out)
    assert {"curve", "swings", "luck", "given_away"} <= set(found)
    assert sorted(found["curve"][-1]["chances"])[-1] in (1.0, 0.5)
