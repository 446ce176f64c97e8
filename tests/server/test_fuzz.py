"""Whatever is sent, in or out of the published document: no failure inside, no crash, no table lost."""

import json
import math
import os
import random
import time
from collections import Counter
from typing import Any
from uuid import uuid4

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Open
from server.house import PATIENCE, Guest, House, Json, bearer


class Fuzz:
    """Asks a house whatever the document allows, often about a table that is there, as somebody who is there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made, self.tokens = house.filled("torres")
        id = self.made["table"]["id"]
        self.known = {"table_id": id, "name": "torres", "game": "torres", "step": 1, "table": id}
        self.chance = random.Random(1)
        self.statuses: dict[str, set[int]] = {}
        self.answers: Counter[int] = Counter()

    def ask(self, case: Any) -> None:
        name = f"{case.operation.method.upper()} {case.operation.path}"
        for place in (case.path_parameters, case.query):
            for key in list(place or {}):
                if key in self.known and self.chance.random() < 0.7:
                    place[key] = self.known[key]
        links = self.made["links"]
        headers = bearer(self.chance.choice([*self.tokens, links["host"], links["watch"], ""]))
        answer = case.call(base_url=self.house.address, headers=headers)
        self.statuses.setdefault(name, set()).add(answer.status_code)
        self.answers[answer.status_code] += 1
        assert answer.status_code < 500, f"{name}: {answer.status_code} {answer.text}"
        if answer.status_code >= 400 and answer.status_code != 405:
            assert answer.json()["message"]["id"], name

    def ask_all(self, examples: int, derandomize: bool, until: float = math.inf) -> None:
        """This many questions to every route, in the words of the document and against them, until the time is over."""
        schema = schemathesis.openapi.from_dict(self.house.get("/openapi.json"))
        bounded = settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=derandomize,
            suppress_health_check=list(HealthCheck),
        )
        operations = list(schema.get_all_operations())
        if not derandomize:
            random.shuffle(operations)
        for result in operations:
            if time.monotonic() > until:
                return
            for mode in schemathesis.GenerationMode:
                try:
                    bounded(hypothesis.given(case=result.ok().as_strategy(mode))(self.ask))()
                except hypothesis.errors.Unsatisfiable:
                    assert mode == schemathesis.GenerationMode.NEGATIVE, "a route that takes nothing has no wrong way"


def test_every_route_answers_everything_in_the_document(open_house: Open) -> None:
    house = open_house()
    fuzz = Fuzz(house)
    fuzz.ask_all(3, derandomize=True)
    assert len(fuzz.statuses) >= 30
    sensible = [name for name, found in fuzz.statuses.items() if min(found) < 300]
    assert len(sensible) > 15, "most routes were asked something sensible"
    for token in fuzz.tokens:
        assert house.seen(fuzz.made, token)["table"]["id"] == fuzz.made["table"]["id"]
    again, tokens = house.filled("torres")
    house.play_on(again, tokens, 3)


@pytest.mark.soak
@pytest.mark.timeout(3_600)
def test_every_route_answers_for_a_long_time(open_house: Open) -> None:
    fuzz = Fuzz(open_house())
    until = time.monotonic() + float(os.environ.get("BASTIDE_FUZZ_SECONDS", "5"))
    while time.monotonic() < until:
        fuzz.ask_all(5, derandomize=False, until=until)
    print(fuzz.answers.total(), "requests", len(fuzz.statuses), "routes", dict(sorted(fuzz.answers.items())))


@pytest.mark.parametrize(
    "body",
    [
        "", "{", "[]", "null", '{"game": 7}', '{"game": "torres", "x": 1}', "[" * 60_000,
        '{"game": "torres", "options": {"ratd": true}}',
        '{"game": "torres", "options": {"clock": {"kind": "live", "minuts": 1}}}',
    ],
)  # fmt: skip
def test_bodies_that_are_none_are_refused(house: House, body: str) -> None:
    answer = house.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    answer = house.http.post("/tables", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


BROKEN = ["\0", "a\0b", "\ud800", "a\udfffb"]
"""What JSON can say and a database cannot keep."""


def broken_requests(bad: str, id: str) -> list[tuple[str, Json]]:
    """Requests with such text in every place."""
    new: list[Json] = [
        {"game": bad},
        {"game": "lots", "settings": {bad: 1}},
        {"game": "lots", "settings": {"players": bad}},
        {"game": "lots", "name": bad},
        {"game": "lots", "nonce": bad},
        {"game": "lots", "bots": {"1": bad}},
        {"game": "lots", "bots": {bad: "novice"}},
    ]
    commands: list[Json] = [
        {"do": "chat", "id": bad, "words": "x"},
        {"do": "chat", "id": uuid4().hex, "words": bad},
        {"do": "play", "id": bad, "seq": 5, "action": "play 1"},
        {"do": "play", "id": uuid4().hex, "seq": 5, "action": bad},
        {"do": "seatbot", "id": uuid4().hex, "seat": 1, "level": bad},
        {"do": bad, "id": "x"},
        {"do": "resume", "id": bad},
    ]
    return [
        *(("/tables", body) for body in new),
        *((f"/tables/{id}/commands", body) for body in commands),
        (f"/tables/{id}/seats", {"id": bad * 16, "name": bad, "nonce": bad}),
        ("/accounts", {"name": bad * 3, "password": "x" * 12}),
        ("/accounts", {"name": f"n {uuid4().hex[:12]}", "password": bad * 12}),
        ("/session", {"name": bad, "password": bad * 12}),
    ]


@pytest.mark.parametrize("bad", BROKEN, ids=ascii)
def test_text_that_cannot_be_kept_is_refused_and_nothing_fails(house: House, bad: str) -> None:
    made, tokens = house.filled()
    id = made["table"]["id"]
    for path, body in broken_requests(bad, id):
        headers = {"Content-Type": "application/json", **bearer(tokens[0])}
        answer = house.http.post(path, content=json.dumps(body), headers=headers)
        house.http.cookies.clear()
        assert answer.status_code < 500, (path, body)
        if path.endswith("commands"):
            guest = Guest(house, id, tokens[0])
            guest.send(**body)
            assert guest.next("refused", "done").get("code") not in ("failed", "unavailable"), body
            guest.close()
    for hello in ({"table": bad}, {"table": id, "token": bad}, {"table": id, "language": bad}):
        socket = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", legacy=True)
        socket.send(json.dumps({"do": "hello", **hello}))
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "refused"
        with pytest.raises(ConnectionClosed, match=r"44\d\d"):
            socket.recv(timeout=PATIENCE)


def test_bytes_that_are_no_text_are_refused_and_nothing_fails(house: House) -> None:
    made, tokens = house.filled()
    path = f"/tables/{made['table']['id']}"
    for raw in (b"\xff\xfe", b'{"game":"\xff"}', b'{"game":"lots","name":"\xc3("}', b"\0"):
        answer = house.http.post("/tables", content=raw, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), raw
    for text in ("%00", "%ff", "%ed%a0%80"):
        for place in (f"/tables/{text}", f"{path}?language={text}", f"{path}/why-not?action={text}", f"/games/{text}"):
            assert house.http.get(place, headers=bearer(tokens[0])).status_code < 500, place
        assert house.http.get(f"{house.address}/{text}").status_code < 500
    for name, value in (
        (b"Authorization", b"Bearer \xff\xfe"),
        (b"Authorization", b"Bearer seat.\xff.0.0.x"),
        (b"Cookie", b"bastide_session=\xff"),
        (b"Cookie", b"bastide_device=device.a.b.c.d"),
        (b"Origin", b"http://[::1"),
        (b"Origin", b"\xff"),
        (b"X-Forwarded-For", b"\xff"),
    ):
        for method, place in (("GET", "/me"), ("POST", "/tables"), ("GET", path)):
            body = b'{"game":"lots"}' if method == "POST" else None
            assert house.http.request(method, place, headers=[(name, value)], content=body).status_code < 500
    for frame in (b"\xff\xfe", b'{"do":"chat","id":"\xff","words":"x"}', b"\0", "\0"):
        guest = Guest(house, made["table"]["id"], tokens[0])
        guest.socket.send(frame)
        assert guest.next("refused")["code"] == "bad_request"


def test_a_rain_of_broken_frames_harms_nobody(house: House) -> None:
    made, tokens = house.filled("torres")
    chance = random.Random(3)
    steady = Guest(house, made["table"]["id"], tokens[0])
    good = json.dumps({"do": "play", "id": "x", "seq": 4, "action": "knight a1"}).encode()
    rough = Guest(house, made["table"]["id"], tokens[1])
    for number in range(300):
        frame = bytearray(good)
        for _ in range(chance.randrange(1, 8)):
            place = chance.randrange(len(frame))
            frame[place : place + chance.randrange(0, 3)] = chance.randbytes(chance.randrange(0, 4))
        try:
            if number % 50 == 49:
                rough.socket.send(chance.randbytes(20_000))
            rough.socket.send(bytes(frame) if number % 2 else bytes(frame).decode("latin-1"))
        except ConnectionClosed:
            rough = Guest(house, made["table"]["id"], tokens[1])
    again = Guest(house, made["table"]["id"], tokens[1])
    steady.wait_for(again.seq)
    mover = (steady, again)[again.position["to_move"]]  # type: ignore[index]
    assert mover.play()["type"] == "done"


def test_a_socket_that_never_says_hello_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.server.connection.HELLO_SECONDS", 0.2)
    socket = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", legacy=True)
    with pytest.raises(ConnectionClosed, match="4408"):
        socket.recv(timeout=PATIENCE)


@pytest.mark.parametrize("first", ['{"do": "ping"}', "nonsense", '{"do": "hello", "table": "nowhere"}'])
def test_a_socket_that_begins_wrongly_is_refused_and_closed(house: House, first: str) -> None:
    socket = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", legacy=True)
    socket.send(first)
    assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "refused"
    with pytest.raises(ConnectionClosed, match=r"440[04]"):
        socket.recv(timeout=PATIENCE)
