"""What a seat knows of a position of Carcassonne, as numbers: the tables of `observation_tables`, row by row."""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64, vec
from bastide.core.telling import empty_rows, told
from bastide.games.carcassonne.action_space import REACH as REACH
from bastide.games.carcassonne.action_space import action_codes as action_codes
from bastide.games.carcassonne.action_space import kinds_in_play as kinds_in_play
from bastide.games.carcassonne.components import FIGURE_SPAN, FIGURES, SEATS, TYPES
from bastide.games.carcassonne.expansions.catapult.memory import FAR
from bastide.games.carcassonne.expansions.count.quarters import PASSED
from bastide.games.carcassonne.expansions.tower.memory import PIECES
from bastide.games.carcassonne.expansions.traders_builders import KINDS_OF_GOODS
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.observation_expansions import (
    abbeys,
    catapult,
    count_of_carcassonne,
    dragon,
    marker,
    place,
    segment,
    towers,
)
from bastide.games.carcassonne.observation_tables import (
    FAR_BASE,
    KINDS_OF_FIGURES,
    LAND,
    MODE_NUMBER,
    MOST_FIGURES,
    MOST_SEATS,
    SETS,
    SLOT_NUMBER,
    TABLES,
)
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
    """The options and expansions in numbers, and where chapters keep theirs: made once, since the rules of a game do
    not change."""

    def __init__(self, of: Rules) -> None:
        self.of = of
        self.king: i64 = of.memory_of("king")
        self.robber: i64 = of.memory_of("robber")
        self.tokens: i64 = of.memory_of("traders_builders")
        self.tower: i64 = of.memory_of("tower")
        self.count: i64 = of.memory_of("count")
        self.catapult: i64 = of.memory_of("catapult")
        settings = of.settings
        out = BytesWriter()
        write_i16_le(out, i16(1 if settings["small_city"] == "two" else 0))
        write_i16_le(out, i16(1 if settings["fairy_mode"] == "tile" else 0))
        write_i16_le(out, i16(1 if settings.on("volcano_companions") else 0))
        write_i16_le(out, i16(1 if settings["princess"] == "must" else 0))
        write_i16_le(out, i16(1 if settings.on("ransom_debt") else 0))
        write_i16_le(out, i16(1 if settings.on("abbey_final_round") else 0))
        write_i16_le(out, i16(1 if settings["wagon_move"] == "adjacent_tile" else 0))
        write_i16_le(out, i16(1 if settings.on("count_into_unoccupied") else 0))
        write_i16_le(out, i16(1 if settings.on("market_at_barn") else 0))
        write_i16_le(out, i16(1 if settings["count_final"] == "any_quarter" else 0))
        write_i16_le(out, i16(i64(MODE_NUMBER[str(settings["catapult_mode"])]) + 1))
        write_i16_le(out, i16(i64(int(settings["catapult_sigma"]))))
        write_i16_le(out, i16(1 if settings["river_room"] == "reserve" else 0))
        write_i16_le(out, i16(1 if settings["river_bends"] == "straight_between" else 0))
        write_i16_le(out, i16(1 if settings.on("barn_bars_pig") else 0))
        self.rules: bytes = out.getvalue()
        out.truncate(0)
        name: str
        for name in SETS:
            write_i16_le(out, i16(1 if settings.on(name) else 0))
        self.sets: bytes = out.getvalue()


LATEST: Final[list[Chosen]] = []
"""Those told last, if any."""


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
    dragon(state, viewer, out)
    towers(state, viewer, out)
    abbeys(state, viewer, out)
    count_of_carcassonne(state, viewer, out)
    catapult(state, viewer, out)
    out.write(_chosen(state.rules).sets)
    k: i64
    for k in range(MOST_SEATS):
        if k < state.players:
            seat_row(state, (viewer + k) % state.players, out)
        else:
            out.write(EMPTY_SEAT)
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
        write_i16_le(out, i16(told(packed % SEATS, viewer, state.players)))
        write_i16_le(out, i16(packed % FIGURE_SPAN // SEATS + 1))
        write_i16_le(out, i16(x_of(land.tile_cell[tile])))
        write_i16_le(out, i16(y_of(land.tile_cell[tile])))
        write_i16_le(out, i16(segment(state, node)))
    out.write(EMPTY_FIGURES[FIGURE_ROW * state.figures_out :])


def write_course(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """The table `course`."""
    write_i16_le(out, i16(told(state.to_move, viewer, state.players)))
    write_i16_le(out, i16(told(state.active, viewer, state.players)))
    write_i16_le(out, i16(i64(SLOT_NUMBER[state.rules.phases[state.phase].slot]) + 1))
    write_i16_le(out, i16(state.part))
    write_i16_le(out, i16(state.drawn + 1))
    write_i16_le(out, i16(state.land.laid))
    write_i16_le(out, i16(state.pile_left))
    chosen = _chosen(state.rules)
    out.write(chosen.rules)
    place(state.chosen, out)
    marker(state, chosen.king, viewer, out)
    marker(state, chosen.robber, viewer, out)


def seat_row(state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
    """A row of the table `seats`."""
    chosen = _chosen(state.rules)
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(state.points[seat]))
    i: i64
    for i in range(KINDS_OF_FIGURES):
        write_i16_le(out, i16(state.supply[seat * FIGURES + i]))
    tokens = chosen.tokens
    for i in range(KINDS_OF_GOODS):
        write_i16_le(out, i16(state.memory[tokens + seat * KINDS_OF_GOODS + i]) if tokens >= 0 else i16(0))
    at = chosen.tower
    write_i16_le(out, i16(state.memory[at + PIECES + seat]) if at >= 0 else i16(0))
    at = chosen.count
    write_i16_le(out, i16(1) if at >= 0 and state.memory[at + PASSED] & BIT[seat] else i16(0))
    at = chosen.catapult
    far: i64 = 0
    if at >= 0 and state.memory[at + FAR + seat]:
        far = state.memory[at + FAR + seat] - 1
        write_i16_le(out, i16(1))
    else:
        write_i16_le(out, i16(0))
    write_i16_le(out, i16(far // (FAR_BASE * FAR_BASE)))
    write_i16_le(out, i16(far // FAR_BASE % FAR_BASE))
    write_i16_le(out, i16(far % FAR_BASE))
