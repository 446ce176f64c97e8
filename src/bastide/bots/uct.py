"""The searches of the literature, as opponents to measure against: UCT with random playouts, and UCT with RAVE.

Kocsis and Szepesvári's UCT (UCB1 in a tree, every action tried once, playouts at random to the end of the game), the
reward either the victory or the squashed lead in points; RAVE after Gelly and Silver. Hidden cards are dealt anew for
every iteration. No estimate of the game is asked.
"""

from math import log, sqrt
from typing import Final

from bastide.bots.clock import now
from bastide.core.counsel import Counsel, final_points, lead
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.simulate import finish
from bastide.core.state import CHANCE, NOBODY, State
from bastide.core.tried import Tried

CURIOSITY: Final = 1.4142135623730951
RAVE_BIAS: Final = 300.0
"""After about this many visits the node's own mean counts as much as the all-moves-as-first mean."""


class Leaf(Tried):
    """A node of the tree: its actions and what came of them."""

    def __init__(self) -> None:
        super().__init__()
        self.mover: i64 = NOBODY
        self.rave_visits: vec[i64] = vec[i64]()
        self.rave_total: vec[float] = vec[float]()
        self.children: list[Leaf | None] = []

    def place_of(self, code: i64) -> i64:
        """The place of an action, which is added if it is new."""
        known = self.find(code)
        if known >= 0:
            return known
        self.rave_visits = append(self.rave_visits, 0)
        self.rave_total = append(self.rave_total, 0.0)
        self.children.append(None)
        return self.enter(code)


class Uct:
    """One search from one position."""

    def __init__(self, counsel: Counsel, root: State, dealer: Dealer, by_score: bool, rave: bool) -> None:
        self.counsel = counsel
        self.state = root
        self.seat = root.to_move
        self.dealer = dealer
        self.by_score = by_score
        self.rave = rave
        self.root = Leaf()
        self.iterations: i64 = 0

    def run(self, seconds: float, iterations: i64) -> None:
        """Search until the time or the number of iterations is used up."""
        end = now() + seconds
        n: i64 = 0
        while n < iterations:
            self.iterate()
            n += 1
            if now() >= end:
                return

    def iterate(self) -> None:
        """One playout, and what the tree learns from it."""
        state = self.state.determinize(int(self.seat), self.dealer) if self.counsel.hidden else self.state.copy()
        node = self.root
        path: list[Leaf] = []
        taken = vec[i64](capacity=32)
        movers = vec[i64](capacity=32)
        codes = vec[i64](capacity=32)
        while state.to_move != NOBODY:
            node.mover = state.to_move
            code: i64
            if state.to_move == CHANCE:
                code = self.dealer.draw_code(state)
            else:
                code = self._choose(node, state)
            at = node.place_of(code)
            path.append(node)
            taken = append(taken, at)
            movers = append(movers, state.to_move)
            codes = append(codes, code)
            state.apply_code(code)
            child = node.children[at]
            if child is None:
                child = Leaf()
                node.children[at] = child
            node = child
            if node.count == 0:
                break
        node.count += 1
        if self.rave:
            while state.to_move != NOBODY:
                if state.to_move == CHANCE:
                    state.apply_code(self.dealer.draw_code(state))
                else:
                    legal = state.legal_codes()
                    code = legal[self.dealer.below(len(legal))]
                    movers = append(movers, state.to_move)
                    codes = append(codes, code)
                    state.apply_code(code)
        else:
            finish(state, self.dealer)
        self._learn(state, path, taken, movers, codes)
        self.iterations += 1

    def _learn(self, state: State, path: list[Leaf], taken: vec[i64], movers: vec[i64], codes: vec[i64]) -> None:
        rewards = self._rewards(state)
        depth: i64 = 0
        for node in path:
            at = taken[depth]
            node.count += 1
            node.visits[at] = node.visits[at] + 1
            if node.mover >= 0:
                node.total[at] = node.total[at] + rewards[node.mover]
                if self.rave:
                    i: i64 = depth
                    while i < len(codes):
                        if movers[i] == node.mover:
                            self._rave(node, codes[i], rewards[node.mover])
                        i += 1
            depth += 1

    def _rave(self, node: Leaf, code: i64, reward: float) -> None:
        i: i64 = 0
        for known in node.codes:
            if known == code:
                node.rave_visits[i] = node.rave_visits[i] + 1
                node.rave_total[i] = node.rave_total[i] + reward
                return
            i += 1

    def _choose(self, node: Leaf, state: State) -> i64:
        codes = state.legal_codes()
        untried = vec[i64](capacity=16)
        best: float = -1.0
        chosen = codes[0]
        for code in codes:
            at = node.place_of(code)
            visits = float(node.visits[at])
            if node.visits[at] == 0:
                untried = append(untried, code)
                continue
            value = node.total[at] / visits
            if self.rave and node.rave_visits[at] > 0:
                trust = sqrt(RAVE_BIAS / (3.0 * float(node.count) + RAVE_BIAS))
                value = (1.0 - trust) * value + trust * node.rave_total[at] / float(node.rave_visits[at])
            value += CURIOSITY * 0.5 * sqrt(log(float(node.count) + 1.0) / visits)
            if value > best:
                best = value
                chosen = code
        if len(untried) > 0:
            return untried[self.dealer.below(len(untried))]
        return chosen

    def _rewards(self, state: State) -> vec[float]:
        if self.by_score:
            return self.counsel.rewards(state)
        points = final_points(state)
        out = vec[float]([0.0] * len(points))
        seat: i64
        for seat in range(len(points)):
            ahead = lead(points, seat)
            out[seat] = 0.5 if ahead == 0.0 else (1.0 if ahead > 0.0 else 0.0)
        return out

    def best(self) -> i64:
        """The code of the action tried most often."""
        root = self.root
        at: i64 = 0
        i: i64
        for i in range(1, len(root.codes)):
            if root.visits[i] > root.visits[at]:
                at = i
        return root.codes[at]
