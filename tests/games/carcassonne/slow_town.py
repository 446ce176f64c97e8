"""CAR-CO: who goes into Carcassonne and who comes out."""

from collections.abc import Iterable

from games.carcassonne.slow_land import BUILDINGS
from games.carcassonne.slow_table import ANYWHERE, ENTERS, FOLLOWERS, QUARTERS, Asked, Figure, SlowTable, place_in, spot

QUARTER_FOR = {"city": "castle", "field": "market", "road": "blacksmith", **dict.fromkeys(BUILDINGS, "cathedral")}
Join = tuple[int, str]
"""A region and the kind of follower that joins it."""


class Town(SlowTable):
    """CAR-T-7b, CAR-T-9, CAR-B-6.5a."""

    def joins(self, seat: int, regions: Iterable[int]) -> list[Join]:
        """CAR-CO-4, CAR-CO-4.3: who could join these regions from quarters where the count is not."""
        return [
            (number, kind)
            for number in regions
            if QUARTER_FOR[self.region(number).type] != self.count and not self.under_dragon(number)
            for kind in FOLLOWERS
            if self.quarters[QUARTER_FOR[self.region(number).type], seat, kind]
        ]

    def under_dragon(self, number: int) -> bool:
        """CAR-CO-4.3: whether a region other than a field lies wholly on the dragon's tile."""
        return self.region(number).type != "field" and self.region(number).tiles == {self.dragon}

    def join(self, seat: int, phase: str, regions: Iterable[int]) -> Asked:
        """One follower joins a region, or the player passes."""
        can = self.joins(seat, regions)
        words = {f"join {spot(self.begins(number)[0])}" for number, _ in can}
        text = yield from self.ask(seat, phase, {"pass", *words})
        if text == "pass":
            self.passed.add(seat)
            return
        named = {self.as_guest(seat, *one): one for one in can if self.begins(one[0])[0] == place_in(text)}
        chosen = self.one_of(named, place_in(text))
        which = next(iter(chosen))
        if len(chosen) > 1:
            self.joining = place_in(text)
            which = yield from self.ask(seat, phase, set(chosen))
            self.joining = None
        guest = chosen[which]
        self.quarters[QUARTER_FOR[self.region(named[guest][0]).type], seat, guest.kind] -= 1
        self.guests.append(guest)

    def as_guest(self, seat: int, number: int, kind: str) -> Figure:
        place, segment = self.begins(number)
        return Figure(seat, kind, *place, segment)

    def move_out(self, done: set[int]) -> Asked:
        """CAR-CO-4.1: the left neighbour first, the active player last, each in one slot."""
        for slot in range(1, self.n + 1):
            self.slot = slot
            seat = (self.active + slot) % self.n
            while seat not in self.passed and self.joins(seat, self.about_to_be_scored(done)):
                yield from self.join(seat, "CAR-T-7b", self.about_to_be_scored(done))
            self.passed = set()
        self.slot = 0

    def about_to_be_scored(self, done: set[int]) -> set[int]:
        """CAR-CO-4.2, CAR-CO-5.1"""
        occupied = self.by_region()
        found = set(done)
        if self.has("market_at_barn"):
            found |= {n for n in occupied if self.region(n).type == "field" and self.barns_on(n)}
            if self.fresh:
                found.add(self.barn_field(self.active))
        return found if self.has("count_into_unoccupied") else found & occupied.keys()

    def enter(self) -> Asked:
        """CAR-CO-2, CAR-CO-2.2, CAR-CO-3"""
        supply = self.supply[self.active]
        can = {
            f"enter {kind} {quarter}": (quarter, kind) for kind in FOLLOWERS if supply[kind] for quarter in ENTERS[kind]
        }
        if self.entry and can:
            text = yield from self.ask(self.active, "CAR-T-9", {"pass", *can})
            if text != "pass":
                quarter, kind = can[text]
                supply[kind] -= 1
                self.quarters[quarter, self.active, kind] += 1
                self.entry = "count"
                moves = {f"count {name}": name for name in QUARTERS if name != self.count}
                text = yield from self.ask(self.active, "CAR-T-9", {"pass", *moves})
                self.count = moves.get(text, self.count)
        self.entry = None

    def leave_market(self) -> Asked:
        """CAR-CO-5, CAR-CO-5.2: one follower per slot, round and round, until all have passed."""
        every = self.options["count_final"] == "any_quarter"
        regions = self.land.regions.items()
        open_to = [n for n, r in regions if r.type == "field" or (every and r.type in ANYWHERE and r.open)]
        idle = 0
        self.slot = 0
        while idle < self.n:
            self.slot = self.slot % self.n + 1
            seat = (self.active + self.slot) % self.n
            idle += 1
            if seat not in self.passed and self.joins(seat, open_to):
                yield from self.join(seat, "CAR-B-6.5a", open_to)
                idle = 0
        self.slot = 0
        self.passed = set()
