"""Chapter 4: the turn and its seven phases, in the rulebook's order."""

from bastide.core import NOBODY
from bastide.core.native import i64, vec
from bastide.games.caylus import favour_table, scoring
from bastide.games.caylus.codes import (
    BUILDINGS,
    CASTLE,
    END_OF_TURN,
    INCOME,
    PHASE_NAMES,
    PLACEMENT,
    PROVOST_PHASE,
    SPECIAL,
    STEP_FAVOUR,
)
from bastide.games.caylus.components import SECTIONS
from bastide.games.caylus.phases import buildings, castle, end_of_turn, income, placement, provost, special
from bastide.games.caylus.position import NONE, Position


def go_on(board: Position) -> None:
    """Let everything happen that leaves no choice, up to the next decision or the end."""
    while True:
        if board.depth > 0:
            if board.asked() != STEP_FAVOUR or favour_table.still_possible(board):
                board.to_move = board.asked_seat()
                return
        elif not continue_phase(board):
            if not next_phase(board):
                return


def continue_phase(board: Position) -> bool:
    """Take the phase one step further; False when it is over."""
    phase = board.phase
    if phase == PLACEMENT:
        return placement.next_player(board)
    if phase == SPECIAL:
        return special.next_building(board)
    if phase == PROVOST_PHASE:
        return provost.next_player(board)
    if phase == BUILDINGS:
        return buildings.next_space(board)
    if phase == CASTLE:
        return castle.next_builder(board)
    if phase == END_OF_TURN:
        return end_of_turn.go_on(board)
    return False


def next_phase(board: Position) -> bool:
    """Begin the next phase (CAY-4.1); False when the game is over (CAY-4.2, CAY-13.1)."""
    if board.phase == END_OF_TURN:
        if board.scored == SECTIONS:
            end(board)
            return False
        begin_turn(board)
        return True
    enter(board, board.phase + 1)
    return True


def enter(board: Position, phase: i64) -> None:
    """Begin a phase; its favours may use every line anew (CAY-12.7)."""
    board.phase = phase
    board.cursor = 1 if phase == BUILDINGS else 0
    board.active = False
    seat: i64
    for seat in range(board.players):
        board.lines_used[seat] = 0
    if board.events is not None:
        board.note("phase", "CAY-4.1", NONE, {"turn": int(board.turn), "phase": PHASE_NAMES[phase]})


def begin_turn(board: Position) -> None:
    """A new turn; with two players the order is swapped first, from the second turn on (CAY-11.8, CAY-14.2)."""
    board.turn += 1
    if board.players == 2 and board.turn > 1:
        board.order = vec[i64]([board.order[1], board.order[0]])
        if board.events is not None:
            board.note("reordered", "CAY-14.2", NONE, {"order": [int(seat) for seat in board.order]})
    enter(board, INCOME)
    income.pay_income(board)


def end(board: Position) -> None:
    """The game ends right after the Towers have been scored (CAY-13.1) and their favours used (CAY-12.16)."""
    scoring.count_up(board)
    board.to_move = NOBODY
    if board.events is not None:
        board.note("ended", "CAY-13.1", NONE, {"turn": int(board.turn)})
