"""A client that survives whatever happens to its connection: it comes back, and sends again what was not answered."""

import asyncio
import contextlib
import json
import random
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.house import view_hash

Json = dict[str, Any]
ANSWER_SECONDS = 2.0


class Steadfast:
    """One player at one table who plays legal actions at random, and connects at random to one of the addresses."""

    def __init__(self, addresses: list[str], table: str, token: str, seed: int, pause: float = 0.0) -> None:
        self.addresses, self.table, self.token = addresses, table, token
        self.chance = random.Random(seed)
        self.pause = pause
        self.seq = 0
        self.position: Json | None = None
        self.status = ""
        self.pending: Json | None = None
        self.sent_at = 0.0
        self.acknowledged: dict[int, str] = {}
        """The entries that were acknowledged to this player, and the action each is."""
        self.heard: dict[int, str] = {}
        """The entries that this player was sent, as text."""
        self.contradictions: list[str] = []
        self.seen_by = 0
        self.resting = False
        """No new moves; only what is under way is finished."""

    async def play(self) -> None:
        """Play until the game is over, through any number of connections."""
        while self.status != "over":
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError):
                async with connect(
                    self.chance.choice(self.addresses), open_timeout=3, max_queue=64, compression=None
                ) as socket:
                    await self._talk(socket)
            await asyncio.sleep(0.03)

    async def _talk(self, socket: ClientConnection) -> None:
        hello: Json = {"do": "hello", "table": self.table, "token": self.token}
        await socket.send(json.dumps({**hello, "seq": self.seq} if self.seq else hello))
        welcomed = False
        while self.status != "over":
            try:
                async with asyncio.timeout(ANSWER_SECONDS if self.pending is not None or not welcomed else 5.0):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                if self.pending is None and welcomed:
                    await socket.send(json.dumps({"do": "sync", "seq": self.seq}))
                    continue
                return  # silence: connect again
            self.take(message)
            if message["type"] == "welcome" and not welcomed:
                welcomed = True
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending))
            if message["type"] == "update" and message["entries"] and message["entries"][0]["seq"] > self.seq + 1:
                await socket.send(json.dumps({"do": "sync", "seq": self.seq}))
            if welcomed and self.pending is None and not self.resting:
                await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        position = self.position
        if position is None or not position["legal"] or self.status != "playing":
            return
        if self.pause:
            await asyncio.sleep(self.chance.random() * self.pause)
        action = self.chance.choice(position["legal"])["action"]
        self.pending = {"do": "play", "id": uuid4().hex, "seq": self.seq, "action": action}
        await socket.send(json.dumps(self.pending))

    def take(self, message: Json) -> None:
        """Take in what the server said."""
        kind = message["type"]
        if kind == "welcome":
            self._note(message["entries"])
            self._stand(message["table"]["seq"], message["position"], message["table"])
        elif kind == "update":
            self._update(message)
        elif kind == "done" and self.pending is not None and message["id"] == self.pending["id"]:
            self.acknowledged[message["seq"]] = self.pending["action"]
            self.pending = None
        elif kind == "refused" and self.pending is not None and message["id"] == self.pending["id"]:
            self.pending = None
            if message["code"] not in ("stale", "not_your_turn", "over", "unavailable", "too_often"):
                self.contradictions.append(f"refused: {message['message']['id']}")
            if message["missed"]:
                self._update(message["missed"])

    def _update(self, update: Json) -> None:
        self._note(update["entries"])
        first = update["entries"][0]["seq"] if update["entries"] else self.seq + 1
        if update["seq"] >= self.seq and (first <= self.seq + 1 or update["table"] is not None):
            self._stand(update["seq"], update["position"], update["table"])

    def _note(self, entries: list[Json]) -> None:
        for entry in entries:
            steps = [[step["seat"], step["action"]] for step in entry["steps"]]
            text = json.dumps([entry["kind"], entry["seat"], entry["by"], steps])
            known = self.heard.setdefault(entry["seq"], text)
            if known != text:
                self.contradictions.append(f"entry {entry['seq']} was {known} and is {text}")

    def _stand(self, seq: int, position: Json | None, table: Json | None) -> None:
        if seq < self.seq:
            return
        self.seq = seq
        if position is not None:
            self.position = position
            if position["hash"] != view_hash(position["view"]):
                self.contradictions.append(f"the hash of position {position['step']} is wrong")
        if table is not None:
            self.status = table["status"]
