"""Adding and moving knights (TOR-5, TOR-6) and the moves that cards allow (TOR-9.7 to 9.11)."""

from bastide.core import Event
from bastide.core.native import i64
from bastide.games.torres.components import (
    ANY_DOOR,
    DIAGONAL,
    FREE_MOVE,
    JUMP,
    KNIGHTS,
    NEAR,
    TWO_UP,
)
from bastide.games.torres.position import Position, name_of
from bastide.games.torres.squares import BESIDE, BIT, DIAGONAL_TO, NONE, beside, connected


def squares_to_add(p: Position, seat: i64) -> i64:
    """Where the seat may add a knight: free, next to an own one at least as high (TOR-5.1, TOR-5.2)."""
    found: i64 = NONE
    i: i64
    for i in range(p.on_board[seat]):
        knight = p.knight_at[KNIGHTS * seat + i]
        found |= BESIDE[knight] & ~p.at_least(i64(p.heights[knight]) + 1)
    return found & ~p.occupied


def add_knight(p: Position, seat: i64, square: i64) -> None:
    """Put a knight from the reserve on the board (TOR-5.1)."""
    p.put_knight(seat, square)
    if p.events is not None:
        p.tell(Event("knight_added", "TOR-5.1", int(seat), {"square": name_of(square)}))


def targets(p: Position, knight: i64) -> i64:
    """Where a knight can go by one step or one door move (TOR-6.9)."""
    return steps(p, knight) | doors(p, knight)


def card_targets(p: Position, card: i64, knight: i64) -> i64:
    """Where a card lets a knight go."""
    if card == FREE_MOVE:
        return targets(p, knight)
    if card == DIAGONAL:
        return _diagonal(p, knight)
    if card == TWO_UP:
        return _two_up(p, knight)
    if card == JUMP:
        return _jumps(p, knight)
    if card == ANY_DOOR:
        return _any_door(p, knight)
    return NONE


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


def steps(p: Position, knight: i64) -> i64:
    """TOR-6.2, TOR-6.3"""
    return BESIDE[knight] & ~p.at_least(i64(p.heights[knight]) + 2) & ~p.occupied


def doors(p: Position, knight: i64) -> i64:
    """TOR-6.4 to 6.8: floor by floor downwards, the stacks that can be walked through, and the doors out of them."""
    floor = i64(p.heights[knight])
    walls = p.at_least(floor + 1)
    inside = BESIDE[knight] & walls
    found: i64 = NONE
    if inside == NONE:
        return found
    while floor >= 0:
        inside = connected(inside, walls)
        open_floor = p.at_least(floor) & ~walls
        found |= beside(inside) & open_floor
        walls |= open_floor
        floor -= 1
    return found & ~p.occupied


def _diagonal(p: Position, knight: i64) -> i64:
    """TOR-9.8"""
    return DIAGONAL_TO[knight] & ~p.at_least(i64(p.heights[knight]) + 2) & ~p.occupied


def _two_up(p: Position, knight: i64) -> i64:
    """TOR-9.9"""
    level = i64(p.heights[knight])
    return BESIDE[knight] & p.at_least(level + 2) & ~p.at_least(level + 3) & ~p.occupied


def _jumps(p: Position, knight: i64) -> i64:
    """TOR-9.10"""
    found: i64 = NONE
    d: i64
    for d in range(4):
        over = NEAR[4 * knight + d]
        if over >= 0 and p.figures[over]:
            behind = NEAR[4 * over + d]
            if behind >= 0:
                found |= BIT[behind]
    return found & ~p.at_least(i64(p.heights[knight]) + 2) & ~p.occupied


def _any_door(p: Position, knight: i64) -> i64:
    """TOR-9.11: of every castle with an entry here, the lower squares beside each of its stacks."""
    level = i64(p.heights[knight])
    stacks: i64 = NONE
    d: i64
    for d in range(4):
        entry = NEAR[4 * knight + d]
        if entry >= 0 and i64(p.heights[entry]) > level:
            stacks |= p.castle_squares[i64(p.castle_at[entry])]
    found: i64 = NONE
    height: i64 = 1
    while stacks:
        found |= beside(stacks) & ~p.at_least(height)
        height += 1
        stacks &= p.at_least(height)
    return found & ~p.occupied
