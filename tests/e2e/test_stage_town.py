"""Both games of Caylus on stage: the board never moves, and every decision is made, and undone, where it is about."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import CHANGED, Person, ask, seat_guests, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
GAMES = ["caylus", "magna_carta"]
SMALL: dict[str, Any] = {"width": 360, "height": 640, "touch": True}
MOST = {"caylus": 5, "magna_carta": 4}
PANES = """() => [...document.querySelectorAll('.pane, .ribbon, .side, [data-board]')].map(pane => {
    const { x, y, width, height } = pane.getBoundingClientRect();
    return [pane.dataset.pane ?? pane.classList[0], x, y, width, height];
})"""
"""Where everything lies that must not move."""
POINTED = """() => [...document.querySelectorAll(
    '.stage .target, .stage button[data-action]:not([disabled])'
)].flatMap(place => {
    const { x, y, width, height } = (place.querySelector('.area') ?? place).getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2, action: place.dataset.action };
    return place.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
})"""
SHOWN = """() => [...document.querySelectorAll('.stage [data-action], .pop [data-action]')].map(
    one => one.dataset.action)"""
SMALL_TEXT = """() => {
    const size = text => {
        const drawn = text.ownerSVGElement ? text.ownerSVGElement.getScreenCTM().a : 1;
        return parseFloat(getComputedStyle(text).fontSize) * drawn;
    };
    const words = [...document.querySelectorAll('.table *')].filter(one =>
        [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
        && one.getClientRects().length && !one.closest('.sign, .piece, .hidden'));
    return words.filter(one => size(one) < 10.99).map(one => [one.textContent.trim(), size(one)]);
}"""
"""Everything written under 11 px, but for the letter that a piece carries beside its colour and its shape."""
CONTROLS = """() => {
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    const found = [...document.querySelectorAll(
        '.panes button, .act button, .pop button, .mine .good, .top .more, .ribbon .chip-at'
    )].filter(one => one.checkVisibility());
    const outside = found.filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > wide + 1 || bottom > high + 1;
    });
    const root = document.documentElement;
    return {
        outside: outside.map(one => one.outerHTML.slice(0, 120)),
        scrolls: root.scrollWidth > wide || root.scrollHeight > high,
        small: [...document.querySelectorAll('.act button, .pop button')].filter(
            one => one.checkVisibility() && one.getBoundingClientRect().height < 44).length,
    };
}"""


def sit(person: Person, game: str, players: int = 3, **settings: object) -> tuple[str, str]:
    """A table with bots, begun, the opening hand kept, when the person is asked."""
    made = set_table(person.address, game, players, players - 1, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    if game == "magna_carta":
        command = {"do": "play", "id": "keep", "action": "keep"}
        seen = ask(person.address, "GET", f"tables/{id}", token=token)
        while seen["position"]["to_move"] != 0:
            seen = ask(person.address, "GET", f"tables/{id}", token=token)
        ask(person.address, "POST", f"tables/{id}/commands", {**command, "seq": seen["table"]["seq"]}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    return id, token


def asked(page: Page) -> None:
    """All that happened before has been shown, and something can be chosen."""
    page.wait_for_function("() => document.querySelector('.stage .target, .pop [data-action]') !== null")


def point(person: Person, lot: random.Random) -> str:
    """Choose something by pointing and confirm it where it is asked; the action."""
    page = person.page
    asked(page)
    before = person.step()
    here = page.evaluate(POINTED)
    assert here, page.locator(".status").inner_text()
    place = lot.choice(here)
    page.mouse.click(place["x"], place["y"])
    for _ in range(200):
        if person.step() != before or person.over:
            return str(place["action"])
        confirm = page.locator(".pop [data-confirm]:not([disabled])")
        if confirm.count():
            confirm.first.click()
        page.wait_for_timeout(20)
    raise AssertionError(f"{place['action']} was not played: {page.locator('.status').inner_text()}")


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in GAMES for n in range(2, MOST[game] + 1)])
def test_nothing_moves_the_board_through_a_whole_round(person: Bring, game: str, players: int) -> None:
    red = person(confirm="always", width=1280, height=720)
    sit(red, game, players)
    asked(red.page)
    lot = random.Random(players)
    before = red.page.evaluate(PANES)
    turn = red.page.locator(".ribbon .turn").inner_text()
    for _ in range(60):
        if red.page.locator(".ribbon .turn").inner_text() not in (turn, "Turn 0") or not red.wait_for_turn():
            break
        turn = red.page.locator(".ribbon .turn").inner_text()
        asked(red.page)
        places = red.page.locator(".stage .target")
        if places.count():
            places.nth(lot.randrange(places.count())).dispatch_event("click")  # chosen, and a question beside it
            expect(red.page.locator(".pop")).to_have_count(1)
            assert red.page.evaluate(PANES) == before
        point(red, lot)
        assert red.page.evaluate(PANES) == before
    assert red.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_made_by_pointing(person: Bring, served: Served, game: str) -> None:
    """For all seats, with the list of moves closed; a decision that nothing on the board answers would stop it."""
    people = [person(confirm="always") for _ in range(2)]
    id, tokens = seat_guests(served.address, game, ["Anna", "Béla"])
    for one, token in zip(people, tokens, strict=True):
        one.go(f"/table/{id}?key={token}")
        one.page.wait_for_selector(f".table[data-game={game}]")
    lot = random.Random(7)
    kinds: list[str] = []
    until = time.monotonic() + 60
    while len(kinds) < 28 and time.monotonic() < until:
        mover = next((one for one in people if one.my_turn), None)
        if mover is None:
            if people[0].over:
                break
            people[0].page.wait_for_timeout(20)
            continue
        seen = ask(served.address, "GET", f"tables/{id}", token=tokens[people.index(mover)])
        seq, _, planned = mover.step().partition("+")
        if seq != str(seen["table"]["seq"]):
            mover.page.wait_for_timeout(20)
            continue
        asked(mover.page)
        offered = {str(offer["action"]) for offer in seen["position"]["legal"] or []}
        shown = set(mover.page.evaluate(SHOWN))
        assert planned or offered <= shown, offered - shown
        kinds.append(point(mover, lot).split()[0])
    assert len(set(kinds)) >= 4, kinds
    assert all(one.complaints == [] for one in people)


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_smaller_than_eleven_pixels_on_a_laptop(person: Bring, game: str) -> None:
    red = person(confirm="always", width=1280, height=720)
    sit(red, game, MOST[game])
    asked(red.page)
    assert red.page.evaluate(SMALL_TEXT) == []
    red.page.locator(".stage .target").first.dispatch_event("click")
    expect(red.page.locator(".pop")).to_have_count(1)
    assert red.page.evaluate(SMALL_TEXT) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_small_phone_has_everything_in_its_first_screen(person: Bring, game: str) -> None:
    red = person(confirm="always", **SMALL)
    sit(red, game, MOST[game])
    page = red.page
    asked(page)
    for pane in page.locator("[data-jump]").all():
        pane.tap()
        assert page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}
    page.locator("[data-jump=road]").tap()
    page.locator(".stage .target").first.dispatch_event("click")
    expect(page.locator(".pop")).to_have_count(1)
    assert page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}


@pytest.mark.parametrize("game", GAMES)
def test_in_the_beat_the_move_is_taken_back_and_the_question_returns(person: Bring, game: str) -> None:
    red = person(confirm="always", beat=-1)
    id, token = sit(red, game)
    page = red.page
    page.wait_for_selector(".target[data-action^='place ']")
    seq = ask(red.address, "GET", f"tables/{id}", token=token)["table"]["seq"]
    stores = page.locator("[data-seat='0'] .stores").inner_text()
    marked = page.locator("path.lastmove").count()
    before = red.step()
    page.locator(".target[data-action^='place ']").first.dispatch_event("click")
    page.locator(".pop [data-confirm]").click()
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("[data-seat='0'] .stores")).not_to_have_text(stores)  # a denier and a worker are gone
    assert ask(red.address, "GET", f"tables/{id}", token=token)["table"]["seq"] == seq
    page.keyboard.press("z")
    page.wait_for_function("before => document.querySelector('.table').dataset.planned === '0'", arg=before)
    asked(page)
    assert page.locator("[data-seat='0'] .stores").inner_text() == stores
    expect(page.locator("path.lastmove")).to_have_count(marked)  # the own move leaves no mark
    assert red.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_both_orders_are_always_in_sight(person: Bring, game: str) -> None:
    red = person(width=1280, height=720)
    sit(red, game, 4)
    expect(red.page.locator(".ribbon .order:not(.passed) .sign")).to_have_count(4)
    expect(red.page.locator(".ribbon .passed .chip-at")).to_have_count(4)
    passed = red.page.locator(".ribbon .passed .sign").count()
    if red.page.locator(".top .pass").count():
        red.page.locator(".top .pass").click()
        assert red.wait_for_turn()
        assert red.page.locator(".ribbon .passed .sign").count() > passed


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_where_something_is_asked(person: Bring, game: str, theme: str) -> None:
    red = person(confirm="always", theme=theme)
    sit(red, game)
    asked(red.page)
    red.page.locator(".stage .target").first.dispatch_event("click")
    expect(red.page.locator(".pop")).to_have_count(1)
    assert red.violations() == []
