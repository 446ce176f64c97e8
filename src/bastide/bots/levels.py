"""All bots by name: the four levels people play against, and the opponents strength is measured with."""

import re
from collections.abc import Callable

from bastide.bots.greedy import EstimateBot, GreedyBot, HastyBot
from bastide.bots.literature import StarBot, UctBot
from bastide.bots.player import Bot
from bastide.bots.random_bot import RandomBot
from bastide.bots.searcher import ENDLESS, Searcher
from bastide.core import BastideError

LEVELS = ("novice", "builder", "master", "king")
ATTENTION = {"novice": 0.12, "builder": 0.5}
"""How likely it is that a level which only looks one step ahead sees a move at all."""
SECONDS = {"master": 0.5, "king": 3.0}
"""How long a level that searches thinks about a decision at most, unless told otherwise."""
ITERATIONS = {"master": 40}
"""How many iterations are enough for it; `king` uses all its time."""
WIDTH = {"master": 6, "king": 400}
"""How many unfinished plans it keeps in mind where whole turns are planned."""

LONGEST = 60.0
"""Seconds for a search that knows no iterations."""

Maker = Callable[[str, int, float, int], Bot]
"""Name, seed, seconds and iterations to a bot."""

_MAKERS: dict[str, Maker] = {
    "random": lambda name, seed, seconds, iterations: RandomBot(seed),
    "greedy": lambda name, seed, seconds, iterations: GreedyBot(seed),
    "estimate": lambda name, seed, seconds, iterations: EstimateBot(seed),
    "novice": lambda name, seed, seconds, iterations: HastyBot(name, seed, ATTENTION["novice"]),
    "builder": lambda name, seed, seconds, iterations: HastyBot(name, seed, ATTENTION["builder"]),
    "master": lambda name, seed, seconds, iterations: Searcher(name, seed, seconds, iterations, WIDTH["master"]),
    "king": lambda name, seed, seconds, iterations: Searcher(name, seed, seconds, iterations, WIDTH["king"]),
    "uct": lambda name, seed, seconds, iterations: UctBot(name, seed, seconds, iterations),
    "uct_score": lambda name, seed, seconds, iterations: UctBot(name, seed, seconds, iterations, by_score=True),
    "rave": lambda name, seed, seconds, iterations: UctBot(name, seed, seconds, iterations, by_score=True, rave=True),
    "star": lambda name, seed, seconds, iterations: StarBot(name, seed, min(seconds, LONGEST)),
}
BOTS = tuple(_MAKERS)

_LIMIT = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|)")


def make_bot(text: str, seed: int = 0) -> Bot:
    """The bot meant by a text: a name, and after a colon how long it thinks: `master:100ms`, `king:2s`, `uct:500`.

    A number without a unit is a number of iterations.
    """
    name, _, limit = text.partition(":")
    maker = _MAKERS.get(name)
    if maker is None:
        raise BastideError(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    seconds = SECONDS.get(name, 0.1)
    iterations = ITERATIONS.get(name, ENDLESS)
    if limit:
        found = _LIMIT.fullmatch(limit)
        if found is None or float(found["number"]) <= 0:
            raise BastideError(f"'{limit}' is no limit for a bot; write 100ms, 2s, or a number of iterations.")
        if found["unit"]:
            seconds = float(found["number"]) / (1000 if found["unit"] == "ms" else 1)
        else:
            iterations = int(float(found["number"]))
            seconds = 3600.0
    return maker(text, seed, seconds, iterations)
