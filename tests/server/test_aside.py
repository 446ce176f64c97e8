"""Tables with which nobody can go on: they are set aside with a sentence, and all others go on."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bastide.core import Record
from bastide.server.archive import PAGE
from server.house import Guest, House, Json, bearer, said, until

Open = Callable[..., House]
OTHER_RULES = 99


def store(house: House, sql: str, *arguments: object) -> Any:
    """What the database says to a statement."""
    store = house.hall.store
    return house.run(store.fetch(sql, *arguments) if sql.startswith("SELECT") else store.execute(sql, *arguments))


def forget(house: House, *tables: str) -> None:
    """Let tables leave the memory."""

    async def leave() -> None:
        for id in tables:
            live = house.hall.lives.get(id)
            if live is not None:
                house.hall.forget(live)

    house.run(leave())


def other_rules(house: House, id: str) -> None:
    """Let a table have begun with rules that this server does not know."""
    forget(house, id)
    ((body,),) = store(house, "SELECT body FROM log WHERE table_id = ? AND seq = 1", id)
    created = json.loads(bytes(body)) | {"rules": OTHER_RULES}
    store(house, "UPDATE log SET body = ? WHERE table_id = ? AND seq = 1", json.dumps(created).encode(), id)


def status_of(house: House, id: str) -> tuple[str, float | None]:
    """What the list of tables says about one."""
    ((status, due),) = store(house, "SELECT status, due FROM tables WHERE id = ?", id)
    return status, due


def test_two_hundred_tables_of_other_rules_keep_no_other_waiting(open_house: Open) -> None:
    house = open_house()
    made, _ = house.filled()
    waiting, _ = house.filled()
    id = made["table"]["id"]
    other_rules(house, id)
    for number in range(PAGE + 10):
        store(
            house,
            "INSERT INTO tables (id, seq, status, game, public, mover, due, created, updated, seed, summary) "
            "SELECT CAST(? AS TEXT), seq, status, game, public, mover, 1.0, created, updated, seed, summary "
            "FROM tables WHERE id = ?",
            f"frozen{number}",
            id,
        )
        store(
            house,
            "INSERT INTO log (table_id, seq, at, command, body) "
            "SELECT CAST(? AS TEXT), seq, at, command, body FROM log WHERE table_id = ?",
            f"frozen{number}",
            id,
        )
    forget(house, waiting["table"]["id"])
    store(house, "UPDATE tables SET due = 2.0 WHERE id = ?", waiting["table"]["id"])
    driver = house.hall.driver
    for _ in range(4):
        house.run(driver._wake_due())
    assert waiting["table"]["id"] in house.hall.lives
    assert store(house, "SELECT COUNT(*) FROM tables WHERE due IS NOT NULL AND id LIKE 'frozen%'") == [(0,)]


def test_a_game_of_other_rules_can_be_ended_and_downloaded(house: House) -> None:
    made, tokens = house.filled()
    id = made["table"]["id"]
    before = house.play_on(made, tokens, 2)
    refused = house.command(made, tokens[0], 409, do="close")
    assert refused["message"]["id"] == "server.refusal.goes_on"
    other_rules(house, id)
    seen = house.seen(made, tokens[0])
    assert seen["table"]["status"] == "playing"
    assert seen["position"] is None
    assert seen["table"]["aside"]["id"] == "server.refusal.rules_changed"
    assert seen["table"]["aside"]["params"]["played"] == OTHER_RULES
    assert status_of(house, id) == ("aside", None)
    refused = house.command(made, tokens[0], 409, do="resign")
    assert (refused["code"], said(refused)) == ("frozen", seen["table"]["aside"]["text"])
    assert house.command(made, made["links"]["watch"], 403, do="close")["code"] == "not_allowed"
    record = house.http.get(f"/tables/{id}/record", headers=bearer(tokens[0])).text
    assert len(Record.read(record).lines) == before["position"]["step"]
    guest = Guest(house, id, tokens[1])
    house.command(made, tokens[0], do="close")
    guest.wait(lambda: guest.table["status"] == "over")
    assert (guest.table["aside"], guest.table["result"]) == (None, None)
    assert guest.entries[-1]["kind"] == "closed"
    assert guest.table["seed"] is not None
    forget(house, id)
    assert house.seen(made, tokens[0])["table"]["status"] == "over"
    assert house.command(made, tokens[1], do="rematch")["table"] is not None


def test_a_game_goes_on_once_its_rules_are_known_again(house: House) -> None:
    made, tokens = house.filled()
    id = made["table"]["id"]
    _, due = status_of(house, id)
    other_rules(house, id)
    house.seen(made, tokens[0])
    assert status_of(house, id) == ("aside", None)
    forget(house, id)
    ((body,),) = store(house, "SELECT body FROM log WHERE table_id = ? AND seq = 1", id)
    known = json.loads(bytes(body)) | {"rules": 1}
    store(house, "UPDATE log SET body = ? WHERE table_id = ? AND seq = 1", json.dumps(known).encode(), id)
    assert house.play_on(made, tokens, 2)["table"]["aside"] is None
    assert status_of(house, id)[0] == "playing"
    assert due is not None


def test_a_table_of_other_rules_does_not_seal_its_set(house: House) -> None:
    first = house.post("/duplicates", {"game": "lots", "settings": {"players": 2}, "tables": 2}, status=201)
    tables: list[Json] = first["tables"]
    seats = []
    for made in tables:
        mine = [made["links"]["seat"]] if made["links"]["seat"] else []
        seats.append(mine + [house.sit(made)["token"] for _ in range(2 - len(mine))])
        house.command(made, seats[-1][0], do="start")
    house.play_on(tables[0], seats[0])
    other_rules(house, tables[1]["table"]["id"])
    until(lambda: not house.seen(tables[0], seats[0][0])["table"]["sealed"])
    assert house.get(f"/duplicates/{first['id']}", tables[0]["links"]["host"])["over"]


@pytest.mark.parametrize(
    ("harm", "entry"),
    [
        ("DELETE FROM log WHERE table_id = ? AND seq = 4", None),
        ("DELETE FROM log WHERE table_id = ? AND seq = (SELECT MAX(seq) FROM log WHERE table_id = ?)", None),
        ("UPDATE log SET body = ? WHERE table_id = ? AND seq = 4", b'{"kind":"played"}'),
        ("UPDATE log SET body = ? WHERE table_id = ? AND seq = 4", b"\x00garbage"),
    ],
)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(house: House, harm: str, entry: bytes | None) -> None:
    made, tokens = house.filled()
    other, others = house.filled()
    house.play_on(made, tokens, 3)
    id = made["table"]["id"]
    forget(house, id)
    store(house, harm, *([entry] if entry is not None else []), *[id] * harm.count("table_id = ?"))
    seen = house.seen(made, tokens[0])
    assert seen["table"]["aside"]["id"] == "server.refusal.damaged"
    assert seen["position"] is None
    assert house.command(made, tokens[0], 409, do="close")["code"] == "frozen"
    assert status_of(house, id) == ("aside", None)
    house.play_on(other, others, 2)


@pytest.mark.parametrize("game", ["lots", "torres"])
def test_a_step_that_is_not_what_was_played_is_found_out(house: House, game: str) -> None:
    made, tokens = house.filled(game)
    house.play_on(made, tokens, 3)
    id = made["table"]["id"]
    forget(house, id)
    rows = store(house, "SELECT seq, body FROM log WHERE table_id = ? ORDER BY seq", id)
    seq, body = rows[-2]
    entry = json.loads(bytes(body))
    entry["steps"][0]["hash"] = "00000000"
    store(house, "UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", json.dumps(entry).encode(), id, seq)
    assert house.seen(made, tokens[0])["table"]["aside"]["id"] == "server.refusal.damaged"


def test_a_long_log_is_read_a_part_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.server.archive.PAGE", 5)
    made, tokens = house.filled("torres")
    house.play_on(made, tokens, 20)
    seq = house.seen(made, tokens[0])["table"]["seq"]
    forget(house, made["table"]["id"])
    read: list[int] = []
    rows = house.hall.archive._rows

    async def counted(*given: Any, **named: Any) -> Any:
        found = await rows(*given, **named)
        read.append(len(found))
        return found

    monkeypatch.setattr(house.hall.archive, "_rows", counted)
    assert house.seen(made, tokens[0])["table"]["seq"] == seq
    assert read == [5] * (seq // 5) + [seq % 5]
