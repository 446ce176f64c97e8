"""Before the start: what was agreed on can be changed, and somebody can be asked to play from their page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.people import Person, lay_new_table, open_table, pick, pick_set
from e2e.test_account import PASSWORD, api, member
from e2e.test_hall import sideways

Bring = Callable[..., Person]


def test_the_host_changes_the_table_and_who_sits_there_is_asked(person: Bring) -> None:
    red, blue = person(), person(name="Bea", width=360, height=640, touch=True)
    lay_new_table(red, "carcassonne")
    red.page.get_by_role("button", name="One seat fewer").last.click()
    open_table(red)
    blue.page.goto(str(red.page.locator("[data-link*='key=sit']").get_attribute("data-link")))
    blue.page.get_by_role("button", name="Sit down", exact=True).click()
    begin = red.page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    expect(blue.page.get_by_role("button", name="Change", exact=True)).to_have_count(0)

    red.page.get_by_role("button", name="Change", exact=True).click()
    pick_set(red, "tower")
    pick(red, "time", "live")
    fewer = red.page.get_by_role("button", name="One seat fewer").last
    expect(fewer).to_be_disabled()
    red.page.get_by_role("button", name="Change the table").click()
    expect(red.page.locator(".agreed li").first).to_have_text("90 tiles: The Tower.")
    expect(red.page.locator(".agreed li").nth(1)).to_contain_text("20 min each + 20 s a turn")
    expect(red.page.locator("[data-seat='1']")).to_contain_text("has not agreed yet")
    expect(begin).to_be_disabled()
    expect(red.page.get_by_text("Begins when Bea has agreed to the change.")).to_be_visible()

    expect(blue.page.get_by_role("alert")).to_contain_text("The host has changed this table.")
    expect(blue.page.locator(".agreed li").first).to_have_text("90 tiles: The Tower.")
    assert (blue.violations(), sideways(blue)) == ([], 0)
    blue.page.get_by_role("button", name="I agree").click()
    expect(blue.page.get_by_role("alert")).to_have_count(0)
    begin.click()
    for one in (red, blue):
        one.page.wait_for_selector(".table[data-game=carcassonne]")


def test_a_dialog_for_changes_shows_what_was_agreed_on(person: Bring) -> None:
    red = person()
    lay_new_table(red, "torres")
    pick(red, "way-variant", "master")
    pick(red, "time", "days")
    pick(red, "see", "watch")
    open_table(red)
    red.page.get_by_role("button", name="Change", exact=True).click()
    for group, value in (("way-variant", "master"), ("time", "days"), ("see", "watch")):
        expect(red.page.locator(f"input[name={group}][value={value}]")).to_be_checked()
    assert red.violations() == []
    red.page.get_by_role("button", name="One seat more").last.click()
    red.page.get_by_role("button", name="Change the table").click()
    expect(red.page.locator("[data-seat]")).to_have_count(4)
    expect(red.page.locator("dialog")).to_have_count(0)
    red.page.get_by_role("button", name="Change", exact=True).click()
    red.page.get_by_role("button", name="Change the table").click()
    expect(red.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("has_table", [False, True], ids=["at a new table", "at a table that waits"])
def test_a_player_is_asked_from_their_page_and_finds_it_among_the_news(person: Bring, has_table: bool) -> None:
    red, blue = person(), person()
    host, guest = member(red, "Red"), member(blue, "Blue")
    if has_table:
        made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    red.go(f"/player/{guest}")
    red.page.get_by_role("button", name=f"Ask {guest} to play").click()
    if has_table:
        red.page.locator(f"[data-ask='{made['table']['id']}']").click()
        expect(red.page.get_by_role("dialog").get_by_role("status")).to_have_text("Asked")
        assert red.violations() == []
    else:
        expect(red.page.get_by_role("dialog")).to_contain_text(f"{guest} is asked and sits down here")
        pick(red, "new-game", "torres")
        red.page.get_by_role("button", name="Open and copy the invitation").click()
        expect(red.page.get_by_text(f"{guest} is invited and finds it under “News”.")).to_be_visible()
    blue.go("/")
    blue.page.locator("[data-pop=news]").click()
    blue.page.locator("#pop-news").get_by_role("link", name=f"{host} invites you to Torres.").click()
    blue.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(blue.page.locator("[data-seat='1']")).to_contain_text(guest)


def test_the_invitation_is_at_hand_on_every_device_of_the_host(person: Bring) -> None:
    red, phone = person(), person(width=390, height=844, touch=True)
    name = member(red, "Red")
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    api(phone, "POST", "session", {"name": name, "password": PASSWORD})
    phone.page.context.add_init_script(f"localStorage.setItem('bastide.account', '{name}')")
    phone.go(f"/table/{made['table']['id']}")
    link = phone.page.locator("[data-link*='key=sit']")
    expect(link).to_have_attribute(
        "data-link", f"{phone.address}#/table/{made['table']['id']}?key={made['links']['sit']}"
    )


def test_who_wants_no_invitations_is_not_asked(person: Bring) -> None:
    red, blue = person(), person()
    _, guest = member(red, "Red"), member(blue, "Blue")
    api(blue, "PATCH", "me", {"invites": "nobody"})
    red.go(f"/player/{guest}")
    expect(red.page.get_by_role("button", name="Mute")).to_be_visible()
    expect(red.page.get_by_role("button", name="to play")).to_have_count(0)
