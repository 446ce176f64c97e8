"""What a seat knows of a position of Carcassonne, as numbers: the tables of `observation_tables`, row by row."""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64, vec
from bastide.core.observation import empty_rows, relative_seat
from bastide.games.carcassonne.action_space import REACH as REACH
from bastide.games.carcassonne.action_space import action_codes as action_codes
from bastide.games.carcassonne.action_space import kinds_in_play as kinds_in_play
from bastide.games.carcassonne.components import FIGURE_SPAN, FIGURES, SEAT_SPAN, TYPES
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.observation_tables import (
    LAND,
    MAX_PLAYERS,
    MOST_FIGURES,
    OBSERVERS,
    OPTIONS,
    SETS,
    SLOT_NUMBER,
    SMALL_CITY,
    TABLES,
)
from bastide.games.carcassonne.observer import KINDS_OF_FIGURES, Absent, Observer, place, segment
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

if TYPE_CHECKING:
    from bastide.core import State

EMPTY_LAND: Final = empty_rows(TABLES, "land", LAND)
TILE_SPAN: Final = len(EMPTY_LAND) // LAND
EMPTY_FIGURES: Final = empty_rows(TABLES, "figures", MOST_FIGURES)
FIGURE_ROW: Final = len(EMPTY_FIGURES) // MOST_FIGURES
EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)


class Chosen:
    """The options and sets in numbers, and who tells of each set: made once for the rules of a game."""

    def __init__(self, of: Rules) -> None:
        self.of = of
        settings = of.settings
        chosen: dict[str, int] = {SMALL_CITY: int(settings["small_city"] == "two")}
        observers: list[Observer] = []
        for name, kind in OBSERVERS.items():
            observer = kind()
            for column, number in zip(observer.options, observer.option_numbers(settings), strict=True):
                chosen[column[0]] = number
            if settings.on(name):
                observer.join(of)
                observers.append(observer)
            else:
                observers.append(Absent(observer))
        self.with_tables: vec[Observer] = vec[Observer]([each for each in observers if each.tables])
        self.with_course: vec[Observer] = vec[Observer]([each for each in observers if each.course])
        self.with_seat: vec[Observer] = vec[Observer]([each for each in observers if each.seat])
        self.rules: bytes = _numbers([chosen[column[0]] for column in OPTIONS])
        self.sets: bytes = _numbers([int(settings.on(name)) for name in SETS])


def _numbers(numbers: list[int]) -> bytes:
    out = BytesWriter()
    for number in numbers:
        write_i16_le(out, i16(number))
    return out.getvalue()


LATEST: Final[list[Chosen]] = []
"""Those written last, if any."""


def _chosen(rules: Rules) -> Chosen:
    for latest in LATEST:
        if latest.of is rules:
            return latest
    fresh = Chosen(rules)
    LATEST[:] = [fresh]
    return fresh


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows: everything but the order of the pile (CAR-B-0.12)."""
    assert isinstance(state, CarcassonneState)
    viewer = i64(seat)
    _land(state, out)
    _figures(state, viewer, out)
    write_course(state, viewer, out)
    chosen = _chosen(state.rules)
    for observer in chosen.with_tables:
        observer.write(state, viewer, out)
    out.write(chosen.sets)
    write_seats(state, viewer, out)
    tile: i64
    for tile in range(TYPES):
        write_i16_le(out, i16(state.pile[tile]))
        write_i16_le(out, i16(_count(state.aside, tile)))
        write_i16_le(out, i16(_count(state.removed, tile)))


def _count(tiles: vec[i64], tile: i64) -> i64:
    count: i64 = 0
    for other in tiles:
        if other == tile:
            count += 1
    return count


def _land(state: CarcassonneState, out: BytesWriter) -> None:
    land = state.land
    i: i64
    for i in range(land.laid):
        turned = land.tile_turned[i]
        write_i16_le(out, i16(turned // 4 + 1))
        write_i16_le(out, i16(x_of(land.tile_cell[i])))
        write_i16_le(out, i16(y_of(land.tile_cell[i])))
        write_i16_le(out, i16(turned % 4 + 1))
    out.write(EMPTY_LAND[TILE_SPAN * land.laid :])


def _figures(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    land = state.land
    i: i64
    for i in range(state.figures_out):
        packed = state.figures[i]
        node = packed // FIGURE_SPAN
        tile = land.tile_of(node)
        write_i16_le(out, i16(relative_seat(packed % SEAT_SPAN, viewer, state.players)))
        write_i16_le(out, i16(packed % FIGURE_SPAN // SEAT_SPAN + 1))
        write_i16_le(out, i16(x_of(land.tile_cell[tile])))
        write_i16_le(out, i16(y_of(land.tile_cell[tile])))
        write_i16_le(out, i16(segment(state, node)))
    out.write(EMPTY_FIGURES[FIGURE_ROW * state.figures_out :])


def write_course(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The table `course`."""
    write_i16_le(out, i16(relative_seat(state.to_move, viewer, state.players)))
    write_i16_le(out, i16(relative_seat(state.active, viewer, state.players)))
    write_i16_le(out, i16(i64(SLOT_NUMBER[state.rules.phases[state.phase].slot]) + 1))
    write_i16_le(out, i16(state.part))
    write_i16_le(out, i16(state.drawn + 1))
    write_i16_le(out, i16(state.land.laid))
    write_i16_le(out, i16(state.pile_left))
    chosen = _chosen(state.rules)
    out.write(chosen.rules)
    place(state.chosen, out)
    for observer in chosen.with_course:
        observer.write_course(state, viewer, out)


def write_seats(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The table `seats`, the viewer first."""
    k: i64
    for k in range(MAX_PLAYERS):
        if k < state.players:
            _seat(state, (viewer + k) % state.players, out)
        else:
            out.write(EMPTY_SEAT)


def _seat(state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
    """A row of the table `seats`."""
    chosen = _chosen(state.rules)
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(state.points[seat]))
    i: i64
    for i in range(KINDS_OF_FIGURES):
        write_i16_le(out, i16(state.supply[seat * FIGURES + i]))
    for observer in chosen.with_seat:
        observer.write_seat(state, seat, out)
