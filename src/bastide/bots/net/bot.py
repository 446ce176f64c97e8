"""A player that does what the net thinks of first."""

from bastide.bots.net import Net, net_of
from bastide.core import Action, BastideError, State


class NetBot:
    """Takes the action the net gives most, without any search."""

    name = "net"

    def __init__(self, net: Net | None = None) -> None:
        self.net = net
        """Whose word it takes; that of the game's own net if none is given."""

    def choose(self, imagined: State) -> Action:
        """The best action at first sight."""
        codes = [int(code) for code in imagined.legal_codes()]
        if len(codes) == 1:
            return imagined.game.decode(codes[0])
        net = self.net or net_of(imagined.game)
        if net is None:
            raise BastideError(f"{imagined.game.title} has no net yet.")
        logits, _ = net.look(imagined, codes)
        return imagined.game.decode(codes[logits.index(max(logits))])
