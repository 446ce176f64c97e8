"""People who sit in front of a browser: they see a page, point at things and press keys."""

import json
import random
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Request, TimeoutError, expect

PREFERENCES = {
    "language": "en",
    "theme": "light",
    "confirm": "never",
    "pace": 0,
    "beat": 0,
    "sounds": False,
    "forced": False,
    "name": "Red",
}
ACTING = ".stage .target[data-action], .stage button[data-action]:not([disabled])"
LIT = """() => [...document.querySelectorAll(
    '.stage .target, .stage button[data-action]:not([disabled])'
)].flatMap(place => {
    const { x, y, width, height } = (place.querySelector('.area') ?? place).getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2, acts: place.dataset.action !== undefined };
    return place.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
})"""
"""What can be pointed at: everything lit whose middle is in sight and not covered."""


STEP = "(({ seq = '', planned = '0' } = {}) => seq + (planned === '0' ? '' : `+${planned}`))"
SHOWN = f"() => {STEP}(document.querySelector('.table')?.dataset)"
CHANGED = f"before => {STEP}(document.querySelector('.table')?.dataset) !== before"
STILL = """() => new Promise(done => {
    const moves = one => one.playState === 'running' && one.effect?.getComputedTiming().endTime < Infinity;
    const look = () => requestAnimationFrame(() => requestAnimationFrame(() =>
        document.querySelector('.world.moving') || document.getAnimations().some(moves) ? look() : setTimeout(done)));
    look();
})"""
"""Keeps until everything is drawn, and nothing moves that will come to an end."""
AXE = Axe().axe_script
HEADED = "page-has-heading-one"
PATIENCE = 90
"""Seconds until something has gone wrong: a machine that is busy with other tests may be that late."""


class Person:
    """One browser with its own memory."""

    def __init__(self, browser: Browser, address: str, seed: int = 1, **preferences: object) -> None:
        self.address = address
        self.lot = random.Random(seed)
        self.complaints: list[str] = []
        self.pardoned = ["WebSocket", "ERR_CONNECTION"]
        width = int(str(preferences.pop("width", 1440)))
        height = int(str(preferences.pop("height", 900)))
        self.touch = touch = bool(preferences.pop("touch", False))
        # Of what passes a service worker the browser does not always tell that it has come.
        workers = "allow" if preferences.pop("worker", False) else "block"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, service_workers=workers
        )
        self.awaited: set[Request] = set()
        wishes = json.dumps({**PREFERENCES, **preferences})
        self.context.add_init_script(
            f"if (!localStorage.getItem('bastide.prefs')) localStorage.setItem('bastide.prefs', {json.dumps(wishes)})"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)  # the machine may be busy with other tests
        self.page.on("request", lambda request: self.awaited.add(request))
        self.page.on("requestfinished", lambda request: self.awaited.discard(request))
        self.page.on("requestfailed", lambda request: self.awaited.discard(request))
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda wrong: self.complaints.append(str(wrong)))

    def _listen(self, message: Any) -> None:
        if message.type == "error" and not any(text in message.text for text in self.pardoned):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def pardon(self, text: str) -> None:
        """From now on this is no complaint. It is said beforehand: the console may be later than the page."""
        self.pardoned.append(text)

    def close(self) -> None:
        self.context.close()

    def go(self, where: str = "/") -> None:
        """Open a page of the client."""
        self.page.goto(f"{self.address}#{where}")

    @property
    def my_turn(self) -> bool:
        return self.page.locator(".status p b", has_text=re.compile("^Your (turn|decision:)")).count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".status", has_text="The game is over").count() > 0

    def until(self, holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something holds that no locator can tell; what it was then."""
        end = time.monotonic() + seconds
        while not (found := holds()):
            assert time.monotonic() < end, f"it was not so within {seconds} s; the last it said was {found!r}"
            self.page.wait_for_timeout(20)
        return found

    def rest(self) -> None:
        """Wait until all that was asked for has come and is drawn, and nothing moves: what is read now stays."""
        calm = 0
        end = time.monotonic() + PATIENCE
        while calm < 2:
            self.page.evaluate(STILL)
            calm = 0 if self.awaited else calm + 1
            assert time.monotonic() < end, f"still awaited: {[request.url for request in self.awaited]}"

    def wait_for_turn(self, seconds: float = PATIENCE) -> bool:
        """Whether it became this person's turn, and did not end first."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.over:
                return False
            if self.my_turn:
                return True
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing happened for {seconds} s: {self.page.locator('.status').inner_text()}")

    def violations(self) -> list[str]:
        """What axe finds on the page once it rests, however slight, by its headings as well: their order, and a first
        one, which is out of reach only behind a dialog."""
        self.rest()
        behind = self.page.locator("dialog:modal").count() > 0
        rules = {
            "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
            "rules": {rule: {"enabled": True} for rule in ("heading-order", *([] if behind else [HEADED]))},
            "resultTypes": ["violations"],  # to name all that is right takes half of the time
        }
        if not self.page.evaluate("'axe' in window"):  # to bring it costs a fifth of a run
            self.page.evaluate(AXE)
        found = self.page.evaluate("rules => axe.run(rules).then(found => found.violations)", rules)
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"][:4]]

    def step(self) -> str:
        """The last entry this page has seen, and how many decisions are not yet played: by it a change is noticed."""
        return str(self.page.evaluate(SHOWN))

    def play_on_board(self) -> None:
        """Point at something lit on the board, and see it played."""
        before = self.step()
        for _ in range(12):
            places = self.until(lambda: self.over or self._lit())
            if self.over:
                return
            acts = [place for place in places if place["acts"]]
            picks = [place for place in places if not place["acts"]]
            pick = picks and (not acts or self.lot.random() < 0.5)
            place = self.lot.choice(picks if pick else acts)
            self.page.mouse.click(place["x"], place["y"])
            if not pick and self._changed(before):
                return
        raise AssertionError(f"no move could be made on the board: {self.page.locator('.status').inner_text()}")

    def play_by_list(self) -> None:
        """Reach a sentence by keys alone, and play it with Enter."""
        before = self.step()
        self.page.keyboard.press("m")
        self.page.wait_for_function("() => document.activeElement?.dataset.move !== undefined")
        for _ in range(self.lot.randrange(4)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        assert self._changed(before), "Enter on a sentence of the list played nothing"

    def _lit(self) -> list[dict[str, Any]]:
        """What is lit on the board; if that lies outside of what is shown, scroll there, as a person would."""
        places: list[dict[str, Any]] = self.page.evaluate(LIT)
        found = self.page.locator(ACTING)
        if not places and found.count():
            found.nth(self.lot.randrange(found.count())).scroll_into_view_if_needed(timeout=2_000)
        return places

    def _changed(self, before: str, seconds: float = 15) -> bool:
        try:
            self.page.wait_for_function(CHANGED, arg=before, timeout=seconds * 1_000)
        except TimeoutError:
            return False
        return True


def ask(address: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server itself, past the page."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"{address}api/v2/{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def pick(person: Person, group: str, value: str) -> None:
    """One of several choices that are shown by a picture or in words: who points at that chooses."""
    choice = person.page.locator(f"input[name={group}][value={value}]")
    person.page.locator("label", has=choice).click()
    expect(choice).to_be_checked()


def pick_set(person: Person, name: str) -> None:
    """Add a set to the new table."""
    choice = person.page.locator(f"[data-set={name}]")
    person.page.locator("label", has=choice).click()
    expect(choice).to_be_checked()


def lay_new_table(person: Person, game: str) -> None:
    """The dialog for a new table of that game, from the hall."""
    person.go("/")
    person.page.get_by_role("link", name="New table").click()
    pick(person, "new-game", game)


def open_table(person: Person) -> None:
    """Open the table of the dialog, and see its room."""
    person.page.get_by_role("button", name="Open and copy the invitation").click()
    person.page.wait_for_selector("[data-link*='key=sit']")


def set_table(
    address: str,
    game: str,
    players: int = 2,
    bots: int = 0,
    level: str = "novice",
    host: str = "Red",
    **settings: object,
) -> dict[str, Any]:
    """A table with its links; the last seats are taken by bots."""
    levels = {str(seat): level for seat in range(players - bots, players)}
    made: dict[str, Any] = ask(
        address,
        "POST",
        "tables",
        {"game": game, "settings": {"players": players, **settings}, "name": host, "bots": levels},
    )
    return made


def sit_together(red: Person, blue: Person, game: str, **settings: object) -> None:
    """Two people at a table of their own, the game begun; the first is the host."""
    made = set_table(red.address, game, **settings)
    id, links = made["table"]["id"], made["links"]
    seated = ask(red.address, "POST", f"tables/{id}/seats", {"id": "0123456789abcdef0", "name": "Blue"}, links["sit"])
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
    for person, token in ((red, links["seat"]), (blue, seated["token"])):
        person.go(f"/table/{id}?key={token}")
        person.page.wait_for_selector(f".table[data-game={game}]")


def sit_two(browser: Browser, address: str, game: str, **preferences: object) -> tuple[Person, Person]:
    """Two people who come with their browsers and sit together."""
    people = Person(browser, address, 1, **preferences), Person(browser, address, 2, **preferences)
    sit_together(*people, game)
    return people


def seat_guests(address: str, game: str, names: list[str], **settings: object) -> tuple[str, list[str]]:
    """A table of guests with these names, the game begun: its id, and everybody's token."""
    made = set_table(address, game, len(names), host=names[0], **settings)
    id, links = made["table"]["id"], made["links"]
    tokens = [links["seat"]]
    for seat, name in enumerate(names[1:], start=1):
        sit = {"id": f"0123456789abcdef{seat}", "seat": seat, "name": name}
        tokens.append(ask(address, "POST", f"tables/{id}/seats", sit, links["sit"])["token"])
    ask(address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, tokens[0])
    return id, tokens


def play_at_random(address: str, id: str, tokens: list[str], most: int, seed: int = 1) -> Iterator[int]:
    """Play for all seats, past the page, to the end or this many moves; yields who is to move before each."""
    lot = random.Random(seed)
    seat = 0
    for move in range(most):
        seen = ask(address, "GET", f"tables/{id}", token=tokens[seat])
        if seen["position"]["to_move"] not in (seat, -2):
            seat = seen["position"]["to_move"]
            seen = ask(address, "GET", f"tables/{id}", token=tokens[seat])
        if seen["position"]["to_move"] == -2:
            return
        yield seat
        action = lot.choice(seen["position"]["legal"])["action"]
        command = {"do": "play", "id": f"move{move}", "seq": seen["table"]["seq"], "action": action}
        ask(address, "POST", f"tables/{id}/commands", command, tokens[seat])
