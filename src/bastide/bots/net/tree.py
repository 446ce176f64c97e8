"""Monte Carlo tree search led by a net: it says which actions deserve attention, and how well a position will end.

As the tree of `bastide.bots.tree` this one is open loop: a branch stands for what has been decided and drawn since the
root, and where seats know different things every iteration imagines a fresh deal.
"""

from math import exp, sqrt, tanh

from bastide.bots.chance import Luck, place_at
from bastide.bots.clock import now
from bastide.bots.net import Net
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import final_points, lead

CURIOSITY = 0.7
"""How much actions that were tried little draw the search."""
DOUBT = 0.1
"""An action not tried yet is thought to be worth so much less than the position."""


OFTEN = 3
"""A step that was tried so often is worth telling."""


def shifted(value: float, by: float) -> float:
    """A value between 0 and 1 whose odds are better by so much, as a logarithm."""
    odds = exp(by) * value
    return odds / (odds + 1 - value)


class Branch:
    """What is known after some decisions and draws."""

    def __init__(self) -> None:
        self.count = 0
        self.value = 0.5
        """What the net expects for the seat to move, from 0 to 1."""
        self.priors: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.total: dict[int, float] = {}
        self.children: dict[int, Branch] = {}

    def child(self, code: int) -> "Branch":
        """What follows an action or a draw."""
        if code not in self.children:
            self.children[code] = Branch()
        return self.children[code]


class NetTree:
    """A search from one position, for the seat to move there."""

    def __init__(self, net: Net, root: State, dealer: Dealer, hidden: bool, sober: bool = False) -> None:
        self.net = net
        self.sober = sober
        """Whether what every seat to move hopes too much is taken off, so that values mean the same for all."""
        self.state = root
        self.seat = int(root.to_move)
        self.dealer = dealer
        self.luck = Luck(dealer)
        self.hidden = hidden
        self.root = Branch()
        self.iterations = 0
        self.leaf = root
        """Where the latest iteration ended."""
        self.rewards: list[float] = []
        """What that is worth to every seat."""
        self._expand(self.root, root, self._legal(root))

    def run(self, seconds: float, iterations: int) -> None:
        """Search until the time or the number of iterations is used up, or until the answer can no longer change."""
        begin = now()
        for n in range(1, iterations + 1):
            self.iterate()
            spent = now() - begin
            if spent >= seconds:
                return
            left = min(iterations - n, n * (seconds - spent) / max(spent, 1e-9))
            visits = sorted(self.root.visits.values())
            if len(visits) < 2 or visits[-1] - visits[-2] > left:
                return

    def look_again(self, codes: list[int], seconds: float, iterations: int) -> None:
        """Try these actions in turn, as long as that."""
        begin = now()
        for n in range(iterations):
            self.iterate(codes[n % len(codes)])
            if now() - begin >= seconds:
                return

    def iterate(self, first: int = -1) -> None:
        """One way down to a position the net has not seen yet, and back up with what it says; by a first action, if one
        is given."""
        state = self.state.determinize(self.seat, self.dealer) if self.hidden else self.state.copy()
        self.luck.begin()
        branch = self.root
        path: list[tuple[Branch, int, int]] = []
        while not state.over:
            mover = int(state.to_move)
            if mover == CHANCE:
                code = self._drawn(branch, state)
            else:
                legal = self._legal(state)
                if len(legal) == 1:
                    code = legal[0]
                elif not branch.priors:
                    break
                else:
                    code = first if branch is self.root and first >= 0 else self._choose(branch, state, legal)
                    path.append((branch, code, mover))
            branch.count += 1
            state.apply_code(code)
            branch = branch.child(code)
        self.iterations += 1
        self.leaf = state
        self.rewards = self._final(state) if state.over else self._expand(branch, state, legal)
        for step, code, mover in path:
            step.visits[code] += 1
            step.total[code] += self.rewards[mover]

    def best(self) -> int:
        """The action tried most often; of equal ones, the one the net gives more."""
        root = self.root
        return max(root.priors, key=lambda code: (root.visits[code], root.priors[code]))

    def value(self, code: int) -> float:
        """What an action is worth to the seat, from 0 to 1; a little less than the position if it was never tried."""
        visits = self.root.visits[code]
        return self.root.total[code] / visits if visits else max(self.root.value - DOUBT, 0.0)

    def line(self, code: int, most: int) -> list[int]:
        """How the seat would go on after an action, as far as that was tried often and nobody else has a say."""
        state, branch = self.state.copy(), self.root
        found: list[int] = []
        while True:
            state.apply_code(code)
            if state.to_move != self.seat or code not in branch.children or len(found) == most:
                return found
            branch = branch.children[code]
            legal = self._legal(state)
            if len(legal) == 1:
                code = legal[0]
            else:
                tried = [other for other in legal if branch.visits.get(other, 0) >= OFTEN]
                if not tried:
                    return found
                code = max(tried, key=lambda other: branch.visits[other])
            found.append(code)

    def _legal(self, state: State) -> list[int]:
        return [int(code) for code in state.legal_codes()]

    def _drawn(self, branch: Branch, state: State) -> int:
        if self.hidden:
            return int(self.dealer.draw_code(state))
        at = place_at(self.luck.next(branch.count), state.chance_weights())
        return int(state.legal_codes()[at])

    def _choose(self, branch: Branch, state: State, legal: list[int]) -> int:
        if self.hidden and any(code not in branch.priors for code in legal):
            self._expand(branch, state, legal)
        eager = CURIOSITY * sqrt(branch.count + 1)
        untried = max(branch.value - DOUBT, 0.0)
        best, chosen = -1.0, legal[0]
        for code in legal:
            visits = branch.visits[code]
            worth = branch.total[code] / visits if visits else untried
            worth += eager * branch.priors[code] / (1 + visits)
            if worth > best:
                best, chosen = worth, code
        return chosen

    def _expand(self, branch: Branch, state: State, legal: list[int]) -> list[float]:
        """Ask the net about a position; returns what it means for every seat."""
        logits, value = self.net.look(state, legal)
        most = max(logits)
        shares = [exp(logit - most) for logit in logits]
        for code, share in zip(legal, shares, strict=True):
            branch.priors.setdefault(code, share / sum(shares))
            branch.visits.setdefault(code, 0)
            branch.total.setdefault(code, 0.0)
        value = max(-1.0, min(1.0, value))
        branch.value = (1 + value) / 2
        if self.sober:
            branch.value = shifted(branch.value, -self.net.hopeful)
            value = 2 * branch.value - 1
        players = int(state.players)
        others = (1 - value / (players - 1)) / 2
        return [branch.value if seat == state.to_move else others for seat in range(players)]

    def _final(self, state: State) -> list[float]:
        """What the end is worth to every seat by the measure the net learned with: mostly the win, a bit the lead."""
        win, scale = self.net.win, self.net.lead
        players = int(state.players)
        points, winners = final_points(state), state.winners
        found = []
        for seat in range(players):
            won = (players / len(winners) - 1) / (players - 1) if seat in winners else -1 / (players - 1)
            found.append((1 + win * won + (1 - win) * tanh(lead(points, seat) / scale)) / 2)
        return found
