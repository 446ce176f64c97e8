"""How strong the levels are, as measured: `python benchmarks/levels.py` plays the games and writes `strength.json`."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from bastide.bots.levels import SKILLS


class Strength(msgspec.Struct, frozen=True):
    """How a level fared against another, with two players."""

    won: int
    """A drawn game counts half."""
    of: int
    """How many games were played."""
    against: str
    """The level below; `random` for who clicks at random."""
    points: int
    """What it usually makes."""
    seconds: float = 0.0
    """How long it thinks about a move, on the mean; 0 where it answers at once."""
    sees: int = 100
    """Of a hundred moves, about how many come to its mind."""


def strength_in(game: str) -> dict[str, Strength]:
    """The strength of the levels in a game, by level; nothing where they were not measured."""
    return {level: replace(one, sees=_sees(level, game)) for level, one in _measured().get(game, {}).items()}


def _sees(level: str, game: str) -> int:
    skill = SKILLS.get(level, {}).get(game)
    return round(100 * skill.attention) if skill else 100


@cache
def _measured() -> dict[str, dict[str, Strength]]:
    text = files("bastide.bots").joinpath("strength.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Strength]])
