"""A player that does what the net thinks of first."""

from pathlib import Path

from bastide.bots.greedy import EstimateBot
from bastide.bots.net import net_in, net_of
from bastide.bots.net.parts import counsel_in, learned_counsel, sizes_of
from bastide.bots.searcher import Searcher
from bastide.core import Action, State

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
        if sizes_of(game)[0]:
            counsel = counsel_in(self.file, game) if self.file else learned_counsel(game)
            if counsel is not None and counsel.plans:
                return Searcher(self.name, self.seed, iterations=NARROW, width=NARROW, counsel=counsel).choose(imagined)
            self.one_step.counsel = counsel
            return self.one_step.choose(imagined)
        net = net_in(self.file, game) if self.file else net_of(game)
        if net is None:
            return self.one_step.choose(imagined)
        logits, _ = net.look(imagined, codes)
        return game.decode(codes[logits.index(max(logits))])
