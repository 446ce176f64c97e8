"""A season to take home: with names instead of accounts, for sheets and for printing."""

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from bastide.compete.league import Fixture, LeagueRow, Meeting
from bastide.server.compete.kept import commitment_of
from bastide.server.compete.season_kept import KeptSeason

if TYPE_CHECKING:
    from bastide.server.compete.seasons import Seasons


@dataclass(frozen=True, slots=True)
class SeasonSheets:
    """All that is written down of a season."""

    id: str
    kept: KeptSeason
    club: str
    tables: list[list[LeagueRow]]
    meetings: list[Meeting]

    def plain(self) -> dict[str, object]:
        """The same as plain data; when it is over with the seed, by which all games can be drawn again."""
        kept = self.kept
        return {
            "id": self.id,
            "name": kept.plan.name,
            "club": self.club,
            "game": kept.plan.game.game,
            "settings": kept.plan.game.settings,
            "state": kept.state,
            "commitment": commitment_of(kept.seed),
            "seed": kept.seed if kept.state == "over" else None,
            "divisions": [[asdict(row) for row in rows] for rows in self.tables],
            "games": [
                {
                    "week": one.fixture.week,
                    "division": one.division,
                    "seats": one.fixture.seats,
                    "table": game.table or None,
                    "scores": game.scores,
                    "winner": game.winner,
                    "nobody": game.lost_by_both,
                    "corrected": game.corrected,
                    "why": game.why,
                }
                for one, game in zip(self.meetings, kept.games, strict=True)
            ],
        }


async def sheets_of(seasons: "Seasons", id: str) -> SeasonSheets:
    """The season of that id. Raises Refused."""
    season = await seasons.shelf.load(id)
    kept = season.kept
    known = await seasons.hall.accounts.names(sorted(set(kept.entered)))
    names = {one: known.get(one) or "—" for one in kept.entered}
    club = await seasons.store.fetch("SELECT name FROM clubs WHERE id = ?", season.club)
    return SeasonSheets(
        id,
        kept,
        str(club[0][0]) if club else "",
        [
            [replace(row, name=names[row.name]) for row in kept.table(number)]
            for number in range(1, len(kept.divisions) + 1)
        ],
        [
            Meeting(game.division, Fixture(game.week, (names[game.seats[0]], names[game.seats[1]])), game.outcome)
            for game in kept.games
        ],
    )
