"""Bastide plays castle-building board games exactly by the book.

>>> import bastide
>>> game = bastide.load("torres")
>>> state = game.start(players=3, variant="master")
"""

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from bastide import core, games
from bastide.core import *  # noqa: F403

__version__ = "0.1.0"

__all__ = ["__version__", "game_names", "load", *core.__all__]


def game_names() -> list[str]:
    """The names of the games that are installed, our own first."""
    own = [module.name for module in iter_modules(games.__path__) if module.ispkg]
    return own + sorted(entry.name for entry in entry_points(group="bastide.games") if entry.name not in own)


def load(name: str) -> core.Game:
    """The game of that name. Packages add games of theirs by an entry point in the group `bastide.games`."""
    if any(module.name == name for module in iter_modules(games.__path__)):
        game: core.Game = import_module(f"bastide.games.{name}").GAME
        return game
    for entry in entry_points(group="bastide.games", name=name):
        found: core.Game = entry.load()
        return found
    near = get_close_matches(name, game_names(), n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(game_names())}."
    raise core.UnknownGame(f"There is no game '{name}'; {hint}")
