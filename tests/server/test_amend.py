"""What was agreed on can be changed before the start: by the host alone, at nobody's cost."""

import pytest

from server.house import Guest, House, Json
from server.test_identity import person
from server.test_people import together

CLOCK = {"kind": "live", "bank": 600, "increment": 5}


def change(house: House, made: Json, token: str, status: int = 200, **wish: object) -> Json:
    """Ask for other settings and options."""
    settings, options = wish.get("settings", {"players": 2}), wish.get("options", {})
    return house.command(made, token, status, do="amend", settings=settings, options=options)


def test_the_host_changes_settings_and_clock_of_an_open_table(house: House) -> None:
    made = house.table("torres")
    guest = Guest(house, made["table"]["id"], made["links"]["sit"])
    change(house, made, made["links"]["seat"], settings={"players": 3, "variant": "master"}, options={"clock": CLOCK})
    guest.wait(lambda: guest.table["settings"]["variant"] == "master")
    assert (guest.entries[-1]["kind"], guest.entries[-1]["message"]["text"]) == (
        "amended",
        "The host changes what was agreed on",
    )
    assert [seat["kind"] for seat in guest.table["seats"]] == ["person", "free", "free"]
    assert guest.table["options"]["clock"] == CLOCK
    assert guest.table["clocks"]["left"] == [600, 600, 600]
    assert {one["name"] for one in guest.table["differences"]} == {"variant", "clock"}
    assert guest.table["commitment"] == made["table"]["commitment"], "the luck stays as it was sealed"
    tokens = [made["links"]["seat"], *(house.sit(made, name)["token"] for name in ("Blue", "Red"))]
    house.command(made, tokens[0], do="start")
    assert house.seen(made, tokens[2])["position"] is not None


def test_who_sits_there_already_is_asked_before_the_game_begins(house: House) -> None:
    made = house.table("torres", 3)
    blue, red = (house.sit(made, name)["token"] for name in ("Blue", "Red"))
    change(house, made, made["links"]["seat"], settings={"players": 3}, options={"clock": CLOCK})
    seen = house.seen(made, blue)["table"]
    assert seen["unsettled"] == [1, 2]
    answer = house.command(made, made["links"]["seat"], 409, do="start")
    assert answer["message"]["text"] == "The table was changed and 2 players have not agreed yet."
    assert house.command(made, made["links"]["seat"], 409, do="agree", seq=seen["seq"])["code"] == "not_now"
    assert house.command(made, blue, 409, do="agree", seq=seen["seq"] - 1)["code"] == "stale"
    house.command(made, blue, do="agree", seq=seen["seq"])
    assert house.seen(made, blue)["table"]["unsettled"] == [2]
    house.command(made, red, do="leave")
    assert house.seen(made, blue)["table"]["unsettled"] == []
    house.sit(made, "Orange")
    assert house.seen(made, blue)["table"]["unsettled"] == [], "who sits down now knows what is agreed on"
    house.command(made, blue, do="start")


def test_only_the_host_changes_a_table_and_only_before_the_start(house: House) -> None:
    made, tokens = house.filled("torres", start=False)
    assert change(house, made, tokens[1], 403)["code"] == "not_allowed"
    assert change(house, made, tokens[0], 400)["message"]["text"] == "Nothing would be changed by that."
    house.command(made, tokens[0], do="start")
    assert change(house, made, tokens[0], 409, options={"rated": True})["code"] == "not_now"


def test_nobody_loses_a_seat_by_a_change_and_bots_make_room(house: House) -> None:
    made = house.table("torres", 4, bots={"2": "novice", "3": "builder"})
    blue = house.sit(made)["token"]
    change(house, made, made["links"]["host"], settings={"players": 3})
    assert [seat["level"] for seat in house.seen(made, blue)["table"]["seats"]] == ["", "", "novice"]
    change(house, made, made["links"]["host"], settings={"players": 4})
    assert [seat["kind"] for seat in house.seen(made, blue)["table"]["seats"]] == ["person", "person", "bot", "free"]


def test_a_person_on_a_seat_that_would_go_is_named(house: House) -> None:
    made = house.table("torres", 4)
    house.sit(made, seat=3)
    answer = change(house, made, made["links"]["seat"], 409, settings={"players": 3})
    assert answer["message"]["text"] == "Somebody sits at seat 4; free that seat first."


def test_the_link_of_a_seat_that_went_opens_none_that_came_later(house: House) -> None:
    made = house.table("torres", 3)
    old = house.sit(made, seat=2)["token"]
    house.command(made, old, do="leave")
    change(house, made, made["links"]["seat"], settings={"players": 2})
    change(house, made, made["links"]["seat"], settings={"players": 3})
    new = house.sit(made, "Red", seat=2)["token"]
    assert house.get(f"/tables/{made['table']['id']}", old, 403)["code"] == "not_allowed"
    assert house.seen(made, new)["you"] == 2


def test_a_table_that_becomes_public_is_listed_and_one_that_no_longer_is_shows_onlookers_out(house: House) -> None:
    made = house.table("torres")
    id = made["table"]["id"]
    change(house, made, made["links"]["seat"], options={"public": True, "spectators": "anyone"})
    assert id in {table["id"] for table in house.get("/tables")}
    onlooker, friend = Guest(house, id), Guest(house, id, made["links"]["sit"])
    change(house, made, made["links"]["seat"], options={"spectators": "nobody"})
    assert id not in {table["id"] for table in house.get("/tables")}
    with pytest.raises(Exception, match="4403"):
        onlooker.next("never")
    friend.wait(lambda: friend.table["options"]["spectators"] == "nobody")


def test_sets_at_odds_are_refused_in_words(house: House) -> None:
    made = house.table("carcassonne")
    answer = change(house, made, made["links"]["seat"], 400, settings={"players": 2, "count": True, "river2": True})
    assert answer["message"]["id"] == "carcassonne.clash.count.river2"


def test_where_luck_is_shared_or_known_nothing_is_changed(house: House) -> None:
    made = house.post("/duplicates", {"game": "torres", "tables": 2, "settings": {"players": 2}}, status=201)
    first = made["tables"][0]
    assert change(house, first, first["links"]["host"], 403, options={"rated": True})["code"] == "not_allowed"


def test_a_rematch_stays_among_those_who_played(house: House) -> None:
    red, _ = person(house)
    blue, _ = person(house)
    made = together(house, red, blue)
    house.command(made, made["tokens"][0], do="resign")
    again = house.command(made, made["tokens"][0], do="rematch")
    table = {"table": {"id": again["table"]}}
    public = {"public": True, "spectators": "anyone"}
    assert change(house, table, again["token"], 403, options=public)["code"] == "not_allowed"
    change(house, table, again["token"], options={"undo": "never"})


def test_a_changed_table_is_read_back_from_its_log(house: House) -> None:
    made = house.table("torres", 3)
    blue = house.sit(made)["token"]
    wish = {"players": 4, "variant": "common_deck"}
    change(house, made, made["links"]["seat"], settings=wish, options={"clock": CLOCK})
    before = house.seen(made, blue)["table"]
    house.hall.lives.pop(made["table"]["id"])
    after = house.seen(made, blue)["table"]
    assert {**after, "clocks": 0, "spectators": 0} == {**before, "clocks": 0, "spectators": 0}
    house.command(made, blue, do="agree", seq=after["seq"])
