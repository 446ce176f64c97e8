"""Around the table: an account on two devices, settings, news, find, a player's page, chat, and who is here."""

from collections.abc import Callable
from itertools import pairwise
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import Person, ask, sit_together
from e2e.serving import Served
from e2e.test_account import PASSWORD, api, enter, member, menu, play_rated

Bring = Callable[..., Person]

SETTINGS = [f"/settings/{part}" for part in ("play", "look", "sound", "account")]
HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter(one => one.offsetParent !== null).map(one => Number(one.tagName[1]))"""


def heading_faults(person: Person) -> list[str]:
    """Headings that leave out a level, and more or less than one first one."""
    person.rest()
    levels = person.page.evaluate(HEADINGS)
    faults = [f"h{a} then h{b}" for a, b in pairwise(levels) if b > a + 1]
    return faults + ([] if levels.count(1) == 1 else [f"{levels.count(1)} h1"])


def test_an_account_is_made_found_again_on_a_second_device_renamed_and_deleted(person: Bring, served: Served) -> None:
    red, phone = person(name="Red"), person(width=390, height=844, touch=True)
    name, new = f"Anna {uuid4().hex[:6]}", f"Bea {uuid4().hex[:6]}"
    made = ask(served.address, "POST", "tables", {"game": "torres", "settings": {"players": 2}, "name": "Red"})
    red.go(f"/table/{made['table']['id']}?key={made['links']['seat']}")
    expect(red.page.get_by_role("heading", level=2).first).to_be_visible()
    red.go("/settings/look")
    red.page.get_by_role("radio", name="pale").check(force=True)
    red.go("/settings/account?new=1")
    enter(red, "New account", name, PASSWORD)
    expect(red.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    taken = [table["id"] for table in api(red, "GET", "me/tables")]
    assert taken == [made["table"]["id"]], "the guest's game came along"

    phone.go("/settings/account")
    enter(phone, "Sign in", name, PASSWORD)
    expect(phone.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    expect(phone.page.locator("html[data-palette=pastel]")).to_be_attached()
    devices = phone.page.locator("[data-device]")
    expect(devices).to_have_count(2)

    red.page.get_by_label("Name", exact=True).fill(new)
    red.page.get_by_role("button", name="Change the name").click()
    expect(red.page.get_by_text(f"Your name is now {new}.")).to_be_visible()
    expect(red.page.locator("[data-pop=menu]")).to_contain_text(new)
    phone.page.reload()
    expect(phone.page.get_by_text(f"You are signed in as {new}.")).to_be_visible()

    phone.page.locator("[data-device]:not([data-device=here])").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.page.get_by_role("button", name="Delete the account").click()
    phone.page.get_by_role("button", name="Delete it for good").click()
    expect(phone.page.get_by_text("The account is deleted.")).to_be_visible()
    expect(phone.page.locator("[data-form=in]")).to_be_visible()


def test_every_setting_is_kept_at_once_and_follows_the_account(person: Bring) -> None:
    red = person()
    member(red, "Red")
    for part, chosen, key, value in (
        ("play", ("radio", "slow"), "pace", 0.5),
        ("play", ("switch", "My panel first"), "ownFirst", True),
        ("look", ("radio", "large"), "textSize", "large"),
        ("look", ("radio", "little"), "movement", "little"),
        ("sound", ("switch", "Sounds"), "sounds", True),
    ):
        red.go(f"/settings/{part}")
        with red.page.expect_response("**/api/v2/me/preferences"):
            red.page.get_by_role(chosen[0], name=chosen[1], exact=True).check(force=True)  # type: ignore[arg-type]
        red.page.wait_for_function(
            "([key, value]) => JSON.parse(localStorage.getItem('bastide.prefs'))[key] === value", arg=[key, value]
        )
    red.page.wait_for_function("fetch('api/v2/me/preferences').then(a => a.json()).then(kept => kept.sounds === true)")
    kept = api(red, "GET", "me/preferences")
    assert (kept["pace"], kept["ownFirst"], kept["textSize"], kept["movement"]) == (0.5, True, "large", "little")
    assert "name" not in kept, "what a guest is called stays on the device"


def test_news_tell_of_an_invitation_and_lead_to_the_table(person: Bring) -> None:
    red, blue = person(), person()
    host, _ = member(red, "Red"), member(blue, "Blue")
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    api(red, "POST", f"tables/{made['table']['id']}/ask", {"account": api(blue, "GET", "me")["id"]})
    blue.go("/")
    bell = blue.page.locator("[data-pop=news]")
    expect(bell).to_have_accessible_name("News, 1 new")
    bell.press("Enter")
    told = blue.page.locator("#pop-news")
    expect(told).to_contain_text(f"{host} invites you to Torres.")
    told.get_by_role("button", name="All read").click()
    expect(bell).to_have_accessible_name("News")
    bell.click()
    told.get_by_role("link", name=f"{host} invites you").click()
    expect(blue.page).to_have_url(f"{blue.address}#/table/{made['table']['id']}?key={made['links']['sit']}")


def test_the_game_that_has_waited_longest_is_one_click_away(person: Bring) -> None:
    red, blue = person(), person()
    member(red, "Red"), member(blue, "Blue")
    tables = []
    for _ in range(2):
        made = api(red, "POST", "tables", {"game": "carcassonne", "settings": {"players": 2, "start_player": 0}})
        id = made["table"]["id"]
        api(blue, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, made["links"]["sit"])
        api(red, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, made["links"]["seat"])
        tables.append(id)
    red.go("/learn")
    turn = red.page.get_by_role("banner").get_by_role("link", name="Your turn · 2")
    expect(turn).to_have_attribute("href", f"#/table/{tables[0]}")
    blue.go("/learn")
    expect(blue.page.get_by_role("banner").get_by_role("link", name="New account")).to_have_count(0)
    expect(blue.page.get_by_role("banner").get_by_role("link", name="Your turn")).to_have_count(0)


def test_a_player_is_found_by_keys_alone_and_nothing_else_by_a_wrong_name(person: Bring) -> None:
    red, blue = person(), person()
    name = member(blue, "Blue")
    red.go("/")
    red.page.get_by_role("heading", level=1).wait_for()
    red.page.keyboard.press("/")
    field = red.page.get_by_role("searchbox")
    expect(field).to_be_focused()
    red.page.keyboard.type("nobody at all has this")
    expect(red.page.get_by_text("Nothing has that name.")).to_be_visible()
    field.fill(name)
    expect(red.page.get_by_role("dialog").get_by_role("link", name=name)).to_be_visible()
    red.page.keyboard.press("Enter")
    expect(red.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_a_page_tells_of_rated_games_and_of_you_and_them(person: Bring) -> None:
    red, blue = person(), person()
    names = member(red, "Red", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    blue.go(f"/player/{names[1]}")
    facts = blue.page.locator(".facts")
    expect(facts).to_contain_text("Torres")
    expect(blue.page.get_by_role("region", name="Rating")).to_contain_text("after 1 rated game")
    games = blue.page.get_by_role("region", name="Games", exact=True)
    expect(games).to_contain_text(f"Won against {names[0]}")
    games.get_by_role("button", name="Won").click()
    expect(games.get_by_role("listitem")).to_have_count(1)
    duel = blue.page.get_by_role("region", name="You and …")
    expect(duel.get_by_role("img", name="1 won, 0 shared, 0 lost")).to_be_visible()
    red.go(f"/player/{names[1]}")
    expect(red.page.get_by_role("img", name="0 won, 0 shared, 1 lost")).to_be_visible()
    api(blue, "PATCH", "me", {"page": "nobody"})
    red.page.reload()
    expect(red.page.get_by_text(f"{names[1]} does not show games and ratings.")).to_be_visible()


def test_an_empty_page_says_what_will_stand_there_and_a_departed_player_has_none(person: Bring) -> None:
    red = person()
    name = member(red, "Red")
    red.go(f"/player/{name}")
    expect(red.page.get_by_text("Your page is still empty")).to_be_visible()
    red.complaints.clear()
    red.go("/player/Nobody of that name")
    expect(red.page.get_by_text("Nobody has this name, or this player has left.")).to_be_visible()
    red.complaints.clear()  # the browser notes the 404


def say(person: Person, words: str) -> None:
    """Open the chat and say something."""
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Say something").fill(words)
    person.page.get_by_label("Say something").press("Enter")
    expect(person.page.get_by_role("list", name="Chat")).to_contain_text(words)


def chat_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name="Chat")


def test_a_message_gives_a_sign_and_who_is_muted_none(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    say(blue, "good luck")
    expect(chat_tab(red)).to_have_accessible_name("Chat · 1")
    expect(red.page.get_by_role("status").filter(has_text="Blue: good luck")).to_be_visible()
    chat_tab(red).click()
    expect(chat_tab(red)).to_have_accessible_name("Chat")
    line = red.page.get_by_role("listitem").filter(has_text="good luck")
    line.get_by_role("button", name="About what Blue said").press("Enter")
    red.page.get_by_role("button", name="Mute").press("Enter")
    expect(line).to_have_count(0)
    red.page.get_by_role("tab", name="Log").click()
    say(blue, "can you hear me?")
    say(red, "I am done")
    expect(blue.page.get_by_role("list", name="Chat")).to_contain_text("I am done")
    expect(red.page.get_by_role("list", name="Chat")).not_to_contain_text("can you hear me?")
    red.page.get_by_role("button", name="Show everybody's messages again").click()
    expect(red.page.get_by_role("list", name="Chat")).to_contain_text("can you hear me?")


def test_a_report_goes_to_who_looks_after_the_server(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    say(blue, "you fool")
    chat_tab(red).click()
    red.page.get_by_role("button", name="About what Blue said").click()
    red.page.get_by_label("Report it").fill("rude")
    red.page.get_by_role("button", name="Send the report").click()
    expect(red.page.get_by_text("It is reported.")).to_be_visible()


def test_a_double_click_on_resign_does_not_resign(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    red.page.get_by_role("button", name="Table and preferences").click()
    resign = red.page.locator("[data-ask=resign]")
    resign.scroll_into_view_if_needed()
    red.rest()
    box = resign.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    red.page.mouse.dblclick(*at)
    expect(red.page.locator("[data-ask=resign-sure]")).to_be_visible()
    red.page.mouse.click(*at)
    expect(resign).to_be_visible()
    resign.click()
    red.page.locator("[data-ask=resign-sure]").press("Enter")
    expect(red.page.locator("[data-ask=resign-sure]")).to_have_count(0)


def test_days_off_are_taken_at_the_table_and_everybody_is_told(person: Bring) -> None:
    red = person()
    settings = {"game": "torres", "settings": {"players": 2}, "name": "Red", "bots": {"1": "novice"}}
    clock = {"clock": {"kind": "correspondence", "per_move": 3 * 86_400}}
    made = ask(red.address, "POST", "tables", {**settings, "options": clock})
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.get_by_role("button", name="Table and preferences").click()
    red.page.get_by_label("How many").select_option("3")
    red.page.get_by_role("button", name="Take 3 days off").click()
    expect(red.page.get_by_text("takes 3 days off").or_(red.page.get_by_text("take 3 days off")).first).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_headings_are_in_order(person: Bring, theme: str) -> None:
    guest, red, blue = person(theme=theme), person(theme=theme), person()
    name, other = member(red, "Red", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    api(red, "PUT", f"me/people/{api(blue, 'GET', 'me')['id']}", {"how": "muted"})
    guest.go("/settings/account")
    guest.page.locator("[data-form=new]").wait_for()
    assert (guest.violations(), heading_faults(guest)) == ([], [])
    for page in [
        *SETTINGS,
        f"/player/{name}",
        f"/player/{other}",
        "/ratings/torres",
        "/replay",
    ]:
        red.go(page)
        red.page.get_by_role("heading", level=1).wait_for()
        red.page.locator("[data-pop=menu]").wait_for()
        assert (red.violations(), heading_faults(red)) == ([], []), page
    menu(red)
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    red.page.locator("[data-pop=news]").click()
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    red.page.keyboard.press("/")
    red.page.get_by_role("searchbox").fill("Blue")
    red.page.get_by_role("dialog").get_by_role("link").first.wait_for()
    assert red.violations() == []


def test_nothing_scrolls_sideways_on_a_small_phone(person: Bring) -> None:
    red, blue = person(width=360, height=640, touch=True), person()
    name, other = member(red, "Red with a longer name", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    red.go("/")
    expect(red.page.get_by_role("navigation", name="Bottom of the page")).to_be_visible()
    for language in ("en", "de", "hu"):
        red.go("/learn")
        red.page.locator("[data-pop=menu]").click()
        red.page.locator("#pop-menu select").select_option(language)
        expect(red.page.locator("html")).to_have_attribute("lang", language)
        for page in [*SETTINGS, f"/player/{name}", f"/player/{other}", "/replay", "/"]:
            red.go(page)
            red.page.get_by_role("heading", level=1).first.wait_for()
            expect(red.page.locator("html")).to_have_attribute("lang", language)
            red.rest()
            wide = red.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 360, f"{page} is {wide} px wide in {language}"


def test_guests_have_a_menu_and_two_ways_in(person: Bring) -> None:
    red = person()
    red.go("/learn")
    banner = red.page.get_by_role("banner")
    expect(banner.get_by_role("link", name="Sign in")).to_be_visible()
    expect(banner.get_by_role("link", name="New account")).to_be_visible()
    expect(red.page.locator("[data-pop=news]")).to_have_count(0)
    menu(red).get_by_label("Language").select_option("de")
    expect(banner.get_by_role("link", name="Anmelden")).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(red.page.locator("#pop-menu")).to_have_count(0)
