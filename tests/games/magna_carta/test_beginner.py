"""MAG-13: the beginner's game."""

from bastide.games.magna_carta import GAME
from bastide.testing import rule
from games.magna_carta.table import card, goods, player, random_games, seat, started, table, why
from games.playing import do, legal, refused

POINTS = {
    "small_farm": 1,
    "small_sawmill": 1,
    "small_quarry": 1,
    "peddler": 2,
    "market": 2,
    "large_farm": 2,
    "large_sawmill": 2,
    "large_quarry": 2,
    "gold_mine": 2,
    "bank": 3,
}


def beginners(*seats, **more):
    return table(*seats, variant="beginner", **more)


@rule("MAG-13.1")
def test_decks_of_ten_without_lawyer_and_church():
    state = started(2, "beginner")
    assert player(state, 0)["unseen"] == list(POINTS)
    assert (sum(POINTS.values()), player(state, 0)["deck_size"]) == (18, 7)
    assert refused(beginners(seat(food=9, wood=9), seat()), "build lawyer") == ("MAG-13.1",)


@rule("MAG-13.2")
def test_there_is_no_hotel():
    state = beginners(seat(stone=9, gold=9), seat())
    assert state.view(None)["prestige"] == ["theatre", "statue", "stables", "town_hall", "monument", "cathedral"]
    assert refused(state, "prestige hotel") == ("MAG-13.2",)


@rule("MAG-13.3")
def test_there_is_no_provost_and_no_third_phase():
    state = beginners(seat(deniers=5), seat(deniers=5))
    assert state.view(None)["provost"] is None
    do(state, "pass", "pass")
    assert (state.view(None)["turn"], state.view(None)["phase"]) == (2, "actions")
    assert refused(state, "provost 0") == ("MAG-13.3",)
    assert all(s.view(None)["provost"] is None for s, _ in random_games(2, players=3, variant="beginner"))


@rule("MAG-13.4")
def test_income_is_two_deniers_and_nothing_else():
    state = beginners(seat(prestige=["theatre", "statue"]), seat())
    assert [player(state, s)["income"] for s in (0, 1)] == [2, 2]
    do(state, "pass", "pass")
    assert [goods(state, s)["deniers"] for s in (0, 1)] == [3, 2]


@rule("MAG-13.5")
def test_there_are_no_residences():
    moving = beginners(seat(food=1), seat(), road=[card("bank", 0, worker=0)])
    assert refused(moving, "turn 3") == ("MAG-13.5", "MAG-13.1")
    working = beginners(seat(deniers=1), seat(), road=[card("bank", 0, worker=0)], step="primary", at=2)
    assert why(working, "turn 3") == "MAG-13.5, MAG-13.1: the Lawyer is not part of the beginner's game."
    for state, _ in random_games(4, players=2, variant="beginner"):
        assert not legal(state, "turn")
        assert all(one["side"] == "building" for one in state.view(None)["road"])


@rule("MAG-13.6")
def test_a_prestige_building_lies_in_front_of_its_builder():
    state = beginners(seat(stone=2, gold=1), seat())
    before = state.view(None)["road"]
    events = do(state, "prestige statue")
    assert [e.clause for e in events if e.kind == "paid"] == ["MAG-13.6"], "it replaces MAG-6.22"
    assert state.view(None)["road"] == before
    assert (player(state, 0)["prestige"], goods(state, 0)) == (["statue"], {})
    assert refused(state, "prestige statue") == ("MAG-13.6",)
    poor = beginners(seat(stone=2), seat())
    assert refused(poor, "prestige statue") == ("MAG-13.6", "MAG-4.6")


@rule("MAG-13.7")
def test_all_cards_with_a_worker_are_activated():
    cards = [card("small_farm", 0, worker=0, store=2), card("gold_mine", 0, worker=0), card("large_farm", 1, worker=1)]
    state = beginners(seat(), seat(), road=cards)
    do(state, "pass", "pass")
    handled = []
    while state.view(None)["phase"] == "effects":
        handled.append(state.view(None)["decision"]["place"])
        do(state, "decline")
    assert handled == [2, 3, 4]


@rule("MAG-13.8")
def test_scoring():
    state = beginners(
        seat(tokens=(1, 0, 1), prestige=["cathedral"], gold=1, food=3, deniers=3),
        seat(food=1, wood=1, stone=1),
        road=[card("bank", 0), card("small_farm", 0)],
        castle=[0, 0, 1],
        step="offer",
        at=1,
        mover=1,
    )
    events = do(state, "offer 1")
    assert state.scores[0] == (4 + 2) + (3 + 1 + 14) + 1 + 1 + 1
    assert [e.clause for e in events if e.kind == "scored_cards"] == ["MAG-13.8", "MAG-13.8"]


@rule("MAG-13.9")
def test_everything_else_is_as_in_the_standard_game():
    standard, beginner = started(3), started(3, "beginner")
    for name in ("castle", "bridge", "removed", "turn"):
        assert standard.view(None)[name] == beginner.view(None)[name]
    assert [goods(beginner, s) for s in range(3)] == [goods(standard, s) for s in range(3)]
    assert len(beginner.view(None)["road"]) == 3
    assert player(beginner, 0)["hand_size"] == 3
    do(beginner, "pass", "pass", "pass")
    assert beginner.view(None)["castle"] == [4, 7, 8], "nobody could offer a batch"
    fresh = GAME.start(2, variant="beginner")
    do(fresh, "neutral park", *["deal bank", "deal market", "deal peddler"] * 2)
    assert legal(fresh) == ["keep", "mulligan"]
