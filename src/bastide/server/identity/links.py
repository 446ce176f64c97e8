"""Signed links: whoever holds one is the host, sits in a seat, may sit down or may watch. No account needed.

A token is `kind.table.number.generation.signature`. Every kind is signed with a key of its own, so that the secret
of a watch link says nothing about that of a seat.
"""

import hmac
from base64 import urlsafe_b64encode
from typing import Literal, get_args

import msgspec

Kind = Literal["host", "seat", "sit", "watch", "calendar", "device", "author", "writer"]
KINDS = get_args(Kind)


class Link(msgspec.Struct, frozen=True):
    """What a valid token allows."""

    kind: Kind
    table: str
    """Or, of an account's calendar or device, the account; of who owns or writes a study, the study."""
    seat: int = 0
    generation: int = 0


class Signer:
    """Makes and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._keys = {kind: hmac.digest(secret, f"bastide link {kind}".encode(), "sha256") for kind in KINDS}

    def sign(self, link: Link) -> str:
        """The token for a link."""
        body = f"{link.kind}.{link.table}.{link.seat}.{link.generation}"
        return f"{body}.{self._signature(link.kind, body)}"

    def read(self, token: str) -> Link | None:
        """The link of a token; None when it was not made here."""
        body, _, signature = token.rpartition(".")
        kind, *rest = body.split(".")
        if kind not in KINDS or len(rest) != 3 or not token.isascii():
            return None
        if not hmac.compare_digest(signature, self._signature(kind, body)):
            return None
        return Link(kind, rest[0], int(rest[1]), int(rest[2]))  # type: ignore[arg-type]

    def mark(self, text: str) -> str:
        """What tells whether two texts are the same, and nothing else about them."""
        return hmac.digest(self._secret, f"bastide mark {text}".encode(), "sha256")[:12].hex()

    def _signature(self, kind: str, body: str) -> str:
        digest = hmac.digest(self._keys[kind], body.encode(), "sha256")[:18]
        return urlsafe_b64encode(digest).decode()
