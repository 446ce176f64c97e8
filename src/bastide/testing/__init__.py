"""Checks for games: the whole contract by random play, perft, playthroughs and clause coverage.

>>> from bastide.testing import check_game
>>> check_game(my_game, games=20)                                            # doctest: +SKIP
"""

from bastide.testing.check_game import ContractBroken, check_game
from bastide.testing.codes import moved_codes, write_codes
from bastide.testing.perft import perft
from bastide.testing.playthrough import playthrough
from bastide.testing.rules import rule

__all__ = ["ContractBroken", "check_game", "moved_codes", "perft", "playthrough", "rule", "write_codes"]
