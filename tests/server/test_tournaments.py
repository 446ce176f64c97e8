"""Tournaments on the server: entered, drawn, played at ordinary tables, put right."""

from typing import Any

import pytest

from bastide.compete import draw, from_plain
from server.conftest import Open
from server.house import House, Json, bearer, until
from server.people import Person, tournaments


@pytest.fixture
def four(house: House) -> list[Person]:
    """Four people; the first organises."""
    return [Person(house) for _ in range(4)]


def announce(person: Person, **plan: object) -> str:
    """A tournament of the toy game, whose tables wait an hour for who does not come."""
    usual = {"name": "Evening", "games": [{"game": "lots"}], "clock": {"kind": "none"}, "wait": 3_600}
    id: str = person.post("/tournaments", {**usual, "spectator_delay": 0, **plan}, 201)["id"]
    return id


def begun(people: list[Person], **plan: object) -> str:
    """One that all have entered and whose first round is drawn."""
    id = announce(people[0], **plan)
    for person in people:
        person.post(f"/tournaments/{id}/entrants", None, 201)
    people[0].post(f"/tournaments/{id}/rounds", None, 201)
    return id


def pairings(person: Person, id: str) -> list[Json]:
    """The tables of the present round."""
    found: list[Json] = person.get(f"/tournaments/{id}")["current"]["tables"]
    return found


def at(people: list[Person], pairing: Json) -> list[Person]:
    """Who sits at a table, seat by seat."""
    by_id = {person.id: person for person in people}
    return [by_id[who["player"]] for who in pairing["seats"]]


def start(people: list[Person], pairing: Json) -> list[Person]:
    """Everybody comes, and the game begins."""
    seated = at(people, pairing)
    for person in seated:
        person.come(pairing["table"])
    until(lambda: seated[0].come(pairing["table"])["table"]["status"] == "playing")
    return seated


def give_up(people: list[Person], pairing: Json, loser: int = 1) -> None:
    """Play a table: all come, and a seat resigns."""
    start(people, pairing)[loser].command(pairing["table"], do="resign")


def state_of(person: Person, id: str) -> str:
    state: str = person.get(f"/tournaments/{id}")["line"]["state"]
    return state


def points(person: Person, id: str) -> dict[str, float]:
    """Everybody's points, by name."""
    return {row["who"]["name"]: row["points"] for row in person.get(f"/tournaments/{id}/standings")["rows"]}


def test_rounds_are_played_from_call_to_result(four: list[Person]) -> None:
    id = begun(four, rounds=2)
    first = four[0].get(f"/tournaments/{id}")
    assert first["line"]["round"] == 1
    assert [one["status"] for one in first["current"]["tables"]] == ["waiting", "waiting"]
    assert (first["me"]["waiting"], first["me"]["others_wait"]) == (True, False)
    news = four[0].get("/me/news")["items"]
    assert [(item["kind"], item["table"]) for item in news] == [("round", first["me"]["table"])]
    for pairing in first["current"]["tables"]:
        give_up(four, pairing)
    until(lambda: four[0].get(f"/tournaments/{id}")["line"]["round"] == 2)
    assert sorted(points(four[0], id).values()) == [0, 0, 1, 1]
    for pairing in pairings(four[0], id):
        give_up(four, pairing)
    until(lambda: state_of(four[0], id) == "over")
    assert sorted(points(four[0], id).values()) == [0, 1, 1, 2]
    over = four[0].get(f"/tournaments/{id}")
    assert over["seed"] is not None
    assert len(over["line"]["winners"]) == 3
    rounds = four[0].get(f"/tournaments/{id}/rounds")
    met = [frozenset(who["entrant"] for who in one["seats"]) for round in rounds for one in round["tables"]]
    assert len(set(met)) == 4


def test_who_comes_first_waits_for_the_other(four: list[Person]) -> None:
    id = begun(four)
    pairing = pairings(four[0], id)[0]
    early, late = at(four, pairing)
    early.come(pairing["table"])
    until(lambda: pairings(four[0], id)[0]["came"] == [0])
    assert late.get(f"/tournaments/{id}")["me"]["others_wait"] is True
    assert early.come(pairing["table"])["table"]["status"] == "open"


def test_nobody_who_plays_can_stop_or_leave_a_table_or_get_hints(four: list[Person]) -> None:
    id = begun(four)
    pairing = pairings(four[0], id)[0]
    player = at(four, pairing)[0]

    def reason(**command: Any) -> str:
        said: str = player.command(pairing["table"], 403, **command)["message"]["id"]
        return said

    assert reason(do="start") == "server.refusal.contest_starts"
    assert reason(do="leave") == "server.refusal.contest_seats"
    start(four, pairing)
    assert reason(do="propose", what="stop") == "server.refusal.contest_goes_on"
    assert reason(do="propose", what="pause") == "server.refusal.contest_goes_on"
    seen = player.come(pairing["table"])["table"]
    assert (seen["tournament"], seen["round"]) == (id, 1)
    assert seen["no_hints"]["id"] == "server.refusal.hints_nobody"
    assert seen["options"]["undo"] == "never"


@pytest.mark.parametrize("rule", ["forfeit", "steward"])
def test_who_does_not_come_in_time(four: list[Person], rule: str) -> None:
    id = begun(four, no_show=rule, rounds=1)
    one, other = pairings(four[0], id)
    here = at(four, one)[0]
    here.come(one["table"])
    until(lambda: pairings(four[0], id)[0]["came"] == [0])
    give_up(four, other)
    four[0].ask("PATCH", f"/tournaments/{id}", {"wait": 0})
    if rule == "steward":
        until(lambda: here.come(one["table"])["table"]["status"] == "playing")
        until(lambda: here.come(one["table"])["table"]["seats"][1]["steward"])
        here.command(one["table"], do="resign")
    until(lambda: state_of(four[0], id) == "over")
    result = pairings(four[0], id)[0]
    assert result["absent"] == [1]
    assert result["places"] == ([1, 2] if rule == "forfeit" else [2, 1])
    assert (result["scores"] == [None, None]) == (rule == "forfeit")
    assert [one["what"] for one in four[0].get(f"/tournaments/{id}")["corrections"]] == ["rule"]


def test_by_the_clock_games_begin_at_once_and_stewards_play_when_the_time_is_up(house: House) -> None:
    people = [Person(house) for _ in range(2)]
    id = begun(people, no_show="clock", clock={"kind": "live", "bank": 1, "increment": 0}, rounds=1)
    until(lambda: state_of(people[0], id) == "over")
    (result,) = pairings(people[0], id)
    assert result["until"] is None
    assert sorted(result["absent"]) == [0, 1]
    assert None not in result["scores"], "stewards have played"


def test_a_tournament_over_days_has_days_for_every_turn(four: list[Person]) -> None:
    days = {"kind": "correspondence", "per_move": 3 * 86_400}
    id = begun(four, clock=days, wait=7 * 86_400, rest=86_400)
    for pairing in pairings(four[0], id):
        here = start(four, pairing)[0].come(pairing["table"])["table"]
        assert here["options"]["clock"] == days
        assert 2 * 86_400 < min(here["clocks"]["left"]) <= 3 * 86_400
        at(four, pairing)[1].command(pairing["table"], do="resign")
    until(lambda: four[0].get(f"/tournaments/{id}")["line"]["next_at"] is not None)
    line = four[0].get(f"/tournaments/{id}")["line"]
    assert (line["round"], line["open_tables"]) == (1, 0)
    assert line["next_at"] - line["updated"] > 86_000


def test_a_program_enters_by_its_token_where_the_organiser_lets_it(four: list[Person], house: House) -> None:
    def enter(person: Person, id: str) -> Any:
        return house.http.post(f"/tournaments/{id}/entrants", json={}, headers=bearer(person.token))

    people_only = announce(four[0])
    assert enter(four[1], people_only).json()["message"]["id"] == "server.refusal.tournament_bots"
    id = announce(four[0], bots=True, rounds=1)
    for person in four[1:3]:
        assert enter(person, id).status_code == 201
    assert [one["program"] for one in four[0].get(f"/tournaments/{id}/entrants")] == [True, True]
    four[0].post(f"/tournaments/{id}/rounds", None, 201)
    give_up(four, pairings(four[0], id)[0])
    until(lambda: state_of(four[0], id) == "over")


def test_others_play_without_who_has_not_come_at_a_larger_table(house: House) -> None:
    people = [Person(house) for _ in range(3)]
    id = begun(people, seats=3, no_show="forfeit", rounds=1)
    (pairing,) = pairings(people[0], id)
    first, second, _ = at(people, pairing)
    for person in (first, second):
        person.come(pairing["table"])
    until(lambda: pairings(people[0], id)[0]["came"] == [0, 1])
    people[0].ask("PATCH", f"/tournaments/{id}", {"wait": 0})
    until(lambda: pairings(people[0], id)[0]["status"] == "playing")
    again = pairings(people[0], id)[0]
    assert again["table"] != pairing["table"]
    assert len(first.come(again["table"])["table"]["seats"]) == 2
    second.command(again["table"], do="resign")
    until(lambda: state_of(people[0], id) == "over")
    (result,) = pairings(people[0], id)
    assert (result["places"], result["absent"], result["scores"][2]) == ([1, 2, 3], [2], None)
    assert [row["points"] for row in people[0].get(f"/tournaments/{id}/standings")["rows"]] == [1, 0.5, 0]


def test_the_organiser_puts_things_right(four: list[Person]) -> None:
    id = begun(four, rounds=1)
    one, other = pairings(four[0], id)
    start(four, one)
    at_table = f"/tournaments/{id}/rounds/1/tables"
    assert four[1].refused("POST", f"{at_table}/1/stop") == "tournament_organiser"
    four[0].post(f"{at_table}/1/stop")
    until(lambda: pairings(four[0], id)[0]["status"] == "stopped")
    wrong = {"places": [1, 1, 1], "scores": [5, 3, 1]}
    assert four[0].refused("PUT", f"{at_table}/1/result", wrong) == "said"
    right = {"places": [2, 1], "scores": [40, 52], "why": "The light went out."}
    four[0].ask("PUT", f"{at_table}/1/result", right)
    absent = other["seats"][0]["entrant"]
    four[0].post(f"{at_table}/2/forfeit", {"entrant": absent})
    until(lambda: state_of(four[0], id) == "over")
    first, second = pairings(four[0], id)
    assert (first["scores"], first["places"], first["corrected"]) == ([40, 52], [2, 1], True)
    assert (second["places"], second["absent"]) == ([2, 1], [0])
    noted = four[1].get(f"/tournaments/{id}")["corrections"]
    assert [row["what"] for row in noted] == ["stop", "result", "forfeit"]
    assert noted[1]["why"] == "The light went out."
    four[0].ask("PUT", f"{at_table}/1/result", {"places": [1, 2], "scores": [52, 40]})
    assert points(four[0], id)[one["seats"][0]["name"]] == 1


def test_entrants_change_places_before_their_tables_begin(four: list[Person]) -> None:
    id = begun(four)
    one, other = pairings(four[0], id)
    names = [one["seats"][0]["entrant"], other["seats"][0]["entrant"]]
    four[0].post(f"/tournaments/{id}/swaps", {"one": names[0], "other": names[1]})
    after = pairings(four[0], id)
    assert [table["seats"][0]["entrant"] for table in after] == [names[1], names[0]]
    assert {table["table"] for table in after}.isdisjoint({one["table"], other["table"]})
    until(lambda: at(four, one)[0].come(one["table"])["table"]["status"] == "expired")
    start(four, after[0])
    body = {"one": names[0], "other": names[1]}
    assert four[0].refused("POST", f"/tournaments/{id}/swaps", body) == "tournament_table_begun"


def test_reserves_move_up_and_take_the_place_of_others(house: House) -> None:
    people = [Person(house) for _ in range(6)]
    id = announce(people[0], most=4)
    states = [person.post(f"/tournaments/{id}/entrants", None, 201)["me"]["state"] for person in people]
    assert states == ["in"] * 4 + ["reserve"] * 2
    people[1].ask("DELETE", f"/tournaments/{id}/entrants/me", None, 204)
    assert people[4].get(f"/tournaments/{id}")["me"]["state"] == "in"
    people[0].post(f"/tournaments/{id}/rounds", None, 201)
    ids = {person.id: person.get(f"/tournaments/{id}")["me"]["entrant"] for person in (people[2], people[5])}
    body = {"out": ids[people[2].id], "reserve": ids[people[5].id]}
    entrants = people[0].post(f"/tournaments/{id}/substitutions", body)
    taken = next(one for one in entrants if one["who"]["entrant"] == ids[people[2].id])
    assert (taken["who"]["name"], [who["name"] for who in taken["before"]]) == (people[5].name, [people[2].name])
    mine = people[5].get(f"/tournaments/{id}")["me"]
    assert people[5].come(mine["table"])["you"] == mine["seat"]
    assert people[2].get(f"/tournaments/{id}")["me"] is None


def test_late_entries_and_withdrawals(four: list[Person], house: House) -> None:
    id = begun(four, rounds=2)
    late = Person(house)
    assert late.post(f"/tournaments/{id}/entrants", None, 201)["me"]["state"] == "in"
    one, other = pairings(four[0], id)
    leaver = start(four, one)[0]
    leaver.ask("DELETE", f"/tournaments/{id}/entrants/me", None, 204)  # a game that is on is given up
    give_up(four, other)
    until(lambda: four[0].get(f"/tournaments/{id}")["line"]["round"] == 2)
    current = four[0].get(f"/tournaments/{id}")["current"]
    seated = {who["player"] for table in current["tables"] for who in table["seats"]}
    assert late.id in seated
    assert leaver.id not in seated
    assert points(four[0], id)[leaver.name] == 0
    assert leaver.refused("POST", f"/tournaments/{id}/entrants", {}) == "tournament_left"
    fixed = begun(four, kind="everybody")
    assert late.refused("POST", f"/tournaments/{fixed}/entrants", {}) == "tournament_late"


def test_who_may_enter(four: list[Person], house: House) -> None:
    organiser, other = four[:2]
    link = announce(organiser, entry="link")
    assert other.refused("POST", f"/tournaments/{link}/entrants", {}) == "tournament_invitation"
    assert other.get(f"/tournaments/{link}")["invitation"] is None
    invitation = organiser.get(f"/tournaments/{link}")["invitation"]
    other.post(f"/tournaments/{link}/entrants", {"invitation": invitation}, 201)
    assert other.refused("POST", f"/tournaments/{link}/entrants", {}) == "tournament_entered"
    rated = announce(organiser, least_rating=1_400)
    assert other.refused("POST", f"/tournaments/{rated}/entrants", {}) == "tournament_rating"
    club = organiser.post("/clubs", {"name": f"Club of {organiser.name}"}, 201)["id"]
    members = announce(organiser, entry="club", club=club)
    assert other.refused("POST", f"/tournaments/{members}/entrants", {}) == "tournament_members"
    other.post(f"/clubs/{club}/members", None, 201)
    other.post(f"/tournaments/{members}/entrants", None, 201)
    people_only = announce(organiser)
    answer = house.post(f"/tournaments/{people_only}/entrants", {}, other.token, 403)
    assert answer["message"]["id"] == "server.refusal.tournament_bots"
    listed = tournaments(four[2], "coming")
    assert people_only in listed
    assert link not in listed
    assert members not in listed
    mine = [line["id"] for line in other.get("/tournaments?when=coming&mine=true")["tournaments"]]
    assert sorted(mine) == sorted([link, members])


def test_what_cannot_be_played_is_refused(four: list[Person]) -> None:
    plan = {"name": "Cup", "games": [{"game": "caylus"}], "seats": 6}
    assert four[0].refused("POST", "/tournaments", plan) == "said"
    clockless = {"name": "Cup", "games": [{"game": "lots"}], "no_show": "clock", "clock": {"kind": "none"}}
    assert four[0].refused("POST", "/tournaments", clockless) == "tournament_clock"
    past = {"name": "Cup", "games": [{"game": "lots"}], "starts": 1_000}
    assert four[0].refused("POST", "/tournaments", past) == "tournament_time"
    for _ in range(10):
        announce(four[0])
    assert four[0].refused("POST", "/tournaments", {"name": "Cup", "games": [{"game": "lots"}]}) == "tournaments_full"


def test_it_begins_by_itself_and_tells_when_too_few_have_entered(four: list[Person], house: House) -> None:
    now = house.hall.now()
    lonely, full = announce(four[0], starts=now + 3_600), announce(four[0], starts=now + 3_600)
    for person in four:
        person.post(f"/tournaments/{full}/entrants", None, 201)
    for id in (lonely, full):
        four[0].ask("PATCH", f"/tournaments/{id}", {"starts": now})
    until(lambda: state_of(four[0], full) == "running")
    until(lambda: four[0].get(f"/tournaments/{lonely}")["too_few"])
    assert state_of(four[0], lonely) == "coming"
    assert four[0].refused("POST", f"/tournaments/{lonely}/rounds") == "tournament_too_few"


def test_a_pause_holds_tables_that_have_not_begun(four: list[Person]) -> None:
    id = begun(four)
    before = pairings(four[0], id)[0]
    paused = four[0].post(f"/tournaments/{id}/pause")
    assert paused["line"]["state"] == "paused"
    assert (paused["me"]["waiting"], paused["me"]["until"]) == (True, None), "the time to come stands still"
    seated = at(four, before)
    for person in seated:
        person.come(before["table"])
    until(lambda: pairings(four[0], id)[0]["came"] == [0, 1])
    four[0].house.settle()
    assert seated[0].come(before["table"])["table"]["status"] == "open"
    assert four[0].refused("POST", f"/tournaments/{id}/rounds") == "tournament_paused"
    four[0].post(f"/tournaments/{id}/resume")
    until(lambda: seated[0].come(before["table"])["table"]["status"] == "playing")
    assert pairings(four[0], id)[1]["until"] >= before["until"]


def test_who_has_lost_in_a_knockout_is_out_until_the_result_is_put_right(four: list[Person]) -> None:
    id = begun(four, kind="knockout", by_hand=True)
    loser = at(four, pairings(four[0], id)[0])[1]

    def parts() -> tuple[str, str]:
        seen = loser.get(f"/tournaments/{id}")
        return seen["me"]["state"], seen["line"]["you"]

    def set_result(places: list[int]) -> None:
        path = f"/tournaments/{id}/rounds/1/tables/1/result"
        four[0].ask("PUT", path, {"places": places, "scores": [3 - place for place in places]})

    assert parts() == ("in", "in")
    set_result([1, 2])
    assert parts() == ("out", "organiser" if loser is four[0] else "out")
    set_result([2, 1])
    assert parts() == ("in", "in")


def test_the_number_of_rounds_is_given_where_it_is_known(four: list[Person]) -> None:
    assert four[0].get(f"/tournaments/{begun(four, kind='everybody')}")["line"]["rounds"] == 3
    assert four[0].get(f"/tournaments/{begun(four, kind='everybody', seats=3)}")["line"]["rounds"] is None


def test_who_sets_one_up_hears_how_many_rounds_there_will_be_and_what_is_usual(four: list[Person]) -> None:
    usual = four[0].get("/tournaments/outlook?kind=swiss&most=64")
    assert usual == {
        "rounds": 7,
        "chooses_rounds": True,
        "late": True,
        "tie_breaks": ["opponents", "cut", "difference"],
    }
    final = four[0].get("/tournaments/outlook?kind=knockout&seats=3&most=27")
    assert (final["rounds"], final["chooses_rounds"], final["late"]) == (3, False, False)
    assert four[0].get("/tournaments/outlook?kind=everybody&seats=3&most=9")["rounds"] is None


def test_tables_with_the_same_luck_are_sealed_until_all_are_over(four: list[Person]) -> None:
    id = begun(four, kind="same_luck", rounds=1)
    one, other = pairings(four[0], id)
    give_up(four, one)
    start(four, other)
    first = at(four, one)[0].come(one["table"])["table"]
    second = at(four, other)[0].come(other["table"])["table"]
    assert first["duplicate"] == second["duplicate"] is not None
    assert [table["watch"] for table in pairings(four[0], id)] == [None, None]
    at(four, other)[1].command(other["table"], do="resign")
    until(lambda: state_of(four[0], id) == "over")
    assert all(table["watch"] for table in pairings(four[0], id))


def test_bots_play_a_tournament_whose_pairings_can_be_drawn_again(four: list[Person]) -> None:
    organiser = four[0]
    id = announce(organiser, bots=True, rounds=3, name="Bots & more")
    assert len(organiser.post(f"/tournaments/{id}/bots", {"level": "novice", "count": 6}, 201)) == 6
    organiser.post(f"/tournaments/{id}/rounds", None, 201)
    assert organiser.get(f"/tournaments/{id}/export")["seed"] is None
    until(lambda: state_of(organiser, id) == "over")
    export = organiser.get(f"/tournaments/{id}/export")
    whole = from_plain(export)
    assert len(whole.rounds) == 3
    before = from_plain({**export, "rounds": []})
    for played in whole.rounds:
        drawn = draw(before)
        assert [table.seats for table in drawn.tables] == [table.seats for table in played.tables]
        before = before.begin(played)
    rows = organiser.get(f"/tournaments/{id}/standings")["rows"]
    assert sum(row["points"] for row in rows) == 9
    winners = organiser.get(f"/tournaments/{id}")["line"]["winners"]
    assert [who["bot"] for who in winners] == ["novice"] * 3, "the page says a bot's level in its reader's language"
    assert {row["who"]["name"] for row in rows} == {f"novice {number}" for number in range(1, 7)}


def test_results_are_taken_home_as_sheets_and_printed(four: list[Person], house: House) -> None:
    id = begun(four, rounds=1, name="<Cup>")
    for pairing in pairings(four[0], id):
        give_up(four, pairing)
    until(lambda: state_of(four[0], id) == "over")
    standings = house.http.get(f"/tournaments/{id}/standings.csv")
    assert standings.headers["content-type"].startswith("text/csv")
    lines = standings.text.splitlines()
    assert lines[0] == "place,name,points,opponents,difference,round 1"
    assert len(lines) == 5
    assert {line.split(",")[1] for line in lines[1:]} == {person.name for person in four}
    assert len(house.http.get(f"/tournaments/{id}/results.csv").text.splitlines()) == 5
    printed = house.http.get(f"/tournaments/{id}/print?language=de").text
    assert "<h1>&lt;Cup&gt;</h1>" in printed
    assert "Stand nach Runde 1" in printed
    assert "<style" not in printed  # the page may load no style but from the server
    assert "break-inside" in house.http.get("/tournaments/print.css").text


def test_who_comes_from_one_address_is_shown_to_the_organiser_alone(four: list[Person]) -> None:
    id = begun(four)
    assert four[1].refused("GET", f"/tournaments/{id}/flags") == "tournament_organiser"
    (flag,) = four[0].get(f"/tournaments/{id}/flags")
    assert flag["what"] == "same_address"
    assert {who["name"] for who in flag["entrants"]} == {person.name for person in four}


def test_an_account_that_is_deleted_leaves_its_tournaments(four: list[Person]) -> None:
    coming = announce(four[3])
    id = begun(four)
    four[3].ask("DELETE", "/me", None, 204)
    entrants = four[0].get(f"/tournaments/{id}/entrants")
    assert [(one["state"], one["who"]["name"]) for one in entrants][3] == ("out", "")
    assert four[0].get(f"/tournaments/{coming}")["line"]["state"] == "cancelled"
    four[0].ask("PATCH", "/me", {"name": f"{four[0].name} anew"})
    assert four[1].get(f"/tournaments/{id}/entrants")[0]["who"]["name"] == f"{four[0].name} anew"


def test_it_goes_on_after_the_server_was_away(open_house: Open) -> None:
    house = open_house()
    people = [Person(house) for _ in range(4)]
    id = begun(people, rounds=2)
    one, other = pairings(people[0], id)
    give_up(people, one)
    started = start(people, other)
    house.__exit__()
    again = open_house(beside=house)
    for person in people:
        person.house = again
    started[1].command(other["table"], do="resign")
    until(lambda: people[0].get(f"/tournaments/{id}")["line"]["round"] == 2)
    for pairing in pairings(people[0], id):
        give_up(people, pairing)
    until(lambda: state_of(people[0], id) == "over")
    assert sorted(points(people[0], id).values()) == [0, 1, 1, 2]
