"""Between people: names that change, devices, mutes and blocks, reports, invitations, news, and who is here."""

import io
import zipfile
from uuid import uuid4

import httpx
import pytest

from bastide.cli import main
from server.conftest import Open
from server.house import Guest, House, Json, bearer, until
from server.test_identity import PASSWORD, person

UNDER = {"game": "lots", "options": {"public": True, "spectators": "anyone"}}


def together(house: House, first: httpx.Client, second: httpx.Client, table: Json | None = None) -> Json:
    """Two accounts at a table, the game begun."""
    made: Json = first.post("/tables", json=table or {"game": "lots"}).json()
    id = made["table"]["id"]
    seated = second.post(f"/tables/{id}/seats", json={"id": uuid4().hex}, headers=bearer(made["links"]["sit"]))
    assert seated.status_code == 200, seated.text
    made["tokens"] = [made["links"]["seat"], seated.json()["token"]]
    house.command(made, made["tokens"][0], do="start")
    return made


def test_a_name_is_changed_and_shown_at_running_tables_at_once(house: House) -> None:
    red, me = person(house)
    blue, _ = person(house)
    made = together(house, red, blue)
    guest = Guest(house, made["table"]["id"], made["tokens"][1])
    new = f"New {uuid4().hex[:8]}"
    assert red.patch("/me", json={"name": new}).json() == {**me, "name": new}
    guest.wait(lambda: guest.table["seats"][0]["name"] == new)
    assert house.seen(made, made["tokens"][1])["table"]["seats"][0]["called"]["text"] == new
    assert red.post("/session", json={"name": new, "password": PASSWORD}).status_code == 200


def test_an_old_name_is_nobody_elses_for_a_while_and_can_be_taken_back(house: House) -> None:
    red, me = person(house)
    blue, _ = person(house)
    old = me["name"]
    assert red.patch("/me", json={"name": f"New {uuid4().hex[:8]}"}).status_code == 200
    assert blue.patch("/me", json={"name": old.upper()}).json()["code"] == "taken"
    assert house.post("/accounts", {"name": old, "password": PASSWORD}, status=409)["code"] == "taken"
    assert red.patch("/me", json={"name": old}).json()["name"] == old
    third, _ = person(house)
    assert third.patch("/me", json={"name": old}).json()["code"] == "taken"
    assert third.patch("/me", json={"name": "x"}).json()["code"] == "bad_request"


def test_a_given_up_name_is_free_again_when_its_time_is_over(house: House) -> None:
    red, me = person(house)
    red.patch("/me", json={"name": f"New {uuid4().hex[:8]}"})
    house.run(house.hall.store.execute("UPDATE old_names SET until = 1.0 WHERE player = ?", me["id"]))
    assert house.post("/accounts", {"name": me["name"], "password": PASSWORD}, status=201)["name"] == me["name"]


def test_devices_are_listed_and_signed_out_one_by_one(house: House) -> None:
    red, me = person(house)
    phone = httpx.Client(base_url=red.base_url, headers={"User-Agent": "Mozilla/5.0 (Android 15) Firefox/140.0"})
    assert phone.post("/session", json={"name": me["name"], "password": PASSWORD}).status_code == 200
    found = red.get("/me/devices").json()
    assert [(device["here"], device["name"]) for device in found] == [(True, ""), (False, "Firefox · Android")]
    assert red.delete(f"/me/devices/{found[1]['id']}").status_code == 204
    assert phone.get("/me").status_code == 401
    assert red.delete(f"/me/devices/{found[1]['id']}").status_code == 404
    phone.post("/session", json={"name": me["name"], "password": PASSWORD})
    assert red.delete("/me/devices").status_code == 204
    assert (phone.get("/me").status_code, red.get("/me").status_code) == (401, 200)


def test_preferences_follow_an_account_to_another_device(house: House) -> None:
    red, me = person(house)
    assert red.get("/me/preferences").json() == {}
    assert red.patch("/me/preferences", json={"theme": "dark", "pace": 2}).json() == {"theme": "dark", "pace": 2}
    other = httpx.Client(base_url=red.base_url)
    other.post("/session", json={"name": me["name"], "password": PASSWORD})
    assert other.patch("/me/preferences", json={"pace": 0.5, "forced": True}).json() == {
        "theme": "dark",
        "pace": 0.5,
        "forced": True,
    }
    assert red.patch("/me/preferences", json={"x": [1]}).status_code == 400
    assert red.patch("/me/preferences", json={f"k{n}": n for n in range(90)}).status_code == 400
    assert len(red.get("/me/preferences").json()) == 3


def test_a_guests_games_are_taken_along_into_a_new_account(house: House) -> None:
    made, tokens = house.filled()
    ended, their = house.filled()
    house.play_on(ended, their)
    red, me = person(house)
    claimed = red.post("/me/tables", json={"tokens": [tokens[0], their[1], tokens[0], "seat.x.0.1.y"]}).json()
    assert claimed == {"tables": [made["table"]["id"], ended["table"]["id"]]}
    assert {table["id"] for table in red.get("/me/tables").json()} == set(claimed["tables"])
    seen = red.get(f"/tables/{made['table']['id']}").json()
    assert (seen["you"], seen["table"]["seats"][0]["name"]) == (0, me["name"])
    assert house.seen(made, tokens[0])["you"] == 0, "the link of the device works as before"
    assert red.get(f"/players/{me['name']}").json()["games"] == 1
    blue, _ = person(house)
    assert blue.post("/me/tables", json={"tokens": [tokens[0]]}).json() == {"tables": []}, "it is somebody's already"


def test_a_guests_seat_at_a_rated_table_is_not_taken_along(house: House) -> None:
    _, tokens = house.filled(options={"rated": True})
    red, _ = person(house)
    assert red.post("/me/tables", json={"tokens": tokens}).json() == {"tables": []}


def test_all_games_come_as_files(house: House) -> None:
    red, _ = person(house)
    blue, _ = person(house)
    made = together(house, red, blue)
    house.play_on(made, made["tokens"])
    answer = red.get("/me/games")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        assert files.namelist() == [f"lots-{made['table']['id']}.bastide"]
        text = files.read(files.namelist()[0]).decode()
    assert text == red.get(f"/tables/{made['table']['id']}/record").text


def test_a_calendar_address_can_be_taken_back(house: House) -> None:
    red, _ = person(house)
    old = red.get("/calendar").json()["url"].split("/api/v2")[1]
    assert red.get(old).text.startswith("BEGIN:VCALENDAR")
    new = red.post("/calendar").json()["url"].split("/api/v2")[1]
    assert red.get(old).status_code == 403
    assert red.get(new).text.startswith("BEGIN:VCALENDAR")
    assert red.get("/calendar").json()["url"].endswith(new)


# Muting, blocking, reporting


def test_who_is_muted_is_not_heard_until_forgiven(house: House) -> None:
    red, _ = person(house)
    blue, other = person(house)
    made = together(house, red, blue)
    id = made["table"]["id"]
    assert red.put(f"/me/people/{other['id']}", json={"how": "muted"}).status_code == 204
    assert red.get("/me/people").json() == [{"id": other["id"], "name": other["name"], "how": "muted"}]
    house.command(made, made["tokens"][1], do="chat", words="boo")
    assert [line["words"] for line in house.get(f"/tables/{id}/chat", made["tokens"][1])] == ["boo"]
    assert red.get(f"/tables/{id}/chat").json() == []
    assert blue.get(f"/tables/{id}/chat").json()[0]["account"] == other["id"]
    assert red.delete(f"/me/people/{other['id']}").status_code == 204
    assert [line["words"] for line in red.get(f"/tables/{id}/chat").json()] == ["boo"]
    assert red.delete(f"/me/people/{other['id']}").status_code == 404


def test_a_muted_line_does_not_reach_an_open_connection(house: House) -> None:
    red, _ = person(house)
    blue, other = person(house)
    made = together(house, red, blue)
    listening = Guest(house, made["table"]["id"], made["tokens"][0], cookies=dict(red.cookies))
    red.put(f"/me/people/{other['id']}", json={"how": "muted"})
    house.command(made, made["tokens"][1], do="chat", words="unheard")
    red.delete(f"/me/people/{other['id']}")
    house.command(made, made["tokens"][1], do="chat", words="heard")
    listening.wait(lambda: len(listening.chat) > 0)
    assert [line["words"] for line in listening.chat] == ["heard"]


def test_who_is_blocked_neither_sits_down_nor_invites(house: House) -> None:
    red, me = person(house)
    blue, other = person(house)
    assert red.put(f"/me/people/{other['id']}", json={"how": "blocked"}).status_code == 204
    made = red.post("/tables", json={"game": "lots"}).json()
    sit = blue.post(
        f"/tables/{made['table']['id']}/seats", json={"id": uuid4().hex}, headers=bearer(made["links"]["sit"])
    )
    assert (sit.status_code, sit.json()["message"]["id"]) == (403, "server.refusal.blocked")
    theirs = blue.post("/tables", json={"game": "lots"}).json()["table"]["id"]
    asked = blue.post(f"/tables/{theirs}/ask", json={"account": me["id"]})
    assert (asked.status_code, asked.json()["message"]["id"]) == (403, "server.refusal.no_invitations")
    assert red.put(f"/me/people/{me['id']}", json={"how": "muted"}).status_code == 400
    assert red.put("/me/people/abc", json={"how": "muted"}).status_code == 404


def test_a_report_is_kept_for_who_looks_after_the_server(
    open_house: Open, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    red, me = person(house)
    blue, other = person(house)
    made = together(house, red, blue)
    id = made["table"]["id"]
    number = house.command(made, made["tokens"][1], do="chat", words="you fool")["seq"]
    assert red.post(f"/tables/{id}/reports", json={"number": number, "words": "rude"}).status_code == 204
    assert red.post(f"/tables/{id}/reports", json={"number": number + 1}).status_code == 404
    monkeypatch.setenv("BASTIDE_DATABASE", house.configuration.database)
    command = ["admin", "reports", "--data", str(house.configuration.data)]
    main(command)
    printed = capsys.readouterr().out
    assert f"{id}  {me['name']} about {other['name']}" in printed
    assert "    rude\n" in printed
    assert f"    {other['name']}: you fool\n" in printed
    main([*command, "--settle", printed.split()[0]])
    capsys.readouterr()
    main(command)
    assert capsys.readouterr().out == ""


def test_with_whom_one_has_finished_a_game_is_private(house: House) -> None:
    red, me = person(house)
    blue, other = person(house)
    made = together(house, red, blue)
    assert red.get("/me/met").json() == []
    house.play_on(made, made["tokens"])
    until(lambda: red.get("/me/met").json() == [other["id"]])
    assert blue.get("/me/met").json() == [me["id"]]
    assert httpx.get(f"{house.address}/api/v2/me/met").status_code == 401


# Invitations and news


def test_somebody_is_asked_to_a_table_reads_it_in_the_news_and_sits_down(house: House) -> None:
    red, me = person(house)
    blue, other = person(house)
    made = red.post("/tables", json={"game": "lots"}).json()
    id = made["table"]["id"]
    for _ in range(2):
        assert red.post(f"/tables/{id}/ask", json={"account": other["id"]}).status_code == 204
    (item,) = blue.get("/me/news").json()["items"]
    assert (item["kind"], item["host"], item["table"], item["new"]) == ("invited", me["name"], id, True)
    assert blue.post(f"/tables/{id}/seats", json={"id": uuid4().hex}, headers=bearer(item["key"])).status_code == 200
    assert blue.get("/me/news").json()["items"] == []
    assert red.post(f"/tables/{id}/ask", json={"account": other["id"]}).json()["code"] == "full"


@pytest.mark.parametrize(
    ("wish", "strangers", "known"), [("everybody", 204, 204), ("met", 403, 204), ("nobody", 403, 403)]
)
def test_who_may_invite_is_ones_own_choice(house: House, wish: str, strangers: int, known: int) -> None:
    red, _ = person(house)
    blue, other = person(house)
    blue.patch("/me", json={"invites": wish})
    ask = {"account": other["id"]}
    table = red.post("/tables", json={"game": "lots"}).json()["table"]["id"]
    assert red.post(f"/tables/{table}/ask", json=ask).status_code == strangers
    made = together(house, red, blue)
    house.play_on(made, made["tokens"])
    until(lambda: red.get("/me/news").json()["games"] == 1)
    table = red.post("/tables", json={"game": "lots"}).json()["table"]["id"]
    assert red.post(f"/tables/{table}/ask", json=ask).status_code == known


def test_news_tell_of_turns_and_of_games_that_are_over(house: House) -> None:
    red, _ = person(house)
    blue, other = person(house)
    made = together(house, red, blue)
    found = red.get("/me/news").json()
    assert (found["new"], found["turns"], [item["kind"] for item in found["items"]]) == (1, 1, ["turn"])
    assert [seat["name"] for seat in found["items"][0]["seats"]][1] == other["name"]
    assert red.post("/me/news/read").status_code == 204
    found = red.get("/me/news").json()
    assert (found["new"], found["turns"]) == (0, 1), "it is read, and still to be done"
    end = house.play_on(made, made["tokens"])
    until(lambda: red.get("/me/news").json()["games"] == 1)
    found = red.get("/me/news").json()
    assert (found["new"], found["turns"], [item["kind"] for item in found["items"]]) == (1, 0, ["over"])
    assert found["items"][0]["result"] == end["table"]["result"]
    assert httpx.get(f"{house.address}/api/v2/me/news").status_code == 401


# Who is here


def test_presence_is_shown_as_far_as_they_allow(open_house: Open) -> None:
    house = open_house()
    red, me = person(house)
    blue, other = person(house)
    for browser in (red, blue):
        browser.get("/presence")
    forget_the_look(house)
    found = red.get("/presence").json()
    assert [(one["name"], one["doing"]) for one in found["people"]] == [
        (me["name"], "looking"),
        (other["name"], "looking"),
    ]
    assert found["count"] == 2
    for wish, seen in (("nobody", 1), ("met", 1), ("everybody", 2)):
        blue.patch("/me", json={"seen": wish})
        forget_the_look(house)
        assert len(red.get("/presence").json()["people"]) == seen, wish
    red.put(f"/me/people/{other['id']}", json={"how": "blocked"})
    for browser, own in ((red, me), (blue, other)):
        assert [one["name"] for one in browser.get("/presence").json()["people"]] == [own["name"]]


def test_presence_hides_tables_that_are_not_public(open_house: Open) -> None:
    house = open_house()
    red, me = person(house)
    blue, other = person(house)
    hidden, shown = together(house, red, blue), together(house, blue, red, UNDER)
    first = Guest(house, hidden["table"]["id"], hidden["tokens"][0], cookies=dict(red.cookies))
    second = Guest(house, shown["table"]["id"], shown["tokens"][0], cookies=dict(blue.cookies))
    forget_the_look(house)
    found = {one["id"]: one for one in house.get("/presence")["people"]}
    assert (found[me["id"]]["doing"], found[me["id"]]["game"], found[me["id"]]["table"]) == ("here", None, None)
    there = found[other["id"]]
    assert (there["doing"], there["game"], there["table"]) == ("playing", "lots", shown["table"]["id"])
    first.close()
    second.close()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_processes_tell_each_other_who_is_here(open_house: Open) -> None:
    house = open_house()
    other = open_house(beside=house)
    red, me = person(house)
    red.get("/presence")
    until(lambda: (forget_the_look(other), [one["id"] for one in other.get("/presence")["people"]])[1] == [me["id"]])


def forget_the_look(house: House) -> None:
    """Have the next one who asks look anew."""
    house.hall.conversation.presence._looked = 0.0
