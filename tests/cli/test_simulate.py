"""Random games and their summary."""

import json
from pathlib import Path

from cli.ran import Run


def figures(run: Run, *words: object) -> dict[str, object]:
    ran = run("simulate", "lots", "--json", *words)
    assert ran.code == 0
    summary: dict[str, object] = json.loads(ran.out)
    assert summary.pop("seconds") is not None
    assert summary.pop("games_per_second") is not None
    return summary


def test_the_summary_for_people(run: Run) -> None:
    ran = run("simulate", "lots", "--games", 50, "--players", 3)
    assert ran.code == 0
    assert ran.out.startswith("Lots, 3 players: 50 random games\n")
    assert "6 decisions a game (6 to 6)" in ran.out


def test_the_summary_as_json(run: Run) -> None:
    summary = figures(run, "--games", 200)
    assert summary["games"] == 200
    assert summary["settings"] == {"players": 2, "deck": "eight"}
    seats = summary["seats"]
    assert isinstance(seats, list)
    assert len(seats) == 2
    assert abs(sum(seat["wins"] for seat in seats) - 1) < 0.001
    assert all(0 <= seat["lowest"] <= seat["mean"] <= seat["highest"] <= 2 for seat in seats)


def test_the_seed_decides_and_the_number_of_jobs_does_not(run: Run) -> None:
    one = figures(run, "--games", 60, "--seed", 5)
    assert figures(run, "--games", 60, "--seed", 5, "--jobs", 2) == one
    assert figures(run, "--games", 60, "--seed", 500) != {**one, "seed": 500}


def test_records_of_simulated_games_verify(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    ran = run("simulate", "lots", "--games", 6, "--players", 3, "--seed", 4, "--records", folder)
    assert ran.code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"lots-4-{number:06}.bastide" for number in range(6)]
    assert run("verify", *files).code == 0
    assert len({file.read_text("utf-8").split("begin")[1] for file in files}) == 6
