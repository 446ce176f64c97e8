"""Clubs and their leagues."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody, Parameter

from bastide.compete.league_sheets import league_page, meetings_sheet, tables_sheet
from bastide.server.api.asked import caller_of, hall_of, player_of
from bastide.server.api.requests import HouseRequest, PlayerId, SpokenLanguage
from bastide.server.api.rooms import STYLE_PATH, Id, Mine, rooms_of, sheet
from bastide.server.api.tables import TableMade, links_to
from bastide.server.compete import club_wire, season_wire
from bastide.server.compete.season_sheets import SeasonSheets, sheets_of
from bastide.server.compete.words import Said
from bastide.server.wire import PATH

After = Annotated[str, Parameter(max_length=100)]
Number = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
Week = Annotated[int | None, Parameter(ge=1, le=1_000)]
Skip = Annotated[int, Parameter(ge=0, le=10_000)]


class ClubMade(msgspec.Struct, frozen=True):
    """A new club, evening or season."""

    id: str


class ClubsController(Controller):
    """Clubs."""

    path = "/clubs"
    tags = ["clubs"]

    @get("/", operation_id="clubs")
    async def listed(
        self, request: HouseRequest, after: After = "", mine: Mine = False, name: After = ""
    ) -> club_wire.ClubList:
        """Clubs by name, thirty at a time; with `mine`, those you belong to; with `name`, those it is a part of."""
        caller = await caller_of(request)
        return await rooms_of(request).clubs.listed(caller.player, after, mine, name)

    @post("/", status_code=201, operation_id="foundClub")
    async def found(self, request: HouseRequest, data: JSONBody[club_wire.NewClub]) -> ClubMade:
        """Found a club, which you lead. Who has an account may; at most three."""
        player = await player_of(request)
        hall_of(request).limits.take("announce", player.id)
        return ClubMade(await rooms_of(request).clubs.found(player, data))

    @get("/{club_id:str}", operation_id="club")
    async def see(self, request: HouseRequest, club_id: Id) -> club_wire.ClubInfo:
        """A club; to members with its calendar, board and tables."""
        caller = await caller_of(request)
        return await rooms_of(request).clubs.info(club_id, caller.player)

    @patch("/{club_id:str}", operation_id="changeClub")
    async def change(
        self, request: HouseRequest, club_id: Id, data: JSONBody[club_wire.ClubChange]
    ) -> club_wire.ClubInfo:
        """A leader changes the name, what the club says of itself, and who may join."""
        player, clubs = await player_of(request), rooms_of(request).clubs
        await clubs.alter(club_id, player, data)
        return await clubs.info(club_id, player)

    @delete("/{club_id:str}", status_code=204, operation_id="dissolveClub")
    async def dissolve(self, request: HouseRequest, club_id: Id) -> None:
        """A leader ends the club. Its tournaments go on."""
        await rooms_of(request).clubs.dissolve(club_id, await player_of(request))

    @get("/{club_id:str}/members", operation_id="clubMembers")
    async def members(self, request: HouseRequest, club_id: Id, skip: Skip = 0) -> club_wire.MemberList:
        """Who belongs to the club, thirty at a time."""
        caller = await caller_of(request)
        return await rooms_of(request).clubs.membership.listed(club_id, caller.player, skip)

    @post("/{club_id:str}/members", status_code=201, operation_id="joinClub")
    async def join(self, request: HouseRequest, club_id: Id, data: JSONBody[club_wire.Joins]) -> club_wire.ClubInfo:
        """Join: everybody, or who has the invitation."""
        player, clubs = await player_of(request), rooms_of(request).clubs
        await clubs.membership.join(club_id, player, data.invitation)
        return await clubs.info(club_id, player)

    @delete("/{club_id:str}/members/me", status_code=204, operation_id="leaveClub")
    async def leave(self, request: HouseRequest, club_id: Id) -> None:
        """Leave. The last leader hands the club on; of a club without members nothing is left."""
        await rooms_of(request).clubs.membership.leave(club_id, await player_of(request))

    @delete("/{club_id:str}/members/{player_id:str}", status_code=204, operation_id="removeMember")
    async def remove(self, request: HouseRequest, club_id: Id, player_id: PlayerId) -> None:
        """A leader takes somebody out who does not lead."""
        await rooms_of(request).clubs.membership.leave(club_id, await player_of(request), player_id)

    @put("/{club_id:str}/members/{player_id:str}", status_code=204, operation_id="giveRole")
    async def role(
        self, request: HouseRequest, club_id: Id, player_id: PlayerId, data: JSONBody[club_wire.RoleGiven]
    ) -> None:
        """A leader says what somebody is."""
        await rooms_of(request).clubs.membership.give_role(club_id, await player_of(request), player_id, data.role)

    @post("/{club_id:str}/invitation", status_code=200, operation_id="newClubInvitation")
    async def invitation(self, request: HouseRequest, club_id: Id) -> club_wire.ClubInfo:
        """A leader makes another invitation; the one before lets nobody in any more."""
        player, clubs = await player_of(request), rooms_of(request).clubs
        await clubs.membership.new_invitation(club_id, player)
        return await clubs.info(club_id, player)

    @get("/{club_id:str}/posts", operation_id="clubPosts")
    async def posts(self, request: HouseRequest, club_id: Id, before: Number = 2**31 - 1) -> list[club_wire.Post]:
        """For members: what is on the board before a number, the latest twenty."""
        player, clubs = await player_of(request), rooms_of(request).clubs
        await clubs.membership.check(club_id, player)
        return await clubs.board.posts(club_id, before)

    @post("/{club_id:str}/posts", status_code=201, operation_id="writePost")
    async def write(
        self, request: HouseRequest, club_id: Id, data: JSONBody[club_wire.NewPost]
    ) -> list[club_wire.Post]:
        """A member writes on the board."""
        player, clubs = await player_of(request), rooms_of(request).clubs
        hall_of(request).limits.take("chat", player.id)
        await clubs.board.write(club_id, player, data.words)
        return await clubs.board.posts(club_id)

    @delete("/{club_id:str}/posts/{number:int}", status_code=204, operation_id="takeOffPost")
    async def take_off(self, request: HouseRequest, club_id: Id, number: Number) -> None:
        """Who wrote it, or a helper, takes something off the board."""
        await rooms_of(request).clubs.board.take_off(club_id, await player_of(request), number)

    @post("/{club_id:str}/evenings", status_code=201, operation_id="planEvening")
    async def plan(self, request: HouseRequest, club_id: Id, data: JSONBody[club_wire.NewEvening]) -> ClubMade:
        """A leader or helper plans something; members who want to be called are told."""
        player = await player_of(request)
        hall_of(request).limits.take("invite", player.id)
        return ClubMade(await rooms_of(request).clubs.calendar.plan(club_id, player, data))

    @delete("/{club_id:str}/evenings/{evening_id:str}", status_code=204, operation_id="callOffEvening")
    async def call_off(self, request: HouseRequest, club_id: Id, evening_id: Id) -> None:
        """A leader or helper calls something off."""
        await rooms_of(request).clubs.calendar.call_off(club_id, await player_of(request), evening_id)

    @put("/{club_id:str}/evenings/{evening_id:str}/me", status_code=204, operation_id="comeToEvening")
    async def come(self, request: HouseRequest, club_id: Id, evening_id: Id, data: JSONBody[club_wire.Coming]) -> None:
        """A member says that they come, or that they do not."""
        await rooms_of(request).clubs.calendar.come(club_id, await player_of(request), evening_id, data.come)

    @post("/{club_id:str}/tables", status_code=201, operation_id="openClubTable")
    async def table(self, request: HouseRequest, club_id: Id, data: JSONBody[club_wire.ClubTable]) -> TableMade:
        """A member sets up a table at which only members are asked to sit; they sit at its first seat."""
        caller, hall = await caller_of(request), hall_of(request)
        player = await player_of(request)
        hall.limits.take("create", caller.address)
        live = await rooms_of(request).clubs.open_table(club_id, player, data)
        return TableMade(live.info(hall.now()), 0, links_to(hall, live, True, 0))

    @get("/{club_id:str}/seasons", operation_id="seasons")
    async def seasons(self, request: HouseRequest, club_id: Id) -> list[season_wire.SeasonLine]:
        """The seasons of the club's league, the latest first."""
        await caller_of(request)
        return await rooms_of(request).leagues.lines(club_id)

    @post("/{club_id:str}/seasons", status_code=201, operation_id="announceSeason")
    async def season(self, request: HouseRequest, club_id: Id, data: JSONBody[season_wire.NewSeason]) -> ClubMade:
        """A leader or helper announces a season, which members can enter; one at a time."""
        player = await player_of(request)
        hall_of(request).limits.take("announce", player.id)
        return ClubMade(await rooms_of(request).seasons.announce(club_id, player, data))


class SeasonsController(Controller):
    """Seasons of leagues."""

    path = "/seasons"
    tags = ["clubs"]

    @get("/", operation_id="ownSeasons")
    async def own(self, request: HouseRequest) -> list[season_wire.OwnSeason]:
        """The seasons that are running in which you play."""
        return await rooms_of(request).leagues.own(await player_of(request))

    @get("/{season_id:str}/standings.csv", operation_id="seasonTables", media_type="text/csv")
    async def tables_csv(self, request: HouseRequest, season_id: Id) -> Response[str]:
        """The tables of all divisions for a spreadsheet."""
        found = await self._sheets(request, season_id)
        return sheet(tables_sheet(found.tables), f"standings-{season_id}.csv")

    @get("/{season_id:str}/results.csv", operation_id="seasonGames", media_type="text/csv")
    async def games_csv(self, request: HouseRequest, season_id: Id) -> Response[str]:
        """All games for a spreadsheet."""
        found = await self._sheets(request, season_id)
        return sheet(meetings_sheet(found.meetings), f"results-{season_id}.csv")

    @get("/{season_id:str}/export", operation_id="exportSeason")
    async def export(self, request: HouseRequest, season_id: Id) -> dict[str, object]:
        """All of it, with names; when it is over with the seed, by which all games can be drawn again."""
        return (await self._sheets(request, season_id)).plain()

    @get("/{season_id:str}/print", operation_id="printSeason", media_type="text/html")
    async def printed(self, request: HouseRequest, season_id: Id, language: SpokenLanguage = "en") -> Response[str]:
        """The tables of all divisions and the games of all weeks on one page to print."""
        found = await self._sheets(request, season_id)
        plan = found.kept.plan
        about = f"{found.club} · {hall_of(request).archive.title(plan.game.game)}"
        style = f"{PATH}{STYLE_PATH}"
        say = Said(language).league
        text = league_page(plan.name, about, found.tables, found.meetings, say, language, style)
        return Response(text, media_type="text/html")

    async def _sheets(self, request: HouseRequest, id: str) -> SeasonSheets:
        await caller_of(request)
        return await sheets_of(rooms_of(request).seasons, id)

    @get("/{season_id:str}", operation_id="season")
    async def see(self, request: HouseRequest, season_id: Id, week: Week = None) -> season_wire.SeasonInfo:
        """A season: its divisions, the games of this week or the one that is asked for, and all of yours."""
        caller = await caller_of(request)
        return await rooms_of(request).leagues.info(season_id, caller.player, week)

    @post("/{season_id:str}/players", status_code=201, operation_id="enterSeason")
    async def enter(self, request: HouseRequest, season_id: Id) -> season_wire.SeasonInfo:
        """A member of the club enters, before the season has begun."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.enter(season_id, player)
        return await rooms.leagues.info(season_id, player)

    @delete("/{season_id:str}/players/me", status_code=204, operation_id="leaveSeason")
    async def leave(self, request: HouseRequest, season_id: Id) -> None:
        """Leave; games that you have not played then count as lost."""
        await rooms_of(request).seasons.leave(season_id, await player_of(request))

    @delete("/{season_id:str}/players/{player_id:str}", status_code=204, operation_id="removeFromSeason")
    async def remove(self, request: HouseRequest, season_id: Id, player_id: PlayerId) -> None:
        """A leader or helper takes somebody out."""
        await rooms_of(request).seasons.leave(season_id, await player_of(request), player_id)

    @post("/{season_id:str}/begin", status_code=200, operation_id="beginSeason")
    async def begin(
        self, request: HouseRequest, season_id: Id, data: JSONBody[season_wire.SeasonStart]
    ) -> season_wire.SeasonInfo:
        """A leader or helper begins the season: the divisions are made and all games drawn."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.begin(season_id, player, data)
        return await rooms.leagues.info(season_id, player)

    @post("/{season_id:str}/end", status_code=200, operation_id="endSeason")
    async def end(self, request: HouseRequest, season_id: Id) -> season_wire.SeasonInfo:
        """A leader or helper ends the season where it stands."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.end(season_id, player)
        return await rooms.leagues.info(season_id, player)

    @put("/{season_id:str}/games/{number:int}/times", operation_id="offerTimes")
    async def times(
        self, request: HouseRequest, season_id: Id, number: Number, data: JSONBody[season_wire.Times]
    ) -> season_wire.SeasonInfo:
        """One of the two says when they could play; the other is told."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.could(season_id, player, number, data.times)
        return await rooms.leagues.info(season_id, player)

    @put("/{season_id:str}/games/{number:int}/time", operation_id="chooseTime")
    async def choose(
        self, request: HouseRequest, season_id: Id, number: Number, data: JSONBody[season_wire.Chosen]
    ) -> season_wire.SeasonInfo:
        """The other chooses one of those times; then the table opens, and the game begins when both have come."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.choose(season_id, player, number, data.time)
        return await rooms.leagues.info(season_id, player)

    @post("/{season_id:str}/games/{number:int}/table", status_code=201, operation_id="openLeagueTable")
    async def table(self, request: HouseRequest, season_id: Id, number: Number) -> season_wire.SeasonInfo:
        """One of the two opens the table now, to play at once; the other is called."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.now(season_id, player, number)
        return await rooms.leagues.info(season_id, player)

    @put("/{season_id:str}/games/{number:int}/result", operation_id="giveLeagueResult")
    async def result(
        self, request: HouseRequest, season_id: Id, number: Number, data: JSONBody[season_wire.LeagueResult]
    ) -> season_wire.SeasonInfo:
        """A leader or helper says what came of a game, or puts it right."""
        player, rooms = await player_of(request), rooms_of(request)
        await rooms.seasons.give_result(season_id, player, number, data)
        return await rooms.leagues.info(season_id, player)
