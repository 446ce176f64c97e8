"""MAG-1: what is in the box."""

from bastide.games.magna_carta.components import CARDS, COSTS, DATA, KINDS, NEUTRALS, PRESTIGE
from bastide.testing import rule
from games.magna_carta.table import card, goods, player, seat, started, table
from games.playing import do


@rule("MAG-1.1")
def test_63_cards():
    assert (KINDS, NEUTRALS, len(PRESTIGE)) == (12, 5, 7)
    first_player_bridge_and_castle = 3
    assert len(DATA["colours"]) * KINDS + NEUTRALS + len(PRESTIGE) + first_player_bridge_and_castle == 63


@rule("MAG-1.2")
def test_everybody_has_four_workers_one_place_on_the_bridge_and_there_is_one_provost():
    state = started(4)
    assert [player(state, s)["workers"] for s in range(4)] == [4, 4, 4, 4]
    assert isinstance(state.view(None)["provost"], int)
    for _ in range(3):
        do(state, "pass")
    assert len(set(state.view(None)["bridge"])) == 3


@rule("MAG-1.3")
def test_four_resources_and_deniers():
    assert DATA["resources"] == ["food", "wood", "stone", "gold"]
    state = table(seat(deniers=1), seat(), road=[card("bank", 0)])
    do(state, "place 3")
    assert goods(state, 0) == {}


@rule("MAG-1.4")
def test_24_castle_tokens_worth_70():
    stacks, values = DATA["by_players"]["4"]["castle"], DATA["castle"]["values"]
    assert (stacks, values) == ([7, 8, 9], [4, 3, 2])
    assert sum(n * value for n, value in zip(stacks, values, strict=True)) == 70


@rule("MAG-1.5")
def test_the_stock_never_runs_out():
    rich = {"deniers": 56, "food": 100, "wood": 100, "stone": 100}
    state = table(
        seat(**rich), seat(**rich), neutral=[card("trading_post", worker=0), card("neutral_peddler", worker=1)]
    )
    do(state, "pass", "pass", "provost 0", "provost 0", "use 2d", "use 1d>1f")
    assert goods(state, 0) == {**rich, "deniers": 59}
    assert goods(state, 1) == {**rich, "food": 101, "deniers": 55}


@rule("MAG-1.6")
def test_the_decks_are_identical_and_a_hidden_card_tells_only_its_owner():
    state = started(4)
    spectator = state.view(None)["players"]
    names = [one.name for one in CARDS[:KINDS]]
    assert all(sorted(one["unseen"]) == sorted(names) for one in spectator)
    assert [one["colour"] for one in spectator] == ["red", "blue", "green", "orange"]
    assert all(one["hand"] is None and one["hand_size"] == 3 for one in spectator)


def test_the_costs_and_points_of_the_cards_add_up():
    """The check sums of MAG-9."""
    deck = COSTS[:KINDS]
    assert {good: sum(cost.get(good, 0) for cost in deck) for good in ("food", "wood", "stone", "any")} == {
        "food": 8,
        "wood": 8,
        "stone": 12,
        "any": 2,
    }
    assert sum(one.points for one in CARDS[:KINDS]) == 23
    assert sum(one.points for one in PRESTIGE) == 62
    assert sum(cost["gold"] for cost in COSTS[KINDS : KINDS + 7]) == 12
