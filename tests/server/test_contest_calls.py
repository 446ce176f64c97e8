"""Calls of tournaments, clubs and leagues: a table is ready, somebody waits, it is over; by day, and after a night."""

import json

import pytest

from server.house import House, Json, until
from server.people import Person
from server.test_clubs import founded, mine, season_of
from server.test_night import MORNING, Hour, hour, wake
from server.test_notices import Listener, listener
from server.test_tournaments import announce, at, begun, give_up, pairings, state_of

__all__ = ["hour", "listener"]


@pytest.fixture
def four(house: House) -> list[Person]:
    """Four people; the first organises."""
    return [Person(house) for _ in range(4)]


def subscribe(person: Person, listener: Listener, **rest: object) -> None:
    """Have somebody called there, at an address of their own."""
    target = {"kind": "webhook", "url": f"{listener.address}/{person.id}"}
    person.post("/subscriptions", {"target": target, **rest}, 201)


def calls(listener: Listener, *kinds: str) -> list[Json]:
    """The calls of these kinds so far."""
    return [call for call in (json.loads(call[2]) for call in listener.calls) if call["kind"] in kinds]


def test_who_plays_is_called_to_the_table_by_who_waits_there_and_at_the_end(
    four: list[Person], listener: Listener
) -> None:
    subscribe(four[1], listener)
    id = begun(four, rounds=1, name="Cup")
    until(lambda: calls(listener, "round"))
    (ready,) = calls(listener, "round")
    own = next(one for one in pairings(four[1], id) if four[1] in at(four, one))
    assert ready["text"] == "Cup, round 1: your table is ready."
    assert (ready["table"], ready["url"].endswith(f"/#/table/{own['table']}")) == (own["table"], True)
    other = next(person for person in at(four, own) if person is not four[1])
    other.come(own["table"])
    until(lambda: calls(listener, "waits"))
    (waits,) = calls(listener, "waits")
    assert (waits["text"], waits["table"]) == ("Cup: somebody waits for you at the table.", own["table"])
    loser = at(four, own).index(other)
    for pairing in pairings(four[0], id):
        give_up(four, pairing, loser if pairing["number"] == own["number"] else 1)
    until(lambda: calls(listener, "results"))
    (over,) = calls(listener, "results")
    place = four[1].get(f"/tournaments/{id}")["me"]["place"]
    assert over["text"] == f"Cup is over: you are in place {place}."
    assert over["url"].endswith(f"/#/tournament/{id}")
    four[0].house.settle()
    assert len(calls(listener, "waits")) == 1, "who is there is not called"


def test_who_rests_and_an_organiser_without_players_are_notified(
    house: House, four: list[Person], listener: Listener
) -> None:
    for person in four[:3]:
        subscribe(person, listener)
    begun(four[:3], name="Three")
    until(lambda: len(calls(listener, "round")) == 3)
    assert sorted(call["text"] for call in calls(listener, "round")) == [
        "Three, round 1: your table is ready.",
        "Three, round 1: your table is ready.",
        "Three: you have a rest in this round.",
    ]
    alone = announce(four[0], name="Alone", starts=house.hall.now() + 60)
    four[0].ask("PATCH", f"/tournaments/{alone}", {"starts": house.hall.now()})
    until(lambda: calls(listener, "results"))
    assert [call["text"] for call in calls(listener, "results")] == ["Alone could not begin: too few have entered."]


def test_calls_are_only_those_one_wants(four: list[Person], listener: Listener) -> None:
    subscribe(four[1], listener, events=["results"])
    id = begun(four, rounds=1)
    for pairing in pairings(four[0], id):
        give_up(four, pairing)
    until(lambda: state_of(four[0], id) == "over")
    until(lambda: calls(listener, "results"))
    four[0].house.settle()
    assert [json.loads(call[2])["kind"] for call in listener.calls] == ["results"]


def test_at_night_nobody_is_called_and_in_the_morning_to_what_is_still_so(
    house: House, four: list[Person], listener: Listener, hour: Hour
) -> None:
    sleeper = four[1]
    sleeper.ask("PATCH", "/me", {"quiet": True, "zone": "Europe/Paris"})
    subscribe(sleeper, listener)
    over = begun(four, rounds=1, name="Done")
    for pairing in pairings(four[0], over):
        give_up(four, pairing)
    until(lambda: state_of(four[0], over) == "over")
    begun(four, name="Waiting")
    club = founded([four[0], sleeper])
    four[0].post(f"/clubs/{club}/evenings", {"at": house.hall.now() + 3_600, "title": "Torres"}, 201)
    house.settle()
    assert listener.calls == []
    hour.now = MORNING
    wake(house)
    until(lambda: len(listener.calls) >= 3)
    texts = sorted(call["text"] for call in calls(listener, "round", "results", "club"))
    place = sleeper.get(f"/tournaments/{over}")["me"]["place"]
    assert texts == sorted(
        [
            f"Done is over: you are in place {place}.",
            "Waiting, round 1: your table is ready.",
            f"Circle of {four[0].name} plans: Torres",
        ]
    ), "that the table of the first was ready is no longer so"
    wake(house)
    assert len(calls(listener, "round", "results", "club")) == 3, "once"


def test_two_tournaments_that_end_in_one_night_are_both_notified(
    house: House, four: list[Person], listener: Listener, hour: Hour
) -> None:
    sleeper = four[1]
    sleeper.ask("PATCH", "/me", {"quiet": True, "zone": "Europe/Paris"})
    subscribe(sleeper, listener, events=["results"])
    for name in ("One", "Two"):
        id = begun(four, rounds=1, name=name)
        for pairing in pairings(four[0], id):
            give_up(four, pairing)
        until(lambda id=id: state_of(four[0], id) == "over")
    house.settle()
    hour.now = MORNING
    wake(house)
    until(lambda: len(listener.calls) >= 2)
    assert sorted(call["text"].split(" is over")[0] for call in calls(listener, "results")) == ["One", "Two"]


def test_a_league_calls_to_times_that_are_offered_chosen_and_come(
    house: House, four: list[Person], listener: Listener
) -> None:
    club, season = season_of(four)
    four[0].post(f"/seasons/{season}/begin")
    game = mine(four[0], season)
    other = next(person for person in four[1:] if person.id in [seat["player"] for seat in game["seats"]])
    house.settle()
    for person in (four[0], other):
        subscribe(person, listener)
    path = f"/seasons/{season}/games/{game['number']}"
    soon = house.hall.now()
    four[0].ask("PUT", f"{path}/times", {"times": [soon, soon + 3_600]})
    until(lambda: len(calls(listener, "club")) == 1)
    other.ask("PUT", f"{path}/time", {"time": soon})
    until(lambda: len(calls(listener, "club")) == 2)
    until(lambda: len(calls(listener, "round")) == 2)
    assert [call["text"] for call in calls(listener, "club")] == [
        f"Autumn: {four[0].name} says when they could play. Choose a time.",
        f"Autumn: {other.name} has chosen a time for your game.",
    ]
    assert {call["url"].split("#")[1] for call in calls(listener, "club")} == {f"/club/{club}"}
    assert {call["text"] for call in calls(listener, "round")} == {"Autumn: your table is open."}
    four[0].come(mine(four[0], season)["table"])
    until(lambda: calls(listener, "waits"))
    assert [call["text"] for call in calls(listener, "waits")] == ["Autumn: somebody waits for you at the table."]


def test_everything_that_is_planned_is_in_ones_calendar(house: House, four: list[Person]) -> None:
    person = four[1]
    address = person.get("/calendar")["url"].removeprefix("/api/v2")
    later = house.hall.now() + 7_200
    cup = announce(four[0], name="Cup", starts=later)
    person.post(f"/tournaments/{cup}/entrants", None, 201)
    club, season = season_of(four, name="Autumn")
    evening = four[0].post(f"/clubs/{club}/evenings", {"at": later, "title": "Torres evening"}, 201)["id"]
    person.ask("PUT", f"/clubs/{club}/evenings/{evening}/me", {"come": True}, 204)
    four[0].post(f"/seasons/{season}/begin")
    game = mine(person, season)
    other = next(one for one in four if one.id in [seat["player"] for seat in game["seats"]] and one is not person)
    path = f"/seasons/{season}/games/{game['number']}"
    person.ask("PUT", f"{path}/times", {"times": [later]})
    other.ask("PUT", f"{path}/time", {"time": later})
    feed = house.http.get(address).text.replace("\r\n ", "")
    titles = [line.removeprefix("SUMMARY:") for line in feed.split("\r\n") if line.startswith("SUMMARY:")]
    assert sorted(titles) == ["Autumn", "Cup", "Torres evening"]
    leads = [line.split("#")[1] for line in feed.split("\r\n") if line.startswith("URL:")]
    assert sorted(leads) == sorted([f"/tournament/{cup}", f"/club/{club}", f"/club/{club}"])
    person.ask("DELETE", f"/tournaments/{cup}/entrants/me", None, 204)
    assert "SUMMARY:Cup" not in house.http.get(address).text
