"""Programs of somebody else's in a match: what they are told, and what happens when they lose their way."""

import sys
from pathlib import Path

import pytest

import bastide
from bastide.bots.arena import Pairing, contender, play_game
from bastide.core import BastideError

PROGRAM = """
import sys

def line():
    return sys.stdin.readline().rstrip("\\n")

log = open(sys.argv[1], "w")
while True:
    said = line()
    if not said:
        break
    log.write(said + "\\n")
    log.flush()
    if said.startswith("choose "):
        legal = [line() for _ in range(int(said.split()[1]))]
        print(legal[{place}], flush=True)
"""


def program(tmp_path: Path, place: str = "-1") -> tuple[str, Path]:
    """A bot that takes the move at a place of the list, and writes down all else it is told."""
    source, log = tmp_path / "outside.py", tmp_path / "log"
    source.write_text(PROGRAM.replace("{place}", place))
    return f"program:{sys.executable} {source} {log}", log


@pytest.mark.parametrize("game", ["carcassonne", "torres", "magna_carta", "caylus"])
def test_a_program_plays_a_game_in_lock_step(game: str, tmp_path: Path) -> None:
    command, log = program(tmp_path)
    result = play_game(game, {"players": 2}, [command, "random"], Pairing(3, (1, 0)))
    lines = log.read_text().splitlines()
    assert lines[:2] == ["bastide match 1", f"game {game}"]
    assert "you 1" in lines[: lines.index("begin")]
    steps = [said for said in lines[lines.index("begin") + 1 : lines.index("end")] if not said.startswith("choose ")]
    assert sum(said.startswith("1 ") for said in steps) == result["decisions"][1]
    assert lines[lines.index("end") + 1 :] == [
        *(f"score {seat} {points}" for seat, points in enumerate(result["scores"])),
        *(f"winner {seat}" for seat, rank in enumerate(result["ranks"]) if rank == 1),
    ]


@pytest.mark.parametrize(("kind", "game"), [("program", "carcassonne"), ("trusted", "torres")])
def test_a_program_can_follow_the_game_by_what_it_receives(kind: str, game: str, tmp_path: Path) -> None:
    """All of Carcassonne is open, and who is trusted is told all: the steps lead to the final scores."""
    command, log = program(tmp_path)
    command = command.replace("program:", f"{kind}:", 1)
    result = play_game(game, {"players": 2}, [command, "random"], Pairing(4, (0, 1)))
    lines = log.read_text().splitlines()
    state = bastide.load(game).start(players=2)
    for said in lines[lines.index("begin") + 1 : lines.index("end")]:
        who, text = said.split(" ", 1)
        if who != "choose":
            state.play(state.parse(text))
    assert state.over
    assert state.scores == result["scores"]


def test_what_a_seat_cannot_know_is_not_sent(tmp_path: Path) -> None:
    """TOR-15.2: what another one buys is a secret."""
    command, log = program(tmp_path)
    play_game("torres", {"players": 2}, [command, "random"], Pairing(6, (0, 1)))
    steps = log.read_text().splitlines()
    assert any(said.endswith(" ?") for said in steps)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("print('castle in the air', flush=True)", "answered 'castle in the air'"),
        ("raise SystemExit", "has ended before the game did"),
    ],
)
def test_a_program_that_loses_its_way_is_named(source: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "lost.py"
    path.write_text(source)
    with pytest.raises(BastideError, match=problem):
        play_game("torres", {"players": 2}, [f"program:{sys.executable} {path}", "random"], Pairing(1, (0, 1)))


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BastideError, match="cannot be started"):
        play_game("torres", {"players": 2}, ["program:/no/such/program", "random"], Pairing(1, (0, 1)))


def test_programs_play_in_matches_alone() -> None:
    """A table never starts a program because somebody names it as a level."""
    with pytest.raises(BastideError, match="There is no bot 'program'"):
        bastide.bots.make_bot("program:true")
    with pytest.raises(BastideError, match="only play whole games"):
        contender("program:true").choose(bastide.load("torres").start(players=2))
