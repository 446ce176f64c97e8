"""How The Cult is chosen."""

from bastide.core import Option

MINUTES = 4
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = ()
