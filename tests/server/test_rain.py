"""Random frames of every kind, sensible, odd and broken, from everybody who may be at a table: every one is answered or
refused, no socket fails, and tables are played on."""

import contextlib
import json
import os
import random
import time
from collections import Counter
from typing import Any, get_args
from uuid import uuid4

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.server.wire import ClientMessage
from server.conftest import Open
from server.house import PATIENCE, House, Json

KINDS = [(kind.__struct_config__.tag, msgspec.structs.fields(kind)) for kind in get_args(ClientMessage)]
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2**31 - 1, 2**31, 10**40, 1.5, "", "x", "end", "undo", "\0", "\ud800", "é" * 300,
    "x" * 9_000, [], [[]], ["end"] * 17, {}, {"do": "play"}, float("1e300"),
]  # fmt: skip
ENDS = ("resign", "close", "putaway", "leave")
"""What ends a table, and is said seldom."""
FAILED = 1011
GAMES = ("torres", "caylus", "magna_carta", "carcassonne", "lots")


class Seat:
    """A socket at a table, and what was heard there."""

    def __init__(self, house: House, table: str, token: str, heard: Counter[str]) -> None:
        self.house, self.table, self.token, self.heard = house, table, token, heard
        self.seq, self.legal = 0, ["end"]
        self.socket: ClientConnection | None = None

    def send(self, frame: str | bytes) -> None:
        """Send a frame and take in what has come; a socket that was closed is opened anew."""
        try:
            if self.socket is None:
                self.socket = connect(f"ws://127.0.0.1:{self.house.port}/api/v2/socket", legacy=True, max_size=None)
                self.socket.send(json.dumps({"do": "hello", "table": self.table, "token": self.token}))
                self._take(PATIENCE)
            self.socket.send(frame)
            self._take(0.02)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.heard[f"closed {code}"] += 1
            assert code != FAILED, frame
            self.socket = None

    def _take(self, patience: float) -> None:
        assert self.socket is not None
        with contextlib.suppress(TimeoutError):
            while True:
                message: Json = json.loads(self.socket.recv(timeout=patience))
                patience = 0.0
                kind = message["type"]
                self.heard[f"refused {message['code']}" if kind == "refused" else kind] += 1
                assert message.get("code") not in ("failed", "unavailable"), message
                known = message if kind in ("welcome", "update") else message.get("missed")
                if known:
                    self.seq = known.get("seq") or (known["table"] or {}).get("seq", self.seq)
                    legal = (known["position"] or {}).get("legal") or []
                    self.legal = [one["action"] for one in legal] or self.legal


class Rain:
    """Frames at random."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.seats: list[Seat] = []

    def sit(self, game: str) -> None:
        """A new table, with everybody who may be there."""
        made, tokens = self.house.filled(game, start=self.chance.random() < 0.8)
        links = made["links"]
        for token in (*tokens, *tokens, links["host"], links["watch"], self.chance.choice(["", "seat.x.0.0.x"])):
            self.seats.append(Seat(self.house, made["table"]["id"], token, self.heard))

    def frame(self, seat: Seat) -> str | bytes:
        """One frame: of a kind and with fields that exist, most of the time."""
        kind, fields = self.chance.choice(KINDS)
        while kind in ENDS and self.chance.random() < 0.9:
            kind, fields = self.chance.choice(KINDS)
        self.sent[kind] += 1
        said: Json = {"do": kind}
        for field in fields:
            if self.chance.random() < 0.9:
                said[field.name] = self.value(field.name, seat)
        if self.chance.random() < 0.05:
            said[self.chance.choice(["x", "", "seq", "do"])] = self.chance.choice(ODD)
        text = json.dumps(said)
        if self.chance.random() < 0.9:
            return text
        broken = bytearray(text.encode())
        for _ in range(self.chance.randrange(1, 6)):
            place = self.chance.randrange(len(broken) + 1)
            broken[place : place + self.chance.randrange(3)] = self.chance.randbytes(self.chance.randrange(4))
        return bytes(broken) if self.chance.random() < 0.5 else bytes(broken).decode("latin-1")

    def value(self, name: str, seat: Seat) -> Any:
        """Something for a field: what is usual there, or something odd."""
        if self.chance.random() < 0.12:
            return self.chance.choice(ODD)
        action = self.chance.choice(seat.legal)
        usual: dict[str, Any] = {
            "id": uuid4().hex, "seq": max(0, seat.seq - (self.chance.random() < 0.1)), "action": action,
            "actions": [action], "to": self.chance.randrange(20), "what": self.chance.choice(["undo", "pause"]),
            "yes": self.chance.random() < 0.5, "seat": self.chance.randrange(3), "words": "Good luck!",
            "level": self.chance.choice(["novice", "", "emperor"]), "table": seat.table, "token": seat.token,
        }  # fmt: skip
        return usual.get(name, self.chance.choice(ODD))

    def fall(self, frames: int) -> None:
        """This many frames; a table that is over makes room for a new one now and then."""
        for number in range(frames):
            if number % 400 == 0:
                self.seats = self.seats[-30:]
                self.sit(self.chance.choice(GAMES))
            seat = self.chance.choice(self.seats)
            seat.send(self.frame(seat))


def still_there(house: House) -> None:
    made, tokens = house.filled("torres")
    assert house.play_on(made, tokens, 3)["table"]["seq"] > 3


def test_every_frame_is_answered_or_refused_and_nothing_fails(house: House) -> None:
    rain = Rain(house, seed=1)
    for game in GAMES[1:]:
        rain.sit(game)
    rain.fall(800)
    assert set(rain.sent) == {kind for kind, _ in KINDS}
    assert {"done", "update", "refused bad_request"} <= set(rain.heard)
    still_there(house)


@pytest.mark.soak
@pytest.mark.timeout(3_600)
def test_a_long_rain(open_house: Open) -> None:
    house = open_house()
    rain = Rain(house, seed=time.time_ns())
    until = time.monotonic() + float(os.environ.get("BASTIDE_FUZZ_SECONDS", "5"))
    while time.monotonic() < until:
        rain.fall(400)
    print(sum(rain.sent.values()), "frames", dict(rain.sent), dict(rain.heard))
    still_there(house)
