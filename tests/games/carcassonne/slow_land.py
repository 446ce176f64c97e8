"""The regions of a land found by looking at the whole board, with nothing remembered: slow and obvious."""

from collections import Counter
from functools import cache

from bastide import State
from bastide.games.carcassonne.components import TILES

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MEETS = {"NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL"}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BY_ID = {tile["id"]: tile for tile in TILES}
FOLLOWER_POWER = {"small": 1, "big": 2, "wagon": 1}
BUILDINGS = ("monastery", "shrine", "abbey")


@cache
def turned(id: str, rotation: int) -> dict[str, tuple[int, str]]:
    """Which segment touches which border slot (`N` a centre, `NL` a half) of a turned tile, and of which type it is."""
    slots = {}
    for number, feature in enumerate(BY_ID[id]["features"]):
        for slot in [*feature.get("edges", []), *feature.get("half_edges", [])]:
            side = SIDES[(SIDES.index(slot[0]) + rotation // 90) % 4]
            slots[side + slot[1:]] = (number, feature["type"])
    return slots


@cache
def meetings(id: str, rotation: int) -> list[list[tuple[int, int, str, str]]]:
    """For each segment of a turned tile: the places it looks at, the slot it would meet there, and its own type."""
    found: list[list[tuple[int, int, str, str]]] = [[] for _ in BY_ID[id]["features"]]
    for slot, (owner, type) in turned(id, rotation).items():
        found[owner].append((*STEPS[slot[0]], MEETS.get(slot, OPPOSITE[slot[0]]), type))
    return found


@cache
def sides(id: str, rotation: int) -> dict[str, str]:
    """The kinds of the sides of a turned tile."""
    return {SIDES[(SIDES.index(side) + rotation // 90) % 4]: kind for side, kind in BY_ID[id]["edges"].items()}


class SlowRegion:
    """One region: its segments as (x, y, segment), and what can be counted on them."""

    def __init__(self, type: str, segments: frozenset[tuple[int, int, int]]) -> None:
        self.type = type
        self.segments = segments
        self.open = 0
        self.tiles = len({(x, y) for x, y, _ in segments})
        self.symbols: Counter[str] = Counter()
        self.power: Counter[int] = Counter()
        self.barns: set[int] = set()
        """The seats whose barns stand on a field."""
        self.cities: set[frozenset[tuple[int, int, int]]] = set()
        """The cities a field touches."""


def slow_regions(state: State) -> dict[frozenset[tuple[int, int, int]], SlowRegion]:
    """All regions of the land, by their segments."""
    view = state.view(None)
    land = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in view["land"]}
    regions = {}
    of_segment = {}
    for (x, y), (id, _) in land.items():
        for number, feature in enumerate(BY_ID[id]["features"]):
            if (x, y, number) not in of_segment:
                region = SlowRegion(feature["type"], flood(land, x, y, number))
                regions[region.segments] = region
                of_segment.update(dict.fromkeys(region.segments, region))
    for (x, y, number), region in of_segment.items():
        count(land, region, x, y, number, of_segment)
    names = {place: [f["id"] for f in BY_ID[id]["features"]] for place, (id, _) in land.items()}
    for figure in view["figures"]:
        place = (figure["x"], figure["y"])
        region = of_segment[(*place, names[place].index(figure["segment"]))]
        if figure["figure"] in FOLLOWER_POWER:
            region.power[figure["seat"]] += FOLLOWER_POWER[figure["figure"]]
        elif figure["figure"] == "mayor":
            region.power[figure["seat"]] += region.symbols["pennants"]
    for seat, corner in enumerate(view["abbey_mayor"]["barns"] if view["abbey_mayor"] else []):
        if corner is not None:
            of_segment[(*corner, turned(*land[tuple(corner)])["NL"][0])].barns.add(seat)
    return regions


def flood(land: dict, x: int, y: int, number: int) -> frozenset[tuple[int, int, int]]:
    """The segments connected with this one."""
    found = {(x, y, number)}
    waiting = [(x, y, number)]
    while waiting:
        x, y, number = waiting.pop()
        for dx, dy, slot, type in meetings(*land[x, y])[number]:
            there = (x + dx, y + dy)
            if there not in land:
                continue
            met = turned(*land[there]).get(slot)
            if met is not None and met[1] == type and (*there, met[0]) not in found:
                found.add((*there, met[0]))
                waiting.append((*there, met[0]))
    return frozenset(found)


def count(land: dict, region: SlowRegion, x: int, y: int, number: int, of_segment: dict) -> None:
    """Add one segment to what is counted for its region."""
    tile = BY_ID[land[x, y][0]]
    feature = tile["features"][number]
    region.symbols["pennants"] += feature.get("pennants", 0)
    for name in ("inn", "cathedral", "pig_herd"):
        region.symbols[name] += bool(feature.get(name))
    if "goods" in feature:
        region.symbols[feature["goods"]] += 1
    if region.type in ("road", "city"):
        region.open += sum((x + dx, y + dy) not in land for dx, dy, _, _ in meetings(*land[x, y])[number])
    elif region.type in BUILDINGS:
        around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        region.open = sum(place not in land for place in around)
    names = [f["id"] for f in tile["features"]]
    for city in feature.get("cities", []):
        region.cities.add(of_segment[x, y, names.index(city)].segments)


def slow_placements(state: State, id: str) -> set[tuple[int, int, int]]:
    """Every place and rotation where a tile fits its neighbours, found by trying all."""
    land = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in state.view(None)["land"]}
    empty = {(x + dx, y + dy) for x, y in land for dx, dy in STEPS.values()} - set(land)
    return {(x, y, rotation) for x, y in empty for rotation in (0, 90, 180, 270) if fits(land, id, x, y, rotation)}


def slow_holes(state: State) -> int:
    """How many empty places lie between four tiles."""
    land = {(t["x"], t["y"]) for t in state.view(None)["land"]}
    beside = Counter((x + dx, y + dy) for x, y in land for dx, dy in STEPS.values())
    return sum(count == 4 and place not in land for place, count in beside.items())


def slow_aims(state: State) -> set[tuple[int, int]]:
    """Every point of the lattice that is at most one and a half tiles from the centre of a tile in both directions."""
    near = range(-1500, 1501, 500)
    return {(1000 * t["x"] + dx, 1000 * t["y"] + dy) for t in state.view(None)["land"] for dx in near for dy in near}


def fits(land: dict, id: str, x: int, y: int, rotation: int) -> bool:
    """Whether all sides that meet laid tiles are of the same kind."""
    for side, (dx, dy) in STEPS.items():
        other = land.get((x + dx, y + dy))
        if other is not None and "any" not in (kinds := {sides(*other)[OPPOSITE[side]], sides(id, rotation)[side]}):
            if len(kinds) > 1:
                return False
    return True
