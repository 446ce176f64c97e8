"""A server to test against: the real application behind a real socket, in a thread of this process."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from bastide.server.app import create_app
from bastide.server.configuration import Configuration
from bastide.server.serving import bind, server_of

PATIENCE = 60.0
"""Seconds after which something will not happen any more, on a machine that is busy with other work."""
Json = dict[str, Any]


class House:
    """One process's worth of server."""

    def __init__(self, data: Path, database: str = "", **settings: Any) -> None:
        settings = {"limits": False, "idle_seconds": 3_600.0, "live_grace": 0.2, "bot_seconds": 0.5, **settings}
        self.configuration = Configuration(data=data, database=database, thinkers=1, **settings)
        self.listening: socket.socket = bind("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = create_app(self.configuration)
        self.server = server_of(self.app, self.configuration)
        self.thread = threading.Thread(target=self._serve, daemon=True)
        # Nothing here is encrypted; to read the certificates of the world takes longer than most of what is asked.
        self.http = httpx.Client(base_url=f"{self.address}/api/v2", timeout=PATIENCE, verify=False)

    def _serve(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))

    def __enter__(self) -> "House":
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.thread.is_alive(), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()

    def run(self, work: Any) -> Any:
        """Wait for a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def hall(self) -> Any:
        """The hall, for a look inside."""
        return self.app.state.hall

    def settle(self) -> None:
        """Wait until everything is done that follows from what the server has answered."""

        async def done() -> None:
            for live in list(self.hall.lives.values()):
                async with live.lock:  # an answer is given before those who want to know are told
                    pass
            while self.hall._tasks:
                await asyncio.wait(set(self.hall._tasks))

        self.run(done())

    def post(self, path: str, body: object = None, token: str = "", status: int | None = None) -> Any:
        """The answer to a POST, which must have that status if one is given."""
        answer = self.http.post(in_english(path), json=body if body is not None else {}, headers=bearer(token))
        self.http.cookies.clear()
        assert status is None or answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str, token: str = "", status: int = 200) -> Any:
        """The answer to a GET."""
        answer = self.http.get(in_english(path), headers=bearer(token))
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, game: str = "lots", players: int = 2, **rest: Any) -> Json:
        """A new table with the first player at it."""
        settings = {"players": players, **rest.pop("settings", {})}
        made: Json = self.post("/tables", {"game": game, "settings": settings, "name": "Green", **rest}, status=201)
        return made

    def sit(self, made: Json, name: str = "Blue", **rest: Any) -> Json:
        """Somebody else sits down."""
        path = f"/tables/{made['table']['id']}/seats"
        seated: Json = self.post(path, {"id": uuid4().hex, "name": name, **rest}, made["links"]["sit"], 200)
        return seated

    def filled(self, game: str = "lots", players: int = 2, start: bool = True, **rest: Any) -> tuple[Json, list[str]]:
        """A table at which everybody sits, and their seats' tokens."""
        made = self.table(game, players, **rest)
        tokens = [made["links"]["seat"]] + [self.sit(made, f"Player {n}")["token"] for n in range(1, players)]
        if start:
            self.command(made, tokens[0], do="start")
        return made, tokens

    def command(self, made: Json, token: str, status: int = 200, **command: Any) -> Json:
        """A command over HTTP."""
        path = f"/tables/{made['table']['id']}/commands"
        answer: Json = self.post(path, {"id": uuid4().hex, **command}, token, status)
        return answer

    def seen(self, made: Json, token: str) -> Json:
        """The table as that person sees it."""
        found: Json = self.get(f"/tables/{made['table']['id']}", token)
        return found

    def play_on(self, made: Json, tokens: list[str], moves: int = 10_000, seed: int = 1) -> Json:
        """Play legal actions over HTTP, at most this many; returns the table as the first player sees it."""
        chance = random.Random(seed)
        for _ in range(moves):
            now = self.seen(made, tokens[0])
            if now["table"]["status"] == "over":
                break
            token = tokens[now["position"]["to_move"]]
            now = self.seen(made, token)
            action = chance.choice(now["position"]["legal"])["action"]
            self.command(made, token, do="play", seq=now["table"]["seq"], action=action)
        return self.seen(made, tokens[0])


class Guest:
    """One client on one socket that follows the protocol."""

    def __init__(
        self, house: House, table: str, token: str = "", cookies: dict[str, str] | None = None, **hello: Any
    ) -> None:
        self.house, self.id, self.token = house, table, token
        self.all: list[Json] = []
        self.entries: list[Json] = []
        self.table: Json = {}
        self.position: Json | None = None
        self.chat: list[Json] = []
        self.presence: Json = {}
        self.seq = 0
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())} if cookies else {}
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{house.port}/api/v2/socket", legacy=True, additional_headers=headers
        )
        self.send(do="hello", table=table, token=token, **{"language": "en", **hello})
        self.welcome = self.next("welcome")

    def send(self, **message: Any) -> str:
        """Send a frame; returns its id."""
        id: str = message.get("id", "")
        self.socket.send(json.dumps(message))
        return id

    def read(self, patience: float = PATIENCE) -> Json:
        """The next message, taken in."""
        message: Json = json.loads(self.socket.recv(timeout=patience))
        self.all.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.table, self.position, self.chat = message["table"], message["position"], list(message["chat"])
            self.entries, self.seq = list(message["entries"]), message["table"]["seq"]
        elif kind == "update" or message.get("missed"):
            self._update(message if kind == "update" else message["missed"])
        elif kind == "chat":
            self.chat.append(message["chat"])
        elif kind == "presence":
            self.presence = message
        return message

    def _update(self, update: Json) -> None:
        self.entries += [entry for entry in update["entries"] if entry["seq"] > self.seq]
        if update["seq"] >= self.seq:
            self.seq = update["seq"]
            self.position = update["position"] or self.position
            self.table = update["table"] or self.table

    def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = self.read()
            if message["type"] in kinds:
                return message

    def ask(self, **command: Any) -> Json:
        """Send a command and wait for its answer."""
        id = command.setdefault("id", uuid4().hex)
        self.send(**command)
        while True:
            answer = self.next("done", "refused")
            if answer["id"] == id:
                return answer

    def wait(self, true: Callable[[], bool]) -> None:
        """Read until something is so."""
        end = time.monotonic() + PATIENCE
        while not true():
            self.read(max(0.01, end - time.monotonic()))

    def wait_for(self, seq: int) -> None:
        """Read until that entry has come."""
        self.wait(lambda: self.seq >= seq)

    def play(self, action: str | None = None) -> Json:
        """Play this, or the first legal action."""
        assert self.position is not None
        action = action or self.position["legal"][0]["action"]
        return self.ask(do="play", seq=self.seq, action=action)

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def vanish(self) -> None:
        """Be gone without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)


def in_english(path: str) -> str:
    """The path of a request that wants sentences, in English unless it names another language."""
    return path if "language=" in path else f"{path}{'&' if '?' in path else '?'}language=en"


def said(shown: Json) -> str:
    """The sentence of a refusal, an entry or an action."""
    text: str = shown["message"]["text"]
    return text


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def view_hash(view: Json) -> str:
    """The hash by which two sides find out whether they see the same, as docs/protocol.md describes it."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:16]


def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
