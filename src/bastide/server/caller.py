"""Who is asking: an address, perhaps a session or a bot's token, perhaps a link's token."""

import ipaddress
import logging
from collections.abc import Mapping
from http.cookies import SimpleCookie
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec

from bastide.server.configuration import Configuration
from bastide.server.identity.accounts import Accounts
from bastide.server.identity.bans import Bans
from bastide.server.identity.links import KINDS, Signer
from bastide.server.identity.player import Player
from bastide.server.limits import neighbourhood
from bastide.server.refusals import Refused

logger = logging.getLogger("bastide.http")
COOKIE = "bastide_session"
DEVICE = "bastide_device"
"""The cookie by which a device is known as one that somebody has signed in with."""
NEAR = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test")
"""Ends of names that nobody on the internet can have."""


class Connected(Protocol):
    """What a question, or a connection, tells of who it comes from."""

    @property
    def headers(self) -> Mapping[str, str]:
        """What was sent along, by names in small letters."""

    @property
    def client(self) -> Any:
        """Where it comes from, as `host`; None where that is here."""

    @property
    def url(self) -> Any:
        """The address that was asked, with its `scheme`."""


class Caller(msgspec.Struct, frozen=True):
    """Somebody who asks for something."""

    address: str
    player: Player | None = None
    token: str = ""
    """The token of a link to a table, as it was shown."""
    signed: bool = False
    """Whether that token was made here."""
    session: str = ""
    """The secret of the session; none for who acts by a bot's token."""
    bot: str = ""
    """The bot's token of who acts by one."""
    device: str = ""
    """The account somebody has signed in to with this device, and the number of the device."""

    @property
    def who(self) -> str:
        """Whose limits count: the account's, else the link's, else the address's."""
        return self.player.id if self.player else self.token if self.signed else self.address


class Callers:
    """Finds out who is asking."""

    def __init__(self, accounts: Accounts, signer: Signer, configuration: Configuration, bans: Bans) -> None:
        self.bans = bans
        self.accounts = accounts
        self.signer = signer
        self.configuration = configuration

    async def of(self, connection: Connected) -> Caller:
        """Who it is; a session or token that has ended makes nobody of its holder."""
        address = self.address(connection)
        bearer = connection.headers.get("authorization", "")
        secret = bearer[7:].strip() if bearer[:7].lower() == "bearer " else ""
        if secret and not _is_link(secret):
            player = await self.accounts.whose(secret, "token")
            if player is None:
                raise Refused("no_session")
            self.bans.check(address, player.id)
            return Caller(address, player, bot=secret)
        session = _cookie(connection, COOKIE)
        player = await self.accounts.whose(session, "session") if session else None
        self.bans.check(address, player.id if player is not None else None)
        signed = self.signer.read(secret) is not None
        return Caller(address, player, secret, signed, session, device=self._device(connection))

    def _device(self, connection: Connected) -> str:
        device = self.signer.read(_cookie(connection, DEVICE))
        return f"{device.table} {device.seat}" if device is not None and device.kind == "device" else ""

    def secure(self, connection: Connected) -> bool:
        """Whether people reach the server by https."""
        forwarded = self.configuration.trust_proxy and connection.headers.get("x-forwarded-proto") == "https"
        return connection.url.scheme == "https" or forwarded or self.configuration.origin.startswith("https:")

    def address(self, connection: Connected) -> str:
        """Where a call comes from, as far as shares are concerned."""
        if self.configuration.trust_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").rsplit(",", 1)[-1].strip()
            if forwarded:
                return neighbourhood(forwarded[:60])
        return neighbourhood(connection.client.host) if connection.client else "unknown"

    def check_origin(self, connection: Connected) -> None:
        """Refuse pages of other sites. Programs that are no browsers send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        allowed = self.configuration.origin
        host = connection.headers.get("host", "").lower()
        same = _host_of(origin) == host
        if same and not allowed and not _is_near(host):
            logger.warning("pages of %s are refused; if that is this server, set BASTIDE_ORIGIN", origin[:100])
            same = False
        if origin.rstrip("/") != allowed if allowed else not same:
            raise Refused("not_allowed", "foreign_origin")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _is_near(host: str) -> bool:
    """Whether a name can be nobody's on the internet: who owns one there can have it mean this machine."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(NEAR)
    return True


def _is_link(secret: str) -> bool:
    return "." in secret and secret.split(".", 1)[0] in KINDS


def _cookie(connection: Connected, name: str) -> str:
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(connection.headers.get("cookie", ""))
    except Exception:
        return ""
    morsel = cookies.get(name)
    return morsel.value if morsel is not None else ""
