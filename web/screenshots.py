"""Takes the pictures in docs/screenshots: every page in light and dark and on a phone, from real games.

PYTHONPATH=src:tests python web/screenshots.py    (needs the built client, the server, Playwright and Chromium)
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.people import Person, ask, set_table
from e2e.serving import Served

OUT = Path(__file__).resolve().parents[1] / "docs/screenshots"
LOOKS: dict[str, dict[str, object]] = {
    "light": {"theme": "light", "width": 1440, "height": 900},
    "dark": {"theme": "dark", "width": 1440, "height": 900},
    "phone": {"theme": "light", "width": 390, "height": 844},
}
MOVES = {"torres": 46, "caylus": 34, "magna_carta": 34, "carcassonne": 20, "carcassonne-all": 20}
"""How many moves of our own a table is played for, by name of the picture."""
ALL = ["inns_cathedrals", "traders_builders", "king_robber", "princess_dragon", "tower", "abbey_mayor", "count"]
SETTINGS: dict[str, dict[str, object]] = {
    "carcassonne": {"inns_cathedrals": True, "traders_builders": True},
    "carcassonne-all": dict.fromkeys(ALL, True),
}
PLAYERS = 4
CHOICES = 9
"""A picture is taken when there is so much to choose from."""


def played(address: str, name: str) -> tuple[str, str]:
    """A table in the middle of a game against bots, played as the table advises, with the token of the first seat."""
    game = name.split("-")[0]
    made = set_table(address, game, PLAYERS, PLAYERS - 1, "builder", **SETTINGS.get(name, {}))
    id, token = str(made["table"]["id"]), str(made["links"]["seat"])
    ask(address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    for move in range(MOVES[name] + 40):
        seen = mine(address, id, token)
        if seen["table"]["status"] == "over" or (move >= MOVES[name] and len(seen["position"]["legal"]) >= CHOICES):
            break
        action = ask(address, "GET", f"tables/{id}/hint", None, token)["moves"][0]["action"]
        command = {"do": "play", "id": f"m{move}", "seq": seen["table"]["seq"], "action": action}
        ask(address, "POST", f"tables/{id}/commands", command, token)
    mine(address, id, token)
    return id, token


def mine(address: str, id: str, token: str) -> dict[str, Any]:
    """The table once it is our turn, or over."""
    for _ in range(1200):
        seen: dict[str, Any] = ask(address, "GET", f"tables/{id}", None, token)
        if seen["position"]["to_move"] in (0, -2):
            return seen
        time.sleep(0.05)
    sys.exit("The bots do not move.")


def compared(address: str) -> str:
    """A set of tables with the same luck that bots have played to the end."""
    bots = {"0": "builder", "1": "novice", "2": "novice"}
    wish = {"game": "magna_carta", "settings": {"players": 3}, "sit": False, "bots": bots, "tables": 4}
    made: dict[str, Any] = ask(address, "POST", "duplicates", wish)
    for one in made["tables"]:
        command = {"do": "start", "id": "start"}
        ask(address, "POST", f"tables/{one['table']['id']}/commands", command, one["links"]["host"])
    for _ in range(1200):
        if ask(address, "GET", f"duplicates/{made['id']}")["over"]:
            return str(made["id"])
        time.sleep(0.1)
    sys.exit("The bots do not come to an end.")


def take(person: Person, name: str, look: str, hover: str = "") -> None:
    """One picture."""
    person.page.wait_for_timeout(700)
    places = person.page.locator(hover) if hover else None
    if places is not None and places.count():
        places.nth(places.count() // 2).hover(force=True)
        person.page.wait_for_timeout(300)
    person.page.screenshot(path=OUT / f"{name}-{look}.jpg", type="jpeg", quality=82)


def main() -> None:
    """All pictures."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        sys.exit("There is no Chromium here.")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            tables = {name: played(served.address, name) for name in MOVES}
            same_luck = compared(served.address)
            for look, wishes in LOOKS.items():
                red = Person(browser, served.address, 1, **wishes)
                for name, (id, token) in tables.items():
                    red.go(f"/table/{id}?key={token}")
                    red.page.wait_for_selector(f".table[data-game={name.split('-')[0]}]")
                    take(red, name, look, "" if look == "phone" else ".stage .target[data-action]")
                red.go("/")
                red.page.wait_for_selector("[data-start]")
                take(red, "lobby", look)
                red.page.get_by_role("link", name="New table").click()
                take(red, "new-table", look)
                red.page.keyboard.press("Escape")
                id, token = tables["caylus"]
                red.go(f"/replay/{id}?step=80&key={token}")
                red.page.wait_for_selector(".replay .table")
                take(red, "replay", look)
                red.go("/rules/caylus/CAY-8.1")
                red.page.wait_for_selector("article.on")
                take(red, "rules", look)
                red.go("/learn")
                red.page.wait_for_selector("[data-lesson]")
                take(red, "learn", look)
                red.go(f"/duplicate/{same_luck}")
                red.page.wait_for_selector("table[data-seat]")
                take(red, "duplicate", look)
                red.go("/settings")
                red.page.get_by_label("Name", exact=True).fill(f"Red {look}")
                red.page.get_by_label("Password").fill("built on a hill")
                red.page.get_by_role("button", name="New account").click()
                red.page.get_by_role("heading", name="Calendar").wait_for()
                take(red, "settings", look)
                red.close()
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
