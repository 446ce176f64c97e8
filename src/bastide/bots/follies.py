"""What looks foolish to whoever has understood a game. The levels that overlook never do it; the strongest only where
the rules give a reason for it and its search, which sees further, finds nothing as good."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bastide.core import Game, State


def follies(state: State) -> frozenset[int]:
    """The legal actions of which nobody could say what they are for; none where there is nothing else."""
    return _where_something_else_is_left(state, "follies")


def wasteful(state: State) -> frozenset[int]:
    """Those among them that bring nothing whatever follows, so that no search is needed to leave them."""
    return _where_something_else_is_left(state, "wasteful")


def wastes(state: State, codes: Iterable[int]) -> bool:
    """Whether one of these steps, taken one after the other, brings nothing whatever follows."""
    state = state.copy()
    for code in codes:
        if int(code) in wasteful(state):
            return True
        state.apply_code(code)
    return False


def reasoned(state: State) -> frozenset[int]:
    """Those among them that who looks further may do for a reason the rules give."""
    return follies(state) & _said_by(state.game, "reasoned")(state)


def _where_something_else_is_left(state: State, kind: str) -> frozenset[int]:
    found = _said_by(state.game, kind)(state)
    return frozenset(found) if any(int(code) not in found for code in state.legal_codes()) else frozenset()


@cache
def _said_by(game: Game, kind: str) -> Callable[[State], set[int]]:
    """What a game calls so, in its module `follies`; a game that says nothing of it calls nothing so."""
    room = type(game).__module__.rpartition(".")[0]
    module = import_module(f"{room}.follies") if room and find_spec(f"{room}.follies") is not None else None
    found: Callable[[State], set[int]] = getattr(module, kind, lambda state: set())
    return found
