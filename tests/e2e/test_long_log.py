"""A table that has been played for months opens like a new one."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from e2e.people import Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]


def test_the_log_of_sixty_tables_is_not_drawn_whole(person: Bring, served: Served) -> None:
    """The page is sent 8,000 entries, as many as sixty whole games have."""
    red = person()

    def turn(seq: float, seat: int) -> dict[str, object]:
        ended = {"kind": "turn_ended", "clause": "TOR-4.5", "seat": seat, "data": {}, "text": "Seat 0 ends the turn"}
        step = {"seat": seat, "action": "end", "events": [ended]}
        return {"seq": seq, "at": 0, "kind": "played", "seat": seat, "text": "", "steps": [step], "by": "person"}

    def lengthen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def lengthened(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":
                message["entries"][:0] = [turn(k / 100_000, k % 2) for k in range(1, 8_001)]
                frame = json.dumps(message)
            socket.send(frame)

        server.on_message(lengthened)

    red.page.route_web_socket(re.compile("/api/v2/socket"), lengthen)
    made = set_table(served.address, "torres", first_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    sit = {"id": "0123456789abcdef0", "name": "Blue"}
    other = ask(served.address, "POST", f"tables/{id}/seats", sit, made["links"]["sit"])["token"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.wait_for_selector(".table[data-game=torres] .log > .turn")
    assert red.page.locator(".log > .turn").count() <= 61
    moves = 0
    while moves < 6:
        if red.my_turn:
            red.play_on_board()
            moves += 1
            continue
        seen = ask(served.address, "GET", f"tables/{id}", None, other)
        if seen["position"]["to_move"] == 1:
            legal, seq = seen["position"]["legal"], seen["table"]["seq"]
            command = {"do": "play", "id": f"b{seq}", "seq": seq, "action": legal[0]["action"]}
            ask(served.address, "POST", f"tables/{id}/commands", command, other)
            moves += 1
        red.page.wait_for_timeout(30)
    assert red.page.locator(".log > .turn").count() <= 61
