"""What is agreed on in tournaments: ties of a knockout, pauses, who is flagged, help that nobody gets, changes."""

import pytest

import toy
from bastide.server.compete import telling
from server.house import House, Json, until
from server.people import Person, tournaments
from server.test_clubs import founded, mine, season_of
from server.test_tournaments import announce, at, begun, give_up, pairings, points, start, state_of


@pytest.fixture
def four(house: House) -> list[Person]:
    """Four people; the first organises."""
    return [Person(house) for _ in range(4)]


def play(people: list[Person], pairing: Json) -> None:
    """Play the table of a pairing to its end, each with the first card they may."""
    seated = {person.name: person for person in at(people, pairing)}
    for person in seated.values():
        person.come(pairing["table"])
    any_of = next(iter(seated.values()))
    until(lambda: any_of.come(pairing["table"])["table"]["status"] == "playing")
    while (now := any_of.come(pairing["table"]))["table"]["status"] == "playing":
        mover = seated[now["table"]["seats"][now["position"]["to_move"]]["name"]]
        seen = mover.come(pairing["table"])
        action = seen["position"]["legal"][0]["action"]
        mover.command(pairing["table"], do="play", seq=seen["table"]["seq"], action=action)


def test_a_tie_in_a_knockout_is_played_again_until_the_lot_decides(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.LotsState, "score", lambda self, seat: 3)
    people = [Person(house) for _ in range(2)]
    id = begun(people, kind="knockout")
    tables, first_seats = [], []
    for ties in range(4):
        until(lambda ties=ties: len(pairings(people[0], id)[0]["earlier"]) == ties)
        (pairing,) = pairings(people[0], id)
        tables.append(pairing["table"])
        first_seats.append(people[0].come(pairing["table"])["table"]["seats"][0]["name"])
        play(people, pairing)
    until(lambda: state_of(people[0], id) == "over")
    (pairing,) = pairings(people[0], id)
    assert pairing["earlier"] == tables[:3]
    assert first_seats[0] != first_seats[1], "the seats move on by one"
    assert first_seats == [first_seats[0], first_seats[1]] * 2, "everybody has every seat twice"
    assert pairing["scores"] == [3, 3]
    assert sorted(pairing["places"]) == [1, 2], "the lot decides"
    assert sorted(points(people[0], id).values()) == [0, 1]


def test_a_winner_of_the_second_game_of_a_knockout_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [Person(house) for _ in range(2)]
    id = begun(people, kind="knockout")
    (pairing,) = pairings(people[0], id)
    with monkeypatch.context() as level:
        level.setattr(toy.LotsState, "score", lambda self, seat: 3)
        play(people, pairing)
        until(lambda: len(pairings(people[0], id)[0]["earlier"]) == 1)
    (again,) = pairings(people[0], id)
    for person in people:
        person.come(again["table"])
    until(lambda: people[0].come(again["table"])["table"]["status"] == "playing")
    people[1].command(again["table"], do="resign")
    until(lambda: state_of(people[0], id) == "over")
    (result,) = pairings(people[0], id)
    won = result["seats"][result["places"].index(1)]["player"]
    assert won == people[0].id, "whoever sits where: the places are those of the entrants"


def test_a_rest_between_rounds_is_shown_and_kept_over_a_pause(four: list[Person], house: House) -> None:
    id = begun(four, rounds=2, rest=3_600)
    for pairing in pairings(four[0], id):
        give_up(four, pairing)
    until(lambda: four[0].get(f"/tournaments/{id}")["line"]["next_at"] is not None)
    line = four[0].get(f"/tournaments/{id}")["line"]
    assert (line["state"], line["round"], line["open_tables"]) == ("running", 1, 0)
    now = house.hall.now()
    assert now + 3_500 < line["next_at"] <= now + 3_600
    four[0].post(f"/tournaments/{id}/pause")
    four[0].post(f"/tournaments/{id}/resume")
    assert four[0].get(f"/tournaments/{id}")["line"]["next_at"] >= line["next_at"]
    address = four[1].get("/calendar")["url"].removeprefix("/api/v2")
    assert f"/#/tournament/{id}" in house.http.get(address).text.replace("\r\n ", ""), "the next round is in calendars"
    four[0].ask("PATCH", f"/tournaments/{id}", {"rest": 0, "by_hand": True})
    four[0].post(f"/tournaments/{id}/rounds", None, 201)
    assert four[0].get(f"/tournaments/{id}")["line"]["round"] == 2


def test_who_is_always_together_is_shown_to_the_organiser_alone(four: list[Person], house: House) -> None:
    store = house.hall.store
    games = telling.TOGETHER
    for number in range(games + 1):
        both = (four[1], four[2]) if number < games else (four[1], four[3])
        for seat, person in enumerate(both):
            house.run(
                store.execute(
                    "INSERT INTO played (player, table_id, game, ended, seat, place, won, result) "
                    "VALUES (?, ?, 'lots', 1, ?, 1, ?, ?)",
                    person.id,
                    f"{four[1].id}{number}",
                    seat,
                    False,
                    b"null",
                )
            )
    id = begun(four)
    assert four[1].refused("GET", f"/tournaments/{id}/flags") == "tournament_organiser"
    flags = [flag for flag in four[0].get(f"/tournaments/{id}/flags") if flag["what"] == "always_together"]
    (flag,) = flags
    assert {who["name"] for who in flag["entrants"]} == {four[1].name, four[2].name}
    assert (flag["games"], flag["of"]) == (games, games)


def test_addresses_are_forgotten_when_it_is_over(four: list[Person], house: House) -> None:
    id = begun(four, rounds=1)
    assert [flag["what"] for flag in four[0].get(f"/tournaments/{id}/flags")] == ["same_address"]
    for pairing in pairings(four[0], id):
        give_up(four, pairing)
    until(lambda: state_of(four[0], id) == "over")
    assert four[0].get(f"/tournaments/{id}/flags") == []
    rows = house.run(
        house.hall.store.fetch("SELECT DISTINCT address FROM tournament_entrants WHERE tournament = ?", id)
    )
    assert [tuple(row) for row in rows] == [("",)]


def test_the_engine_helps_nobody_who_plays(four: list[Person]) -> None:
    id = begun(four)
    pairing = pairings(four[0], id)[0]
    player = start(four, pairing)[0]
    table = pairing["table"]
    answer = player.house.get(f"/tables/{table}/hint", player.token, 403)
    assert answer["message"]["id"] == "server.refusal.hints_nobody"
    refused = player.house.http.post(f"/tables/{table}/review", headers={"Authorization": f"Bearer {player.token}"})
    assert refused.status_code in (403, 409), refused.text
    seen = player.come(table)["table"]
    assert (seen["options"]["hints"], seen["options"]["undo"]) == ("nobody", "never")


def test_who_watches_is_as_late_as_the_organiser_says(four: list[Person], house: House) -> None:
    id = begun(four, spectator_delay=3_600)
    pairing = pairings(four[0], id)[0]
    start(four, pairing)
    watch = pairings(four[0], id)[0]["watch"]
    seen = house.get(f"/tables/{pairing['table']}", watch)
    assert seen["you"] is None
    before = house.get(f"/tables/{pairing['table']}/picture?size=thumb", watch)
    mover = at(four, pairing)[0]
    now = mover.come(pairing["table"])
    mover.command(pairing["table"], do="play", seq=now["table"]["seq"], action=now["position"]["legal"][0]["action"])
    assert house.get(f"/tables/{pairing['table']}/picture?size=thumb", watch) == before
    assert house.get(f"/tables/{pairing['table']}", watch)["table"]["seq"] == seen["table"]["seq"]


def test_what_is_announced_can_be_announced_anew_before_the_first_round(four: list[Person]) -> None:
    id = announce(four[0], bots=True, most=4)
    for person in four[:3]:
        person.post(f"/tournaments/{id}/entrants", None, 201)
    four[0].post(f"/tournaments/{id}/bots", {"level": "novice"}, 201)
    plan = four[0].get(f"/tournaments/{id}")["plan"]
    other = {**plan, "name": "Cup", "kind": "knockout", "most": 2, "bots": False, "about": "Two play."}
    assert four[1].refused("PUT", f"/tournaments/{id}/plan", other) == "tournament_organiser"
    changed = four[0].ask("PUT", f"/tournaments/{id}/plan", other)
    line = changed["line"]
    assert (line["name"], line["kind"], line["most"], line["players"]) == ("Cup", "knockout", 2, 2)
    entrants = four[0].get(f"/tournaments/{id}/entrants")
    assert [(one["who"]["name"], one["state"]) for one in entrants] == [
        (four[0].name, "in"),
        (four[1].name, "in"),
        (four[2].name, "reserve"),
    ]
    four[0].ask("PUT", f"/tournaments/{id}/plan", {**other, "most": 8})
    assert four[2].get(f"/tournaments/{id}")["me"]["state"] == "in"
    wrong = {**other, "games": [{"game": "caylus"}], "seats": 6}
    assert four[0].refused("PUT", f"/tournaments/{id}/plan", wrong) == "said"
    assert four[0].get(f"/tournaments/{id}")["line"]["name"] == "Cup"
    four[0].post(f"/tournaments/{id}/rounds", None, 201)
    assert four[0].refused("PUT", f"/tournaments/{id}/plan", other) == "tournament_begun"
    assert four[0].ask("PATCH", f"/tournaments/{id}", {"about": "On."})["plan"]["about"] == "On."


def test_who_wants_to_be_a_reserve_only_is_one(four: list[Person]) -> None:
    id = announce(four[0])
    assert four[1].post(f"/tournaments/{id}/entrants", {"reserve": True}, 201)["me"]["state"] == "reserve"
    four[0].post(f"/tournaments/{id}/entrants", None, 201)
    four[0].ask("PATCH", f"/tournaments/{id}", {"most": 10})
    assert four[1].get(f"/tournaments/{id}")["me"]["state"] == "reserve"


def test_who_is_rated_well_enough_may_enter(four: list[Person], house: House) -> None:
    id = announce(four[0], least_rating=1_400, most_rating=3_000)
    assert four[1].refused("POST", f"/tournaments/{id}/entrants", {}) == "tournament_rating"
    house.run(
        house.hall.store.execute(
            "INSERT INTO ratings (player, game, options, mu, sigma, games) VALUES (?, 'lots', ?, 20, 1, 9)",
            four[1].id,
            "usual",
        )
    )
    entered = four[1].post(f"/tournaments/{id}/entrants", None, 201)
    assert entered["me"]["state"] == "in"
    (one,) = four[0].get(f"/tournaments/{id}/entrants")
    assert 1_400 <= one["rating"] <= 3_000


def test_lists_read_on(house: House) -> None:
    organisers = [Person(house) for _ in range(4)]
    now = house.hall.now()
    made = [
        announce(organisers[number // 8], name=f"Number {number}", starts=now + 1_000 * (32 - number))
        for number in range(32)
    ]
    hand = announce(organisers[0], name="By hand")

    coming = tournaments(organisers[0], "coming")
    assert len(coming) == len(set(coming)) > 30
    assert [id for id in coming if id in made] == made[::-1], "those that come first first"
    assert coming.index(hand) > coming.index(made[0]), "what has no time comes last"


def test_clubs_and_boards_read_on(house: House) -> None:
    leader = Person(house)
    id = founded([leader])
    for number in range(25):
        leader.post(f"/clubs/{id}/posts", {"words": f"Word {number}"}, 201)
    board = leader.get(f"/clubs/{id}")["board"]
    older = leader.get(f"/clubs/{id}/posts?before={board[-1]['number']}")
    assert [post["words"] for post in board + older] == [f"Word {number}" for number in reversed(range(25))]
    changed = leader.ask("PATCH", f"/clubs/{id}", {"name": f"The {leader.name}s", "about": "Anew.", "arms": 4})
    line = changed["line"]
    assert (line["name"], line["about"], line["arms"]) == (f"The {leader.name}s", "Anew.", 4)


def test_a_leader_puts_a_result_of_the_league_right_even_when_it_is_over(four: list[Person]) -> None:
    _, season = season_of(four)
    four[0].post(f"/seasons/{season}/begin")
    weeks = four[0].get(f"/seasons/{season}")["line"]["weeks"]
    for week in range(1, weeks + 1):
        for game in four[0].get(f"/seasons/{season}?week={week}")["games"]:
            first = 0 if game["seats"][0]["name"] < game["seats"][1]["name"] else 1
            result = {"scores": [10, 5] if first == 0 else [5, 10], "winner": first}
            path = f"/seasons/{season}/games/{game['number']}/result"
            assert four[1].refused("PUT", path, result) == "club_helpers"
            four[0].ask("PUT", path, result)
    over = four[0].get(f"/seasons/{season}")
    order = sorted(person.name for person in four)
    assert (over["line"]["state"], over["line"]["champion"]) == ("over", order[0])
    for week in range(1, weeks + 1):  # the one who won all has lost all
        for game in four[0].get(f"/seasons/{season}?week={week}")["games"]:
            names = [who["name"] for who in game["seats"]]
            if order[0] in names:
                other = 1 - names.index(order[0])
                result = {"scores": [None, None], "winner": other, "why": "The dog."}
                four[0].ask("PUT", f"/seasons/{season}/games/{game['number']}/result", result)
    seen = four[0].get(f"/seasons/{season}?week=1")
    assert seen["line"]["champion"] == order[1]
    assert {game["why"] for game in seen["games"] if game["corrected"]} >= {"The dog."}
    assert [row["who"]["name"] for row in seen["divisions"][0]["rows"]][-1] == order[0]


def test_nobody_comes_to_a_game_of_the_league(four: list[Person]) -> None:
    _, season = season_of(four)
    four[0].post(f"/seasons/{season}/begin")
    number = mine(four[0], season)["number"]
    path = f"/seasons/{season}/games/{number}/result"
    wrong = {"scores": [None, None], "winner": 0, "played": False}
    assert four[0].refused("PUT", path, wrong) == "season_result"
    four[0].ask("PUT", path, {"scores": [None, None], "played": False})
    rows = four[0].get(f"/seasons/{season}")["divisions"][0]["rows"]
    assert sorted((row["played"], row["lost"], row["points"]) for row in rows) == [(0, 0, 0)] * 2 + [(1, 1, 0)] * 2
