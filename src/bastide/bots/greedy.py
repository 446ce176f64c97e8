"""Players that look one step ahead and no further."""

from bastide.bots.one_ply import leads_after
from bastide.core import Action, Dealer, State
from bastide.core.counsel import Counsel, counsel_of


class GreedyBot:
    """Takes what would give the best lead if the game ended at once: the yardstick of all other bots."""

    name = "greedy"
    ended_now = True

    def __init__(self, seed: int = 0, counsel: Counsel | None = None) -> None:
        self.dealer = Dealer(seed)
        self.counsel = counsel
        """Whose advice it takes; the game's own if none is given."""

    def choose(self, imagined: State) -> Action:
        """The best action one step ahead; ties are broken uniformly at random."""
        counsel = self.counsel or counsel_of(imagined.game)
        candidates = counsel.candidates(imagined)
        leads = list(leads_after(counsel, imagined, candidates, self.ended_now))
        best = max(leads)
        equal = [code for code, lead in zip(candidates, leads, strict=True) if lead == best]
        return imagined.game.decode(int(equal[int(self.dealer.below(len(equal)))]))


class EstimateBot(GreedyBot):
    """Takes what promises most by the game's own estimate: the search's evaluation without the search."""

    name = "estimate"
    ended_now = False
