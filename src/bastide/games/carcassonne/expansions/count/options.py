"""How The Count of Carcassonne is chosen."""

from bastide.core import Option

MINUTES = 14
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (
    Option("count_into_unoccupied", (False, True), False, "CAR-CO-4.2", needs={"count": True}),
    Option("market_at_barn", (False, True), False, "CAR-CO-5.1", needs={"count": True, "abbey_mayor": True}),
    Option("count_final", ("market_only", "any_quarter"), "market_only", "CAR-CO-5.2", needs={"count": True}),
)
