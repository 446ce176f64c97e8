"""MAG-7, phase 3: the provost."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.magna_carta.codes import MOVE_PROVOST, STAY
from bastide.games.magna_carta.components import DENIERS, PROVOST_STEPS
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import LEGAL, PROVOST_MOVE, Position

OFF_ROAD: Final = 90
STEPS_TOO_DEAR: Final = 91
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    OFF_ROAD: (("MAG-7.3",), "off_the_road"),
    STEPS_TOO_DEAR: (("MAG-7.2",), "provost_too_dear"),
}
"""By verdict the clauses and the reason."""


def begin(p: Position) -> bool:
    """In bridge order (MAG-6.29) everybody gets one chance (MAG-7.1); true when nobody is asked."""
    p.step = PROVOST_MOVE
    p.at = 0  # the bridge space whose turn it is
    return _ask(p)


def legal(p: Position) -> vec[i64]:
    """Up to three cards either way, within money and road (MAG-7.2, MAG-7.3)."""
    found = vec[i64](capacity=8)
    steps: i64
    for steps in range(-PROVOST_STEPS, PROVOST_STEPS + 1):
        if why_not_move(p, steps) == LEGAL:
            found = append(found, STAY + steps)
    return found


def why_not_move(p: Position, steps: i64) -> i64:
    """Why the provost does not go there: it stays on the road (MAG-7.3), and every card costs a denier (MAG-7.2)."""
    target = p.provost + steps
    if target < 0 or target >= len(p.road):
        return OFF_ROAD
    if price_of(steps) <= p.has(p.mover, DENIERS):
        return LEGAL
    return STEPS_TOO_DEAR


def apply(p: Position, code: i64) -> bool:
    """Move the provost for one denier a card (MAG-7.2); true when all had their chance."""
    _move(p, code - MOVE_PROVOST - PROVOST_STEPS)
    p.at += 1
    return _ask(p)


def _ask(p: Position) -> bool:
    """The next one on the bridge with a choice; who cannot pay a step is not asked (MAG-17.1)."""
    while p.at < p.players:
        p.mover = p.bridge[p.at]
        if why_not_move(p, -1) == LEGAL or why_not_move(p, 1) == LEGAL:
            p.to_move = p.mover
            return False
        _move(p, 0)
        p.at += 1
    return True


def price_of(steps: i64) -> i64:
    """A denier a card, whatever it is (MAG-7.4), either way (MAG-7.2)."""
    return steps if steps > 0 else -steps


def _move(p: Position, steps: i64) -> None:
    p.provost += steps
    price = price_of(steps)
    p.gain(p.mover, DENIERS, -price)
    if p.events is not None:
        if steps == 0:
            p.note(Happened("provost_stays", "MAG-7.1", int(p.mover)))
        else:
            data = {"steps": int(steps), "place": int(p.provost) + 1, "deniers": int(price)}
            p.note(Happened("provost_moved", "MAG-7.2", int(p.mover), data))
