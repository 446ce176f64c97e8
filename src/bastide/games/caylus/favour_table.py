"""Chapter 12: the table of royal favours. A line is chosen, its marker advances, one effect up to it may be used."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus import construction, lawyer, trade
from bastide.games.caylus.codes import (
    DECLINE,
    EFFECT,
    FAVOUR,
    STEP_CHOICE,
    STEP_CONSTRUCT,
    STEP_EFFECT,
    STEP_FAVOUR,
    STEP_LAWYER,
    TAKE,
)
from bastide.games.caylus.components import (
    ALL_LINES,
    DISCOUNT,
    FAVOUR_COLUMNS,
    FAVOUR_LAWYER_DENIERS,
    FIELD_BUILDS,
    FIELD_CHOICE,
    FIELD_EXCHANGE,
    FIELD_TRANSFORMS,
    LINE_BIT,
    LINE_NAMES,
    LINES,
    OPEN_COLUMNS,
)
from bastide.games.caylus.position import LEGAL, NONE, Position

LINE_USED: Final = 140
BEYOND_MARKER: Final = 141
BEYOND_OPEN_COLUMNS: Final = 142
NO_EFFECT: Final = 143
CANNOT_USE: Final = 144
NOT_THIS_CUBE: Final = 145
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    LINE_USED: (("CAY-12.6",), "line_used"),
    BEYOND_MARKER: (("CAY-12.2",), "beyond_marker"),
    BEYOND_OPEN_COLUMNS: (("CAY-12.2", "CAY-12.4"), "beyond_marker"),
    NO_EFFECT: (("CAY-12.10",), "no_effect"),
    CANNOT_USE: (("CAY-12.3", "CAY-3.6"), "cannot_use"),
    NOT_THIS_CUBE: (("CAY-12.10",), "not_this_cube"),
}
"""By verdict the clauses and the reason."""
EMPTY_FIELD: Final = 3 * FAVOUR_COLUMNS
"""The first column of the line of buildings has no effect (CAY-12.10)."""


def still_possible(board: Position) -> bool:
    """Whether a line is left for the favour asked for; else all that wait here are lost (CAY-12.6)."""
    seat = board.asked_seat()
    if board.lines_used[seat] != ALL_LINES:
        return True
    if board.events is not None:
        board.note("forfeited", "CAY-12.6", seat, {"count": int(board.asked_about())})
    board.answered()
    return False


def options(board: Position, kind: i64, seat: i64, about: i64) -> vec[i64]:
    """The choices of a favour: its line, then an effect, then in some fields the cube."""
    if kind == STEP_FAVOUR:
        return line_options(board, seat)
    if kind == STEP_EFFECT:
        return effect_options(board, seat, about)
    return choices(about)


def line_options(board: Position, seat: i64) -> vec[i64]:
    """The lines the seat has not used in this phase (CAY-12.6, CAY-12.7); choosing one is mandatory (CAY-12.3)."""
    found = vec[i64](capacity=LINES)
    line: i64
    for line in range(LINES):
        if why_no_line(board, seat, line) == LEGAL:
            found = append(found, FAVOUR + line)
    return found


def why_no_line(board: Position, seat: i64, line: i64) -> i64:
    """Why the seat may not take a favour on this line: it has in this phase (CAY-12.6)."""
    if board.lines_used[seat] & LINE_BIT[line] == 0:
        return LEGAL
    return LINE_USED


def take_line(board: Position, seat: i64, line: i64) -> None:
    """Use up one favour on this line, the others wait until it is used (CAY-12.8); advance the marker, wherever others
    are (CAY-12.9), if the next column is open (CAY-12.2, CAY-12.4, CAY-12.5, CAY-17.7)."""
    waiting = board.asked_about() - 1
    if waiting > 0:
        board.steps[board.depth * 3 - 1] = waiting
    else:
        board.answered()
    board.lines_used[seat] |= LINE_BIT[line]
    column = board.markers[seat * LINES + line]
    if column < OPEN_COLUMNS[board.scored]:
        column += 1
        board.markers[seat * LINES + line] = column
    if board.events is not None:
        board.note("favour", "CAY-12.2", seat, {"line": LINE_NAMES[line], "column": int(column)})
    if len(effect_options(board, seat, line)) > 1:
        board.ask(STEP_EFFECT, seat, line)
    elif board.events is not None:
        board.note("spent", "CAY-12.3", seat, {"line": LINE_NAMES[line]})


def effect_options(board: Position, seat: i64, line: i64) -> vec[i64]:
    """One effect from column 1 up to the marker that can be carried out, or none (CAY-12.2, CAY-12.3)."""
    found = vec[i64](capacity=6)
    column: i64
    for column in range(board.markers[seat * LINES + line]):
        if why_no_effect(board, seat, line, column) == LEGAL:
            found = append(found, EFFECT + column)
    return append(found, DECLINE)


def why_no_effect(board: Position, seat: i64, line: i64, column: i64) -> i64:
    """Why the seat may not use this effect: beyond its marker (CAY-12.2, CAY-12.4), or it can do nothing (CAY-12.3)."""
    if column >= board.markers[seat * LINES + line]:
        return BEYOND_OPEN_COLUMNS if column >= OPEN_COLUMNS[board.scored] else BEYOND_MARKER
    field = line * FAVOUR_COLUMNS + column
    if usable(board, seat, field):
        return LEGAL
    return NO_EFFECT if field == EMPTY_FIELD else CANNOT_USE


def usable(board: Position, seat: i64, field: i64) -> bool:
    """Whether the seat can carry out the effect of a field of the table."""
    exchange = FIELD_EXCHANGE[field]
    if exchange != NONE:
        return trade.payable(board, seat, exchange)
    if FIELD_CHOICE[field * 2] != NONE:
        return True
    if FIELD_BUILDS[field] != NONE:
        return construction.can_build(board, seat, construction_order(field))
    return FIELD_TRANSFORMS[field] == 1 and lawyer.can_transform(board, seat, FAVOUR_LAWYER_DENIERS)


def construction_order(field: i64) -> i64:
    """What a field builds: the class * 2, + 1 where the favour saves a cube (CAY-12.12, CAY-12.14)."""
    kind = FIELD_BUILDS[field]
    return kind * 2 + 1 if DISCOUNT[kind] != NONE else kind * 2


def use_effect(board: Position, seat: i64, column: i64) -> None:
    """Carry out the effect in this column of the line chosen (CAY-12.10 to 12.14)."""
    field = board.asked_about() * FAVOUR_COLUMNS + column
    board.answered()
    exchange = FIELD_EXCHANGE[field]
    if exchange != NONE:
        trade.use(board, seat, exchange)
    elif FIELD_CHOICE[field * 2] != NONE:
        board.ask(STEP_CHOICE, seat, field)
    elif FIELD_BUILDS[field] != NONE:
        board.ask(STEP_CONSTRUCT, seat, construction_order(field))
    else:
        board.ask(STEP_LAWYER, seat, FAVOUR_LAWYER_DENIERS)


def choices(field: i64) -> vec[i64]:
    """The two alternatives of a field: 1 wood or 1 stone (CAY-12.10)."""
    return vec[i64]([TAKE + FIELD_CHOICE[field * 2], TAKE + FIELD_CHOICE[field * 2 + 1]])


def why_not_chosen(field: i64, bundle: i64) -> i64:
    """Why the favour does not give this cube (CAY-12.10)."""
    return LEGAL if bundle == FIELD_CHOICE[field * 2] or bundle == FIELD_CHOICE[field * 2 + 1] else NOT_THIS_CUBE
