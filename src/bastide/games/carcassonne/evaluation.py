"""What a position is worth to a seat, in points at the end of the game: for bots, from what everybody can see.

Points already scored; what each occupied region pays its owners, weighed by the chance that it is completed with the
tiles left; what fields can expect of the cities they touch; and a little for followers still in hand.
"""

from typing import TYPE_CHECKING, Final

from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import CITY, FIELD, FIGURE_SPAN, FIGURES, FOLLOWER, ROAD, TOWER, points
from bastide.games.carcassonne.land import BIT, SEAT_BITS, WORD, power

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

FIELD_CITY: Final[i64] = points("field", "city")
# How many tiles of the pile it takes, roughly, until one comes that closes an end and is spent on it.
ROAD_END: Final = 5.0
CITY_END: Final = 9.0
BUILDING_PLACE: Final = 4.0
FOLLOWERS_WANTED: Final = 4


def evaluate(state: "CarcassonneState", seat: i64) -> float:
    """The points a seat can expect to have at the end."""
    total = float(state.points[seat])
    if state.to_move == -2:
        return total
    seen = vec[i64]()
    at: i64
    for at in range(state.figures_out):
        root = state.land.root(state.figures[at] // FIGURE_SPAN)
        if root not in seen:
            seen = append(seen, root)
            if i64(state.land.node_kind[root]) < TOWER and owns(state, root, seat):
                total += region_prospect(state, root, seat)
    for chapter in state.rules.chapters:
        total += chapter.prospects(state, seat)
    return total + hand_prospect(state, seat)


def owns(state: "CarcassonneState", root: i64, seat: i64) -> bool:
    """Whether a seat has the most power in a region, alone or with others."""
    own = state.land.seat_power(root, seat)
    rest = state.land.followers[root]
    while rest:
        if power(rest, state.land.symbols[root]) > own:
            return False
        rest >>= SEAT_BITS
    return own > 0


def region_prospect(state: "CarcassonneState", root: i64, seat: i64) -> float:
    """What an owner can expect of a region."""
    kind = i64(state.land.node_kind[root])
    if kind == FIELD:
        return field_prospect(state, root, seat)
    worth = state.rules.worth[kind]
    chance = completion_chance(state, root)
    full = float(worth.points(state, root, seat, True))
    if kind == ROAD or kind == CITY:
        full += float(state.land.ends[root])  # every end takes at least a tile more
    return chance * full + (1.0 - chance) * float(worth.points(state, root, seat, False))


def completion_chance(state: "CarcassonneState", root: i64) -> float:
    """The chance that a region is completed with the tiles left, each open end on its own."""
    kind = i64(state.land.node_kind[root])
    ends = state.land.ends[root]
    each = ROAD_END if kind == ROAD else CITY_END if kind == CITY else BUILDING_PLACE
    left = float(state.pile_left)
    closing = left / (left + each)
    chance = 1.0
    while ends > 0:
        chance *= closing
        ends -= 1
    return chance


def field_prospect(state: "CarcassonneState", root: i64, seat: i64) -> float:
    """What an owner can expect of a field: its completed cities, and the open ones by their chances."""
    land = state.land
    expected = float(state.rules.worth[FIELD].points(state, root, seat, True))
    seen = vec[i64]()
    city: i64
    for city in range(land.cities):
        if land.members[root * land.words + city // WORD] & BIT[city % WORD]:
            region = land.root(land.city_node[city])
            if land.ends[region] != 0 and region not in seen:
                seen = append(seen, region)
                expected += float(FIELD_CITY) * completion_chance(state, region)
    return expected


def hand_prospect(state: "CarcassonneState", seat: i64) -> float:
    """What followers in hand are worth: the first ones most, and less the fewer turns remain."""
    in_hand: i64 = 0
    figure: i64
    for figure in range(FIGURES):
        if FOLLOWER[figure]:
            in_hand += state.supply[seat * FIGURES + figure]
    turns = float(state.pile_left) / float(state.players)
    later = turns / (turns + 6.0)
    worth = 0.0
    place: i64 = 0
    while place < in_hand:
        worth += later * (2.5 if place < FOLLOWERS_WANTED else 0.8)
        place += 1
    return worth
