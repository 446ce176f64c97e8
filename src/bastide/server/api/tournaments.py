"""Tournaments: announced, entered, followed, put right, taken home as sheets."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter

from bastide.compete.page import STYLE, page
from bastide.compete.pairing import rounds_for
from bastide.compete.rules import LATE_KINDS, USUAL_TIE_BREAKS, Kind, Rules
from bastide.compete.sheets import results_sheet, standings_sheet
from bastide.server.api.asked import caller_of, hall_of, player_of
from bastide.server.api.requests import HouseRequest, SpokenLanguage
from bastide.server.api.rooms import STYLE_PATH, Id, Mine, rooms_of, sheet
from bastide.server.compete import wire
from bastide.server.compete.words import Said
from bastide.server.refusals import Refused
from bastide.server.wire import PATH

EntrantId = Annotated[str, Parameter(pattern="^e[0-9]{1,6}$")]
ClubId = Annotated[str | None, Parameter(pattern="^[a-z0-9]{1,40}$")]
Number = Annotated[int, Parameter(ge=1, le=10_000)]
After = Annotated[str, Parameter(max_length=80)]
Invitation = Annotated[str, Parameter(max_length=64)]
KindAsked = Annotated[Kind, Parameter()]
Seats = Annotated[int, Parameter(ge=2, le=6)]
Most = Annotated[int, Parameter(ge=2, le=wire.MOST_ENTRANTS)]
When = Annotated[Literal["coming", "running", "over"], Parameter()]


class TournamentMade(msgspec.Struct, frozen=True):
    """A new tournament."""

    id: str


class TournamentsController(Controller):
    """Tournaments."""

    path = "/tournaments"
    tags = ["tournaments"]

    @get("/", operation_id="tournaments")
    async def listed(
        self,
        request: HouseRequest,
        when: When = "running",
        after: After = "",
        mine: Mine = False,
        club: ClubId = None,
    ) -> wire.TournamentList:
        """Tournaments that are coming, running or over: those that everybody may know of, those of your clubs, and
        those you play in or organise; or, as `mine`, only the last. Thirty at a time."""
        caller = await caller_of(request)
        return await rooms_of(request).telling.listed(when, caller.player, after, mine, club)

    @post("/", status_code=201, operation_id="announceTournament")
    async def announce(self, request: HouseRequest, data: JSONBody[wire.TournamentPlan]) -> TournamentMade:
        """Announce a tournament, which you organise. Who has an account may; at most ten at a time."""
        player = await player_of(request)
        hall_of(request).limits.take("announce", player.id)
        return TournamentMade(await rooms_of(request).tournaments.announce(player, data))

    @get("/print.css", operation_id="printStyle", media_type="text/css")
    async def style(self, request: HouseRequest) -> Response[str]:
        """How the pages for printing look."""
        await caller_of(request)
        return Response(STYLE, media_type="text/css")

    @get("/outlook", operation_id="tournamentOutlook")
    async def outlook(
        self, request: HouseRequest, kind: KindAsked = "swiss", seats: Seats = 2, most: Most = 16
    ) -> wire.Outlook:
        """How many rounds a tournament would have, and what is usual in one of its kind."""
        await caller_of(request)
        late = kind in LATE_KINDS
        return wire.Outlook(rounds_for(Rules(kind, seats), most), late, late, list(USUAL_TIE_BREAKS[kind]))

    @get("/{tournament_id:str}", operation_id="tournament")
    async def see(self, request: HouseRequest, tournament_id: Id, invitation: Invitation = "") -> wire.TournamentInfo:
        """A tournament with the round that is played and what it is to you; for everybody who knows its id."""
        caller = await caller_of(request)
        return await rooms_of(request).telling.info(tournament_id, caller.player, invitation)

    @patch("/{tournament_id:str}", operation_id="changeTournament")
    async def change(
        self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.TournamentChange]
    ) -> wire.TournamentInfo:
        """The organiser changes what is announced; once it has begun, only how rounds begin and who does not come."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.tournaments.alter(tournament_id, player, data)
        return await rooms.telling.info(tournament_id, player)

    @put("/{tournament_id:str}/plan", operation_id="replanTournament")
    async def replan(
        self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.TournamentPlan]
    ) -> wire.TournamentInfo:
        """Before the first round, the organiser announces it anew: it stays with its club. Who has entered
        stays; where there are fewer places, who came last is a reserve."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.tournaments.replan(tournament_id, player, data)
        return await rooms.telling.info(tournament_id, player)

    @delete("/{tournament_id:str}", status_code=204, operation_id="endTournament")
    async def end(self, request: HouseRequest, tournament_id: Id) -> None:
        """The organiser calls it off before the first round, or ends it after a round; the standings then hold."""
        await rooms_of(request).tournaments.cancel(tournament_id, await player_of(request))

    @get("/{tournament_id:str}/rounds", operation_id="tournamentRounds")
    async def rounds(self, request: HouseRequest, tournament_id: Id, first: Number = 1) -> list[wire.RoundInfo]:
        """Rounds in order from `first` on, ten at a time."""
        await caller_of(request)
        return await rooms_of(request).telling.rounds(tournament_id, first)

    @get("/{tournament_id:str}/standings", operation_id="tournamentStandings")
    async def standings(self, request: HouseRequest, tournament_id: Id) -> wire.Standings:
        """Who is where."""
        await caller_of(request)
        return await rooms_of(request).telling.standings(tournament_id)

    @get("/{tournament_id:str}/entrants", operation_id="tournamentEntrants")
    async def entrants(self, request: HouseRequest, tournament_id: Id) -> list[wire.EntrantInfo]:
        """Everybody who has entered, reserves and who has left among them, in the order in which they did."""
        await caller_of(request)
        return await rooms_of(request).telling.entrants(tournament_id)

    @post("/{tournament_id:str}/entrants", status_code=201, operation_id="enterTournament")
    async def enter(
        self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.Entering]
    ) -> wire.TournamentInfo:
        """Enter: before the first round, or late where that is allowed. Who comes when all places are taken is a
        reserve, and moves up before the first round when somebody withdraws. With a bot's token, a program enters."""
        caller, rooms = await caller_of(request), rooms_of(request)
        if caller.player is None:
            raise Refused("no_session")
        await rooms.entering.enter(tournament_id, caller, data)
        return await rooms.telling.info(tournament_id, caller.player)

    @delete("/{tournament_id:str}/entrants/me", status_code=204, operation_id="withdraw")
    async def withdraw(self, request: HouseRequest, tournament_id: Id) -> None:
        """Withdraw: what you have played counts, and a game that is on is given up. Nobody enters twice."""
        await rooms_of(request).entering.withdraw(tournament_id, await player_of(request))

    @delete("/{tournament_id:str}/entrants/{entrant_id:str}", status_code=204, operation_id="takeOut")
    async def take_out(self, request: HouseRequest, tournament_id: Id, entrant_id: EntrantId) -> None:
        """The organiser takes somebody out."""
        await rooms_of(request).entering.withdraw(tournament_id, await player_of(request), entrant_id)

    @post("/{tournament_id:str}/bots", status_code=201, operation_id="enterBots")
    async def bots(
        self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.NewBots]
    ) -> list[wire.EntrantInfo]:
        """The organiser lets bots enter, where the plan allows them."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.entering.enter_bots(tournament_id, player, data)
        return await rooms.telling.entrants(tournament_id)

    @post("/{tournament_id:str}/substitutions", status_code=200, operation_id="substitute")
    async def substitute(
        self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.Substitution]
    ) -> list[wire.EntrantInfo]:
        """The organiser lets a reserve take somebody's place, from tables that have not begun on."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.substitute(tournament_id, player, data)
        return await rooms.telling.entrants(tournament_id)

    @post("/{tournament_id:str}/rounds", status_code=201, operation_id="beginRound")
    async def begin(self, request: HouseRequest, tournament_id: Id) -> wire.TournamentInfo:
        """The organiser has the first round drawn, or the next one, now."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.begin(tournament_id, player)
        return await rooms.telling.info(tournament_id, player)

    @post("/{tournament_id:str}/pause", status_code=200, operation_id="pauseTournament")
    async def pause(self, request: HouseRequest, tournament_id: Id) -> wire.TournamentInfo:
        """The organiser pauses: no table begins and no round is drawn; games that are on are played on."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.pause(tournament_id, player)
        return await rooms.telling.info(tournament_id, player)

    @post("/{tournament_id:str}/resume", status_code=200, operation_id="resumeTournament")
    async def resume(self, request: HouseRequest, tournament_id: Id) -> wire.TournamentInfo:
        """The organiser lets it go on."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.resume(tournament_id, player)
        return await rooms.telling.info(tournament_id, player)

    @post("/{tournament_id:str}/swaps", status_code=200, operation_id="swapEntrants")
    async def swap(self, request: HouseRequest, tournament_id: Id, data: JSONBody[wire.Swap]) -> wire.TournamentInfo:
        """The organiser lets two entrants change places, at tables that have not begun; one of them may rest."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.swap(tournament_id, player, data)
        return await rooms.telling.info(tournament_id, player)

    @put(
        "/{tournament_id:str}/rounds/{round_number:int}/tables/{table_number:int}/result",
        operation_id="giveResult",
    )
    async def result(
        self,
        request: HouseRequest,
        tournament_id: Id,
        round_number: Number,
        table_number: Number,
        data: JSONBody[wire.ResultGiven],
    ) -> wire.TournamentInfo:
        """The organiser says what came of a table, or puts it right; a game that is on is ended. Pairings that were
        drawn before stay."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.give_result(tournament_id, player, round_number, table_number, data)
        return await rooms.telling.info(tournament_id, player)

    @post(
        "/{tournament_id:str}/rounds/{round_number:int}/tables/{table_number:int}/forfeit",
        status_code=200,
        operation_id="forfeit",
    )
    async def forfeit(
        self,
        request: HouseRequest,
        tournament_id: Id,
        round_number: Number,
        table_number: Number,
        data: JSONBody[wire.Forfeit],
    ) -> wire.TournamentInfo:
        """The organiser declares that somebody has lost a table of the present round."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.forfeit(tournament_id, player, round_number, table_number, data)
        return await rooms.telling.info(tournament_id, player)

    @post(
        "/{tournament_id:str}/rounds/{round_number:int}/tables/{table_number:int}/stop",
        status_code=200,
        operation_id="stopGame",
    )
    async def stop(
        self, request: HouseRequest, tournament_id: Id, round_number: Number, table_number: Number
    ) -> wire.TournamentInfo:
        """The organiser ends a game without a result; the round waits until the organiser gives one."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.organising.stop_table(tournament_id, player, round_number, table_number)
        return await rooms.telling.info(tournament_id, player)

    @post("/{tournament_id:str}/invitation", status_code=200, operation_id="newTournamentInvitation")
    async def invitation(self, request: HouseRequest, tournament_id: Id) -> wire.TournamentInfo:
        """The organiser makes another invitation; the one before lets nobody in any more."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.tournaments.new_invitation(tournament_id, player)
        return await rooms.telling.info(tournament_id, player)

    @get("/{tournament_id:str}/flags", operation_id="tournamentFlags")
    async def flags(self, request: HouseRequest, tournament_id: Id) -> list[wire.Flag]:
        """For the organiser: entrants from one address, and such as play nearly always together."""
        return await rooms_of(request).telling.flags(tournament_id, await player_of(request))

    @get("/{tournament_id:str}/standings.csv", operation_id="standingsSheet", media_type="text/csv")
    async def standings_csv(self, request: HouseRequest, tournament_id: Id) -> Response[str]:
        """The standings for a spreadsheet."""
        await caller_of(request)
        _, tournament = await rooms_of(request).telling.by_names(tournament_id)
        return sheet(standings_sheet(tournament), f"standings-{tournament_id}.csv")

    @get("/{tournament_id:str}/results.csv", operation_id="resultsSheet", media_type="text/csv")
    async def results_csv(self, request: HouseRequest, tournament_id: Id) -> Response[str]:
        """All results for a spreadsheet."""
        await caller_of(request)
        _, tournament = await rooms_of(request).telling.by_names(tournament_id)
        return sheet(results_sheet(tournament), f"results-{tournament_id}.csv")

    @get("/{tournament_id:str}/export", operation_id="exportTournament")
    async def export(self, request: HouseRequest, tournament_id: Id) -> dict[str, object]:
        """All of it, as `bastide.compete.from_plain` reads it, with names of entrants; when it is over with the seed,
        by which all pairings can be drawn again."""
        await caller_of(request)
        return await rooms_of(request).telling.export(tournament_id)

    @get("/{tournament_id:str}/print", operation_id="printTournament", media_type="text/html")
    async def printed(self, request: HouseRequest, tournament_id: Id, language: SpokenLanguage = "en") -> Response[str]:
        """Standings and all rounds on one page to print."""
        await caller_of(request)
        case, tournament = await rooms_of(request).telling.by_names(tournament_id)
        plan = case.kept.plan
        hall = hall_of(request)
        games = [hall.archive.title(plan.games[one.game].game) for one in case.rounds] if len(plan.games) > 1 else []
        said = Said(language)
        text = page(plan.name, tournament, games, said, said.rules(tournament.rules), language, f"{PATH}{STYLE_PATH}")
        return Response(text, media_type="text/html")
