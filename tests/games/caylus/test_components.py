"""Chapter 1: components and board."""

import json
from importlib.resources import files

import pytest

from bastide.core import Dealer
from bastide.games.caylus import GAME
from bastide.games.caylus.components import CLASS, CLASS_NAMES, PLACE_NAMES, ROAD, SECTION_PLACES, TILE_NAMES
from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, RED, cubes, deniers, offered, prestige, start, tile, town, view
from games.playing import do, legal

DATA = json.loads(files("bastide.games.caylus").joinpath("components.json").read_text("utf-8"))


def of_class(name: str) -> list[str]:
    return [tile for tile, kind in zip(TILE_NAMES, CLASS, strict=True) if CLASS_NAMES[kind] == name]


@rule("CAY-1.1")
def test_forty_tiles_of_five_classes() -> None:
    state = start()
    stock = view(state)["stock"]
    on_road = [space["kind"] for space in view(state)["road"]]
    counts = {
        "neutral": on_road.count("neutral"),
        "wood": sum(n for name, n in stock.items() if name in of_class("wood")),
        "stone": sum(n for name, n in stock.items() if name in of_class("stone")),
        "prestige": sum(n for name, n in stock.items() if name in of_class("prestige")),
        "residence": next(entry["tiles"] for entry in DATA["tiles"] if entry["id"] == "residence"),
    }
    assert counts == {"neutral": 6, "wood": 8, "stone": 9, "prestige": 9, "residence": 8}
    assert sum(counts.values()) == 40


@rule("CAY-1.2")
def test_gold_is_a_cube_and_no_money() -> None:
    state = town(own={RED: {"gold": 9}})
    assert list(view(state)["players"][0]["cubes"]) == ["food", "wood", "stone", "cloth", "gold"]
    assert legal(state) == ["pass"]  # nine gold do not pay for a placement


@rule("CAY-1.3")
def test_every_player_has_six_workers_and_seven_markers() -> None:
    state = start(players=5)
    for seat, own in enumerate(view(state)["players"]):
        assert own["workers"] == 6
        assert len(own["markers"]) == 4  # the favour table; then turn order, bridge and score
        assert view(state)["order"].count(seat) == 1
    assert DATA["players"] == {"workers": 6, "houses": 20, "markers": 7}


@rule("CAY-1.4")
def test_supplies_never_run_out() -> None:
    rich = {"food": 200, "wood": 200, "deniers": 200}
    state = town(phase="buildings", own={RED: rich}, workers={"3": RED, "castle_1": RED})
    assert cubes(state, RED) == {"food": 200, "wood": 201}
    houses = dict.fromkeys((1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15, *range(17, 27)), ("residence", RED))
    crowded = town(phase="income", build=houses)
    assert len(houses) > 20
    assert deniers(crowded, RED) == 0  # the income of the position's turn has been paid before
    assert view(crowded)["players"][RED]["income"] == 2 + len(houses)


@rule("CAY-1.5")
def test_every_tile_exists_once_but_the_architect_twice() -> None:
    stock = view(start())["stock"]
    assert {name: n for name, n in stock.items() if n != 1} == {"architect": 2}
    rich = {"stone": 9, "food": 9, "deniers": 9}
    state = town(phase="buildings", own={RED: rich}, build={9: ("mason", BLUE)}, workers={"9": RED}, provost=9)
    assert offered(state, "build").count("architect") == 1  # offered as one option while both are in stock
    do(state, "build architect")
    assert view(state)["stock"]["architect"] == 1


@rule("CAY-1.6")
def test_special_buildings_lie_in_the_order_of_activation() -> None:
    assert PLACE_NAMES[:7] == [
        "gate",
        "trading_post",
        "merchants_guild",
        "joust_field",
        "stables",
        "inn",
        "castle",
    ]


@rule("CAY-1.7")
def test_the_road_has_28_spaces_with_three_printed_buildings() -> None:
    road = view(start())["road"]
    assert len(road) == ROAD == 28
    assert [space["kind"] for space in road[:6]] == ["neutral"] * 6
    printed = {space["space"]: space["tile"] for space in road if space["kind"] == "fixed"}
    assert printed == {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
    empty = [space["space"] for space in road if space["tile"] is None]
    assert empty == [*range(9, 16), *range(17, 29)]
    assert len(empty) == 19


@rule("CAY-1.8")
def test_scoring_markers_leave_their_space_free_for_building() -> None:
    state = town(
        phase="buildings",
        own={RED: {"wood": 1, "food": 1}},
        build={9: ("mason", RED), 10: ("lawyer", RED), 11: ("wood_quarry", RED)},
        workers={"6": RED, "castle_1": BLUE},
    )
    assert [section["marker"] for section in view(state)["castle"]] == [12, 18, 24]
    do(state, "build wood_sawmill")
    assert tile(state, 12) == "wood_sawmill"


@rule("CAY-1.9")
def test_places_of_bridge_order_castle_stables_and_inn() -> None:
    state = start(players=5)
    assert len(view(state)["order"]) == 5
    assert len(view(state)["castle_workers"]) == 5
    assert len(view(state)["special"]["stables"]) == 3
    assert {"inn_left", "inn_right"} <= set(view(state)["special"])
    events = do(state, "pass", "pass", "pass", "pass", "pass")
    assert [e.data["space"] for e in events if e.kind == "passed"] == [1, 2, 3, 4, 5]


@rule("CAY-1.10")
def test_the_castle_has_three_sections() -> None:
    castle = view(start())["castle"]
    assert [(section["name"], section["places"]) for section in castle] == [
        ("dungeon", 6),
        ("walls", 10),
        ("towers", 14),
    ]
    assert list(SECTION_PLACES) == [6, 10, 14]


@rule("CAY-1.11")
def test_any_cube_includes_gold_and_non_gold_does_not() -> None:
    own = {"food": 1, "gold": 1, "deniers": 2}
    market = town(phase="buildings", own={RED: own}, workers={str(5): RED, "castle_1": BLUE})
    do(market, "exchange 1")
    assert offered(market, "pay") == ["food", "gold"]
    peddler = town(phase="buildings", own={RED: own}, workers={"7": RED, "castle_1": BLUE}, provost=7)
    do(peddler, "exchange 1")
    assert offered(peddler, "take") == ["food", "wood", "stone", "cloth"]
    two = town(phase="buildings", own={RED: own}, build={9: ("wood_peddler", BLUE)}, workers={"9": RED}, provost=9)
    do(two, "exchange 2")
    assert len(offered(two, "take")) == 10
    assert "food+food" in offered(two, "take")
    assert "food+cloth" in offered(two, "take")


# Cost, prestige and what else is gained at once, from the tables of the rulebook.
COSTS = [
    ("wood_farm_food", {"wood": 1, "food": 1}, 2, 0),
    ("wood_farm_cloth", {"wood": 1, "food": 1}, 2, 0),
    ("wood_sawmill", {"wood": 1, "food": 1}, 2, 0),
    ("wood_quarry", {"wood": 1, "food": 1}, 2, 0),
    ("wood_marketplace", {"wood": 1, "gold": 1}, 4, 0),
    ("wood_peddler", {"wood": 1, "gold": 1}, 4, 0),
    ("mason", {"wood": 1, "food": 1}, 4, 0),
    ("lawyer", {"wood": 1, "cloth": 1}, 4, 0),
    ("stone_farm", {"stone": 1, "food": 1}, 3, 0),
    ("park", {"stone": 1, "food": 1}, 3, 0),
    ("workshop", {"stone": 1, "food": 1}, 3, 0),
    ("church", {"stone": 1, "cloth": 1}, 3, 1),
    ("tailor", {"stone": 1, "wood": 1}, 6, 0),
    ("bank", {"stone": 1, "wood": 1}, 6, 0),
    ("alchemist", {"stone": 1, "food": 1}, 6, 0),
    ("architect", {"stone": 1, "food": 1}, 6, 0),
    ("statue", {"stone": 2, "gold": 1}, 7, 1),
    ("granary", {"food": 3, "gold": 1}, 10, 0),
    ("library", {"wood": 3, "gold": 1}, 10, 0),
    ("weaver", {"cloth": 3, "gold": 1}, 12, 0),
    ("theater", {"wood": 3, "gold": 2}, 14, 1),
    ("college", {"stone": 3, "gold": 2}, 14, 1),
    ("monument", {"stone": 4, "gold": 2}, 14, 2),
    ("hotel", {"stone": 3, "gold": 2}, 16, 0),
    ("cathedral", {"stone": 5, "gold": 3}, 25, 0),
]
BUILDER = {"wood": "fixed_carpenter", "stone": "mason", "prestige": "architect"}


@rule("CAY-1.12", "CAY-9.10", "CAY-9.15")
@pytest.mark.parametrize(("name", "cost", "points", "favours"), COSTS)
def test_cost_and_prestige_of_every_tile(name: str, cost: dict[str, int], points: int, favours: int) -> None:
    kind = next(k for k in BUILDER if name in of_class(k))
    build = {9: ("residence", RED), 10: ("residence", GREEN)}
    if name not in ("mason", "architect"):
        build |= {11: ("mason", BLUE), 12: ("architect", BLUE)}
    spot = {"wood": "8", "stone": "11", "prestige": "12"}[kind]
    if name == "architect":
        build = {11: ("mason", BLUE), 9: ("residence", RED), 10: ("residence", GREEN)}
    state = town(phase="buildings", own={RED: cost}, build=build, workers={spot: RED, "castle_1": BLUE}, provost=12)
    assert name in offered(state, "build")
    events = do(state, f"build {name}", *(["site 9"] if kind == "prestige" else []))
    assert cubes(state, RED) == {}
    assert prestige(state, RED) == points
    assert sum(int(str(e.data["count"])) for e in events if e.kind == "favoured") == favours
    short = {k: n - 1 if i == 0 else n for i, (k, n) in enumerate(cost.items())}
    poor = town(phase="buildings", own={RED: short}, build=build, workers={spot: RED, "castle_1": BLUE}, provost=12)
    assert f"build {name}" not in legal(poor)


def test_the_board_is_the_same_for_every_seed() -> None:
    dealer = Dealer(5)
    state = GAME.start(players=3)
    state.apply(dealer.draw(state))
    assert tile(state, 16) == "gold_mine"
