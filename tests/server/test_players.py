"""The page of a player: what they show, and nothing about tables that are not for everybody."""

from uuid import uuid4

import httpx
import pytest

from bastide.server.numbers import number_of
from server.house import House, Json, until
from server.test_identity import person
from server.test_people import UNDER, together


def play(house: House, red: httpx.Client, blue: httpx.Client, table: Json, seed: int = 1) -> Json:
    """A whole game of two accounts, taken down when this returns."""
    before = red.get("/me/news").json()["games"]
    made = together(house, red, blue, table)
    end = house.play_on(made, made["tokens"], seed=seed)
    until(lambda: red.get("/me/news").json()["games"] == before + 1)
    return end["table"]


def test_a_page_tells_what_was_played_and_with_whom(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)
    blue.patch("/me", json={"arms": 4})
    ends = [play(house, red, blue, UNDER, seed) for seed in (1, 2, 3)]
    won = [end["result"]["winners"] == [0] for end in ends]
    page = house.get(f"/players/{me['name'].upper()}")
    assert (page["name"], page["you"], page["games"], page["won"]) == (me["name"], False, 3, sum(won))
    assert page["by_game"] == [{"game": "lots", "games": 3, "won": sum(won)}]
    assert page["met"] == [{"name": other["name"], "games": 3, "bot": False, "arms": 4}]
    games = house.get(f"/players/{me['name']}/games")
    assert [game["table"] for game in games] == [end["id"] for end in reversed(ends)]
    assert [game["won"] for game in games] == won[::-1]
    assert [seat["name"] for seat in games[0]["seats"]] == [me["name"], other["name"]]
    earlier = house.get(f"/players/{me['name']}/games?before={games[0]['ended']}")
    assert [game["table"] for game in earlier] == [end["id"] for end in reversed(ends[:2])]
    assert len(house.get(f"/players/{me['name']}/games?won=true")) == sum(won)
    assert house.get(f"/players/{me['name']}/games?game=torres") == []
    against = house.get(f"/players/{me['name']}/against/{other['name']}")
    assert against["won"] + against["shared"] + against["lost"] == 3
    back = house.get(f"/players/{other['name']}/against/{me['name']}")
    assert (back["won"], back["lost"]) == (against["lost"], against["won"])


def test_a_page_says_whether_its_player_may_be_invited(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)

    def asks() -> bool:
        return bool(red.get(f"/players/{other['name']}").json()["asks"])

    assert asks()
    assert not red.get(f"/players/{me['name']}").json()["asks"], "nobody invites themselves"
    assert not house.get(f"/players/{other['name']}")["asks"], "a guest invites by the link"
    blue.patch("/me", json={"invites": "met"})
    assert not asks()
    play(house, red, blue, UNDER)
    assert asks()
    blue.put(f"/me/people/{me['id']}", json={"how": "blocked"})
    assert not asks()


def test_private_games_are_known_to_who_played_them_only(house: House) -> None:
    (red, me), (blue, other), (third, _) = person(house), person(house), person(house)
    play(house, red, blue, {"game": "lots"})
    for asker, count in ((red, 1), (blue, 1), (third, 0), (httpx.Client(base_url=red.base_url), 0)):
        assert asker.get(f"/players/{me['name']}").json()["games"] == count
        assert len(asker.get(f"/players/{me['name']}/games").json()) == count
        assert len(asker.get(f"/players/{me['name']}/against/{other['name']}").json()["games"]) == count


def test_a_delayed_game_is_counted_when_spectators_know_its_end(house: House) -> None:
    (red, me), (blue, _) = person(house), person(house)
    play(house, red, blue, {**UNDER, "options": {**UNDER["options"], "spectator_delay": 600}})
    assert red.get(f"/players/{me['name']}").json()["games"] == 1
    assert house.get(f"/players/{me['name']}")["games"] == 0


def test_who_shows_nothing_shows_nothing(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)
    play(house, red, blue, UNDER)
    red.patch("/me", json={"page": "nobody", "words": "  I answer in the\x07 evening. "})
    page = house.get(f"/players/{me['name']}")
    assert (page["shows"], page["games"], page["ratings"], page["words"]) == (False, 0, [], "I answer in the evening.")
    assert house.get(f"/players/{me['name']}/games") == []
    assert house.get(f"/players/{other['name']}/against/{me['name']}")["games"] == []
    assert red.get(f"/players/{me['name']}").json()["games"] == 1


def test_a_page_tells_in_which_languages_one_is_spoken_to(house: House) -> None:
    red, me = person(house)
    assert house.get(f"/players/{me['name']}")["languages"] == []
    assert red.patch("/me", json={"languages": ["en", "fr"]}).status_code == 200
    assert red.patch("/me", json={"words": "I answer in the evening."}).status_code == 200
    assert house.get(f"/players/{me['name']}")["languages"] == ["en", "fr"]
    for wrong in (["English"], ["<b>"], ["en"] * 9):
        assert red.patch("/me", json={"languages": wrong}).status_code == 400
    assert red.get("/me/choices").json()["languages"] == ["en", "fr"]


def test_a_rating_begins_at_1300_and_its_curve_names_its_games(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)
    rated = {**UNDER, "options": {**UNDER["options"], "rated": True}}
    for browser in (red, blue):
        browser.patch("/me", json={"rated": True})
    end = play(house, red, blue, rated)
    until(lambda: red.get("/me/ratings").json())
    (rating,) = house.get(f"/players/{me['name']}")["ratings"]
    assert number_of() == 1300
    assert rating["number"] == number_of(rating["mu"], rating["sigma"])
    (point,) = house.get(f"/players/{me['name']}/ratings/lots/history")
    assert (point["number"], point["table"], point["scores"]) == (rating["number"], end["id"], end["result"]["scores"])
    (game,) = house.get(f"/players/{me['name']}/games")
    assert (game["number"], game["change"]) == (rating["number"], rating["number"] - 1300)
    red.patch("/me", json={"rated": False})
    assert house.get(f"/players/{me['name']}")["ratings"] == []
    assert house.get(f"/players/{me['name']}/ratings/lots/history") == []
    assert len(house.get(f"/players/{other['name']}/ratings/lots/history")) == 1


def test_winning_raises_the_number_and_losing_lowers_it(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)
    for browser in (red, blue):
        browser.patch("/me", json={"rated": True})
    made = together(house, red, blue, {"game": "lots", "options": {"rated": True}})
    house.command(made, made["tokens"][0], do="resign")
    until(lambda: red.get("/me/ratings").json())
    lost = red.get(f"/players/{me['name']}").json()["ratings"][0]["number"]
    won = blue.get(f"/players/{other['name']}").json()["ratings"][0]["number"]
    assert lost < 1300 < won


def test_who_departs_has_no_page_and_is_nobody_elsewhere(house: House) -> None:
    (red, me), (blue, other) = person(house), person(house)
    play(house, red, blue, UNDER)
    assert blue.delete("/me").status_code == 204
    assert house.get(f"/players/{other['name']}", status=404)["code"] == "unknown"
    assert house.get(f"/players/{me['name']}")["met"] == []
    (game,) = house.get(f"/players/{me['name']}/games")
    assert [seat["name"] for seat in game["seats"]] == [me["name"], ""]


def test_players_are_found_by_a_part_of_their_names(house: House) -> None:
    mark = uuid4().hex[:8]
    for name in (f"Zoe {mark}", f"{mark} Anna", "50% off_"):
        if not name.startswith("50"):
            person(house, name)
    found = house.get(f"/players?name={mark.upper()}")
    assert [player["name"] for player in found] == [f"{mark} Anna", f"Zoe {mark}"]
    assert house.get("/players?name=%25%25") == []
    assert house.get("/players?name=nobody-has-this") == []


def test_nobody_who_played_a_game_has_it_in_their_history_before_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (red, me), (blue, other) = person(house), person(house)
    store, written = house.hall.store, []
    execute = store.execute

    async def noted(sql: str, *values: object) -> int:
        if "INTO played" in sql:
            written.append([who for who in (me["id"], other["id"]) if who in values])
        return int(await execute(sql, *values))

    monkeypatch.setattr(store, "execute", noted)
    play(house, red, blue, UNDER)
    assert written == [[me["id"], other["id"]]]


@pytest.mark.parametrize("restart", [False, True])
def test_games_that_ended_before_are_taken_down(house: House, restart: bool) -> None:
    (red, me), (blue, _) = person(house), person(house)
    play(house, red, blue, UNDER)
    if restart:
        house.run(house.hall.store.execute("DELETE FROM played WHERE player = ?", me["id"]))
        assert house.run(house.app.state.history.catch_up()) == 1
    assert house.run(house.app.state.history.catch_up()) == 0
    assert house.get(f"/players/{me['name']}")["games"] == 1
