"""What a viewer may know of The Catapult."""

from typing import TypedDict


class CatapultView(TypedDict):
    """The Catapult: the round under way. Points are in thousandths of a tile from the centre of the start tile."""

    fairs: list[list[int]]
    """[x, y] of the fair tiles placed in this turn whose rounds are not over; the first is the one under way."""
    token: str | None
    """knock_out, seduction, target or catch; None while it is not chosen."""
    thrown: int
    """How many players have thrown in this round, from the active player on clockwise."""
    step: str
    """What the throw waits for: aim (in catch: the distance), hand, drift_x, drift_y, victim or replacement."""
    landing: list[int] | None
    """The point aimed at, with the noise so far."""
    distance: int | None
    """Catch: how far the token is thrown. Only the thrower sees it before the hand is held out."""
    hand: int | None
    """Catch: where the catcher's hand is."""
    victim: list[int | str] | None
    """Seduction: who is to be replaced: seat, figure, and x, y, segment or a quarter."""
    on: list[int] | None
    """[x, y] of the tile on which one of several followers is to be chosen."""
    far: list[int | None]
    """Target: the square of each seat's distance from the fair; None before the throw."""


KEY = "catapult"
"""Where a view has it."""
VIEW = CatapultView
