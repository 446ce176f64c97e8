"""Monte Carlo tree search for any game: the one search behind the strong bots.

The tree is *open loop*: a node stands for what has been decided and drawn since the root, not for a position, so that
one tree serves many deals of the hidden cards. Every iteration

- imagines a fresh deal where seats know different things (`determinize`), else copies the root;
- goes down: seats choose by promise and curiosity (PUCT), chance by its exact weights; a chance node meets its outcomes
  one by one as it is visited more often (progressive widening), the likeliest first;
- at a new node plays on, to the end of the turn with the moves that promise most, or for a few likely decisions, and
  asks the game's counsel what the position is worth then;
- carries every seat's reward, a squashed lead in points, back up.

What an action promises before it is tried is the counsel's estimate one step ahead.
"""

from math import sqrt
from typing import Final

from bastide.bots.clock import now
from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, NOBODY, State

MOST_DEPTH: Final = 400
SHARP: Final = 12.0
"""How much more often an action is considered that promises more: its prior grows with exp(SHARP * promise)."""
TRUST: Final = 2.0
"""How many visits the promise of an action counts for."""


class Node:
    """What is known of the choices after some sequence of actions and draws."""

    def __init__(self, mover: i64) -> None:
        self.mover = mover
        self.count: i64 = 0
        self.expanded: bool = False
        self.codes: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # rewards of the mover
        self.points: vec[float] = vec[float]()  # estimated final points of the mover
        self.promise: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def find(self, code: i64) -> i64:
        """The place of an action in the lists, or -1."""
        i: i64 = 0
        for known in self.codes:
            if known == code:
                return i
            i += 1
        return -1

    def add(self, code: i64, promise: float) -> i64:
        """One more action and what it promises the mover; returns its place."""
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.points = append(self.points, 0.0)
        self.promise = append(self.promise, promise)
        self.prior = append(self.prior, 0.0)
        self.children.append(None)
        return len(self.codes) - 1

    def set_priors(self) -> None:
        """Turn promises into shares of attention: most goes to what promises most, some to everything."""
        n: i64 = len(self.codes)
        best: float = 0.0
        i: i64
        for i in range(n):
            if self.promise[i] > best:
                best = self.promise[i]
        total: float = 0.0
        for i in range(n):
            # A power series is enough here and cheaper than exp: 1 / (1 + x)^2 falls off the same way.
            x: float = (best - self.promise[i]) * SHARP
            share: float = 1.0 / ((1.0 + x) * (1.0 + x))
            self.prior[i] = share
            total += share
        for i in range(n):
            self.prior[i] = 0.9 * self.prior[i] / total + 0.1 / float(n)

    def value(self, i: i64) -> float:
        """The mean reward of an action, its promise counted in."""
        return (self.total[i] + TRUST * self.promise[i]) / (float(self.visits[i]) + TRUST)


class Tree:
    """A search from one position, for the seat to move there."""

    def __init__(
        self, counsel: Counsel, root: State, dealer: Dealer, curiosity: float, horizon: i64, look_ahead: bool = True
    ) -> None:
        self.counsel = counsel
        self.state = root
        self.seat = root.to_move
        self.dealer = dealer
        self.curiosity = curiosity
        self.horizon = horizon
        self.look_ahead = look_ahead
        self.iterations: i64 = 0
        self.root = Node(root.to_move)
        self.stamp: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * root.game.actions.size)
        self.path: list[Node] = []
        self.taken: vec[i64] = vec[i64]([0] * MOST_DEPTH)

    # Running

    def run(self, seconds: float, iterations: i64) -> None:
        """Search until the time or the number of iterations is used up."""
        end = now() + seconds
        self._expand(self.root, self.state)
        n: i64 = 0
        while n < iterations:
            self.iterate()
            n += 1
            if now() >= end:
                return

    def move_on(self, state: State, code: i64) -> bool:
        """Go on from the position after an action, keeping what is known about it; False when nothing is."""
        at = self.root.find(code)
        child = self.root.children[at] if at >= 0 else None
        if child is None or child.mover != state.to_move or state.to_move < 0:
            return False
        self.root = child
        self.state = state
        self.iterations = child.count
        self.seat = state.to_move
        return True

    def iterate(self) -> None:
        """One way down and back up."""
        counsel = self.counsel
        state = self.state.determinize(int(self.seat), self.dealer) if counsel.hidden else self.state.copy()
        node = self.root
        self.path = []
        depth: i64 = 0
        while True:
            mover = state.to_move
            if mover == NOBODY or depth == MOST_DEPTH:
                break
            if mover == CHANCE:
                at = self._draw(node, state)
            else:
                if node.count == 0 and depth > 0:
                    node.mover = mover
                    break
                at = self._choose(node, state)
            self.path.append(node)
            self.taken[depth] = at
            depth += 1
            state.apply_code(node.codes[at])
            child = node.children[at]
            if child is None:
                child = Node(state.to_move)
                node.children[at] = child
            node = child
        node.count += 1
        self.iterations += 1
        if counsel.to_turn_end:
            self._play_to_turn_end(state)
        elif self.horizon > 0:
            self._play_on(state)
        self._add_to_path(state)

    def _add_to_path(self, state: State) -> None:
        """Add the rewards of a playout to all that led to it."""
        rewards = self.counsel.rewards(state)
        own = self.seat
        points = float(state.score(own)) if state.to_move == NOBODY else self.counsel.estimates(state)[own]
        i: i64 = 0
        for step in self.path:
            at = self.taken[i]
            step.count += 1
            step.visits[at] = step.visits[at] + 1
            if step.mover >= 0:
                step.total[at] = step.total[at] + rewards[step.mover]
                if step.mover == own:
                    step.points[at] = step.points[at] + points
            i += 1

    def _play_on(self, state: State) -> None:
        """A playout: a few likely decisions."""
        left = self.horizon
        while left > 0 and state.to_move != NOBODY:
            if state.to_move == CHANCE:
                state.apply_code(self.dealer.draw_code(state))
            else:
                state.apply_code(self.counsel.likely(state, state.legal_codes(), self.dealer))
                left -= 1
        while state.to_move == CHANCE:
            state.apply_code(self.dealer.draw_code(state))

    def _play_to_turn_end(self, state: State) -> None:
        """A playout to the end of the turn, where positions can be compared: everybody does what promises most."""
        turn = self.counsel.turn_of(state)
        left: i64 = MOST_DEPTH
        while left > 0 and state.to_move != NOBODY and self.counsel.turn_of(state) == turn:
            if state.to_move == CHANCE:
                state.apply_code(self.dealer.draw_code(state))
            else:
                state.apply_code(self._most_promising(state))
            left -= 1

    def _most_promising(self, state: State) -> i64:
        """The action with the best lead one step ahead."""
        codes = state.legal_codes()
        if len(codes) == 1:
            return codes[0]
        mover = state.to_move
        best: float = -1000000.0
        chosen = codes[0]
        for code in codes:
            twin = state.copy()
            twin.apply_code(code)
            value = self.counsel.margin(twin, mover)
            if value > best:
                best = value
                chosen = code
        return chosen

    # Chance

    def _draw(self, node: Node, state: State) -> i64:
        """An outcome by the exact weights: the one that is most behind its share, or where deals differ, by lot."""
        codes = state.legal_codes()
        weights = state.chance_weights()
        node.mover = CHANCE
        i: i64
        if not self.counsel.hidden:
            if len(node.codes) == 0:
                for i in range(len(codes)):
                    node.add(codes[i], 0.5)
            return self._most_behind(node, weights)
        at = node.find(codes[self._pick(weights)])
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
                return node.find(codes[self._pick(weights)])
            weights = state.chance_weights()
        return node.add(codes[self._pick(weights)], 0.5)

    def _most_behind(self, node: Node, weights: vec[i64]) -> i64:
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

    def _pick(self, weights: vec[i64]) -> i64:
        total: i64 = 0
        for weight in weights:
            total += weight
        rest = self.dealer.below(total)
        i: i64 = 0
        while rest >= weights[i]:
            rest -= weights[i]
            i += 1
        return i

    # Decisions

    def _choose(self, node: Node, state: State) -> i64:
        if not node.expanded:
            self._expand(node, state)
        elif self.counsel.hidden:
            self._add_unknown(node, state)
        best: float = -1.0
        at: i64 = 0
        eager = self.curiosity * sqrt(float(node.count) + 1.0)
        every = not self.counsel.hidden
        i: i64
        for i in range(len(node.codes)):
            if every or self.marks[node.codes[i]] == self.stamp:
                visits = float(node.visits[i])
                value = (node.total[i] + TRUST * node.promise[i]) / (visits + TRUST)
                value += eager * node.prior[i] / (1.0 + visits)
                if value > best:
                    best = value
                    at = i
        return at

    def _expand(self, node: Node, state: State) -> None:
        """Find the actions of a node and what each promises."""
        if node.expanded:
            return
        node.expanded = True
        node.mover = state.to_move
        self._add_unknown(node, state)

    def _add_unknown(self, node: Node, state: State) -> None:
        """Mark the actions that are legal in this deal, and add those the node has not met before."""
        codes = state.legal_codes()
        self.stamp += 1
        for code in codes:
            self.marks[code] = self.stamp
        known: i64 = 0
        i: i64
        for i in range(len(node.codes)):
            if self.marks[node.codes[i]] == self.stamp:
                known += 1
        if known == len(codes):
            return
        for code in codes:
            if known == 0 or node.find(code) < 0:
                node.add(code, self._promise(state, code, len(codes)))
        node.set_priors()

    def _promise(self, state: State, code: i64, count: i64) -> float:
        """What the counsel says one step ahead."""
        if not self.look_ahead or count == 1:
            return 0.5
        mover = state.to_move
        twin = state.copy()
        twin.apply_code(code)
        return self.counsel.rewards(twin)[mover]

    # The answer

    def best(self) -> i64:
        """The code of the action tried most often; of equal ones, that of the highest value."""
        root = self.root
        at: i64 = 0
        i: i64
        for i in range(1, len(root.codes)):
            if root.visits[i] > root.visits[at] or (
                root.visits[i] == root.visits[at] and root.value(i) > root.value(at)
            ):
                at = i
        return root.codes[at]

    def report(self) -> list[tuple[int, int, float, float]]:
        """For every action of the root: its code, visits, sum of rewards, and sum of estimated points."""
        root = self.root
        return [
            (int(root.codes[i]), int(root.visits[i]), float(root.total[i]), float(root.points[i]))
            for i in range(len(root.codes))
        ]

    def values(self) -> list[tuple[int, float, int]]:
        """For every action of the root: its code, its value, and its visits."""
        root = self.root
        return [(int(root.codes[i]), float(root.value(i)), int(root.visits[i])) for i in range(len(root.codes))]
