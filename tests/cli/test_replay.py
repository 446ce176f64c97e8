"""Walking through a record."""

from pathlib import Path

import pytest

from cli.ran import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game in which seat 0 played the 5 and the 6."""
    run("play", "lots", "--seed", 7, "--save", tmp_path / "game", typed=["1", "1"])
    return tmp_path / "game"


def test_replay_tells_the_whole_game_and_draws_the_end(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert ran.out.startswith("Lots, 2 players, rules version 1\nseat 0: you\nseat 1: novice\n")
    assert "5. seat 0: play 5\n   Seat 0 plays the 5 (LOT-2)\n" in ran.out
    assert ran.out.count("pile") == 1
    assert ran.out.endswith("the game is over\n")


def test_a_spectator_does_not_see_the_deal_and_a_seat_sees_its_own(run: Run, record: Path) -> None:
    assert "1. chance: hidden from this seat\n   Seat 0 is dealt a card (LOT-1)\n" in run("replay", record).out
    own = run("replay", record, "--seat", 0).out
    assert "1. chance: deal 5\n   Seat 0 is dealt the 5 (LOT-1)\n" in own
    assert "2. chance: hidden from this seat\n" in own


def test_every_position_is_drawn_when_asked(run: Run, record: Path) -> None:
    assert run("replay", record, "--every").out.count("pile") == 9


def test_one_step(run: Run, record: Path) -> None:
    ran = run("replay", record, "--step", 5)
    assert ran.out == (
        "5. seat 0: play 5\n   Seat 0 plays the 5 (LOT-2)\npile [4] hands [[-1], [-1, -1]]\nscores: 0, 0\n"
    )
    assert run("replay", record, "--step", 0).out == "pile [] hands [[], []]\nscores: 0, 0\n"


def test_a_step_that_is_not_there(run: Run, record: Path) -> None:
    ran = run("replay", record, "--step", 9)
    assert ran.code == 2
    assert "The record has 8 steps; 9 is none of them." in ran.err
    assert run("replay", record, "--seat", 2).code == 2
