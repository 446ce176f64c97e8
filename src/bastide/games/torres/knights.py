"""Adding and moving knights (TOR-5, TOR-6) and the moves that cards allow (TOR-9.7 to 9.11)."""

from typing import Final

from bastide.core import Event
from bastide.core.native import i64
from bastide.games.torres.components import (
    ADD_KNIGHT,
    ANY_DOOR,
    DIAGONAL,
    FREE_MOVE,
    JUMP,
    KNIGHTS,
    MOVE_KNIGHT,
    NEAR,
    TWO_UP,
)
from bastide.games.torres.position import LEGAL, TOO_FEW_POINTS, Position, name_of
from bastide.games.torres.squares import BESIDE, BIT, DIAGONAL_TO, NONE, beside, connected

NO_RESERVE: Final = 50
ADD_ON_FIGURE: Final = 51
NO_OWN_KNIGHT_BESIDE: Final = 52
HIGHER_THAN_OWN_KNIGHT: Final = 53
NOT_OWN_KNIGHT: Final = 60
STANDS_THERE: Final = 61
MOVE_ON_FIGURE: Final = 62
TOO_HIGH: Final = 63
NO_DOOR_UP: Final = 64
NO_WAY_INSIDE: Final = 65
CARD_NOT_OWN_KNIGHT: Final = 66
CARD_STANDS_THERE: Final = 67
CARD_ON_FIGURE: Final = 68
CARD_DOES_NOT_REACH: Final = 69
FORBIDDEN: Final[dict[int, tuple[str, str]]] = {
    NO_RESERVE: ("TOR-5.3", "no_reserve"),
    ADD_ON_FIGURE: ("TOR-5.1", "occupied"),
    NO_OWN_KNIGHT_BESIDE: ("TOR-5.1", "no_own_knight_beside"),
    HIGHER_THAN_OWN_KNIGHT: ("TOR-5.2", "higher_than_own_knight"),
    NOT_OWN_KNIGHT: ("TOR-6.1", "not_your_knight"),
    STANDS_THERE: ("TOR-6.1", "stands_there_already"),
    MOVE_ON_FIGURE: ("TOR-6.3", "occupied"),
    TOO_HIGH: ("TOR-6.2", "too_high"),
    NO_DOOR_UP: ("TOR-6.4", "doors_never_lead_up"),
    NO_WAY_INSIDE: ("TOR-6.5", "no_way_inside"),
    CARD_NOT_OWN_KNIGHT: ("card", "not_your_knight"),
    CARD_STANDS_THERE: ("card", "stands_there_already"),
    CARD_ON_FIGURE: ("card", "occupied"),
    CARD_DOES_NOT_REACH: ("card", "card_move"),
}
"""By verdict the clause, or the clause of the card in play, and the reason."""


def why_no_knight(p: Position, seat: i64) -> i64:
    """Why the seat adds no knight at all: none is left in the reserve (TOR-5.3), or too few points are (TOR-4.3)."""
    if p.on_board[seat] == KNIGHTS:
        return NO_RESERVE
    if p.action_points >= ADD_KNIGHT:
        return LEGAL
    return TOO_FEW_POINTS


def why_not_add(p: Position, seat: i64, square: i64) -> i64:
    """Why the seat may not add a knight there (TOR-5)."""
    verdict = why_no_knight(p, seat)
    if verdict != LEGAL or squares_to_add(p, seat) & BIT[square]:
        return verdict
    if p.occupied & BIT[square]:
        return ADD_ON_FIGURE
    d: i64
    for d in range(4):
        near = NEAR[4 * square + d]
        if near >= 0 and i64(p.figures[near]) == seat + 1:
            return HIGHER_THAN_OWN_KNIGHT
    return NO_OWN_KNIGHT_BESIDE


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
        p.note(Event("knight_added", "TOR-5.1", int(seat), {"square": name_of(square)}))


def why_no_move(p: Position) -> i64:
    """Why no knight is moved: too few points are left (TOR-4.3)."""
    if p.action_points >= MOVE_KNIGHT:
        return LEGAL
    return TOO_FEW_POINTS


def why_not_move(p: Position, seat: i64, start: i64, target: i64) -> i64:
    """Why the seat may not move a knight so (TOR-6)."""
    if i64(p.figures[start]) != seat + 1:
        return NOT_OWN_KNIGHT
    if start == target:
        return STANDS_THERE
    if p.occupied & BIT[target]:
        return MOVE_ON_FIGURE
    if why_no_move(p) != LEGAL or targets(p, start) & BIT[target]:
        return why_no_move(p)
    if BESIDE[start] & BIT[target]:
        return TOO_HIGH
    return NO_DOOR_UP if p.heights[target] > p.heights[start] else NO_WAY_INSIDE


def why_no_card_move(p: Position, seat: i64, start: i64, target: i64) -> i64:
    """Why the card in play does not let the seat move a knight so (TOR-9.7 to 9.11)."""
    if i64(p.figures[start]) != seat + 1:
        return CARD_NOT_OWN_KNIGHT
    if start == target:
        return CARD_STANDS_THERE
    if p.occupied & BIT[target]:
        return CARD_ON_FIGURE
    return LEGAL if card_targets(p, p.card_in_play, start) & BIT[target] else CARD_DOES_NOT_REACH


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
    """Move a knight (TOR-6.1); it never leaves the board (TOR-1.9)."""
    p.take_knight(seat, start)
    p.put_knight(seat, target)
    if p.events is not None:
        levels = {"from_level": int(p.heights[start]), "to_level": int(p.heights[target])}
        p.note(Event("knight_moved", clause, int(seat), {"start": name_of(start), "target": name_of(target), **levels}))


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
    """Floor by floor downwards, the stacks that can be walked through, a single one too (TOR-6.8), and the doors out of
    them, of lower squares alone (TOR-6.4, TOR-6.5, TOR-6.7); figures hinder only where the knight ends (TOR-6.6)."""
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
