"""Lessons: their scripts come true at every table, and say nothing that the rules do not."""

import json
import re
from pathlib import Path

import pytest

import bastide
from bastide.core import FairDealer, Match, Rulebook
from bastide.server.lessons import HOME, lessons, seed
from server.house import Guest, House

FIRST = "carcassonne"
SCRIPTS = {id: script for path in sorted(HOME.glob("*.json")) for id, script in json.loads(path.read_text()).items()}
WORDS = Path(__file__).parents[2] / "web/src/lessons/words"
LANGUAGES = ("de", "en", "fr", "hu", "it", "ro")
every = pytest.mark.parametrize("id", sorted(SCRIPTS))


def of_game(name: str) -> list[str]:
    return [id for id, script in SCRIPTS.items() if script["game"] == name]


@every
def test_the_decisions_of_a_lesson_and_of_the_others_are_legal_in_their_order(id: str) -> None:
    lesson = lessons()[id]
    game = bastide.load(lesson.game)
    match = Match(game, game.read_settings(**lesson.settings), FairDealer(seed(id), id))
    others = {int(seat): list(moves) for seat, moves in lesson.others.items()}
    asked = [text for step in SCRIPTS[id]["steps"] for text in step.get("do", [])]
    while asked:
        seat = int(match.state.to_move)
        text = others[seat].pop(0) if seat else asked.pop(0)
        legal = [str(action) for action in match.state.legal_actions()]
        fitting = [
            action for action in legal if action == text or (text.endswith("*") and action.startswith(text[:-1]))
        ]
        assert fitting, f"{id}: seat {seat} cannot '{text}' among {legal[:20]}"
        match.play(game.parse(fitting[0]), seat)
    assert not match.state.over
    assert len(lesson.others) + 1 == match.state.players


@every
def test_the_last_word_is_when_the_learner_can_play_on(id: str) -> None:
    steps = SCRIPTS[id]["steps"]
    assert len({step["id"] for step in steps}) == len(steps)
    assert not steps[-1].get("do")
    assert not any(step.get("do") and step.get("watch") for step in steps)


@every
def test_what_a_lesson_says_of_the_rules_has_its_clause(id: str) -> None:
    clauses = {clause.id for clause in Rulebook.of(SCRIPTS[id]["game"])}
    cited = {clause for step in SCRIPTS[id]["steps"] for clause in step.get("clauses", [])}
    assert cited <= clauses
    assert cited
    assert any("goal" in step["id"] or "end" in step["id"] for step in SCRIPTS[id]["steps"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({script["game"] for script in SCRIPTS.values()}))
def test_every_step_is_translated_into_every_language(name: str, language: str) -> None:
    words = json.loads((WORDS / f"{name}.{language}.json").read_text("utf-8"))
    assert list(words) == of_game(name)
    for id in of_game(name):
        steps = SCRIPTS[id]["steps"]
        assert list(words[id]["steps"]) == [step["id"] for step in steps], f"{id} in {language}"
        assert words[id]["title"]
        assert words[id]["about"]
        for step in steps:
            said = words[id]["steps"][step["id"]]
            assert said["title"], f"{id} {step['id']} in {language}"
            assert said["text"], f"{id} {step['id']} in {language}"
            assert bool(said.get("ask")) == bool(step.get("do")), f"{id} {step['id']} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_alone_has_most_knights_at_the_edge_gets_two_five_or_ten_more(language: str) -> None:
    """TOR-17.16: points for each knight, and as many once for the majority; nobody in a tie."""
    words = json.loads((WORDS / f"torres.{language}.json").read_text("utf-8"))
    (text,) = words["torres-master"]["steps"]["end"]["text"]
    assert re.findall(r"\d+", text) == ["2", "5", "10", "2", "5", "10"]


def test_what_stands_in_a_city_has_one_name() -> None:
    """A pennant is never called a shield: the pages, the rulebook and the lessons speak of one thing."""
    root = WORDS.parents[3]
    page = (root / "web/src/words/web.en.ftl").read_text("utf-8")
    sentences = [
        *re.findall(r"^carcassonne-.*(?:\n .*)*", page, re.MULTILINE),
        (root / "src/bastide/rulebook/words/carcassonne.en.ftl").read_text("utf-8"),
        (WORDS / "carcassonne.en.json").read_text("utf-8"),
    ]
    assert "pennant" in "".join(sentences)
    assert "shield" not in "".join(sentences).lower()


@pytest.mark.parametrize("name", ["carcassonne", "caylus", "magna_carta", "torres"])
def test_the_first_game_has_twelve_steps_or_more(name: str) -> None:
    assert len(SCRIPTS[name]["steps"]) >= 12


# At the table


def begin(house: House) -> Guest:
    """A learner at the table of the first lesson, the game begun."""
    made = house.post(f"/lessons/{FIRST}", {"name": "Green"}, status=201)
    house.command(made, made["links"]["seat"], do="start")
    return Guest(house, made["table"]["id"], made["links"]["seat"])


def mine(guest: Guest) -> bool:
    return guest.position is not None and guest.position["to_move"] == 0


def played(guest: Guest, seat: int) -> list[str]:
    return [step["action"] for entry in guest.entries for step in entry["steps"] if step["seat"] == seat]


def test_the_others_do_what_the_lesson_tells_them_as_long_as_the_learner_follows(house: House) -> None:
    guest = begin(house)
    assert guest.table["lesson"] == FIRST
    for asked in [text for step in SCRIPTS[FIRST]["steps"] for text in step.get("do", [])]:
        guest.wait(lambda: mine(guest))
        action = next(one["action"] for one in guest.position["legal"] if one["action"].startswith(asked.rstrip("*")))
        guest.wait_for(guest.play(action)["seq"])
    guest.wait(lambda: mine(guest))
    scripted = lessons()[FIRST].others["1"]
    assert played(guest, 1)[: len(scripted)] == scripted
    assert len(played(guest, 1)) > len(scripted)  # and then plays on by itself


def test_who_goes_another_way_meets_a_bot_that_plays_on(house: House) -> None:
    guest = begin(house)
    guest.wait(lambda: mine(guest))
    for action in ("place 0,1 180", "pass"):
        guest.wait_for(guest.play(action)["seq"])
    guest.wait(lambda: mine(guest))
    assert played(guest, 1)


def test_a_lesson_that_is_not_there_is_refused(house: House) -> None:
    assert house.post("/lessons/chess", {}, status=404)["message"]["text"] == "There is no such lesson here."
