"""What nobody does who has understood Caylus Magna Carta: paying for nothing, and leaving what is free to take."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.state import State
from bastide.games.magna_carta.codes import MOVE_PROVOST, PASS, PLACE, STAY
from bastide.games.magna_carta.components import (
    CARDS,
    DENIERS,
    GAINED,
    LAWYER,
    NONE,
    PAID,
    PLACE_PRICE,
    PROVOST_STEPS,
    RESIDENCE_COST,
)
from bastide.games.magna_carta.phases.actions import why_not_there
from bastide.games.magna_carta.phases.effects import why_not_paid
from bastide.games.magna_carta.position import LEGAL, MOVE, PROVOST_MOVE, WORKERS, Position

if TYPE_CHECKING:
    from bastide.games.magna_carta.state import MagnaCartaState

GOODS_AND_TOKENS: Final = 6


def follies(state: State) -> set[int]:
    """The legal actions of which nobody could say what they are for."""
    p = cast("MagnaCartaState", state)
    legal = {int(code) for code in p.legal_codes()}
    if p.step == MOVE:
        return _moves(p, int(p.mover)) & legal
    if p.step == PROVOST_MOVE:
        steps = range(-int(PROVOST_STEPS), int(PROVOST_STEPS) + 1)
        useless = {STAY + n for n in steps if n and not _serves(p, int(p.mover), n)}
        return useless & legal & set(range(MOVE_PROVOST, STAY + int(PROVOST_STEPS) + 1))
    return set()


def reasoned(state: State) -> set[int]:
    """Being the first to pass: it brings a denier, and the first offer at the castle (MAG-6.27, MAG-10.1)."""
    p = cast("MagnaCartaState", state)
    return {PASS} if p.step == MOVE and not len(p.bridge) else set()


def _moves(p: Position, seat: int) -> set[int]:
    road = range(len(p.road))
    found = {PLACE + place for place in road if place > p.reach() + PROVOST_STEPS or not _useful(p, seat, place)}
    spare = p.has(seat, DENIERS) > PLACE_PRICE and p.tally(seat, WORKERS) > 0
    if spare and any(why_not_there(p, place) == LEGAL and place <= p.reach() and _gives(p, place) for place in road):
        found.add(PASS)
    return found


def _gives(p: Position, place: int) -> bool:
    """Whether a worker there takes cubes for nothing (MAG-8.7)."""
    return any(not _paid(exchange) and _cubes(exchange) for exchange in CARDS[p.road[place]].primary)


def _useful(p: Position, seat: int, place: int) -> bool:
    """Whether the effect could be carried out with what the seat has now, or is paid with what its workers bring."""
    card = p.road[place]
    if any(p.worker[other] == seat for other in range(len(p.road))):
        return True
    if card == LAWYER and p.can_pay(seat, RESIDENCE_COST):
        return True
    return any(why_not_paid(p, seat, exchange) == LEGAL for exchange in CARDS[card].primary)


def _paid(exchange: int) -> bool:
    return any(PAID[exchange * GOODS_AND_TOKENS + i] for i in range(GOODS_AND_TOKENS))


def _cubes(exchange: int) -> bool:
    return any(GAINED[exchange * GOODS_AND_TOKENS + i] for i in range(DENIERS))


def _serves(p: Position, seat: int, steps: int) -> bool:
    """Whether moving the provost lets something of one's own be used, or keeps others from something (MAG-8.1)."""
    first, last = sorted((int(p.provost), int(p.provost) + steps))
    for place in range(first + 1, min(last, len(p.road) - 1) + 1):
        worker = p.worker[place]
        if worker == NONE:
            continue
        if steps > 0 and (worker == seat or p.owner[place] == seat):
            return True
        if steps < 0 and worker != seat:
            return True
    return False
