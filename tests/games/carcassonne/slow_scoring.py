"""CAR-B-4, CAR-B-6, CAR-T-7, CAR-T-8: what a part and the end of a game score, reward and send home."""

from collections.abc import Iterator

from games.carcassonne.slow_land import BUILDINGS, BY_ID, Place
from games.carcassonne.slow_table import ABBEY, STANDS_ON, Asked, Figure, SlowTable, is_near, spot

GOODS = ("wine", "grain", "cloth")
MARKERS = {"king": "city", "robber": "road"}
BONUS = 3


class Scoring(SlowTable):
    """Values, majorities and what follows from a completed region."""

    # CAR-T-7c to CAR-T-7f

    def score_part(self, done: set[int]) -> None:
        """What the tile has completed, and the fields of barns, is scored, rewarded and left."""
        before = list(self.scores)
        scored = {number for number in done if number in self.by_region()}
        for number in scored:
            self.award(number)
        losers = {rival for number in scored for rival in self.rivals(number)}
        fields = self.barn_fields()
        for number in fields:
            self.award(number)
        gained = [now > then for now, then in zip(self.scores, before, strict=True)]
        self.fresh = False
        if self.has("count") and any(gained) and not gained[self.active]:
            self.entry = "follower"
        self.reward(done)
        self.hold_wagons(scored)
        for figure in (*self.figures, *self.guests):
            if figure in (*self.figures, *self.guests) and self.region_of(figure) in scored | losers | fields:
                self.send_home(figure)

    def award(self, number: int) -> None:
        """CAR-B-4.8, CAR-PD-2.5"""
        power = self.power(number)
        for seat in power:
            if power[seat] == max(power.values()) > 0:
                self.scores[seat] += self.worth(number, seat)
        for seat in self.beside_fairy(number):
            self.scores[seat] += BONUS

    def worth(self, number: int, seat: int) -> int:
        """CAR-B-4.3 to CAR-B-4.7, CAR-B-6.2, CAR-B-6.3 and what the sets make of them."""
        region = self.region(number)
        size = len(region.tiles) + (region.symbols["pennants"] if region.type == "city" else 0)
        if region.type == "field":
            return self.worth_of_city(number, seat) * self.completed_cities(number)
        if region.type in BUILDINGS:
            return 9 - region.open
        grand = "inn" if region.type == "road" else "cathedral"
        if region.symbols[grand] and self.has("inns_cathedrals"):
            return 0 if region.open else (2 if region.type == "road" else 3) * size
        small = len(region.tiles) == 2 and self.options["small_city"] == "two"
        return size if region.type == "road" or region.open or small else 2 * size

    def worth_of_city(self, number: int, seat: int) -> int:
        """CAR-B-6.3, CAR-TB-4.2, CAR-RI-6, CAR-AM-3.3, CAR-AM-3.5, CAR-CO-5.1: what a field gets for one."""
        fresh = self.fresh and self.barn_field(self.active) == number
        pig = any((f.seat, f.kind) == (seat, "pig") and self.region_of(f) == number for f in self.figures)
        herd = self.region(number).symbols["pig_herd"] and self.has("traders_builders")
        return (3 if fresh or not self.barns_on(number) else 1) + pig + bool(herd)

    def completed_cities(self, field: int) -> int:
        return sum(self.region(city).open == 0 for city in self.region(field).cities)

    def beside_fairy(self, number: int) -> set[int]:
        """CAR-PD-2.6, CAR-CO-4.3: the seats that get the fairy's bonus; guests stand on no tile."""
        near = [f for f in self.figures if f == self.beside]
        if self.options["fairy_mode"] == "tile":
            near = [f for f in self.figures if f.place == self.fairy and f.kind in STANDS_ON]
        return {figure.seat for figure in near if self.region_of(figure) == number}

    def rivals(self, number: int) -> set[int]:
        """CAR-CU-3 to CAR-CU-6: the occupied incomplete buildings that a scored one has challenged."""
        won = self.region(number)
        if not self.has("cult") or won.type not in BUILDINGS:
            return set()
        return {
            other
            for other in self.by_region()
            if self.region(other).type in BUILDINGS and self.region(other).open
            if is_near(*won.tiles, *self.region(other).tiles)
            if (self.region(other).type == "shrine") != (won.type == "shrine")
        }

    def barn_fields(self) -> set[int]:
        """CAR-AM-3.3, CAR-AM-3.5: the fields whose farmers a barn sends home."""
        return {n for n in self.by_region() if self.region(n).type == "field" and self.barns_on(n)}

    def reward(self, done: set[int]) -> None:
        """CAR-TB-5, CAR-KR-2 to CAR-KR-4"""
        regions = [self.region(number) for number in done]
        for good in GOODS:
            self.goods[self.active][good] += sum(region.symbols[good] for region in regions)
        for marker, type in MARKERS.items():
            largest = max((len(region.tiles) for region in regions if region.type == type), default=0)
            if largest > self.records[marker]:
                self.records[marker] = largest
                self.holders[marker] = self.active

    # CAR-T-8

    def hold_wagons(self, scored: set[int]) -> None:
        """CAR-AM-4.2, CAR-CO-4.3: those that may drive on; a guest has no tile with others around it."""
        near = self.options["wagon_move"] == "adjacent_tile"
        for figure in [*self.figures, *([] if near else self.guests)]:
            if figure.kind == "wagon" and self.region_of(figure) in scored:
                self.lift(figure)
                self.waiting[figure.seat] = figure

    def drive(self) -> Asked:
        """CAR-AM-4.2 to CAR-AM-4.5"""
        for seat in ((self.active + step) % self.n for step in range(self.n)):
            if seat not in self.waiting:
                continue
            wagon = self.waiting[seat]
            near = self.options["wagon_move"] == "adjacent_tile"
            reached = self.around(wagon.place) if near else self.meeting(self.region_of(wagon))
            can = {self.drive_to(*there): there for there in reached if self.is_open(*there)}
            text = "pass"
            if can:
                text = yield from self.ask(seat, "CAR-T-8", {"pass", *can})
            del self.waiting[seat]
            self.supply[seat]["wagon"] += 1
            if text != "pass":
                place, segment = can[text]
                self.put(Figure(seat, "wagon", *place, self.features(place)[segment]["id"]))

    def is_open(self, place: Place, segment: int) -> bool:
        number = self.region_at(place, segment)
        fitting = self.region(number).type in STANDS_ON["wagon"] and self.region(number).open
        return bool(fitting) and number not in self.by_region() and place != self.dragon

    def drive_to(self, place: Place, segment: int) -> str:
        return f"drive {spot(place)} {self.features(place)[segment]['id']}"

    def around(self, place: Place) -> Iterator[tuple[Place, int]]:
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
            if id == ABBEY:
                for met in self.land.facing(place):
                    if self.region_at(place, 0) == region:
                        yield met
                    elif self.region_at(*met) == region:
                        yield place, 0

    # CAR-B-6

    def score_the_end(self) -> None:
        """CAR-B-6.5: incomplete regions, farmers, barns, trade goods, king and robber."""
        for number in list(self.by_region()):
            if self.region(number).type in ("road", "city", *BUILDINGS):
                self.award(number)
                for figure in (*self.figures, *self.guests):
                    if figure in (*self.figures, *self.guests) and self.region_of(figure) == number:
                        self.send_home(figure)
        for number in self.by_region():
            if self.region(number).type == "field":
                self.award(number)
        for seat, corner in enumerate(self.barns):
            if corner is not None:
                self.scores[seat] += 4 * self.completed_cities(self.barn_field(seat))
        for good in GOODS:
            most = max(tokens[good] for tokens in self.goods)
            for seat, tokens in enumerate(self.goods):
                self.scores[seat] += 10 if tokens[good] == most > 0 else 0
        for marker, holder in self.holders.items():
            if holder is not None and self.has("king_robber"):
                self.scores[holder] += self.completed(MARKERS[marker])

    def completed(self, type: str) -> int:
        """CAR-KR-5: the completed cities or roads on the land, Carcassonne among the cities."""
        types = (type, "carcassonne") if type == "city" else (type,)
        return sum(region.type in types and not region.open for region in self.land.regions.values())
