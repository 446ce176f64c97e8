"""Which bots can sit down, by level.

A bot is made by a function of a seed and a time budget in seconds, and has `choose(imagined) -> Action`
(`bastide.bots.Bot`). Packages add bots of their own by an entry point in the group `bastide.bots`.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from bastide.bots import LEVELS, Bot, make_bot

QUICK = ("novice", "builder")
"""Levels that do not search, and answer at once."""
Maker = Callable[[int, float], Bot]


@cache
def levels() -> tuple[str, ...]:
    """The names of all bots, our own levels first, the weakest at the head."""
    return (*LEVELS, *sorted(entry.name for entry in entry_points(group="bastide.bots") if entry.name not in LEVELS))


def make(level: str, seed: int, seconds: float) -> Bot:
    """The bot of that level."""
    if level in LEVELS:
        return make_bot(level, seed, at_most=seconds)
    for entry in entry_points(group="bastide.bots", name=level):
        maker: Maker = entry.load()
        return maker(seed, seconds)
    raise LookupError(f"There is no bot '{level}'.")
