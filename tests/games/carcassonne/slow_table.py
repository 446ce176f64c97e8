"""The table of Carcassonne as a second reading of the rules keeps it: every piece where it is, and plain facts.

Nothing of the game's own code is used, and of its data only what is printed on the tiles.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from games.carcassonne.slow_land import BUILDINGS, BY_ID, FOLLOWER_POWER, Place, SlowLand, SlowRegion, names_of, turned

CHANCE = -1
Asked = Generator[tuple[int, set[str]], str, None]
Answered = Generator[tuple[int, set[str]], str, str]
FOLLOWERS = ("small", "big", "mayor", "wagon")
ANYWHERE = {"road", "city", "monastery", "shrine", "abbey", "field"}
STANDS_ON = {
    "small": {*ANYWHERE, "tower_foundation"},
    "big": {*ANYWHERE, "tower_foundation"},
    "mayor": {"city"},
    "wagon": ANYWHERE - {"field"},
}
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
ENTERS = {"small": QUARTERS, "big": QUARTERS, "mayor": ("castle",), "wagon": ("castle", "blacksmith", "cathedral")}
SET_OF_TILES = {
    "inns": "inns_cathedrals", "traders": "traders_builders", "king": "king_robber", "shrine": "cult",
    "dragon": "princess_dragon", "tower": "tower", "abbey": "abbey_mayor", "catapult": "catapult",
}  # fmt: skip
BY_SET = {"inns_cathedrals": ["big"], "traders_builders": ["builder", "pig"], "abbey_mayor": ["mayor", "wagon"]}
PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
ABBEY = "abbey/abbey"
START = "base/CRFR"
SPRING = "river2/FVFF-spring"
FORK = "river2/VVFV-fork"
LAKE = "river2/FFFV-volcano"


class Figure(NamedTuple):
    """A figure on a segment of a tile."""

    seat: int
    kind: str
    x: int
    y: int
    segment: str

    @property
    def place(self) -> Place:
        return self.x, self.y


def spot(place: Iterable[int]) -> str:
    """A place as actions name it."""
    return ",".join(map(str, place))


def place_in(text: str) -> Place:
    """The place that the second word of an action names."""
    x, y = text.split()[1].split(",")
    return int(x), int(y)


class SlowTable:
    """Everything on the table, who decides and what about."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.n = players
        self.options = options
        self.to_move = CHANCE
        self.phase = ""
        self.weights: dict[str, int] = {}
        """Of what chance decides now."""
        self.active = -1
        self.part = 0
        self.scores = [0] * players
        self.supply = [Counter({"small": 7}) for _ in range(players)]
        for name, kinds in BY_SET.items():
            for supply in self.supply if self.has(name) else []:
                supply.update(kinds)
        self.figures: list[Figure] = []
        self.guests: list[Figure] = []
        """Those who have come from Carcassonne: they are shown on the first segment of the region."""
        self.lay_out()
        self.removed: list[str] = []
        self.aside: list[str] = []
        self.drawn: str | None = None
        self.choosing: Place | None = None
        # Sets
        self.goods: list[Counter[str]] = [Counter() for _ in range(players)]
        self.holders: dict[str, int | None] = {"king": None, "robber": None}
        self.records = {"king": 0, "robber": 0}
        self.dragon: Place | None = None
        self.fairy: Place | None = None
        self.beside: Figure | None = None
        self.trail: list[Place] = []
        self.towers: dict[Place, int] = {}
        self.pieces = [PIECES[players]] * players
        self.prisoners: Counter[tuple[int, int, str]] = Counter()
        self.ransomed = False
        self.raised: Place | None = None
        self.capturing: Place | None = None
        self.captive: tuple[int, str] | None = None
        self.abbeys = [True] * players
        self.barns: list[Place | None] = [None] * players
        """The tile on whose north-west corner each stands."""
        self.fresh = False
        self.waiting: dict[int, Figure] = {}
        self.round: list[int] | None = None
        self.count = "castle"
        self.quarters: Counter[tuple[str, int, str]] = Counter()
        self.entry: str | None = None
        self.slot = 0
        self.passed: set[int] = set()
        self.joining: Place | None = None
        self.fairs: list[Place] = []

    def lay_out(self) -> None:
        """CAR-B-1.4, CAR-B-1.6, CAR-CO-1.1, CAR-RI-1: what lies before the first turn, and the pile."""
        self.pile: Counter[str] = Counter()
        for id, tile in BY_ID.items():
            if tile["expansion"] == "base" or self.has(SET_OF_TILES.get(tile["expansion"], "")):
                self.pile[id] = tile["count"]
        del self.pile[ABBEY]
        self.pile[START] -= 1
        self.river: Counter[str] = Counter()
        tiles = {(0, 0): (START, 0)}
        if self.has("river2"):
            self.river = Counter([id for id, tile in BY_ID.items() if tile["expansion"] == "river2"])
            tiles = {(0, 0): (SPRING, 0)}
        if self.has("count"):
            block = [tile for tile in BY_ID.values() if tile["expansion"] == "count"]
            tiles = {(tile["layout"][0], tile["layout"][1]): (tile["id"], 0) for tile in block}
        elif self.has("river2"):
            del self.river[SPRING]
        self.land = SlowLand(tiles)
        self.placed: Place = list(tiles)[-1]

    def has(self, name: str) -> bool:
        """Whether a set or a choice is on."""
        return self.options.get(name) is True

    # Asking

    def ask(self, seat: int, phase: str, can: set[str]) -> Answered:
        self.to_move, self.phase = seat, phase
        return (yield seat, can)

    def lot(self, phase: str, weights: dict[str, int]) -> Answered:
        self.to_move, self.phase, self.weights = CHANCE, phase, weights
        return (yield CHANCE, set(weights))

    # The land

    def features(self, place: Place) -> list:
        return BY_ID[self.land.tiles[place][0]]["features"]

    def symbols(self, place: Place) -> list[str]:
        return BY_ID[self.land.tiles[place][0]].get("symbols", [])

    def region_at(self, place: Place, segment: int) -> int:
        return self.land.region_of[self.land.first[place] + segment]

    def named(self, place: Place, name: str) -> int:
        return names_of(self.land.tiles[place][0])[name]

    def region_of(self, figure: Figure) -> int:
        return self.region_at(figure.place, self.named(figure.place, figure.segment))

    def region(self, number: int) -> SlowRegion:
        return self.land.regions[number]

    def segments(self, place: Place) -> Iterator[tuple[int, str, str]]:
        """The region, the type and the name of each segment of a tile that a follower could claim."""
        for segment, feature in enumerate(self.features(place)):
            if feature["type"] in ANYWHERE:
                yield self.region_at(place, segment), feature["type"], feature["id"]

    def begins(self, number: int) -> tuple[Place, str]:
        """The first segment of a region."""
        place = next(place for place in reversed(self.land.first) if self.land.first[place] <= number)
        return place, self.features(place)[number - self.land.first[place]]["id"]

    def barn_field(self, seat: int) -> int:
        """The field that a seat's barn stands on; -1 while it is in hand."""
        corner = self.barns[seat]
        return -1 if corner is None else self.region_at(corner, turned(*self.land.tiles[corner])["NL"][0])

    def barns_on(self, number: int) -> list[int]:
        return [seat for seat in range(self.n) if self.barn_field(seat) == number]

    # Figures

    def followers(self) -> list[Figure]:
        return [figure for figure in (*self.figures, *self.guests) if figure.kind in FOLLOWERS]

    def by_region(self) -> dict[int, list[Figure]]:
        """The followers of every region that has any."""
        found: dict[int, list[Figure]] = {}
        for figure in self.followers():
            found.setdefault(self.region_of(figure), []).append(figure)
        return found

    def power(self, number: int) -> Counter[int]:
        """CAR-B-4.8"""
        power: Counter[int] = Counter()
        for figure in self.by_region().get(number, []):
            pennants = self.region(number).symbols["pennants"]
            power[figure.seat] += FOLLOWER_POWER.get(figure.kind, pennants)
        return power

    def put(self, figure: Figure) -> None:
        """From the supply onto the land."""
        self.supply[figure.seat][figure.kind] -= 1
        self.figures.append(figure)

    def lift(self, figure: Figure) -> None:
        """CAR-PD-2.2, CAR-T-21: off the land; the fairy stays alone, companions without a follower go home."""
        (self.figures if figure in self.figures else self.guests).remove(figure)
        if figure == self.beside:
            self.beside = None
        if figure.kind in FOLLOWERS:
            number = self.region_of(figure)
            if figure.seat not in [other.seat for other in self.by_region().get(number, [])]:
                for other in list(self.figures):
                    if (
                        other.seat == figure.seat
                        and other.kind in ("builder", "pig")
                        and self.region_of(other) == number
                    ):
                        self.send_home(other)

    def send_home(self, figure: Figure) -> None:
        self.lift(figure)
        self.supply[figure.seat][figure.kind] += 1

    def one_of(self, figures: Iterable[Figure], place: Place) -> dict[str, Figure]:
        """The figures on a tile by the words that choose one of them."""
        return {f"choose {f.seat} {f.kind} {f.segment}": f for f in figures if f.place == place}


def is_near(here: Place, there: Place) -> bool:
    """CAR-B-0.7: whether one of two tiles surrounds the other."""
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) == 1


@cache
def holy(id: str) -> str:
    """CAR-CU-2: what a tile counts as."""
    types = {feature["type"] for feature in BY_ID[id]["features"]}
    return "shrine" if "shrine" in types else "cloister" if types & set(BUILDINGS) else ""
