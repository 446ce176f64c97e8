"""What a player can choose, found by reading the clauses off the whole board: slow and obvious.

Nothing here asks the engine but for its view and its settings.
"""

from collections.abc import Iterator

from bastide import State
from bastide.games.carcassonne.view_types import FigureView
from games.carcassonne.slow_land import BUILDINGS, BY_ID, SlowLand, SlowRegion, turned

Place = tuple[int, int]
FOLLOWERS = ("small", "big", "mayor", "wagon")
ANYWHERE = {"road", "city", "monastery", "shrine", "abbey", "field"}
STANDS_ON = {"small": ANYWHERE, "big": ANYWHERE, "mayor": {"city"}, "wagon": ANYWHERE - {"field"}}
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
ENTERS = {"small": QUARTERS, "big": QUARTERS, "mayor": ("castle",), "wagon": ("castle", "blacksmith", "cathedral")}
QUARTER_FOR = {"city": "castle", "field": "market", "road": "blacksmith", **dict.fromkeys(BUILDINGS, "cathedral")}
CORNERS = {"northwest": (0, 0), "northeast": (1, 0), "southwest": (0, 1), "southeast": (1, 1)}
AROUND_CORNER = (((0, 0), "NL", "WR"), ((-1, 0), "NR", "EL"), ((0, -1), "SR", "WL"), ((-1, -1), "SL", "ER"))
"""The tiles around the north-west corner of one, and the half-sides of each that meet there."""
DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class SlowTable:
    """A position and what can be decided in it."""

    def __init__(self, state: State) -> None:
        self.view = view = state.view(None)
        self.settings = state.settings
        self.to_move = int(state.to_move)
        self.land = SlowLand(view)
        self.placed: Place = (view["land"][-1]["x"], view["land"][-1]["y"])
        self.active = view["active"]
        self.supply = [seat["supply"] for seat in view["seats"]]
        self.followers: dict[int, list[FigureView]] = {}
        for figure in view["figures"]:
            if figure["figure"] in FOLLOWERS:
                self.followers.setdefault(self.stands_in(figure), []).append(figure)
        pair = view["princess_dragon"]
        self.dragon = tuple(pair["dragon"]) if pair and pair["dragon"] else None

    # The board

    def features(self, place: Place) -> list:
        return BY_ID[self.land.tiles[place][0]]["features"]

    def region_at(self, place: Place, segment: int) -> int:
        return self.land.region_of[self.land.first[place] + segment]

    def named(self, place: Place, name: str) -> int:
        return [feature["id"] for feature in self.features(place)].index(name)

    def stands_in(self, figure: FigureView) -> int:
        place = (figure["x"], figure["y"])
        return self.region_at(place, self.named(place, figure["segment"]))

    def region(self, number: int) -> SlowRegion:
        return self.land.regions[number]

    def segments(self, place: Place) -> Iterator[tuple[int, str, str]]:
        """The region, the type and the name of each segment of a tile where a follower could stand."""
        for segment, feature in enumerate(self.features(place)):
            if feature["type"] in ANYWHERE:
                yield self.region_at(place, segment), feature["type"], feature["id"]

    def is_free(self, number: int) -> bool:
        return number not in self.followers and not self.region(number).barns

    def hand(self, seat: int, type: str) -> list[str]:
        """The followers a seat could put on a type of segment."""
        return [name for name in FOLLOWERS if self.supply[seat].get(name) and type in STANDS_ON[name]]

    def completed(self) -> set[int]:
        return self.land.completed_by(self.placed)

    # CAR-T-5, the table of legal choices

    def action(self) -> set[str]:
        princess = self.princess()
        if princess and self.settings["princess"] == "must":
            return princess
        found = self.on_the_tile() | self.barns() | princess | {"pass"}
        if self.view["princess_dragon"]:
            found |= self.portal() | self.fairy()
        return found | self.towers() if self.view["tower"] else found

    def on_the_tile(self) -> set[str]:
        shows = BY_ID[self.land.tiles[self.placed][0]].get("symbols", [])
        volcano = "volcano" in shows
        supply = self.supply[self.active]
        found = set()
        for number, type, name in self.segments(self.placed):
            if self.is_free(number) and not volcano:
                found |= {f"deploy {figure} {name}" for figure in self.hand(self.active, type)}
            if volcano and self.view["princess_dragon"] and not self.settings.on("volcano_companions"):
                continue
            if any(figure["seat"] == self.active for figure in self.followers.get(number, [])):
                if supply.get("builder") and type in ("road", "city") and self.region(number).open:
                    found.add(f"deploy builder {name}")
                barred = self.settings.on("barn_bars_pig") and self.region(number).barns
                if supply.get("pig") and type == "field" and not barred:
                    found.add(f"deploy pig {name}")
        return found

    def portal(self) -> set[str]:
        if "portal" not in BY_ID[self.land.tiles[self.placed][0]].get("symbols", []):
            return set()
        return {
            f"portal {place[0]},{place[1]}"
            for place in self.land.tiles
            if place not in (self.placed, self.dragon)
            for number, type, _ in self.segments(place)
            if self.is_free(number) and (type == "field" or self.region(number).open) and self.hand(self.active, type)
        }

    def fairy(self) -> set[str]:
        beside = self.view["princess_dragon"]["beside"]
        return {
            f"fairy {figure['x']},{figure['y']}"
            for figures in self.followers.values()
            for figure in figures
            if figure["seat"] == self.active
            and [figure[key] for key in ("seat", "figure", "x", "y", "segment")] != beside
        }

    def princess(self) -> set[str]:
        cities = [n for n, feature in enumerate(self.features(self.placed)) if feature.get("princess")]
        knights = self.followers.get(self.region_at(self.placed, cities[0]), []) if cities else []
        return {f"princess {figure['x']},{figure['y']}" for figure in knights}

    def towers(self) -> set[str]:
        finished = {(figure["x"], figure["y"]) for figure in self.view["figures"] if figure["segment"] == "t0"}
        found = set()
        for place in self.land.tiles:
            founded = any(feature["type"] == "tower_foundation" for feature in self.features(place))
            if founded and place not in finished and self.view["tower"]["pieces"][self.active]:
                found.add(f"tower {place[0]},{place[1]}")
        for x, y, _ in self.view["tower"]["towers"]:
            if (x, y) not in finished and (x, y) != self.dragon:
                found |= {f"top {x},{y} {name}" for name in ("small", "big") if self.supply[self.active].get(name)}
        return found

    def barns(self) -> set[str]:
        if not self.view["abbey_mayor"] or self.view["abbey_mayor"]["barns"][self.active] is not None:
            return set()
        return {f"barn {name}" for name, offset in CORNERS.items() if self.can_build(*offset)}

    def can_build(self, east: int, south: int) -> bool:
        fields = []
        for (dx, dy), first, second in AROUND_CORNER:
            place = (self.placed[0] + east + dx, self.placed[1] + south + dy)
            slots = turned(*self.land.tiles[place]) if place in self.land.tiles else {}
            if first not in slots or slots[first] != slots.get(second) or slots[first][1] != "field":
                return False
            fields.append(self.region_at(place, slots[first][0]))
        assert len(set(fields)) == 1
        return not self.region(fields[0]).barns

    # The other decisions

    def ransom(self) -> set[str]:
        held = self.view["tower"]["prisoners"]
        return {"pass"} | {f"ransom {holder} {name}" for holder, owner, name, _ in held if owner == self.active}

    def capture(self) -> set[str]:
        x, y = self.view["tower"]["raised"]
        (height,) = [tower[2] for tower in self.view["tower"]["towers"] if tower[:2] == [x, y]]
        found = {"pass"}
        for figure in (figure for figures in self.followers.values() for figure in figures):
            apart = sorted((abs(figure["x"] - x), abs(figure["y"] - y)))
            if apart[0] == 0 and apart[1] <= height:
                found.add(f"capture {figure['x']},{figure['y']}")
        return found

    def steps(self) -> set[str]:
        pair = self.view["princess_dragon"]
        found = set()
        for name, (dx, dy) in DIRECTIONS.items():
            place = (self.dragon[0] + dx, self.dragon[1] + dy)
            inside = self.land.tiles.get(place, ("",))[0] in ("", "count/06", "count/07")
            if not inside and list(place) not in [*pair["trail"], pair["fairy"]]:
                found.add(f"dragon {name}")
        return found

    def joins(self, regions: set[int]) -> set[str]:
        """CAR-CO-4, CAR-CO-5: these regions, from quarters where the player has somebody and the count is not."""
        town = self.view["count"]
        held = {row[0] for row in town["quarters"] if row[1] == self.to_move} - {town["count"]}
        found = {"pass"}
        for place in self.land.tiles:
            for number, type, _ in self.segments(place):
                begins = number in regions and self.land.first[place] <= number
                begins = begins and number < self.land.first[place] + len(self.features(place))
                if begins and QUARTER_FOR[type] in held and not self.under_dragon(number):
                    found.add(f"join {place[0]},{place[1]}")
        return found

    def under_dragon(self, number: int) -> bool:
        """CAR-CO-4.3: whether a region other than a field lies wholly on the dragon's tile."""
        return self.region(number).type != "field" and self.region(number).tiles == {self.dragon}

    def before_scoring(self) -> set[str]:
        regions = self.completed()
        if self.settings.on("market_at_barn"):
            regions |= {n for n in self.followers if self.region(n).type == "field" and self.region(n).barns}
            regions |= self.fresh_field()
        if not self.settings.on("count_into_unoccupied"):
            regions &= self.followers.keys()
        return self.joins(regions)

    def fresh_field(self) -> set[int]:
        """CAR-AM-3.3: the field of the barn placed in this part."""
        if not self.view["abbey_mayor"] or not self.view["abbey_mayor"]["fresh"]:
            return set()
        x, y = self.view["abbey_mayor"]["barns"][self.active]
        return {self.region_at((x, y), turned(*self.land.tiles[x, y])["NL"][0])}

    def before_the_end(self) -> set[str]:
        every = self.settings["count_final"] == "any_quarter"
        regions = self.land.regions.items()
        return self.joins({n for n, r in regions if r.type == "field" or (every and r.type in ANYWHERE and r.open)})

    def enter(self) -> set[str]:
        inside = self.supply[self.active]
        return {"pass"} | {f"enter {name} {q}" for name in FOLLOWERS if inside.get(name) for q in ENTERS[name]}

    def drive(self) -> set[str]:
        (wagon,) = [row for row in self.view["abbey_mayor"]["waiting"] if row[0] == self.to_move]
        place = (wagon[2], wagon[3])
        region = self.region_at(place, self.named(place, wagon[4]))
        near = self.settings["wagon_move"] == "adjacent_tile"
        reached = self.near(place) if near else self.meeting(region)
        return {"pass"} | {self.drive_to(*there) for there in reached if self.is_open(*there)}

    def is_open(self, place: Place, segment: int) -> bool:
        number = self.region_at(place, segment)
        fitting = self.region(number).type in STANDS_ON["wagon"] and self.region(number).open
        return bool(fitting) and number not in self.followers and place != self.dragon

    def drive_to(self, place: Place, segment: int) -> str:
        return f"drive {place[0]},{place[1]} {self.features(place)[segment]['id']}"

    def near(self, place: Place) -> Iterator[tuple[Place, int]]:
        for there in ((place[0] + dx, place[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            if there in self.land.tiles:
                yield from ((there, segment) for segment in range(len(self.features(there))))

    def meeting(self, region: int) -> Iterator[tuple[Place, int]]:
        """CAR-AM-4.4: the segments that meet a region anywhere."""
        for place, (id, _) in self.land.tiles.items():
            for names in BY_ID[id].get("links", []):
                group = [(place, self.named(place, name)) for name in names]
                if region in [self.region_at(*met) for met in group]:
                    yield from group
            if id == "abbey/abbey":
                for met in self.land.facing(place):
                    if self.region_at(place, 0) == region:
                        yield met
                    elif self.region_at(*met) == region:
                        yield place, 0


def slow_choices(state: State) -> set[str] | None:
    """All that can be decided now; None where only one of several figures is to be named, or nothing is found here."""
    view = state.view(None)
    asked = view["phase"]
    table = SlowTable(state)
    town = view["count"]
    if asked == "CAR-T-5":
        return None if state.snapshot()["choosing"] else table.action()
    if asked == "CAR-T-5a":
        return table.ransom()
    if asked == "CAR-T-5b":
        return None if view["tower"]["capturing"] or view["tower"]["captive"] else table.capture()
    if asked == "CAR-T-6":
        return table.steps()
    if asked == "CAR-T-8":
        return table.drive()
    if asked == "CAR-T-9":
        return table.enter() if town["entry"] == "follower" else None
    if asked == "CAR-T-7b":
        return None if town["joining"] else table.before_scoring()
    if asked == "CAR-B-6.5a":
        return None if town["joining"] else table.before_the_end()
    return None
