"""CAR-CA: catapult rounds, read a second time."""

from collections.abc import Generator, Iterable
from math import comb

from games.carcassonne.slow_land import Place, slow_aims
from games.carcassonne.slow_table import ENTERS, FOLLOWERS, STANDS_ON, Asked, Figure, SlowTable, place_in, spot

TOKENS = ("knock_out", "seduction", "target", "catch")
IN_QUARTERS = {"castle": (2000, 100), "market": (2500, 1000), "blacksmith": (1950, 1900), "cathedral": (800, 750)}
Inside = tuple[str, int, str]
"""A quarter, and a seat and the kind of its follower there."""
Victim = Figure | Inside
PRIZE = 5
WEIGHTS = {f"drift {k}": comb(12, k + 6) for k in range(-6, 7)}


class Catapult(SlowTable):
    """CAR-T-11."""

    token: str | None = None
    thrown = 0
    step = "aim"
    landing: Place | None = None
    distance: int | None = None
    palm: int | None = None
    victim: Victim | None = None
    on: Place | None = None
    far: dict[int, int] = {}

    def catapult_rounds(self) -> Asked:
        """CAR-CA-2.2, CAR-CA-2.3, CAR-CA-5"""
        while self.fairs:
            text = yield from self.ask(self.active, "CAR-T-11", {f"fair {name}" for name in TOKENS})
            self.token = text.split()[1]
            for thrown in range(self.n):
                self.thrown = thrown
                thrower = (self.active + thrown) % self.n
                yield from self.catch(thrower) if self.token == "catch" else self.throw(thrower)
                self.step, self.landing, self.distance, self.palm = "aim", None, None, None
            if self.token == "target":
                for seat, far in self.far.items():
                    self.scores[seat] += PRIZE if far == min(self.far.values()) else 0
            self.token, self.thrown, self.far = None, 0, {}
            del self.fairs[0]

    @property
    def blind(self) -> bool:
        return self.options["catapult_mode"] == "blind"

    def drift(self, step: str, aimed: int, blind: int) -> Generator[tuple[int, set[str]], str, int]:
        """CAR-CA-3.3, CAR-CA-3.4: how far the noise carries."""
        if self.options["catapult_sigma"] == 0:
            return 0
        self.step = step
        k = int((yield from self.lot("CAR-T-11", WEIGHTS)).split()[1])
        far = abs(k) * (blind if self.blind else aimed) * 1000 // 1732
        return far if k > 0 else -far

    # CAR-CA-6

    def catch(self, thrower: int) -> Asked:
        catcher = (thrower + 1) % self.n
        self.distance = self.palm = 1500
        if not self.blind:
            self.distance = self.palm = None
            text = yield from self.ask(thrower, "CAR-T-11", {f"range {far}" for far in range(0, 2001, 100)})
            self.step = "hand"
            hand = yield from self.ask(catcher, "CAR-T-11", {f"hand {far}" for far in range(1000, 2001, 100)})
            self.distance, self.palm = int(text.split()[1]), int(hand.split()[1])
        self.distance += yield from self.drift("drift_x", 150, 300)
        caught = self.distance < 1000 or abs(self.distance - self.palm) <= 150
        self.scores[catcher if caught else thrower] += PRIZE

    # CAR-CA-3

    def throw(self, thrower: int) -> Asked:
        x, y = (1000 * number for number in self.fairs[0])
        if not self.blind:
            aims = {f"aim {spot(point)}" for point in slow_aims(self.land.tiles)}
            x, y = place_in((yield from self.ask(thrower, "CAR-T-11", aims)))
        sigma = int(str(self.options["catapult_sigma"]))
        self.landing = (x, y)
        x += yield from self.drift("drift_x", sigma, 1500)
        self.landing = (x, y)
        y += yield from self.drift("drift_y", sigma, 1500)
        self.landing = (x, y)
        if self.token == "target":
            self.far = {**self.far, thrower: beyond(self.landing, self.fairs[0])}
        elif self.token == "knock_out":
            self.knock_out()
        elif any(beyond(self.landing, tile) <= 250**2 for tile in self.land.tiles):
            yield from self.seduce(thrower)

    def stands(self, one: Victim) -> Place:
        """CAR-CA-3.2"""
        if not isinstance(one, Figure):
            return IN_QUARTERS[one[0]]
        ax, ay = self.features(one.place)[self.named(one.place, one.segment)]["anchor"]
        x, y = round(1000 * ax - 500), round(1000 * ay - 500)
        for _ in range(self.land.tiles[one.place][1] // 90):
            x, y = -y, x
        return 1000 * one.x + x, 1000 * one.y + y

    def everybody(self) -> list[Victim]:
        """CAR-CA-4.3"""
        inside = [one for one, number in self.quarters.items() for _ in range(number)]
        return [*self.followers(), *inside]

    def remove(self, one: Victim) -> None:
        """Home, from the land or out of a quarter."""
        if isinstance(one, Figure):
            self.send_home(one)
        else:
            self.quarters[one] -= 1
            self.supply[one[1]][one[2]] += 1

    # CAR-CA-4

    def knock_out(self) -> None:
        """CAR-CA-4.1, CAR-CA-4.2: who is hit, and who stands so near to somebody hit that he goes too."""
        assert self.landing is not None
        left = self.everybody()
        hit = [self.landing]
        reach = 400
        while hit:
            down = [one for one in left if any(apart(self.stands(one), point) <= reach**2 for point in hit)]
            left = [one for one in left if one not in down]
            hit, reach = [self.stands(one) for one in down], 300
            for one in down:
                self.remove(one)

    # CAR-CA-7

    def seduce(self, thrower: int) -> Asked:
        assert self.landing is not None
        everybody = set(self.everybody())
        least = min((apart(self.stands(one), self.landing) for one in everybody), default=0)
        nearest = [one for one in everybody if apart(self.stands(one), self.landing) == least]
        possible = [one for one in nearest if any(self.replacements(thrower, one))]
        if not possible:
            return
        victim = possible[0]
        if len(nearest) > 1:
            self.step = "victim"
            land = [one for one in possible if isinstance(one, Figure)]
            inside = {f"tempt {' '.join(map(str, one))}": one for one in possible if not isinstance(one, Figure)}
            can = {"pass", *inside, *(f"seduce {spot(one.place)}" for one in land)}
            text = yield from self.ask(thrower, "CAR-T-11", can)
            if text == "pass":
                return
            victim = inside[text] if text in inside else (yield from self.choose_one(thrower, land, place_in(text)))
        self.step, self.victim = "replacement", victim
        hand, land = self.replacements(thrower, victim)
        words = {"pass", *(f"send {kind}" for kind in hand), *(f"summon {spot(one.place)}" for one in land)}
        text = yield from self.ask(thrower, "CAR-T-11", words)
        if text.startswith("summon"):
            self.replace(thrower, victim, (yield from self.choose_one(thrower, land, place_in(text))))
        elif text != "pass":
            self.replace(thrower, victim, text.split()[1])
        self.victim = None

    def choose_one(
        self, thrower: int, figures: Iterable[Figure], place: Place
    ) -> Generator[tuple[int, set[str]], str, Figure]:
        can = self.one_of(figures, place)
        text = next(iter(can))
        if len(can) > 1:
            self.on = place
            text = yield from self.ask(thrower, "CAR-T-11", set(can))
            self.on = None
        return can[text]

    def replacements(self, thrower: int, victim: Victim) -> tuple[list[str], list[Figure]]:
        """CAR-CA-7.1, CAR-CA-7.2: the thrower's followers that may take a place, in the supply and on the land."""
        if isinstance(victim, Figure):
            type = self.features(victim.place)[self.named(victim.place, victim.segment)]["type"]
            fitting = [kind for kind in FOLLOWERS if type in STANDS_ON[kind]]
        else:
            fitting = [kind for kind in FOLLOWERS if victim[0] in ENTERS[kind]]
        hand = [kind for kind in fitting if self.supply[thrower][kind]]
        land = [f for f in self.figures if f.seat == thrower and f.kind in fitting and f != victim]
        return hand, land

    def replace(self, thrower: int, victim: Victim, new: Figure | str) -> None:
        """CAR-CA-7.2, CAR-CA-7.3: the replacement takes the place before anybody leaves."""
        kind = new.kind if isinstance(new, Figure) else new
        if isinstance(victim, Figure):
            if victim == self.beside:
                self.beside = None
            self.figures.append(victim._replace(seat=thrower, kind=kind))
        else:
            self.quarters[victim[0], thrower, kind] += 1
        if isinstance(new, Figure):
            self.lift(new)
        else:
            self.supply[thrower][kind] -= 1
        self.remove(victim)


def apart(here: Place, there: Place) -> int:
    """The square of a distance."""
    return (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2


def beyond(point: Place, tile: Place) -> int:
    """CAR-CA-3.5, CAR-CA-5: the square of the distance of a point from a tile."""
    dx, dy = (max(0, abs(point[axis] - 1000 * tile[axis]) - 500) for axis in (0, 1))
    return dx**2 + dy**2
