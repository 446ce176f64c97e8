"""Ratings: only among those who want them, once a table, by game and group of options."""

from typing import Any

import pytest

import bastide
from bastide.server.rating import option_group
from server.house import House, until
from server.test_identity import person


def rated_table(house: House, willing: tuple[bool, bool], **options: Any) -> tuple[list[Any], dict[str, Any]]:
    people = [person(house) for _ in range(2)]
    for (browser, _), yes in zip(people, willing, strict=True):
        assert browser.patch("/me", json={"rated": yes}).json()["rated"] is yes
    made = people[0][0].post("/tables", json={"game": "lots", "options": {"rated": True, **options}}).json()
    sat = people[1][0].post(
        f"/tables/{made['table']['id']}/seats",
        json={"id": "x" * 20},
        headers={"Authorization": f"Bearer {made['links']['sit']}"},
    )
    assert sat.status_code == 200
    tokens = [made["links"]["seat"], sat.json()["token"]]
    house.command(made, tokens[0], do="start")
    return [(browser, me, token) for (browser, me), token in zip(people, tokens, strict=True)], made


def test_the_winner_gains_and_the_loser_loses(house: House) -> None:
    people, made = rated_table(house, (True, True))
    house.command(made, people[0][2], do="resign")
    until(lambda: people[0][0].get("/me/ratings").json() != [])
    (lost,), (won,) = (browser.get("/me/ratings").json() for browser, _, _ in people)
    assert (won["game"], won["options"], won["games"]) == ("lots", "usual", 1)
    assert won["mu"] > 25 > lost["mu"]
    assert won["sigma"] < 25 / 3
    best = [one["name"] for one in house.get("/ratings/lots")]
    assert best.index(people[1][1]["name"]) < best.index(people[0][1]["name"])
    live = house.hall.lives[made["table"]["id"]]
    assert house.run(house.app.state.ratings.take(live.table)) is False, "a table counts once"
    assert people[1][0].get("/me/ratings").json() == [won]


@pytest.mark.parametrize("willing", [(True, False), (False, True)])
def test_who_does_not_want_to_be_rated_is_not(house: House, willing: tuple[bool, bool]) -> None:
    people, made = rated_table(house, willing)
    house.command(made, people[0][2], do="resign")
    live = house.hall.lives[made["table"]["id"]]
    assert house.run(house.app.state.ratings.take(live.table)) is False
    assert [browser.get("/me/ratings").json() for browser, _, _ in people] == [[], []]


def test_who_no_longer_wants_to_be_rated_is_not_listed(house: House) -> None:
    people, made = rated_table(house, (True, True))
    house.command(made, people[0][2], do="resign")
    until(lambda: people[0][0].get("/me/ratings").json() != [])
    name = people[1][1]["name"]
    assert name in [one["name"] for one in house.get("/ratings/lots")]
    (before,) = house.get("/ratings")
    assert (before["game"], before["options"]) == ("lots", "usual")
    people[1][0].patch("/me", json={"rated": False})
    assert name not in [one["name"] for one in house.get("/ratings/lots")]
    assert house.get("/ratings") == [{**before, "players": before["players"] - 1}]
    people[1][0].patch("/me", json={"rated": True})
    assert name in [one["name"] for one in house.get("/ratings/lots")], "what was known is not lost"


def test_what_ended_just_before_a_crash_is_taken_into_account_later(house: House) -> None:
    people, made = rated_table(house, (True, True))
    ratings = house.app.state.ratings
    house.hall.after.remove(ratings.after)
    try:
        house.command(made, people[0][2], do="resign")
    finally:
        house.hall.after.append(ratings.after)
    assert made["table"]["id"] in house.run(ratings.untaken(0.0))
    assert house.run(ratings.take(house.hall.lives[made["table"]["id"]].table)) is True
    assert made["table"]["id"] not in house.run(ratings.untaken(0.0))
    assert len(people[0][0].get("/me/ratings").json()) == 1


def test_games_with_the_same_unusual_options_are_rated_together() -> None:
    torres = bastide.load("torres")
    assert option_group(torres, torres.read_settings(2)) == "usual"
    assert option_group(torres, torres.read_settings(3, variant="master")) == "variant=master"
