"""Accounts: optional, safe, and forgotten when their owner wants it. Limits. Pages of other sites."""

import json
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.cli import main
from bastide.server.limits import RATES
from hashing import DEAR
from server.conftest import Open
from server.house import PATIENCE, Guest, House, Json, bearer, until

PASSWORD = "a long enough password"


def person(house: House, name: str | None = None) -> tuple[httpx.Client, Json]:
    """Somebody with an account, in a browser of their own."""
    browser = httpx.Client(base_url=f"{house.address}/api/v2", timeout=PATIENCE, verify=False)
    answer = browser.post("/accounts", json={"name": name or f"P {uuid4().hex[:12]}", "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return browser, answer.json()


def test_an_account_is_made_signed_out_and_signed_in_again(house: House) -> None:
    browser, me = person(house)
    assert browser.get("/me").json() == me
    cookie = browser.cookies.jar
    assert [(c.name, c.has_nonstandard_attr("HttpOnly"), c.get_nonstandard_attr("SameSite")) for c in cookie] == [
        ("bastide_session", True, "lax"),
        ("bastide_device", True, "lax"),
    ]
    old = dict(browser.cookies)
    assert browser.delete("/session").status_code == 204
    assert browser.get("/me").status_code == 401
    assert httpx.get(f"{house.address}/api/v2/me", cookies=old).status_code == 401, "the session is over on the server"
    assert browser.post("/session", json={"name": me["name"].upper(), "password": PASSWORD}).json() == me
    assert browser.get("/me").json() == me


@pytest.mark.parametrize(("name", "password"), [("right", "wrong password!"), ("wrong", PASSWORD)])
def test_a_wrong_name_and_a_wrong_password_are_answered_alike(house: House, name: str, password: str) -> None:
    _, me = person(house)
    given = me["name"] if name == "right" else f"nobody {uuid4().hex[:8]}"
    answer = httpx.post(f"{house.address}/api/v2/session", json={"name": given, "password": password})
    assert (answer.status_code, answer.json()["message"]["id"]) == (401, "server.refusal.wrong_password")


def test_names_are_unique_whatever_their_case_and_passwords_are_not_kept(house: House) -> None:
    _, me = person(house)
    answer = house.post("/accounts", {"name": me["name"].swapcase(), "password": PASSWORD}, status=409)
    assert answer["code"] == "taken"
    assert house.post("/accounts", {"name": "x", "password": PASSWORD}, status=400)["code"] == "bad_request"
    assert house.post("/accounts", {"name": "fine name", "password": "short"}, status=400)["code"] == "bad_request"
    rows = house.run(house.hall.store.fetch("SELECT password FROM players WHERE id = ?", me["id"]))
    assert rows[0][0].startswith("$argon2id$")


def test_what_a_password_costs_keeps_guessers_away() -> None:
    """The other tests hash at the least cost; this is what a host's server does: the second profile of RFC 9106."""
    assert DEAR.hash(PASSWORD).startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_an_account_finds_its_tables_and_needs_no_link_there(house: House) -> None:
    browser, me = person(house)
    made = browser.post("/tables", json={"game": "lots"}).json()
    other = house.sit(made)["token"]
    house.command(made, other, do="start")
    mine = browser.get("/me/tables").json()
    assert [(table["id"], table["status"], table["mover"]) for table in mine] == [(made["table"]["id"], "playing", 0)]
    seen = browser.get(f"/tables/{made['table']['id']}").json()
    assert (seen["you"], seen["table"]["seats"][0]["name"]) == (0, me["name"])
    assert len(seen["position"]["legal"]) > 0


def test_a_deleted_account_leaves_the_games_of_others_whole(house: House) -> None:
    browser, me = person(house)
    made = browser.post("/tables", json={"game": "lots"}).json()
    other = house.sit(made)["token"]
    tokens = [made["links"]["seat"], other]
    house.command(made, other, do="start")
    house.play_on(made, tokens)
    assert browser.delete("/me").status_code == 204
    assert browser.get("/me").status_code == 401
    for _ in range(2):
        seen = house.seen(made, other)
        assert seen["table"]["status"] == "over"
        assert [seat["called"]["text"] for seat in seen["table"]["seats"]] == ["departed player", "Blue"]
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["", "Blue"]
        text = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(other)).text
        assert me["name"] not in text
        log = house.http.get(f"/tables/{made['table']['id']}/log", headers=bearer(other)).text
        assert me["name"] not in log
        house.hall.lives.clear()
    for table in ("players", "sessions", "seated"):
        column = "id" if table == "players" else "player"
        assert house.run(house.hall.store.fetch(f"SELECT 1 FROM {table} WHERE {column} = ?", me["id"])) == []


def test_what_a_deleted_account_has_said_bears_no_name_any_more(house: House) -> None:
    browser, me = person(house)
    made, tokens = house.filled()
    id, watch = made["table"]["id"], made["links"]["watch"]
    path = f"/tables/{id}/commands"
    said = {"do": "chat", "id": uuid4().hex, "words": "well played"}
    assert browser.post(path, json=said, headers=bearer(watch)).status_code == 200
    older = json.dumps([None, me["id"], me["name"]], separators=(",", ":"))
    house.run(
        house.hall.store.execute(
            "INSERT INTO chat (table_id, number, at, author, command, words) VALUES (?, 2, 0.5, ?, 'older', 'hello')",
            id,
            older,
        )
    )
    names = [chat["name"] for chat in house.get(f"/tables/{id}/chat", tokens[0])]
    assert names == [me["name"]] * 2
    assert browser.delete("/me").status_code == 204
    assert [chat["name"] for chat in house.get(f"/tables/{id}/chat", tokens[0])] == ["", ""]
    assert [chat["name"] for chat in Guest(house, id, tokens[0]).chat] == ["", ""]
    rows = house.run(house.hall.store.fetch("SELECT author FROM chat WHERE table_id = ?", id))
    assert not [row for row in rows if me["name"] in row[0]]


def test_a_deleted_name_is_gone_here_before_other_processes_hear_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unheard(topic: str, message: str) -> None:
        return None

    browser, _ = person(house)
    made = browser.post("/tables", json={"game": "lots"}).json()
    other = house.sit(made)["token"]
    house.command(made, other, do="start")
    house.play_on(made, [made["links"]["seat"], other])
    monkeypatch.setattr(house.hall.store, "publish", unheard)
    assert browser.delete("/me").status_code == 204
    assert house.seen(made, other)["table"]["seats"][0]["called"]["text"] == "departed player"


def test_who_goes_for_good_leaves_nobody_waiting(house: House) -> None:
    browser, _ = person(house)
    running = browser.post("/tables", json={"game": "lots"}).json()
    other = house.sit(running)["token"]
    house.command(running, other, do="start")
    waiting = browser.post("/tables", json={"game": "lots"}).json()
    assert browser.delete("/me").status_code == 204
    table = house.seen(running, other)["table"]
    assert (table["status"], table["result"]["winners"]) == ("over", [1])
    assert house.seen(waiting, waiting["links"]["watch"])["table"]["seats"][0]["kind"] == "free"


def test_a_bots_token_acts_for_the_account_until_it_is_revoked(house: House) -> None:
    browser, me = person(house)
    token = browser.post("/me/tokens", json={"name": "my bot"}).json()["token"]
    assert house.get("/me", token) == me
    made = house.post("/tables", {"game": "lots"}, token, 201)
    assert house.seen(made, token)["you"] == 0
    (listed,) = browser.get("/me/tokens").json()
    assert listed["name"] == "my bot"
    assert token not in str(listed)
    assert browser.delete(f"/me/tokens/{listed['id']}").status_code == 204
    assert house.get("/me", token, 401)["code"] == "no_session"
    assert browser.delete(f"/me/tokens/{listed['id']}").status_code == 404


def test_a_bots_token_plays_and_leaves_the_account_alone(house: House) -> None:
    browser, me = person(house)
    token = browser.post("/me/tokens", json={"name": "my bot"}).json()["token"]
    (listed,) = browser.get("/me/tokens").json()
    for method, path, body in (
        ("PATCH", "/me", {"rated": True}),
        ("PUT", "/me/password", {"current": PASSWORD, "new": "another long password"}),
        ("DELETE", "/me", None),
        ("GET", "/me/tokens", None),
        ("POST", "/me/tokens", {"name": "another"}),
        ("DELETE", f"/me/tokens/{listed['id']}", None),
        ("GET", "/subscriptions", None),
        ("POST", "/subscriptions", {"target": {"kind": "webhook", "url": "https://evil.example/"}}),
        ("DELETE", "/subscriptions/any", None),
        ("POST", "/subscriptions/any/test", None),
        ("GET", "/calendar", None),
    ):
        answer = house.http.request(method, path, json=body, headers=bearer(token))
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), path
        assert answer.json()["message"]["id"] == "server.refusal.token_plays"
    assert browser.get("/me").json() == me
    assert len(browser.get("/me/tokens").json()) == 1


def test_a_new_password_ends_the_sessions_of_other_devices(house: House) -> None:
    here, me = person(house)
    token = here.post("/me/tokens", json={"name": "my bot"}).json()["token"]
    there = httpx.Client(base_url=here.base_url, timeout=PATIENCE)
    assert there.post("/session", json={"name": me["name"], "password": PASSWORD}).json() == me
    new = "another long password"

    for current, wanted, refusal in (
        ("not the password", new, (401, "server.refusal.present_password")),
        (PASSWORD, "short", (400, "server.refusal.password_short")),
    ):
        answer = here.put("/me/password", json={"current": current, "new": wanted})
        assert (answer.status_code, answer.json()["message"]["id"]) == refusal
    assert there.get("/me").json() == me

    assert here.put("/me/password", json={"current": PASSWORD, "new": new}).status_code == 204
    assert here.get("/me").json() == me
    assert there.get("/me").status_code == 401
    assert house.get("/me", token) == me
    assert there.post("/session", json={"name": me["name"], "password": PASSWORD}).status_code == 401
    assert there.post("/session", json={"name": me["name"], "password": new}).json() == me


def test_sessions_that_ran_out_are_not_kept(house: House) -> None:
    browser, me = person(house)
    old = dict(browser.cookies)
    token = browser.post("/me/tokens", json={"name": "my bot"}).json()["token"]
    store = house.hall.store
    house.run(store.execute("UPDATE sessions SET expires = 1 WHERE player = ? AND kind = 'session'", me["id"]))
    assert httpx.get(f"{house.address}/api/v2/me", cookies=old).status_code == 401
    assert browser.post("/session", json={"name": me["name"], "password": PASSWORD}).json() == me
    kept = house.run(store.fetch("SELECT kind FROM sessions WHERE player = ? ORDER BY kind", me["id"]))
    assert [row[0] for row in kept] == ["session", "token"]
    assert house.get("/me", token) == me


def test_sockets_end_with_the_session_or_token_they_were_opened_with(house: House) -> None:
    here, me = person(house)
    there = httpx.Client(base_url=here.base_url, timeout=PATIENCE)
    there.post("/session", json={"name": me["name"], "password": PASSWORD})
    token = here.post("/me/tokens", json={"name": "my bot"}).json()["token"]
    table = here.post("/tables", json={"game": "lots"}).json()["table"]["id"]

    def open_socket(headers: dict[str, str]) -> ClientConnection:
        socket = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", additional_headers=headers, legacy=True)
        socket.send(json.dumps({"do": "hello", "table": table}))
        assert json.loads(socket.recv(PATIENCE))["you"] == 0
        return socket

    def closes(socket: ClientConnection) -> None:
        with pytest.raises(ConnectionClosed, match="4403"):
            list(socket)

    last = open_socket({"Cookie": f"bastide_session={here.cookies['bastide_session']}"})
    by_token = open_socket(bearer(token))
    (listed,) = here.get("/me/tokens").json()
    assert here.delete(f"/me/tokens/{listed['id']}").status_code == 204
    closes(by_token)

    elsewhere = open_socket({"Cookie": f"bastide_session={there.cookies['bastide_session']}"})
    new = {"current": PASSWORD, "new": "another long password"}
    assert here.put("/me/password", json=new).status_code == 204
    closes(elsewhere)

    last.send(json.dumps({"do": "ping"}))
    while json.loads(last.recv(PATIENCE))["type"] != "pong":
        pass
    assert here.delete("/session").status_code == 204
    closes(last)


def test_a_host_helps_who_forgot_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BASTIDE_DATABASE", raising=False)
    with House(tmp_path) as house:
        browser, me = person(house, "Forgetful One")
        cookies = dict(browser.cookies)
        assert main(["reset-password", "Forgetful One", "--data", str(tmp_path)]) == 0, "the server goes on"
        until(lambda: browser.get("/me").status_code == 401)
    capsys.readouterr()
    assert main(["reset-password", "Forgetful One", "--data", str(tmp_path / "elsewhere")]) == 2
    assert f"No tables are kept in {tmp_path / 'elsewhere'};" in capsys.readouterr().err
    assert main(["reset-password", "nobody", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip() == "bastide: There is no account named nobody."
    assert main(["reset-password", "forgetful one", "--data", str(tmp_path)]) == 0
    password = capsys.readouterr().out.strip()
    with House(tmp_path) as house:
        assert httpx.get(f"{house.address}/api/v2/me", cookies=cookies).status_code == 401
        assert house.post("/session", {"name": "Forgetful One", "password": password}) == me


def test_pages_of_other_sites_are_refused(house: House) -> None:
    evil = {"Origin": "https://evil.example"}
    own = {"Origin": house.address}
    assert house.http.post("/tables", json={"game": "lots"}, headers=evil).status_code == 403
    assert house.http.post("/tables", json={"game": "lots"}, headers=own).status_code == 201
    made = house.table()
    with pytest.raises(Exception, match="403"):
        connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", origin="https://evil.example", legacy=True)  # type: ignore[arg-type]
    assert Guest(house, made["table"]["id"], made["links"]["seat"]).welcome["you"] == 0


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("192.168.1.5:8000", 201),
        ("[::1]:8000", 201),
        ("localhost:8000", 201),
        ("garden:8000", 201),
        ("garden.local", 201),
        ("evil.example", 403),
        ("evil.example:8000", 403),
        ("local.evil.example", 403),
    ],
)
def test_a_name_that_anybody_could_own_is_none_of_the_servers_unless_its_host_says_so(
    house: House, open_house: Open, host: str, status: int
) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert house.http.post("/tables", json={"game": "lots"}, headers=headers).status_code == status
    if host == "evil.example":
        own = open_house(origin="http://evil.example")
        assert own.http.post("/tables", json={"game": "lots"}, headers=headers).status_code == 201


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is asked in one moment, however slow the machine is."""
    monkeypatch.setattr("bastide.server.limits.monotonic", lambda: 0.0)


def test_who_asks_too_often_waits(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "person", (10_000, 60))  # here tries are counted, not the work that they cost
    house = open_house(limits=True)
    for number in range(int(RATES["sign_in"][0])):
        house.post("/session", {"name": f"nobody {number}", "password": "no password"}, status=401)
    answer = house.http.post("/session", json={"name": "nobody", "password": "no password"})
    assert answer.status_code == 429
    assert answer.json()["code"] == "too_often"
    assert int(answer.headers["retry-after"]) >= 1
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    codes = [guest.ask(do="chat", words="spam").get("code") for _ in range(7)]
    assert codes == [None] * 5 + ["too_often"] * 2
    assert guest.play()["type"] == "done"


def tries(house: House, name: str, count: int, address: str = "127.0.0.2", **headers: str) -> list[int]:
    """What this many wrong passwords for a name get from an address."""
    there = httpx.HTTPTransport(local_address=address, verify=False)
    with httpx.Client(base_url=f"{house.address}/api/v2", timeout=PATIENCE, transport=there) as stranger:
        wrong = {"name": name, "password": "a wrong password"}
        return [stranger.post("/session", json=wrong, headers=headers).status_code for _ in range(count)]


@pytest.mark.usefixtures("hasty")
def test_only_a_proxy_that_is_trusted_says_where_a_call_comes_from(open_house: Open) -> None:
    house = open_house(limits=True)
    answers = [tries(house, f"n{number}", 1, **{"X-Forwarded-For": f"192.0.2.{number}"})[0] for number in range(12)]
    assert answers == [401] * 10 + [429] * 2
    house = open_house(limits=True, trust_proxy=True)
    answers = [tries(house, f"n{number}", 1, **{"X-Forwarded-For": f"192.0.2.{number}"})[0] for number in range(12)]
    assert answers == [401] * 12


def test_a_name_is_the_same_name_however_it_is_written(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "sign_in", (1_000, 0.001))
    monkeypatch.setitem(RATES, "sign_in_name", (1_000, 0.001))
    monkeypatch.setitem(RATES, "sign_in_strangers", (6, 0.001))
    house = open_house(limits=True)
    answers = [tries(house, name, 2)[0] for name in ("red knight", " RED  KNIGHT ", "Red\u00a0Knight", "red   knight")]
    assert answers == [401, 401, 401, 429]


def test_each_wrong_try_costs_more_than_the_one_before(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "person", (10_000, 60))
    monkeypatch.setitem(RATES, "sign_in", (1_000, 0.001))
    house = open_house(limits=True)
    assert tries(house, "red knight", 12) == [401] * 8 + [429] * 4, "1 + 1 + 1 + 1 + 2 + 4 + 8 + 16 of 40"


def test_nobody_locks_an_owner_out(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "person", (10_000, 60))  # here tries are counted, not the work that they cost
    house = open_house(limits=True)
    browser, me = person(house, "Red Knight")
    for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
        assert tries(house, "Red Knight", 14, address)[-1] == 429
    right = {"name": "Red Knight", "password": PASSWORD}
    new = httpx.post(f"{house.address}/api/v2/session", json=right)
    assert new.status_code == 200, "from a new device, at an address of their own"
    browser.cookies.delete("bastide_session")
    assert tries(house, "Red Knight", 14, "127.0.0.1")[-1] == 429
    assert httpx.post(f"{house.address}/api/v2/session", json=right).status_code == 429, "a stranger at that address"
    known = browser.post("/session", json=right)
    assert (known.status_code, known.json()) == (200, me), "by the device they have signed in with before"
    codes = [browser.post("/session", json={**right, "password": "a wrong password"}).status_code for _ in range(11)]
    assert codes == [401] * 10 + [429], "which has a number of tries of its own"


def test_a_device_is_known_for_its_owner_only(open_house: Open) -> None:
    house = open_house(limits=True)
    person(house, "Red Knight")
    browser, _ = person(house, "Blue Knight")
    wrong = {"name": "Red Knight", "password": "a wrong password"}
    assert [browser.post("/session", json=wrong).status_code for _ in range(9)] == [401] * 8 + [429]


def test_tokens_that_were_made_up_are_no_way_around_the_limits(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "person", (9, 0.001))
    house = open_house(limits=True)
    made = house.table()
    answers = [house.http.get("/games", headers=bearer(f"watch.{n}.0.0.made-up")).status_code for n in range(6)]
    assert answers == [200] * 4 + [429] * 2, "the table took five"
    assert house.seen(made, made["links"]["seat"])["you"] == 0, "a true link has limits of its own"
