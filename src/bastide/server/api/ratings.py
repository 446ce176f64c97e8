"""Ratings everybody can see."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from bastide.server.api.asked import caller_of, hall_of
from bastide.server.api.requests import HouseRequest
from bastide.server.rating import RatedGroup, RatingInfo, Ratings


class Placed(msgspec.Struct, frozen=True):
    """Somebody in the list of the best."""

    name: str
    rating: RatingInfo


@get("/ratings", tags=["accounts"], operation_id="ratedGroups")
async def rated_groups(request: HouseRequest) -> list[RatedGroup]:
    """The games and groups of options in which somebody is rated."""
    await caller_of(request)
    ratings: Ratings = request.app.state.ratings
    return await ratings.groups()


@get("/ratings/{game:str}", tags=["accounts"], operation_id="bestPlayers")
async def best_players(
    request: HouseRequest,
    game: Annotated[str, Parameter(max_length=60)],
    options: Annotated[str, Parameter(max_length=200)] = "usual",
) -> list[Placed]:
    """The best players of a game who have chosen to be rated, with these options."""
    await caller_of(request)
    ratings: Ratings = request.app.state.ratings
    found = await ratings.best(game, options)
    names = await hall_of(request).accounts.names([rating.player for rating in found])
    return [Placed(names[rating.player], rating) for rating in found if rating.player in names]
