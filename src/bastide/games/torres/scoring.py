"""The scoring at the end of a year (TOR-11)."""

from bastide.core.native import i64
from bastide.games.torres.components import KING_BONUS, KNIGHTS, NO_LEVELS
from bastide.games.torres.position import Position, name_of
from bastide.games.torres.score_track import advance


def score_year(p: Position) -> None:
    """Castle points for all, then the king's bonus for all, then the master card (TOR-11.1, TOR-11.2)."""
    i: i64
    for i in range(p.players):
        seat = (p.first_player + i) % p.players
        parts = castle_parts(p, seat) if p.events is not None else []
        advance(p, seat, castle_points(p, seat), "TOR-11.3", "castles_scored", parts)
    for i in range(p.players):
        seat = (p.first_player + i) % p.players
        advance(p, seat, king_bonus(p, seat), "TOR-11.5", "king_bonus", [])
    p.score_master_card()


def castle_points(p: Position, seat: i64) -> i64:
    """Base times the level of the own highest knight, for every castle with an own knight (TOR-11.3, TOR-11.4)."""
    highest = NO_LEVELS[:]
    points: i64 = 0
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        level = i64(p.heights[square])
        castle = i64(p.castle_at[square])
        if level > highest[castle]:
            points += (level - highest[castle]) * p.bases[castle]
            highest[castle] = level
    return points


def castle_parts(p: Position, seat: i64) -> list[dict[str, object]]:
    """The castle points of a seat, castle by castle, as the log shows them."""
    best: dict[int, tuple[int, int]] = {}
    for square in p.knights_of(seat):
        castle, level = int(p.castle_at[square]), int(p.heights[square])
        if castle and level > best.get(castle, (0, 0))[0]:
            best[castle] = (level, square)
    return [
        {
            "knight": name_of(square),
            "level": level,
            "base": int(p.bases[castle]),
            "points": level * int(p.bases[castle]),
        }
        for castle, (level, square) in best.items()
    ]


def king_bonus(p: Position, seat: i64) -> i64:
    """A knight in the king's castle on exactly the level of the year's number (TOR-11.5, TOR-11.6)."""
    i: i64
    for i in range(p.on_board[seat]):
        square = p.knight_at[KNIGHTS * seat + i]
        if i64(p.heights[square]) == p.year and p.castle_at[square] == p.castle_at[p.king]:
            return KING_BONUS[p.year - 1]
    return 0
