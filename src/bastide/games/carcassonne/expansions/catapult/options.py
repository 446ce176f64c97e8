"""How The Catapult is chosen."""

from bastide.core import Option

MINUTES = 14
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (
    Option("catapult_mode", ("aimed", "blind", "off"), "aimed", "CAR-CA-3.4", needs={"catapult": True}),
    Option("catapult_sigma", range(3001), 600, "CAR-CA-3.3", offered=range(0, 3001, 300), needs={"catapult": True}),
)
