"""On a small screen, and in languages with long words, nothing that a player needs is cut off or out of sight."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import Person, lay_new_table
from e2e.serving import Served
from e2e.test_access import begun

Bring = Callable[..., Person]
PHONE: dict[str, Any] = {"width": 360, "height": 740}
EVERYTHING = ("inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor", "count", "king_robber")


def inside(part: Locator, whole: Locator) -> bool:
    """Whether all of one thing lies within another."""
    a, b = part.bounding_box(), whole.bounding_box()
    assert a is not None
    assert b is not None
    across = b["x"] <= a["x"] and a["x"] + a["width"] <= b["x"] + b["width"]
    return across and b["y"] <= a["y"] and a["y"] + a["height"] <= b["y"] + b["height"]


def at_table(one: Person, served: Served, game: str, players: int = 3, **settings: object) -> None:
    one.go(f"/table/{begun(served, game, players, **settings)}")
    one.page.wait_for_selector(f".table[data-game={game}]")
    one.rest()


@pytest.mark.parametrize("width", [1280, 360])
def test_every_level_of_the_bots_can_be_read_and_the_game_be_started(person: Bring, width: int) -> None:
    red = person(language="de", width=width, height=900)
    red.go("/")
    card = red.page.locator("section", has=red.page.locator("[data-start]")).last
    expect(card.locator(".bots label")).to_have_count(5)
    red.rest()
    for one in [*card.locator(".bots label").all(), card.locator("[data-start]")]:
        assert inside(one, card)
        assert one.evaluate("b => b.scrollWidth <= b.clientWidth + 1")


def test_on_a_phone_the_table_is_opened_without_a_search_for_the_button(person: Bring) -> None:
    red = person(**PHONE)
    lay_new_table(red, "carcassonne")
    expect(red.page.get_by_role("button", name="Open and copy the invitation")).to_be_in_viewport(ratio=1)
    red.rest()
    assert red.page.locator("dialog .body").evaluate("body => body.scrollWidth <= body.clientWidth")


def test_on_a_phone_the_rules_have_their_chapters_and_signs(person: Bring) -> None:
    red = person(**PHONE, language="hu")
    red.go("/rules/caylus")
    page = red.page.get_by_role("main")
    page.get_by_text("A jelek olvasása").click()
    expect(page.get_by_text("A nyíltól balra fizetsz")).to_be_visible()
    page.get_by_text("Fejezetek").click()
    page.get_by_role("link", name="4. fázis").click()
    expect(red.page.locator("#section-8")).to_be_in_viewport(ratio=1)
    red.go("/rules/torres")
    expect(red.page.locator("article").first).to_be_visible()
    expect(red.page.get_by_text("A jelek olvasása")).to_have_count(0)


def test_a_phone_shows_the_step_of_the_turn_both_orders_and_whole_names(person: Bring, served: Served) -> None:
    red = person(**PHONE, language="fr")
    at_table(red, served, "caylus", 5)
    ribbon = red.page.locator(".ribbon")
    expect(ribbon.locator(".now")).to_be_in_viewport(ratio=1)
    expect(ribbon.locator(".chip-at")).to_have_count(10)
    for chip in ribbon.locator(".chip-at").all():
        assert inside(chip, ribbon)
    red.page.locator("[data-jump=log]").click()
    red.rest()
    for name in red.page.locator(".seat .who").all():
        assert name.evaluate("n => n.scrollWidth <= n.clientWidth")


def test_a_refusal_is_in_sight_and_can_be_put_away(person: Bring, served: Served) -> None:
    red = person(**PHONE)
    at_table(red, served, "caylus")
    assert red.wait_for_turn()
    red.page.locator("[data-jump=log]").click()
    field = red.page.get_by_label("Type a move")
    for put_away in (red.page.locator(".refusal").get_by_role("button", name="Close").click, None):
        field.fill("place 28")
        field.press("Enter")
        notice = red.page.locator(".refusal .notice")
        expect(notice).to_be_in_viewport(ratio=1)
        if put_away:
            put_away()
        else:
            field.blur()
            red.page.keyboard.press("Escape")
        expect(notice).to_have_count(0)


def test_hand_deck_and_discards_are_in_sight_together(person: Bring, served: Served) -> None:
    red = person(width=960, language="hu")
    at_table(red, served, "magna_carta")
    hand = red.page.locator("[data-pane=hand]")
    for part in hand.locator("[data-k^='hand:'], [data-k=deck], [data-k=replace], [data-k=discard]").all():
        assert inside(part, hand)
    red.page.set_viewport_size({"width": 360, "height": 740})
    red.page.locator("[data-jump=hand]").click()
    expect(red.page.get_by_text("Eldobva")).to_be_in_viewport(ratio=1)


def test_six_players_leave_room_for_the_command_line(person: Bring, served: Served) -> None:
    red = person(width=1280, height=864)
    at_table(red, served, "carcassonne", 6, **dict.fromkeys(EVERYTHING, True))
    expect(red.page.get_by_label("Type a move")).to_be_in_viewport(ratio=1)
