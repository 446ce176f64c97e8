"""How King & Robber Baron is chosen."""

from bastide.core import Option

MINUTES = 3
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = ()
