"""Puzzles searched again with fresh luck: whether the best answer stays the best."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import bastide
from bastide.puzzles.file import Puzzle
from bastide.puzzles.judging import best, leaves
from bastide.puzzles.making import CLOSE, EFFORTS, LONGER, USUAL
from bastide.puzzles.search import search_of


class Checked(NamedTuple):
    """How many puzzles were searched again, and how often the best was the same: searched as long as at first, ten
    times as long, and at both."""

    puzzles: int = 0
    short: int = 0
    long: int = 0
    both: int = 0

    def plus(self, other: "Checked") -> "Checked":
        """Both together."""
        return Checked(*(a + b for a, b in zip(self, other, strict=True)))


def check_again(puzzles: Sequence[Puzzle], sample: int, seed: int) -> Iterator[Checked]:
    """What came of some of these puzzles."""
    for puzzle in Random(seed).sample(puzzles, min(sample, len(puzzles))):
        yield _check(puzzle, seed)


def _check(puzzle: Puzzle, seed: int) -> Checked:
    game = bastide.load(puzzle.game)
    state = game.restore(puzzle.snapshot)
    chosen, highest = best(puzzle)
    close: dict[float, tuple[str, ...]] = {}
    for actions, chance in leaves(puzzle.answers):
        # Answers that lead to the same position have one value; the first stands for all of them.
        if chance > highest - CLOSE:
            close.setdefault(chance if chance < highest else highest, actions)
    trials = {
        actions: search_of(state, tuple(int(game.parse(action).code) for action in actions), (1 << 50) + seed)
        for actions in [chosen, *(actions for chance, actions in close.items() if chance < highest)]
    }
    effort = EFFORTS.get(puzzle.game, USUAL).search
    same = []
    for until in (effort, LONGER * effort):
        for trial in trials.values():
            trial.go_on(until)
        same.append(max(trials, key=lambda actions: trials[actions].chance()) == chosen)
    return Checked(1, int(same[0]), int(same[1]), int(all(same)))
