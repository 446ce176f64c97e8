"""MAG-6, phase 2: moves A to F."""

import pytest

from bastide.core import CHANCE
from bastide.testing import rule
from games.magna_carta.table import all_pass, card, goods, player, random_games, road, seat, started, table
from games.playing import do, legal, refused

ALL = (
    "small_farm small_sawmill small_quarry peddler market lawyer "
    "large_farm large_sawmill large_quarry gold_mine bank church"
)


def without(*names: str) -> str:
    return " ".join(name for name in ALL.split() if name not in names)


@rule("MAG-6.1")
def test_moves_go_round_from_the_first_player_skipping_who_has_passed():
    state = table(*[seat(deniers=9) for _ in range(3)], first=2, mover=2, road=[card("bank", 0)])
    order = []
    for text in ("place 1", "pass", "place 2", "place 3", "place 4", "pass"):
        order.append(int(state.to_move))
        do(state, text)
    assert order == [2, 0, 1, 2, 1, 2]
    state = table(seat(deniers=9), seat(deniers=9))
    do(state, "pass", "place 1", "place 2")
    assert state.to_move == 1, "the last player left makes move after move"


@rule("MAG-6.2")
def test_a_move_is_one_of_six_kinds():
    home = card("market", 0, residence=True)
    state = table(seat(deniers=1, food=1, wood=3, gold=1, hand="small_farm"), seat(), road=[home])
    assert {text.split()[0] for text in legal(state)} == {"draw", "replace", "place", "build", "prestige", "pass"}
    do(state, "place 1")
    assert state.to_move == 1


@rule("MAG-6.3")
def test_passing_is_always_legal_and_sometimes_all_that_is():
    assert all("pass" in legal(state) for state, _ in random_games(6) if state.view(None)["step"] == "move")
    assert legal(table(seat(), seat())) == ["pass"]


@rule("MAG-6.4")
def test_the_same_move_again_and_again():
    state = table(seat(deniers=5), seat())
    do(state, "draw", "deal bank", "pass", "draw", "deal church", "draw", "deal market")
    assert (goods(state, 0), player(state, 0)["hand_size"]) == ({"deniers": 2}, 3)
    moves = [code for state, code in random_games(6) if state.view(None)["phase"] == "actions"]
    assert moves, "and every phase of actions ended"


# A


@rule("MAG-6.5")
def test_draw_the_top_card_for_a_denier():
    state = table(seat(deniers=2, hand="bank"), seat())
    do(state, "draw")
    assert state.to_move == CHANCE
    assert len(legal(state)) == 11
    assert "deal bank" not in legal(state)
    do(state, "deal market")
    assert (player(state, 0, 0)["hand"], goods(state, 0)) == (["market", "bank"], {"deniers": 1})
    assert refused(table(seat(), seat()), "draw") == ("MAG-6.5",)


@rule("MAG-6.6")
def test_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed():
    state = table(seat(deniers=2, hand=without("bank", "church", "market"), discard="church market"), seat(deniers=1))
    do(state, "draw")
    assert legal(state) == ["deal bank"]
    do(state, "deal bank")
    assert (player(state, 0)["deck_size"], player(state, 0)["discard"]) == (0, ["church", "market"])
    do(state, "pass")
    events = do(state, "draw")
    assert [(e.kind, e.data.get("cards")) for e in events] == [("draws", None), ("reshuffled", ["market", "church"])]
    assert legal(state) == ["deal market", "deal church"]


@rule("MAG-6.7")
def test_with_deck_and_discard_pile_empty_nothing_can_be_drawn():
    state = table(seat(deniers=2, hand=ALL), seat())
    assert refused(state, "draw") == ("MAG-6.7",)


@rule("MAG-6.8")
def test_the_hand_has_no_limit():
    state = table(seat(deniers=2, hand=without("bank")), seat())
    do(state, "draw", "deal bank")
    assert player(state, 0)["hand_size"] == 12


# B


@rule("MAG-6.9")
def test_replace_the_whole_hand_for_a_denier():
    state = table(seat(deniers=1, hand="bank market"), seat())
    do(state, "replace")
    assert player(state, 0)["discard"] == ["market", "bank"]
    do(state, "deal church", "deal peddler")
    assert (player(state, 0, 0)["hand"], goods(state, 0), state.to_move) == (["peddler", "church"], {}, 1)
    assert refused(table(seat(hand="bank"), seat()), "replace") == ("MAG-6.9",)


@rule("MAG-6.10")
def test_replacing_needs_a_card_in_hand_and_one_to_draw():
    assert refused(table(seat(deniers=1), seat()), "replace") == ("MAG-6.10",)
    assert refused(table(seat(deniers=1, hand=ALL), seat()), "replace") == ("MAG-6.10",)
    assert refused(table(seat(deniers=1, hand=without("bank"), discard="bank"), seat()), "replace") == ()


@rule("MAG-6.11")
def test_the_rest_of_the_deck_is_drawn_before_the_whole_discard_pile_is_reshuffled():
    state = table(seat(deniers=1, hand=without("bank", "church"), discard="church"), seat())
    do(state, "replace")
    assert legal(state) == ["deal bank"], "the last card of the deck comes first"
    events = do(state, "deal bank")
    assert [e.kind for e in events] == ["drew", "reshuffled"]
    assert len(legal(state)) == 11, "the church discarded before, and the ten cards just discarded"
    assert "deal bank" not in legal(state)


@rule("MAG-6.12")
def test_cards_just_discarded_come_back_only_after_a_reshuffle_and_the_hand_keeps_its_size():
    state = table(seat(deniers=1, hand=without("bank", "church")), seat())
    do(state, "replace")
    assert legal(state) == ["deal bank", "deal church"]
    do(state, "deal church", "deal bank")
    assert legal(state) == [f"deal {name}" for name in without("bank", "church").split()]
    while state.to_move == CHANCE:
        do(state, legal(state)[0])
    assert (player(state, 0)["hand_size"], player(state, 0)["deck_size"]) == (10, 2)


# C


@rule("MAG-6.13")
def test_a_worker_costs_a_denier_and_comes_from_the_own_supply():
    state = table(seat(deniers=2), seat())
    do(state, "place 1")
    assert (goods(state, 0), player(state, 0)["workers"]) == ({"deniers": 1}, 3)
    assert state.view(None)["road"][0]["worker"] == 0
    assert refused(table(seat(), seat()), "place 1") == ("MAG-6.13",)
    busy = [card(name, 0, worker=0) for name in ("bank", "market", "church", "peddler")]
    assert refused(table(seat(deniers=5), seat(), road=busy), "place 1") == ("MAG-6.13",)
    fourth = table(seat(deniers=1), seat(), road=busy[:3])
    do(fourth, "place 1")
    assert (goods(fourth, 0), player(fourth, 0)["workers"]) == ({}, 0)
    assert refused(table(seat(deniers=5), seat()), "place 9") == ("MAG-6.13",)


@rule("MAG-6.14")
def test_neutral_own_and_other_buildings_take_workers():
    state = table(seat(deniers=1), seat(), road=[card("bank", 0), card("bank", 1)])
    assert legal(state, "place") == ["place 1", "place 2", "place 3", "place 4"]


@rule("MAG-6.15")
def test_residences_and_prestige_buildings_take_none():
    homes = [card("bank", 0, residence=True), card("market", 0, prestige="statue")]
    state = table(seat(deniers=1), seat(), road=homes)
    assert legal(state, "place") == ["place 1", "place 2"]
    assert (refused(state, "place 3"), refused(state, "place 4")) == (("MAG-6.15",), ("MAG-6.15",))


@rule("MAG-6.16")
def test_one_worker_per_card():
    state = table(seat(deniers=2), seat(deniers=2), road=[card("bank", 0)])
    do(state, "place 3")
    assert refused(state, "place 3") == ("MAG-6.16",)
    do(state, "pass")
    assert refused(state, "place 3") == ("MAG-6.16",)
    assert state.view(None)["road"][2]["worker"] == 0


@rule("MAG-6.17")
def test_cards_beyond_the_provost_new_cards_and_useless_cards_take_workers():
    state = table(seat(deniers=2, food=1, wood=1, hand="lawyer"), seat(deniers=1), road=[card("bank", 1)], provost=0)
    assert "place 3" in legal(state)
    do(state, "build lawyer")
    assert "place 4" in legal(state), (
        "the other player has nothing the Lawyer could turn over but the bank, and no food"
    )


# D


@rule("MAG-6.18")
def test_building_appends_the_card_and_costs_neither_denier_nor_worker():
    state = table(seat(deniers=1, food=1, wood=1, hand="lawyer bank"), seat())
    do(state, "build lawyer")
    last = state.view(None)["road"][-1]
    assert (last["card"], last["owner"], last["side"], last["store"]) == ("lawyer", 0, "building", 0)
    assert (player(state, 0, 0)["hand"], player(state, 0)["hand_size"]) == (["bank"], 1)
    assert (goods(state, 0), player(state, 0)["workers"]) == ({"deniers": 1}, 4)
    assert player(state, 0, 0)["hand"] == ["bank"]
    assert refused(table(seat(food=9, wood=9), seat()), "build lawyer") == ("MAG-6.18",)


@rule("MAG-6.19")
def test_a_card_that_cannot_be_paid_in_full_cannot_be_built():
    state = table(seat(food=1, stone=1, hand="large_farm"), seat())
    assert refused(state, "build large_farm") == ("MAG-6.19", "MAG-4.5")
    assert refused(table(seat(food=1, stone=1, gold=1, hand="large_farm"), seat()), "build large_farm") == ()
    assert refused(table(seat(wood=1, hand="market"), seat()), "build market") == ("MAG-6.19", "MAG-4.5")


@rule("MAG-6.20")
def test_a_new_card_can_be_used_from_the_next_move_on_and_building_is_not_limited():
    state = table(seat(deniers=1, food=2, wood=2, hand="lawyer small_farm"), seat(deniers=1))
    do(state, "build lawyer")
    assert "place 3" in legal(state)
    do(state, "pass", "build small_farm")
    assert {"place 3", "place 4"} <= set(legal(state))


@rule("MAG-6.21")
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize("small", ["small_farm", "small_sawmill", "small_quarry"])
def test_a_small_building_gets_a_store(players, cubes, small):
    state = table(seat(food=1, wood=1, hand=small), *[seat()] * (players - 1))
    do(state, f"build {small}")
    assert state.view(None)["road"][-1]["store"] == cubes


# E


@rule("MAG-6.22")
def test_a_prestige_building_needs_an_uncovered_own_residence_and_its_cost():
    rich = {"food": 9, "wood": 9, "stone": 9, "gold": 3}
    none = table(seat(**rich), seat(), road=[card("bank", 1, residence=True), card("bank", 0, prestige="hotel")])
    assert legal(none, "prestige") == []
    assert refused(none, "prestige statue") == ("MAG-6.22",)
    assert refused(none, "prestige hotel") == ("MAG-6.22",)
    one = table(seat(**rich), seat(), road=[card("bank", 0, residence=True)])
    assert len(legal(one, "prestige")) == 7
    poor = table(seat(stone=2), seat(), road=[card("bank", 0, residence=True)])
    assert refused(poor, "prestige statue") == ("MAG-6.22", "MAG-4.6")


@rule("MAG-6.23")
def test_a_prestige_building_lies_on_the_residence_for_good():
    state = table(seat(stone=2, gold=1), seat(), road=[card("bank", 0, residence=True)])
    before = road(state)
    do(state, "prestige statue")
    assert road(state) == before
    covered = state.view(None)["road"][2]
    assert (covered["prestige"], covered["side"], covered["owner"]) == ("statue", "residence", 0)
    assert "statue" not in state.view(None)["prestige"]


@rule("MAG-6.24")
def test_a_covered_residence_gives_neither_income_nor_points_and_stays_one_step_for_the_provost():
    state = table(seat(wood=2, gold=1, deniers=2), seat(), road=[card("bank", 0, residence=True)], provost=1)
    assert (player(state, 0)["income"], state.scores[0]) == (3, 1 + 1)
    do(state, "prestige theatre")
    assert (player(state, 0)["income"], state.scores[0]) == (2, 6)
    do(state, "pass", "pass", "provost 0", "provost 1")
    assert state.view(None)["turn"] == 2


@rule("MAG-6.25")
def test_the_first_residence_along_the_road_is_covered():
    homes = [card("bank", 1, residence=True), card("bank", 0, residence=True), card("market", 0, residence=True)]
    state = table(seat(stone=2, gold=1), seat(), road=homes)
    assert legal(state, "prestige") == ["prestige statue"]
    do(state, "prestige statue")
    assert [one["prestige"] for one in state.view(None)["road"][2:]] == [None, "statue", None]


# F


@rule("MAG-6.26")
def test_passing_takes_the_lowest_free_space_of_the_bridge():
    state = table(seat(), seat(deniers=1), seat(deniers=1), mover=2)
    do(state, "pass", "pass")
    assert (state.view(None)["bridge"], state.to_move) == ([2, 0], 1)
    do(state, "place 1")
    assert state.to_move == 1


@rule("MAG-6.27")
def test_only_the_first_to_pass_takes_a_denier():
    state = table(seat(), seat(), seat())
    do(state, "pass", "pass")
    assert [goods(state, s) for s in range(3)] == [{"deniers": 1}, {}, {}]


@rule("MAG-6.28")
def test_prices_do_not_rise_when_others_have_passed():
    state = table(seat(), seat(), seat(deniers=3, hand="bank"))
    do(state, "pass", "pass", "place 1", "draw", "deal market", "replace")
    assert goods(state, 2) == {}


@rule("MAG-6.29")
def test_the_bridge_rules_phases_3_and_5_but_not_the_next_turn():
    rich = {"deniers": 3, "food": 1, "wood": 1, "stone": 1}
    state = table(seat(**rich), seat(**rich), seat(**rich), first=1, mover=1)
    do(state, "place 1", "pass", "pass", "pass")
    assert state.view(None)["bridge"] == [2, 0, 1]
    order = []
    while state.view(None)["turn"] == 1:
        order.append((state.view(None)["phase"], int(state.to_move)))
        do(state, {"provost": "provost 0", "effects": "decline", "castle": "offer 0"}[state.view(None)["phase"]])
    assert order == [
        ("provost", 2),
        ("provost", 0),
        ("provost", 1),
        ("effects", 1),
        ("castle", 2),
        ("castle", 0),
        ("castle", 1),
    ]
    assert (state.view(None)["first"], state.to_move) == (2, 2)


def test_a_new_game_can_be_passed_to_its_end():
    state = started(2)
    for _ in range(200):
        if state.over:
            break
        phase = state.view(None)["phase"]
        do(state, {"actions": "pass", "provost": "provost 0", "castle": "offer 0"}[phase])
        all_pass(state)
    assert state.over
    assert state.view(None)["removed"] == 18
