"""Spectators who are behind learn nothing early: not from the clocks, not from a refusal, not from any list."""

from typing import Any

import msgspec
import pytest

from server.house import PATIENCE, Guest, House, Json, bearer

HOUR = 3_600
CLOCK = {"kind": "live", "bank": 1_000, "increment": 7}


@pytest.fixture
def table(house: House) -> tuple[Json, list[str]]:
    """A table that spectators see an hour late; two moves are made at it."""
    made, tokens = house.filled(
        options={"spectator_delay": HOUR, "clock": CLOCK, "public": True, "spectators": "anyone"}
    )
    house.play_on(made, tokens, 2)
    return made, tokens


def passes(house: House, made: Json, seconds: float, last: int = 10_000) -> None:
    """Let everything at the table, up to an entry, have happened so much longer ago."""
    tail = house.hall.lives[made["table"]["id"]].tail

    async def turn_back() -> None:
        for place, moment in enumerate(tail):
            if moment.seq <= last:
                tail[place] = msgspec.structs.replace(moment, at=moment.at - seconds)

    house.run(turn_back())


def plain(info: Json) -> Json:
    """What does not depend on who is there and when it was asked."""
    return {**info, "spectators": 0, "clocks": {**info["clocks"], "now": 0}}


def test_the_table_is_that_of_the_moment_shown(house: House) -> None:
    made, tokens = house.filled(
        "torres", 3, start=False, options={"spectator_delay": HOUR, "clock": CLOCK, "spectators": "anyone"}
    )
    watch = made["links"]["watch"]
    open_table = house.seen(made, watch)["table"]
    assert [seat["name"] for seat in open_table["seats"]] == ["Green", "Player 1", "Player 2"], "nothing has begun yet"
    house.command(made, tokens[0], do="start")
    started = house.seen(made, tokens[0])["table"]
    house.command(made, tokens[1], do="propose", what="pause")
    house.command(made, tokens[2], do="resign")
    house.command(made, tokens[0], do="propose", what="stop")
    assert plain(house.seen(made, watch)["table"]) == plain(open_table)
    watcher = Guest(house, made["table"]["id"], watch)
    assert plain(watcher.table) == plain({**open_table, "spectators": 1})
    assert (watcher.position, watcher.welcome["table"]["clocks"]["running"]) == (None, None)
    passes(house, made, HOUR, started["seq"])
    then = house.seen(made, watch)["table"]
    assert plain(then) == plain(started | {"seats": then["seats"]})
    assert [(seat["resigned"], seat["steward"]) for seat in then["seats"]] == [(False, False)] * 3


def test_the_clocks_are_those_of_the_moment_shown(house: House, table: tuple[Json, list[str]]) -> None:
    made, tokens = table
    passes(house, made, HOUR / 2)
    assert house.seen(made, made["links"]["watch"])["table"]["clocks"]["left"] == [1_000.0, 1_000.0]
    now = house.seen(made, tokens[0])["table"]["clocks"]
    assert now["left"][0] > 1_000.0, "the increment of the first turn"
    passes(house, made, HOUR / 2)
    then = house.seen(made, made["links"]["watch"])["table"]["clocks"]
    assert (then["left"], then["used"], then["running"], then["since"]) == (
        now["left"],
        now["used"],
        now["running"],
        now["since"],
    )
    assert then["now"] == pytest.approx(now["now"] - HOUR, abs=PATIENCE)


def test_a_stale_command_of_a_spectator_brings_nothing(house: House, table: tuple[Json, list[str]]) -> None:
    made, tokens = table
    watch = made["links"]["watch"]
    for do, rest in (
        ("play", {"action": "play 1"}),
        ("undo", {"to": 0}),
        ("answer", {"yes": True}),
        ("rollback", {}),
        ("passahead", {"yes": True}),
        ("resume", {}),
        ("start", {}),
        ("putaway", {}),
    ):
        answer = house.command(made, watch, 403, do=do, seq=1, **rest)
        assert (answer["code"], answer["missed"]) == ("not_allowed", None), do
    last: int = house.seen(made, tokens[0])["table"]["seq"]
    host = house.command(made, made["links"]["host"], 409, do="rollback", seq=1)
    assert (host["code"], host["missed"]["seq"]) == ("stale", last - 3), "the host who does not sit there is behind"
    assert [entry["kind"] for entry in host["missed"]["entries"]] == ["sat", "sat"]
    assert host["missed"]["position"] is None


def test_going_back_shows_nothing_of_what_came_instead(house: House) -> None:
    made, tokens = house.filled("torres", options={"spectator_delay": HOUR, "spectators": "anyone"})
    watch, path = made["links"]["watch"], f"/tables/{made['table']['id']}"
    house.play_on(made, tokens, 4)
    passes(house, made, HOUR)
    shown = house.seen(made, watch)
    seq, step = shown["table"]["seq"], shown["position"]["step"]
    seen = house.seen(made, tokens[0])
    mover = tokens[seen["position"]["to_move"]]
    undo = house.seen(made, mover)["position"]["undo"]
    assert undo["to"] < step
    house.command(made, mover, do="undo", seq=seq, to=undo["to"])
    house.play_on(made, tokens, 3, seed=9)
    again = house.seen(made, watch)
    assert (again["table"]["seq"], again["position"]["hash"]) == (seq, shown["position"]["hash"])
    assert house.get(f"{path}/positions/{undo['to'] + 1}", watch, 404)["code"] == "unknown"
    record = house.http.get(f"{path}/record", headers=bearer(watch)).text
    instead = house.hall.lives[made["table"]["id"]].table.steps[undo["to"]]
    assert str(instead.action) not in record.splitlines()[-1]


def test_what_was_read_from_the_store_is_shown_like_what_was_remembered(
    house: House, table: tuple[Json, list[str]]
) -> None:
    made, _ = table
    passes(house, made, HOUR)
    watch = made["links"]["watch"]
    before = house.seen(made, watch)
    assert before["position"]["step"] == 6
    house.hall.lives.clear()
    assert house.seen(made, watch)["table"]["status"] == "open", "the store knows when it really happened"
    passes(house, made, HOUR)
    assert house.seen(made, watch)["position"] == before["position"]


def test_lists_and_reviews_are_behind_too(house: House, table: tuple[Json, list[str]]) -> None:
    made, tokens = table
    id = made["table"]["id"]

    def listed(status: str) -> list[Any]:
        return [one for one in house.get(f"/tables?status={status}") if one["id"] == id]

    (playing,) = listed("playing")
    assert (playing["mover"], playing["updated"]) == (None, playing["created"])
    house.play_on(made, tokens)
    assert listed("over") == []
    assert house.get(f"/tables/{id}/review", made["links"]["watch"], 409)["message"]["id"] == "server.refusal.not_over"
    for path in ("log", "record", "picture"):
        answer = house.http.get(f"/tables/{id}/{path}", headers=bearer(made["links"]["watch"]))
        assert "play " not in answer.text, path


def test_a_picture_of_the_last_step_is_not_drawn_early(house: House, table: tuple[Json, list[str]]) -> None:
    made, tokens = table
    now = house.seen(made, tokens[0])["position"]["step"]
    path = f"/tables/{made['table']['id']}/picture?step={now}"
    assert house.get(path, tokens[0])["text"]
    assert house.get(path, made["links"]["watch"], 404)["code"] == "unknown"
    passes(house, made, HOUR)
    assert house.get(path, made["links"]["watch"])["text"]
