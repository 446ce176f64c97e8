"""What holds in every position of a game, told from its view."""

from collections import Counter

from bastide import NOBODY, State
from bastide.games.carcassonne.view_types import CarcassonneView
from games.carcassonne.slow_land import BUILDINGS, BY_ID, STEPS, SlowLand

WAITING = ("CAR-T-5a", "CAR-T-5", "CAR-T-5b", "CAR-T-6", "CAR-T-7b")
"""Where what the last tile has completed is neither scored nor rewarded."""
FOLLOWERS = ("small", "big", "mayor", "wagon")
GOODS = ("wine", "grain", "cloth")


def any_position(state: State) -> None:
    assert (state.to_move == NOBODY) == (len(state.legal_codes()) == 0)
    assert -1 <= state.to_move < state.players or state.over


def carcassonne(state: State) -> None:
    """Figures stand beside their own, in regions not scored yet, and never with the dragon."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0 or state.settings.on("ransom_debt")
    land = SlowLand(view)
    guests = view["count"]["guests"] if view["count"] else 0
    dragon = view["princess_dragon"]["dragon"] if view["princess_dragon"] else None
    standing: dict[int, list] = {}
    for number, figure in enumerate(view["figures"]):
        place = (figure["x"], figure["y"])
        names = [feature["id"] for feature in BY_ID[land.tiles[place][0]]["features"]]
        region = land.region_of[land.first[place] + names.index(figure["segment"])]
        standing.setdefault(region, []).append(figure)
        guest = number >= len(view["figures"]) - guests
        assert guest or figure["figure"] not in FOLLOWERS or list(place) != dragon
    for number, figures in standing.items():
        region = land.regions[number]
        owners = {figure["seat"] for figure in figures if figure["figure"] in FOLLOWERS}
        assert {figure["seat"] for figure in figures} == owners
        if region.type in ("road", "city", *BUILDINGS) and not region.open:
            assert view["phase"] in WAITING
        if region.barns:
            assert view["phase"] in (*WAITING, "CAR-B-6.5a", "CAR-B-6.6")
        if region.type in (*BUILDINGS, "tower_foundation"):
            assert len(figures) <= 1 + guests
    goods_and_markers(view, land)
    holy_places(view, land)
    if view["princess_dragon"]:
        dragon_and_fairy(view)
    if view["tower"]:
        towers(view)


def goods_and_markers(view: CarcassonneView, land: SlowLand) -> None:
    """CAR-TB-5, CAR-KR-2, CAR-KR-3, CAR-KR-5: goods, king and robber are as what has been completed says."""
    complete = {n: region for n, region in land.regions.items() if region.type in ("city", "road") and not region.open}
    last = view["land"][-1]
    waiting = land.completed_by((last["x"], last["y"])) if view["phase"] in WAITING else set()
    rewarded = [region for n, region in complete.items() if n not in waiting]
    for good in GOODS if "traders_builders" in view["sets"] else ():
        held = sum(seat["goods"][good] for seat in view["seats"])
        assert held == sum(region.symbols[good] for region in rewarded)
    kept = view["king_robber"]
    if kept:
        city = max((len(region.tiles) for region in rewarded if region.type == "city"), default=0)
        road = max((len(region.tiles) for region in rewarded if region.type == "road"), default=0)
        assert (kept["largest_city"], kept["king"] is None) == (city, city == 0)
        assert (kept["longest_road"], kept["robber"] is None) == (road, road == 0)
        number = Counter(region.type for region in complete.values())
        assert (kept["cities"], kept["roads"]) == (number["city"] + (view["count"] is not None), number["road"])


def holy_places(view: CarcassonneView, land: SlowLand) -> None:
    """CAR-CU-2: no shrine has two cloisters around it, no cloister two shrines; CAR-AM-1.2: abbeys fill holes."""
    holy = {place: region.type == "shrine" for region in land.regions.values() if region.type in BUILDINGS
            for place in region.tiles}  # fmt: skip
    for (x, y), shrine in holy.items():
        around = [holy.get((x + dx, y + dy), shrine) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        assert "cult" not in view["sets"] or around.count(not shrine) <= 1
    laid = set()
    for tile in view["land"]:
        place = (tile["x"], tile["y"])
        if tile["tile"] == "abbey/abbey":
            assert {(place[0] + dx, place[1] + dy) for dx, dy in STEPS.values()} <= laid
        laid.add(place)


def dragon_and_fairy(view: CarcassonneView) -> None:
    """CAR-PD-3.1, CAR-PD-4.7: the first volcano brings the dragon, and no dragon tile comes before it."""
    pair = view["princess_dragon"]
    shown = [BY_ID[tile["tile"]].get("symbols", []) for tile in view["land"]]
    called = ["volcano" in symbols for symbols in shown]
    assert (pair["dragon"] is not None) == any(called)
    assert not any("dragon" in symbols for symbols in shown[: called.index(True) if any(called) else None])
    if not any(called):
        assert view["drawn"] is None or "dragon" not in BY_ID[view["drawn"]].get("symbols", [])
    assert not (any(called) and view["aside"])
    assert all("dragon" in BY_ID[id].get("symbols", []) for id in view["aside"])
    if pair["beside"]:
        assert pair["beside"][1] in FOLLOWERS
        assert pair["beside"][2:4] == pair["fairy"]


def towers(view: CarcassonneView) -> None:
    """CAR-TW-4: nobody stands on a tower that is not there; CAR-TW-5: no two seats hold prisoners of each other."""
    standing = [[figure["x"], figure["y"]] for figure in view["figures"] if figure["segment"] == "t0"]
    assert all(place in [tower[:2] for tower in view["tower"]["towers"]] for place in standing)
    held = {(holder, owner) for holder, owner, _, _ in view["tower"]["prisoners"]}
    assert not any((owner, holder) in held for holder, owner in held)


def caylus(state: State) -> None:
    """Six workers each, no debts, at most one building a space."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    for player in view["players"]:
        assert player["deniers"] >= 0
        assert min(player["cubes"].values()) >= 0
        assert 0 <= player["workers"] <= 6
    assert 1 <= view["provost"] <= 28


def magna_carta(state: State) -> None:
    """Four workers each, twelve cards each, no debts."""
    any_position(state)
    view = state.view(None)
    on_road = Counter(card["worker"] for card in view["road"])
    for seat, player in enumerate(view["players"]):
        assert player["workers"] + on_road[seat] == 4
        assert min(player[goods] for goods in ("food", "wood", "stone", "gold", "deniers")) >= 0


def torres(state: State) -> None:
    """No castle is higher than its base, and one figure at most stands on a square."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    for castle in view["castles"]:
        assert castle["height"] <= castle["base"]
    knights = [square for player in view["players"] for square in player["knights"]]
    assert len(knights) == len(set(knights))
    for player in view["players"]:
        assert len(player["knights"]) + player["reserve"] == 6
    assert all(count == 1 for count in Counter(score % 100 for score in state.scores if score).values())


CHECKS = {"carcassonne": carcassonne, "caylus": caylus, "magna_carta": magna_carta, "torres": torres}
