"""Chapter 9: building with Carpenter, Mason and Architect."""

from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, RED, clauses, cubes, offered, player, prestige, space, step, tile, town, view
from games.playing import do, legal, refused

CASTLE = {"castle_1": BLUE}
CUBES = {"food": 3, "wood": 3, "stone": 3, "cloth": 3, "gold": 3}


@rule("CAY-9.10")
def test_carpenters_build_wooden_and_the_mason_stone_buildings() -> None:
    for spot in ("6", "8"):
        state = town(phase="buildings", own={RED: CUBES}, workers={spot: RED, **CASTLE}, provost=8)
        assert offered(state, "build") == [
            "wood_farm_food",
            "wood_farm_cloth",
            "wood_sawmill",
            "wood_quarry",
            "wood_marketplace",
            "wood_peddler",
            "mason",
            "lawyer",
        ]
    mason = town(
        phase="buildings", own={RED: CUBES}, build={9: ("mason", GREEN)}, workers={"9": RED, **CASTLE}, provost=9
    )
    stone = ["stone_farm", "park", "workshop", "church", "tailor", "bank", "alchemist", "architect"]
    assert offered(mason, "build") == stone
    events = do(mason, "build church")
    assert clauses(events, "paid") == ["CAY-9.10", "CAY-9.10"]
    assert clauses(events, "built") == ["CAY-9.10"]
    assert space(mason, 10)["tile"] == "church"
    assert space(mason, 10)["owner"] == RED
    assert (prestige(mason, RED), prestige(mason, GREEN)) == (3, 0)
    assert cubes(mason, RED) == {"food": 3, "wood": 3, "stone": 2, "cloth": 2, "gold": 3}
    assert (step(mason), mason.to_move) == ("favour", RED)


@rule("CAY-9.11")
def test_tiles_go_on_the_lowest_space_without_a_building() -> None:
    wooden = ["mason", "lawyer", "wood_quarry", "wood_sawmill", "wood_farm_food", "wood_peddler"]
    build = {space: (name, GREEN) for space, name in zip(range(9, 15), wooden, strict=True)}
    build[12] = ("residence", GREEN)
    state = town(phase="buildings", own={RED: CUBES}, build=build, workers={"6": RED, "8": RED, **CASTLE}, provost=8)
    do(state, "build wood_farm_cloth")
    assert tile(state, 15) == "wood_farm_cloth"
    do(state, "build wood_sawmill")
    assert tile(state, 16) == "gold_mine"  # printed buildings are skipped
    assert tile(state, 17) == "wood_sawmill"
    assert tile(state, 12) == "residence"  # residences keep their space


@rule("CAY-9.12")
def test_nothing_is_built_on_a_full_road() -> None:
    full = dict.fromkeys([*range(9, 16), *range(17, 29)], ("residence", GREEN))
    own = {RED: {**CUBES, "deniers": 1, "markers": {"buildings": 2}}}
    state = town(phase="buildings", own=own, build=full, workers={"6": RED, **CASTLE}, provost=8)
    assert step(state) == "castle"
    favour = town(phase="special", own=own, build=full, workers={"joust_field": RED})
    do(favour, "joust", "favour buildings")
    assert step(favour) == "provost"  # not even by a favour
    events = do(town(phase="provost", own=own, build=full, workers={"6": RED}, provost=8, cursor=3), "decline")
    assert clauses(events, "useless") == ["CAY-9.12"]
    del full[28]
    last = town(phase="buildings", own=own, build=full, workers={"6": RED, "8": RED, **CASTLE}, provost=8)
    do(last, "build wood_quarry")
    assert tile(last, 28) == "wood_quarry"
    assert step(last) == "castle"


@rule("CAY-9.13")
def test_any_cube_pays_for_marketplace_and_peddler() -> None:
    own = {RED: {"wood": 2, "gold": 1, "cloth": 1}}
    state = town(phase="buildings", own=own, workers={"6": RED, **CASTLE})
    do(state, "build wood_marketplace")
    assert legal(state) == ["pay wood", "pay cloth", "pay gold"]
    do(state, "pay wood")
    assert cubes(state, RED) == {"gold": 1, "cloth": 1}
    assert prestige(state, RED) == 4
    only = town(phase="buildings", own={RED: {"wood": 1, "gold": 1}}, workers={"6": RED, **CASTLE})
    do(only, "build wood_peddler")
    assert (cubes(only, RED), step(only)) == ({}, "castle")  # a forced payment is not asked for
    one = town(phase="buildings", own={RED: {"wood": 1}}, workers={"6": RED, **CASTLE})
    assert step(one) == "castle"  # one wood cannot pay both parts


@rule("CAY-9.14")
def test_the_architect_replaces_an_own_residence() -> None:
    build = {9: ("residence", GREEN), 10: ("residence", RED), 11: ("residence", RED), 12: ("architect", GREEN)}
    own = {RED: {"food": 3, "gold": 1, "prestige": 4}}
    state = town(phase="buildings", own=own, build=build, workers={"12": RED, **CASTLE}, provost=12)
    assert legal(state) == ["build granary", "decline"]
    do(state, "build granary")
    assert legal(state) == ["site 10", "site 11"]
    assert player(state, RED)["income"] == 4
    do(state, "site 11")
    assert (space(state, 11)["tile"], space(state, 11)["owner"]) == ("granary", RED)
    assert tile(state, 10) == "residence"
    assert prestige(state, RED) == 14  # the residence's prestige stays
    assert player(state, RED)["income"] == 3
    assert cubes(state, RED) == {}
    homes = dict.fromkeys([*range(9, 16), *range(17, 28)], ("residence", GREEN))
    ends = {**homes, 1: ("residence", RED), 12: ("architect", GREEN), 28: ("residence", RED)}
    far = town(phase="buildings", own=own, build=ends, workers={"12": RED, **CASTLE}, provost=12)
    do(far, "build granary")
    assert legal(far) == ["site 1", "site 28"]


@rule("CAY-9.15")
def test_prestige_first_then_favours_and_income_from_the_next_turn() -> None:
    build = {9: ("residence", RED), 10: ("residence", RED), 11: ("architect", RED)}
    own = {RED: {"stone": 4, "gold": 2}}
    state = town(phase="buildings", own=own, build=build, workers={"11": RED, **CASTLE}, provost=11)
    events = do(state, "build monument", "site 9")
    kinds = [event.kind for event in events if event.kind in ("earned", "favoured")]
    assert kinds == ["earned", "favoured"]
    assert view(state)["steps"] == [{"step": "favour", "seat": RED, "about": 2}]
    own = {RED: {"stone": 3, "gold": 2}}
    hotel = town(phase="buildings", own=own, build=build, workers={"11": RED, **CASTLE}, provost=11)
    do(hotel, "build hotel", "site 10")
    assert player(hotel, RED)["deniers"] == 0
    assert player(hotel, RED)["income"] == 2 + 1 + 2


@rule("CAY-9.16")
def test_without_an_own_residence_the_architect_has_no_effect() -> None:
    build = {9: ("residence", GREEN), 10: ("statue", RED), 11: ("architect", RED), 12: ("lawyer", RED)}
    own = {RED: {**CUBES, "deniers": 3}}
    state = town(phase="buildings", own=own, build=build, workers={"11": RED, "12": RED, **CASTLE}, provost=12)
    assert step(state) == "lawyer"  # the architect is passed over
    passing = town(phase="provost", own=own, build=build, workers={"11": RED, "12": RED}, provost=12, cursor=3)
    assert clauses(do(passing, "decline"), "useless") == ["CAY-9.16"]
    assert refused(state, "transform 10") == ("CAY-9.21",)  # a prestige building never leaves
