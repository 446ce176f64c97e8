"""Hints where the table allows them, from what the seat knows; reviews of finished games, made once."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

import bastide
from bastide.core import Dealer
from bastide.server import reviews as reviews_module
from bastide.server.hints import Hints
from bastide.server.options import TableOptions, differences
from bastide.server.thinking import Failed
from bastide.server.thinking.reviewer import ReviewRow
from bastide.server.thinking.worker import AdviceRow, HintQuestion, think
from server.conftest import Open
from server.house import House, Json, until

QUICK = {"hint_seconds": 0.1, "review_seconds": 0.2}
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


@pytest.fixture(scope="module")
def parlour(database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody thinks long."""
    with House(tmp_path_factory.mktemp("data"), database(), **QUICK) as house:
        yield house


def alone(house: House, game: str = "carcassonne", **rest: Any) -> tuple[Json, str]:
    """A person against a bot, the person to move."""
    made = house.table(game, bots={"1": "novice"}, **rest)
    token = made["links"]["seat"]
    house.command(made, token, do="start")
    until(lambda: house.seen(made, token)["position"]["legal"])
    return made, token


def hint(house: House, made: Json, token: str, status: int = 200, language: str = "en") -> Json:
    found: Json = house.get(f"/tables/{made['table']['id']}/hint?language={language}", token, status)
    return found


def finished(house: House, game: str = "carcassonne", moves: int = 6, **rest: Any) -> tuple[Json, list[str]]:
    """A game that was resigned after a few moves."""
    made, tokens = house.filled(game, **rest)
    house.play_on(made, tokens, moves)
    house.command(made, tokens[1], do="resign")
    return made, tokens


def reviewed(house: House, made: Json, token: str) -> Json:
    """The review, once it is there."""
    path = f"/tables/{made['table']['id']}/review"
    house.post(path, token=token, status=200)
    until(lambda: house.get(path, token)["status"] in ("done", "failed"), 120)
    found: Json = house.get(path, token)
    return found


# Hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_three_legal_moves_with_chances_points_and_clauses(parlour: House, game: str) -> None:
    made, token = alone(parlour, game)
    seen = parlour.seen(made, token)
    assert seen["table"]["no_hints"] is None
    found = hint(parlour, made, token)
    assert (found["seq"], found["seat"]) == (seen["table"]["seq"], 0)
    offers = {offer["action"]: offer["message"]["text"] for offer in seen["position"]["legal"]}
    assert 1 <= len(found["moves"]) == min(3, len(offers))
    rules = bastide.load(game).rulebook
    for move in found["moves"]:
        assert move["message"]["text"] == offers[move["action"]]
        assert 0 <= move["chance"] <= 1
        assert all(event["clause"] in rules and event["message"]["text"] for event in move["events"])
        assert all(then["message"]["text"] for then in move["then"])
    assert len({move["action"] for move in found["moves"]}) == len(found["moves"])


def test_a_hint_looks_beyond_what_is_planned_but_not_beyond_luck(parlour: House) -> None:
    made, token = alone(parlour, settings={"start_player": 0})
    place = parlour.seen(made, token)["position"]["legal"][0]["action"]

    def planning(*actions: str, status: int) -> Json:
        named = urlencode([("planned", action) for action in actions])
        found: Json = parlour.get(f"/tables/{made['table']['id']}/hint?{named}", token, status)
        return found

    moves = planning(place, status=200)["moves"]
    assert moves
    assert {move["action"].split()[0] for move in moves} <= {"deploy", "pass"}
    assert planning(place, "pass", status=409)["code"] == "not_now"
    assert planning("pass", status=409)["code"] == "illegal"
    assert planning("fly", status=409)["code"] == "bad_action"


def test_a_hint_looks_beyond_a_card_of_ones_own_that_only_the_others_have_not_seen(parlour: House) -> None:
    made, token = alone(parlour, "torres", settings={"first_player": 0})
    order = ["buy", "end", "keep", "return", "tower", "spread", "knight", "king"]
    for _ in range(100):
        until(lambda: parlour.seen(made, token)["position"]["legal"])
        seen = parlour.seen(made, token)
        legal = [offer["action"] for offer in seen["position"]["legal"]]
        held = [action for action in legal if action.startswith("play ")]
        if held:
            break
        action = min(legal, key=lambda action: (*order, action.split()[0]).index(action.split()[0]))
        parlour.command(made, token, do="play", seq=seen["table"]["seq"], action=action)
    named = urlencode([("planned", held[0])])
    found = parlour.get(f"/tables/{made['table']['id']}/hint?{named}", token)
    assert found["moves"]
    assert held[0] not in [move["action"] for move in found["moves"]]


def test_a_hint_is_translated_for_who_asks_and_searched_once(parlour: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, token = alone(parlour)
    english = hint(parlour, made, token)

    async def nothing(*_: object) -> list[AdviceRow]:
        raise Failed("late")

    monkeypatch.setattr(parlour.hall.driver.thinkers, "advise", nothing)
    hungarian = hint(parlour, made, token, language="hu")
    assert [move["action"] for move in hungarian["moves"]] == [move["action"] for move in english["moves"]]
    assert hungarian["moves"][0]["message"]["text"] != english["moves"][0]["message"]["text"]
    parlour.command(made, token, do="play", seq=english["seq"], action=english["moves"][0]["action"])
    if parlour.seen(made, token)["position"]["legal"]:
        assert hint(parlour, made, token, 503)["code"] == "unavailable"


@pytest.mark.parametrize(
    ("options", "people", "reason"),
    [
        ({}, 2, "hints_alone"),
        ({"rated": True}, 1, "hints_rated"),
        ({"clock": {"kind": "live"}}, 1, "hints_clock"),
        ({"clock": {"kind": "correspondence"}}, 1, "hints_clock"),
        ({"hints": "nobody"}, 1, "hints_nobody"),
        ({"hints": "everyone"}, 2, None),
        ({"hints": "everyone", "rated": True, "clock": {"kind": "live"}}, 2, None),
        ({}, 1, None),
    ],
)
def test_a_table_says_whether_and_why_not_it_allows_hints(
    parlour: House, options: Json, people: int, reason: str | None
) -> None:
    if people == 1:
        made, token = alone(parlour, options=options)
        tokens = [token]
    else:
        made, tokens = parlour.filled("carcassonne", options=options)
    seen = parlour.seen(made, tokens[0])
    token = tokens[seen["position"]["to_move"]]
    if reason is None:
        assert seen["table"]["no_hints"] is None
        assert hint(parlour, made, token)["moves"]
        return
    refused = hint(parlour, made, token, 403)
    assert refused["code"] == "not_allowed"
    assert refused["message"]["id"] == f"server.refusal.{reason}"
    assert refused["message"] == seen["table"]["no_hints"]
    romanian = hint(parlour, made, token, 403, "ro")["message"]["text"]
    assert romanian != refused["message"]["text"]


def test_a_hint_that_could_not_be_looked_for_is_looked_for_again(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_process(*_: object) -> None:
        raise OSError("no more processes")

    made, token = alone(parlour, "torres")
    with monkeypatch.context() as busy:
        busy.setattr(parlour.hall.driver.thinkers, "advise", no_process)
        assert hint(parlour, made, token, 500)["code"] == "failed"
    assert len(hint(parlour, made, token)["moves"]) == 3


def test_hints_for_everyone_are_shown_as_a_difference_from_the_usual() -> None:
    game = bastide.load("torres")
    (difference,) = differences(game, game.read_settings(2), TableOptions(hints="everyone"))
    assert (difference.name, difference.value, difference.usual) == ("hints", "everyone", "alone")
    assert not differences(game, game.read_settings(2), TableOptions())


def test_a_house_without_hints_says_so(open_house: Open) -> None:
    house = open_house(hint_seconds=0)
    made, token = alone(house, "torres", options={"hints": "everyone"})
    assert hint(house, made, token, 403)["message"]["id"] == "server.refusal.hints_off"


def test_who_is_not_to_move_gets_no_hint(parlour: House) -> None:
    made, tokens = parlour.filled("torres", options={"hints": "everyone"})
    mover = parlour.seen(made, tokens[0])["position"]["to_move"]
    assert hint(parlour, made, tokens[1 - mover], 409)["code"] == "not_your_turn"
    assert hint(parlour, made, made["links"]["watch"], 403)["message"]["id"] == "server.refusal.not_seated"
    assert hint(parlour, made, made["links"]["host"], 403)["message"]["id"] == "server.refusal.not_seated"
    parlour.command(made, tokens[0], do="propose", what="pause")
    parlour.command(made, tokens[1], do="answer", seq=parlour.seen(made, tokens[1])["table"]["seq"], yes=True)
    assert hint(parlour, made, tokens[mover], 409)["code"] == "not_now"
    parlour.command(made, tokens[0], do="resign")
    assert hint(parlour, made, tokens[mover], 409)["code"] == "over"


def test_an_open_table_and_a_table_that_is_not_there_have_no_hint(parlour: House) -> None:
    made = parlour.table("torres", bots={"1": "novice"})
    assert hint(parlour, made, made["links"]["seat"], 409)["message"]["id"] == "server.refusal.not_started"
    assert parlour.get("/tables/nowhere/hint", status=404)["code"] == "unknown"
    assert parlour.get("/tables/nowhere/hint?language=7", status=400)["code"] == "bad_request"
    assert parlour.get("/tables/nowhere/review", status=404)["code"] == "unknown"


def test_hints_cannot_be_asked_for_without_end(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bastide.server.limits.RATES, "hint", (1, 0.01))
    house = open_house(limits=True, **QUICK)
    made, token = alone(house, "torres", settings={"first_player": 0})
    first = hint(house, made, token)
    assert hint(house, made, token) == first, "the same hint again costs nothing"
    house.command(made, token, do="play", seq=first["seq"], action=first["moves"][0]["action"])
    until(lambda: house.seen(made, token)["position"]["legal"])
    refused = hint(house, made, token, 429)
    assert refused["code"] == "too_often"
    assert refused["wait"] > 0


@pytest.mark.parametrize(("game", "settings"), [("magna_carta", {}), ("torres", {"first_player": 0})])
def test_a_hint_knows_nothing_that_the_seat_does_not(
    parlour: House, game: str, settings: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the worker is asked is the same, byte for byte, whatever the others hold; it knows nothing else."""
    made, tokens = parlour.filled(game, settings=settings, options={"hints": "everyone"})
    asked: list[bytes] = []

    async def caught(self: Any, question: HintQuestion, seconds: float, asking: object) -> Any:
        asked.append(msgspec.json.encode(question))
        return think(msgspec.structs.replace(question, seconds=0.01))

    monkeypatch.setattr(type(parlour.hall.driver.thinkers), "_put", caught)
    live = parlour.run(parlour.hall.live(made["table"]["id"]))
    deal = Dealer(4)
    others = 0
    for move in range(120):
        now = parlour.play_on(made, tokens, 1, seed=move)
        if others == 6 or now["table"]["status"] == "over":
            break
        true, seat = live.table.match.state, live.table.mover
        twin = true.determinize(seat, deal)
        if twin == true:
            continue
        others += 1
        asked.clear()
        for state in (true, twin):
            live.table.match.state = state
            parlour.run(Hints(parlour.hall).find(live))
        live.table.match.state = true
        assert asked[0] == asked[1]
        assert msgspec.json.decode(asked[0])["type"] == "hint"
    assert others == 6, "the hidden cards were hardly ever others"


def test_a_worker_that_cannot_find_a_hint_says_why() -> None:
    assert think(HintQuestion("torres", 1, 0.1, {})).problem.startswith("BadSnapshot")


# Reviews


def test_a_finished_game_is_reviewed_once_for_everybody(parlour: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, tokens = finished(parlour)
    path = f"/tables/{made['table']['id']}/review"
    assert parlour.get(path, tokens[0]) == {"status": "none", "part": 0.0, "ahead": 0, "review": None}
    info = reviewed(parlour, made, tokens[0])
    assert info["status"] == "done"
    review = info["review"]
    steps = [point["step"] for point in review["curve"]]
    assert steps == sorted(steps)
    assert len(steps) == sum(review["decisions"])
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in review["curve"])
    assert abs(sum(review["luck"])) < 0.001
    assert all(given >= 0 for given in review["given_away"])
    position = f"/tables/{made['table']['id']}/positions"
    for swing in review["swings"]:
        assert parlour.get(f"{position}/{swing['step']}", tokens[0])["to_move"] == swing["seat"]
        assert swing["made"]["message"]["text"]
        assert swing["better"]["message"]["text"]
        assert 0 < swing["lost"] <= swing["chance"]
    for draw in review["draws"]:
        assert parlour.get(f"{position}/{draw['step']}", tokens[0])["to_move"] == -1

    async def never(*_: object) -> ReviewRow:
        raise AssertionError("it was made again")

    monkeypatch.setattr(reviews_module.Reviews, "_make", never)
    assert parlour.post(path, token=tokens[1], status=200) == info
    assert parlour.get(path, made["links"]["watch"]) == info
    italian = parlour.get(f"{path}?language=it", tokens[1])["review"]
    assert [swing["better"]["action"] for swing in italian["swings"]] == [
        swing["better"]["action"] for swing in review["swings"]
    ]
    assert (
        not review["swings"]
        or italian["swings"][0]["made"]["message"]["text"] != review["swings"][0]["made"]["message"]["text"]
    )


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta"])
def test_every_game_can_be_reviewed(parlour: House, game: str) -> None:
    made, tokens = finished(parlour, game, 4)
    info = reviewed(parlour, made, tokens[0])
    assert info["status"] == "done"
    assert sum(info["review"]["decisions"]) > 0


def test_a_review_is_kept_for_the_next_process(
    database: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = database()
    with House(tmp_path, address, **QUICK) as first:
        made, tokens = finished(first, moves=3)
        info = reviewed(first, made, tokens[0])

    async def never(*_: object) -> ReviewRow:
        raise AssertionError("it was made again")

    monkeypatch.setattr(reviews_module.Reviews, "_make", never)
    with House(tmp_path, address, **QUICK) as second:
        assert second.get(f"/tables/{made['table']['id']}/review", tokens[0]) == info


def test_a_game_that_is_on_is_not_reviewed(parlour: House) -> None:
    made, tokens = parlour.filled("torres")
    path = f"/tables/{made['table']['id']}/review"
    assert parlour.get(path, tokens[0], 409)["message"]["id"] == "server.refusal.not_over"
    assert parlour.post(path, token=tokens[0], status=409)["code"] == "not_now"
    open_table = parlour.table("torres")
    path = f"/tables/{open_table['table']['id']}/review"
    assert parlour.get(path, open_table["links"]["seat"], 409)["message"]["id"] == "server.refusal.not_started"
    assert parlour.get(path, "", 403)["code"] == "not_allowed"


def test_a_game_without_a_move_has_nothing_to_review(parlour: House) -> None:
    made, tokens = finished(parlour, moves=0)
    path = f"/tables/{made['table']['id']}/review"
    assert parlour.post(path, token=tokens[0], status=409)["message"]["id"] == "server.refusal.review_empty"


def test_spectators_who_are_behind_do_not_learn_from_the_review_that_it_is_over(parlour: House) -> None:
    made, tokens = finished(parlour, moves=2, options={"spectator_delay": 600})
    path = f"/tables/{made['table']['id']}/review"
    assert parlour.get(path, tokens[0])["status"] == "none"
    assert parlour.get(path, made["links"]["watch"], 409)["message"]["id"] == "server.refusal.not_over"


def test_reviews_are_made_one_at_a_time_and_not_without_end(parlour: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [finished(parlour, "torres", 1) for _ in range(3)]
    paths = [f"/tables/{made['table']['id']}/review" for made, _ in tables]
    together: list[int] = []
    working = 0
    go_on = asyncio.Event()

    async def slowly(self: Any, id: str, record: str) -> ReviewRow:
        nonlocal working
        working += 1
        together.append(working)
        self._parts[id] = 0.25
        await go_on.wait()
        working -= 1
        return ReviewRow([1, 0], 0.1, [(0, [0.5, 0.5])], [], [], [0.0, 0.0], [0.0, 0.0])

    monkeypatch.setattr(reviews_module.Reviews, "_make", slowly)
    monkeypatch.setattr(reviews_module, "MOST_WAITING", 2)
    tokens = [seats[0] for _, seats in tables]
    parlour.post(paths[0], token=tokens[0], status=200)
    until(lambda: parlour.get(paths[0], tokens[0])["part"] == 0.25)
    waiting = parlour.post(paths[1], token=tokens[1], status=200)
    assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
    again = parlour.post(paths[1], token=tokens[1], status=200)
    assert again == waiting, "asking twice does not wait twice"
    refused = parlour.post(paths[2], token=tokens[2], status=503)
    assert refused["message"]["id"] == "server.refusal.reviews_full"
    parlour.loop.call_soon_threadsafe(go_on.set)
    until(lambda: parlour.get(paths[1], tokens[1])["status"] == "done")
    assert together == [1, 1]


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(parlour: House) -> None:
    made, tokens = finished(parlour, "lots", 2)  # its workers do not know this game
    info = reviewed(parlour, made, tokens[0])
    assert info == {"status": "failed", "part": 0.0, "ahead": 0, "review": None}
    again = parlour.post(f"/tables/{made['table']['id']}/review", token=tokens[0], status=200)
    assert again["status"] == "running"


def test_reviews_cannot_be_asked_for_without_end(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bastide.server.limits.RATES, "review", (1, 0.01))

    async def quickly(*_: object) -> ReviewRow:
        return ReviewRow([1, 0], 0.1, [(0, [0.5, 0.5])], [], [], [0.0, 0.0], [0.0, 0.0])

    monkeypatch.setattr(reviews_module.Reviews, "_make", quickly)
    house = open_house(limits=True, review_seconds=1.0)
    tables = [finished(house, "torres", 1, options={"public": True, "spectators": "anyone"}) for _ in range(2)]
    paths = [f"/tables/{made['table']['id']}/review" for made, _ in tables]
    house.post(paths[0], status=200)
    until(lambda: house.get(paths[0])["status"] == "done")
    assert house.post(paths[0], status=200)["status"] == "done", "looking at what is there costs nothing"
    assert house.post(paths[1], status=429)["code"] == "too_often"


def test_a_house_without_reviews_says_so(open_house: Open) -> None:
    house = open_house(review_seconds=0)
    made, tokens = finished(house, "torres", 1)
    path = f"/tables/{made['table']['id']}/review"
    assert house.get(path, tokens[0])["status"] == "none"
    assert house.post(path, token=tokens[0], status=403)["message"]["id"] == "server.refusal.reviews_off"


def test_a_table_goes_on_while_a_review_is_made(parlour: House) -> None:
    made, tokens = finished(parlour, "caylus", 10)
    parlour.post(f"/tables/{made['table']['id']}/review", token=tokens[0], status=200)
    other, token = alone(parlour, "torres", settings={"first_player": 0})
    for _ in range(3):
        now = parlour.seen(other, token)
        parlour.command(other, token, do="play", seq=now["table"]["seq"], action=now["position"]["legal"][0]["action"])
        until(lambda: parlour.seen(other, token)["position"]["legal"])


def test_the_document_describes_hints_and_reviews(parlour: House) -> None:
    paths = parlour.get("/openapi.json")["paths"]
    described = {
        operation["operationId"]: operation
        for path in paths.values()
        for operation in path.values()
        if operation["operationId"] in ("hint", "review", "askForReview")
    }
    assert set(described) == {"hint", "review", "askForReview"}
    for operation in described.values():
        assert len(operation["description"]) > 40
        assert {"200", "403", "404", "409", "429"} <= set(operation["responses"])
    assert {tag for operation in described.values() for tag in operation["tags"]} == {"hints and reviews"}
