"""The engine for studies: lines as they are found, kept, left, limited, and never about one's running game."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bastide
from bastide.core import CHANCE, Dealer, Message, State, languages, render
from bastide.server import searches as searches_module
from bastide.server.limits import RATES
from bastide.server.searches import Lane
from bastide.server.thinking.studying import SearchQuestion, SearchRow, Studying
from bastide.server.thinking.worker import Reply, Thinker
from server.conftest import Open
from server.house import Guest, House, Json, bearer, until
from server.test_review import finished

GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
PATIENCE = 200.0
"""Seconds: on a machine that is busy, a process that gives way comes up late."""


@pytest.fixture(scope="module")
def parlour(database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody thinks long."""
    with House(tmp_path_factory.mktemp("data"), database(), search_seconds=0.3) as house:
        yield house


def somewhere(game: str, steps: int = 30, seed: int = 4) -> State:
    """A position in which somebody decides."""
    state, dealer = bastide.load(game).start(players=2), Dealer(seed)
    while steps > 0 or state.to_move == CHANCE or len(state.legal_codes()) < 2:
        legal = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[int(dealer.below(len(legal)))])
        steps -= 1
    return state


def search(house: House, wish: Json, token: str = "", status: int = 200, **more: str) -> Any:
    """All answers to a search, or the refusal."""
    answer = house.http.post(
        "/search", params={"language": "en", **more}, json=wish, headers=bearer(token), timeout=PATIENCE
    )
    assert answer.status_code == status, answer.text
    if status != 200:
        return answer.json()
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_lines_come_one_answer_after_the_other_and_the_last_is_done(parlour: House, game: str) -> None:
    state = somewhere(game)
    answers = search(parlour, {"snapshot": state.snapshot(), "seconds": 0.3, "lines": 2})
    assert [each["done"] for each in answers] == [False] * (len(answers) - 1) + [True]
    legal = {str(action) for action in state.legal_actions()}
    for each in answers:
        assert each["seat"] == int(state.to_move)
        assert 1 <= len(each["lines"]) <= 2
        assert len({line["visits"] for line in each["lines"]}) == 1
        assert each["chances"] == each["lines"][0]["chances"]
        for line in each["lines"]:
            assert line["action"] in legal
            assert line["message"]["text"]
            assert sum(line["chances"]) == pytest.approx(1.0, abs=0.001)
            assert len(line["points"]) == 2


def test_the_position_is_named_in_one_of_four_ways(parlour: House) -> None:
    made, tokens = finished(parlour, "torres")
    id = made["table"]["id"]
    record = parlour.http.get(f"/tables/{id}/record", headers=bearer(tokens[0])).text
    by_table = search(parlour, {"table": id, "step": 4, "seconds": 0.1}, tokens[0])[-1]
    by_record = search(parlour, {"record": record, "step": 4, "seconds": 0.1})[-1]
    assert by_table["lines"] == by_record["lines"]
    game = bastide.load("torres")
    frames = bastide.replay(game, bastide.Record.read(record))
    actions = [str(action) for _, action in frames[:4]]
    by_actions = search(parlour, {"game": "torres", "settings": {"players": 2}, "actions": actions, "seconds": 0.1})
    assert by_actions[-1]["seat"] == by_table["seat"]
    assert search(parlour, {"snapshot": frames[4][0].snapshot(), "seconds": 0.1})[-1]["lines"] == by_table["lines"]


def test_what_is_no_position_is_refused_with_a_sentence(parlour: House) -> None:
    assert search(parlour, {}, status=400)["code"] == "bad_request"
    assert search(parlour, {"game": "torres", "table": "abc"}, status=400)["code"] == "bad_request"
    assert search(parlour, {"game": "chess"}, status=400)["code"] == "bad_request"
    assert search(parlour, {"snapshot": {"game": "torres"}}, status=400)["code"] == "bad_request"
    assert search(parlour, {"record": "no record"}, status=400)["code"] == "bad_request"
    assert search(parlour, {"table": "unknown"}, status=404)["code"] == "unknown"
    state = somewhere("torres")
    assert search(parlour, {"snapshot": state.snapshot(), "knowing": 7}, status=400)["code"] == "bad_request"
    illegal = search(parlour, {"snapshot": state.snapshot(), "actions": ["knight a1"]}, status=409)
    assert illegal["code"] == "illegal"
    assert illegal["clauses"]


def test_where_luck_decides_there_are_chances_alone(parlour: House) -> None:
    answers = search(parlour, {"game": "carcassonne", "settings": {"players": 3}})
    assert answers[-1]["seat"] is None
    assert answers[-1]["lines"] == []
    assert sum(answers[-1]["chances"]) == pytest.approx(1.0, abs=0.001)


def test_the_host_says_how_long_is_thought(parlour: House, open_house: Open) -> None:
    answers = search(parlour, {"snapshot": somewhere("carcassonne", seed=9).snapshot(), "seconds": 3000})
    assert answers[-1]["done"]
    house = open_house(search_seconds=0.0)
    refused = search(house, {"game": "torres"}, status=403)
    assert refused["message"]["id"] == "server.refusal.searches_off"


def test_what_was_found_is_kept_for_who_asks_the_same(parlour: House) -> None:
    wish = {"snapshot": somewhere("caylus", 45).snapshot(), "seconds": 0.2}
    first = search(parlour, wish)
    assert search(parlour, wish) == first[-1:]
    searches = parlour.app.state.house.searches
    assert len(searches._kept) <= 300
    assert not searches._under_way


def test_a_search_that_nobody_listens_to_is_left(open_house: Open) -> None:
    house = open_house(search_seconds=3600.0)
    searches = house.app.state.house.searches
    wish = {"snapshot": somewhere("carcassonne").snapshot(), "seconds": 3600}
    with house.http.stream("POST", "/search", json=wish, timeout=PATIENCE) as answer:
        assert json.loads(next(answer.iter_lines()))["lines"]
        assert searches._under_way
    until(lambda: not searches._under_way, PATIENCE)
    other = {"snapshot": somewhere("carcassonne", seed=5).snapshot(), "seconds": 3600}
    with house.http.stream("POST", "/search", json=other, timeout=PATIENCE) as answer:
        assert answer.status_code == 200
    until(lambda: not searches._under_way, PATIENCE)


def test_people_who_wait_for_their_bots_come_first(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, polled, asked = [True], [0], [0]

    def wanted(self: object) -> bool:
        polled[0] += 1
        return waiting[0]

    whole = Lane._a_little

    async def counted(self: Lane, question: SearchQuestion) -> SearchRow | None:
        asked[0] += 1
        return await whole(self, question)

    house = open_house(search_seconds=0.2)
    monkeypatch.setattr(searches_module, "GIVES_WAY", 3600.0)
    monkeypatch.setattr(type(house.hall.driver.thinkers), "wanted", property(wanted))
    monkeypatch.setattr(Lane, "_a_little", counted)
    wish = {"snapshot": somewhere("torres").snapshot(), "seconds": 0.2}
    with ThreadPoolExecutor() as somebody:
        answers = somebody.submit(search, house, wish)
        until(lambda: polled[0] > 10, PATIENCE)
        assert asked == [0]
        waiting[0] = False
        assert answers.result()[-1]["done"]
    assert asked[0] > 0


def test_a_search_does_not_wait_for_ever(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house(search_seconds=0.2)
    monkeypatch.setattr(searches_module, "GIVES_WAY", 0.1)
    monkeypatch.setattr(type(house.hall.driver.thinkers), "wanted", property(lambda self: True))
    assert search(house, {"snapshot": somewhere("torres", seed=6).snapshot(), "seconds": 0.2})[-1]["done"]


def test_how_often_one_may_ask_is_limited(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "search", (2, 0.000001))
    house = open_house(limits=True, search_seconds=0.1)
    positions = [somewhere("magna_carta", 20, seed).snapshot() for seed in (1, 2, 3)]
    for position in (positions[0], positions[1], positions[0]):
        assert search(house, {"snapshot": position})[-1]["done"], "what is known costs nothing"
    assert search(house, {"snapshot": positions[2]}, status=429)["code"] == "too_often"
    assert search(house, {"snapshot": positions[1]})[-1]["done"]


# Never about one's running game


def running(house: House, game: str = "torres") -> tuple[Json, list[str], State]:
    """A game of two people that goes on, and its position."""
    made, tokens = house.filled(game)
    house.play_on(made, tokens, 6)
    return made, tokens, house.hall.lives[made["table"]["id"]].table.state


def refused_as_running(answer: Json) -> bool:
    return answer["code"] == "not_allowed" and answer["message"]["id"] == "server.refusal.search_running"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_of_a_running_game_of_the_asker(parlour: House, game: str) -> None:
    _, tokens, state = running(parlour, game)
    seat = int(state.to_move)
    wish = {"snapshot": state.determinize(seat, Dealer(8)).snapshot()}
    assert refused_as_running(search(parlour, wish, tokens[0], status=403))
    assert refused_as_running(search(parlour, wish, tokens[1], status=403))
    assert search(parlour, wish)[-1]["done"], "who does not play there may ask"


def test_nor_of_an_earlier_position_of_it_nor_of_a_line_that_leads_through_it(parlour: House) -> None:
    made, tokens, state = running(parlour)
    table = parlour.hall.lives[made["table"]["id"]].table
    earlier = table.match.position(3)
    assert refused_as_running(search(parlour, {"snapshot": earlier.snapshot()}, tokens[0], status=403))
    further = {"snapshot": state.snapshot(), "actions": [str(state.legal_actions()[0])]}
    assert refused_as_running(search(parlour, further, tokens[0], status=403))
    elsewhere = somewhere("torres", 40)
    assert search(parlour, {"snapshot": elsewhere.snapshot()}, tokens[0])[-1]["done"]


def test_a_running_game_is_gone_through_once_however_long_the_line_is(
    parlour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, tokens, _ = running(parlour)
    match = parlour.hall.lives[made["table"]["id"]].table.match
    replayed: list[int] = []
    whole = type(match).position

    def counted(self: object, step: int) -> State:
        replayed.append(step)
        return whole(self, step)  # type: ignore[arg-type]

    monkeypatch.setattr(type(match), "position", counted)
    begun, line = somewhere("torres", 40), []
    state, luck = begun.copy(), Dealer(77)
    while len(line) < 20:
        line.append(luck.draw(state) if state.to_move == CHANCE else state.legal_actions()[0])
        state.apply(line[-1])
    wish = {"snapshot": begun.snapshot(), "actions": [str(action) for action in line]}
    answer = search(parlour, wish, tokens[0])
    assert answer[-1]["done"]
    assert replayed == [0]


def test_a_table_is_searched_when_its_game_is_over(parlour: House) -> None:
    made, tokens, _ = running(parlour)
    id = made["table"]["id"]
    assert search(parlour, {"table": id}, tokens[0], status=409)["message"]["id"] == "server.refusal.not_over"
    parlour.command(made, tokens[1], do="resign")
    assert search(parlour, {"table": id, "step": 5}, tokens[0])[-1]["done"]


def test_who_sits_there_from_the_same_address_is_known_without_a_token(parlour: House) -> None:
    made, tokens, state = running(parlour)
    wish = {"snapshot": state.snapshot(), "seconds": 0.1}
    guest = Guest(parlour, made["table"]["id"], tokens[0])
    guest.wait(lambda: bool(guest.table))
    assert refused_as_running(search(parlour, wish, status=403))
    guest.close()
    live = parlour.hall.lives[made["table"]["id"]]
    until(lambda: not live.watchers)
    assert search(parlour, wish)[-1]["done"]


def test_an_account_is_known_by_its_session(parlour: House) -> None:
    name = f"Asker{parlour.port}"
    parlour.http.post("/accounts", json={"name": name, "password": "a long enough one"})
    try:
        made = parlour.http.post(
            "/tables", json={"game": "torres", "settings": {"players": 2}, "bots": {"1": "novice"}}
        ).json()
        id, token = made["table"]["id"], made["links"]["seat"]
        parlour.http.post(f"/tables/{id}/commands", json={"do": "start", "id": "start"}, headers=bearer(token))
        until(lambda: parlour.http.get(f"/tables/{id}", headers=bearer(token)).json()["position"]["legal"])
        state = parlour.hall.lives[id].table.state
        assert refused_as_running(search(parlour, {"snapshot": state.snapshot()}, status=403))
    finally:
        parlour.http.cookies.clear()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["search_running", "searches_off", "searches_full", "no_search"])
def test_refusals_are_sentences_in_every_language(language: str, reason: str) -> None:
    said = render(Message(f"server.refusal.{reason}"), language)
    assert said.endswith(".")


# In the process that thinks


def question(id: str = "one", **more: Any) -> SearchQuestion:
    state = somewhere("magna_carta")
    given = {"game": "magna_carta", "seed": 1, "seconds": 0.1, "lines": 3, "knowing": -1, "snapshot": state.snapshot()}
    return SearchQuestion(id=id, **{**given, **more})


def test_every_question_brings_a_search_a_little_further() -> None:
    studying = Studying()
    rows = [studying.go_on(question())]
    while not rows[-1].done:
        rows.append(studying.go_on(question()))
    assert rows[-1].lines[0].visits >= rows[0].lines[0].visits
    assert not studying._under_way
    assert not studying._latest


def test_the_oldest_search_is_forgotten_and_begins_anew_when_asked_for() -> None:
    studying = Studying()
    for number in range(Studying.MOST + 3):
        studying.go_on(question(str(number), seconds=60.0))
    assert len(studying._under_way) == Studying.MOST
    assert studying.go_on(question("0", seconds=60.0)).lines


def test_an_exception_is_answered_as_a_problem() -> None:
    answer = Thinker().answer(msgspec.json.encode(question(snapshot={"game": "magna_carta"})))
    assert "BadSnapshot" in msgspec.json.decode(answer, type=Reply).problem


def test_a_killed_process_is_reported_and_replaced(tmp_path: Path) -> None:
    with House(tmp_path, search_seconds=3600.0) as house:
        searches = house.app.state.house.searches
        wish = {"snapshot": somewhere("carcassonne").snapshot(), "seconds": 3600}
        with house.http.stream("POST", "/search", json=wish, timeout=PATIENCE) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["lines"]
            house.loop.call_soon_threadsafe(searches._lanes[0]._worker._process.kill)
            last = [json.loads(line) for line in lines if line][-1]
        assert last["failed"]["id"] == "server.refusal.no_search"
        assert search(house, {**wish, "seconds": 0.1})[-1]["done"]
