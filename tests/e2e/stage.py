"""A table whose positions are put there from the engine: any position of any game, as the server would send it."""

import json
import re
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

import bastide
from bastide import CHANCE, Action, Dealer, State
from bastide.core.words import Message
from bastide.server.entries import row_of_event
from bastide.server.projection import event_info
from bastide.server.sentences import Viewer
from e2e.people import Person, ask, seat_guests
from e2e.serving import Served

SETTLED = """title => new Promise(settled => {
    const look = () => document.title.includes(title)
        ? requestAnimationFrame(() => setTimeout(settled)) : setTimeout(look, 4);
    look();
})"""
SMALL_TEXT = """() => {
    const size = text => {
        const { a, b } = text.ownerSVGElement ? text.getScreenCTM() : { a: 1, b: 0 };
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    };
    const words = [...document.querySelectorAll('.table *')].filter(one =>
        [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
        && one.getClientRects().length && !one.closest('.hidden'));
    return words.filter(one => size(one) < 10.99).map(one => [one.textContent.trim(), size(one)]);
}"""
"""Everything written under 11 px, letters on pieces among it."""
CLOCKS = {"running": None, "since": 0, "left": [None] * 6, "used": [0] * 6}
NAMES = ["Anna", "Béla", "Clara", "Dora", "Emil", "Fritz"]


def done(state: State, action: Action, number: int, viewer: int = 0) -> dict[str, Any]:
    """Do something in a position; the entry that tells a viewer of it."""
    seat, message = int(state.to_move), state.message(action).plain()
    entry = {"seq": number, "at": time.time(), "kind": "play", "seat": seat, "message": message, "by": "bot"}
    return {**entry, "steps": [happened(state, action, viewer)]}


def happened(state: State, action: Action, viewer: int = 0) -> dict[str, Any]:
    """Do something in a position, or let luck do it; what a viewer is sent of it."""
    seat, game = int(state.to_move), state.game.name
    events = state.record_events()
    state.apply(action)
    shown = [event_info(game, row_of_event(event, game), Viewer(viewer)) for event in events]
    return {"seat": seat, "action": str(action), "events": shown}


def whole(game: str, players: int, seed: int) -> tuple[State, list[dict[str, Any]]]:
    """A game that is played at random to its end, and the entries that tell of all of it."""
    dealer = Dealer(seed)
    state = bastide.load(game).start(players)
    begun = {"seq": 1, "at": time.time(), "kind": "started", "seat": -1, "message": None, "by": None, "steps": []}
    entries: list[dict[str, Any]] = [begun]
    while not state.over:
        if state.to_move == CHANCE:
            entries[-1]["steps"].append(happened(state, dealer.draw(state)))
        else:
            legal = state.legal_actions()
            entries.append(done(state, legal[dealer.below(len(legal))], len(entries) + 1))
    return state, entries


class Stage:
    """The page of a table, opened once; what it is sent comes from here instead of its server."""

    def __init__(self, person: Person, served: Served, game: str, still: bool = True) -> None:
        self.page = person.page
        self.state: State | None = None
        self.number = 0
        self.me = 0
        self.socket: WebSocketRoute | None = None
        self.played: list[str] = []
        """What was decided on the page."""
        id, tokens = seat_guests(served.address, game, NAMES[:2])
        self.seen: dict[str, Any] = ask(served.address, "GET", f"tables/{id}", token=tokens[0])
        if still:
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
        message = {"type": "foresight", "actions": actions, "seq": self.number, "events": []}
        return {**message, "points": [0] * int(state.players), "survey": state.survey()}

    def show(self, state: State, me: int | None = None, entries: Sequence[dict[str, Any]] = ()) -> None:
        """Put a position on the table, seen by who is to move or by another, with what happened before it."""
        while self.socket is None:
            self.page.wait_for_timeout(10)
        self.state = state
        self.number = max(self.number + 1, len(entries))
        self.me = max(0, int(state.to_move)) if me is None else me
        message = {"type": "welcome", "protocol": 2, "you": self.me, "host": False, "entries": entries, "chat": []}
        self._tell({**message, "table": self._table(state), "position": self._position(state)})
        self.page.evaluate(SETTLED, f"Position {self.number}.")
        self.page.wait_for_selector(".stage svg.board", state="attached")

    def happens(self, action: Action, dealer: Dealer | None = None) -> None:
        """Somebody does something in the position on the table, and luck what follows from it, where there is a dealer:
        the page is told of it as by its server."""
        assert self.state is not None
        self.state = self.state.copy()
        self.number += 1
        entry = done(self.state, action, self.number, self.me)
        while dealer is not None and self.state.to_move == CHANCE:
            entry["steps"].append(happened(self.state, dealer.draw(self.state), self.me))
        message = {"type": "update", "seq": self.number, "entries": [entry]}
        message |= {"clocks": CLOCKS | {"now": time.time()}}
        self._tell({**message, "table": self._table(self.state), "position": self._position(self.state)})

    def _table(self, state: State) -> dict[str, Any]:
        seats = [{**self.seen["table"]["seats"][0], "seat": seat, "name": NAMES[seat]} for seat in range(state.players)]
        for seat in seats:
            seat["called"] = {"id": "server.name.guest", "params": {"name": seat["name"]}}
        table = {**self.seen["table"], "title": f"Position {self.number}.", "seats": seats, "seq": self.number}
        table |= {"players": state.players, "clocks": CLOCKS | {"now": time.time()}}
        if state.over:
            result = {"scores": list(state.scores), "ranks": list(state.ranks), "winners": list(state.winners)}
            table |= {"status": "over", "result": {"reason": "finished", **result}}
        return table

    def _position(self, state: State) -> dict[str, Any]:
        asked = int(state.to_move) == self.me
        legal = [{"action": str(a), "message": state.message(a).plain()} for a in state.legal_actions() if asked]
        return {
            **self.seen["position"],
            "step": self.number,
            "to_move": int(state.to_move),
            "view": state.view(self.me),
            "survey": state.survey(),
            "task": self._task(state) if state.to_move >= 0 else None,
            "legal": legal or None,
        }

    def _task(self, state: State) -> dict[str, object]:
        task = state.task()
        return Message(task.id, {"seat": int(state.to_move), **task.params}).plain()

    def read(self, script: str, argument: object = None) -> Any:
        """What the page shows, by a script that runs in it."""
        return self.page.evaluate(script, argument)
