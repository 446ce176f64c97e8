"""A slow second reading of the rules of Caylus Magna Carta: a referee who plays along and says who may do what.

Nothing of the game's own code or data is used. The tables are those of the rulebook, in its letters: food, wood, stone,
gold, deniers, castle tokens, `*` for any cube and `#` for one that is not gold.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations_with_replacement, product

CUBES = "fwsg"
CARDS = {
    "small_farm": ("fw", 1, [("", "f")], [("", "f")]),
    "small_sawmill": ("fw", 1, [("", "w")], [("", "w")]),
    "small_quarry": ("fw", 1, [("", "s")], [("", "s")]),
    "peddler": ("w*", 2, [("d", "#"), ("dd", "##")], [("d", "#")]),
    "market": ("w*", 2, [("*", "dddd")], [("", "d")]),
    "lawyer": ("fw", 2, [], [("", "dd")]),
    "large_farm": ("fss", 2, [("", "ff")], [("", "f")]),
    "large_sawmill": ("fss", 2, [("", "ww")], [("", "w")]),
    "large_quarry": ("fss", 2, [("", "ss")], [("", "s")]),
    "gold_mine": ("fss", 2, [("", "g")], [("#", "g")]),
    "bank": ("wss", 3, [("d", "g"), ("ddd", "gg")], [("dd", "g")]),
    "church": ("wss", 3, [("dd", "t"), ("ddddd", "tt")], [("ddd", "t")]),
}
"""Cost, points, what it does for the worker's owner and for the card's owner."""
NEUTRAL = {
    "park": [("", "f")],
    "forest": [("", "w")],
    "quarry": [("", "s")],
    "trading_post": [("", "dd")],
    "neutral_peddler": [("d", "#")],
}
PRESTIGE = {
    "theatre": ("wwg", 6),
    "statue": ("ssg", 6),
    "hotel": ("sssg", 6),
    "stables": ("fffgg", 10),
    "town_hall": ("wwwgg", 10),
    "monument": ("sssgg", 10),
    "cathedral": ("sssssggg", 14),
}
TOKENS = {2: [5, 6, 7], 3: [6, 7, 8], 4: [7, 8, 9]}
CHANCE = -1
Asked = Generator[tuple[int, set[str]], str, None]


def written(goods: str) -> str:
    count = Counter(goods)
    return "".join(f"{count[letter]}{letter}" for letter in "fwsgdt" if count[letter])


class RoadCard:
    """A card of the road."""

    def __init__(self, name: str, owner: int | None, store: int = 0) -> None:
        self.name = name
        self.owner = owner
        self.store = store
        self.side = "building"
        self.turning = False
        self.prestige: str | None = None
        self.worker: int | None = None


class Referee:
    """The whole table. `play` asks (seat or chance, what is possible) and is sent what was done."""

    def __init__(self, players: int, variant: str) -> None:
        self.n = players
        self.beginner = variant == "beginner"
        names = [name for name in CARDS if not (self.beginner and name in ("lawyer", "church"))]
        self.have = [Counter("ffwwdddd") for _ in range(players)]
        self.deck = [set(names) for _ in range(players)]
        self.hand: list[set[str]] = [set() for _ in range(players)]
        self.discard: list[set[str]] = [set() for _ in range(players)]
        self.tokens = [[0, 0, 0] for _ in range(players)]
        self.built: list[list[str]] = [[] for _ in range(players)]
        self.castle = list(TOKENS[players])
        self.removed = 0
        self.left = [name for name in PRESTIGE if not (self.beginner and name == "hotel")]
        self.road: list[RoadCard] = []
        self.provost: int | None = None
        self.bridge: list[int] = []
        self.first: int | None = None
        self.turn = 0

    def workers(self, seat: int) -> int:
        return 4 - sum(card.worker == seat for card in self.road)

    def residences(self, seat: int) -> list[RoadCard]:
        return [card for card in self.road if card.owner == seat and card.side == "residence" and not card.prestige]

    def score(self, seat: int) -> int:
        have = self.have[seat]
        cards = sum(CARDS[card.name][1] for card in self.road if card.owner == seat and card.side == "building")
        prestige = sum(PRESTIGE[name][1] for name in self.built[seat])
        tokens = sum(value * n for value, n in zip((4, 3, 2), self.tokens[seat], strict=True))
        cubes = (have["f"] + have["w"] + have["s"]) // 3
        return tokens + cards + len(self.residences(seat)) + prestige + have["g"] + cubes + have["d"] // 3

    # Payments (MAG-4)

    def pay(self, seat: int, goods: str) -> None:
        self.have[seat].subtract(goods)
        assert min(self.have[seat].values()) >= 0

    def holds(self, seat: int, goods: str) -> bool:
        return all(self.have[seat][letter] >= n for letter, n in Counter(goods).items())

    def payments(self, seat: int, cost: str) -> dict[str, str]:
        """The different ways to pay a cost of construction, gold standing in for any cube."""
        choices = [CUBES if letter == "*" else {letter, "g"} for letter in cost]
        ways = {"".join(sorted(way)) for way in product(*choices)}
        return {f"pay {written(way)}": way for way in ways if self.holds(seat, way)}

    def settle(self, seat: int, cost: str) -> Asked:
        ways = self.payments(seat, cost)
        text = next(iter(ways))
        if len(ways) > 1:
            text = yield seat, set(ways)
        self.pay(seat, ways[text])

    # The game

    def play(self) -> Asked:
        yield from self.set_up()
        while sum(self.castle):
            yield from self.whole_turn()

    def whole_turn(self) -> Asked:
        self.turn += 1
        for seat in range(self.n):
            self.have[seat]["d"] += 2 + len(self.residences(seat)) + ("hotel" in self.built[seat])
        yield from self.rest_of_turn()

    def rest_of_turn(self) -> Asked:
        yield from self.moves()
        if not self.beginner:
            yield from self.move_provost()
        yield from self.effects()
        if sum(self.castle):
            yield from self.offers()
        if self.provost is not None:
            self.provost = min(self.provost + 2, len(self.road) - 1)
        assert self.first is not None
        self.first = (self.first + 1) % self.n
        self.bridge = []

    def draw(self, seat: int, n: int) -> Asked:
        for _ in range(n):
            if not self.deck[seat]:
                self.deck[seat], self.discard[seat] = self.discard[seat], set()
            text = yield CHANCE, {f"deal {name}" for name in self.deck[seat]}
            self.deck[seat].remove(text.split()[1])
            self.hand[seat].add(text.split()[1])

    def throw_away(self, seat: int) -> int:
        n = len(self.hand[seat])
        self.discard[seat] |= self.hand[seat]
        self.hand[seat] = set()
        return n

    def set_up(self) -> Asked:
        left = [name for name in NEUTRAL if name != "neutral_peddler"]
        for _ in range(self.n - 1):
            text = yield CHANCE, {f"neutral {name}" for name in left}
            left.remove(text.split()[1])
            self.road.append(RoadCard(text.split()[1], None))
        self.road.append(RoadCard("neutral_peddler", None))
        if not self.beginner:
            self.provost = len(self.road) - 1
        for seat in range(self.n):
            yield from self.draw(seat, 3)
        answers = []
        for seat in range(self.n):
            answers.append((yield seat, {"keep", "mulligan"}))
        again = [seat for seat in range(self.n) if answers[seat] == "mulligan"]
        for seat in again:
            self.throw_away(seat)
        for seat in again:
            yield from self.draw(seat, 3)
        self.first = int((yield CHANCE, {f"first {seat}" for seat in range(self.n)}).split()[1])

    # Phase 2

    def moves(self) -> Asked:
        assert self.first is not None
        seat = self.first
        while len(self.bridge) < self.n:
            if seat not in self.bridge:
                yield from self.move(seat)
            seat = (seat + 1) % self.n

    def move(self, seat: int) -> Asked:
        can = {"pass"}
        money = self.have[seat]["d"]
        if money and self.deck[seat] | self.discard[seat]:
            can |= {"draw", "replace"} if self.hand[seat] else {"draw"}
        if money and self.workers(seat):
            free = [i for i, card in enumerate(self.road) if card.worker is None and card.side == "building"]
            can |= {f"place {i + 1}" for i in free}
        can |= {f"build {name}" for name in self.hand[seat] if self.payments(seat, CARDS[name][0])}
        if self.beginner or self.residences(seat):
            can |= {f"prestige {name}" for name in self.left if self.payments(seat, PRESTIGE[name][0])}
        word, _, what = (yield seat, can).partition(" ")
        if word == "pass":
            self.have[seat]["d"] += not self.bridge
            self.bridge.append(seat)
        elif word == "build":
            yield from self.settle(seat, CARDS[what][0])
            self.hand[seat].remove(what)
            self.road.append(RoadCard(what, seat, (2 if self.n == 2 else 4) if what.startswith("small") else 0))
        elif word == "prestige":
            yield from self.settle(seat, PRESTIGE[what][0])
            self.left.remove(what)
            self.built[seat].append(what)
            if not self.beginner:
                self.residences(seat)[0].prestige = what
        else:
            self.pay(seat, "d")
            if word == "place":
                self.road[int(what) - 1].worker = seat
            else:
                yield from self.draw(seat, 1 if word == "draw" else self.throw_away(seat))

    # Phase 3

    def move_provost(self) -> Asked:
        for seat in self.bridge:
            assert self.provost is not None
            inside = [n for n in range(-3, 4) if 0 <= self.provost + n < len(self.road)]
            can = {f"provost {n}": n for n in inside if abs(n) <= self.have[seat]["d"]}
            if len(can) > 1:
                steps = can[(yield seat, set(can))]
                self.pay(seat, "d" * abs(steps))
                self.provost += steps

    # Phase 4

    def effects(self) -> Asked:
        for i, card in enumerate(self.road):
            if card.worker is None:
                continue
            if self.provost is None or i <= self.provost:
                own = CARDS[card.name][2] if card.owner is not None else NEUTRAL[card.name]
                yield from self.use(card.worker, own, card, card.name == "lawyer")
                if card.owner is not None and card.owner != card.worker:
                    small = card.name.startswith("small")
                    if not small or card.store:
                        before = self.have[card.owner].total()
                        yield from self.use(card.owner, CARDS[card.name][3], card, False)
                        card.store -= small and self.have[card.owner].total() > before
            card.worker = None
            if card.turning:
                self.turn_over(card)

    def use(self, seat: int, options: list[tuple[str, str]], here: RoadCard, lawyer: bool) -> Asked:
        can: dict[str, tuple[str, str]] = {}
        for cost, gain in options:
            for paid in self.filled(cost):
                for gained in self.filled(gain):
                    if self.holds(seat, paid) and gained.count("t") <= sum(self.castle):
                        can[f"use {written(paid)}>{written(gained)}" if paid else f"use {written(gained)}"] = (
                            paid,
                            gained,
                        )
        turns = {
            f"turn {i + 1}": card
            for i, card in enumerate(self.road)
            if lawyer and card.owner == seat and card.side == "building" and not card.turning and card.name != "lawyer"
        }
        turns = turns if self.payments(seat, "f") else {}
        if not can and not turns:
            return
        text = yield seat, {"decline", *can, *turns}
        if text in can:
            self.pay(seat, can[text][0])
            self.have[seat].update(can[text][1].replace("t", ""))
            self.take(seat, can[text][1].count("t"))
        elif text in turns:
            yield from self.settle(seat, "f")
            turns[text].turning = True
            if turns[text].worker is None:
                self.turn_over(turns[text])

    def filled(self, goods: str) -> list[str]:
        """Every meaning of the white cubes in a price or a gain."""
        letters = CUBES if "*" in goods else CUBES[:3]
        n = goods.count("*") + goods.count("#")
        rest = goods.replace("*", "").replace("#", "")
        return ["".join(chosen) + rest for chosen in combinations_with_replacement(letters, n)]

    def turn_over(self, card: RoadCard) -> None:
        card.side, card.turning, card.store = "residence", False, 0

    def take(self, seat: int, n: int) -> None:
        for _ in range(n):
            self.tokens[seat][self.next_token()] += 1

    def next_token(self) -> int:
        section = next(i for i, n in enumerate(self.castle) if n)
        self.castle[section] -= 1
        return section

    # Phase 5

    def offers(self) -> Asked:
        given = Counter[int]()
        for seat in self.bridge:
            have = self.have[seat]
            short = {n: [max(0, n - have[cube]) for cube in "fws"] for n in range(sum(self.castle) + 1)}
            can = {f"offer {n}": n for n in short if sum(short[n]) <= have["g"]}
            if len(can) == 1:
                continue
            n = can[(yield seat, set(can))]
            gold = have["g"]
            for i, (cube, name) in enumerate(zip("fws", ("food", "wood", "stone"), strict=True)):
                needed = sum(short[n][i + 1 :])
                ways = {f"gold {name} {g}": g for g in range(short[n][i], min(n, gold - needed) + 1)}
                golden = ways[(yield seat, set(ways))] if len(ways) > 1 else short[n][i]
                gold -= golden
                self.pay(seat, cube * (n - golden) + "g" * golden)
            self.take(seat, n)
            given[seat] = n
        best = max(self.bridge, key=lambda seat: given[seat])
        if given[best]:
            self.have[best]["g"] += 1
        else:
            for _ in range(min(2, sum(self.castle))):
                self.next_token()
                self.removed += 1
