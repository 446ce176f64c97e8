"""Chapter 2: set-up."""

from itertools import permutations

import pytest

from bastide.core import CHANCE, State
from bastide.games.caylus import GAME
from bastide.testing import rule
from games.caylus.town import cubes, deniers, start, tile, view
from games.playing import do, legal


def draws(state: State) -> list[int]:
    """The number of outcomes of every draw of the set-up, taking the first outcome each time."""
    counts = []
    while state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        assert [weight for _, weight in outcomes] == [1] * len(outcomes)
        counts.append(len(outcomes))
        state.apply(outcomes[-1][0])
    return counts


@rule("CAY-2.1")
def test_neutral_tiles_lie_face_up_in_random_order() -> None:
    state = GAME.start(players=3)
    assert legal(state) == [
        "lay neutral_farm",
        "lay neutral_forest",
        "lay neutral_sawmill",
        "lay neutral_quarry",
        "lay neutral_marketplace",
        "lay neutral_carpenter",
    ]
    do(state, "lay neutral_quarry", "lay neutral_farm", "lay neutral_carpenter", "lay neutral_sawmill")
    do(state, "lay neutral_marketplace")
    laid = [tile(state, space) for space in range(1, 7)]
    assert [str(name).removeprefix("neutral_") for name in laid] == [
        "quarry",
        "farm",
        "carpenter",
        "sawmill",
        "marketplace",
        "forest",
    ]


@rule("CAY-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_tiles_are_available_whatever_the_number_of_players(players: int) -> None:
    stock = view(start(players=players))["stock"]
    assert len(stock) == 25
    assert sum(stock.values()) == 26


@rule("CAY-2.3")
def test_turn_order_is_drawn_independently_of_the_seats() -> None:
    orders = {tuple(view(start(players=3, seed=seed))["order"]) for seed in range(60)}
    assert orders == set(permutations(range(3)))


@rule("CAY-2.4", "CAY-14.1")
@pytest.mark.parametrize(("players", "first"), [(2, [5, 5]), (3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])])
def test_deniers_by_place_in_the_turn_order(players: int, first: list[int]) -> None:
    state = GAME.start(players=players)
    events = state.record_events()
    draws(state)
    assert [event.data["deniers"] for event in events if event.kind == "ordered"] == first
    order = view(state)["order"]
    assert [deniers(state, seat) for seat in order] == [n + 2 for n in first]  # with the first income


@rule("CAY-2.5")
def test_what_every_player_starts_with() -> None:
    state = start(players=5)
    for seat in range(5):
        assert cubes(state, seat) == {"wood": 1, "food": 2}
        assert state.scores[seat] == 0
        assert view(state)["players"][seat]["workers"] == 6
        assert set(view(state)["players"][seat]["markers"].values()) == {0}


@rule("CAY-2.6")
def test_bailiff_and_provost_start_on_space_6() -> None:
    state = start()
    assert (view(state)["bailiff"], view(state)["provost"]) == (6, 6)


@rule("CAY-2.7")
def test_castle_bridge_stables_and_inn_are_empty() -> None:
    shown = view(start())
    assert shown["bridge"] == []
    assert shown["castle_workers"] == [None] * 5
    assert shown["special"]["stables"] == [None] * 3
    assert shown["special"]["inn_left"] is None
    assert shown["special"]["inn_right"] is None
    assert [sum(section["houses"]) for section in shown["castle"]] == [0, 0, 0]
    assert [section["scored"] for section in shown["castle"]] == [False, False, False]


@rule("CAY-2.8")
def test_nothing_is_drawn_after_the_set_up() -> None:
    state = start(players=3, seed=4)
    while not state.over:
        assert state.to_move != CHANCE
        state.apply_code(state.legal_codes()[0])


@rule("CAY-2.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_set_up_draws_tiles_then_places(players: int) -> None:
    assert draws(GAME.start(players=players)) == [6, 5, 4, 3, 2, *range(players, 1, -1)]
