"""The sets beside the base game, and what each of them brings.

A set is a folder of `expansions` that has its name. Whoever needs a kind of part asks here for those of all sets, so
that the base game knows none of them:

    actions.py      ACTIONS: its kinds of action
    chapter.py      CHAPTER: its rules, with what it remembers and why it refuses
    observation.py  OBSERVER: its numbers for learners
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

SETS: Final = (
    "inns_cathedrals",
    "traders_builders",
    "princess_dragon",
    "tower",
    "abbey_mayor",
    "king_robber",
    "cult",
    "count",
    "river2",
    "catapult",
)
"""In the order of the rulebook; a later one comes at the end. Each is an option of its name."""


def brought(module: str, name: str) -> dict[str, Any]:
    """What the sets have under that name in their modules of that name, set by set; nothing of one that has none."""
    found: dict[str, Any] = {}
    for set_name in SETS:
        path = f"bastide.games.carcassonne.expansions.{set_name}.{module}"
        if find_spec(path) is not None:
            found[set_name] = getattr(import_module(path), name)
    return found


def in_order(names: Iterable[str], first: Sequence[str]) -> list[str]:
    """The names in an order that must not change any more, and those that came later behind them."""
    given = list(names)
    return [name for name in first if name in given] + [name for name in given if name not in first]
