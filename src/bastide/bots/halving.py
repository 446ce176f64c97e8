"""Sequential halving: the best actions one step ahead are played on with the same luck, and the worse half is out.

For games in which chance draws so often that a tree hardly ever comes back to a node, as Carcassonne: what time there
is goes to the few actions worth comparing, and they are compared on the same draws (Karnin, Koren and Somekh 2013).
"""

from math import ceil, inf, log2

from bastide.bots.clock import now
from bastide.bots.one_ply import leads_after
from bastide.bots.playouts import play_on
from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, vec
from bastide.core.state import State


class Finalist:
    """An action that is still in the running."""

    def __init__(self, code: i64, lead: float) -> None:
        self.code = code
        self.lead = lead
        self.total: float = 0.0
        self.playouts: i64 = 0

    def mean(self) -> float:
        """The mean reward of its playouts."""
        return self.total / float(max(self.playouts, 1))


def by_lead(finalist: Finalist) -> float:
    """The order one step ahead, best first."""
    return -finalist.lead


def by_mean(finalist: Finalist) -> float:
    """The order after playouts, best first."""
    return -finalist.mean()


class Halving:
    """A comparison of the actions of one position, for the seat to move there.

    In playouts everybody does what promises most by the counsel `playing`: a quick one plays on more often.
    """

    def __init__(self, counsel: Counsel, root: State, dealer: Dealer, playing: Counsel) -> None:
        self.counsel = counsel
        self.playing = playing
        self.state = root
        self.dealer = dealer
        self.luck: vec[i64] = vec[i64]()
        """Of each playout the seed of its draws, whichever action it tries."""
        self.playouts: i64 = 0
        codes = counsel.candidates(root)
        leads = leads_after(counsel, root, codes, False)
        finalists: list[Finalist] = []
        i: i64
        for i in range(len(codes)):
            finalists.append(Finalist(codes[i], leads[i]))
        finalists.sort(key=by_lead)
        self.finalists: list[Finalist] = finalists[: int(counsel.finalists)]
        self.began_with: list[Finalist] = self.finalists[:]

    def run(self, seconds: float, playouts: i64) -> i64:
        """The best action after this many playouts, or after that time if it is over sooner."""
        begin = now()
        rounds = ceil(log2(len(self.finalists)))
        for number in range(rounds):
            end = begin + seconds * (number + 1) / rounds if seconds < inf else inf
            each = max(playouts // (rounds * len(self.finalists)), 1)
            done: i64 = 0
            while done < each and now() < end:
                done += 1
                for finalist in self.finalists:
                    self._play(finalist)
            self.finalists.sort(key=by_mean)
            del self.finalists[(len(self.finalists) + 1) // 2 :]
        return self.finalists[0].code

    def look_again(self, codes: set[int]) -> None:
        """Play the best of these actions on until it was tried as often as the best of all."""
        others = [each for each in self.began_with if int(each.code) in codes]
        if not others:
            return
        others.sort(key=by_mean)
        while others[0].playouts < self.finalists[0].playouts:
            self._play(others[0])

    def _play(self, finalist: Finalist) -> None:
        counsel = self.counsel
        if finalist.playouts == len(self.luck):
            self.luck = append(self.luck, self.dealer.below(1 << 30))
        luck = Dealer(int(self.luck[finalist.playouts]))
        seat = self.state.to_move
        state = self.state.determinize(int(seat), luck) if counsel.hidden else self.state.copy()
        state.apply_code(finalist.code)
        play_on(self.playing, state, counsel.turn_of(self.state) + counsel.horizon(self.state), luck)
        finalist.total += counsel.rewarded(state, counsel.settled(state))[seat]
        finalist.playouts += 1
        self.playouts += 1

    def report(self) -> list[tuple[int, int, float]]:
        """Of every action that was played on: its code, its playouts and the sum of their rewards."""
        return [(int(each.code), int(each.playouts), each.total) for each in self.began_with]
