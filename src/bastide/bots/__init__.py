"""Players made of code, honest about what they cannot see.

A bot is anything with a name and a `choose`. It never holds the true position: `decide` hands it one that its seat
cannot tell from the true one, and from that it may imagine as many others as it likes with `determinize`.

>>> import bastide
>>> from bastide.bots import decide, make_bot
>>> state = bastide.load("torres").start(players=2, first_player=0)
>>> action = decide(make_bot("greedy", seed=7), state, bastide.Dealer(1))
>>> state.why_not(action) is None
True
"""

from bastide.bots.greedy import EstimateBot, GreedyBot
from bastide.bots.levels import BOTS, LEVELS, make_bot
from bastide.bots.player import Bot, decide
from bastide.bots.random_bot import RandomBot
from bastide.bots.searcher import Searcher

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "EstimateBot",
    "GreedyBot",
    "RandomBot",
    "Searcher",
    "decide",
    "make_bot",
]
