"""Chapter 11, phase 7: the bailiff moves on, and sections of the castle are scored."""

from bastide.core.native import i64, vec
from bastide.games.caylus.components import (
    BAILIFF_STEPS,
    BAILIFF_STEPS_BEHIND,
    MOST_HOUSES,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_MARKER,
    SECTION_NAMES,
    SECTION_PLACES,
    SECTIONS,
)
from bastide.games.caylus.favours import gain_favours
from bastide.games.caylus.position import NONE, Position


def go_on(board: Position) -> bool:
    """Move the bailiff, then score the sections that are due, player by player; False when the turn is over."""
    if board.active:
        if board.cursor <= board.players:
            score_player(board, board.order[board.cursor - 1])
            board.cursor += 1
        else:
            board.scored += 1
            board.active = False
        return True
    if board.cursor == 0:
        move_bailiff(board)
        board.cursor = 1
        return True
    if board.scored < SECTIONS and must_score(board, board.scored):
        if board.events is not None:
            board.note("scoring", "CAY-11.3", NONE, {"section": SECTION_NAMES[board.scored]})
        board.active = True
        board.cursor = 1
        return True
    board.bridge = vec[i64]([])
    return False


def move_bailiff(board: Position) -> None:
    """The bailiff moves 2 spaces if the provost is ahead, else 1; the provost follows (CAY-11.1, CAY-11.2)."""
    steps = BAILIFF_STEPS_BEHIND if board.provost > board.bailiff else BAILIFF_STEPS
    board.bailiff += steps
    board.provost = board.bailiff
    if board.events is not None:
        board.note("bailiff", "CAY-11.1", NONE, {"steps": int(steps), "space": int(board.bailiff)})


def must_score(board: Position, section: i64) -> bool:
    """A section is scored, once (CAY-11.4, CAY-11.5), when it is full or the bailiff has reached its marker (CAY-11.3,
    CAY-1.8)."""
    return board.bailiff >= SECTION_MARKER[section] or board.filled(section) == SECTION_PLACES[section]


def score_player(board: Position, seat: i64) -> None:
    """No house in the section is a loss, two or more bring favours (CAY-11.6, CAY-11.7)."""
    loss = loss_for(board, seat, board.scored)
    if loss > 0:
        board.lose(seat, loss, "CAY-11.6")
        return
    gain_favours(board, seat, favours_for(board, seat, board.scored), "CAY-11.6")


def loss_for(board: Position, seat: i64, section: i64) -> i64:
    """The prestige a seat loses in the scoring of a section (CAY-11.6)."""
    return SECTION_LOSS[section] if board.houses[seat * SECTIONS + section] == 0 else 0


def favours_for(board: Position, seat: i64, section: i64) -> i64:
    """The favours a seat gains in the scoring of a section (CAY-11.6, CAY-11.7)."""
    houses = min(board.houses[seat * SECTIONS + section], MOST_HOUSES)
    return SECTION_FAVOURS[section * (MOST_HOUSES + 1) + houses]
