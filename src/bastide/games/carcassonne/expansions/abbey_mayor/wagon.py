"""CAR-AM-4: wagons."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.observation import Columns
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import PASS
from bastide.games.carcassonne.components import (
    CITY,
    CLOISTER,
    FIGURE_SPAN,
    FIGURES,
    MOST_SEGMENTS,
    NOTHING,
    ROAD,
    SEAT_SPAN,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SEGMENTS_AND_TOWER,
    SIDES,
    SLOT_OF,
    SLOTS,
    TILES,
    TOWER,
    WAGON,
)
from bastide.games.carcassonne.expansions.abbey_mayor.abbey import ABBEY_TILE
from bastide.games.carcassonne.expansions.abbey_mayor.codes import DRIVE
from bastide.games.carcassonne.expansions.abbey_mayor.memory import WAITING
from bastide.games.carcassonne.figures import add_new, cell_of, plain_figure
from bastide.games.carcassonne.grid import AROUND, STEP, WIDTH, cell_at
from bastide.games.carcassonne.kept import Kept, cell_under, spot_columns
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Reasons

MOST_LINKS: Final = 4


def _links() -> list[int]:
    """The groups of segments that meet on each tile type, a bit per segment."""
    found = []
    for tile in TILES:
        names = [feature["id"] for feature in tile["features"]]
        groups = [sum(1 << names.index(name) for name in group) for group in tile.get("links", [])]
        found += groups + [0] * (MOST_LINKS - len(groups))
    return found


LINKS: Final = vec[i64](_links())


# Why a wagon cannot drive to a segment, or something else not be done.
NOT_OPEN: Final = 1
DRAGON_THERE: Final = 2
NO_WAY: Final = 3
NO_TILE: Final = 4
WAGON_NOW: Final = 5
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-AM-4.2", "no_road_there"),
    ("CAR-AM-4.5", "dragon_there"),
    ("CAR-AM-4.4", "no_road_there"),
    ("CAR-AM-4.2", "no_tile"),
    ("CAR-T-8", "wagon_now"),
]


class HoldWagons(ChapterPhase):
    """CAR-T-7f: the wagons of regions that were scored do not go home yet.

    CAR-CO-4.3: one that stands on no particular tile has, by the option, no tile around it to drive to.
    """

    def __init__(self, slot: str, at: i64, anywhere_near: bool) -> None:
        super().__init__(slot, at)
        self.anywhere_near = anywhere_near

    def begin(self, state: CarcassonneState) -> bool:
        if len(state.released) == 0:
            return False
        at = state.figures_out - 1
        if self.anywhere_near:
            at -= state.guests
        while at >= 0:
            figure = state.figures[at]
            root = state.land.root(figure // FIGURE_SPAN)
            if figure % FIGURE_SPAN // SEAT_SPAN == WAGON and root in state.released and state.land.ends[root] == 0:
                state.memory[self.at + WAITING + figure % SEAT_SPAN] = figure + 1
                state.lift(at)
                at = min(at, state.figures_out)
            at -= 1
        return False


class DriveOn(ChapterPhase):
    """CAR-T-8, CAR-AM-4.2, CAR-AM-4.3: the owners of scored wagons, one out of the castle too (CAR-X-16), clockwise,
    drive on or take them back; who left without a scoring does not (CAR-AM-4.6)."""

    def __init__(self, slot: str, at: i64, anywhere_near: bool) -> None:
        super().__init__(slot, at)
        self.anywhere_near = anywhere_near

    def begin(self, state: CarcassonneState) -> bool:
        step: i64
        for step in range(state.players):
            seat = (state.active + step) % state.players
            if state.memory[self.at + WAITING + seat] == 0:
                continue
            state.to_move = seat
            if len(self.legal(state)) > 1:
                return True
            self.take_back(state, seat)
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        wagon = state.memory[self.at + WAITING + state.to_move] - 1
        codes = vec[i64]()
        if self.anywhere_near:
            codes = near_tiles(state, cell_of(state, wagon), codes)
        else:
            codes = meetings(state, state.land.root(wagon // FIGURE_SPAN), codes)
        return append(codes, PASS)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        seat = state.to_move
        if code == PASS:
            self.take_back(state, seat)
            return self.begin(state)
        tile = state.land.tile_at((code - DRIVE) // SEGMENT_SLOTS)
        number = state.land.tile_turned[tile] // 4
        segment = SEGMENT_OF[number * SEGMENT_SLOTS + (code - DRIVE) % SEGMENT_SLOTS]
        node = state.land.tile_first[tile] + segment
        self.unhitch(state, seat)
        state.put(seat, WAGON, node)
        if state.events is not None:
            state.note(Event("drove_on", "CAR-AM-4.2", int(seat), sentences.place_of(state, node)))
        return self.begin(state)

    def take_back(self, state: CarcassonneState, seat: i64) -> None:
        """The wagon goes home."""
        if state.events is not None:
            state.note(sentences.returned(state, state.memory[self.at + WAITING + seat] - 1, "CAR-AM-4.2"))
        self.unhitch(state, seat)

    def unhitch(self, state: CarcassonneState, seat: i64) -> None:
        """The wagon waits no longer; it is in its owner's supply."""
        state.memory[self.at + WAITING + seat] = 0
        state.supply[seat * FIGURES + WAGON] = state.supply[seat * FIGURES + WAGON] + 1

    def task(self, state: CarcassonneState) -> str:
        return "wagon"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "take_wagon_back" if word == "pass" else ""

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not DRIVE <= code < DRIVE + WIDTH * WIDTH * SEGMENT_SLOTS:
            return 0 if code == PASS else WAGON_NOW
        cell = (code - DRIVE) // SEGMENT_SLOTS
        tile = state.land.tile_at(cell)
        if tile < 0:
            return NO_TILE
        if state.haunted(cell):
            return DRAGON_THERE
        segment = SEGMENT_OF[state.land.tile_turned[tile] // 4 * SEGMENT_SLOTS + (code - DRIVE) % SEGMENT_SLOTS]
        if segment == NOTHING:
            return NOT_OPEN
        verdict = drive_verdict(state, state.land.tile_first[tile] + segment)
        if verdict != 0:
            return verdict
        return 0 if code in self.legal(state) else NO_WAY

    def reasons(self) -> Reasons:
        return REASONS


def drive_verdict(state: CarcassonneState, node: i64) -> i64:
    """CAR-AM-4.2, CAR-AM-4.5: 0 where a wagon can drive to a segment: incomplete, free, and without the dragon."""
    land = state.land
    kind = i64(land.node_kind[node])
    if kind != ROAD and kind != CITY and not CLOISTER <= kind < TOWER:
        return NOT_OPEN
    root = land.root(node)
    if land.followers[root] != 0 or land.ends[root] == 0:
        return NOT_OPEN
    if state.haunted(land.tile_cell[land.tile_of(node)]):
        return DRAGON_THERE
    return 0


def add_drive(state: CarcassonneState, node: i64, codes: vec[i64]) -> vec[i64]:
    """Offer the drive to a segment, if it is open."""
    if drive_verdict(state, node) != 0:
        return codes
    tile = state.land.tile_of(node)
    slot = SLOT_OF[state.land.tile_turned[tile] // 4 * MOST_SEGMENTS + state.land.segment_of(node)]
    return add_new(codes, DRIVE + state.land.tile_cell[tile] * SEGMENT_SLOTS + slot)


def near_tiles(state: CarcassonneState, cell: i64, codes: vec[i64]) -> vec[i64]:
    """CAR-AM-4.4, by the option: every open segment on the wagon's tile and the tiles around it."""
    codes = on_tile(state, state.land.tile_at(cell), codes)
    for step in AROUND:
        tile = state.land.tile_at(cell + step)
        if tile >= 0:
            codes = on_tile(state, tile, codes)
    return codes


def on_tile(state: CarcassonneState, tile: i64, codes: vec[i64]) -> vec[i64]:
    """The open segments of a tile."""
    segment: i64
    for segment in range(SEGMENTS[state.land.tile_turned[tile] // 4]):
        codes = add_drive(state, state.land.tile_first[tile] + segment, codes)
    return codes


def meetings(state: CarcassonneState, region: i64, codes: vec[i64]) -> vec[i64]:
    """CAR-AM-4.4: the open segments that meet a region anywhere on the land."""
    land = state.land
    kind = i64(land.node_kind[region])
    spread = kind == ROAD or kind == CITY
    tile: i64
    group: i64
    for tile in range(land.laid):
        number = land.tile_turned[tile] // 4
        if number == ABBEY_TILE:
            codes = beside_abbey(state, tile, region, codes)
        if spread and not land.has_tile(region, tile):
            continue
        for group in range(MOST_LINKS):
            linked = LINKS[number * MOST_LINKS + group]
            if linked and joins(state, land.tile_first[tile], linked, region):
                codes = add_linked(state, land.tile_first[tile], linked, codes)
    return codes


def joins(state: CarcassonneState, first: i64, linked: i64, region: i64) -> bool:
    """Whether one of the segments that meet on a tile belongs to a region."""
    segment: i64
    for segment in range(MOST_SEGMENTS):
        if linked & BIT[segment] and state.land.root(first + segment) == region:
            return True
    return False


def add_linked(state: CarcassonneState, first: i64, linked: i64, codes: vec[i64]) -> vec[i64]:
    """Offer the drives to the segments that meet on a tile."""
    segment: i64
    for segment in range(MOST_SEGMENTS):
        if linked & BIT[segment]:
            codes = add_drive(state, first + segment, codes)
    return codes


def beside_abbey(state: CarcassonneState, tile: i64, region: i64, codes: vec[i64]) -> vec[i64]:
    """CAR-AM-4.4 (e): from an abbey to the roads and cities that face it, and from each of those to the abbey."""
    land = state.land
    abbey = land.tile_first[tile]
    side: i64
    for side in range(4):
        other = land.tile_at(land.tile_cell[tile] + STEP[side])
        if other < 0:
            continue
        facing = land.tile_turned[other]
        kind = i64(SIDES[facing * 4 + (side ^ 2)])
        if kind != ROAD and kind != CITY:
            continue
        node = land.tile_first[other] + i64(SLOTS[facing * 12 + (side ^ 2) * 3 + 1])
        if abbey == region:
            codes = add_drive(state, node, codes)
        elif land.root(node) == region:
            codes = add_drive(state, abbey, codes)
    return codes


class Waiting(Kept):
    """The wagons that may drive on, each from where it was scored."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        wagons = [state.memory[start + self.at + seat] - 1 for seat in range(int(state.players))]
        return [plain_figure(state, wagon) for wagon in wagons if wagon >= 0]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list):
            raise self.refusal(value)
        for seat, _, x, y, segment in value:
            cell = cell_at(x, y)
            tile = state.land.tile_at(cell) if cell >= 0 else -1
            names = [f["id"] for f in TILES[state.land.tile_turned[tile] // 4]["features"]] if tile >= 0 else []
            if segment not in names or state.in_supply(seat, WAGON) == 0:
                raise BadSnapshot(
                    f"CAR-AM-4.2: no wagon of seat {seat} can wait on {segment} at ({x}, {y}).", places=(f"{x},{y}",)
                )
            node = state.land.tile_first[tile] + names.index(segment)
            state.memory[start + self.at + seat] = node * FIGURE_SPAN + WAGON * SEAT_SPAN + seat + 1
            state.supply[seat * FIGURES + WAGON] -= 1

    def places(self, value: object) -> tuple[str, ...]:
        return tuple(cell for row in value for cell in cell_under(row)) if isinstance(value, list) else ()

    def columns(self) -> Columns:
        return [*spot_columns(self.column_name()), (f"{self.column_name()}_segment", "one of", SEGMENTS_AND_TOWER)]
