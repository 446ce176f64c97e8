"""The lobby: what strangers find there, the small pictures of positions, and what can be chosen for a new table."""

import gzip
import re

import pytest

import bastide
from bastide.server.thumbs import Thumbs
from server.house import Guest, House, Json
from server.test_identity import person
from server.test_people import together

SMALL = "/picture?size=thumb"
SOFT = [["princess_dragon", "tower"], ["princess_dragon", "catapult"], ["cult", "abbey_mayor"]]


def listed(house: House, made: Json, status: str) -> bool:
    return made["table"]["id"] in {table["id"] for table in house.get(f"/tables?status={status}")}


def test_a_public_table_that_is_watched_with_the_link_is_never_listed_to_watch(house: House) -> None:
    made, tokens = house.filled(start=False, options={"public": True, "spectators": "link"})
    house.command(made, tokens[0], do="start")
    assert not listed(house, made, "playing")
    house.get(f"/tables/{made['table']['id']}", status=403)
    house.play_on(made, tokens)
    assert not listed(house, made, "over")
    house.get(f"/tables/{made['table']['id']}", status=403)
    assert house.seen(made, made["links"]["watch"])["you"] is None


def test_a_table_of_invited_players_may_be_open_to_watch(house: House) -> None:
    made = house.table(options={"public": False, "spectators": "anyone"})
    path = f"/tables/{made['table']['id']}"
    assert not listed(house, made, "open"), "nobody who is not invited may sit down"
    answer = house.post(f"{path}/seats", {"id": "0123456789abcdef", "name": "Stranger"}, status=403)
    assert answer["code"] == "not_allowed"
    house.sit(made)
    house.command(made, made["links"]["seat"], do="start")
    assert listed(house, made, "playing")
    assert house.seen(made, "")["position"] is not None


def test_a_full_table_is_not_listed_as_open(house: House) -> None:
    made = house.table(options={"public": True, "spectators": "anyone"})
    assert listed(house, made, "open")
    token = house.sit(made)["token"]
    assert not listed(house, made, "open")
    house.command(made, token, do="leave")
    assert listed(house, made, "open")


def test_another_game_of_the_same_people_is_theirs_alone(house: House) -> None:
    made, tokens = house.filled(options={"public": True, "spectators": "anyone"})
    house.play_on(made, tokens)
    again = house.command(made, tokens[0], do="rematch")["table"]
    assert again not in {table["id"] for table in house.get("/tables")}


def test_lists_tell_the_names_of_accounts_and_of_guests(house: House) -> None:
    red, me = person(house)
    blue, other = person(house)
    public = {"public": True, "spectators": "anyone"}

    def names(status: str, id: str) -> list[str]:
        (found,) = [table for table in house.get(f"/tables?status={status}") if table["id"] == id]
        return [seat["name"] for seat in found["summary"]["seats"]]

    waiting = red.post("/tables", json={"game": "lots", "options": public}).json()["table"]["id"]
    assert names("open", waiting) == [me["name"], ""]
    made = together(house, red, blue, {"game": "lots", "options": public})
    id = made["table"]["id"]
    assert names("playing", id) == [me["name"], other["name"]]
    mine = {table["id"]: table["summary"]["seats"] for table in red.get("/me/tables").json()}
    assert [seat["name"] for seat in mine[id]] == [me["name"], other["name"]]
    guests = house.table(options=public)
    house.sit(guests, "Anouk")
    house.command(guests, guests["links"]["seat"], do="start")
    assert names("playing", guests["table"]["id"])[1] == "Anouk"
    house.play_on(made, made["tokens"])
    assert names("over", id) == [me["name"], other["name"]]


def test_a_finished_game_is_listed_with_its_result(house: House) -> None:
    made, tokens = house.filled(options={"public": True, "spectators": "anyone"})
    over = house.play_on(made, tokens)
    row = next(row for row in house.get("/tables?status=over") if row["id"] == made["table"]["id"])
    assert row["summary"]["result"] == over["table"]["result"]
    assert row["summary"]["result"]["scores"] == over["position"]["scores"]


def test_a_thumb_shows_what_everybody_knows_and_the_points(house: House) -> None:
    made, tokens = house.filled("magna_carta", players=3)
    state = house.hall.lives[made["table"]["id"]].table.state
    for token in (*tokens, made["links"]["watch"]):
        drawn = house.get(f"/tables/{made['table']['id']}{SMALL}", token)
        assert drawn == {"svg": state.game.draw_small(state.view(None)), "text": "", "scores": state.scores}


@pytest.mark.parametrize("game", ["carcassonne", "caylus", "magna_carta", "torres"])
def test_a_thumb_is_small_over_the_wire(house: House, game: str) -> None:
    made, tokens = house.filled(game)
    answer = house.http.get(f"/tables/{made['table']['id']}{SMALL}", headers={"Authorization": f"Bearer {tokens[0]}"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(answer.content, 6)) < 12_000


def test_the_list_of_games_is_small_over_the_wire(house: House) -> None:
    answer = house.http.get("/games")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(answer.content, 6)) < 5_000


def test_a_thumb_is_drawn_once_for_all_who_ask(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, tokens = house.filled("torres")
    game = type(bastide.load("torres"))
    drawn: list[object] = []
    draw = game.draw_small
    monkeypatch.setattr(house.hall, "thumbs", Thumbs())
    monkeypatch.setattr(game, "draw_small", lambda self, view: drawn.append(view) or draw(self, view))
    path = f"/tables/{made['table']['id']}{SMALL}"
    assert house.get(path, tokens[0]) == house.get(path, made["links"]["watch"])
    assert len(drawn) == 1
    house.play_on(made, tokens, 1)
    house.get(path, tokens[1])
    assert len(drawn) == 2


def test_who_looks_on_later_sees_the_thumb_of_that_time(house: House) -> None:
    made, tokens = house.filled("torres", options={"spectator_delay": 3_600, "spectators": "anyone"})
    house.play_on(made, tokens, 6)
    path = f"/tables/{made['table']['id']}{SMALL}"
    assert house.get(path) == {"svg": None, "text": ""}, "for them the game has not begun"
    assert house.get(path, tokens[0])["svg"] is not None


def test_sets_at_odds_are_refused_in_plain_words(house: House) -> None:
    settings = dict.fromkeys(bastide.load("carcassonne").presets["all"], True) | {"river2": True, "players": 3}
    answer = house.post("/tables", {"game": "carcassonne", "settings": settings}, status=400)
    assert answer["message"]["id"] == "carcassonne.clash.count.river2"
    assert "allow_discouraged" not in answer["message"]["text"]
    house.post("/tables", {"game": "carcassonne", "settings": {**settings, "allow_discouraged": True}}, status=201)


def test_six_players_are_refused_in_plain_words(house: House) -> None:
    answer = house.post("/tables", {"game": "carcassonne", "settings": {"players": 6}}, status=400)
    assert answer["message"]["text"] == "Six can play only with Inns & Cathedrals, which brings the sixth colour."


def test_sets_are_listed_with_tiles_minutes_pictures_and_conflicts(house: House) -> None:
    game = house.get("/games/carcassonne")
    cards = {option["name"]: option["cards"][0] for option in game["options"] if option["cards"]}
    assert sorted(cards) == sorted([*bastide.load("carcassonne").presets["all"], "river2"])
    assert (game["tiles"], game["minutes"]) == (72, 45)
    assert {name: card["tiles"] for name, card in cards.items()} == {
        "inns_cathedrals": 18,
        "traders_builders": 24,
        "princess_dragon": 30,
        "tower": 18,
        "abbey_mayor": 14,
        "king_robber": 5,
        "cult": 5,
        "count": 11,
        "river2": 11,
        "catapult": 12,
    }
    for card in [*cards.values(), {"picture": "base"}]:
        answer = house.http.get(f"/games/carcassonne/pictures/{card['picture']}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.headers["cache-control"] == "public, max-age=86400"
    assert [clash["options"] for clash in game["clashes"] if clash["allowed_by"] is None] == SOFT
    assert [clash["allowed_by"] for clash in game["clashes"] if clash["allowed_by"]] == ["allow_discouraged"]
    assert house.get("/games/carcassonne/pictures/nothing", status=404)["code"] == "unknown"


def test_a_fine_rule_says_for_which_choice_it_is(house: House) -> None:
    options = {option["name"]: option for option in house.get("/games/carcassonne")["options"]}
    assert options["small_city"]["needs"] == {}
    assert options["market_at_barn"]["needs"] == {"count": True, "abbey_mayor": True}
    torres = {option["name"]: option for option in house.get("/games/torres")["options"]}
    assert torres["master_card"]["needs"] == {"variant": "master"}


@pytest.mark.parametrize("game", ["carcassonne", "caylus", "magna_carta", "torres"])
def test_no_option_speaks_of_seat_nought_or_of_thousandths(house: House, game: str) -> None:
    info = house.get(f"/games/{game}")
    said = [option["message"]["text"] for option in info["options"]]
    said += [message["text"] for option in info["options"] for message in option["messages"]]
    cards = [card for option in info["options"] for card in option["cards"]]
    said += [card[part]["text"] for card in cards for part in ("title", "about")]
    odd = [text for text in said if re.search(rf"seat 0|thousandth|{game}\.\S", text, re.IGNORECASE)]
    assert odd == []


def test_a_clock_does_not_begin_to_run_for_who_is_away(house: House) -> None:
    made, tokens = house.filled(start=False, options={"clock": {"kind": "live"}})
    live = house.hall.lives[made["table"]["id"]]
    live.heard.clear()
    answer = house.command(made, tokens[0], 409, do="start")
    assert (answer["code"], answer["message"]["id"]) == ("not_now", "server.refusal.player_away")
    assert answer["message"]["text"].startswith("Player 1 is not here.")
    with Guest(house, made["table"]["id"], tokens[1]).socket:
        house.command(made, tokens[0], do="start")


def test_without_a_clock_that_runs_the_game_begins_whoever_is_away(house: House) -> None:
    for clock in ({"kind": "none"}, {"kind": "correspondence"}):
        made, tokens = house.filled(start=False, options={"clock": clock})
        house.hall.lives[made["table"]["id"]].heard.clear()
        house.command(made, tokens[0], do="start")
