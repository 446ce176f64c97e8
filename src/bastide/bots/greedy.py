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
        """The best action one step ahead; equal ones by lot."""
        leads = list(leads_after(self.counsel or counsel_of(imagined.game), imagined, self.ended_now))
        best = max(leads)
        equal = [code for code, lead in zip(imagined.legal_codes(), leads, strict=True) if lead == best]
        return imagined.game.decode(int(equal[int(self.dealer.below(len(equal)))]))


class EstimateBot(GreedyBot):
    """Takes what promises most by the game's own estimate: the search's evaluation without the search."""

    name = "estimate"
    ended_now = False


class NoviceBot(GreedyBot):
    """Knows what is sensible, and picks from that by lot: any action of the better half."""

    name = "novice"
    ended_now = False

    def choose(self, imagined: State) -> Action:
        """One of the better actions."""
        leads = list(leads_after(self.counsel or counsel_of(imagined.game), imagined, self.ended_now))
        ranked = sorted(zip(leads, [int(code) for code in imagined.legal_codes()], strict=True), reverse=True)
        sensible = [code for _, code in ranked[: (len(ranked) + 1) // 2]]
        return imagined.game.decode(sensible[int(self.dealer.below(len(sensible)))])
