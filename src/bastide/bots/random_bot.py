"""The simplest player: every legal action is equally likely."""

from bastide.core import Action, Dealer, State


class RandomBot:
    """Chooses uniformly at random among all legal actions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dealer = Dealer(seed)

    def choose(self, imagined: State) -> Action:
        """Any legal action."""
        codes = imagined.legal_codes()
        return imagined.game.decode(int(codes[int(self.dealer.below(len(codes)))]))
