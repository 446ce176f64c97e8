"""MAG-12.3 to 12.9: what counts at the end."""

from bastide.core.native import i64
from bastide.games.magna_carta.components import (
    CUBES_PER_POINT,
    DENIERS,
    DENIERS_PER_POINT,
    FOOD,
    GOLD,
    GOLD_POINTS,
    SECTIONS,
    STONE,
    TOKEN_VALUE,
    WOOD,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import CARD_POINTS, TOKENS_OWNED, Position


def token_points(p: Position, seat: i64) -> i64:
    """Castle tokens (MAG-12.4)."""
    points: i64 = 0
    section: i64 = 0
    while section < SECTIONS:
        points += TOKEN_VALUE[section] * p.tally(seat, TOKENS_OWNED + section)
        section += 1
    return points


def gold_points(p: Position, seat: i64) -> i64:
    """Gold cubes (MAG-12.6)."""
    return GOLD_POINTS * p.has(seat, GOLD)


def cube_points(p: Position, seat: i64) -> i64:
    """Groups of other cubes, in any mixture (MAG-12.7)."""
    return (p.has(seat, FOOD) + p.has(seat, WOOD) + p.has(seat, STONE)) // CUBES_PER_POINT


def denier_points(p: Position, seat: i64) -> i64:
    """Deniers (MAG-12.8)."""
    return p.has(seat, DENIERS) // DENIERS_PER_POINT


def score(p: Position, seat: i64) -> i64:
    """The sum of MAG-12.4 to 12.8, and nothing else (MAG-12.3, MAG-12.9); the highest wins, or all who share it
    (MAG-12.10)."""
    cards = p.tally(seat, CARD_POINTS)
    return token_points(p, seat) + cards + gold_points(p, seat) + cube_points(p, seat) + denier_points(p, seat)


def tell_scores(p: Position) -> None:
    """Every seat's points at the end, by the clause they come from."""
    if p.events is None:
        return
    cards_clause = "MAG-12.5" if p.has_provost() else "MAG-13.8"
    for seat in range(p.players):
        for kind, clause, points in (
            ("scored_tokens", "MAG-12.4", token_points(p, seat)),
            ("scored_cards", cards_clause, p.tally(seat, CARD_POINTS)),
            ("scored_gold", "MAG-12.6", gold_points(p, seat)),
            ("scored_cubes", "MAG-12.7", cube_points(p, seat)),
            ("scored_deniers", "MAG-12.8", denier_points(p, seat)),
            ("scored", "MAG-12.3", score(p, seat)),
        ):
            p.note(Happened(kind, clause, int(seat), {"points": int(points)}))
