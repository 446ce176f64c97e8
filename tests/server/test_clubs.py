"""Clubs and their leagues: members, board, calendar, tables, seasons."""

import pytest

from server.house import House, Json, until
from server.people import Person


@pytest.fixture
def four(house: House) -> list[Person]:
    """Four people."""
    return [Person(house) for _ in range(4)]


def founded(people: list[Person], **club: object) -> str:
    """A club of all of them, which the first leads."""
    given = {"name": f"Circle of {people[0].name}", **club}
    id: str = people[0].post("/clubs", given, 201)["id"]
    for person in people[1:]:
        person.post(f"/clubs/{id}/members", None, 201)
    return id


def test_a_club_is_founded_joined_and_left(four: list[Person]) -> None:
    leader, member, other, _ = four
    id = founded([leader, member], about="We meet.", when="Thursdays at eight", arms=3)
    seen = other.get(f"/clubs/{id}")
    line = seen["line"]
    assert (line["members"], line["about"], line["when"], line["arms"]) == (2, "We meet.", "Thursdays at eight", 3)
    assert (line["role"], seen["leaders"], seen["invitation"]) == (None, [leader.name], None)
    assert id in [one["id"] for one in member.get("/clubs?mine=true")["clubs"]]
    assert [one["id"] for one in other.get(f"/clubs?name={leader.name.lower()}")["clubs"]] == [id]
    assert other.get("/clubs?mine=true")["clubs"] == []
    rows = other.get(f"/clubs/{id}/members")["members"]
    assert [(row["name"], row["role"]) for row in rows] == [(leader.name, "leader"), (member.name, "member")]
    assert four[3].refused("POST", "/clubs", {"name": f"Circle OF {leader.name}"}) == "name_taken"
    member.ask("DELETE", f"/clubs/{id}/members/me", None, 204)
    assert member.get(f"/clubs/{id}")["line"]["role"] is None


def test_who_needs_an_invitation_asks_for_the_link(four: list[Person]) -> None:
    leader, other = four[:2]
    id = founded([leader], joining="invitation")
    assert other.refused("POST", f"/clubs/{id}/members", {}) == "club_invitation"
    old = leader.get(f"/clubs/{id}")["invitation"]
    new = leader.post(f"/clubs/{id}/invitation")["invitation"]
    assert other.refused("POST", f"/clubs/{id}/members", {"invitation": old}) == "club_invitation"
    assert other.post(f"/clubs/{id}/members", {"invitation": new}, 201)["line"]["role"] == "member"


def test_roles_and_the_last_leader(four: list[Person]) -> None:
    leader, helper, member, _ = four
    id = founded([leader, helper, member])
    evening = {"at": leader.house.hall.now() + 3_600, "title": "Torres"}
    assert member.refused("POST", f"/clubs/{id}/evenings", evening) == "club_helpers"
    assert helper.refused("PATCH", f"/clubs/{id}", {"about": "Mine"}) == "club_leaders"
    leader.ask("PUT", f"/clubs/{id}/members/{helper.id}", {"role": "helper"}, 204)
    helper.post(f"/clubs/{id}/evenings", evening, 201)
    assert leader.refused("PUT", f"/clubs/{id}/members/{leader.id}", {"role": "member"}) == "club_last_leader"
    leader.ask("DELETE", f"/clubs/{id}/members/{member.id}", None, 204)
    leader.ask("DELETE", f"/clubs/{id}/members/me", None, 204)
    assert helper.get(f"/clubs/{id}")["line"]["role"] == "leader"
    helper.post(f"/clubs/{id}/posts", {"words": "Nobody is left."}, 201)
    helper.ask("DELETE", f"/clubs/{id}/members/me", None, 204)
    helper.get(f"/clubs/{id}", 404)
    house = helper.house
    for what in ("club_posts", "club_evenings", "club_members"):
        assert house.run(house.hall.store.fetch(f"SELECT 1 FROM {what} WHERE club = ?", id)) == [], what


def test_the_board_is_for_members(four: list[Person]) -> None:
    leader, member, other, _ = four
    id = founded([leader, member])
    assert other.refused("POST", f"/clubs/{id}/posts", {"words": "Hello"}) == "club_members"
    member.post(f"/clubs/{id}/posts", {"words": "Who plays on Thursday?"}, 201)
    leader.post(f"/clubs/{id}/posts", {"words": "I do."}, 201)
    board = member.get(f"/clubs/{id}")["board"]
    assert [(post["number"], post["name"], post["words"]) for post in board] == [
        (2, leader.name, "I do."),
        (1, member.name, "Who plays on Thursday?"),
    ]
    assert member.refused("DELETE", f"/clubs/{id}/posts/2") == "club_helpers"
    member.ask("DELETE", f"/clubs/{id}/posts/1", None, 204)
    assert [post["number"] for post in leader.get(f"/clubs/{id}/posts")] == [2]
    assert other.get(f"/clubs/{id}")["board"] == []


def test_who_comes_is_in_the_calendar_of_the_club_and_in_their_own(four: list[Person], house: House) -> None:
    leader, member, other, _ = four
    id = founded([leader, member])
    at = house.hall.now() + 86_400
    evening = leader.post(f"/clubs/{id}/evenings", {"at": at, "title": "Thursday evening"}, 201)["id"]
    member.ask("PUT", f"/clubs/{id}/evenings/{evening}/me", {"come": True}, 204)
    (planned,) = member.get(f"/clubs/{id}")["calendar"]
    assert (planned["title"], planned["comers"], planned["mine"]) == (
        "Thursday evening",
        [leader.name, member.name],
        True,
    )
    assert other.refused("PUT", f"/clubs/{id}/evenings/{evening}/me", {"come": True}) == "club_members"
    address = member.get("/calendar")["url"].removeprefix("/api/v2")
    assert "SUMMARY:Thursday evening" in house.http.get(address).text
    member.ask("PUT", f"/clubs/{id}/evenings/{evening}/me", {"come": False}, 204)
    assert member.get(f"/clubs/{id}")["calendar"][0]["count"] == 1
    assert "Thursday evening" not in house.http.get(address).text
    leader.ask("DELETE", f"/clubs/{id}/evenings/{evening}", None, 204)
    assert member.get(f"/clubs/{id}")["calendar"] == []


def test_a_table_of_the_club_is_offered_to_members_alone(four: list[Person]) -> None:
    leader, member, other, _ = four
    id = founded([leader, member])
    made = leader.post(f"/clubs/{id}/tables", {"game": "lots", "settings": {"players": 2}}, 201)
    (table,) = member.get(f"/clubs/{id}")["tables"]
    assert (table["id"], table["names"]) == (made["table"]["id"], [leader.name, ""])
    assert table["sit"]
    assert other.get(f"/clubs/{id}")["tables"] == []
    assert made["table"]["id"] not in [one["id"] for one in other.get("/tables")]


def test_a_deleted_account_leaves_its_club_and_its_words(four: list[Person]) -> None:
    leader, member = four[:2]
    id = founded([leader, member])
    leader.post(f"/clubs/{id}/posts", {"words": "Hello"}, 201)
    leader.ask("DELETE", "/me", None, 204)
    seen = member.get(f"/clubs/{id}")
    assert (seen["line"]["members"], seen["line"]["role"], seen["board"]) == (1, "leader", [])


def season_of(people: list[Person], **plan: object) -> tuple[str, str]:
    """A club, and a season that all have entered."""
    club = founded(people)
    given = {"name": "Autumn", "game": {"game": "lots"}, "clock": {"kind": "none"}, "spectator_delay": 0, **plan}
    season: str = people[0].post(f"/clubs/{club}/seasons", given, 201)["id"]
    for person in people:
        person.post(f"/seasons/{season}/players", None, 201)
    return club, season


def mine(person: Person, season: str) -> Json:
    """The first game of somebody that is not over."""
    games: list[Json] = person.get(f"/seasons/{season}")["games"]
    return next(game for game in games if game["mine"] is not None and game["state"] != "over")


def test_a_week_of_the_league_from_agreeing_on_a_time_to_the_table(four: list[Person], house: House) -> None:
    club, season = season_of(four)
    assert four[1].refused("POST", f"/seasons/{season}/begin", {}) == "club_helpers"
    four[0].post(f"/seasons/{season}/begin")
    seen = four[0].get(f"/seasons/{season}")
    assert (seen["line"]["state"], seen["line"]["week"], seen["line"]["weeks"]) == ("running", 1, 3)
    assert [len(division["rows"]) for division in seen["divisions"]] == [4]
    (own,) = four[1].get("/seasons")
    assert (own["line"]["id"], own["club"], own["players"], own["to_play"]) == (season, club, 4, 3)
    assert seen["to_play"] == 3
    assert four[0].get(f"/clubs/{club}")["calendar"][0]["kind"] == "week"
    game = mine(four[0], season)
    other = next(person for person in four if person.id == game["seats"][1 - game["mine"]]["player"])
    stranger = next(person for person in four if person.id not in [seat["player"] for seat in game["seats"]])
    path = f"/seasons/{season}/games/{game['number']}"
    soon = house.hall.now()
    four[0].ask("PUT", f"{path}/times", {"times": [soon, soon + 3_600]})
    assert stranger.refused("PUT", f"{path}/time", {"time": soon}) == "season_not_yours"
    assert four[0].refused("PUT", f"{path}/time", {"time": soon}) == "season_time"
    other.ask("PUT", f"{path}/time", {"time": soon})
    until(lambda: mine(four[0], season)["state"] == "waiting")
    table = mine(four[0], season)["table"]
    for person in (four[0], other):
        person.come(table)
    until(lambda: four[0].come(table)["table"]["status"] == "playing")
    assert four[0].come(table)["table"]["season"] == season
    other.command(table, do="resign")
    until(lambda: four[0].get(f"/seasons/{season}")["divisions"][0]["rows"][0]["points"] == 3)
    rows = four[0].get(f"/seasons/{season}")["divisions"][0]["rows"]
    assert (rows[0]["who"]["name"], rows[0]["won"], rows[0]["moves"]) == (four[0].name, 1, "champion")
    lost = next(row for row in rows if row["who"]["name"] == other.name)
    assert (lost["played"], lost["lost"], lost["points"]) == (1, 1, 0)


def taken_home(house: House, season: str, people: list[Person]) -> None:
    """The sheets of a season that is over, won by the first before the second and so on."""
    tables = house.http.get(f"/seasons/{season}/standings.csv").text.splitlines()
    assert tables[0] == "division,place,name,played,won,tied,lost,difference,points"
    assert tables[1] == f"1,1,{people[0].name},3,3,0,0,30,9"
    games = house.http.get(f"/seasons/{season}/results.csv").text.splitlines()
    assert len(games) == 13
    assert sum(line.endswith(f",{people[0].name}") for line in games) == 3
    export = people[0].get(f"/seasons/{season}/export")
    assert [row["name"] for row in export["divisions"][0]] == [person.name for person in people[:4]]
    assert export["games"][0]["scores"] in ([50, 40], [40, 50])
    assert export["seed"] is not None
    page = house.http.get(f"/seasons/{season}/print?language=de").text
    assert '<html lang="de">' in page
    assert all(text in page for text in ("2. Liga", "Spiele der Woche 3", "Gewonnen", people[7].name))


def test_who_looks_after_the_club_gives_results_and_the_next_season_moves_players(house: House) -> None:
    people = [Person(house) for _ in range(8)]
    club, season = season_of(people, size=4, moving=1)
    people[0].post(f"/seasons/{season}/begin")
    seen = people[0].get(f"/seasons/{season}")
    first = [row["who"]["player"] for row in seen["divisions"][0]["rows"]]
    assert sorted(first) == sorted(person.id for person in people[:4])
    order = {person.id: place for place, person in enumerate(people)}
    for number in range(1, 13):
        game = next(
            game for person in people for game in person.get(f"/seasons/{season}")["games"] if game["number"] == number
        )
        seats = [order[seat["player"]] for seat in game["seats"]]
        result = {"scores": [50, 40] if seats[0] < seats[1] else [40, 50], "winner": int(seats[1] < seats[0])}
        people[0].ask("PUT", f"/seasons/{season}/games/{number}/result", result)
    over = people[0].get(f"/seasons/{season}")
    assert (over["line"]["state"], over["line"]["champion"]) == ("over", people[0].name)
    taken_home(house, season, people)
    assert [(row["who"]["name"], row["points"], row["moves"]) for row in over["divisions"][0]["rows"]] == [
        (people[0].name, 9, "champion"),
        (people[1].name, 6, ""),
        (people[2].name, 3, ""),
        (people[3].name, 0, "down"),
    ]
    again = {"name": "Winter", "game": {"game": "lots"}, "size": 4, "after": season}
    second = people[0].post(f"/clubs/{club}/seasons", again, 201)["id"]
    assert people[0].refused("POST", f"/clubs/{club}/seasons", again) == "season_on"
    begun = people[0].post(f"/seasons/{second}/begin")
    divisions = [{row["who"]["player"] for row in division["rows"]} for division in begun["divisions"]]
    assert divisions[0] == {people[n].id for n in (0, 1, 2, 4)}
    assert [line["name"] for line in people[0].get(f"/clubs/{club}/seasons")] == ["Winter", "Autumn"]


def test_who_leaves_a_season_has_lost_what_is_left(four: list[Person]) -> None:
    _, season = season_of(four)
    four[0].post(f"/seasons/{season}/begin")
    four[3].ask("DELETE", f"/seasons/{season}/players/me", None, 204)
    rows = four[0].get(f"/seasons/{season}")["divisions"][0]["rows"]
    gone = next(row for row in rows if row["who"]["name"] == four[3].name)
    assert (gone["played"], gone["lost"], gone["points"], gone["who"]["out"]) == (3, 3, 0, True)
    assert [row["points"] for row in rows] == [3, 3, 3, 0]
