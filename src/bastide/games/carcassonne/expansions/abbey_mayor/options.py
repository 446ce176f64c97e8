"""How Abbey & Mayor is chosen."""

from bastide.core import Option

MINUTES = 12
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (
    Option("abbey_final_round", (True, False), True, "CAR-AM-1.7", needs={"abbey_mayor": True}),
    Option("wagon_move", ("connected", "adjacent_tile"), "connected", "CAR-AM-4.4", needs={"abbey_mayor": True}),
    Option(
        "barn_bars_pig",
        (False, True),
        False,
        "CAR-AM-3.4",
        before=(1, True),
        needs={"abbey_mayor": True, "traders_builders": True},
    ),
)
