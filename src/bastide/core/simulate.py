"""Whole games by random choice: what the benchmark, the checksum and the soak run millions of times."""

from bastide.core.dealer import Dealer
from bastide.core.native import i64
from bastide.core.state import CHANCE, NOBODY, State


def step(state: State, dealer: Dealer) -> i64:
    """One outcome of chance, or one decision with every legal action equally likely; returns how many decisions."""
    if state.to_move == CHANCE:
        state.apply_code(dealer.draw_code(state))
        return 0
    codes = state.legal_codes()
    state.apply_code(codes[dealer.below(len(codes))])
    return 1


def finish(state: State, dealer: Dealer) -> i64:
    """Play to the end, every legal action equally likely; returns how many decisions were taken."""
    decisions: i64 = 0
    while state.to_move != NOBODY:
        decisions += step(state, dealer)
    return decisions


def advance(state: State, dealer: Dealer, decisions: i64) -> None:
    """Play this many decisions, every legal action equally likely, or to the end if that comes first."""
    while decisions > 0 and state.to_move != NOBODY:
        decisions -= step(state, dealer)


def play_games(start: State, games: i64, seed: i64, checksum: i64 = 0) -> tuple[i64, i64]:
    """Play this many random games from one position; returns the decisions taken and a checksum of the final scores,
    which goes on from that of the games before."""
    decisions: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.copy()
        decisions += finish(state, Dealer(seed + game))
        seat: i64 = 0
        while seat < state.players:
            checksum = (checksum * 31 + state.score(seat) + 7) % 1000000007
            seat += 1
        game += 1
    return decisions, checksum


def middle(start: State, decisions: i64, seed: int) -> State:
    """A position this many decisions into a random game, or its last one before the end."""
    state = start.copy()
    dealer = Dealer(seed)
    while decisions > 0 or state.to_move == CHANCE:
        before = state.copy()
        decisions -= step(state, dealer)
        if state.to_move == NOBODY:
            return before
    return state


def time_copies(state: State, times: i64) -> None:
    """Copy a state again and again."""
    while times > 0:
        state.copy()
        times -= 1


def time_legal(state: State, times: i64) -> None:
    """List the legal codes of a state again and again."""
    while times > 0:
        state.legal_codes()
        times -= 1
