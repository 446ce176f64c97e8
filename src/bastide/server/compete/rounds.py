"""From round to round: pairings become tables, tables begin, and what comes of them leads to the next round.

Everything follows from what is stored, so that any process can take the next step after another has died. A round and
its tables are written together, or not at all.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bastide.compete import NoRound, Result, draw, over, rounds_of, standings
from bastide.compete.knockout import put_out
from bastide.compete.lot import lot
from bastide.core.fair import SEED_BYTES
from bastide.server import entries as e
from bastide.server.archive import Draft, Summary, find, new_id
from bastide.server.clock import time
from bastide.server.compete.arrivals import arrival, came_to
from bastide.server.compete.kept import KeptResult, KeptRound, KeptTable, tournament_of
from bastide.server.compete.shelf import Case, Shelf
from bastide.server.decisions import Plan, put_away, resign, start
from bastide.server.options import CorrespondenceClock, TableOptions, read_settings
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.compete.calls import Calls
    from bastide.server.hall import Hall

logger = logging.getLogger("bastide.compete")
LOOK_AGAIN, LOOK_AGAIN_OVER_DAYS = 10.0, 120.0
"""Seconds after which a round that is played is looked at again, whether or not anything was heard of it."""
SOON = 1.0
"""Seconds in which tables that can begin at once should have begun."""
WINNERS = 3


@dataclass(frozen=True, slots=True)
class Found:
    """What the store knows of a table."""

    status: str
    result: e.Result | None
    came: frozenset[int]


class Rounds:
    """Takes every tournament on by as much as can be done now."""

    def __init__(
        self, hall: "Hall", shelf: Shelf, calls: "Calls", look: Callable[[str], Coroutine[Any, Any, None]]
    ) -> None:
        self.hall = hall
        self.look = look
        """Looks at a tournament again, in the background."""
        self.shelf = shelf
        self.calls = calls

    async def step(self, id: str) -> None:
        """Do what there is to do, and say when to look again."""
        await self.shelf.change(id, self.advance)

    async def advance(self, case: Case) -> None:
        """The same with a tournament in hand."""
        kept, now = case.kept, time()
        if kept.state == "coming" and kept.plan.starts is not None and kept.plan.starts <= now and not kept.too_few:
            await self.begin(case)
        if kept.state in ("running", "paused") and case.rounds:
            await self._look_at(case, case.rounds[-1])
            if kept.plan.kind == "knockout":
                kept.put_out = put_out(tournament_of(kept, case.rounds))
        if kept.state == "running" and case.rounds[-1].over:
            await self._after_the_round(case)
        case.due = self._due(case)

    def _due(self, case: Case) -> float | None:
        kept, now = case.kept, time()
        if kept.state == "coming":
            return None if kept.too_few else kept.plan.starts
        if kept.state not in ("running", "paused"):
            return None
        last = case.rounds[-1]
        if last.over:
            return kept.next_at if kept.state == "running" else None
        over_days = isinstance(kept.plan.clock, CorrespondenceClock)
        if last.at >= now - SOON:  # its tables are made, and not begun
            return now
        again = now + (LOOK_AGAIN_OVER_DAYS if over_days else LOOK_AGAIN)
        until = last.until if kept.state == "running" else None
        return min(again, until) if until is not None and until > now else again

    # Rounds

    async def begin(self, case: Case) -> None:
        """Draw the first round; the organiser is told where too few have entered."""
        try:
            await self._draw(case)
        except NoRound:
            case.kept.too_few = True
            case.done.append(self._later(lambda: self.calls.too_few(case)))
            return
        case.kept.state, case.kept.too_few = "running", False

    async def next_round(self, case: Case) -> None:
        """Draw the next round now. Raises NoRound."""
        await self._draw(case)

    async def _after_the_round(self, case: Case) -> None:
        kept = case.kept
        tournament = tournament_of(kept, case.rounds)
        if over(tournament):
            self.finish(case)
            return
        for entrant in kept.entrants:  # who did not come too often is out
            if entrant.state == "in" and tournament.absences()[entrant.id] >= kept.plan.absences:
                entrant.state = "out"
        if kept.plan.by_hand:
            return
        if kept.next_at is None:
            kept.next_at = time() + kept.plan.rest
        if kept.next_at <= time():
            await self._draw(case)

    def finish(self, case: Case) -> None:
        """There is no further round."""
        kept = case.kept
        rows = standings(tournament_of(kept, case.rounds))
        kept.state, kept.next_at = "over", None
        kept.winners = [row.name for row in rows[:WINNERS]]
        case.rows.append(("UPDATE tournament_entrants SET address = '' WHERE tournament = ?", (case.id,)))
        case.done.append(self._later(lambda: self.calls.over(case, rows)))

    async def _draw(self, case: Case) -> None:
        kept, now = case.kept, time()
        tournament = tournament_of(kept, case.rounds)
        drawn = await asyncio.to_thread(draw, tournament)
        number = len(case.rounds) + 1
        waiting = kept.plan.no_show != "clock"
        round = KeptRound(
            number=number,
            at=now,
            game=(number - 1) % len(kept.plan.games),
            tables=[
                KeptTable(
                    list(table.seats),
                    result=None
                    if table.result is None
                    else KeptResult(list(table.result.places), list(table.result.scores), sorted(table.result.absent)),
                )
                for table in drawn.tables
            ],
            resting=list(drawn.resting),
            until=now + kept.plan.wait if waiting else None,
        )
        luck = (new_id(), secrets.token_bytes(SEED_BYTES)) if kept.plan.kind == "same_luck" else None
        for place, table in enumerate(round.tables, 1):
            if table.result is None:
                self.make(case, round, table, place, luck)
        case.rounds.append(round)
        kept.next_at = None
        kept.rounds = rounds_of(tournament)
        case.done.append(self._later(lambda: self.calls.round(case, round)))

    def make(
        self, case: Case, round: KeptRound, table: KeptTable, place: int, luck: tuple[str, bytes] | None = None
    ) -> None:
        """A table for those who play there."""
        kept, plan = case.kept, case.kept.plan
        entrants = {one.id: one for one in kept.entrants}
        sitting = [entrants[table.seats[seat]] for seat in table.sitting]
        first: list[e.AnyEntry] = [
            e.BotSat(seat=seat, level=one.bot) if one.player is None else e.Sat(seat=seat, player=one.player)
            for seat, one in enumerate(sitting)
        ]
        played = plan.games[round.game]
        set_id, seed = luck or ("", secrets.token_bytes(SEED_BYTES))
        draft = Draft(
            game=played.game,
            settings={**played.settings, "players": len(sitting)},
            options=table_options(case),
            first=first,
            duplicate=set_id,
            number=place,
            tournament=case.id,
            round=round.number,
        )
        live, rows = self.hall.archive.prepare(draft, new_id(), seed)
        table.id = live.table.id
        case.rows += rows

        async def open() -> None:
            await self.hall.open(live)

        case.done.append(open)
        self._look_again(case)

    def _look_again(self, case: Case) -> None:
        """Once what was made is written, see whether it can begin."""
        if not case.looks_again:
            case.looks_again = True
            case.done.append(self._later(lambda: self.look(case.id)))

    def _later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], Awaitable[None]]:
        """Something that is done in the background once all is written."""

        async def do() -> None:
            self.hall.background(work())

        return do

    # Tables

    async def _look_at(self, case: Case, round: KeptRound) -> None:
        """See what has become of the tables of a round."""
        found = await self._found([table.id for table in round.tables if table.id])
        bots = await self._bots_at_work() if any(one.status == "open" for one in found.values()) else 0
        for place, table in enumerate(round.tables, 1):
            known = found.get(table.id)
            if known is None:
                continue
            if table.result is not None:
                if known.status == "open":
                    case.done.append(self._putting_away(table.id))
            elif known.status == "over" and known.result is not None:
                self._take(case, round, table, place, known)
            elif known.status == "open" and case.kept.state == "running":
                if self._all_bots(case, table):
                    if bots < self.hall.configuration.bot_tables:
                        bots += 1
                        case.done.append(self._starting(table.id, []))
                else:
                    self._wait(case, round, table, place, known)
            elif known.status == "playing" and table.late and case.kept.plan.no_show == "steward":
                self._stand_in(case, table, known)

    def _stand_in(self, case: Case, table: KeptTable, known: Found) -> None:
        """Let stewards play for who was late and has still not come."""
        late = [table.sitting.index(seat) for seat in table.late if seat in table.sitting]
        gone = [seat for seat in late if seat not in known.came]
        if gone:
            case.done.append(self._starting(table.id, gone))

    async def _found(self, ids: list[str]) -> dict[str, Found]:
        if not ids:
            return {}
        places = ", ".join("?" * len(ids))
        came = await came_to(self.hall.store, ids)
        rows = await self.hall.store.fetch(f"SELECT id, status, summary FROM tables WHERE id IN ({places})", *ids)
        return {
            str(id): Found(
                str(status),
                msgspec.json.decode(bytes(summary), type=Summary).result if status == "over" else None,
                frozenset(came.get(str(id), ())),
            )
            for id, status, summary in rows
        }

    async def _bots_at_work(self) -> int:
        """At how many tables of tournaments bots play among themselves."""
        return sum(
            live.table.status == "playing" and bool(live.table.tournament) and not live.table.people()
            for live in self.hall.lives.values()
        )

    def _all_bots(self, case: Case, table: KeptTable) -> bool:
        bots = {one.id for one in case.kept.entrants if one.player is None}
        return all(name in bots for name in table.seats)

    def _wait(self, case: Case, round: KeptRound, table: KeptTable, place: int, known: Found) -> None:
        """Begin once all have come; or, when the time to come is up, do as the rule for who does not come says."""
        plan = case.kept.plan
        missing, left = self._missing(case, table, known)
        up = round.until is not None and round.until <= time()
        if plan.no_show == "clock":
            late, missing = left, []
        else:
            late = missing if up else left
            missing = [] if up else [seat for seat in missing if seat not in left]
        table.late = sorted({*table.late, *late})
        absent = [seat for seat in table.late if seat in table.sitting]
        if plan.no_show == "forfeit" and absent:
            self._forfeit(case, round, table, place, known)
        elif not missing:
            at_table = [table.sitting.index(seat) for seat in absent]
            case.done.append(self._starting(table.id, at_table))

    def _missing(self, case: Case, table: KeptTable, known: Found) -> tuple[list[int], list[int]]:
        """Which seats wait for their players, and which of these have left the tournament."""
        people = {one.id for one in case.kept.entrants if one.player is not None}
        gone = {one.id for one in case.kept.entrants if one.state == "out"}
        missing = [
            seat
            for at, seat in enumerate(table.sitting)
            if table.seats[seat] in people and at not in known.came and seat not in table.late
        ]
        return missing, [seat for seat in missing if table.seats[seat] in gone]

    def _forfeit(self, case: Case, round: KeptRound, table: KeptTable, place: int, known: Found) -> None:
        """Who has not come has lost; the others play without, if they are two or more and can."""
        here = [seat for seat in table.sitting if seat not in table.late]
        if len(here) > 1 and not self._can_play(case, round, len(here)):
            case.done.append(self._starting(table.id, [table.sitting.index(seat) for seat in table.late]))
            return
        case.done.append(self._putting_away(table.id))
        if len(here) < 2:
            absent = sorted(set(range(len(table.seats))) - set(here))
            lost = Result.without_a_game(len(table.seats), frozenset(absent))
            table.result = KeptResult(list(lost.places), list(lost.scores), absent)
            return
        came = [here.index(table.sitting[at]) for at in known.came if table.sitting[at] in here]
        table.playing = here
        self.make(case, round, table, place)
        for at in came:  # who is here need not come again
            case.rows.append(arrival(table.id, at))

    def _can_play(self, case: Case, round: KeptRound, players: int) -> bool:
        played = case.kept.plan.games[round.game]
        try:
            read_settings(find(played.game), {**played.settings, "players": players})
        except Refused:
            return False
        return True

    def _take(self, case: Case, round: KeptRound, table: KeptTable, place: int, known: Found) -> None:
        """A game is over: its result counts, or in a knockout a tie is played again."""
        result = known.result
        assert result is not None
        seats, plan = len(table.seats), case.kept.plan
        scores: list[int | None] = [None] * seats
        places = [len(table.sitting) + 1] * seats
        absent = [seat for seat in range(seats) if seat not in table.sitting]
        for at, seat in enumerate(table.sitting):
            scores[seat], places[seat] = result.scores[at], result.ranks[at]
            never_came = seat in table.late or (plan.no_show == "clock" and at not in known.came)
            if at in result.stewards and never_came and self._is_person(case, table.seats[seat]):
                absent.append(seat)
        if plan.no_show == "forfeit":
            absent = [seat for seat in absent if scores[seat] is None]
        if plan.kind == "knockout" and places.count(1) > 1:
            if len(table.earlier) + 1 < 2 * len(table.sitting):
                self._again(case, round, table, place)
                return
            places = _tie_broken(places, lot(case.kept.seed, "first", round.number, place))
        table.result = KeptResult(places, scores, sorted(absent))

    def _is_person(self, case: Case, id: str) -> bool:
        return any(one.id == id and one.player is not None for one in case.kept.entrants)

    def _again(self, case: Case, round: KeptRound, table: KeptTable, place: int) -> None:
        """A tie where there must be a winner: once more, with the seats moved on by one."""
        sitting = table.sitting
        table.earlier.append(table.id)
        table.playing, table.late = [*sitting[1:], sitting[0]], []
        round.until = time() + case.kept.plan.wait if case.kept.plan.no_show != "clock" else None
        self.make(case, round, table, place)
        case.done.append(self._later(lambda: self.calls.table(case, round, table)))

    # The server's hand at the tables

    def _starting(self, id: str, late: list[int]) -> Callable[[], Awaitable[None]]:
        """Let a game begin, with stewards for who has not come."""

        async def begin() -> None:
            live = await self.hall.live(id)
            async with live.lock:
                if live.table.status == "open" and not await self.hall.commit(live, start(live.table), None):
                    return
                for seat in late:
                    if live.table.status == "playing" and not live.table.seats[seat].automatic:
                        await self.hall.commit(live, Plan(e.TimedOut(seat=seat)), None)

        return begin

    async def resign(self, id: str, seat: int) -> None:
        """Give up a game for who has left the tournament."""
        live = await self.hall.live(id)
        async with live.lock:
            if live.table.status in ("playing", "paused") and not live.table.seats[seat].resigned and not live.frozen:
                await self.hall.commit(live, resign(live.table, seat), None)

    async def stop(self, id: str) -> None:
        """End a table without a result."""
        live = await self.hall.live(id)
        async with live.lock:
            if not live.table.ended and not live.damaged:
                entry = e.Expired(by_host=True) if live.table.status == "open" else e.Closed(by_organiser=True)
                await self.hall.commit(live, Plan(entry), None)

    def _putting_away(self, id: str) -> Callable[[], Awaitable[None]]:
        """Put away a table at which nothing is played."""

        async def away() -> None:
            live = await self.hall.live(id)
            async with live.lock:
                if live.table.status == "open":
                    await self.hall.commit(live, put_away(live.table), None)

        return away


def table_options(case: Case) -> TableOptions:
    """What is agreed at all tables of a tournament: nothing is taken back, and nobody gets hints."""
    plan = case.kept.plan
    return TableOptions(
        clock=plan.clock,
        spectators=plan.spectators,
        spectator_delay=plan.spectator_delay,
        chat=plan.chat,
        undo="never",
        hints="nobody",
        rated=plan.rated,
    )


def _tie_broken(places: list[int], number: int) -> list[int]:
    """Of those who share the first place one has it, the others the second."""
    level = [seat for seat, place in enumerate(places) if place == 1]
    first = level[number % len(level)]
    return [2 if place == 1 and seat != first else place for seat, place in enumerate(places)]
