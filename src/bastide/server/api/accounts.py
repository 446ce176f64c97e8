"""Accounts: optional, for those who want their tables in one place, ratings or bots of their own."""

import io
import logging
import secrets
import zipfile
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter
from msgspec import UNSET, Meta, UnsetType

from bastide.server import commands as c
from bastide.server.api.asked import Visit, caller_of, hall_of, owner_of, player_of
from bastide.server.api.requests import HouseRequest, device_of
from bastide.server.api.rooms import rooms_of
from bastide.server.api.tables import record_for, with_names
from bastide.server.archive import Listed
from bastide.server.caller import COOKIE, DEVICE, Caller
from bastide.server.configuration import DAY
from bastide.server.decisions import Plan, clean
from bastide.server.entries import Claimed
from bastide.server.hall import Hall
from bastide.server.history import History
from bastide.server.identity.accounts import SESSION_SECONDS, name_key
from bastide.server.identity.links import Link
from bastide.server.identity.player import Choices, Circle, DeviceInfo, Language, Player, Preferences, TokenInfo
from bastide.server.rating import RatingInfo, Ratings
from bastide.server.refusals import Refused
from bastide.server.studies.room import Studies

logger = logging.getLogger("bastide.accounts")
DEVICE_SECONDS = 400 * DAY
"""How long a browser is known as one that somebody has signed in with."""
MOST_GAMES = 500
"""How many of the latest games come as files."""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an account can change about itself; what is left out stays."""

    name: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    arms: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    words: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    languages: Annotated[list[Language], Meta(max_length=8)] | UnsetType = UNSET
    page: Literal["everybody", "nobody"] | UnsetType = UNSET
    seen: Circle | UnsetType = UNSET
    invites: Circle | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    zone: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens of seats at which you played as a guest."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]


class Claims(msgspec.Struct, frozen=True):
    """The tables at which your account sits now."""

    tables: list[str]


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present password and the one that takes its place."""

    current: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(max_length=200)]

    def __repr__(self) -> str:
        return "NewPassword()"


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, to know the token by."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenMade(msgspec.Struct, frozen=True):
    """A token; it is shown only now."""

    token: str


class AccountsController(Controller):
    """Everything about oneself."""

    tags = ["accounts"]

    @post("/accounts", status_code=201, operation_id="register")
    async def register(self, request: HouseRequest, data: JSONBody[Credentials]) -> Response[Player]:
        """A new account, signed in."""
        caller, hall = await caller_of(request), hall_of(request)
        hall.limits.take("sign_in", caller.address)
        player = await hall.accounts.register(data.name, data.password)
        return await _signed_in(request, player, 201)

    @post("/session", status_code=200, operation_id="signIn")
    async def sign_in(self, request: HouseRequest, data: JSONBody[Credentials]) -> Response[Player]:
        """Sign in; the session is a cookie that scripts cannot read."""
        caller, hall = await caller_of(request), hall_of(request)
        name = name_key(data.name)
        owner, _, _ = caller.device.partition(" ")
        known = bool(owner) and owner == await hall.accounts.id_of(name)
        hall.sign_ins.knock(caller.address, name, caller.device if known else "")
        player = await hall.accounts.check(data.name, data.password)
        hall.bans.check(caller.address, player.id)
        hall.sign_ins.right(caller.address, name)
        return await _signed_in(request, player, 200)

    @delete("/session", status_code=204, operation_id="signOut")
    async def sign_out(self, request: HouseRequest) -> Response[None]:
        """Sign out."""
        caller, hall = await caller_of(request), hall_of(request)
        if caller.player is not None and caller.session:
            await hall.accounts.sign_out(caller.session)
            await hall.store.publish("signed_out", caller.player.id)
        gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
        return Response(None, status_code=204, cookies=[gone])

    @get("/me", operation_id="me")
    async def me(self, request: HouseRequest) -> Player:
        """Your account."""
        return await player_of(request)

    @patch("/me", operation_id="changeMe")
    async def change(self, request: HouseRequest, data: JSONBody[Change]) -> Player:
        """Take another name, choose whether you want to be rated, and what you show of yourself."""
        (player, _), hall = await owner_of(request), hall_of(request)
        if data.name is not UNSET:
            hall.limits.take("rename", player.id)
            before, player = player, await hall.accounts.rename(player, data.name)
            if player != before:
                await hall.store.publish("renamed", player.id)
        if data.rated is not UNSET:
            await hall.accounts.set_rated(player, data.rated)
            player = msgspec.structs.replace(player, rated=data.rated)
        wished = {name: getattr(data, name) for name in Choices.__struct_fields__}
        wished = {name: value for name, value in wished.items() if value is not UNSET}
        if wished:
            if "words" in wished:
                wished["words"] = clean(wished["words"])
            choices = msgspec.structs.replace(await hall.accounts.choices(player.id), **wished)
            player = await hall.accounts.choose(player, choices)
        return player

    @get("/me/choices", operation_id="myChoices")
    async def choices(self, request: HouseRequest) -> Choices:
        """What you show of yourself, and when you want to be left alone."""
        return await hall_of(request).accounts.choices((await player_of(request)).id)

    @get("/me/preferences", operation_id="myPreferences")
    async def preferences(self, request: HouseRequest) -> Preferences:
        """What you have chosen for all your devices: names and values of the page's own."""
        return await hall_of(request).accounts.preferences(await player_of(request))

    @patch("/me/preferences", operation_id="changePreferences")
    async def prefer(self, request: HouseRequest, data: JSONBody[Preferences]) -> Preferences:
        """Change some of it."""
        player, _ = await owner_of(request)
        return await hall_of(request).accounts.prefer(player, data)

    @get("/me/devices", operation_id="myDevices")
    async def devices(self, request: HouseRequest) -> list[DeviceInfo]:
        """Where you are signed in, this device first."""
        player, session = await owner_of(request)
        return await hall_of(request).accounts.devices(player, session)

    @delete("/me/devices", status_code=204, operation_id="signOutElsewhere")
    async def sign_out_elsewhere(self, request: HouseRequest) -> None:
        """Sign out everywhere but here."""
        (player, session), hall = await owner_of(request), hall_of(request)
        await hall.accounts.sign_out_elsewhere(player, session)
        await hall.store.publish("signed_out", player.id)

    @delete("/me/devices/{device_id:str}", status_code=204, operation_id="signOutDevice")
    async def sign_out_device(self, request: HouseRequest, device_id: Annotated[str, Parameter(max_length=64)]) -> None:
        """Sign out on one device."""
        (player, _), hall = await owner_of(request), hall_of(request)
        if not await hall.accounts.sign_out_device(player, device_id):
            raise Refused("unknown", thing="device")
        await hall.store.publish("signed_out", player.id)

    @put("/me/password", status_code=204, operation_id="changePassword")
    async def change_password(self, request: HouseRequest, data: JSONBody[NewPassword]) -> None:
        """Another password. You stay signed in here and are signed out everywhere else; tokens of bots stay."""
        player, session = await owner_of(request)
        hall = hall_of(request)
        hall.limits.take("sign_in", f"password {player.id}")
        await hall.accounts.change_password(player, data.current, data.new, session)
        await hall.store.publish("signed_out", player.id)

    @delete("/me", status_code=204, operation_id="deleteMe")
    async def forget(self, request: HouseRequest) -> None:
        """Delete the account. Games with others stay, under the name `departed player`; running ones are resigned."""
        (player, _), hall = await owner_of(request), hall_of(request)
        await rooms_of(request).depart(player.id)
        studies: Studies = request.app.state.studies
        await studies.depart(player.id)
        await _show_out(hall, player)
        await hall.accounts.delete(player)
        hall.forget_name(player.id)
        await hall.store.publish("name", player.id)
        await hall.store.publish("signed_out", player.id)

    @get("/me/tables", operation_id="myTables")
    async def tables(self, request: HouseRequest) -> list[Listed]:
        """The tables you sit at, the latest first."""
        player, hall = await player_of(request), hall_of(request)
        listed = await hall.archive.of_player(player.id)
        own = [table for table in listed if any(seat.player == player.id for seat in table.summary.seats)]
        return await with_names(hall, own)

    @post("/me/tables", status_code=200, operation_id="claimTables")
    async def claim(self, request: HouseRequest, data: JSONBody[Seats]) -> Claims:
        """Take along what you played as a guest: the seats of these tokens are your account's from now on."""
        (player, _), hall = await owner_of(request), hall_of(request)
        history: History = request.app.state.history
        claimed = []
        for token in data.tokens:
            link = hall.signer.read(token)
            if link is not None and link.kind == "seat" and await _claim(hall, history, link, player):
                claimed.append(link.table)
        return Claims(claimed)

    @get("/me/games", operation_id="myGames", media_type="application/zip")
    async def games(self, request: HouseRequest) -> Response[bytes]:
        """All your games as files for `bastide verify`, in one archive; what you may not know yet is left out."""
        (player, _), hall = await owner_of(request), hall_of(request)
        hall.limits.take("review", player.id)
        caller = Caller("", player)
        held = io.BytesIO()
        with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
            for listed in await hall.archive.of_player(player.id, MOST_GAMES):
                live = await hall.live(listed.id)
                author = hall.author(live, "", player)
                if author.seat is not None and live.table.started and not live.damaged:
                    record = record_for(Visit(hall, caller, live, author, None))
                    archive.writestr(f"{listed.game}-{listed.id}.bastide", record.write())
        headers = {"Content-Disposition": 'attachment; filename="bastide-games.zip"'}
        return Response(held.getvalue(), headers=headers, media_type="application/zip")

    @get("/me/ratings", operation_id="myRatings")
    async def ratings(self, request: HouseRequest) -> list[RatingInfo]:
        """Your ratings."""
        player = await player_of(request)
        ratings: Ratings = request.app.state.ratings
        return await ratings.of_player(player.id)

    @get("/me/tokens", operation_id="myTokens")
    async def tokens(self, request: HouseRequest) -> list[TokenInfo]:
        """The tokens of your bots."""
        player, _ = await owner_of(request)
        return await hall_of(request).accounts.tokens(player)

    @post("/me/tokens", status_code=201, operation_id="newToken")
    async def new_token(self, request: HouseRequest, data: JSONBody[NewToken]) -> TokenMade:
        """A token for a bot that plays under your name."""
        (player, _), hall = await owner_of(request), hall_of(request)
        hall.limits.take("create", player.id)
        return TokenMade(await hall.accounts.new_token(player, data.name))

    @delete("/me/tokens/{token_id:str}", status_code=204, operation_id="revokeToken")
    async def revoke(self, request: HouseRequest, token_id: Annotated[str, Parameter(max_length=64)]) -> None:
        """Take a token back."""
        (player, _), hall = await owner_of(request), hall_of(request)
        if not await hall.accounts.revoke(player, token_id):
            raise Refused("unknown", thing="token")
        await hall.store.publish("signed_out", player.id)


async def _claim(hall: Hall, history: History, link: Link, player: Player) -> bool:
    """Make a guest's seat the account's. Not at a rated table, which would then count after all."""
    try:
        live = await hall.live(link.table)
        if live.frozen or hall.author(live, hall.signer.sign(link), None).seat is None:
            return False
    except Refused:  # it is gone, or somebody else sits there now
        return False
    async with live.lock:
        table = live.table
        known = any(seat.player == player.id for seat in table.seats)
        if table.seats[link.seat].player is not None or known or table.options.rated or table.duplicate:
            return False
        await hall.store.execute(
            "INSERT INTO seated (player, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", player.id, table.id
        )
        ended = table.updated
        if not await hall.commit(live, Plan(Claimed(seat=link.seat, player=player.id)), None):
            return False
    if table.status == "over":
        result = None if table.lesson else table.result
        await history.take_over(player.id, table.id, table.game.name, ended, link.seat, result)
    return True


async def _show_out(hall: Hall, player: Player) -> None:
    """An account goes: its seats are freed where the game has not begun, and resigned where it is on."""
    for listed in await hall.archive.of_player(player.id, 10_000):
        if listed.status not in ("open", "playing", "paused"):
            continue
        live = await hall.live(listed.id)
        author = hall.author(live, "", player)
        if author.seat is None:
            continue
        id = secrets.token_hex(8)
        command = c.Leave(id=id) if live.table.status == "open" else c.Resign(id=id)
        try:
            await hall.command(live, author, command)
        except Refused as refused:
            logger.info("a seat stays as it is", extra={"table": listed.id, "why": str(refused)})


async def _signed_in(request: HouseRequest, player: Player, status: int) -> Response[Player]:
    hall = hall_of(request)
    callers = request.house.callers
    device = hall.signer.sign(Link("device", player.id, secrets.randbits(31)))
    cookies = [
        Cookie(
            key=key,
            value=value,
            max_age=int(seconds),
            path="/",
            httponly=True,
            samesite="lax",
            secure=callers.secure(request),
        )
        for key, value, seconds in (
            (COOKIE, await hall.accounts.sign_in(player, device_of(request)), SESSION_SECONDS),
            (DEVICE, device, DEVICE_SECONDS),
        )
    ]
    return Response(player, status_code=status, cookies=cookies)
