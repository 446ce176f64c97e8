"""MAG-8, phase 4: the effects of the buildings."""

from bastide.testing import rule
from games.magna_carta.table import at_card, card, goods, player, road, seat, table
from games.playing import do, legal, refused


def activate(*seats, road, neutral=None, provost=None, **more):
    """A position at the end of phase 3, played on into phase 4."""
    cards = len(road) + len(seats)
    state = table(*seats, road=road, neutral=neutral, provost=cards - 1 if provost is None else provost, **more)
    for _ in seats:
        do(state, "pass")
    while state.view(None)["phase"] == "provost":
        do(state, "provost 0")
    return state


@rule("MAG-8.1")
def test_cards_are_handled_from_the_start_up_to_the_provost():
    workers = [card("small_farm", 0, worker=0, store=2), card("gold_mine", 0, worker=0), card("bank", 0, worker=0)]
    start = [card("park", worker=0), card("neutral_peddler")]
    state = activate(seat(deniers=5), seat(), neutral=start, road=workers, provost=3)
    handled = []
    while state.view(None)["phase"] == "effects":
        handled.append(state.view(None)["decision"]["place"])
        do(state, "decline")
    assert handled == [0, 2, 3]


@rule("MAG-8.2")
def test_a_card_without_a_worker_has_no_effect():
    state = activate(seat(), seat(), road=[card("small_farm", 0, store=2), card("gold_mine", 1, worker=1)])
    assert (state.to_move, state.view(None)["decision"]["place"]) == (1, 3)
    assert goods(state, 0) == {"deniers": 1}


@rule("MAG-8.3")
def test_first_the_workers_owner_then_the_cards_owner():
    state = at_card("large_quarry", seat(), seat(), owner=1, worker=0)
    assert (state.view(None)["step"], state.to_move, legal(state)) == ("primary", 0, ["use 2s", "decline"])
    do(state, "use 2s")
    assert (state.view(None)["step"], state.to_move, legal(state)) == ("secondary", 1, ["use 1s", "decline"])
    do(state, "use 1s")
    assert (goods(state, 0), goods(state, 1)) == ({"stone": 2}, {"stone": 1})


@rule("MAG-8.4")
def test_on_an_own_card_only_the_primary_effect_applies():
    state = at_card("bank", seat(deniers=5), seat(), owner=0, worker=0)
    assert legal(state) == ["use 1d>1g", "use 3d>2g", "decline"]
    assert refused(state, "use 2d>1g") == ("MAG-8.4", "MAG-9.22"), "it cannot be swapped for the secondary one"
    assert refused(state, "use 2f") == ("MAG-9.22",)
    do(state, "decline")
    assert (state.to_move, state.view(None)["decision"]["place"]) == (1, 3)


@rule("MAG-8.5")
def test_neutral_cards_have_no_secondary_effect():
    state = table(
        seat(),
        seat(),
        neutral=[card("park", worker=0), card("neutral_peddler")],
        road=[card("gold_mine", 1, worker=1)],
        step="primary",
        at=0,
    )
    do(state, "use 1f")
    assert (state.to_move, state.view(None)["decision"]["place"]) == (1, 2)


@rule("MAG-8.6")
def test_the_owner_may_use_the_secondary_effect_when_the_primary_is_declined_or_unusable():
    declined = at_card("large_farm", seat(), seat(), owner=1, worker=0)
    do(declined, "decline")
    assert (declined.to_move, legal(declined)) == (1, ["use 1f", "decline"])
    do(declined, "decline")
    assert goods(declined, 1) == {}
    unusable = activate(seat(), seat(), road=[card("market", 1, worker=0)])
    assert (unusable.view(None)["step"], unusable.to_move, legal(unusable)) == ("secondary", 1, ["use 1d", "decline"])


@rule("MAG-8.7")
def test_one_option_once_and_in_full():
    state = at_card("church", seat(deniers=9), seat(), owner=0, worker=0)
    assert legal(state) == ["use 2d>1t", "use 5d>2t", "decline"]
    do(state, "use 2d>1t")
    assert (goods(state, 0), player(state, 0)["tokens"]) == ({"deniers": 7}, [1, 0, 0])
    assert state.to_move == 1, "not 1 and 2 tokens"
    poor = at_card("bank", seat(deniers=2), seat(), owner=0, worker=0)
    assert refused(poor, "use 3d>2g") == ("MAG-8.7",)


@rule("MAG-8.8")
def test_gains_pay_for_effects_of_later_cards():
    start = [card("trading_post", worker=0), card("neutral_peddler")]
    state = table(seat(), seat(), neutral=start, road=[card("bank", 0, worker=0)], step="primary", at=0)
    do(state, "use 2d")
    assert legal(state) == ["use 1d>1g", "decline"]
    do(state, "use 1d>1g")
    assert goods(state, 0)["gold"] == 1


@rule("MAG-8.9")
def test_cards_beyond_the_provost_have_no_effect():
    beyond = [card("large_farm", 1, worker=0), card("large_quarry", 1, worker=0)]
    state = activate(seat(), seat(), road=beyond, provost=2)
    do(state, "decline", "decline")
    assert state.view(None)["turn"] == 2
    assert (goods(state, 0), goods(state, 1)) == ({"deniers": 3}, {"deniers": 2})


@rule("MAG-8.10")
def test_every_worker_goes_home_and_nothing_is_refunded():
    workers = [card("large_farm", 1, worker=0), card("bank", 0, worker=0), card("market", 1, worker=0)]
    state = table(seat(), seat(), road=workers, provost=2, step="primary", at=2)
    assert player(state, 0)["workers"] == 1
    events = do(state, "use 2f")
    assert player(state, 0)["workers"] == 1
    events = do(state, "decline")
    assert [(e.kind, e.data["place"]) for e in events if e.kind.startswith("home")] == [
        ("home", 3),
        ("home_beyond", 4),
        ("home_beyond", 5),
    ]
    assert [player(state, s)["workers"] for s in (0, 1)] == [4, 4]
    assert goods(state, 0) == {"food": 2, "deniers": 2}


@rule("MAG-8.10")
def test_workers_scattered_beyond_the_provost_go_home_too():
    cards = [
        card("market", 1),
        card("bank", 0, worker=0),
        card("peddler", 1),
        card("church", 1),
        card("bank", 1, worker=1),
    ]
    state = table(seat(), seat(), road=[card("large_farm", 1, worker=0), *cards], provost=2, step="primary", at=2)
    do(state, "decline", "decline")
    assert [player(state, s)["workers"] for s in (0, 1)] == [4, 4]
    assert [one["worker"] for one in state.view(None)["road"]] == [None] * 8
    assert (goods(state, 0), goods(state, 1)) == ({"deniers": 2}, {"deniers": 2})


@rule("MAG-8.11")
def test_the_road_gets_no_new_cards_and_changes_only_by_the_lawyer():
    state = at_card("lawyer", seat(food=1), seat(), road=[card("market", 0)], owner=0, worker=0)
    before = state.view(None)["road"]
    do(state, "turn 4")
    after = state.view(None)["road"]
    assert [one["card"] for one in after] == [one["card"] for one in before]
    assert [i for i in range(len(before)) if after[i]["side"] != before[i]["side"]] == [3]
    assert refused(state, "build bank") == ("MAG-4.1",)


@rule("MAG-8.12")
def test_only_options_that_can_be_carried_out_are_offered():
    state = at_card("peddler", seat(deniers=2), seat(), owner=0, worker=0)
    ones = ["use 1d>1f", "use 1d>1w", "use 1d>1s"]
    twos = ["use 2d>2f", "use 2d>1f1w", "use 2d>1f1s", "use 2d>2w", "use 2d>1w1s", "use 2d>2s"]
    assert legal(state) == [*ones, *twos, "decline"]
    one_denier = at_card("peddler", seat(deniers=1), seat(), owner=0, worker=0)
    assert legal(one_denier) == [*ones, "decline"]
    cards = [card("bank", 0, worker=0), card("gold_mine", 1, worker=1)]
    nobody = activate(seat(), seat(), road=cards, mover=1, first=1)
    assert (nobody.to_move, road(nobody)[nobody.view(None)["decision"]["place"]]) == (1, "gold_mine")


def test_whoever_can_use_nothing_is_not_asked():
    """The worker's owner has no denier for the bank, its owner none for a gold."""
    state = activate(seat(), seat(deniers=1), road=[card("bank", 1, worker=0), card("gold_mine", 1, worker=1)])
    asked = state.view(None)["decision"]["place"]
    assert (state.to_move, asked) == (0, 2), "the first to pass got the denier that buys a gold"
    do(state, "use 1d>1g")
    assert (state.to_move, state.view(None)["decision"]["place"]) == (1, 3)
