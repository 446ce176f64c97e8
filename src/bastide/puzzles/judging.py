"""How good an answer is, by what is kept with its puzzle."""

from collections.abc import Iterator

from bastide.core import BastideError
from bastide.puzzles.file import Puzzle, Tree

NEARLY = 0.04
"""An answer that gives away less than this is good."""


def leaves(tree: Tree, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], float]]:
    """Every answer, and the chance to win with it."""
    for action, then in tree.items():
        here = (*before, action)
        if isinstance(then, dict):
            yield from leaves(then, here)
        else:
            yield here, then / 1000


def best(puzzle: Puzzle) -> tuple[tuple[str, ...], float]:
    """The best answer."""
    return max(leaves(puzzle.answers), key=lambda answer: answer[1])


def chance_of(puzzle: Puzzle, actions: list[str]) -> float:
    """The chance to win with an answer; raises BastideError for what is none, or not a whole one."""
    here: object = puzzle.answers
    for action in actions:
        if not isinstance(here, dict) or action not in here:
            raise BastideError(f"'{action}' cannot be answered here.")
        here = here[action]
    if not isinstance(here, int):
        raise BastideError("The answer goes on: the turn is not over yet.")
    return here / 1000


def verdict(puzzle: Puzzle, chance: float) -> str:
    """In a word: best, good, or worse."""
    lost = best(puzzle)[1] - chance
    return "best" if lost <= 0 else "good" if lost < NEARLY else "worse"
