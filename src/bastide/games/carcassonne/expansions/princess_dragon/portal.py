"""CAR-PD-6: portals."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.codes import DEPLOY
from bastide.games.carcassonne.components import (
    FIELD,
    FIGURE_NAMES,
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
from bastide.games.carcassonne.phases.deploying import deploy, figure_of, suits
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Choice, Reasons, refused

PORTAL_TILE: Final = vec[i64](marked("portal"))


# Why no follower comes through the portal to a segment.
BARN_FIELD: Final = 1
OCCUPIED: Final = 2
CLOSED_WAY: Final = 3
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-PD-6.2", "barn_field"),
    ("CAR-PD-6.2", "occupied"),
    ("CAR-PD-6.2", "portal_closed"),
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
            if self.leads_to(state, tile, ready):
                codes = append(codes, PORTAL + state.land.tile_cell[tile])
        return codes

    def possible(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if PORTAL_TILE[state.land.tile_turned[last] // 4] == 0:
            return False
        ready = kinds_of_ground(state)
        tile: i64
        for tile in range(last):
            if self.leads_to(state, tile, ready):
                return True
        return False

    def leads_to(self, state: CarcassonneState, tile: i64, ready: i64) -> bool:
        """Whether anything can be deployed on a tile, with followers at hand for these kinds of segments."""
        land = state.land
        node: i64
        for node in range(land.tile_first[tile], land.tile_end(tile)):
            if ready & BIT[i64(land.node_kind[node])] and way_verdict(state, node) == 0:
                return not state.haunted(land.tile_cell[tile])
        return False

    def deployments(self, state: CarcassonneState, tile: i64) -> vec[i64]:
        """What can be deployed on a tile through the portal."""
        codes = vec[i64]()
        land = state.land
        if state.haunted(land.tile_cell[tile]):
            return codes
        number = land.tile_turned[tile] // 4
        for figure in state.rules.followers:
            if state.in_supply(state.active, figure) == 0:
                continue
            segment: i64
            for segment in range(SEGMENTS[number]):
                node = land.tile_first[tile] + segment
                if suits(figure, i64(land.node_kind[node])) and way_verdict(state, node) == 0:
                    slot = SLOT_OF[number * MOST_SEGMENTS + segment]
                    codes = append(codes, DEPLOY + figure * SEGMENT_SLOTS + slot)
        return codes

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
        return self.deployments(state, state.land.tile_at(state.chosen))

    def awaits(self, state: CarcassonneState) -> bool:
        return PORTAL + state.chosen in self.offer(state, vec[i64]())

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not PORTAL <= code < FAIRY:
            return None
        if PORTAL_TILE[state.land.tile_turned[state.land.laid - 1] // 4] == 0:
            return Refusal("CAR-PD-6.1", "carcassonne.refusal.no_portal")
        if state.land.tile_at(code - PORTAL) < 0:
            return Refusal("CAR-PD-6.1", "carcassonne.refusal.no_tile")
        if state.haunted(code - PORTAL):
            return Refusal("CAR-PD-3.4", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-PD-6.2", "carcassonne.refusal.portal_closed")

    def refuse_follow_up(self, state: CarcassonneState, code: i64) -> Refusal | None:
        """CAR-PD-6.2, CAR-PD-6.3: why a figure cannot go to a segment of the tile named before."""
        figure = figure_of(code)
        if figure < 0:
            return None
        if FOLLOWER[figure] == 0:
            return Refusal("CAR-PD-6.3", "carcassonne.refusal.portal_followers")
        land = state.land
        tile = land.tile_at(state.chosen)
        segment = SEGMENT_OF[land.tile_turned[tile] // 4 * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]
        if segment == NOTHING:
            return Refusal("CAR-PD-6.1", "carcassonne.refusal.no_place")
        node = land.tile_first[tile] + segment
        if not suits(figure, i64(land.node_kind[node])):
            return Refusal("CAR-PD-6.3", f"carcassonne.refusal.{FIGURE_NAMES[figure]}_place")
        return refused(REASONS, way_verdict(state, node))


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
        return BARN_FIELD if state.land.followers[root] & CLOSED else OCCUPIED
    return 0 if kind == FIELD or state.land.ends[root] != 0 else CLOSED_WAY
