"""CAR-B-3: the action of a part, and deploying a follower as the base game's way to use it."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.core.words import Message
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.actions import OF_SETS, Choose, Place
from bastide.games.carcassonne.codes import DEPLOY, PASS
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    FOLLOWER,
    KIND,
    KINDS,
    MOST_SEGMENTS,
    NOTHING,
    REGION,
    SEGMENT_NAMES,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SLOT_OF,
    STANDS_ON,
    TILES,
)
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import NOT_NOW, OF_ANOTHER, Choice, Phase, Reasons

# Why no figure at all can be deployed so; the clause that bars a tile is the chapter's that does.
NOT_IN_PLAY: Final = 1
NOT_IN_SUPPLY: Final = 2
NO_SEGMENT: Final = 3
BARRED: Final = 4
HERE: Final[Reasons] = [
    ("", ""),
    ("CAR-X-30", "not_in_play"),
    ("CAR-B-3.6", "supply_empty"),
    ("CAR-B-3.2", "no_segment"),
    ("", "volcano"),
]
# And why no follower can; where a kind of follower goes, the chapter's clause says that brings it.
NO_PLACE: Final = 5
OCCUPIED: Final = 6
UNSUITED: Final = 7
REASONS: Final[Reasons] = [*HERE, ("CAR-B-3.4", "no_place"), ("CAR-B-3.3", "occupied")]


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

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if state.chosen:
            return 0 if code in state.rules.choices[state.choosing].follow_up(state) else NOT_NOW
        for choice in state.rules.insistent:
            if choice.insists(state):
                return 0 if choice.verdict_on(state, code) == 0 else NOT_NOW
        for choice in state.rules.choices:
            if choice.verdict_on(state, code) == 0:
                return 0
        return 0 if code == PASS else NOT_NOW

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        action = state.game.decode(int(code))
        if isinstance(action, Place):
            return Refusal("CAR-T-5", "carcassonne.refusal.action_now")
        if state.chosen:
            refusal = state.rules.choices[state.choosing].refuse_follow_up(state, code)
            return refusal or Refusal("CAR-T-5", "carcassonne.refusal.choose_now")
        if isinstance(action, Choose):
            return Refusal("CAR-T-5", "carcassonne.refusal.nothing_to_choose")
        for choice in state.rules.insistent:
            if choice.insists(state) and choice.verdict_on(state, code) == OF_ANOTHER:
                return choice.demand()
        refusal = kept_off(state, code)
        if refusal is not None:
            return refusal
        for choice in state.rules.choices:
            refusal = choice.refuse(state, code)
            if refusal is not None:
                return refusal
        for chapter in state.rules.chapters:
            if type(action) in OF_SETS.get(chapter.name, ()):
                return chapter.refuse_as_action(code)
        return Refusal("CAR-X-30", "carcassonne.refusal.kind_not_in_play")

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

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        figure = figure_of(code)
        if figure < 0 or FOLLOWER[figure] == 0:
            return OF_ANOTHER
        verdict = hand_verdict(state, code)
        if verdict != 0:
            return verdict
        if state.rules.no_followers[state.land.tile_turned[state.land.laid - 1] // 4]:
            return BARRED
        return follower_verdict(state, figure, node_of(state, code))

    def reasons(self) -> Reasons:
        return REASONS

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        verdict = self.verdict_on(state, code)
        if verdict == UNSUITED:
            return unsuited(state.rules.suited_by[int(figure_of(code))], figure_of(code))
        return None if verdict == OF_ANOTHER else refused_here(state, code, REASONS, verdict)

    def take(self, state: CarcassonneState, code: i64) -> bool:
        figure = figure_of(code)
        if figure < 0 or FOLLOWER[figure] == 0:
            return False
        deploy(state, figure, node_of(state, code), "CAR-B-3.2")
        return True


def suits(figure: i64, kind: i64) -> bool:
    """Whether a kind of figure can stand on a kind of segment."""
    return STANDS_ON[figure * KINDS + kind] == 1


def free_segments(state: CarcassonneState, tile: i64, first: i64) -> i64:
    """The segments of a tile where the region lets followers in, a bit each; `first` is the node of the first."""
    free: i64 = 0
    segment: i64
    for segment in range(SEGMENTS[tile]):
        if region_verdict(state, first + segment) == 0:
            free |= BIT[segment]
    return free


def region_verdict(state: CarcassonneState, node: i64) -> i64:
    """CAR-B-3.3, CAR-B-3.4: 0 where a follower may go on a segment, in a region without followers, one just completed
    too (CAR-B-3.5); else why none may."""
    if REGION[i64(state.land.node_kind[node])] == 0:
        return NO_PLACE
    if state.land.followers[state.land.root(node)]:
        return OCCUPIED
    return 0


def follower_verdict(state: CarcassonneState, figure: i64, node: i64) -> i64:
    """0 where a kind of follower may go on a segment; else why it may not: where it never goes, it is not said that
    somebody is there."""
    verdict = region_verdict(state, node)
    if verdict != NO_PLACE and not suits(figure, i64(state.land.node_kind[node])):
        return UNSUITED
    return verdict


def hand_verdict(state: CarcassonneState, code: i64) -> i64:
    """CAR-B-3.2, CAR-B-3.6: 0 where the active player has the figure that an action deploys, and the tile just placed
    has its segment; else what is missing."""
    verdict = supply_verdict(state, figure_of(code))
    if verdict != 0:
        return verdict
    if segment_of(state, code) == NOTHING:
        return NO_SEGMENT
    return 0


def kept_off(state: CarcassonneState, code: i64) -> Refusal | None:
    """Why a figure cannot be deployed whatever it is, or because of another choice; None where neither is so."""
    figure = figure_of(code)
    if figure < 0:
        return None
    verdict = hand_verdict(state, code)
    if verdict != 0:
        return refused_here(state, code, HERE, verdict)
    for choice in state.rules.choices:
        refusal = choice.why_not(state, figure, node_of(state, code))
        if refusal is not None:
            return refusal
    return None


def supply_verdict(state: CarcassonneState, figure: i64) -> i64:
    """CAR-B-3.6: 0 where the active player has such a figure to deploy; else why not."""
    if state.rules.figures[figure] == 0:
        return NOT_IN_PLAY
    if state.in_supply(state.active, figure) > 0:
        return 0
    return NOT_IN_SUPPLY


def refused_here(state: CarcassonneState, code: i64, reasons: Reasons, verdict: i64) -> Refusal:
    """The refusal of a figure on the tile just placed, with what its sentence names."""
    clause, sentence = reasons[int(verdict)]
    params: dict[str, object] = {}
    tile = state.land.tile_turned[state.land.laid - 1] // 4
    if verdict == NOT_IN_PLAY or verdict == NOT_IN_SUPPLY:
        params["figure"] = Message(f"carcassonne.figure.{FIGURE_NAMES[figure_of(code)]}")
    elif verdict == NO_SEGMENT:
        params["segment"] = SEGMENT_NAMES[(code - DEPLOY) % SEGMENT_SLOTS]
        params["has"] = ", ".join(feature["id"] for feature in TILES[tile]["features"])
    elif verdict == BARRED:
        clause = state.rules.barred_by[int(tile)]
    return Refusal(clause, f"carcassonne.refusal.{sentence}", params)


def unsuited(clause: str, figure: i64) -> Refusal:
    """The refusal of a kind of follower where it does not go."""
    return Refusal(clause, f"carcassonne.refusal.{FIGURE_NAMES[figure]}_place")


def figure_of(code: i64) -> i64:
    """The figure that an action deploys on the tile, or -1 when it deploys none."""
    if not DEPLOY <= code < DEPLOY + len(FIGURE_NAMES) * SEGMENT_SLOTS:
        return -1
    return (code - DEPLOY) // SEGMENT_SLOTS


def segment_of(state: CarcassonneState, code: i64) -> i64:
    """The segment of the tile just placed that an action deploys on, or NOTHING."""
    tile = state.land.tile_turned[state.land.laid - 1] // 4
    return SEGMENT_OF[tile * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]


def node_of(state: CarcassonneState, code: i64) -> i64:
    """The node of the segment that an action deploys on."""
    return state.land.tile_first[state.land.laid - 1] + segment_of(state, code)


def deploy(state: CarcassonneState, figure: i64, node: i64, clause: str) -> None:
    """Put a figure of the active player on a segment."""
    state.put(state.active, figure, node)
    if state.events is not None:
        state.note(sentences.deployed(state, state.active, figure, node, clause))
