"""Chapter 10, phase 6: the castle."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import GIVE, STEP_CASTLE, STOP
from bastide.games.caylus.components import (
    BATCH,
    BATCHES,
    BEST_BUILDER_FAVOURS,
    CASTLE_SPOTS,
    CUBES,
    FIRST_CASTLE,
    NO_BATCH_LOSS,
    PURSE,
    SECTION_NAMES,
    SECTION_PRESTIGE,
    SECTIONS,
)
from bastide.games.caylus.favours import gain_favours
from bastide.games.caylus.position import LEGAL, NONE, Position

CASTLE_COMPLETE: Final = 100
BATCH_LACKING: Final = 101
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    CASTLE_COMPLETE: (("CAY-10.7",), "castle_complete"),
    BATCH_LACKING: (("CAY-10.2",), "batch_lacking"),
}
"""By verdict the clauses and the reason."""


def next_builder(board: Position) -> bool:
    """The players in the castle build in the order of its places, then the best one is favoured (CAY-10.1, CAY-10.10).

    Returns False when the workers have gone back and the phase is over.
    """
    if board.cursor < CASTLE_SPOTS:
        seat = board.worker[FIRST_CASTLE + board.cursor]
        board.cursor += 1
        if seat != NONE:
            board.ask(STEP_CASTLE, seat, 0)
        return True
    if board.cursor == CASTLE_SPOTS:
        board.cursor += 1
        reward_best_builder(board)
        return True
    leave(board)
    return False


def options(board: Position, seat: i64) -> vec[i64]:
    """Every batch that can be paid while there is a place, or stopping (CAY-10.2, CAY-10.7)."""
    found = vec[i64](capacity=7)
    batch: i64
    for batch in range(BATCHES):
        if why_not_give(board, seat, batch) == LEGAL:
            found = append(found, GIVE + batch)
    return append(found, STOP)


def why_not_give(board: Position, seat: i64, batch: i64) -> i64:
    """Why the seat may not give the batch: its cubes are lacking (CAY-10.2), or a place for it is (CAY-10.7)."""
    if board.section_to_build() == SECTIONS:
        return CASTLE_COMPLETE
    if holds(board, seat, batch):
        return LEGAL
    return BATCH_LACKING


def holds(board: Position, seat: i64, batch: i64) -> bool:
    """Whether the seat owns the three cubes of a batch."""
    kind: i64 = 0
    while kind < CUBES and board.purse[seat * PURSE + kind] >= BATCH[batch * CUBES + kind]:
        kind += 1
    return kind == CUBES


def holds_any(board: Position, seat: i64) -> bool:
    """Whether the seat owns a complete batch."""
    batch: i64 = 0
    while batch < BATCHES and not holds(board, seat, batch):
        batch += 1
    return batch < BATCHES


def give(board: Position, seat: i64, batch: i64) -> None:
    """Pay a batch, place a house in the section to be built and gain its prestige (CAY-10.3, CAY-10.4)."""
    kind: i64
    for kind in range(CUBES):
        board.pay(seat, kind, BATCH[batch * CUBES + kind], "CAY-10.2")
    section = board.section_to_build()
    board.houses[seat * SECTIONS + section] += 1
    board.batches[seat] += 1
    if board.events is not None:
        board.note("housed", "CAY-10.3", seat, {"section": SECTION_NAMES[section]})
    board.earn(seat, SECTION_PRESTIGE[section], "CAY-10.3")


def stop(board: Position, seat: i64) -> None:
    """Who gave no batch loses 2 prestige, unless a complete batch in hand finds no place (CAY-10.8, CAY-10.9)."""
    board.answered()
    if board.batches[seat] > 0:
        return
    if board.section_to_build() == SECTIONS and holds_any(board, seat):
        if board.events is not None:
            board.note("spared", "CAY-10.9", seat, {})
        return
    board.lose(seat, NO_BATCH_LOSS, "CAY-10.8")


def reward_best_builder(board: Position) -> None:
    """Most batches this turn gain a favour (CAY-10.10)."""
    best = best_builder(board)
    if best != NONE:
        gain_favours(board, best, BEST_BUILDER_FAVOURS, "CAY-10.10")


def best_builder(board: Position) -> i64:
    """Who gave most batches this turn; among equals the one at the lowest castle place (CAY-10.10, CAY-10.11)."""
    best: i64 = NONE
    most: i64 = 0
    i: i64
    for i in range(CASTLE_SPOTS):
        seat = board.worker[FIRST_CASTLE + i]
        if seat != NONE and board.batches[seat] > most:
            best = seat
            most = board.batches[seat]
    return best


def leave(board: Position) -> None:
    """The workers return from the castle (CAY-10.12)."""
    i: i64
    for i in range(CASTLE_SPOTS):
        board.take_back(FIRST_CASTLE + i, "CAY-10.12")
    seat: i64
    for seat in range(board.players):
        board.batches[seat] = 0
