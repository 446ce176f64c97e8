"""How good an answer is, by what is kept with its puzzle."""

from collections.abc import Iterator
from functools import lru_cache

import bastide
from bastide.core import BastideError, State
from bastide.core.counsel import counsel_of
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


@lru_cache(50)
def judged(puzzle: Puzzle) -> dict[tuple[str, ...], tuple[tuple[str, ...], float]]:
    """For every answer the best one that does the same, and the chance to win with it: a cloister that is turned
    otherwise is no other answer."""
    does = dict(_does(bastide.load(puzzle.game).restore(puzzle.snapshot), puzzle.answers))
    first: dict[tuple[int, ...], tuple[tuple[str, ...], float]] = {}
    for answer in sorted(leaves(puzzle.answers), key=lambda answer: -answer[1]):
        first.setdefault(does[answer[0]], answer)
    return {actions: first[codes] for actions, codes in does.items()}


def _does(
    state: State, tree: Tree, actions: tuple[str, ...] = (), codes: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Every answer, and in numbers what it does."""
    counsel = counsel_of(state.game)
    for text, then in tree.items():
        code = int(state.game.parse(text).code)
        here, same = (*actions, text), (*codes, int(counsel.same_as(state, code)))
        if isinstance(then, dict):
            after = state.copy()
            after.apply_code(code)
            yield from _does(after, then, here, same)
        else:
            yield here, same


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
    return judged(puzzle)[tuple(actions)][1]


def verdict(puzzle: Puzzle, chance: float) -> str:
    """In a word: best, good, or worse."""
    lost = best(puzzle)[1] - chance
    return "best" if lost <= 0 else "good" if lost < NEARLY else "worse"
