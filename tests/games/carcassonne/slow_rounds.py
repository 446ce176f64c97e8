"""What can be decided beside the action of a part: placing a tile, abbeys, the count, catapult rounds, and which of
several figures. Read off the view and the clauses; nothing here asks the engine but for its view and its settings."""

from collections.abc import Iterable

from bastide import State
from bastide.games.carcassonne.view import FigureView
from games.carcassonne.slow_choices import FOLLOWERS, QUARTERS, STANDS_ON, Place, SlowTable
from games.carcassonne.slow_land import BUILDINGS, BY_ID, OPPOSITE, STEPS, fits, sides, slow_aims, slow_placements

TOKENS = ("knock_out", "seduction", "target", "catch")
SPRING = "river2/FVFF-spring"
FORK = "river2/VVFV-fork"
LAST_RIVER = "river2/FFFV-volcano"
TURNS = "NESW"
IN_QUARTERS = {"castle": (2000, 100), "market": (2500, 1000), "blacksmith": (1950, 1900), "cathedral": (800, 750)}


# CAR-B-2: placing


def slow_places(state: State) -> set[str]:
    """Every place and rotation that fits and that no set forbids."""
    view = state.view(None)
    id = view["drawn"]
    found = slow_placements(state, id)
    land = {(t["x"], t["y"]): (t["tile"], t["rotation"]) for t in view["land"]}
    if id == "abbey/abbey":
        found = {(x, y, 0) for x, y, _ in found if all((x + dx, y + dy) in land for dx, dy in STEPS.values())}
    if state.settings.on("cult"):
        found = {spot for spot in found if cult_allows(land, id, spot[:2])}
    if id == SPRING:
        found = {spot for spot in found if fork_follows(land, spot)}
    elif "river" in BY_ID[id]["edges"].values():
        found = SlowRiver(land, state.settings["river_bends"] == "straight_between").keep(
            id, found, state.settings["river_room"] == "reserve"
        )
    return {f"place {x},{y} {rotation}" for x, y, rotation in found}


def fork_follows(land: dict, spot: tuple[int, int, int]) -> bool:
    """CAR-X-32: whether the fork could be laid where the spring would flow to."""
    sprung = {**land, spot[:2]: (SPRING, spot[2])}
    river = SlowRiver(sprung, forgets=False)
    if not river.ends:
        return False
    x, y = river.ends[0][0]
    fitting = {(x, y, rotation) for rotation in (0, 90, 180, 270) if fits(sprung, FORK, x, y, rotation)}
    return bool(river.keep(FORK, fitting, reserve=False))


def holy(id: str) -> str:
    """CAR-CU-2: what a tile counts as."""
    types = {feature["type"] for feature in BY_ID[id]["features"]}
    return "shrine" if "shrine" in types else "cloister" if types & set(BUILDINGS) else ""


def cult_allows(land: dict, id: str, place: Place) -> bool:
    """CAR-CU-2: no shrine among two cloisters, no cloister among two shrines, before and after."""
    laid = {there: holy(tile) for there, (tile, _) in land.items()} | {place: holy(id)}
    for (x, y), own in laid.items():
        if own and max(abs(x - place[0]), abs(y - place[1])) <= 1 and holy(id):
            around = [laid.get((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
            if around.count("cloister" if own == "shrine" else "shrine") > 1:
                return False
    return True


class SlowRiver:
    """The ends of the river, found by walking it from the spring."""

    def __init__(self, land: dict, forgets: bool) -> None:
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

    def leaves(self, tile: tuple[str, int], flow: str, hand: str) -> list[tuple[str, str]]:
        """The sides by which the river leaves a tile, and the last bend then."""
        found = []
        for side, kind in sides(*tile).items():
            if kind == "river" and side != OPPOSITE[flow]:
                bend = {0: "", 1: "right", 3: "left"}[(TURNS.index(side) - TURNS.index(flow)) % 4]
                found.append((side, bend or ("" if self.forgets else hand)))
        return found

    def keep(self, id: str, spots: set, reserve: bool) -> set:
        allowed = {spot: ends for spot in spots if (ends := self.after(id, *spot)) is not None}
        roomy = {spot for spot, ends in allowed.items() if has_room({**self.land, spot[:2]: (id, spot[2])}, ends)}
        return roomy if reserve and roomy and id != LAST_RIVER else set(allowed)

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
        if id == LAST_RIVER:
            return ends
        land = {**self.land, (x, y): (id, rotation)}
        fronts = [front for front, _ in ends]
        if len(set(fronts)) < len(fronts) or not all(lake_fits(land, *end) for end in ends):
            return None
        return ends


def lake_fits(land: dict, front: Place, flow: str) -> bool:
    if front in land:
        return False
    for side, (dx, dy) in STEPS.items():
        there = (front[0] + dx, front[1] + dy)
        if side != OPPOSITE[flow] and there in land and sides(*land[there])[OPPOSITE[side]] != "field":
            return False
    return True


def has_room(land: dict, ends: list[tuple[Place, str]]) -> bool:
    """CAR-RI-3.1: the front of every end and its other neighbours are empty, and belong to one end alone."""
    needed = []
    for front, flow in ends:
        needed.append(front)
        needed += [(front[0] + dx, front[1] + dy) for side, (dx, dy) in STEPS.items() if side != OPPOSITE[flow]]
    return len(needed) == len(set(needed)) and not set(needed) & set(land)


# Catapult rounds and the rest


class SlowRound(SlowTable):
    """The decisions that are no action of a part, or the second one of an action."""

    by_fairy = False
    """Whether the action named first was the fairy's."""

    def count_moves(self) -> set[str]:
        """CAR-CO-3"""
        return {"pass"} | {f"count {name}" for name in QUARTERS if name != self.view["count"]["count"]}

    def exchange(self) -> set[str]:
        """CAR-TW-5: which own follower the holder of several gives back."""
        owner = self.view["tower"]["captive"][0]
        held = self.view["tower"]["prisoners"]
        return {f"exchange {name}" for holder, mine, name, _ in held if holder == owner and mine == self.active}

    def several(self, figures: Iterable[FigureView], place: Place) -> set[str]:
        """Which of several followers on a tile; on a tower they are named by `t0`."""
        return {
            f"choose {figure['seat']} {figure['figure']} {figure['segment']}"
            for figure in figures
            if (figure["x"], figure["y"]) == place
        }

    def chosen_for_action(self, place: Place, offered: str) -> set[str]:
        """CAR-PD-2.1, CAR-PD-5.1, CAR-PD-6.2: the second decision of the fairy, the princess and the portal."""
        standing = [figure for figures in self.followers.values() for figure in figures]
        if offered.startswith("deploy"):
            return {
                f"deploy {figure} {name}"
                for number, type, name in self.segments(place)
                if self.is_free(number) and (type == "field" or self.region(number).open)
                for figure in self.hand(self.active, type)
            }
        princess = [n for n, feature in enumerate(self.features(self.placed)) if feature.get("princess")]
        city = self.region_at(self.placed, princess[0]) if princess else -1
        knights = self.several(self.followers.get(city, []), place)
        keys = ("seat", "figure", "x", "y", "segment")
        beside = self.view["princess_dragon"]["beside"]
        own = [f for f in standing if f["seat"] == self.active and [f[key] for key in keys] != beside]
        return knights if offered in knights and len(knights) > 1 and not self.by_fairy else self.several(own, place)

    def captured(self) -> set[str]:
        """CAR-TW-3.1: which of several followers on the tile is taken."""
        x, y = self.view["tower"]["capturing"]
        return self.several((figure for figures in self.followers.values() for figure in figures), (x, y))

    def ransom_is_due(self) -> bool:
        """CAR-TW-6.1: once a turn, with 3 points or, by the option, without."""
        able = self.settings.on("ransom_debt") or self.view["seats"][self.active]["score"] >= 3
        return able and not self.view["tower"]["ransomed"] and len(self.ransom()) > 1

    def catapult(self, state: State) -> set[str]:
        """CAR-CA-2.2, CAR-CA-3.3, CAR-CA-6.3, CAR-CA-7.1"""
        round = self.view["catapult"]
        if round["token"] is None:
            return {f"fair {name}" for name in TOKENS}
        if round["token"] == "catch":
            thrower = (self.active + round["thrown"]) % self.view["players"]
            far, near = range(0, 2001, 100), range(1000, 2001, 100)
            return {f"range {d}" for d in far} if self.to_move == thrower else {f"hand {d}" for d in near}
        if round["landing"] is None:
            return {f"aim {x},{y}" for x, y in slow_aims(state)}
        return self.replacements() if round["victim"] else self.victims()

    def spot(self, figure: FigureView) -> Place:
        """CAR-CA-3.2: where a follower stands, in thousandths of a tile."""
        place = (figure["x"], figure["y"])
        ax, ay = self.features(place)[self.named(place, figure["segment"])]["anchor"]
        x, y = round(1000 * ax - 500), round(1000 * ay - 500)
        for _ in range(self.land.tiles[place][1] // 90):
            x, y = -y, x
        return 1000 * place[0] + x, 1000 * place[1] + y

    def victims(self) -> set[str]:
        """CAR-CA-7.1: of several nearest followers, a tile with one, or one in a quarter; then who on the tile."""
        landed = self.view["catapult"]["landing"]
        apart: dict[str, list[int]] = {}
        on: list[tuple[int, FigureView]] = []
        for figure in (figure for figures in self.followers.values() for figure in figures):
            x, y = self.spot(figure)
            far = (x - landed[0]) ** 2 + (y - landed[1]) ** 2
            apart.setdefault(f"seduce {figure['x']},{figure['y']}", []).append(far)
            on.append((far, figure))
        for quarter, seat, name, _ in self.view["count"]["quarters"] if self.view["count"] else []:
            x, y = IN_QUARTERS[quarter]
            apart.setdefault(f"tempt {quarter} {seat} {name}", []).append((x - landed[0]) ** 2 + (y - landed[1]) ** 2)
        nearest = min(min(fars) for fars in apart.values())
        if self.view["catapult"]["on"]:
            x, y = self.view["catapult"]["on"]
            return self.several((figure for far, figure in on if far == nearest), (x, y))
        return {"pass"} | {text for text, fars in apart.items() if nearest in fars}

    def replacements(self) -> set[str]:
        """CAR-CA-7.1, CAR-CA-7.2: by whom the victim is replaced."""
        victim = self.view["catapult"]["victim"]
        if len(victim) == 3:
            enters = {"small": QUARTERS, "big": QUARTERS, "mayor": ("castle",), "wagon": QUARTERS[:1] + QUARTERS[2:]}
            fitting = [name for name in FOLLOWERS if victim[2] in enters[name]]
        elif victim[4].startswith("t"):
            fitting = ["small", "big"]
        else:
            place = (victim[2], victim[3])
            type = self.features(place)[self.named(place, victim[4])]["type"]
            fitting = [name for name in FOLLOWERS if type in STANDS_ON[name]]
        if self.view["catapult"]["on"]:
            x, y = self.view["catapult"]["on"]
            mine = [f for f in self.view["figures"] if f["seat"] == self.to_move and f["figure"] in fitting]
            keys = ("seat", "figure", "x", "y", "segment")
            return self.several((f for f in mine if [f[key] for key in keys] != victim), (x, y))
        can = {"pass"} | {f"send {name}" for name in fitting if self.supply[self.to_move].get(name)}
        for figure in self.view["figures"]:
            told = [figure[key] for key in ("seat", "figure", "x", "y", "segment")]
            if figure["seat"] == self.to_move and figure["figure"] in fitting and told != victim:
                can.add(f"summon {figure['x']},{figure['y']}")
        return can


def slow_rounds(state: State, by_fairy: bool = False) -> set[str] | None:
    """All that can be decided now; None where nothing is found here."""
    view = state.view(None)
    asked = view["phase"]
    if asked == "CAR-T-4":
        return slow_places(state)
    table = SlowRound(state)
    if asked == "CAR-T-2":
        return {"abbey", "pass"}
    if asked == "CAR-T-5a":
        assert table.ransom_is_due()
        return table.ransom()
    if asked == "CAR-T-5" and view["choosing"]:
        table.by_fairy = by_fairy
        x, y = view["choosing"]
        return table.chosen_for_action((x, y), str(state.legal_actions()[0]))
    if asked == "CAR-T-5b" and view["tower"]["captive"]:
        return table.exchange()
    if asked == "CAR-T-5b" and view["tower"]["capturing"]:
        return table.captured()
    if asked == "CAR-T-9" and view["count"]["entry"] == "count":
        return table.count_moves()
    if asked == "CAR-T-11":
        found = table.catapult(state)
        return found or None
    return None
