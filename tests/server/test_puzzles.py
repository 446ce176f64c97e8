"""Puzzles at a server: today's, the next, answers, ratings, days; for accounts and for guests."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

import bastide
from bastide.puzzles.file import Puzzle, shipped
from bastide.puzzles.judging import best, leaves
from bastide.server.admin.moving import pack, unpack
from bastide.server.clock import time
from bastide.server.puzzles.choosing import day_of, of_day
from bastide.server.puzzles.diary import in_a_row
from bastide.server.puzzles.rating import Strength, after, of_level
from server.house import House, Json
from server.people import Person

GUEST = {"mu": 25.0, "sigma": 8.0}
GAMES = ["carcassonne", "caylus", "magna_carta", "torres"]


def worst(puzzle: Puzzle) -> list[str]:
    return list(min(leaves(puzzle.answers), key=lambda answer: answer[1])[0])


def right(puzzle: Puzzle) -> list[str]:
    return list(best(puzzle)[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_comes_with_everything_that_can_be_answered(house: House, game: str) -> None:
    for puzzle in list(shipped(game).values())[:3]:
        seen: Json = house.get(f"/puzzles/{puzzle.id}")
        assert (seen["game"], seen["seat"], seen["day"]) == (game, puzzle.seat, "")
        assert seen["position"]["to_move"] == puzzle.seat
        assert {one["action"] for one in seen["position"]["legal"]} == set(puzzle.answers)
        whole = {tuple(step["actions"]): step["chance"] for step in seen["steps"] if step["chance"] is not None}
        assert whole == dict(leaves(puzzle.answers))
        for step in seen["steps"]:
            assert (step["position"] is None) == (step["chance"] is not None)


def test_a_puzzle_shows_what_its_seat_sees_and_no_more(house: House) -> None:
    for puzzle in list(shipped("magna_carta").values())[:5]:
        state = bastide.load(puzzle.game).restore(puzzle.snapshot)
        seen = json.dumps(house.get(f"/puzzles/{puzzle.id}")["position"]["view"], sort_keys=True)
        assert seen == json.dumps(state.view(puzzle.seat), sort_keys=True)
        assert all(seen != json.dumps(state.view(seat), sort_keys=True) for seat in (None, 1 - puzzle.seat))


def test_there_are_puzzles_of_every_game_by_theme(house: House) -> None:
    found = house.get("/puzzles")
    assert sorted(one["game"] for one in found) == GAMES
    for one in found:
        assert one["count"] == len(shipped(one["game"]))
        for theme in one["themes"]:
            seen = house.get(f"/puzzles/next?game={one['game']}&theme={theme['theme']}")
            assert theme["theme"] in seen["themes"]


def test_todays_puzzle_is_the_same_for_all(house: House) -> None:
    one, other = Person(house), Person(house)
    for game in GAMES:
        seen = one.get(f"/puzzles/today?game={game}")
        assert seen["day"] == day_of(time())
        assert (
            other.get(f"/puzzles/today?game={game}")["id"]
            == seen["id"]
            == of_day(shipped(game).values(), seen["day"]).id
        )
    assert house.http.get("/puzzles/today?game=chess").status_code == 404


def test_one_day_after_the_other_brings_every_puzzle_in_turn() -> None:
    many = len(shipped("caylus"))
    first = date(2026, 11, 17)
    ids = [of_day(shipped("caylus").values(), (first + timedelta(day)).isoformat()).id for day in range(many)]
    assert sorted(ids) == sorted(shipped("caylus"))


def test_the_first_try_is_rated_and_later_ones_are_not(house: House) -> None:
    person = Person(house)
    puzzle = next(iter(shipped("torres").values()))
    failed = person.post(f"/puzzles/{puzzle.id}/try", {"actions": worst(puzzle)})
    assert (failed["verdict"], failed["best"]) == ("worse", right(puzzle))
    assert failed["chance"] < failed["best_chance"]
    assert failed["rating"]["change"] < 0
    again = person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle)})
    assert (again["verdict"], again["rating"]) == ("best", None)
    diary = person.get("/puzzles/diary")
    (standing,) = diary["standings"]
    assert (standing["game"], standing["tried"], standing["solved"]) == ("torres", 1, 0)
    assert standing["number"] == failed["rating"]["number"]


def test_a_solved_puzzle_raises_the_rating_and_becomes_easier(house: House) -> None:
    person = Person(house)
    puzzle = list(shipped("magna_carta").values())[1]
    before = house.get(f"/puzzles/{puzzle.id}")["number"]
    solved = person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle)})
    assert (solved["verdict"], solved["brings"], solved["best_brings"]) == ("best", [], [])
    assert solved["rating"]["change"] > 0
    assert house.get(f"/puzzles/{puzzle.id}")["number"] < before


def test_the_next_puzzle_is_the_nearest_that_was_not_tried(house: House) -> None:
    person = Person(house)
    met = set()
    for _ in range(3):
        seen = person.get("/puzzles/next?game=magna_carta")
        assert seen["id"] not in met
        met.add(seen["id"])
        puzzle = shipped("magna_carta")[seen["id"]]
        person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle)})
    ids = "".join(f"&tried={id}" for id in shipped("torres"))
    assert house.get(f"/puzzles/next?game=torres{ids}") is None


def test_a_guest_says_how_good_they_are_and_nothing_is_kept(house: House) -> None:
    puzzle = next(iter(shipped("caylus").values()))
    before = house.get(f"/puzzles/{puzzle.id}")["number"]
    path = f"/puzzles/{puzzle.id}/try"
    plain = house.http.post(path, json={"actions": right(puzzle)}).json()
    assert plain["rating"] is None
    rated = house.http.post(path, json={"actions": right(puzzle), "strength": GUEST}).json()
    assert rated["rating"]["change"] > 0
    assert rated["rating"]["mu"] > 25
    assert house.get(f"/puzzles/{puzzle.id}")["number"] == before
    assert house.http.get("/puzzles/diary").status_code == 401


def test_what_is_no_answer_is_refused(house: House) -> None:
    puzzle = next(one for one in shipped("carcassonne").values() if len(right(one)) > 1)
    path = f"/puzzles/{puzzle.id}/try"
    assert house.http.post(path, json={"actions": ["dance"]}).status_code == 409
    assert house.http.post(path, json={"actions": right(puzzle)[:1]}).status_code == 409
    assert house.http.post(path, json={"actions": []}).status_code == 400
    assert house.http.get("/puzzles/00000000").status_code == 404
    assert house.http.get("/puzzles/nothing").status_code == 400


def test_days_are_kept_and_counted(house: House) -> None:
    person = Person(house)
    seen = person.get("/puzzles/today?game=caylus")
    puzzle = shipped("caylus")[seen["id"]]
    person.post(f"/puzzles/{puzzle.id}/try", {"actions": worst(puzzle), "day": seen["day"]})
    diary = person.get("/puzzles/diary")
    assert diary["days"] == [{"day": seen["day"], "game": "caylus", "first": False, "solved": False}]
    assert diary["in_a_row"] == 0
    person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle), "day": seen["day"]})
    diary = person.get("/puzzles/diary")
    assert diary["days"] == [{"day": seen["day"], "game": "caylus", "first": False, "solved": True}]
    assert diary["in_a_row"] == 1


def test_a_day_counts_only_on_the_day_and_for_its_own_puzzle(house: House) -> None:
    person = Person(house)
    today = day_of(time())
    puzzles = shipped("magna_carta").values()
    other = next(puzzle for puzzle in puzzles if puzzle.id != of_day(puzzles, today).id)
    person.post(f"/puzzles/{other.id}/try", {"actions": right(other), "day": today})
    mine = of_day(shipped("caylus").values(), today)
    person.post(f"/puzzles/{mine.id}/try", {"actions": right(mine), "day": "2020-01-01"})
    assert person.get("/puzzles/diary")["days"] == []


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = {"2026-11-13", "2026-11-15", "2026-11-16"}
    assert in_a_row(days, "2026-11-17") == 2
    assert in_a_row({*days, "2026-11-17"}, "2026-11-17") == 3
    assert in_a_row(days, "2026-11-18") == 0
    assert in_a_row({"2026-02-28", "2026-03-01"}, "2026-03-01") == 2


def test_an_account_that_is_deleted_leaves_nothing_behind(house: House) -> None:
    person = Person(house)
    puzzle = next(iter(shipped("torres").values()))
    person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle)})
    store = house.app.state.hall.store
    count = "SELECT COUNT(*) FROM puzzle_tries WHERE player = ?"
    assert house.run(store.fetch(count, person.id))[0][0] == 1
    person.ask("DELETE", "/me", {"password": "a long password"}, 204)
    assert house.run(store.fetch(count, person.id))[0][0] == 0
    assert house.run(store.fetch(count.replace("tries", "ratings"), person.id))[0][0] == 0


def test_what_was_tried_moves_house(open_house, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    old, new = open_house(), open_house()
    person = Person(old)
    puzzle = next(iter(shipped("magna_carta").values()))
    person.post(f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle)})
    diary = person.get("/puzzles/diary")
    file = tmp_path / "all.gz"
    old.run(pack(old.app.state.hall.store, file))
    new.run(unpack(new.app.state.hall.store, file))
    found = new.run(new.app.state.house.diary.of(person.id))
    assert [one.number for one in found.standings] == [one["number"] for one in diary["standings"]]
    assert new.get(f"/puzzles/{puzzle.id}")["number"] == old.get(f"/puzzles/{puzzle.id}")["number"]


def test_two_are_rated_as_openskill_rates_them() -> None:
    model = PlackettLuce()
    for winner, loser in [
        (Strength(), of_level(1)),
        (Strength(31.0, 3.0), of_level(3)),
        (of_level(2), Strength(12.5, 7.0)),
    ]:
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (winner, loser)]
        expected = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[1.0, 2.0])]
        assert [pytest.approx(tuple(one)) for one in after(winner, loser)] == expected


def test_a_page_without_a_server_has_the_same_puzzles() -> None:
    from local.desk import Shelf, get, post

    async def whole() -> None:
        table = await Shelf().open()
        try:
            seen = await get(table, "/puzzles/today?game=caylus")
            puzzle = shipped("caylus")[seen["id"]]
            assert await get(table, f"/puzzles/{puzzle.id}") == {**seen, "day": ""}
            answer = await post(table, f"/puzzles/{puzzle.id}/try", {"actions": right(puzzle), "strength": GUEST})
            assert answer["verdict"] == "best"
            assert answer["rating"]["change"] > 0
        finally:
            await table.close()

    asyncio.run(whole())
