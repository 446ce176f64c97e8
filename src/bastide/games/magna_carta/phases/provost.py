"""MAG-7, phase 3: the provost."""

from bastide.core.native import append, i64, vec
from bastide.games.magna_carta.codes import MOVE_PROVOST, STAY
from bastide.games.magna_carta.components import DENIERS, PROVOST_STEPS
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import PROVOST_MOVE, Position


def begin(p: Position) -> bool:
    """In bridge order everybody gets one chance (MAG-7.1); true when nobody is asked."""
    p.step = PROVOST_MOVE
    p.at = 0  # the bridge space whose turn it is
    return _ask(p)


def legal(p: Position) -> vec[i64]:
    """Up to three cards either way, within money and road (MAG-7.2, 7.3)."""
    most = p.has(p.mover, DENIERS)
    if most > PROVOST_STEPS:
        most = PROVOST_STEPS
    back = min(most, p.provost)
    forth = min(most, len(p.road) - 1 - p.provost)
    found = vec[i64](capacity=8)
    steps = -back
    while steps <= forth:
        found = append(found, STAY + steps)
        steps += 1
    return found


def apply(p: Position, code: i64) -> bool:
    """Move the provost for one denier a card (MAG-7.2); true when all had their chance."""
    _move(p, code - MOVE_PROVOST - PROVOST_STEPS)
    p.at += 1
    return _ask(p)


def _ask(p: Position) -> bool:
    """The next one on the bridge with a choice; who cannot pay a step is not asked (MAG-17.1)."""
    while p.at < p.players:
        p.mover = p.bridge[p.at]
        if len(legal(p)) > 1:
            p.to_move = p.mover
            return False
        _move(p, 0)
        p.at += 1
    return True


def price_of(steps: i64) -> i64:
    """A denier a card, either way (MAG-7.2)."""
    return steps if steps > 0 else -steps


def _move(p: Position, steps: i64) -> None:
    p.provost += steps
    price = price_of(steps)
    p.gain(p.mover, DENIERS, -price)
    if p.events is not None:
        if steps == 0:
            p.tell(Happened("provost_stays", "MAG-7.1", int(p.mover)))
        else:
            data = {"steps": int(steps), "place": int(p.provost) + 1, "deniers": int(price)}
            p.tell(Happened("provost_moved", "MAG-7.2", int(p.mover), data))
