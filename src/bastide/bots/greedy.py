"""Players that look one step ahead and no further."""

from bastide.bots.one_ply import leads_after
from bastide.core import Action, Dealer, State
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.native import codes


class GreedyBot:
    """Takes what would give the best lead if the game ended at once: the yardstick of all other bots."""

    name = "greedy"
    ended_now = True

    def __init__(self, seed: int = 0, counsel: Counsel | None = None) -> None:
        self.dealer = Dealer(seed)
        self.counsel = counsel
        """Whose advice it takes; the game's own if none is given."""

    def choose(self, imagined: State) -> Action:
        """The best action one step ahead; equal ones by lot."""
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


class HastyBot(EstimateBot):
    """Looks one step ahead by the game's estimate, but overlooks moves: it sees each with a certain chance only."""

    def __init__(self, name: str, seed: int = 0, attention: float = 0.5, counsel: Counsel | None = None) -> None:
        super().__init__(seed, counsel)
        self.name = name
        self.attention = attention

    def choose(self, imagined: State) -> Action:
        """The best of the moves it sees."""
        counsel = self.counsel or counsel_of(imagined.game)
        candidates = [int(code) for code in counsel.candidates(imagined)]
        seen = [code for code in candidates if int(self.dealer.below(1000)) < 1000 * self.attention]
        if not seen:
            seen = [candidates[int(self.dealer.below(len(candidates)))]]
        leads = list(leads_after(counsel, imagined, codes(seen), self.ended_now))
        return imagined.game.decode(seen[leads.index(max(leads))])
