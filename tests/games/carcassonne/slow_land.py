"""The regions of a land found by looking at the whole board, with nothing remembered: slow and obvious."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from bastide.games.carcassonne.components import TILES
from bastide.games.carcassonne.view_types import CarcassonneView

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MEETS = {"NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL"}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BY_ID = {tile["id"]: tile for tile in TILES}
FOLLOWER_POWER = {"small": 1, "big": 2, "wagon": 1}
Place = tuple[int, int]
Tile = tuple[str, int]
"""Its id and its rotation."""
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
def sides(id: str, rotation: int) -> dict[str, str]:
    """The kinds of the sides of a turned tile."""
    return {SIDES[(SIDES.index(side) + rotation // 90) % 4]: kind for side, kind in BY_ID[id]["edges"].items()}


@cache
def joints(here: Tile, there: Tile, side: str) -> list[tuple[int, int]]:
    """The segments of two neighbouring tiles that are connected across a side of the first."""
    mine, theirs = turned(*here), turned(*there)
    found = []
    for slot in (side, f"{side}L", f"{side}R"):
        met = MEETS.get(slot, OPPOSITE[side])
        if slot in mine and met in theirs and mine[slot][1] == theirs[met][1]:
            found.append((mine[slot][0], theirs[met][0]))
    return found


@cache
def symbols_of(id: str) -> list[Counter[str]]:
    """What is printed on each segment of a tile."""
    return [
        +Counter(
            {
                "pennants": feature.get("pennants", 0),
                **{name: int(bool(feature.get(name))) for name in ("inn", "cathedral", "pig_herd")},
                **({feature["goods"]: 1} if "goods" in feature else {}),
            }
        )
        for feature in BY_ID[id]["features"]
    ]


@cache
def names_of(id: str) -> dict[str, int]:
    """The number of each segment of a tile by its name."""
    return {feature["id"]: number for number, feature in enumerate(BY_ID[id]["features"])}


class SlowRegion:
    """One region and what can be counted on its segments."""

    def __init__(self, type: str) -> None:
        self.type = type
        self.open = 0
        self.tiles: set[Place] = set()
        self.symbols: Counter[str] = Counter()
        self.power: Counter[int] = Counter()
        self.barns: set[int] = set()
        """The seats whose barns stand on a field."""
        self.cities: set[int] = set()
        """The cities a field touches."""


class SlowLand:
    """Tiles as they lie. Their segments are numbered in the order they were laid; the first one of a region stands for
    it."""

    def __init__(self, tiles: dict[Place, Tile]) -> None:
        self.tiles = tiles
        self.first: dict[Place, int] = {}
        self.types: list[str] = []
        for place, (id, _) in self.tiles.items():
            self.first[place] = len(self.types)
            self.types += [feature["type"] for feature in BY_ID[id]["features"]]
        self.region_of = self.flood()
        self.regions = {first: SlowRegion(self.types[first]) for first in sorted(set(self.region_of))}
        for place in self.tiles:
            self.count(place)

    def flood(self) -> list[int]:
        """For each segment the first one connected with it."""
        linked: list[list[int]] = [[] for _ in self.types]
        for (x, y), tile in self.tiles.items():
            for side, there in (("E", (x + 1, y)), ("S", (x, y + 1))):
                if there in self.tiles:
                    for mine, theirs in joints(tile, self.tiles[there], side):
                        a, b = self.first[x, y] + mine, self.first[there] + theirs
                        linked[a].append(b)
                        linked[b].append(a)
        found = [-1] * len(self.types)
        for start in range(len(found)):
            if found[start] >= 0:
                continue
            found[start] = start
            waiting = [start]
            while waiting:
                for met in linked[waiting.pop()]:
                    if found[met] < 0:
                        found[met] = start
                        waiting.append(met)
        return found

    def region(self, place: Place, segment: int) -> SlowRegion:
        """The region of a segment."""
        return self.regions[self.region_of[self.first[place] + segment]]

    def count(self, place: Place) -> None:
        """Add what one tile brings to its regions."""
        x, y = place
        id, rotation = self.tiles[place]
        for segment, feature in enumerate(BY_ID[id]["features"]):
            region = self.region(place, segment)
            region.tiles.add(place)
            if symbols_of(id)[segment]:
                region.symbols.update(symbols_of(id)[segment])
            for city in feature.get("cities", []):
                region.cities.add(self.region_of[self.first[place] + names_of(id)[city]])
            if region.type in BUILDINGS:
                around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
                region.open = sum(there not in self.tiles for there in around)
        for side, (dx, dy) in STEPS.items():
            segment, type = turned(id, rotation).get(side, (0, ""))
            if type in ("road", "city") and (x + dx, y + dy) not in self.tiles:
                self.region(place, segment).open += 1

    def facing(self, abbey: Place) -> Iterator[tuple[Place, int]]:
        """CAR-AM-1.3: the road and city segments whose sides face an abbey."""
        for side, (dx, dy) in STEPS.items():
            there = (abbey[0] + dx, abbey[1] + dy)
            segment, type = turned(*self.tiles[there]).get(OPPOSITE[side], (0, ""))
            if type in ("road", "city"):
                yield there, segment

    def completed_by(self, place: Place) -> set[int]:
        """CAR-T-7a: the roads, cities and buildings that the tile there has completed."""
        first = self.first[place]
        reached = self.region_of[first : first + len(BY_ID[self.tiles[place][0]]["features"])]
        for there in ((place[0] + dx, place[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for segment, feature in enumerate(BY_ID[self.tiles[there][0]]["features"] if there in self.tiles else []):
                if feature["type"] in BUILDINGS:
                    reached.append(self.first[there] + segment)
        if self.tiles[place][0] == "abbey/abbey":
            reached += [self.region_of[self.first[there] + segment] for there, segment in self.facing(place)]
        kinds = ("road", "city", *BUILDINGS)
        return {n for n in reached if self.regions[n].type in kinds and self.regions[n].open == 0}

    def stand(self, view: CarcassonneView) -> None:
        """Put figures and barns on their regions."""
        for figure in view["figures"]:
            place = (figure["x"], figure["y"])
            region = self.region(place, names_of(self.tiles[place][0])[figure["segment"]])
            if figure["figure"] in FOLLOWER_POWER:
                region.power[figure["seat"]] += FOLLOWER_POWER[figure["figure"]]
            elif figure["figure"] == "mayor":
                region.power[figure["seat"]] += region.symbols["pennants"]
        for seat, corner in enumerate(view["abbey_mayor"]["barns"] if view["abbey_mayor"] else []):
            if corner is not None:
                place = (corner[0], corner[1])
                self.region(place, turned(*self.tiles[place])["NL"][0]).barns.add(seat)


def land_of(view: CarcassonneView) -> SlowLand:
    """The land that a view shows, with its figures and barns."""
    land = SlowLand({(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in view["land"]})
    land.stand(view)
    return land


def slow_placements(land: dict[Place, Tile], id: str) -> set[tuple[int, int, int]]:
    """Every place and rotation where a tile fits its neighbours, found by trying all."""
    empty = {(x + dx, y + dy) for x, y in land for dx, dy in STEPS.values()} - set(land)
    return {(x, y, rotation) for x, y in empty for rotation in (0, 90, 180, 270) if fits(land, id, x, y, rotation)}


def slow_holes(land: SlowLand) -> int:
    """How many empty places lie between four tiles."""
    beside = Counter((x + dx, y + dy) for x, y in land.tiles for dx, dy in STEPS.values())
    return sum(count == 4 and place not in land.tiles for place, count in beside.items())


def slow_aims(land: Iterable[Place]) -> set[Place]:
    """Every point of the lattice that is at most one and a half tiles from the centre of a tile in both directions."""
    near = range(-1500, 1501, 500)
    return {(1000 * x + dx, 1000 * y + dy) for x, y in land for dx in near for dy in near}


def fits(land: dict[Place, Tile], id: str, x: int, y: int, rotation: int) -> bool:
    """Whether all sides that meet laid tiles are of the same kind."""
    for side, (dx, dy) in STEPS.items():
        other = land.get((x + dx, y + dy))
        if other is not None and "any" not in (kinds := {sides(*other)[OPPOSITE[side]], sides(id, rotation)[side]}):
            if len(kinds) > 1:
                return False
    return True
