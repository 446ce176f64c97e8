"""Connections: who sends half a request, or nothing, keeps nobody else out."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bastide.server import doors, limits
from server.conftest import Open
from server.house import PATIENCE, Guest, House, until

HALF = b"POST /api/v2/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le"
SLOW_BODY = b"POST /api/v2/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
WHOLE = b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@contextmanager
def connections(house: House, count: int, address: str, said: bytes = HALF) -> Iterator[list[socket.socket]]:
    """This many connections from an address, each of which says this and no more."""
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", house.port), source_address=(address, 0)))
            line.sendall(said)
            lines.append(line)
        yield lines


def gone(line: socket.socket) -> bool:
    """Whether the server hangs up, after what it has said."""
    line.settimeout(PATIENCE)
    try:
        while line.recv(10_000):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def honest(house: House, count: int = 20) -> list[int]:
    """What requests get, each on a connection of its own."""
    health = f"{house.address}/health/live"
    return [httpx.get(health, timeout=PATIENCE, verify=False).status_code for _ in range(count)]


class Line(asyncio.Transport):
    """A connection from somewhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4000)})


def test_connections_are_limited_by_address() -> None:
    entrance = doors.Doors(most=10, from_one_address=3)
    first, *others = [Line("192.0.2.1") for _ in range(5)]
    assert [entrance.enter(line) for line in (first, *others)] == [True, True, True, False, False]
    assert entrance.enter(Line("192.0.2.2"))
    entrance.leave(first)
    assert entrance.enter(Line("192.0.2.1"))


def test_half_requests_from_one_address_keep_nobody_out(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "FROM_ONE_ADDRESS", 20)
    house = open_house(limits=True, connections=60)
    with connections(house, 200, "127.0.0.2") as lines:
        assert honest(house) == [200] * 20
        assert sum(gone(line) for line in lines[20:]) == 180


def test_half_requests_through_a_proxy_make_room_for_whole_ones(open_house: Open) -> None:
    house = open_house(limits=True, connections=60, trust_proxy=True)
    with connections(house, 200, "127.0.0.1") as lines:
        assert honest(house) == [200] * 20
        assert sum(gone(line) for line in lines[:140]) == 140


def test_tables_that_are_open_are_not_closed_to_make_room(open_house: Open) -> None:
    house = open_house(connections=12)
    made, tokens = house.filled()
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    with connections(house, 50, "127.0.0.2"):
        for guest in guests:
            guest.send(do="ping")
            assert guest.next("pong")


@pytest.mark.parametrize("said", [b"", HALF, SLOW_BODY, WHOLE + HALF])
def test_what_does_not_come_whole_in_time_is_hung_up_on(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.3)
    house = open_house()
    with connections(house, 3, "127.0.0.1", said) as lines:
        for line in lines:
            if said.startswith(WHOLE):
                assert line.recv(15) == b"HTTP/1.1 200 OK"
            assert gone(line)
    assert honest(house, 2) == [200, 200]


def test_a_slow_answer_is_not_cut_off(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.2)
    house = open_house()
    made, tokens = house.filled()
    held, go_on = threading.Event(), threading.Event()

    async def hold() -> None:
        async with house.hall.lives[made["table"]["id"]].lock:
            held.set()
            await asyncio.to_thread(go_on.wait)

    holding = threading.Thread(target=house.run, args=(hold(),))
    holding.start()
    held.wait()
    threading.Timer(0.8, go_on.set).start()
    house.command(made, tokens[0], do="resign")
    holding.join()


def test_sockets_are_limited_by_address(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 3)
    house = open_house(limits=True)
    made, tokens = house.filled()
    guests = [Guest(house, made["table"]["id"], tokens[0]) for _ in range(3)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Guest(house, made["table"]["id"], tokens[0])
    other = connect(f"ws://127.0.0.1:{house.port}/api/v2/socket", source_address=("127.0.0.2", 0), legacy=True)
    other.close()
    guests[0].close()
    until(lambda: house.hall.limits._sockets["127.0.0.1"] == 2)
    assert Guest(house, made["table"]["id"], tokens[0]).welcome["you"] == 0
