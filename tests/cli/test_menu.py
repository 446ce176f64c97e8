"""Long lists of actions, folded so that a person can read them."""

from typing import Annotated

from bastide.cli.menu import entries
from bastide.core import Action, ActionSpace, Part

SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
Square = Annotated[int, Part.of(SQUARES)]


class Move(Action, word="move"):
    start: Square
    target: Square


class Build(Action, word="build"):
    square: Square


class Pass(Action, word="pass"):
    pass


ActionSpace(Move, Build, Pass)

MOVES: list[Action] = [Move(start, target) for start in (0, 9, 30) for target in range(40)]


def shown(actions: list[Action], opened: str = "", room: int = 20) -> list[str]:
    found = entries(actions, tuple(opened.split()), room)
    return [str(e.action) if e.action else f"{' '.join(e.words)} ({len(e.actions)})" for e in found]


def test_a_short_list_is_shown_action_by_action() -> None:
    assert shown([Build(3), Move(1, 2), Pass()]) == ["build d1", "move b1 c1", "pass"]


def test_a_long_list_is_folded_by_kind() -> None:
    assert shown([*MOVES, *map(Build, range(60)), Pass()]) == ["move (120)", "build (60)", "pass"]


def test_what_fits_beside_the_folds_is_not_folded() -> None:
    assert shown([*MOVES, Build(0), Build(1), Pass()]) == ["move (120)", "build a1", "build b1", "pass"]


def test_a_fold_opens_into_its_next_part() -> None:
    assert shown([*MOVES, Pass()], "move") == ["move a1 (40)", "move b2 (40)", "move g4 (40)"]
    assert shown([*MOVES, Pass()], "move b2", room=40)[0] == "move b2 a1"


def test_a_part_without_a_choice_is_skipped() -> None:
    only = [action for action in MOVES if str(action).startswith("move b2")]
    assert shown(only)[:2] == ["move b2 a1", "move b2 b1"]
    assert len(shown(only)) == 40


def test_every_action_can_be_reached() -> None:
    actions = [*MOVES, *map(Build, range(60)), Pass()]
    reached: list[str] = []
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        for entry in entries(actions, waiting.pop(), 20):
            if entry.action is not None:
                reached.append(str(entry.action))
            else:
                waiting.append(entry.words)
    assert sorted(reached) == sorted(map(str, actions))
