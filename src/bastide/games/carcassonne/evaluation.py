"""What a position of Carcassonne promises to each seat, in points at the end of the game; made for bots.

A region that followers stand on is worth what it would pay now, and of what it would pay when complete the part that is
likely: every empty place it must still be closed at can be filled by some of the unseen tiles, and each of those may
come to its owner or not. Followers at home are worth something as long as there are turns left to use them.
"""

from typing import Final, cast

from bastide.core.counsel import Counsel
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.pooled import Parts
from bastide.core.state import CHANCE, NOBODY, State
from bastide.games.carcassonne.codes import PLACE
from bastide.games.carcassonne.components import (
    ABBEY,
    ALIKE,
    CITY,
    CLOISTER,
    FIELD,
    FIGURE_SPAN,
    FIGURES,
    MOST_SEGMENTS,
    REGION,
    ROAD,
    SEGMENTS,
    SHRINE,
    SIDES,
    SLOTS,
    TYPES,
    copies,
)
from bastide.games.carcassonne.components import KIND as KIND_OF_SEGMENT
from bastide.games.carcassonne.grid import CELLS, STEP
from bastide.games.carcassonne.land import SEAT, SEAT_BITS, WANTED, WANTED_BITS, power
from bastide.games.carcassonne.misses import Misses
from bastide.games.carcassonne.parts import Scene, at_home, first_met, hope, region, rest, sets_in_play, tell
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Rules

# The places of the weights.
REACH: Final = 0  # how likely one fitting unseen tile closes an open place in time
CLOSED: Final = 1  # of the gain by completion, the part that counts
GROWTH: Final = 2  # points that a region with an open end gains on average until it is complete, each end
AROUND_CLOISTER: Final = 3  # the chance that a place around a cloister is filled
FIELD_CITY: Final = 4  # of the points for a city not complete yet, the part that counts for its fields
HOME: Final = 5  # the first follower at home, while the game is young
HOME_MORE: Final = 6  # each further one, as a part of the one before
FREED: Final = 7  # a follower that will come home when its region is complete
FIELD_HOPE: Final = 8  # a field, for the cities still to come, while the game is young
TURN: Final = 9  # a turn to come
EARLY: Final = 24.0
"""With this many own turns left, followers at home are worth their full price."""

CERTAIN: Final = vec[float]([1.0] * sum(int(SEGMENTS[tile]) * copies(tile) for tile in range(TYPES)))
"""The chance of every segment of all boxes, before it is lowered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CarcassonneCounsel(Counsel):
    """All is open but the order of the tiles, so no deals need to be imagined."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = False
        self.scale = 10.0
        self.curiosity = 0.25
        self.finalists = 8
        self.weights = vec[float]([0.28, 0.33, 0.39, 0.36, 0.36, 17.0, 0.48, 1.15, 0.92, 2.5])
        self.remembered: Misses | None = None  # of the pile asked for last: most moves of a turn share it
        self.sets: vec[float] = vec[float]()  # of the rules asked for last: which expansions are in play
        self.sets_of: Rules | None = None

    def left(self, state: State) -> float:
        carcassonne = cast(CarcassonneState, state)
        return float(carcassonne.pile_left) / float(max(carcassonne.pile_left + carcassonne.land.laid, 1))

    def horizon(self, state: State) -> i64:
        """Four tiles; with many sets, where turns are long, one's own and the reply."""
        return 4 if len(cast(CarcassonneState, state).rules.chapters) < 4 else 2

    def decisions(self, state: State) -> i64:
        """Every third set makes long moves longer by one."""
        return 4 + len(cast(CarcassonneState, state).rules.chapters) // 3

    def candidates(self, state: State) -> vec[i64]:
        carcassonne = cast(CarcassonneState, state)
        return carcassonne.rules.phases[carcassonne.phase].sensible(carcassonne)

    def same_as(self, state: State, code: i64) -> i64:
        """A cloister looks the same from every side: how such a tile is turned makes no difference."""
        if not PLACE <= code < PLACE + 4 * CELLS:
            return code
        turn = (code - PLACE) % 4
        return code - turn + ALIKE[i64(cast(CarcassonneState, state).drawn) * 4 + turn]

    def estimates(self, state: State) -> vec[float]:
        return estimates(cast(CarcassonneState, state), self)

    def tell(self, state: State, parts: Parts) -> None:
        carcassonne = cast(CarcassonneState, state)
        tell(carcassonne, self.scene(carcassonne), self.sets_in_play(carcassonne), parts)

    def scene(self, state: CarcassonneState) -> Scene:
        return Scene(state, self.misses(state), CERTAIN[: state.land.nodes])

    def sets_in_play(self, state: CarcassonneState) -> vec[float]:
        if self.sets_of is not state.rules:
            self.sets_of = state.rules
            self.sets = sets_in_play(state)
        return self.sets

    def misses(self, state: CarcassonneState) -> Misses:
        """How likely places stay empty with this state's pile."""
        reach = self.weights[REACH]
        miss: float = 1.0 - reach * 2.0 / float(state.players) if state.players > 2 else 1.0 - reach
        misses = self.remembered
        if misses is None or not misses.serves(state, miss):
            misses = Misses(state.rules, state.pile[:], miss)
            self.remembered = misses
        return misses

    def ended_now(self, state: State) -> vec[float]:
        """Straight to the final scoring (CAR-B-6.5)."""
        twin = cast(CarcassonneState, state)
        if twin.to_move != NOBODY and twin.active >= 0:
            twin = twin.copy()
            twin.phase = twin.rules.phase_at("CAR-B-6.5b")
            twin.go_on()
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = float(twin.points[seat])
        return out


def estimates(state: CarcassonneState, counsel: CarcassonneCounsel) -> vec[float]:
    """The final points every seat can expect."""
    if state.to_move == CHANCE:
        foreseen = state.rules.phases[state.phase].foreseen(state)
        if foreseen is not None:
            return estimates(foreseen, counsel)
    weights = counsel.weights
    players = state.players
    out = vec[float]([0.0] * int(players))
    seat: i64
    for seat in range(players):
        out[seat] = float(state.points[seat])
    if state.to_move == NOBODY:
        return out
    turns = float(state.pile_left) / float(players)
    youth = turns / EARLY if turns < EARLY else 1.0
    for seat in range(players):
        out[seat] += home_worth(state, seat, weights) * youth + weights[TURN] * float(turns_to_come(state, seat))
    net = counsel.net
    scene = counsel.scene(state) if net is not None else None
    closing = scene.closing if scene is not None else chances(state, counsel.misses(state))
    at: i64
    for at in range(state.figures_out):
        root = state.land.root(state.figures[at] // FIGURE_SPAN)
        if REGION[i64(state.land.node_kind[root])] and first_met(state, at, root):
            add_region(state, root, state.land.followers[root], closing, youth, weights, out)
    if net is not None and scene is not None:
        net.begin(players)
        tell(state, scene, counsel.sets_in_play(state), net)
        for seat in range(players):
            out[seat] += net.expected[seat]
    if state.to_move == state.active and state.rules.phases[state.phase].slot == "CAR-T-5":
        out[state.active] += best_deployment(state, closing, youth, counsel, scene)
    for chapter in state.rules.chapters:
        for seat in range(players):
            out[seat] += chapter.prospects(state, seat)
    return out


def home_worth(state: CarcassonneState, seat: i64, weights: vec[float]) -> float:
    """What the followers in a seat's supply are worth early in the game."""
    value: float = 0.0
    each = weights[HOME]
    for figure in state.rules.followers:
        count = state.supply[seat * FIGURES + figure]
        while count > 0:
            value += each
            each *= weights[HOME_MORE]
            count -= 1
    return value


def turns_to_come(state: CarcassonneState, seat: i64) -> i64:
    """How many tiles a seat still places, the one drawn for it included."""
    if state.active < 0:
        return 0
    tiles = state.pile_left
    following = state.active + 1
    if state.to_move == CHANCE:
        following = state.active
    elif state.drawn >= 0:
        following = state.active
        tiles += 1
    after = (seat - following + state.players) % state.players
    return (tiles - after + state.players - 1) // state.players


def chances(state: CarcassonneState, misses: Misses) -> vec[float]:
    """For the root of every road and city: how likely all its open places get filled."""
    land = state.land
    out = CERTAIN[: land.nodes]
    at: i64
    side: i64
    for at in range(land.open_places):
        entry = land.frontier[at]
        missed = misses.at(entry & WANTED)
        cell = entry >> WANTED_BITS
        for side in range(4):
            other = land.tile_at(cell + STEP[side])
            if other >= 0:
                turned = land.tile_turned[other]
                back = side ^ 2
                kind = i64(SIDES[turned * 4 + back])
                if kind == ROAD or kind == CITY:
                    root = land.root(land.tile_first[other] + i64(SLOTS[turned * 12 + back * 3 + 1]))
                    out[root] *= 1.0 - missed
    return out


def add_region(
    state: CarcassonneState,
    root: i64,
    followers: i64,
    closing: vec[float],
    youth: float,
    weights: vec[float],
    out: vec[float],
) -> None:
    """Add what a region promises to the seats with the most power in it, and to all the return of their followers."""
    kind = i64(state.land.node_kind[root])
    symbols = state.land.symbols[root]
    most: i64 = 0
    rest = followers
    while rest:
        most = max(most, power(rest, symbols))
        rest >>= SEAT_BITS
    if most == 0:
        return
    likely = likelihood(state, root, kind, closing, weights)
    rest = followers
    seat: i64 = 0
    while rest:
        own = power(rest, symbols)
        if own == most:
            out[seat] += region_value(state, root, kind, seat, likely, closing, youth, weights)
        if own > 0 and kind != FIELD:
            out[seat] += weights[FREED] * likely * youth * float(own)
        rest >>= SEAT_BITS
        seat += 1


def likelihood(state: CarcassonneState, root: i64, kind: i64, closing: vec[float], weights: vec[float]) -> float:
    """How likely a region gets completed."""
    if kind == ROAD or kind == CITY:
        return 1.0 if state.land.ends[root] == 0 else closing[root]
    if kind == FIELD:
        return 0.0
    missing = state.land.ends[root]
    likely: float = 1.0
    while missing > 0:
        likely *= weights[AROUND_CLOISTER]
        missing -= 1
    return likely


def region_value(
    state: CarcassonneState,
    root: i64,
    kind: i64,
    seat: i64,
    likely: float,
    closing: vec[float],
    youth: float,
    weights: vec[float],
) -> float:
    """The points a region promises to one of its owners."""
    land = state.land
    worth = state.rules.worth[kind]
    ends = land.ends[root]
    now = float(worth.points(state, root, seat, ends == 0))
    if kind == FIELD:
        return now + weights[FIELD_HOPE] * youth + field_future(state, root, closing, weights)
    if ends == 0:
        return now
    if kind == ROAD or kind == CITY:
        complete = float(worth.points(state, root, seat, True))
        growth = weights[GROWTH] * float(ends) * (2.0 if kind == CITY else 1.0)
        return now + likely * weights[CLOSED] * (complete - now + growth)
    if kind == CLOISTER or kind == SHRINE or kind == ABBEY:
        filled = weights[AROUND_CLOISTER] * youth
        return now + float(ends) * (filled if youth < 1.0 else weights[AROUND_CLOISTER])
    return now


def field_future(state: CarcassonneState, root: i64, closing: vec[float], weights: vec[float]) -> float:
    """What the cities beside a field that are not complete yet may still bring it."""
    return hope(state.land, root, closing) * 3.0 * weights[FIELD_CITY]


def best_deployment(
    state: CarcassonneState, closing: vec[float], youth: float, counsel: CarcassonneCounsel, scene: Scene | None
) -> float:
    """What the best use of the action is worth to the active player: a follower on the tile just laid, or nothing."""
    weights = counsel.weights
    land = state.land
    last = land.laid - 1
    tile = land.tile_turned[last] // 4
    if state.rules.no_followers[tile]:
        return 0.0
    seat = state.active
    held: i64 = 0
    for figure in state.rules.followers:
        held += state.supply[seat * FIGURES + figure]
    if held == 0:
        return 0.0
    price = weights[HOME] * youth
    while held > 1:
        price *= weights[HOME_MORE]
        held -= 1
    net = counsel.net
    fewer = vec[float]()
    if scene is not None:
        fewer = rest(state, scene, counsel.sets_in_play(state), seat, at_home(state, seat) - 1)
    best: float = 0.0
    segment: i64
    for segment in range(SEGMENTS[tile]):
        kind = KIND_OF_SEGMENT[tile * MOST_SEGMENTS + segment]
        root = land.root(land.tile_first[last] + segment)
        if land.followers[root] != 0 or REGION[kind] == 0:
            continue
        likely = likelihood(state, root, kind, closing, weights)
        gain = region_value(state, root, kind, seat, likely, closing, youth, weights)
        if kind == FIELD or land.ends[root] > 0:
            gain += (weights[FREED] * likely * youth if kind != FIELD else 0.0) - price
            if net is not None and scene is not None:
                part = region(state, scene, root, seat, SEAT[seat], -1)
                gain += net.besides(seat, part, fewer) - net.expected[seat]
        if gain > best:
            best = gain
    return best


COUNSEL: Final = CarcassonneCounsel()
