"""What a viewer may know of The Catapult, and how it is kept."""

from typing import Annotated, TypedDict

from bastide.games.carcassonne.expansions.catapult.catch import FARTHEST
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCHER,
    DISTANCE,
    FAIRS,
    FAR,
    LANDS_X,
    MOST_FAIRS,
    ON,
    STEP,
    STEPS,
    THROWN,
    TOKEN,
    TOKENS,
    VICTIM,
)
from bastide.games.carcassonne.expansions.catapult.remembered import Distance, Hand, Landing, SquareOfDistance, Victim
from bastide.games.carcassonne.kept import BySeat, Count, OneOf, Spot, Spots, declared

NO_TILE = "CAR-CA-2.1: there is no tile at {value}"
TOO_MANY = "CAR-CA-2.3: {value} fairs cannot be placed in one turn"
NO_TOKEN = f"CAR-CA-2.2: '{{value}}' cannot be thrown; the tokens are {', '.join(TOKENS)}"
NOT_THROWN = "CAR-CA-2.2: {value} players cannot have thrown"
ONE_EACH = "CAR-CA-5: the distances are one per seat"


class CatapultView(TypedDict):
    """The Catapult: the round under way. Points are in thousandths of a tile from the centre of the start tile."""

    fairs: Annotated[list[list[int]], Spots(FAIRS, MOST_FAIRS, NO_TILE, TOO_MANY, "fair")]
    """[x, y] of the fair tiles placed in this turn whose rounds are not over; the first is the one under way."""
    token: Annotated[str | None, OneOf(TOKEN, [None, *TOKENS], NO_TOKEN)]
    """knock_out, seduction, target or catch; None while it is not chosen."""
    thrown: Annotated[int, Count(THROWN, 1, NOT_THROWN)]
    """How many players have thrown in this round, from the active player on clockwise."""
    step: Annotated[str, OneOf(STEP, [*STEPS])]
    """What the throw waits for: aim (in catch: the distance), hand, drift_x, drift_y, victim or replacement."""
    landing: Annotated[list[int] | None, Landing(LANDS_X)]
    """The point aimed at, with the noise so far."""
    distance: Annotated[int | None, Distance(DISTANCE, FARTHEST)]
    """Catch: how far the token is thrown. Only the thrower sees it before the hand is held out."""
    hand: Annotated[int | None, Hand(CATCHER, FARTHEST)]
    """Catch: where the catcher's hand is."""
    victim: Annotated[list[int | str] | None, Victim(VICTIM)]
    """Seduction: who is to be replaced: seat, figure, and x, y, segment or a quarter."""
    on: Annotated[list[int] | None, Spot(ON, NO_TILE, "on_tile")]
    """[x, y] of the tile on which one of several followers is to be chosen."""
    far: Annotated[list[int | None], BySeat(SquareOfDistance(FAR), ONE_EACH, "target")]
    """Target: the square of each seat's distance from the fair; None before the throw."""


KEY = "catapult"
"""Where a view has it."""
VIEW = CatapultView
KEPT = declared(CatapultView)
