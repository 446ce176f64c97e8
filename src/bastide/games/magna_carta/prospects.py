"""What a seat has between two turns, and what that is worth at the end of the game: where searches stop to count.

During a turn workers wait for effects and the estimate of `evaluation` sees to that. Between turns the road is empty,
and few plain numbers tell as much as there is to tell. Their worth was fitted by `benchmarks/fit.py` to the final leads
of games that the search played against itself.
"""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.magna_carta.components import (
    CUBES_PER_POINT,
    DENIERS,
    DENIERS_PER_POINT,
    FOOD,
    GOLD,
    KINDS,
    STONE,
    WOOD,
)
from bastide.games.magna_carta.phases.castle import most_batches
from bastide.games.magna_carta.position import CARD_POINTS, HAND, RESIDENCE, RESIDENCES, Position
from bastide.games.magna_carta.scoring import token_points

TOKENS_A_TURN: Final = 0.95
"""Castle tokens that go in a turn for every player."""
LATE: Final = 5.0
"""With this many turns to come, goods have their full worth; at the end they have that of the final score."""

WORTHS: Final[dict[str, float]] = {
    "points": 1.0,  # as they would count now
    "cube": 0.79,  # this and all that follows while there is time to use it, on top of what counts at the end
    "batch": 1.09,
    "set": 0.65,  # a food, a wood and a stone
    "gold": 0.26,
    "denier": 0.29,
    "hand": -0.04,
    "residence": 0.14,
    "stone": -0.06,
    "first": 0.27,
    "small_farm": 0.24,
    "small_sawmill": 0.27,
    "small_quarry": 0.08,
    "peddler": 1.92,
    "market": 0.21,
    "lawyer": -0.21,
    "large_farm": 0.17,
    "large_sawmill": -0.03,
    "large_quarry": -0.08,
    "gold_mine": 0.28,
    "bank": 0.24,
    "church": 0.43,
}
OWN_CARDS: Final = len(WORTHS) - KINDS


def turns_to_come(p: Position) -> float:
    """About how many turns the castle will last."""
    return float(p.tokens_left()) / (TOKENS_A_TURN * float(p.players) + 1.0)


def time_left(p: Position) -> float:
    """From 1, while goods have their full worth, to 0."""
    return min(1.0, turns_to_come(p) / LATE)


def facts(p: Position, seat: i64) -> vec[float]:
    """The numbers that `WORTHS` weighs."""
    time = time_left(p)
    food = p.has(seat, FOOD)
    wood = p.has(seat, WOOD)
    stone = p.has(seat, STONE)
    gold = p.has(seat, GOLD)
    deniers = float(p.has(seat, DENIERS))
    cubes = float(food + wood + stone)
    points = float(token_points(p, seat) + p.tally(seat, CARD_POINTS) + gold)
    points += cubes / float(CUBES_PER_POINT) + deniers / float(DENIERS_PER_POINT)
    out = vec[float]([0.0] * int(OWN_CARDS + KINDS))
    out[0] = points
    out[1] = time * cubes
    out[2] = time * float(most_batches(p, seat)) if p.tokens_left() > 0 else 0.0
    out[3] = time * float(min(food, min(wood, stone)))
    out[4] = time * float(gold)
    out[5] = time * deniers
    out[6] = time * float(p.tally(seat, HAND))
    out[7] = time * float(p.tally(seat, RESIDENCES))
    out[8] = time * float(stone)
    out[9] = time if p.first == seat else 0.0
    place: i64
    for place in range(len(p.road)):
        if p.owner[place] == seat and p.side[place] < RESIDENCE:
            out[OWN_CARDS + p.road[place]] += time
    return out
