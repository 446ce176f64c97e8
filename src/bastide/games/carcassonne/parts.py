"""A position of Carcassonne as a net reads it that expects final points: the regions with followers, and the seats."""

from math import pow
from typing import Final

from bastide.core.native import append, i64, vec
from bastide.core.pooled import Parts
from bastide.core.state import CHANCE
from bastide.games.carcassonne.components import (
    BOX,
    CITY,
    FIELD,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWER,
    GOOD_SHIFT,
    REGION,
    RIVER,
    ROAD,
    SEAT_SPAN,
    SIDES,
    SLOTS,
)
from bastide.games.carcassonne.grid import STEP
from bastide.games.carcassonne.land import PENNANTS, SEAT_BITS, WANTED, WANTED_BITS, WORD, Land, lowest, power
from bastide.games.carcassonne.misses import Misses
from bastide.games.carcassonne.state import CarcassonneState

# The places of the numbers of a region, from the view of a seat with figures there.
IS_ROAD: Final = 0
IS_CITY: Final = 1
IS_BUILDING: Final = 2
IS_FIELD: Final = 3
NOW: Final = 4  # what it pays as it is
COMPLETE: Final = 5  # once it is complete
ENDS: Final = 6
LIKELY: Final = 7  # how likely all its open places get filled
GAIN: Final = 8  # what completion adds, if it is likely
DEAD: Final = 9
AHEAD: Final = 10  # more power there than anybody else
LEVEL: Final = 11
BEHIND: Final = 12
MORE: Final = 13  # so much more power than the best other
OWN: Final = 14
FIGURES_THERE: Final = 15
COMPANIONS: Final = 16  # figures that are no followers
TURNS: Final = 17
LATE: Final = 18
HOPE: Final = 19  # of a field: the open cities it touches, as far as they are likely to be completed
RIVALS_MEET: Final = 20  # the power of rivals in like regions that end at the same open places
OWN_MEET: Final = 21
PLAYERS: Final = 22
NEXT: Final = 23  # whether the seat places the next tile
INNS: Final = 24
CATHEDRALS: Final = 25
GOODS: Final = 26
COMPLETED: Final = 27
FITS_LEAST: Final = 28  # of the unseen tiles those that fit the open place that fewest fit, as a part
EVER: Final = 29  # the chance that the seat draws one of them
ONE_PLACE: Final = 30  # whether there is but one open place
BY_NEXT: Final = 31  # then what the next tile closes is worth
UNCLAIMED_MEET: Final = 32  # like regions without followers that end at the same open places
PART: Final = 33
"""How many numbers there are."""

# The places of the numbers of a seat; after the first ones come special figures at home by kind, and the sets in play.
AT_HOME: Final = 4
AT_HOME_FLAGS: Final = 5
MOST_AT_HOME: Final = 5
PROSPECTS: Final = 10
TILES: Final = 11
SUPPLY: Final = 12
SETS: Final = SUPPLY + FIGURES
MOST_SETS: Final = 12
"""Room for the sets; a later one comes at the end."""
UNCLAIMED: Final = SETS + MOST_SETS  # what open roads and cities without followers are likely to pay
UNCLAIMED_BEST: Final = UNCLAIMED + 1
RIVAL_AT_HOME: Final = UNCLAIMED + 2  # the followers of the rival with most of them
RIVAL_HAS_NONE: Final = UNCLAIMED + 3
REST: Final = UNCLAIMED + 4

SET_NAMES: Final = [name for name in BOX["sets"] if name != "base"]
NO_PART: Final = vec[float]([0.0] * PART)
NO_REST: Final = vec[float]([0.0] * REST)
NO_ROOTS: Final = vec[i64]([0] * 2000)
ALL_FIT: Final = vec[float]([1.0] * 2000)
MOST_FIELDS: Final = 8
"""Fields that can meet at one place: two at each side."""
AROUND: Final = 0.36
"""The chance that a place around a building is filled."""


class Scene:
    """What all regions of a position have in common, worked out once."""

    def __init__(self, state: CarcassonneState, misses: Misses, closing: vec[float]) -> None:
        self.state = state
        self.closing = closing
        """For the root of every road and city: how likely all its open places get filled."""
        self.meets: vec[i64] = NO_ROOTS[: state.land.nodes]
        """For the root of every region: the followers in like regions that end at the same open places."""
        self.least: vec[float] = ALL_FIT[: state.land.nodes]
        """For the root of every road and city: of the unseen tiles those that fit its worst open place, as a part."""
        self.places: vec[i64] = NO_ROOTS[: state.land.nodes]
        """For the same: its open places; one that it ends at twice counts twice."""
        self.unclaimed_meets: vec[i64] = NO_ROOTS[: state.land.nodes]
        self.unclaimed: float = 0.0
        self.unclaimed_best: float = 0.0
        self.next: i64 = state.active
        if state.to_move != CHANCE and state.drawn < 0:
            self.next = (state.active + 1) % state.players
        self.turns: vec[float] = vec[float]([0.0] * int(state.players))
        tiles = state.pile_left + (1 if state.drawn >= 0 else 0)
        seat: i64
        for seat in range(state.players):
            after = (seat - self.next + state.players) % state.players
            self.turns[seat] = float((tiles - after + state.players - 1) // state.players)
        self._look(misses)

    def _look(self, misses: Misses) -> None:
        """Walk along the open places."""
        land = self.state.land
        closing = self.closing
        followers = land.followers
        unseen = 1.0 / float(max(self.state.pile_left, 1))
        free = vec[i64]()
        at: i64
        side: i64
        earlier: i64
        found = vec[i64]([0, 0, 0, 0])
        fields = vec[i64]([0] * MOST_FIELDS)
        for at in range(land.open_places):
            entry = land.frontier[at]
            wanted = entry & WANTED
            missed = misses.at(wanted)
            fits = float(misses.fits[wanted]) * unseen
            cell = entry >> WANTED_BITS
            count: i64 = 0
            beside: i64 = 0
            for side in range(4):
                other = land.tile_at(cell + STEP[side])
                if other < 0:
                    continue
                turned = land.tile_turned[other]
                back = side ^ 2
                kind = i64(SIDES[turned * 4 + back])
                slot = turned * 12 + back * 3
                first = land.tile_first[other]
                if kind == ROAD or kind == CITY:
                    root = land.root(first + i64(SLOTS[slot + 1]))
                    closing[root] *= 1.0 - missed
                    if fits < self.least[root]:
                        self.least[root] = fits
                    if self.places[root] == 0 and followers[root] == 0:
                        free = append(free, root)
                    self.places[root] = self.places[root] + 1
                    for earlier in range(count):
                        met = found[earlier]
                        if met != root and land.node_kind[met] == land.node_kind[root]:
                            self._meet(met, root)
                    found[count] = root
                    count += 1
                if kind == ROAD or kind == FIELD or kind == RIVER:
                    beside = self._field(land.root(first + i64(SLOTS[slot])), fields, beside)
                    beside = self._field(land.root(first + i64(SLOTS[slot + 2])), fields, beside)
        for root in free:
            worth = float(land.size(root))
            if land.node_kind[root] == CITY:
                worth = 2.0 * (worth + float(land.symbols[root] & PENNANTS))
            worth *= closing[root]
            self.unclaimed += worth
            self.unclaimed_best = max(self.unclaimed_best, worth)

    def _field(self, root: i64, fields: vec[i64], count: i64) -> i64:
        """One more field at an open place, where `count` are known; returns how many are then."""
        earlier: i64
        for earlier in range(count):
            if fields[earlier] == root:
                return count
        for earlier in range(count):
            self._meet(fields[earlier], root)
        fields[count] = root
        return count + 1

    def _meet(self, a: i64, b: i64) -> None:
        """Two regions that one tile can join."""
        followers = self.state.land.followers
        self.meets[a] = self.meets[a] | followers[b]
        self.meets[b] = self.meets[b] | followers[a]
        if followers[b] == 0:
            self.unclaimed_meets[a] = self.unclaimed_meets[a] + 1
        if followers[a] == 0:
            self.unclaimed_meets[b] = self.unclaimed_meets[b] + 1


def tell(state: CarcassonneState, scene: Scene, sets: vec[float], parts: Parts) -> None:
    """Tell all regions with followers, then the seats."""
    land = state.land
    at: i64
    seat: i64
    for at in range(state.figures_out):
        root = land.root(state.figures[at] // FIGURE_SPAN)
        if REGION[i64(land.node_kind[root])] and first_met(state, at, root):
            for seat in range(state.players):
                if _has_figures(state, at, root, seat):
                    parts.part(seat, region(state, scene, root, seat, land.followers[root], at))
    for seat in range(state.players):
        parts.rest(seat, rest(state, scene, sets, seat, at_home(state, seat)))


def region(
    state: CarcassonneState, scene: Scene, root: i64, seat: i64, followers: i64, first_figure: i64
) -> vec[float]:
    """A region as a seat sees it, with these followers in it; figures are looked for from the first one on."""
    out = NO_PART[:]
    symbols = state.land.symbols[root]
    _tell_worth(state, scene, root, seat, out)
    _tell_powers(followers, symbols, seat, out)
    if first_figure < 0:
        out[FIGURES_THERE] = 0.5
    else:
        _tell_figures(state, root, seat, first_figure, out)
    out[TURNS] = scene.turns[seat] / 30.0
    out[LATE] = 1.0 / (1.0 + scene.turns[seat])
    _tell_meetings(scene.meets[root], symbols, seat, out)
    out[UNCLAIMED_MEET] = float(min(scene.unclaimed_meets[root], 6)) / 3.0
    out[PLAYERS] = float(state.players - 2) / 3.0
    if scene.next == seat:
        out[NEXT] = 1.0
    if symbols >> 8:
        out[INNS] = float((symbols >> 8) & 15)
        out[CATHEDRALS] = float((symbols >> 12) & 15)
        goods: i64 = 0
        for shift in GOOD_SHIFT:
            goods += (symbols >> shift) & 15
        out[GOODS] = float(goods) / 3.0
    return out


def _tell_worth(state: CarcassonneState, scene: Scene, root: i64, seat: i64, out: vec[float]) -> None:
    """What a region pays, now and complete, and how likely it gets there."""
    land = state.land
    kind = i64(land.node_kind[root])
    ends = land.ends[root]
    worth = state.rules.worth[kind]
    if kind == FIELD:
        out[IS_FIELD] = 1.0
        out[NOW] = float(worth.points(state, root, seat, False)) / 10.0
        out[HOPE] = hope(land, root, scene.closing)
        return
    complete = float(worth.points(state, root, seat, True)) / 10.0
    now = complete if ends == 0 else float(worth.points(state, root, seat, False)) / 10.0
    likely: float = 0.0
    if kind == ROAD or kind == CITY:
        out[IS_ROAD if kind == ROAD else IS_CITY] = 1.0
        likely = scene.closing[root] if ends else 1.0
        out[ENDS] = float(min(ends, 8)) / 4.0
        if likely < 0.02:
            out[DEAD] = 1.0
        if ends:
            _tell_places(scene, root, seat, complete, out)
    else:
        out[IS_BUILDING] = 1.0
        out[ENDS] = float(ends) / 4.0
        likely = around(ends)
    out[NOW] = now
    out[COMPLETE] = complete
    out[LIKELY] = likely
    out[GAIN] = likely * (complete - now)
    if ends == 0:
        out[COMPLETED] = 1.0


def _tell_places(scene: Scene, root: i64, seat: i64, complete: float, out: vec[float]) -> None:
    """How hard the open places of a road or city are to fill."""
    least = scene.least[root]
    out[FITS_LEAST] = 4.0 * least
    out[EVER] = 1.0 - pow(1.0 - least, scene.turns[seat])
    if scene.places[root] == 1:
        out[ONE_PLACE] = 1.0
        out[BY_NEXT] = 4.0 * least * complete


def _tell_powers(followers: i64, symbols: i64, seat: i64, out: vec[float]) -> None:
    """How the seat stands to the others in a region with these followers."""
    own: i64 = 0
    best: i64 = 0
    other: i64 = 0
    left = followers
    while left:
        here = power(left, symbols)
        if other == seat:
            own = here
        elif here > best:
            best = here
        left >>= SEAT_BITS
        other += 1
    out[AHEAD if own > best else LEVEL if own == best else BEHIND] = 1.0
    out[MORE] = float(max(min(own - best, 4), -4)) / 2.0
    out[OWN] = float(min(own, 4)) / 2.0


def _tell_figures(state: CarcassonneState, root: i64, seat: i64, first: i64, out: vec[float]) -> None:
    """The seat's figures in a region, from that place of the list on."""
    at = first
    while at < state.figures_out:
        figure = state.figures[at]
        if figure % SEAT_SPAN == seat and state.land.root(figure // FIGURE_SPAN) == root:
            out[FIGURES_THERE] = out[FIGURES_THERE] + 0.5
            if not FOLLOWER[figure % FIGURE_SPAN // SEAT_SPAN]:
                out[COMPANIONS] = 1.0
        at += 1


def _tell_meetings(followers: i64, symbols: i64, seat: i64, out: vec[float]) -> None:
    """The powers in like regions that end at the same open places."""
    other: i64 = 0
    left = followers
    while left:
        here = power(left, symbols)
        if other == seat:
            out[OWN_MEET] = float(min(here, 4)) / 2.0
        else:
            out[RIVALS_MEET] = max(out[RIVALS_MEET], float(min(here, 4)) / 2.0)
        left >>= SEAT_BITS
        other += 1


def around(ends: i64) -> float:
    """How likely a building gets completed, by the number of empty places around it."""
    likely: float = 1.0
    while ends > 0:
        likely *= AROUND
        ends -= 1
    return likely


def hope(land: Land, root: i64, closing: vec[float]) -> float:
    """How many of the cities beside a field that are not complete yet are likely to be."""
    sum: float = 0.0
    word: i64
    seen = vec[i64]()
    for word in range(land.words):
        cities = land.members[root * land.words + word]
        while cities:
            region = land.root(land.city_node[WORD * word + lowest(cities)])
            cities &= cities - 1
            if land.ends[region] > 0 and region not in seen:
                sum += closing[region]
                seen = append(seen, region)
    return sum


def rest(state: CarcassonneState, scene: Scene, sets: vec[float], seat: i64, home: i64) -> vec[float]:
    """The features of a seat, by how many followers it has at home."""
    out = NO_REST[:]
    out[0] = scene.turns[seat] / 30.0
    out[1] = 1.0 / (1.0 + scene.turns[seat])
    out[2] = float(state.players - 2) / 3.0
    if scene.next == seat:
        out[3] = 1.0
    out[AT_HOME] = float(home) / 7.0
    if home < MOST_AT_HOME:
        out[AT_HOME_FLAGS + home] = 1.0
    expected: float = 0.0
    for chapter in state.rules.chapters:
        expected += chapter.prospects(state, seat)
    out[PROSPECTS] = expected / 10.0
    out[TILES] = float(state.pile_left) / 72.0
    figure: i64
    for figure in range(1, FIGURES):
        out[SUPPLY + figure] = float(state.supply[seat * FIGURES + figure]) / 2.0
    i: i64
    for i in range(len(sets)):
        out[SETS + i] = sets[i]
    out[UNCLAIMED] = scene.unclaimed / 10.0
    out[UNCLAIMED_BEST] = scene.unclaimed_best / 5.0
    rival: i64 = 0
    for i in range(state.players):
        if i != seat:
            rival = max(rival, at_home(state, i))
    out[RIVAL_AT_HOME] = float(rival) / 7.0
    if rival == 0:
        out[RIVAL_HAS_NONE] = 1.0
    return out


def at_home(state: CarcassonneState, seat: i64) -> i64:
    """How many followers a seat has at home."""
    home: i64 = 0
    for figure in state.rules.followers:
        home += state.supply[seat * FIGURES + figure]
    return home


def sets_in_play(state: CarcassonneState) -> vec[float]:
    """1 for every expansion that is in play."""
    return vec[float](
        [1.0 if any(chapter.name == name for chapter in state.rules.chapters) else 0.0 for name in SET_NAMES]
    )


def _has_figures(state: CarcassonneState, first: i64, root: i64, seat: i64) -> bool:
    at = first
    while at < state.figures_out:
        figure = state.figures[at]
        if figure % SEAT_SPAN == seat and state.land.root(figure // FIGURE_SPAN) == root:
            return True
        at += 1
    return False


def first_met(state: CarcassonneState, at: i64, root: i64) -> bool:
    """Whether no earlier figure of the list stands in the same region."""
    earlier: i64 = 0
    while earlier < at:
        if state.land.root(state.figures[earlier] // FIGURE_SPAN) == root:
            return False
        earlier += 1
    return True
