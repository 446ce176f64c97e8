"""What a part of a turn and the end of a game change, reckoned from the whole board: slow and obvious.

It knows the quiet sets: the base game, Inns & Cathedrals, Traders & Builders, King & Robber Baron, The Cult, River II.
"""

from collections import Counter

from bastide import Settings
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView
from games.carcassonne.slow_land import BUILDINGS, BY_ID, FOLLOWER_POWER, SlowLand, SlowRegion

GOODS = ("wine", "grain", "cloth")
MARKERS = (("king", "largest_city", "city"), ("robber", "longest_road", "road"))


class Reckoning:
    """The table when the action of a part has been taken, and what follows from it."""

    def __init__(self, view: CarcassonneView, settings: Settings) -> None:
        self.land = SlowLand(view)
        self.settings = settings
        self.active = view["active"]
        self.last = (view["land"][-1]["x"], view["land"][-1]["y"])
        self.scores = [seat["score"] for seat in view["seats"]]
        self.goods = [Counter(seat["goods"]) for seat in view["seats"]]
        self.markers = dict(view["king_robber"] or {})
        self.standing = [(self.region_of(figure), figure) for figure in view["figures"]]

    def region_of(self, figure: FigureView) -> int:
        """The number of the region a figure stands in."""
        place = (figure["x"], figure["y"])
        names = [feature["id"] for feature in BY_ID[self.land.tiles[place][0]]["features"]]
        return self.land.region_of[self.land.first[place] + names.index(figure["segment"])]

    def followers(self, number: int) -> list[FigureView]:
        """Who can own a region."""
        return [figure for at, figure in self.standing if at == number and figure["figure"] in FOLLOWER_POWER]

    # A part

    def finish_part(self) -> None:
        """CAR-T-7: what the last tile has completed is scored, rewarded and left."""
        done = [number for number, region in self.land.regions.items() if self.just_completed(region)]
        leaving: set[int] = set()
        for number in done:
            if self.followers(number):
                self.pay(number)
                leaving |= {number, *self.losers(number)}
            for good in GOODS:
                self.goods[self.active][good] += self.land.regions[number].symbols[good]
        for marker, record, type in MARKERS if self.markers else ():
            sizes = [len(self.land.regions[number].tiles) for number in done if self.land.regions[number].type == type]
            if max(sizes, default=0) > self.markers[record]:
                self.markers |= {marker: self.active, record: max(sizes)}
        self.count_completed()
        self.standing = [(number, figure) for number, figure in self.standing if number not in leaving]

    def count_completed(self) -> None:
        """CAR-KR-5: the completed cities and roads on the land."""
        if self.markers:
            done = Counter(region.type for region in self.land.regions.values() if not region.open)
            self.markers |= {"cities": done["city"], "roads": done["road"]}

    def just_completed(self, region: SlowRegion) -> bool:
        """Whether the last tile has completed a region."""
        if region.open or region.type not in ("road", "city", *BUILDINGS):
            return False
        return self.last in region.tiles or (region.type in BUILDINGS and near(self.last, *region.tiles))

    def losers(self, winner: int) -> set[int]:
        """CAR-CU-4: the incomplete buildings that an occupied one, just completed, has challenged."""
        won = self.land.regions[winner]
        if not self.settings["cult"] or won.type not in BUILDINGS:
            return set()
        return {
            number
            for number, region in self.land.regions.items()
            if region.type in BUILDINGS and region.open and near(*won.tiles, *region.tiles)
            if (region.type == "shrine") != (won.type == "shrine")
        }

    def pay(self, number: int) -> None:
        """CAR-B-4.8: all who have the most power get the full points."""
        region = self.land.regions[number]
        for seat, power in region.power.items():
            if power == max(region.power.values()) > 0:
                self.scores[seat] += self.worth(number, region, seat)

    def worth(self, number: int, region: SlowRegion, seat: int) -> int:
        """CAR-B-4.3 to CAR-B-4.7, CAR-B-6.2, CAR-B-6.3 and what the sets make of them."""
        size = len(region.tiles)
        if region.type == "field":
            cities = sum(self.land.regions[city].open == 0 for city in region.cities)
            pig = any(at == number and (f["figure"], f["seat"]) == ("pig", seat) for at, f in self.standing)
            herd = bool(region.symbols["pig_herd"]) and bool(self.settings["traders_builders"])
            return (3 + pig + herd) * cities
        if region.type in BUILDINGS:
            return 9 - region.open
        grand = "inn" if region.type == "road" else "cathedral"
        if region.symbols[grand] and self.settings["inns_cathedrals"]:
            return 0 if region.open else (2 if region.type == "road" else 3) * (size + region.symbols["pennants"])
        if region.type == "road" or region.open or (size == 2 and self.settings["small_city"] == "two"):
            return size + region.symbols["pennants"]
        return 2 * (size + region.symbols["pennants"])

    # The end

    def finish_game(self) -> None:
        """CAR-B-6.5: incomplete regions, farmers, trade goods, king and robber."""
        for number in {number for number, _ in self.standing}:
            self.pay(number)
        for good in GOODS:
            most = max(tokens[good] for tokens in self.goods)
            for seat, tokens in enumerate(self.goods):
                self.scores[seat] += 10 if tokens[good] == most > 0 else 0
        for marker, number in (("king", "cities"), ("robber", "roads")):
            if self.markers.get(marker) is not None:
                self.scores[self.markers[marker]] += self.markers[number]


def near(here: tuple[int, int], there: tuple[int, int]) -> bool:
    """CAR-B-0.7: whether one of two tiles surrounds the other."""
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) == 1
