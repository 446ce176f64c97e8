"""Everybody can play: no finding of axe, no sideways scrolling on a phone, all by keyboard."""

from collections.abc import Callable

import pytest

from e2e.people import CHANGED, Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
PAGES = ["/", "/rules/torres/TOR-6.2", "/learn", "/learn/torres", "/settings", "/ratings", "/replay"]
NOBODY = [
    "/player/Nobody of that name",
    "/table/nowhere",
    "/table/nowhere/end",
    "/replay/nowhere",
    "/duplicate/nowhere",
]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


def begun(served: Served, game: str, players: int = 3, **settings: object) -> str:
    made = set_table(served.address, game, players, players - 1, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    return f"{id}?key={token}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(person: Bring, theme: str) -> None:
    red = person(theme=theme)
    red.pardon("404 (Not Found)")
    for page in (*PAGES, *NOBODY):
        red.go(page)
        red.page.wait_for_selector("main, [role=alert]")
        assert red.violations() == [], page


@pytest.mark.parametrize(("theme", "contrast"), [("light", "normal"), ("dark", "normal"), ("light", "high")])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(person: Bring, served: Served, game: str, theme: str, contrast: str) -> None:
    red = person(theme=theme, contrast=contrast)
    table = begun(served, game)
    red.go(f"/table/{table}")
    red.page.wait_for_selector(f".table[data-game={game}]")
    red.wait_for_turn()
    assert red.violations() == []
    red.go(f"/replay/{table}")
    red.page.wait_for_selector(".replay .table")
    assert red.violations() == []


@pytest.mark.parametrize("width", [360, 720])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_has_to_be_scrolled_sideways(person: Bring, served: Served, game: str, width: int) -> None:
    """360 px is a small phone; 720 px is a desk at 200 % zoom."""
    red = person(width=width, height=740)
    for page in (f"/table/{begun(served, game)}", f"/rules/{game}", *(["/"] if game == GAMES[0] else [])):
        red.go(page)
        red.page.wait_for_selector("main, .table")
        red.rest()
        wide = red.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{page} is {wide} px wide"


@pytest.mark.parametrize("game", GAMES)
def test_tab_leads_through_the_board_and_past_it(person: Bring, served: Served, game: str) -> None:
    one = person()
    one.go(f"/table/{begun(served, game, 2)}")
    assert one.wait_for_turn()
    one.rest()
    passed = """() => {
        const [board, here] = [document.querySelector("#board"), document.activeElement];
        return !board.contains(here) && board.compareDocumentPosition(here) === Node.DOCUMENT_POSITION_FOLLOWING;
    }"""
    one.page.locator("#board .target, #board button[data-action]:not([disabled])").first.focus()
    for _ in range(300):
        before = one.page.evaluate_handle("document.activeElement")
        one.page.keyboard.press("Tab")
        assert one.page.evaluate("before => document.activeElement !== before", before), "Tab was lost"
        if one.page.evaluate(passed):
            return
    raise AssertionError("Tab does not lead past the board")


def test_arrow_keys_walk_over_the_board_and_enter_plays(person: Bring, served: Served) -> None:
    red = person()
    red.go(f"/table/{begun(served, 'carcassonne', 2)}")
    red.page.wait_for_selector(".table[data-game=carcassonne]")
    red.wait_for_turn()
    red.rest()
    before = red.step()
    red.page.keyboard.press("ArrowRight")
    red.page.wait_for_function("document.activeElement?.classList.contains('target')")
    first = red.page.evaluate("document.activeElement.dataset.x + ',' + document.activeElement.dataset.y")
    for key in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"):
        red.page.keyboard.press(key)
    assert first
    red.page.keyboard.press("Enter")
    red.page.wait_for_function(CHANGED, arg=before)
