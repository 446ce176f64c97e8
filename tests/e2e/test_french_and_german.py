"""French and German: the whole interface, and never the name of a text instead of the text."""

import re
from collections.abc import Callable

import pytest

from e2e.people import Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
RAW = re.compile(r"\b(web|server|core|torres|caylus|magna_carta|carcassonne)\.[a-z_]+(\.[a-z_]+)*\b|\{\w+[:}]")
PAGES = ["/", "/settings", "/learn", "/replay", "/rules/torres"]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_page_shows_the_name_of_a_text(person: Bring, served: Served, language: str) -> None:
    red = person(language=language)
    for page in PAGES:
        red.go(page)
        red.page.wait_for_selector("main")
        red.rest()
        text = red.page.locator("body").inner_text()
        assert RAW.search(text) is None, f"{page}: {RAW.search(text)}"
    for game in GAMES:
        made = set_table(served.address, game, 2, 1)
        id, token = made["table"]["id"], made["links"]["seat"]
        ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
        red.go(f"/table/{id}?key={token}")
        red.page.wait_for_selector(f".table[data-game={game}]")
        red.rest()
        red.page.keyboard.press("m")
        red.rest()
        text = red.page.locator("body").inner_text()
        assert RAW.search(text) is None, f"{game}: {RAW.search(text)}"
        assert {"fr": "Coups", "de": "Züge"}[language] in text
