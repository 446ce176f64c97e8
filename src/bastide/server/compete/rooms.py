"""Where people compete: tournaments, clubs and leagues together."""

from typing import TYPE_CHECKING

from bastide.server.compete.clubs import Clubs
from bastide.server.compete.entering import Entering
from bastide.server.compete.organising import Organising
from bastide.server.compete.season_telling import SeasonTelling
from bastide.server.compete.seasons import Seasons
from bastide.server.compete.telling import Telling
from bastide.server.compete.tournaments import Tournaments

if TYPE_CHECKING:
    from bastide.server.hall import Hall
    from bastide.server.notices import Notices


class Rooms:
    """All of them, looked after by this process."""

    def __init__(self, hall: "Hall", notices: "Notices") -> None:
        self.tournaments = Tournaments(hall, notices)
        self.entering = Entering(self.tournaments)
        self.organising = Organising(self.tournaments)
        self.telling = Telling(self.tournaments, self.entering)
        self.seasons = Seasons(hall, notices, self.tournaments)
        self.leagues = SeasonTelling(self.seasons)
        self.clubs = Clubs(hall, notices, self.telling, self.leagues)

    def start(self) -> None:
        """Begin to look after them."""
        self.tournaments.due.start()
        self.seasons.due.start()

    async def close(self) -> None:
        """Look after them no more."""
        await self.tournaments.due.close()
        await self.seasons.due.close()

    async def calendar(self, player: str) -> list[tuple[str, str, float, str]]:
        """What somebody has planned: an id, what it is called, when, and where to look."""
        found = [(id, name, at, f"tournament/{id}") for id, name, at in await self.telling.starts_of(player)]
        found += [
            (id, name, at, f"club/{club}") for id, name, at, club in await self.clubs.calendar.evenings_of(player)
        ]
        for id, club, name, at in await self.leagues.agreed_of(player):
            found.append((f"{id}-{int(at)}", name, at, f"club/{club}"))
        return sorted(found, key=lambda one: one[2])

    async def depart(self, player: str) -> None:
        """An account is deleted."""
        await self.entering.depart(player)
        await self.seasons.depart(player)
        await self.clubs.membership.depart(player)
