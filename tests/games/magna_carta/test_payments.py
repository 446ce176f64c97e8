"""MAG-4: the turn, payments and wild gold."""

from bastide.games.magna_carta import GAME
from bastide.testing import rule
from games.magna_carta.table import card, goods, player, random_games, seat, table
from games.playing import do, legal, refused


@rule("MAG-4.1")
def test_six_phases_in_order():
    rich = {"deniers": 5, "food": 3, "wood": 3, "stone": 3}
    state = table(seat(**rich), seat(**rich), neutral=[card("park", worker=0), card("neutral_peddler")])
    phases, kinds = [state.view(None)["phase"]], []
    while state.view(None)["turn"] == 1:
        kinds += [event.kind for event in do(state, "pass" if "pass" in legal(state) else legal(state)[0])]
        phases.append(state.view(None)["phase"])
    assert list(dict.fromkeys(phases)) == ["actions", "provost", "effects", "castle"]
    assert kinds[-6:] == ["removed", "provost_advanced", "first_passed_on", "turn", "income", "income"]


@rule("MAG-4.2")
def test_payments_go_to_the_stock_and_nobody_may_owe():
    state = table(seat(deniers=1, food=1, wood=1, hand="small_farm"), seat(deniers=2))
    do(state, "build small_farm")
    assert (goods(state, 0), goods(state, 1)) == ({"deniers": 1}, {"deniers": 2})
    broke = table(seat(), seat(deniers=3))
    assert refused(broke, "draw") == ("MAG-6.5",)
    choice = table(seat(food=1, wood=1, gold=1, hand="small_farm"), seat())
    do(choice, "build small_farm")
    assert refused(choice, "pay 2g") == ("MAG-4.2",)


@rule("MAG-4.3")
def test_no_action_passes_goods_or_cards_from_player_to_player():
    words = [kind.word for kind in GAME.actions.kinds]
    assert words == [
        "keep",
        "mulligan",
        "draw",
        "replace",
        "pass",
        "decline",
        "place",
        "build",
        "prestige",
        "turn",
        "provost",
        "offer",
        "gold",
        "use",
        "pay",
        "neutral",
        "deal",
        "first",
    ]
    for state, code in random_games(6):
        if state.view(None)["phase"] not in ("actions", "provost"):
            continue
        others = [s for s in range(state.players) if s != state.view(None)["mover"]]
        before = [(goods(state, s), sorted(player(state, s)["unseen"])) for s in others]
        after = state.copy()
        after.apply_code(code)
        if after.view(None)["phase"] in ("actions", "provost") and after.view(None)["turn"] == state.view(None)["turn"]:
            assert [(goods(after, s), sorted(player(after, s)["unseen"])) for s in others] == before


@rule("MAG-4.4")
def test_a_white_cube_is_a_cube_of_any_kind():
    state = table(seat(food=1, wood=2, stone=1, gold=1, hand="market"), seat())
    do(state, "build market")
    assert sorted(legal(state)) == ["pay 1f1g", "pay 1f1w", "pay 1s1g", "pay 1w1g", "pay 1w1s", "pay 2w"]


@rule("MAG-4.5")
def test_gold_stands_in_for_any_listed_resource_of_a_building():
    own_card = table(seat(gold=3, hand="large_farm"), seat())
    do(own_card, "build large_farm")
    assert goods(own_card, 0) == {}
    prestige = table(seat(wood=1, gold=2), seat(), road=[card("market", 0, residence=True)])
    do(prestige, "prestige theatre")
    assert goods(prestige, 0) == {}
    lawyer = table(seat(gold=1), seat(), road=[card("lawyer", 0, worker=0), card("market", 0)], step="primary", at=2)
    do(lawyer, "turn 4")
    assert goods(lawyer, 0) == {"deniers": 3}, "the income of the next turn, the gold is gone"
    batch = table(seat(gold=3), seat(), step="offer", at=0, bridge=[0, 1])
    events = do(batch, "offer 1")
    assert [dict(e.data["goods"]) for e in events if e.kind == "paid"] == [{"gold": 1}] * 3
    assert player(batch, 0)["tokens"] == [1, 0, 0]


@rule("MAG-4.6")
def test_nothing_replaces_gold():
    state = table(seat(food=9, wood=9, stone=9, deniers=9), seat(), road=[card("market", 0, residence=True)])
    assert legal(state, "prestige") == []
    assert refused(state, "prestige statue") == ("MAG-6.22", "MAG-4.6")
    one_short = table(seat(stone=9, gold=1), seat(), road=[card("market", 0, residence=True)])
    assert legal(one_short, "prestige") == ["prestige statue", "prestige hotel"]
    assert refused(one_short, "prestige monument") == ("MAG-6.22", "MAG-4.6")
    cubes = table(seat(stone=1, gold=1), seat(), road=[card("market", 0, residence=True)])
    assert refused(cubes, "prestige statue") == ("MAG-6.22", "MAG-4.5")
    paying = table(seat(stone=3, gold=2), seat(), road=[card("market", 0, residence=True)])
    do(paying, "prestige statue")
    assert legal(paying) == ["pay 2s1g", "pay 1s2g"]
    assert refused(paying, "pay 1f2s") == ("MAG-4.6",), "no cube stands in for the gold"
    assert refused(paying, "pay 1f2g") == ("MAG-4.8",)
    do(paying, "pay 1s2g")
    assert (goods(paying, 0), player(paying, 0)["prestige"], paying.to_move) == ({"stone": 2}, ["statue"], 1)


@rule("MAG-4.7")
def test_the_payer_may_give_gold_although_the_resource_is_at_hand():
    state = table(seat(food=1, stone=2, gold=3, hand="large_farm"), seat())
    do(state, "build large_farm")
    assert legal(state) == ["pay 1f2s", "pay 1f1s1g", "pay 2s1g", "pay 1f2g", "pay 1s2g", "pay 3g"]
    do(state, "pay 1s2g")
    assert goods(state, 0) == {"food": 1, "stone": 1, "gold": 1}


@rule("MAG-4.7")
def test_the_default_payment_is_listed_first():
    def default(**have: int) -> str:
        state = table(seat(hand="market", **have), seat())
        do(state, "build market")
        return legal(state)[0]

    assert default(food=1, wood=3, gold=1) == "pay 2w"
    assert default(food=2, wood=3, gold=1) == "pay 1f1w", "after the fixed wood, food and wood are equal: food first"
    assert default(food=1, wood=1, stone=2, gold=1) == "pay 1w1s"
    assert default(wood=1, gold=2) == "pay 1w1g"
    assert default(food=1, stone=1, gold=2) == "pay 1f1g"


@rule("MAG-4.8")
def test_no_overpaying_and_no_other_goods():
    state = table(seat(food=3, wood=3, stone=3, gold=3, hand="small_farm"), seat())
    do(state, "build small_farm")
    for text in ("pay 1f2s", "pay 3g", "pay 2w", "pay 1w1s"):
        assert refused(state, text) == ("MAG-4.8",)


@rule("MAG-4.9")
def test_payments_with_the_same_counts_are_one_payment():
    state = table(seat(food=1, wood=2, stone=1, gold=2, hand="peddler"), seat())
    do(state, "build peddler")
    assert len(legal(state)) == len(set(legal(state))) == 7
    assert refused(state, "pass") == ("MAG-4.9",)
    forced = table(seat(food=1, wood=1, hand="small_farm"), seat())
    do(forced, "build small_farm")
    assert forced.to_move == 1, "with one possible payment nobody is asked"
