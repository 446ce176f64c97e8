"""How Traders & Builders is chosen."""

from bastide.core import Option

MINUTES = 15
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = ()
