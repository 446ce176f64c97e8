"""Studies in a real browser: variations over chance, several who write, comments, chapters, the engine, by keyboard."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person, ask
from e2e.serving import Served
from e2e.test_review import finished

Bring = Callable[..., Person]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
KEEP = "([id, token]) => localStorage.setItem('bastide.studies', JSON.stringify([{id, title: 'A look', token}]))"


def studied(served: Served, game: str) -> tuple[str, str]:
    """A guest's study of a finished game, and its token."""
    table, token = finished(served, game, 5)
    return of_table(served, table, token)


def of_table(served: Served, table: str, token: str) -> tuple[str, str]:
    source = {"from": "table", "table": table, "token": token}
    made = ask(served.address, "POST", "studies", {"source": source, "title": "A look"})
    return made["id"], made["token"]


def open_study(person: Person, id: str, token: str, node: int = 0) -> Page:
    """The study, by who owns it."""
    person.go("/study")
    person.page.evaluate(KEEP, [id, token])
    person.page.reload()
    person.go(f"/study/{id}/1/{node}")
    shown(person.page, node)
    return person.page


def shown(page: Page, node: int) -> None:
    """A position is on the board."""
    expect(page).to_have_url(re.compile(f"/{node}$"))
    expect(page.locator(".study .where")).to_be_visible()


def chapter(served: Served, id: str, token: str) -> Any:
    return ask(served.address, "GET", f"studies/{id}/chapters/1", token=token)


def panel(page: Page) -> None:
    """On a phone, what stands beside the board comes into sight."""
    menu = page.get_by_role("button", name="Log, moves and more")
    if menu.is_visible():
        menu.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_variation_over_a_chance_move_is_chosen_and_played(person: Bring, served: Served, game: str) -> None:
    id, token = studied(served, game)
    nodes = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    drawn = next(one for one in nodes.values() if one["seat"] == -1)
    page = open_study(person(), id, token, drawn["parent"])
    picker = page.get_by_role("region", name="What does chance do?")
    expect(picker).to_be_visible()
    outcomes = picker.locator("[data-outcome]")
    chosen = next(
        text for text in outcomes.evaluate_all("all => all.map(one => one.dataset.outcome)") if text != drawn["action"]
    )
    picker.locator(f"[data-outcome={json.dumps(chosen)}]").click()
    added = len(nodes)
    shown(page, added)
    expect(page.locator(f"#study-panel [data-node='{added}']")).to_have_attribute("aria-current", "true")
    nodes_now = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    assert (nodes_now[added]["parent"], nodes_now[added]["action"]) == (drawn["parent"], chosen)
    page.keyboard.press("Home")
    shown(page, 0)


def test_a_guest_studies_a_game_from_its_end_and_plays_on_the_board(person: Bring, served: Served) -> None:
    table, token = finished(served, "torres", 4)
    red = person()
    red.go(f"/table/{table}/end?key={token}")
    red.page.get_by_role("button", name="Study this game").click()
    expect(red.page.get_by_role("tab", name="Moves")).to_be_visible()
    red.page.keyboard.press("End")
    expect(red.page.get_by_role("button", name="To the end")).to_be_disabled()
    before = red.page.url
    red.page.get_by_role("button", name="End turn").click()
    expect(red.page).not_to_have_url(before)
    red.go("/study")
    expect(red.page.get_by_role("link", name="Torres").first).to_be_visible()


def test_two_write_at_once_and_both_see_it(person: Bring, served: Served) -> None:
    id, token = studied(served, "carcassonne")
    red, blue = person(), person()
    one, other = open_study(red, id, token, 2), open_study(blue, id, token, 2)
    one.get_by_role("tab", name="Comments").click()
    one.get_by_label("Write to this position").fill("Look at the road.")
    one.get_by_role("button", name="Add the comment").click()
    other.get_by_role("tab", name="Comments").click()
    expect(other.locator(".words", has_text="Look at the road.")).to_be_visible()
    other.get_by_label("Write to this position").fill("I see it.")
    other.get_by_role("button", name="Add the comment").click()
    expect(one.locator(".words", has_text="I see it.")).to_be_visible()
    one.get_by_role("button", name="Take away the comment").first.click()
    expect(other.locator(".words", has_text="Look at the road.")).to_have_count(0)


def test_a_reader_looks_and_does_not_write(person: Bring, served: Served) -> None:
    id, _ = studied(served, "torres")
    reader = person()
    reader.go(f"/study/{id}/1/3")
    shown(reader.page, 3)
    reader.page.get_by_role("tab", name="Comments").click()
    expect(reader.page.get_by_text("Nobody has written anything yet.")).to_be_visible()
    expect(reader.page.get_by_label("Write to this position")).to_have_count(0)


def test_all_by_keyboard(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    page = open_study(person(), id, token)
    for key, node in (("ArrowRight", 1), ("k", 2), ("j", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        shown(page, node)
    page.get_by_role("tab", name="Moves").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Comments")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="New chapter from this position")).to_be_visible()
    page.get_by_role("button", name="New chapter from this position").press("Enter")
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()


def test_sharing_says_who_reads_and_who_writes(person: Bring, served: Served) -> None:
    id, token = studied(served, "caylus")
    page = open_study(person(), id, token, 1)
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Only you").check()
    expect(page.get_by_text("Show in a page of your own")).to_have_count(0)
    stranger = person()
    stranger.pardon("404 (Not Found)")
    stranger.go(f"/study/{id}")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    link = page.get_by_role("textbox", name="Whoever has this link may write").input_value()
    stranger.page.goto(link)
    stranger.page.reload()
    expect(stranger.page.get_by_role("tab", name="Moves")).to_be_visible()


def test_a_fault_of_a_set_up_is_marked_and_named_by_its_rule(person: Bring, served: Served) -> None:
    id, token = studied(served, "carcassonne")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one.get("action", "").startswith("place"))["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    cities = dialog.locator(".palette input[value='base/CCCC-shield']")
    cities.check(force=True)
    where = "1,0"  # beside the road of the start tile
    dialog.locator(f"[data-free='{where}']").press("Enter")
    fault = dialog.locator(".said li", has_text=where)
    expect(fault).to_contain_text("CAR-B-2.2")
    expect(dialog.locator(f"[data-cell='{where}']")).to_have_class(re.compile("bad"))
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Take away").check()
    dialog.locator(f"[data-cell='{where}']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()


def test_torres_is_set_up_by_its_squares(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    last = chapter(served, id, token)["line"]["steps"]
    page = open_study(person(), id, token, last)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("King", exact=True).check()
    bare = dialog.locator("[data-square][aria-label*='height 0, –']").first
    square = bare.get_attribute("data-square")
    bare.press("Enter")
    expect(dialog.locator(".said li", has_text=str(square))).to_contain_text("TOR-2.7")
    expect(dialog.locator(f"[data-square='{square}']")).to_have_class(re.compile("bad"))


def test_caylus_is_set_up_by_its_road_and_what_does_not_fit_is_named_then_mended(person: Bring, served: Served) -> None:
    id, token = studied(served, "caylus")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one.get("action", "").startswith("place"))["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Mason").check(force=True)
    dialog.locator("[data-action='site 10']").press("Enter")
    fault = dialog.locator(".said li")
    expect(fault).to_contain_text("CAY-17.3")
    expect(fault.locator("b")).to_have_text("9")
    expect(dialog.locator(".lastmove")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Lawyer").check(force=True)
    dialog.locator("[data-action='site 9']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Worker", exact=True).check()
    dialog.locator("[data-action='place 12']").press("Enter")
    expect(fault).to_contain_text("CAY-6.9")
    dialog.locator("[data-action='place 12']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    snapshot = ask(served.address, "GET", f"studies/{id}/chapters/2/nodes/0", token=token)["snapshot"]
    assert (snapshot["road"]["9"], snapshot["road"]["10"], snapshot["owners"]["9"]) == ("lawyer", "mason", 0)


def test_magna_carta_is_set_up_by_its_cards_and_what_does_not_add_up_is_named(person: Bring, served: Served) -> None:
    id, token = studied(served, "magna_carta")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one["seat"] >= 0 and one["id"] > 10)["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Castle, Dungeon").fill("4")
    dialog.get_by_label("Castle, Dungeon").press("Tab")
    fault = dialog.locator(".said li")
    expect(fault).to_contain_text("MAG-16.3")
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Tokens out of the game").fill("1")
    dialog.get_by_label("Tokens out of the game").press("Tab")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    before = ask(served.address, "GET", f"studies/{id}/chapters/1/nodes/{node}", token=token)["snapshot"]
    card = next(one for one in before["seats"][0]["hand"])
    dialog.locator(f"[data-card='{card}']").select_option("discard")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    snapshot = ask(served.address, "GET", f"studies/{id}/chapters/2/nodes/0", token=token)["snapshot"]
    assert (snapshot["castle"][0], snapshot["removed"], snapshot["seats"][0]["discard"]) == (4, 1, [card])


def test_the_choices_that_cost_most_are_tried_again(person: Bring, served: Served) -> None:
    table, token = finished(served, "carcassonne")
    id, own = of_table(served, table, token)
    page = open_study(person(), id, own)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".strip")).to_be_visible(timeout=150_000)
    review = ask(served.address, "GET", f"studies/{id}/chapters/1/review", token=own)["review"]
    page.get_by_role("button", name="choice").click()
    worst = review["swings"][0]
    page.locator(".retry li button").first.click()
    shown(page, worst["step"])
    expect(page.get_by_text("What is best here?")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("Best was:")).to_be_visible()
    page.get_by_role("button", name="Enough").click()
    expect(page.get_by_text("What is best here?")).to_have_count(0)


def test_the_engine_says_its_lines_and_a_line_is_added(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one["seat"] >= 0)["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("switch", name="Engine").check()
    lines = page.locator("[data-line]")
    expect(lines.nth(2)).to_be_visible()
    expect(page.get_by_text("ends with about").first).to_be_visible()
    page.locator("body").press("1")
    expect(lines.first).to_have_class(re.compile("hot"))
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"/{node}$"))
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="New chapter as").click()
    expect(page.get_by_text("what is hidden here is a guess")).to_be_visible()
    assert ask(served.address, "GET", f"studies/{id}/chapters/2", token=token)["line"]["guessed"] is not None


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_everybody_can_use_it(person: Bring, served: Served, theme: str, width: int) -> None:
    id, token = studied(served, "carcassonne")
    one = person(theme=theme)
    one.page.set_viewport_size({"width": width, "height": 900 if width > 400 else 844})
    open_study(one, id, token, 4)
    panel(one.page)
    for tab in ("Comments", "Chapters", "Moves"):
        one.page.get_by_role("tab", name=tab).click()
        assert one.violations() == []
    one.page.get_by_role("button", name="Share").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert one.violations() == []
    one.go("/study")
    expect(one.page.get_by_role("heading", name="Your studies")).to_be_visible()
    assert one.violations() == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_within_another_page_there_is_the_study_alone(person: Bring, served: Served) -> None:
    id, _ = studied(served, "torres")
    guest = person()
    guest.page.goto(f"{served.address}/?embed#/embed/{id}/1/2")
    shown(guest.page, 2)
    expect(guest.page.get_by_role("button", name="Share")).to_have_count(0)
    guest.page.evaluate("location.hash = '#/settings'")
    expect(guest.page.get_by_role("link", name="Settings")).to_have_count(0)


def test_a_position_is_played_on_from(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    last = chapter(served, id, token)["line"]["steps"]
    one = person()
    page = open_study(one, id, token, last)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_text("from a position")).to_be_visible()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
