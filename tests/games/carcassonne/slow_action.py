"""CAR-T-5a to CAR-T-6: ransom, the action and its second decision, capture and exchange, the dragon's steps."""

from collections.abc import Generator, Iterable

from games.carcassonne.slow_land import Place, turned
from games.carcassonne.slow_table import FOLLOWERS, STANDS_ON, Asked, Figure, SlowTable, place_in, spot

CORNERS = {"northwest": (0, 0), "northeast": (1, 0), "southwest": (0, 1), "southeast": (1, 1)}
AROUND_CORNER = (((0, 0), "NL", "WR"), ((-1, 0), "NR", "EL"), ((0, -1), "SR", "WL"), ((-1, -1), "SL", "ER"))
"""The tiles around the north-west corner of one, and the half-sides of each that meet there."""
DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
STEPS_OF_DRAGON = 6
PRICE = 3


class Action(SlowTable):
    """What the active player does with a part, and what follows before the scoring."""

    def ransom(self) -> Asked:
        """CAR-TW-6, CAR-TW-6.1"""
        held = [(holder, kind) for (holder, owner, kind), n in self.prisoners.items() if n and owner == self.active]
        able = self.scores[self.active] >= PRICE or self.has("ransom_debt")
        if not held or not able or self.ransomed:
            return
        can = {f"ransom {holder} {kind}": (holder, kind) for holder, kind in held}
        text = yield from self.ask(self.active, "CAR-T-5a", {"pass", *can})
        if text != "pass":
            holder, kind = can[text]
            self.prisoners[holder, self.active, kind] -= 1
            self.supply[self.active][kind] += 1
            self.scores[self.active] -= PRICE
            self.scores[holder] += PRICE
            self.ransomed = True

    # CAR-T-5, the table of legal choices

    def action(self) -> Asked:
        knights = self.knights()
        can = {f"princess {spot(figure.place)}" for figure in knights}
        if not knights or self.options["princess"] == "may":
            can |= self.on_the_tile() | self.barn_corners() | self.fairy_places() | self.on_towers()
            can |= {f"portal {spot(place)}" for place in self.land.tiles if self.through_portal(place)}
            if not can:
                return
            can.add("pass")
        text = yield from self.ask(self.active, "CAR-T-5", can)
        word = text.split()[0]
        if word == "deploy":
            self.put(Figure(self.active, text.split()[1], *self.placed, text.split()[2]))
        elif word == "barn":
            east, south = CORNERS[text.split()[1]]
            self.barns[self.active] = (self.placed[0] + east, self.placed[1] + south)
            self.fresh = True
        elif word == "portal":
            yield from self.port(place_in(text))
        elif word == "fairy":
            self.beside = yield from self.choose(self.own_followers(), place_in(text))
            self.fairy = self.beside.place
        elif word == "princess":
            self.send_home((yield from self.choose(knights, place_in(text))))
        elif word == "tower":
            self.towers[place_in(text)] = self.towers.get(place_in(text), 0) + 1
            self.pieces[self.active] -= 1
            yield from self.capture(place_in(text))
        elif word == "top":
            self.put(Figure(self.active, text.split()[2], *place_in(text), "t0"))

    def choose(self, figures: Iterable[Figure], place: Place) -> Generator[tuple[int, set[str]], str, Figure]:
        """One of the figures on a tile; asked for where there are several."""
        can = self.one_of(figures, place)
        text = next(iter(can))
        if len(can) > 1:
            self.choosing = place
            text = yield from self.ask(self.active, "CAR-T-5", set(can))
            self.choosing = None
        return can[text]

    def hand(self, type: str) -> list[str]:
        """The followers that the active player could put on a type of segment."""
        return [kind for kind in FOLLOWERS if self.supply[self.active][kind] and type in STANDS_ON[kind]]

    def free_segments(self, place: Place) -> list[tuple[int, str, str]]:
        """Those of a tile in regions without followers, fields without barns."""
        closed = self.by_region().keys() | {self.barn_field(seat) for seat in range(self.n)}
        return [segment for segment in self.segments(place) if segment[0] not in closed]

    def on_the_tile(self) -> set[str]:
        """CAR-B-3, CAR-AM-2.1, CAR-AM-4.1, CAR-TB-2, CAR-TB-4, CAR-PD-3.2, CAR-RI-5"""
        volcano = "volcano" in self.symbols(self.placed)
        supply = self.supply[self.active]
        standing = self.by_region()
        found = set()
        for _, type, name in [] if volcano else self.free_segments(self.placed):
            found |= {f"deploy {kind} {name}" for kind in self.hand(type)}
        if volcano and self.has("princess_dragon") and not self.has("volcano_companions"):
            return found
        for number, type, name in self.segments(self.placed):
            if self.active in [figure.seat for figure in standing.get(number, [])]:
                if supply["builder"] and type in ("road", "city") and self.region(number).open:
                    found.add(f"deploy builder {name}")
                barred = self.has("barn_bars_pig") and self.barns_on(number)
                if supply["pig"] and type == "field" and not barred:
                    found.add(f"deploy pig {name}")
        return found

    def barn_corners(self) -> set[str]:
        """CAR-AM-3.1, CAR-AM-3.2"""
        if not self.has("abbey_mayor") or self.barns[self.active] is not None:
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
        return not self.barns_on(fields[0])

    def own_followers(self) -> list[Figure]:
        """CAR-PD-2.1: those that the fairy can go to."""
        return [f for f in self.followers() if f.seat == self.active and f != self.beside]

    def fairy_places(self) -> set[str]:
        return {f"fairy {spot(f.place)}" for f in self.own_followers()} if self.has("princess_dragon") else set()

    def knights(self) -> list[Figure]:
        """CAR-PD-5.1, CAR-PD-5.2: whom the princess of the tile just placed could send home."""
        cities = [n for n, feature in enumerate(self.features(self.placed)) if feature.get("princess")]
        return self.by_region().get(self.region_at(self.placed, cities[0]), []) if cities else []

    def through_portal(self, place: Place) -> set[str]:
        """CAR-PD-6.2, CAR-PD-6.3: what can be deployed on another tile."""
        if "portal" not in self.symbols(self.placed) or place in (self.placed, self.dragon):
            return set()
        return {
            f"deploy {kind} {name}"
            for number, type, name in self.free_segments(place)
            if type == "field" or self.region(number).open
            for kind in self.hand(type)
        }

    def port(self, place: Place) -> Asked:
        self.choosing = place
        text = yield from self.ask(self.active, "CAR-T-5", self.through_portal(place))
        self.choosing = None
        self.put(Figure(self.active, text.split()[1], *place, text.split()[2]))

    def on_towers(self) -> set[str]:
        """CAR-TW-2, CAR-TW-4, CAR-PD-3.4"""
        finished = {figure.place for figure in self.figures if figure.segment == "t0"}
        found = set()
        for place in self.land.tiles if self.has("tower") else ():
            founded = any(feature["type"] == "tower_foundation" for feature in self.features(place))
            if founded and place not in finished and self.pieces[self.active]:
                found.add(f"tower {spot(place)}")
            if self.towers.get(place) and place not in finished and place != self.dragon:
                found |= {f"top {spot(place)} {kind}" for kind in ("small", "big") if self.supply[self.active][kind]}
        return found

    # CAR-T-5b

    def capture(self, tower: Place) -> Asked:
        """CAR-TW-3, CAR-TW-3.1, CAR-TW-3.2"""
        height = self.towers[tower]
        reach = []
        for figure in self.followers():
            near, far = sorted((abs(figure.x - tower[0]), abs(figure.y - tower[1])))
            if near == 0 and far <= height:
                reach.append(figure)
        if not reach:
            return
        self.raised = tower
        text = yield from self.ask(self.active, "CAR-T-5b", {"pass", *(f"capture {spot(f.place)}" for f in reach)})
        if text != "pass":
            can = self.one_of(reach, place_in(text))
            chosen = next(iter(can))
            if len(can) > 1:
                self.capturing = place_in(text)
                chosen = yield from self.ask(self.active, "CAR-T-5b", set(can))
                self.capturing = None
            self.raised = None
            yield from self.take_prisoner(can[chosen])
        self.raised = None

    def take_prisoner(self, figure: Figure) -> Asked:
        """CAR-TW-3.2, CAR-TW-5"""
        self.lift(figure)
        other = figure.seat
        if other == self.active:
            self.supply[other][figure.kind] += 1
            return
        mine = [kind for kind in FOLLOWERS if self.prisoners[other, self.active, kind]]
        if not mine:
            self.prisoners[self.active, other, figure.kind] += 1
            return
        back = mine[0]
        if len(mine) > 1:
            self.captive = (other, figure.kind)
            text = yield from self.ask(self.active, "CAR-T-5b", {f"exchange {kind}" for kind in mine})
            self.captive = None
            back = text.split()[1]
        self.prisoners[other, self.active, back] -= 1
        self.supply[self.active][back] += 1
        self.supply[other][figure.kind] += 1

    # CAR-T-6

    def move_dragon(self) -> Asked:
        """CAR-PD-4.1 to CAR-PD-4.6"""
        if "dragon" not in self.symbols(self.placed) or self.dragon is None:
            return
        self.trail = [self.dragon]
        for step in range(STEPS_OF_DRAGON):
            x, y = self.dragon
            can = {f"dragon {name}": (x + dx, y + dy) for name, (dx, dy) in DIRECTIONS.items()}
            can = {text: place for text, place in can.items() if self.may_enter(place)}
            if not can:
                break
            text = yield from self.ask((self.active + step) % self.n, "CAR-T-6", set(can))
            self.dragon = can[text]
            self.trail.append(self.dragon)
            while eaten := [figure for figure in self.figures if figure.place == self.dragon]:
                self.send_home(eaten[0])
        self.trail = []

    def may_enter(self, place: Place) -> bool:
        """CAR-PD-4.3, CAR-PD-2.3, CAR-CO-1.3"""
        inside = self.land.tiles.get(place, ("",))[0] in ("", "count/06", "count/07")
        return not inside and place not in self.trail and place != self.fairy
