"""A position of Carcassonne for nets that reason about regions: tables of them, and of what each action touches."""

from math import prod
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from bastide.core.native import i64, vec
from bastide.core.observation import Columns, Tables, empty_rows, write_four
from bastide.games.carcassonne.action_space import REACH as REACH
from bastide.games.carcassonne.action_space import action_codes as action_codes
from bastide.games.carcassonne.action_space import kinds_in_play as kinds_in_play
from bastide.games.carcassonne.actions import ACTIONS
from bastide.games.carcassonne.codes import CHOOSE, PLACE
from bastide.games.carcassonne.components import (
    ABBEY,
    BUILDING,
    CITY,
    CLOISTER,
    FIELD,
    FIGURE_NAMES,
    GOOD_SHIFT,
    GOODS,
    KIND,
    MOST_SEGMENTS,
    NOTHING,
    ROAD,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SHRINE,
    SIDES,
    SYMBOLS,
    TILES,
    TYPES,
)
from bastide.games.carcassonne.grid import MIDDLE, x_of, y_of
from bastide.games.carcassonne.land import FULL_CIRCLE, PENNANTS, SEAT_BITS, power
from bastide.games.carcassonne.observation import write_course, write_seats
from bastide.games.carcassonne.observation_tables import LAND, MAX_PLAYERS, MOST
from bastide.games.carcassonne.observation_tables import TABLES as PLAIN
from bastide.games.carcassonne.regions import MOST_LINKS, MOST_REGIONS, SIDES_AND_HALVES, Cities, Regions
from bastide.games.carcassonne.scoring import FIELD_CITY
from bastide.games.carcassonne.state import CarcassonneState

if TYPE_CHECKING:
    from bastide.core import State

VERSION: Final = 1
"""Goes up when a number comes to mean something else; nets are of one version."""

KINDS_OF_REGIONS: Final[list[int]] = [FIELD, ROAD, CITY, CLOISTER, SHRINE, ABBEY]
KIND_NUMBER: Final = vec[i64](
    [KINDS_OF_REGIONS.index(kind) + 1 if kind in KINDS_OF_REGIONS else 0 for kind in range(10)]
)
SIDE_NAMES: Final[list[str]] = ["north", "east", "south", "west"]
SLOT_NAMES: Final[list[str]] = [f"{side}{half}" for side in SIDE_NAMES for half in ("_left", "", "_right")]

TABLES: Final[Tables] = [
    (
        "regions",
        MOST_REGIONS,
        [
            ("kind", "one of", len(KINDS_OF_REGIONS)),
            ("size", "count", LAND),
            ("ends", "count", LAND),
            ("now", "count", MOST),
            ("complete", "count", MOST),
            ("pennants", "count", 99),
            ("inns", "count", 15),
            ("cathedrals", "count", 15),
            ("herds", "count", 15),
            *((name, "count", 15) for name in GOODS),
            ("cities", "count", LAND),
            ("open_cities", "count", LAND),
            ("fresh", "flag", 1),
            *((f"power_{k + 1}", "count", 127) for k in range(MAX_PLAYERS)),
            *((f"figures_{k + 1}", "count", 72) for k in range(MAX_PLAYERS)),
        ],
        "The regions on the tile laid last, those that can still grow and those that somebody stands in, in no "
        "particular order. `kind`: field, road, city, cloister, shrine, abbey. `size`: the tiles of a road or city, a "
        "building and those around it. `ends`: open ends, or empty places around a building. `now` and `complete`: "
        "what it pays the viewer as an owner, as it is and once it is complete; a field without figures 3 points a "
        "city. `cities`, `open_cities`: those a field touches. `fresh`: on the tile laid last. "
        "`power` of the followers and number of all figures by seat, the viewer's first.",
    ),
    (
        "links",
        MOST_LINKS,
        [("field", "one of", MOST_REGIONS), ("city", "one of", MOST_REGIONS)],
        "Which fields touch which cities that are not complete: rows of `regions`, counted from 1.",
    ),
    (
        "drawn",
        1,
        [
            ("tile", "one of", TYPES),
            *((name, "one of", 4) for name in SIDE_NAMES),
            ("building", "one of", len(KINDS_OF_REGIONS)),
            ("pennants", "count", 9),
        ],
        "The tile to be placed, unturned: its sides (field, road, city, river) and the building on it.",
    ),
    next(table for table in PLAIN if table[0] == "course"),
    next(table for table in PLAIN if table[0] == "seats"),
    ("unseen", TYPES, [("tiles", "count", 9)], "By tile type: how many have not been drawn."),
]

CANDIDATE: Final[Columns] = [
    ("kind", "one of", len(ACTIONS.kinds)),
    ("x", "signed", MIDDLE),
    ("y", "signed", MIDDLE),
    ("turn", "one of", 4),
    ("figure", "one of", len(FIGURE_NAMES)),
    ("around", "count", 8),
    *((name, "one of", MOST_REGIONS) for name in SLOT_NAMES),
]
"""The numbers that describe every action: its kind, the place, turn and figure it names, how many tiles lie around that
place, and the regions it touches. Where a tile is placed, those are the regions across its twelve slots, as they lie;
where a figure is deployed or driven, `north_left` alone holds its region."""

REGION_ROW: Final = len(empty_rows(TABLES, "regions", 1))
BLANKS: Final = [bytes(REGION_ROW << k) for k in range(MOST_REGIONS.bit_length())]
"""1, 2, 4, 8, ... empty rows of regions: a few of them make any number, and stay in the processor's cache."""
EMPTY_LINKS: Final = empty_rows(TABLES, "links", MOST_LINKS)
EMPTY_DRAWN: Final = empty_rows(TABLES, "drawn", 1)
EMPTY_SEAT: Final = empty_rows(TABLES, "seats", 1)
NO_GOODS: Final = bytes(2 * (1 + len(GOODS)))
NOBODY_THERE: Final = bytes(2 * 2 * MAX_PLAYERS)
NO_SLOTS: Final = bytes(2 * SIDES_AND_HALVES)
NO_REST: Final = bytes(2 * (SIDES_AND_HALVES - 1))
TILE_PENNANTS: Final = vec[i64](
    [
        sum(int(SYMBOLS[tile * MOST_SEGMENTS + s]) & PENNANTS for s in range(len(TILES[tile]["features"])))
        for tile in range(TYPES)
    ]
)


def write(state: "State", seat: int, out: BytesWriter) -> None:
    """Write what the seat knows of the regions, and of the rest what a net needs beside them."""
    assert isinstance(state, CarcassonneState)
    _write(state, Regions(state), i64(seat), out)


def write_both(state: "State", seat: int, codes: vec[i64], out: BytesWriter, described: BytesWriter) -> None:
    """What `write` writes, and beside it what `write_candidates` does; the regions are looked at once."""
    assert isinstance(state, CarcassonneState)
    regions = Regions(state)
    _write(state, regions, i64(seat), out)
    _candidates(state, regions, codes, described)


def _write(state: CarcassonneState, regions: Regions, viewer: i64, out: BytesWriter) -> None:
    _regions(state, regions, viewer, out)
    write_drawn(state.drawn, out)
    write_course(state, viewer, out)
    write_seats(state, viewer, out)
    pile = state.pile
    tile: i64 = 0
    while tile + 4 <= TYPES:
        write_four(out, pile[tile], pile[tile + 1], pile[tile + 2], pile[tile + 3])
        tile += 4
    while tile < TYPES:
        write_i16_le(out, i16(pile[tile]))
        tile += 1


def _regions(state: CarcassonneState, regions: Regions, viewer: i64, out: BytesWriter) -> None:
    cities = Cities(regions)
    figures = regions.figures(viewer)
    land = state.land
    roots = regions.roots
    node_kind = land.node_kind
    all_symbols = land.symbols
    all_ends = land.ends
    followers = land.followers
    players = state.players
    nobody_else = NOBODY_THERE[: 2 * (MAX_PLAYERS - players)]
    row: i64
    k: i64
    for row in range(regions.count):
        root = roots[row]
        kind = i64(node_kind[root])
        worth = state.rules.worth[kind]
        symbols = all_symbols[root]
        cities.complete = 0
        cities.incomplete = 0
        now: i64
        complete: i64
        ends: i64 = 0
        size: i64 = 0
        if kind == FIELD:
            cities.look(row + 1, root)
            now = worth.points(state, root, viewer, False) if followers[root] else FIELD_CITY * cities.complete
            complete = now
        else:
            ends = all_ends[root]
            size = land.size(root) if kind == ROAD or kind == CITY else FULL_CIRCLE + 1 - ends
            now = worth.points(state, root, viewer, ends == 0)
            complete = worth.points(state, root, viewer, True) if ends else now
        write_four(out, KIND_NUMBER[kind], size, ends, now)
        write_four(out, complete, symbols & PENNANTS, (symbols >> 8) & 15, (symbols >> 12) & 15)
        if symbols:
            write_i16_le(out, i16((symbols >> 16) & 15))
            for k in range(len(GOOD_SHIFT)):
                write_i16_le(out, i16((symbols >> GOOD_SHIFT[k]) & 15))
        else:
            out.write(NO_GOODS)
        write_i16_le(out, i16(cities.complete))
        write_i16_le(out, i16(cities.incomplete))
        write_i16_le(out, i16(1) if row < regions.fresh else i16(0))
        if followers[root] == 0:  # then there are no companions either
            out.write(NOBODY_THERE)
            continue
        seat = viewer
        for _ in range(players):
            write_i16_le(out, i16(power(followers[root] >> (SEAT_BITS * seat), symbols)))
            seat += 1
            if seat == players:
                seat = 0
        out.write(nobody_else)
        at = row * MAX_PLAYERS
        write_four(out, figures[at], figures[at + 1], figures[at + 2], figures[at + 3])
        write_i16_le(out, i16(figures[at + 4]))
        write_i16_le(out, i16(figures[at + 5]))
    left = MOST_REGIONS - regions.count
    k = 0
    while left:
        if left & 1:
            out.write(BLANKS[k])
        left >>= 1
        k += 1
    for k in range(2 * cities.links):
        write_i16_le(out, i16(cities.linked[k]))
    out.write(EMPTY_LINKS[4 * cities.links :])


def write_drawn(tile: i64, out: BytesWriter) -> None:
    """The table `drawn`."""
    if tile < 0:
        out.write(EMPTY_DRAWN)
        return
    write_i16_le(out, i16(tile + 1))
    side: i64
    for side in range(4):
        write_i16_le(out, i16(i64(SIDES[tile * 16 + side])))
    building = BUILDING[tile]
    write_i16_le(out, i16(KIND_NUMBER[KIND[tile * MOST_SEGMENTS + building]]) if building != NOTHING else i16(0))
    write_i16_le(out, i16(TILE_PENNANTS[tile]))


# Candidates

FIRST_CODES: Final = vec[i64]([kind.first_code for kind in ACTIONS.kinds] + [ACTIONS.size])


def _spans(name: str) -> list[int]:
    """By kind of action: how many codes in a row have the same value of a part; 0 where it has none of that name."""
    found = []
    for kind in ACTIONS.kinds:
        at = kind.names.index(name) if name in kind.names else -1
        found.append(prod(part.room for part in kind.parts[at + 1 :]) if at >= 0 else 0)
    return found


def _room(name: str) -> list[int]:
    return [kind.parts[kind.names.index(name)].room if name in kind.names else 1 for kind in ACTIONS.kinds]


CELL_SPAN: Final = vec[i64](_spans("cell"))
FIGURE_SPANS: Final = vec[i64](_spans("figure"))
FIGURE_ROOMS: Final = vec[i64](_room("figure"))
SEGMENT_SPAN: Final = vec[i64](_spans("segment"))


def write_candidates(state: "State", seat: int, codes: vec[i64], out: BytesWriter) -> None:
    """Write a row of CANDIDATE for each of these legal actions; rows of regions are those of `write`."""
    assert isinstance(state, CarcassonneState)
    _candidates(state, Regions(state), codes, out)


def _candidates(state: CarcassonneState, regions: Regions, codes: vec[i64], out: BytesWriter) -> None:
    before: i64 = -1
    slots = vec[i64]([0] * SIDES_AND_HALVES)
    slot: i64
    around: i64 = 0
    for code in codes:
        if not PLACE <= code < CHOOSE:
            _other(state, regions, code, out)
            continue
        cell = (code - PLACE) // 4
        if cell != before:
            before = cell
            around = state.land.around(cell)
            regions.write_across(cell, slots)
        write_four(out, PLACE_KIND, x_of(cell), y_of(cell), (code - PLACE) % 4 + 1)
        write_i16_le(out, i16(0))
        write_i16_le(out, i16(around))
        for slot in range(0, SIDES_AND_HALVES, 4):
            write_four(out, slots[slot], slots[slot + 1], slots[slot + 2], slots[slot + 3])


PLACE_KIND: Final[i64] = [kind.word for kind in ACTIONS.kinds].index("place") + 1


def _other(state: CarcassonneState, regions: Regions, code: i64, out: BytesWriter) -> None:
    kind: i64 = 0
    while FIRST_CODES[kind + 1] <= code:
        kind += 1
    offset = code - FIRST_CODES[kind]
    cell: i64 = offset // CELL_SPAN[kind] if CELL_SPAN[kind] else 0
    write_i16_le(out, i16(kind + 1))
    write_i16_le(out, i16(x_of(cell)) if cell else i16(0))
    write_i16_le(out, i16(y_of(cell)) if cell else i16(0))
    write_i16_le(out, i16(0))
    figure: i64 = offset // FIGURE_SPANS[kind] % FIGURE_ROOMS[kind] + 1 if FIGURE_SPANS[kind] else 0
    write_i16_le(out, i16(figure))
    write_i16_le(out, i16(state.land.around(cell)) if cell else i16(0))
    if SEGMENT_SPAN[kind]:
        write_i16_le(out, i16(_region_of(state, regions, cell, offset // SEGMENT_SPAN[kind] % SEGMENT_SLOTS)))
        out.write(NO_REST)
    else:
        out.write(NO_SLOTS)


def _region_of(state: CarcassonneState, regions: Regions, cell: i64, slot: i64) -> i64:
    """The row of a segment: on the tile named, on the one chosen before, or on the one laid last."""
    land = state.land
    tile = land.tile_at(cell) if cell else land.tile_at(state.chosen) if state.chosen else land.laid - 1
    segment = SEGMENT_OF[land.tile_turned[tile] // 4 * SEGMENT_SLOTS + slot]
    return regions.row_of[regions.root_of[land.tile_first[tile] + segment]] if segment != NOTHING else 0
