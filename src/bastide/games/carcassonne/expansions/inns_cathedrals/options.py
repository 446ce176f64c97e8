"""How Inns & Cathedrals is chosen."""

from bastide.core import Option

MINUTES = 11
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = ()
