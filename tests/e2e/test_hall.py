"""The hall as somebody new finds it: from the first page to a game, a friend by phone, and every state of its lists."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Person, ask, lay_new_table, open_table, pick, pick_set, seat_guests, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
API = "**/api/v2/**"
PAGES = {
    "hall": "/",
    "new": "/new/carcassonne?sets=tower,count,river2&fine=1",
    "new of Caylus": "/new/caylus",
    "new of Torres": "/new/torres",
}


def sideways(one: Person) -> int:
    """By how much the page is wider than the screen, once it rests."""
    one.rest()
    return int(one.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_from_the_first_page_to_a_running_game_with_three_sets(person: Bring) -> None:
    red = person(name="")
    red.go()
    expect(red.page.get_by_role("heading", name="Continue")).to_have_count(0)
    red.page.get_by_role("link", name="Choose sets and rules").click()
    for name in ("inns_cathedrals", "tower", "cult"):
        pick_set(red, name)
    expect(red.page.locator("dialog")).to_contain_text("113 tiles, 3 sets with the base game")
    red.page.get_by_role("button", name="Start now").click()
    red.page.wait_for_selector(".table[data-game=carcassonne]")
    token = red.page.evaluate("JSON.parse(localStorage.getItem('bastide.tables'))[0].token")
    settings = ask(red.address, "GET", f"tables/{token.split('.')[1]}", token=token)["table"]["settings"]
    assert [settings[name] for name in ("inns_cathedrals", "tower", "cult", "river2")] == [True, True, True, False]


def test_a_friend_on_a_phone_sits_down_without_an_account(person: Bring) -> None:
    red, blue = person(), person(name="", width=360, height=640, touch=True)
    lay_new_table(red, "torres")
    red.page.get_by_role("button", name="One seat fewer").last.click()
    open_table(red)
    expect(red.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    link = str(red.page.locator("[data-link*='key=sit']").get_attribute("data-link"))
    secret = red.page.locator("section", has=red.page.locator("[data-link*='key=seat']")).last
    expect(secret).to_contain_text("This link is a secret: whoever has it plays for you.")
    blue.page.goto(link)
    expect(blue.page.get_by_role("heading", name="You are invited")).to_be_visible()
    assert sideways(blue) == 0
    blue.page.get_by_label("Your name").fill("Bálint")
    blue.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(red.page.locator("[data-seat='1']")).to_contain_text("Bálint")
    expect(red.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    red.page.get_by_role("button", name="Begin").click()
    for one in (red, blue):
        one.page.wait_for_selector(".table[data-game=torres]")


def test_the_hall_opens_with_the_game_that_was_last_played(person: Bring) -> None:
    red = person()
    red.go()
    pick(red, "game", "torres")
    pick(red, "level", "builder")
    red.page.locator("[data-start=torres]").click()
    red.page.wait_for_selector(".table[data-game=torres]")
    red.go()
    expect(red.page.locator("[data-start=torres]")).to_have_text("Play against 2 Builders")


def test_games_that_wait_for_the_viewer_stand_first_by_their_position(person: Bring) -> None:
    red = person()
    tables = [seat_guests(red.address, "torres", ["Red", "Blue"], first_player=seat) for seat in (1, 0)]
    rows = [{"id": id, "game": "torres", "token": tokens[0], "seat": 0, "at": 1} for id, tokens in tables]
    red.go()
    red.page.evaluate("rows => localStorage.setItem('bastide.tables', JSON.stringify(rows))", rows)
    red.page.reload()
    cards = red.page.locator("[data-mine]")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.first).to_have_attribute("data-mine", tables[1][0])
    expect(cards.last).to_contain_text("Blue is to move")
    expect(cards.first.locator("img")).to_have_attribute("src", re.compile("^data:image/svg"))


def test_what_cannot_be_loaded_says_so_and_is_tried_again(person: Bring) -> None:
    red = person()
    red.pardon("net::ERR_FAILED")
    red.page.route(API, lambda route: route.abort())
    red.go()
    again = red.page.get_by_role("button", name="Try now")
    expect(again).to_have_count(4)  # play now, open tables, who is here, being played
    assert red.violations() == []
    red.page.unroute(API)
    # Unless the page was first to try again: what is still missing is asked for at once, and not when its time comes.
    red.page.evaluate("() => [...document.querySelectorAll('.state .btn')].forEach(again => again.click())")
    expect(again).to_have_count(0)
    expect(red.page.locator("[data-start]")).to_be_visible()


def test_without_a_connection_what_was_loaded_stays_and_buttons_rest(person: Bring) -> None:
    red = person()
    set_table(red.address, "torres", host="Chiara")
    red.go()
    expect(red.page.locator("[data-start]")).to_be_enabled()
    red.pardon("net::ERR_FAILED")
    red.page.route(API, lambda route: route.abort())
    red.page.evaluate("dispatchEvent(new Event('online'))")
    expect(red.page.get_by_text("No connection.")).to_be_visible()
    expect(red.page.locator("[data-start]")).to_be_disabled()
    assert red.violations() == []
    red.page.unroute(API)
    red.page.evaluate("dispatchEvent(new Event('online'))")
    expect(red.page.get_by_text("No connection.")).to_have_count(0)


def test_an_empty_hall_says_what_to_do(browser: Browser, page_built: Path, tmp_path: Path) -> None:
    empty = Served(tmp_path)
    one = Person(browser, empty.address)
    try:
        one.go()
        expect(one.page.get_by_role("heading", name="No table is open")).to_be_visible()
        expect(one.page.get_by_role("heading", name="No game to watch right now")).to_be_visible()
        assert one.violations() == []
        one.page.get_by_role("link", name="Open a table").click()
        expect(one.page.get_by_role("dialog")).to_be_visible()
    finally:
        one.close()
        empty.stop()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_hall_in_the_dialog_and_in_the_room(person: Bring, theme: str) -> None:
    red = person(theme=theme)
    for name, page in PAGES.items():
        red.go(page)
        red.page.wait_for_selector("[data-start]" if name == "hall" else "dialog .main h3")
        assert red.violations() == [], name
    made = set_table(red.address, "carcassonne", 3, 1)
    for link in ("seat", "sit"):
        red.go(f"/table/{made['table']['id']}?key={made['links'][link]}")
        red.page.wait_for_selector("#at-table")
        assert red.violations() == [], link


FITS = "() => [...document.querySelectorAll('dialog .body')].every(body => body.scrollWidth <= body.clientWidth)"


def test_nothing_scrolls_sideways_on_the_smallest_phone(person: Bring) -> None:
    made = None
    for language in ("en", "de", "hu"):
        red = person(width=360, height=640, touch=True, language=language)
        made = made or set_table(red.address, "carcassonne", 4, 1, inns_cathedrals=True)
        for page in (*PAGES.values(), f"/table/{made['table']['id']}?key={made['links']['seat']}"):
            red.go(page)
            red.page.wait_for_selector("[data-start], dialog .main h3, #at-table")
            assert sideways(red) == 0, (language, page)
            if page.startswith("/new"):
                red.page.wait_for_function(FITS)
