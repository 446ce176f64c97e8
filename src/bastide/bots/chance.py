"""How the tree meets chance: outcomes by their exact weights, more of them the more often a node is visited."""

from math import sqrt

from bastide.bots.node import Node
from bastide.core.dealer import Dealer
from bastide.core.native import i64, vec
from bastide.core.state import CHANCE, State


def draw(node: Node, state: State, dealer: Dealer, hidden: bool) -> i64:
    """The place of an outcome: the one that is most behind its share, or where deals differ, one by lot."""
    codes = state.legal_codes()
    weights = state.chance_weights()
    node.mover = CHANCE
    i: i64
    if not hidden:
        if len(node.codes) == 0:
            for i in range(len(codes)):
                node.add(codes[i], 0.5)
        return most_behind(node, weights)
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


def most_behind(node: Node, weights: vec[i64]) -> i64:
    """The outcome whose visits fall furthest short of its weight, so that few visits already weigh exactly.

    Every chance node meets its outcomes in the same order: actions are compared on the same luck.
    """
    total: i64 = 0
    for weight in weights:
        total += weight
    visits = node.count + 1
    most: i64 = -1000000000000
    at: i64 = 0
    i: i64
    for i in range(len(weights)):
        short = weights[i] * visits - node.visits[i] * total
        if short > most:
            most = short
            at = i
    return at
