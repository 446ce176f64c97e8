"""Accounts: optional, for those who want their tables in one place, ratings or bots of their own."""

import logging
import secrets
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from bastide.server import commands as c
from bastide.server.api.asked import Asked, caller_of, hall_of, owner_of, player_of
from bastide.server.archive import Listed
from bastide.server.caller import COOKIE, DEVICE, Callers
from bastide.server.configuration import DAY
from bastide.server.hall import Hall
from bastide.server.identity.accounts import SESSION_SECONDS, Player, TokenInfo, name_key
from bastide.server.identity.links import Link
from bastide.server.rating import RatingInfo, Ratings
from bastide.server.refusals import Refused

logger = logging.getLogger("bastide.accounts")
DEVICE_SECONDS = 400 * DAY
"""How long a browser is known as one that somebody has signed in with."""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an account can change."""

    rated: bool


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
    async def register(self, request: Asked, data: JSONBody[Credentials]) -> Response[Player]:
        """A new account, signed in."""
        caller, hall = await caller_of(request), hall_of(request)
        hall.limits.take("sign_in", caller.address)
        player = await hall.accounts.register(data.name, data.password)
        return await _signed_in(request, player, 201)

    @post("/session", status_code=200, operation_id="signIn")
    async def sign_in(self, request: Asked, data: JSONBody[Credentials]) -> Response[Player]:
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
    async def sign_out(self, request: Asked) -> Response[None]:
        """Sign out."""
        caller, hall = await caller_of(request), hall_of(request)
        if caller.player is not None and caller.session:
            await hall.accounts.sign_out(caller.session)
            await hall.store.publish("signed_out", caller.player.id)
        gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
        return Response(None, status_code=204, cookies=[gone])

    @get("/me", operation_id="me")
    async def me(self, request: Asked) -> Player:
        """Your account."""
        return await player_of(request)

    @patch("/me", operation_id="changeMe")
    async def change(self, request: Asked, data: JSONBody[Preferences]) -> Player:
        """Choose whether you want to be rated."""
        player, _ = await owner_of(request)
        await hall_of(request).accounts.set_rated(player, data.rated)
        return msgspec.structs.replace(player, rated=data.rated)

    @put("/me/password", status_code=204, operation_id="changePassword")
    async def change_password(self, request: Asked, data: JSONBody[NewPassword]) -> None:
        """Another password. You stay signed in here and are signed out everywhere else; tokens of bots stay."""
        player, session = await owner_of(request)
        hall = hall_of(request)
        hall.limits.take("sign_in", f"password {player.id}")
        await hall.accounts.change_password(player, data.current, data.new, session)
        await hall.store.publish("signed_out", player.id)

    @delete("/me", status_code=204, operation_id="deleteMe")
    async def forget(self, request: Asked) -> None:
        """Delete the account. Games with others stay, under the name `departed player`; running ones are resigned."""
        (player, _), hall = await owner_of(request), hall_of(request)
        await _show_out(hall, player)
        await hall.accounts.delete(player)
        hall.forget_name(player.id)
        await hall.store.publish("name", player.id)
        await hall.store.publish("signed_out", player.id)

    @get("/me/tables", operation_id="myTables")
    async def tables(self, request: Asked) -> list[Listed]:
        """The tables you sit at, the latest first."""
        player, hall = await player_of(request), hall_of(request)
        listed = await hall.archive.of_player(player.id)
        return [table for table in listed if any(seat.player == player.id for seat in table.summary.seats)]

    @get("/me/ratings", operation_id="myRatings")
    async def ratings(self, request: Asked) -> list[RatingInfo]:
        """Your ratings."""
        player = await player_of(request)
        ratings: Ratings = request.app.state.ratings
        return await ratings.of_player(player.id)

    @get("/me/tokens", operation_id="myTokens")
    async def tokens(self, request: Asked) -> list[TokenInfo]:
        """The tokens of your bots."""
        player, _ = await owner_of(request)
        return await hall_of(request).accounts.tokens(player)

    @post("/me/tokens", status_code=201, operation_id="newToken")
    async def new_token(self, request: Asked, data: JSONBody[NewToken]) -> TokenMade:
        """A token for a bot that plays under your name."""
        (player, _), hall = await owner_of(request), hall_of(request)
        hall.limits.take("create", player.id)
        return TokenMade(await hall.accounts.new_token(player, data.name))

    @delete("/me/tokens/{token_id:str}", status_code=204, operation_id="revokeToken")
    async def revoke(self, request: Asked, token_id: Annotated[str, Parameter(max_length=64)]) -> None:
        """Take a token back."""
        (player, _), hall = await owner_of(request), hall_of(request)
        if not await hall.accounts.revoke(player, token_id):
            raise Refused("unknown", thing="token")
        await hall.store.publish("signed_out", player.id)


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


async def _signed_in(request: Asked, player: Player, status: int) -> Response[Player]:
    hall = hall_of(request)
    callers: Callers = request.app.state.callers
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
            (COOKIE, await hall.accounts.sign_in(player), SESSION_SECONDS),
            (DEVICE, device, DEVICE_SECONDS),
        )
    ]
    return Response(player, status_code=status, cookies=cookies)
