"""CAR-RI, expansion VI d: River II."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DRAW
from bastide.games.carcassonne.components import (
    FIELD,
    FITS,
    FIVES,
    HERD,
    PIG,
    RIVER,
    SIDES,
    TILE_IDS,
    points,
    tiles_of,
)
from bastide.games.carcassonne.expansions.river2.to_come import FORK, LAKE, SPRING, STACK
from bastide.games.carcassonne.expansions.river2.view import KEPT
from bastide.games.carcassonne.grid import START_CELL, STEP, on_table
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.land import BIT, CLOSED, WANTED
from bastide.games.carcassonne.phases.placing import placeable, remove
from bastide.games.carcassonne.scoring import FieldWorth
from bastide.games.carcassonne.state import EXTRA_PART, CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Limit, Phase, Reasons, Rules

HERD_POINTS: Final[i64] = points("field", "herd")
SYMBOLS: Final = 15

# The memory holds two river ends, each as three numbers; an end without a front is closed.
FRONT: Final = 0  # the cell the river flows to, or 0
FLOW: Final = 1  # the direction it flows there
HAND: Final = 2  # the last bend of the branch
END: Final = 3
ENDS: Final = 2

# Bends: the side a river leaves by, less the direction it came with.
STRAIGHT: Final = 0
NO_ROOM: Final = -1


# Why a tile may not lie somewhere.
NO_ROOM_FOR_FORK: Final = 1
APART: Final = 2
BACK: Final = 3
NO_ROOM_FOR_LAKE: Final = 4
UNRESERVED: Final = 5
RIVER_FIRST: Final = 6
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-X-32", "river_room"),
    ("CAR-RI-3", "river_apart"),
    ("CAR-RI-3", "river_back"),
    ("CAR-RI-3.1", "river_room"),
    ("CAR-RI-3.1", "river_reserve"),
    ("CAR-RI-7", "river_first"),
]


class River(Remembering):
    """CAR-RI-1: 12 river tiles are played first; the spring takes the place of the start tile; followers go beside the
    river, never on it (CAR-RI-4)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)
        self.ends: i64 = 0
        self.forgets = False

    def join(self, rules: Rules) -> None:
        """CAR-B-1.6: the normal start tile is out; CAR-RI-5: no follower goes on the volcano lake.

        CAR-RI-6: the pig herd has an effect where pigs are in play.
        """
        rules.replace_start([int(SPRING)], [int(START_CELL)])
        rules.add_tiles(tiles_of("river2"), mixed_in=False)
        rules.bar_followers(int(LAKE), "CAR-RI-5")
        self.ends = rules.reserve(self.name, ENDS * END)
        self.forgets = rules.settings["river_bends"] == "straight_between"
        rules.limits = append(rules.limits, RiverLimit(self.ends, rules.settings["river_room"] == "reserve"))
        rules.limits = append(rules.limits, RiverFirst())
        if rules.figures[PIG]:
            rules.revalue(FIELD, HerdWorth())
        rules.add_phase(DrawRiver("CAR-T-3"), first=True)
        rules.add_phase(FollowRiver("CAR-T-4", self.ends, self.forgets))

    def follow(self, state: CarcassonneState) -> None:
        """Find the ends of the river."""
        follow(state, self.ends, self.forgets)


class DrawRiver(Phase):
    """CAR-RI-2: first the fork, then the nine shuffled river tiles, at last the volcano lake."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.drawn >= 0 or state.pile[LAKE] == 0:
            return False
        if state.pile[SPRING] > 0:
            self.take(state, SPRING, "CAR-X-32")
            return False
        if state.pile[FORK] > 0:
            self.take(state, FORK, "CAR-RI-2")
            return False
        for tile in STACK:
            if state.pile[tile] > 0:
                state.to_move = CHANCE
                return True
        self.take(state, LAKE, "CAR-RI-2")
        return False

    def take(self, state: CarcassonneState, tile: i64, clause: str) -> None:
        """Take up the tile that is set apart for now."""
        state.pile[tile] = state.pile[tile] - 1
        state.drawn = tile
        if state.events is not None:
            state.note(Event("took_up", clause, int(state.active), {"tile": TILE_IDS[tile]}))

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        for tile in STACK:
            if state.pile[tile] > 0:
                codes = append(codes, DRAW + tile)
        return codes

    def weights(self, state: CarcassonneState) -> vec[i64]:
        weights = vec[i64]()
        for tile in STACK:
            if state.pile[tile] > 0:
                weights = append(weights, state.pile[tile])
        return weights

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        tile = code - DRAW
        state.pile[tile] = state.pile[tile] - 1
        if state.events is not None:
            state.note(sentences.drew(state, tile, "CAR-RI-2"))
        if placeable(state, tile):
            state.drawn = tile
            return False
        remove(state, tile, "CAR-RI-3.2")
        return self.begin(state)


class FollowRiver(Phase):
    """CAR-RI-3: where the river flows on; CAR-RI-5: the volcano lake is followed by an extra part."""

    def __init__(self, slot: str, ends: i64, forgets: bool) -> None:
        super().__init__(slot)
        self.ends = ends
        self.forgets = forgets

    def begin(self, state: CarcassonneState) -> bool:
        follow(state, self.ends, self.forgets)
        if state.land.tile_turned[state.land.laid - 1] // 4 == LAKE:
            state.again = EXTRA_PART
        return False


def follow(state: CarcassonneState, ends: i64, forgets: bool) -> None:
    """Move the river ends on over a tile just laid; by the option, a straight tile makes the last bend forgotten."""
    turned = state.land.tile_turned[state.land.laid - 1]
    cell = state.land.tile_cell[state.land.laid - 1]
    memory = state.memory
    at = ends
    if turned // 4 == SPRING:
        side: i64
        for side in range(4):
            if i64(SIDES[turned * 4 + side]) == RIVER:
                memory[at + FRONT] = cell + STEP[side]
                memory[at + FLOW] = side
        return
    if memory[at + FRONT] != cell:
        at += END
        if memory[at + FRONT] != cell:
            return
    flow = memory[at + FLOW]
    hand = memory[at + HAND]
    memory[at + FRONT] = 0
    for side in range(4):
        if side == flow ^ 2 or i64(SIDES[turned * 4 + side]) != RIVER:
            continue
        free = at if memory[at + FRONT] == 0 else ends + END
        bend = (side - flow) & 3
        memory[free + FRONT] = cell + STEP[side]
        memory[free + FLOW] = side
        if bend == STRAIGHT and not forgets:
            bend = hand
        memory[free + HAND] = bend


class RiverLimit(Limit):
    """CAR-RI-3, CAR-RI-3.1: a river tile continues one branch, without turning back or blocking the lake.

    By the option `river_room`, it also keeps room beyond every open end, if it can.
    """

    def __init__(self, ends: i64, reserves: bool) -> None:
        self.ends = ends
        self.reserves = reserves

    def concerns(self, tile: i64) -> bool:
        side: i64
        for side in range(4):
            if i64(SIDES[tile * 16 + side]) == RIVER:
                return True
        return False

    def verdict(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> i64:
        turned = tile * 4 + turn
        if tile == SPRING:
            if springs(state, cell, turn):
                return 0
            return NO_ROOM_FOR_FORK
        banned = self.banned(state, turned, cell)
        if banned or tile == LAKE or not self.reserves or keeps_room(state, self.ends, turned, cell):
            return banned
        if self.could_keep_room(state, tile):
            return UNRESERVED
        return 0

    def banned(self, state: CarcassonneState, turned: i64, cell: i64) -> i64:
        """CAR-RI-3 and the lake of CAR-RI-3.1, whatever the room beyond the ends: 0, or which of the bans it is."""
        if not continues(state, turned, cell):
            return APART
        if turns_back(state, self.ends, turned, cell):
            return BACK
        if turned // 4 == LAKE or leaves_room(state, self.ends, turned, cell):
            return 0
        return NO_ROOM_FOR_LAKE

    def reasons(self) -> Reasons:
        return REASONS

    def could_keep_room(self, state: CarcassonneState, tile: i64) -> bool:
        """CAR-RI-3.1: whether the tile could be laid anywhere so that every open end keeps room."""
        end: i64
        for end in range(ENDS):
            cell = state.memory[self.ends + end * END + FRONT]
            at = state.land.place_of(cell)
            if cell == 0 or at < 0:
                continue
            turns = i64(FITS[tile * 625 + (state.land.frontier[at] & WANTED)])
            turn: i64
            for turn in range(4):
                turned = tile * 4 + turn
                if turns & BIT[turn] and self.banned(state, turned, cell) == 0:
                    if keeps_room(state, self.ends, turned, cell):
                        return True
        return False


class RiverFirst(Limit):
    """CAR-RI-7: no tile that fits everything is placed while river tiles remain."""

    def concerns(self, tile: i64) -> bool:
        return i64(SIDES[tile * 16]) == 0

    def verdict(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> i64:
        if state.pile[LAKE] == 0:
            return 0
        return RIVER_FIRST

    def reasons(self) -> Reasons:
        return REASONS


class HerdWorth(FieldWorth):
    """CAR-RI-6: the pig herd on a field adds a point per city for every owner."""

    def each(self, state: CarcassonneState, root: i64, seat: i64) -> i64:
        plain = self.plain.each(state, root, seat)
        return plain + HERD_POINTS if self.grazes_on(state, root) else plain

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        """A field with a barn goes by the barn's clause."""
        if self.grazes_on(state, root) and state.land.followers[root] & CLOSED == 0:
            return "CAR-RI-6"
        return self.plain.clause(state, root, seat)

    def grazes_on(self, state: CarcassonneState, root: i64) -> bool:
        """Whether the herd is on a field."""
        return state.land.symbols[root] & (HERD * SYMBOLS) != 0


def springs(state: CarcassonneState, cell: i64, turn: i64) -> bool:
    """CAR-X-32: whether the fork could be laid where a spring placed there would flow to."""
    flow: i64 = 0
    while i64(SIDES[(SPRING * 4 + turn) * 4 + flow]) != RIVER:
        flow += 1
    front = cell + STEP[flow]
    if state.land.tile_at(front) >= 0 or not on_table(front):
        return False
    wanted = RIVER * FIVES[flow ^ 2]
    at = state.land.place_of(front)
    if at >= 0:
        wanted += state.land.frontier[at] & WANTED
    turns = i64(FITS[FORK * 625 + wanted])
    fork: i64
    for fork in range(4):
        if turns & BIT[fork] and fork_leaves_room(state, FORK * 4 + fork, front, flow):
            return True
    return False


def fork_leaves_room(state: CarcassonneState, turned: i64, cell: i64, flow: i64) -> bool:
    """CAR-RI-3.1 for a fork right behind the spring: on both of its branches the volcano lake could be laid."""
    side: i64
    for side in range(4):
        if side != flow ^ 2 and i64(SIDES[turned * 4 + side]) == RIVER:
            if not lake_fits(state, turned, cell, cell + STEP[side], side):
                return False
    return True


def continues(state: CarcassonneState, turned: i64, cell: i64) -> bool:
    """CAR-RI-3: exactly one river side of the tile touches a laid tile."""
    touching: i64 = 0
    side: i64
    for side in range(4):
        if i64(SIDES[turned * 4 + side]) == RIVER and state.land.tile_at(cell + STEP[side]) >= 0:
            touching += 1
    return touching == 1


def turns_back(state: CarcassonneState, ends: i64, turned: i64, cell: i64) -> bool:
    """CAR-RI-3 (b): whether a branch would bend twice to the same hand."""
    memory = state.memory
    at = ends if memory[ends + FRONT] == cell else ends + END
    side: i64
    for side in range(4):
        if i64(SIDES[turned * 4 + side]) == RIVER and side != memory[at + FLOW] ^ 2:
            bend = (side - memory[at + FLOW]) & 3
            if bend != STRAIGHT and bend == memory[at + HAND]:
                return True
    return False


def leaves_room(state: CarcassonneState, ends: i64, turned: i64, cell: i64) -> bool:
    """CAR-RI-3.1: on every open end the volcano lake could be laid next, and no two ends meet."""
    memory = state.memory
    fronts = vec[i64]()
    side: i64
    for side in range(4):
        if i64(SIDES[turned * 4 + side]) == RIVER and state.land.tile_at(cell + STEP[side]) < 0:
            fronts = append(fronts, cell + STEP[side])
            if not lake_fits(state, turned, cell, cell + STEP[side], side):
                return False
    end: i64
    for end in range(ENDS):
        front = memory[ends + end * END + FRONT]
        if front != 0 and front != cell:
            if front in fronts or not lake_fits(state, turned, cell, front, memory[ends + end * END + FLOW]):
                return False
    return True


def keeps_room(state: CarcassonneState, ends: i64, turned: i64, cell: i64) -> bool:
    """CAR-RI-3.1: the front of every open end and its other neighbours are empty, and no two ends need the same."""
    memory = state.memory
    room = vec[i64]()
    side: i64
    for side in range(4):
        front = cell + STEP[side]
        if i64(SIDES[turned * 4 + side]) == RIVER and state.land.tile_at(front) < 0:
            room = with_room(state, room, cell, front, side)
    end: i64
    for end in range(ENDS):
        front = memory[ends + end * END + FRONT]
        if front != 0 and front != cell:
            room = with_room(state, room, cell, front, memory[ends + end * END + FLOW])
    return NO_ROOM not in room


def with_room(state: CarcassonneState, room: vec[i64], cell: i64, front: i64, flow: i64) -> vec[i64]:
    """The room taken so far and that of one more end; NO_ROOM among it where a place is taken already."""
    side: i64
    for side in range(5):
        place = front if side == 4 else front + STEP[side]
        if side == flow ^ 2:
            continue
        free = state.land.tile_at(place) < 0 and place != cell and place not in room
        room = append(room, place if free else NO_ROOM)
    return room


def lake_fits(state: CarcassonneState, turned: i64, cell: i64, front: i64, flow: i64) -> bool:
    """Whether the front of an end is empty and all its other neighbours, the new tile among them, show it field."""
    land = state.land
    if land.tile_at(front) >= 0 or front == cell:
        return False
    side: i64
    for side in range(4):
        there = front + STEP[side]
        if side == flow ^ 2:
            continue
        if there == cell:
            if i64(SIDES[turned * 4 + (side ^ 2)]) != FIELD:
                return False
        elif land.tile_at(there) >= 0:
            other = land.tile_turned[land.tile_at(there)]
            if i64(SIDES[other * 4 + (side ^ 2)]) != FIELD:
                return False
    return True


CHAPTER: Final[type[Chapter]] = River
