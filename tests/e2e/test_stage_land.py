"""The turn at the tile: nothing is spent by one click, the land stays where it is, and everything is within reach."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

import bastide
from bastide import CHANCE, Dealer, State
from e2e.people import CHANGED, Person, ask, set_table
from e2e.serving import Served
from e2e.stage import SMALL_TEXT, Stage

Bring = Callable[..., Person]
EVERYTHING = {
    "inns_cathedrals": True,
    "traders_builders": True,
    "princess_dragon": True,
    "tower": True,
    "abbey_mayor": True,
    "king_robber": True,
    "cult": True,
    "count": True,
    "catapult": True,
    "allow_discouraged": True,
}
CAMERA = "() => document.querySelector('.world:not(.moving)')?.dataset.camera ?? null"
MIDDLE = """() => {
    const middle = place => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const goal = middle(document.querySelector('.surface'));
    const far = at => Math.hypot(at.x - goal.x, at.y - goal.y);
    return [...document.querySelectorAll('.stage .target .area')].map(middle).sort((a, b) => far(a) - far(b))[0];
}"""
OUTSIDE = """() => [...document.querySelectorAll('.tray button, .asks button, .aim button, .chip, .undo')]
    .map(button => ({ name: button.ariaLabel ?? button.innerText, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5
        || box.top < -0.5 || box.bottom > innerHeight + 0.5)
    .map(({ name, box }) => `${name}: ${box.left},${box.top} ${box.right},${box.bottom}`)"""
SMALL = """() => [...document.querySelectorAll('.tray button, .aim button, .chip')]
    .map(button => ({ name: button.ariaLabel ?? button.innerText, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.width && Math.min(box.width, box.height) < 41.5)
    .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""

POINTED = """word => [...document.querySelectorAll('.stage .target, .stage button[data-action]')].flatMap(place => {
    if (place.dataset.action?.split(' ')[0] !== word) return [];
    const { x, y, width, height } = (place.querySelector('.area') ?? place).getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    return place.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
})"""
"""Where something of this sort can be pointed at."""
CONFIRM = """() => {
    const button = document.querySelector('.aim .go, [data-slot=go]:not([aria-disabled=true])');
    if (!button) return null;
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    return button.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}"""
"""Where what is chosen is confirmed, if that is asked for and nothing covers it."""
QUESTIONS = {
    "place": {"place"},
    "action": {"deploy", "fairy", "tower", "top", "barn", "portal", "princess", "pass"},
    "abbey": {"abbey", "pass"},
    "ransom": {"ransom", "pass"},
    "capture": {"capture", "pass"},
    "dragon": {"dragon"},
    "choose": {"choose"},
    "wagon": {"drive", "pass"},
    "move_out": {"join", "pass"},
    "enter": {"enter", "pass"},
    "count": {"count", "pass"},
    "token": {"fair"},
    "aim": {"aim"},
    "range": {"range"},
    "hand": {"hand"},
    "victim": {"tempt", "pass"},
    "replacement": {"send", "summon", "pass"},
}
"""What is asked in a game with every set, and what can be answered."""


def sit(person: Person, bots: int = 1, **settings: object) -> None:
    made = set_table(person.address, "carcassonne", 1 + bots, bots, start_player=0, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    person.rest()


def still(person: Person) -> str:
    """Where the camera is, once it rests."""
    person.rest()
    return str(person.page.wait_for_function(CAMERA).json_value())


def test_the_land_does_not_move_through_a_whole_turn_near_the_middle(person: Bring) -> None:
    red = person(confirm="always", beat=-1)
    sit(red)
    camera, begun = still(red), red.step()
    at = red.page.evaluate(MIDDLE)
    red.page.mouse.move(at["x"], at["y"])
    red.page.mouse.click(at["x"], at["y"])
    expect(red.page.locator(".aim")).to_be_visible()
    assert still(red) == camera
    red.page.keyboard.press("r")
    red.page.keyboard.press("Enter")
    chips = red.page.locator(".chip[data-action^=deploy]")
    expect(chips.first).to_be_visible()
    assert still(red) == camera
    chips.first.hover()
    supply = red.page.locator("[data-seat='0'] [data-explain='carcassonne.figure.small']")
    chips.first.click()
    expect(red.page.locator(".undo")).to_be_visible()
    expect(supply).to_have_attribute("aria-label", "a follower: 6")  # it stands on the land already
    assert still(red) == camera
    red.page.keyboard.press("u")  # the figure
    expect(chips.first).to_be_visible()
    expect(supply).to_have_attribute("aria-label", "a follower: 7")
    red.page.keyboard.press("u")  # the tile
    expect(red.page.locator(".target[data-action^=place]").first).to_be_attached()
    assert still(red) == camera
    assert red.step() == begun  # the table has not heard of any of it


def test_a_tap_at_the_same_point_twice_confirms(browser: Browser, served: Served) -> None:
    red = Person(browser, served.address, width=390, height=844, touch=True, confirm="always")
    sit(red)
    begun, at = red.step(), red.page.evaluate(MIDDLE)
    red.page.touchscreen.tap(at["x"], at["y"])
    expect(red.page.locator(".aim")).to_be_visible()
    still(red)
    assert red.step() == begun
    red.page.touchscreen.tap(at["x"], at["y"])
    red.page.wait_for_function(CHANGED, arg=begun)
    chip = red.page.locator(".chip[data-action^=deploy]").first
    still(red)
    box = chip.bounding_box()
    assert box
    red.page.touchscreen.tap(box["x"] + 24, box["y"] + 24)  # shows what the second one plays
    expect(red.page.locator(".card-at")).to_be_visible()
    expect(red.page.locator("[data-slot=go]")).to_have_text("Deploy")  # what the large button does now, too
    assert red.step() == f"{begun}+1"
    red.page.touchscreen.tap(box["x"] + 24, box["y"] + 24)
    red.page.wait_for_function(CHANGED, arg=f"{begun}+1")
    assert red.complaints == []
    red.close()


def test_a_turn_waits_for_a_beat_in_which_it_can_be_taken_back(person: Bring) -> None:
    red = person(confirm="never", beat=-1)
    sit(red)
    begun = red.step()
    red.play_on_board()
    red.page.locator("[data-slot=go]").click()  # no figure
    expect(red.page.locator(".tray .title")).to_have_text("Your turn passes on")
    assert red.step() == f"{begun}+2"
    red.page.locator(".undo").click()
    red.page.wait_for_function(CHANGED, arg=f"{begun}+2")
    assert red.step() == f"{begun}+1"
    red.page.locator("[data-slot=go]").click()
    red.page.get_by_role("button", name="Go on").click()
    red.until(lambda: int(red.step().split("+")[0]) >= int(begun) + 4)  # one's own two decisions, and the bot's


@pytest.mark.parametrize("moves", [25, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_all_controls_of_every_decision_are_on_the_first_screen_of_a_phone(
    person: Bring, size: tuple[int, int], moves: int
) -> None:
    red = person(width=size[0], height=size[1])
    sit(red, **EVERYTHING)
    expect(red.page.locator("[data-stack] .num")).to_be_in_viewport(ratio=1)
    for _ in range(moves):
        if not red.wait_for_turn():
            break
        still(red)
        red.until(lambda: red.page.evaluate(SMALL_TEXT) == [])  # a figure that leaves the land shrinks
        assert red.page.evaluate(OUTSIDE) == []
        assert red.page.evaluate(SMALL) == []
        assert red.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        kinds = red.page.locator("[data-kind]")
        if kinds.count():
            kinds.nth(red.lot.randrange(kinds.count())).click()
        red.play_on_board()


def test_who_watches_is_not_left_behind_however_fast_the_others_play(person: Bring, served: Served) -> None:
    dealer, seats = Dealer(4), 4
    state = bastide.load("carcassonne").start(players=seats)
    while state.to_move == CHANCE:
        state.apply(dealer.draw(state))
    stage = Stage(person(), served, "carcassonne", still=False)
    stage.show(state, me=0)
    while not stage.state.over:
        legal = stage.state.legal_actions()
        stage.happens(legal[dealer.below(len(legal))], dealer)
    expect(stage.page.locator(".standing li")).to_have_count(seats)
    expect(stage.page.locator("dialog figure svg .line")).to_have_count(seats)


@pytest.mark.soak
@pytest.mark.parametrize("pace", [0, 1])
def test_who_watches_four_bots_is_never_left_behind(person: Bring, pace: int) -> None:
    red = person(pace=pace)
    made = set_table(red.address, "carcassonne", 4, 3, start_player=1)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "resign", "id": "resign"}, token)
    red.go(f"/table/{id}?key={token}")
    expect(red.page.locator(".standing li")).to_have_count(4, timeout=120_000)
    expect(red.page.locator("dialog figure svg .line")).to_have_count(4)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state_of_a_turn(person: Bring, theme: str) -> None:
    red = person(theme=theme, confirm="always", beat=-1)
    sit(red)
    page = red.page

    assert red.violations() == []
    at = page.evaluate(MIDDLE)
    page.mouse.click(at["x"], at["y"])
    page.wait_for_selector(".aim button")
    assert red.violations() == []
    page.keyboard.press("Enter")
    page.wait_for_selector(".chip")
    assert red.violations() == []
    page.keyboard.press("0")
    page.keyboard.press("0")
    page.wait_for_selector(".undo")
    assert red.violations() == []


CUT = """() => [...document.querySelectorAll('.tray .words, .tray .words p, .tray .btn')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""
"""Words that are not read to their end."""


def test_the_words_of_the_tray_are_read_to_their_end_in_every_language(person: Bring, served: Served) -> None:
    game, dealer = bastide.load("carcassonne"), Dealer(1)
    place = game.start(2, start_player=0)
    place.apply(dealer.draw(place))
    figure = place.copy()
    figure.apply(figure.legal_actions()[0])
    for language in ("en", "de", "fr", "hu", "it", "ro"):
        stage = Stage(person(width=360, height=640, language=language), served, "carcassonne")
        for state in (place, figure):
            stage.show(state)
            stage.page.wait_for_selector("[data-slot=go]")
            assert stage.read(CUT) == [], language


SIGNS = ", ".join(f".laid use[href='#cp-{sign}']" for sign in ("monastery", "shrine", "inn", "pennant", "wine"))
ASTRAY = """signs => [...document.querySelectorAll(signs)].filter(sign => {
    const [tile, own] = [sign.parentElement.querySelector('.c-seam'), sign].map(one => one.getBoundingClientRect());
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    return x < tile.left || x > tile.right || y < tile.top || y > tile.bottom;
}).map(sign => sign.getAttribute('href'))"""
"""Signs whose middle is not on their tile."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_shields_and_cloisters_stand_on_their_tiles_however_small(
    person: Bring, served: Served, size: tuple[int, int]
) -> None:
    game, dealer = bastide.load("carcassonne"), Dealer(2)
    state = game.start(2, **EVERYTHING)
    while len(state.view(0)["land"]) < 80:
        legal = state.legal_actions()
        state.apply(dealer.draw(state) if state.to_move == CHANCE else legal[dealer.below(len(legal))])
    stage = Stage(person(width=size[0], height=size[1]), served, "carcassonne")
    stage.show(state)
    expect(stage.page.locator(SIGNS).nth(10)).to_be_attached()
    expect(stage.page.locator(".board.low")).to_have_count(1)
    assert stage.read(ASTRAY, SIGNS) == []


COVERED = """() => {
    const { top } = document.querySelector('.tray').getBoundingClientRect();
    return [...document.querySelectorAll('.stage .target .area')].filter(
        place => place.getBoundingClientRect().bottom > top).length;
}"""
"""How many places lie behind the tray."""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_key_for_everything_shows_every_place_above_the_tray(
    person: Bring, served: Served, size: tuple[int, int]
) -> None:
    red = person(width=size[0], height=size[1])
    stage = Stage(red, served, "carcassonne")
    state, dealer = bastide.load("carcassonne").start(2), Dealer(3)
    for tiles in (3, 12, 30):
        while state.to_move == CHANCE or len(state.view(0)["land"]) < tiles or asked(state) != "place":
            legal = state.legal_actions()
            state.apply(dealer.draw(state) if state.to_move == CHANCE else legal[dealer.below(len(legal))])
        stage.show(state.copy())
        red.rest()
        stage.page.keyboard.press("f")
        red.rest()
        expect(stage.page.locator(".stage .target").first).to_be_attached()
        assert stage.read(COVERED) == 0, tiles


def asked(state: State) -> str:
    """The question that the player to move has to answer."""
    return state.task().id.rpartition(".")[2]


def decisions() -> Iterator[tuple[State, str]]:
    """A position for every answer to every question, out of games in which what is rare is done rather than left."""
    game, dealer = bastide.load("carcassonne"), Dealer(1)
    met: set[tuple[str, str]] = set()
    wanted = {(question, word) for question, words in QUESTIONS.items() for word in words}
    while not met >= wanted:
        state = game.start(2, **EVERYTHING)
        while not state.over:
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
                continue
            question = asked(state)
            if {(question, word) for word in QUESTIONS[question]} <= met and len(QUESTIONS[question]) == 1:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
                continue
            legal = state.legal_actions()
            words = [str(action).split()[0] for action in legal]
            fresh = {(question, word) for word in words} - met
            for _, word in sorted(fresh):
                yield state.copy(), word
            met |= fresh
            doing = [number for number, word in enumerate(words) if word != "pass"]
            kinds = sorted({words[number] for number in doing})
            if doing and dealer.below(8):
                kind = kinds[dealer.below(len(kinds))]
                doing = [number for number in doing if words[number] == kind]
            else:
                doing = list(range(len(legal)))
            state.apply(legal[doing[dealer.below(len(doing))]])


@pytest.mark.timeout(300)
def test_every_question_of_every_set_is_answered_by_pointing_on_a_small_phone(person: Bring, served: Served) -> None:
    red = person(width=360, height=640, confirm="always")
    stage = Stage(red, served, "carcassonne")
    page = stage.page
    for state, word in decisions():
        stage.show(state)
        stage.played.clear()
        kind = page.locator(f"[data-kind={word}]")
        if kind.count():
            kind.click()
        red.rest()
        assert stage.read(OUTSIDE) == [], (asked(state), word)
        assert stage.read(SMALL) == [], (asked(state), word)
        assert stage.read(SMALL_TEXT) == [], (asked(state), word)
        places = stage.read(POINTED, word)
        assert places, (asked(state), word)
        page.mouse.click(places[0]["x"], places[0]["y"])
        until = time.monotonic() + 20
        while not stage.played:
            assert time.monotonic() < until, (asked(state), word)
            confirm = stage.read(CONFIRM)
            if confirm:
                page.mouse.click(confirm["x"], confirm["y"])
            page.wait_for_timeout(5)
        assert stage.played[0].split()[0] == word
