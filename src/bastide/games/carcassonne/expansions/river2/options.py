"""How River II is chosen."""

from bastide.core import Option

MINUTES = 6
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (
    Option("river_room", ("reserve", "lake"), "reserve", "CAR-RI-3.1", before=(1, "lake"), needs={"river2": True}),
    Option(
        "river_bends",
        ("alternate", "straight_between"),
        "alternate",
        "CAR-RI-3",
        before=(1, "alternate"),
        needs={"river2": True},
    ),
)
