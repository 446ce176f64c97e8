"""CAR-AM-3: barns."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.observation import Columns
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.components import (
    FIELD,
    FOLLOWER,
    NODE_SHIFT,
    NOTHING,
    PIG,
    SEGMENT_SLOTS,
    SLOTS,
    points,
)
from bastide.games.carcassonne.expansions.abbey_mayor.codes import ABBEY, BARN, DRIVE
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, FRESH
from bastide.games.carcassonne.figures import place
from bastide.games.carcassonne.grid import STEP, WIDTH, cell_at, x_of, y_of
from bastide.games.carcassonne.kept import Kept, cells_in, spot_columns
from bastide.games.carcassonne.land import CLOSED, CLOSING, SEAT
from bastide.games.carcassonne.scoring import FIELD_CITY, FieldWorth, award, reward
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import OF_ANOTHER, ChapterPhase, Choice, Reasons

BARN_CITY: Final[i64] = points("barn", "city")
CONNECTED_CITY: Final[i64] = points("barn", "connected")

# Corner number i of a tile lies between its sides i and i + 1: north-east, south-east, south-west, north-west.
CORNERS: Final = 4
NORTHWEST: Final = 3
TO_CORNER: Final = vec[i64]([1, WIDTH + 1, WIDTH, 0])
"""From a tile to the one that has the same corner point in its north-west."""


# Why a barn may not go on a corner; and the abbey and the wagon are no action of a part.
STANDS: Final = 1
NO_FOUR_FIELDS: Final = 2
ANOTHER_THERE: Final = 3
ABBEY_INSTEAD: Final = 4
NO_DRIVE: Final = 5
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-AM-3.2", "barn_stands"),
    ("CAR-AM-3.1", "barn_corner"),
    ("CAR-AM-3.2", "barn_there"),
    ("CAR-AM-1.1", "abbey_instead"),
    ("CAR-AM-4.2", "no_drive"),
]


class BarnChoice(Choice):
    """CAR-AM-3.1, CAR-AM-3.2: the barn goes on a corner of the tile where four fields meet, on a field without barn."""

    def __init__(self, at: i64, bars_pig: bool) -> None:
        self.at = at
        self.bars_pig = bars_pig

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        if state.memory[self.at + BARNS + state.active]:  # as the verdict would say of every corner
            return codes
        corner: i64
        for corner in range(CORNERS):
            if self.verdict(state, corner) == 0:
                codes = append(codes, BARN + corner)
        return codes

    def verdict(self, state: CarcassonneState, corner: i64) -> i64:
        """0 where the active player's barn may go on a corner of the tile; else why it may not."""
        if state.memory[self.at + BARNS + state.active]:
            return STANDS
        field = four_fields(state, state.land.tile_cell[state.land.laid - 1], corner)
        if field < 0:
            return NO_FOUR_FIELDS
        if state.land.followers[field] & CLOSED:
            return ANOTHER_THERE
        return 0

    def possible(self, state: CarcassonneState) -> bool:
        return state.memory[self.at + BARNS + state.active] == 0 and super().possible(state)

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if not BARN <= code < DRIVE:
            return False
        here = state.land.tile_cell[state.land.laid - 1]
        corner = code - BARN
        cell = here + TO_CORNER[corner]
        build(state, self.at, state.active, cell, four_fields(state, here, corner))
        state.memory[self.at + FRESH] = 1
        if state.events is not None:
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell))}
            state.note(Event("placed_barn", "CAR-AM-3.1", int(state.active), where))
        return True

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if code == ABBEY:
            return ABBEY_INSTEAD
        if DRIVE <= code < DRIVE + WIDTH * WIDTH * SEGMENT_SLOTS:
            return NO_DRIVE
        return self.verdict(state, code - BARN) if BARN <= code < DRIVE else OF_ANOTHER

    def reasons(self) -> Reasons:
        return REASONS

    def why_not(self, state: CarcassonneState, figure: i64, node: i64) -> Refusal | None:
        """CAR-AM-3.4: no farmer, and by the option no pig, goes on a field with a barn."""
        if state.land.followers[state.land.root(node)] & CLOSED == 0:
            return None
        if figure == PIG and self.bars_pig:
            return Refusal("CAR-AM-3.4", "carcassonne.refusal.barn_pig")
        return Refusal("CAR-AM-3.4", "carcassonne.refusal.barn_field") if FOLLOWER[figure] == 1 else None


def four_fields(state: CarcassonneState, cell: i64, corner: i64) -> i64:
    """CAR-AM-3.1: the field whose segments fill a corner point of a tile on all four tiles around it, or -1."""
    land = state.land
    second = (corner + 1) & 3
    if land.tile_at(cell + STEP[corner]) < 0 or land.tile_at(cell + STEP[second]) < 0:
        return -1
    field: i64 = -1
    turn: i64
    for turn in range(4):
        there = cell
        if turn == 1 or turn == 2:
            there += STEP[corner]
        if turn >= 2:
            there += STEP[second]
        tile = land.tile_at(there)
        if tile < 0:
            return -1
        side = (corner + turn) % 4
        row = land.tile_turned[tile] * 12
        segment = i64(SLOTS[row + side * 3 + 2])
        if segment == NOTHING or segment != i64(SLOTS[row + (side + 1) % 4 * 3]):
            return -1
        node = land.tile_first[tile] + segment
        if i64(land.node_kind[node]) != FIELD:
            return -1
        if turn == 0:
            field = land.root(node)
    return field


def field_of_barn(state: CarcassonneState, cell: i64) -> i64:
    """The field of the barn on the north-west corner of a tile."""
    return four_fields(state, cell, NORTHWEST)


def build(state: CarcassonneState, at: i64, seat: i64, cell: i64, field: i64) -> None:
    """Put a seat's barn on the north-west corner of a tile; its field is closed to farmers from now on."""
    state.memory[at + BARNS + seat] = cell
    state.land.followers[field] = state.land.followers[field] + CLOSING * SEAT[seat]


def any_barn(state: CarcassonneState, at: i64) -> bool:
    """Whether a barn stands anywhere."""
    seat: i64
    for seat in range(state.players):
        if state.memory[at + BARNS + seat]:
            return True
    return False


def fresh_field(state: CarcassonneState, at: i64) -> i64:
    """The field of the barn placed in this part, or -1."""
    if state.memory[at + FRESH] == 0:
        return -1
    return field_of_barn(state, state.memory[at + BARNS + state.active])


class BarnWorth(FieldWorth):
    """CAR-AM-3.5: farmers connected to a barn get 1 point per city, Carcassonne too (CAR-X-14), instead of 3; all else
    counts as ever, the pig of an owner too (CAR-X-13)."""

    def __init__(self, at: i64) -> None:
        super().__init__()
        self.at = at

    def each(self, state: CarcassonneState, root: i64, seat: i64) -> i64:
        full = self.plain.each(state, root, seat)
        if state.land.followers[root] & CLOSED == 0 or root == fresh_field(state, self.at):
            return full
        return full - FIELD_CITY + CONNECTED_CITY

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        if state.land.followers[root] & CLOSED == 0:
            return self.plain.clause(state, root, seat)
        return "CAR-AM-3.3" if root == fresh_field(state, self.at) else "CAR-AM-3.5"


class ScoreBarnFields(ChapterPhase):
    """CAR-T-7d: the farmers on the field of a barn placed now are scored, then those newly connected to barns."""

    def begin(self, state: CarcassonneState) -> bool:
        if not any_barn(state, self.at):
            return False
        fresh = fresh_field(state, self.at)
        scored = vec[i64]()
        if fresh >= 0:
            scored = self.score(state, fresh, scored)
            state.memory[self.at + FRESH] = 0
        land = state.land
        at: i64
        for at in range(state.figures_out):
            node = state.figures[at] >> NODE_SHIFT
            if i64(land.node_kind[node]) == FIELD:
                root = land.root(node)
                if land.followers[root] & CLOSED:
                    scored = self.score(state, root, scored)
        return False

    def score(self, state: CarcassonneState, root: i64, scored: vec[i64]) -> vec[i64]:
        """CAR-AM-3.6: the whole field as it is now, once."""
        if root in scored:
            return scored
        award(state, root)
        state.released = append(state.released, root)
        return append(scored, root)


class ScoreBarns(ChapterPhase):
    """CAR-AM-3.7: at the end every barn is worth 4 points per completed city that touches its field."""

    def begin(self, state: CarcassonneState) -> bool:
        seat: i64
        for seat in range(state.players):
            cell = state.memory[self.at + BARNS + seat]
            if cell:
                cities = state.land.completed_cities(field_of_barn(state, cell))
                reward(state, seat, BARN_CITY * cities, "scored_barn", "CAR-AM-3.7", {"cities": int(cities)})
        return False


class Barns(Kept):
    """Where the barn of every seat stands; the land knows it, too."""

    def plain(self, state: CarcassonneState, start: i64) -> object:
        return [place(state.memory[start + self.at + seat]) for seat in range(int(state.players))]

    def read(self, state: CarcassonneState, start: i64, value: object) -> None:
        if not isinstance(value, list) or len(value) != state.players:
            raise self.refusal(value)
        for seat, spot in enumerate(value):
            if spot is not None:
                cell = cell_at(spot[0], spot[1])
                field = -1 if cell < 0 else four_fields(state, cell, NORTHWEST)
                if field < 0:
                    corner = f"the north-west corner of ({spot[0]}, {spot[1]})"
                    raise BadSnapshot(f"CAR-AM-3.1: no four fields meet at {corner}.", places=cells_in(spot))
                build(state, start, seat, cell, field)

    def places(self, value: object) -> tuple[str, ...]:
        return cells_in(value)

    def columns(self) -> Columns:
        return spot_columns(self.column_name())
