"""What a seat can expect to have at the end: made for bots, from public facts and the seat's own."""

from bastide.core.native import i64
from bastide.games.magna_carta.position import Position
from bastide.games.magna_carta.scoring import score


def expected_points(p: Position, seat: i64) -> float:
    """An estimate of the seat's final score."""
    return float(score(p, seat))
