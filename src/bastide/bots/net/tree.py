"""Monte Carlo tree search led by a net: it says which actions deserve attention, and how well a position will end.

As the tree of `bastide.bots.tree` this one is open loop: a branch stands for what has been decided and drawn since the
root, and where seats know different things every iteration imagines a fresh deal.
"""

from math import exp, sqrt, tanh
from typing import Final

from bastide.bots.chance import Luck, place_at
from bastide.bots.clock import now
from bastide.bots.net import Net
from bastide.core.counsel import final_points, lead
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE, State
from bastide.core.tried import Tried

CURIOSITY: Final = 0.7
"""How much actions that were tried little draw the search."""
DOUBT: Final = 0.1
"""An action not tried yet is thought to be worth so much less than the position."""
OFTEN: Final = 3
"""A step that was tried so often is worth telling."""


def shifted(value: float, by: float) -> float:
    """A value between 0 and 1 whose odds are better by so much, as a logarithm."""
    odds = exp(by) * value
    return odds / (odds + 1 - value)


class Branch(Tried):
    """What is known after some decisions and draws."""

    def __init__(self) -> None:
        super().__init__()
        self.value: float = 0.5
        """What the net expects for the seat to move, from 0 to 1."""
        self.priors: vec[float] = vec[float]()
        self.children: dict[int, Branch] = {}
        """What follows an action or a draw."""

    def child(self, code: i64) -> "Branch":
        """What follows an action or a draw, made if it was never met."""
        key = int(code)
        found = self.children.get(key)
        if found is None:
            found = Branch()
            self.children[key] = found
        return found

    def place_of(self, code: i64, likely: i64) -> i64:
        """The place of an action in the lists, looked for at a likely one first; -1 if there is none."""
        if likely < len(self.codes) and self.codes[likely] == code:
            return likely
        return self.find(code)

    def learn(self, legal: vec[i64], logits: list[float], value: float) -> None:
        """Take in what a net says of a position here."""
        most = max(logits)
        total: float = 0.0
        for logit in logits:
            total += exp(logit - most)
        i: i64 = 0
        for logit in logits:
            if self.place_of(legal[i], i) < 0:
                self.enter(legal[i])
                self.priors = append(self.priors, exp(logit - most) / total)
            i += 1
        self.value = value


class NetTree:
    """A search from one position, for the seat to move there, or for another that has just decided."""

    def __init__(
        self, net: Net, root: State, dealer: Dealer, hidden: bool, sober: bool = False, seat: int | None = None
    ) -> None:
        self.net = net
        self.sober = sober
        """Whether what every seat to move hopes too much is taken off, so that values mean the same for all."""
        self.state = root
        self.seat: int = int(root.to_move) if seat is None else seat
        """Whose knowledge it has."""
        self.dealer = dealer
        self.luck = Luck(dealer)
        self.hidden = hidden
        self.root = Branch()
        self.iterations: int = 0
        self.leaf = root
        """Where the latest iteration ended."""
        self.rewards: list[float] = []
        """What that is worth to every seat."""
        if seat is None:
            self._expand(self.root, root, root.legal_codes())

    def run(self, seconds: float, iterations: int) -> None:
        """Search until the time or the number of iterations is used up, or until the answer can no longer change."""
        begin = now()
        for n in range(1, iterations + 1):
            self.iterate()
            spent = now() - begin
            if spent >= seconds:
                return
            left = min(float(iterations - n), float(n) * (seconds - spent) / max(spent, 1e-9))
            if float(self.root.ahead()) > left:
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
        path: list[Branch] = []
        places: vec[i64] = vec[i64]()
        movers: vec[i64] = vec[i64]()
        legal = vec[i64]()
        while not state.over:
            legal = state.legal_codes()
            mover = state.to_move
            if mover == CHANCE:
                code = self._drawn(branch, state, legal)
            elif len(legal) == 1:
                code = legal[0]
            elif len(branch.codes) == 0:
                break
            else:
                place = branch.find(i64(first)) if branch is self.root and first >= 0 else -1
                if place < 0:
                    place = self._choose(branch, state, legal)
                code = branch.codes[place]
                path.append(branch)
                places = append(places, place)
                movers = append(movers, mover)
            branch.count += 1
            state.apply_code(code)
            branch = branch.child(code)
        self.iterations += 1
        self.leaf = state
        self.rewards = self._final(state) if state.over else self._expand(branch, state, legal)
        i: i64 = 0
        for step in path:
            place = places[i]
            step.visits[place] += 1
            step.total[place] += self.rewards[int(movers[i])]
            i += 1

    def tried(self) -> list[tuple[int, int, float]]:
        """Of every action here its code, how often it was tried, and the sum of the rewards that came of it; first what
        the net gives most."""
        root = self.root
        order = sorted(range(len(root.codes)), key=lambda i: -root.priors[i])
        return [(int(root.codes[i]), int(root.visits[i]), root.total[i]) for i in order]

    def best(self) -> int:
        """The action tried most often; of equal ones, the one the net gives more."""
        root = self.root
        best: i64 = 0
        i: i64
        for i in range(1, len(root.codes)):
            more = root.visits[i] - root.visits[best]
            if more > 0 or (more == 0 and root.priors[i] > root.priors[best]):
                best = i
        return int(root.codes[best])

    def value(self, code: int) -> float:
        """What an action is worth to the seat, from 0 to 1; a little less than the position if it was never tried."""
        root = self.root
        place = root.find(i64(code))
        if place < 0 or root.visits[place] == 0:
            return max(root.value - DOUBT, 0.0)
        return root.total[place] / float(root.visits[place])

    def line(self, code: int, most: int) -> list[int]:
        """How the seat would go on after an action, as far as that was tried often and nobody else has a say."""
        state, branch = self.state.copy(), self.root
        found: list[int] = []
        while True:
            state.apply_code(i64(code))
            if int(state.to_move) != self.seat or code not in branch.children or len(found) == most:
                return found
            branch = branch.children[code]
            legal = state.legal_codes()
            if len(legal) == 1:
                code = int(legal[0])
            else:
                best: i64 = -1
                likely: i64 = 0
                for other in legal:
                    place = branch.place_of(other, likely)
                    if place >= 0 and branch.visits[place] >= OFTEN:
                        if best < 0 or branch.visits[place] > branch.visits[best]:
                            best = place
                    likely += 1
                if best < 0:
                    return found
                code = int(branch.codes[best])
            found.append(code)

    def _drawn(self, branch: Branch, state: State, legal: vec[i64]) -> i64:
        weights = state.chance_weights()
        if self.hidden:
            return legal[self.dealer.pick(weights)]
        return legal[place_at(self.luck.next(branch.count), weights)]

    def _choose(self, branch: Branch, state: State, legal: vec[i64]) -> i64:
        """The place of the action that is tried next."""
        likely: i64 = 0
        if self.hidden:
            for code in legal:
                if branch.place_of(code, likely) < 0:
                    self._expand(branch, state, legal)
                    break
                likely += 1
        eager: float = CURIOSITY * sqrt(float(branch.count + 1))
        untried: float = max(branch.value - DOUBT, 0.0)
        best: float = -1.0
        chosen: i64 = 0
        likely = 0
        for code in legal:
            place = branch.place_of(code, likely)
            likely += 1
            visits = float(branch.visits[place])
            worth: float = untried
            if visits > 0.0:
                worth = branch.total[place] / visits
            worth += eager * branch.priors[place] / (1.0 + visits)
            if worth > best:
                best = worth
                chosen = place
        return chosen

    def _expand(self, branch: Branch, state: State, legal: vec[i64]) -> list[float]:
        """Ask the net about a position; returns what it means for every seat."""
        logits, looked = self.net.look(state, [int(code) for code in legal])
        value: float = (1.0 + max(-1.0, min(1.0, looked))) / 2.0
        if self.sober:
            value = shifted(value, -self.net.hopeful)
        branch.learn(legal, logits, value)
        players = int(state.players)
        mover = int(state.to_move)
        others = (1.0 - (2.0 * value - 1.0) / float(players - 1)) / 2.0
        return [value if seat == mover else others for seat in range(players)]

    def _final(self, state: State) -> list[float]:
        """What the end is worth to every seat by the measure the net learned with: mostly the win, a bit the lead."""
        win, scale = self.net.win, self.net.lead
        players = int(state.players)
        points, winners = final_points(state), state.winners
        found: list[float] = []
        for seat in range(players):
            won = (players / len(winners) - 1) / (players - 1) if seat in winners else -1 / (players - 1)
            found.append((1 + win * won + (1 - win) * tanh(lead(points, i64(seat)) / scale)) / 2)
        return found
