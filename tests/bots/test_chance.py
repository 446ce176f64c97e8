"""The tree meets chance as often as it comes, and compares actions on the same luck."""

import bastide
from bastide.bots.chance import Luck, draw
from bastide.bots.node import Node
from bastide.core import CHANCE, Dealer

FIRST_DRAW = bastide.load("carcassonne").start(players=2, start_player=0)
assert FIRST_DRAW.to_move == CHANCE
WEIGHTS = [int(weight) for weight in FIRST_DRAW.chance_weights()]


def met(luck: Luck, visits: int) -> list[int]:
    """The places of the outcomes that a chance node meets in its first visits."""
    node = Node(CHANCE)
    found = []
    for _ in range(visits):
        luck.begin()
        at = int(draw(node, FIRST_DRAW, Dealer(1), luck, False))
        node.visits[at] += 1
        node.count += 1
        found.append(at)
    return found


def test_two_visits_meet_every_outcome_as_often_as_it_comes() -> None:
    heavy = WEIGHTS.index(max(WEIGHTS))
    rare = WEIGHTS.index(min(WEIGHTS))
    total = sum(WEIGHTS)
    luck = [met(Luck(Dealer(seed)), 2) for seed in range(3000)]
    for place in (heavy, rare):
        share = sum(places.count(place) for places in luck) / 6000
        assert abs(share - WEIGHTS[place] / total) < 0.012


def test_many_visits_weigh_nearly_exactly() -> None:
    found = met(Luck(Dealer(5)), 710)
    total = sum(WEIGHTS)
    for place, weight in enumerate(WEIGHTS):
        assert abs(found.count(place) - 710 * weight / total) <= 4


def test_siblings_meet_the_same_luck() -> None:
    luck = Luck(Dealer(9))
    assert met(luck, 12) == met(luck, 12)
    assert met(luck, 12) != met(Luck(Dealer(10)), 12)


def test_later_draws_do_not_repeat_the_first() -> None:
    luck = Luck(Dealer(3))
    luck.begin()
    assert luck.next(0) != luck.next(0)
