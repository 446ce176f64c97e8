"""Placing blocks and settling the tower of the turn (TOR-7), and the cards that build (TOR-9.6, TOR-9.12 to 9.15)."""

from bastide.core import Event
from bastide.core.native import append, i64, u8, vec
from bastide.games.torres.actions import SPREADS
from bastide.games.torres.components import (
    CASTLES_AFTER_SHIFT,
    KNIGHTS,
    MAX_TOWERS,
    NEAR,
    SQUARES,
    TOWER_HEIGHT,
)
from bastide.games.torres.position import Position, name_of


def can_place(p: Position, square: i64) -> bool:
    """Whether a block may be put there: free, not above the base, next to just one castle (TOR-7.1, 7.3, 7.4)."""
    if p.figures[square]:
        return False
    if p.heights[square]:
        return i64(p.heights[square]) < p.bases[i64(p.castle_at[square])]
    return p.castle_beside(square) > 0


def squares_to_build(p: Position) -> vec[i64]:
    """Where a block may be put, in ascending order."""
    found = vec[i64](capacity=40)
    square: i64
    for square in range(SQUARES):
        if can_place(p, square):
            found = append(found, square)
    return found


def anywhere_to_build(p: Position) -> bool:
    """Whether a block may be put anywhere."""
    square: i64
    for square in range(SQUARES):
        if can_place(p, square):
            return True
    return False


def place_block(p: Position, seat: i64, square: i64, clause: str) -> None:
    """A block goes onto the board."""
    p.raise_stack(square)
    if p.events is not None:
        height = int(p.heights[square])
        base = int(p.bases[i64(p.castle_at[square])])
        p.tell(Event("block_placed", clause, int(seat), {"square": name_of(square), "height": height, "base": base}))


def blocks_at_hand(p: Position, seat: i64) -> bool:
    """Whether the tower of the turn, or one that can still become it, holds a block (TOR-7.2)."""
    if p.tower_of_turn >= 0:
        return p.tower_of_turn > 0
    return p.towers[MAX_TOWERS * seat] > 0


def choose_tower_of_turn(p: Position, seat: i64, height: i64) -> None:
    """From now on this tower is the tower of the turn (TOR-7.2)."""
    p.remove_tower(seat, height)
    p.tower_of_turn = height
    if p.events is not None:
        p.tell(Event("tower_chosen", "TOR-7.2", int(seat), {"height": int(height)}))


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


def spreads(p: Position, seat: i64) -> list[list[int]]:
    """The lists of heights that can result when the left-over blocks go on the other towers (TOR-7.6)."""
    blocks = min(int(p.tower_of_turn), int(room(p, seat)))
    results = {tuple(p.towers_of(seat))}
    for _ in range(blocks):
        results = {
            tuple(sorted((*towers[:i], towers[i] + 1, *towers[i + 1 :]), reverse=True))
            for towers in results
            for i in range(len(towers))
            if towers[i] < TOWER_HEIGHT
        }
    return [list(heights) for heights in sorted(results, reverse=True)]


def spread_is_forced(p: Position, seat: i64) -> bool:
    """Whether the left-over blocks can go on the other towers in one way only (TOR-7.6)."""
    fit = room(p, seat)
    if p.tower_of_turn == 0 or p.tower_of_turn >= fit:
        return True
    return len(spreads(p, seat)) == 1


def settle(p: Position, seat: i64, heights: list[int]) -> None:
    """Left-over blocks go on the other towers, are held over, or go back to the supply (TOR-7.6 to 7.9)."""
    left = p.tower_of_turn
    stacked: i64 = 0
    i: i64
    for i in range(len(heights)):
        stacked += heights[i] - p.towers[MAX_TOWERS * seat + i]
        p.towers[MAX_TOWERS * seat + i] = heights[i]
    left -= stacked
    if len(heights) == 0:
        p.held[seat] = left
    else:
        p.supply += left
    p.tower_of_turn = -1
    if p.events is not None and (stacked or left):
        told = {
            "stacked": int(stacked),
            "held_over": 0 if heights else int(left),
            "returned": int(left) if heights else 0,
        }
        p.tell(Event("tower_settled", "TOR-7.6", int(seat), {**told, "towers": heights}))


def forced_spread(p: Position, seat: i64) -> list[int]:
    """The only list of heights that can result."""
    heights = p.towers_of(seat)
    left = int(p.tower_of_turn)
    for i in range(len(heights)):
        put = min(left, TOWER_HEIGHT - heights[i])
        heights[i] += put
        left -= put
    return sorted(heights, reverse=True)


def spread_code(heights: list[int]) -> i64:
    """The number of a list of heights among all lists of heights."""
    return i64(SPREADS.index("-".join(str(height) for height in heights)))


# raise_knight


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


def squares_to_lift(p: Position) -> vec[i64]:
    """The stacks whose top block can be lifted and put down somewhere (TOR-9.14, TOR-9.15)."""
    found = vec[i64](capacity=40)
    square: i64
    for square in range(SQUARES):
        if can_lift(p, square):
            p.lower_stack(square)
            if _somewhere_to_put(p, square):
                found = append(found, square)
            p.raise_stack(square)
    return found


def can_lift(p: Position, square: i64) -> bool:
    """Whether the block can be taken off without splitting its castle (TOR-9.15 a)."""
    if p.heights[square] == 0 or p.figures[square]:
        return False
    return p.heights[square] > 1 or _stays_connected(p, square)


def squares_to_put(p: Position, lifted: i64) -> vec[i64]:
    """Where the block lifted there, and no longer on the board, can be put down (TOR-9.15)."""
    found = vec[i64](capacity=60)
    square: i64
    for square in range(SQUARES):
        if can_put(p, lifted, square):
            found = append(found, square)
    return found


def _somewhere_to_put(p: Position, lifted: i64) -> bool:
    square: i64
    for square in range(SQUARES):
        if can_put(p, lifted, square):
            return True
    return False


def can_put(p: Position, lifted: i64, square: i64) -> bool:
    """Whether the lifted block may be put there: limits b to e of TOR-9.15 on the final board."""
    if square == lifted or p.figures[square]:
        return False
    castle: i64
    if p.heights[square]:
        castle = i64(p.castle_at[square])
        if i64(p.heights[square]) >= p.bases[castle]:
            return False
    else:
        castle = p.castle_beside(square)
        if castle < 0:
            return False
    castles = p.castles + 1 if castle == 0 else p.castles
    if castles < CASTLES_AFTER_SHIFT:
        return False
    return _source_still_stands(p, lifted, square, castle)


def _source_still_stands(p: Position, lifted: i64, square: i64, castle: i64) -> bool:
    """Whether the castle the block came from keeps its height within its base (TOR-9.15 b)."""
    if p.heights[lifted]:
        return True  # only its height shrank
    source: i64 = 0
    d: i64
    for d in range(4):
        near = NEAR[4 * lifted + d]
        if near >= 0 and p.castle_at[near]:
            source = i64(p.castle_at[near])
    if source == 0:
        return True  # it was a single block
    base = p.bases[source]
    if castle == source and p.heights[square] == 0:
        base += 1
    s: i64
    for s in range(SQUARES):
        if i64(p.castle_at[s]) == source and i64(p.heights[s]) > base:
            return False
    return True


def _stays_connected(p: Position, square: i64) -> bool:
    """Whether the castle stays in one piece, or vanishes, when this single block goes."""
    castle = p.castle_at[square]
    base = p.bases[i64(castle)]
    if base <= 2:
        return True
    reached = vec[u8](bytes(SQUARES))
    reached[square] = u8(1)
    todo = vec[i64](capacity=32)
    d: i64
    for d in range(4):
        near = NEAR[4 * square + d]
        if near >= 0 and p.castle_at[near] == castle:
            todo = append(todo, near)
            reached[near] = u8(1)
            break
    i: i64 = 0
    while i < len(todo):
        for d in range(4):
            near = NEAR[4 * todo[i] + d]
            if near >= 0 and p.castle_at[near] == castle and not reached[near]:
                reached[near] = u8(1)
                todo = append(todo, near)
        i += 1
    return i64(len(todo)) == base - 1
