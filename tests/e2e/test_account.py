"""An account in the browser: made, rated, called, given tokens, and forgotten."""

from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import Person, ask
from e2e.serving import Served

Bring = Callable[..., Person]
PASSWORD = "a long enough password"
LANGUAGES = ["en", "ro", "it", "hu", "fr", "de"]


def api(person: Person, method: str, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server as whoever is signed in in this browser."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"{person.address}api/v2/{path}"
    answer = person.context.request.fetch(address, method=method, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json() if answer.status != 204 else None


def member(person: Person, name: str, rated: bool = False) -> str:
    """Sign up past the page; returns the name, which nobody else has."""
    name = f"{name} {uuid4().hex[:6]}"
    api(person, "POST", "accounts", {"name": name, "password": PASSWORD})
    api(person, "PATCH", "me", {"rated": rated})
    person.page.context.add_init_script(f"localStorage.setItem('bastide.account', '{name}')")
    return name


def enter(person: Person, way: str, name: str, password: str) -> None:
    """Sign in, or make an account: two forms, each with what a browser fills in for it."""
    form = person.page.locator("form[data-form]").and_(person.page.get_by_role("form", name=way))
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("password").fill(password)
    form.get_by_role("button").click()


def menu(person: Person) -> Locator:
    """The menu at the top, opened."""
    button = person.page.locator("[data-pop=menu]")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return person.page.locator("#pop-menu")


def make_dark(person: Person) -> None:
    menu(person).get_by_role("switch", name="Dark").click()
    person.page.keyboard.press("Escape")


def refused(person: Person, status: int) -> Locator:
    """The sentence the page shows for a refusal, which the browser notes in its console too."""
    alert = person.page.get_by_role("alert")
    expect(alert).to_be_visible()
    person.until(lambda: person.complaints)
    assert [str(status) in complaint for complaint in person.complaints] == [True], person.complaints
    person.complaints.clear()
    return alert


def play_rated(red: Person, blue: Person, **settings: object) -> None:
    """A rated game of Torres, which the first gives up; over when it has been counted."""
    counted = len(api(red, "GET", "me/ratings"))
    table = {"game": "torres", "settings": {"players": 2, **settings}, "options": {"rated": True}}
    made = api(red, "POST", "tables", table)
    id, links = made["table"]["id"], made["links"]
    api(blue, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, links["sit"])
    for command in ("start", "resign"):
        api(red, "POST", f"tables/{id}/commands", {"do": command, "id": command}, links["seat"])
    red.until(lambda: len(api(red, "GET", "me/ratings")) > counted)


def test_an_account_is_made_kept_and_forgotten(person: Bring) -> None:
    red = person()
    page, name = red.page, f"Red {uuid4().hex[:6]}"
    red.go("/")
    page.get_by_role("link", name="New account").click()
    enter(red, "New account", name, "too short")
    expect(refused(red, 400)).to_have_text("A password has at least 10 characters.")
    enter(red, "New account", name, PASSWORD)
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()

    taking_part = page.get_by_role("switch", name="Take part in ratings")
    expect(taking_part).not_to_be_checked()
    red.rest()  # what is known of a new account has come, and nothing is drawn anew
    with page.expect_response("**/api/v2/me"):
        taking_part.press("Space")
    expect(taking_part).to_be_checked()
    expect(taking_part).to_be_focused()
    assert api(red, "GET", "me")["rated"] is True
    page.reload()
    expect(taking_part).to_be_checked()

    menu(red).get_by_role("button", name="Sign out").click()
    enter(red, "Sign in", name, "not the password")
    expect(refused(red, 401)).to_have_text("The name or the password is wrong.")
    enter(red, "Sign in", name, PASSWORD)
    expect(taking_part).to_be_checked()

    delete = page.get_by_role("button", name="Delete the account")
    delete.click()
    expect(page.get_by_role("dialog")).to_contain_text("Others keep the record of the games they played with you")
    page.get_by_role("button", name="Keep the account").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(delete).to_be_focused()
    delete.click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    enter(red, "Sign in", name, PASSWORD)
    expect(refused(red, 401)).to_have_text("The name or the password is wrong.")


def test_another_password(person: Bring) -> None:
    red = person()
    page, name, new = red.page, member(red, "Red"), "another long password"
    red.go("/settings/account")
    page.get_by_text("Change the password").first.click()
    now, then = page.get_by_label("Current password"), page.get_by_label("New password")
    now.fill("not the password")
    then.fill(new)
    then.press("Enter")
    expect(refused(red, 401)).to_have_text("The current password is wrong.")
    now.fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed. You are signed out on all other devices.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(now).to_be_hidden()
    menu(red).get_by_role("button", name="Sign out").click()
    enter(red, "Sign in", name, new)
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()


def test_a_refusal_is_said_in_the_readers_language(person: Bring) -> None:
    red = person(language="de")
    red.go("/settings/account")
    form = red.page.locator("[data-form=in]")
    form.get_by_label("Name", exact=True).fill("Niemand")
    form.get_by_label("Passwort").fill(PASSWORD)
    form.get_by_role("button", name="Anmelden").click()
    expect(refused(red, 401)).to_have_text("Der Name oder das Passwort ist falsch.")


def in_order(rows: Locator, above: str, below: str) -> None:
    """Two players stand in the ratings, one above the other."""
    heads = rows.get_by_role("rowheader")
    expect(heads.filter(has_text=above).or_(heads.filter(has_text=below))).to_have_text([above, below])


def test_rated_games_show_in_the_ratings(person: Bring) -> None:
    red, blue = person(), person()
    names = [member(one, colour, rated=True) for one, colour in ((red, "Red"), (blue, "Blue"))]
    play_rated(red, blue)
    play_rated(blue, red, variant="master")
    red.go("/settings/account")
    red.page.get_by_role("main").get_by_role("link", name="See the ratings").click()
    red.page.get_by_role("radio", name="Torres").check()
    best = red.page.get_by_role("region", name="Best players").locator("tbody")
    expect(best.get_by_role("row", name=names[0])).to_contain_text("you")
    in_order(best, names[1], f"{names[0]} you")  # who won stands above who lost
    mine = red.page.get_by_role("region", name="My ratings").locator("tbody tr")
    expect(mine).to_have_count(2)
    expect(mine.nth(1)).to_contain_text("Variant: The master version")

    red.page.get_by_label("Options").select_option("variant=master")
    in_order(best, f"{names[0]} you", names[1])  # with other options it was the other way round

    api(blue, "PATCH", "me", {"rated": False})
    red.page.reload()
    expect(best.get_by_role("row", name=names[0])).to_be_visible()
    expect(best.get_by_role("row", name=names[1])).to_have_count(0)


def test_a_program_plays_with_a_token_until_it_is_revoked(person: Bring, served: Served) -> None:
    red = person()
    name = member(red, "Red")
    red.go("/settings/account")
    red.page.get_by_label("Name of the program").fill("Cautious")
    red.page.get_by_role("button", name="Make a token").click()
    token = red.page.get_by_role("textbox", name="Token", exact=True).input_value()
    assert ask(served.address, "GET", "me", token=token)["name"] == name
    red.page.reload()
    row = red.page.locator("[data-token=Cautious]")
    expect(row).to_be_visible()
    expect(red.page.get_by_role("textbox", name="Token", exact=True)).to_have_count(0)
    row.get_by_role("button", name="Revoke").press("Enter")
    expect(row).to_have_count(0)
    expect(red.page.get_by_role("heading", name="Programs that play for you")).to_be_focused()
    with pytest.raises(HTTPError, match="401"):
        ask(served.address, "GET", "me", token=token)


def test_calls_are_added_tried_and_removed_and_the_calendar_is_copied(person: Bring, served: Served) -> None:
    red = person()
    member(red, "Red")
    red.context.grant_permissions(["clipboard-read", "clipboard-write"])
    red.go("/settings/account")
    page = red.page
    page.get_by_role("button", name="Copy: Address of your calendar").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(f"{served.address}api/v2/calendar/")
    assert red.context.request.get(address).text().startswith("BEGIN:VCALENDAR")

    page.locator("summary", has_text="Add a program").click()
    page.get_by_label("Address", exact=True).fill("http://127.0.0.1:9/hook")
    page.get_by_role("group", name="Notify it when").get_by_label("A game begins").uncheck()
    page.get_by_role("button", name="Add a program").click()
    call = page.locator("[data-call=webhook]")
    expect(call).to_contain_text("127.0.0.1:9")
    expect(call).to_contain_text("nothing sent yet")
    expect(call).to_contain_text("Somebody invites you · A table of yours was changed · A game is over")
    call.get_by_role("button", name="Try it now").press("Enter")
    expect(call).to_contain_text("it is in the server's own network, where this server sends nothing.")
    expect(call.get_by_role("button", name="Try it now")).to_be_focused()
    call.get_by_role("button", name="Remove").press("Enter")
    expect(page.get_by_text("No program yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="What we notify you about, and where")).to_be_focused()
    assert api(red, "GET", "subscriptions") == []


def test_axe_finds_nothing_serious_when_signed_in(person: Bring) -> None:
    red, blue = person(), person()
    member(red, "Red", rated=True)
    member(blue, "Blue", rated=True)
    play_rated(red, blue)
    api(red, "POST", "me/tokens", {"name": "Cautious"})
    api(red, "POST", "subscriptions", {"target": {"kind": "webhook", "url": "https://example.org/hook"}})
    red.go("/ratings/torres")
    red.page.get_by_role("row", name="you").wait_for()
    assert red.violations() == []
    make_dark(red)
    assert red.violations() == []
    red.go("/settings/account")
    red.page.locator("[data-token]").wait_for()
    for folded in red.page.locator("summary").all():
        folded.click()
    assert red.violations() == []
    make_dark(red)
    assert red.violations() == []
    red.page.get_by_role("button", name="Delete the account").click()
    assert red.violations() == []


def test_nothing_has_to_be_scrolled_sideways_on_a_phone_in_any_language(person: Bring) -> None:
    red, blue = person(width=360, height=740), person()
    member(red, "Red", rated=True)
    member(blue, "Blue", rated=True)
    play_rated(red, blue, variant="master")
    api(red, "POST", "me/tokens", {"name": "A program with a rather long name"})
    api(red, "POST", "subscriptions", {"target": {"kind": "webhook", "url": f"https://{'long-' * 9}name.example.org/"}})
    pages = (("/settings/account", "[data-token]"), ("/ratings/torres?options=variant%3Dmaster", "tr.own"))
    for address, there in pages:
        red.go(address)
        for language in LANGUAGES:
            menu(red).locator("select").select_option(language)
            red.page.locator(f"html[lang={language}]").wait_for(state="attached")
            red.page.keyboard.press("Escape")
            red.page.locator(there).wait_for()
            red.rest()
            wide = red.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 360, f"{address} is {wide} px wide in {language}"
