"""Which bots can sit down, by level.

A bot is made by a function of a seed and a time budget in seconds, and has `choose(imagined) -> Action`
(`bastide.bots.Bot`). Packages add bots of their own by an entry point in the group `bastide.bots`.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from bastide.bots import Bot, RandomBot

Maker = Callable[[int, float], Bot]

OWN: dict[str, Maker] = {"novice": lambda seed, seconds: RandomBot(seed)}


@cache
def levels() -> tuple[str, ...]:
    """The names of all bots, our own first."""
    return (*OWN, *sorted(entry.name for entry in entry_points(group="bastide.bots") if entry.name not in OWN))


def make(level: str, seed: int, seconds: float) -> Bot:
    """The bot of that level."""
    if level in OWN:
        return OWN[level](seed, seconds)
    for entry in entry_points(group="bastide.bots", name=level):
        maker: Maker = entry.load()
        return maker(seed, seconds)
    raise LookupError(f"There is no bot '{level}'.")
