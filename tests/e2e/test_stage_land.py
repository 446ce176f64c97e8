"""The turn at the tile: nothing is spent by one click, the land stays where it is, and everything is within reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

import bastide
from bastide import CHANCE, Dealer
from e2e.people import CHANGED, Person, ask, set_table
from e2e.serving import Served
from e2e.stage import Stage

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
    chips.first.click()
    expect(red.page.locator(".undo")).to_be_visible()
    assert still(red) == camera
    red.page.keyboard.press("u")  # the figure
    expect(chips.first).to_be_visible()
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


LONG = pytest.mark.soak


@pytest.mark.parametrize(
    ("size", "moves"),
    [((360, 640), 25), pytest.param((360, 640), 400, marks=LONG), pytest.param((390, 844), 400, marks=LONG)],
)
def test_all_controls_of_every_decision_are_on_the_first_screen_of_a_phone(
    person: Bring, size: tuple[int, int], moves: int
) -> None:
    red = person(width=size[0], height=size[1])
    sit(red, **EVERYTHING)
    for _ in range(moves):
        if not red.wait_for_turn():
            break
        still(red)
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
