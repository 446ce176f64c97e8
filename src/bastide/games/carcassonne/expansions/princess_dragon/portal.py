"""CAR-PD-6: portals."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.codes import DEPLOY
from bastide.games.carcassonne.components import (
    FIELD,
    FOLLOWER,
    KINDS,
    MOST_SEGMENTS,
    NOTHING,
    REGION,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SLOT_OF,
    marked,
)
from bastide.games.carcassonne.expansions.princess_dragon.codes import FAIRY, PORTAL
from bastide.games.carcassonne.land import BIT, CLOSED
from bastide.games.carcassonne.phases.deploying import (
    HERE,
    deploy,
    figure_of,
    refused_here,
    suits,
    supply_verdict,
    unsuited,
)
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import OF_ANOTHER, Choice, Reasons

PORTAL_TILE: Final = vec[i64](marked("portal"))


# Why no follower comes through the portal to a tile, or to a segment of it.
BARN_FIELD: Final = 5
OCCUPIED: Final = 6
CLOSED_WAY: Final = 7
NO_PORTAL: Final = 8
NO_TILE: Final = 9
DRAGON_THERE: Final = 10
FOLLOWERS_ONLY: Final = 11
NO_PLACE: Final = 12
UNSUITED: Final = 13
REASONS: Final[Reasons] = [
    *HERE,
    ("CAR-PD-6.2", "barn_field"),
    ("CAR-PD-6.2", "occupied"),
    ("CAR-PD-6.2", "portal_closed"),
    ("CAR-PD-6.1", "no_portal"),
    ("CAR-PD-6.1", "no_tile"),
    ("CAR-PD-3.4", "dragon_there"),
    ("CAR-PD-6.3", "portal_followers"),
    ("CAR-PD-6.1", "no_place"),
]


class PortalChoice(Choice):
    """CAR-PD-6: from a portal tile a follower may go to any other tile, on a free region that is not complete."""

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        last = state.land.laid - 1
        if PORTAL_TILE[state.land.tile_turned[last] // 4] == 0:
            return codes
        ready = kinds_of_ground(state)
        tile: i64
        for tile in range(last):
            if self.tile_verdict(state, tile, ready) == 0:
                codes = append(codes, PORTAL + state.land.tile_cell[tile])
        return codes

    def possible(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if PORTAL_TILE[state.land.tile_turned[last] // 4] == 0:
            return False
        ready = kinds_of_ground(state)
        tile: i64
        for tile in range(last):
            if self.tile_verdict(state, tile, ready) == 0:
                return True
        return False

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not PORTAL <= code < FAIRY:
            return OF_ANOTHER
        last = state.land.laid - 1
        if PORTAL_TILE[state.land.tile_turned[last] // 4] == 0:
            return NO_PORTAL
        tile = state.land.tile_at(code - PORTAL)
        if tile < 0:
            return NO_TILE
        verdict = self.tile_verdict(state, tile, kinds_of_ground(state))
        if verdict == 0 and tile == last:
            return CLOSED_WAY
        return verdict

    def reasons(self) -> Reasons:
        return REASONS

    def tile_verdict(self, state: CarcassonneState, tile: i64, ready: i64) -> i64:
        """CAR-PD-6.1: 0 where anything can be deployed on a tile, with followers at hand for these kinds of segments;
        else why not."""
        land = state.land
        if state.haunted(land.tile_cell[tile]):
            return DRAGON_THERE
        node: i64
        for node in range(land.tile_first[tile], land.tile_end(tile)):
            if ready & BIT[i64(land.node_kind[node])] and way_verdict(state, node) == 0:
                return 0
        return CLOSED_WAY

    def follow_verdict(self, state: CarcassonneState, figure: i64, segment: i64) -> i64:
        """CAR-PD-6.2, CAR-PD-6.3: 0 where a figure may go to a segment of the tile named before; else why it may
        not."""
        verdict = supply_verdict(state, figure)
        if verdict != 0:
            return verdict
        if FOLLOWER[figure] == 0:
            return FOLLOWERS_ONLY
        if segment == NOTHING:
            return NO_PLACE
        land = state.land
        node = land.tile_first[land.tile_at(state.chosen)] + segment
        return way_verdict(state, node) if suits(figure, i64(land.node_kind[node])) else UNSUITED

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen:
            tile = state.land.tile_at(state.chosen)
            number = state.land.tile_turned[tile] // 4
            segment = SEGMENT_OF[number * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]
            state.chosen = 0
            deploy(state, figure_of(code), state.land.tile_first[tile] + segment, "CAR-PD-6.1")
            return True
        if not PORTAL <= code < FAIRY:
            return False
        state.chosen = code - PORTAL
        return True

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        number = state.land.tile_turned[state.land.tile_at(state.chosen)] // 4
        for figure in state.rules.followers:
            segment: i64
            for segment in range(SEGMENTS[number]):
                if self.follow_verdict(state, figure, segment) == 0:
                    slot = SLOT_OF[number * MOST_SEGMENTS + segment]
                    codes = append(codes, DEPLOY + figure * SEGMENT_SLOTS + slot)
        return codes

    def awaits(self, state: CarcassonneState) -> bool:
        return PORTAL + state.chosen in self.offer(state, vec[i64]())

    def refuse_follow_up(self, state: CarcassonneState, code: i64) -> Refusal | None:
        figure = figure_of(code)
        if figure < 0:
            return None
        number = state.land.tile_turned[state.land.tile_at(state.chosen)] // 4
        segment = SEGMENT_OF[number * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]
        verdict = self.follow_verdict(state, figure, segment)
        if verdict == UNSUITED:
            return unsuited("CAR-PD-6.3", figure)
        return refused_here(state, code, REASONS, verdict)


def kinds_of_ground(state: CarcassonneState) -> i64:
    """The kinds of segments, a bit each, that a follower in the active player's supply can stand on."""
    found: i64 = 0
    kind: i64
    for figure in state.rules.followers:
        if state.in_supply(state.active, figure) > 0:
            for kind in range(KINDS):
                if suits(figure, kind):
                    found |= BIT[kind]
    return found


def way_verdict(state: CarcassonneState, node: i64) -> i64:
    """CAR-PD-6.2: 0 where a follower may come through the portal to a segment, be it to a challenge (CAR-X-10); else
    why none may."""
    kind = i64(state.land.node_kind[node])
    if REGION[kind] == 0:
        return CLOSED_WAY
    root = state.land.root(node)
    if state.land.followers[root] != 0:
        if state.land.followers[root] & CLOSED:
            return BARN_FIELD
        return OCCUPIED
    if kind == FIELD or state.land.ends[root] != 0:
        return 0
    return CLOSED_WAY
