"""What holds in every position of a game, read from its view."""

from collections import Counter

from bastide import NOBODY, State
from bastide.games.carcassonne.view_types import CarcassonneView
from bastide.games.caylus.view_types import CaylusView
from bastide.games.magna_carta.view_types import MagnaCartaView
from bastide.games.torres.view_types import TorresView
from games.carcassonne.slow_land import BUILDINGS, BY_ID, STEPS, SlowLand, land_of

WAITING = ("CAR-T-5a", "CAR-T-5", "CAR-T-5b", "CAR-T-6", "CAR-T-7b")
"""Where what the last tile has completed is neither scored nor rewarded."""
FOLLOWERS = ("small", "big", "mayor", "wagon")
GOODS = ("wine", "grain", "cloth")
SPECIAL_SPOTS = {
    "gate",
    "trading_post",
    "merchants_guild",
    "joust_field",
    "stables_1",
    "stables_2",
    "stables_3",
    "inn_left",
}
SPACES = {str(space) for space in range(1, 29)}
CASTLE_SPOTS = {f"castle_{place}" for place in range(1, 6)}


def any_position(state: State) -> None:
    assert (state.to_move == NOBODY) == (len(state.legal_codes()) == 0)
    assert -1 <= state.to_move < state.players or state.over


def carcassonne(state: State) -> None:
    """Figures stand beside their own, in regions not scored yet, and never with the dragon."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0 or state.settings.on("ransom_debt")
    land = land_of(view)
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
    """Six workers each, no debts, sections in order, and every worker where its phase leaves it."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    for player in view["players"]:
        assert player["deniers"] >= 0
        assert min(player["cubes"].values()) >= 0
        assert 0 <= player["workers"] <= 6
    assert 1 <= view["provost"] <= 28
    assert 6 <= view["bailiff"] <= 25
    if view["phase"] in ("setup", "income", "placement"):
        assert view["provost"] == view["bailiff"]
    kept = state.snapshot()
    assert not kept["promises"] or view["phase"] in ("special", "provost", "buildings")
    sections_in_order(view, state.over)
    home = {"provost": SPECIAL_SPOTS, "buildings": SPECIAL_SPOTS, "castle": {*SPECIAL_SPOTS, *SPACES},
            "end_of_turn": {*SPECIAL_SPOTS, *SPACES, *CASTLE_SPOTS}}  # fmt: skip
    assert not home.get(view["phase"], set()) & set(kept["workers"])
    if view["phase"] == "buildings":
        assert not {str(space) for space in range(1, kept["cursor"])} & set(kept["workers"])


def sections_in_order(view: CaylusView, over: bool) -> None:
    """CAY-10.4, CAY-11.3, CAY-13.1, CAY-17.6: sections are built and scored one after the other, by the bailiff too."""
    filled = [sum(section["houses"]) for section in view["castle"]]
    scored = [section["scored"] for section in view["castle"]]
    full = [houses == places for houses, places in zip(filled, (6, 10, 14), strict=True)]
    reached = [view["bailiff"] >= marker for marker in (12, 18, 24)]
    assert scored == sorted(scored, reverse=True)
    assert over == all(scored)
    for section in range(3):
        assert not filled[section] or all(scored[i] or full[i] for i in range(section))
        assert not scored[section] or full[section] or reached[section]
        if view["phase"] not in ("end_of_turn", "castle"):
            assert scored[section] or not (full[section] or reached[section])


def magna_carta(state: State) -> None:
    """Four workers each, twelve cards each, no debts."""
    any_position(state)
    view = state.view(None)
    on_road = Counter(card["worker"] for card in view["road"])
    for seat, player in enumerate(view["players"]):
        assert player["workers"] + on_road[seat] == 4
        assert min(player[goods] for goods in ("food", "wood", "stone", "gold", "deniers")) >= 0
    tokens_in_order(view)
    if view["turn"] == 0:
        set_up(view)


def tokens_in_order(view: MagnaCartaView) -> None:
    """MAG-10.4: a section is touched when those before it are empty; MAG-16.4: every turn takes a token."""
    whole = {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9)}[len(view["players"])]
    gone = [full - left for full, left in zip(whole, view["castle"], strict=True)]
    owned = [sum(player["tokens"][section] for player in view["players"]) for section in range(3)]
    assert min(gone) >= 0
    assert all(not gone[section] or not any(view["castle"][:section]) for section in range(3))
    assert all(taken <= missing for taken, missing in zip(owned, gone, strict=True))
    assert sum(gone) - sum(owned) == view["removed"]
    assert view["turn"] <= sum(gone) + 1


def set_up(view: MagnaCartaView) -> None:
    """MAG-2.9, MAG-2.11: goods as at the start, and only whole hands are laid off."""
    for player in view["players"]:
        assert [player[goods] for goods in ("food", "wood", "stone", "gold", "deniers")] == [2, 2, 0, 0, 4]
        assert len(player["discard"]) in (0, 3)


def torres(state: State) -> None:
    """No castle is higher than its base, and one figure at most stands on a square."""
    any_position(state)
    view = state.view(None)
    assert min(state.scores) >= 0
    heights_and_bases(view)
    if view["decision"] in SET_UP:
        first_figures(view)
    knights = [square for player in view["players"] for square in player["knights"]]
    assert len(knights) == len(set(knights))
    for player in view["players"]:
        assert len(player["knights"]) + player["reserve"] == 6
    assert all(count == 1 for count in Counter(score % 100 for score in state.scores if score).values())


def heights_and_bases(view: TorresView) -> None:
    """TOR-1.6: after every action; while a block is lifted, it is as if it stood where it came from (TOR-9.15)."""
    heights = {f"{'abcdefgh'[x]}{8 - y}": view["heights"][y][x] for y in range(8) for x in range(8)}
    if view["lifted"]:
        heights[view["lifted"]] += 1
    left = {square for square, height in heights.items() if height}
    while left:
        castle = [left.pop()]
        for column, row in castle:
            for there in (chr(ord(column) - 1) + row, chr(ord(column) + 1) + row, f"{column}{int(row) - 1}",
                          f"{column}{int(row) + 1}"):  # fmt: skip
                if there in left:
                    left.remove(there)
                    castle.append(there)
        assert max(heights[square] for square in castle) <= len(castle)


def first_figures(view: TorresView) -> None:
    """TOR-2.6, TOR-2.7: knights come one after the other on castles of their own, and the king last."""
    knights = [player["knights"] for player in view["players"]]
    order = [(view["first_player"] + i) % len(knights) for i in range(len(knights))]
    placed = {"first_knight": order.index(view["to_move"]) if view["to_move"] >= 0 else 0, "first_king": len(knights)}
    there = placed.get(view["decision"], 0)
    assert [len(knights[seat]) for seat in order] == [1] * there + [0] * (len(knights) - there)
    assert "king" not in view["figures"].values()
    assert {castle["height"] for castle in view["castles"]} <= {1}
    squares = [square for castle in view["castles"] for square in castle["squares"]]
    assert set(view["figures"]) <= set(squares)
    if view["decision"] == "start_castle":
        assert view["to_move"] == order[len(squares) % len(order)]
    assert len(squares) == 8 or view["decision"] in ("first_player", "master_card", "start_castle")
    for castle in view["castles"]:
        ((column, row),) = castle["squares"]
        apart = [abs(ord(column) - ord(x)) + abs(int(row) - int(y)) for x, y in squares]
        assert sorted(apart)[1:2] >= [3] or len(squares) == 1


SET_UP = ("first_player", "master_card", "start_castle", "first_knight", "first_king")
CHECKS = {"carcassonne": carcassonne, "caylus": caylus, "magna_carta": magna_carta, "torres": torres}
