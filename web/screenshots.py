"""Takes the pictures in docs/screenshots: every page in light and dark and on a phone, from real games.

PYTHONPATH=src:tests python web/screenshots.py    (needs the built client, the server, Playwright and Chromium)

With names of pictures behind it, those alone: python web/screenshots.py lobby new-table settings
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
HALL = ["lobby", "new-table", "settings", "rules", "learn"]
"""What can be shown without a game that was played."""
FIRST = {"carcassonne": "start_player", "torres": "first_player"}
"""The option that says who begins."""
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


def begun(address: str) -> dict[str, tuple[str, str]]:
    """Tables at which the first move waits for us, and one with a free seat."""
    found = {}
    for game in ("caylus", "carcassonne", "torres"):
        made = set_table(address, game, 3, 2, "builder", **({} if game == "caylus" else {FIRST[game]: 0}))
        found[game] = str(made["table"]["id"]), str(made["links"]["seat"])
        ask(address, "POST", f"tables/{found[game][0]}/commands", {"do": "start", "id": "start"}, found[game][1])
    public = {"public": True, "spectators": "anyone"}
    ask(
        address,
        "POST",
        "tables",
        {"game": "magna_carta", "settings": {"players": 3}, "name": "Blue", "options": public},
    )
    return found


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


def show_tables(red: Person, look: str, tables: dict[str, tuple[str, str]]) -> None:
    """The boards, and a game that is looked at again."""
    for name, (id, token) in tables.items():
        red.go(f"/table/{id}?key={token}")
        red.page.wait_for_selector(f".table[data-game={name.split('-')[0]}]")
        take(red, name, look, "" if look == "phone" else ".stage .target[data-action]")
    id, token = tables["caylus"]
    red.go(f"/replay/{id}?step=80&key={token}")
    red.page.wait_for_selector(".replay .table")
    take(red, "replay", look)


def show_hall(red: Person, look: str, wanted: list[str]) -> None:
    """The pages around the table."""
    if "lobby" in wanted:
        red.go("/")
        red.page.wait_for_selector("[data-start]")
        take(red, "lobby", look)
    if "new-table" in wanted:
        red.go("/new/carcassonne?sets=inns_cathedrals,tower")
        red.page.wait_for_selector("[data-set=tower]:checked", state="attached")
        take(red, "new-table", look)
        red.page.keyboard.press("Escape")
    if "rules" in wanted:
        red.go("/rules/caylus/CAY-8.1")
        red.page.wait_for_selector("article.on")
        take(red, "rules", look)
    if "learn" in wanted:
        red.go("/learn")
        red.page.wait_for_selector("[data-lesson]")
        take(red, "learn", look)
    if "settings" in wanted:
        red.go("/settings/account?new=1")
        form = red.page.locator("[data-form=new]")
        form.get_by_label("Name", exact=True).fill(f"Red {look}")
        form.get_by_label("password").fill("built on a hill")
        form.get_by_role("button").click()
        red.page.get_by_text(f"You are signed in as Red {look}.").wait_for()
        take(red, "settings", look)


def main(wanted: list[str]) -> None:
    """All pictures, or those."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        sys.exit("There is no Chromium here.")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            everything = not wanted or not set(wanted) <= set(HALL)
            tables = {name: played(served.address, name) for name in MOVES} if everything else begun(served.address)
            same_luck = compared(served.address) if everything else ""
            for look, wishes in LOOKS.items():
                red = Person(browser, served.address, 1, **wishes)
                for name, (id, token) in tables.items():
                    red.go(f"/table/{id}?key={token}")
                    red.page.wait_for_selector(f".table[data-game={name.split('-')[0]}]")
                if everything:
                    show_tables(red, look, tables)
                    red.go(f"/duplicate/{same_luck}")
                    red.page.wait_for_selector("table[data-seat]")
                    take(red, "duplicate", look)
                show_hall(red, look, HALL if everything else wanted)
                red.close()
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
