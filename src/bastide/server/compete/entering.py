"""Entering a tournament, and leaving it. Raises Refused wherever something is not allowed."""

import hmac
from functools import partial
from typing import TYPE_CHECKING, Any

from bastide.compete.rules import LATE_KINDS
from bastide.server.caller import Caller
from bastide.server.clock import time
from bastide.server.compete import wire
from bastide.server.compete.kept import Kept, KeptEntrant
from bastide.server.compete.shelf import Case
from bastide.server.identity.player import Player
from bastide.server.numbers import number_of
from bastide.server.refusals import Refused
from bastide.server.store import Statement
from bastide.server.thinking import levels

if TYPE_CHECKING:
    from bastide.server.compete.tournaments import Tournaments

MOST_ENTERED = 50
"""In how many tournaments that are not over somebody may be."""


class Entering:
    """Who plays in tournaments."""

    def __init__(self, tournaments: "Tournaments") -> None:
        self.tournaments = tournaments
        self.hall = tournaments.hall
        self.shelf = tournaments.shelf
        self.rounds = tournaments.rounds

    async def enter(self, id: str, caller: Caller, given: wire.Entering) -> None:
        """Somebody enters."""
        player = caller.player
        assert player is not None

        async def work(case: Case) -> None:
            reason = await self.why_not(case.kept, player, given.invitation, bool(caller.bot))
            if reason:
                raise _refusal(case.kept.plan, reason)
            rows = await self.hall.store.fetch(
                "SELECT COUNT(*) FROM tournament_entrants e JOIN tournaments t ON t.id = e.tournament "
                "WHERE e.player = ? AND t.state NOT IN ('over', 'cancelled')",
                player.id,
            )
            if rows[0][0] >= MOST_ENTERED:
                raise Refused("not_now", "tournaments_full", count=MOST_ENTERED)
            rating = await self.tournaments.rating(case.kept.plan, player.id)
            full = sum(one.state == "in" for one in case.kept.entrants) >= case.kept.plan.most
            one = self._add(case, player=player.id, rating=rating, program=bool(caller.bot))
            one.state, one.only_reserve = "reserve" if given.reserve or full else "in", given.reserve
            case.rows.append(self._entry_row(case, one, caller.address))
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    def _entry_row(self, case: Case, one: KeptEntrant, address: str) -> Statement:
        mark = self.hall.signer.mark(f"{case.id} {address}")
        return (
            "INSERT INTO tournament_entrants (tournament, player, entrant, address) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (tournament, player) DO UPDATE SET entrant = excluded.entrant, address = excluded.address",
            (case.id, one.player, one.id, mark),
        )

    def _add(self, case: Case, **fields: Any) -> KeptEntrant:
        kept = case.kept
        kept.entered += 1
        one = KeptEntrant(f"e{kept.entered}", first=len(case.rounds) + 1, **fields)
        kept.entrants.append(one)
        return one

    async def why_not(self, kept: Kept, player: Player, invitation: str = "", program: bool = False) -> str:
        """Why somebody may not enter: the name of the reason; nothing if they may."""
        plan = kept.plan
        if kept.state in ("over", "cancelled"):
            return "tournament_over"
        if any(one.player == player.id and one.state != "out" for one in kept.entrants):
            return "tournament_entered"
        if any(one.player == player.id for one in kept.entrants):
            return "tournament_left"
        if kept.state != "coming" and (not plan.late or plan.kind not in LATE_KINDS):
            return "tournament_late"
        if self.hall.conversation.people.blocks(kept.organiser, player.id):
            return "tournament_blocked"
        if program and not plan.bots:
            return "tournament_bots"
        if len(kept.entrants) >= wire.MOST_ENTRANTS + 50:
            return "tournament_full"
        return await self._not_among(kept, player, invitation)

    async def _not_among(self, kept: Kept, player: Player, invitation: str) -> str:
        """Why somebody is not among those for whom it is: the name of the reason; nothing if they are."""
        plan = kept.plan
        if plan.entry == "link" and kept.organiser != player.id and not _same(invitation, kept.invitation):
            return "tournament_invitation"
        if plan.entry == "club" and (plan.club is None or await self.tournaments.role(plan.club, player.id) is None):
            return "tournament_members"
        if plan.least_rating is not None or plan.most_rating is not None:
            number = await self.tournaments.rating(plan, player.id) or number_of()
            least, most = plan.least_rating or 0, 10_000 if plan.most_rating is None else plan.most_rating
            if not least <= number <= most:
                return "tournament_rating"
        return ""

    async def enter_bots(self, id: str, player: Player, given: wire.NewBots) -> None:
        """The organiser lets bots enter."""
        if given.level not in levels():
            raise Refused("bad_request", "no_level", level=given.level, levels=list(levels()))

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            kept, plan = case.kept, case.kept.plan
            kept.check_on()
            if not plan.bots:
                raise Refused("not_allowed", "tournament_bots")
            if kept.state != "coming" and plan.kind not in LATE_KINDS:
                raise Refused("not_now", "tournament_late")
            inside = sum(one.state == "in" for one in kept.entrants)
            bots = sum(one.player is None for one in kept.entrants)
            if inside + given.count > plan.most or bots + given.count > wire.MOST_BOTS:
                raise Refused("not_now", "tournament_full")
            for _ in range(given.count):
                like = sum(one.bot == given.level for one in kept.entrants)
                self._add(case, bot=given.level, number=like + 1)
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def withdraw(self, id: str, player: Player, entrant: str | None = None) -> None:
        """Somebody leaves; or the organiser takes somebody out."""

        async def work(case: Case) -> None:
            kept = case.kept
            kept.check_on()
            mine = next((one for one in kept.entrants if one.player == player.id and one.state != "out"), None)
            one = mine if entrant is None else next((one for one in kept.entrants if one.id == entrant), None)
            if one is None:
                raise Refused("unknown", thing="entrant")
            if one is not mine:
                await self.tournaments.check_organiser(case, player)
                case.note(wire.Correction(time(), "withdraw", entrants=[one.id]))
            await self._take_out(case, one)
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def _take_out(self, case: Case, one: KeptEntrant) -> None:
        kept = case.kept
        if one.player is not None:
            case.rows.append(
                ("DELETE FROM tournament_entrants WHERE tournament = ? AND player = ?", (case.id, one.player))
            )
        if kept.state == "coming" or one.state == "reserve" or one.first > len(case.rounds):
            kept.entrants.remove(one)
            fill(case)
            return
        one.state, one.last = "out", len(case.rounds)
        for table in case.rounds[-1].tables:
            if one.id in table.seats and table.result is None and table.id:
                seat = table.seats.index(one.id)
                if seat in table.sitting:
                    case.done.append(partial(self.rounds.resign, table.id, table.sitting.index(seat)))

    async def depart(self, player: str) -> None:
        """An account is deleted: it leaves all tournaments, and those it organises and nobody has begun are off."""
        rows = await self.hall.store.fetch("SELECT tournament FROM tournament_entrants WHERE player = ?", player)
        for (id,) in rows:

            async def leave(case: Case) -> None:
                for one in [one for one in case.kept.entrants if one.player == player and one.state != "out"]:
                    if case.kept.state in ("coming", "running", "paused"):
                        await self._take_out(case, one)
                case.rows.append(
                    ("DELETE FROM tournament_entrants WHERE tournament = ? AND player = ?", (case.id, player))
                )
                await self.rounds.advance(case)

            await self.shelf.change(str(id), leave)
        for (id,) in await self.hall.store.fetch(
            "SELECT id FROM tournaments WHERE organiser = ? AND state = 'coming'", player
        ):

            async def call_off(case: Case) -> None:
                case.kept.state, case.due = "cancelled", None

            await self.shelf.change(str(id), call_off)


def fill(case: Case) -> None:
    """Before it begins, reserves who wanted to play take the places that are free, in the order they came; where
    there are fewer places than before, who came last is a reserve."""
    kept = case.kept
    if kept.state != "coming":
        return
    inside = sum(one.state == "in" for one in kept.entrants)
    for one in reversed(kept.entrants):
        if inside > kept.plan.most and one.state == "in" and one.player is not None:
            one.state, inside = "reserve", inside - 1
    for one in kept.entrants:
        if inside < kept.plan.most and one.state == "reserve" and not one.only_reserve:
            one.state, inside = "in", inside + 1


def take_programs_out(case: Case) -> None:
    """Bots and programs may no longer play in a tournament that has not begun."""
    gone = [one for one in case.kept.entrants if one.player is None or one.program]
    case.kept.entrants = [one for one in case.kept.entrants if one not in gone]
    case.rows += [
        ("DELETE FROM tournament_entrants WHERE tournament = ? AND player = ?", (case.id, one.player))
        for one in gone
        if one.player is not None
    ]


_CODES = {"tournament_over": "over", "tournament_entered": "not_now", "tournament_late": "not_now"}


def _refusal(plan: wire.TournamentPlan, reason: str) -> Refused:
    code = _CODES.get(reason, "not_allowed")
    if reason != "tournament_rating":
        return Refused(code, reason)
    most = 10_000 if plan.most_rating is None else plan.most_rating
    return Refused(code, reason, least=plan.least_rating or 0, most=most)


def _same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())
