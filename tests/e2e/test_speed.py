"""A move is seen by who plays it and by everybody else; how long it took is told (`pytest -s`)."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from e2e.people import Person, ask, set_table, sit_two
from e2e.serving import Served
from e2e.timing import Delay, Stopwatch, summary

Bring = Callable[..., Person]
MOVES = 24


def tell(what: str, delays: list[Delay]) -> None:
    """The middle and the slow end of the work, and what the clock saw."""
    clock, work = summary([delay.clock for delay in delays]), summary([delay.work for delay in delays])
    parts = [sum(getattr(delay, part) for delay in delays) / len(delays) for part in ("server", "page")]
    print(f"{what}: work {work[0]:.0f} ms, 95 % {work[1]:.0f} ms (server {parts[0]:.0f}, page {parts[1]:.0f})")
    print(f"{what}: clock {clock[0]:.0f} ms, 95 % {clock[1]:.0f} ms")


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_a_move_appears_for_everybody(browser: Browser, served: Served, game: str) -> None:
    people = sit_two(browser, served.address, game)
    watch = Stopwatch(served, *people)
    own, others = [], []
    for _ in range(MOVES):
        people[0].page.wait_for_function("document.querySelector('.status .sign')")
        mover = next(one for one in people if one.my_turn)
        delays = watch.move(mover)
        own.append(delays[people.index(mover)])
        others.append(delays[1 - people.index(mover)])
    tell(f"{game}, own move", own)
    tell(f"{game}, the other's move", others)
    for one in people:
        assert one.complaints == []
        one.close()


def test_the_log_of_sixty_tables_is_not_drawn_whole(person: Bring, served: Served) -> None:
    """The page is told of 8,000 entries, as many as sixty whole games have."""
    red = person()

    def turn(seq: float, seat: int) -> dict[str, object]:
        ended = {"kind": "turn_ended", "clause": "TOR-4.5", "seat": seat, "data": {}, "text": "Seat 0 ends the turn"}
        step = {"seat": seat, "action": "end", "events": [ended]}
        return {"seq": seq, "at": 0, "kind": "played", "seat": seat, "text": "", "steps": [step], "by": "person"}

    def lengthen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":
                message["entries"][:0] = [turn(k / 100_000, k % 2) for k in range(1, 8_001)]
                frame = json.dumps(message)
            socket.send(frame)

        server.on_message(told)

    red.page.route_web_socket(re.compile("/api/v2/socket"), lengthen)
    made = set_table(served.address, "torres", first_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    sit = {"id": "0123456789abcdef0", "name": "Blue"}
    other = ask(served.address, "POST", f"tables/{id}/seats", sit, made["links"]["sit"])["token"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.wait_for_selector(".table[data-game=torres]")
    assert red.page.locator(".log > .turn").count() <= 61
    watch = Stopwatch(served, red)
    delays = []
    while len(delays) < MOVES:
        seen = ask(served.address, "GET", f"tables/{id}", None, other)
        if seen["position"]["to_move"] == 0:
            red.wait_for_turn()
            delays += watch.move(red)
        else:
            legal, seq = seen["position"]["legal"], seen["table"]["seq"]
            command = {"do": "play", "id": f"b{seq}", "seq": seq, "action": legal[0]["action"]}
            ask(served.address, "POST", f"tables/{id}/commands", command, other)
            red.page.wait_for_function("seq => +document.querySelector('.table').dataset.seq > seq", arg=seq)
    tell("after 8,000 entries", delays)
