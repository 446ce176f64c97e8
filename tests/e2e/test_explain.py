"""Everything explains itself, and the game can be played by ear."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import CHANGED, Person, ask, seat_guests, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
GAMES = ["caylus", "magna_carta", "carcassonne", "torres"]
SETTINGS: dict[str, dict[str, object]] = {
    "caylus": {},
    "magna_carta": {},
    "carcassonne": dict.fromkeys(["inns_cathedrals", "traders_builders", "tower", "count"], True),
    "torres": {"variant": "master"},
}
CARD = ".explain"
BOX = """element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
}"""
MARKED = """() => {
    const found = new Map();
    for (const element of document.querySelectorAll('[data-explain]')) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        const over = document.elementFromPoint(at.x, at.y)?.closest('[data-explain]');
        if (width && over === element && !found.has(element.dataset.explain)) found.set(element.dataset.explain, at);
    }
    return [...found].map(([key, at]) => ({ key, ...at }));
}"""
"""Everything in sight that explains itself, once by key."""
COVERED = "({ x, y }) => document.elementFromPoint(x, y)?.closest('.explain') !== null"
EXPLAINED = """key => {
    const box = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const card = document.querySelector(`.explain[data-explains="${key}"]`);
    const anchor = document.querySelector(`[data-explain="${key}"][aria-describedby~=explanation]`);
    return card && anchor && card.style.left && {
        role: card.getAttribute('role'),
        text: card.innerText,
        clause: card.querySelector('a.clause')?.getAttribute('href') ?? '',
        name: anchor.getAttribute('aria-label') ?? anchor.innerText,
        box: box(card),
        anchor: box(anchor),
    };
}"""
"""The card of a thing."""
BESIDE = f"""key => {{
    const card = ({EXPLAINED})(key);
    if (!card) return null;
    const [left, top, right, bottom] = card.box, [west, north, east, south] = card.anchor;
    return right <= west || east <= left || bottom <= north || south <= top ? card : null;
}}"""
"""The card of a thing, once it lies beside it and not over it."""
THINGS = """() => [...document.querySelectorAll('.table [data-explain]')].filter(thing =>
    thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length && !thing.disabled
).map(thing => thing.dataset.explain)"""
AT_ONCE = """() => {
    window.atOnce = [];
    const look = () => window.atOnce.push(document.querySelector('.explain') !== null);
    addEventListener('pointermove', () => setTimeout(look));
}"""
"""Keeps whether a card was there as soon as the pointer had moved."""
LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector('[data-spoken]');
    new MutationObserver(changes => {
        const added = changes.flatMap(change => [...change.addedNodes]);
        window.heard.push(...added.map(node => node.textContent).filter(Boolean));
    }).observe(region, { childList: true });
}"""
LOGGED = """() => [...document.querySelectorAll('.log .turn li .text')].map(line => {
    const copy = line.cloneNode(true);
    for (const sign of copy.querySelectorAll('.sign')) sign.remove();
    for (const tile of copy.querySelectorAll('svg.c-art')) tile.replaceWith('\\u0001');
    return copy.textContent.replace(/\\s+/g, ' ').trim();
})"""
"""The lines of the log; a mark stands for a tile."""


def sit(person: Person, served: Served, game: str, players: int = 3, **settings: object) -> str:
    """At a table with bots, the game begun."""
    made = set_table(served.address, game, players, bots=players - 1, **settings)
    id, links = made["table"]["id"], made["links"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
    person.go(f"/table/{id}?key={links['seat']}")
    person.page.wait_for_selector(f".table[data-game={game}]")
    person.wait_for_turn()
    person.rest()
    return str(id)


def marked(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(MARKED)
    return found


def apart(a: list[float], b: list[float]) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_sight_explains_itself_beside_itself(person: Bring, served: Served, game: str) -> None:
    red = person(width=1280, height=720)
    sit(red, served, game, **SETTINGS[game])
    red.page.emulate_media(reduced_motion="reduce")
    things = marked(red)
    assert len(things) >= 5
    for thing in things:
        if red.page.evaluate(COVERED, thing):  # by the card of the thing before
            red.page.keyboard.press("Escape")
        red.page.mouse.move(thing["x"] - 8, thing["y"])
        red.page.mouse.move(thing["x"], thing["y"])
        card = red.page.wait_for_function(BESIDE, arg=thing["key"]).json_value()
        assert card["role"] == "tooltip"
        assert len(card["text"]) > 30
        assert f"#/rules/{game}/" in card["clause"]


@pytest.mark.parametrize("game", GAMES)
def test_keys_go_through_everything_and_each_thing_is_explained_at_once(
    person: Bring, served: Served, game: str
) -> None:
    red = person(width=1280, height=720)
    sit(red, served, game, **SETTINGS[game])
    things = red.page.evaluate(THINGS)
    reached = []
    for _ in things:
        red.page.keyboard.press("Shift+ArrowRight")
        reached.append(red.page.evaluate("document.activeElement.dataset.explain"))
        card = red.page.wait_for_function(EXPLAINED, arg=reached[-1]).json_value()
        assert len(card["text"]) > 30
        assert card["name"], reached[-1]
    assert reached == things
    red.page.keyboard.press("Shift+ArrowLeft")
    red.until(lambda: red.page.evaluate("document.activeElement.dataset.explain") == things[-2])


def test_a_card_opens_when_the_pointer_rests_and_stays_closed_while_things_move_under_it(
    person: Bring, served: Served
) -> None:
    red = person()
    sit(red, served, "torres")
    first, second = [thing for thing in marked(red) if thing["key"] in ("torres.action_points", "torres.hand")][:2]
    red.page.evaluate(AT_ONCE)
    red.page.mouse.move(first["x"] - 3, first["y"])
    red.page.mouse.move(first["x"], first["y"])
    expect(red.page.locator(CARD)).to_be_visible()
    assert red.page.evaluate("window.atOnce") == [False, False]
    red.page.mouse.move(second["x"], second["y"])
    expect(red.page.locator(f'{CARD}[data-explains="{second["key"]}"]')).to_be_visible()
    red.page.evaluate("document.querySelector('.side').style.translate = '0 30px'")
    expect(red.page.locator(CARD)).to_have_count(0)


def test_a_key_opens_the_card_to_be_read_and_gives_the_focus_back(person: Bring, served: Served) -> None:
    red = person()
    sit(red, served, "carcassonne")
    stack = red.page.locator("[data-stack]")
    red.page.keyboard.press("Tab")
    stack.focus()
    expect(red.page.locator(CARD)).to_be_visible()
    red.page.keyboard.press("i")
    card = red.page.get_by_role("dialog")
    expect(card).to_be_focused()
    red.page.keyboard.press("Tab")
    red.page.keyboard.press("Tab")
    expect(card.locator("a.clause")).to_be_focused()
    red.page.keyboard.press("Escape")
    expect(red.page.locator(CARD)).to_have_count(0)
    expect(stack).to_be_focused()


def test_a_finger_that_is_held_explains_and_does_nothing_else(person: Bring, served: Served) -> None:
    red = person(width=390, height=844, touch=True)
    sit(red, served, "carcassonne")
    stack = red.page.locator("[data-stack]")
    box = stack.bounding_box()
    assert box
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = red.context.new_cdp_session(red.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(red.page.locator(CARD)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    red.rest()
    expect(stack).to_have_attribute("aria-expanded", "false")
    assert apart(red.page.locator(CARD).evaluate(BOX), stack.evaluate(BOX))
    red.page.locator(f"{CARD} button").tap()
    expect(red.page.locator(CARD)).to_have_count(0)
    stack.tap()
    expect(stack).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_does_is_heard_in_the_words_and_order_of_the_log(
    person: Bring, served: Served, game: str
) -> None:
    red = person()
    sit(red, served, game)
    before = len(red.page.evaluate(LOGGED))
    red.page.evaluate(LISTEN)
    for _ in range(14 if game == "torres" else 4):
        red.play_by_list()
        if not red.wait_for_turn():
            break
    red.page.get_by_role("tab", name="Log").click()
    red.until(lambda: len(red.page.evaluate("window.heard")) == len(red.page.evaluate(LOGGED)[before:]))
    logged = red.page.evaluate(LOGGED)[before:]
    heard = red.page.evaluate("window.heard")
    print(f"\n{game}, what is heard in one round:", *heard, sep="\n  ")
    assert len(heard) == len(logged) >= 4
    for said, line in zip(heard, logged, strict=True):
        assert re.fullmatch(".+".join(re.escape(part) for part in line.split("\x01")) + r"\.?", said), (said, line)
    spoken = " ".join(heard)
    assert "Red" in spoken or "You" in spoken
    assert "Novice" in spoken
    assert not re.search(r"\w/[A-Z]{4}|[{}]|undefined", spoken)


CHAPTERS = "() => [...document.querySelectorAll('dialog h3')].map(head => head.textContent)"
EXPECTED = {
    "caylus": ["The game", "Players", "Castle", "Special", "Road", "Royal favours", "Buildings in the stock"],
    "magna_carta": ["The game", "Players", "Your hand", "Castle", "Road", "Prestige buildings"],
    "carcassonne": ["The game", "Players"],
    "torres": ["The game", "Players", "Castles", "Pieces on the board"],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_words_is_complete(person: Bring, served: Served, game: str) -> None:
    red = person()
    sit(red, served, game)
    for _ in range(3):
        red.play_by_list()
        red.wait_for_turn()
    red.page.locator("#board").focus()
    red.page.keyboard.press("Shift+B" if game == "torres" else "b")
    expect(red.page.get_by_role("dialog")).to_be_visible()
    chapters = red.page.evaluate(CHAPTERS)
    assert [title for title in chapters if title in EXPECTED[game]] == EXPECTED[game]
    text = red.page.get_by_role("dialog").inner_text()
    print(f"\n{game}, the board in words:\n{text}")
    assert not re.search(
        r"\b(?:web|caylus|magna_carta|carcassonne|torres)\.[a-z_]+|[{}]|undefined|NaN|\w/[A-Z]{4}", text
    )
    for name in ("Red", "Novice"):
        assert name in text


def test_the_town_in_words_tells_of_castle_bridge_favours_stock_and_order(person: Bring, served: Served) -> None:
    red = person()
    id, tokens = seat_guests(served.address, "caylus", ["Red", "Blue"])
    order = ask(served.address, "GET", f"tables/{id}", token=tokens[0])["position"]["view"]["order"]
    moves = [(order[0], "place castle"), (order[1], "place trading_post"), (order[0], "pass")]
    for number, (seat, action) in enumerate(moves):
        seq = ask(served.address, "GET", f"tables/{id}", token=tokens[seat])["table"]["seq"]
        ask(
            served.address,
            "POST",
            f"tables/{id}/commands",
            {"do": "play", "id": f"m{number}", "seq": seq, "action": action},
            tokens[seat],
        )
    red.go(f"/table/{id}?key={tokens[0]}")
    red.page.wait_for_selector(".table[data-game=caylus]")
    red.rest()
    red.page.keyboard.press("b")
    text = red.page.get_by_role("dialog").inner_text()
    names = ["Red", "Blue"]
    first, second = names[order[0]], names[order[1]]
    assert f"Turn order: {first}, {second}." in text
    assert f"Bridge: {first}. Price: 3." in text
    assert f"Workers: {first}." in text
    assert re.search(rf"Trading post: Gives 3 deniers\. Here: {second}\.", text)
    assert "Red: prestige 0, deniers 0, resources 0, buildings 0." in text
    assert "Columns 1–2 open." in text
    assert re.search(r"Cathedral: .*\. To build: Give 5 stone and 3 gold, get 25 prestige\.", text)
    assert re.search(r"Space \d: Farm\. Gives 1 food or 1 cloth, as you like\.", text)
    assert re.search(
        rf"{first}: 0 prestige, \d deniers, 2 food, 1 wood, 0 stone, 0 cloth, 0 gold, 5 workers in hand", text
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_at_the_place_of_the_decision(person: Bring, served: Served, game: str) -> None:
    red = person()
    sit(red, served, game, players=2)
    begun = red.step()
    for _ in range(6):
        for key in ("ArrowRight", "Enter"):
            red.until(lambda: red.my_turn or red.page.locator(".stage .target").count())
            red.rest()
            red.page.keyboard.press(key)
            red.page.wait_for_function("() => document.activeElement.closest('#board') !== null")
    red.page.wait_for_function(CHANGED, arg=begun)
