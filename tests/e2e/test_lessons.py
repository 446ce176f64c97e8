"""Every lesson is gone through in the browser by somebody who only does what it says."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import bastide.server.lessons
from e2e.people import Person

Bring = Callable[..., Person]
HOME = Path(bastide.server.lessons.__file__).parent
SCRIPTS = {id: script for path in HOME.glob("*.json") for id, script in json.loads(path.read_text("utf-8")).items()}
AT = "() => (({ step, made }) => `${step} ${made}`)(document.querySelector('.teach')?.dataset ?? {})"
ELSEWHERE = f"before => ({AT})() !== before"
LACKING = """places => places.filter(place => {
    const chosen = place.split(' > ').map(part => {
        const at = part.indexOf(':'), name = at < 0 ? part : part.slice(0, at), value = part.slice(at + 1);
        return at < 0 ? `[data-${name}]` : `[data-${name}="${value}"]`;
    }).join(' ');
    return ![...document.querySelectorAll(chosen)].some(one => one.checkVisibility({ visibilityProperty: true }));
})"""
"""What a step speaks of and is not in sight."""


def decide(page: Page, asked: str) -> None:
    """Do what is asked for: at the place that is lit, or by its words where a piece would have to be taken up first."""
    cell = asked[: asked.rindex(" ") + 1] if asked.startswith("place ") and asked.count(" ") == 2 else ""
    named = f'^="{cell or asked[:-1]}"' if cell or asked.endswith("*") else f'="{asked}"'
    lit = page.locator(f"#board [data-action{named}]:not([disabled])")
    page.evaluate("() => document.activeElement?.blur()")
    if not lit.count():
        page.keyboard.press(":")
        page.keyboard.type(asked)
        page.keyboard.press("Enter")
        return
    lit.first.dispatch_event("click")
    if cell:
        for _ in range(4):
            if not asked.endswith("*") and lit.first.get_attribute("data-action") != asked:
                page.keyboard.press("r")
    page.keyboard.press("Enter")


def begin(person: Person, id: str) -> None:
    """Take a lesson from the page of lessons."""
    person.go("/learn")
    person.page.locator(f'[data-lesson="{id}"] button').click()
    person.page.wait_for_selector(".teach")


def walk(person: Person, id: str, look: Callable[[str], None] = lambda step: None) -> list[str]:
    """Go through a lesson; the steps that were shown, in order."""
    page = person.page
    begin(person, id)
    shown: list[str] = []
    for _ in range(200):
        page.wait_for_function("() => document.querySelector('.teach[data-ready=true], .teach [data-next]')")
        before = str(page.evaluate(AT))
        card = page.locator(".teach")
        step, asked = card.get_attribute("data-step") or "", card.get_attribute("data-asked")
        if not shown or shown[-1] != step:
            shown.append(step)
            look(step)
        if asked is None and step == SCRIPTS[id]["steps"][-1]["id"]:
            page.locator(".teach [data-next]").click()
            break
        if asked is None:
            page.locator(".teach [data-next]").click()
        else:
            decide(page, asked)
        page.wait_for_function(ELSEWHERE, arg=before)
    page.wait_for_selector(".teach", state="detached")
    return shown


@pytest.mark.parametrize("id", sorted(SCRIPTS))
def test_a_lesson_is_finished_by_doing_what_it_says(person: Bring, id: str) -> None:
    learner = person(confirm="always", forced=False)
    learner.page.emulate_media(reduced_motion="reduce")
    steps = {step["id"]: step for step in SCRIPTS[id]["steps"]}

    def look(name: str) -> None:
        step = steps[name]
        places = [*step.get("spot", []), *([step["point"]] if step.get("point") else [])]
        learner.page.wait_for_function(f"places => ({LACKING})(places).length === 0", arg=places)

    assert walk(learner, id, look) == list(steps)
    learner.page.wait_for_function(f"() => JSON.parse(localStorage.getItem('bastide.lessons'))['{id}'].done")
    learner.wait_for_turn()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(person: Bring, theme: str) -> None:
    learner = person(confirm="always", theme=theme)
    learner.page.emulate_media(reduced_motion="reduce")
    for game in ("torres", "carcassonne", "caylus", "magna_carta"):
        begin(learner, game)
        assert learner.violations() == [], game
        before = str(learner.page.evaluate(AT))
        learner.page.locator(".teach [data-next], .teach .do").first.click()
        learner.page.wait_for_function(ELSEWHERE, arg=before)
        assert learner.violations() == [], game


def test_another_move_is_not_played_and_the_card_says_why(person: Bring) -> None:
    learner = person(confirm="never")
    page = learner.page
    begin(learner, "torres")
    page.locator(".teach [data-next]").click()
    page.wait_for_selector(".teach[data-ready=true]")
    page.wait_for_function("() => document.activeElement?.className.startsWith('teach')")
    page.locator('#board [data-action="knight f6"]').dispatch_event("click")
    expect(page.locator(".teach [role=alert]")).to_contain_text("Put your knight on c3")
    assert page.locator(".table").get_attribute("data-planned") == "0"
    page.locator(".teach .btn", has_text="Leave").click()
    page.locator('#board [data-action="knight f6"]').dispatch_event("click")
    page.wait_for_function("() => document.querySelector('.table').dataset.seq > 3")


def test_a_lesson_goes_on_where_it_was_left(person: Bring) -> None:
    learner = person(confirm="never")
    page = learner.page
    begin(learner, "torres")
    page.locator(".teach [data-next]").click()
    page.wait_for_selector(".teach[data-step=first]")
    learner.go("/learn/torres")
    page.locator('[data-lesson="torres"] a').click()
    page.wait_for_selector(".teach[data-step=first]")


def test_while_the_others_move_the_lesson_goes_on_by_itself(person: Bring) -> None:
    learner = person(confirm="never", pace=8)
    page = learner.page
    begin(learner, "torres")
    page.locator(".teach [data-next]").click()
    page.wait_for_selector(".teach[data-step=first][data-ready=true]")
    decide(page, "knight c3")
    page.wait_for_selector(".teach[data-step=watch1]")
    page.wait_for_selector(".teach[data-step=king]")
