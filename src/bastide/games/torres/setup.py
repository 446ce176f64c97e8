"""Which squares take the starting castles, the first knights and the king (TOR-2.1, TOR-2.6, TOR-2.7, TOR-17.2)."""

from typing import Final

from bastide.core.native import i64
from bastide.games.torres.position import LEGAL, Position
from bastide.games.torres.squares import BIT

NO_SUCH_FIRST_PLAYER: Final = 20
NO_CASTLE_FOR_KNIGHT: Final = 21
NO_CASTLE_FOR_KING: Final = 22
CASTLE_TOO_NEAR: Final = 23
FORBIDDEN: Final[dict[int, tuple[str, str]]] = {
    NO_SUCH_FIRST_PLAYER: ("TOR-2.1", "no_such_seat"),
    NO_CASTLE_FOR_KNIGHT: ("TOR-2.6", "not_a_free_castle"),
    NO_CASTLE_FOR_KING: ("TOR-2.7", "not_a_free_castle"),
    CASTLE_TOO_NEAR: ("TOR-17.2", "castle_too_near"),
}
"""By verdict the clause and the reason."""


def why_not_first(p: Position, seat: i64) -> i64:
    """Why this seat is not the first player (TOR-2.1)."""
    return LEGAL if seat < p.players else NO_SUCH_FIRST_PLAYER


def free_castles(p: Position) -> i64:
    """The castles on which no figure stands yet (TOR-2.6, TOR-2.7)."""
    return p.at_least(1) & ~p.occupied


def why_no_first_knight(p: Position, square: i64) -> i64:
    """Why the first knight does not stand there (TOR-2.6)."""
    return LEGAL if free_castles(p) & BIT[square] else NO_CASTLE_FOR_KNIGHT


def why_no_first_king(p: Position, square: i64) -> i64:
    """Why the king does not stand there at first (TOR-2.7)."""
    return LEGAL if free_castles(p) & BIT[square] else NO_CASTLE_FOR_KING


def why_not_castle(p: Position, square: i64) -> i64:
    """Why no starting castle stands there (TOR-17.2)."""
    return LEGAL if p.squares_for_castle() & BIT[square] else CASTLE_TOO_NEAR
