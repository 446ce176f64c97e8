"""Calling those who play in tournaments: a table is ready, somebody waits, it is over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.compete import Standing
from bastide.server.archive import find
from bastide.server.compete.kept import KeptRound, KeptTable
from bastide.server.compete.shelf import Case
from bastide.server.live import Live
from bastide.server.notices.night import Call, Kind

if TYPE_CHECKING:
    from bastide.server.notices import Notices


class Calls:
    """The calls of tournaments."""

    def __init__(self, notices: "Notices") -> None:
        self.notices = notices

    async def round(self, case: Case, round: KeptRound) -> None:
        """A round begins: your table is ready, or you rest."""
        for table in round.tables:
            if table.id:
                await self.table(case, round, table)
        resting = [_call("round", one, case, says="rests") for one in _accounts(case, round.resting)]
        await self.notices.tell(resting)

    async def table(self, case: Case, round: KeptRound, table: KeptTable) -> None:
        """A table is ready for those who play there."""
        game = case.kept.plan.games[round.game].game
        calls = [
            Call(
                "round",
                f"player {one}",
                one,
                seat,
                table.id,
                game,
                {"name": case.kept.plan.name, "number": round.number},
            )
            for seat, one in enumerate(_accounts(case, [table.seats[seat] for seat in table.sitting], bots=True))
            if one
        ]
        await self.notices.tell(calls)

    async def waits(self, live: Live, name: str, seats: Sequence[int]) -> None:
        """Somebody has come to the table, and waits for these seats."""
        table = live.table
        calls = [
            Call("waits", f"player {player}", player, seat, table.id, table.game.name, {"name": name})
            for seat in seats
            if (player := table.seats[seat].player) is not None
        ]
        await self.notices.tell(calls)

    async def over(self, case: Case, rows: Sequence[Standing]) -> None:
        """It is over: where everybody is."""
        places = {row.name: row.place for row in rows}
        calls = [
            _call("results", one.player, case, place=places[one.id])
            for one in case.kept.entrants
            if one.player is not None and one.id in places
        ]
        await self.notices.tell(calls)

    async def too_few(self, case: Case) -> None:
        """It could not begin."""
        await self.notices.tell([_call("results", case.kept.organiser, case, says="too_few")])


def _accounts(case: Case, ids: Sequence[str], bots: bool = False) -> list[str]:
    """The accounts of these entrants; with `bots`, nothing in the place of a bot."""
    players = {one.id: one.player or "" for one in case.kept.entrants}
    return [players[id] for id in ids if bots or players[id]]


def _call(kind: Kind, player: str, case: Case, says: str = "", **params: object) -> Call:
    plan = case.kept.plan
    named = {"name": plan.name, **params}
    game = find(plan.games[0].game).name
    return Call(kind, f"player {player}", player, None, "", game, named, says=says, path=f"tournament/{case.id}")
