"""Accounts, sessions and tokens of bots. Passwords are kept as argon2id, sessions and tokens as hashes."""

import asyncio
import re
import secrets
import unicodedata
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from bastide.server.clock import time
from bastide.server.refusals import Refused
from bastide.server.store import Row, Store

SESSION_SECONDS = 90 * 86_400.0
SHORTEST_PASSWORD = 10
NAME = re.compile(r"[\w .\-]{2,30}")
_hasher = PasswordHasher()
# Compared against when there is no such account, so that the time taken does not tell which names exist.
_NOBODY = _hasher.hash(secrets.token_hex())


class Player(msgspec.Struct, frozen=True):
    """A person with an account."""

    id: str
    name: str
    rated: bool
    created: float


class TokenInfo(msgspec.Struct, frozen=True):
    """A bot's token, without its secret."""

    id: str
    name: str
    created: float


class Accounts:
    """Everybody with an account."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hashing = asyncio.Semaphore(2)

    async def register(self, name: str, password: str) -> Player:
        """A new account."""
        name = " ".join(unicodedata.normalize("NFC", name).split())
        if not NAME.fullmatch(name):
            raise Refused("bad_request", "name_wrong")
        hashed = await self._hashed(password)
        player = Player(secrets.token_hex(8), name, False, time())
        added = await self.store.execute(
            "INSERT INTO players (id, name, name_key, password, created, rated) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            player.id,
            player.name,
            name_key(name),
            hashed,
            player.created,
            False,
        )
        if not added:
            raise Refused("taken", "name_taken", name=name)
        return player

    async def id_of(self, key: str) -> str | None:
        """The account with that key of a name."""
        rows = await self.store.fetch("SELECT id FROM players WHERE name_key = ?", key)
        return str(rows[0][0]) if rows else None

    async def named(self, key: str) -> Player | None:
        """The account with that key of a name, with everything about it."""
        rows = await self.store.fetch("SELECT id, name, rated, created FROM players WHERE name_key = ?", key)
        return _player(rows[0]) if rows else None

    async def all(self, most: int) -> list[Player]:
        """The accounts, the latest first."""
        rows = await self.store.fetch(
            "SELECT id, name, rated, created FROM players ORDER BY created DESC LIMIT ?", most
        )
        return [_player(row) for row in rows]

    async def check(self, name: str, password: str) -> Player:
        """The account of that name, if the password is right."""
        rows = await self.store.fetch(
            "SELECT id, name, rated, created, password FROM players WHERE name_key = ?", name_key(name)
        )
        hashed = rows[0][4] if rows else _NOBODY
        async with self._hashing:
            right = await asyncio.to_thread(_verify, hashed, password)
        if not rows or not right:
            raise Refused("wrong_password")
        return _player(rows[0])

    async def change_password(self, player: Player, current: str, new: str, session: str) -> None:
        """Another password, for who knows the present one; all sessions but this one end."""
        rows = await self.store.fetch("SELECT password FROM players WHERE id = ?", player.id)
        async with self._hashing:
            right = await asyncio.to_thread(_verify, rows[0][0] if rows else _NOBODY, current)
        if not right:
            raise Refused("wrong_password", "present_password")
        await self._set_password(player.id, new, session)

    async def reset_password(self, name: str) -> str | None:
        """A password for who forgot theirs; all their sessions end. None when nobody has that name."""
        rows = await self.store.fetch("SELECT id FROM players WHERE name_key = ?", name_key(name))
        if not rows:
            return None
        password = secrets.token_urlsafe(12)
        await self._set_password(rows[0][0], password)
        await self.store.publish("signed_out", rows[0][0])
        return password

    async def _set_password(self, player: str, password: str, session: str = "") -> None:
        hashed = await self._hashed(password)
        await self.store.transact(
            ("UPDATE players SET password = ? WHERE id = ?", (hashed, player)),
            ("DELETE FROM sessions WHERE player = ? AND kind = 'session' AND hash <> ?", (player, _hash(session))),
        )

    async def _hashed(self, password: str) -> str:
        if len(password) < SHORTEST_PASSWORD:
            raise Refused("bad_request", "password_short")
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def sign_in(self, player: Player) -> str:
        """A new session; returns its secret. Those of the same player that have run out are forgotten."""
        await self.store.execute("DELETE FROM sessions WHERE player = ? AND expires < ?", player.id, time())
        return await self._new_secret(player.id, "session", "", time() + SESSION_SECONDS)

    async def new_token(self, player: Player, name: str) -> str:
        """A token with which a bot acts for the player; it is shown once."""
        return await self._new_secret(player.id, "token", name[:60], None)

    async def _new_secret(self, player: str, kind: str, name: str, expires: float | None) -> str:
        secret = secrets.token_urlsafe(32)
        await self.store.execute(
            "INSERT INTO sessions (hash, player, kind, name, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
            _hash(secret),
            player,
            kind,
            name,
            time(),
            expires,
        )
        return secret

    async def whose(self, secret: str, kind: str) -> Player | None:
        """The player of a session or token; None when it has ended or never was."""
        rows = await self.store.fetch(
            "SELECT p.id, p.name, p.rated, p.created FROM sessions s JOIN players p ON p.id = s.player "
            "WHERE s.hash = ? AND s.kind = ? AND (s.expires IS NULL OR s.expires > ?)",
            _hash(secret),
            kind,
            time(),
        )
        return _player(rows[0]) if rows else None

    async def sign_out(self, secret: str) -> None:
        """End a session."""
        await self.store.execute("DELETE FROM sessions WHERE hash = ?", _hash(secret))

    async def tokens(self, player: Player) -> list[TokenInfo]:
        """The player's tokens."""
        rows = await self.store.fetch(
            "SELECT hash, name, created FROM sessions WHERE player = ? AND kind = 'token' ORDER BY created", player.id
        )
        return [TokenInfo(bytes(row[0]).hex()[:16], row[1], row[2]) for row in rows]

    async def revoke(self, player: Player, id: str) -> bool:
        """Take a token back; False when there is none of that id."""
        rows = await self.store.fetch("SELECT hash FROM sessions WHERE player = ? AND kind = 'token'", player.id)
        for (hashed,) in rows:
            if bytes(hashed).hex()[:16] == id:
                return await self.store.execute("DELETE FROM sessions WHERE hash = ?", bytes(hashed)) > 0
        return False

    async def set_rated(self, player: Player, rated: bool) -> None:
        """Choose to be rated, or not to be any more."""
        await self.store.execute("UPDATE players SET rated = ? WHERE id = ?", rated, player.id)

    async def delete(self, player: Player) -> None:
        """Forget the person. Others' games stay; where the person sat, they say `departed player`."""
        said = await self.store.fetch("SELECT DISTINCT author FROM chat WHERE author LIKE ?", f'%"{player.id}"%')
        for (author,) in said:  # older versions wrote the name beside what was said
            seat, id, _ = msgspec.json.decode(author)
            nameless = msgspec.json.encode([seat, id, ""]).decode()
            await self.store.execute("UPDATE chat SET author = ? WHERE author = ?", nameless, author)
        await self.store.transact(
            ("DELETE FROM players WHERE id = ?", (player.id,)),
            ("DELETE FROM sessions WHERE player = ?", (player.id,)),
            ("DELETE FROM seated WHERE player = ?", (player.id,)),
            ("DELETE FROM ratings WHERE player = ?", (player.id,)),
            ("DELETE FROM subscriptions WHERE owner = ?", (f"player {player.id}",)),
        )

    async def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these players; who has departed is left out."""
        found: dict[str, str] = {}
        for id in ids:
            for (name,) in await self.store.fetch("SELECT name FROM players WHERE id = ?", id):
                found[id] = name
        return found


def name_key(name: str) -> str:
    """What makes two names the same."""
    return " ".join(unicodedata.normalize("NFKC", name).replace("\0", "").casefold().split())[:60]


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except VerificationError:
        return False


def _player(row: Row) -> Player:
    return Player(row[0], row[1], bool(row[2]), row[3])
