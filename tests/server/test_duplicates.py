"""Tables with the same luck: alike in every draw, closed until all are over, compared afterwards."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

import bastide
from bastide.compete import matchpoints
from bastide.core import FairDealer, Match, Record
from bastide.core.fair import commitment
from bastide.server.duplicates import MOST
from server.conftest import Open
from server.house import Guest, House, Json, bearer, in_english, until

SEALED = "Other tables play with the same luck; until all of them are over, only those who sit at this table see it."


class Set:
    """A set of two tables, at each of which two people sit."""

    def __init__(self, house: House, game: str = "lots", **rest: Any) -> None:
        self.house = house
        body = {"game": game, "settings": {"players": 2, **rest.pop("settings", {})}, "name": "Green", "tables": 2}
        made = house.post("/duplicates", {**body, **rest}, status=201)
        self.id: str = made["id"]
        self.tables: list[Json] = made["tables"]
        self.tokens: list[list[str]] = []

    def sit(self) -> "Set":
        for table in self.tables:
            own = [table["links"]["seat"]] if table["links"]["seat"] else []
            self.tokens.append(own + [self.house.sit(table)["token"] for _ in range(2 - len(own))])
        return self

    def start(self) -> "Set":
        if not self.tokens:
            self.sit()
        for table, tokens in zip(self.tables, self.tokens, strict=True):
            self.house.command(table, tokens[0], do="start")
        return self

    def play(self, number: int, moves: int = 10_000, seed: int = 1) -> Json:
        return self.house.play_on(self.tables[number], self.tokens[number], moves, seed)

    def result(self, token: str = "") -> Json:
        found: Json = self.house.get(f"/duplicates/{self.id}", token)
        return found

    def draws(self, number: int) -> list[str]:
        live = self.house.hall.lives[self.tables[number]["table"]["id"]]
        return [str(step.action) for step in live.table.steps if step.seat == -1]


def test_tables_of_a_set_share_their_draws_and_no_others_do(house: House) -> None:
    pair, other = Set(house, "carcassonne").start(), Set(house, "carcassonne").start()
    for number, seed in ((0, 1), (1, 2)):
        pair.play(number, 40, seed)
        other.play(number, 40, seed)
    first, second = pair.draws(0), pair.draws(1)
    common = min(len(first), len(second))
    assert common >= 15
    assert first[:common] == second[:common]
    assert other.draws(0)[:common] != first[:common]
    seen = [house.seen(table, tokens[0])["table"] for table, tokens in zip(pair.tables, pair.tokens, strict=True)]
    assert seen[0]["commitment"] == seen[1]["commitment"]
    assert seen[0]["duplicate"] == seen[1]["duplicate"] == pair.id
    assert seen[0]["id"] != seen[1]["id"]


def test_the_draws_are_those_of_the_seed_and_the_name_of_the_set(house: House) -> None:
    pair = Set(house).start()
    table = house.hall.lives[pair.tables[1]["table"]["id"]].table
    match = Match(bastide.load("lots"), table.settings, FairDealer(table.seed, pair.id))
    assert pair.draws(0) == pair.draws(1) == [str(step.action) for step in match.steps]
    assert len(pair.draws(0)) == 4
    assert pair.tables[0]["table"]["commitment"] == commitment(table.seed, pair.id)


def test_a_record_tells_the_seed_when_all_tables_are_over_and_verifies(house: House) -> None:
    pair = Set(house, "carcassonne").start()

    def record(number: int, token: str = "") -> str:
        path = f"/tables/{pair.tables[number]['table']['id']}/record"
        answer = house.http.get(path, headers=bearer(token or pair.tokens[number][0]))
        assert answer.status_code == 200, answer.text
        return answer.text

    own = pair.play(0)
    assert (own["table"]["status"], own["table"]["sealed"], own["table"]["seed"]) == ("over", True, None)
    assert own["table"]["result"]["reason"] == "finished"
    before = Record.read(record(0))
    assert (before.seed, before.scores) == (None, None)
    pair.play(1, seed=2)
    for number in (0, 1):
        ended = Record.read(record(number, pair.tables[number]["links"]["watch"]))
        assert (ended.table, ended.nonces) == (pair.id, ())
        checked = bastide.verify(bastide.load("carcassonne"), ended)
        assert (checked.draws_checked, checked.draws > 60) == (True, True)
        seen = house.seen(pair.tables[number], pair.tokens[number][0])["table"]
        assert (seen["sealed"], bytes.fromhex(seen["seed"])) == (False, ended.seed)


def doors(pair: Set, number: int) -> dict[str, Callable[[str], tuple[int, Json]]]:
    """Every way by which somebody who does not sit at a table could learn what happens there."""
    house, id = pair.house, pair.tables[number]["table"]["id"]

    def get(path: str) -> Callable[[str], tuple[int, Json]]:
        def ask(token: str) -> tuple[int, Json]:
            answer = house.http.get(in_english(f"/tables/{id}{path}"), headers=bearer(token))
            return answer.status_code, answer.json() if "json" in answer.headers["content-type"] else {}

        return ask

    def post(path: str, body: Json) -> Callable[[str], tuple[int, Json]]:
        def ask(token: str) -> tuple[int, Json]:
            answer = house.http.post(in_english(f"/tables/{id}{path}"), json=body, headers=bearer(token))
            return answer.status_code, answer.json()

        return ask

    reading = ["", "/log", "/positions/0", "/record", "/chat", "/review", "/picture"]
    found = {path or "table": get(path) for path in reading}
    found["ask for a review"] = post("/review", {})
    found["chat"] = post("/commands", {"do": "chat", "id": uuid4().hex, "words": "Hello"})
    return found


@pytest.mark.parametrize("link", ["sit", "watch", "host"])
def test_every_door_of_a_table_is_closed_until_all_tables_are_over(house: House, link: str) -> None:
    pair = Set(house, options={"public": True, "spectators": "anyone"}).start()
    tokens = [table["links"][link] for table in pair.tables]
    pair.play(0)
    for number in (0, 1):
        for token in (tokens[number], ""):
            for name, door in doors(pair, number).items():
                status, answer = door(token)
                assert (status, answer["message"]["text"]) == (403, SEALED), name
            assert (
                house.get(f"/tables/{pair.tables[number]['table']['id']}/links", token, 403)["message"]["text"]
                == SEALED
            )
            with pytest.raises(ConnectionClosed):
                Guest(house, pair.tables[number]["table"]["id"], token)
    pair.play(1)
    for number in (0, 1):
        for name, door in doors(pair, number).items():
            if name != "ask for a review":  # which takes a while
                assert door(tokens[number])[0] == 200, name
        guest = Guest(house, pair.tables[number]["table"]["id"], tokens[number])
        assert guest.welcome["position"] is not None
        assert guest.table["seed"] is not None
        guest.close()


def test_the_seat_of_one_table_opens_no_other(house: House) -> None:
    pair = Set(house).start()
    for name, door in doors(pair, 1).items():
        assert door(pair.tokens[0][0])[0] == 403, name


def test_who_sits_at_a_table_sees_its_end_but_not_the_seed_and_has_no_review_yet(house: House) -> None:
    pair = Set(house).start()
    pair.play(0)
    id, token = pair.tables[0]["table"]["id"], pair.tokens[0][1]
    guest = Guest(house, id, token)
    assert (guest.table["status"], guest.table["sealed"], guest.table["seed"]) == ("over", True, None)
    answer = house.get(f"/tables/{id}/review", token, 409)
    assert answer["message"]["text"] == "The game can be reviewed once all tables with the same luck are over."
    pair.play(1)
    guest.wait(lambda: guest.table["seed"] is not None)
    assert guest.table["sealed"] is False
    assert house.get(f"/tables/{id}/review", token)["status"] == "none"
    guest.close()


def test_who_sits_there_is_notified_whoever_finds_out_first_that_all_are_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(topic: str, message: str) -> None:
        """A notice that comes too late."""

    pair = Set(house).start()
    pair.play(0)
    guest = Guest(house, pair.tables[0]["table"]["id"], pair.tokens[0][0])
    monkeypatch.setattr(house.hall.store, "publish", lost)
    pair.play(1)
    assert pair.result()["over"] is True
    guest.wait(lambda: guest.table["seed"] is not None)
    guest.close()


def test_who_looks_on_before_the_start_is_shown_out_when_it_comes(house: House) -> None:
    pair = Set(house).sit()
    table = pair.tables[1]
    watching = [Guest(house, table["table"]["id"], table["links"][link]) for link in ("watch", "host", "sit")]
    assert watching[1].welcome["host"] is True
    pair.start()
    for guest in watching:
        with pytest.raises(ConnectionClosed) as closed:
            guest.wait_for(10_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert all(message.get("position") is None for message in guest.all)
        assert not any(entry["kind"] == "started" for entry in guest.entries)
    stale = house.command(table, table["links"]["host"], 403, do="seatbot", seat=0, seq=0)
    assert stale["message"]["text"] == SEALED


def test_the_lobby_lists_a_table_of_a_set_before_it_begins_and_after_all_are_over(house: House) -> None:
    pair = Set(house, options={"public": True, "spectators": "anyone"})
    own = {table["table"]["id"] for table in pair.tables}

    def listed(status: str) -> set[str]:
        return own & {row["id"] for row in house.get(f"/tables?status={status}")}

    assert listed("open") == own
    rows = [row for row in house.get("/tables?status=open") if row["id"] in own]
    assert {row["summary"]["duplicate"] for row in rows} == {pair.id}
    pair.sit()
    assert listed("open") == set(), "nobody else can sit down"
    pair.start()
    assert listed("open") == listed("playing") == set()
    pair.play(0)
    assert listed("playing") == listed("over") == set()
    pair.play(1)
    assert listed("over") == own


def test_the_result_compares_every_seat_with_the_same_seat_elsewhere(house: House) -> None:
    pair = Set(house, "carcassonne").start()
    pair.play(0)
    before = pair.result()
    assert (before["over"], before["game"], before["host"]) == (False, "carcassonne", False)
    assert [table["status"] for table in before["tables"]] == ["over", "playing"]
    assert all(table["scores"] is table["matchpoints"] is table["links"] is None for table in before["tables"])
    pair.play(1, seed=2)
    after = pair.result()
    assert (after["over"], after["best"]) == (True, 2)
    scores = [house.seen(table, table["links"]["watch"])["table"]["result"]["scores"] for table in pair.tables]
    assert [table["scores"] for table in after["tables"]] == scores
    for seat in (0, 1):
        mine, theirs = scores[0][seat], scores[1][seat]
        won = 2 if mine > theirs else 1 if mine == theirs else 0
        assert [table["matchpoints"][seat] for table in after["tables"]] == [won, 2 - won]
    assert [player["text"] for player in after["tables"][0]["players"]] == ["Green", "Blue"]


def test_matchpoints_are_two_for_each_beaten_and_one_for_each_level() -> None:
    assert matchpoints([[50, 30], [50, 41], [49, 12]]) == [[3, 2], [3, 4], [0, 0]]
    assert matchpoints([[50, 30], None, [49, 30]]) == [[2, 1], None, [0, 1]]
    assert matchpoints([[50, 30], None]) == [[0, 0], None]


def test_a_game_that_was_resigned_ends_the_set_but_is_not_compared(house: House) -> None:
    pair = Set(house).start()
    pair.play(0)
    house.command(pair.tables[1], pair.tokens[1][1], do="resign")
    found = pair.result()
    assert (found["over"], found["best"]) == (True, 0)
    assert [table["matchpoints"] for table in found["tables"]] == [[0, 0], None]
    assert [table["scores"] is None for table in found["tables"]] == [False, False]


def test_the_host_of_the_first_table_gets_the_links_and_puts_a_table_away(house: House) -> None:
    made = house.post("/duplicates", {"game": "lots", "name": "Green", "tables": 3}, status=201)
    first, second, third = made["tables"]
    assert [table["seat"] for table in made["tables"]] == [0, None, None]
    path = f"/duplicates/{made['id']}"
    for token in ("", second["links"]["host"], first["links"]["sit"], "seat.nothing.0.0.x"):
        found = house.get(path, token)
        assert (found["host"], [table["links"] for table in found["tables"]]) == (False, [None] * 3)
    found = house.get(path, first["links"]["seat"])
    assert found["host"] is True
    assert [table["links"] for table in found["tables"]] == [{**t["links"], "seat": None} for t in made["tables"]]
    for table in (first, second):
        tokens = [table["links"]["seat"] or house.sit(table)["token"], house.sit(table)["token"]]
        house.command(table, tokens[0], do="start")
        house.play_on(table, tokens)
    assert house.get(path)["over"] is False
    assert house.command(third, third["links"]["sit"], 403, do="putaway")["code"] == "not_allowed"
    house.command(third, third["links"]["host"], do="putaway")
    assert house.command(third, third["links"]["host"], 409, do="putaway")["code"] == "not_now"
    log = house.get(f"/tables/{third['table']['id']}/log", third["links"]["host"])
    assert (log[-1]["kind"], log[-1]["message"]["text"]) == ("expired", "The host closes the table")
    found = house.get(path)
    assert (found["over"], [table["status"] for table in found["tables"]]) == (True, ["over", "over", "expired"])
    assert found["tables"][2]["scores"] is None


def test_a_table_that_nobody_starts_does_not_hold_up_the_set(open_house: Open) -> None:
    house = open_house(unstarted_days=3 / 86_400)
    made = house.post("/duplicates", {"game": "lots", "name": "Green", "tables": 2}, status=201)
    first = made["tables"][0]
    tokens = [first["links"]["seat"], house.sit(first)["token"]]
    house.command(first, tokens[0], do="start")
    house.play_on(first, tokens)
    until(lambda: house.get(f"/duplicates/{made['id']}")["over"])
    assert house.seen(first, first["links"]["watch"])["table"]["seed"] is not None


def test_a_set_stays_closed_after_a_restart_and_opens_when_it_is_over(open_house: Open) -> None:
    house = open_house()
    pair = Set(house).start()
    pair.play(0)
    pair.play(1, 1)
    house.__exit__()
    again = open_house(beside=house)
    pair.house = again
    assert (
        again.get(f"/tables/{pair.tables[0]['table']['id']}", pair.tables[0]["links"]["watch"], 403)["message"]["text"]
        == SEALED
    )
    assert again.seen(pair.tables[0], pair.tokens[0][0])["table"]["seed"] is None
    assert pair.play(1)["table"]["seed"] is not None
    assert again.seen(pair.tables[0], pair.tables[0]["links"]["watch"])["table"]["seed"] is not None


def test_nobody_adds_a_nonce_to_shared_draws(house: House) -> None:
    sentence = "Nobody adds to the draws of tables with the same luck; leave out the nonce."
    body = {"game": "lots", "tables": 2, "nonce": "mine"}
    assert house.post("/duplicates", body, status=400)["message"]["text"] == sentence
    made = house.post("/duplicates", {"game": "lots", "tables": 2}, status=201)
    path = f"/tables/{made['tables'][1]['table']['id']}/seats"
    sit = made["tables"][1]["links"]["sit"]
    assert house.post(path, {"id": uuid4().hex, "nonce": "mine"}, sit, 400)["message"]["text"] == sentence


@pytest.mark.parametrize("tables", [1, 0, -2, MOST + 1, "two", None])
def test_a_set_has_two_to_sixteen_tables(house: House, tables: object) -> None:
    assert house.post("/duplicates", {"game": "lots", "tables": tables}, status=400)["code"] == "bad_request"


def test_a_bad_set_is_refused_as_a_whole(house: House) -> None:
    for body in (
        {"game": "chess"},
        {"game": "lots", "settings": {"players": 9}},
        {"game": "lots", "bots": {"1": "genius"}},
        {"game": "lots", "bots": {"7": "novice"}},
        {"game": "lots", "colour": "red"},
    ):
        assert house.post("/duplicates", {"tables": 2, **body}, status=400)["code"] == "bad_request"
    assert house.get("/duplicates/nosuchset", status=404)["message"]["text"] == "There is no such set of tables here."


def test_an_account_sits_at_one_table_of_a_set_only(house: House) -> None:
    made = house.post("/duplicates", {"game": "lots", "name": "Green", "tables": 2}, status=201)
    name = f"Blue {uuid4().hex[:8]}"
    register = house.http.post("/accounts", json={"name": name, "password": "long enough"})
    cookie = {"Cookie": register.headers["set-cookie"].split(";")[0]}
    house.http.cookies.clear()

    def sit(table: Json, status: int) -> Json:
        answer = house.http.post(
            f"/tables/{table['table']['id']}/seats",
            json={"id": uuid4().hex},
            headers={**cookie, **bearer(table["links"]["sit"])},
        )
        house.http.cookies.clear()
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    first, second = made["tables"]
    seat = sit(second, 200)
    refused = sit(first, 403)
    assert refused["message"]["id"] == "server.refusal.duplicate_seated"
    house.command(second, seat["token"], do="leave")
    sit(first, 200)


def test_nothing_is_paused_hinted_or_taken_back_past_a_draw(house: House) -> None:
    pair = Set(house, "carcassonne").start()
    table, tokens = pair.tables[0], pair.tokens[0]
    pair.play(0, 4)
    answer = house.command(table, tokens[0], 403, do="propose", what="pause")
    assert answer["message"]["text"] == "A table that shares its luck is not paused: the others wait for its end."
    sentence = (
        "At tables with the same luck nothing is undone that was drawn or revealed: "
        "at the other tables nobody knew it beforehand."
    )
    seen = house.seen(table, tokens[0])["table"]
    assert house.command(table, tokens[0], 403, do="rollback", seq=seen["seq"])["message"]["text"] == sentence
    first = next(n for n, step in enumerate(house.hall.lives[seen["id"]].table.steps) if step.seat >= 0)
    assert house.command(table, tokens[0], 403, do="propose", what="undo", to=first)["message"]["text"] == sentence
    assert seen["no_hints"]["text"] == (
        "There are no hints at tables with the same luck, unless all agree to them when they are set up."
    )
