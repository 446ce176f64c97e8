"""Every clause is named where the code enforces it, so that one search finds both."""

from importlib import import_module

import pytest

from bastide.core import Rulebook
from bastide.testing.rules import places

# Named only where a snapshot is read: everything that changes a position keeps them true, nothing enforces them alone.
KEPT_TRUE = {
    "carcassonne": [],
    "caylus": ["CAY-17.1", "CAY-17.2", "CAY-17.3", "CAY-17.4", "CAY-17.6", "CAY-17.8", "CAY-17.9"],
    "magna_carta": ["MAG-16.1", "MAG-16.2", "MAG-16.3", "MAG-16.4", "MAG-16.5", "MAG-16.6"],
    "torres": [],
}
TELL = ("refusals.py", "snapshot.py")
"""These files say what is wrong; what is right is decided elsewhere."""


@pytest.mark.parametrize("game", KEPT_TRUE)
def test_every_rule_is_named_by_the_code_that_enforces_it(game: str) -> None:
    rulebook = Rulebook.of(game)
    named = places(rulebook, import_module(f"bastide.games.{game}").__path__[0])
    rules = [clause.id for clause in rulebook if clause.kind == "rule"]
    assert [id for id in rules if id not in named] == []
    explained = [id for id in rules if all(place.split(":")[0] in TELL for place in named[id])]
    assert explained == KEPT_TRUE[game]


def test_a_clause_is_found_in_a_list_and_in_a_stretch(tmp_path) -> None:
    (tmp_path / "rules.py").write_text(
        '"""TOR-5.1, 5.2; TOR-6.2 to 6.4, and 3 players (TOR-7.1)."""\nTOO_HIGH = "TOR-6.2."\n'
    )
    assert places(Rulebook.of("torres"), tmp_path) == {
        "TOR-5.1": ["rules.py:1"],
        "TOR-5.2": ["rules.py:1"],
        "TOR-6.2": ["rules.py:1", "rules.py:2"],
        "TOR-6.3": ["rules.py:1"],
        "TOR-6.4": ["rules.py:1"],
        "TOR-7.1": ["rules.py:1"],
    }
