"""Chapter 9: the Lawyer."""

from bastide.core import State
from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    clauses,
    cubes,
    data_of,
    deniers,
    offered,
    player,
    prestige,
    space,
    step,
    tile,
    town,
    view,
    workers,
)
from games.playing import do, legal, refused

CASTLE = {"castle_1": BLUE}
BUILD = {9: ("lawyer", RED), 10: ("wood_quarry", RED), 11: ("park", RED), 12: ("mason", GREEN)}


def at_lawyer(
    own: dict[str, object] | None = None,
    build: dict[int, tuple[str, int]] | None = None,
    others: dict[str, int] | None = None,
    provost: int = 12,
) -> State:
    """Red's worker stands on Red's Lawyer, on space 9."""
    owned = {"deniers": 3, "cloth": 3} if own is None else own
    spots = {"9": RED, **CASTLE, **(others or {})}
    return town(phase="buildings", own={RED: owned}, build=build or BUILD, workers=spots, provost=provost)


@rule("CAY-9.20")
def test_a_residence_costs_1_denier_and_1_cloth_and_gives_2_prestige() -> None:
    state = at_lawyer()
    events = do(state, "transform 4")
    assert clauses(events, "paid") == ["CAY-9.20", "CAY-9.20"]
    assert (deniers(state, RED), cubes(state, RED)) == (2, {"cloth": 2})
    assert (space(state, 4)["tile"], space(state, 4)["owner"]) == ("residence", RED)
    assert prestige(state, RED) == 2
    assert step(state) == "castle"  # one residence, then the worker goes back
    assert "decline" in legal(at_lawyer())
    assert step(at_lawyer(own={"deniers": 3})) == "castle"
    assert step(at_lawyer(own={"cloth": 3})) == "castle"


@rule("CAY-9.21")
def test_targets_are_neutral_and_own_wooden_and_stone_buildings() -> None:
    build = {**BUILD, 13: ("residence", RED), 14: ("statue", RED), 15: ("church", GREEN)}
    state = at_lawyer(build=build)
    assert offered(state, "transform") == ["1", "2", "3", "4", "5", "6", "10", "11"]
    forbidden = [7, 8, 9, 12, 13, 14, 15, 16, 17]  # printed, the Lawyer itself, another's, residence, prestige, empty
    assert {refused(state, f"transform {n}") for n in forbidden} == {("CAY-9.21",)}
    own = {RED: {"deniers": 1, "cloth": 2, "markers": {"buildings": 4}}}
    favour = town(phase="special", own=own, build=build, workers={"joust_field": RED}, scored=1)
    do(favour, "joust", "favour buildings", "effect 4")
    assert offered(favour, "transform") == ["1", "2", "3", "4", "5", "6", "10", "11"]  # nor by a favour
    homes = dict.fromkeys([*range(1, 7), *range(9, 16), *range(17, 27)], ("residence", GREEN))
    last = at_lawyer(build={**homes, 9: ("lawyer", RED), 27: ("park", GREEN), 28: ("bank", RED)})
    assert offered(last, "transform") == ["28"]


@rule("CAY-9.22")
def test_an_own_tile_goes_to_stock_and_a_neutral_one_leaves_the_game() -> None:
    state = at_lawyer()
    neutral = state.copy()
    assert "park" not in view(state)["stock"]
    do(state, "transform 11")
    assert view(state)["stock"]["park"] == 1
    again = town(
        phase="buildings",
        own={GREEN: {"stone": 1, "food": 1}},
        build={9: ("lawyer", RED), 10: ("wood_quarry", RED), 11: ("residence", RED), 12: ("mason", GREEN)},
        workers={"12": GREEN, **CASTLE},
        provost=12,
    )
    do(again, "build park")  # anyone may build it again, for the normal cost and prestige
    assert (prestige(again, GREEN), cubes(again, GREEN)) == (3, {})
    do(neutral, "transform 4")
    assert not any(
        "neutral_quarry" in (name, entry["tile"]) for name in view(neutral)["stock"] for entry in view(neutral)["road"]
    )
    assert neutral.inventory()["neutral"] == 6


@rule("CAY-9.23")
def test_residences_never_run_out() -> None:
    homes = dict.fromkeys((1, 2, 3, 5, 6, 10, 11, 13, 14, 15), ("residence", GREEN))
    build = {9: ("lawyer", RED), **homes, 12: ("mason", GREEN)}
    state = at_lawyer(build=build)
    assert offered(state, "transform") == ["4"]
    do(state, "transform 4")
    assert sum(entry["tile"] == "residence" for entry in view(state)["road"]) == 11
    assert player(state, RED)["income"] == 3


@rule("CAY-9.24")
def test_an_occupied_building_is_paid_now_and_transformed_when_its_worker_has_gone() -> None:
    state = at_lawyer(others={"11": GREEN, "12": ORANGE}, own={"deniers": 1, "cloth": 1})
    events = do(state, "transform 11")
    assert (deniers(state, RED), cubes(state, RED), prestige(state, RED)) == (0, {}, 0)
    assert data_of(events, "promised") == [{"space": 11, "tile": "park"}]
    assert (tile(state, 11), space(state, 11)["owner"], space(state, 11)["promised_to"]) == ("park", RED, RED)
    assert cubes(state, GREEN) == {"wood": 2, "food": 1}  # the building keeps its effect ...
    assert (step(state), state.to_move) == ("bonus", RED)  # ... and the owner's bonus
    assert workers(state)["11"] == GREEN
    do(state, "take food")
    assert tile(state, 11) == "residence"
    assert prestige(state, RED) == 2
    assert view(state)["stock"]["park"] == 1
    assert "11" not in workers(state)


@rule("CAY-9.24")
def test_a_postponed_residence_stands_before_the_next_space_is_treated() -> None:
    build = {9: ("lawyer", RED), 10: ("park", RED), 11: ("architect", GREEN)}
    own = {"deniers": 1, "cloth": 1, "food": 3, "gold": 1}
    state = at_lawyer(own=own, build=build, others={"10": RED, "11": RED})
    do(state, "transform 10")
    assert (step(state), tile(state, 10), prestige(state, RED)) == ("construct", "residence", 2)
    assert (view(state)["phase"], view(state)["stock"]["park"]) == ("buildings", 1)
    do(state, "build granary")
    assert legal(state) == ["site 10"]  # the Architect finds the residence there


@rule("CAY-9.24")
def test_each_of_several_postponed_residences_comes_with_its_own_building() -> None:
    own = {RED: {"deniers": 1, "cloth": 2, "markers": {"buildings": 3}}}
    places = {"joust_field": RED, "2": GREEN, "4": ORANGE, "5": ORANGE, **CASTLE}
    state = town(phase="special", own=own, workers=places, provost=6, scored=1, promises=[[5, GREEN]])
    do(state, "joust", "favour buildings", "effect 4", "transform 2", *["decline"] * 4)
    assert (step(state), [tile(state, n) for n in (2, 5)]) == ("produce", ["neutral_forest", "neutral_marketplace"])
    do(state, "take food")  # space 2 was paid for last and works first
    assert (space(state, 2)["tile"], space(state, 2)["owner"], prestige(state, RED)) == ("residence", RED, 2)
    assert (step(state), tile(state, 5), prestige(state, GREEN)) == ("trade", "neutral_marketplace", 0)
    do(state, "decline")
    assert (space(state, 5)["tile"], space(state, 5)["owner"], prestige(state, GREEN)) == ("residence", GREEN, 2)


@rule("CAY-9.25")
def test_beyond_the_provost_transformations_come_at_the_end_of_the_phase_in_order_of_payment() -> None:
    build = {9: ("lawyer", RED), 10: ("wood_quarry", RED), 11: ("park", GREEN), 12: ("wood_sawmill", GREEN)}
    own = {seat: {"deniers": 1, "cloth": 2, "markers": {"buildings": 3}} for seat in (RED, GREEN)}
    state = town(
        phase="special",
        own=own,
        build=build,
        workers={"joust_field": GREEN, "9": RED, "10": ORANGE, "12": ORANGE, **CASTLE},
        provost=9,
        scored=1,
    )
    do(state, "joust", "favour buildings", "effect 4", "transform 12")
    do(state, "decline", "decline", "decline", "decline")
    assert step(state) == "lawyer"
    events = do(state, "transform 10")
    done = [(event.seat, event.data.get("space")) for event in events if event.kind == "transformed"]
    assert done == [(GREEN, 12), (RED, 10)]  # Green paid first
    kinds = [event.kind for event in events if event.clause == "CAY-9.3" or event.kind == "transformed"]
    assert kinds == ["returned", "returned", "transformed", "transformed"]
    assert (tile(state, 10), tile(state, 12)) == ("residence", "residence")
    assert cubes(state, ORANGE) == {}


@rule("CAY-9.26")
def test_a_promised_building_is_no_target_and_no_residence_yet() -> None:
    build = {9: ("lawyer", RED), 10: ("architect", RED), 11: ("park", RED), 12: ("residence", RED)}
    own = {RED: {"deniers": 2, "cloth": 3, "food": 3, "gold": 1, "markers": {"buildings": 3}}}
    state = town(
        phase="special",
        own=own,
        build=build,
        workers={"joust_field": RED, "9": RED, "10": RED, "11": GREEN, **CASTLE},
        provost=12,
        scored=1,
    )
    do(state, "joust", "favour buildings", "effect 4", "transform 11", "decline", "decline", "decline", "decline")
    assert step(state) == "lawyer"
    assert refused(state, "transform 11") == ("CAY-9.26",)
    do(state, "decline", "build granary")
    assert legal(state) == ["site 12"]
    assert refused(state, "site 11") == ("CAY-9.26",)


@rule("CAY-9.27")
def test_the_building_being_activated_can_be_named_and_is_transformed_at_the_end_of_its_activation() -> None:
    build = {9: ("mason", RED), 10: ("residence", GREEN)}
    own = {RED: {"stone": 1, "cloth": 2, "markers": {"buildings": 3}}}
    state = town(phase="buildings", own=own, build=build, workers={"9": RED, **CASTLE}, provost=9, scored=1)
    do(state, "build church", "favour buildings", "effect 4")
    assert workers(state)["9"] == RED
    assert "9" in offered(state, "transform")
    events = do(state, "transform 9")
    assert [event.kind for event in events if event.kind in ("promised", "returned", "transformed")] == [
        "promised",
        "returned",
        "transformed",
    ]
    assert (tile(state, 9), space(state, 9)["owner"]) == ("residence", RED)
    assert view(state)["stock"]["mason"] == 1


@rule("CAY-9.28")
def test_targets_before_the_lawyer_are_transformed_at_once() -> None:
    state = at_lawyer(others={"3": GREEN, "4": ORANGE})
    assert cubes(state, GREEN) == {"wood": 1}
    events = do(state, "transform 3")
    assert data_of(events, "promised") == []
    assert tile(state, 3) == "residence"
