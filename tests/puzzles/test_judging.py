"""How good an answer is: what does the same is one answer."""

import pytest

from bastide.puzzles.answers import answers
from bastide.puzzles.file import Puzzle, Tree, shipped
from bastide.puzzles.judging import chance_of, judged, leaves, verdict
from bastide.server.puzzles.shown import shown
from games.carcassonne.table import table


@pytest.fixture
def cloister() -> Puzzle:
    """A cloister may lie beside the start tile, turned in four ways; each of all answers was searched on its own."""
    state = table(drawn="FFFF-monastery")
    tree: Tree = {}
    for number, answer in enumerate(answers(state, 500)):
        place, figure = (str(state.game.decode(code)) for code in answer.codes)
        tree.setdefault(place, {})[figure] = 400 + number
    return Puzzle("cloister", "carcassonne", 0, 1, 1, [], tree, state.snapshot())


def turned(puzzle: Puzzle, figure: str) -> list[tuple[str, ...]]:
    cell = next(iter(puzzle.answers)).rpartition(" ")[0]
    return [actions for actions, _ in leaves(puzzle.answers) if actions[0].startswith(cell) and actions[1] == figure]


@pytest.mark.parametrize("figure", ["pass", "deploy small m0"])
def test_a_cloister_turned_otherwise_is_the_same_answer_and_as_good(cloister: Puzzle, figure: str) -> None:
    ways = turned(cloister, figure)
    assert len(ways) == 4
    assert len({chance for actions, chance in leaves(cloister.answers) if actions in ways}) == 4
    assert len({judged(cloister)[way] for way in ways}) == 1
    assert len({chance_of(cloister, list(way)) for way in ways}) == 1
    assert len({verdict(cloister, chance_of(cloister, list(way))) for way in ways}) == 1
    steps = [step for step in shown(cloister, None).steps if tuple(step.actions) in ways]
    assert len({(tuple(step.same_as or ()), step.chance) for step in steps}) == 1


def test_other_answers_are_judged_on_their_own(cloister: Puzzle) -> None:
    assert len(set(judged(cloister).values())) == len(judged(cloister)) / 4
    roads = next(puzzle for puzzle in shipped("carcassonne").values() if puzzle.snapshot["drawn"] == "base/CRFR")
    assert {actions: (actions, chance) for actions, chance in leaves(roads.answers)} == judged(roads)
