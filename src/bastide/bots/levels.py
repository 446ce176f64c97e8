"""All bots by name: the four levels people play against, and the opponents strength is measured with."""

import re
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import NamedTuple

from bastide.bots.greedy import EstimateBot, GreedyBot, HastyBot
from bastide.bots.literature import StarBot, UctBot
from bastide.bots.net.bot import NetBot
from bastide.bots.player import Bot
from bastide.bots.random_bot import RandomBot
from bastide.bots.searcher import ENDLESS, Searcher
from bastide.core import BastideError

LEVELS = ("novice", "builder", "master", "king")
ATTENTION = {"novice": 0.12, "builder": 0.5, "master": 0.8, "king": 1.0}
"""How likely it is that a level sees a move at all; whole turns are planned with full attention."""
SECONDS = {"master": 0.9, "king": 4.2, "classic": 4.2}
"""How long a level that searches thinks about a move at most, with all its decisions, unless told otherwise."""
ITERATIONS = {"master": 10}
"""How many iterations are enough for it; `king` uses all its time."""
WIDTH = {"master": 6, "king": 2000}
"""How many unfinished plans it keeps in mind where whole turns are planned."""

ENOUGH = 60.0
"""Seconds after which a search that knows no iterations stops, whatever it was given."""


class Limits(NamedTuple):
    """How long a bot may think: seconds and iterations a decision, and seconds for all decisions of a move."""

    seconds: float = inf
    iterations: int = ENDLESS
    a_move: float = inf


Maker = Callable[[str, int, Limits], Bot]
"""Name, seed and limits to a bot."""


def _searcher(level: str, classic: bool = False) -> Maker:
    return lambda name, seed, limits: Searcher(
        name,
        seed,
        limits.seconds,
        limits.iterations,
        WIDTH[level],
        a_move=limits.a_move,
        attention=ATTENTION[level],
        classic=classic,
    )


def _uct(by_score: bool, rave: bool) -> Maker:
    return lambda name, seed, limits: UctBot(name, seed, limits.seconds, limits.iterations, by_score, rave)


_MAKERS: dict[str, Maker] = {
    "random": lambda name, seed, limits: RandomBot(seed),
    "greedy": lambda name, seed, limits: GreedyBot(seed),
    "estimate": lambda name, seed, limits: EstimateBot(seed),
    "novice": lambda name, seed, limits: HastyBot(name, seed, ATTENTION["novice"]),
    "builder": lambda name, seed, limits: HastyBot(name, seed, ATTENTION["builder"]),
    "master": _searcher("master"),
    "king": _searcher("king"),
    "classic": _searcher("king", classic=True),
    "net": lambda name, seed, limits: NetBot(name, seed),
    "uct": _uct(by_score=False, rave=False),
    "uct_score": _uct(by_score=True, rave=False),
    "rave": _uct(by_score=True, rave=True),
    "star": lambda name, seed, limits: StarBot(name, seed, min(limits.seconds, ENOUGH)),
}
BOTS = tuple(_MAKERS)

_LIMIT = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|)")


def make_bot(text: str, seed: int = 0, at_most: float = inf) -> Bot:
    """The bot meant by a text: a name, and after a colon how long it thinks: `master:100ms`, `king:2s`, `uct:500`.

    The time is for one decision; a number without a unit is a number of iterations. A level without a limit has its own
    time for a move. However that may be, it thinks `at_most` so many seconds about a decision. After `net:` comes the
    file of a net.
    """
    name, _, limit = text.partition(":")
    maker = _MAKERS.get(name)
    if maker is None:
        raise BastideError(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    if name == "net" and limit and not _LIMIT.fullmatch(limit):
        return NetBot(text, seed, Path(limit))
    limits = _own_limits(name) if not limit else _read_limits(name, limit)
    return maker(text, seed, limits._replace(seconds=min(limits.seconds, at_most)))


def _own_limits(name: str) -> Limits:
    if name in SECONDS:
        return Limits(iterations=ITERATIONS.get(name, ENDLESS), a_move=SECONDS[name])
    return Limits(seconds=0.1)


def _read_limits(name: str, limit: str) -> Limits:
    found = _LIMIT.fullmatch(limit)
    if found is None or float(found["number"]) <= 0:
        raise BastideError(f"'{limit}' is no limit for a bot; write 100ms, 2s, or a number of iterations.")
    number = float(found["number"])
    if not found["unit"]:
        return Limits(iterations=int(number))
    return Limits(number / 1000 if found["unit"] == "ms" else number, ITERATIONS.get(name, ENDLESS))
