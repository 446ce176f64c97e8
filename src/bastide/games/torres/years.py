"""Years, rounds and turns (TOR-3, TOR-4), and what happens between the years (TOR-12)."""

from bastide.core import Event
from bastide.core.native import i64, u8
from bastide.games.torres.components import (
    CARDS,
    TOWER_HEIGHT,
    TOWERS,
    TURN_POINTS,
    YEARS,
)
from bastide.games.torres.position import KING_MOVE, START_PLAYER, TURN, Position, name_of
from bastide.games.torres.scoring import score_year


def begin_year(p: Position) -> None:
    """Hand out the towers of the year, put held-over blocks on them, and begin (TOR-3.3, TOR-7.9, TOR-12.4)."""
    heights = TOWERS[p.players][p.year - 1]
    seat: i64
    for seat in range(p.players):
        i: i64
        for i in range(len(heights)):
            height = i64(heights[i])
            p.supply -= height
            extra = min(p.held[seat], TOWER_HEIGHT - height)
            p.held[seat] -= extra
            p.add_tower(seat, height + extra)
        p.supply += p.held[seat]
        p.held[seat] = 0
        if p.events is not None:
            p.tell(Event("towers_taken", "TOR-3.3", int(seat), {"year": int(p.year), "towers": p.towers_of(seat)}))
    p.round = 1
    p.turns_taken = 0
    p.begin_round()
    begin_turn(p)


def begin_turn(p: Position) -> None:
    """The next player has five action points (TOR-4.1)."""
    p.points_left = TURN_POINTS
    p.await_decision(TURN, p.active())


def end_turn(p: Position) -> None:
    """The next turn, round or year, or the end (TOR-4.5, TOR-3.2, TOR-13.1)."""
    if p.events is not None:
        p.tell(Event("turn_ended", "TOR-4.5", int(p.active()), {"points_lost": int(p.points_left)}))
    p.points_left = 0
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
    last = p.starter
    i: i64
    for i in range(1, p.players):
        seat = (p.starter + i) % p.players
        if p.scored[seat] <= p.scored[last]:
            last = seat
    return last


def squares_for_king(p: Position) -> i64:
    """The free blocks of castles other than the king's (TOR-12.1)."""
    return p.at_least(1) & ~p.castle_squares[i64(p.castle_at[p.king])] & ~p.occupied


def after_king(p: Position, seat: i64, square: i64) -> None:
    """The last player has moved the king, or left it, and names the start player (TOR-12.1, TOR-12.3)."""
    if square >= 0:
        p.put_king(square)
        if p.events is not None:
            p.tell(Event("king_moved", "TOR-12.1", int(seat), {"square": name_of(square)}))
    elif p.events is not None:
        p.tell(Event("king_stayed", "TOR-12.1", int(seat)))
    if p.ask_for_start_player():
        p.await_decision(START_PLAYER, seat)
    else:
        next_year(p)


def name_starter(p: Position, seat: i64, starter: i64) -> None:
    """TOR-12.3"""
    p.starter = starter
    if p.events is not None:
        p.tell(Event("starter_named", "TOR-12.3", int(seat), {"starter": int(starter)}))
    next_year(p)


def next_year(p: Position) -> None:
    p.year += 1
    begin_year(p)
