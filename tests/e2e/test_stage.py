"""What others do is shown one thing after the other; the game is never kept waiting by it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import bastide
from bastide import CHANCE, Dealer
from e2e.people import CHANGED, Person, ask, set_table
from e2e.serving import Served
from e2e.stage import SMALL_TEXT, Stage, whole

Bring = Callable[..., Person]
GAMES = ["carcassonne", "torres", "caylus", "magna_carta"]
WATCH = """() => {
    const table = document.querySelector('.table');
    window.seen = [Number(table.dataset.seq)];
    const look = () => window.seen.push(Number(table.dataset.seq));
    new MutationObserver(look).observe(table, { attributeFilter: ['data-seq'] });
}"""
SHOWN = "() => !document.querySelector('[data-slot=go]')?.textContent.includes('Skip')"


def sit_with_bots(person: Person) -> Callable[[], int]:
    """A table of Torres with three bots, begun; the person is the first to move. The number of its last entry."""
    made = set_table(person.address, "torres", 4, 3, first_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    return lambda: int(ask(person.address, "GET", f"tables/{id}", token=token)["table"]["seq"])


def test_the_moves_of_bots_are_shown_one_by_one(person: Bring) -> None:
    red = person(pace=2)
    sit_with_bots(red)
    red.page.evaluate(WATCH)
    red.play_on_board()
    assert red.wait_for_turn()
    seen = red.page.evaluate("window.seen")
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert len(seen) >= 5  # where it began, the own knight, and those of three bots


def test_a_key_brings_the_eye_up_to_the_game(person: Bring) -> None:
    red = person(pace=0.05)  # so slow that no bot, on no machine, is slower
    last = sit_with_bots(red)
    before = last()
    red.play_on_board()
    red.until(lambda: last() >= before + 4)  # one's own knight and those of three bots
    assert last_shown(red) < last()  # the game is ahead of what is shown

    def hurried() -> bool:
        red.page.keyboard.press("Space")
        return red.my_turn

    red.until(hurried)
    red.until(lambda: last_shown(red) == last())
    red.page.wait_for_function(SHOWN)


def test_everything_comes_at_once_for_who_wishes_so(person: Bring) -> None:
    red = person(pace=0)
    sit_with_bots(red)
    red.play_on_board()
    assert red.wait_for_turn()
    red.page.wait_for_function(SHOWN)


def last_shown(person: Person) -> int:
    """The last entry that is shown."""
    return int(person.step().split("+")[0])


CAMERA = "() => document.querySelector('.world:not(.moving)')?.dataset.camera ?? null"
NEAREST = """() => {
    const middle = place => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    const goal = middle(document.querySelector('.surface'));
    const far = at => Math.hypot(at.x - goal.x, at.y - goal.y);
    return [...document.querySelectorAll('.stage .target .area')].map(middle).sort((a, b) => far(a) - far(b))[0];
}"""


def test_the_land_stays_where_it_is_while_a_tile_is_tried_turned_laid_and_taken_back(person: Bring) -> None:
    red = person(confirm="always")
    made = set_table(red.address, "carcassonne", 2, 1, start_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    assert red.wait_for_turn()
    red.rest()
    camera = red.page.wait_for_function(CAMERA).json_value()
    at = red.page.evaluate(NEAREST)
    red.page.mouse.move(at["x"], at["y"])
    red.page.mouse.click(at["x"], at["y"])
    red.page.keyboard.press("r")
    before = red.step()
    red.page.get_by_role("button", name="Place here", exact=True).click()
    red.page.wait_for_function(CHANGED, arg=before)
    red.rest()
    assert red.page.evaluate(CAMERA) == camera
    before = red.step()
    red.page.keyboard.press("Control+z")
    red.page.wait_for_function(CHANGED, arg=before)
    red.rest()
    assert red.page.evaluate(CAMERA) == camera


def test_a_drag_moves_the_land_and_plays_nothing(person: Bring) -> None:
    red = person()
    made = set_table(red.address, "carcassonne", 2, 1, start_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    assert red.wait_for_turn()
    red.rest()
    scale, x, y = str(red.page.wait_for_function(CAMERA).json_value()).split()
    at, before = red.page.evaluate(NEAREST), red.step()
    red.page.mouse.move(at["x"], at["y"])
    red.page.mouse.down()
    red.page.mouse.move(at["x"] + 30, at["y"] + 20)
    red.page.mouse.move(at["x"] + 60, at["y"] + 40)
    red.page.mouse.up()
    moved = [scale, f"{float(x) + 60:.1f}", f"{float(y) + 40:.1f}"]
    red.until(lambda: str(red.page.evaluate(CAMERA)).split() == moved)
    assert red.step() == before
    expect(red.page.locator(".top .pri")).to_have_count(0)  # nothing is chosen


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_since_my_turn_is_shown_in_place_and_plays_nothing(person: Bring, game: str) -> None:
    red = person(pace=0)
    made = set_table(red.address, game, 3, 2)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    for _ in range(12):
        assert red.wait_for_turn()
        if red.page.locator("button.since").count():
            break
        red.play_on_board()

    def known() -> tuple[object, object]:
        seen = ask(red.address, "GET", f"tables/{id}", token=token)
        return seen["table"]["seq"], seen["position"]["legal"]

    before = known()
    offered = red.page.locator(".stage [data-action]").count()
    red.page.keyboard.press("s")
    expect(red.page.locator(".table.past .again")).to_contain_text("nothing is played")
    expect(red.page.locator(".stage .target")).to_have_count(0)
    red.page.keyboard.press("Escape")
    expect(red.page.locator(".table.past")).to_have_count(0)
    assert red.wait_for_turn()
    expect(red.page.locator(".stage [data-action]")).to_have_count(offered)
    assert known() == before


DRAWN = """() => [...document.querySelectorAll('dialog .picture svg')].map(picture => {
    const { left, width, top, bottom } = picture.getBoundingClientRect();
    const tools = document.querySelector('dialog .tools').getBoundingClientRect();
    return { left, width, seen: top >= 0 && bottom <= tools.top };
})"""
"""Where the two pictures of a result are, and whether they are wholly in sight."""
AXES = """() => [...document.querySelectorAll('dialog .turns')].map(axis => {
    const marks = [...axis.children].map(mark => mark.getBoundingClientRect());
    return {
        numbers: [...axis.querySelectorAll('span')].map(number => Number(number.innerText)),
        word: axis.lastElementChild.innerText,
        apart: marks.every((mark, i) => !i || mark.left > marks[i - 1].right),
    };
})"""
"""What is written below the two pictures of a result, and whether each can be read for itself."""
TURNS = {"caylus": "Turn", "magna_carta": "Turn", "torres": "Year", "carcassonne": "Tile"}


def turns_of(game: str, entries: list[dict[str, Any]]) -> int:
    """How many turns, years or tiles a game had, by what happened."""
    events = [event for entry in entries for step in entry["steps"] for event in step["events"]]
    if game == "carcassonne":
        return sum(event.kind == "placed" for event in events)
    return max(event.data.get("turn") or event.data.get("year") or 0 for event in events)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_seen_whole_on_a_laptop_and_comes_back_when_it_was_put_away(
    person: Bring, served: Served, game: str
) -> None:
    red = person(width=1280, height=720)
    page = red.page
    stage = Stage(red, served, game)
    end, entries = whole(game, 3, 5)
    stage.show(end, me=0, entries=entries)
    sheet = page.locator("dialog .sheet")
    expect(sheet).to_be_visible()
    expect(page.locator("dialog .picture svg")).to_have_count(2)
    red.rest()
    curve, sources = page.evaluate(DRAWN)
    assert curve == sources
    assert curve["seen"]
    for size in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        red.until(lambda: page.locator(".status").first.inner_text().count("The game is over") == 1)
        page.get_by_role("button", name="Result", exact=True).click()
        expect(sheet).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_curves_of_the_result_have_the_numbers_of_the_turns_below_them(
    person: Bring, served: Served, game: str
) -> None:
    red = person()
    stage = Stage(red, served, game)
    end, entries = whole(game, 3, 5)
    stage.show(end, me=0, entries=entries)
    turns = turns_of(game, entries)
    for width, height in ((1280, 720), (390, 844), (360, 640)):
        red.page.set_viewport_size({"width": width, "height": height})
        expect(red.page.locator("dialog .turns span").first).to_be_visible()
        red.rest()
        curve, sources = stage.read(AXES)
        assert curve == sources
        assert curve["word"] == TURNS[game]
        assert curve["apart"]
        step = curve["numbers"][0]
        assert curve["numbers"] == list(range(step, curve["numbers"][-1] + 1, step))
        assert turns - 2 * step < curve["numbers"][-1] <= turns, turns


SETS = ("inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor", "king_robber", "count")


@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [("torres", 4, {}), ("carcassonne", 5, {}), ("carcassonne", 6, dict.fromkeys(SETS, True))],
    ids=["torres", "carcassonne", "carcassonne with sets"],
)
def test_on_a_laptop_nothing_of_the_land_is_written_smaller_than_eleven_pixels(
    person: Bring, served: Served, game: str, players: int, settings: dict[str, bool]
) -> None:
    """However far it is zoomed out to be seen whole, letters on figures as well; tests of the town hold the others."""
    red = person(confirm="always", width=1280, height=720)
    stage = Stage(red, served, game)
    state, dealer = bastide.load(game).start(players, **settings), Dealer(players)
    move = 0
    while not state.over:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        if move % 45 == 0:
            stage.show(state.copy())
            red.rest()
            assert stage.read(SMALL_TEXT) == [], move
            stage.page.keyboard.press("f")
            red.rest()
            assert stage.read(SMALL_TEXT) == [], move
        legal = state.legal_actions()
        state.apply(legal[dealer.below(len(legal))])
        move += 1
