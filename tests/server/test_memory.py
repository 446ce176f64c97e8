"""Tables come into memory quickly, however long they are, and leave it when nobody looks."""

import asyncio
import gc
import random
from collections.abc import Mapping
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from bastide.core import State
from bastide.core.match import KEEP_EVERY
from bastide.server import commands as c
from bastide.server.authors import Author
from bastide.server.connection import MOST_WAITING
from bastide.server.table import Table
from bastide.server.tidying import SEARCH_ALL_AT_LATEST, SEARCH_ALL_EVERY, Tidying
from server.conftest import Open
from server.house import PATIENCE, Guest, House, until

LONG = 1_000


async def play_long(house: House, id: str, moves: int) -> None:
    """Random legal moves inside the server, taken back when the game would end, until this many are in the log."""
    hall = house.hall
    live = await hall.live(id)
    chance = random.Random(4)
    while live.table.seq < moves:
        table = live.table
        seat = int(table.state.to_move)
        action = chance.choice(table.state.legal_actions())
        turn = table.match.prepare(action)
        if turn.state.over:
            await hall.command(live, Author(seat=0), c.Propose(id=uuid4().hex, what="undo", to=_middle(table)))
            await hall.command(live, Author(seat=1), c.Answer(id=uuid4().hex, seq=table.seq, yes=True))
            continue
        await hall.command(live, Author(seat=seat), c.Play(id=uuid4().hex, seq=table.seq, action=str(action)))


def _middle(table: object) -> int:
    steps = table.steps  # type: ignore[attr-defined]
    return max(n for n in range(len(steps) // 2) if steps[n].seat >= 0)


def test_a_table_of_a_thousand_moves_is_followed_from_its_last_stored_position(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_again = []
    followed = Table._followed

    def counted(table: Table, kept: Mapping[int, State]) -> State:
        if table.id == id:  # the house is shared, and the driver reads other tables when they wait for a hand
            played_again.append(table.moves - max(kept, default=0))
        return followed(table, kept)

    made, tokens = house.filled("torres")
    id = made["table"]["id"]
    monkeypatch.setattr(Table, "_followed", counted)
    asyncio.run_coroutine_threadsafe(play_long(house, id, LONG), house.loop).result(3 * PATIENCE)
    before = house.seen(made, tokens[0])
    del house.hall.lives[id]
    live = house.run(house.hall.live(id))
    assert live.table.seq >= LONG
    after = house.seen(made, tokens[0])
    assert after["position"] == before["position"]
    assert len(played_again) == 1
    assert played_again[0] < KEEP_EVERY


def test_a_table_leaves_the_memory_when_nobody_looks_and_comes_back(open_house: Open) -> None:
    house = open_house(idle_seconds=0.1)
    made, tokens = house.filled("torres")
    guest = Guest(house, made["table"]["id"], tokens[0])
    house.play_on(made, tokens, 3)
    house.hall.lives[made["table"]["id"]].touched = 0.0
    house.loop.call_soon_threadsafe(house.hall.driver._clear)
    house.settle()
    assert made["table"]["id"] in house.hall.lives, "somebody looks"
    guest.close()
    until(lambda: made["table"]["id"] not in house.hall.lives)
    house.play_on(made, tokens, 3)


def test_a_socket_that_does_not_keep_up_is_let_go(house: House) -> None:
    made, tokens = house.filled("torres")
    live = house.hall.lives[made["table"]["id"]]
    guest = Guest(house, made["table"]["id"], tokens[0])
    (watcher,) = live.watchers
    dropped = house.hall.metrics.dropped
    before = sum(dropped.values.values())

    def flood() -> None:
        for _ in range(2 * MOST_WAITING):
            watcher.send(b'{"type": "pong", "now": 0}')

    house.loop.call_soon_threadsafe(flood)
    with pytest.raises(ConnectionClosed):
        guest.wait_for(10_000)
    until(lambda: watcher not in live.watchers)
    assert sum(dropped.values.values()) == before + 1
    house.play_on(made, tokens, 2)


def test_everything_is_searched_for_garbage_only_when_little_is_going_on() -> None:
    before = gc.get_threshold()
    try:
        tidying = Tidying(0.0)
        assert not tidying.tidy(10.0, 0)
        assert gc.get_freeze_count() > 0
        assert not tidying.tidy(SEARCH_ALL_EVERY + 20.0, 1_000), "busy"
        assert tidying.tidy(SEARCH_ALL_EVERY + 22.0, 1_001)
        assert not tidying.tidy(SEARCH_ALL_EVERY + 24.0, 1_001)
        assert tidying.tidy(SEARCH_ALL_EVERY + SEARCH_ALL_AT_LATEST + 30.0, 9_000), "busy for too long"
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_after_a_restart_bots_move_on_and_clocks_run_out(open_house: Open) -> None:
    first = open_house()
    made, tokens = first.filled("torres", options={"clock": {"kind": "live", "bank": 2, "increment": 0}})
    bots = first.table("torres", bots={"0": "novice", "1": "novice"}, sit=False)
    first.command(bots, bots["links"]["host"], do="start")
    first.__exit__()
    second = open_house(beside=first)
    until(lambda: second.seen(bots, bots["links"]["watch"])["table"]["seq"] > 20)
    until(lambda: any(seat["steward"] for seat in second.seen(made, tokens[0])["table"]["seats"]))


def test_a_process_that_is_closing_moves_nobody(open_house: Open) -> None:
    house = open_house()
    bots = house.table("torres", bots={"0": "novice", "1": "novice"}, sit=False)
    house.run(house.hall.driver.close())
    house.command(bots, bots["links"]["host"], do="start")
    live = house.hall.lives[bots["table"]["id"]]
    house.settle()
    assert (live.timer, live.thinking) == (None, None)
