"""Hints at the table and the review of a finished game, in a real browser."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import CHANGED, Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


def against_a_bot(served: Served, game: str, **rest: Any) -> str:
    """The address of a table with one person and one bot, begun."""
    made = set_table(served.address, game, 2, 1, **rest)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    return f"{id}?key={token}"


def finished(served: Served, game: str, moves: int = 8) -> tuple[str, str]:
    """A short game against a bot, resigned: its table and the token of the seat."""
    id, _, token = against_a_bot(served, game).partition("?key=")
    for number in range(moves):
        wait(lambda: ask(served.address, "GET", f"tables/{id}", token=token)["position"]["legal"])
        seen = ask(served.address, "GET", f"tables/{id}", token=token)
        action = seen["position"]["legal"][0]["action"]
        play = {"do": "play", "id": f"move {number}", "seq": seen["table"]["seq"], "action": action}
        ask(served.address, "POST", f"tables/{id}/commands", play, token)
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "resign", "id": "resign"}, token)
    return id, token


def reviewed(served: Served, game: str) -> tuple[str, str, Any]:
    """The same, once somebody has had it reviewed; with the review."""
    id, token = finished(served, game)
    ask(served.address, "POST", f"tables/{id}/review", {}, token)
    wait(lambda: ask(served.address, "GET", f"tables/{id}/review", token=token)["status"] == "done")
    return id, token, ask(served.address, "GET", f"tables/{id}/review", token=token)["review"]


def wait(done: Callable[[], object], seconds: float = 150) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.3)


def open_review(person: Person, id: str, token: str) -> Page:
    person.go(f"/replay/{id}?key={token}")
    person.page.wait_for_selector(".replay .table")
    menu = person.page.get_by_role("button", name="Log, moves and more")
    if menu.is_visible():
        menu.click()
    person.page.get_by_role("button", name="Review", exact=True).click()
    return person.page


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_lights_moves_with_points_and_clauses_and_one_is_played(
    person: Bring, served: Served, game: str
) -> None:
    red = person()
    red.go(f"/table/{against_a_bot(served, game)}")
    red.page.wait_for_selector(f".table[data-game={game}]")
    red.wait_for_turn()
    if game == "magna_carta":  # to keep the opening hand makes nothing happen
        red.play_by_list()
        red.wait_for_turn()
    red.page.keyboard.press("h")
    moves = red.page.locator("[data-hint]")
    expect(moves.first).to_contain_text(re.compile(r"wins \d+%.*\d+ points? at the end"))
    assert red.violations() == []
    red.until(lambda: 1 <= moves.count() <= 3)
    best = str(moves.first.get_attribute("data-hint"))
    red.page.get_by_role("tab", name="Moves", exact=True).click()
    expect(red.page.locator(f".moves [data-move='{best}'] .chip")).to_contain_text("1")
    expect(red.page.locator(".hint a.clause").first).to_be_visible()
    before = red.step()
    moves.first.focus()
    red.page.keyboard.press("Enter")
    red.page.wait_for_function(CHANGED, arg=before)
    expect(moves).to_have_count(0)


def test_the_board_numbers_the_recommended_places(person: Bring, served: Served) -> None:
    red = person()
    red.go(f"/table/{against_a_bot(served, 'carcassonne', start_player=0)}")
    red.page.wait_for_selector(".table[data-game=carcassonne]")
    red.wait_for_turn()
    red.page.get_by_role("button", name="Hint", exact=True).click()
    place = red.page.locator("[data-hint^=place]").first
    place.hover()
    action = place.get_attribute("data-hint")
    lit = red.page.locator(f".stage .target[data-action='{action}']")
    expect(lit.locator(".rank")).to_have_text("1")
    expect(lit).to_have_attribute("aria-label", re.compile(re.escape("(hint 1)")))
    red.page.get_by_role("button", name="Close the hint").click()
    expect(red.page.locator(".stage .rank")).to_have_count(0)


def test_where_the_table_allows_no_hint_the_button_says_why(person: Bring, served: Served) -> None:
    red = person()
    made = ask(
        served.address,
        "POST",
        "tables",
        {
            "game": "torres",
            "settings": {"players": 2},
            "name": "Red",
            "bots": {"1": "novice"},
            "options": {"hints": "nobody"},
        },
    )
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    button = red.page.get_by_role("button", name="Hint: At this table nobody gets hints.")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(red.page.locator(".hint [role=status]")).to_have_text("At this table nobody gets hints.")
    expect(red.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_shows_curve_luck_choices_and_the_better_move_on_the_board(
    person: Bring, served: Served, game: str
) -> None:
    id, token, review = reviewed(served, game)
    red = person()
    page = open_review(red, id, token)
    curve = page.get_by_role("slider", name="Chances to win through the game")
    expect(curve).to_be_visible()
    expect(curve.locator("polyline.line")).to_have_count(2)
    page.locator(".review summary").click()
    expect(page.locator(".review details tbody tr")).to_have_count(len(review["curve"]))
    expect(page.locator(".review table.luck tbody tr")).to_have_count(2)
    assert red.violations() == []
    swing = review["swings"][0]
    page.get_by_role("button", name=f"Step {swing['step']}", exact=True).first.click()
    expect(page.locator(".table .past")).to_contain_text(f"step {swing['step']} of")
    red.rest()
    before = page.locator(".stage").inner_html()
    page.get_by_role("button", name="Show better move").first.click()
    expect(page.locator(".table .past")).to_contain_text("Better here: ")
    expect(page.locator(".table .past")).to_contain_text(f"step {swing['step']} of")
    expect(page.locator(f"[data-swing='{swing['step']}']")).to_have_class(re.compile(r"\bon\b"))
    red.until(lambda: page.locator(".stage").inner_html() != before)  # the better move is drawn on the board
    assert red.violations() == []
    page.keyboard.press("k")
    expect(page.locator(".table .past")).not_to_contain_text("Better here: ")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .mark.cost").last).to_contain_text("this choice gave away")


def test_a_review_is_asked_for_waited_for_and_read_by_keyboard_on_a_phone_in_the_dark(
    person: Bring, served: Served
) -> None:
    id, token = finished(served, "magna_carta")
    red = person(theme="dark", width=360, height=740)
    page = open_review(red, id, token)
    page.get_by_role("button", name="Review this game").click()
    curve = page.get_by_role("slider", name="Chances to win through the game")
    expect(curve).to_be_visible(timeout=150_000)
    assert red.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    total = int(str(curve.get_attribute("aria-valuemax")))
    curve.focus()
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(total - 1))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^Step {total - 1}: .* \d+%, .* \d+%$"))
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")


@pytest.mark.parametrize(
    ("language", "ask_for", "split"),
    [
        ("ro", "Analiză", "Noroc și alegeri"),
        ("it", "Analisi", "Fortuna e scelte"),
        ("hu", "Elemzés", "Szerencse és döntések"),
        ("fr", "Analyse", "Chance et choix"),
        ("de", "Analyse", "Glück und Entscheidungen"),
    ],
)
def test_a_review_is_in_the_readers_language(
    person: Bring, served: Served, language: str, ask_for: str, split: str
) -> None:
    if not hasattr(served, "torres"):
        served.torres = reviewed(served, "torres")  # type: ignore[attr-defined]
    id, token, _ = served.torres  # type: ignore[attr-defined]
    red = person(language=language)
    red.go(f"/replay/{id}?key={token}")
    red.page.wait_for_selector(".replay .table")
    red.page.get_by_role("button", name=ask_for, exact=True).click()
    expect(red.page.get_by_role("heading", name=split)).to_be_visible()
    red.rest()
    text = red.page.locator(".review").inner_text()
    assert not re.search(r"\b(web|server|core|torres)\.[a-z_]+|\{\w+", text), text


def test_spectators_of_a_running_game_learn_when_the_review_can_be_made(person: Bring, served: Served) -> None:
    red = person()
    table = against_a_bot(served, "torres")
    red.go(f"/replay/{table}")
    red.page.wait_for_selector(".replay .table")
    red.page.get_by_role("button", name="Review", exact=True).click()
    expect(red.page.locator(".review [role=status]")).to_contain_text("when the game is over")
    expect(red.page.get_by_role("button", name="Review this game")).to_have_count(0)
