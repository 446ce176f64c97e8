"""The organiser's hand: rounds are begun and held, results given, players exchanged. Raises Refused."""

from functools import partial
from typing import TYPE_CHECKING

from bastide.compete import BadResult, NoRound, Result, Table
from bastide.compete.pairing import fewest
from bastide.compete.tournament import check_result
from bastide.server.clock import time
from bastide.server.compete import wire
from bastide.server.compete.kept import KeptResult, KeptRound, KeptTable, rules_of
from bastide.server.compete.shelf import Case
from bastide.server.decisions import clean
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused

if TYPE_CHECKING:
    from bastide.server.compete.tournaments import Tournaments


class Organising:
    """What organisers decide once all is announced."""

    def __init__(self, tournaments: "Tournaments") -> None:
        self.tournaments = tournaments
        self.hall = tournaments.hall
        self.shelf = tournaments.shelf
        self.rounds = tournaments.rounds

    async def begin(self, id: str, player: Player) -> None:
        """Draw the first round, or the next one, now."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            kept = case.kept
            kept.check_on()
            if kept.state == "paused":
                raise Refused("not_now", "tournament_paused")
            if kept.state == "running" and not case.rounds[-1].over:
                raise Refused("not_now", "tournament_round_on")
            try:
                if kept.state == "coming":
                    kept.too_few = False
                    await self.rounds.begin(case)
                    if kept.too_few:
                        raise NoRound
                else:
                    await self.rounds.next_round(case)
            except NoRound:
                raise Refused("not_now", "tournament_too_few", count=fewest(rules_of(kept.plan))) from None
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def pause(self, id: str, player: Player) -> None:
        """No game begins and no round is drawn until it goes on; games that are played are played on."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            if case.kept.state != "running":
                raise Refused("not_now", "tournament_not_running")
            case.kept.state, case.kept.paused_at = "paused", time()
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def resume(self, id: str, player: Player) -> None:
        """It goes on; who is to come has as much time left as before."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            kept = case.kept
            if kept.state != "paused":
                raise Refused("not_now", "tournament_not_paused")
            stood = time() - (kept.paused_at or time())
            kept.state, kept.paused_at = "running", None
            if kept.next_at is not None:
                kept.next_at += stood
            last = case.rounds[-1]
            if last.until is not None:
                last.until += stood
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def give_result(self, id: str, player: Player, number: int, place: int, given: wire.ResultGiven) -> None:
        """The organiser says what came of a table, or puts it right. A game that is still on is ended."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            table = _table(case, number, place)
            result = Result(tuple(given.scores), tuple(given.places), frozenset(given.absent))
            try:
                check_result(rules_of(case.kept.plan), Table(tuple(table.seats)), result)
            except BadResult as wrong:
                raise Refused.because("bad_request", _with_seats(str(wrong), table)) from None
            if table.id and table.result is None:
                case.done.append(partial(self.rounds.stop, table.id))
            table.result = KeptResult(list(given.places), list(given.scores), sorted(given.absent))
            table.corrected = True
            case.note(wire.Correction(time(), "result", number, place, list(table.seats), clean(given.why)[:200]))
            if case.kept.state == "over":
                self.rounds.finish(case)
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def forfeit(self, id: str, player: Player, number: int, place: int, given: wire.Forfeit) -> None:
        """Somebody has lost a table that is not over: the other wins, or the others play on."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            table = _table(case, number, place)
            if given.entrant not in table.seats or table.result is not None or number != len(case.rounds):
                raise Refused("not_now", "tournament_no_table")
            seat = table.seats.index(given.entrant)
            rows = await self.hall.store.fetch("SELECT status FROM tables WHERE id = ?", table.id)
            if rows and rows[0][0] in ("playing", "paused") and seat in table.sitting:
                at = table.sitting.index(seat)
                case.done.append(partial(self.rounds.resign, table.id, at))
            elif len(table.seats) == 2:
                lost = Result.without_a_game(2, frozenset({seat}))
                table.result = KeptResult(list(lost.places), list(lost.scores), [seat])
                case.done.append(partial(self.rounds.stop, table.id))
            else:
                raise Refused("not_now", "tournament_no_table")
            table.corrected = True
            case.note(wire.Correction(time(), "forfeit", number, place, [given.entrant], clean(given.why)[:200]))
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def stop_table(self, id: str, player: Player, number: int, place: int) -> None:
        """The organiser ends a game without a result, and will say what came of it."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            table = _table(case, number, place)
            if table.result is not None or not table.id:
                raise Refused("not_now", "tournament_no_table")
            case.done.append(partial(self.rounds.stop, table.id))
            case.note(wire.Correction(time(), "stop", number, place, list(table.seats)))

        await self.shelf.change(id, work)

    async def swap(self, id: str, player: Player, given: wire.Swap) -> None:
        """Two entrants change places, at tables that have not begun or at rest."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            last = await self._waiting_round(case)
            places = {name: (table, seat) for table in last.tables for seat, name in enumerate(table.seats)}
            names = (given.one, given.other)
            resting = [name for name in names if name in last.resting]
            touched = [places[name][0] for name in names if name in places]
            if given.one == given.other or len(resting) == 2 or len(touched) + len(resting) != 2:
                raise Refused("bad_request", "tournament_swap")
            await self._check_not_begun(touched)
            if not last.drawn:
                last.drawn = [list(table.seats) for table in last.tables]
            change = {given.one: given.other, given.other: given.one}
            for table in touched:
                table.seats = [change.get(name, name) for name in table.seats]
            last.resting = [change.get(name, name) for name in last.resting]
            for table in touched[: 1 if touched[0] is touched[-1] else 2]:
                await self._remake(case, last, table)
            case.note(wire.Correction(time(), "swap", last.number, None, [given.one, given.other]))
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def substitute(self, id: str, player: Player, given: wire.Substitution) -> None:
        """A reserve takes somebody's place, and plays on with their points."""

        async def work(case: Case) -> None:
            await self.tournaments.check_organiser(case, player)
            kept = case.kept
            kept.check_on()
            out = next((one for one in kept.entrants if one.id == given.out and one.state != "reserve"), None)
            reserve = next((one for one in kept.entrants if one.id == given.reserve and one.state == "reserve"), None)
            if out is None or reserve is None:
                raise Refused("bad_request", "tournament_reserve")
            kept.entrants.remove(reserve)
            before, bot = out.player, out.bot
            out.before = [*out.before, before] if before else out.before
            out.player, out.bot, out.number = reserve.player, "", 0
            out.program, out.state, out.last = reserve.program, "in", None
            case.rows += [
                ("DELETE FROM tournament_entrants WHERE tournament = ? AND player = ?", (case.id, before or bot)),
                (
                    "UPDATE tournament_entrants SET entrant = ? WHERE tournament = ? AND player = ?",
                    (out.id, case.id, reserve.player),
                ),
            ]
            if case.rounds:
                last = case.rounds[-1]
                for table in last.tables:
                    if out.id in table.seats and table.result is None and await self._is_open(table):
                        await self._remake(case, last, table)
            case.note(wire.Correction(time(), "substitute", len(case.rounds) or None, None, [out.id]))
            await self.rounds.advance(case)

        await self.shelf.change(id, work)

    async def _waiting_round(self, case: Case) -> KeptRound:
        if case.kept.state not in ("running", "paused") or case.rounds[-1].over:
            raise Refused("not_now", "tournament_no_round")
        return case.rounds[-1]

    async def _is_open(self, table: KeptTable) -> bool:
        rows = await self.hall.store.fetch("SELECT status FROM tables WHERE id = ?", table.id)
        return bool(rows) and rows[0][0] == "open"

    async def _check_not_begun(self, tables: list[KeptTable]) -> None:
        for table in tables:
            if table.result is not None or table.playing or not await self._is_open(table):
                raise Refused("not_now", "tournament_table_begun")

    async def _remake(self, case: Case, round: KeptRound, table: KeptTable) -> None:
        """Another table for a pairing that has changed, with the luck it shares; the old one is put away."""
        old = table.id
        shared = await self.hall.store.fetch(
            "SELECT d.id, t.seed, (SELECT MAX(o.number) FROM duplicates o WHERE o.id = d.id) "
            "FROM duplicates d JOIN tables t ON t.id = d.table_id WHERE t.id = ?",
            old,
        )
        luck = (str(shared[0][0]), bytes(shared[0][1])) if shared else None
        made = sum("INTO duplicates" in sql for sql, _ in case.rows)
        table.late = []
        self.rounds.make(case, round, table, (shared[0][2] if shared else 0) + made + 1, luck)
        case.done.append(partial(self.rounds.stop, old))
        if case.kept.plan.no_show != "clock":
            round.until = max(round.until or 0.0, time() + case.kept.plan.wait)


def _table(case: Case, number: int, place: int) -> KeptTable:
    if not 1 <= number <= len(case.rounds) or not 1 <= place <= len(case.rounds[number - 1].tables):
        raise Refused("unknown", thing="table")
    return case.rounds[number - 1].tables[place - 1]


def _with_seats(sentence: str, table: KeptTable) -> str:
    """A sentence about a table, which knows its players by their ids."""
    return sentence.replace(", ".join(table.seats), "this table")
