"""Calling people: webhooks to a listener on this machine, web push read with the browser's own key."""

import asyncio
import hmac
import http.server
import ipaddress
import json
import os
import secrets
import socket
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from bastide.server.configuration import DAY
from bastide.server.notices import webhook
from bastide.server.notices.lines import Lines
from bastide.server.notices.push import PushKeys, authorization, encrypt, key_from, public_text
from bastide.server.notices.subscriptions import WebhookTarget
from bastide.server.notices.webhook import CannotCall, call, is_public, resolve
from server.conftest import Open
from server.house import PATIENCE, Guest, House, Json, bearer, until
from server.test_identity import PASSWORD, person

# The example of RFC 8291, appendix A.
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Listener:
    """Somebody who can be called."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        calls = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                calls.calls.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(calls.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def listener() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.server.shutdown()


def test_a_push_message_is_encrypted_as_the_standard_says() -> None:
    sender = ec.derive_private_key(int.from_bytes(raw(SENDER_PRIVATE), "big"), ec.SECP256R1())
    sealed = encrypt(b"When I grow up, I want to be a watermelon", PushKeys(RECEIVER, AUTH), sender, raw(SALT))
    assert sealed == raw(SEALED)


def test_the_push_service_can_check_who_calls() -> None:
    key = key_from(b"secret")
    header = authorization("https://push.example.org/abc", key, "mailto:host@example.org")
    token, public = header.removeprefix("vapid t=").split(", k=")
    assert public == public_text(key_from(b"secret")) != public_text(key_from(b"other"))
    head, body, signature = token.split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(raw(body))["aud"] == "https://push.example.org"
    r, s = (int.from_bytes(raw(signature)[i : i + 32], "big") for i in (0, 32))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    point.verify(utils.encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "0.0.0.0",
        "::1",
        "::",
        "fe80::1",
        "fec0::1",
        "fd00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::10.0.0.1",
        "2002:0a00:0001::1",
        "2001:0:808:808::f5ff:fffe",
    ],
)
def test_addresses_of_the_servers_own_network_are_not_called(host: str) -> None:
    with pytest.raises(CannotCall, match="own network"):
        resolve(host, 80, private=False)


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1"])
def test_addresses_on_the_internet_are_called(host: str) -> None:
    assert is_public(ipaddress.ip_address(host))


def known(
    house: House, game: str = "lots", start: bool = True, **rest: Any
) -> tuple[Json, list[str], list[httpx.Client]]:
    """A table at which two sit who have accounts: their seats' tokens, and their browsers."""
    (first, _), (second, _) = person(house), person(house)
    settings = {"players": 2, **rest.pop("settings", {})}
    made: Json = first.post("/tables", json={"game": game, "settings": settings, **rest}).json()
    sit = {"id": secrets.token_hex(16)}
    sat = second.post(f"/tables/{made['table']['id']}/seats", json=sit, headers=bearer(made["links"]["sit"])).json()
    tokens = [made["links"]["seat"], sat["token"]]
    if start:
        house.command(made, tokens[0], do="start")
    return made, tokens, [first, second]


def subscribed(browser: httpx.Client, url: str, **rest: Any) -> Json:
    """Have an account called there."""
    answer = browser.post("/subscriptions", json={"target": {"kind": "webhook", "url": url}, **rest})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def test_guests_have_nobody_called_but_their_own_browser(house: House, listener: Listener) -> None:
    made, tokens = house.filled(start=False)
    path = f"/subscriptions?table={made['table']['id']}"
    hook = {"target": {"kind": "webhook", "url": listener.address}}
    assert house.post(path, hook, tokens[0], 403)["message"]["id"] == "server.refusal.webhook_account"
    keys = {"p256dh": RECEIVER, "auth": AUTH}
    for endpoint in (listener.address, "https://push.example.org/a", "https://fcm.googleapis.com.example.org/a"):
        push = {"target": {"kind": "push", "endpoint": endpoint, "keys": keys}}
        assert house.post(path, push, tokens[0], 403)["message"]["id"] == "server.refusal.push_service"
    for endpoint in ("https://fcm.googleapis.com/fcm/send/a", "https://updates.push.services.mozilla.com/wpush/v2/a"):
        house.post(path, {"target": {"kind": "push", "endpoint": endpoint, "keys": keys}}, tokens[0], 201)
    assert listener.calls == []


def test_a_receiver_that_does_not_answer_is_late_for_nobody_else(house: House, listener: Listener) -> None:
    made, tokens, (slow, quick) = known(house, "torres", start=False)
    with line(b"") as address:
        subscribed(slow, address, events=["start", "turn"])
        subscribed(quick, listener.address, events=["start", "turn"])
        house.command(made, tokens[0], do="start")
        house.play_on(made, tokens, 30)
        moves = house.hall.lives[made["table"]["id"]].table.steps
        until(lambda: len(kinds(listener)) >= 2)
        assert len(moves) >= 30
        silent = [one for one in house.app.state.notices._lines._lines.values() if one.waiting]
        assert [one.lock.locked() for one in silent] == [True], "one call of all that wait for it is made"


def test_who_does_not_answer_is_left_alone_for_a_while() -> None:
    made: list[str] = []

    def silent() -> int:
        made.append("called")
        raise CannotCall("silent", host="h", error="e")

    async def test() -> list[str]:
        lines = Lines()
        said = []
        for _ in range(5):
            try:
                await lines.call("a", silent)
            except CannotCall as wrong:
                said.append(wrong.message.id)
        assert await lines.call("b", lambda: 204) == 204
        assert await lines.call("a", lambda: 204, anyway=True) == 204
        assert await lines.call("a", lambda: 204) == 204, "it has answered"
        return said

    assert asyncio.run(test()) == ["server.call.silent"] + ["server.call.resting"] * 4
    assert made == ["called"]


def test_few_calls_wait_for_one_receiver() -> None:
    free = threading.Event()

    async def test() -> list[object]:
        lines = Lines()
        calls = [asyncio.ensure_future(lines.call("a", lambda: int(free.wait() and 204))) for _ in range(25)]
        while sum(call.done() for call in calls) < 5:
            await asyncio.sleep(0)
        free.set()
        return await asyncio.gather(*calls, return_exceptions=True)

    answers = asyncio.run(test())
    assert [answer for answer in answers if answer == 204] == [204] * 20
    assert sum(isinstance(answer, CannotCall) and answer.message.id == "server.call.waiting" for answer in answers) == 5


def test_a_webhook_is_called_when_it_is_ones_turn_and_one_is_away(house: House, listener: Listener) -> None:
    made, tokens, (_, browser) = known(house, start=False)
    table = made["table"]["id"]
    target = {"kind": "webhook", "url": f"{listener.address}/hook?a=1", "secret": "s3"}
    made_one = browser.post("/subscriptions", json={"target": target, "events": ["turn", "end"]}).json()
    assert (made_one["kind"], made_one["where"]) == ("webhook", listener.address.removeprefix("http://"))
    house.command(made, tokens[0], do="start")
    house.play_on(made, tokens, 1)
    until(lambda: len(listener.calls) == 1)
    path, headers, body = listener.calls[0]
    assert path == "/hook?a=1"
    assert json.loads(body) == {
        "kind": "turn",
        "text": "Lots: it is your turn.",
        "table": table,
        "game": "lots",
        "url": f"/#/table/{table}",
    }
    assert headers["x-bastide-signature"] == "sha256=" + hmac.digest(b"s3", body, "sha256").hex()
    until(lambda: browser.get("/subscriptions").json()[0]["last_status"] == "delivered")
    here = Guest(house, table, tokens[1])
    house.play_on(made, tokens, 2)
    house.settle()
    here.close()
    until(lambda: not house.hall.lives[table].connected())
    house.play_on(made, tokens)
    until(lambda: [json.loads(call[2])["kind"] for call in listener.calls] == ["turn", "end"])


def test_who_asks_twice_to_be_called_at_one_address_is_called_once(house: House, listener: Listener) -> None:
    browser, _ = person(house)
    made = browser.post("/tables", json={"game": "lots"}).json()
    table, token = made["table"]["id"], made["links"]["seat"]
    other = house.sit(made)["token"]
    body = {"target": {"kind": "webhook", "url": listener.address + "/"}, "events": ["end"]}
    first = browser.post("/subscriptions", json=body).json()
    again = browser.post("/subscriptions", json={**body, "events": ["turn", "end"]}).json()
    assert again["id"] == first["id"]
    assert [one["events"] for one in browser.get("/subscriptions").json()] == [["turn", "end"]]
    owner = f"seat {table} 0 {house.hall.lives[table].table.seats[0].generation}"
    house.run(house.app.state.notices.subscribe(owner, WebhookTarget(listener.address + "/"), ["end"]))
    house.command(made, token, do="start")
    house.settle()
    listener.calls.clear()
    house.command(made, other, do="resign")
    until(lambda: listener.calls and not house.hall._tasks)
    assert [json.loads(call[2])["kind"] for call in listener.calls] == ["end"], "the account's and the seat's are one"


def test_the_test_button_tells_how_it_went(house: House, listener: Listener) -> None:
    (browser, _), (other, _) = person(house), person(house)
    body = {"target": {"kind": "webhook", "url": listener.address + "/", "format": "text"}}
    id = browser.post("/subscriptions", json=body).json()["id"]
    tested = browser.post(f"/subscriptions/{id}/test").json()
    assert tested["last_status"] == "delivered"
    assert listener.calls[-1][2] == b"This is what a notification from Bastide looks like."
    listener.status = 500
    tested = browser.post(f"/subscriptions/{id}/test").json()
    assert tested["last_status"] == "it answered with status 500."
    listener.server.server_close()
    assert other.post(f"/subscriptions/{id}/test").status_code == 404
    assert browser.delete(f"/subscriptions/{id}").status_code == 204
    assert browser.get("/subscriptions").json() == []


def test_a_push_is_readable_by_the_browser_alone_and_a_browser_that_is_gone_is_forgotten(
    house: House, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.api.notices.PUSH_SERVICES", ("127.0.0.1",))
    made, tokens = house.filled(start=False)
    table = made["table"]["id"]
    keys = {"p256dh": RECEIVER, "auth": AUTH}
    body = {"target": {"kind": "push", "endpoint": f"{listener.address}/push", "keys": keys}}
    id = house.post(f"/subscriptions?table={table}", body, tokens[0], 201)["id"]
    house.post(f"/subscriptions/{id}/test?table={table}", None, tokens[0], 200)
    _, headers, sealed = listener.calls[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].endswith(f"k={house.get('/subscriptions/push-key')['key']}")
    assert json.loads(opened(sealed))["kind"] == "test"
    listener.status = 410
    answer = house.http.post(
        f"/subscriptions/{id}/test?table={table}", headers={"Authorization": f"Bearer {tokens[0]}"}
    )
    assert answer.status_code == 404
    assert house.get(f"/subscriptions?table={table}", tokens[0]) == []


def opened(sealed: bytes) -> bytes:
    """What the browser of the example reads."""
    private = ec.derive_private_key(
        int.from_bytes(raw("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    salt, sender, rest = sealed[:16], sealed[21:86], sealed[86:]
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

    def derive(salt: bytes, material: bytes, info: bytes) -> bytes:
        return hmac.digest(hmac.digest(salt, material, "sha256"), info + b"\x01", "sha256")

    material = derive(raw(AUTH), shared, b"WebPush: info\0" + raw(RECEIVER) + sender)
    key = derive(salt, material, b"Content-Encoding: aes128gcm\0")[:16]
    nonce = derive(salt, material, b"Content-Encoding: nonce\0")[:12]
    return AESGCM(key).decrypt(nonce, rest, None).rstrip(b"\x02")


@pytest.mark.parametrize("url", ["ftp://example.org/x", "https://", "no address at all", "https://exa mple.org/"])
def test_what_is_no_address_is_refused(house: House, url: str) -> None:
    browser, _ = person(house)
    answer = browser.post("/subscriptions", json={"target": {"kind": "webhook", "url": url}})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_guests_without_a_seat_have_no_subscriptions(house: House) -> None:
    assert house.get("/subscriptions", status=401)["code"] == "no_session"


def test_why_a_call_failed_is_said_in_the_language_of_the_calls(house: House, listener: Listener) -> None:
    browser, _ = person(house)
    listener.status = 404
    for url, said in (
        (listener.address, "Die Antwort war der Status 404."),
        ("https://nowhere.invalid/", "Es gibt keinen Server „nowhere.invalid“."),
    ):
        id = subscribed(browser, url, language="de")["id"]
        assert browser.post(f"/subscriptions/{id}/test").json()["last_status"] == said


def test_a_careful_host_calls_no_local_address(open_house: Open, listener: Listener) -> None:
    house = open_house()
    browser, _ = person(house)
    id = subscribed(browser, listener.address + "/")["id"]
    tested = browser.post(f"/subscriptions/{id}/test").json()
    assert "own network" in tested["last_status"]
    assert listener.calls == []


def test_a_calendar_tells_ones_turns_and_its_address_allows_nothing_else(open_house: Open) -> None:
    house = open_house(origin="https://games.example.org")
    clock = {"kind": "correspondence", "per_move": 86_400}
    made, tokens = house.filled("torres", options={"clock": clock}, settings={"first_player": 0})
    id = made["table"]["id"]
    path = house.get(f"/calendar?table={id}&language=it", tokens[0])["url"].removeprefix("https://games.example.org")
    answer = house.http.get(f"{house.address}{path}")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    due = house.hall.lives[id].table.clocks.runs_out()
    lines = answer.text.replace("\r\n ", "").split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert "SUMMARY:Torres: tocca a te." in lines
    assert f"DTSTART:{datetime.fromtimestamp(due, UTC):%Y%m%dT%H%M%SZ}" in lines
    assert f"URL:https://games.example.org/#/table/{id}" in lines
    assert max(len(line.encode()) for line in answer.text.split("\r\n")) <= 75
    other = house.get(f"/calendar?table={id}", tokens[1])["url"].removeprefix("https://games.example.org")
    assert "VEVENT" not in house.http.get(f"{house.address}{other}").text
    token = path.split("/")[-1].partition("?")[0]
    assert house.get(f"/tables/{id}", token, 403)["code"] == "not_allowed"
    assert house.get(f"/calendar/{tokens[0]}", status=403)["code"] == "not_allowed"


def test_an_account_has_one_calendar_for_all_its_tables(house: House) -> None:
    browser = httpx.Client(base_url=f"{house.address}/api/v2", timeout=PATIENCE, headers={"Origin": house.address})
    browser.post("/accounts", json={"name": f"Reader {secrets.token_hex(4)}", "password": "long enough, surely"})
    for _ in range(2):
        settings = {"players": 2, "first_player": 0}
        made = browser.post("/tables", json={"game": "torres", "settings": settings, "bots": {"1": "novice"}}).json()
        done = browser.post(f"/tables/{made['table']['id']}/commands", json={"do": "start", "id": "s"})
        assert done.status_code == 200, done.text
    feed = house.http.get(f"{house.address}{browser.get('/calendar').json()['url']}").text
    assert feed.count("BEGIN:VEVENT") == 2
    assert house.http.get("/calendar").status_code == 401


@contextmanager
def line(say: bytes) -> Iterator[str]:
    """Somebody who takes every call and never comes to the point: says the same again ten times a second."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:
        taken: list[socket.socket] = []
        closed = threading.Event()

        def take() -> None:
            server.settimeout(0.1)
            while not closed.is_set():
                with suppress(TimeoutError):
                    taken.append(server.accept()[0])
                for one in taken:
                    with suppress(OSError):
                        one.sendall(say)

        thread = threading.Thread(target=take)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.getsockname()[1]}/"
        finally:
            closed.set()
            thread.join()
            for one in taken:
                one.close()


def test_who_answers_without_end_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "LONGEST", 0.5)
    answers = line(b"HTTP/1.1 100 Continue\r\n\r\n")
    with answers as address, pytest.raises(CannotCall, match=r"127\.0\.0\.1 does not answer"):
        call(address, b"", {}, private=True)


def test_calls_that_nobody_answers_keep_nobody_from_signing_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", PATIENCE)
    browser, me = person(house)
    with line(b"") as address:
        notices = house.app.state.notices

        async def call_one(owner: str) -> None:
            await notices.test(owner, (await notices.subscribe(owner, WebhookTarget(address), ["turn"])).id)

        async def call_often() -> None:
            await asyncio.gather(*(call_one(f"player {n}") for n in range(2 * (os.cpu_count() or 1) + 60)))

        calls = asyncio.run_coroutine_threadsafe(call_often(), house.loop)
        until(lambda: threading.active_count() > 8)
        assert browser.post("/session", json={"name": me["name"], "password": PASSWORD}).json() == me
        assert not calls.done()
        calls.cancel()


def grow_old(house: House, table: str, seconds: float) -> None:
    """Let a table believe that it was made, and its clock set going, this many seconds earlier."""
    live = house.hall.lives[table]

    async def turn_back() -> None:
        live.table.created -= seconds
        live.table.clocks.since -= seconds
        house.hall.driver.look_at(live)

    house.run(turn_back())


def kinds(listener: Listener) -> list[str]:
    return [json.loads(call[2])["kind"] for call in listener.calls]


def test_people_are_reminded_a_day_before_an_unstarted_table_is_put_away(house: House, listener: Listener) -> None:
    browser, _ = person(house)
    made = browser.post("/tables", json={"game": "torres"}).json()
    table, token = made["table"]["id"], made["links"]["seat"]
    subscribed(browser, listener.address, language="de")
    looking_on = Guest(house, table, made["links"]["watch"])
    grow_old(house, table, 6 * DAY + 10)
    until(lambda: kinds(listener) == ["expiry"])
    assert json.loads(listener.calls[0][2])["text"].startswith("Torres: Dein Tisch wird bald geschlossen")
    looking_on.wait(lambda: looking_on.entries[-1]["kind"] == "reminded")
    assert looking_on.entries[-1]["message"]["text"] == "If the game does not begin soon, this table will be closed"
    assert house.seen(made, token)["table"]["status"] == "open"
    grow_old(house, table, DAY)
    looking_on.wait(lambda: looking_on.entries[-1]["kind"] == "expired")
    looking_on.close()


def test_who_is_away_is_notified_that_their_agreement_to_a_changed_table_is_awaited(
    house: House, listener: Listener
) -> None:
    made, tokens, (_, browser) = known(house, "torres", start=False)
    table = made["table"]["id"]
    subscribed(browser, listener.address)
    house.command(made, tokens[0], do="amend", settings={"players": 2, "variant": "master"}, options={})
    until(lambda: len(listener.calls) == 1)
    assert json.loads(listener.calls[0][2]) == {
        "kind": "change",
        "text": "Torres: the host has changed the table. The game begins when you agree.",
        "table": table,
        "game": "torres",
        "url": f"/#/table/{table}",
    }
    (item,) = browser.get("/me/news").json()["items"]
    assert (item["kind"], item["new"], item["table"], item["seat"]) == ("changed", True, table, 1)
    here = Guest(house, table, tokens[1])
    house.command(made, tokens[0], do="amend", settings={"players": 2}, options={})
    here.wait(lambda: here.table["settings"]["variant"] == "base")
    until(lambda: not house.hall._tasks)
    assert kinds(listener) == ["change"], "who is there sees it"
    here.close()
    house.command(made, tokens[1], do="agree", seq=house.seen(made, tokens[1])["table"]["seq"])
    assert browser.get("/me/news").json()["items"] == []


@pytest.mark.parametrize(
    ("clock", "low", "rest"),
    [
        ({"kind": "correspondence", "per_move": 86_400}, 0.76 * DAY, 0.24 * DAY + 3_600),
        ({"kind": "none"}, 29 * DAY + 10, DAY),
    ],
)
def test_whoever_is_to_move_is_reminded_once_before_a_steward_comes(
    house: House, listener: Listener, clock: dict[str, Any], low: float, rest: float
) -> None:
    made, tokens, browsers = known(house, "torres", options={"clock": clock}, settings={"first_player": 0})
    table = made["table"]["id"]
    for browser in browsers:
        subscribed(browser, listener.address, events=["time"])
    other = Guest(house, table, tokens[1])
    grow_old(house, table, low)
    until(lambda: kinds(listener) == ["time"])
    assert json.loads(listener.calls[0][2])["text"] == "Torres: your time is running out."
    other.wait(lambda: other.entries[-1]["kind"] == "reminded")
    assert other.entries[-1]["message"]["text"] == f"The time of {made['table']['seats'][0]['name']} is running out"
    assert not other.table["seats"][0]["steward"]
    grow_old(house, table, rest)
    other.wait(lambda: any(entry["kind"] == "timedout" for entry in other.entries))
    assert kinds(listener) == ["time"]
    other.close()


def test_with_a_live_clock_nobody_is_called_about_the_time(house: House) -> None:
    made, _ = house.filled("torres", options={"clock": {"kind": "live", "bank": 600, "increment": 10}})
    assert house.hall.lives[made["table"]["id"]].table.reminder is None
