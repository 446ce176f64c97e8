"""A set is a folder and a line: what the folders bring is all that there is of the sets."""

from importlib.resources import files

from bastide.games.carcassonne.actions import ACTIONS, OF_SETS
from bastide.games.carcassonne.sets import SETS, brought, in_order
from games.carcassonne.table import CARCASSONNE


def test_every_folder_is_a_set_and_every_set_a_folder() -> None:
    home = files("bastide.games.carcassonne") / "expansions"
    folders = {folder.name for folder in home.iterdir() if folder.is_dir() and folder.name != "__pycache__"}
    assert folders == set(SETS)


def test_every_set_has_rules_and_can_be_chosen() -> None:
    assert list(brought("chapter", "CHAPTER")) == list(brought("options", "MINUTES")) == list(SETS)
    assert [option.name for option in CARCASSONNE.options][: len(SETS)] == list(SETS)


def test_the_actions_of_the_sets_follow_those_of_the_base_game() -> None:
    own = [kind for kinds in OF_SETS.values() for kind in kinds]
    assert list(ACTIONS.kinds[6:]) == own
    assert [kind.word for kind in ACTIONS.kinds[:6]] == ["begin", "draw", "pass", "deploy", "place", "choose"]


def test_what_comes_later_stands_behind_what_must_not_move() -> None:
    assert in_order(["new", "b", "a", "newer"], first=("a", "b", "c")) == ["a", "b", "new", "newer"]
