"""What a seat has between two turns, and what that is worth at the end of the game: where searches stop to count.

During a turn workers wait for their buildings and the estimate of `evaluation` sees to that. Between turns few plain
numbers tell as much as there is to tell. Their worth was fitted by `benchmarks/fit.py` to the final leads of games that
the search played against itself.
"""

from typing import Final

from bastide.core.native import i64, vec
from bastide.games.caylus.components import (
    CLASS,
    CUBES,
    CUBES_AT_END,
    DENIER,
    DENIERS_AT_END,
    GOLD,
    GOLD_AT_END,
    LINES,
    MOST_HOUSES,
    PURSE,
    RESIDENTIAL,
    ROAD,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_MARKER,
    SECTIONS,
    START_BAILIFF,
    TILE_INCOME,
    WOODEN,
)
from bastide.games.caylus.position import NONE, Position

NEAR: Final = 6.0
"""How many spaces before the bailiff reaches the mark of a section, having no house there begins to count."""

WORTHS: Final[dict[str, float]] = {
    "points": 1.0,  # as they would count now
    "batch": 1.32,
    "favour_due": 0.198,  # for houses in sections not scored yet
    "house": 0.708,  # in such a section
    "loss": -0.756,  # for having no house in the section that is scored next
    "food": 2.28,  # this and all that follows while there is time to use it, on top of what counts at the end
    "wood": 1.82,
    "stone": 2.65,
    "cloth": 2.56,
    "gold": -1.39,
    "denier": 0.291,
    "line_of_prestige": 0.861,  # each step of the marker in the favour table
    "line_of_deniers": 0.372,
    "line_of_resources": -0.818,
    "line_of_buildings": 0.601,
    "income": 1.25,
    "wooden_building": 1.04,  # own buildings on the road
    "stone_building": -2.57,
    "prestige_building": 0.0053,
    "residence": 1.25,
    "batch_early": -2.01,
    "place": -0.0837,  # each place further back in the turn order
}
GOODS: Final = 5
FAVOUR_LINES: Final = GOODS + CUBES + 1
INCOME: Final = FAVOUR_LINES + LINES
BUILT: Final = INCOME + 1
BATCH_EARLY: Final = BUILT + 4


def time_left(board: Position) -> float:
    """From 1 at the beginning to 0: how much of the way the bailiff still has before him (CAY-12)."""
    last = SECTION_MARKER[SECTIONS - 1]
    return max(0.0, float(last - board.bailiff) / float(last - START_BAILIFF))


def batches_in_hand(board: Position, seat: i64) -> i64:
    """About how many batches the cubes of a seat make: a food and two different others each."""
    at = seat * PURSE
    others: i64 = 0
    kinds: i64 = 0
    kind: i64
    for kind in range(1, CUBES):
        others += board.purse[at + kind]
        if board.purse[at + kind] > 0:
            kinds += 1
    if kinds < 2:
        return 0
    return min(board.purse[at], others // 2)


def loss_ahead(board: Position, section: i64) -> float:
    """The loss for having no house in the section that is scored next, as near as that is (CAY-11.6)."""
    near = 1.0 - float(SECTION_MARKER[section] - board.bailiff) / NEAR
    return float(SECTION_LOSS[section]) * min(near, 1.0) if near > 0.0 else 0.0


def facts(board: Position, seat: i64) -> vec[float]:
    """The numbers that `WORTHS` weighs."""
    left = time_left(board)
    at = seat * PURSE
    out = vec[float]([0.0] * int(BATCH_EARLY + 2))
    cubes: i64 = 0
    kind: i64
    for kind in range(CUBES + 1):
        out[GOODS + kind] = left * float(board.purse[at + kind])
        if kind < GOLD:
            cubes += board.purse[at + kind]
    out[0] = float(board.prestige[seat] + GOLD_AT_END * board.purse[at + GOLD])
    out[0] += float(cubes) / float(CUBES_AT_END) + float(board.purse[at + DENIER]) / float(DENIERS_AT_END)
    batches = float(min(batches_in_hand(board, seat), 3))
    out[1] = batches
    out[BATCH_EARLY] = left * batches
    section: i64
    for section in range(board.scored, SECTIONS):
        houses = min(board.houses[seat * SECTIONS + section], MOST_HOUSES)
        out[2] += float(SECTION_FAVOURS[section * (MOST_HOUSES + 1) + houses])
        out[3] += float(houses)
        if houses == 0 and section == board.scored:
            out[4] = loss_ahead(board, section)
    line: i64
    for line in range(LINES):
        out[FAVOUR_LINES + line] = left * float(board.markers[seat * LINES + line])
    space: i64
    for space in range(1, ROAD + 1):
        tile = board.road[space]
        if board.owner[space] == seat and tile != NONE:
            out[INCOME] += left * float(TILE_INCOME[tile])
            if WOODEN <= CLASS[tile] <= RESIDENTIAL:
                out[BUILT + CLASS[tile] - WOODEN] += left
    place: i64 = 0
    while place < len(board.order) and board.order[place] != seat:
        place += 1
    out[BATCH_EARLY + 1] = left * float(place)
    return out
