"""The sets beside the base game, and what each of them brings.

A set is a folder of `expansions` that has its name; `names.json` there lists them, for the page too. Whoever needs a
kind of part asks here for those of all sets, so that the base game knows none of them:

    actions.py      ACTIONS: its kinds of action
    chapter.py      CHAPTER: its rules, with what it remembers, why it refuses, and what bots expect of it
    drawing.py      DRAWING: what it adds to the picture of a table
    observation.py  OBSERVER: its numbers for learners
    options.py      OPTIONS: its fine rules; MINUTES: how much longer a game takes
    text.py         TEXT: what it adds to a table drawn with characters
    view.py         VIEW: what a viewer may know of it; KEY: where a view has it

and these files, in the form of those of the base game:

    card.json       the picture by which it is chosen
    clauses.json    its rules for people
    components.json what is in its box: its set, its kinds of figures, its points
    figures.svg     its figures
    sketches.json   how its tiles are drawn
    tiles.json      its tiles; their order gives the codes, so a later one comes at the end
    words.en.ftl    its sentences, and so for other languages

Of all these a set has only what it needs; `chapter.py` and `options.py` every one has.
"""

import json
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOME: Final = files("bastide.games.carcassonne") / "expansions"
SETS: Final[tuple[str, ...]] = tuple(json.loads((HOME / "names.json").read_text("utf-8")))
"""In the order of the rulebook; a later one comes at the end. Each is an option of its name."""


def brought(module: str, name: str) -> dict[str, Any]:
    """What the sets have under that name in their modules of that name, set by set; nothing of one that has none."""
    found: dict[str, Any] = {}
    for set_name in SETS:
        path = f"bastide.games.carcassonne.expansions.{set_name}.{module}"
        if find_spec(path) is not None:
            found[set_name] = getattr(import_module(path), name)
    return found


def own_files(name: str) -> "dict[str, Traversable]":
    """The files of that name that sets have, set by set."""
    return {set_name: file for set_name in SETS if (file := HOME / set_name / name).is_file()}


def with_own(base: "Traversable") -> "list[Traversable]":
    """A file of the base game, and behind it those of its name that sets have."""
    return [base, *own_files(base.name).values()]


def in_order(names: Iterable[str], first: Sequence[str]) -> list[str]:
    """The names in an order that must not change any more, and those that came later behind them."""
    given = list(names)
    return [name for name in first if name in given] + [name for name in given if name not in first]
