"""MAG-5, phase 1: income."""

from bastide.core.native import i64
from bastide.games.magna_carta.components import DENIERS, INCOME, PRESTIGE, RESIDENCE_INCOME
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import RESIDENCES, Position


def income_of(p: Position, seat: i64) -> i64:
    """Deniers for everybody (MAG-5.1), for uncovered residences (MAG-5.2) and for the Hotel (MAG-5.3)."""
    deniers = INCOME + RESIDENCE_INCOME * p.tally(seat, RESIDENCES)
    building: i64 = 0
    while building < len(PRESTIGE):
        if p.prestige[building] == seat:
            deniers += PRESTIGE[building].income
        building += 1
    return deniers


def pay_income(p: Position) -> None:
    """Everybody takes the income of a new turn, the first one too (MAG-5.4, MAG-5.5)."""
    p.turn += 1
    if p.events is not None:
        p.note(Happened("turn", "MAG-4.1", int(p.first), {"turn": int(p.turn)}))
    seat: i64 = 0
    while seat < p.players:
        deniers = income_of(p, seat)
        p.gain(seat, DENIERS, deniers)
        if p.events is not None:
            p.note(Happened("income", "MAG-5.1", int(seat), {"deniers": int(deniers)}))
        seat += 1
