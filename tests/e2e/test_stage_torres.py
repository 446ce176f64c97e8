"""Torres on stage: pieces are taken in hand and set down, everything is taken back one by one, a year's end is seen."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bastide
from bastide import CHANCE, Dealer, State
from bastide.games.torres.components import CARD_NAMES
from e2e.people import CHANGED, Person, ask, seat_guests, set_table
from e2e.serving import Served
from e2e.stage import SMALL_TEXT, Stage

Bring = Callable[..., Person]
SMALL: dict[str, Any] = {"width": 360, "height": 640, "touch": True}
CAMERA = "() => document.querySelector('.world:not(.moving)')?.dataset.camera ?? null"
POINTED = """() => [...document.querySelectorAll(
    '.stage .target, .stage button[data-kind]:not([disabled]), .stage button[data-action]:not([disabled])'
)].flatMap(place => {
    const { x, y, width, height } = (place.querySelector('.area') ?? place).getBoundingClientRect();
    const card = place.dataset.card !== undefined && innerWidth > 760;
    const at = { x: x + width / 2, y: y + (card ? 10 : height / 2) };
    const { action, kind } = place.dataset;
    return place.contains(document.elementFromPoint(at.x, at.y)) ? [{ ...at, action, kind, card }] : [];
})"""
"""What can be pointed at, the cards by what is seen of them above the tray."""
CONTROLS = """() => {
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    const found = [...document.querySelectorAll('.stage button, .stage .target .area, .side .seat, .top .more'),
        ...document.querySelectorAll('.stage [data-piece^=token-]')];
    const outside = found.filter(one => one.getClientRects().length).filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > wide + 1 || bottom > high + 1;
    });
    const root = document.documentElement;
    const buttons = [...document.querySelectorAll('.tray button')];
    return {
        outside: outside.map(one => one.outerHTML.slice(0, 120)),
        scrolls: root.scrollWidth > wide || root.scrollHeight > high,
        small: buttons.filter(one => one.getBoundingClientRect().height < 44).length,
    };
}"""


def sit(person: Person, players: int = 2, **settings: object) -> tuple[str, str]:
    """A table with bots, begun; the person begins."""
    made = set_table(person.address, "torres", players, players - 1, **{"first_player": 0, **settings})
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    person.rest()
    return id, token


def into_the_turn(person: Person) -> None:
    """Past the starting castles, the first knight and the king, where they are asked for."""
    page = person.page
    while True:
        assert person.wait_for_turn()
        page.wait_for_selector(".target[data-action], [data-action=end]")
        if page.locator("[data-action=end]").count():
            return
        before = person.step()
        page.locator(".target[data-action]").first.click(force=True)
        person.rest()
        page.keyboard.press("Enter")  # do it, where a click has only shown it
        page.wait_for_function(CHANGED, arg=before)
        expect(page.locator("[data-slot=go]")).to_contain_text("Go on")
        page.locator("[data-slot=go]").click()
        expect(page.locator("[data-slot=go]:has-text('Go on')")).to_have_count(0)


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_through_a_whole_turn_the_board_stays_where_it_is(person: Bring) -> None:
    red = person(confirm="always", beat=-1)
    sit(red)
    into_the_turn(red)
    page = red.page
    camera = page.wait_for_function(CAMERA).json_value()
    seen = []

    def look() -> None:
        red.rest()
        seen.append(page.evaluate(CAMERA))

    before = red.step()
    page.locator(".target:not([data-action])").first.click()  # a knight is taken in hand
    look()
    page.locator(".target[data-action^=move]").first.hover()
    look()
    page.locator(".target[data-action^=move]").first.click()
    page.wait_for_function(CHANGED, arg=before)
    look()
    for kind in ("block", "knight"):
        before = red.step()
        page.locator(f"[data-kind={kind}]").click()
        look()
        page.locator(f".target[data-action^={kind}]").first.click()
        page.wait_for_function(CHANGED, arg=before)
        look()
    expect(page.locator("[data-points]")).to_have_attribute("data-points", "1")
    for left in ("3", "4", "5"):  # the knight, the block, the move: each is taken back by itself
        page.keyboard.press("u")
        expect(page.locator("[data-points]")).to_have_attribute("data-points", left)
        look()
    page.locator("[data-action=end]").click()
    expect(page.locator(".tray .title")).to_contain_text("5 action points are lost")
    look()
    page.keyboard.press("Escape")
    expect(page.locator(".tray .title")).to_contain_text("Your turn")
    look()
    assert seen == [camera] * len(seen)
    assert len(seen) == 12


def test_a_tap_shows_and_a_second_tap_at_the_same_point_does_it(person: Bring) -> None:
    red = person(confirm="always", beat=-1, width=390, height=844, touch=True)
    sit(red)
    into_the_turn(red)
    page = red.page
    for seat in (0, 1):
        expect(page.locator(f"[data-piece=token-{seat}]")).to_be_in_viewport(ratio=0.99)  # on the score track
    camera = page.wait_for_function(CAMERA).json_value()
    page.touchscreen.tap(*centre(page, "[data-kind=block]"))
    at = centre(page, ".target[data-action^=block] .area")
    before = red.step()
    page.touchscreen.tap(*at)
    expect(page.locator(".card-at")).to_be_visible()
    expect(page.locator("[data-slot=go]")).to_contain_text("Place")
    assert red.step() == before
    assert centre(page, ".target[data-action^=block] .area") == at
    page.touchscreen.tap(*at)
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("[data-points]")).to_have_attribute("data-points", "4")
    red.rest()
    assert page.evaluate(CAMERA) == camera


def test_pieces_are_dragged_to_lit_squares_and_put_back_elsewhere(person: Bring) -> None:
    red = person(confirm="always", beat=-1)
    sit(red)
    into_the_turn(red)
    page, mouse = red.page, red.page.mouse
    camera = page.wait_for_function(CAMERA).json_value()
    mouse.move(*centre(page, "[data-kind=block]"))
    mouse.down()
    mouse.move(200, 500)
    mouse.move(210, 480)
    expect(page.locator(".carried")).to_be_visible()
    mouse.up()
    expect(page.locator(".carried, .target[data-action^=block]")).to_have_count(0)  # not over a lit square
    for grab, word in (("[data-kind=block]", "block"), (".target:not([data-action]) .area", "move")):
        before = red.step()
        start = centre(page, grab)
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0], start[1] - 15)
        goal = centre(page, f".target[data-action^={word}] .area")
        mouse.move(*goal, steps=4)
        expect(page.locator(".ghost")).to_have_count(1)
        expect(page.locator(".carried")).to_have_count(0)
        mouse.up()
        page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("[data-points]")).to_have_attribute("data-points", "3")
    red.rest()
    red.rest()
    assert page.evaluate(CAMERA) == camera


def test_a_lit_square_carries_the_change_and_the_card_says_what_the_scoring_gives(person: Bring) -> None:
    red = person(confirm="always", beat=-1)
    sit(red)
    into_the_turn(red)
    page = red.page
    page.locator(".target:not([data-action])").first.click()
    red.rest()
    labels = page.locator(".lit text").all_text_contents()
    assert labels
    assert all(re.fullmatch(r"[↑↓]\d|=", label) for label in labels)
    page.locator(".target[data-action^=move]").first.hover()
    card = page.locator(".card-at")
    expect(card).to_contain_text("level 0 · 1 AP")
    expect(card).to_contain_text("On bare ground: nothing at the scoring")
    expect(card.locator("[data-change='0']")).to_contain_text("−1 at the scoring")
    expect(page.locator("[data-seat='0'] .gain")).to_have_count(0)  # nothing is scored now
    page.keyboard.press("Escape")
    page.locator("[data-kind=block]").click()
    red.rest()
    labels = page.locator(".lit text").all_text_contents()
    assert labels
    assert all(re.fullmatch(r"0→1", label) for label in labels)


def test_keys_alone_play_a_turn(person: Bring) -> None:
    red = person(confirm="always", beat=-1)
    sit(red)
    into_the_turn(red)
    page = red.page
    for key, left in (("k", 4), ("b", 3)):
        page.keyboard.press(key)
        page.wait_for_function("document.activeElement?.dataset.action !== undefined")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("[data-points]")).to_have_attribute("data-points", str(left))
    page.keyboard.press("p")
    expect(page.locator("[data-points]")).to_have_attribute("data-points", "2")
    expect(page.locator("[data-seat='0'] .pts")).to_have_attribute("data-score", "1")
    page.keyboard.press("Shift+B")
    expect(page.locator("dialog li", has_text="Castle on").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.locator(".tray .title")).to_contain_text("2 action points are lost")
    page.keyboard.press("Enter")
    expect(page.locator(".tray .title")).not_to_contain_text("lost")
    red.rest()
    assert page.locator(".target[tabindex='0']").count() <= 1


def test_a_laptop_has_board_tray_and_panels_on_the_first_screen(person: Bring) -> None:
    red = person(width=1280, height=720, confirm="always", beat=-1)
    sit(red, 4)
    into_the_turn(red)
    red.rest()
    assert red.page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}
    side = red.page.locator(".side").bounding_box()
    assert side is not None
    assert (side["x"], side["y"], side["width"]) == (1012, 46, 268)


def word(place: dict[str, Any]) -> str:
    """What is done by pointing there: the first word of an action, a kind of piece, or a knight is taken up."""
    return str(place.get("action") or place.get("kind") or "pick").split()[0]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("settings", [{}, {"variant": "master", "master_card": "board_edge"}], ids=["base", "master"])
def test_every_control_is_inside_the_first_screen_of_a_small_phone(person: Bring, settings: dict[str, object]) -> None:
    red = person(**SMALL, confirm="always", beat=-1)
    sit(red, 4, **settings)
    page, lot = red.page, random.Random(5)
    wanted = {"pick", "move", "block", "knight", "end"} | (
        {"buy", "keep", "return"} if not settings else {"play", "castle"}
    )
    met: set[str] = set()
    for _ in range(400):
        red.rest()
        assert page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}
        assert page.evaluate(SMALL_TEXT) == []
        if met >= wanted:
            return
        places = page.evaluate(POINTED)
        confirm = page.locator("[data-slot=go]:not([data-action])")
        if confirm.count():
            confirm.first.click()
        elif places:
            words = sorted({word(place) for place in places})
            choice = lot.choice([one for one in words if one not in met] or words)
            if choice == "end" and lot.random() < 0.8 and len(words) > 1:
                choice = lot.choice(words[:-1])
            place = lot.choice([place for place in places if word(place) == choice])
            met.add(choice)
            page.touchscreen.tap(place["x"], place["y"])
    raise AssertionError(f"only {sorted(met)} were met")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("variant", ["base", "master"])
def test_a_whole_game_is_played_by_pointing_at_the_board(person: Bring, variant: str) -> None:
    red = person(confirm="never", beat=0)
    sit(red, variant=variant)
    page, lot = red.page, random.Random(7)
    often = {"play": 6, "buy": 3, "block": 3, "knight": 3, "advance": 0.5, "end": 0.5}
    wanted = {"knight", "move", "block", "advance", "play", "end"}
    wanted |= {"castle"} if variant == "master" else {"buy", "keep", "return"}
    met: set[str] = set()
    while not red.over:
        places = page.evaluate(POINTED)
        if not places:
            page.wait_for_timeout(30)
            continue
        words = [word(place) for place in places]
        place = lot.choices(places, [often.get(one, 1) / words.count(one) for one in words])[0]
        before = red.step()
        page.mouse.click(place["x"], place["y"])
        if place.get("action"):
            met.add(word(place))
            page.wait_for_function(CHANGED, arg=before)
    assert met >= wanted
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_text("Log")  # the list of moves was never opened


def test_a_years_end_is_shown_castle_by_castle(person: Bring, served: Served) -> None:
    id, tokens = seat_guests(served.address, "torres", ["Anna", "Ben"], first_player=0)
    red = person(pace=2)
    lot = random.Random(2)
    seat, moves = 0, 0

    def position() -> tuple[int, dict[str, Any]]:
        seen = ask(served.address, "GET", f"tables/{id}", token=tokens[seat])
        return seen["table"]["seq"], seen["position"]

    def scored() -> bool:
        return bool(position()[1]["view"]["decision"] == "king_move")

    opened = False
    while not scored():
        seq, now = position()
        if now["to_move"] != seat:
            seat = now["to_move"]
            continue
        legal = [offer["action"] for offer in now["legal"]]
        act = [action for action in legal if action.split()[0] in ("block", "knight", "move")]
        action = lot.choice(act or legal)
        last = now["view"]["round"] == now["view"]["rounds"] and now["view"]["to_move"] == 1
        if last and not act and not opened:
            opened = True
            red.go(f"/table/{id}?key={tokens[0]}")
            red.page.wait_for_selector(".table[data-game=torres] .tray")
            red.page.evaluate(
                """() => {
                    window.said = [];
                    const title = document.querySelector('.tray .title');
                    const look = () => window.said.push(title.textContent.trim());
                    new MutationObserver(look).observe(title, { subtree: true, childList: true, characterData: true });
                    window.gold = 0;
                    const seen = () => { if (document.querySelector('.golden')) window.gold += 1; };
                    new MutationObserver(seen).observe(document.querySelector('svg.board'), { childList: true });
                }"""
            )
        moves += 1
        command = {"do": "play", "id": f"move{moves}", "seq": seq, "action": action}
        ask(served.address, "POST", f"tables/{id}/commands", command, tokens[seat])
    assert opened
    expect(red.page.locator("dialog[open] h2")).to_contain_text(re.compile("After year 1, (you lead|Ben leads)"))
    said = red.page.evaluate("window.said")
    assert "Year 1 is over" in said
    bases = [int(found[1]) for title in said if (found := re.fullmatch(r"Castle on \w\d: base (\d+)", title))]
    assert bases
    assert bases == sorted(bases)  # from small to large
    assert any(title.startswith("The king's bonus: level 1") for title in said)
    assert red.page.evaluate("window.gold") > 0
    view = position()[1]["view"]
    for row in red.page.locator("dialog tr[data-row]").all():
        before, castles, *others, total = [
            re.findall(r"\d+|–", cell)[0] for cell in row.locator("td").all_inner_texts()
        ]
        assert sum(int(part) for part in (before, castles, *others) if part != "–") == int(total)
        assert int(total) == view["players"][int(str(row.get_attribute("data-row")))]["score"]
    red.page.get_by_role("button", name="Look at the board").click()
    expect(red.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state_of_a_turn(person: Bring, theme: str) -> None:
    red = person(theme=theme, confirm="always", beat=-1)
    sit(red, variant="master")
    into_the_turn(red)
    page = red.page

    assert red.violations() == []
    page.keyboard.press("k")
    assert red.violations() == []
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    assert red.violations() == []
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    assert red.violations() == []


COVERED = """() => {
    const [asks, board] = ['.asks', '.field-edge'].map(one => document.querySelector(one)?.getBoundingClientRect());
    const wide = Math.min(asks.right, board.right) - Math.max(asks.left, board.left);
    const high = Math.min(asks.bottom, board.bottom) - Math.max(asks.top, board.top);
    return Math.max(0, wide) * Math.max(0, high);
}"""
ASKED = {"keep", "return", "tower"}


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (360, 640)])
def test_a_question_of_cards_and_towers_covers_no_square(person: Bring, served: Served, size: tuple[int, int]) -> None:
    stage = Stage(person(width=size[0], height=size[1]), served, "torres")
    dealer, state = Dealer(3), bastide.load("torres").start(players=3)
    met: set[str] = set()
    while met < ASKED:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        legal = state.legal_actions()
        words = {str(action).split()[0] for action in legal} & ASKED - met
        if words:
            met |= words
            stage.show(state.copy())
            stage.page.wait_for_selector(".asks")
            assert stage.read(COVERED) == 0, words
        buying = [action for action in legal if str(action) == "buy"]
        state.apply((buying or legal)[dealer.below(len(buying or legal))])


def test_what_others_do_at_the_edge_does_not_move_a_board_that_is_seen_whole(person: Bring, served: Served) -> None:
    dealer, state = Dealer(4), bastide.load("torres").start(players=2)
    while True:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        legal = state.legal_actions()
        edge = [action for action in legal if re.fullmatch(r"block [ah]\d", str(action))]
        if state.to_move == 1 and edge:
            break
        state.apply(legal[dealer.below(len(legal))])
    stage = Stage(person(width=390, height=844, pace=1), served, "torres", still=False)
    stage.show(state, me=0)
    camera = stage.page.wait_for_function(CAMERA).json_value()
    stage.happens(edge[0])
    stage.page.wait_for_selector(f"[data-piece=stack-{str(edge[0]).split()[1]}]", state="attached")
    assert stage.page.wait_for_function(CAMERA).json_value() == camera


CUT = """() => [...document.querySelectorAll('.tray .words, .tray .words p, .tray .btn')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""
QUESTIONS = {"turn", "tower_for_block", "tower_at_end", "keep", "return", "card_effect", "king_move", "start_player"}


def questions() -> list[State]:
    """A position for each of these questions, and one without action points."""
    game, dealer = bastide.load("torres"), Dealer(5)
    found: dict[str, State] = {}
    while not found.keys() >= QUESTIONS:
        state = game.start(players=3)
        while not state.over:
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
                continue
            found.setdefault(state.task().id.rpartition(".")[2], state.copy())
            legal = state.legal_actions()
            rare = [action for action in legal if str(action).split()[0] in ("buy", "play", "knight")]
            wanted = rare if rare and dealer.below(2) else legal
            state.apply(wanted[dealer.below(len(wanted))])
    return list(found.values())


def test_what_is_asked_is_read_to_its_end_on_a_small_phone_in_every_language(person: Bring, served: Served) -> None:
    asked = questions()
    for language in ("en", "de", "fr", "hu", "it", "ro"):
        stage = Stage(person(**SMALL, language=language), served, "torres")
        for state in asked:
            stage.show(state)
            assert stage.read(CUT) == [], language


def hands() -> list[tuple[State, list[str]]]:
    """Positions in which the cards can be played, each card in the first that has it."""
    game, dealer = bastide.load("torres"), Dealer(5)
    wanted = set(CARD_NAMES)
    found: list[tuple[State, list[str]]] = []
    while wanted:
        state = game.start(players=3)
        while not state.over and wanted:
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
                continue
            legal = state.legal_actions()
            playable = {str(action).split()[1] for action in legal if str(action).startswith("play ")}
            if playable & wanted:
                found.append((state.copy(), sorted(playable & wanted)))
                wanted -= playable
            buy = [action for action in legal if str(action) == "buy"]
            offered = buy if buy and dealer.below(2) else legal
            state.apply(offered[dealer.below(len(offered))])
    return found


def test_what_a_card_does_is_read_to_its_end_on_a_small_phone_in_every_language(person: Bring, served: Served) -> None:
    held = hands()
    for language in ("en", "de", "fr", "hu", "it", "ro"):
        red = person(**SMALL, language=language, confirm="always")
        stage = Stage(red, served, "torres")
        for state, cards in held:
            stage.show(state)
            for card in cards:
                stage.page.locator(f"[data-fan] [data-card={card}]").tap()
                expect(stage.page.locator("[data-fan] .on")).to_have_attribute("data-card", card)
                red.rest()
                assert stage.read(CUT) == [], language
