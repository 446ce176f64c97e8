"""Adding and moving knights (TOR-5, TOR-6) and the moves that cards allow (TOR-9.7 to 9.11)."""

from bastide.core import Event
from bastide.core.native import append, i64, u8, vec
from bastide.games.torres.components import (
    ANY_DOOR,
    CORNER,
    DIAGONAL,
    FREE_MOVE,
    JUMP,
    KNIGHTS,
    NEAR,
    SQUARES,
    TWO_UP,
)
from bastide.games.torres.position import Position, name_of


def squares_to_add(p: Position, seat: i64) -> vec[i64]:
    """Where the seat may add a knight: free, next to an own one at least as high (TOR-5.1, TOR-5.2); ascending."""
    marked = vec[u8](bytes(SQUARES))
    i: i64
    d: i64
    for i in range(p.on_board[seat]):
        knight = p.knight_at[KNIGHTS * seat + i]
        for d in range(4):
            near = NEAR[4 * knight + d]
            if near >= 0 and p.figures[near] == 0 and p.heights[near] <= p.heights[knight]:
                marked[near] = u8(1)
    return _ascending(marked)


def add_knight(p: Position, seat: i64, square: i64) -> None:
    """Put a knight from the reserve on the board (TOR-5.1)."""
    p.put_knight(seat, square)
    if p.events is not None:
        p.tell(Event("knight_added", "TOR-5.1", int(seat), {"square": name_of(square)}))


def targets(p: Position, knight: i64) -> vec[i64]:
    """Where a knight can go by one step or one door move, in ascending order (TOR-6.9)."""
    marked = vec[u8](bytes(SQUARES))
    _mark_steps(p, knight, marked)
    _mark_doors(p, knight, marked)
    return _ascending(marked)


def card_targets(p: Position, card: i64, knight: i64) -> vec[i64]:
    """Where a card lets a knight go, in ascending order."""
    if card == FREE_MOVE:
        return targets(p, knight)
    marked = vec[u8](bytes(SQUARES))
    if card == DIAGONAL:
        _mark_diagonal(p, knight, marked)
    elif card == TWO_UP:
        _mark_two_up(p, knight, marked)
    elif card == JUMP:
        _mark_jumps(p, knight, marked)
    elif card == ANY_DOOR:
        _mark_any_door(p, knight, marked)
    return _ascending(marked)


def move_knight(p: Position, seat: i64, start: i64, target: i64, clause: str) -> None:
    """Move a knight (TOR-6.1)."""
    p.take_knight(seat, start)
    p.put_knight(seat, target)
    if p.events is not None:
        levels = {"from_level": int(p.heights[start]), "to_level": int(p.heights[target])}
        p.tell(Event("knight_moved", clause, int(seat), {"start": name_of(start), "target": name_of(target), **levels}))


def is_step(p: Position, start: i64, target: i64) -> bool:
    """Whether the target is next to the start and at most one level higher (TOR-6.2)."""
    d: i64
    for d in range(4):
        if NEAR[4 * start + d] == target:
            return i64(p.heights[target]) <= i64(p.heights[start]) + 1
    return False


def _mark_steps(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-6.2, TOR-6.3"""
    limit = i64(p.heights[knight]) + 1
    d: i64
    for d in range(4):
        near = NEAR[4 * knight + d]
        if near >= 0 and p.figures[near] == 0 and i64(p.heights[near]) <= limit:
            marked[near] = u8(1)


def _mark_doors(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-6.4 to 6.8: floor by floor downwards, the stacks that can be walked through, and the doors out of them."""
    level = i64(p.heights[knight])
    inside = vec[i64](capacity=16)  # the stacks walked through so far
    reached = vec[u8](bytes(SQUARES))
    d: i64
    for d in range(4):
        near = NEAR[4 * knight + d]
        if near >= 0 and i64(p.heights[near]) > level:
            inside = append(inside, near)
            reached[near] = u8(1)
    if len(inside) == 0:
        return
    floor = level
    while floor >= 0:
        i: i64 = 0
        while i < len(inside):
            stack = inside[i]
            for d in range(4):
                near = NEAR[4 * stack + d]
                if near < 0:
                    continue
                height = i64(p.heights[near])
                if height > floor:
                    if not reached[near]:
                        reached[near] = u8(1)
                        inside = append(inside, near)
                elif height == floor and p.figures[near] == 0:
                    marked[near] = u8(1)
            i += 1
        floor -= 1


def _mark_diagonal(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-9.8"""
    limit = i64(p.heights[knight]) + 1
    d: i64
    for d in range(4):
        corner = CORNER[4 * knight + d]
        if corner >= 0 and p.figures[corner] == 0 and i64(p.heights[corner]) <= limit:
            marked[corner] = u8(1)


def _mark_two_up(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-9.9"""
    wanted = i64(p.heights[knight]) + 2
    d: i64
    for d in range(4):
        near = NEAR[4 * knight + d]
        if near >= 0 and p.figures[near] == 0 and i64(p.heights[near]) == wanted:
            marked[near] = u8(1)


def _mark_jumps(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-9.10"""
    limit = i64(p.heights[knight]) + 1
    d: i64
    for d in range(4):
        over = NEAR[4 * knight + d]
        if over < 0 or p.figures[over] == 0:
            continue
        behind = NEAR[4 * over + d]
        if behind >= 0 and p.figures[behind] == 0 and i64(p.heights[behind]) <= limit:
            marked[behind] = u8(1)


def _mark_any_door(p: Position, knight: i64, marked: vec[u8]) -> None:
    """TOR-9.11"""
    level = i64(p.heights[knight])
    d: i64
    e: i64
    square: i64
    for d in range(4):
        entry = NEAR[4 * knight + d]
        if entry < 0 or i64(p.heights[entry]) <= level:
            continue
        castle = p.castle_at[entry]
        for square in range(SQUARES):
            if p.castle_at[square] != castle:
                continue
            for e in range(4):
                near = NEAR[4 * square + e]
                if near >= 0 and p.figures[near] == 0 and p.heights[near] < p.heights[square]:
                    marked[near] = u8(1)


def _ascending(marked: vec[u8]) -> vec[i64]:
    found = vec[i64](capacity=12)
    square: i64
    for square in range(SQUARES):
        if marked[square]:
            found = append(found, square)
    return found
