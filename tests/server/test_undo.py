"""Taking back: freely inside the horizon, with the consent of all beyond it, and never silently."""

from typing import Any

import pytest

from server.house import Guest, House, until


def torres(house: House, moves: int, **rest: Any) -> tuple[dict[str, Any], list[str]]:
    made, tokens = house.filled("torres", settings={"first_player": 0}, **rest)
    house.play_on(made, tokens, moves, seed=3)
    return made, tokens


def steps(house: House, made: dict[str, Any], token: str) -> int:
    step: int = house.seen(made, token)["position"]["step"]
    return step


def assert_read_back_the_same(house: House, made: dict[str, Any], token: str) -> None:
    """What a player sees does not change when the table is read from the store anew."""
    before = house.seen(made, token)
    house.hall.lives.clear()
    after = house.seen(made, token)
    assert after["position"] == before["position"]
    assert after["table"]["seq"] == before["table"]["seq"]


def test_a_seat_takes_back_its_own_last_step_and_the_log_keeps_it(house: House) -> None:
    made, tokens = torres(house, 0)
    guest = Guest(house, made["table"]["id"], tokens[0])
    before = guest.position
    done = guest.play()
    guest.wait_for(done["seq"])
    assert guest.position["undo"] == {"to": before["step"], "why_not": None}  # type: ignore[index]
    undone = guest.ask(do="undo", seq=guest.seq, to=before["step"])  # type: ignore[index]
    guest.wait_for(undone["seq"])
    assert guest.position["hash"] == before["hash"]  # type: ignore[index]
    assert guest.position["legal"] == before["legal"]  # type: ignore[index]
    kinds = [entry["kind"] for entry in house.get(f"/tables/{made['table']['id']}/log", tokens[1])]
    assert kinds[-2:] == ["played", "undone"]


def test_alone_among_bots_their_answers_go_with_ones_own_decision_and_come_again(house: House) -> None:
    made = house.table("torres", settings={"first_player": 0}, bots={"1": "novice"})
    token = made["links"]["seat"]
    house.command(made, token, do="start")

    def mine() -> dict[str, Any]:
        until(lambda: house.seen(made, token)["position"]["legal"])
        return house.seen(made, token)

    begun = mine()
    step, action = begun["position"]["step"], begun["position"]["legal"][0]["action"]
    answers = []
    for _ in range(2):
        house.command(made, token, do="play", seq=mine()["table"]["seq"], action=action)
        seen = mine()
        answers.append(seen["position"]["hash"])
        assert seen["position"]["undo"] == {"to": step, "why_not": None}
        seq = seen["table"]["seq"]
        refused = house.command(made, token, 400, do="undo", seq=seq, to=step + 1)
        assert refused["message"]["id"] == "server.refusal.undo_to_own"
        house.command(made, token, do="undo", seq=seq, to=step)
        assert mine()["position"]["hash"] == begun["position"]["hash"]
    assert answers[0] == answers[1]


def test_nobody_takes_back_anothers_step_alone(house: House) -> None:
    made, tokens = torres(house, 1)
    seq = house.seen(made, tokens[1])["table"]["seq"]
    answer = house.command(made, tokens[1], 409, do="undo", seq=seq, to=0)
    assert answer["code"] == "beyond_horizon"


def test_beyond_the_horizon_all_must_agree_and_are_warned_that_something_was_revealed(house: House) -> None:
    made, tokens = house.filled("lots", 3)
    house.play_on(made, tokens, 2)
    hash_before = house.seen(made, tokens[0])["position"]["hash"]
    house.play_on(made, tokens, 1)
    now = house.seen(made, tokens[2])
    seq, to = now["table"]["seq"], now["position"]["step"] - 1
    assert house.command(made, tokens[2], 409, do="undo", seq=seq, to=to)["code"] == "beyond_horizon"
    seq = house.command(made, tokens[2], do="propose", what="undo", to=to)["seq"]
    proposal = house.seen(made, tokens[0])["table"]["proposal"]
    assert (proposal["reveals"], proposal["waiting"]) == (True, [0, 1])
    log = house.get(f"/tables/{made['table']['id']}/log?after={seq - 1}", tokens[0])
    assert "past something that was drawn or revealed" in log[0]["message"]["text"]
    seq = house.command(made, tokens[0], do="answer", seq=seq, yes=True)["seq"]
    house.command(made, tokens[1], do="answer", seq=seq, yes=True)
    after = house.seen(made, tokens[0])
    assert after["position"]["step"] == to
    assert after["position"]["hash"] == hash_before
    assert after["table"]["proposal"] is None


def test_the_log_says_with_which_entry_the_game_went_back_and_how_far(house: House) -> None:
    made, tokens = house.filled("lots", 3)
    house.play_on(made, tokens, 3)
    to = steps(house, made, tokens[0]) - 1
    for answers in ([False], [True, True]):
        seq = house.command(made, tokens[2], do="propose", what="undo", to=to)["seq"]
        for token, yes in zip(tokens, answers, strict=False):
            seq = house.command(made, token, do="answer", seq=seq, yes=yes)["seq"]
    house.hall.lives.clear()
    log = house.get(f"/tables/{made['table']['id']}/log", tokens[0])[-5:]
    assert [(entry["kind"], entry["to"]) for entry in log] == [
        ("proposed", None),
        ("answered", None),
        ("proposed", None),
        ("answered", None),
        ("answered", to),
    ]


def test_a_move_withdraws_a_proposal(house: House) -> None:
    made, tokens = house.filled("lots", 2)
    house.play_on(made, tokens, 1)
    step = steps(house, made, tokens[0])
    house.command(made, tokens[0], do="propose", what="undo", to=step - 1)
    house.play_on(made, tokens, 1)
    assert house.seen(made, tokens[0])["table"]["proposal"] is None


def test_undo_goes_to_a_decision_never_into_the_middle_of_chance(house: House) -> None:
    made, tokens = house.filled("lots", 2)
    answer = house.command(made, tokens[0], 400, do="propose", what="undo", to=1)
    assert answer["code"] == "bad_request"
    answer = house.command(made, tokens[0], 400, do="propose", what="undo", to=99)
    assert answer["message"]["text"] == "There is no later step to undo."


def test_tables_may_want_consent_for_every_undo_or_none_at_all(house: House) -> None:
    for option, words in (("consent", "every undo needs the consent"), ("never", "nothing can be undone")):
        made, tokens = torres(house, 1, options={"undo": option})
        seq = house.seen(made, tokens[0])["table"]["seq"]
        step = steps(house, made, tokens[0])
        answer = house.command(made, tokens[0], 403, do="undo", seq=seq, to=step - 1)
        assert words in answer["message"]["text"]
        status = 200 if option == "consent" else 403
        house.command(made, tokens[0], status, do="propose", what="undo", to=step - 1)


def test_alone_among_bots_one_agrees_with_oneself(house: House) -> None:
    made = house.table("torres", bots={"1": "novice"}, settings={"first_player": 0})
    token = made["links"]["seat"]
    house.command(made, token, do="start")
    guest = Guest(house, made["table"]["id"], token)
    first = guest.position["step"]  # type: ignore[index]
    guest.play()
    guest.wait(lambda: guest.position["to_move"] == 0 and guest.position["step"] > first + 1)  # type: ignore[index]
    guest.ask(do="propose", what="undo", to=first)
    guest.wait(lambda: guest.position["step"] == first)  # type: ignore[index]
    assert guest.position["to_move"] == 0  # type: ignore[index]
    assert guest.table["proposal"] is None
    assert [(entry["kind"], entry["to"]) for entry in guest.entries][-1] == ("proposed", first)


def test_after_an_undo_the_table_is_read_back_the_same(house: House) -> None:
    made, tokens = torres(house, 60)
    now = house.seen(made, tokens[0])
    target = now["position"]["step"] - 4
    while house.hall.lives[made["table"]["id"]].table.steps[target].seat < 0:
        target -= 1
    seq = house.command(made, tokens[0], do="propose", what="undo", to=target)["seq"]
    house.command(made, tokens[1], do="answer", seq=seq, yes=True)
    house.play_on(made, tokens, 9, seed=8)
    assert_read_back_the_same(house, made, tokens[0])


def rolled(house: House, made: dict[str, Any], token: str, status: int = 200, **rest: Any) -> dict[str, Any]:
    rest.setdefault("seq", house.seen(made, token)["table"]["seq"])
    return house.command(made, token, status, do="rollback", **rest)


def test_the_host_takes_back_anothers_decision_past_the_horizon_and_everybody_reads_it(house: House) -> None:
    made, tokens = house.filled("lots", 3)
    house.play_on(made, tokens, 1)
    before = [house.seen(made, token)["position"] for token in tokens]
    house.play_on(made, tokens, 1)
    rolled(house, made, tokens[0])
    for token, position in zip(tokens, before, strict=True):
        assert house.seen(made, token)["position"] == position
        entry = house.get(f"/tables/{made['table']['id']}/log", token)[-1]
        assert (entry["kind"], entry["seat"], entry["to"]) == ("rolledback", 0, position["step"])
        assert entry["message"]["text"] == (
            "The host undoes the last decision of Player 1: 1 step, past something that was drawn or revealed"
        )


def test_the_host_goes_back_one_decision_at_a_time_and_the_same_draws_come_again(house: House) -> None:
    made, tokens = house.filled("carcassonne")
    house.play_on(made, tokens, 8, seed=2)
    steps = list(house.hall.lives[made["table"]["id"]].table.steps)
    turns = [number for number, step in enumerate(steps) if step.seat >= 0]
    for to in reversed(turns[-3:]):
        rolled(house, made, tokens[0])
        assert house.seen(made, tokens[0])["position"]["step"] == to
    for number in turns[-3:]:
        token = tokens[steps[number].seat]
        seq = house.seen(made, token)["table"]["seq"]
        house.command(made, token, do="play", seq=seq, action=str(steps[number].action))
    again = house.hall.lives[made["table"]["id"]].table.steps
    assert [(step.seat, str(step.action), step.hash) for step in again] == [
        (step.seat, str(step.action), step.hash) for step in steps
    ]


def test_a_rollback_is_the_hosts_alone(house: House) -> None:
    made, tokens = torres(house, 1)
    for token in (tokens[1], made["links"]["watch"]):
        answer = rolled(house, made, token, 403)
        assert (answer["code"], answer["message"]["text"]) == (
            "not_allowed",
            "Only the host of the table can undo without asking; propose an undo, and all must agree.",
        )
    rolled(house, made, made["links"]["host"])
    assert house.get(f"/tables/{made['table']['id']}/log", tokens[1])[-1]["seat"] is None


def test_a_rollback_is_refused_where_nothing_is_taken_back(house: House) -> None:
    made, tokens = house.filled(start=False)
    assert rolled(house, made, tokens[0], 409)["message"]["text"] == "The game has not begun."
    house.command(made, tokens[0], do="start")
    assert rolled(house, made, tokens[0], 409)["message"]["text"].startswith(
        "Nobody at this table has decided anything yet"
    )
    house.play_on(made, tokens)
    assert rolled(house, made, tokens[0], 409)["code"] == "over"
    for options, words in (({"undo": "never"}, "nothing can be undone"), ({"rated": True}, "At a rated table")):
        made, tokens = torres(house, 1, options=options)
        assert words in rolled(house, made, tokens[0], 403)["message"]["text"]


def test_a_rollback_names_the_position_it_is_meant_for_and_happens_once(house: House) -> None:
    made, tokens = torres(house, 2)
    guest = Guest(house, made["table"]["id"], tokens[0])
    assert guest.ask(do="rollback", seq=guest.seq - 1)["code"] == "stale"
    guest.send(do="rollback", id="without seq")
    assert guest.next("refused")["code"] == "bad_request"
    step, seq = guest.position["step"], guest.seq  # type: ignore[index]
    done = guest.ask(do="rollback", id="once", seq=seq)
    assert guest.ask(do="rollback", id="once", seq=seq) == done
    guest.wait_for(done["seq"])
    assert guest.position["step"] == step - 1  # type: ignore[index]


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "bank": 900, "increment": 5}, {"kind": "correspondence", "per_move": 86_400}]
)
def test_where_a_clock_runs_for_others_the_host_takes_nothing_back_alone(house: House, clock: dict[str, Any]) -> None:
    made, tokens = house.filled("lots", options={"clock": clock})
    house.play_on(made, tokens, 1)
    before = house.seen(made, tokens[0])
    answer = rolled(house, made, tokens[0], 403)
    assert (answer["code"], answer["message"]["text"]) == (
        "not_allowed",
        "At a table with a clock the host undoes nothing alone; propose an undo, and all must agree.",
    )
    assert rolled(house, made, made["links"]["host"], 403)["code"] == "not_allowed"
    after = house.seen(made, tokens[0])
    assert (after["position"], after["table"]["seq"]) == (before["position"], before["table"]["seq"])
    seq = house.command(made, tokens[0], do="propose", what="undo", to=before["position"]["step"] - 1)["seq"]
    house.command(made, tokens[1], do="answer", seq=seq, yes=True)
    assert steps(house, made, tokens[0]) == before["position"]["step"] - 1


def test_alone_among_bots_the_host_takes_back_with_a_clock_too(house: House) -> None:
    options = {"clock": {"kind": "live", "bank": 900, "increment": 5}}
    made = house.table("torres", bots={"1": "novice"}, settings={"first_player": 0}, options=options)
    token = made["links"]["seat"]
    house.command(made, token, do="start")
    guest = Guest(house, made["table"]["id"], token)
    guest.play()
    guest.wait(lambda: guest.position["step"] > 1 and guest.position["to_move"] == 0)  # type: ignore[index]
    guest.ask(do="rollback", seq=guest.seq)
    guest.wait(lambda: guest.position["step"] == 0)  # type: ignore[index]


def test_after_a_rollback_what_was_proposed_is_gone(house: House) -> None:
    made, tokens = house.filled("lots")
    house.play_on(made, tokens, 1)
    house.command(made, tokens[1], do="propose", what="undo", to=steps(house, made, tokens[0]) - 1)
    rolled(house, made, tokens[0])
    assert house.seen(made, tokens[0])["table"]["proposal"] is None


def test_a_rollback_among_bots_goes_to_the_last_decision_of_a_person(house: House) -> None:
    made = house.table("torres", bots={"1": "novice"}, settings={"first_player": 0})
    token = made["links"]["seat"]
    house.command(made, token, do="start")
    guest = Guest(house, made["table"]["id"], token)
    own = 0
    while guest.position["to_move"] == 0:  # type: ignore[index]
        own = guest.position["step"]  # type: ignore[index]
        guest.wait_for(guest.play()["seq"])
    guest.wait(lambda: guest.position["to_move"] == 0)  # type: ignore[index]
    guest.ask(do="rollback", seq=guest.seq)
    guest.wait(lambda: guest.position["step"] == own)  # type: ignore[index]
    assert guest.position["to_move"] == 0  # type: ignore[index]


def test_after_a_rollback_the_table_is_read_back_the_same(house: House) -> None:
    made, tokens = torres(house, 60)
    for _ in range(3):
        rolled(house, made, tokens[0])
    house.play_on(made, tokens, 5, seed=8)
    assert_read_back_the_same(house, made, tokens[0])
