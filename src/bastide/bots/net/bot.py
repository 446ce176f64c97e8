"""A player that does what the net thinks of first."""

from bastide.bots.greedy import EstimateBot
from bastide.bots.net import Net, net_of
from bastide.core import Action, State


class NetBot:
    """Takes the action the net gives most, without any search; by the estimate in games that have no net."""

    name = "net"

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        self.without = EstimateBot(seed)
        self.net = net
        """Whose word it takes; that of the game's own net if none is given."""

    def choose(self, imagined: State) -> Action:
        """The best action at first sight."""
        codes = [int(code) for code in imagined.legal_codes()]
        if len(codes) == 1:
            return imagined.game.decode(codes[0])
        net = self.net or net_of(imagined.game)
        if net is None:
            return self.without.choose(imagined)
        logits, _ = net.look(imagined, codes)
        return imagined.game.decode(codes[logits.index(max(logits))])
