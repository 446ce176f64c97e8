"""Takes the pictures in docs/screenshots: every page in light and dark and on a phone, from real games.

PYTHONPATH=src:tests python web/screenshots.py    (needs the built client, the server, Playwright and Chromium)
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from e2e.people import Person, ask, set_table
from e2e.serving import Served

OUT = Path(__file__).resolve().parents[1] / "docs/screenshots"
LOOKS: dict[str, dict[str, object]] = {
    "light": {"theme": "light", "width": 1440, "height": 900},
    "dark": {"theme": "dark", "width": 1440, "height": 900},
    "phone": {"theme": "light", "width": 390, "height": 844},
}
MOVES = {"torres": 60, "caylus": 44, "magna_carta": 60, "carcassonne": 40}
SETTINGS: dict[str, dict[str, object]] = {"carcassonne": {"inns_cathedrals": True, "traders_builders": True}}
PLAYERS = {"torres": 4, "caylus": 4, "magna_carta": 4, "carcassonne": 4}


def played(browser: Browser, address: str, game: str) -> tuple[str, str]:
    """A table in the middle of a game, with the token of the first seat."""
    made = set_table(address, game, PLAYERS[game], PLAYERS[game] - 1, **SETTINGS.get(game, {}))
    id, token = str(made["table"]["id"]), str(made["links"]["seat"])
    ask(address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    ana = Person(browser, address, 3)
    ana.go(f"/table/{id}?key={token}")
    ana.page.wait_for_selector(f".table[data-game={game}]")
    for _ in range(MOVES[game]):
        if not ana.wait_for_turn(30):
            break
        ana.play_on_board()
    ana.wait_for_turn(30)
    ana.close()
    return id, token


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
            tables = {game: played(browser, served.address, game) for game in MOVES}
            for look, wishes in LOOKS.items():
                ana = Person(browser, served.address, 1, **wishes)
                for game, (id, token) in tables.items():
                    ana.go(f"/table/{id}?key={token}")
                    ana.page.wait_for_selector(f".table[data-game={game}]")
                    take(ana, game, look, "" if look == "phone" else ".stage .target[data-action]")
                ana.go("/")
                ana.page.wait_for_selector("[data-start]")
                take(ana, "lobby", look)
                ana.page.get_by_role("button", name="New table").click()
                take(ana, "new-table", look)
                ana.page.keyboard.press("Escape")
                id, token = tables["caylus"]
                ana.go(f"/replay/{id}?step=80&key={token}")
                ana.page.wait_for_selector(".replay .table")
                take(ana, "replay", look)
                ana.go("/rules/caylus/CAY-8.1")
                ana.page.wait_for_selector("article.on")
                take(ana, "rules", look)
                ana.go("/learn/carcassonne")
                ana.page.wait_for_selector(".learn")
                take(ana, "learn", look)
                ana.close()
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
