"""A slow second reading of the rules of Caylus: a referee who plays along and says who may do what.

Nothing of the game's own code or data is used. The tables are those of the rulebook, in its letters: Food, Wood, Stone,
Cloth, Gold, `*` for any cube, `#` for one that is not gold, `d` for a denier, `p` for a prestige point.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations_with_replacement

CUBES = "FWSCG"
NAMES = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold"}
CHANCE = -1
NEUTRAL = (
    "neutral_farm", "neutral_forest", "neutral_sawmill", "neutral_quarry", "neutral_marketplace", "neutral_carpenter",
)  # fmt: skip
FIXED = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
WOODEN = {
    "wood_farm_food": ("WF", 2),
    "wood_farm_cloth": ("WF", 2),
    "wood_sawmill": ("WF", 2),
    "wood_quarry": ("WF", 2),
    "wood_marketplace": ("W*", 4),
    "wood_peddler": ("W*", 4),
    "mason": ("WF", 4),
    "lawyer": ("WC", 4),
}
STONE = {
    "stone_farm": ("SF", 3),
    "park": ("SF", 3),
    "workshop": ("SF", 3),
    "church": ("SC", 3),
    "tailor": ("SW", 6),
    "bank": ("SW", 6),
    "alchemist": ("SF", 6),
    "architect": ("SF", 6),
    "jeweller": ("SC", 6),
}
PRESTIGE = {
    "statue": ("SSG", 7),
    "granary": ("FFFG", 10),
    "library": ("WWWG", 10),
    "weaver": ("CCCG", 12),
    "theater": ("WWWGG", 14),
    "college": ("SSSGG", 14),
    "monument": ("SSSSGG", 14),
    "hotel": ("SSSGG", 16),
    "cathedral": ("SSSSSGGG", 25),
}
FAVOURS = {"church": 1, "statue": 1, "theater": 1, "college": 1, "monument": 2}
INCOME = {"residence": 1, "library": 1, "hotel": 2}
PRODUCTION = {
    "neutral_farm": ["F", "C"],
    "neutral_forest": ["W", "F"],
    "neutral_sawmill": ["W"],
    "neutral_quarry": ["S"],
    "gold_mine": ["G"],
    "wood_farm_food": ["FF", "C"],
    "wood_farm_cloth": ["CC", "F"],
    "wood_sawmill": ["WW"],
    "wood_quarry": ["SS"],
    "stone_farm": ["FFC"],
    "park": ["WWF"],
    "workshop": ["SSC"],
}
BONUS = {"stone_farm": "FC", "park": "WF", "workshop": "SC"}
EXCHANGES = {
    "neutral_marketplace": [("*", "dddd")],
    "fixed_peddler": [("dd", "#")],
    "wood_marketplace": [("*", "dddddd")],
    "wood_peddler": [("d", "#"), ("dd", "##")],
    "church": [("dd", "ppp"), ("dddd", "ppppp")],
    "tailor": [("CC", "pppp"), ("CCC", "pppppp")],
    "bank": [("dd", "G"), ("ddddd", "GG")],
    "alchemist": [("##", "G"), ("####", "GG")],
    "jeweller": [("G", "ppppp"), ("GG", "ppppppppp")],
}
BUILDERS = {"neutral_carpenter": WOODEN, "fixed_carpenter": WOODEN, "mason": STONE, "architect": PRESTIGE}
SECTIONS = [("dungeon", 6, 5, 12, 2), ("walls", 10, 4, 18, 3), ("towers", 14, 3, 24, 4)]
"""Name, places, prestige of a batch, the bailiff's marker, what no house costs."""
SECTION_FAVOURS = [[0, 0, 1, 1, 1, 1, 1], [0, 0, 1, 2, 2, 3, 3], [0, 0, 1, 1, 2, 2, 3]]
LINES = ["prestige", "deniers", "resources", "buildings"]
SPECIAL = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"]
Asked = Generator[tuple[int, set[str]], str, None]


def written(cubes: Iterable[str]) -> str:
    return "+".join(NAMES[letter] for letter in sorted(cubes, key=CUBES.index))


class Referee:
    """The whole table. `play` asks (seat, what it may do) and is sent what it did."""

    def __init__(self, order: list[int], neutral: list[str], purses: list[dict[str, int]], options: dict[str, object]):
        self.n = len(purses)
        self.order = list(order)
        self.options = options
        self.have = [Counter(purse) for purse in purses]
        self.points = [0] * self.n
        self.marker = [dict.fromkeys(LINES, 0) for _ in purses]
        self.used: list[set[str]] = [set() for _ in purses]
        self.road: dict[int, str] = {**dict(enumerate(neutral, start=1)), **FIXED}
        self.owner: dict[int, int] = {}
        self.workers: dict[str, int] = {}
        self.stock = Counter([*WOODEN, *STONE, *PRESTIGE, "architect"])
        if not options.get("jeweller"):
            del self.stock["jeweller"]
        self.houses: list[list[int]] = [[], [], []]
        self.scored = 0
        self.bailiff = self.provost = 6
        self.bridge: list[int] = []
        self.promises: list[tuple[int, int]] = []
        self.turn = 1

    # Goods

    def gain(self, seat: int, letters: str) -> None:
        self.points[seat] += letters.count("p")
        self.have[seat].update(letters.replace("p", ""))

    def pay(self, seat: int, letters: str) -> None:
        self.have[seat].subtract(letters)
        assert min(self.have[seat].values()) >= 0

    def lose(self, seat: int, points: int) -> None:
        self.points[seat] = max(0, self.points[seat] - points)

    def ways(self, seat: int, cost: str) -> list[str]:
        """What the seat can pay for a cost: the fixed part, and every choice for `*` or `#`."""
        fixed = Counter(cost)
        free = fixed.pop("*", 0)
        other = fixed.pop("#", 0)
        found = []
        for chosen in combinations_with_replacement(CUBES if free else CUBES[:4], free + other):
            need = fixed + Counter(chosen)
            if all(self.have[seat][letter] >= n for letter, n in need.items()):
                found.append("".join(chosen))
        return found

    def hand(self, seat: int) -> int:
        return 6 - sum(one == seat for one in self.workers.values())

    # The set-up (CAY-2)

    def from_the_beginning(self) -> Asked:
        """The whole game: the neutral tiles, the order and the first income, then the turns."""
        left = list(NEUTRAL)
        for space in range(1, 6):
            self.road[space] = (yield CHANCE, {f"lay {tile}" for tile in left}).split()[1]
            left.remove(self.road[space])
        self.road[6] = left[0]
        waiting = list(range(self.n))
        while waiting:
            seat = waiting[0]
            if len(waiting) > 1:
                seat = int((yield CHANCE, {f"order {seat}" for seat in waiting}).split()[1])
            waiting.remove(seat)
            self.have[seat]["d"] = (5 if self.n == 2 else (5, 6, 6, 7, 7)[len(self.order)]) + 2
            self.order.append(seat)
        yield from self.play()

    # The turn (CAY-4.1)

    def play(self) -> Asked:
        while True:
            for phase in (self.place, self.special, self.move_provost, self.activate, self.build_castle, self.close):
                self.used = [set() for _ in self.order]
                yield from phase()
            if self.scored == 3:
                break
            self.turn += 1
            if self.n == 2:
                self.order.reverse()
            for seat in range(self.n):
                owned = [self.road[space] for space, owner in self.owner.items() if owner == seat]
                self.have[seat]["d"] += 2 + sum(INCOME.get(tile, 0) for tile in owned)
        for seat in range(self.n):
            have = self.have[seat]
            self.points[seat] += 3 * have["G"] + sum(have[letter] for letter in "FWSC") // 3 + have["d"] // 4

    # Phase 2

    def room(self, seat: int, place: str) -> str | None:
        """The spot a worker would take (CAY-6.9 to 6.13)."""
        if place in ("stables", "castle"):
            spots = [f"{place}_{i}" for i in range(1, 4 if place == "stables" else 6)]
            mine = any(self.workers.get(spot) == seat for spot in spots)
            free = [spot for spot in spots if spot not in self.workers]
            return None if mine or not free or (place == "stables" and self.n == 2) else free[0]
        spot = "inn_left" if place == "inn" else place
        if place.isdigit() and self.road.get(int(place), "residence") in ("residence", *PRESTIGE):
            return None
        return None if spot in self.workers else spot

    def places(self, seat: int) -> dict[str, str]:
        everywhere = [*SPECIAL, "castle", *(str(space) for space in range(1, 29))]
        return {place: spot for place in everywhere if (spot := self.room(seat, place)) is not None}

    def price(self, seat: int, place: str) -> int:
        if self.workers.get("inn_right") == seat:
            return 1
        if place.isdigit() and self.owner.get(int(place)) == seat:
            return 1
        return 3 if self.n == 2 and self.bridge else 1 + len(self.bridge)

    def stand(self, seat: int, spot: str) -> None:
        self.workers[spot] = seat
        owner = self.owner.get(int(spot)) if spot.isdigit() else None
        if owner is not None and owner != seat:
            self.points[owner] += 1

    def place(self) -> Asked:
        self.bridge = []
        while len(self.bridge) < self.n:
            for seat in self.order:
                if seat in self.bridge:
                    continue
                can = self.places(seat) if self.hand(seat) else {}
                can = {place: spot for place, spot in can.items() if self.price(seat, place) <= self.have[seat]["d"]}
                text = yield seat, {"pass", *(f"place {place}" for place in can)}
                if text == "pass":
                    self.have[seat]["d"] += not self.bridge
                    self.bridge.append(seat)
                else:
                    place = text.split()[1]
                    self.pay(seat, "d" * self.price(seat, place))
                    self.stand(seat, can[place])

    # Phase 3

    def special(self) -> Asked:
        if "gate" in self.workers:
            seat = self.workers["gate"]
            can = self.places(seat)
            text = "decline"
            if can:
                text = yield seat, {"decline", *(f"move {place}" for place in can)}
            del self.workers["gate"]
            if text != "decline":
                self.stand(seat, can[text.split()[1]])
        if "trading_post" in self.workers:
            self.gain(self.workers.pop("trading_post"), "ddd")
        if "merchants_guild" in self.workers:
            yield from self.step(self.workers["merchants_guild"], 0)
            del self.workers["merchants_guild"]
        if "joust_field" in self.workers:
            seat = self.workers["joust_field"]
            if self.ways(seat, "dC") and (yield seat, {"joust", "decline"}) == "joust":
                self.pay(seat, "dC")
                yield from self.favour(seat, 1)
            del self.workers["joust_field"]
        first = [self.workers.pop(f"stables_{i}") for i in (1, 2, 3) if f"stables_{i}" in self.workers]
        self.order = first + [seat for seat in self.order if seat not in first]
        if "inn_left" in self.workers:
            self.workers["inn_right"] = self.workers.pop("inn_left")
        elif "inn_right" in self.workers and (yield self.workers["inn_right"], {"withdraw", "stay"}) == "withdraw":
            del self.workers["inn_right"]

    # Phase 4

    def step(self, seat: int, price: int) -> Asked:
        moves = [d for d in (-3, -2, -1, 1, 2, 3) if 1 <= self.provost + d <= 28]
        can = {f"provost {d:+d}": d for d in moves if abs(d) * price <= self.have[seat]["d"]}
        text = yield seat, {"decline", *can}
        if text != "decline":
            self.pay(seat, "d" * (price * abs(can[text])))
            self.provost += can[text]

    def move_provost(self) -> Asked:
        for seat in self.bridge:
            yield from self.step(seat, 1)

    # Phase 5

    def activate(self) -> Asked:
        for space in range(1, self.provost + 1):
            if str(space) in self.workers:
                yield from self.work(self.workers[str(space)], space)
                del self.workers[str(space)]
                self.keep([promise for promise in self.promises if promise[0] == space])
        for space in range(self.provost + 1, 29):
            self.workers.pop(str(space), None)
        self.keep(list(self.promises))

    def work(self, seat: int, space: int) -> Asked:
        tile = self.road[space]
        if tile in PRODUCTION:
            product = PRODUCTION[tile][0]
            if len(PRODUCTION[tile]) > 1:
                offers = {f"take {written(cubes)}": cubes for cubes in PRODUCTION[tile]}
                product = offers[(yield seat, set(offers))]
            self.gain(seat, product)
            if tile in BONUS and self.owner[space] != seat:
                offers = {f"take {written(cube)}": cube for cube in BONUS[tile]}
                self.gain(self.owner[space], offers[(yield self.owner[space], set(offers))])
        elif tile in EXCHANGES:
            can = {f"exchange {i}": deal for i, deal in enumerate(EXCHANGES[tile], 1) if self.ways(seat, deal[0])}
            if can and (text := (yield seat, {"decline", *can})) != "decline":
                yield from self.trade(seat, *can[text])
        elif tile in BUILDERS:
            if self.buildable(seat, BUILDERS[tile], ""):
                yield from self.build(seat, BUILDERS[tile], "")
        elif self.targets(seat, "dC"):
            yield from self.transform(seat, "dC")

    def trade(self, seat: int, cost: str, reward: str) -> Asked:
        ways = {f"pay {written(way)}": way for way in self.ways(seat, cost)}
        text = next(iter(ways))
        if len(ways) > 1:
            text = yield seat, set(ways)
        self.pay(seat, ways[text] + cost.replace("*", "").replace("#", ""))
        self.gain(seat, reward.replace("#", ""))
        if "#" in reward:
            taken = combinations_with_replacement("FWSC", reward.count("#"))
            offers = {f"take {written(cubes)}": "".join(cubes) for cubes in taken}
            self.gain(seat, offers[(yield seat, set(offers))])

    def residences(self, seat: int) -> list[int]:
        return [space for space, owner in self.owner.items() if owner == seat and self.road[space] == "residence"]

    def buildable(self, seat: int, tiles: dict[str, tuple[str, int]], saved: str) -> list[str]:
        free = self.residences(seat) if tiles is PRESTIGE else [s for s in range(9, 29) if s not in self.road]
        able = [tile for tile in tiles if self.stock[tile] and self.ways(seat, tiles[tile][0].replace(saved, "", 1))]
        return able if free else []

    def build(self, seat: int, tiles: dict[str, tuple[str, int]], saved: str) -> Asked:
        text = yield seat, {"decline", *(f"build {tile}" for tile in self.buildable(seat, tiles, saved))}
        if text == "decline":
            return
        tile = text.split()[1]
        cost = tiles[tile][0].replace(saved, "", 1)
        if tiles is PRESTIGE:
            space = int((yield seat, {f"site {space}" for space in self.residences(seat)}).split()[1])
        else:
            space = next(s for s in range(9, 29) if s not in self.road)
        ways = {f"pay {written(way)}": way for way in self.ways(seat, cost)}
        paid = next(iter(ways))
        if len(ways) > 1:
            paid = yield seat, set(ways)
        self.pay(seat, ways[paid] + cost.replace("*", ""))
        self.stock[tile] -= 1
        self.road[space] = tile
        self.owner[space] = seat
        self.points[seat] += int(str(self.options.get("lawyer_prestige", 4))) if tile == "lawyer" else tiles[tile][1]
        yield from self.favour(seat, FAVOURS.get(tile, 0))

    def targets(self, seat: int, cost: str) -> list[int]:
        mine = [
            space
            for space, tile in self.road.items()
            if tile.startswith("neutral")
            or (tile in (WOODEN | STONE) and tile != "lawyer" and self.owner[space] == seat)
        ]
        waiting = {space for space, _ in self.promises}
        return [space for space in mine if space not in waiting] if self.ways(seat, cost) else []

    def transform(self, seat: int, cost: str) -> Asked:
        text = yield seat, {"decline", *(f"transform {space}" for space in self.targets(seat, cost))}
        if text == "decline":
            return
        self.pay(seat, cost)
        self.promises.append((int(text.split()[1]), seat))
        self.keep([promise for promise in self.promises if str(promise[0]) not in self.workers])

    def keep(self, due: list[tuple[int, int]]) -> None:
        for space, seat in due:
            self.promises.remove((space, seat))
            if not self.road[space].startswith("neutral"):
                self.stock[self.road[space]] += 1
            self.road[space] = "residence"
            self.owner[space] = seat
            self.points[seat] += 2

    # Phase 6

    def section(self) -> int:
        return next((s for s in range(self.scored, 3) if len(self.houses[s]) < SECTIONS[s][1]), 3)

    def build_castle(self) -> Asked:
        builders = [self.workers[f"castle_{i}"] for i in range(1, 6) if f"castle_{i}" in self.workers]
        given = Counter[int]()
        for seat in builders:
            while True:
                pairs = [a + b for i, a in enumerate("WSCG") for b in "WSCG"[i + 1 :]]
                batches = {f"give {written('F' + pair)}": "F" + pair for pair in pairs if self.ways(seat, "F" + pair)}
                can = batches if self.section() < 3 else {}
                text = yield seat, {"stop", *can}
                if text == "stop":
                    break
                self.pay(seat, can[text])
                given[seat] += 1
                self.points[seat] += SECTIONS[self.section()][2]
                self.houses[self.section()].append(seat)
            if not given[seat] and not (self.section() == 3 and batches):
                self.lose(seat, 2)
        best = max(builders, key=lambda seat: given[seat], default=None)
        if best is not None and given[best]:
            yield from self.favour(best, 1)
        for i in range(1, 6):
            self.workers.pop(f"castle_{i}", None)

    # Phase 7

    def close(self) -> Asked:
        self.bailiff += 2 if self.provost > self.bailiff else 1
        self.provost = self.bailiff
        while self.scored < 3:
            _, places, _, marker, loss = SECTIONS[self.scored]
            houses = self.houses[self.scored]
            if len(houses) < places and self.bailiff < marker:
                break
            for seat in self.order:
                if seat not in houses:
                    self.lose(seat, loss)
                yield from self.favour(seat, SECTION_FAVOURS[self.scored][min(6, houses.count(seat))])
            self.scored += 1
        self.bridge = []

    # Favours

    def favour(self, seat: int, count: int) -> Asked:
        if self.options.get("simplified_favours"):
            self.points[seat] += 3 * count
            return
        for _ in range(count):
            left = {f"favour {line}": line for line in LINES if line not in self.used[seat]}
            if not left:
                return
            line = left[(yield seat, set(left))]
            self.used[seat].add(line)
            if self.marker[seat][line] < (2, 4, 5)[self.scored]:
                self.marker[seat][line] += 1
            can = {f"effect {c}" for c in range(1, self.marker[seat][line] + 1) if self.usable(seat, line, c)}
            if can and (text := (yield seat, {"decline", *can})) != "decline":
                yield from self.effect(seat, line, int(text.split()[1]))

    def usable(self, seat: int, line: str, column: int) -> bool:
        if line == "resources" and column == 4:
            return bool(self.ways(seat, "*"))
        if line != "buildings":
            return True
        if column == 4:
            return bool(self.targets(seat, "C"))
        tiles = {2: (WOODEN, "W"), 3: (STONE, "S"), 5: (PRESTIGE, "")}.get(column)
        return tiles is not None and bool(self.buildable(seat, *tiles))

    def effect(self, seat: int, line: str, column: int) -> Asked:
        if line == "prestige":
            self.points[seat] += column
        elif line == "deniers":
            self.have[seat]["d"] += column + 2
        elif line == "buildings":
            if column == 4:
                yield from self.transform(seat, "C")
            else:
                tiles, saved = {2: (WOODEN, "W"), 3: (STONE, "S"), 5: (PRESTIGE, "")}[column]
                yield from self.build(seat, tiles, saved)
        elif column == 2:
            self.gain(seat, {"take wood": "W", "take stone": "S"}[(yield seat, {"take wood", "take stone"})])
        elif column == 4:
            yield from self.trade(seat, "*", "##")
        else:
            self.gain(seat, {1: "F", 3: "C", 5: "G"}[column])
