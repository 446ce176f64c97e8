"""Bastide plays castle-building board games exactly by the book.

>>> import bastide
>>> game = bastide.load("torres")
>>> state = game.start(players=3, variant="master")
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bastide import core, games
from bastide.core import *  # noqa: F403

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

__version__ = "0.1.0"

__all__ = ["__version__", "game_names", "load", *core.__all__]


def game_names() -> list[str]:
    """The names of the games that are installed, our own first."""
    own = _own()
    return own + sorted(entry.name for entry in _entries() if entry.name not in own)


def load(name: str) -> core.Game:
    """The game of that name. Packages add games of theirs by an entry point in the group `bastide.games`."""
    if name in _own():
        game: core.Game = import_module(f"bastide.games.{name}").GAME
        return game
    for entry in _entries().select(name=name):
        found: core.Game = entry.load()
        return found
    from difflib import get_close_matches

    near = get_close_matches(name, game_names(), n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(game_names())}."
    raise core.UnknownGame(f"There is no game '{name}'; {hint}")


def _own() -> list[str]:
    from pkgutil import iter_modules

    return [module.name for module in iter_modules(games.__path__) if module.ispkg]


def _entries() -> "EntryPoints":
    """The games of other packages. Looking for them costs more than all else at import, so it waits until asked."""
    from importlib.metadata import entry_points

    return entry_points(group="bastide.games")
