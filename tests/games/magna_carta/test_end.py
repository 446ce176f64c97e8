"""MAG-11, phase 6, and MAG-12, the end of the game and the scoring."""

import pytest

from bastide.testing import rule
from games.magna_carta.table import card, goods, player, seat, table
from games.playing import do

ROAD = [card("bank", 0), card("church", 0), card("market", 0)]


def last_offer(*seats, **more):
    """Phase 5 at the last offer of the turn."""
    players = len(seats)
    return table(*seats, step="offer", at=players - 1, mover=players - 1, **more)


BATCH = {"food": 1, "wood": 1, "stone": 1}


@rule("MAG-11.1")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_the_provost_moves_two_cards_on_as_far_as_there_are_cards(before, after):
    state = last_offer(seat(), seat(**BATCH), road=ROAD, provost=before)
    do(state, "offer 1")
    assert state.view(None)["provost"] == after


@rule("MAG-11.2")
def test_the_first_player_card_goes_on_and_the_bridge_is_cleared():
    state = last_offer(seat(), seat(), seat(**BATCH), first=2)
    do(state, "offer 1")
    view = state.view(None)
    assert (view["first"], view["to_move"], view["bridge"], view["turn"]) == (0, 0, [], 2)


@rule("MAG-12.1")
def test_the_game_ends_with_the_turn_in_which_the_castle_runs_out():
    batch = last_offer(seat(), seat(**BATCH), castle=[0, 0, 1])
    do(batch, "offer 1")
    removal = last_offer(seat(), seat(**BATCH), castle=[0, 0, 2])
    do(removal, "offer 0")
    church = table(seat(deniers=2), seat(), road=[card("church", 0, worker=0)], step="primary", at=2, castle=[0, 0, 1])
    do(church, "use 2d>1t")
    assert batch.over
    assert removal.over
    assert church.over
    on = last_offer(seat(), seat(**BATCH), castle=[0, 0, 2])
    do(on, "offer 1")
    assert not on.over


@rule("MAG-12.2")
def test_the_last_turn_is_played_to_its_end():
    cards = [card("church", 0, worker=0), card("large_farm", 1, worker=1)]
    state = table(seat(deniers=2), seat(), road=cards, step="primary", at=2, castle=[0, 0, 1])
    do(state, "use 2d>1t")
    assert (state.over, state.to_move) == (False, 1)
    do(state, "use 2f")
    assert state.over
    assert (goods(state, 0), goods(state, 1)) == ({}, {"food": 2}), "no further income"


def points(road=(), **have) -> int:
    return table(seat(**have), seat(), road=list(road)).scores[0]


@rule("MAG-12.3")
def test_the_total_is_the_sum_of_five_parts_each_rounded_down():
    state = last_offer(
        seat(tokens=(1, 1, 1), gold=2, deniers=5, food=4, wood=1),
        seat(**BATCH),
        road=[card("bank", 0)],
        castle=[0, 0, 1],
    )
    events = do(state, "offer 1")
    scored = {e.kind: e.data["points"] for e in events if e.seat == 0 and e.kind.startswith("scored")}
    assert scored == {
        "scored_tokens": 9,
        "scored_cards": 3,
        "scored_gold": 2,
        "scored_cubes": 1,
        "scored_deniers": 1,
        "scored": 16,
    }
    assert state.scores[0] == 16


@rule("MAG-12.4")
def test_castle_tokens_count_4_3_and_2():
    assert table(seat(tokens=(2, 3, 1)), seat(), castle=[0, 0, 6]).scores[0] == 8 + 9 + 2


@rule("MAG-12.5")
def test_cards_count_by_their_visible_value_wherever_the_provost_stands():
    cards = [
        card("small_farm", 0),
        card("church", 0),
        card("bank", 0, residence=True),
        card("market", 0, prestige="cathedral"),
        card("bank", 1),
    ]
    state = table(seat(), seat(), road=cards, provost=0)
    assert state.scores == [1 + 3 + 1 + 14, 3]


@rule("MAG-12.6")
def test_a_gold_cube_counts_one():
    assert points(gold=4) == 4


@rule("MAG-12.7")
def test_three_other_cubes_in_any_mixture_count_one_without_gold():
    assert [points(food=f, wood=w, stone=s) for f, w, s in [(1, 1, 0), (1, 1, 1), (3, 0, 0), (2, 2, 1), (0, 4, 2)]] == [
        0,
        1,
        1,
        1,
        2,
    ]
    assert points(food=2, gold=1) == 1, "the gold makes no group of three"


@rule("MAG-12.8")
def test_three_deniers_count_one():
    assert [points(deniers=n) for n in (2, 3, 5, 6)] == [0, 1, 1, 2]


@rule("MAG-12.9")
def test_cards_in_hand_deck_and_discard_and_stores_do_not_count():
    assert points(hand="bank church", discard="market gold_mine") == 0
    assert points([card("small_farm", 0, store=2)], food=1) == 1


@rule("MAG-12.10")
def test_the_highest_total_wins_and_a_tie_is_shared():
    tied = last_offer(seat(gold=3), seat(gold=1), seat(**BATCH), castle=[0, 0, 1])
    do(tied, "offer 1")
    assert (tied.scores, tied.winners) == ([3, 1, 3], [0, 2]), "2 for the token and 1 for the bonus gold"
    alone = last_offer(seat(gold=4), seat(**BATCH), castle=[0, 0, 1])
    do(alone, "offer 1")
    assert (alone.scores, alone.winners, player(alone, 1)["tokens"]) == ([4, 3], [0], [0, 0, 1])
