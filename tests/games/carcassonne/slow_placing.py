"""CAR-B-2, CAR-AM-1, CAR-CU-2, CAR-RI: drawing and placing, read a second time."""

from games.carcassonne.slow_land import BY_ID, OPPOSITE, STEPS, Place, SlowLand, Tile, fits, sides, slow_placements
from games.carcassonne.slow_table import ABBEY, FORK, LAKE, SPRING, Answered, Asked, SlowTable, holy, is_near, spot

TURNS = "NESW"
Spot = tuple[int, int, int]


class Placing(SlowTable):
    """CAR-T-2 to CAR-T-4."""

    def abbey_room(self) -> bool:
        """CAR-AM-1.2, CAR-RI-7: whether the active player has an abbey and a place for it."""
        own = self.has("abbey_mayor") and self.abbeys[self.active] and not self.river[LAKE]
        return own and bool(self.places(ABBEY))

    def take_tile(self) -> Asked:
        """CAR-T-2, CAR-T-3: the abbey instead of a draw, or what the draw brings; nothing if the pile is exhausted."""
        if self.abbey_room() and (yield from self.ask(self.active, "CAR-T-2", {"abbey", "pass"})) == "abbey":
            self.abbeys[self.active] = False
            self.drawn = ABBEY
        elif self.river[LAKE]:
            yield from self.take_river_tile()
        else:
            yield from self.draw()

    def take_river_tile(self) -> Asked:
        """CAR-RI-2, CAR-RI-3.2, CAR-X-32"""
        for id in (SPRING, FORK):
            if self.river[id]:
                self.river[id] -= 1
                self.drawn = id
                return
        while stack := {id: n for id, n in self.river.items() if n and id != LAKE}:
            id = (yield from self.lot("CAR-T-3", {f"draw {id}": n for id, n in stack.items()})).split()[1]
            self.river[id] -= 1
            if self.places(id):
                self.drawn = id
                return
            self.removed.append(id)
        self.river[LAKE] -= 1
        self.drawn = LAKE

    def draw(self) -> Asked:
        """CAR-B-2.4, CAR-B-2.5, CAR-PD-4.7, CAR-PD-4.8"""
        while self.pile.total():
            can = {f"draw {id}": n for id, n in self.pile.items() if n}
            id = (yield from self.lot("CAR-T-3", can)).split()[1]
            self.pile[id] -= 1
            if self.has("princess_dragon") and self.dragon is None and "dragon" in BY_ID[id].get("symbols", []):
                self.aside.append(id)
            elif self.places(id):
                self.drawn = id
                return
            else:
                self.removed.append(id)

    def place_tile(self, kind: str) -> Answered:
        """CAR-T-4: the tile is laid; the kind of the part that follows this one, if any."""
        id = str(self.drawn)
        can = {f"place {spot(place[:2])} {place[2]}": place for place in self.places(id)}
        x, y, rotation = can[(yield from self.ask(self.active, "CAR-T-4", set(can)))]
        builders = [f for f in self.figures if (f.seat, f.kind) == (self.active, "builder")]
        self.land = SlowLand({**self.land.tiles, (x, y): (id, rotation)})
        self.placed = (x, y)
        self.drawn = None
        shown = self.symbols(self.placed)
        if "volcano" in shown and self.has("princess_dragon"):
            self.dragon = self.placed
            self.pile.update(self.aside)
            self.aside = []
        if "fair" in shown and self.options["catapult_mode"] != "off":
            self.fairs.append(self.placed)
        if id == LAKE:
            return "extra"
        grown = [self.region_at(self.placed, n) for n in range(len(self.features(self.placed)))]
        return "second" if kind != "second" and any(self.region_of(builder) in grown for builder in builders) else ""

    def places(self, id: str) -> set[Spot]:
        """Every place and rotation that fits and that no set forbids."""
        land = self.land.tiles
        found = slow_placements(land, id)
        if id == ABBEY:
            found = {(x, y, 0) for x, y, _ in found if all((x + dx, y + dy) in land for dx, dy in STEPS.values())}
        if self.has("cult") and holy(id):
            found = {place for place in found if cult_allows(land, id, place[:2])}
        if id == SPRING:
            return {place for place in found if fork_follows(land, place)}
        if "river" in BY_ID[id]["edges"].values():
            river = SlowRiver(land, self.options["river_bends"] == "straight_between")
            return river.keep(id, found, self.options["river_room"] == "reserve")
        return found


def cult_allows(land: dict[Place, Tile], id: str, place: Place) -> bool:
    """CAR-CU-2: no shrine among two cloisters, no cloister among two shrines, before and after."""
    laid = {there: holy(tile) for there, (tile, _) in land.items()} | {place: holy(id)}
    for (x, y), own in laid.items():
        if own and ((x, y) == place or is_near((x, y), place)):
            around = [laid.get((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
            if around.count("cloister" if own == "shrine" else "shrine") > 1:
                return False
    return True


def fork_follows(land: dict[Place, Tile], place: Spot) -> bool:
    """CAR-X-32: whether the fork could be laid where the spring would flow to."""
    sprung = {**land, place[:2]: (SPRING, place[2])}
    river = SlowRiver(sprung, forgets=False)
    if not river.ends:
        return False
    x, y = river.ends[0][0]
    fitting = {(x, y, rotation) for rotation in (0, 90, 180, 270) if fits(sprung, FORK, x, y, rotation)}
    return bool(river.keep(FORK, fitting, reserve=False))


class SlowRiver:
    """The ends of the river, found by walking it from the spring."""

    def __init__(self, land: dict[Place, Tile], forgets: bool) -> None:
        self.land = land
        self.forgets = forgets
        (spring,) = [place for place, (id, _) in land.items() if id == SPRING]
        self.ends: list[tuple[Place, str, str]] = []  # front, direction, last bend
        (out,) = [side for side, kind in sides(*land[spring]).items() if kind == "river"]
        self.walk(spring, out, "")

    def walk(self, place: Place, out: str, hand: str) -> None:
        front = (place[0] + STEPS[out][0], place[1] + STEPS[out][1])
        if front not in self.land:
            self.ends.append((front, out, hand))
            return
        if sides(*self.land[front])[OPPOSITE[out]] != "river":
            return
        for side, bent in self.leaves(self.land[front], out, hand):
            self.walk(front, side, bent)

    def leaves(self, tile: Tile, flow: str, hand: str) -> list[tuple[str, str]]:
        """The sides by which the river leaves a tile, and the last bend then."""
        found = []
        for side, kind in sides(*tile).items():
            if kind == "river" and side != OPPOSITE[flow]:
                bend = {0: "", 1: "right", 3: "left"}[(TURNS.index(side) - TURNS.index(flow)) % 4]
                found.append((side, bend or ("" if self.forgets else hand)))
        return found

    def keep(self, id: str, spots: set[Spot], reserve: bool) -> set[Spot]:
        allowed = {spot: ends for spot in spots if (ends := self.after(id, *spot)) is not None}
        roomy = {spot for spot, ends in allowed.items() if has_room({**self.land, spot[:2]: (id, spot[2])}, ends)}
        return roomy if reserve and roomy and id != LAKE else set(allowed)

    def after(self, id: str, x: int, y: int, rotation: int) -> list[tuple[Place, str]] | None:
        """CAR-RI-3, CAR-RI-3.1: the open ends when the tile lies there; None where it may not."""
        kinds = sides(id, rotation)
        wet = [side for side, kind in kinds.items() if kind == "river"]
        if sum((x + STEPS[side][0], y + STEPS[side][1]) in self.land for side in wet) != 1:
            return None
        entered = [end for end in self.ends if end[0] == (x, y) and OPPOSITE[end[1]] in wet]
        if not entered:
            return None
        ends = [(front, flow) for front, flow, _ in self.ends if front != (x, y)]
        for side in wet:
            bend = {0: "", 1: "right", 3: "left", 2: "back"}[(TURNS.index(side) - TURNS.index(entered[0][1])) % 4]
            if bend == "back":
                continue
            if bend and bend == entered[0][2]:
                return None
            ends.append(((x + STEPS[side][0], y + STEPS[side][1]), side))
        if id == LAKE:
            return ends
        land = {**self.land, (x, y): (id, rotation)}
        fronts = [front for front, _ in ends]
        if len(set(fronts)) < len(fronts) or not all(lake_fits(land, *end) for end in ends):
            return None
        return ends


def lake_fits(land: dict[Place, Tile], front: Place, flow: str) -> bool:
    if front in land:
        return False
    for side, (dx, dy) in STEPS.items():
        there = (front[0] + dx, front[1] + dy)
        if side != OPPOSITE[flow] and there in land and sides(*land[there])[OPPOSITE[side]] != "field":
            return False
    return True


def has_room(land: dict[Place, Tile], ends: list[tuple[Place, str]]) -> bool:
    """CAR-RI-3.1: the front of every end and its other neighbours are empty, and belong to one end alone."""
    needed = []
    for front, flow in ends:
        needed.append(front)
        needed += [(front[0] + dx, front[1] + dy) for side, (dx, dy) in STEPS.items() if side != OPPOSITE[flow]]
    return len(needed) == len(set(needed)) and not set(needed) & set(land)
