"""What a seat knows of a position of Carcassonne, as numbers: the tables below one after the other, row by row.

Seats are told relative to the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody. Places are told by how
far east (x) and south (y) of the start tile they lie.
"""

from math import prod
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64, vec
from bastide.games.carcassonne.actions import ACTIONS
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    GOODS,
    MOST_SEGMENTS,
    NOTHING,
    QUARTERS,
    SEATS,
    SEGMENT_NAMES,
    SEGMENT_SLOTS,
    SLOT_OF,
    TILES,
    TYPES,
)
from bastide.games.carcassonne.expansions.abbey_mayor.chapter import AbbeyAndMayor
from bastide.games.carcassonne.expansions.abbey_mayor.memory import (
    BARNS,
    FRESH,
    HANDS,
    LAST,
    ROUND,
    WAITING,
)
from bastide.games.carcassonne.expansions.catapult.chapter import TheCatapult
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    CATCHER,
    DISTANCE,
    FAIR_AT,
    FAIRS,
    FAR,
    LANDS_X,
    LANDS_Y,
    MOST_FAIRS,
    ON,
    STEP,
    THROWN,
    TO_AIM,
    TO_CATCH,
    TOKEN,
    TOKENS,
    VICTIM,
)
from bastide.games.carcassonne.expansions.catapult.memory import STEPS as STEPS_OF_A_THROW
from bastide.games.carcassonne.expansions.count.chapter import TheCount
from bastide.games.carcassonne.expansions.count.quarters import (
    COUNT_IN,
    ENTRY,
    JOINING,
    PASSED,
    SLOT,
    held_at,
)
from bastide.games.carcassonne.expansions.king_robber import HOLDER, NUMBER, RECORD, KingAndRobber
from bastide.games.carcassonne.expansions.princess_dragon.chapter import PrincessAndDragon
from bastide.games.carcassonne.expansions.princess_dragon.memory import (
    DRAGON_AT,
    FAIRY_AT,
    FAIRY_WITH,
    MOST_STEPS,
    TRAIL,
    VISITED,
)
from bastide.games.carcassonne.expansions.tower import (
    CAPTIVE,
    CAPTURED_ON,
    MOST_TOWERS,
    PIECES,
    RAISED,
    RANSOMED,
    TOWERS,
    TheTower,
    prison,
)
from bastide.games.carcassonne.expansions.traders_builders import KINDS_OF_GOODS, TradersAndBuilders
from bastide.games.carcassonne.figures import cell_of
from bastide.games.carcassonne.grid import MIDDLE, WIDTH, x_of, y_of
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.rules import CHAPTERS
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ORDER

if TYPE_CHECKING:
    from bastide.core import Action, Settings, State

REACH: Final = 20
"""The bounds of the action space: places are named at most so far from the start tile, in x and in y."""

MOST_SEATS: Final = 6
LAND: Final[int] = sum(tile["count"] for tile in TILES)
MOST_FIGURES: Final = 72
MOST: Final = 999
FAR_BASE: Final = 2000
MODES: Final[list[str]] = ["aimed", "blind", "off"]
MODE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MODES)}
NUMBER_OF_QUARTERS: Final = len(QUARTERS)
MOST_PIECES: Final = 30
"""Of all seats together."""
SLOT_NUMBER: Final[dict[str, int]] = {clause: number for number, clause in enumerate(ORDER)}
SETS: Final[list[str]] = list(CHAPTERS)
SEGMENTS_AND_TOWER: Final = len(SEGMENT_NAMES) + 1
STEPS: Final[int] = int(MOST_STEPS) + 1


def _fair(i: int) -> list[tuple[str, str, int]]:
    return [(f"fair_{i}", "flag", 1), (f"fair_{i}_x", "signed", MIDDLE), (f"fair_{i}_y", "signed", MIDDLE)]


TABLES: Final[list[tuple[str, int, list[tuple[str, str, int]], str]]] = [
    (
        "land",
        LAND,
        [("tile", "one of", TYPES), ("x", "signed", MIDDLE), ("y", "signed", MIDDLE), ("turn", "one of", 4)],
        "The laid tiles in the order they were laid. `turn` is one more than its quarter turns clockwise.",
    ),
    (
        "figures",
        MOST_FIGURES,
        [
            ("seat", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
            ("x", "signed", MIDDLE),
            ("y", "signed", MIDDLE),
            ("segment", "one of", SEGMENTS_AND_TOWER),
        ],
        "The figures on the land, in no particular order. The last segment is the top of a tower.",
    ),
    (
        "course",
        1,
        [
            ("to_move", "one of", MOST_SEATS),
            ("active", "one of", MOST_SEATS),
            ("phase", "one of", len(ORDER)),
            ("part", "count", 2),
            ("drawn", "one of", TYPES),
            ("laid", "count", LAND),
            ("pile", "count", LAND),
            ("small_city_two", "flag", 1),
            ("fairy_by_tile", "flag", 1),
            ("volcano_companions", "flag", 1),
            ("princess_must", "flag", 1),
            ("ransom_debt", "flag", 1),
            ("abbey_final_round", "flag", 1),
            ("wagon_to_neighbour", "flag", 1),
            ("count_into_unoccupied", "flag", 1),
            ("market_at_barn", "flag", 1),
            ("count_final_any_quarter", "flag", 1),
            ("catapult_mode", "one of", len(MODES)),
            ("catapult_sigma", "count", 3000),
            ("choosing", "flag", 1),
            ("choosing_x", "signed", MIDDLE),
            ("choosing_y", "signed", MIDDLE),
            ("king", "one of", MOST_SEATS),
            ("largest_city", "count", LAND),
            ("cities", "count", LAND),
            ("robber", "one of", MOST_SEATS),
            ("longest_road", "count", LAND),
            ("roads", "count", LAND),
        ],
        "`to_move` is 0 while chance decides and when it is over. The last six are of King & Robber Baron. "
        "`choosing`: the place that a second decision of the action is about.",
    ),
    (
        "dragon",
        2 + STEPS,
        [
            ("there", "flag", 1),
            ("x", "signed", MIDDLE),
            ("y", "signed", MIDDLE),
            ("seat", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
            ("segment", "one of", SEGMENTS_AND_TOWER),
        ],
        "The dragon; the fairy, with the follower she stands beside; the tiles the dragon was on in this movement.",
    ),
    (
        "capture",
        1,
        [
            ("ransomed", "flag", 1),
            ("raised", "flag", 1),
            ("raised_x", "signed", MIDDLE),
            ("raised_y", "signed", MIDDLE),
            ("on_tile", "flag", 1),
            ("on_tile_x", "signed", MIDDLE),
            ("on_tile_y", "signed", MIDDLE),
            ("captive", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
        ],
        "The Tower: whether a prisoner was bought back in this turn; the tower raised while a capture is decided; the "
        "tile on which a follower is chosen; the follower just captured while the exchange is chosen, and whose it is.",
    ),
    (
        "towers",
        MOST_TOWERS,
        [("height", "count", MOST_PIECES), ("x", "signed", MIDDLE), ("y", "signed", MIDDLE)],
        "The towers that have been begun.",
    ),
    (
        "prisoners",
        MOST_SEATS * MOST_SEATS,
        [(name, "count", 8) for name in FIGURE_NAMES],
        "The viewer's prisoners first: of the viewer, of the next seat, and so on; then those of the next seat.",
    ),
    (
        "abbeys",
        MOST_SEATS,
        [
            ("abbey", "flag", 1),
            ("barn", "flag", 1),
            ("barn_x", "signed", MIDDLE),
            ("barn_y", "signed", MIDDLE),
            ("wagon", "flag", 1),
            ("wagon_x", "signed", MIDDLE),
            ("wagon_y", "signed", MIDDLE),
            ("wagon_segment", "one of", SEGMENTS_AND_TOWER),
            ("fresh", "flag", 1),
            ("last", "flag", 1),
            ("asked", "count", MOST_SEATS),
        ],
        "Abbey & Mayor, the viewer first: whether the seat has its abbey; its barn, on the north-west corner of that "
        "tile; its wagon that may drive on. In the active seat's row, whether its barn is `fresh`. In the row of the "
        "seat that played the last tile, how many seats were asked in the final round.",
    ),
    (
        "count",
        1,
        [
            ("quarter", "one of", len(QUARTERS)),
            ("guests", "count", MOST_FIGURES),
            ("entry", "one of", 2),
            ("slot", "count", MOST_SEATS),
            ("joining", "flag", 1),
            ("joining_x", "signed", MIDDLE),
            ("joining_y", "signed", MIDDLE),
        ],
        "The Count of Carcassonne: the quarter he is in; how many figures at the end of `figures` stand on no "
        "particular tile; what may enter a quarter, 1 a follower, 2 the count; how many seats after the active one it "
        "is that moves followers out; the region that is joined.",
    ),
    (
        "quarters",
        len(QUARTERS) * MOST_SEATS,
        [(name, "count", 8) for name in FIGURE_NAMES],
        "The followers in each quarter of Carcassonne (castle, market, blacksmith, cathedral), the viewer's first.",
    ),
    (
        "catapult",
        1,
        [
            ("token", "one of", len(TOKENS)),
            ("thrown", "count", MOST_SEATS),
            ("step", "one of", len(STEPS_OF_A_THROW)),
            ("landing", "flag", 1),
            ("landing_x", "signed", MIDDLE),
            ("landing_x_rest", "count", 999),
            ("landing_y", "signed", MIDDLE),
            ("landing_y_rest", "count", 999),
            ("distance", "count", 2001),
            ("hand", "count", 2000),
            ("victim", "one of", MOST_SEATS),
            ("victim_figure", "one of", len(FIGURE_NAMES)),
            ("victim_x", "signed", MIDDLE),
            ("victim_y", "signed", MIDDLE),
            ("victim_segment", "one of", SEGMENTS_AND_TOWER),
            ("victim_quarter", "one of", len(QUARTERS)),
            ("on_tile", "flag", 1),
            ("on_tile_x", "signed", MIDDLE),
            ("on_tile_y", "signed", MIDDLE),
            *(name for i in range(MOST_FAIRS) for name in _fair(i + 1)),
        ],
        "The Catapult: the round under way, as the view tells it. A point is told in whole tiles and thousandths. "
        "`distance` is one more than how far a token of catch is thrown, where the viewer may know it.",
    ),
    ("sets", len(SETS), [("in_play", "flag", 1)], "The expansions in the order of the options."),
    (
        "seats",
        MOST_SEATS,
        [
            ("present", "flag", 1),
            ("score", "signed", MOST),
            *((f"supply_{name}", "count", 8) for name in FIGURE_NAMES),
            *((name, "count", 9) for name in GOODS),
            ("tower_pieces", "count", MOST_PIECES),
            ("market_passed", "flag", 1),
            ("target", "flag", 1),
            *((f"target_{digit}", "count", FAR_BASE - 1) for digit in (1, 2, 3)),
        ],
        "The viewer first. The goods are of Traders & Builders. `market_passed`: in the market moves at the end. "
        f"`target`: the square of a throw's distance in thousandths of a tile, three digits to base {FAR_BASE}.",
    ),
    (
        "tiles",
        TYPES,
        [("unseen", "count", 9), ("aside", "count", 9), ("removed", "count", 9)],
        "By tile type: how many have not been drawn, are laid aside for later, and are out of the game.",
    ),
]
"""Name, rows, columns (name, kind, the most it can be) and meaning."""

KINDS_OF_FIGURES: Final = len(FIGURE_NAMES)
EMPTY_LAND: Final = bytes(2 * 4 * LAND)
EMPTY_FIGURES: Final = bytes(2 * 5 * MOST_FIGURES)
EMPTY_DRAGON: Final = bytes(2 * 6 * (2 + STEPS))
EMPTY_CAPTURE: Final = bytes(2 * 9)
EMPTY_TOWERS: Final = bytes(2 * 3 * MOST_TOWERS)
EMPTY_PRISON: Final = bytes(2 * len(FIGURE_NAMES))
EMPTY_ABBEY: Final = bytes(2 * 11)
EMPTY_COUNT: Final = bytes(2 * 7)
EMPTY_CATAPULT: Final = bytes(2 * (19 + 3 * MOST_FAIRS))
EMPTY_SEAT: Final = bytes(2 * (8 + len(FIGURE_NAMES) + len(GOODS)))


LAST_KIND: Final[list[tuple[str, str]]] = [
    ("catapult", "summon"),
    ("count", "count"),
    ("abbey_mayor", "drive"),
    ("tower", "ransom"),
    ("princess_dragon", "dragon"),
    ("", "place"),
]
"""Expansions that bring actions of their own, the latest first, with the last of them; at the end the base game."""


def kinds_in_play(settings: "Settings") -> int:
    """How many kinds of actions, in the order of their codes, can ever be taken under these settings."""
    words = [kind.word for kind in ACTIONS.kinds]
    return words.index(next(word for name, word in LAST_KIND if not name or settings.on(name))) + 1


def action_codes() -> list[int]:
    """The codes within the bounds of the action space: all but those that name a place further than REACH."""
    codes: list[int] = []
    for kind in ACTIONS.kinds:
        before, within, width, after = _bounds(kind)
        for first in (kind.first_code + (i * width + place) * after for i in range(before) for place in within):
            codes += range(first, first + after)
    return codes


def _bounds(kind: type["Action"]) -> tuple[int, list[int], int, int]:
    """Of a kind: the values before the place it names, the places within bounds, all places, the values after it."""
    for name, reach, row, middle in (("cell", REACH, WIDTH, MIDDLE), ("point", 2 * REACH, 2 * WIDTH, WIDTH)):
        if name in kind.names:
            at = kind.names.index(name)
            near = range(middle - reach, middle + reach + 1)
            before, after = prod(p.count for p in kind.parts[:at]), prod(p.count for p in kind.parts[at + 1 :])
            return before, [row * y + x for y in near for x in near], row * row, after
    return 1, [0], 1, kind.count


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows: everything but the order of the pile (CAR-B-0.12)."""
    assert isinstance(state, CarcassonneState)
    viewer = i64(seat)
    _land(state, out)
    _figures(state, viewer, out)
    _course(state, viewer, out)
    _dragon(state, viewer, out)
    _towers(state, viewer, out)
    _abbeys(state, viewer, out)
    _count_of_carcassonne(state, viewer, out)
    _catapult(state, viewer, out)
    name: str
    for name in SETS:
        write_i16_le(out, i16(1 if state.settings.on(name) else 0))
    k: i64
    for k in range(MOST_SEATS):
        if k < state.players:
            _seat(state, (viewer + k) % state.players, out)
        else:
            out.write(EMPTY_SEAT)
    tile: i64
    for tile in range(TYPES):
        write_i16_le(out, i16(state.pile[tile]))
        write_i16_le(out, i16(_count(state.aside, tile)))
        write_i16_le(out, i16(_count(state.removed, tile)))


def _told(state: CarcassonneState, seat: i64, viewer: i64) -> i64:
    """A seat relative to the viewer; 0 for none."""
    return (seat - viewer + state.players) % state.players + 1 if seat >= 0 else 0


def _count(tiles: vec[i64], tile: i64) -> i64:
    count: i64 = 0
    for other in tiles:
        if other == tile:
            count += 1
    return count


def _place(cell: i64, out: BytesWriter) -> None:
    """Whether there is a place, and where; a cell of 0 is none."""
    write_i16_le(out, i16(1 if cell else 0))
    write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
    write_i16_le(out, i16(y_of(cell)) if cell else i16(0))


def _segment(state: CarcassonneState, node: i64) -> i64:
    land = state.land
    slot = SLOT_OF[land.tile_turned[land.tile_of(node)] // 4 * MOST_SEGMENTS + land.segment_of(node)]
    return slot + 1 if slot != NOTHING else SEGMENT_SLOTS + 1


def _land(state: CarcassonneState, out: BytesWriter) -> None:
    land = state.land
    i: i64
    for i in range(land.laid):
        turned = land.tile_turned[i]
        write_i16_le(out, i16(turned // 4 + 1))
        write_i16_le(out, i16(x_of(land.tile_cell[i])))
        write_i16_le(out, i16(y_of(land.tile_cell[i])))
        write_i16_le(out, i16(turned % 4 + 1))
    out.write(EMPTY_LAND[2 * 4 * land.laid :])


def _figures(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    land = state.land
    i: i64
    for i in range(state.figures_out):
        packed = state.figures[i]
        node = packed // FIGURE_SPAN
        tile = land.tile_of(node)
        write_i16_le(out, i16(_told(state, packed % SEATS, viewer)))
        write_i16_le(out, i16(packed % FIGURE_SPAN // SEATS + 1))
        write_i16_le(out, i16(x_of(land.tile_cell[tile])))
        write_i16_le(out, i16(y_of(land.tile_cell[tile])))
        write_i16_le(out, i16(_segment(state, node)))
    out.write(EMPTY_FIGURES[2 * 5 * state.figures_out :])


def _course(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(_told(state, state.to_move, viewer)))
    write_i16_le(out, i16(_told(state, state.active, viewer)))
    write_i16_le(out, i16(i64(SLOT_NUMBER[state.rules.phases[state.phase].slot]) + 1))
    write_i16_le(out, i16(state.part))
    write_i16_le(out, i16(state.drawn + 1))
    write_i16_le(out, i16(state.land.laid))
    write_i16_le(out, i16(state.pile_left))
    write_i16_le(out, i16(1 if state.settings["small_city"] == "two" else 0))
    write_i16_le(out, i16(1 if state.settings["fairy_mode"] == "tile" else 0))
    write_i16_le(out, i16(1 if state.settings.on("volcano_companions") else 0))
    write_i16_le(out, i16(1 if state.settings["princess"] == "must" else 0))
    write_i16_le(out, i16(1 if state.settings.on("ransom_debt") else 0))
    write_i16_le(out, i16(1 if state.settings.on("abbey_final_round") else 0))
    write_i16_le(out, i16(1 if state.settings["wagon_move"] == "adjacent_tile" else 0))
    write_i16_le(out, i16(1 if state.settings.on("count_into_unoccupied") else 0))
    write_i16_le(out, i16(1 if state.settings.on("market_at_barn") else 0))
    write_i16_le(out, i16(1 if state.settings["count_final"] == "any_quarter" else 0))
    write_i16_le(out, i16(i64(MODE_NUMBER[str(state.settings["catapult_mode"])]) + 1))
    write_i16_le(out, i16(i64(int(state.settings["catapult_sigma"]))))
    _place(state.chosen, out)
    king: i64 = -1
    robber: i64 = -1
    for chapter in state.rules.chapters:
        if isinstance(chapter, KingAndRobber):
            king = chapter.king
            robber = chapter.robber
    _marker(state, king, viewer, out)
    _marker(state, robber, viewer, out)


def _dragon(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    at: i64 = -1
    for chapter in state.rules.chapters:
        if isinstance(chapter, PrincessAndDragon):
            at = chapter.at
    if at < 0:
        out.write(EMPTY_DRAGON)
        return
    _place(state.memory[at + DRAGON_AT], out)
    _nobody(out)
    _place(state.memory[at + FAIRY_AT], out)
    beside = state.memory[at + FAIRY_WITH] - 1
    if beside >= 0:
        write_i16_le(out, i16(_told(state, beside % SEATS, viewer)))
        write_i16_le(out, i16(beside % FIGURE_SPAN // SEATS + 1))
        write_i16_le(out, i16(_segment(state, beside // FIGURE_SPAN)))
    else:
        _nobody(out)
    step: i64
    for step in range(STEPS):
        _place(state.memory[at + TRAIL + step] if step < state.memory[at + VISITED] else 0, out)
        _nobody(out)


def _tower_memory(state: CarcassonneState) -> i64:
    """Where The Tower keeps its facts; -1 when it is not in play."""
    for chapter in state.rules.chapters:
        if isinstance(chapter, TheTower):
            return chapter.at
    return -1


def _towers(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    at = _tower_memory(state)
    if at < 0:
        out.write(EMPTY_CAPTURE)
        out.write(EMPTY_TOWERS)
    else:
        captive = state.memory[at + CAPTIVE] - 1
        write_i16_le(out, i16(state.memory[at + RANSOMED]))
        _place(state.memory[at + RAISED], out)
        _place(state.memory[at + CAPTURED_ON], out)
        write_i16_le(out, i16(_told(state, captive // FIGURES, viewer)) if captive >= 0 else i16(0))
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


def _abbeys(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    at: i64 = -1
    for chapter in state.rules.chapters:
        if isinstance(chapter, AbbeyAndMayor):
            at = chapter.at
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
    _place(memory[at + BARNS + seat], out)
    _place(cell_of(state, wagon) if wagon >= 0 else 0, out)
    write_i16_le(out, i16(_segment(state, wagon // FIGURE_SPAN)) if wagon >= 0 else i16(0))
    write_i16_le(out, i16(memory[at + FRESH]) if seat == state.active else i16(0))
    write_i16_le(out, i16(1 if last else 0))
    write_i16_le(out, i16(memory[at + ROUND]) if last else i16(0))


def _count_memory(state: CarcassonneState) -> i64:
    """Where The Count keeps his facts; -1 when he is not in play."""
    for chapter in state.rules.chapters:
        if isinstance(chapter, TheCount):
            return chapter.at
    return -1


def _count_of_carcassonne(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    at = _count_memory(state)
    if at < 0:
        out.write(EMPTY_COUNT)
    else:
        write_i16_le(out, i16(state.memory[at + COUNT_IN] + 1))
        write_i16_le(out, i16(state.guests))
        write_i16_le(out, i16(state.memory[at + ENTRY]))
        write_i16_le(out, i16(state.memory[at + SLOT]))
        _place(state.memory[at + JOINING], out)
    row: i64
    kind: i64
    for row in range(NUMBER_OF_QUARTERS * MOST_SEATS):
        if at < 0 or row % MOST_SEATS >= state.players:
            out.write(EMPTY_PRISON)
        else:
            seat = (viewer + row % MOST_SEATS) % state.players
            for kind in range(KINDS_OF_FIGURES):
                write_i16_le(out, i16(state.memory[held_at(at, row // MOST_SEATS, seat, kind)]))


def _catapult_memory(state: CarcassonneState) -> i64:
    """Where The Catapult keeps its facts; -1 when it is not in play."""
    for chapter in state.rules.chapters:
        if isinstance(chapter, TheCatapult):
            return chapter.at
    return -1


def _catapult(state: CarcassonneState, viewer: i64, out: BytesWriter) -> None:
    """CAR-CA-6.3: the distance is the thrower's secret until the hand is known."""
    at = _catapult_memory(state)
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
    _place(memory[at + ON], out)
    fair: i64
    for fair in range(MOST_FAIRS):
        _place(memory[at + FAIR_AT + fair] if fair < memory[at + FAIRS] else 0, out)


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
    write_i16_le(out, i16(_told(state, figure % SEATS, viewer)))
    write_i16_le(out, i16(figure % FIGURE_SPAN // SEATS + 1))
    write_i16_le(out, i16(x_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(y_of(cell)) if who > 0 else i16(0))
    write_i16_le(out, i16(_segment(state, figure // FIGURE_SPAN)) if who > 0 else i16(0))
    write_i16_le(out, i16(figure // FIGURE_SPAN + 1) if who < 0 else i16(0))


def _nobody(out: BytesWriter) -> None:
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))
    write_i16_le(out, i16(0))


def _marker(state: CarcassonneState, at: i64, viewer: i64, out: BytesWriter) -> None:
    if at < 0:
        write_i16_le(out, i16(0))
        write_i16_le(out, i16(0))
        write_i16_le(out, i16(0))
        return
    write_i16_le(out, i16(_told(state, state.memory[at + HOLDER] - 1, viewer)))
    write_i16_le(out, i16(state.memory[at + RECORD]))
    write_i16_le(out, i16(state.memory[at + NUMBER]))


def _seat(state: CarcassonneState, seat: i64, out: BytesWriter) -> None:
    write_i16_le(out, i16(1))
    write_i16_le(out, i16(state.points[seat]))
    i: i64
    for i in range(KINDS_OF_FIGURES):
        write_i16_le(out, i16(state.supply[seat * FIGURES + i]))
    tokens: i64 = -1
    for chapter in state.rules.chapters:
        if isinstance(chapter, TradersAndBuilders):
            tokens = chapter.tokens
    for i in range(KINDS_OF_GOODS):
        write_i16_le(out, i16(state.memory[tokens + seat * KINDS_OF_GOODS + i]) if tokens >= 0 else i16(0))
    at = _tower_memory(state)
    write_i16_le(out, i16(state.memory[at + PIECES + seat]) if at >= 0 else i16(0))
    at = _count_memory(state)
    write_i16_le(out, i16(1 if at >= 0 and state.memory[at + PASSED] & BIT[seat] else 0))
    at = _catapult_memory(state)
    far = state.memory[at + FAR + seat] - 1 if at >= 0 else -1
    write_i16_le(out, i16(1 if far >= 0 else 0))
    far = max(far, 0)
    write_i16_le(out, i16(far // (FAR_BASE * FAR_BASE)))
    write_i16_le(out, i16(far // FAR_BASE % FAR_BASE))
    write_i16_le(out, i16(far % FAR_BASE))
