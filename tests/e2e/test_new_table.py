"""Making a table: what can be chosen, how others read it before they sit down, and tables that follow an account."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.test_account import enter

Bring = Callable[..., Person]


def choose(page: Page, group: str, value: str) -> None:
    """One of several buttons."""
    page.locator(f"input[name={group}][value={value}]").check(force=True)


def test_what_is_not_as_usual_is_said_in_words_before_anybody_sits_down(person: Bring) -> None:
    red, blue = person(), person(language="de")
    red.go("/")
    red.page.get_by_role("button", name="New table").click()
    red.page.get_by_role("combobox", name="Game", exact=True).select_option("caylus")
    choose(red.page, "clock", "live")
    red.page.get_by_label("Minutes for the whole game").fill("45")
    red.page.get_by_label("Seconds more for every turn").fill("10")
    choose(red.page, "chat", "players")
    red.page.get_by_role("combobox", name="Spectators see it later").select_option("300")
    red.page.get_by_role("combobox", name="Jeweller").select_option("true")
    assert red.page.get_by_label("Counts for ratings").count() == 0, "nobody has signed in"
    red.page.get_by_role("button", name="Open the table").click()
    rules = red.page.locator(".differences li")
    expect(rules).to_have_text(
        [
            "Jeweller: a tenth stone building that turns gold into prestige: with the Jeweller CAY-15.3",
            "Show it in the lobby: Yes",
            "Time: 45 min + 10 s",
            "Who may watch: everyone",
            "Spectators see it later: by 5 min",
            "Who may chat: players only",
        ]
    )
    blue.go("/")
    open_tables = blue.page.locator(".li", has=blue.page.get_by_role("link", name="Mitspielen"))
    row = open_tables.filter(has_text="Juwelier")
    expect(row.locator("small")).to_contain_text("45 min + 10 s")


def test_the_tables_of_an_account_follow_it_to_another_device(person: Bring) -> None:
    red, phone = person(), person()
    for one, button in ((red, "New account"), (phone, "Sign in")):
        one.go("/settings/account")
        enter(one, button, "Red of the castle", "a long enough word")
        expect(one.page.get_by_text("You are signed in as Red of the castle.")).to_be_visible()
    red.go("/")
    red.page.locator("[data-start]").first.click()
    red.page.wait_for_selector(".table")
    phone.go("/")
    mine = phone.page.locator("section.card", has_text="My games")
    mine.locator(".li", has_text="Caylus").get_by_role("link").first.click()
    phone.page.wait_for_selector(".table")
    assert phone.wait_for_turn()
    before = phone.step()
    phone.play_on_board()
    assert phone.step() != before


def test_a_public_game_under_way_can_be_watched_from_the_lobby(person: Bring) -> None:
    red, blue = person(), person()
    red.go("/")
    red.page.get_by_role("button", name="New table").click()
    red.page.get_by_role("combobox", name="Game", exact=True).select_option("torres")
    red.page.get_by_role("combobox", name="Seat 2", exact=True).select_option("novice")
    red.page.get_by_role("button", name="Open the table").click()
    red.page.get_by_role("button", name="Start the game").click()
    red.page.wait_for_selector(".table[data-game=torres]")
    blue.go("/")
    expect(blue.page.get_by_role("heading", name="Games to watch")).to_be_visible()
    blue.page.locator(".li", has_text="Torres").get_by_role("link", name="Look").first.click()
    blue.page.wait_for_selector(".table[data-game=torres]")
    expect(blue.page.locator("[data-seat='0']")).to_contain_text("Red")
