"""Seats: links and what each of them allows, bots, leaving, the lobby, tables that nobody starts."""

from uuid import uuid4

import pytest

from bastide.server.configuration import DAY
from server.conftest import Open
from server.house import Guest, House, bearer, until


def test_each_link_opens_only_its_own_door(house: House) -> None:
    made = house.table()
    path = f"/tables/{made['table']['id']}"
    links = made["links"]
    assert len(set(links.values())) == 4
    assert house.seen(made, links["seat"])["you"] == 0
    assert house.seen(made, links["watch"])["you"] is None
    assert house.seen(made, links["host"])["host"] is True
    assert house.post(f"{path}/seats", {"id": uuid4().hex}, links["watch"], 403)["code"] == "not_allowed"
    assert house.command(made, links["watch"], 403, do="start")["code"] == "not_allowed"
    assert house.get(path, status=403)["code"] == "not_allowed"


@pytest.mark.parametrize("change", ["seat", "table", "signature", "kind", "generation"])
def test_a_link_that_was_tampered_with_opens_nothing(house: House, change: str) -> None:
    made, other = house.table(), house.table()
    kind, table, seat, generation, signature = made["links"]["seat"].split(".")
    forged = {
        "seat": f"{kind}.{table}.1.{generation}.{signature}",
        "table": f"{kind}.{other['table']['id']}.{seat}.{generation}.{signature}",
        "signature": f"{kind}.{table}.{seat}.{generation}.{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}",
        "kind": f"host.{table}.{seat}.{generation}.{signature}",
        "generation": f"{kind}.{table}.{seat}.9.{signature}",
    }[change]
    target = other if change == "table" else made
    assert house.get(f"/tables/{target['table']['id']}", forged, 403)["code"] == "not_allowed"


def test_sitting_down_twice_with_the_same_id_is_sitting_down_once(house: House) -> None:
    made = house.table(players=3)
    path, body = f"/tables/{made['table']['id']}/seats", {"id": uuid4().hex, "name": "Blue"}
    first = house.post(path, body, made["links"]["sit"], 200)
    assert house.post(path, body, made["links"]["sit"], 200) == first
    assert [seat["kind"] for seat in house.seen(made, first["token"])["table"]["seats"]] == ["person", "person", "free"]


def test_a_full_table_has_no_seat_and_a_taken_one_is_taken(house: House) -> None:
    made = house.table(players=3)
    path = f"/tables/{made['table']['id']}/seats"
    assert house.post(path, {"id": uuid4().hex, "seat": 0}, made["links"]["sit"], 409)["code"] == "taken"
    assert house.post(path, {"id": uuid4().hex, "seat": 9}, made["links"]["sit"], 400)["code"] == "bad_request"
    assert house.sit(made, seat=2)["seat"] == 2
    assert house.sit(made)["seat"] == 1
    assert house.post(path, {"id": uuid4().hex}, made["links"]["sit"], 409)["code"] == "full"


def test_nobody_starts_before_all_seats_are_taken_and_nobody_sits_after(house: House) -> None:
    made = house.table()
    answer = house.command(made, made["links"]["seat"], 409, do="start")
    assert answer["message"]["text"] == "1 seat is still free; invite somebody or seat a bot."
    house.sit(made)
    house.command(made, made["links"]["seat"], do="start")
    path = f"/tables/{made['table']['id']}/seats"
    assert house.post(path, {"id": uuid4().hex}, made["links"]["sit"], 409)["code"] == "not_now"
    assert house.command(made, made["links"]["seat"], 409, do="leave")["code"] == "not_now"


def test_only_the_host_seats_bots_and_frees_others_seats(house: House) -> None:
    made = house.table(players=3)
    guest = house.sit(made)["token"]
    assert house.command(made, guest, 403, do="seatbot", seat=2)["code"] == "not_allowed"
    assert house.command(made, guest, 403, do="leave", seat=0)["code"] == "not_allowed"
    answer = house.command(made, made["links"]["host"], 400, do="seatbot", seat=2, level="genius")
    levels = "novice, apprentice, builder, master and king"
    assert answer["message"]["text"] == f"There is no bot 'genius'; choose among {levels}."
    house.command(made, made["links"]["host"], do="seatbot", seat=2)
    seats = house.seen(made, guest)["table"]["seats"]
    assert (seats[2]["kind"], seats[2]["name"], seats[2]["called"]) == (
        "bot",
        "",
        {"id": "server.name.bot", "params": {"level": "novice"}, "text": "Novice"},
    )


def test_whose_seat_is_freed_is_shown_out_and_the_old_link_is_void(house: House) -> None:
    made = house.table()
    token = house.sit(made)["token"]
    guest = Guest(house, made["table"]["id"], token)
    house.command(made, made["links"]["seat"], do="leave", seat=1)
    with pytest.raises(Exception, match="4403"):
        guest.next("never")
    new = house.sit(made, "Red")["token"]
    assert new != token
    assert house.get(f"/tables/{made['table']['id']}", token, 403)["code"] == "not_allowed"
    assert house.seen(made, new)["you"] == 1


def test_who_sat_there_before_does_not_get_the_seat_of_who_sits_there_now(house: House) -> None:
    made = house.table()
    path, body = f"/tables/{made['table']['id']}/seats", {"id": uuid4().hex, "name": "Blue"}
    blue = house.post(path, body, made["links"]["sit"], 200)
    house.command(made, blue["token"], do="leave")
    assert house.post(path, body, made["links"]["sit"], 403)["code"] == "not_allowed"
    red = house.sit(made, "Red")
    assert red["seat"] == blue["seat"]
    answer = house.post(path, body, made["links"]["sit"], 403)
    assert answer["message"]["text"] == "You do not sit at this table; open your seat's link."


def test_the_id_of_another_command_gets_no_seat(house: House) -> None:
    made = house.table(players=3, sit=False)
    id = uuid4().hex
    house.command(made, made["links"]["host"], id=id, do="seatbot", seat=0)
    path = f"/tables/{made['table']['id']}/seats"
    assert house.post(path, {"id": id}, made["links"]["host"], 403)["code"] == "not_allowed"


def test_the_lobby_lists_public_tables_and_anybody_may_sit_there(house: House) -> None:
    made = house.table(options={"public": True, "spectators": "anyone"})
    hidden = house.table()
    listed = {table["id"]: table for table in house.get("/tables")}
    assert hidden["table"]["id"] not in listed
    assert listed[made["table"]["id"]]["summary"]["seats"][0]["name"] == "Green"
    token = house.post(f"/tables/{made['table']['id']}/seats", {"id": uuid4().hex}, status=200)["token"]
    house.command(made, token, do="start")
    assert made["table"]["id"] not in {table["id"] for table in house.get("/tables")}
    assert made["table"]["id"] in {table["id"] for table in house.get("/tables?status=playing")}
    assert house.seen(made, "")["you"] is None


def test_a_table_that_nobody_starts_is_put_away(open_house: Open) -> None:
    house = open_house(unstarted_days=1.0 / DAY)
    made = house.table()
    until(lambda: house.seen(made, made["links"]["seat"])["table"]["status"] == "expired")
    assert house.command(made, made["links"]["seat"], 409, do="start")["message"]["text"].startswith(
        "The table was never started"
    )


def test_the_host_need_not_play(house: House) -> None:
    made = house.table("torres", sit=False, bots={"0": "novice", "1": "novice"})
    assert made["seat"] is None
    house.command(made, made["links"]["host"], do="start")
    guest = Guest(house, made["table"]["id"], made["links"]["watch"])
    guest.wait(lambda: guest.position is not None and guest.position["step"] > 8)
    played = [entry for entry in guest.entries if entry["kind"] == "played"]
    assert {entry["by"] for entry in played} == {"bot"}


def test_links_can_be_had_again_by_who_sits_there(house: House) -> None:
    made = house.table()
    token = house.sit(made)["token"]
    found = house.get(f"/tables/{made['table']['id']}/links", token)
    assert found == {"sit": made["links"]["sit"], "watch": made["links"]["watch"], "host": None, "seat": token}
    assert house.get(f"/tables/{made['table']['id']}/links", made["links"]["watch"], 403)["code"] == "not_allowed"


def test_names_are_cleaned(house: House) -> None:
    made = house.table(name="  A\u202en\x00a  <b>  ")
    assert made["table"]["seats"][0]["name"] == "A n a <b>"


def test_tables_that_do_not_exist_are_unknown(house: House) -> None:
    assert house.get("/tables/zzzzzzzzzzzz", status=404)["code"] == "unknown"
    answer = house.http.post("/tables/zzzz/commands", json={"do": "start", "id": "x"}, headers=bearer("seat.a.0.0.x"))
    assert answer.status_code == 404
