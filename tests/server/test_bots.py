"""Bots at the table: they move, they know only their seat, and a bad one never hangs a table."""

import asyncio
import sys

import msgspec
import pytest

import bastide
import toy
from bastide.bots import Bot
from bastide.core import CHANCE, Dealer, FairDealer, Match
from bastide.core.counsel import counsel_of
from bastide.server.thinking import Thinkers, Thought, processes
from bastide.server.thinking import worker as worker_module
from bastide.server.thinking.roster import levels, make
from bastide.server.thinking.worker import Minds, Question, think
from bastide.server.thinking.workers import Task
from server.house import Guest, House

WORKERS = {
    "dies": "import sys; sys.stdin.readline(); sys.exit(3)",
    "sleeps": "import sys, time; sys.stdin.readline(); time.sleep(60)",
    "babbles": "import sys; sys.stdin.readline(); print('not json', flush=True); sys.stdin.read()",
    "cheats": 'import sys; sys.stdin.readline(); print(\'{"action": "block z9"}\', flush=True); sys.stdin.read()',
}


def test_a_person_plays_against_a_bot(house: House) -> None:
    made = house.table("torres", bots={"1": "novice"})
    house.command(made, made["links"]["seat"], do="start")
    guest = Guest(house, made["table"]["id"], made["links"]["seat"])
    for _ in range(12):
        guest.wait(lambda: guest.position["legal"] is not None)  # type: ignore[index]
        guest.wait_for(guest.play()["seq"])
    played = [entry for entry in guest.entries if entry["kind"] == "played"]
    assert {(entry["seat"], entry["by"]) for entry in played} == {(0, "person"), (1, "bot")}
    assert not [entry for entry in played if "failed to choose" in entry["message"]["text"]]


def test_the_bot_is_asked_about_a_position_that_need_not_be_the_true_one() -> None:
    match = Match(toy.GAME, toy.GAME.read_settings(2), FairDealer(bytes(32), "t"))
    asked: list[dict[str, object]] = []

    class Listening:
        ended = False

        async def put(self, line: bytes) -> None:
            asked.append(dict(msgspec.json.decode(line)["imagined"]))

        async def read(self) -> bytes:
            return b'{"action": "play 1"}'

        async def end(self) -> None: ...

    async def start(task: Task) -> Listening:
        return Listening()

    async def ask() -> None:
        thinkers = Thinkers(1, start)
        for _ in range(12):
            await thinkers.ask(match.state, "novice", 0.1)

    asyncio.run(ask())
    hands = [tuple(map(tuple, one["hands"])) for one in asked]  # type: ignore[arg-type]
    assert {hand[0] for hand in hands} == {tuple(match.state.snapshot()["hands"][0])}, "its own hand is known"  # type: ignore[index]
    assert len({hand[1] for hand in hands}) > 3, "the other hand is imagined anew each time"


@pytest.mark.parametrize(("kind", "failed"), [("dies", "crashed"), ("sleeps", "late"), ("babbles", "crashed")])
def test_a_worker_that_fails_is_replaced_and_the_next_question_is_answered(
    kind: str, failed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.thinking.pool.START", 2.0)
    state = bastide.load("torres").start(2, first_player=0)

    async def ask() -> list[Thought]:
        thinkers = Thinkers(1, processes.start, grace=0.2)
        with monkeypatch.context() as bad:
            bad.setattr(processes, "command", lambda task: [sys.executable, "-c", WORKERS[kind]])
            first = await thinkers.ask(state, "novice", 0.1)
        monkeypatch.setattr("bastide.server.thinking.pool.START", 20.0)
        second = await thinkers.ask(state, "novice", 5.0)
        await thinkers.close()
        return [first, second]

    first, second = asyncio.run(ask())
    assert first.failed == failed
    assert second.failed is None
    assert state.why_not(state.parse(second.action)) is None


@pytest.mark.parametrize("thought", [Thought(failed="late"), Thought(failed="crashed"), Thought(action="block z9")])
def test_a_failed_bot_is_replaced_by_a_legal_move_and_the_log_says_so(
    house: House, thought: Thought, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(*_: object) -> Thought:
        return thought

    monkeypatch.setattr(house.hall.driver.thinkers, "ask", ask)
    made = house.table("torres", bots={"0": "novice", "1": "novice"}, sit=False)
    house.command(made, made["links"]["host"], do="start")
    guest = Guest(house, made["table"]["id"], made["links"]["watch"])
    guest.wait(lambda: guest.table["status"] == "over")
    log = house.get(f"/tables/{made['table']['id']}/log?limit=500", made["links"]["watch"])
    played = [entry for entry in log if entry["kind"] == "played"]
    assert len(played) > 50
    assert all("a legal move was made instead" in entry["message"]["text"] for entry in played)
    metrics = house.http.get(f"{house.address}/metrics").text
    assert f'bastide_bot_failures_total{{why="{thought.failed or "illegal"}"}}' in metrics


def test_a_worker_answers_every_question_with_a_move_or_the_problem() -> None:
    state = bastide.load("torres").start(2, first_player=0)
    question = Question("torres", "novice", 1, 0.1, state.snapshot())
    assert state.why_not(state.parse(think(question).action)) is None
    assert think(Question("torres", "genius", 1, 0.1, state.snapshot())).problem.startswith("LookupError")
    assert think(Question("torres", "novice", 1, 0.1, {})).problem.startswith("BadSnapshot")


def test_a_bot_goes_on_thinking_where_it_was_while_its_turn_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(level: str, seed: int, seconds: float) -> Bot:
        made.append(level)
        return make(level, seed, seconds)

    monkeypatch.setattr(worker_module, "make", counted)
    minds = Minds()
    state = bastide.load("torres").start(2, first_player=0)
    dealer = Dealer(3)
    turns = 0
    last = (-1, -1)
    for number in range(40):
        while state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            last = (-1, -1)
        seat = int(state.to_move)
        turn = (seat, int(counsel_of(state.game).turn_of(state)))
        turns += turn != last
        last = turn
        imagined = state.determinize(seat, dealer).snapshot()
        state.play(state.parse(think(Question("torres", "novice", number, 0.1, imagined), minds).action))
    assert len(made) == turns < 30


def test_bots_choose_from_what_the_seat_can_do(house: House) -> None:
    state = bastide.load("magna_carta").start(2)
    dealer = Dealer(3)
    while state.to_move < 0:
        state.apply(dealer.draw(state))
    reply = think(Question("magna_carta", "novice", 1, 0.1, state.determinize(int(state.to_move), dealer).snapshot()))
    assert state.why_not(state.parse(reply.action)) is None


@pytest.mark.parametrize("level", ["novice", "apprentice", "builder", "master", "king"])
def test_every_level_sits_down(level: str) -> None:
    state = bastide.load("torres").start(2, first_player=0)
    reply = think(Question("torres", level, 1, 0.2, state.snapshot()))
    assert state.why_not(state.parse(reply.action)) is None


def test_the_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert levels()[:5] == ("novice", "apprentice", "builder", "master", "king")
