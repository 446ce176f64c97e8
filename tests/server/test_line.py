"""For whom the bots' processes think next."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bastide.server.thinking.line import Asking, Line, Place, Waits
from server.house import Guest, House, until

KINGS = 18


def order_of(line: Line, first: Asking, *waiting: Asking) -> list[str]:
    """In which order those who wait while the first is thought for are thought for, each for two seconds."""
    order: list[str] = []

    async def think(asking: Asking, seconds: float) -> None:
        place = await line.place(asking)
        await asyncio.sleep(0.001)
        order.append(asking.table)
        line.give_back(place, asking, seconds)

    async def whole() -> None:
        await asyncio.gather(think(first, 2.0), *(think(asking, 2.0) for asking in waiting))

    asyncio.run(whole())
    return order


def test_a_quick_bot_does_not_wait_for_those_that_search() -> None:
    kings = [Asking(Waits.PERSON, f"kings {n}", ("attacker",)) for n in range(KINGS)]
    novice = Asking(Waits.PERSON, "novice", ("victim",), quick=True)
    assert order_of(Line(1), *kings, novice).index("novice") <= 1


def test_while_others_search_there_is_a_place_for_what_is_quick() -> None:
    async def test() -> None:
        line = Line(1)
        await line.place(Asking(table="king"))
        assert (await line.place(Asking(table="novice", quick=True))).quick

    asyncio.run(asyncio.wait_for(test(), 10))


def test_who_plays_and_is_there_comes_before_who_is_away_and_tables_of_bots_come_last() -> None:
    asked = [
        Asking(Waits.NOBODY, "bots"),
        Asking(Waits.AWAY, "away"),
        Asking(Waits.PERSON, "there"),
        Asking(Waits.PERSON, "first"),
    ]
    assert order_of(Line(1), asked[3], *asked[:3]) == ["first", "there", "away", "bots"]


def test_many_tables_of_one_address_are_one_turn() -> None:
    line = Line(1)
    kings = [Asking(Waits.PERSON, f"kings {n}", ("attacker",)) for n in range(KINGS)]
    order_of(line, *kings[:2])
    victim = Asking(Waits.PERSON, "victim", ("victim",))
    assert order_of(line, *kings, victim).index("victim") == 1


def test_behind_one_address_the_turn_goes_by_table() -> None:
    line = Line(1)
    busy, quiet = Asking(Waits.PERSON, "busy", ("club",)), Asking(Waits.PERSON, "quiet", ("club",))
    order_of(line, busy)
    assert order_of(line, busy, busy, busy, quiet) == ["busy", "quiet", "busy", "busy"]


def test_tables_of_bots_leave_one_place_to_people() -> None:
    line = Line(2)
    bots = Asking(Waits.NOBODY, "bots")

    async def test() -> tuple[Place, bool]:
        first = await line.place(bots)
        second = asyncio.ensure_future(line.place(bots))
        await asyncio.sleep(0)
        person = await line.place(Asking(Waits.PERSON, "person"))
        waits = not second.done()
        line.give_back(first, bots, 1.0)
        line.give_back(person)
        await second
        return person, waits

    person, waits = asyncio.run(test())
    assert waits
    assert not person.quick


def test_who_no_longer_waits_takes_no_place() -> None:
    async def test() -> None:
        line = Line(1)
        first = await line.place(Asking(table="first"))
        gone = asyncio.ensure_future(line.place(Asking(table="gone")))
        chosen = asyncio.ensure_future(line.place(Asking(Waits.AWAY, table="chosen")))
        await asyncio.sleep(0)
        gone.cancel()
        line.give_back(first)
        assert not (await chosen).quick
        with pytest.raises(asyncio.CancelledError):
            await gone

    asyncio.run(asyncio.wait_for(test(), 10))


# At the table


async def chosen(*given: Any) -> Any:
    """A bot that never answers."""
    await asyncio.Event().wait()


def test_bots_alone_think_only_while_somebody_looks_on_or_has_just_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.driver.ASKED", 0.0)
    made = house.table("torres", bots={"0": "novice", "1": "novice"}, sit=False)
    house.command(made, made["links"]["host"], do="start")
    live = house.hall.lives[made["table"]["id"]]
    until(lambda: live.thinking is None or live.thinking.done())
    before = live.table.seq

    async def rounds() -> None:
        await house.hall.driver._wake_due()

    house.run(rounds())
    assert (live.table.seq, live.table.due, live.timer) == (before, None, None)
    guest = Guest(house, made["table"]["id"], made["links"]["watch"])
    guest.wait_for(before + 3)
    guest.close()
    until(lambda: live.timer is None and live.thinking.done())
    stopped = live.table.seq
    monkeypatch.setattr("bastide.server.driver.ASKED", 60.0)
    house.seen(made, made["links"]["watch"])
    until(lambda: live.table.seq > stopped)


def test_the_bot_knows_for_whom_it_thinks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Asking] = []

    def ask(state: Any, level: str, seconds: float, asking: Asking) -> Coroutine[Any, Any, Any]:
        asked.append(asking)
        return chosen()

    monkeypatch.setattr(house.hall.driver.thinkers, "ask", ask)
    made = house.table("torres", 3, bots={"1": "king", "2": "novice"}, settings={"first_player": "1"})
    id = made["table"]["id"]
    guest = Guest(house, id, made["links"]["seat"])
    guest.ask(do="start")
    until(lambda: any(one.table == id for one in asked))
    assert next(one for one in asked if one.table == id) == Asking(Waits.PERSON, id, ("127.0.0.1",), quick=False)
    live = house.hall.lives[id]
    guest.close()
    until(lambda: not live.watchers)
    assert live.asking("novice") == Asking(Waits.AWAY, id, (), quick=True)
    live.thinking.cancel()


def test_bots_play_among_themselves_at_as_many_tables_as_the_host_allows(open_house: Callable[..., House]) -> None:
    house = open_house(bot_tables=2)
    made = [house.table("torres", bots={"0": "novice", "1": "novice"}, sit=False) for _ in range(3)]
    for one in made[:2]:
        house.command(one, one["links"]["host"], do="start")
    refused = house.command(made[2], made[2]["links"]["host"], 409, do="start")
    assert refused["message"]["id"] == "server.refusal.bot_tables"
    played = house.table("torres", bots={"1": "novice"})
    house.command(played, played["links"]["seat"], do="start")
