"""CAR-AM, expansion V: Abbey & Mayor."""

from typing import Final, cast

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import ABBEY, BARN, DRIVE, PASS
from bastide.games.carcassonne.components import (
    BOX,
    CITY,
    CLOISTER,
    FIELD,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWER,
    MAYOR,
    MOST_SEGMENTS,
    NOTHING,
    PIG,
    ROAD,
    SEATS,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SIDES,
    SLOT_OF,
    SLOTS,
    TILE_NUMBER,
    TILES,
    TOWER,
    WAGON,
    points,
    tiles_of,
)
from bastide.games.carcassonne.figures import add_new, cell_of, place, told
from bastide.games.carcassonne.grid import AROUND, STEP, WIDTH, cell_at, x_of, y_of
from bastide.games.carcassonne.land import BIT, CLOSED, CLOSING, SEAT
from bastide.games.carcassonne.phases.placing import placeable
from bastide.games.carcassonne.phases.turns import NextTurn
from bastide.games.carcassonne.scoring import FIELD_CITY, award, reward
from bastide.games.carcassonne.state import SECOND_PART, CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Choice, Limit, Phase, Rules, Worth

ABBEY_TILE: Final[i64] = TILE_NUMBER["abbey/abbey"]
BARN_CITY: Final[i64] = points("barn", "city")
CONNECTED_CITY: Final[i64] = points("barn", "connected")

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

# Corner number i of a tile lies between its sides i and i + 1: north-east, south-east, south-west, north-west.
CORNERS: Final = 4
NORTHWEST: Final = 3
TO_CORNER: Final = vec[i64]([1, WIDTH + 1, WIDTH, 0])
"""From a tile to the one that has the same corner point in its north-west."""

# What is remembered, by its place in the chapter's stretch of the memory.
HANDS: Final = 0  # 1 for each seat that still has its abbey
BARNS: Final = 6  # for each seat: the cell whose north-west corner its barn stands on, or 0
WAITING: Final = 12  # for each seat: its wagon that may drive on, as the state keeps figures, plus 1; or 0
FRESH: Final = 18  # 1 while the active player's barn was placed in this part and its field is not scored
ROUND: Final = 19  # how many seats have been asked in the final abbey round
LAST: Final = 20  # the seat that ended the normal turns, once that round has begun
MEMORY: Final = 21


class AbbeyAndMayor(Chapter):
    """CAR-AM-0: 12 tiles; an abbey, a mayor, a wagon and a barn for everybody."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        rules.add_tiles([tile for tile in tiles_of("abbey_mayor") if tile != ABBEY_TILE], mixed_in=True)
        rules.tiles[ABBEY_TILE] = rules.players
        self.at = rules.reserve(MEMORY)
        rules.figures[MAYOR] = i64(BOX["figures"]["mayor"]["per_player"])
        rules.figures[WAGON] = i64(BOX["figures"]["wagon"]["per_player"])
        rules.add_follower(MAYOR, "CAR-AM-2.1")
        rules.add_follower(WAGON, "CAR-AM-4.1")
        rules.limits.append(HoleLimit())
        rules.choices.insert(0, BarnChoice(self.at))
        rules.worth[FIELD] = BarnWorth(self.at, rules.worth[FIELD])
        rules.add_phase(AbbeyInstead("CAR-T-2", self.at))
        rules.add_phase(ScoreBarnFields("CAR-T-7d", self.at))
        anywhere_near = rules.settings["wagon_move"] == "adjacent_tile"
        rules.add_phase(HoldWagons("CAR-T-7f", self.at, anywhere_near), first=True)
        rules.add_phase(DriveOn("CAR-T-8", self.at, anywhere_near))
        rules.add_phase(ScoreBarns("CAR-B-6.5d", self.at))
        if rules.settings.on("abbey_final_round"):
            turn_ends = [isinstance(phase, NextTurn) for phase in rules.phases].index(True)
            rules.phases.insert(turn_ends, RoundGoesOn("CAR-T-12", self.at))
            rules.add_phase(FinalRound("CAR-AM-1.7", self.at))

    def set_up(self, state: CarcassonneState) -> None:
        """Everybody has an abbey."""
        seat: i64
        for seat in range(state.players):
            state.memory[self.at + HANDS + seat] = 1

    def can_play_on(self, state: CarcassonneState) -> bool:
        """CAR-AM-1.6: an abbey can be placed when the pile is empty."""
        return has_room(state, self.at)

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        seats = range(int(state.players))
        waiting = [memory[self.at + WAITING + seat] - 1 for seat in seats]
        asked = int(memory[self.at + ROUND])
        return {
            "abbeys": [bool(memory[self.at + HANDS + seat]) for seat in seats],
            "barns": [place(memory[self.at + BARNS + seat]) for seat in seats],
            "waiting": [told(state, wagon) for wagon in waiting if wagon >= 0],
            "fresh": bool(memory[self.at + FRESH]),
            "round": [int(memory[self.at + LAST]), asked] if asked else None,
        }

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        memory = state.memory
        hands = cast(list[bool], data["abbeys"])
        if len(hands) != state.players or sum(hands) != state.pile[ABBEY_TILE]:
            raise ValueError("CAR-AM-0: every seat has one abbey, in hand or on the land")
        for seat, held in enumerate(hands):
            memory[self.at + HANDS + seat] = int(held)
        for seat, spot in enumerate(cast("list[list[int] | None]", data["barns"])):
            if spot is not None:
                self._read_barn(state, seat, spot[0], spot[1])
        for row in cast(list[list[object]], data["waiting"]):
            self._read_wagon(state, cast(int, row[0]), cast(int, row[2]), cast(int, row[3]), cast(str, row[4]))
        memory[self.at + FRESH] = int(bool(data["fresh"]))
        final = cast("list[int] | None", data["round"])
        if final is not None:
            memory[self.at + LAST] = final[0]
            memory[self.at + ROUND] = final[1]

    def _read_barn(self, state: CarcassonneState, seat: int, x: int, y: int) -> None:
        cell = cell_at(x, y)
        field = -1 if cell < 0 else four_fields(state, cell, NORTHWEST)
        if field < 0:
            raise ValueError(f"CAR-AM-3.1: no four fields meet at the north-west corner of ({x}, {y})")
        build(state, self.at, seat, cell, field)

    def _read_wagon(self, state: CarcassonneState, seat: int, x: int, y: int, segment: str) -> None:
        cell = cell_at(x, y)
        tile = state.land.tile_at(cell) if cell >= 0 else -1
        names = [f["id"] for f in TILES[state.land.tile_turned[tile] // 4]["features"]] if tile >= 0 else []
        if segment not in names or state.in_supply(seat, WAGON) == 0:
            raise ValueError(f"CAR-AM-4.2: no wagon of seat {seat} can wait on {segment} at ({x}, {y})")
        node = state.land.tile_first[tile] + names.index(segment)
        state.memory[self.at + WAITING + seat] = node * FIGURE_SPAN + WAGON * SEATS + seat + 1
        state.supply[seat * FIGURES + WAGON] -= 1

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        cell = state.memory[self.at + BARNS + seat]
        if cell == 0:
            return 0.0
        return float(BARN_CITY * state.land.completed_cities(field_of_barn(state, cell)))

    def inventory(self, state: CarcassonneState) -> dict[str, int]:
        counts: dict[str, int] = {}
        land = state.land
        for seat in range(int(state.players)):
            barns = int(state.memory[self.at + BARNS + seat] == 0)
            for node in range(int(land.nodes)):
                if land.root(node) == node and land.followers[node] & (CLOSING * SEAT[seat]):
                    barns += 1
            counts[f"barn of {BOX['colours'][seat]}"] = barns
            if state.memory[self.at + WAITING + seat]:
                counts[f"wagon of {BOX['colours'][seat]}"] = 1
        return counts


# Abbeys


class HoleLimit(Limit):
    """CAR-AM-1.2: an abbey fills a hole, an empty place between four tiles."""

    def concerns(self, tile: i64) -> bool:
        return tile == ABBEY_TILE

    def allows(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> bool:
        return turn == 0 and is_hole(state, cell)

    def why_not(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> Refusal:
        return Refusal("CAR-AM-1.2", f"carcassonne.refusal.{'abbey_turned' if is_hole(state, cell) else 'no_hole'}")


def is_hole(state: CarcassonneState, cell: i64) -> bool:
    """Whether all four sides of an empty place are taken."""
    for step in STEP:
        if i64(state.land.grid[cell + step]) == 0:
            return False
    return True


def has_room(state: CarcassonneState, at: i64) -> bool:
    """Whether the active player has an abbey and a place for it."""
    if state.memory[at + HANDS + state.active] == 0 or state.land.holes == 0:
        return False
    return placeable(state, ABBEY_TILE)


class AbbeyInstead(Phase):
    """CAR-T-2, CAR-AM-1.1: before a tile is drawn, its owner may take up the abbey instead."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        if not has_room(state, self.at):
            return False
        state.to_move = state.active
        return True

    def legal(self, state: CarcassonneState) -> vec[i64]:
        return vec[i64]([ABBEY, PASS])

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == ABBEY:
            state.memory[self.at + HANDS + state.active] = 0
            state.pile[ABBEY_TILE] = state.pile[ABBEY_TILE] - 1
            state.drawn = ABBEY_TILE
            if state.events is not None:
                state.note(Event("took_abbey", "CAR-AM-1.1", int(state.active)))
        return False

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        return Refusal("CAR-T-2", "carcassonne.refusal.abbey_now")


class FinalRound(Phase):
    """CAR-AM-1.7: when the pile is played, everybody who has an abbey and a hole may still place it."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        if memory[self.at + ROUND] == 0:
            memory[self.at + LAST] = state.active
        while memory[self.at + ROUND] < state.players:
            memory[self.at + ROUND] = memory[self.at + ROUND] + 1
            state.active = (memory[self.at + LAST] + memory[self.at + ROUND]) % state.players
            if has_room(state, self.at):
                state.part = 0
                state.part_kind = SECOND_PART
                state.phase = state.rules.part_start - 1
                if state.events is not None:
                    state.note(Event("last_abbey", "CAR-AM-1.7", int(state.active)))
                return False
        state.active = memory[self.at + LAST]
        return False


class RoundGoesOn(Phase):
    """CAR-AM-1.7: a turn of the final abbey round is followed by the next one."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + ROUND] > 0:
            state.phase = state.rules.phase_at("CAR-AM-1.7") - 1
        return False


# Barns


class BarnChoice(Choice):
    """CAR-AM-3.1, CAR-AM-3.2: the barn goes on a corner of the tile where four fields meet, on a field without barn."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        if state.memory[self.at + BARNS + state.active]:
            return codes
        cell = state.land.tile_cell[state.land.laid - 1]
        corner: i64
        for corner in range(CORNERS):
            field = four_fields(state, cell, corner)
            if field >= 0 and state.land.followers[field] & CLOSED == 0:
                codes = append(codes, BARN + corner)
        return codes

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

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if code == ABBEY:
            return Refusal("CAR-AM-1.1", "carcassonne.refusal.abbey_instead")
        if DRIVE <= code < DRIVE + WIDTH * WIDTH * SEGMENT_SLOTS:
            return Refusal("CAR-AM-4.2", "carcassonne.refusal.no_drive")
        if not BARN <= code < DRIVE:
            return None
        if state.memory[self.at + BARNS + state.active]:
            return Refusal("CAR-AM-3.2", "carcassonne.refusal.barn_stands")
        if four_fields(state, state.land.tile_cell[state.land.laid - 1], code - BARN) < 0:
            return Refusal("CAR-AM-3.1", "carcassonne.refusal.barn_corner")
        return Refusal("CAR-AM-3.2", "carcassonne.refusal.barn_there")

    def why_not(self, state: CarcassonneState, figure: i64, node: i64) -> Refusal | None:
        """CAR-AM-3.4: no farmer and no pig goes on a field with a barn."""
        farming = figure == PIG or FOLLOWER[figure] == 1
        if farming and state.land.followers[state.land.root(node)] & CLOSED:
            return Refusal("CAR-AM-3.4", "carcassonne.refusal.barn_field")
        return None


def four_fields(state: CarcassonneState, cell: i64, corner: i64) -> i64:
    """CAR-AM-3.1: the field whose segments fill a corner point of a tile on all four tiles around it, or -1."""
    land = state.land
    second = (corner + 1) % 4
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


def fresh_field(state: CarcassonneState, at: i64) -> i64:
    """The field of the barn placed in this part, or -1."""
    if state.memory[at + FRESH] == 0:
        return -1
    return field_of_barn(state, state.memory[at + BARNS + state.active])


class BarnWorth(Worth):
    """CAR-AM-3.5: farmers connected to a barn get 1 point per city instead of 3; all else counts as ever."""

    def __init__(self, at: i64, plain: Worth) -> None:
        self.at = at
        self.plain = plain

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        full = self.plain.points(state, root, seat, complete)
        if state.land.followers[root] & CLOSED == 0 or root == fresh_field(state, self.at):
            return full
        return full - (FIELD_CITY - CONNECTED_CITY) * state.land.completed_cities(root)

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        if state.land.followers[root] & CLOSED == 0:
            return self.plain.clause(state, root, seat)
        return "CAR-AM-3.3" if root == fresh_field(state, self.at) else "CAR-AM-3.5"


class ScoreBarnFields(Phase):
    """CAR-T-7d: the farmers on the field of a barn placed now are scored, then those newly connected to barns."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        fresh = fresh_field(state, self.at)
        scored = vec[i64]()
        if fresh >= 0:
            scored = self.score(state, fresh, scored)
            state.memory[self.at + FRESH] = 0
        at: i64
        for at in range(state.figures_out):
            root = state.land.root(state.figures[at] // FIGURE_SPAN)
            if state.land.followers[root] & CLOSED:
                scored = self.score(state, root, scored)
        return False

    def score(self, state: CarcassonneState, root: i64, scored: vec[i64]) -> vec[i64]:
        """CAR-AM-3.6: the whole field as it is now, once."""
        if root in scored:
            return scored
        award(state, root)
        state.released = append(state.released, root)
        return append(scored, root)


class ScoreBarns(Phase):
    """CAR-AM-3.7: at the end every barn is worth 4 points per completed city that touches its field."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        seat: i64
        for seat in range(state.players):
            cell = state.memory[self.at + BARNS + seat]
            if cell:
                cities = state.land.completed_cities(field_of_barn(state, cell))
                reward(state, seat, BARN_CITY * cities, "scored_barn", "CAR-AM-3.7", {"cities": int(cities)})
        return False


# Wagons


class HoldWagons(Phase):
    """CAR-T-7f: the wagons of regions that were scored do not go home yet.

    CAR-CO-4.3: one that stands on no particular tile has, by the option, no tile around it to drive to.
    """

    def __init__(self, slot: str, at: i64, anywhere_near: bool) -> None:
        super().__init__(slot)
        self.at = at
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
            if figure % FIGURE_SPAN // SEATS == WAGON and root in state.released and state.land.ends[root] == 0:
                state.memory[self.at + WAITING + figure % SEATS] = figure + 1
                state.lift(at)
                at = min(at, state.figures_out)
            at -= 1
        return False


class DriveOn(Phase):
    """CAR-T-8, CAR-AM-4.2, CAR-AM-4.3: the owners of scored wagons, clockwise, drive on or take them back."""

    def __init__(self, slot: str, at: i64, anywhere_near: bool) -> None:
        super().__init__(slot)
        self.at = at
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

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if not DRIVE <= code < DRIVE + WIDTH * WIDTH * SEGMENT_SLOTS:
            return Refusal("CAR-T-8", "carcassonne.refusal.wagon_now")
        cell = (code - DRIVE) // SEGMENT_SLOTS
        if state.land.tile_at(cell) < 0:
            return Refusal("CAR-AM-4.2", "carcassonne.refusal.no_tile")
        if state.haunted(cell):
            return Refusal("CAR-AM-4.5", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-AM-4.4" if self.reaches(state, code) else "CAR-AM-4.2", "carcassonne.refusal.no_road_there")

    def reaches(self, state: CarcassonneState, code: i64) -> bool:
        """Whether a free and incomplete region lies there, so that only the way is missing."""
        tile = state.land.tile_at((code - DRIVE) // SEGMENT_SLOTS)
        number = state.land.tile_turned[tile] // 4
        segment = SEGMENT_OF[number * SEGMENT_SLOTS + (code - DRIVE) % SEGMENT_SLOTS]
        return segment != NOTHING and is_open(state, state.land.tile_first[tile] + segment)


def is_open(state: CarcassonneState, node: i64) -> bool:
    """CAR-AM-4.2, CAR-AM-4.5: whether a wagon can drive to a segment: incomplete, free, and without the dragon."""
    land = state.land
    kind = i64(land.node_kind[node])
    if kind != ROAD and kind != CITY and not CLOISTER <= kind < TOWER:
        return False
    root = land.root(node)
    return land.followers[root] == 0 and land.ends[root] != 0 and not state.haunted(land.tile_cell[land.tile_of(node)])


def add_drive(state: CarcassonneState, node: i64, codes: vec[i64]) -> vec[i64]:
    """Offer the drive to a segment, if it is open."""
    if not is_open(state, node):
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
