"""Before a move: the table tells its player what it would lead to, and nothing that the player could not know."""

from typing import Any

import pytest

import bastide
from server.house import Guest, House


def foreseen(guest: Guest, *actions: str) -> dict[str, Any]:
    guest.send(do="foresee", actions=list(actions))
    return guest.next("foresight")


@pytest.mark.parametrize("game", bastide.game_names())
def test_what_was_foreseen_happens_when_it_is_played(house: House, game: str) -> None:
    made, tokens = house.filled(game)
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    foretold = surveyed = 0
    for _ in range(30):
        mover = guests[guests[0].position["to_move"]]  # type: ignore[index]
        action = mover.position["legal"][-1]["action"]  # type: ignore[index]
        seen = foreseen(mover, action)
        assert seen["seq"] == mover.seq
        done = mover.ask(do="play", seq=mover.seq, action=action)
        for guest in guests:
            guest.wait_for(done["seq"])
        update = next(m for m in reversed(mover.all) if m["type"] == "update" and m["entries"])
        steps = update["entries"][-1]["steps"]
        happened = steps[0]["events"]
        assert seen["events"] == happened[: len(seen["events"])]
        assert seen["points"] is None or len(seen["events"]) == len(happened)
        assert (seen["survey"] is None) == (seen["points"] is None)
        if seen["survey"] is not None and len(steps) == 1:
            assert seen["survey"] == mover.position["survey"]  # type: ignore[index]
            surveyed += 1
        foretold += len(seen["events"])
    assert foretold > 10
    assert surveyed > 5


def test_a_tile_and_no_figure_are_foreseen_together(house: House) -> None:
    made, tokens = house.filled("carcassonne", settings={"start_player": 0})
    guest = Guest(house, made["table"]["id"], tokens[0])
    place = guest.position["legal"][0]["action"]  # type: ignore[index]
    kinds = [event["kind"] for event in foreseen(guest, place, "pass")["events"]]
    assert kinds[0] == "placed"
    assert "passed" in kinds
    assert guest.seq == foreseen(guest, place)["seq"]  # nothing was played


def test_luck_is_not_foreseen(house: House) -> None:
    made, tokens = house.filled("torres", settings={"first_player": 0})
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    while True:
        mover = guests[guests[0].position["to_move"]]  # type: ignore[index]
        legal = [offer["action"] for offer in mover.position["legal"]]  # type: ignore[index]
        if "buy" in legal:
            break
        done = mover.ask(do="play", seq=mover.seq, action=legal[0])
        for guest in guests:
            guest.wait_for(done["seq"])
    assert not any("chance" in event or "reveals" in event for event in foreseen(mover, "buy")["events"])


def test_a_card_of_ones_own_is_planned_before_the_others_see_it(house: House) -> None:
    made, tokens = house.filled("torres", settings={"first_player": 0})
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    for _ in range(200):
        mover = guests[guests[0].position["to_move"]]  # type: ignore[index]
        legal = [offer["action"] for offer in mover.position["legal"]]  # type: ignore[index]
        held = [action for action in legal if action.startswith("play ")]
        if held:
            break
        order = ["buy", "end", "keep", "return", "tower", "spread", "knight", "king"]
        action = min(legal, key=lambda action: (*order, action.split()[0]).index(action.split()[0]))
        done = mover.ask(do="play", seq=mover.seq, action=action)
        for guest in guests:
            guest.wait_for(done["seq"])
    seen = foreseen(mover, held[0])
    assert [event["kind"] for event in seen["events"]] == ["card_played"]  # TOR-9.1
    assert seen["position"]["legal"]
    assert seen["passes"] is False
    hand = [player["hand"] for player in seen["position"]["view"]["players"]]
    assert held[0].split()[1] not in hand[seen["position"]["to_move"]]


def test_only_who_is_to_move_looks_ahead_and_only_at_what_is_legal(house: House) -> None:
    made, tokens = house.filled("torres", settings={"first_player": 0})
    red, blue = (Guest(house, made["table"]["id"], token) for token in tokens)
    blue.send(do="foresee", actions=["end"])
    assert blue.next("refused")["code"] == "not_your_turn"
    red.send(do="foresee", actions=["move a1 a2"])
    assert red.next("refused")["clauses"]
    red.send(do="foresee", actions=["fly"])
    assert red.next("refused")["code"] == "bad_action"


def test_a_turn_is_planned_decision_by_decision_and_nothing_is_played(house: House) -> None:
    made, tokens = house.filled("carcassonne", settings={"start_player": 0})
    guest = Guest(house, made["table"]["id"], tokens[0])
    before = guest.position
    assert before is not None
    place = before["legal"][0]["action"]
    laid = foreseen(guest, place)
    there = laid["position"]
    assert not laid["passes"]
    assert len(there["view"]["land"]) == len(before["view"]["land"]) + 1
    assert len(there["survey"]["land"]) == len(there["view"]["land"])
    assert there["step"] == before["step"] + 1
    assert "pass" in [offer["action"] for offer in there["legal"]]
    done = foreseen(guest, place, "pass")
    assert done["position"] is None
    assert done["passes"]
    guest.send(do="sync", seq=guest.seq)
    assert guest.next("update")["position"] == before


def test_a_draw_within_a_turn_does_not_pass_it_on(house: House) -> None:
    made, tokens = house.filled("torres", settings={"first_player": 0})
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    while True:
        mover = guests[guests[0].position["to_move"]]  # type: ignore[index]
        legal = [offer["action"] for offer in mover.position["legal"]]  # type: ignore[index]
        if "buy" in legal and "end" in legal:
            break
        done = mover.ask(do="play", seq=mover.seq, action=legal[0])
        for guest in guests:
            guest.wait_for(done["seq"])
    bought = foreseen(mover, "buy")
    assert (bought["position"], bought["passes"]) == (None, False)
    ended = foreseen(mover, "end")
    assert (ended["position"], ended["passes"]) == (None, True)
