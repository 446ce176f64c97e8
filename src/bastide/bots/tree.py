"""Monte Carlo tree search for any game: the one search behind the strong bots.

The tree is *open loop*: a node stands for what has been decided and drawn since the root, not for a position, so that
one tree serves many deals of the hidden cards. Every iteration

- imagines a fresh deal where seats know different things (`determinize`), else copies the root;
- goes down: seats choose by promise and curiosity (PUCT), chance by its exact weights, in which all actions
  meet the same luck; where deals differ a chance node gets more outcomes as it is visited more often (progressive
  widening);
- at a new node plays on with the moves that promise most to the end of a turn, as far as the game's counsel wants, and
  asks it what the position is worth then;
- carries every seat's reward, a squashed lead in points, back up.

What an action promises before it is tried is the counsel's estimate one step ahead.
"""

from math import sqrt
from typing import Final

from bastide.bots.chance import Luck, draw
from bastide.bots.clock import now
from bastide.bots.node import TRUST, Node
from bastide.bots.playouts import play_on
from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import i64, vec
from bastide.core.state import CHANCE, NOBODY, State

MOST_DEPTH: Final = 400
OFTEN: Final = 16
"""After this many iterations each the search asks itself whether its answer can still change."""


class Tree:
    """A search from one position, for the seat to move there."""

    def __init__(self, counsel: Counsel, root: State, dealer: Dealer) -> None:
        self.counsel = counsel
        self.state = root
        self.seat = root.to_move
        self.horizon = counsel.horizon(root)
        self.dealer = dealer
        self.luck = Luck(dealer)
        self.iterations: i64 = 0
        self.root = Node(root.to_move)
        self.stamp: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * root.game.actions.size)
        self.path: list[Node] = []
        self.taken: vec[i64] = vec[i64]([0] * MOST_DEPTH)

    # Running

    def run(self, seconds: float, iterations: i64, until_sure: bool = False) -> None:
        """Search until the time or the number of iterations is used up, or until the answer can no longer change."""
        begin = now()
        self._expand(self.root, self.state)
        n: i64 = 0
        while n < iterations:
            self.iterate()
            n += 1
            spent = now() - begin
            if spent >= seconds:
                return
            if until_sure and n % OFTEN == 0:
                left = float(iterations - n)
                if spent > 0.0:
                    left = min(left, float(n) * (seconds - spent) / spent)
                if float(self.root.ahead()) > left:
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
        self.luck.begin()
        depth: i64 = 0
        while True:
            mover = state.to_move
            if mover == NOBODY or depth == MOST_DEPTH:
                break
            if mover == CHANCE:
                at = draw(node, state, self.dealer, self.luck, counsel.hidden)
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
        if self.horizon > 0:
            play_on(counsel, state, counsel.turn_of(self.state) + self.horizon, self.dealer)
        self._add_to_path(state)

    def _add_to_path(self, state: State) -> None:
        """Add the rewards of a playout to all that led to it."""
        counsel = self.counsel
        expected = counsel.settled(state) if self.horizon > 0 else counsel.estimates(state)
        rewards = counsel.rewarded(state, expected)
        own = self.seat
        points = float(state.score(own)) if state.to_move == NOBODY else expected[own]
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

    # Decisions

    def _choose(self, node: Node, state: State) -> i64:
        if not node.expanded:
            self._expand(node, state)
        elif self.counsel.hidden:
            self._add_unknown(node, state)
        best: float = -1.0
        at: i64 = 0
        eager = self.counsel.curiosity * sqrt(float(node.count) + 1.0)
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
        codes = self.counsel.candidates(state)
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
        if count == 1:
            return 0.5
        mover = state.to_move
        twin = state.copy()
        twin.apply_code(code)
        return self.counsel.rewards(twin)[mover]

    def consider(self, code: i64) -> None:
        """Let the search look at a legal action of the root, whether or not the counsel thinks it worth a thought."""
        self._expand(self.root, self.state)
        if self.root.find(code) < 0:
            self.root.add(code, self._promise(self.state, code, 2))
            self.root.set_priors()

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
