"""How the tree meets chance: outcomes by their exact weights, more of them the more often a node is visited.

Systematic sampling from a random start: the places of a draw, seen as a line as long as their weights, are walked
through in steps of the golden section, so that few visits already spread evenly. Where it begins is drawn once for
a tree, and all actions that are compared meet the same luck.
"""

from math import floor, sqrt
from typing import Final

from bastide.bots.node import Node
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, State

GOLDEN: Final = 0.6180339887498949
PLASTIC: Final = 0.7548776662466927
FINE: Final = 1000000000


class Luck:
    """The luck of a tree: where the draws of an iteration, one after the other, fall between 0 and 1."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.starts: vec[float] = vec[float]()
        self.drawn: i64 = 0
        self.before: float = 0.0

    def begin(self) -> None:
        """A new iteration."""
        self.drawn = 0
        self.before = 0.0

    def next(self, visits: i64) -> float:
        """Where the next draw of the iteration falls, at a node with this many visits."""
        if self.drawn == len(self.starts):
            self.starts = append(self.starts, float(self.dealer.below(FINE)) / FINE)
        at = self.starts[self.drawn] + GOLDEN * float(visits) + self.before
        self.drawn += 1
        self.before += PLASTIC * float(visits)
        return at - floor(at)


def draw(node: Node, state: State, dealer: Dealer, luck: Luck, hidden: bool) -> i64:
    """The place of an outcome: by the luck of the tree, or where deals differ, at random."""
    codes = state.legal_codes()
    weights = state.chance_weights()
    node.mover = CHANCE
    i: i64
    if not hidden:
        if len(node.codes) == 0:
            for i in range(len(codes)):
                node.add(codes[i], 0.5)
        return place_at(luck.next(node.count), weights)
    at = node.find(codes[dealer.pick(weights)])
    if at >= 0:
        return at
    room: i64 = 2 + i64(sqrt(float(node.count)) * 1.5)
    if len(node.codes) >= room:
        known: i64 = 0
        for i in range(len(codes)):
            if node.find(codes[i]) < 0:
                weights[i] = 0
            known += weights[i]
        if known > 0:
            return node.find(codes[dealer.pick(weights)])
        weights = state.chance_weights()
    return node.add(codes[dealer.pick(weights)], 0.5)


def place_at(part: float, weights: vec[i64]) -> i64:
    """The outcome at this part, from 0 to 1, of the line of all weights."""
    total: i64 = 0
    for weight in weights:
        total += weight
    rest = part * float(total)
    last: i64 = len(weights) - 1
    i: i64
    for i in range(last):
        rest -= float(weights[i])
        if rest < 0.0:
            return i
    return last
