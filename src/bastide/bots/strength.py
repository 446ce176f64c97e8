"""How strong the levels are, as measured: `python benchmarks/levels.py` plays the games and writes `strength.json`."""

from functools import cache
from importlib.resources import files

import msgspec


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


def strength_in(game: str) -> dict[str, Strength]:
    """The strength of the levels in a game, by level; nothing where they were not measured."""
    return _measured().get(game, {})


@cache
def _measured() -> dict[str, dict[str, Strength]]:
    text = files("bastide.bots").joinpath("strength.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Strength]])
