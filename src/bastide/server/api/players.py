"""The page of a player: what they have chosen to show of what they played."""

from collections import Counter
from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import Parameter

from bastide.server.api.asked import caller_of, hall_of
from bastide.server.api.requests import HouseRequest
from bastide.server.archive import SeatSummary, named
from bastide.server.caller import Caller
from bastide.server.hall import Hall
from bastide.server.history import History, PlayedGame
from bastide.server.identity.accounts import name_key
from bastide.server.identity.player import Player
from bastide.server.notices.invitations import may_invite
from bastide.server.numbers import number_of
from bastide.server.rating import Ratings
from bastide.server.refusals import Refused
from bastide.server.thinking.reviewer import ReviewRow

Name = Annotated[str, Parameter(max_length=60)]
GameName = Annotated[str, Parameter(max_length=60)]
PAGE = 20
MOST_MET = 12
MOST_REVIEWS = 20


class PlayerFound(msgspec.Struct, frozen=True):
    """Somebody by name."""

    id: str
    name: str
    arms: int


class GameCount(msgspec.Struct, frozen=True):
    """How often somebody has played a game."""

    game: str
    games: int
    won: int


class Met(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    name: str
    games: int
    bot: bool = False
    """Whether it is a level of bots."""
    arms: int = 0
    """Which of the coats of arms that are made from the name."""


class Rated(msgspec.Struct, frozen=True):
    """How well somebody plays a game with the usual options, or with others."""

    game: str
    options: str
    number: int
    """One number that begins at 1300."""
    best: int
    games: int
    mu: float
    sigma: float


class Style(msgspec.Struct, frozen=True):
    """How somebody plays, from their games that were reviewed."""

    games: int
    given_away: float
    """Of the chance to win, by choices, in each game."""
    luck: float
    """The luck of the draw, likewise."""
    costliest: float
    """What the costliest choice gave away."""
    table: str
    step: int
    """Where that was."""


class PlayerPage(msgspec.Struct, frozen=True):
    """A player, as the asker may know them."""

    id: str
    name: str
    arms: int
    words: str
    languages: list[str]
    """In which they like to be spoken to."""
    since: float
    you: bool
    here: bool
    shows: bool
    """Whether games and ratings are shown to the asker."""
    rated: bool
    games: int
    won: int
    by_game: list[GameCount]
    """The most played first."""
    met: list[Met]
    """The most met first."""
    ratings: list[Rated]
    style: Style | None = None
    asks: bool = False
    """Whether you may invite them."""


class RatingPoint(msgspec.Struct, frozen=True):
    """The rating after a game."""

    at: float
    number: int
    table: str | None
    """The game, where the asker may know of it."""
    won: bool | None
    with_: list[SeatSummary] = msgspec.field(name="with", default_factory=list)
    """Everybody at that table."""
    scores: list[int] = []


class Against(msgspec.Struct, frozen=True):
    """How two players have fared against each other: better, equal or worse placed at the same table."""

    won: int
    shared: int
    lost: int
    games: list[PlayedGame]
    """The latest, from the first player's side."""
    other_seats: list[int]
    """Where the other one sat."""


class PlayersController(Controller):
    """Players by name."""

    path = "/players"
    tags = ["accounts"]

    @get("/", operation_id="findPlayers")
    async def find(
        self, request: HouseRequest, name: Annotated[str, Parameter(min_length=1, max_length=60)]
    ) -> list[PlayerFound]:
        """Players whose names have this in them."""
        await caller_of(request)
        found = await hall_of(request).accounts.find(name)
        return [PlayerFound(player.id, player.name, player.arms) for player in found]

    @get("/{name:str}", operation_id="player")
    async def page(self, request: HouseRequest, name: Name) -> PlayerPage:
        """What a player shows of themselves."""
        caller, hall, player = await _found(request, name)
        viewer = caller.player.id if caller.player else None
        choices = await hall.accounts.choices(player.id)
        shows = _shows(choices.page, player, viewer)
        games = await _history(request).of(player.id, viewer) if shows else []
        return PlayerPage(
            id=player.id,
            name=player.name,
            arms=player.arms,
            words=choices.words,
            languages=choices.languages,
            since=player.created,
            you=viewer == player.id,
            here=await hall.conversation.presence.sees(viewer, player.id),
            shows=shows,
            rated=player.rated,
            games=len(games),
            won=sum(game.won for game in games),
            by_game=_by_game(games),
            met=await _met(hall, player, games),
            ratings=await _ratings(request, player) if shows and player.rated else [],
            style=await _style(hall, player, games) if viewer == player.id else None,
            asks=viewer is not None and viewer != player.id and await may_invite(hall, viewer, player.id),
        )

    @get("/{name:str}/games", operation_id="playerGames")
    async def games(
        self,
        request: HouseRequest,
        name: Name,
        before: Annotated[float, Parameter(ge=0)] = 0.0,
        game: GameName = "",
        won: Annotated[bool, Parameter()] = False,
    ) -> list[PlayedGame]:
        """The games of a player that you may know of, the latest first, twenty at a time."""
        caller, hall, player = await _found(request, name)
        viewer = caller.player.id if caller.player else None
        if not _shows((await hall.accounts.choices(player.id)).page, player, viewer):
            return []
        found = await _history(request).of(player.id, viewer, before, game, won, most=PAGE)
        changes = await _changes(hall, player) if player.rated else {}
        rated = [
            msgspec.structs.replace(one, number=changes[one.table][0], change=changes[one.table][1])
            if one.table in changes
            else one
            for one in found
        ]
        return await _named(hall, rated)

    @get("/{name:str}/ratings/{game:str}/history", operation_id="playerRatingHistory")
    async def rating_history(
        self,
        request: HouseRequest,
        name: Name,
        game: GameName,
        options: Annotated[str, Parameter(max_length=200)] = "usual",
    ) -> list[RatingPoint]:
        """How the rating of a player went, game by game; nothing of who does not take part."""
        caller, hall, player = await _found(request, name)
        viewer = caller.player.id if caller.player else None
        if not player.rated or not _shows((await hall.accounts.choices(player.id)).page, player, viewer):
            return []
        seen = await _named(hall, await _history(request).of(player.id, viewer, game=game))
        games = {one.table: one for one in seen}
        rows = await hall.store.fetch(
            "SELECT at, mu, sigma, table_id FROM rated_games WHERE player = ? AND game = ? AND options = ? ORDER BY at",
            player.id,
            game,
            options,
        )
        return [_point(at, number_of(mu, sigma), games.get(table)) for at, mu, sigma, table in rows]

    @get("/{name:str}/against/{other:str}", operation_id="playerAgainst")
    async def against(self, request: HouseRequest, name: Name, other: Name) -> Against:
        """How a player has fared against another."""
        caller, hall, player = await _found(request, name)
        viewer = caller.player.id if caller.player else None
        rival = await hall.accounts.named(name_key(other))
        if rival is None:
            raise Refused("unknown", thing="player")
        allowed = viewer in (player.id, rival.id) or (
            _shows((await hall.accounts.choices(player.id)).page, player, viewer)
            and _shows((await hall.accounts.choices(rival.id)).page, rival, viewer)
        )
        games = await _history(request).of(player.id, viewer, against=rival.id) if allowed else []
        places = [
            (game.place, game.result.ranks[_seat(game, rival.id)]) for game in games if _seat(game, rival.id) >= 0
        ]
        latest = games[:5]
        return Against(
            won=sum(own < theirs for own, theirs in places),
            shared=sum(own == theirs for own, theirs in places),
            lost=sum(own > theirs for own, theirs in places),
            games=await _named(hall, latest),
            other_seats=[_seat(game, rival.id) for game in latest],
        )


async def _found(request: HouseRequest, name: str) -> tuple[Caller, Hall, Player]:
    caller, hall = await caller_of(request), hall_of(request)
    player = await hall.accounts.named(name_key(name))
    if player is None:
        raise Refused("unknown", thing="player")
    return caller, hall, player


def _history(request: HouseRequest) -> History:
    history: History = request.app.state.history
    return history


def _shows(page: str, player: Player, viewer: str | None) -> bool:
    return page == "everybody" or viewer == player.id


def _seat(game: PlayedGame, player: str) -> int:
    return next((number for number, seat in enumerate(game.seats) if seat.player == player), -1)


def _by_game(games: list[PlayedGame]) -> list[GameCount]:
    counts = Counter(game.game for game in games)
    won = Counter(game.game for game in games if game.won)
    return [GameCount(name, count, won[name]) for name, count in counts.most_common()]


async def _met(hall: Hall, player: Player, games: list[PlayedGame]) -> list[Met]:
    """Whom somebody has met most often; guests are nobody one could meet again."""
    people: Counter[str] = Counter()
    bots: Counter[str] = Counter()
    for game in games:
        people.update({seat.player for seat in game.seats if seat.player and seat.player != player.id})
        bots.update({seat.level for seat in game.seats if seat.level})
    most = [id for id, _ in people.most_common(MOST_MET)]
    names, arms = await hall.accounts.names(most), await hall.accounts.arms(most)
    found = [Met(names[id], people[id], arms=arms.get(id, 0)) for id in most if id in names]
    found += [Met(level, count, bot=True) for level, count in bots.most_common()]
    return sorted(found, key=lambda met: -met.games)[:MOST_MET]


async def _named(hall: Hall, games: list[PlayedGame]) -> list[PlayedGame]:
    names = await hall.accounts.names(sorted({seat.player for game in games for seat in game.seats if seat.player}))
    return [msgspec.structs.replace(game, seats=named(game.seats, names)) for game in games]


async def _ratings(request: HouseRequest, player: Player) -> list[Rated]:
    ratings: Ratings = request.app.state.ratings
    rows = await hall_of(request).store.fetch(
        "SELECT game, options, mu, sigma FROM rated_games WHERE player = ?", player.id
    )
    best: dict[tuple[str, str], int] = {}
    for game, options, mu, sigma in rows:
        best[game, options] = max(best.get((game, options), 0), number_of(mu, sigma))
    return [
        Rated(
            one.game,
            one.options,
            number_of(one.mu, one.sigma),
            max(best.get((one.game, one.options), 0), number_of(one.mu, one.sigma)),
            one.games,
            one.mu,
            one.sigma,
        )
        for one in await ratings.of_player(player.id)
    ]


async def _changes(hall: Hall, player: Player) -> dict[str, tuple[int, int]]:
    """The rating after every rated game, and by how much it changed."""
    rows = await hall.store.fetch(
        "SELECT table_id, game, options, mu, sigma FROM rated_games WHERE player = ? ORDER BY at", player.id
    )
    now: dict[tuple[str, str], int] = {}
    found: dict[str, tuple[int, int]] = {}
    for table, game, options, mu, sigma in rows:
        number = number_of(mu, sigma)
        found[table] = number, number - now.get((game, options), number_of())
        now[game, options] = number
    return found


def _point(at: float, number: int, game: PlayedGame | None) -> RatingPoint:
    if game is None:
        return RatingPoint(at, number, None, None)
    return RatingPoint(at, number, game.table, game.won, game.seats, game.result.scores)


async def _style(hall: Hall, player: Player, games: list[PlayedGame]) -> Style | None:
    seats = {game.table: game.seat for game in games}
    rows = await hall.store.fetch(
        "SELECT r.table_id, r.body FROM reviews r JOIN played p ON p.table_id = r.table_id WHERE p.player = ? "
        "ORDER BY r.at DESC LIMIT ?",
        player.id,
        MOST_REVIEWS,
    )
    reviews = [
        (table, seats[table], msgspec.json.decode(bytes(body), type=ReviewRow))
        for table, body in rows
        if table in seats
    ]
    if not reviews:
        return None
    choices = [
        (choice.lost, table, choice.step)
        for table, seat, one in reviews
        for choice in one.choices
        if choice.seat == seat
    ]
    costliest, table, step = max(choices, default=(0.0, "", 0))
    count = len(reviews)
    return Style(
        count,
        sum(one.given_away[seat] for _, seat, one in reviews) / count,
        sum(one.luck[seat] for _, seat, one in reviews) / count,
        costliest,
        table,
        step,
    )
