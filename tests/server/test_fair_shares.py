"""Fair shares: what one asks of the server costs them, and never the others."""

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bastide.server import projection
from bastide.server.limits import BREATH, COSTS, RATES, Limits
from server.house import Guest, House

Open = Callable[..., House]
FLOOD = 290


def flood(house: House, attackers: list[Guest], victim: Guest, frame: dict[str, Any]) -> list[str]:
    """Let a flood of frames and then one ping of the victim wait at the door, then open it; who was answered when."""
    answered: list[str] = []

    def note(guest: Guest) -> None:
        connection = next(
            watcher for watcher in house.hall.lives[guest.id].watchers if watcher.hello.token == guest.token
        )
        say: Callable[[Any], None] = connection.say

        def say_and_tell(message: Any) -> None:
            answered.append("victim" if guest is victim else "attacker")
            say(message)

        connection.say = say_and_tell

    for guest in [*attackers, victim]:
        note(guest)

    held, sent = threading.Event(), threading.Event()

    async def hold_the_door() -> None:
        held.set()
        sent.wait()

    holding = threading.Thread(target=house.run, args=(hold_the_door(),))
    holding.start()
    held.wait()
    text = json.dumps(frame)
    for attacker in attackers:
        for _ in range(FLOOD):
            attacker.socket.send(text)
    victim.send(do="ping")
    sent.set()
    holding.join()
    victim.next("pong")
    for attacker in attackers:
        attacker.vanish()
    return answered


@pytest.mark.parametrize("sockets", [1, 4])
def test_a_flood_of_syncs_makes_nobody_else_wait(open_house: Open, sockets: int) -> None:
    house = open_house()
    other, others = house.filled("torres")
    made, tokens = house.filled("torres")
    house.play_on(made, tokens, 20)
    attackers = [Guest(house, made["table"]["id"], made["links"]["watch"]) for _ in range(sockets)]
    victim = Guest(house, other["table"]["id"], others[0])
    answered = flood(house, attackers, victim, {"do": "sync", "seq": 0})
    assert answered.index("victim") <= FLOOD * sockets // 4


def test_syncs_of_one_position_are_rendered_once(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    made, tokens = house.filled("torres")
    house.play_on(made, tokens, 20)
    rendered: list[int] = []
    whole = projection.entry_info

    def counted(*given: Any) -> Any:
        rendered.append(1)
        return whole(*given)

    monkeypatch.setattr(projection, "entry_info", counted)
    guests = [Guest(house, made["table"]["id"], made["links"]["watch"]) for _ in range(3)]
    for guest in guests:
        for _ in range(10):
            guest.send(do="sync", seq=0)
            assert guest.next("update")["seq"] == made["table"]["seq"] + 22
    assert len(rendered) == made["table"]["seq"] + 22, "every entry once, for all thirty"


def test_one_address_has_one_share_however_many_tables_it_sits_at(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(limits=True)
    guests = []
    for _ in range(4):
        made, tokens = house.filled()
        guests.append(Guest(house, made["table"]["id"], tokens[0]))
    cost = COSTS["ping"] + COSTS["foresee"]
    monkeypatch.setitem(RATES, "address", (10 * cost, 0.001))
    answers = []
    for _ in range(4):
        for guest in guests[: 4 - len(answers) // 5]:
            guest.send(do="foresee", actions=["no action"])
            answers.append(guest.next("refused")["code"])
    assert answers == ["bad_action"] * 10 + ["too_often"] * (len(answers) - 10)


def test_who_has_used_much_leaves_a_breath_to_the_others_for_every_socket() -> None:
    limits = Limits()
    size, _ = RATES["address"]
    with limits.socket("a"), limits.socket("a"), limits.socket("b"):
        limits.spend(0.2 * size, "a")
        assert limits.breath("a", "red") == 0, "an evening's play is not held up"
        limits.spend(0.1 * size, "a")
        assert limits.breath("a", "red") == 2 * BREATH
        assert limits.breath("b", "blue") == 0
        limits.spend(0.3 * RATES["person"][0], "b", "blue")
        assert limits.breath("b", "blue") == BREATH


def test_resigning_and_playing_again_makes_no_more_tables_than_setting_them_up(open_house: Open) -> None:
    house = open_house(limits=True)
    made, tokens = house.filled()
    size, _ = RATES["create"]
    answers: list[str] = []
    for _ in range(int(size) + 5):
        assert house.command(made, tokens[0], do="resign")["type"] == "done"
        answer = house.post(f"/tables/{made['table']['id']}/commands", {"do": "rematch", "id": "r"}, tokens[0])
        answers.append(answer.get("code", "made"))
        if answers[-1] == "too_often":
            break
        made, tokens = {"table": {"id": answer["table"]}}, [answer["token"]]
        assert house.command(made, tokens[0], do="start")["type"] == "done"
    assert answers == ["made"] * (int(size) - 1) + ["too_often"], "the first table was set up"


def test_who_looks_on_has_a_share_of_the_table_and_who_plays_is_not_held_up(open_house: Open) -> None:
    house = open_house(limits=True)
    limits = house.hall.limits
    made, tokens = house.filled()
    id = made["table"]["id"]
    size, _ = RATES["onlookers"]

    async def spend() -> None:
        limits.spend(10 * size, onlooker_at=id)

    watcher = Guest(house, id, made["links"]["watch"])
    house.run(spend())
    watcher.send(do="sync", seq=0)
    assert watcher.next("update", "refused")["code"] == "too_often"
    assert Guest(house, id, tokens[0]).play()["type"] == "done"
