"""What a seat's socket receives does not depend on what the seat may not know.

Two tables play the same whole game. At the second one, cards that are hidden from the first seat are dealt anew, so
that its player could not tell the two apart. Every byte that player receives must be the same.
"""

import json
import os
import random
import re
from typing import Any

import pytest

import bastide
from bastide.core import Dealer, FairDealer, State
from bastide.server.table import Table
from server.house import Guest, House, Json, bearer

SECRETS = re.compile(r'"(now|at|since|created)":[0-9.e+-]+|"(left|used)":\[[0-9.,e+-]*\]')


@pytest.fixture(autouse=True)
def the_same_luck_at_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "dealer", lambda self: FairDealer(bytes(range(32)), "both"))


class World:
    """One of the two tables, with the first seat's socket."""

    def __init__(self, house: House, game: str, settings: Json) -> None:
        self.house = house
        self.made, self.tokens = house.filled(game, settings=settings)
        self.id: str = self.made["table"]["id"]
        self.guest = Guest(house, self.id, self.tokens[0])

    @property
    def state(self) -> State:
        state: State = self.house.hall.lives[self.id].table.match.state
        return state

    def put(self, state: State) -> None:
        """Let the table go on from another position, as if it had always been that one."""
        self.house.hall.lives[self.id].table.match.state = state

    def play(self, seat: int, action: str) -> None:
        seq = self.house.hall.lives[self.id].table.seq
        done = self.house.command(self.made, self.tokens[seat], do="play", seq=seq, action=action)
        self.guest.wait_for(done["seq"])

    def received(self) -> list[str]:
        """Everything the first seat has received, without times and the table's own name."""
        messages = [
            json.dumps(message, separators=(",", ":"), sort_keys=True)
            for message in self.guest.all
            if message["type"] != "presence"  # told again now and then, whatever is played
        ]
        commitment = self.guest.table["commitment"]
        return [SECRETS.sub("", text.replace(self.id, "ID").replace(commitment, "C")) for text in messages]

    def asked(self, path: str) -> str:
        """What the first seat gets over HTTP."""
        text = self.house.http.get(f"/tables/{self.id}/{path}", headers=bearer(self.tokens[0])).text
        text = text.replace(self.id, "ID").replace(self.guest.table["commitment"], "C")
        return SECRETS.sub("", text)


def deal_anew(first: World, second: World, action: str, deal: Dealer) -> bool:
    """Give the second table other hidden cards with which the same action can be taken; the same ones if it shows them.

    True when the cards are others.
    """
    second.put(first.state.copy())
    if shows(first, action):
        return False
    for _ in range(30):
        twin = first.state.determinize(0, deal)
        if twin != first.state and twin.why_not(twin.parse(action)) is None:
            second.put(twin)
            if not shows(second, action):
                return True
    second.put(first.state.copy())
    return False


def shows(world: World, action: str) -> bool:
    """Whether an action rightly shows somebody what they could not know."""
    match = world.house.hall.lives[world.id].table.match
    return any(event.reveals for event in match.prepare(world.state.parse(action)).steps[0].events)


def play_both(house: House, game: str, settings: Json, seed: int, most: int) -> tuple[World, World, int, int]:
    """The same game at both tables; returns also how many actions were taken, and how many with other hidden cards."""
    first, second = World(house, game, settings), World(house, game, settings)
    chance, deal = random.Random(seed), Dealer(seed)
    moves = others = 0
    while moves < most:
        mover = int(first.state.to_move)
        action = str(chance.choice(first.state.legal_actions()))
        if mover != 0:
            others += deal_anew(first, second, action, deal)
        for world in (first, second):
            world.play(mover, action)
        moves += 1
        assert second.guest.position == first.guest.position
        if first.guest.table["status"] == "over":
            break
    return first, second, moves, others


@pytest.mark.parametrize(("game", "settings", "seed"), [("magna_carta", {}, 1), ("torres", {"first_player": 0}, 3)])
def test_a_seat_receives_the_same_whatever_the_others_hold(house: House, game: str, settings: Json, seed: int) -> None:
    first, second, moves, others = play_both(house, game, settings, seed, 1_000)
    assert first.guest.table["status"] == "over"
    assert others > 10, "the hidden cards were hardly ever others"
    ours, theirs = first.received(), second.received()
    assert len(ours) == len(theirs) > moves
    assert ours[:-1] == theirs[:-1]  # the last one reveals the seed


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 10 + int(os.environ.get("BASTIDE_LEAK_GAMES", "6"))))
@pytest.mark.parametrize(
    ("game", "settings"),
    [("magna_carta", {}), ("torres", {"first_player": 0}), ("torres", {"first_player": 0, "variant": "master"})],
)
def test_that_is_so_in_many_games(house: House, game: str, settings: Json, seed: int) -> None:
    first, second, moves, _ = play_both(house, game, settings, seed, 1_000)
    assert first.guest.table["status"] == "over"
    ours, theirs = first.received(), second.received()
    assert len(ours) == len(theirs) > moves
    assert ours[:-1] == theirs[:-1]


def test_log_and_record_over_http_leak_nothing_either(house: House) -> None:
    first, second, _, others = play_both(house, "magna_carta", {}, 5, 40)
    assert others > 3
    assert first.state != second.state
    for path in ("log?limit=500", "record"):
        assert first.asked(path) == second.asked(path)


def test_the_test_would_see_a_leak(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that shows everything the comparison fails: it can fail."""
    monkeypatch.setattr(type(bastide.load("lots").start(2)), "view", _open_view)
    first, second = World(house, "lots", {}), World(house, "lots", {})
    card = str(first.state.legal_actions()[0])
    second.put(first.state.determinize(0, Dealer(3)))
    for world in (first, second):
        world.play(0, card)
    assert first.received() != second.received()


def _open_view(self: Any, seat: int | None) -> Json:
    hands = [hand[:] for hand in self.hands]
    return {"hands": hands, "pile": self.pile[:], "scores": self.scores, "to_move": self.to_move}
