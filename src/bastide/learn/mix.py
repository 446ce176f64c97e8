"""Which tables one net learns at: all numbers of players, and now and then other options of the rulebook."""

from random import Random
from typing import Any, NamedTuple

import bastide
from bastide.core import BadOption, Game

TWO = 0.5
"""The part of the tables with the fewest players and the usual options."""
OTHER_OPTIONS = 0.1


class Block(NamedTuple):
    """Tables of one kind."""

    players: int
    options: dict[str, Any]
    tables: int


def mix(name: str, tables: int, luck: Random, players: list[int] | None = None, vary: bool = True) -> list[Block]:
    """That many tables of a game: half with the fewest players, the others with more; a tenth with options at
    random."""
    game = bastide.load(name)
    counts = players or list(game.seats)
    odd = int(tables * OTHER_OPTIONS) if vary and game.options else 0
    usual = tables - odd
    few = usual if len(counts) == 1 else round(usual * TWO)
    shares = [few, *_shared(usual - few, len(counts) - 1)]
    blocks = [
        Block(count, {} if _possible(game, count, {}) else any_options(game, count, luck), share)
        for count, share in zip(counts, shares, strict=True)
        if share
    ]
    for share in _shared(odd, min(odd, 4)):
        count = luck.choice(counts)
        blocks.append(Block(count, any_options(game, count, luck), share))
    return blocks


def _shared(total: int, parts: int) -> list[int]:
    return [total // parts + (i < total % parts) for i in range(parts)] if parts else []


def any_options(game: Game, players: int, luck: Random) -> dict[str, object]:
    """Options at random that the rulebook allows together."""
    while True:
        options: dict[str, object] = {option.name: luck.choice(option.values) for option in game.options}
        if _possible(game, players, options):
            return options


def _possible(game: Game, players: int, options: dict[str, object]) -> bool:
    try:
        game.read_settings(players, **options)
    except BadOption:
        return False
    return True
