"""Making a table: what can be chosen, how others read it before they sit down, and tables that follow an account."""

from collections.abc import Callable
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from e2e.people import Person, ask, lay_new_table, open_table, pick, pick_set
from e2e.test_account import enter

Bring = Callable[..., Person]


def test_what_was_chosen_is_said_in_words_before_anybody_sits_down(person: Bring) -> None:
    red, blue = person(), person(language="de")
    lay_new_table(red, "caylus")
    pick_set(red, "jeweller")
    pick(red, "time", "live")
    red.page.get_by_role("spinbutton", name="Minutes for the whole game").fill("45")
    red.page.get_by_role("spinbutton", name="Seconds more for every turn").fill("10")
    pick(red, "see", "open")
    red.page.get_by_text("More for this table").click()
    red.page.get_by_role("combobox", name="Who may chat").select_option("players")
    expect(red.page.get_by_label("Counts for ratings")).to_have_count(0)  # nobody has signed in
    open_table(red)
    expect(red.page.locator(".agreed li")).to_have_text(
        [
            "The Jeweller.",
            "45 min each + 10 s a turn, about 95 minutes.",
            "Anybody may sit down and watch.",
            "You may undo in your own turn, as long as nothing was drawn.",
            "Who may chat: players only",
        ]
    )
    blue.go("/")
    id = red.page.url.split("/table/")[1]
    row = blue.page.locator(f"[data-open='{id}']")
    expect(row).to_contain_text("je 45 min + 10 s pro Zug")
    expect(row).to_contain_text("Der Juwelier")


SEEN = {
    "invited": {"public": False, "spectators": "link", "spectator_delay": 0},
    "open": {"public": True, "spectators": "anyone", "spectator_delay": 0},
    "watch": {"public": False, "spectators": "anyone", "spectator_delay": 300},
}


@pytest.mark.parametrize("see", list(SEEN))
def test_who_can_see_it_is_what_was_said(person: Bring, see: str) -> None:
    red = person()
    lay_new_table(red, "torres")
    pick(red, "see", see)
    open_table(red)
    link = str(red.page.locator("[data-link*='key=sit']").get_attribute("data-link"))
    id, key = link.split("/table/")[1].split("?key=")
    options = ask(red.address, "GET", f"tables/{id}", token=key)["table"]["options"]
    assert {name: options[name] for name in SEEN[see]} == SEEN[see]


def test_fine_rules_are_those_of_what_was_chosen_and_conflicting_sets_are_shown(person: Bring) -> None:
    red = person()
    red.go("/new/carcassonne?sets=tower&fine=1")
    rules = red.page.locator(".fine li label")
    expect(rules).to_have_text(["Cities of two tiles", "Buying back with fewer than 3 points", "Starting player"])
    red.page.get_by_role("button", name="Everything").click()
    pick_set(red, "river2")
    start = red.page.get_by_role("button", name="Open and copy the invitation")
    expect(start).to_be_disabled()
    expect(red.page.get_by_role("alert")).to_contain_text("both want to be the beginning of the land")
    red.page.get_by_role("button", name="Allow both").click()
    expect(start).to_be_enabled()
    for _ in range(3):
        red.page.get_by_role("button", name="One seat more").last.click()
    open_table(red)
    expect(red.page.locator(".agreed li").first).to_contain_text("River II")


def test_the_tables_of_an_account_follow_it_to_another_device(person: Bring) -> None:
    red, phone, name = person(), person(), f"Red {uuid4().hex[:6]}"
    for one, button in ((red, "New account"), (phone, "Sign in")):
        one.go("/settings/account")
        enter(one, button, name, "a long enough word")
        expect(one.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    red.go("/")
    pick(red, "game", "caylus")
    red.page.locator("[data-start]").first.click()
    red.page.wait_for_selector(".table")
    phone.go("/")
    phone.page.locator("[data-mine]", has_text="Caylus").first.click()
    phone.page.wait_for_selector(".table")
    assert phone.wait_for_turn()
    before = phone.step()
    phone.play_on_board()
    assert phone.step() != before


def test_a_public_game_under_way_can_be_watched_from_the_lobby(person: Bring) -> None:
    red, blue = person(), person()
    red.go("/new/torres?seats=2&bots=novice")
    pick(red, "see", "open")
    red.page.get_by_role("button", name="Start now").click()
    red.page.wait_for_selector(".table[data-game=torres]")
    id = red.page.url.split("/table/")[1].split("?")[0]
    blue.go("/")
    blue.page.locator(f"[data-watch='{id}']").click()
    blue.page.wait_for_selector(".table[data-game=torres]")
    expect(blue.page.locator("[data-seat='0']").first).to_contain_text("Red")
