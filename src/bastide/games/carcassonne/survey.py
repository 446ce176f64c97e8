"""What everybody can work out of a position: the regions, whose they are, and what they would give.

The points of now are those of the final scoring, if it came at once (CAR-B-6.5).
"""

from typing import TYPE_CHECKING, Final

from bastide.core.native import i64, vec
from bastide.core.state import NOBODY
from bastide.games.carcassonne.components import CARCASSONNE, FIELD, KIND_NAMES, REGION
from bastide.games.carcassonne.land import PENNANTS, SEAT_BITS, power
from bastide.games.carcassonne.view_types import CarcassonneSurvey, OwnerSurvey, RegionSurvey

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

NO_REGION: Final = -1


def survey_of(state: "CarcassonneState") -> CarcassonneSurvey:
    """The regions of the land, and the reach of its towers."""
    land = state.land
    number_of = vec[i64]([NO_REGION] * int(land.nodes))  # by root
    last_tile = vec[i64]([-1] * int(land.nodes))  # by root
    regions: list[RegionSurvey] = []
    roots: list[int] = []
    places: list[list[int]] = []
    tile: i64
    for tile in range(land.laid):
        row: list[int] = []
        node = land.tile_first[tile]
        end = land.tile_end(tile)
        while node < end:
            kind = i64(land.node_kind[node])
            if REGION[kind] == 0 and kind != CARCASSONNE:
                row.append(NO_REGION)
            else:
                root = land.root(node)
                number = number_of[root]
                if number == NO_REGION:
                    number = len(regions)
                    number_of[root] = number
                    last_tile[root] = tile
                    regions.append({"kind": KIND_NAMES[kind], "tiles": 1})
                    roots.append(int(root))
                elif last_tile[root] != tile:
                    last_tile[root] = tile
                    regions[number]["tiles"] += 1
                row.append(int(number))
            node += 1
        places.append(row)
    for number in range(len(regions)):
        root = roots[number]
        if i64(land.node_kind[root]) == FIELD:
            _tell_field(state, root, regions[number], number_of)
        elif i64(land.node_kind[root]) != CARCASSONNE:
            _tell_region(state, root, regions[number])
    survey: CarcassonneSurvey = {"regions": regions, "land": places, "towers": []}
    for chapter in state.rules.chapters:
        chapter.add_to_survey(state, survey, number_of)
    return survey


def _tell_region(state: "CarcassonneState", root: i64, region: RegionSurvey) -> None:
    """A road, a city or a building."""
    land = state.land
    worth = state.rules.worth[i64(land.node_kind[root])]
    ends = land.ends[root]
    now = int(worth.points(state, root, NOBODY, ends == 0))
    complete = now if ends == 0 else int(worth.points(state, root, NOBODY, True))
    pennants = land.symbols[root] & PENNANTS
    if ends:
        region["open"] = int(ends)
    if pennants:
        region["pennants"] = int(pennants)
    region["now"] = now
    region["complete"] = complete
    if land.followers[root]:
        owners: list[OwnerSurvey] = []
        for seat in _tell_powers(state, root, region):
            now = int(worth.points(state, root, seat, ends == 0))
            complete = now if ends == 0 else int(worth.points(state, root, seat, True))
            owners.append({"seat": seat, "now": now, "complete": complete})
        region["owners"] = owners


def _tell_field(state: "CarcassonneState", root: i64, region: RegionSurvey, number_of: vec[i64]) -> None:
    """A field; it is complete when all the cities that touch it are."""
    land = state.land
    worth = state.rules.worth[FIELD]
    cities = land.touched_cities(root)
    touched = len(cities)
    if touched:
        region["cities"] = [int(number_of[city]) for city in cities]
        region["now"] = int(worth.points(state, root, NOBODY, False))
        region["complete"] = int(worth.each(state, root, NOBODY)) * touched
    if land.followers[root]:
        owners: list[OwnerSurvey] = []
        for seat in _tell_powers(state, root, region):
            each = int(worth.each(state, root, seat))
            now = int(worth.points(state, root, seat, False))
            owners.append({"seat": seat, "now": now, "complete": each * touched, "each": each})
        if owners:
            region["owners"] = owners


def _tell_powers(state: "CarcassonneState", root: i64, region: RegionSurvey) -> list[int]:
    """Who has followers in a region, and with it who would be paid; the seats that own it."""
    land = state.land
    most = land.highest_power(root)
    powers: list[list[int]] = []
    owners: list[int] = []
    rest = land.followers[root]
    seat: i64
    for seat in range(state.players):
        if land.has_follower(root, seat):
            own = power(rest, land.symbols[root])
            powers.append([int(seat), int(own)])
            if own == most and most > 0:
                owners.append(int(seat))
        rest >>= SEAT_BITS
    if powers:
        if len(powers) > 1:
            powers.sort(key=_weakness)
        region["powers"] = powers
        for bonus in state.rules.bonuses:
            for seat in range(state.players):
                points = bonus.points(state, root, seat)
                if points:
                    region.setdefault("bonuses", []).append({"seat": int(seat), "points": int(points)})
    return owners


def _weakness(row: list[int]) -> int:
    return -row[1]
