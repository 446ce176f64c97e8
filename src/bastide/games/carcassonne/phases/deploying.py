"""CAR-B-3: the action of a part, and deploying a follower as the base game's way to use it."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DEPLOY, PASS
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FOLLOWER,
    KIND,
    KINDS,
    MOST_SEGMENTS,
    REGION,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SLOT_OF,
    STANDS_ON,
)
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Choice, Phase, Reasons, refused

# Why no follower can be deployed on a segment.
NO_PLACE: Final = 1
OCCUPIED: Final = 2
REASONS: Final[Reasons] = [("", ""), ("CAR-B-3.4", "no_place"), ("CAR-B-3.3", "occupied")]


class TakeAction(Phase):
    """CAR-T-5: exactly one of the choices, or nothing; with no choice it is passed over (CAR-T-20)."""

    def begin(self, state: CarcassonneState) -> bool:
        state.to_move = state.active
        for choice in state.rules.likeliest:
            if choice.possible(state):
                return True
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        if state.chosen:
            return state.rules.choices[state.choosing].follow_up(state)
        codes = vec[i64](capacity=32)
        for choice in state.rules.insistent:
            if choice.insists(state):
                return choice.offer(state, codes)
        for choice in state.rules.choices:
            codes = choice.offer(state, codes)
        return append(codes, PASS)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == PASS:
            if state.events is not None:
                state.note(Event("passed", "CAR-B-3.1", int(state.active)))
            return False
        if state.chosen:
            state.rules.choices[state.choosing].take(state, code)
            if state.chosen:
                return True
            state.choosing = -1
            return False
        number: i64
        for number in range(len(state.rules.choices)):
            if state.rules.choices[number].take(state, code):
                state.choosing = number if state.chosen else -1
                return state.chosen != 0
        return False


class FollowerChoice(Choice):
    """CAR-B-3.2 to CAR-B-3.4: a follower from the supply on a segment of the tile whose region has no follower."""

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        land = state.land
        last = land.laid - 1
        tile = land.tile_turned[last] // 4
        if state.rules.no_followers[tile]:
            return codes
        free = free_segments(state, tile, land.tile_first[last])
        for figure in state.rules.followers:
            if state.in_supply(state.active, figure) == 0:
                continue
            segment: i64
            for segment in range(SEGMENTS[tile]):
                if free & BIT[segment] and suits(figure, KIND[tile * MOST_SEGMENTS + segment]):
                    slot = SLOT_OF[tile * MOST_SEGMENTS + segment]
                    codes = append(codes, DEPLOY + figure * SEGMENT_SLOTS + slot)
        return codes

    def possible(self, state: CarcassonneState) -> bool:
        land = state.land
        last = land.laid - 1
        tile = land.tile_turned[last] // 4
        if state.rules.no_followers[tile]:
            return False
        free = free_segments(state, tile, land.tile_first[last])
        for figure in state.rules.followers:
            if state.in_supply(state.active, figure) > 0:
                segment: i64
                for segment in range(SEGMENTS[tile]):
                    if free & BIT[segment] and suits(figure, KIND[tile * MOST_SEGMENTS + segment]):
                        return True
        return False

    def take(self, state: CarcassonneState, code: i64) -> bool:
        figure = figure_of(code)
        if figure < 0 or FOLLOWER[figure] == 0:
            return False
        deploy(state, figure, node_of(state, code), "CAR-B-3.2")
        return True

    def why_not(self, state: CarcassonneState, figure: i64, node: i64) -> Refusal | None:
        if FOLLOWER[figure] == 0:
            return None
        land = state.land
        tile = land.tile_turned[land.laid - 1] // 4
        if state.rules.no_followers[tile]:
            return Refusal(state.rules.barred_by[int(tile)], "carcassonne.refusal.volcano")
        kind = i64(land.node_kind[node])
        verdict = free_verdict(state, kind, node)
        if verdict != NO_PLACE and not suits(figure, kind):
            return Refusal(state.rules.suited_by[int(figure)], f"carcassonne.refusal.{FIGURE_NAMES[figure]}_place")
        return refused(REASONS, verdict)


def suits(figure: i64, kind: i64) -> bool:
    """Whether a kind of figure can stand on a kind of segment."""
    return STANDS_ON[figure * KINDS + kind] == 1


def free_segments(state: CarcassonneState, tile: i64, first: i64) -> i64:
    """CAR-B-3.3, CAR-B-3.4: the segments for followers, a bit each, that lie in regions without any, just completed
    ones too (CAR-B-3.5)."""
    free: i64 = 0
    segment: i64
    for segment in range(SEGMENTS[tile]):
        kind = KIND[tile * MOST_SEGMENTS + segment]  # as `free_verdict` says; asked so often that the call would tell
        if REGION[kind] and state.land.followers[state.land.root(first + segment)] == 0:
            free |= BIT[segment]
    return free


def free_verdict(state: CarcassonneState, kind: i64, node: i64) -> i64:
    """CAR-B-3.3, CAR-B-3.4: 0 where a segment of that kind lies in a region without followers; else why it does not."""
    if REGION[kind] == 0:
        return NO_PLACE
    return OCCUPIED if state.land.followers[state.land.root(node)] else 0


def figure_of(code: i64) -> i64:
    """The figure that an action deploys on the tile, or -1 when it deploys none."""
    if not DEPLOY <= code < DEPLOY + len(FIGURE_NAMES) * SEGMENT_SLOTS:
        return -1
    return (code - DEPLOY) // SEGMENT_SLOTS


def node_of(state: CarcassonneState, code: i64) -> i64:
    """The node of the segment that an action deploys on."""
    last = state.land.laid - 1
    tile = state.land.tile_turned[last] // 4
    return state.land.tile_first[last] + SEGMENT_OF[tile * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]


def deploy(state: CarcassonneState, figure: i64, node: i64, clause: str) -> None:
    """Put a figure of the active player on a segment."""
    state.put(state.active, figure, node)
    if state.events is not None:
        state.note(sentences.deployed(state, state.active, figure, node, clause))
