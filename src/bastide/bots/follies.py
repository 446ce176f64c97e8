"""What looks foolish to whoever has understood a game. The levels that overlook never do it; the strongest only where
its search, which sees further, finds nothing as good."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bastide.core import Game, State


def follies(state: State) -> frozenset[int]:
    """The legal actions of which nobody could say what they are for; none where there is nothing else."""
    found = _follies_of(state.game)(state)
    return frozenset(found) if any(int(code) not in found for code in state.legal_codes()) else frozenset()


@cache
def _follies_of(game: Game) -> Callable[[State], set[int]]:
    """What a game calls folly, in its module `follies`; a game without one calls nothing so."""
    room = type(game).__module__.rpartition(".")[0]
    if not room or find_spec(f"{room}.follies") is None:
        return lambda state: set()
    found: Callable[[State], set[int]] = import_module(f"{room}.follies").follies
    return found
