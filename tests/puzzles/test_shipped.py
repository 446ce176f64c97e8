"""The puzzles that come with the package: each restores, and everything that can be answered is judged."""

import pytest

import bastide
from bastide.core import State
from bastide.puzzles.answers import answers
from bastide.puzzles.file import HOME, Puzzle, name_of, read, shipped
from bastide.puzzles.judging import best, chance_of, leaves, verdict
from bastide.puzzles.making import FEWEST, GAP, MOST
from bastide.puzzles.themes import names

GAMES = [path.stem for path in sorted(HOME.glob("*.json"))]
LARGEST = 1_000_000
every = pytest.mark.parametrize("game", GAMES)


def start(puzzle: Puzzle) -> State:
    return bastide.load(puzzle.game).restore(puzzle.snapshot)


def test_every_game_has_puzzles() -> None:
    assert GAMES == ["carcassonne", "caylus", "magna_carta", "torres"]


@every
def test_every_puzzle_restores_and_one_of_all_its_answers_is_clearly_the_best(game: str) -> None:
    for puzzle in shipped(game).values():
        state = start(puzzle)
        assert (int(state.to_move), int(state.turn_number())) == (puzzle.seat, puzzle.turn), puzzle.id
        assert puzzle.id == name_of(game, puzzle.snapshot)
        worth = dict(leaves(puzzle.answers))
        found = {tuple(str(state.game.decode(code)) for code in one.codes): one for one in answers(state, MOST)}
        assert found.keys() == worth.keys(), puzzle.id
        actions, chance = best(puzzle)
        there = found[actions].state.key()
        others = [worth[each] for each, answer in found.items() if answer.state.key() != there]
        assert len(others) >= FEWEST - 1
        assert chance - max(others) >= GAP - 0.001, puzzle.id
        assert verdict(puzzle, chance_of(puzzle, list(actions))) == "best"


@every
def test_themes_and_levels_are_known(game: str) -> None:
    for puzzle in shipped(game).values():
        assert puzzle.themes
        assert set(puzzle.themes) <= set(names(game)), puzzle.id
        assert puzzle.level in (1, 2, 3)


@every
def test_a_file_stays_small_and_names_no_puzzle_twice(game: str) -> None:
    path = HOME / f"{game}.json"
    assert path.stat().st_size < LARGEST
    collection = read(path)
    assert len({puzzle.id for puzzle in collection.puzzles}) == len(collection.puzzles) > 0
    assert collection.counts.looked >= collection.counts.searched >= collection.counts.agreed >= collection.counts.kept
