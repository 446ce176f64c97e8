"""Studies: a tree of variations played by the rules, written by several at once, never about a game that goes on."""

import json
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

import bastide
from bastide.core import Match, Message, Record, languages, render
from bastide.core.record import Line
from bastide.core.words import ids_of
from bastide.puzzles import shipped
from bastide.server.reviews import VERSION, Reviews
from bastide.server.sentences import read
from bastide.server.thinking.reviewer import ReviewRow
from bastide.server.wire import PATH
from server.conftest import Open
from server.house import House, Json, bearer
from server.people import Person

GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


def finished(house: House, game: str = "carcassonne", moves: int = 6) -> tuple[Json, list[str]]:
    """A game that was resigned after a few moves."""
    made, tokens = house.filled(game)
    house.play_on(made, tokens, moves)
    house.command(made, tokens[1], do="resign")
    return made, tokens


def of_table(made: Json, token: str = "", **rest: Any) -> Json:
    return {"from": "table", "table": made["table"]["id"], "token": token, **rest}


def studied(house: House, game: str = "carcassonne", moves: int = 6) -> tuple[str, str]:
    """A guest's study of a finished game, and the token by which it is theirs."""
    made, tokens = finished(house, game, moves)
    found = house.post("/studies", {"source": of_table(made, tokens[0]), "title": "A study"}, status=201)
    assert found["token"]
    return found["id"], found["token"]


def write(house: House, id: str, token: str, status: int = 200, **operation: Any) -> Json:
    body = {"id": uuid4().hex, "chapter": 1, **operation}
    answer: Json = house.post(f"/studies/{id}/operations", body, token, status)
    return answer


def chapter(house: House, id: str, token: str, number: int = 1) -> Json:
    found: Json = house.get(f"/studies/{id}/chapters/{number}", token)
    return found


def frame(house: House, id: str, token: str, node: int, number: int = 1) -> Json:
    found: Json = house.get(f"/studies/{id}/chapters/{number}/nodes/{node}", token)
    return found


def reason(answer: Json) -> str:
    id: str = answer["message"]["id"]
    return id.removeprefix("server.refusal.")


def by_id(opened: Json) -> dict[int, Json]:
    return {node["id"]: node for node in opened["nodes"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_each_kind_is_shown_step_by_step_with_its_legal_actions(house: House, game: str) -> None:
    id, token = studied(house, game)
    opened = chapter(house, id, token)
    nodes = by_id(opened)
    steps = opened["line"]["steps"]
    assert opened["line"]["game"] == game
    assert sorted(nodes) == list(range(steps + 1))
    assert all(nodes[step]["message"]["id"].startswith(f"{game}.") for step in range(1, steps + 1))
    shown = frame(house, id, token, steps)
    position = shown["position"]
    state = bastide.load(game).restore(shown["snapshot"])
    assert position["to_move"] == state.to_move
    assert shown["step"]["action"] == nodes[steps]["action"]
    seat = shown["seat"]
    assert position["view"] == json.loads(json.dumps(state.view(seat)))
    assert [one["action"] for one in position["legal"] or []] == (
        [str(action) for action in state.legal_actions()] if state.to_move >= 0 else []
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_variation_goes_over_a_chance_move_that_is_chosen_or_drawn(house: House, game: str) -> None:
    id, token = studied(house, game, 3)
    node, seen_chance = 0, 0
    for count in range(400):
        shown = frame(house, id, token, node)
        if shown["outcomes"]:
            assert sum(one["chance"] for one in shown["outcomes"]) == pytest.approx(1)
            seen_chance += 1
            if seen_chance % 2:
                answer = write(house, id, token, do="draw", parent=node)
            else:
                answer = write(house, id, token, do="add", parent=node, action=shown["outcomes"][-1]["action"])
        else:
            legal = [one["action"] for one in shown["position"]["legal"]]
            chosen = next((action for action in legal if action.startswith("buy")), legal[(7 * count) % len(legal)])
            answer = write(house, id, token, do="add", parent=node, action=chosen)
        node = answer["node"]
        if seen_chance >= 2 and frame(house, id, token, node)["position"]["to_move"] >= 0:
            break
    assert seen_chance >= 2
    path = []
    nodes = by_id(chapter(house, id, token))
    while node:
        path.append(nodes[node]["action"])
        node = nodes[node]["parent"]
    state = bastide.load(game).start(2)
    for text in reversed(path):
        state.play(state.parse(text))


@pytest.mark.parametrize("game", GAMES)
def test_where_chance_decides_it_is_said_what_is_decided(house: House, game: str) -> None:
    id, token = studied(house, game)
    drawn = next(node for node in chapter(house, id, token)["nodes"] if node["seat"] == -1)
    position = frame(house, id, token, drawn["parent"])["position"]
    assert position["to_move"] == -1
    task = position["task"]
    assert render(Message(task["id"], task["params"]), "en").endswith(("drawn", "dealt"))


def test_what_the_rules_forbid_is_refused_with_the_rule(house: House) -> None:
    id, token = studied(house, "torres")
    steps = chapter(house, id, token)["line"]["steps"]
    refused = write(house, id, token, 409, do="add", parent=steps, action="block p9 a1")
    assert refused["code"] in ("bad_action", "illegal")
    legal = {one["action"] for one in frame(house, id, token, steps)["position"]["legal"]}
    every = bastide.load("torres").actions
    wrong = next(text for text in ("end", "pass", "buy", "move a1 a2", "knight h8") if text not in legal and every)
    refused = write(house, id, token, 409, do="add", parent=steps, action=wrong)
    assert refused["code"] in ("bad_action", "illegal")
    assert write(house, id, token, 409, do="draw", parent=steps)["message"]["id"].endswith("study_no_chance")


def test_the_game_stays_as_it_was_and_lines_come_beside_it(house: House) -> None:
    id, token = studied(house)
    nodes = by_id(chapter(house, id, token))
    parent = next(node for node in nodes.values() if node["id"] > 2 and node["seat"] >= 0)["parent"]
    played = nodes[parent]["children"][0]
    legal = [one["action"] for one in frame(house, id, token, parent)["position"]["legal"]]
    others = [action for action in legal if action != nodes[played]["action"]][:2]
    first = write(house, id, token, do="add", parent=parent, action=others[0])["node"]
    second = write(house, id, token, do="add", parent=parent, action=others[1])["node"]
    assert write(house, id, token, do="add", parent=parent, action=others[1])["node"] == second
    assert write(house, id, token, do="add", parent=parent, action=nodes[played]["action"])["node"] == played
    write(house, id, token, do="promote", node=second)
    assert by_id(chapter(house, id, token))[parent]["children"] == [played, second, first]
    assert reason(write(house, id, token, 403, do="remove", node=played)) == "study_game_stays"
    gone = write(house, id, token, do="remove", node=second, seq=0)
    assert gone["gone"]["1"] == [second]
    assert by_id(chapter(house, id, token))[parent]["children"] == [played, first]


def test_the_same_operation_twice_is_written_once(house: House) -> None:
    id, token = studied(house)
    body = {"id": "again", "chapter": 1, "do": "comment", "node": 0, "words": "Here it begins."}
    seqs = [house.post(f"/studies/{id}/operations", body, token, 200)["seq"] for _ in range(2)]
    assert seqs[0] == seqs[1]
    assert [one["words"] for one in by_id(chapter(house, id, token))[0]["comments"]] == ["Here it begins."]


def test_signs_comments_and_chapters(house: House) -> None:
    owner, writer = Person(house, ""), Person(house, "")
    made, tokens = finished(house)
    id = owner.post("/studies", {"source": of_table(made, tokens[0]), "title": "Mine"}, 201)["id"]
    path = f"/studies/{id}/operations"

    def ask(person: Person, status: int = 200, **operation: Any) -> Json:
        found: Json = person.post(path, {"id": uuid4().hex, "chapter": 1, **operation}, status)
        return found

    assert reason(ask(writer, 403, do="comment", node=1, words="May I?")) == "study_writers"
    owner.ask("PUT", f"/studies/{id}/writers/{writer.id}")
    ask(writer, do="comment", node=1, words="Now I may.")
    ask(owner, do="mark", node=1, glyph="??")
    opened = owner.get(f"/studies/{id}/chapters/1")
    node = by_id(opened)[1]
    assert node["glyph"] == "??"
    assert [(one["name"], one["words"]) for one in node["comments"]] == [(writer.name, "Now I may.")]
    number = node["comments"][0]["number"]
    snapshot = owner.get(f"/studies/{id}/chapters/1/nodes/3")["snapshot"]
    second = writer.post(f"/studies/{id}/chapters", {"source": {"from": "setup", "snapshot": snapshot}}, 201)
    assert second["chapter"] == 2
    ask(owner, chapter=2, do="rename", title="What if")
    lines = owner.get(f"/studies/{id}")["chapters"]
    assert [(one["number"], one["title"], one["steps"]) for one in lines] == [
        (1, "", opened["line"]["steps"]),
        (2, "What if", 0),
    ]
    ask(owner, do="uncomment", comment=number)
    ask(owner, do="drop", chapter=1)
    assert [one["number"] for one in owner.get(f"/studies/{id}")["chapters"]] == [2]
    assert reason(ask(owner, 409, do="drop", chapter=2)) == "study_last_chapter"


def test_who_may_read_and_who_may_write(house: House) -> None:
    owner, other = Person(house, ""), Person(house, "")
    made, tokens = finished(house)
    id = owner.post("/studies", {"source": of_table(made, tokens[0]), "title": f"Of {owner.name}"}, 201)["id"]
    assert other.get(f"/studies/{id}")["role"] == "reader"
    assert id not in [one["id"] for one in other.get("/studies/listed")]
    owner.ask("PATCH", f"/studies/{id}", {"readers": "listed"})
    assert id in [one["id"] for one in other.get("/studies/listed")]
    owner.ask("PATCH", f"/studies/{id}", {"readers": "me"})
    other.get(f"/studies/{id}", 404)
    assert other.get(f"/studies?ids={id}") == []
    link = owner.get(f"/studies/{id}")["writing"]
    assert house.get(f"/studies/{id}", link)["role"] == "writer"
    assert house.get(f"/studies/{id}", link)["writing"] is None
    write(house, id, link, do="comment", node=0, words="By the link.", name="Ada")
    assert by_id(owner.get(f"/studies/{id}/chapters/1"))[0]["comments"][0]["name"] == "Ada"
    owner.post(f"/studies/{id}/link")
    house.get(f"/studies/{id}", link, 404)
    assert [one["id"] for one in owner.get("/studies")] == [id]
    owner.ask("DELETE", f"/studies/{id}", None, 204)
    owner.get(f"/studies/{id}", 404)


def test_a_record_on_file_opens_and_one_that_hides_steps_does_not(house: House) -> None:
    made, tokens = finished(house, "torres")
    record = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(tokens[0])).text
    id = house.post("/studies", {"source": {"from": "record", "record": record}}, status=201)["id"]
    assert house.http.get(f"/studies/{id}/chapters/1/record").text == record
    lines = record.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    lines = [*lines[:at], "0 ?", *(line.split(" #")[0] for line in lines[at + 1 :])]
    refused = house.post("/studies", {"source": {"from": "record", "record": "\n".join(lines) + "\n"}}, status=409)
    assert reason(refused) == "study_hidden"
    house.post("/studies", {"source": {"from": "record", "record": "nonsense"}}, status=400)


def test_a_game_that_goes_on_is_not_studied(house: House) -> None:
    made, tokens = house.filled("torres")
    house.play_on(made, tokens, 5)
    refused = house.post("/studies", {"source": of_table(made, tokens[0])}, status=409)
    assert reason(refused) == "not_over"
    record = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(tokens[0])).text
    refused = house.post("/studies", {"source": {"from": "record", "record": record}}, status=409)
    assert reason(refused) in ("study_running", "study_hidden")


def test_a_position_of_ones_own_running_game_is_not_set_up_nor_reached(house: House) -> None:
    player = Person(house, "")
    table = house.http.post(
        "/tables", json={"game": "torres", "bots": {"1": "novice"}}, headers=bearer(player.token)
    ).json()
    id = table["table"]["id"]
    player.command(id, do="start")
    live = house.run(house.hall.live(id))
    state = live.table.match.state
    refused = player.ask("POST", "/studies", {"source": {"from": "setup", "snapshot": state.snapshot()}}, 409)
    assert reason(refused) == "study_running"
    stranger = Person(house, "")
    stranger.post("/studies", {"source": {"from": "setup", "snapshot": state.snapshot()}}, 201)


def test_from_a_seats_knowledge_what_it_could_not_know_is_marked_as_a_guess(house: House) -> None:
    id, token = studied(house, "torres", 12)
    source = {"from": "seat", "chapter": 1, "node": 8, "seat": 1}
    assert house.post(f"/studies/{id}/chapters", {"source": source}, token, 201)["chapter"] == 2
    opened = chapter(house, id, token, 2)
    assert (opened["line"]["guessed"], opened["line"]["steps"], opened["line"]["secrets"]) == (1, 0, True)
    true, guess = (
        bastide.load("torres").restore(frame(house, id, token, node, number)["snapshot"])
        for node, number in ((8, 1), (0, 2))
    )
    assert guess.view(1) == true.view(1)
    house.post(f"/studies/{id}/chapters", {"source": {**source, "seat": 2}}, token, 404)
    house.post(f"/studies/{id}/chapters", {"source": source}, status=403)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_studied_as_its_seat_knows_it(house: House, game: str) -> None:
    puzzle = next(iter(shipped(game).values()))
    found = house.post("/studies", {"source": {"from": "puzzle", "puzzle": puzzle.id}}, status=201)
    assert chapter(house, found["id"], found["token"])["line"]["guessed"] == puzzle.seat
    there = bastide.load(game).restore(frame(house, found["id"], found["token"], 0)["snapshot"])
    assert there.view(puzzle.seat) == bastide.load(game).restore(puzzle.snapshot).view(puzzle.seat)
    house.post("/studies", {"source": {"from": "puzzle", "puzzle": "none"}}, status=404)


def test_who_writes_in_a_study_has_its_game_reviewed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Reviews, "ask", lambda self, id, record: asked.append(id))
    made, tokens = finished(house, "torres")
    found = house.post("/studies", {"source": of_table(made, tokens[0])}, status=201)
    path = f"/studies/{found['id']}/chapters/1/review"
    assert house.get(path, found["token"])["status"] == "none"
    assert reason(house.post(path, {}, "", 403)) == "study_writers"
    house.post(path, {}, found["token"], 200)
    assert asked == [made["table"]["id"]]
    snapshot = frame(house, found["id"], found["token"], 3)["snapshot"]
    house.post(
        f"/studies/{found['id']}/chapters", {"source": {"from": "setup", "snapshot": snapshot}}, found["token"], 201
    )
    house.post(f"/studies/{found['id']}/chapters/2/review", {}, found["token"], 404)


def test_a_record_on_file_is_reviewed_until_its_study_is_thrown_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, str] = {}
    monkeypatch.setattr(Reviews, "ask", lambda self, id, record: asked.update({id: record}))
    made, tokens = finished(house, "torres")
    record = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(tokens[0])).text
    found = house.post("/studies", {"source": {"from": "record", "record": record}}, status=201)
    path = f"/studies/{found['id']}/chapters/1/review"
    assert house.get(path, found["token"])["status"] == "none"
    assert reason(house.post(path, {}, "", 403)) == "study_writers"
    house.post(path, {}, found["token"], 200)
    assert list(asked.values()) == [record]
    row = ReviewRow([1, 1], 0.1, [(0, [0.5, 0.5])], [], [], [0.0, 0.0], [0.0, 0.0])
    keep = "INSERT INTO reviews (table_id, version, at, body) VALUES (?, ?, ?, ?)"
    house.run(house.hall.store.execute(keep, *asked, VERSION, 0.0, msgspec.json.encode(row)))
    assert house.get(path)["review"]["curve"] == [{"step": 0, "chances": [0.5, 0.5]}]
    house.http.delete(f"/studies/{found['id']}", headers=bearer(found["token"])).raise_for_status()
    assert not house.run(house.hall.store.fetch("SELECT table_id FROM reviews"))


def test_a_record_that_only_leaves_ones_own_running_game_in_the_end_is_not_reviewed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Reviews, "ask", lambda self, id, record: asked.append(id))
    player, stranger = Person(house), Person(house)
    table = house.http.post("/tables", json={"game": "torres"}, headers=bearer(player.token)).json()
    tokens = [player.token, house.sit(table, "Somebody")["token"]]
    player.command(table["table"]["id"], do="start")
    house.play_on(table, tokens, moves=6)
    match = house.run(house.hall.live(table["table"]["id"])).table.match
    record = Record.of(match, stopped=True)
    taken = match.state.legal_actions()[-1]
    record.table, record.lines = "elsewhere", [*record.lines, Line(int(match.state.to_move), str(taken), "0" * 8)]
    for person, status in ((player, 409), (stranger, 200)):
        answer = asked_for_review(person, record.write(), status)
        assert (reason(answer) == "study_running") if status == 409 else (answer["status"] == "none")
    assert len(asked) == 1


@pytest.mark.parametrize("moves", [0, 2])
def test_a_record_that_only_begins_like_ones_own_running_game_is_reviewed(
    house: House, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr(Reviews, "ask", lambda self, id, record: None)
    player = Person(house)
    options = {"first_player": 0}
    wish = {"game": "torres", "settings": options}
    table = house.http.post("/tables", json=wish, headers=bearer(player.token)).json()
    tokens = [player.token, house.sit(table, "Somebody")["token"]]
    player.command(table["table"]["id"], do="start")
    house.play_on(table, tokens, moves=moves)
    torres = bastide.load("torres")
    other = Match(torres, torres.read_settings(2, **options))
    while len(other.steps) < 30:
        other.play(other.state.legal_actions()[-1], int(other.state.to_move))
    begin = house.run(house.hall.live(table["table"]["id"])).table.match.position(0)
    assert begin.view(None) == other.position(0).view(None)
    assert asked_for_review(player, Record.of(other, stopped=True).write(), 200)["status"] == "none"


def asked_for_review(person: Person, record: str, status: int) -> Any:
    """What is answered when somebody asks for a record to be reviewed."""
    id = person.post("/studies", {"source": {"from": "record", "record": record}}, 201)["id"]
    return person.ask("POST", f"/studies/{id}/chapters/1/review", {}, status)


def test_two_who_write_at_once_both_see_everything(house: House) -> None:
    id, token = studied(house)
    address = f"ws://127.0.0.1:{house.port}{PATH}/studies/{id}/socket"
    with connect(address, legacy=True) as socket:
        socket.send(json.dumps({"seq": 1, "token": token}))
        first = json.loads(socket.recv(timeout=20))
        assert (first["type"], first["title"]) == ("study", "A study")
        write(house, id, token, do="comment", node=2, words="Look here.")
        while 1 not in {int(each) for each in first["nodes"]}:
            first = json.loads(socket.recv(timeout=20))
        assert [one["comments"][0]["words"] for one in first["nodes"]["1"]] == ["Look here."]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_processes_that_share_a_store_write_in_one_order(open_house: Open) -> None:
    one = open_house()
    two = open_house(beside=one)
    id, token = studied(one)
    for n, house in enumerate([one, two, two, one]):
        write(house, id, token, do="comment", node=1, words=f"{n}")
    for house in (one, two):
        assert [each["words"] for each in by_id(chapter(house, id, token))[1]["comments"]] == ["0", "1", "2", "3"]


def test_who_leaves_takes_their_studies_along(house: House) -> None:
    leaver, other = Person(house, ""), Person(house, "")
    made, tokens = finished(house)
    mine = leaver.post("/studies", {"source": of_table(made, tokens[0])}, 201)["id"]
    theirs = other.post("/studies", {"source": of_table(made, tokens[0])}, 201)["id"]
    other.ask("PUT", f"/studies/{theirs}/writers/{leaver.id}")
    leaver.post(
        f"/studies/{theirs}/operations", {"id": "x", "chapter": 1, "do": "comment", "node": 0, "words": "Mine too"}
    )
    leaver.ask("DELETE", "/me", None, 204)
    other.get(f"/studies/{mine}", 404)
    assert other.get(f"/studies/{theirs}")["writers"] == []
    comment = by_id(other.get(f"/studies/{theirs}/chapters/1"))[0]["comments"][0]
    assert (comment["words"], comment["author"], comment["name"]) == ("Mine too", "", "")


def test_the_picture_of_a_position(house: House) -> None:
    id, _ = studied(house)
    answer: httpx.Response = house.http.get(f"/studies/{id}/chapters/1/nodes/2/picture.svg")
    assert answer.text.startswith("<svg")


def test_only_the_page_that_shows_a_study_alone_may_be_shown_within_others(house: House) -> None:
    def policy(path: str) -> str:
        found: str = httpx.get(f"{house.address}{path}").headers["content-security-policy"]
        return found

    assert policy("/?embed").endswith("frame-ancestors *")
    assert all(policy(path).endswith("frame-ancestors 'none'") for path in ("/", "/?embed=1", "/api/v2/games?embed"))


def test_what_does_not_fit_in_a_set_up_is_named_by_rule_and_place(house: House) -> None:
    game = bastide.load("carcassonne")
    state = game.start(2)
    while state.to_move == -1:
        state.apply(state.legal_actions()[0])
    good = dict(state.snapshot())
    assert house.post("/studies/setup", {"snapshot": good}, status=200) == {"problems": []}
    land = [*good["land"], ["base/CCCC-shield", 1, 0, 0], ["base/FFFF-monastery", -1, 0, 0]]  # type: ignore[misc]
    problems = house.post("/studies/setup", {"snapshot": {**good, "land": land}}, status=200)["problems"]
    assert [(one["clause"], one["places"]) for one in problems] == [("CAR-B-2.2", ["1,0"]), ("CAR-B-2.2", ["-1,0"])]
    torres = bastide.load("torres").start(2)
    while torres.to_move == -1 or torres.snapshot()["decision"] != "turn":
        torres.apply(torres.legal_actions()[0])
    good = dict(torres.snapshot())
    knights = [[], good["knights"][1]]  # type: ignore[index]
    problems = house.post("/studies/setup", {"snapshot": {**good, "knights": knights}}, status=200)["problems"]
    assert [(one["clause"], one["places"]) for one in problems] == [("TOR-2.6", ["seat 0"])]
    house.post("/studies/setup", {"snapshot": {"game": "chess"}}, status=400)


def begun(game: str) -> dict[str, Any]:
    """A position in which somebody moves, as plain data."""
    state = bastide.load(game).start(2)
    while state.to_move == -1 or state.snapshot().get("step", "move") != "move":
        state.apply(state.legal_actions()[0])
    return dict(state.snapshot())


@pytest.mark.parametrize(
    ("game", "change", "said", "clause", "places"),
    [
        ("caylus", {"road": {"1": "neutral_farm", "10": "mason"}, "owners": {"10": 0}}, "rule", "CAY-17.3", ["9"]),
        ("caylus", {"workers": {"12": 0, "gate": 1}}, "rule", "CAY-6.9", ["12"]),
        ("caylus", {"workers": {"tavern": 0}}, "unknown", "", ["tavern"]),
        ("caylus", {"players": [{}]}, "each_seat", "", []),
        ("caylus", {"rules": 99}, "other_rules", "", []),
        ("magna_carta", {"castle": 3}, "form", "", []),
        ("magna_carta", {"mover": None}, "missing", "", []),
        ("caylus", {"provost": 7}, "unreachable", "CAY-17.4", []),
        ("caylus", {"bailiff": 30}, "range", "", []),
        ("caylus", {"players": [{}, {"deniers": -1}]}, "range", "", ["seat 1"]),
        ("magna_carta", {"castle": [4, 6, 7]}, "rule", "MAG-16.3", []),
        ("magna_carta", {"bridge": [0, 1]}, "unreachable", "MAG-6.26", ["seat 0"]),
        ("magna_carta", {"settings": {"players": 7}}, "settings", "", []),
    ],
)
def test_what_does_not_fit_is_a_message_with_its_rule_and_its_places(
    house: House, game: str, change: dict[str, Any], said: str, clause: str, places: list[str]
) -> None:
    snapshot = begun(game) | change
    (problem,) = house.post("/studies/setup", {"snapshot": snapshot}, status=200)["problems"]
    assert (problem["message"]["id"], problem["clause"], problem["places"]) == (f"server.setup.{said}", clause, places)
    message = Message(problem["message"]["id"], problem["message"]["params"])
    said = {render(message, language) for language in languages()}
    assert len(said) == len(languages()), "no language borrows the sentence of another"


def test_what_an_expansion_remembers_is_called_by_its_title_in_every_language(house: House) -> None:
    state = bastide.load("carcassonne").start(2, king_robber=True)
    while state.to_move == -1:
        state.apply(state.legal_actions()[0])
    snapshot: Any = state.snapshot()
    snapshot["king_robber"]["cities"] += 1
    (problem,) = house.post("/studies/setup", {"snapshot": snapshot}, status=200)["problems"]
    params = {name: read(value) for name, value in problem["message"]["params"].items()}
    said = {render(Message(problem["message"]["id"], params), language) for language in languages()}
    assert len(said) == len(languages())
    assert "King & Robber Baron: what is remembered of it does not go with what lies on the table." in said


def test_every_number_that_can_be_set_up_has_a_name_in_every_language(house: House) -> None:
    seats: Any = [dict(begun("magna_carta")["seats"][0]), *begun("magna_carta")["seats"][1:]]  # type: ignore[index]
    wishes = [
        *(("caylus", {name: 99}) for name in ("bailiff", "provost", "turn", "scored")),
        *(
            ("caylus", {"players": [{name: -1}, {}]})
            for name in ("prestige", "deniers", "food", "wood", "stone", "cloth", "gold", "batches")
        ),
        ("caylus", {"players": [{"markers": {"prestige": 9}}, {}]}),
        ("caylus", {"players": [{"houses": {"walls": 99}}, {}]}),
        *(("magna_carta", {"seats": [{**seats[0], name: -1}, *seats[1:]]}) for name in ("batches", "food", "gold")),
        ("magna_carta", {"seats": [{**seats[0], "tokens": [-1, 0, 0]}, *seats[1:]]}),
        ("magna_carta", {"castle": [99, 0, 0]}),
        ("magna_carta", {"removed": 99}),
        *(("torres", {name: 99}) for name in ("year", "round", "action_points")),
        ("torres", {"scores": [-1, 0]}),
        ("torres", {"held_over": [99, 0]}),
    ]
    for game, change in wishes:
        answer = house.post("/studies/setup", {"snapshot": begun(game) | change}, status=200)["problems"]
        for problem in answer:
            if problem["message"]["id"] == "server.setup.range":
                named = f"what-{problem['message']['params']['what']}"
                assert all(named in ids_of("server", language) for language in languages()), named
                break
        else:
            raise AssertionError(f"{game} {change}: {answer}")


def test_a_number_out_of_range_says_its_bounds(house: House) -> None:
    (problem,) = house.post("/studies/setup", {"snapshot": begun("caylus") | {"bailiff": 30}}, status=200)["problems"]
    assert problem["message"] == {"id": "server.setup.range", "params": {"what": "bailiff", "least": "6", "most": "28"}}


@pytest.mark.parametrize("node", [0, 5])
def test_a_position_is_played_on_from_against_bots_and_counts_for_nothing(open_house: Open, node: int) -> None:
    house = open_house()
    id, token = studied(house, "carcassonne", 4)
    shown = frame(house, id, token, node)
    made = house.post(f"/studies/{id}/chapters/1/nodes/{node}/table", {"seat": 1, "level": "novice"}, token, status=201)
    assert (made["table"]["played_on"], made["table"]["options"]["rated"], made["seat"]) == (True, False, 1)
    seat = made["links"]["seat"]
    house.command(made, seat, do="start")
    begun = house.run(house.hall.live(made["table"]["id"])).table
    assert begun.match.position(0).snapshot() == bastide.load("carcassonne").restore(shown["snapshot"]).snapshot()

    async def forget() -> None:
        house.hall.forget(house.hall.lives[made["table"]["id"]])

    house.run(forget())
    again = house.run(house.hall.live(made["table"]["id"])).table
    assert again.match.position(0) == begun.match.position(0)
    assert again.steps[: len(begun.steps)] or not begun.steps
    house.command(made, seat, do="resign")
    assert reason(house.get(f"/tables/{made['table']['id']}/record", seat, 409)) == "played_on"
    assert reason(house.post("/studies", {"source": of_table(made, seat)}, status=409)) == "played_on"
