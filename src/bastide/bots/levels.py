"""All bots by name: the five levels people play against, and the opponents strength is measured with."""

import re
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import NamedTuple

from bastide.bots.fallible import FallibleBot, Skill
from bastide.bots.greedy import EstimateBot, GreedyBot
from bastide.bots.literature import StarBot, UctBot
from bastide.bots.net.bot import NetBot
from bastide.bots.player import Bot
from bastide.bots.random_bot import RandomBot
from bastide.bots.searcher import ENDLESS, Searcher
from bastide.core import BastideError

LEVELS = ("novice", "apprentice", "builder", "master", "king")
FIRST = "novice"
"""The level for a first game: it plays sensibly and can be beaten by who has just learned the rules."""
SKILLS: dict[str, dict[str, Skill]] = {
    "novice": {
        "magna_carta": Skill(0.12, 16.0, 20.0),
        "caylus": Skill(0.15, 18.0, 26.0),
        "carcassonne": Skill(0.27, 3.2, 10.0),
        "torres": Skill(0.12, 12.0, 22.0),
    },
    "apprentice": {
        "magna_carta": Skill(0.27, 11.4, 14.4),
        "caylus": Skill(0.25, 12.7, 18.0),
        "carcassonne": Skill(0.5, 1.6, 8.0),
        "torres": Skill(0.58, 2.6, 12.0),
    },
    "builder": {
        "magna_carta": Skill(0.55, 7.0, 10.0),
        "caylus": Skill(0.45, 8.5, 12.5),
        "carcassonne": Skill(0.75, 0.95, 8.0),
        "torres": Skill(0.8, 1.0, 9.0, 4),
    },
    "master": {
        "magna_carta": Skill(1.0, 2.0, 8.0),
        "caylus": Skill(0.8, 4.0, 9.0),
        "carcassonne": Skill(0.95, 0.6, 8.0),
        "torres": Skill(1.0, 0.5, 8.0, 14),
    },
}
"""How the levels below the strongest fall short of it, so that each wins about as often against the one below."""
USUAL = {
    "novice": Skill(0.12, 4.0, 30.0),
    "apprentice": Skill(0.3, 2.0, 20.0),
    "builder": Skill(0.5, 1.0, 15.0),
    "master": Skill(0.9, 0.3, 10.0, 4),
}
"""The same in a game that was not measured."""
SECONDS = {"king": 4.2, "classic": 4.2}
"""How long a level that searches thinks about a move at most, with all its decisions, unless told otherwise."""
WIDTH = 2000
"""How many unfinished plans the strongest keeps in mind where whole turns are planned."""

ENOUGH = 60.0
"""Seconds after which a search that knows no iterations stops, whatever it was given."""


class Limits(NamedTuple):
    """How long a bot may think: seconds and iterations a decision, seconds for all decisions of a move, and the most
    seconds until it answers, where it thinks about all of them at once."""

    seconds: float = inf
    iterations: int = ENDLESS
    a_move: float = inf
    at_once: float = inf


Maker = Callable[[str, int, Limits], Bot]
"""Name, seed and limits to a bot."""


def _searcher(classic: bool) -> Maker:
    def make(name: str, seed: int, limits: Limits) -> Bot:
        seconds, iterations, a_move, at_once = limits
        sense = not classic
        return Searcher(
            name, seed, seconds, iterations, WIDTH, a_move=a_move, classic=classic, sense=sense, at_once=at_once
        )

    return make


def _fallible(level: str) -> Maker:
    return lambda name, seed, limits: FallibleBot(name, seed, SKILLS[level], USUAL[level])


def _uct(by_score: bool, rave: bool) -> Maker:
    return lambda name, seed, limits: UctBot(name, seed, limits.seconds, limits.iterations, by_score, rave)


_MAKERS: dict[str, Maker] = {
    "random": lambda name, seed, limits: RandomBot(seed),
    "greedy": lambda name, seed, limits: GreedyBot(seed),
    "estimate": lambda name, seed, limits: EstimateBot(seed),
    **{level: _fallible(level) for level in SKILLS},
    "king": _searcher(classic=False),
    "classic": _searcher(classic=True),
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

    The time is for one decision, where a turn is planned once for each of its decisions; a number without a unit is a
    number of iterations. A level without a limit has its own time for a move. However that may be, it answers within
    `at_most` seconds. After `net:` comes the file of a net.
    """
    name, _, limit = text.partition(":")
    maker = _MAKERS.get(name)
    if maker is None:
        raise BastideError(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    if name == "net" and limit and not _LIMIT.fullmatch(limit):
        return NetBot(text, seed, Path(limit))
    limits = _own_limits(name) if not limit else _read_limits(limit)
    return maker(text, seed, limits._replace(seconds=min(limits.seconds, at_most), at_once=at_most))


def _own_limits(name: str) -> Limits:
    if name in SECONDS:
        return Limits(a_move=SECONDS[name])
    return Limits(seconds=0.1)


def _read_limits(limit: str) -> Limits:
    found = _LIMIT.fullmatch(limit)
    if found is None or float(found["number"]) <= 0:
        raise BastideError(f"'{limit}' is no limit for a bot; write 100ms, 2s, or a number of iterations.")
    number = float(found["number"])
    if not found["unit"]:
        return Limits(iterations=int(number))
    return Limits(number / 1000 if found["unit"] == "ms" else number)
