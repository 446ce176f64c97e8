"""CAR-CU, expansion VI b: The Cult, with shrine and heretic."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import PLACE
from bastide.games.carcassonne.components import (
    ABBEY,
    BUILDING,
    CLOISTER,
    KIND,
    MOST_SEGMENTS,
    NOTHING,
    SHRINE,
    tiles_of,
)
from bastide.games.carcassonne.grid import AROUND, WIDTH
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Limit, Phase, Reasons, Rules

SHRINE_RIVALS: Final = 1
CLOISTER_RIVALS: Final = 2
REASONS: Final[Reasons] = [("", ""), ("CAR-CU-2", "shrine_rivals"), ("CAR-CU-2", "cloister_rivals")]


class Cult(Chapter):
    """CAR-CU-1: 5 shrines, which are used and scored like cloisters."""

    def join(self, rules: Rules) -> None:
        """CAR-CU-1: a shrine is worth what a cloister is."""
        rules.add_tiles(tiles_of("cult"), mixed_in=True)
        rules.worth[SHRINE] = rules.worth[CLOISTER]
        rules.limits = append(rules.limits, ShrineLimit())
        rules.add_phase(Challenge("CAR-T-7c"))
        for kind in (CLOISTER, SHRINE, ABBEY):
            rules.released_by[kind] = "CAR-CU-4"


class ShrineLimit(Limit):
    """CAR-CU-2: no shrine has two cloisters around it, and no cloister, or abbey (CAR-X-19), two shrines."""

    def concerns(self, tile: i64) -> bool:
        return BUILDING[tile] != NOTHING

    def verdict(self, state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> i64:
        shrine = KIND[tile * MOST_SEGMENTS + BUILDING[tile]] == SHRINE
        one = False
        for step in AROUND:
            if is_rival(state, cell + step, shrine):
                if one or has_rival(state, cell + step, not shrine):
                    if shrine:
                        return SHRINE_RIVALS
                    return CLOISTER_RIVALS
                one = True
        return 0

    def reasons(self) -> Reasons:
        return REASONS

    def keep(self, state: CarcassonneState, tile: i64, fitting: vec[i64]) -> vec[i64]:
        rivals = rivals_of(state, KIND[tile * MOST_SEGMENTS + BUILDING[tile]] == SHRINE)
        if len(rivals) == 0:
            return fitting
        codes = vec[i64](capacity=64)
        seen: i64 = -1
        allowed = False
        for code in fitting:
            cell = (code - PLACE) >> 2
            if cell != seen:  # the turn of the tile does not matter
                seen = cell
                allowed = not is_beside(cell, rivals) or self.verdict(state, tile, cell, 0) == 0
            if allowed:
                codes = append(codes, code)
        return codes


def rivals_of(state: CarcassonneState, shrine: bool) -> vec[i64]:
    """The places of all cloisters (for a shrine) or shrines (for a cloister) on the land."""
    land = state.land
    cells = vec[i64]()
    tile: i64
    for tile in range(land.laid):
        building = land.tile_building[tile]
        if building >= 0 and (i64(land.node_kind[building]) == SHRINE) != shrine:
            cells = append(cells, land.tile_cell[tile])
    return cells


def is_beside(cell: i64, cells: vec[i64]) -> bool:
    """Whether one of some places is around a place."""
    northwest = cell - WIDTH - 1
    for other in cells:
        if 0 <= other - northwest <= 2 * WIDTH + 2 and (other - northwest) % WIDTH <= 2:
            return True
    return False


def is_rival(state: CarcassonneState, cell: i64, shrine: bool) -> bool:
    """Whether the place holds a cloister (for a shrine) or a shrine (for a cloister)."""
    tile = state.land.tile_at(cell)
    if tile < 0:
        return False
    building = state.land.tile_building[tile]
    return building >= 0 and (i64(state.land.node_kind[building]) == SHRINE) != shrine


def has_rival(state: CarcassonneState, cell: i64, shrine: bool) -> bool:
    """Whether a building around a place rivals the shrine, or the cloister, there."""
    for step in AROUND:
        if is_rival(state, cell + step, shrine):
            return True
    return False


class Challenge(Phase):
    """CAR-CU-3 to CAR-CU-6: an occupied building that is completed first sends the occupant of its rival home."""

    def about_completed(self) -> bool:
        return True

    def begin(self, state: CarcassonneState) -> bool:
        land = state.land
        for root in land.completed:
            if land.followers[root] and i64(land.node_kind[root]) >= CLOISTER:
                cell = land.tile_cell[i64(land.node_tile[root])]
                shrine = i64(land.node_kind[root]) == SHRINE
                for step in AROUND:
                    if is_rival(state, cell + step, shrine):
                        self.defeat(state, land.tile_building[land.tile_at(cell + step)])
        return False

    def defeat(self, state: CarcassonneState, loser: i64) -> None:
        """CAR-CU-4: the loser's follower returns without points; a rival completed by the same tile has not lost."""
        if state.land.followers[loser] == 0 or state.land.ends[loser] == 0:
            return
        state.released = append(state.released, loser)
        if state.events is not None:
            state.note(Event("lost_challenge", "CAR-CU-4", int(state.active), sentences.region(state, loser)))


CHAPTER: Final[type[Chapter]] = Cult
