"""Passing ahead of time: private until it happens, for one turn, and never silent."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Open
from server.house import Guest, House, until

Json = dict[str, Any]


def caylus(house: House, players: int = 2, **rest: Any) -> tuple[Json, list[str], int]:
    """A table at which workers are placed; the last number is the seat to move."""
    made, tokens = house.filled("caylus", players, **rest)
    return made, tokens, mover(house, made, tokens)


def mover(house: House, made: Json, tokens: list[str]) -> int:
    seat: int = house.seen(made, tokens[0])["position"]["to_move"]
    return seat


def say(house: House, made: Json, token: str, yes: bool = True, status: int = 200) -> Json:
    return house.command(made, token, status, do="passahead", seq=house.seen(made, token)["table"]["seq"], yes=yes)


def said(house: House, made: Json, token: str) -> bool | None:
    found: bool | None = house.seen(made, token)["position"]["pass_ahead"]
    return found


def act(house: House, made: Json, token: str, action: str) -> None:
    house.command(made, token, do="play", seq=house.seen(made, token)["table"]["seq"], action=action)


def place(house: House, made: Json, token: str) -> None:
    legal = house.seen(made, token)["position"]["legal"]
    act(house, made, token, next(offer["action"] for offer in legal if offer["action"].startswith("place")))


def log(house: House, made: Json, token: str) -> list[Json]:
    entries: list[Json] = house.get(f"/tables/{made['table']['id']}/log", token)
    return entries


def test_the_seat_passes_when_its_turn_comes_and_the_log_says_that_it_was_said_ahead(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    before = house.seen(made, tokens[other])["table"]["seq"]
    assert say(house, made, tokens[other])["seq"] == before
    place(house, made, tokens[first])
    until(lambda: log(house, made, tokens[first])[-1]["by"] == "ahead")
    entry = log(house, made, tokens[first])[-1]
    assert (entry["kind"], entry["seat"], entry["seq"]) == ("played", other, before + 2)
    assert entry["steps"][0]["action"] == "pass"
    assert entry["message"]["text"].endswith("passes, as chosen in advance")
    assert said(house, made, tokens[other]) is None
    assert mover(house, made, tokens) == first


def test_nobody_else_learns_of_it_before_it_happens(house: House) -> None:
    made, tokens, first = caylus(house, 3)
    teller = (first + 2) % 3
    id = made["table"]["id"]
    seats = [seat for seat in range(3) if seat != teller]
    others = [tokens[seat] for seat in seats] + [made["links"]["watch"], made["links"]["host"]]

    def known() -> list[Any]:
        found = []
        for token in others:
            seen = house.seen(made, token)
            seen["table"]["clocks"]["now"] = 0
            found.append((seen, log(house, made, token), house.get(f"/tables/{id}/chat", token)))
        return found

    guests = [Guest(house, id, token) for token in others]
    own = Guest(house, id, tokens[teller])
    before = known()
    assert own.ask(do="passahead", seq=own.seq, yes=True)["type"] == "done"
    own.wait(lambda: own.position["pass_ahead"] is True)  # type: ignore[index]
    assert known() == before
    for guest in guests:
        guest.send(do="ping")
        heard = []
        while (message := guest.read())["type"] != "pong":
            heard.append(message["type"])
        assert set(heard) <= {"presence"}
        assert guest.position["pass_ahead"] in (None, False)  # type: ignore[index]
        guest.send(do="sync", seq=0)
        assert "ahead" not in json.dumps(guest.next("update")["entries"])


def test_it_can_be_taken_back(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    say(house, made, tokens[other])
    assert said(house, made, tokens[other]) is True
    say(house, made, tokens[other], yes=False)
    assert said(house, made, tokens[other]) is False
    place(house, made, tokens[first])
    assert mover(house, made, tokens) == other
    place(house, made, tokens[other])
    assert [entry["by"] for entry in log(house, made, tokens[0])[-2:]] == ["person", "person"]


def test_it_is_for_one_decision_and_for_the_present_turn(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    table = house.hall.lives[made["table"]["id"]].table
    say(house, made, tokens[other])
    table.ahead[other] = (table.ahead[other][0], table.turn - 1)
    house.run(
        house.hall.store.execute("UPDATE ahead SET turn = ? WHERE table_id = ?", table.turn - 1, made["table"]["id"])
    )
    place(house, made, tokens[first])
    until(lambda: other not in table.ahead)
    assert (mover(house, made, tokens), said(house, made, tokens[other])) == (other, False)
    assert not table.said_ahead(other)


def test_who_has_passed_is_not_offered_it_again_before_the_next_turn(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    place(house, made, tokens[first])
    act(house, made, tokens[other], "pass")
    assert said(house, made, tokens[other]) is None
    answer = say(house, made, tokens[other], status=409)
    assert answer["message"]["text"].startswith("You cannot pass any more in this turn of the game")
    act(house, made, tokens[first], "pass")
    while (now := house.seen(made, tokens[0])["position"])["view"]["turn"] == 1:
        assert [said(house, made, token) for token in tokens] == [None, None]
        seat = now["to_move"]
        act(house, made, tokens[seat], house.seen(made, tokens[seat])["position"]["legal"][0]["action"])
    assert [said(house, made, token) for token in tokens] == [False, False]


def test_what_was_said_before_the_game_is_taken_back_no_longer_holds(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    place(house, made, tokens[first])
    place(house, made, tokens[other])
    say(house, made, tokens[other])
    host = made["links"]["host"]
    house.command(made, host, do="rollback", seq=house.seen(made, host)["table"]["seq"])
    assert said(house, made, tokens[other]) is False
    house.hall.lives.clear()
    assert said(house, made, tokens[other]) is False
    assert mover(house, made, tokens) == other


def test_it_survives_a_restart_and_happens_after_it(open_house: Open) -> None:
    before = open_house()
    made, tokens, first = caylus(before)
    other = 1 - first
    say(before, made, tokens[other])
    before.__exit__()
    after = open_house(beside=before)
    assert [said(after, made, tokens[seat]) for seat in (other, first)] == [True, False]
    place(after, made, tokens[first])
    until(lambda: log(after, made, tokens[first])[-1]["by"] == "ahead")
    after.hall.lives.clear()
    assert mover(after, made, tokens) == first
    assert said(after, made, tokens[other]) is None


def test_every_process_knows_of_it(postgres: Callable[[], str], tmp_path: Path) -> None:
    address = postgres()
    with House(tmp_path, address) as here, House(tmp_path, address) as there:
        made, tokens, first = caylus(here)
        other = 1 - first
        assert said(there, made, tokens[other]) is False
        say(here, made, tokens[other])
        until(lambda: said(there, made, tokens[other]) is True)
        place(there, made, tokens[first])
        until(lambda: log(here, made, tokens[first])[-1]["by"] == "ahead")
        until(lambda: mover(there, made, tokens) == first)
        assert [said(house, made, tokens[other]) for house in (here, there)] == [None, None]


def test_a_refusal_says_what_to_do(house: House) -> None:
    made, tokens, first = caylus(house)
    other = 1 - first
    assert say(house, made, tokens[first], status=409)["message"]["text"] == "It is your turn: pass now, or play."
    assert say(house, made, made["links"]["watch"], status=403)["message"]["text"].startswith(
        "You do not sit at this table"
    )
    answer = house.command(made, tokens[other], 409, do="passahead", seq=1, yes=True)
    assert (answer["code"], answer["missed"]["seq"]) == ("stale", house.seen(made, tokens[0])["table"]["seq"])
    made, tokens = house.filled("torres")
    assert (
        say(house, made, tokens[1], status=400)["message"]["text"]
        == "In Torres no turn can be passed; decide when it comes."
    )
    made, tokens = house.filled("caylus", start=False)
    assert say(house, made, tokens[1], status=409)["message"]["text"] == "The game has not begun."


@pytest.mark.parametrize(
    "frame", [{"yes": True}, {"seq": 3}, {"seq": -1, "yes": True}, {"seq": 3, "yes": 1, "seat": 0}]
)
def test_a_frame_that_lacks_something_or_names_another_seat_is_no_command(house: House, frame: Json) -> None:
    made, tokens, first = caylus(house)
    guest = Guest(house, made["table"]["id"], tokens[1 - first])
    guest.send(do="passahead", id="x", **frame)
    assert guest.next("refused")["code"] == "bad_request"
    assert said(house, made, tokens[1 - first]) is False
