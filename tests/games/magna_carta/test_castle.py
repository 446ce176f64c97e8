"""MAG-10, phase 5: the castle."""

import pytest

from bastide.testing import rule
from games.magna_carta.table import card, goods, player, seat, table
from games.playing import do, legal, refused

BATCH = {"food": 1, "wood": 1, "stone": 1}


def cubes(n: int, **more: int) -> dict[str, int]:
    return {"food": n, "wood": n, "stone": n, **more}


def castle_phase(*seats, **more):
    """Phase 5 with the first on the bridge to offer."""
    bridge = more.pop("bridge", list(range(len(seats))))
    return table(*seats, step="offer", at=0, bridge=bridge, mover=bridge[0], **more)


@rule("MAG-10.1")
def test_one_offer_each_in_bridge_order_one_token_per_batch():
    state = castle_phase(seat(**cubes(2)), seat(**cubes(1)), seat(**cubes(1)), bridge=[2, 0, 1])
    order = []
    for text in ("offer 1", "offer 2", "offer 0"):
        order.append(int(state.to_move))
        do(state, text)
    assert order == [2, 0, 1]
    assert [sum(player(state, s)["tokens"]) for s in range(3)] == [2, 0, 1]
    assert refused(state, "offer 0") == ("MAG-10.1",)


@rule("MAG-10.2")
@pytest.mark.parametrize("missing", ["food", "wood", "stone"])
def test_a_batch_is_food_wood_and_stone_any_of_them_gold(missing):
    state = castle_phase(seat(**{**BATCH, missing: 0, "gold": 1}), seat(**BATCH))
    do(state, "offer 1")
    assert goods(state, 0) == {}
    only_gold = castle_phase(seat(gold=3), seat(**BATCH))
    do(only_gold, "offer 1")
    assert goods(only_gold, 0) == {}


@rule("MAG-10.3")
@pytest.mark.parametrize("have", [(3, 1, 0, 3), (0, 0, 0, 7), (5, 5, 5, 0), (2, 0, 4, 4), (0, 3, 1, 2), (1, 1, 1, 5)])
def test_how_many_batches_can_be_paid(have):
    f, w, s, g = have
    state = castle_phase(seat(food=f, wood=w, stone=s, gold=g), seat())
    payable = [n for n in range(19) if max(0, n - f) + max(0, n - w) + max(0, n - s) <= g]
    assert legal(state) == [f"offer {n}" for n in payable]
    assert refused(state, f"offer {len(payable)}") == ("MAG-10.3",)


@rule("MAG-10.4")
def test_tokens_come_from_dungeon_then_walls_then_towers():
    state = castle_phase(seat(**cubes(8)), seat(**cubes(1)), castle=[1, 6, 7])
    do(state, "offer 8")
    assert (player(state, 0)["tokens"], state.view(None)["castle"]) == ([1, 6, 1], [0, 0, 6])
    assert state.scores[0] == 4 + 6 * 3 + 2


@rule("MAG-10.5")
def test_no_more_batches_than_tokens():
    state = castle_phase(seat(**cubes(5)), seat(), castle=[0, 0, 2])
    assert legal(state) == ["offer 0", "offer 1", "offer 2"]
    assert refused(state, "offer 3") == ("MAG-10.5",)


@rule("MAG-10.6")
def test_gold_for_the_most_batches_and_for_the_first_on_the_bridge_in_a_tie():
    most = castle_phase(seat(**cubes(1)), seat(**cubes(2)))
    do(most, "offer 1", "offer 2")
    assert (goods(most, 0), goods(most, 1)) == ({"deniers": 2}, {"deniers": 2, "gold": 1})
    tie = castle_phase(seat(**cubes(1)), seat(**cubes(1)), seat(**cubes(1)), bridge=[2, 1, 0])
    do(tie, "offer 0", "offer 1", "offer 1")
    assert [goods(tie, s).get("gold", 0) for s in range(3)] == [0, 1, 0]
    last_token = castle_phase(seat(**cubes(1)), seat(), castle=[0, 0, 1])
    do(last_token, "offer 1")
    assert last_token.over
    assert goods(last_token, 0) == {"gold": 1}


@rule("MAG-10.7")
@pytest.mark.parametrize(("before", "after"), [([5, 6, 7], [3, 6, 7]), ([1, 6, 7], [0, 5, 7]), ([0, 0, 1], [0, 0, 0])])
def test_without_a_batch_two_tokens_leave_the_game(before, after):
    state = castle_phase(seat(**cubes(1)), seat(), castle=before)
    do(state, "offer 0")
    assert state.view(None)["castle"] == after
    assert state.view(None)["removed"] == 18 - sum(after)
    assert all(goods(state, s).get("gold", 0) == 0 for s in (0, 1))


@rule("MAG-10.6", "MAG-10.7")
def test_batches_of_an_earlier_turn_do_not_count():
    state = castle_phase(seat(), seat(**cubes(2)), seat(**cubes(1)), bridge=[1, 2, 0])
    do(state, "offer 2", "offer 0")
    assert [player(state, s)["batches"] for s in range(3)] == [0, 0, 0]
    for text in ("pass", "pass", "pass", "provost 0", "provost 0", "provost 0", "offer 0"):
        do(state, text)
    assert (state.view(None)["turn"], state.view(None)["castle"]) == (3, [2, 7, 8]), "2 tokens taken, then 2 removed"
    assert [goods(state, s).get("gold", 0) for s in range(3)] == [0, 1, 0]


@rule("MAG-10.8")
def test_nothing_happens_in_an_empty_castle():
    state = table(
        seat(deniers=2, **cubes(1)), seat(), road=[card("church", 0, worker=0)], step="primary", at=2, castle=[0, 0, 1]
    )
    events = do(state, "use 2d>1t")
    assert state.over
    assert not [e for e in events if e.kind in ("bonus", "removed", "offered", "no_offer")]
    assert goods(state, 0) == cubes(1)


@rule("MAG-10.9")
def test_the_number_first_then_how_much_of_each_resource_is_gold():
    state = castle_phase(seat(food=2, wood=1, stone=2, gold=3), seat(**BATCH))
    do(state, "offer 2")
    assert legal(state) == ["gold food 0", "gold food 1", "gold food 2"], "one gold must remain for the wood"
    assert refused(state, "gold wood 1") == ("MAG-10.9",)
    assert refused(state, "gold food 3") == ("MAG-10.9",)
    assert refused(state, "offer 1") == ("MAG-10.9",)
    do(state, "gold food 1")
    assert legal(state) == ["gold wood 1", "gold wood 2"]
    assert refused(state, "gold wood 0") == ("MAG-10.9",)
    do(state, "gold wood 2")
    assert goods(state, 0) == {"food": 1, "wood": 1}, "the stone left no choice"
    assert player(state, 0)["tokens"] == [2, 0, 0]


@rule("MAG-10.9")
def test_who_can_pay_no_batch_is_not_asked_and_without_gold_nothing_more_is_asked():
    state = castle_phase(seat(**cubes(1)), seat(food=5), seat(**cubes(1)))
    do(state, "offer 1")
    assert state.to_move == 2


def all_payments(state) -> set[tuple[int, int, int]]:
    """The gold for food, wood and stone of every way to pay an offer."""
    if state.view(None)["step"] != "gold":
        return {()}
    asked = state.view(None)["decision"]["resource"]
    found = set()
    for text in legal(state):
        after = state.copy()
        do(after, text)
        found |= {((asked, int(text.split()[2])), *rest) for rest in all_payments(after)}
    return found


@rule("MAG-10.9")
def test_the_steps_give_exactly_the_payments_of_the_formula():
    f, w, s, g, n = 2, 1, 3, 5, 2
    state = castle_phase(seat(food=f, wood=w, stone=s, gold=g), seat(**BATCH))
    do(state, f"offer {n}")
    formula = {
        (a, b, c)
        for a in range(max(0, n - f), n + 1)
        for b in range(max(0, n - w), n + 1)
        for c in range(max(0, n - s), n + 1)
        if a + b + c <= g
    }
    paid = set()
    for way in all_payments(state):
        chosen = dict(way)
        paid.add((chosen["food"], chosen["wood"], chosen.get("stone", 0)))
    assert paid == formula
