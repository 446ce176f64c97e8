"""Chapter 6, phase 2: placing workers."""

import pytest

from bastide.testing import rule
from games.caylus.town import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    clauses,
    data_of,
    deniers,
    hand,
    offered,
    prestige,
    step,
    town,
    view,
    workers,
)
from games.playing import do, legal, refused

RICH = {seat: {"deniers": 20} for seat in range(5)}


@rule("CAY-6.1")
def test_players_place_or_pass_in_turn_order_again_and_again() -> None:
    state = town(players=3, own=RICH, order=[2, 0, 1])
    movers = []
    for text in ("place 1", "place 2", "pass", "place 3", "place 4", "pass", "place 5"):
        movers.append(state.to_move)
        do(state, text)
    assert movers == [2, 0, 1, 2, 0, 2, 0]  # who has passed is left out
    do(state, "pass")
    assert view(state)["phase"] != "placement"


@rule("CAY-6.2")
def test_passing_is_free_and_the_first_to_pass_gains_a_denier() -> None:
    state = town(players=3, own=RICH)
    events = do(state, "pass", "pass")
    assert data_of(events, "passed") == [{"space": 1}, {"space": 2}]
    assert data_of(events, "gained") == [{"goods": "denier", "count": 1}]
    assert [deniers(state, seat) for seat in range(3)] == [21, 20, 20]
    assert view(state)["bridge"] == [0, 1]
    do(state, "place 1", "place 2")
    assert state.to_move == 2  # nobody else places


@rule("CAY-6.3")
def test_who_has_no_worker_or_no_money_must_pass() -> None:
    everywhere = {"1": RED, "2": RED, "3": RED, "4": RED, "5": RED, "6": RED}
    assert legal(town(own=RICH, workers=everywhere)) == ["pass"]
    broke = town(own={RED: {"deniers": 1}}, bridge=[BLUE])
    assert legal(broke) == ["pass"]  # the bridge price is 2
    own = town(own={RED: {"deniers": 1}}, bridge=[BLUE], build={9: ("mason", RED)})
    assert legal(own) == ["place 9", "pass"]  # a placement for 1 denier is left: passing is a choice


@rule("CAY-6.4")
@pytest.mark.parametrize("passed", [0, 1, 2, 3, 4])
def test_the_bridge_price_is_one_more_than_the_players_who_have_passed(passed: int) -> None:
    state = town(players=5, own=RICH, bridge=[4, 3, 2, 1][:passed])
    assert view(state)["price"] == 1 + passed
    do(state, "place gate")
    assert deniers(state, RED) == 20 - 1 - passed


@rule("CAY-6.5")
@pytest.mark.parametrize("place", ["gate", "stables", "inn", "castle", "1", "7", "9"])
def test_special_neutral_fixed_and_foreign_buildings_and_the_castle_cost_the_bridge_price(place: str) -> None:
    state = town(own=RICH, bridge=[BLUE, ORANGE], build={9: ("mason", GREEN)})
    events = do(state, f"place {place}")
    assert [(data["place"], data["price"]) for data in data_of(events, "placed")] == [(place, 3)]
    assert clauses(events, "placed") == ["CAY-6.5"]
    assert deniers(state, RED) == 17


@rule("CAY-6.5")
@pytest.mark.parametrize(
    "place", ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"]
)
def test_buildings_on_the_road_make_no_special_building_cheaper(place: str) -> None:
    owned = dict.fromkeys([*range(9, 16), *range(17, 29)], ("residence", RED))
    state = town(own=RICH, bridge=[BLUE, ORANGE], build=owned)
    do(state, f"place {place}")
    assert deniers(state, RED) == 17


@rule("CAY-6.6")
def test_an_own_building_always_costs_1_denier() -> None:
    state = town(own=RICH, bridge=[BLUE, ORANGE, GREEN], build={9: ("mason", RED)})
    events = do(state, "place 9")
    assert clauses(events, "placed") == ["CAY-6.6"]
    assert deniers(state, RED) == 19


@rule("CAY-6.7")
def test_the_holder_of_the_inn_pays_1_denier_everywhere() -> None:
    state = town(own=RICH, bridge=[BLUE, ORANGE, GREEN], build={9: ("mason", GREEN)}, workers={"inn_right": RED})
    events = do(state, "place 9", "place castle", "place inn", "place 7", "place gate")
    assert clauses(events, "placed") == ["CAY-6.7"] * 5
    assert deniers(state, RED) == 15


@rule("CAY-6.8")
def test_the_owner_gains_prestige_when_another_places_on_the_building() -> None:
    build = {9: ("mason", GREEN), 10: ("lawyer", GREEN), 11: ("park", RED)}
    state = town(players=2, own=RICH, bridge=[GREEN], build=build, workers={"inn_right": RED})
    do(state, "place 9")
    assert prestige(state, GREEN) == 1  # also at the inn's price
    do(state, "place 11")
    assert (prestige(state, RED), prestige(state, GREEN)) == (0, 1)  # an own building gives nothing
    do(state, "place 10", "pass", "stay", "decline", "decline")
    assert prestige(state, GREEN) == 2  # kept although the provost stopped short of both


@rule("CAY-6.9")
def test_no_worker_stands_on_an_empty_space_a_residence_or_a_prestige_building() -> None:
    build = {9: ("residence", RED), 10: ("statue", RED), 11: ("mason", RED), 12: ("park", RED)}
    state = town(own=RICH, build=build)
    specials = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"]
    road = ["1", "2", "3", "4", "5", "6", "7", "8", "11", "12", "16"]
    assert offered(state, "place") == specials + road
    assert refused(state, "place 13") == refused(state, "place 9") == refused(state, "place 10") == ("CAY-6.9",)


@rule("CAY-6.10")
def test_a_building_holds_one_worker() -> None:
    state = town(own=RICH, workers={"1": GREEN, "gate": RED, "stables_1": GREEN, "inn_right": GREEN, "castle_1": BLUE})
    assert not {"1", "gate"} & set(offered(state, "place"))
    assert {"stables", "inn", "castle"} <= set(offered(state, "place"))
    assert refused(state, "place gate") == ("CAY-6.10",)


@rule("CAY-6.11")
def test_stables_take_three_workers_of_different_players_in_order() -> None:
    state = town(own=RICH)
    do(state, "place stables")
    assert workers(state) == {"stables_1": RED}
    do(state, "place stables", "place stables")
    assert workers(state) == {"stables_1": RED, "stables_2": GREEN, "stables_3": ORANGE}
    assert refused(state, "place stables") == ("CAY-6.11",)  # full
    do(state, "pass")
    assert refused(state, "place stables") == ("CAY-6.11",)  # one each


@rule("CAY-6.11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_stables_are_open_to_more_than_two_players(players: int) -> None:
    state = town(players=players, own=RICH)
    do(state, "place stables", "place stables", "place stables")
    assert workers(state) == {"stables_1": RED, "stables_2": GREEN, "stables_3": ORANGE}


@rule("CAY-6.12")
def test_the_inn_is_entered_by_the_left_circle() -> None:
    state = town(own=RICH, workers={"inn_right": RED})
    do(state, "place inn")
    assert workers(state) == {"inn_right": RED, "inn_left": RED}  # one player may hold both
    assert refused(state, "place inn") == ("CAY-6.12",)


@rule("CAY-6.13")
def test_the_castle_takes_one_worker_of_each_player() -> None:
    state = town(players=5, own=RICH)
    do(state, "place castle", "place castle")
    assert workers(state) == {"castle_1": 0, "castle_2": 1}
    do(state, "place castle", "place castle", "place castle")
    assert workers(state)["castle_5"] == 4
    assert refused(state, "place castle") == ("CAY-6.13",)


@rule("CAY-6.14")
def test_workers_may_be_placed_beyond_the_provost() -> None:
    state = town(own=RICH, turn=1, provost=6)
    do(state, "place 16", "place 8")
    assert workers(state) == {"16": RED, "8": GREEN}


@rule("CAY-6.15")
def test_a_worker_at_the_inn_leaves_five_in_hand() -> None:
    state = town(players=2, own=RICH, workers={"inn_right": RED}, bridge=[GREEN])
    assert hand(state, RED) == 5
    do(state, "place 1", "place 2", "place 3", "place 4", "place 5")
    assert legal(state) == ["pass"]
    assert refused(state, "place 6") == ("CAY-6.3", "CAY-6.15")
    assert step(state) == "place"
