"""Chapter 9: trade."""

import pytest

from bastide.core import State
from bastide.testing import rule
from games.caylus.town import BLUE, GREEN, ORANGE, RED, clauses, cubes, deniers, offered, prestige, step, town
from games.playing import do, legal, refused

CASTLE = {"castle_1": BLUE}


def at(name: str, own: dict[str, int], user: int = RED) -> State:
    """The user's worker, Red's unless told, works at Green's building."""
    printed = {"neutral_marketplace": 5, "fixed_peddler": 7}
    where = printed.get(name, 9)
    build = {} if name in printed else {9: (name, GREEN)}
    spots = {str(where): user, **CASTLE}
    return town(phase="buildings", own={user: own}, build=build, workers=spots, provost=9)


@rule("CAY-9.17")
@pytest.mark.parametrize(("name", "price"), [("neutral_marketplace", 4), ("wood_marketplace", 6)])
def test_a_marketplace_buys_one_cube_of_any_kind(name: str, price: int) -> None:
    state = at(name, {"food": 2, "gold": 1})
    assert legal(state) == ["exchange 1", "decline"]
    do(state, "exchange 1")
    assert legal(state) == ["pay food", "pay gold"]
    do(state, "pay gold")
    assert (deniers(state, RED), cubes(state, RED)) == (price, {"food": 2})
    assert step(state) == "castle"
    food = at(name, {"food": 2, "gold": 1})
    events = do(food, "exchange 1", "pay food")
    assert (deniers(food, RED), cubes(food, RED)) == (price, {"food": 1, "gold": 1})
    assert clauses(events, "paid") == clauses(events, "gained") == ["CAY-9.17"]
    only_gold = at(name, {"gold": 1}, user=ORANGE)
    do(only_gold, "exchange 1")
    assert (deniers(only_gold, ORANGE), cubes(only_gold, ORANGE)) == (price, {})
    assert step(at(name, {"deniers": 3}, user=ORANGE)) == "castle"  # nothing to sell
    forced = at(name, {"food": 2})
    do(forced, "exchange 1")
    assert (deniers(forced, RED), cubes(forced, RED)) == (price, {"food": 1})


@rule("CAY-9.17")
def test_peddlers_sell_cubes_that_are_not_gold() -> None:
    fixed = at("fixed_peddler", {"deniers": 9})
    assert legal(fixed) == ["exchange 1", "decline"]
    events = do(fixed, "exchange 1", "take stone")
    assert clauses(events, "paid") == clauses(events, "gained") == ["CAY-9.17"]
    assert (deniers(fixed, RED), cubes(fixed, RED)) == (7, {"stone": 1})
    wooden = at("wood_peddler", {"deniers": 9})
    two = wooden.copy()
    do(wooden, "exchange 1", "take cloth")
    assert (deniers(wooden, RED), cubes(wooden, RED)) == (8, {"cloth": 1})
    do(two, "exchange 2", "take wood+cloth")
    assert (deniers(two, RED), cubes(two, RED)) == (7, {"wood": 1, "cloth": 1})
    assert legal(at("wood_peddler", {"deniers": 1})) == ["exchange 1", "decline"]


EXCHANGES = [
    ("church", {"deniers": 2}, {"deniers": 4}, 3, 5, 0, 0),
    ("tailor", {"cloth": 2}, {"cloth": 3}, 4, 6, 0, 0),
    ("bank", {"deniers": 2}, {"deniers": 5}, 0, 0, 1, 2),
    ("alchemist", {"food": 2}, {"food": 4}, 0, 0, 1, 2),
]


@rule("CAY-9.18")
@pytest.mark.parametrize(("name", "low", "high", "points", "more", "gold", "golds"), EXCHANGES)
def test_one_of_two_exchanges_once(
    name: str, low: dict[str, int], high: dict[str, int], points: int, more: int, gold: int, golds: int
) -> None:
    first = at(name, low)
    assert legal(first) == ["exchange 1", "decline"]
    do(first, "exchange 1")
    assert (prestige(first, RED), cubes(first, RED).get("gold", 0)) == (points, gold)
    second = at(name, high)
    assert legal(second) == ["exchange 1", "exchange 2", "decline"]
    do(second, "exchange 2")
    assert (prestige(second, RED), cubes(second, RED).get("gold", 0)) == (more, golds)
    assert deniers(second, RED) == 0
    assert not set(cubes(second, RED)) & {"food", "cloth"}
    assert step(second) == "castle"


@rule("CAY-9.19")
def test_the_alchemist_takes_any_mixture_without_gold() -> None:
    assert step(at("alchemist", {"gold": 5, "food": 1})) == "castle"  # gold does not help
    state = at("alchemist", {"food": 1, "wood": 2, "stone": 1, "cloth": 1, "gold": 1})
    do(state, "exchange 2")
    assert offered(state, "pay") == [
        "food+wood+wood+stone",
        "food+wood+wood+cloth",
        "food+wood+stone+cloth",
        "wood+wood+stone+cloth",
    ]
    assert refused(state, "pay gold") == ("CAY-9.19",)
    do(state, "pay wood+wood+stone+cloth")
    assert cubes(state, RED) == {"food": 1, "gold": 3}
    two = at("alchemist", {"food": 1, "cloth": 2})
    do(two, "exchange 1")
    assert offered(two, "pay") == ["food+cloth", "cloth+cloth"]
