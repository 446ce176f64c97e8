"""A table whose positions are put there from the engine: any position of any game, as the server would send it."""

import json
import re
import time
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from bastide import State
from e2e.people import Person, ask, seat_guests
from e2e.serving import Served

SETTLED = """title => new Promise(settled => {
    const look = () => document.title.includes(title)
        ? requestAnimationFrame(() => setTimeout(settled)) : setTimeout(look, 4);
    look();
})"""
NAMES = ["Anna", "Béla", "Clara", "Dora", "Emil", "Fritz"]


class Stage:
    """The page of a table, opened once; what it is told comes from here instead of its server."""

    def __init__(self, person: Person, served: Served, game: str) -> None:
        self.page = person.page
        self.state: State | None = None
        self.number = 0
        self.socket: WebSocketRoute | None = None
        self.played: list[str] = []
        """What was decided on the page."""
        id, tokens = seat_guests(served.address, game, NAMES[:2])
        self.seen: dict[str, Any] = ask(served.address, "GET", f"tables/{id}", token=tokens[0])
        self.page.emulate_media(reduced_motion="reduce")
        self.page.route_web_socket(re.compile("api/v2/socket"), self._open)
        person.go(f"/table/{id}?key={tokens[0]}")

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._answer)

    def _answer(self, frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["do"] == "foresee":
            self._tell(self._foresight(asked["actions"]))
        elif asked["do"] == "play":
            self.played.append(asked["action"])
            self._tell({"type": "done", "id": asked["id"], "seq": self.number})

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def _foresight(self, actions: list[str]) -> dict[str, Any]:
        assert self.state is not None
        state = self.state.copy()
        for text in actions:
            action = state.parse(text)
            if state.why_not(action) is None:
                state.apply(action)
        told = {"type": "foresight", "actions": actions, "seq": self.number, "events": []}
        return {**told, "points": [0] * int(state.players), "survey": state.survey()}

    def show(self, state: State) -> None:
        """Put a position on the table, seen by who is to move."""
        while self.socket is None:
            self.page.wait_for_timeout(10)
        self.state = state
        self.number += 1
        me = max(0, int(state.to_move))
        title = f"Position {self.number}."
        seats = [{**self.seen["table"]["seats"][0], "seat": seat, "name": NAMES[seat]} for seat in range(state.players)]
        for seat in seats:
            seat["called"] = {"id": "server.name.guest", "params": {"name": seat["name"]}}
        table = {**self.seen["table"], "title": title, "seats": seats, "seq": self.number, "players": state.players}
        legal = [{"action": str(a), "message": state.message(a).plain()} for a in state.legal_actions()]
        position = {
            **self.seen["position"],
            "step": self.number,
            "to_move": int(state.to_move),
            "view": state.view(me),
            "survey": state.survey(),
            "task": None,
            "legal": legal if state.to_move >= 0 else None,
        }
        table["clocks"] = {"now": time.time(), "running": None, "since": 0, "left": [None] * 6, "used": [0] * 6}
        told = {"type": "welcome", "protocol": 2, "you": me, "host": False, "entries": [], "chat": []}
        self._tell({**told, "table": table, "position": position})
        self.page.evaluate(SETTLED, title)
        self.page.wait_for_selector(".stage svg.board", state="attached")

    def read(self, script: str, argument: object = None) -> Any:
        """What the page shows, by a script that runs in it."""
        return self.page.evaluate(script, argument)
