"""Every lesson is gone through in the browser by somebody who only does what it says."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

import bastide.server.lessons
from e2e.people import Person

Bring = Callable[..., Person]
HOME = Path(bastide.server.lessons.__file__).parent
SCRIPTS = {id: script for path in HOME.glob("*.json") for id, script in json.loads(path.read_text("utf-8")).items()}
FIRST = ("carcassonne", "caylus", "magna_carta", "torres")
AT = "() => (({ step, made }) => `${step} ${made}`)(document.querySelector('.teach')?.dataset ?? {})"
ELSEWHERE = f"before => ({AT})() !== before"


def begin(person: Person, id: str) -> None:
    """Take a lesson from the page of lessons."""
    person.go("/learn")
    person.page.locator(f'[data-lesson="{id}"] button').click()
    person.page.wait_for_selector(".teach")


STATE = """() => {
    const card = document.querySelector('.teach.laid'), hand = document.querySelector('svg.hand');
    if (!card) return null;
    const { step, made, asked, ready } = card.dataset, { x, y } = card.getBoundingClientRect();
    return {
        step, made, x, y, asked,
        tried: document.querySelector('#board .here-b')?.closest('[data-action]')?.dataset.action,
        next: card.querySelector('[data-next]') !== null,
        wrong: card.querySelector('[role=alert]').textContent.trim(),
        hand: ready === 'true' && hand ? [parseFloat(hand.style.left), parseFloat(hand.style.top)] : null,
    };
}"""
"""What the lesson shows now, and where its hand points if something is to be done."""
STANDS = f"""() => new Promise(done => {{
    const end = performance.now() + 45_000;
    let before = '', frames = 0;
    const look = () => requestAnimationFrame(() => {{
        const state = ({STATE})(), now = JSON.stringify(state);
        frames = state && (state.next || state.hand) && now === before ? frames + 1 : 0;
        before = now;
        if (frames > 3 || performance.now() > end) done(state); else look();
    }});
    look();
}})"""
"""The same once it lies still and the learner has something to press."""
MOVED = f"""before => {{
    const now = ({STATE})();
    return now && (JSON.stringify(now) !== JSON.stringify(before) || now.wrong !== '');
}}"""
AMISS = """places => {
    const boxOf = one => (one.querySelector(':scope > .area') ?? one).getBoundingClientRect();
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, whole = innerWidth * innerHeight;
    const holes = [...document.querySelectorAll('.shade .rim')].map(boxOf);
    const over = [...document.querySelectorAll('.teach, .tray, .asks, .pop, .panes, .top, .ribbon')];
    const most = (one, area) => one.matches('.top, .ribbon') ? 0.1
        : !one.matches('.teach') ? 0.6 : area > 0.3 * whole ? 0.35 : 0.1;
    const hand = document.querySelector('svg.hand'), card = boxOf(document.querySelector('.teach'));
    const [x, y] = hand ? [parseFloat(hand.style.left), parseFloat(hand.style.top)] : [-1, -1];
    const astray = card.left < x && x < card.right && card.top < y && y < card.bottom;
    const text = document.querySelector('.teach'), cut = text.scrollHeight > text.clientHeight + 4;
    const faults = [astray && 'the hand is on the card', cut && 'the words are cut'].filter(Boolean);
    return faults.concat(places.flatMap(place => {
        const chosen = place.split(' | ').map(name => name.split(' > ').map(part => {
            const at = part.indexOf(':'), name = at < 0 ? part : part.slice(0, at), value = part.slice(at + 1);
            return at < 0 ? `[data-${name}]` : `[data-${name}="${value}"]`;
        }).join(' '));
        const found = chosen.flatMap(name => [...document.querySelectorAll(name)])
            .find(one => one.checkVisibility({ visibilityProperty: true }));
        if (!found) return [`${place} is not there`];
        const box = boxOf(found), area = box.width * box.height;
        const covers = over.filter(one => !one.contains(found)
            && shared(boxOf(one), box) > most(one, area) * area);
        return [
            shared(box, window) < 0.9 * area && `${place} is not on the screen`,
            ...covers.map(one => `${place} is covered by ${one.className}`),
            !holes.some(hole => shared(hole, box) > 0.35 * area) && `${place} is dark`,
        ].filter(Boolean);
    }));
}"""
"""What is wrong with the places that a step speaks of: they are lit, and nothing lies over them; of the whole road
the card covers a part."""


def walk(learner: Person, id: str) -> None:
    """Go through a lesson, press only where it points, and see in every step what it speaks of, and all its words."""
    page = learner.page
    page.emulate_media(reduced_motion="reduce")
    begin(learner, id)
    steps = {step["id"]: step for step in SCRIPTS[id]["steps"]}
    shown: list[str] = []
    while True:
        state = page.evaluate(STANDS)
        assert state, f"{id}: there is no card"
        assert state["next"] or state["hand"], f"{id}: nothing can be pressed: {state}"
        step = steps[state["step"]]
        if not shown or shown[-1] != step["id"]:
            shown.append(step["id"])
            if not step.get("watch"):
                places = [*step.get("spot", []), *([step["point"]] if not step.get("do") and "point" in step else [])]
                amiss = page.evaluate(AMISS, places)
                assert not amiss, f"{id}, {step['id']}: {amiss}"
        last = state["next"] and step["id"] == SCRIPTS[id]["steps"][-1]["id"]
        if state["next"]:
            page.locator(".teach [data-next]").click()
        elif learner.touch:
            page.touchscreen.tap(*state["hand"])
        else:
            page.mouse.click(*state["hand"])
        if last:
            break
        try:
            page.wait_for_function(MOVED, arg=state)
        except TimeoutError:
            raise AssertionError(f"{id}: a press where the hand points did nothing: {state}") from None
        wrong = page.locator(".teach [role=alert]").all_inner_texts()
        assert not any(wrong), f"{id}, {step['id']}: {wrong}"
    page.wait_for_selector(".teach", state="detached")
    page.wait_for_function(f"() => JSON.parse(localStorage.getItem('bastide.lessons'))['{id}'].done")
    assert shown == list(steps)
    assert learner.complaints == []


@pytest.mark.parametrize("id", sorted(SCRIPTS))
def test_who_only_clicks_where_the_hand_points_comes_to_the_end(person: Bring, id: str) -> None:
    walk(person(confirm="always", forced=True, width=1280, height=720), id)


@pytest.mark.parametrize(
    ("id", "size"),
    [("carcassonne", (390, 844)), ("torres", (390, 844)), ("caylus", (360, 640)), ("magna_carta", (360, 640))],
)
def test_who_only_taps_where_the_hand_points_comes_to_the_end(person: Bring, id: str, size: tuple[int, int]) -> None:
    """The games of Caylus, whose questions need most room, on a short phone."""
    walk(person(confirm="always", forced=True, width=size[0], height=size[1], touch=True), id)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(person: Bring, theme: str) -> None:
    learner = person(confirm="always", theme=theme)
    learner.page.emulate_media(reduced_motion="reduce")
    for game in FIRST:
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
    expect(page.locator(".table")).to_have_attribute("data-planned", "0")
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


SHADED = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).closest('.bars') !== null;
}"""
"""Whether nothing can be pressed there."""


def test_the_header_works_during_a_lesson_and_the_rest_stays_in_the_shade(person: Bring) -> None:
    learner = person(confirm="always", width=1280, height=720)
    page = learner.page
    begin(learner, "caylus")
    page.wait_for_selector(".teach.laid[data-step=goal]")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Table and preferences").click()
    page.locator("dialog").get_by_label("Language").select_option("de")
    expect(page.locator(".teach h2")).to_have_text("Ein Schloss für den König")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    learner.until(lambda: page.evaluate(STANDS)["step"] == "goal")
    learner.until(lambda: page.evaluate(AMISS, ["seat:0"]) == [])
    learner.until(lambda: page.locator("#board [data-k='space:5']").evaluate(SHADED))


def test_on_a_phone_the_lesson_waits_behind_the_menu(person: Bring) -> None:
    learner = person(confirm="always", width=390, height=844, touch=True)
    page = learner.page
    begin(learner, "torres")
    page.wait_for_selector(".teach.laid")
    more = page.locator("header .more")
    more.tap()
    page.wait_for_selector(".teach:not(.laid)", state="attached")
    page.get_by_role("button", name="Table and preferences").tap()
    page.locator("dialog header button").tap()
    expect(page.locator("dialog")).to_have_count(0)
    more.tap()
    page.wait_for_selector(".teach.laid")


def test_a_key_brings_the_lesson_back_or_all_lessons_of_the_game(person: Bring) -> None:
    learner = person(confirm="never")
    page = learner.page
    begin(learner, "torres")
    page.wait_for_selector(".teach.laid")
    page.locator(".teach .btn", has_text="Leave").click()
    page.wait_for_selector(".teach", state="detached")
    page.keyboard.press("m")
    page.wait_for_selector(".moves [data-move]")
    page.keyboard.press("Shift+L")
    page.wait_for_selector(".talk .log")
    page.keyboard.press("l")
    page.wait_for_selector(".teach.laid:focus")
    expect(page.locator(".teach")).to_have_attribute("data-step", "goal")


STAYED = """() => {
    window.places = {};
    const look = () => requestAnimationFrame(() => {
        const card = document.querySelector('.teach.laid'), { x, y } = card?.getBoundingClientRect() ?? {};
        if (card && !card.querySelector('.do')) (window.places[card.dataset.step] ??= new Set()).add(`${x} ${y}`);
        look();
    });
    look();
}"""
"""Notes where the card lies in every step that asks for nothing."""


def test_while_the_others_move_the_card_stays_nothing_else_is_pressed_and_the_lesson_goes_on(person: Bring) -> None:
    learner = person(confirm="never", pace=4, width=1280, height=720)
    page = learner.page
    begin(learner, "torres")
    page.evaluate(STAYED)
    page.locator(".teach [data-next]").click()
    page.wait_for_selector(".teach[data-step=first][data-ready=true]")
    page.locator('#board [data-action="knight c3"]').dispatch_event("click")
    page.wait_for_selector(".teach[data-step=watch1]")
    line = page.locator(".log button.text").first
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".teach[data-step=king] [data-next]")
    assert "/table/" in page.url
    stayed = page.evaluate(
        "() => Object.fromEntries(Object.entries(window.places).map(([step, all]) => [step, all.size]))"
    )
    assert stayed == {"goal": 1, "watch1": 1, "king": 1}


def test_what_was_done_is_seen_before_it_is_read_about_and_the_others_wait(person: Bring) -> None:
    """The four points of the first city are on the table when the card speaks of them, and nobody has moved since."""
    learner = person(confirm="never", pace=4, width=1280, height=720)
    page = learner.page
    begin(learner, "carcassonne")
    for step in ("goal", "turn"):
        page.locator(f".teach[data-step={step}] [data-next]").click()
    page.wait_for_selector(".teach[data-step=city][data-ready=true]")
    page.locator('#board [data-action^="place 0,-1 "]').dispatch_event("click")
    page.wait_for_selector(".teach[data-step=knight][data-ready=true]")
    page.locator('#board .chip[data-action="deploy small c0"]').dispatch_event("click")
    page.wait_for_selector(".teach[data-step=points].laid")
    expect(page.locator("[data-seat='0'] [data-score]")).to_have_text("4")
    expect(page.locator("#board .laid")).to_have_count(2)
    page.locator(".teach [data-next]").click()
    page.wait_for_function("() => document.querySelectorAll('#board .laid').length === 3")
