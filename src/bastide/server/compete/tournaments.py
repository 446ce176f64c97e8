"""Tournaments: looked after, announced, changed, called off. Raises Refused wherever something is not allowed."""

import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from bastide.compete import BadTournament
from bastide.server.archive import find, new_id
from bastide.server.clock import time
from bastide.server.compete import wire
from bastide.server.compete.arrivals import arrive, awaited
from bastide.server.compete.calls import Calls
from bastide.server.compete.due import Due
from bastide.server.compete.entering import fill, take_programs_out
from bastide.server.compete.kept import Kept, rules_of
from bastide.server.compete.rounds import Rounds
from bastide.server.compete.shelf import Case, Shelf
from bastide.server.configuration import DAY
from bastide.server.decisions import clean
from bastide.server.identity.player import Player
from bastide.server.live import Live, Moment
from bastide.server.numbers import number_of
from bastide.server.options import NoClock, read_settings
from bastide.server.rating import option_group
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.hall import Hall
    from bastide.server.notices import Notices

logger = logging.getLogger("bastide.compete")
MOST_ORGANISED = 10
"""How many tournaments somebody may have that are not over."""
FARTHEST = 366 * DAY


class Tournaments:
    """All tournaments."""

    def __init__(self, hall: "Hall", notices: "Notices") -> None:
        self.hall = hall
        self.shelf = Shelf(hall.store)
        self.calls = Calls(notices)
        self.rounds = Rounds(hall, self.shelf, self.calls, self.look)
        self.due = Due(hall.store, "tournaments", self.look)
        self._wanted: set[str] = set()
        hall.after.append(self.after)
        hall.arriving.append(self.arrives)

    # The server's own hand

    async def look(self, id: str) -> None:
        """Do what there is to do in a tournament; who asks while somebody waits to do so need not."""
        if id in self._wanted:
            return
        self._wanted.add(id)
        try:
            await self.shelf.change(id, self._look)
        except Exception as wrong:
            logger.error("a tournament could not go on; trying again", exc_info=wrong, extra={"tournament": id})
        finally:
            self._wanted.discard(id)

    async def _look(self, case: Case) -> None:
        self._wanted.discard(case.id)
        await self.rounds.advance(case)

    def after(self, live: Live, moment: Moment) -> Coroutine[Any, Any, None] | None:
        """When a table of a tournament has ended, see to what follows."""
        return self.look(live.table.tournament) if live.table.tournament and live.table.ended else None

    async def arrives(self, live: Live, seat: int) -> None:
        """Somebody has come to a table: it begins when all have, and who comes first has the others called."""
        table = live.table
        if not table.tournament or not await arrive(self.hall.store, table.id, seat) or table.status != "open":
            return
        await self.look(table.tournament)
        if table.status == "open":
            case = await self.shelf.load(table.tournament)
            await self.calls.waits(live, case.kept.plan.name, await awaited(self.hall.store, table))

    # Announcing

    async def announce(self, player: Player, plan: wire.TournamentPlan) -> str:
        """A new tournament; its id."""
        plan = await self._checked(plan)
        if plan.club is not None and await self.role(plan.club, player.id) not in ("leader", "helper"):
            raise Refused("not_allowed", "club_helpers")
        rows = await self.hall.store.fetch(
            "SELECT COUNT(*) FROM tournaments WHERE organiser = ? AND state NOT IN ('over', 'cancelled')", player.id
        )
        if rows[0][0] >= MOST_ORGANISED:
            raise Refused("not_now", "tournaments_full", count=MOST_ORGANISED)
        kept = Kept(plan, player.id, secrets.randbits(48), secrets.token_urlsafe(12), rounds=plan.rounds)
        case = Case(new_id(), 1, kept, [], time())
        case.due = plan.starts
        await self.shelf.add(case)
        return case.id

    async def _checked(self, plan: wire.TournamentPlan) -> wire.TournamentPlan:
        plan = msgspec.structs.replace(plan, name=clean(plan.name)[:60], about=clean(plan.about)[:500])
        if not plan.name:
            raise Refused("bad_request", "name_empty")
        try:
            rules = rules_of(plan)
        except BadTournament as wrong:
            raise Refused.because("bad_request", str(wrong)) from None
        for one in plan.games:
            game = find(one.game)
            for players in range(rules.least, rules.seats + 1):
                read_settings(game, {**one.settings, "players": players})
        if plan.no_show == "clock" and isinstance(plan.clock, NoClock):
            raise Refused("bad_request", "tournament_clock")
        _check_time(plan.starts)
        if plan.club is None and plan.entry == "club":
            raise Refused("bad_request", "tournament_no_club")
        return plan

    async def role(self, club: str, player: str) -> str | None:
        """What somebody is in a club."""
        rows = await self.hall.store.fetch("SELECT role FROM club_members WHERE club = ? AND player = ?", club, player)
        return str(rows[0][0]) if rows else None

    async def organises(self, kept: Kept, player: Player | None) -> bool:
        """Whether somebody may put things right in a tournament."""
        if player is None:
            return False
        if kept.organiser == player.id:
            return True
        return kept.plan.club is not None and await self.role(kept.plan.club, player.id) == "leader"

    async def check_organiser(self, case: Case, player: Player) -> None:
        """Raises Refused for everybody else."""
        if not await self.organises(case.kept, player):
            raise Refused("not_allowed", "tournament_organiser")

    async def replan(self, id: str, player: Player, plan: wire.TournamentPlan) -> None:
        """The organiser announces it anew, before the first round; who has entered stays, as far as there is room."""

        async def work(case: Case) -> None:
            await self.check_organiser(case, player)
            kept = case.kept
            kept.check_on()
            if kept.state != "coming":
                raise Refused("not_now", "tournament_begun")
            before = kept.plan
            kept.plan = await self._checked(msgspec.structs.replace(plan, club=before.club))
            kept.rounds = kept.plan.rounds
            kept.too_few = kept.too_few and before.starts == kept.plan.starts
            if not kept.plan.bots:
                take_programs_out(case)
            for one in kept.entrants:
                if one.player is not None:
                    one.rating = await self.rating(kept.plan, one.player)
            fill(case)
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def rating(self, plan: wire.TournamentPlan, player: str) -> int | None:
        """How somebody is rated in the first of the games, by which the first round is drawn."""
        game = find(plan.games[0].game)
        settings = read_settings(game, {**plan.games[0].settings, "players": plan.seats})
        rows = await self.hall.store.fetch(
            "SELECT mu, sigma FROM ratings WHERE player = ? AND game = ? AND options = ?",
            player,
            game.name,
            option_group(game, settings),
        )
        return number_of(*rows[0]) if rows else None

    async def alter(self, id: str, player: Player, change: wire.TournamentChange) -> None:
        """The organiser changes what is announced."""

        async def work(case: Case) -> None:
            await self.check_organiser(case, player)
            kept = case.kept
            kept.check_on()
            given = {
                name: getattr(change, name)
                for name in change.__struct_fields__
                if getattr(change, name) is not None and getattr(change, name) is not msgspec.UNSET
            }
            if change.starts is None:
                given["starts"] = None
            begun = set(given) & {"name", "starts", "most"}
            if kept.state != "coming" and begun:
                raise Refused("not_now", "tournament_begun")
            if "starts" in given:
                _check_time(given["starts"])
            if given.get("no_show") == "clock" and isinstance(kept.plan.clock, NoClock):
                raise Refused("bad_request", "tournament_clock")
            for name, length in (("name", 60), ("about", 500)):
                if name in given:
                    given[name] = clean(given[name])[:length]
            if not given.get("name", "-"):
                raise Refused("bad_request", "name_empty")
            kept.plan = msgspec.structs.replace(kept.plan, **given)
            if kept.state != "coming" and given.keys() & {"no_show", "wait"}:
                case.note(wire.Correction(time(), "rule"))
                if case.rounds and not case.rounds[-1].over:
                    last, waits = case.rounds[-1], kept.plan.no_show != "clock"
                    last.until = max(time(), last.at + kept.plan.wait) if waits else None
            kept.too_few = kept.too_few and "starts" not in given
            fill(case)
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def cancel(self, id: str, player: Player) -> None:
        """The organiser calls it off, or ends it where it stands."""

        async def work(case: Case) -> None:
            await self.check_organiser(case, player)
            case.kept.check_on()
            if case.kept.state == "coming":
                case.kept.state = "cancelled"
            elif not case.rounds[-1].over:
                raise Refused("not_now", "tournament_round_on")
            else:
                self.rounds.finish(case)
            case.due = None

        await self.shelf.change(id, work)

    async def new_invitation(self, id: str, player: Player) -> None:
        """Another invitation; the one before no longer lets anybody in."""

        async def work(case: Case) -> None:
            await self.check_organiser(case, player)
            case.kept.invitation = secrets.token_urlsafe(12)

        await self.shelf.change(id, work)


def _check_time(starts: float | None) -> None:
    if starts is not None and not time() - 60 <= starts <= time() + FARTHEST:
        raise Refused("bad_request", "tournament_time")
