"""Frames on their short way out: whole, in order, and by the usual way where the other side does not keep up."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.house import Guest, House, until


def connection(house: House, guest: Guest) -> Any:
    """The server's side of a guest's socket."""
    (found,) = house.hall.lives[guest.id].watchers
    return found


def test_frames_of_every_size_arrive_whole_and_in_order(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.next("presence")
    sent = ["x" * (size - 2) for size in (2, 125, 126, 127, 65_535, 65_536, 65_537, 200_000)]
    far = connection(house, guest)
    assert far.line._push is not None

    async def send() -> None:
        for words in sent:
            far.say(words)
        far.close(4403)
        far.say("too late")

    house.run(send())
    assert [json.loads(guest.socket.recv(timeout=60)) for _ in sent] == sent
    with pytest.raises(ConnectionClosed) as closed:
        guest.socket.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_who_does_not_read_is_hung_up_on_and_misses_nothing(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.next("presence")
    far = connection(house, guest)
    dropped = house.hall.metrics.dropped
    live = house.hall.lives[made["table"]["id"]]

    async def flood() -> None:
        for _ in range(700):
            far.say("x" * 100_000)

    before = sum(dropped.values.values())
    house.run(flood())
    until(lambda: sum(dropped.values.values()) == before + 1)
    until(lambda: not live.watchers, patience=15.0)
    guest.socket.close_socket()
    again = Guest(house, made["table"]["id"], tokens[0], seq=guest.seq)
    assert (again.seq, again.entries) == (guest.seq, [])


def test_what_waits_goes_before_what_comes_later(house: House) -> None:
    made, tokens = house.filled()
    guest = Guest(house, made["table"]["id"], tokens[0])
    guest.next("presence")
    far = connection(house, guest)

    async def send() -> None:
        far._waiting.append(b"1")
        far.say(2)
        far._some.set()

    house.run(send())
    house.run(send())
    assert [guest.socket.recv(timeout=60) for _ in range(4)] == ["1", "2", "1", "2"]
