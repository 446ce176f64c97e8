"""The pages of the games say what the code says."""

import json
import re
from pathlib import Path

import pytest

import bastide
from docs.describe import PAGE, page

DOCS = Path(__file__).parents[2] / "docs"


def table(game: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading of a game's page, without the head."""
    text = (DOCS / "games" / f"{game}.md").read_text("utf-8")
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    return rows[2:]


def words(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


@pytest.mark.parametrize("name", ["torres", "caylus", "magna_carta"])
def test_the_options_are_those_of_the_game(name: str) -> None:
    game = bastide.load(name)
    rows = {row[0].strip("`"): row for row in table(name, "Options")}
    assert list(rows) == ["players", *(option.name for option in game.options)]
    assert words(rows["players"][1]) == {str(count) for count in game.seats}
    for option in game.options:
        _, values, default = rows[option.name]
        spelled = {str(value).lower() for value in option.values}
        assert default == f"`{str(option.default).lower()}`"
        if option.values == (False, True):
            assert words(values) == {"true"}
        elif "or a seat" in values:
            assert spelled == {"random", *map(str, range(game.seats[-1]))}
        else:
            assert words(re.sub(r'`\w+="\w+"`', "", values)) == spelled


def test_the_options_of_carcassonne_are_those_of_the_game() -> None:
    listed = {row[0].strip("`"): row for row in table("carcassonne", "Sets and options")}
    options = bastide.load("carcassonne").options
    assert set(listed) == {option.name for option in options}
    for option in options:
        _, values, clause = listed[option.name]
        if option.clause != "CAR-X-30":  # what says that every set can be chosen
            assert clause == option.clause
        if isinstance(option.default, str):
            assert words(values.replace("a seat", " ".join(f"`{seat}`" for seat in range(6)))) == set(
                map(str, option.values)
            )


@pytest.mark.parametrize("name", bastide.game_names())
def test_every_action_is_explained(name: str) -> None:
    text = (DOCS / "games" / f"{name}.md").read_text("utf-8")
    for kind in bastide.load(name).actions.kinds:
        assert re.search(rf"`{kind.word}[ `]", text), kind.word


@pytest.mark.parametrize("name", bastide.game_names())
def test_every_clause_that_is_named_exists(name: str) -> None:
    game = bastide.load(name)
    text = (DOCS / "games" / f"{name}.md").read_text("utf-8")
    for clause in set(
        re.findall(rf"\b{game.rulebook.prefix}-(?:[A-Z]+-)?\d[\d.]*\d\w?|\b{game.rulebook.prefix}-\w+", text)
    ):
        chapter = any(known.id.startswith((f"{clause}.", f"{clause}-")) for known in game.rulebook)
        assert clause in game.rulebook or chapter, clause


def test_the_picture_of_carcassonne_is_drawn_from_the_position_beside_it() -> None:
    game = bastide.load("carcassonne")
    state = game.restore(json.loads((DOCS / "pictures/carcassonne.json").read_text("utf-8")))
    assert (DOCS / "pictures/carcassonne.svg").read_text("utf-8") == game.draw_svg(state.view(0))


def test_the_rulings_are_those_of_the_rulebooks() -> None:
    """Written anew by `python tests/docs/describe.py`."""
    assert PAGE.read_text("utf-8") == page(), "run `python tests/docs/describe.py` after changing a clause"
