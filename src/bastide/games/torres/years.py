"""Years, rounds and turns (TOR-3, TOR-4), and what happens between the years (TOR-12)."""

from typing import Final

from bastide.core import Event
from bastide.core.native import i64, u8
from bastide.games.torres.components import (
    ADVANCE,
    CARDS,
    TOWER_HEIGHT,
    TOWERS,
    TURN_POINTS,
    YEARS,
)
from bastide.games.torres.position import KING_MOVE, LEGAL, START_PLAYER, TURN, Position, name_of
from bastide.games.torres.scoring import score_year
from bastide.games.torres.squares import BIT

NO_POINT_TO_ADVANCE: Final = 41
KING_OFF_CASTLE: Final = 120
SAME_CASTLE: Final = 121
KING_ON_FIGURE: Final = 122
NO_SUCH_SEAT: Final = 123
FORBIDDEN: Final[dict[int, tuple[str, str]]] = {
    NO_POINT_TO_ADVANCE: ("TOR-10.6", "points"),
    KING_OFF_CASTLE: ("TOR-12.1", "king_off_castle"),
    SAME_CASTLE: ("TOR-12.1", "same_castle"),
    KING_ON_FIGURE: ("TOR-12.1", "occupied"),
    NO_SUCH_SEAT: ("TOR-12.3", "no_such_seat"),
}
"""By verdict the clause and the reason."""


def begin_year(p: Position) -> None:
    """Hand out the towers of the year, for which the supply suffices (TOR-3.3, TOR-3.5), put held-over blocks on them
    (TOR-7.9, TOR-12.4), and begin."""
    heights = TOWERS[p.players][p.year - 1]
    seat: i64
    for seat in range(p.players):
        i: i64
        for i in range(len(heights)):
            height = i64(heights[i])
            p.supply -= height
            extra = min(p.held_over[seat], TOWER_HEIGHT - height)
            p.held_over[seat] -= extra
            p.add_tower(seat, height + extra)
        p.supply += p.held_over[seat]
        p.held_over[seat] = 0
        if p.events is not None:
            p.note(Event("towers_taken", "TOR-3.3", int(seat), {"year": int(p.year), "towers": p.towers_of(seat)}))
    p.round = 1
    p.turns_taken = 0
    p.begin_round()
    begin_turn(p)


def begin_turn(p: Position) -> None:
    """The next player has five action points (TOR-4.1)."""
    p.action_points = TURN_POINTS
    p.await_decision(TURN, p.active())


def end_turn(p: Position) -> None:
    """The next turn, round or year, or the end (TOR-4.5, TOR-3.2, TOR-13.1)."""
    if p.events is not None:
        p.note(Event("turn_ended", "TOR-4.5", int(p.active()), {"points_lost": int(p.action_points)}))
    p.action_points = 0
    p.purchases = 0
    p.card_played = 0
    card: i64
    for card in range(CARDS):
        p.bought[card] = u8(0)
    p.turns_taken += 1
    if p.turns_taken < p.players:
        begin_turn(p)
        return
    if p.round < p.rounds():
        p.round += 1
        p.turns_taken = 0
        p.begin_round()
        begin_turn(p)
        return
    score_year(p)
    if p.year == YEARS:
        p.finish()
    else:
        p.await_decision(KING_MOVE, last_player(p))


def last_player(p: Position) -> i64:
    """The player with the lowest score; on the starting space the one who had the latest turn (TOR-12.1, TOR-12.2)."""
    last = p.start_player
    i: i64
    for i in range(1, p.players):
        seat = (p.start_player + i) % p.players
        if p.points[seat] <= p.points[last]:
            last = seat
    return last


def why_not_advance(p: Position) -> i64:
    """Why no step on the score track is bought: no point is left (TOR-10.6)."""
    if p.action_points >= ADVANCE:
        return LEGAL
    return NO_POINT_TO_ADVANCE


def why_no_king(p: Position, square: i64) -> i64:
    """Why the king does not go there (TOR-12.1)."""
    if squares_for_king(p) & BIT[square]:
        return LEGAL
    if not p.heights[square]:
        return KING_OFF_CASTLE
    return SAME_CASTLE if p.castle_at[square] == p.castle_at[p.king] else KING_ON_FIGURE


def why_no_start_player(p: Position, seat: i64) -> i64:
    """Why this seat is not named start player (TOR-12.3)."""
    return LEGAL if seat < p.players else NO_SUCH_SEAT


def squares_for_king(p: Position) -> i64:
    """The free blocks of castles other than the king's (TOR-12.1)."""
    return p.at_least(1) & ~p.castle_squares[i64(p.castle_at[p.king])] & ~p.occupied


def after_king(p: Position, seat: i64, square: i64) -> None:
    """The last player has moved the king, or left it, and names the start player (TOR-12.1, TOR-12.3)."""
    if square >= 0:
        p.put_king(square)
        if p.events is not None:
            p.note(Event("king_moved", "TOR-12.1", int(seat), {"square": name_of(square)}))
    elif p.events is not None:
        p.note(Event("king_stayed", "TOR-12.1", int(seat)))
    if p.ask_for_start_player():
        p.await_decision(START_PLAYER, seat)
    else:
        next_year(p)


def name_start_player(p: Position, seat: i64, named: i64) -> None:
    """The last player names the start player of the next year (TOR-12.3)."""
    p.start_player = named
    if p.events is not None:
        p.note(Event("starter_named", "TOR-12.3", int(seat), {"starter": int(named)}))  # as tables have stored it
    next_year(p)


def next_year(p: Position) -> None:
    """The next year; hands, decks, figures and blocks stay as they are (TOR-12.5)."""
    p.year += 1
    begin_year(p)
