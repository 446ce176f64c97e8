"""A position of Torres as a net reads it that expects final points: castles with knights of a seat, and the seats."""

from typing import Final

from bastide.core.native import i64, vec
from bastide.core.pooled import Parts
from bastide.games.torres.components import CARDS, KNIGHTS, MAX_CASTLES, NEAR, ROUNDS_OF, SIDE, YEARS
from bastide.games.torres.position import DRAW, KING_MOVE, NO_TOWER, START_PLAYER, TURN, Position
from bastide.games.torres.squares import BIT, NONE, ROW, beside

# The places of the numbers of a castle, from the view of a seat with a knight in it.
BASE: Final = 0
LEVEL: Final = 1  # of its highest knight
WORTH: Final = 2  # base times level
HEIGHT: Final = 3  # of the highest stack
RIVAL_LEVEL: Final = 4  # of the highest knight of the others
RIVAL_WORTH: Final = 5
KNIGHTS_THERE: Final = 6
YEARS_LEFT: Final = 7  # after the one that is scored next
TURNS: Final = 8  # the seat has to come in the year
WORTH_LATER: Final = 9
BASE_TURNS: Final = 10
BASE_YEARS: Final = 11
WITH_KING: Final = 12
BONUS: Final = 13  # a knight stands on the level of the year
NEAR_BONUS: Final = 14  # one level below
CLIMB: Final = 15  # the levels the highest knight can go up by steps
CLIMB_WORTH: Final = 16
ROOM: Final = 17  # bare squares next to it
SLACK: Final = 18  # how much higher the castle may become
NEXT: Final = 19  # whether the seat takes the next turn, or is taking it
RIVALS_THERE: Final = 20
PLAYERS: Final = 21
POINTS_LEFT: Final = 22  # action points of the turn under way
BLOCKS_LEFT: Final = 23
ABOVE: Final = 24  # stacks higher than the highest knight, each a block higher than one beside it or not
SECOND: Final = 25  # the level of the second highest knight
BASE_POINTS: Final = 26  # base times the action points left
PART: Final = 27

# The places of the numbers of a seat.
YEAR_FLAGS: Final = 0
TURN_FLAGS: Final = 3
IS_NEXT: Final = 8
ACTION_POINTS: Final = 9
BLOCKS: Final = 10
CARD_PLAYED: Final = 11
ON_BOARD: Final = 12
ON_GROUND: Final = 13
CASTLES: Final = 14
SEATS_MORE: Final = 15
MASTER: Final = 16  # what the master card would give now
MASTER_VERSION: Final = 17
DRAWING: Final = 18
BOUGHT: Final = 19
KNIGHTS_LATER: Final = 20
TOWERS_LEFT: Final = 21
ACTION_POINTS_FLAGS: Final = 22
HAND: Final = 28
REST: Final = HAND + CARDS

NO_PART: Final = vec[float]([0.0] * PART)
NO_REST: Final = vec[float]([0.0] * REST)
NO_CASTLES: Final = vec[i64]([0] * (4 * MAX_CASTLES))
STEPS_UP: Final = 3


def tell(p: Position, parts: Parts) -> None:
    """Tell all castles with knights, seat by seat, then the seats."""
    year = year_to_score(p)
    levels = NO_CASTLES[:]
    seat: i64
    i: i64
    for seat in range(p.players):
        for i in range(p.on_board[seat]):
            square = p.knight_at[KNIGHTS * seat + i]
            at = 4 * i64(p.castle_at[square]) + seat
            levels[at] = max(levels[at], i64(p.heights[square]))
    for seat in range(p.players):
        turns = turns_to_come(p, seat)
        castles: i64 = 0
        ground: i64 = 0
        listed: i64 = NONE
        for i in range(p.on_board[seat]):
            square = p.knight_at[KNIGHTS * seat + i]
            castle = i64(p.castle_at[square])
            if castle == 0:
                ground += 1
            elif i64(p.heights[square]) == levels[4 * castle + seat] and not listed & BIT[castle]:
                listed |= BIT[castle]
                castles += 1
                parts.part(seat, _castle(p, seat, castle, square, year, turns, levels))
        parts.rest(seat, _seat(p, seat, year, turns, castles, ground))


def _castle(p: Position, seat: i64, castle: i64, square: i64, year: i64, turns: i64, levels: vec[i64]) -> vec[float]:
    """A castle, whose highest knight of the seat stands on that square."""
    out = NO_PART[:]
    base = float(p.bases[castle])
    level = i64(p.heights[square])
    years = float(YEARS - year)
    height: i64 = 1
    while height + 1 < len(p.levels) and p.levels[height + 1] & p.castle_squares[castle]:
        height += 1
    rival: i64 = 0
    rivals: i64 = 0
    other: i64
    for other in range(p.players):
        there = levels[4 * castle + other]
        if other != seat and there > 0:
            rivals += 1
            rival = max(rival, there)
    worth = base * float(level)
    out[BASE] = base / 10.0
    out[LEVEL] = float(level) / 4.0
    out[WORTH] = worth / 20.0
    out[HEIGHT] = float(height) / 4.0
    out[RIVAL_LEVEL] = float(rival) / 4.0
    out[RIVAL_WORTH] = base * float(rival) / 20.0
    out[YEARS_LEFT] = years / 2.0
    out[TURNS] = float(turns) / 4.0
    out[WORTH_LATER] = worth * years / 20.0
    out[BASE_TURNS] = base * float(turns) / 20.0
    out[BASE_YEARS] = base * years / 20.0
    with_king = p.king >= 0 and i64(p.castle_at[p.king]) == castle
    if with_king:
        out[WITH_KING] = 1.0
    i: i64
    second: i64 = 0
    for i in range(p.on_board[seat]):
        spot = p.knight_at[KNIGHTS * seat + i]
        if i64(p.castle_at[spot]) == castle:
            here = i64(p.heights[spot])
            out[KNIGHTS_THERE] = out[KNIGHTS_THERE] + 0.5
            if spot != square:
                second = max(second, here)
            if with_king and here == year:
                out[BONUS] = 1.0
            elif with_king and here == year - 1:
                out[NEAR_BONUS] = 1.0
    climbed = float(climb(p, square, level, STEPS_UP))
    out[CLIMB] = climbed / 2.0
    out[CLIMB_WORTH] = climbed * base / 20.0
    out[ROOM] = float(min(count(beside(p.castle_squares[castle]) & ~p.levels[1]), 20)) / 10.0
    out[SLACK] = float(min(p.bases[castle] - height, 8)) / 4.0
    if p.active() == seat:
        out[NEXT] = 1.0
        if p.decision >= TURN and p.decision < KING_MOVE:
            out[POINTS_LEFT] = float(p.action_points) / 5.0
            out[BASE_POINTS] = base * float(p.action_points) / 50.0
            out[BLOCKS_LEFT] = float(blocks_left(p, seat)) / 3.0
    out[RIVALS_THERE] = float(rivals)
    out[PLAYERS] = float(p.players - 2) / 2.0
    out[ABOVE] = float(min(count(p.at_least(level + 1) & p.castle_squares[castle]), 8)) / 4.0
    out[SECOND] = float(second) / 4.0
    return out


def _seat(p: Position, seat: i64, year: i64, turns: i64, castles: i64, ground: i64) -> vec[float]:
    out = NO_REST[:]
    years = YEARS - year
    out[YEAR_FLAGS + years] = 1.0
    out[TURN_FLAGS + min(turns, 4)] = 1.0
    if p.active() == seat:
        out[IS_NEXT] = 1.0
        if p.decision >= TURN and p.decision < KING_MOVE:
            out[ACTION_POINTS] = float(p.action_points) / 5.0
            out[ACTION_POINTS_FLAGS + min(p.action_points, 5)] = 1.0
            out[BLOCKS] = float(blocks_left(p, seat)) / 3.0
            out[CARD_PLAYED] = float(p.card_played)
            out[BOUGHT] = float(p.purchases) / 2.0
            if p.decision == DRAW:
                out[DRAWING] = 1.0
    out[ON_BOARD] = float(p.on_board[seat]) / 6.0
    out[KNIGHTS_LATER] = float(p.on_board[seat] * years) / 6.0
    out[ON_GROUND] = float(ground) / 6.0
    out[CASTLES] = float(castles) / 6.0
    out[SEATS_MORE] = float(p.players - 2) / 2.0
    if p.master_card >= 0:
        out[MASTER] = float(p.master_points(seat)) / 10.0
        out[MASTER_VERSION] = 1.0
    out[TOWERS_LEFT] = float(p.held_over[seat]) / 3.0
    card: i64
    for card in range(CARDS):
        out[HAND + card] = float(i64(p.hands[CARDS * seat + card]))
    return out


def blocks_left(p: Position, seat: i64) -> i64:
    """The blocks a seat can still place in its turn: those of the tower of the turn, or of its highest one."""
    if p.tower_of_turn != NO_TOWER:
        return p.tower_of_turn
    return max(p.towers[4 * seat], 0)


def year_to_score(p: Position) -> i64:
    """The year that is scored next."""
    return p.year + 1 if p.decision == KING_MOVE or p.decision == START_PLAYER else p.year


def turns_to_come(p: Position, seat: i64) -> i64:
    """The turns a seat has before the next scoring, after the one it may be taking."""
    year = year_to_score(p)
    turns = ROUNDS_OF[p.players * YEARS + year - 1]
    if year == p.year:
        turn = (seat - p.start_player + p.players) % p.players
        turns += (1 if turn > p.turns_taken else 0) - p.round
    return turns


def climb(p: Position, square: i64, level: i64, steps: i64) -> i64:
    """How many levels a knight can go up from there in this many steps."""
    best: i64 = 0
    side: i64
    for side in range(4):
        near = NEAR[4 * square + side]
        if near >= 0 and i64(p.heights[near]) == level + 1 and p.figures[near] == 0:
            up: i64 = 1
            if steps > 1:
                up += climb(p, near, level + 1, steps - 1)
            if up > best:
                best = up
    return best


ONES: Final = vec[i64]([row.bit_count() for row in range(ROW + 1)])


def count(squares: i64) -> i64:
    """How many squares a set has."""
    found: i64 = 0
    row: i64
    for row in range(SIDE):
        found += ONES[(squares >> (SIDE * row)) & ROW]
    return found
