"""The worked examples of the rulebook, whose players sit clockwise: Red, Green, Orange, Blue."""

from bastide.games.magna_carta import GAME
from bastide.testing import rule
from games.magna_carta.table import card, goods, player, seat, started, table
from games.playing import do, legal, refused

RED, GREEN, ORANGE, BLUE = range(4)


def four(**seats):
    """Four players, of whom those named by colour have something."""
    return [seats.get(colour, seat()) for colour in ("red", "green", "orange", "blue")]


@rule("MAG-EX1")
def test_placing_on_anothers_market():
    state = table(*four(red=seat(deniers=3), green=seat(deniers=3)), road=[card("market", GREEN)])
    do(state, "place 5")
    assert (goods(state, RED), player(state, RED)["workers"]) == ({"deniers": 2}, 3)
    assert state.to_move == GREEN
    assert refused(state, "place 5") == ("MAG-6.16",)
    do(state, "pass", "pass", "pass")
    assert refused(state, "place 5") == ("MAG-6.16",)


@rule("MAG-EX2")
def test_building_the_large_quarry():
    blue = seat(hand="large_quarry", stone=2, food=1, deniers=1)
    state = table(*four(blue=blue, red=seat(deniers=1)), mover=BLUE, first=BLUE)
    do(state, "build large_quarry")
    last = state.view(None)["road"][-1]
    assert (goods(state, BLUE), last["card"], last["owner"]) == ({"deniers": 1}, "large_quarry", BLUE)
    assert state.to_move == RED
    assert "place 5" in legal(state)


@rule("MAG-EX3")
def test_building_the_statue():
    home = card("small_farm", GREEN, residence=True)
    state = table(*four(green=seat(stone=2, gold=1)), road=[home], mover=GREEN)
    income = player(state, GREEN)["income"]
    do(state, "prestige statue")
    assert goods(state, GREEN) == {}
    assert (state.view(None)["road"][4]["prestige"], state.view(None)["road"][4]["owner"]) == ("statue", GREEN)
    assert "statue" not in state.view(None)["prestige"]
    assert player(state, GREEN)["prestige"] == ["statue"]
    assert player(state, GREEN)["income"] == income - 1


@rule("MAG-EX4")
def test_the_first_to_pass():
    state = table(*four(), mover=ORANGE)
    do(state, "pass")
    assert (state.view(None)["bridge"], goods(state, ORANGE)) == ([ORANGE], {"deniers": 1})


@rule("MAG-EX5")
def test_the_provost_to_and_fro():
    cards = [card("small_farm", RED), card("bank", GREEN, worker=RED), card("large_quarry", BLUE, worker=GREEN)]
    state = table(
        *four(red=seat(deniers=4), green=seat(deniers=2), orange=seat(deniers=2), blue=seat(deniers=2)),
        road=cards,
        provost=4,
        step="provost",
        at=0,
        mover=ORANGE,
        bridge=[ORANGE, GREEN, BLUE, RED],
    )
    do(state, "provost 0", "provost 1", "provost 1", "provost -1")
    assert [goods(state, s)["deniers"] for s in (ORANGE, GREEN, BLUE, RED)] == [2, 1, 1, 3]
    assert state.view(None)["provost"] == 5
    assert (state.to_move, state.view(None)["decision"]["place"]) == (RED, 5), "the Bank works"
    do(state, "use 3d>2g")
    assert state.view(None)["turn"] == 2, "Green lacks the 2 deniers of the owner; nothing else is to decide"
    assert (goods(state, GREEN), goods(state, BLUE)) == ({"deniers": 3}, {"deniers": 3}), (
        "no stone from the Large Quarry"
    )
    assert player(state, GREEN)["workers"] == 4


def offers():
    batch = {"food": 1, "wood": 1, "stone": 1}
    seats = four(
        orange=seat(**batch), blue=seat(wood=1, stone=1, gold=1), green=seat(food=2, wood=2, stone=2), red=seat(**batch)
    )
    return table(*seats, castle=[2, 8, 9], step="offer", at=0, mover=ORANGE, bridge=[ORANGE, BLUE, GREEN, RED])


@rule("MAG-EX6")
def test_offers_across_two_sections():
    state = offers()
    do(state, "offer 1", "offer 1", "offer 2", "offer 0")
    assert [player(state, s)["tokens"] for s in (ORANGE, BLUE, GREEN, RED)] == [
        [1, 0, 0],
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 0],
    ]
    assert [goods(state, s).get("gold", 0) for s in (ORANGE, BLUE, GREEN, RED)] == [0, 0, 1, 0]


@rule("MAG-EX7")
def test_a_tie_of_offers():
    state = offers()
    do(state, "offer 1", "offer 1", "offer 1", "offer 0")
    assert player(state, GREEN)["tokens"] == [0, 1, 0]
    assert [goods(state, s).get("gold", 0) for s in (ORANGE, BLUE, GREEN, RED)] == [1, 0, 0, 0]


@rule("MAG-EX8")
def test_one_card_left_for_the_provost():
    state = table(*four(red=seat(food=1, wood=1, stone=1)), step="offer", at=0, mover=RED, provost=2, first=BLUE)
    do(state, "offer 1")
    assert (state.view(None)["provost"], state.view(None)["first"]) == (3, RED)


@rule("MAG-EX9")
def test_goods_at_the_first_move():
    state = started(4)
    assert [goods(state, s) for s in range(4)] == [{"deniers": 6, "food": 2, "wood": 2}] * 4


@rule("MAG-EX10")
def test_income_with_covered_residences():
    homes = [
        card("bank", RED, residence=True),
        card("market", RED, prestige="hotel"),
        card("church", RED, prestige="theatre"),
    ]
    assert player(table(*four(), road=homes), RED)["income"] == 4


@rule("MAG-EX11")
def test_batches_paid_with_gold():
    state = table(seat(food=3, wood=1, stone=0, gold=3), seat(), step="offer", at=0)
    assert legal(state) == ["offer 0", "offer 1", "offer 2"]
    events = do(state, "offer 2")
    paid = [dict(e.data["goods"]) for e in events if e.kind == "paid"]
    assert paid == [{"food": 2}, {"wood": 1, "gold": 1}, {"gold": 2}]
    assert player(state, 0)["tokens"] == [2, 0, 0]


@rule("MAG-EX12")
def test_a_final_score():
    cards = [
        card("small_farm", 0),
        card("bank", 0),
        card("market", 0, residence=True),
        card("church", 0, prestige="cathedral"),
    ]
    state = table(
        seat(tokens=(1, 2, 0), gold=2, food=2, wood=1, stone=1, deniers=8), seat(), road=cards, castle=[0, 4, 7]
    )
    assert state.scores[0] == 10 + 19 + 2 + 1 + 2 == 34


@rule("MAG-EX13")
def test_a_mulligan_card_by_card():
    names = [str(action).split()[1] for action in started_deck()]
    state = GAME.start(2)
    do(state, "neutral park", *[f"deal {name}" for name in names[:3]], *[f"deal {name}" for name in names[:3]])
    do(state, "mulligan", "keep", *[f"deal {name}" for name in names[3:6]])
    mine = player(state, 0, 0)
    assert set(mine["discard"]) == set(names[:3])
    assert set(mine["hand"]) == set(names[3:6])
    assert set(mine["unseen"]) - set(mine["hand"]) == set(names[6:])


def started_deck():
    """The twelve cards in some order."""
    state = GAME.start(2)
    do(state, "neutral park")
    return reversed(state.legal_actions())


@rule("MAG-EX14")
def test_an_emptied_store():
    red, blue = 0, 1
    state = table(seat(), seat(deniers=9), road=[card("small_quarry", red, store=2)], mover=blue, first=blue)
    gained = []
    for turn in (1, 2, 3):
        before = [goods(state, s).get("stone", 0) for s in (red, blue)]
        while state.view(None)["turn"] == turn:
            phase, asked = state.view(None)["phase"], legal(state)
            if phase == "actions":
                do(state, "place 3" if state.to_move == blue and "place 3" in asked else "pass")
            else:
                do(state, {"provost": "provost 0", "effects": "use 1s", "castle": "offer 0"}[phase])
        gained.append([goods(state, s).get("stone", 0) - n for s, n in zip((red, blue), before, strict=True)])
    assert gained == [[1, 1], [1, 1], [0, 1]]
