"""MAG-14 to MAG-17: player counts, what is not covered, invariants, decisions."""

import pytest

from bastide.core import CHANCE, BadOption, Dealer
from bastide.core.simulate import advance
from bastide.games.magna_carta import GAME
from bastide.games.magna_carta.components import CARD_NAMES, KINDS
from bastide.testing import rule
from games.magna_carta.table import card, goods, player, random_games, seat, started, table
from games.playing import do, legal, refused

COUNTS = {2: (2, 1, [5, 6, 7]), 3: (3, 2, [6, 7, 8]), 4: (4, 3, [7, 8, 9])}


@rule("MAG-14.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_depends_on_the_number_of_players_and_what_does_not(players):
    state = started(players)
    view = state.view(None)
    assert (len(view["road"]), view["provost"], view["castle"]) == COUNTS[players]
    for one in view["players"]:
        assert (len(one["unseen"]), one["hand_size"], one["workers"]) == (12, 3, 4)
        assert (one["deniers"], one["food"], one["wood"], one["stone"], one["gold"]) == (6, 2, 2, 0, 0)
    assert len(view["prestige"]) == 7
    nobody = table(
        *[seat(deniers=9)] * players, step="provost", at=0, road=[card("bank", 0), card("market", 0)], provost=3
    )
    assert legal(nobody)[0] == "provost -3"
    removal = table(*[seat()] * players, step="move")
    for _ in range(players):
        do(removal, "pass")
    do(removal, "provost 0")
    assert removal.view(None)["removed"] == 2


@rule("MAG-15.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players):
    with pytest.raises(BadOption, match=r"MAG-15\.1"):
        GAME.start(players)


@pytest.fixture(scope="module")
def games():
    """Random games as (view of a spectator, hands, inventory) before each step."""
    return [
        (state.view(None), [state.view(s)["players"][s]["hand"] for s in range(state.players)], dict(state.inventory()))
        for state, _ in random_games(18, seed=400)
    ]


@rule("MAG-16.1")
def test_every_card_is_in_one_place(games):
    for view, hands, counts in games:
        deck = 12 if view["variant"] == "standard" else 10
        for seat_number, one in enumerate(view["players"]):
            built = [c["card"] for c in view["road"] if c["owner"] == seat_number]
            held = hands[seat_number]
            assert len(held) == one["hand_size"]
            assert one["hand_size"] + one["deck_size"] + len(one["discard"]) + len(built) == deck
            assert sorted(one["unseen"] + one["discard"] + built) == sorted(
                name for name in CARD_NAMES[:KINDS] if deck == 12 or name not in ("lawyer", "church")
            )
            assert set(held) <= set(one["unseen"])
            assert counts[f"cards of seat {seat_number}"] == deck


@rule("MAG-16.2")
def test_four_workers_each_and_none_left_on_the_road_after_phase_4(games):
    for view, _, _ in games:
        for seat_number, one in enumerate(view["players"]):
            assert one["workers"] + [c["worker"] for c in view["road"]].count(seat_number) == 4
        if view["phase"] in ("castle", "over"):
            assert all(c["worker"] is None for c in view["road"])


@rule("MAG-16.3")
def test_castle_tokens_add_up(games):
    for view, _, _ in games:
        total = sum(view["castle"]) + view["removed"] + sum(sum(one["tokens"]) for one in view["players"])
        assert total == {2: 18, 3: 21, 4: 24}[len(view["players"])]


@rule("MAG-16.4")
def test_every_turn_takes_a_token_so_games_are_bounded(games):
    last = None
    for view, _, _ in games:
        left, turn = sum(view["castle"]), view["turn"]
        assert turn <= {2: 18, 3: 21, 4: 24}[len(view["players"])]
        if last is not None and turn > last[0] > 0 and view["step"] == "move":
            assert left < last[1]
        if last is None or turn != last[0]:
            last = (turn, left)


@rule("MAG-16.5")
def test_the_provost_is_on_the_road_which_never_shrinks(games):
    length = 0
    for view, _, _ in games:
        if view["provost"] is not None:
            assert 0 <= view["provost"] < len(view["road"])
        assert len(view["road"]) >= length or view["step"] == "neutral_card"
        length = len(view["road"])


@rule("MAG-16.6")
def test_no_count_is_ever_negative_or_broken(games):
    for view, _, _ in games:
        for one in view["players"]:
            counts = [one[good] for good in ("deniers", "food", "wood", "stone", "gold")]
            assert all(isinstance(n, int) and n >= 0 for n in counts)
        assert all(0 <= c["store"] <= (2 if len(view["players"]) == 2 else 4) for c in view["road"])


@rule("MAG-16.7")
def test_residences_and_prestige_buildings_match(games):
    for view, _, _ in games:
        if view["variant"] == "beginner":
            continue
        homes = [c for c in view["road"] if c["side"] == "residence"]
        assert all(c["card"] != "lawyer" for c in homes)
        assert all(sum(c["owner"] == s for c in homes) <= 11 for s in range(len(view["players"])))
        assert sum(c["prestige"] is not None for c in homes) == sum(len(one["prestige"]) for one in view["players"])
        assert sum(c["prestige"] is not None for c in homes) + len(view["prestige"]) == 7


@rule("MAG-17.1")
def test_single_choices_are_taken_but_passing_is_left_to_the_player():
    poor = table(seat(), seat())
    assert legal(poor) == ["pass"]
    events = do(poor, "pass", "pass")
    assert poor.view(None)["step"] == "provost", "the denier of the first to pass can move the provost"
    events = do(poor, "provost 0")
    assert [(e.kind, e.seat) for e in events[:4]] == [
        ("provost_stays", 0),
        ("provost_stays", 1),
        ("no_offer", 0),
        ("no_offer", 1),
    ]
    for state, _ in random_games(6):
        if state.view(None)["step"] not in ("move", "mulligan") and state.to_move != CHANCE:
            assert len(legal(state)) > 1


def test_goods_and_players_of_the_builder_are_what_was_asked_for():
    state = table(seat(deniers=3, gold=1), seat(food=2))
    assert (goods(state, 0), goods(state, 1), player(state, 0)["workers"]) == (
        {"deniers": 3, "gold": 1},
        {"food": 2},
        4,
    )
    assert refused(state, "pass") == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_inventory_notices_a_lost_neutral_card(players):
    state = GAME.start(players)
    assert state.inventory()["neutral cards"] == players  # one for each is laid, the Peddler last (MAG-2.2)
    advance(state, Dealer(1), 30)
    assert state.inventory()["neutral cards"] == players
    state.road[0] = state.road[1]
    assert state.inventory()["neutral cards"] == players - 1
