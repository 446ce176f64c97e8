"""A player that does what the net thinks of first."""

from pathlib import Path

from bastide.bots.greedy import EstimateBot
from bastide.bots.net import Net, board_net_of, net_in, net_of
from bastide.bots.net.file import about
from bastide.bots.net.parts import counsel_in, learned_counsel, sizes_of
from bastide.bots.searcher import Searcher
from bastide.core import Action, Game, State

NARROW = 6
"""Where nets judge whole turns, this many unfinished plans of one are looked at."""


class NetBot:
    """Takes the action the net gives most, without any search; by the estimate in games that have no net."""

    def __init__(self, name: str = "net", seed: int = 0, file: Path | None = None) -> None:
        self.name = name
        self.seed = seed
        self.one_step = EstimateBot(seed)
        self.file = file
        """Where its net is; that of the game itself if none is given."""

    def choose(self, imagined: State) -> Action:
        """The best action at first sight."""
        game = imagined.game
        codes = [int(code) for code in imagined.legal_codes()]
        if len(codes) == 1:
            return game.decode(codes[0])
        net = self._net(game)
        if net is not None:
            return game.decode(net.best_thought(imagined, codes))
        counsel = counsel_in(self.file, game) if self.file else learned_counsel(game)
        if counsel is not None and counsel.plans:
            return Searcher(self.name, self.seed, iterations=NARROW, width=NARROW, counsel=counsel).choose(imagined)
        self.one_step.counsel = counsel
        return self.one_step.choose(imagined)

    def _net(self, game: Game) -> Net | None:
        """The net that says what to do, where it is not one that judges positions."""
        if self.file is None:
            return net_of(game) or board_net_of(game)
        judges = self.file.exists() and sizes_of(game)[0] > 0 and "win" not in about(self.file)
        return None if judges else net_in(self.file, game)
