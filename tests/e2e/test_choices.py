"""What a viewer chooses for themselves: it works at the table, is kept, and follows the account."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from bastide.bots.levels import SKILLS
from e2e.people import Person, ask, seat_guests, set_table
from e2e.serving import Served
from e2e.test_account import LANGUAGES, PASSWORD, api, member
from e2e.test_hall_people import say

Bring = Callable[..., Person]
PLANNED = ".table[data-planned='{}']"


def begin(served: Served, game: str, **settings: Any) -> str:
    """A game against a bot that waits for the first seat: where it is played."""
    made = set_table(served.address, game, bots=1, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    return f"/table/{id}?key={token}"


def test_it_is_asked_only_before_what_ends_the_turn(person: Bring, served: Served) -> None:
    """CAR-T-3 and CAR-T-5: a tile is laid at once, since its figure follows; that nothing is set is asked about."""
    red = person(confirm="matters", beat=-1)
    red.go(begin(served, "carcassonne"))
    red.page.wait_for_selector(".stage .target")
    red.page.keyboard.press("m")
    red.page.locator("[data-move^='place ']").first.click()
    expect(red.page.locator(PLANNED.format(1))).to_be_visible()
    red.page.locator("[data-move='pass']").click()
    expect(red.page.get_by_role("button", name="Play it")).to_be_visible()
    expect(red.page.locator(PLANNED.format(1))).to_be_visible()
    red.page.locator("[data-move='pass']").click()
    expect(red.page.locator(PLANNED.format(2))).to_be_visible()


@pytest.mark.parametrize("shown", [True, False])
def test_what_a_move_would_bring_is_shown_to_who_wants_to_see_it(person: Bring, served: Served, shown: bool) -> None:
    red = person(foresight=shown)
    sent: list[str] = []
    red.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    red.go(begin(served, "torres", first_player=0))
    red.page.wait_for_selector(".stage .target")
    red.page.keyboard.press("m")
    red.page.locator("[data-move]").nth(1).hover()
    red.page.evaluate("new Promise(done => setTimeout(done, 400))")  # comes after the page's own, shorter timer
    red.until(lambda: any('"foresee"' in frame for frame in sent) == shown)


def test_after_ones_turn_the_next_game_that_waits_is_opened(person: Bring) -> None:
    red = person(nextGame=True)
    tables = [seat_guests(red.address, "torres", ["Red", "Blue"], first_player=0) for _ in range(2)]
    rows = [{"id": id, "game": "torres", "token": tokens[0], "seat": 0, "at": 1} for id, tokens in tables]
    red.go()
    red.page.evaluate("rows => localStorage.setItem('bastide.tables', JSON.stringify(rows))", rows)
    red.page.reload()
    (first, (token, _)), (second, _) = tables
    red.go(f"/table/{first}")
    red.page.wait_for_selector(".stage .target")
    seen = ask(red.address, "GET", f"tables/{first}", token=token)
    while seen["position"]["to_move"] == 0:
        red.page.wait_for_selector(".stage .target")
        red.play_by_list()
        # The server has it.
        red.page.wait_for_function("() => document.querySelector('.table')?.dataset.planned === '0'")
        seen = ask(red.address, "GET", f"tables/{first}", token=token)
    red.page.wait_for_url(f"**/#/table/{second}")


def play_together(red: Person, blue: Person) -> None:
    """A game that both have finished."""
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    id, links = made["table"]["id"], made["links"]
    api(blue, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, links["sit"])
    for command in ("start", "resign"):
        api(red, "POST", f"tables/{id}/commands", {"do": command, "id": command}, links["seat"])
    red.until(lambda: api(red, "GET", "me/met"))


def test_only_those_one_has_played_with_are_heard(person: Bring) -> None:
    red, blue, green = person(chat="met"), person(), person()
    member(red, "Agnes"), member(blue, "Bruno"), member(green, "Chiara")
    play_together(red, blue)
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 3}})
    id, links = made["table"]["id"], made["links"]
    for one in (blue, green):
        api(one, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, links["sit"])
    api(red, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
    for one, words in ((green, "And I"), (blue, "So am I"), (red, "I am here")):
        one.go(f"/table/{id}")
        one.page.wait_for_selector(".table[data-game=torres]")
        say(one, words)
    log = red.page.get_by_role("list", name="Chat")
    expect(log).to_contain_text("So am I")
    expect(log).to_contain_text("I am here")
    expect(log).not_to_contain_text("And I")


def test_the_text_beside_the_board_is_as_large_as_one_likes(person: Bring, served: Served) -> None:
    where = begin(served, "torres", first_player=0)
    sizes = {}
    for size in ("small", "usual", "large"):
        one = person(textSize=size)
        one.go(where)
        one.page.wait_for_selector(".stage .target")
        one.rest()
        sizes[size] = {
            one.page.locator(place).first.evaluate("e => getComputedStyle(e).zoom")
            for place in (".talk > .tabs", ".tray .words")
        }
        assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    assert sizes == {"small": {"0.93"}, "usual": {"1"}, "large": {"1.12"}}


def test_choices_follow_the_account_to_another_device(person: Bring) -> None:
    red, again = person(), person()
    name = member(red, "Agnes")
    red.go("/settings/play")
    for label in ("Show what a move would bring", "Take me to the next game that waits"):
        red.page.get_by_role("switch", name=label).click()
    for value in ("when it matters", "people I played"):
        red.page.locator("label", has_text=value).click()
    wanted = {"foresight": False, "nextGame": True, "confirm": "matters", "chat": "met"}
    red.until(lambda: {key: api(red, "GET", "me/preferences").get(key) for key in wanted} == wanted)
    api(again, "POST", "session", {"name": name, "password": PASSWORD})
    again.page.context.add_init_script(f"localStorage.setItem('bastide.account', '{name}')")
    again.go("/settings/play")
    expect(again.page.get_by_role("switch", name="Take me to the next game that waits")).to_be_checked()
    expect(again.page.get_by_role("radio", name="when it matters")).to_be_checked()
    expect(again.page.get_by_role("radio", name="people I played")).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_how_bots_think_are_translated_into_every_language(person: Bring, language: str) -> None:
    red = person(language=language)
    red.go("/settings/play")
    red.page.wait_for_selector("[name=confirm]")
    red.rest()
    assert "prefs." not in red.page.inner_text("main")
    red.go("/")
    said = []
    for level in ("novice", "master", "king"):
        red.page.locator("label", has=red.page.locator(f"input[name=level][value={level}]")).click()
        said.append(red.page.locator(".how").inner_text())
    assert len(set(said)) == 3
    assert str(round(100 * SKILLS["novice"]["carcassonne"].attention)) in said[0]
    assert ("0.8" if language == "en" else "0,8") in said[2]


def test_the_account_says_that_it_is_loading_and_that_there_is_no_answer(person: Bring) -> None:
    red = person()
    member(red, "Agnes")
    red.pardon("net::ERR_FAILED")
    red.page.route("**/api/v2/me", lambda route: route.abort())
    red.go("/settings/account")
    again = red.page.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    expect(red.page.get_by_role("heading", name="Sign in")).to_have_count(0)
    assert red.violations() == []
    red.page.unroute("**/api/v2/me")
    red.page.route("**/api/v2/subscriptions", lambda route: route.abort())
    again.click()
    expect(red.page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    expect(again).to_have_count(1)
    red.page.unroute("**/api/v2/subscriptions")
    again.click()
    expect(red.page.get_by_role("switch", name="Quiet at night")).to_be_visible()
    red.pardon("net::ERR_INTERNET_DISCONNECTED")
    red.context.set_offline(True)
    expect(red.page.get_by_text("No connection.")).to_be_visible()
    red.context.set_offline(False)
    expect(red.page.get_by_text("No connection.")).to_have_count(0)


@pytest.mark.parametrize(("page", "ask_for"), [("/replay", "tables?status=over"), ("/ratings", "ratings/caylus*")])
def test_lists_say_that_there_is_no_answer_and_are_tried_again(person: Bring, page: str, ask_for: str) -> None:
    red = person()
    red.pardon("net::ERR_FAILED")
    red.page.route(f"**/api/v2/{ask_for}", lambda route: route.abort())
    red.go(page)
    again = red.page.get_by_role("button", name="Try now")
    expect(again).to_have_count(1)
    assert red.violations() == []
    with red.page.expect_request(f"**/api/v2/{ask_for}"):
        again.click()
    red.page.unroute(f"**/api/v2/{ask_for}")
    again.evaluate_all("found => found.forEach(button => button.click())")  # it may have been tried by itself meanwhile
    expect(again).to_have_count(0)
