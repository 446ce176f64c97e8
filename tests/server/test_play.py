"""Playing: commands and answers, what everybody hears, and the record in the end."""

import asyncio
import json
import threading
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

import bastide
import toy
from bastide.core import Action, Message, Record
from server.house import PATIENCE, Guest, House, bearer, view_hash

GAMES = [*bastide.game_names(), "lots"]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_and_the_record_verifies(house: House, game: str) -> None:
    made, tokens = house.filled(game)
    id = made["table"]["id"]
    guests = [Guest(house, id, token) for token in tokens]
    assert made["table"]["seed"] is None
    moves = 0
    while guests[0].table["status"] != "over" and moves < (40 if game != "lots" else 100):
        mover = guests[guests[0].position["to_move"]]  # type: ignore[index]
        done = mover.play()
        assert done["type"] == "done"
        moves += 1
        for guest in guests:
            guest.wait_for(done["seq"])
    if guests[0].table["status"] != "over":
        guests[0].ask(do="resign")
    for guest in guests:
        guest.wait(lambda guest=guest: guest.table["status"] == "over")  # type: ignore[misc]
        assert guest.position is not None
        assert guest.position["hash"] == view_hash(guest.position["view"])
    answer = house.http.get(f"/tables/{id}/record", headers=bearer(tokens[1]))
    record = Record.read(answer.text)
    found = bastide.verify(bastide.load(game), record)
    assert found.draws_checked
    assert record.commitment == made["table"]["commitment"]
    assert record.seed is not None
    assert record.seed.hex() == guests[0].table["seed"]
    assert found.decisions == moves
    assert record.seats == ["Green", "Player 1"]
    if game == "lots":
        assert record.scores == guests[0].table["result"]["scores"]
    else:
        assert guests[0].table["result"]["winners"] == [1]


def test_a_move_is_acknowledged_to_its_author_before_anybody_hears_of_it(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.next("presence")
    before = guest.seq
    guest.send(do="play", id="mine", seq=guest.seq, action=guest.position["legal"][0]["action"])  # type: ignore[index]
    first, second = guest.read(), guest.read()
    assert (first["type"], first["id"], first["seq"]) == ("done", "mine", before + 1)
    assert (second["type"], second["seq"]) == ("update", before + 1)
    assert second["entries"][0]["kind"] == "played"


def test_the_same_command_again_is_carried_out_once_and_answered_the_same(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    command = {"do": "play", "id": "once", "seq": guest.seq, "action": guest.position["legal"][0]["action"]}  # type: ignore[index]
    first = guest.ask(**command)
    assert guest.ask(**command) == first
    house.hall.lives.clear()  # and after the table was read anew
    assert house.command(made, tokens[0], **command) == first
    assert house.seen(made, tokens[0])["table"]["seq"] == first["seq"]


def test_a_stale_command_gets_what_was_missed_and_changes_nothing(house: House) -> None:
    made, tokens = house.filled()
    first, second = (Guest(house, made["table"]["id"], token) for token in tokens)
    old = second.seq
    first.play()
    first.next("update")
    second.wait(lambda: second.seq == first.seq)
    answer = second.ask(do="play", seq=old, action=second.position["legal"][0]["action"])  # type: ignore[index]
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert [entry["seq"] for entry in answer["missed"]["entries"]] == [old + 1]
    assert answer["missed"]["position"]["to_move"] == 1
    assert house.seen(made, tokens[0])["table"]["seq"] == old + 1


def test_a_refused_action_names_its_clause_and_the_reason_in_words(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    held = guest.position["view"]["hands"][0]  # type: ignore[index]
    card = next(card for card in range(8) if card not in held)
    answer = guest.play(f"play {card + 1}")
    assert answer["type"] == "refused"
    assert (answer["code"], answer["clauses"]) == ("illegal", ["LOT-2"])
    assert answer["message"] == {
        "id": "lots.refusal.not_held",
        "params": {"card": card + 1},
        "text": f"you do not hold the {card + 1}.",
    }
    why = house.get(f"/tables/{made['table']['id']}/why-not?action=play {card + 1}", tokens[0])
    assert (why["legal"], why["refusal"]["clauses"]) == (False, ["LOT-2"])


@pytest.mark.parametrize(
    ("action", "code"),
    [("dance", "bad_action"), ("play", "bad_action"), ("deal 1", "illegal"), ("play 99", "bad_action")],
)
def test_what_is_no_action_is_refused_in_a_sentence(house: House, action: str, code: str) -> None:
    made, tokens = house.filled()
    answer = house.command(
        made, tokens[0], 409, do="play", seq=house.seen(made, tokens[0])["table"]["seq"], action=action
    )
    assert answer["code"] == code
    assert answer["message"]["text"].endswith((".", "?"))


def test_only_the_seat_to_move_plays(house: House) -> None:
    made, tokens = house.filled()
    seq = house.seen(made, tokens[1])["table"]["seq"]
    answer = house.command(made, tokens[1], 409, do="play", seq=seq, action="play 1")
    assert answer["code"] == "not_your_turn"
    assert (
        house.command(made, made["links"]["watch"], 403, do="play", seq=seq, action="play 1")["code"] == "not_allowed"
    )


def test_who_comes_back_with_a_seq_gets_what_was_missed(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[1])
    seq = guest.seq
    guest.close()
    house.play_on(made, tokens, 2)
    back = Guest(house, made["table"]["id"], tokens[1], seq=seq)
    assert [entry["seq"] for entry in back.entries] == [seq + 1, seq + 2]
    assert back.seq == seq + 2


def test_sync_brings_everything_after_an_entry(house: House) -> None:
    made, tokens = house.filled()
    house.play_on(made, tokens, 3)
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.send(do="sync", seq=2)
    update = guest.next("update")
    assert [entry["seq"] for entry in update["entries"]] == list(range(3, update["seq"] + 1))
    assert update["table"]["seq"] == update["seq"]


def test_the_log_and_past_positions_can_be_read(house: House) -> None:
    made, tokens = house.filled("torres")
    house.play_on(made, tokens, 12)
    id = made["table"]["id"]
    log = house.get(f"/tables/{id}/log?after=3&limit=5", tokens[0])
    assert [entry["seq"] for entry in log] == [4, 5, 6, 7, 8]
    assert [entry["kind"] for entry in log] == ["started"] * (log[0]["kind"] == "started") + ["played"] * (
        5 - (log[0]["kind"] == "started")
    )
    now = house.seen(made, tokens[0])["position"]
    same = house.get(f"/tables/{id}/positions/{now['step']}", tokens[0])
    assert same["hash"] == now["hash"]
    first = house.get(f"/tables/{id}/positions/0", tokens[0])
    assert first["view"]["year"] == 1
    assert first["hash"] != now["hash"]
    assert house.get(f"/tables/{id}/positions/999", tokens[0], 404)["code"] == "unknown"


def test_a_running_record_holds_no_seed_and_hides_what_is_hidden(house: House) -> None:
    made, tokens = house.filled()
    house.play_on(made, tokens, 1)
    text = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(tokens[0])).text
    record = Record.read(text)
    assert record.seed is None
    assert [line.text == "?" for line in record.lines] == [False, True, False, True, False]


def test_nonces_of_the_players_are_part_of_the_draws(house: House) -> None:
    made = house.table(nonce="from Green")
    token = house.sit(made, nonce="from Blue")["token"]
    tokens = [made["links"]["seat"], token]
    house.command(made, token, do="start")
    house.play_on(made, tokens)
    text = house.http.get(f"/tables/{made['table']['id']}/record", headers=bearer(token)).text
    record = Record.read(text)
    assert record.nonces == ("fromGreen", "fromBlue")
    assert bastide.verify(bastide.load("lots"), record).draws_checked


def test_settings_that_the_rulebook_forbids_are_refused_with_the_clause(house: House) -> None:
    answer = house.post("/tables", {"game": "torres", "settings": {"players": 9}}, status=400)
    assert answer["message"]["text"].startswith("TOR-3.3: ")
    answer = house.post("/tables", {"game": "tores"}, status=400)
    assert "did you mean 'torres'?" in answer["message"]["text"]


def test_differences_from_the_usual_are_shown(house: House) -> None:
    made = house.table("torres", settings={"variant": "master"}, options={"undo": "never", "clock": {"kind": "live"}})
    found = {one["name"]: (one["value"], one["usual"], one["clause"]) for one in made["table"]["differences"]}
    assert found["variant"] == ("master", "base", "TOR-16.3")
    assert found["undo"] == ("never", "free", None)
    assert found["clock"][0]["kind"] == "live"
    assert set(found) == {"variant", "undo", "clock"}


def test_who_names_a_language_gets_sentences_too(house: House) -> None:
    made, tokens = house.filled()
    guest, other = (Guest(house, made["table"]["id"], token) for token in tokens)
    first = guest.position["legal"][0]  # type: ignore[index]
    card = int(first["action"].split()[1])
    assert first["message"] == {"id": "lots.action.play", "params": {"card": card}, "text": f"Play the {card}"}
    task = {"id": "lots.task.play", "params": {"seat": 0}}
    assert guest.position["task"] == {**task, "text": "Play a card"}  # type: ignore[index]
    assert other.position["task"] == {**task, "text": "Green plays a card"}  # type: ignore[index]
    dealt = next(entry for entry in guest.entries if entry["kind"] == "started")["steps"]
    own = [event["message"]["text"] for step in dealt for event in step["events"] if event["seat"] == 0]
    others = [event["message"]["text"] for step in dealt for event in step["events"] if event["seat"] == 1]
    assert all(text.startswith("Green is dealt the ") for text in own)
    assert others == ["Player 1 is dealt a card"] * 2


def test_a_game_that_words_actions_by_the_position_is_never_misquoted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def message(state: toy.LotsState, action: Action) -> Message:
        return Message("lots.action.play", {"card": 100 * len(state.pile) + int(str(action).split()[1])})

    monkeypatch.setattr(toy.LotsState, "message", message)
    made, tokens = house.filled()
    for played in range(3):
        seen = house.seen(made, tokens[played % 2])
        for offer in seen["position"]["legal"]:
            assert offer["message"]["params"]["card"] == 100 * played + int(offer["action"].split()[1])
        house.play_on(made, tokens, 1)


def test_who_names_no_language_gets_messages_alone(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0], language=None)
    assert '"text"' not in json.dumps(guest.all)
    dealt = next(entry for entry in guest.entries if entry["kind"] == "started")["steps"]
    own, other = ([e for step in dealt for e in step["events"] if e["seat"] == seat] for seat in (0, 1))
    hand = [card + 1 for card in guest.position["view"]["hands"][0]]  # type: ignore[index]
    usual = {"kind": "dealt", "clause": "LOT-1", "chance": True}
    assert own == [{**usual, "seat": 0, "data": {"card": card}, "secret": True} for card in hand]
    assert other == [{**usual, "seat": 1, "data": {}}] * 2
    answer = guest.play("play 9")
    assert (answer["code"], answer["message"].keys()) == ("bad_action", {"id", "params"})


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do": "dance"}',
        '{"do": "play"}',
        '{"do": "play", "id": "x", "seq": -1, "action": "a"}',
        '{"do": "play", "id": "x", "seq": 1e99, "action": "a"}',
        '{"do": "play", "id": "", "seq": 1, "action": "a"}',
        '{"do": "play", "id": "x", "seq": 1, "action": "a", "more": 1}',
        '{"do": "hello", "table": "x"}',
        "[" * 4_000,
        b"\xff\xfe\x00",
        json.dumps({"do": "chat", "id": "x", "words": "w" * 501}),
    ],
)
def test_frames_that_are_none_are_refused_and_the_socket_lives_on(house: House, frame: str | bytes) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.socket.send(frame)
    answer = guest.next("refused")
    assert answer["code"] in ("bad_request", "stale")
    assert guest.play()["type"] == "done"


def test_an_oversized_frame_ends_the_connection_and_nothing_else(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.socket.send(json.dumps({"do": "chat", "id": uuid4().hex, "words": "w" * 9_000}))
    with pytest.raises(Exception, match="1009"):
        guest.next("refused", "done")
    assert Guest(house, made["table"]["id"], tokens[0]).play()["type"] == "done"


def test_a_move_whose_author_is_cut_off_while_it_is_written_is_shown_to_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, tokens = house.filled("torres", settings={"first_player": 0})
    author, other = (Guest(house, made["table"]["id"], token) for token in tokens)
    live = house.hall.lives[made["table"]["id"]]
    append, written, go_on = house.hall.store.append, threading.Event(), threading.Event()

    async def slow(entry: Any) -> bool:
        added: bool = await append(entry)
        written.set()
        await asyncio.to_thread(go_on.wait)
        return added

    monkeypatch.setattr(house.hall.store, "append", slow)
    action = author.position["legal"][0]["action"]  # type: ignore[index]
    author.send(do="play", id="cut", seq=author.seq, action=action)
    assert written.wait(PATIENCE)
    (watcher,) = [watcher for watcher in live.watchers if watcher.viewer.seat == 0]
    house.loop.call_soon_threadsafe(watcher.close, 1013)
    with pytest.raises(ConnectionClosed):
        author.wait(lambda: False)
    go_on.set()
    other.wait_for(author.seq + 1)
    assert other.entries[-1]["steps"][0]["action"] == action
