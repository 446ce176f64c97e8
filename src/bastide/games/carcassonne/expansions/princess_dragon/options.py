"""How The Princess & the Dragon is chosen."""

from bastide.core import Option

MINUTES = 25
"""How much longer a game takes with it."""
OPTIONS: tuple[Option, ...] = (
    Option("fairy_mode", ("follower", "tile"), "follower", "CAR-PD-2.6", needs={"princess_dragon": True}),
    Option(
        "volcano_companions",
        (True, False),
        True,
        "CAR-PD-3.2",
        needs={"princess_dragon": True, "traders_builders": True},
    ),
    Option("princess", ("may", "must"), "may", "CAR-PD-5.1", needs={"princess_dragon": True}),
)
