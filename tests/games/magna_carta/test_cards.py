"""MAG-9: the cards."""

import pytest

from bastide.testing import rule
from games.magna_carta.table import at_card, card, goods, player, seat, table
from games.playing import do, legal, refused


def neutral(name, worker_seat, **more):
    """Phase 4 at a neutral card with seat 0's worker."""
    start = (
        [card(name, worker=0), card("neutral_peddler")]
        if name != "neutral_peddler"
        else [card("park"), card(name, worker=0)]
    )
    at = 0 if name != "neutral_peddler" else 1
    return table(
        worker_seat, seat(), neutral=start, road=[card("gold_mine", 1, worker=1)], step="primary", at=at, **more
    )


@rule("MAG-9.2")
def test_park():
    state = neutral("park", seat())
    assert legal(state) == ["use 1f", "decline"]
    do(state, "use 1f")
    assert goods(state, 0) == {"food": 1}


@rule("MAG-9.3")
def test_forest():
    state = neutral("forest", seat())
    do(state, "use 1w")
    assert goods(state, 0) == {"wood": 1}


@rule("MAG-9.4")
def test_neutral_quarry():
    state = neutral("quarry", seat())
    do(state, "use 1s")
    assert goods(state, 0) == {"stone": 1}


@rule("MAG-9.5")
def test_trading_post():
    state = neutral("trading_post", seat())
    do(state, "use 2d")
    assert goods(state, 0) == {"deniers": 2}


@rule("MAG-9.6")
def test_neutral_peddler_sells_one_cube_but_no_gold():
    state = neutral("neutral_peddler", seat(deniers=3))
    assert legal(state) == ["use 1d>1f", "use 1d>1w", "use 1d>1s", "decline"]
    do(state, "use 1d>1s")
    assert goods(state, 0) == {"stone": 1, "deniers": 2}


@rule("MAG-9.7")
def test_neutral_cards_have_no_points_and_are_never_turned_over():
    state = at_card("lawyer", seat(food=1), seat(), road=[card("market", 0)])
    assert state.scores == [2 + 2, 2], "lawyer and market, and the gold mine of the other"
    assert legal(state, "turn") == ["turn 4"]
    assert refused(state, "turn 1") == ("MAG-9.7",)


SMALL = [("small_farm", "f", "food"), ("small_sawmill", "w", "wood"), ("small_quarry", "s", "stone")]


def small(name, letter, good):
    state = table(seat(food=1, wood=1, hand=name), seat(), seat())
    do(state, f"build {name}")
    assert (goods(state, 0), state.scores[0], state.view(None)["road"][-1]["store"]) == ({}, 1, 4)
    used = at_card(name, seat(), seat(), owner=1, worker=0, store=2)
    assert legal(used) == [f"use 1{letter}", "decline"]
    do(used, f"use 1{letter}", f"use 1{letter}")
    assert (goods(used, 0), goods(used, 1)) == ({good: 1}, {good: 1})
    assert used.view(None)["road"][2]["store"] == 1
    home = at_card("lawyer", seat(food=1), seat(), road=[card(name, 0)])
    assert "turn 4" in legal(home)


@rule("MAG-9.10")
def test_small_farm():
    small(*SMALL[0])


@rule("MAG-9.11")
def test_small_sawmill():
    small(*SMALL[1])


@rule("MAG-9.12")
def test_small_quarry():
    small(*SMALL[2])


@rule("MAG-9.13")
def test_peddler():
    state = table(seat(wood=1, stone=1, hand="peddler"), seat())
    do(state, "build peddler")
    assert (goods(state, 0), state.scores[0]) == ({}, 2)
    used = at_card("peddler", seat(deniers=2), seat(deniers=1), owner=1, worker=0)
    do(used, "use 2d>1w1s")
    assert legal(used) == ["use 1d>1f", "use 1d>1w", "use 1d>1s", "decline"]
    do(used, "use 1d>1f")
    assert (goods(used, 0), goods(used, 1)) == ({"wood": 1, "stone": 1}, {"food": 1})
    assert "turn 4" in legal(at_card("lawyer", seat(food=1), seat(), road=[card("peddler", 0)]))


@rule("MAG-9.14")
def test_market():
    state = table(seat(wood=2, hand="market"), seat())
    do(state, "build market")
    assert (goods(state, 0), state.scores[0]) == ({}, 2)
    used = at_card("market", seat(food=1, wood=1, stone=1, gold=1), seat(), owner=1, worker=0)
    assert legal(used) == ["use 1f>4d", "use 1w>4d", "use 1s>4d", "use 1g>4d", "decline"]
    do(used, "use 1g>4d", "use 1d")
    assert goods(used, 0) == {"food": 1, "wood": 1, "stone": 1, "deniers": 4}
    assert goods(used, 1) == {"deniers": 1}


@rule("MAG-9.15")
def test_lawyer():
    state = table(seat(food=1, wood=1, hand="lawyer"), seat())
    do(state, "build lawyer")
    assert (goods(state, 0), state.scores[0]) == ({}, 2)
    used = at_card("lawyer", seat(food=1), seat(), owner=1, worker=0, road=[card("bank", 0)])
    do(used, "turn 4", "use 2d")
    assert (goods(used, 0), goods(used, 1)) == ({}, {"deniers": 2})
    assert used.view(None)["road"][3]["side"] == "residence"
    assert refused(at_card("bank", seat(food=1, deniers=1), seat()), "turn 3") == ("MAG-9.15",)


@rule("MAG-9.15a")
def test_the_lawyer_turns_own_buildings_on_either_side_of_the_provost_but_no_lawyers():
    cards = [
        card("market", 0),
        card("lawyer", 0),
        card("lawyer", 1, worker=0),
        card("bank", 0, residence=True),
        card("bank", 1),
        card("church", 0),
    ]
    state = table(seat(food=1, gold=1), seat(), road=cards, step="primary", at=4, provost=5)
    assert legal(state) == ["turn 3", "turn 8", "decline"]
    assert refused(state, "turn 4") == ("MAG-9.15a",)
    assert refused(state, "turn 6") == ("MAG-9.15a",)
    assert refused(state, "turn 30") == ("MAG-9.15a",)
    earlier = state.copy()
    do(earlier, "turn 3")
    assert earlier.view(None)["decision"]["turn_over"] == 2
    do(earlier, "pay 1f")
    sides = [one["side"] for one in earlier.view(None)["road"]]
    assert [place + 1 for place, side in enumerate(sides) if side == "residence"] == [3, 6]
    do(state, "turn 8")
    assert legal(state) == ["pay 1f", "pay 1g"]
    do(state, "pay 1g")
    assert goods(state, 0) == {"food": 1}
    assert state.view(None)["road"][7]["side"] == "residence"
    unpaid = table(
        seat(deniers=9), seat(), road=[card("lawyer", 0, worker=0), card("market", 0), card("gold_mine", 1, worker=1)]
    )
    do(unpaid, "pass", "pass", "provost 0")
    assert unpaid.to_move == 1, "without food or gold the Lawyer is of no use"


@rule("MAG-9.16")
def test_the_workers_owner_turns_an_own_card_and_the_lawyers_owner_takes_two_deniers():
    cards = [card("market", 1), card("market", 0), card("peddler", 0)]
    state = at_card("lawyer", seat(food=2), seat(food=1), owner=1, worker=0, road=cards)
    assert legal(state) == ["turn 5", "turn 6", "decline"]
    assert refused(state, "turn 4") == ("MAG-9.16",)
    do(state, "turn 5")
    assert (state.view(None)["step"], state.to_move, legal(state)) == ("secondary", 1, ["use 2d", "decline"])
    assert refused(state, "turn 4") == ("MAG-9.16",)


@rule("MAG-9.17")
def test_a_card_with_a_waiting_worker_works_once_more_before_it_is_turned():
    cards = [card("market", 0, worker=1)]
    state = at_card("lawyer", seat(food=2), seat(wood=1), road=cards)
    do(state, "turn 4")
    waiting = state.view(None)["road"][3]
    assert (waiting["side"], waiting["turning"], goods(state, 0)) == ("building", True, {"food": 1})
    assert legal(state) == ["use 1w>4d", "decline"]
    do(state, "use 1w>4d", "use 1d")
    assert (goods(state, 0), goods(state, 1)) == ({"food": 1, "deniers": 1}, {"deniers": 4})
    turned = state.view(None)["road"][3]
    assert (turned["side"], turned["turning"], turned["worker"]) == ("residence", False, None)


@rule("MAG-9.17")
def test_a_waiting_card_beyond_the_provost_is_turned_without_effect_and_is_not_chosen_twice():
    cards = [card("lawyer", 0, worker=0), card("lawyer", 1, worker=0), card("market", 0, worker=1)]
    state = table(seat(food=2), seat(wood=1), road=cards, step="primary", at=2, provost=3)
    do(state, "turn 5")
    assert state.to_move == 1, "nothing is left to choose at the second Lawyer; its owner is asked"
    assert state.view(None)["step"] == "secondary"
    do(state, "decline")
    assert state.view(None)["road"][4]["side"] == "residence"
    assert goods(state, 1) == {"wood": 1, "deniers": 2}, "income, but no sale at the market"


@rule("MAG-9.17")
def test_why_a_waiting_card_cannot_be_chosen_again():
    cards = [card("lawyer", 1, worker=0), card("market", 0, worker=1, turning=True), card("bank", 0)]
    state = table(seat(food=2), seat(), road=cards, step="primary", at=2)
    assert legal(state) == ["turn 5", "decline"]
    assert refused(state, "turn 4") == ("MAG-9.17",)


@rule("MAG-9.8")
def test_an_empty_store_ends_the_secondary_effect_only():
    state = at_card("small_farm", seat(), seat(), owner=1, worker=0, store=1)
    do(state, "use 1f", "use 1f")
    assert (state.view(None)["road"][2]["store"], goods(state, 1)) == (0, {"food": 1})
    empty = at_card("small_farm", seat(), seat(), owner=1, worker=0)
    do(empty, "use 1f")
    assert (goods(empty, 0), empty.view(None)["decision"]["place"]) == ({"food": 1}, 3)
    own = at_card("small_farm", seat(), seat(), owner=0, worker=0, store=2)
    do(own, "use 1f")
    assert (goods(own, 0), own.view(None)["road"][2]["store"]) == ({"food": 1}, 2)


@rule("MAG-9.9")
def test_the_store_of_a_turned_building_goes_back_to_the_stock():
    state = at_card("lawyer", seat(food=1), seat(), road=[card("small_quarry", 0, store=2)])
    do(state, "turn 4")
    assert state.view(None)["road"][3]["store"] == 0
    assert goods(state, 0) == {}


LARGE = [("large_farm", "f", "food"), ("large_sawmill", "w", "wood"), ("large_quarry", "s", "stone")]


def large(name, letter, good):
    state = table(seat(food=1, stone=2, hand=name), seat())
    do(state, f"build {name}")
    assert (goods(state, 0), state.scores[0]) == ({}, 2)
    used = at_card(name, seat(), seat(), owner=1, worker=0)
    do(used, f"use 2{letter}", f"use 1{letter}")
    assert (goods(used, 0), goods(used, 1)) == ({good: 2}, {good: 1})
    assert used.view(None)["road"][2]["store"] == 0, "only the small buildings have a store"


@rule("MAG-9.18")
def test_large_farm():
    large(*LARGE[0])


@rule("MAG-9.19")
def test_large_sawmill():
    large(*LARGE[1])


@rule("MAG-9.20")
def test_large_quarry():
    large(*LARGE[2])


@rule("MAG-9.21")
def test_gold_mine():
    state = table(seat(food=1, stone=2, hand="gold_mine"), seat())
    do(state, "build gold_mine")
    assert (goods(state, 0), state.scores[0]) == ({}, 2)
    used = table(
        seat(), seat(wood=1), road=[card("gold_mine", 1, worker=0), card("bank", 0, worker=1)], step="primary", at=2
    )
    do(used, "use 1g")
    assert (goods(used, 0), legal(used)) == ({"gold": 1}, ["use 1w>1g", "decline"])


@rule("MAG-9.21a")
def test_the_gold_mines_owner_pays_food_wood_or_stone_not_gold():
    used = table(
        seat(),
        seat(food=1, wood=1, stone=1, gold=1),
        road=[card("gold_mine", 1, worker=0), card("bank", 0, worker=1)],
        step="primary",
        at=2,
    )
    do(used, "use 1g")
    assert legal(used) == ["use 1f>1g", "use 1w>1g", "use 1s>1g", "decline"]
    do(used, "use 1s>1g")
    assert goods(used, 1) == {"food": 1, "wood": 1, "gold": 2}


@rule("MAG-9.22")
def test_bank():
    state = table(seat(wood=1, stone=2, hand="bank"), seat())
    do(state, "build bank")
    assert (goods(state, 0), state.scores[0]) == ({}, 3)
    used = at_card("bank", seat(deniers=4), seat(deniers=2), owner=1, worker=0)
    assert legal(used) == ["use 1d>1g", "use 3d>2g", "decline"]
    do(used, "use 3d>2g")
    assert legal(used) == ["use 2d>1g", "decline"]
    do(used, "use 2d>1g")
    assert (goods(used, 0), goods(used, 1)) == ({"gold": 2, "deniers": 1}, {"gold": 1})


@rule("MAG-9.23")
def test_church():
    state = table(seat(wood=1, stone=2, hand="church"), seat())
    do(state, "build church")
    assert (goods(state, 0), state.scores[0]) == ({}, 3)
    used = at_card("church", seat(deniers=5), seat(deniers=3), owner=1, worker=0)
    do(used, "use 5d>2t")
    assert legal(used) == ["use 3d>1t", "decline"]
    do(used, "use 3d>1t")
    assert (player(used, 0)["tokens"], player(used, 1)["tokens"]) == ([2, 0, 0], [1, 0, 0])
    assert (goods(used, 0), goods(used, 1)) == ({}, {})


@rule("MAG-9.23a")
def test_the_church_sells_in_castle_order_and_only_what_is_there():
    across = at_card("church", seat(deniers=5), seat(), castle=[1, 6, 7])
    do(across, "use 5d>2t")
    assert player(across, 0)["tokens"] == [1, 1, 0]
    last = at_card("church", seat(deniers=9), seat(deniers=9), owner=1, worker=0, castle=[0, 0, 1])
    assert legal(last) == ["use 2d>1t", "decline"]
    assert refused(last, "use 5d>2t") == ("MAG-9.23a",)
    do(last, "use 2d>1t")
    assert last.view(None)["decision"]["place"] == 3, "with no token left the owner is not asked"


@rule("MAG-9.23b")
def test_tokens_from_the_church_are_no_batches():
    cards = [card("church", 0, worker=0)]
    state = table(seat(deniers=9), seat(), road=cards, step="primary", at=2)
    events = do(state, "use 5d>2t")
    assert [e.kind for e in events if e.kind in ("bonus", "removed")] == ["removed"]
    assert (state.view(None)["castle"], state.view(None)["removed"], goods(state, 0)) == ([1, 6, 7], 2, {"deniers": 6})


@rule("MAG-9.24")
def test_a_residence_counts_one_point_one_denier_and_takes_no_worker():
    state = table(seat(deniers=2), seat(), road=[card("bank", 0, residence=True)])
    assert (state.scores[0], player(state, 0)["income"], refused(state, "place 3")) == (1, 3, ("MAG-6.15",))
    lawyer = at_card("lawyer", seat(food=1), seat(), road=[card("bank", 0, residence=True), card("market", 0)])
    assert legal(lawyer, "turn") == ["turn 5"], "it never returns to its building side"


@rule("MAG-9.25")
@pytest.mark.parametrize(
    ("building", "cost", "points"),
    [
        ("theatre", {"wood": 2, "gold": 1}, 6),
        ("statue", {"stone": 2, "gold": 1}, 6),
        ("hotel", {"stone": 3, "gold": 1}, 6),
        ("stables", {"food": 3, "gold": 2}, 10),
        ("town_hall", {"wood": 3, "gold": 2}, 10),
        ("monument", {"stone": 3, "gold": 2}, 10),
        ("cathedral", {"stone": 5, "gold": 3}, 14),
    ],
)
def test_prestige_buildings(building, cost, points):
    state = table(seat(**cost), seat(), road=[card("bank", 0, residence=True)])
    do(state, f"prestige {building}")
    assert (goods(state, 0), state.scores[0], player(state, 0)["prestige"]) == ({}, points, [building])
    assert player(state, 0)["income"] == (3 if building == "hotel" else 2)
    short = {**cost, "gold": cost["gold"] - 1}
    assert refused(table(seat(**short), seat(), road=[card("bank", 0, residence=True)]), f"prestige {building}")


@rule("MAG-9.26")
def test_nothing_is_paid_out_when_a_prestige_building_is_built():
    state = table(seat(food=3, gold=2), seat(), road=[card("bank", 0, residence=True)])
    events = do(state, "prestige stables")
    assert [e.kind for e in events] == ["paid", "built_prestige"]
    assert (goods(state, 0), player(state, 0)["tokens"]) == ({}, [0, 0, 0])
