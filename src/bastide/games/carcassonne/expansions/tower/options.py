"""How The Tower is chosen."""

from bastide.core import Option

MINUTES = 16
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (Option("ransom_debt", (False, True), False, "CAR-TW-6.1", needs={"tower": True}),)
