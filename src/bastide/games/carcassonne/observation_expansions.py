"""What a seat knows of the expansions in play, as numbers: zeros where one is not."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64
from bastide.core.telling import empty_rows, told
from bastide.games.carcassonne.components import (
    FIGURE_SPAN,
    FIGURES,
    MOST_SEGMENTS,
    NOTHING,
    SEATS,
    SLOT_OF,
    TOWER_TOP,
)
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, FRESH, HANDS, LAST, ROUND, WAITING
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    CATCHER,
    DISTANCE,
    FAIR_AT,
    FAIRS,
    LANDS_X,
    LANDS_Y,
    MOST_FAIRS,
    ON,
    STEP,
    THROWN,
    TO_AIM,
    TO_CATCH,
    TOKEN,
    VICTIM,
)
from bastide.games.carcassonne.expansions.count.quarters import COUNT_IN, ENTRY, JOINING, SLOT, held_at
from bastide.games.carcassonne.expansions.king_robber import HOLDER, NUMBER, RECORD
from bastide.games.carcassonne.expansions.princess_dragon.memory import DRAGON_AT, FAIRY_AT, FAIRY_WITH, TRAIL, VISITED
from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    CAPTURED_ON,
    MOST_TOWERS,
    RAISED,
    RANSOMED,
    TOWERS,
    prison,
)
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.observation_tables import KINDS_OF_FIGURES, MOST_SEATS, NUMBER_OF_QUARTERS, STEPS, TABLES
from bastide.games.carcassonne.state import CarcassonneState

EMPTY_DRAGON: Final = empty_rows(TABLES, "dragon", 2 + STEPS)
EMPTY_CAPTURE: Final = empty_rows(TABLES, "capture", 1)
EMPTY_TOWERS: Final = empty_rows(TABLES, "towers", MOST_TOWERS)
EMPTY_PRISON: Final = empty_rows(TABLES, "prisoners", 1)
EMPTY_ABBEY: Final = empty_rows(TABLES, "abbeys", 1)
EMPTY_COUNT: Final = empty_rows(TABLES, "count", 1)
EMPTY_QUARTER: Final = empty_rows(TABLES, "quarters", 1)
EMPTY_CATAPULT: Final = empty_rows(TABLES, "catapult", 1)


def dragon(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The Princess & the Dragon."""
    at = state.rules.memory_of("princess_dragon")
    if at < 0:
        out.write(EMPTY_DRAGON)
        return
    place(state.memory[at + DRAGON_AT], out)
    _nobody(out)
    place(state.memory[at + FAIRY_AT], out)
    beside = state.memory[at + FAIRY_WITH] - 1
    if beside >= 0:
        write_i16_le(out, i16(told(beside % SEATS, viewer, state.players)))
        write_i16_le(out, i16(beside % FIGURE_SPAN // SEATS + 1))
        write_i16_le(out, i16(segment(state, beside // FIGURE_SPAN)))
    else:
        _nobody(out)
    step: i64
    for step in range(STEPS):
        place(state.memory[at + TRAIL + step] if step < state.memory[at + VISITED] else 0, out)
        _nobody(out)


def towers(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The Tower: a capture under way, the towers and the prisoners."""
    at = state.rules.memory_of("tower")
    if at < 0:
        out.write(EMPTY_CAPTURE)
        out.write(EMPTY_TOWERS)
    else:
        captive = state.memory[at + CAPTIVE] - 1
        write_i16_le(out, i16(state.memory[at + RANSOMED]))
        place(state.memory[at + RAISED], out)
        place(state.memory[at + CAPTURED_ON], out)
        write_i16_le(out, i16(told(captive // FIGURES, viewer, state.players)) if captive >= 0 else i16(0))
        write_i16_le(out, i16(captive % FIGURES + 1) if captive >= 0 else i16(0))
        i: i64
        for i in range(MOST_TOWERS):
            cell = state.memory[at + TOWERS + 2 * i]
            write_i16_le(out, i16(state.memory[at + TOWERS + 2 * i + 1]))
            write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
            write_i16_le(out, i16(y_of(cell)) if cell else i16(0))
    k: i64
    for k in range(MOST_SEATS * MOST_SEATS):
        holder = k // MOST_SEATS
        owner = k % MOST_SEATS
        if at < 0 or holder >= state.players or owner >= state.players:
            out.write(EMPTY_PRISON)
        else:
            _prisoners(state, at, (viewer + holder) % state.players, (viewer + owner) % state.players, out)


def _prisoners(state: CarcassonneState, at: i64, holder: i64, owner: i64, out: BytesWriter) -> None:
    kind: i64
    for kind in range(KINDS_OF_FIGURES):
        write_i16_le(out, i16(state.memory[prison(at, holder, owner, kind)]))


def abbeys(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """Abbey & Mayor: a row for every seat."""
    at = state.rules.memory_of("abbey_mayor")
    k: i64
    for k in range(MOST_SEATS):
        if at >= 0 and k < state.players:
            _abbey(state, at, (viewer + k) % state.players, out)
        else:
            out.write(EMPTY_ABBEY)


def _abbey(state: CarcassonneState, at: i64, seat: i64, out: BytesWriter) -> None:
    memory = state.memory
    wagon = memory[at + WAITING + seat] - 1
    last = memory[at + ROUND] > 0 and memory[at + LAST] == seat
    write_i16_le(out, i16(memory[at + HANDS + seat]))
    place(memory[at + BARNS + seat], out)
    place(cell_of(state, wagon) if wagon >= 0 else 0, out)
    write_i16_le(out, i16(segment(state, wagon // FIGURE_SPAN)) if wagon >= 0 else i16(0))
    write_i16_le(out, i16(memory[at + FRESH]) if seat == state.active else i16(0))
    write_i16_le(out, i16(1 if last else 0))
    write_i16_le(out, i16(memory[at + ROUND]) if last else i16(0))


def count_of_carcassonne(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The Count of Carcassonne: where he is, and who is in the quarters."""
    at = state.rules.memory_of("count")
    if at < 0:
        out.write(EMPTY_COUNT)
    else:
        write_i16_le(out, i16(state.memory[at + COUNT_IN] + 1))
        write_i16_le(out, i16(state.guests))
        write_i16_le(out, i16(state.memory[at + ENTRY]))
        write_i16_le(out, i16(state.memory[at + SLOT]))
        place(state.memory[at + JOINING], out)
    row: i64
    kind: i64
    for row in range(NUMBER_OF_QUARTERS * MOST_SEATS):
        if at < 0 or row % MOST_SEATS >= state.players:
            out.write(EMPTY_QUARTER)
        else:
            seat = (viewer + row % MOST_SEATS) % state.players
            for kind in range(KINDS_OF_FIGURES):
                write_i16_le(out, i16(state.memory[held_at(at, row // MOST_SEATS, seat, kind)]))


def catapult(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """CAR-CA-6.3: the distance is the thrower's secret until the hand is known."""
    at = state.rules.memory_of("catapult")
    if at < 0:
        out.write(EMPTY_CATAPULT)
        return
    memory = state.memory
    token = memory[at + TOKEN]
    step = memory[at + STEP]
    catch = token == CATCH
    thrower = (state.active + memory[at + THROWN]) % state.players
    write_i16_le(out, i16(token))
    write_i16_le(out, i16(memory[at + THROWN]))
    write_i16_le(out, i16(step + 1))
    landing = token != 0 and not catch and step > TO_CATCH
    write_i16_le(out, i16(1 if landing else 0))
    _point(memory[at + LANDS_X] if landing else 0, out)
    _point(memory[at + LANDS_Y] if landing else 0, out)
    known = catch and step > TO_AIM and (step != TO_CATCH or viewer == thrower)
    write_i16_le(out, i16(memory[at + DISTANCE] + 1) if known else i16(0))
    write_i16_le(out, i16(memory[at + CATCHER]) if catch and step > TO_CATCH else i16(0))
    _victim(state, memory[at + VICTIM], viewer, out)
    place(memory[at + ON], out)
    fair: i64
    for fair in range(MOST_FAIRS):
        place(memory[at + FAIR_AT + fair] if fair < memory[at + FAIRS] else 0, out)


def _point(thousandths: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(thousandths // 1000))
    write_i16_le(out, i16(thousandths % 1000))


def _victim(state: CarcassonneState, who: i64, viewer: i64, out: BytesWriter) -> None:
    """A follower on the land, or, below 0, in a quarter."""
    if who == 0:
        _nobody(out)
        _nobody(out)
        return
    figure = who - 1 if who > 0 else -who - 1
    cell = cell_of(state, figure) if who > 0 else 0
    write_i16_le(out, i16(told(figure % SEATS, viewer, state.players)))
    write_i16_le(out, i16(figure % FIGURE_SPAN // SEATS + 1))
    write_i16_le(out, i16(x_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(y_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(segment(state, figure // FIGURE_SPAN)) if who > 0 else i16(0))
    write_i16_le(out, i16(figure // FIGURE_SPAN + 1) if who < 0 else i16(0))


def marker(state: CarcassonneState, at: i64, viewer: i64, out: BytesWriter) -> None:
    """King or Robber Baron: who has it, and for what."""
    if at < 0:
        _nobody(out)
        return
    write_i16_le(out, i16(told(state.memory[at + HOLDER] - 1, viewer, state.players)))
    write_i16_le(out, i16(state.memory[at + RECORD]))
    write_i16_le(out, i16(state.memory[at + NUMBER]))


def place(cell: i64, out: BytesWriter) -> None:
    """Whether there is a place, and where; a cell of 0 is none."""
    write_i16_le(out, i16(1 if cell else 0))
    write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
    write_i16_le(out, i16(y_of(cell)) if cell else i16(0))


def segment(state: CarcassonneState, node: i64) -> i64:
    """A segment of a tile by its number from 1 on; the last one is the top of a tower."""
    land = state.land
    slot = SLOT_OF[land.tile_turned[land.tile_of(node)] // 4 * MOST_SEGMENTS + land.segment_of(node)]
    return slot + 1 if slot != NOTHING else TOWER_TOP + 1


def _nobody(out: BytesWriter) -> None:
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))
