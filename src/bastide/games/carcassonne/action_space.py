"""The bounded action space of learners: which codes of Carcassonne, whose land has no edge, get an index."""

from math import prod
from typing import TYPE_CHECKING, Final

from bastide.games.carcassonne.actions import ACTIONS, OF_SETS, Place
from bastide.games.carcassonne.grid import MIDDLE, WIDTH

if TYPE_CHECKING:
    from bastide.core import Action, Settings

REACH: Final = 20
"""The bounds of the action space: places are named at most so far from the start tile, in x and in y."""


def kinds_in_play(settings: "Settings") -> int:
    """How many kinds of actions, in the order of their codes, can ever be taken under these settings."""
    chosen = [kinds for name, kinds in OF_SETS.items() if settings.on(name)]
    return ACTIONS.kinds.index(chosen[-1][-1] if chosen else Place) + 1


def action_codes() -> list[int]:
    """The codes within the bounds of the action space: all but those that name a place further than REACH."""
    codes: list[int] = []
    for kind in ACTIONS.kinds:
        before, within, width, after = _bounds(kind)
        for first in (kind.first_code + (i * width + place) * after for i in range(before) for place in within):
            codes += range(first, first + after)
    return codes


def _bounds(kind: type["Action"]) -> tuple[int, list[int], int, int]:
    """Of a kind: the values before the place it names, the places within bounds, all places, the values after it."""
    for name, reach, row, middle in (("cell", REACH, WIDTH, MIDDLE), ("point", 2 * REACH, 2 * WIDTH, WIDTH)):
        if name in kind.names:
            at = kind.names.index(name)
            near = range(middle - reach, middle + reach + 1)
            before, after = prod(p.room for p in kind.parts[:at]), prod(p.room for p in kind.parts[at + 1 :])
            return before, [row * y + x for y in near for x in near], row * row, after
    return 1, [0], 1, kind.room
