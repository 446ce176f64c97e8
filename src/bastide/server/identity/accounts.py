"""Accounts, sessions and tokens of bots. Sessions and tokens are kept as hashes."""

import re
import secrets
import unicodedata
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from bastide.server.clock import time
from bastide.server.identity.player import Choices, DeviceInfo, Player, Preferences, TokenInfo
from bastide.server.refusals import Refused
from bastide.server.store import Row, Store

if TYPE_CHECKING:
    from bastide.server.identity.passwords import Passwords

SESSION_SECONDS = 90 * 86_400.0
SHORTEST_PASSWORD = 10
NAME = re.compile(r"[\w .\-]{2,30}")
OLD_NAME_SECONDS = 90 * 86_400.0
"""How long a name that somebody has given up stays theirs, so that nobody is taken for them."""
NOTE_USE_EVERY = 3_600.0
MOST_NOTED = 20_000
MOST_PREFERENCES = 80
KNOWN = "p.id, p.name, p.rated, p.created, p.choices"


class Accounts:
    """Everybody with an account."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._noted: dict[bytes, float] = {}
        """When the latest uses of sessions were written down."""

    @cached_property
    def _passwords(self) -> "Passwords":
        """What hashes passwords is only needed where people sign in."""
        from bastide.server.identity.passwords import Passwords

        return Passwords()

    async def register(self, name: str, password: str) -> Player:
        """A new account."""
        name = _proper(name)
        await self._free(name)
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

    async def rename(self, player: Player, name: str) -> Player:
        """Another name. The old one stays theirs for a while: nobody else can take it, and they can take it back."""
        name, now = _proper(name), time()
        if name == player.name:
            return player
        await self._free(name, player.id)
        try:
            await self.store.transact(
                ("UPDATE players SET name = ?, name_key = ? WHERE id = ?", (name, name_key(name), player.id)),
                ("DELETE FROM old_names WHERE name_key = ? OR until < ?", (name_key(name), now)),
                *(
                    [
                        (
                            "INSERT INTO old_names (name_key, player, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                            (name_key(player.name), player.id, now + OLD_NAME_SECONDS),
                        )
                    ]
                    if name_key(name) != name_key(player.name)
                    else []
                ),
            )
        except Exception:
            if await self.id_of(name_key(name)) not in (None, player.id):  # somebody was quicker
                raise Refused("taken", "name_taken", name=name) from None
            raise
        return msgspec.structs.replace(player, name=name)

    async def _free(self, name: str, player: str = "") -> None:
        """Raises Refused for a name that somebody else has, or had a while ago."""
        if await self.id_of(name_key(name)) not in (None, player):
            raise Refused("taken", "name_taken", name=name)
        if await self.store.fetch(
            "SELECT 1 FROM old_names WHERE name_key = ? AND player <> ? AND until > ?", name_key(name), player, time()
        ):
            raise Refused("taken", "name_taken", name=name)

    async def id_of(self, key: str) -> str | None:
        """The account with that key of a name."""
        rows = await self.store.fetch("SELECT id FROM players WHERE name_key = ?", key)
        return str(rows[0][0]) if rows else None

    async def named(self, key: str) -> Player | None:
        """The account with that key of a name, with everything about it."""
        rows = await self.store.fetch(f"SELECT {KNOWN} FROM players p WHERE p.name_key = ?", key)
        return _player(rows[0]) if rows else None

    async def all(self, most: int) -> list[Player]:
        """The accounts, the latest first."""
        rows = await self.store.fetch(f"SELECT {KNOWN} FROM players p ORDER BY p.created DESC LIMIT ?", most)
        return [_player(row) for row in rows]

    async def check(self, name: str, password: str) -> Player:
        """The account of that name, if the password is right."""
        rows = await self.store.fetch(f"SELECT {KNOWN}, p.password FROM players p WHERE p.name_key = ?", name_key(name))
        right = await self._passwords.right(rows[0][5] if rows else None, password)
        if not rows or not right:
            raise Refused("wrong_password")
        return _player(rows[0])

    async def change_password(self, player: Player, current: str, new: str, session: str) -> None:
        """Another password, for who knows the present one; all sessions but this one end."""
        rows = await self.store.fetch("SELECT password FROM players WHERE id = ?", player.id)
        if not await self._passwords.right(rows[0][0] if rows else None, current):
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
        return await self._passwords.hashed(password)

    async def sign_in(self, player: Player, device: str = "") -> str:
        """A new session; returns its secret. Those of the same player that have run out are forgotten."""
        await self.store.execute("DELETE FROM sessions WHERE player = ? AND expires < ?", player.id, time())
        return await self._new_secret(player.id, "session", device[:60], time() + SESSION_SECONDS)

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
            f"SELECT {KNOWN} FROM sessions s JOIN players p ON p.id = s.player "
            "WHERE s.hash = ? AND s.kind = ? AND (s.expires IS NULL OR s.expires > ?)",
            _hash(secret),
            kind,
            time(),
        )
        if not rows:
            return None
        if kind == "session":
            await self._note_use(_hash(secret))
        return _player(rows[0])

    async def _note_use(self, hashed: bytes) -> None:
        """Write down that a session is used, once in a while."""
        now = time()
        if now - self._noted.get(hashed, 0.0) < NOTE_USE_EVERY:
            return
        self._noted.pop(hashed, None)
        self._noted[hashed] = now
        if len(self._noted) > MOST_NOTED:
            del self._noted[next(iter(self._noted))]
        await self.store.execute("UPDATE sessions SET used = ? WHERE hash = ?", now, hashed)

    async def devices(self, player: Player, session: str) -> list[DeviceInfo]:
        """Where the player is signed in, the latest used first."""
        rows = await self.store.fetch(
            "SELECT hash, name, created, used FROM sessions WHERE player = ? AND kind = 'session' AND expires > ?",
            player.id,
            time(),
        )
        found = [
            DeviceInfo(_short(row[0]), row[1], row[2], row[3] or row[2], bytes(row[0]) == _hash(session))
            for row in rows
        ]
        return sorted(found, key=lambda device: (not device.here, -device.used))

    async def sign_out_device(self, player: Player, id: str) -> bool:
        """End a session of the player's; False when there is none of that id."""
        return await self._end(player, "session", id)

    async def sign_out_elsewhere(self, player: Player, session: str) -> None:
        """End all sessions but this one."""
        await self.store.execute(
            "DELETE FROM sessions WHERE player = ? AND kind = 'session' AND hash <> ?", player.id, _hash(session)
        )

    async def sign_out(self, secret: str) -> None:
        """End a session."""
        await self.store.execute("DELETE FROM sessions WHERE hash = ?", _hash(secret))

    async def tokens(self, player: Player) -> list[TokenInfo]:
        """The player's tokens."""
        rows = await self.store.fetch(
            "SELECT hash, name, created FROM sessions WHERE player = ? AND kind = 'token' ORDER BY created", player.id
        )
        return [TokenInfo(_short(row[0]), row[1], row[2]) for row in rows]

    async def revoke(self, player: Player, id: str) -> bool:
        """Take a token back; False when there is none of that id."""
        return await self._end(player, "token", id)

    async def _end(self, player: Player, kind: str, id: str) -> bool:
        rows = await self.store.fetch("SELECT hash FROM sessions WHERE player = ? AND kind = ?", player.id, kind)
        for (hashed,) in rows:
            if _short(hashed) == id:
                return await self.store.execute("DELETE FROM sessions WHERE hash = ?", bytes(hashed)) > 0
        return False

    async def set_rated(self, player: Player, rated: bool) -> None:
        """Choose to be rated, or not to be any more."""
        await self.store.execute("UPDATE players SET rated = ? WHERE id = ?", rated, player.id)

    async def choices(self, player: str) -> Choices:
        """What a player has chosen to show, and when they want to be left alone."""
        rows = await self.store.fetch("SELECT choices FROM players WHERE id = ?", player)
        return _choices(rows[0][0]) if rows else Choices()

    async def choose(self, player: Player, choices: Choices) -> Player:
        """Take down what a player has chosen."""
        await self.store.execute("UPDATE players SET choices = ? WHERE id = ?", msgspec.json.encode(choices), player.id)
        return msgspec.structs.replace(player, arms=choices.arms)

    async def preferences(self, player: Player) -> Preferences:
        """What the player has chosen for all their devices."""
        rows = await self.store.fetch("SELECT preferences FROM players WHERE id = ?", player.id)
        return msgspec.json.decode(bytes(rows[0][0])) if rows and rows[0][0] is not None else {}

    async def prefer(self, player: Player, changed: Preferences) -> Preferences:
        """Change some of it; returns all."""
        wished = {**await self.preferences(player), **changed}
        if len(wished) > MOST_PREFERENCES:
            raise Refused("bad_request", "preferences_full", count=MOST_PREFERENCES)
        await self.store.execute(
            "UPDATE players SET preferences = ? WHERE id = ?", msgspec.json.encode(wished), player.id
        )
        return wished

    async def calendar(self, player: str) -> int | None:
        """Which of the addresses of a player's calendar is the one that works; None for who has gone."""
        rows = await self.store.fetch("SELECT calendar FROM players WHERE id = ?", player)
        return int(rows[0][0]) if rows else None

    async def new_calendar(self, player: Player) -> None:
        """The address of the player's calendar no longer works; the next one does."""
        await self.store.execute("UPDATE players SET calendar = calendar + 1 WHERE id = ?", player.id)

    async def find(self, text: str, most: int = 8) -> list[Player]:
        """Players whose names have this in them, those that begin with it first."""
        key = re.sub(r"([%_\\])", r"\\\1", name_key(text))
        rows = await self.store.fetch(
            f"SELECT {KNOWN} FROM players p WHERE p.name_key LIKE ? ESCAPE '\\' "
            "ORDER BY p.name_key LIKE ? ESCAPE '\\' DESC, p.name_key LIMIT ?",
            f"%{key}%",
            f"{key}%",
            most,
        )
        return [_player(row) for row in rows]

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
            ("DELETE FROM old_names WHERE player = ?", (player.id,)),
            ("DELETE FROM people WHERE player = ? OR other = ?", (player.id, player.id)),
            ("DELETE FROM invitations WHERE player = ? OR host = ?", (player.id, player.id)),
            ("DELETE FROM reports WHERE reporter = ?", (f"player {player.id}",)),
            ("DELETE FROM played WHERE player = ?", (player.id,)),
            ("DELETE FROM rated_games WHERE player = ?", (player.id,)),
            ("DELETE FROM subscriptions WHERE owner = ?", (f"player {player.id}",)),
            ("DELETE FROM postponed WHERE player = ?", (player.id,)),
            ("DELETE FROM puzzle_tries WHERE player = ?", (player.id,)),
            ("DELETE FROM puzzle_ratings WHERE player = ?", (player.id,)),
        )

    async def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these players; who has departed is left out."""
        places = ", ".join("?" * len(ids)) or "NULL"
        rows = await self.store.fetch(f"SELECT id, name FROM players WHERE id IN ({places})", *ids)
        return {row[0]: row[1] for row in rows}

    async def arms(self, ids: list[str]) -> dict[str, int]:
        """Which coats of arms these players have chosen; who has chosen none is left out."""
        found = {id: (await self.choices(id)).arms for id in ids}
        return {id: arms for id, arms in found.items() if arms}


def name_key(name: str) -> str:
    """What makes two names the same."""
    return " ".join(unicodedata.normalize("NFKC", name).replace("\0", "").casefold().split())[:60]


def _proper(name: str) -> str:
    """A name as it is kept. Raises Refused for what is none."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not NAME.fullmatch(name):
        raise Refused("bad_request", "name_wrong")
    return name


def _short(hashed: bytes) -> str:
    """By what a session or token is named without telling its secret."""
    return bytes(hashed).hex()[:16]


def _choices(kept: bytes | None) -> Choices:
    return msgspec.json.decode(bytes(kept), type=Choices) if kept is not None else Choices()


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def _player(row: Row) -> Player:
    return Player(row[0], row[1], bool(row[2]), row[3], _choices(row[4]).arms)
