"""Around the game: chat, presence, spectators near and behind, playing again."""

import asyncio
from typing import Any

import pytest

from bastide.server import delay
from server.house import Guest, House


def test_chat_reaches_everybody_and_is_plain_text(house: House) -> None:
    made, tokens = house.filled()
    first, second = (Guest(house, made["table"]["id"], token) for token in tokens)
    answer = first.ask(do="chat", id="hello-1", words="<b>hi</b>\x07 &amp;\u202e there ")
    assert first.ask(do="chat", id="hello-1", words="again") == answer
    second.wait(lambda: len(second.chat) > 0)
    said = second.chat[0]
    assert (said["seat"], said["name"], said["words"]) == (0, "Green", "<b>hi</b> &amp; there")
    late = Guest(house, made["table"]["id"], tokens[1])
    assert [chat["words"] for chat in late.chat] == ["<b>hi</b> &amp; there"]
    assert house.get(f"/tables/{made['table']['id']}/chat", tokens[0])[0]["number"] == answer["seq"]


def test_chat_does_not_make_a_move_stale(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    house.command(made, tokens[1], do="chat", words="quick!")
    assert guest.play()["type"] == "done"


@pytest.mark.parametrize(
    ("option", "player", "spectator"), [("everyone", 200, 200), ("players", 200, 403), ("nobody", 403, 403)]
)
def test_who_may_chat_is_the_tables_choice(house: House, option: str, player: int, spectator: int) -> None:
    made, tokens = house.filled(options={"chat": option})
    house.command(made, tokens[0], player, do="chat", words="hello")
    house.command(made, made["links"]["watch"], spectator, do="chat", words="hello")


def test_who_is_there_is_shown(house: House) -> None:
    made, tokens = house.filled()
    first = Guest(house, made["table"]["id"], tokens[0])
    second = Guest(house, made["table"]["id"], tokens[1])
    watcher = Guest(house, made["table"]["id"], made["links"]["watch"])
    first.wait(lambda: first.presence.get("spectators") == 1)
    assert first.presence["connected"] == [0, 1]
    watcher.close()
    second.close()
    first.wait(lambda: first.presence["connected"] == [0] and first.presence["spectators"] == 0)


def test_a_spectator_sees_no_hand(house: House) -> None:
    made, _ = house.filled()
    guest = Guest(house, made["table"]["id"], made["links"]["watch"])
    assert guest.position["view"]["hands"] == [[-1, -1], [-1, -1]]  # type: ignore[index]
    assert guest.position["legal"] is None  # type: ignore[index]
    steps = [step for entry in guest.entries for step in entry["steps"]]
    assert [step["action"] for step in steps] == [None] * 4


def test_a_table_may_have_no_spectators(house: House) -> None:
    made, _ = house.filled(options={"spectators": "nobody"})
    with pytest.raises(Exception, match="4403"):
        Guest(house, made["table"]["id"], made["links"]["watch"])


def test_delayed_spectators_see_everything_later_and_in_order(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made, tokens = house.filled(options={"spectator_delay": 600})
    promised: list[tuple[float, tuple[Any, ...]]] = []
    call_later = house.loop.call_later

    def keep(wait: float, what: Any, *args: Any, **more: Any) -> asyncio.TimerHandle | None:
        if what is not delay._send:
            return call_later(wait, what, *args, **more)
        assert 0 < wait <= 600
        promised.append((house.loop.time() + wait, args))
        return None

    monkeypatch.setattr(house.loop, "call_later", keep)
    early = Guest(house, made["table"]["id"], made["links"]["watch"])
    assert early.position is None
    house.play_on(made, tokens, 2)
    seq = house.seen(made, tokens[0])["table"]["seq"]
    assert house.seen(made, made["links"]["watch"])["table"]["seq"] < seq
    assert house.get(f"/tables/{made['table']['id']}/log?after=3", made["links"]["watch"]) == []
    late = Guest(house, made["table"]["id"], made["links"]["watch"])
    house.settle()
    for _, args in sorted(promised, key=lambda promise: promise[0]):
        house.loop.call_soon_threadsafe(delay._send, *args)
    for guest in (early, late):
        guest.wait(lambda guest=guest: guest.seq == seq)  # type: ignore[misc]
        assert [entry["seq"] for entry in guest.entries] == list(range(guest.entries[0]["seq"], seq + 1))
        assert len(guest.position["view"]["pile"]) == 2  # type: ignore[index]


def test_who_says_nothing_is_asked_for_words_in_their_language(house: House) -> None:
    made, tokens = house.filled()
    path = f"/tables/{made['table']['id']}/commands?language=de"
    answer = house.post(path, {"do": "chat", "id": "c", "words": " \u202e "}, tokens[0], 400)
    assert (answer["code"], answer["message"]["text"]) == ("bad_request", "Schreib, was du sagen willst.")


def test_a_rematch_seats_the_same_people_once(house: House) -> None:
    made, tokens = house.filled("lots", 2, options={"undo": "never"})
    assert house.command(made, tokens[0], 409, do="rematch")["code"] == "not_now"
    house.play_on(made, tokens)
    first = house.command(made, tokens[0], do="rematch")
    second = house.command(made, tokens[1], do="rematch")
    assert first["table"] == second["table"] != made["table"]["id"]
    assert first["token"] != second["token"]
    again = house.get(f"/tables/{first['table']}", second["token"])
    assert (again["you"], again["table"]["options"]["undo"]) == (1, "never")
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Green", "Player 1"]
    assert again["table"]["commitment"] != made["table"]["commitment"]
    assert house.seen(made, tokens[1])["table"]["rematch"] == first["table"]
    house.post(f"/tables/{first['table']}/commands", {"do": "start", "id": "x"}, second["token"], 200)
    assert house.command(made, made["links"]["watch"], 403, do="rematch")["code"] == "not_allowed"


def test_a_rematch_gives_nobody_the_seat_of_who_came_instead(house: House) -> None:
    made, tokens = house.filled()
    house.play_on(made, tokens)
    first = house.command(made, tokens[0], do="rematch")
    second = house.command(made, tokens[1], do="rematch")
    again = {"table": {"id": first["table"]}}
    house.command(again, second["token"], do="leave")
    assert house.command(made, tokens[1], do="rematch")["token"] is None
    house.command(again, first["token"], do="seatbot", seat=1, level="novice")
    led = house.command(made, tokens[1], do="rematch")
    assert (led["table"], led["token"]) == (first["table"], None)
    assert house.command(made, tokens[0], do="rematch")["token"] == first["token"]


def test_a_rematch_is_for_its_players_alone(house: House) -> None:
    made, tokens = house.filled(options={"public": True, "spectators": "anyone"})
    house.play_on(made, tokens)
    again = house.command(made, tokens[0], do="rematch")
    table = house.get(f"/tables/{again['table']}", again["token"])["table"]
    assert (table["options"]["public"], table["options"]["spectators"]) == (False, "link")
    assert again["table"] not in [listed["id"] for listed in house.get("/tables?status=open")]
    links = house.get(f"/tables/{again['table']}/links", again["token"])
    second = house.command(made, tokens[1], do="rematch")["token"]
    house.command({"table": table}, second, do="leave")
    body = {"id": "somebody-who-has-the-link", "name": "Red"}
    refused = house.post(f"/tables/{again['table']}/seats", body, links["sit"], 403)
    assert refused["message"]["text"].startswith("Only those who played the game before play again here")
    house.command({"table": table}, again["token"], do="seatbot", seat=1, level="novice")


def test_well_played_is_said_once_when_the_game_is_over_and_everybody_reads_it(house: House) -> None:
    made, tokens = house.filled()
    assert house.command(made, tokens[0], 409, do="applaud")["message"]["text"] == "The game is not over yet."
    house.play_on(made, tokens)
    other = Guest(house, made["table"]["id"], tokens[1])
    house.command(made, tokens[0], do="applaud")
    other.wait(lambda: other.table["applause"] == [0])
    assert other.entries[-1]["message"]["text"] == "Green: well played!"
    assert house.command(made, tokens[0], 409, do="applaud")["message"]["text"] == "You have said so already."
    house.command(made, tokens[1], do="applaud")
    assert house.seen(made, tokens[0])["table"]["applause"] == [0, 1]
    assert house.command(made, made["links"]["watch"], 403, do="applaud")["code"] == "not_allowed"
    other.close()
