"""Many search trees advanced together, with their leaves evaluated in batches: the compiled part of
`bastide.envs.search`.

Every tree goes down once from its root to a decision it has not met before, choosing by the prior and the mean reward
of each action (PUCT) and meeting chance by its exact weights. Where seats know different things, each way down begins
with a fresh deal of what the searching seat cannot know, so that a node stands for what was done and drawn, not for a
position. The leaves of all trees are then evaluated at once, from outside.
"""

from math import sqrt
from typing import Final

from librt.strings import BytesWriter, read_f32_le, write_f32_le, write_i64_le

from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, NOBODY, State
from bastide.core.tried import Tried
from bastide.envs.stepping import WIN, Indices, Observe, final_rewards

MOST_DEPTH: Final = 400


class Choice(Tried):
    """What is known after some sequence of actions and draws: the actions there, and what came of each."""

    def __init__(self) -> None:
        super().__init__()
        self.expanded: bool = False
        self.prior: vec[float] = vec[float]()
        self.following: list[Choice | None] = []

    def add(self, code: i64, prior: float) -> i64:
        """One more action; returns its place."""
        self.prior = append(self.prior, prior)
        self.following.append(None)
        return self.enter(code)


class Marks:
    """Which codes are legal in the position at hand; shared by all trees of a forest."""

    def __init__(self, size: int) -> None:
        self.stamp: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * size)

    def mark(self, codes: vec[i64]) -> None:
        self.stamp += 1
        for code in codes:
            self.marks[code] = self.stamp


class Tree:
    """A search from one position, for the seat to move there."""

    def __init__(self, state: State, dealer: Dealer, hidden: bool, curiosity: float, marks: Marks) -> None:
        self.state = state
        self.seat: i64 = state.to_move
        self.dealer = dealer
        self.hidden = hidden
        self.curiosity = curiosity
        self.marks = marks
        self.root = Choice()
        self.simulations: i64 = 0
        self.leaf: State = state
        self.leaf_node: Choice = self.root
        self.path: list[Choice] = []
        self.movers: vec[i64] = vec[i64]([0] * MOST_DEPTH)
        self.taken: vec[i64] = vec[i64]([0] * MOST_DEPTH)

    def descend(self) -> bool:
        """Go down once. True when a leaf waits to be evaluated; what the end of a game brought is added at once."""
        state = self.state.determinize(int(self.seat), self.dealer) if self.hidden else self.state.copy()
        node = self.root
        self.path = []
        depth: i64 = 0
        while state.to_move != NOBODY and depth < MOST_DEPTH:
            if state.to_move == CHANCE:
                at = self._draw(node, state)
            elif not node.expanded:
                self.leaf = state
                self.leaf_node = node
                return True
            else:
                at = self._choose(node, state)
            self.path.append(node)
            self.movers[depth] = state.to_move
            self.taken[depth] = at
            depth += 1
            state.apply_code(node.codes[at])
            following = node.following[at]
            if following is None:
                following = Choice()
                node.following[at] = following
            node = following
        rewards = vec[float]([0.0] * int(state.players))
        if state.to_move == NOBODY:
            rewards = vec[float](final_rewards(state, WIN))
        self._add(rewards)
        return False

    def _draw(self, node: Choice, state: State) -> i64:
        code = self.dealer.draw_code(state)
        at = node.find(code)
        return at if at >= 0 else node.add(code, 0.0)

    def _choose(self, node: Choice, state: State) -> i64:
        if self.hidden:
            self._meet(node, state)
        eager = self.curiosity * sqrt(float(node.count) + 1.0)
        best: float = -1000000.0
        at: i64 = 0
        i: i64
        for i in range(len(node.codes)):
            if self.hidden and self.marks.marks[node.codes[i]] != self.marks.stamp:
                continue
            visits = node.visits[i]
            value = node.total[i] / float(visits) if visits else 0.0
            value += eager * node.prior[i] / (1.0 + float(visits))
            if value > best:
                best = value
                at = i
        return at

    def _meet(self, node: Choice, state: State) -> None:
        """Mark what is legal in this deal; an action that earlier deals did not have gets an even prior."""
        codes = state.legal_codes()
        self.marks.mark(codes)
        known: i64 = 0
        for code in node.codes:
            if self.marks.marks[code] == self.marks.stamp:
                known += 1
        if known == len(codes):
            return
        for code in codes:
            if node.find(code) < 0:
                node.add(code, 1.0 / float(len(codes)))

    def expand(self, codes: vec[i64], priors: vec[float]) -> None:
        """Give the leaf its actions; the priors are made to add up to 1."""
        node = self.leaf_node
        node.expanded = True
        total: float = 0.0
        for prior in priors:
            total += prior
        i: i64
        for i in range(len(codes)):
            node.add(codes[i], priors[i] / total if total > 0.0 else 1.0 / float(len(codes)))

    def add(self, rewards: vec[float]) -> None:
        """Add what the leaf promises every seat to all that led to it."""
        self._add(rewards)

    def _add(self, rewards: vec[float]) -> None:
        self.simulations += 1
        i: i64 = 0
        for node in self.path:
            at = self.taken[i]
            node.count += 1
            node.visits[at] = node.visits[at] + 1
            if self.movers[i] >= 0:
                node.total[at] = node.total[at] + rewards[self.movers[i]]
            i += 1

    def mix(self, noise: list[float], share: float) -> None:
        """Mix noise into the priors of the root."""
        i: i64 = 0
        for each in noise:
            self.root.prior[i] = (1.0 - share) * self.root.prior[i] + share * each
            i += 1

    def choices(self) -> int:
        """How many actions the root has."""
        return len(self.root.codes)


class Forest:
    """Trees that are advanced together. `collect` goes down once in each and writes the leaves; `settle` takes what an
    evaluator said of them."""

    def __init__(self, trees: list[Tree], observe: Observe, indices: Indices) -> None:
        self.trees = trees
        self.observe = observe
        self.indices = indices
        self.waiting: list[Tree] = []
        self.codes: list[vec[i64]] = []
        self.observations: bytes = b""
        self.seats: bytes = b""
        self.legal: bytes = b""
        """Pairs of a leaf and an index, as 64-bit numbers."""
        self.out: BytesWriter = BytesWriter()

    def collect(self) -> int:
        """Go down once in every tree; returns how many leaves wait."""
        self.waiting = []
        self.codes = []
        seats = BytesWriter()
        legal = BytesWriter()
        out = self.out
        out.truncate(0)
        leaf: i64 = 0
        for tree in self.trees:
            if not tree.descend():
                continue
            codes = self._within(tree.leaf.legal_codes())
            self.waiting.append(tree)
            self.codes.append(codes)
            self.observe(tree.leaf, int(tree.leaf.to_move), out)
            write_i64_le(seats, tree.leaf.to_move)
            for code in codes:
                write_i64_le(legal, leaf)
                write_i64_le(legal, self.indices.index_of[code])
            leaf += 1
        self.observations = out.getvalue()
        self.seats = seats.getvalue()
        self.legal = legal.getvalue()
        return int(leaf)

    def _within(self, codes: vec[i64]) -> vec[i64]:
        """The codes within the bounds of the action space; where there are none, all of them share an index of -1."""
        if self.indices.whole:
            return codes
        within = vec[i64](capacity=64)
        for code in codes:
            if self.indices.index_of[code] >= 0:
                within = append(within, code)
        return within if len(within) else codes

    def settle(self, values: bytes, priors: bytes) -> None:
        """Take the rewards of every seat at each leaf and a prior for every legal action there, as 32-bit floats."""
        value: i64 = 0
        prior: i64 = 0
        leaf: i64 = 0
        for tree in self.waiting:
            codes = self.codes[leaf]
            weights = vec[float](capacity=len(codes))
            for _ in codes:
                weights = append(weights, read_f32_le(priors, 4 * prior))
                prior += 1
            tree.expand(codes, weights)
            rewards = vec[float](capacity=8)
            for _ in range(tree.leaf.players):
                rewards = append(rewards, read_f32_le(values, 4 * value))
                value += 1
            tree.add(rewards)
            leaf += 1

    def leaves(self) -> list[State]:
        """The positions that wait, for evaluators in plain Python."""
        return [tree.leaf for tree in self.waiting]

    def roots(self) -> tuple[bytes, bytes]:
        """Of every action of every root: triples of the tree, the index and its visits, as 64-bit numbers; and its
        prior and mean reward, as 32-bit floats."""
        counts = BytesWriter()
        worths = BytesWriter()
        number: i64 = 0
        i: i64
        for tree in self.trees:
            root = tree.root
            for i in range(len(root.codes)):
                write_i64_le(counts, number)
                write_i64_le(counts, self.indices.index_of[root.codes[i]])
                write_i64_le(counts, root.visits[i])
                write_f32_le(worths, root.prior[i])
                write_f32_le(worths, root.total[i] / float(root.visits[i]) if root.visits[i] else 0.0)
            number += 1
        return counts.getvalue(), worths.getvalue()


def write_afterstates(
    states: list[State], observe: Observe, indices: Indices, reward: int
) -> tuple[bytes, bytes, bytes, bytes]:
    """The position after every legal action of every state, before chance goes on.

    Returns pairs of a state and an index as 64-bit numbers, who decides then, what the seat that acted knows then, and
    what every seat has earned where the game is over, as 32-bit floats.
    """
    pairs = BytesWriter()
    movers = BytesWriter()
    out = BytesWriter()
    earned = BytesWriter()
    number: i64 = 0
    for state in states:
        mover = int(state.to_move)
        for code in state.legal_codes():
            index = indices.index_of[code]
            if index < 0:
                continue
            after = state.copy()
            after.apply_code(code)
            write_i64_le(pairs, number)
            write_i64_le(pairs, index)
            write_i64_le(movers, after.to_move)
            observe(after, mover, out)
            if after.to_move == NOBODY:
                for each in final_rewards(after, reward):
                    write_f32_le(earned, each)
            else:
                for _ in range(after.players):
                    write_f32_le(earned, 0.0)
        number += 1
    return pairs.getvalue(), movers.getvalue(), out.getvalue(), earned.getvalue()
