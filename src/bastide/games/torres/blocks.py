"""Placing blocks and settling the tower of the turn (TOR-7), and the cards that build (TOR-9.6, TOR-9.12 to 9.15)."""

from typing import Final

from bastide.core import Event
from bastide.core.native import append, i64, vec
from bastide.games.torres.actions import SPREADS
from bastide.games.torres.components import (
    CASTLES_AFTER_SHIFT,
    KNIGHTS,
    MAX_TOWERS,
    NEAR,
    PLACE_BLOCK,
    SQUARES,
    TOWER_HEIGHT,
)
from bastide.games.torres.position import LEGAL, TOO_FEW_POINTS, Position, name_of
from bastide.games.torres.squares import ALL, BIT, NONE, beside, connected

FIVE: Final = 5
"""A tower for a turn to come has one of four heights, or there is none."""
SPREAD_HEIGHTS: Final = [vec[i64]([int(height) for height in spread.split("-")]) for spread in SPREADS] + [vec[i64]()]
"""By number of a list of heights; after the last number, the empty one."""
NO_BLOCK_LEFT: Final = 70
BUILD_ON_FIGURE: Final = 71
HIGHER_THAN_BASE: Final = 72
JOINS_CASTLES: Final = 73
STARTS_CASTLE: Final = 74
NO_SUCH_SPREAD: Final = 75
RAISE_NOT_OWN: Final = 90
CANNOT_RAISE: Final = 91
NOTHING_TO_LIFT: Final = 92
SPLITS_CASTLE: Final = 93
NOWHERE_TO_PUT: Final = 94
BACK_AGAIN: Final = 95
PUT_ON_FIGURE: Final = 96
PUT_JOINS_CASTLES: Final = 97
PUT_HIGHER_THAN_BASE: Final = 98
TOO_FEW_CASTLES: Final = 99
SOURCE_TOO_HIGH: Final = 100
FORBIDDEN: Final[dict[int, tuple[str, str]]] = {
    NO_BLOCK_LEFT: ("TOR-7.2", "no_block_left"),
    BUILD_ON_FIGURE: ("TOR-7.1", "occupied"),
    HIGHER_THAN_BASE: ("TOR-7.3", "higher_than_base"),
    JOINS_CASTLES: ("TOR-7.4", "joins_castles"),
    STARTS_CASTLE: ("TOR-7.5", "starts_castle"),
    NO_SUCH_SPREAD: ("TOR-7.6", "no_such_spread"),
    RAISE_NOT_OWN: ("TOR-9.12", "not_your_knight"),
    CANNOT_RAISE: ("TOR-9.12", "cannot_raise"),
    NOTHING_TO_LIFT: ("TOR-9.14", "nothing_to_lift"),
    SPLITS_CASTLE: ("TOR-9.15", "splits_castle"),
    NOWHERE_TO_PUT: ("TOR-9.15", "nowhere_to_put"),
    BACK_AGAIN: ("TOR-9.15", "back_again"),
    PUT_ON_FIGURE: ("TOR-9.14", "occupied"),
    PUT_JOINS_CASTLES: ("TOR-9.15", "joins_castles"),
    PUT_HIGHER_THAN_BASE: ("TOR-9.15", "higher_than_base"),
    TOO_FEW_CASTLES: ("TOR-9.15", "too_few_castles"),
    SOURCE_TOO_HIGH: ("TOR-9.15", "source_too_high"),
}
"""By verdict the clause and the reason."""


def _spreads_from(number: int) -> list[vec[i64]]:
    """By number of blocks: the lists of heights that can result from the towers that `_towers_number` calls so."""
    digits = sorted((number // (FIVE * FIVE), number // FIVE % FIVE, number % FIVE), reverse=True)
    towers = tuple(digit - 1 for digit in digits if digit)
    results = {towers}
    found = []
    while results:
        ranked = sorted(results, reverse=True)
        found.append(
            vec[i64]([SPREADS.index("-".join(map(str, heights))) if heights else len(SPREADS) for heights in ranked])
        )
        results = {
            tuple(sorted((*heights[:i], heights[i] + 1, *heights[i + 1 :]), reverse=True))
            for heights in results
            for i in range(len(heights))
            if heights[i] < TOWER_HEIGHT
        }
    return found


SPREADS_FROM: Final = [_spreads_from(number) for number in range(FIVE * FIVE * FIVE)]


def why_no_block(p: Position, seat: i64) -> i64:
    """Why the seat places no block at all: too few points (TOR-4.3), or no block in the tower of the turn (TOR-7.2)."""
    if p.action_points < PLACE_BLOCK:
        return TOO_FEW_POINTS
    if blocks_at_hand(p, seat):
        return LEGAL
    return NO_BLOCK_LEFT


def why_not_place(p: Position, seat: i64, square: i64) -> i64:
    """Why the seat may not place a block of its own there (TOR-7)."""
    verdict = why_no_block(p, seat)
    return verdict if verdict != LEGAL else why_not_build(p, square)


def why_not_build(p: Position, square: i64) -> i64:
    """Why no block may be put there: a figure, the base, two castles near, or none (TOR-7.1, TOR-7.3 to TOR-7.5)."""
    if squares_to_build(p) & BIT[square]:
        return LEGAL
    if p.occupied & BIT[square]:
        return BUILD_ON_FIGURE
    if p.heights[square]:
        return HIGHER_THAN_BASE
    if p.castle_beside(square) < 0:
        return JOINS_CASTLES
    return STARTS_CASTLE


def squares_to_build(p: Position) -> i64:
    """Where a block may be put: free, not above the base, next to just one castle (TOR-7.1, TOR-7.3 to TOR-7.5)."""
    return (_room_on_castles(p) | _beside_one_castle(p)) & ~p.occupied


def _room_on_castles(p: Position) -> i64:
    """The stacks that are lower than the base of their castle (TOR-7.3), which nothing outgrows (TOR-1.6)."""
    found: i64 = NONE
    castle: i64 = 1
    left = p.castles
    while left > 0:
        squares = p.castle_squares[castle]
        if squares:
            found |= squares & ~p.at_least(p.bases[castle])
            left -= 1
        castle += 1
    return found


def _beside_one_castle(p: Position) -> i64:
    """The bare squares next to just one castle (TOR-7.4)."""
    near: i64 = NONE
    near_two: i64 = NONE
    castle: i64 = 1
    left = p.castles
    while left > 0:
        squares = p.castle_squares[castle]
        if squares:
            edge = beside(squares)
            near_two |= near & edge
            near |= edge
            left -= 1
        castle += 1
    return near & ~near_two & ~p.at_least(1)


def place_block(p: Position, seat: i64, square: i64, clause: str) -> None:
    """A block goes onto the board."""
    p.raise_stack(square)
    if p.events is not None:
        height = int(p.heights[square])
        base = int(p.bases[i64(p.castle_at[square])])
        p.note(Event("block_placed", clause, int(seat), {"square": name_of(square), "height": height, "base": base}))


def blocks_at_hand(p: Position, seat: i64) -> bool:
    """Whether the tower of the turn, or one that can still become it, holds a block (TOR-7.2)."""
    if p.tower_of_turn >= 0:
        return p.tower_of_turn > 0
    return p.towers[MAX_TOWERS * seat] > 0


def choose_tower_of_turn(p: Position, seat: i64, height: i64) -> None:
    """From now on this tower is the tower of the turn (TOR-7.2); every turn uses up one (TOR-3.4)."""
    p.remove_tower(seat, height)
    p.tower_of_turn = height
    if p.events is not None:
        p.note(Event("tower_chosen", "TOR-7.2", int(seat), {"height": int(height)}))


# The end of the turn


def room(p: Position, seat: i64) -> i64:
    """How many blocks fit on the seat's other towers (TOR-7.6)."""
    fit: i64 = 0
    i: i64
    for i in range(MAX_TOWERS):
        height = p.towers[MAX_TOWERS * seat + i]
        if height >= 0:
            fit += TOWER_HEIGHT - height
    return fit


def why_not_spread(p: Position, seat: i64, spread: i64) -> i64:
    """Why left-over blocks cannot make these towers (TOR-7.6)."""
    for found in spreads(p, seat):
        if found == spread:
            return LEGAL
    return NO_SUCH_SPREAD


def spreads(p: Position, seat: i64) -> vec[i64]:
    """The numbers of the lists of heights that can result when left-over blocks go on the other towers (TOR-7.6)."""
    return SPREADS_FROM[_towers_number(p, seat)][min(p.tower_of_turn, room(p, seat))]


def _towers_number(p: Position, seat: i64) -> i64:
    """The heights of the seat's towers for turns to come, of which there are three at the most, as one number."""
    first = MAX_TOWERS * seat
    return ((p.towers[first] + 1) * FIVE + p.towers[first + 1] + 1) * FIVE + p.towers[first + 2] + 1


def settle(p: Position, seat: i64, spread: i64) -> None:
    """Left-over blocks go on the other towers (TOR-7.6), make no new one (TOR-7.8), and go back to the supply (TOR-7.7)
    or, after the last turn of the year, are held over (TOR-7.9)."""
    left = p.tower_of_turn
    stacked: i64 = 0
    heights = SPREAD_HEIGHTS[spread]
    i: i64
    for i in range(len(heights)):
        stacked += heights[i] - p.towers[MAX_TOWERS * seat + i]
        p.towers[MAX_TOWERS * seat + i] = heights[i]
    left -= stacked
    if len(heights) == 0:
        p.held_over[seat] = left
    else:
        p.supply += left
    p.tower_of_turn = -1
    if p.events is not None and (stacked or left):
        data = {
            "stacked": int(stacked),
            "held_over": 0 if heights else int(left),
            "returned": int(left) if heights else 0,
        }
        p.note(Event("tower_settled", "TOR-7.6", int(seat), {**data, "towers": [int(height) for height in heights]}))


# raise_knight


def why_not_raise(p: Position, seat: i64, square: i64) -> i64:
    """Why no block may go under a knight of the seat there (TOR-9.12)."""
    if i64(p.figures[square]) != seat + 1:
        return RAISE_NOT_OWN
    return LEGAL if can_raise(p, square) else CANNOT_RAISE


def can_raise(p: Position, square: i64) -> bool:
    """Whether a block may go under the knight that stands there (TOR-9.12)."""
    if p.heights[square]:
        return i64(p.heights[square]) < p.bases[i64(p.castle_at[square])]
    return p.castle_beside(square) >= 0


def knights_to_raise(p: Position, seat: i64) -> vec[i64]:
    """The own knights that a block may go under."""
    found = vec[i64](capacity=6)
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        if can_raise(p, square):
            found = append(found, square)
    return found


def own_block_left(p: Position, seat: i64) -> bool:
    """Whether the seat has any block in its towers (TOR-9.13)."""
    return p.tower_of_turn > 0 or p.towers[MAX_TOWERS * seat] > 0


def take_from_tower(p: Position, seat: i64, height: i64) -> None:
    """Take a block from a tower for another turn; emptied, it still counts as a tower (TOR-9.13)."""
    p.remove_tower(seat, height)
    p.add_tower(seat, height - 1)


# shift_block


def why_not_lift(p: Position, square: i64) -> i64:
    """Why the top block there cannot be lifted (TOR-9.14, TOR-9.15)."""
    if p.occupied & BIT[square] or not p.heights[square]:
        return NOTHING_TO_LIFT
    if not can_lift(p, square):
        return SPLITS_CASTLE
    return LEGAL if squares_to_lift(p) & BIT[square] else NOWHERE_TO_PUT


def why_not_put(p: Position, square: i64) -> i64:
    """Why the lifted block cannot be put down there (TOR-9.14; limits b to e of TOR-9.15)."""
    if square == p.lifted:
        return BACK_AGAIN
    if squares_to_put(p, p.lifted) & BIT[square]:
        return LEGAL
    if p.occupied & BIT[square]:
        return PUT_ON_FIGURE
    castle = p.castle_beside(square)
    if not p.heights[square] and castle < 0:
        return PUT_JOINS_CASTLES
    if p.heights[square] and not _room_on_castles(p) & BIT[square]:
        return PUT_HIGHER_THAN_BASE
    if not _places_to_put(p) & BIT[square]:
        return TOO_FEW_CASTLES
    return SOURCE_TOO_HIGH


def squares_to_lift(p: Position) -> i64:
    """The stacks whose top block can be lifted and put down somewhere (TOR-9.14, TOR-9.15)."""
    found = _stacks_to_lift(p)
    square: i64
    for square in range(SQUARES):
        if p.heights[square] == 1 and _single_lifts(p, square):
            found |= BIT[square]
    return found


def anything_to_lift(p: Position) -> bool:
    """Whether any block can be lifted and put down somewhere."""
    if _stacks_to_lift(p):
        return True
    square: i64
    for square in range(SQUARES):
        if p.heights[square] == 1 and _single_lifts(p, square):
            return True
    return False


def _stacks_to_lift(p: Position) -> i64:
    """Of the stacks of two blocks and more, which leave their castle's base as it is, those that can be lifted from."""
    stacks = p.at_least(2) & ~p.occupied
    places = _places_to_put(p)
    if places == NONE:
        return NONE
    return stacks & ~places if places in BIT else stacks


def _single_lifts(p: Position, square: i64) -> bool:
    """Whether a block that stands alone can be lifted and put down somewhere else."""
    if not can_lift(p, square):
        return False
    p.lower_stack(square)
    lifts = squares_to_put(p, square) != NONE
    p.raise_stack(square)
    return lifts


def can_lift(p: Position, square: i64) -> bool:
    """Whether the block can be taken off without splitting its castle (TOR-9.15 a)."""
    if p.heights[square] == 0 or p.figures[square]:
        return False
    return p.heights[square] > 1 or _stays_connected(p, square)


def squares_to_put(p: Position, lifted: i64) -> i64:
    """Where the block lifted there, and no longer on the board, can be put down: limits b to e of TOR-9.15."""
    return _places_to_put(p) & _source_stands(p, lifted) & ~BIT[lifted]


def _places_to_put(p: Position) -> i64:
    """Where a lifted block can be put down as far as the castles are concerned that it did not come from."""
    found: i64 = NONE
    if p.castles >= CASTLES_AFTER_SHIFT:
        found = _beside_one_castle(p) | _room_on_castles(p)
    if p.castles + 1 >= CASTLES_AFTER_SHIFT:
        castles = p.at_least(1)
        found |= ~castles & ~beside(castles)
    return found & ~p.occupied


def _source_stands(p: Position, lifted: i64) -> i64:
    """Where the block lets the castle it came from keep its height within its base (TOR-9.15 b)."""
    source: i64 = 0
    d: i64
    for d in range(4):
        near = NEAR[4 * lifted + d]
        if near >= 0 and p.castle_at[near]:
            source = i64(p.castle_at[near])
    if p.heights[lifted] or source == 0:
        return ALL  # only its height shrank, or it was a single block
    squares = p.castle_squares[source]
    if squares & p.at_least(p.bases[source] + 1) == NONE:
        return ALL
    if squares & p.at_least(p.bases[source] + 2) == NONE:
        return beside(squares) & ~p.at_least(1)
    return NONE


def _stays_connected(p: Position, square: i64) -> bool:
    """Whether the castle stays in one piece, or vanishes, when this single block goes."""
    castle = i64(p.castle_at[square])
    if p.bases[castle] <= 2:
        return True
    rest = p.castle_squares[castle] & ~BIT[square]
    d: i64 = 0
    while NEAR[4 * square + d] < 0 or i64(p.castle_at[NEAR[4 * square + d]]) != castle:
        d += 1
    return connected(BIT[NEAR[4 * square + d]], rest) == rest
