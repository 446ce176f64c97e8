"""Studies in a real browser: variations over chance, several who write, comments, chapters, the engine, by keyboard."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide import Record, load, replay
from bastide.core import FairDealer, Match
from e2e.people import Person, ask
from e2e.serving import Served
from e2e.test_review import against_a_bot, finished, wait

Bring = Callable[..., Person]
RECORDS = Path(__file__).parents[1] / "records"
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
KEEP = "([id, token]) => localStorage.setItem('bastide.studies', JSON.stringify([{id, title: 'A look', token}]))"


SHARED = """([one, other]) => [...document.querySelectorAll(one)].some((each) => {
    const [a, b] = [each, document.querySelector(other)].map((it) => it.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
})"""
"""Whether one lies over the other."""
WITHIN = """([one, other]) => {
    const [a, b] = [one, other].map((it) => document.querySelector(it).getBoundingClientRect());
    return a.height >= 30 && a.top >= b.top && a.bottom <= b.bottom + 1;
}"""
"""Whether one is there, in the room of the other."""


def studied(served: Served, game: str) -> tuple[str, str]:
    """A guest's study of a finished game, and its token."""
    table, token = finished(served, game, 5)
    return of_table(served, table, token)


def of_table(served: Served, table: str, token: str) -> tuple[str, str]:
    source = {"from": "table", "table": table, "token": token}
    made = ask(served.address, "POST", "studies", {"source": source, "title": "A look"})
    return made["id"], made["token"]


def open_study(person: Person, id: str, token: str, node: int = 0) -> Page:
    """The study, by who owns it."""
    person.go("/study")
    person.page.evaluate(KEEP, [id, token])
    person.page.reload()
    person.go(f"/study/{id}/1/{node}")
    shown(person.page, node)
    return person.page


def shown(page: Page, node: int) -> None:
    """A position is on the board."""
    expect(page).to_have_url(re.compile(f"/{node}$"))
    expect(page.locator(".study .where")).to_be_visible()


def chapter(served: Served, id: str, token: str) -> Any:
    return ask(served.address, "GET", f"studies/{id}/chapters/1", token=token)


def panel(page: Page) -> None:
    """On a phone, what stands beside the board comes into sight."""
    menu = page.get_by_role("button", name="Log, moves and more")
    if menu.is_visible():
        menu.click()


def beside(page: Page) -> None:
    """The same where the parts of the board are panes."""
    pane = page.locator("[data-jump=log]")
    if pane.is_visible():
        pane.click()
    else:
        panel(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_variation_over_a_chance_move_is_chosen_and_played(person: Bring, served: Served, game: str) -> None:
    id, token = studied(served, game)
    nodes = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    drawn = next(one for one in nodes.values() if one["seat"] == -1)
    page = open_study(person(), id, token, drawn["parent"])
    picker = page.get_by_role("region", name="What does chance do?")
    expect(picker).to_be_visible()
    expect(page.get_by_text(re.compile("(is|are) (drawn|dealt)$")).first).to_be_visible()
    outcomes = picker.locator("[data-outcome]")
    chosen = next(
        text for text in outcomes.evaluate_all("all => all.map(one => one.dataset.outcome)") if text != drawn["action"]
    )
    picker.locator(f"[data-outcome={json.dumps(chosen)}]").click()
    added = len(nodes)
    shown(page, added)
    expect(page.locator(f"#study-panel [data-node='{added}']")).to_have_attribute("aria-current", "true")
    nodes_now = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    assert (nodes_now[added]["parent"], nodes_now[added]["action"]) == (drawn["parent"], chosen)
    page.keyboard.press("Home")
    shown(page, 0)


def test_a_guest_studies_a_game_from_its_end_and_plays_on_the_board(person: Bring, served: Served) -> None:
    table, token = finished(served, "torres", 4)
    red = person()
    red.go(f"/table/{table}/end?key={token}")
    red.page.get_by_role("button", name="Study this game").click()
    expect(red.page.get_by_role("tab", name="Moves")).to_be_visible()
    red.page.keyboard.press("End")
    expect(red.page.get_by_role("button", name="To the end")).to_be_disabled()
    before = red.page.url
    red.page.get_by_role("button", name="End turn").click()
    expect(red.page).not_to_have_url(before)
    red.go("/study")
    expect(red.page.get_by_role("link", name="Torres").first).to_be_visible()


def test_two_write_at_once_and_both_see_it(person: Bring, served: Served) -> None:
    id, token = studied(served, "carcassonne")
    red, blue = person(), person()
    one, other = open_study(red, id, token, 2), open_study(blue, id, token, 2)
    one.get_by_role("tab", name="Comments").click()
    one.get_by_label("Write to this position").fill("Look at the road.")
    one.get_by_role("button", name="Add the comment").click()
    other.get_by_role("tab", name="Comments").click()
    expect(other.locator(".words", has_text="Look at the road.")).to_be_visible()
    other.get_by_label("Write to this position").fill("I see it.")
    other.get_by_role("button", name="Add the comment").click()
    expect(one.locator(".words", has_text="I see it.")).to_be_visible()
    one.get_by_role("button", name="Take away the comment").first.click()
    expect(other.locator(".words", has_text="Look at the road.")).to_have_count(0)


def test_a_reader_looks_and_does_not_write(person: Bring, served: Served) -> None:
    id, _ = studied(served, "torres")
    reader = person()
    reader.go(f"/study/{id}/1/3")
    shown(reader.page, 3)
    reader.page.get_by_role("tab", name="Comments").click()
    expect(reader.page.get_by_text("Nobody has written anything yet.")).to_be_visible()
    expect(reader.page.get_by_label("Write to this position")).to_have_count(0)


def test_all_by_keyboard(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    page = open_study(person(), id, token)
    for key, node in (("ArrowRight", 1), ("k", 2), ("j", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        shown(page, node)
    page.get_by_role("tab", name="Moves").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Comments")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="New chapter from this position")).to_be_visible()
    page.get_by_role("button", name="New chapter from this position").press("Enter")
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()


def test_sharing_says_who_reads_and_who_writes(person: Bring, served: Served) -> None:
    id, token = studied(served, "caylus")
    page = open_study(person(), id, token, 1)
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Only you").check()
    expect(page.get_by_text("Show in a page of your own")).to_have_count(0)
    stranger = person()
    stranger.pardon("404 (Not Found)")
    stranger.go(f"/study/{id}")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    link = page.get_by_role("textbox", name="Whoever has this link may write").input_value()
    stranger.page.goto(link)
    stranger.page.reload()
    expect(stranger.page.get_by_role("tab", name="Moves")).to_be_visible()


def test_picture_and_record_are_taken_home_and_a_record_on_file_is_a_chapter(
    person: Bring, served: Served, tmp_path: Path
) -> None:
    id, token = studied(served, "caylus")
    page = open_study(person(), id, token, 5)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.path().read_text("utf-8").startswith("<svg")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Record of the game").click()
    record = tmp_path / "evening.bastide"
    taken.value.save_as(record)
    assert (
        len(replay(load("caylus"), Record.read(record.read_text("utf-8"))))
        == len(chapter(served, id, token)["nodes"]) - 1
    )
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chapters").click()
    page.locator(".file input").set_input_files(record)
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    expect(page.locator(".study .where")).to_contain_text(f"0 / {len(chapter(served, id, token)['nodes']) - 1}")


def test_a_record_on_file_is_reviewed_and_the_step_that_is_shown_stays_in_sight(person: Bring, served: Served) -> None:
    record = (RECORDS / "caylus-2.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    one = person(width=1280, height=720)
    page = open_study(one, made["id"], made["token"], 100)
    inside = "[...document.querySelectorAll('#study-panel [aria-current=true]')].at(-1)"
    sight = f"""() => {{
        const [here, room] = [{inside}, document.querySelector('#study-panel')].map(one => one.getBoundingClientRect());
        return here.top >= room.top - 1 && here.bottom <= room.bottom + 1;
    }}"""
    one.rest()
    assert page.evaluate(sight)
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    one.rest()
    assert page.evaluate(sight)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".strip svg").first).to_be_visible(timeout=150_000)
    assert page.evaluate(sight)


def test_a_fault_of_a_set_up_is_marked_and_named_by_its_rule(person: Bring, served: Served) -> None:
    id, token = studied(served, "carcassonne")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one.get("action", "").startswith("place"))["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    cities = dialog.locator(".palette input[value='base/CCCC-shield']")
    cities.check(force=True)
    where = "1,0"  # beside the road of the start tile
    dialog.locator(f"[data-free='{where}']").press("Enter")
    fault = dialog.locator(".said li", has_text=where)
    expect(fault).to_contain_text("CAR-B-2.2")
    expect(dialog.locator(f"[data-cell='{where}']")).to_have_class(re.compile("bad"))
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Take away").check()
    dialog.locator(f"[data-cell='{where}']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()


def test_who_holds_the_king_is_chosen_in_a_set_up_and_the_engine_sees_for_how_large_a_city(
    person: Bring, served: Served
) -> None:
    snapshot = load("carcassonne").start(players=2, king_robber=True).snapshot()
    source = {"from": "setup", "snapshot": json.loads(json.dumps(snapshot))}
    made = ask(served.address, "POST", "studies", {"source": source, "title": "A look"})
    page = open_study(person(), made["id"], made["token"])
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    # The city of the start tile is closed by another one above it, turned twice.
    dialog.locator(".palette input[value='base/CFFF']").check(force=True)
    dialog.locator("[data-free='0,-1']").press("Enter")
    cell = dialog.locator("[data-cell='0,-1']")
    for _ in range(2):
        cell.press("Enter")
    expect(dialog.locator(".said li", has_text="CAR-KR-2")).to_be_visible()
    dialog.get_by_label("Who holds the king").select_option(index=2)
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    node = ask(served.address, "GET", f"studies/{made['id']}/chapters/2/nodes/0", token=made["token"])
    kept = node["snapshot"]["king_robber"]
    assert (kept["king"], kept["largest_city"], kept["robber"]) == (1, 2, None)


def test_torres_is_set_up_by_its_squares(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    last = chapter(served, id, token)["line"]["steps"]
    page = open_study(person(), id, token, last)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("King", exact=True).check()
    bare = dialog.locator("[data-square][aria-label*='height 0, –']").first
    square = bare.get_attribute("data-square")
    bare.press("Enter")
    expect(dialog.locator(".said li", has_text=str(square))).to_contain_text("TOR-2.7")
    expect(dialog.locator(f"[data-square='{square}']")).to_have_class(re.compile("bad"))


def test_caylus_is_set_up_by_its_road_and_what_does_not_fit_is_named_then_mended(person: Bring, served: Served) -> None:
    id, token = studied(served, "caylus")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one.get("action", "").startswith("place"))["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Mason").check(force=True)
    dialog.locator("[data-action='site 10']").press("Enter")
    fault = dialog.locator(".said li")
    expect(fault).to_contain_text("CAY-17.3")
    expect(fault.locator("b")).to_have_text("9")
    expect(dialog.locator(".lastmove")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Lawyer").check(force=True)
    dialog.locator("[data-action='site 9']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Worker", exact=True).check()
    dialog.locator("[data-action='place 12']").press("Enter")
    expect(fault).to_contain_text("CAY-6.9")
    dialog.locator("[data-action='place 12']").press("Enter")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    snapshot = ask(served.address, "GET", f"studies/{id}/chapters/2/nodes/0", token=token)["snapshot"]
    assert (snapshot["road"]["9"], snapshot["road"]["10"], snapshot["owners"]["9"]) == ("lawyer", "mason", 0)


def test_magna_carta_is_set_up_by_its_cards_and_what_does_not_add_up_is_named(person: Bring, served: Served) -> None:
    id, token = studied(served, "magna_carta")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one["seat"] >= 0 and one["id"] > 10)["parent"]
    page = open_study(person(), id, token, node)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_label("Castle, Dungeon").fill("4")
    dialog.get_by_label("Castle, Dungeon").press("Tab")
    fault = dialog.locator(".said li")
    expect(fault).to_contain_text("MAG-16.3")
    expect(dialog.get_by_role("button", name="Use this position")).to_be_disabled()
    dialog.get_by_label("Tokens out of the game").fill("1")
    dialog.get_by_label("Tokens out of the game").press("Tab")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    before = ask(served.address, "GET", f"studies/{id}/chapters/1/nodes/{node}", token=token)["snapshot"]
    card = next(one for one in before["seats"][0]["hand"])
    dialog.locator(f"[data-card='{card}']").select_option("discard")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    dialog.get_by_role("button", name="Use this position").click()
    expect(page.get_by_role("tab", name="Chapters 2")).to_be_visible()
    snapshot = ask(served.address, "GET", f"studies/{id}/chapters/2/nodes/0", token=token)["snapshot"]
    assert (snapshot["castle"][0], snapshot["removed"], snapshot["seats"][0]["discard"]) == (4, 1, [card])


def of_record(served: Served, name: str) -> tuple[str, str, list[Any]]:
    """A study of a game on file, and its steps."""
    record = (RECORDS / f"{name}.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    return made["id"], made["token"], chapter(served, made["id"], made["token"])["nodes"]


def with_lines(page: Page) -> list[str]:
    """Have the engine say its lines; what they begin with."""
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    lines: list[str] = page.locator("[data-line]").evaluate_all("all => all.map(one => one.dataset.line)")
    return lines


LAID = {
    "torres-2-base": ("move", r"[a-h][1-8]$"),
    "carcassonne-2-base": ("place", "^place"),
    "caylus-2": ("place", "^place"),
    "magna_carta-2-standard": ("place", "^place"),
}
"""Of every game a record, a kind of decision, and which lines lie on the board as a piece."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("name", LAID)
def test_all_lines_lie_on_the_board_as_ghosts_and_the_one_that_is_chosen_is_strong(
    person: Bring, served: Served, name: str, width: int, height: int
) -> None:
    id, token, nodes = of_record(served, name)
    kind, piece = LAID[name]
    one = person(width=width, height=height, touch=width < 400)
    asked = [step["parent"] for step in nodes if step.get("action", "").startswith(kind)]
    page = open_study(one, id, token, asked[len(asked) // 2])
    beside(page)
    lines = with_lines(page)
    if width < 400 and page.locator("[data-jump=road]").count():
        page.locator("[data-jump=road]").click()
    elif width < 400:
        panel(page)
    one.rest()
    ranks = page.locator("#board :is([data-rank], .chip.lit)")
    cells = "all => [...new Set(all.map(one => one.textContent.trim()))].sort().join(' ')"
    assert ranks.evaluate_all(cells) == " ".join(str(i + 1) for i in range(len(lines)))
    laid = [line for line in lines if re.search(piece, line)]
    places = list(dict.fromkeys(tuple(line.split(" ")[-1 if kind == "move" else 1 :][:1]) for line in laid))
    faint = page.locator("#board .ghost.faint").filter(has_not=page.locator(".faint"))
    count = faint.count()
    assert len(places) <= count <= 2 * len(places), "a tile may have its figure on it"
    assert page.evaluate(
        "() => [...document.querySelectorAll('#board :is(.ghost, .rank)')]"
        ".every(one => one.closest('button') || getComputedStyle(one).pointerEvents === 'none')"
    )
    pieces = [lines.index(line) + 1 for line in laid]
    page.locator("body").press(str(pieces[-1]))
    one.rest()
    assert faint.count() < count
    assert ranks.evaluate_all(cells) == " ".join(str(i + 1) for i in range(len(lines)))


def saying(page: Page, *lines: list[str]) -> None:
    """Let the engine say these lines, whatever the position."""
    message = {"id": "web.study.chance_moves", "params": {}}
    found = {"seat": 0, "chances": [0.6, 0.4], "seconds": 1, "done": True}
    about = {"chances": [0.6, 0.4], "points": [9, 7], "visits": 1, "spread": None, "events": []}
    said = [
        {"action": first, "message": message, "then": [{"action": one, "message": message} for one in then], **about}
        for first, *then in lines
    ]
    page.route("**/search", lambda asked: asked.fulfill(status=201, body=json.dumps({**found, "lines": said}) + "\n"))


NUMBERED = {
    "torres-2-base": (27, "end advance buy"),
    "torres-2-master": (150, "play_jump end"),
    "caylus-2": (38, "stop"),
    "caylus-4": (34, "decline provost_+1"),
    "magna_carta-2-standard": (33, "provost_0 provost_-1"),
    "magna_carta-3-standard": (247, "offer_0 offer_1"),
}
"""Of a record a step, and what can be done there on the tray or in a question."""


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("name", NUMBERED)
def test_a_line_has_its_number_where_it_is_done(person: Bring, served: Served, name: str, width: int) -> None:
    id, token, _ = of_record(served, name)
    step, done = NUMBERED[name]
    actions = [action.replace("_", " ") for action in done.split()]
    one = person(width=width, height=844, touch=width < 400)
    page = open_study(one, id, token, step)
    saying(page, *([action] for action in actions))
    beside(page)
    with_lines(page)
    for number, action in enumerate(actions, 1):
        button = page.locator(f"button[data-action='{action}']").first
        expect(button.locator(":is([data-rank], .chip.lit)")).to_have_text(str(number))
        expect(button).to_have_attribute("aria-label", re.compile(f"hint {number}"))


@pytest.mark.parametrize("width", [1280, 390])
def test_a_line_that_passes_has_its_number_where_one_passes(person: Bring, served: Served, width: int) -> None:
    id, token, _ = of_record(served, "magna_carta-2-standard")
    page = open_study(person(width=width, height=844, touch=width < 400), id, token, 128)
    saying(page, ["build peddler"], ["pass"])
    beside(page)
    with_lines(page)
    expect(page.locator("button:visible[aria-label='Pass (hint 2)'] .chip.lit")).to_have_text("2")


def test_what_a_line_builds_lies_on_the_road_and_the_chosen_one_is_strong(person: Bring, served: Served) -> None:
    id, token, _ = of_record(served, "caylus-4")
    page = open_study(person(), id, token, 37)
    saying(page, ["build mason"], ["build wood_sawmill"], ["decline"])
    with_lines(page)
    road = page.locator("[data-pane=road]")
    opacity = "one => Number(getComputedStyle(one).opacity)"
    expect(road.locator(".ghost.faint .tile")).to_have_count(1)
    faint = road.locator(".ghost.faint").evaluate(opacity)
    page.locator("body").press("2")
    expect(road.locator(".ghost:not(.faint) .tile")).to_have_count(1)
    assert faint < road.locator(".ghost").evaluate(opacity)
    expect(road.locator(".ghost.faint .tile")).to_have_count(0)


def test_who_only_reads_sees_the_lines_on_the_board_and_plays_nothing(person: Bring, served: Served) -> None:
    id, _, nodes = of_record(served, "caylus-2")
    placed = [step["parent"] for step in nodes if step.get("action", "").startswith("place")][20]
    reader = person()
    reader.go(f"/study/{id}/1/{placed}")
    shown(reader.page, placed)
    lines = with_lines(reader.page)
    expect(reader.page.locator("#board [data-rank]")).to_have_count(len(lines))
    reader.page.locator(f"#board [data-action='{lines[0]}']").first.click()
    reader.rest()
    assert reader.page.url.endswith(f"/{placed}")


def test_a_line_that_is_read_whole_covers_no_other(person: Bring, served: Served) -> None:
    id, token, nodes = of_record(served, "torres-2-base")
    turn = [step["parent"] for step in nodes if step.get("action", "").startswith("move")][12]
    one = person(width=1280, height=720)
    page = open_study(one, id, token, turn)
    with_lines(page)
    lines = page.locator("[data-line]")
    for i in range(3):
        lines.nth(i).hover()
        one.rest()
        outside = lines.nth(i).evaluate(
            "one => [...one.querySelectorAll('*')].filter(each => each.getBoundingClientRect().bottom"
            " > one.getBoundingClientRect().bottom + 1 && each.checkVisibility()).length"
        )
        assert outside == 0, "nothing hangs out of a line"
        whole = page.locator(".engine .whole")
        assert whole.locator("> span").inner_text().split() == lines.nth(i).locator(".moves").inner_text().split()
        assert not page.evaluate(SHARED, ["[data-line], [role=tab]", ".engine .by"])
    room = page.locator(".engine .by")
    room.evaluate("one => one.scrollTo(0, 9999)")
    assert page.evaluate(WITHIN, [".engine .whole", ".engine .by"]) or room.evaluate("one => one.scrollTop > 0")


def test_a_finger_shows_a_line_before_it_adds_it(person: Bring, served: Served) -> None:
    id, token, nodes = of_record(served, "torres-2-base")
    turn = [step["parent"] for step in nodes if step.get("action", "").startswith("move")][12]
    one = person(width=390, height=844, touch=True)
    page = open_study(one, id, token, turn)
    beside(page)
    piece = next(line for line in with_lines(page) if re.match("move|knight|block", line))
    chosen = page.locator(f"[data-line='{piece}']")
    chosen.tap()
    expect(chosen).to_have_class(re.compile("hot"))
    panel(page)
    expect(page.locator("#board .ghost:not(.faint)")).to_have_count(1)
    assert page.url.endswith(f"/{turn}")
    panel(page)
    chosen.tap()
    expect(page).not_to_have_url(re.compile(f"/{turn}$"))


LONELY = {
    7: "place 0,-1 270, deploy small c0, place 0,1 270, deploy small c0, place 0,-2 0, deploy small m0",
    19: "place 0,1 180, deploy small c0, place 0,-1 270, deploy small c0, place -1,-1 180, deploy small m0,"
    " place -2,-1 0, deploy small m0",
    10: "place 1,0 90, deploy small r0, place 1,-1 270, deploy small c0, place 0,-1 90, deploy small c0,"
    " place -1,-1 90, deploy small r0, place 0,-2 180, deploy small f0, place -2,-1 0, deploy small m0",
}
"""By the luck of its tiles, a short game in which a cloister is laid at last where the fewest tiles surround it."""


def blamed(page: Page, served: Served) -> tuple[int, Any]:
    """Open the study of a game whose review blames that cloister: which of its blames it is, and what it says."""
    game = load("carcassonne")
    for luck, actions in LONELY.items():
        match = Match(game, game.read_settings(players=2), FairDealer(bytes([luck]) * 32, "t"))
        for action in (laid := actions.split(", ")):
            match.play(game.parse(action))
        record = Record.of(match, ["Red", "Blue"], stopped=True).write()
        made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
        id, token = made["id"], made["token"]
        review = f"studies/{id}/chapters/1/review"
        ask(served.address, "POST", review, {}, token)
        wait(lambda: ask(served.address, "GET", review, token=token)["status"] == "done")  # noqa: B023
        swings = ask(served.address, "GET", review, token=token)["review"]["swings"]
        for number, swing in enumerate(swings):
            if swing["made"]["action"] == laid[-2]:
                page.evaluate(KEEP, [id, token])
                page.reload()
                page.evaluate(f"location.hash = '#/study/{id}/1/0'")
                shown(page, 0)
                return number, swing
    raise AssertionError("no review blames the cloister")


def test_a_cloister_turned_otherwise_is_found_when_a_costly_choice_is_tried_again(
    person: Bring, served: Served
) -> None:
    one = person()
    one.go("/study")
    page = one.page
    number, swing = blamed(page, served)
    page.get_by_role("button", name="choice").click()
    page.locator(".retry li button").nth(number).click()
    shown(page, swing["step"])
    cell = swing["better"]["action"].split(" ")[1]
    target = page.locator(f"#board [data-action^='place {cell} ']")
    while target.get_attribute("data-action") == swing["better"]["action"]:
        page.keyboard.press("r")
    assert target.get_attribute("data-action") in swing["as_good"]
    target.click()
    expect(page.get_by_text("That is it: the best move the review found.")).to_be_visible()


def test_the_choices_that_cost_most_are_tried_again(person: Bring, served: Served) -> None:
    table, token = finished(served, "carcassonne")
    id, own = of_table(served, table, token)
    page = open_study(person(), id, own)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".strip svg").first).to_be_visible(timeout=150_000)
    review = ask(served.address, "GET", f"studies/{id}/chapters/1/review", token=own)["review"]
    page.get_by_role("switch", name="Engine").check()
    worst = review["swings"][0]
    page.get_by_role("button", name="choice").click()
    page.locator(".retry li button").first.click()
    shown(page, worst["step"])
    expect(page.get_by_text("What is best here?")).to_be_visible()
    expect(page.locator("[data-line]")).to_have_count(0)
    expect(page.get_by_text("Think first.")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("Best was:")).to_be_visible()
    page.get_by_role("button", name="Enough").click()
    expect(page.get_by_text("What is best here?")).to_have_count(0)


def test_an_arrow_leads_from_what_was_played_to_the_line_that_is_shown(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    nodes = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    played = next(one for one in nodes.values() if re.match("knight|block", one.get("action", "")))
    page = open_study(person(), id, token, played["parent"])
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    lines = page.locator("[data-line]").evaluate_all("all => all.map(one => one.dataset.line)")
    square = played["action"].split(" ")[-1]
    other = next(i for i, line in enumerate(lines) if re.search(r" [a-h][1-8]$", line) and not line.endswith(square))
    page.locator("body").press(str(other + 1))
    expect(page.locator("svg.arrow")).to_have_count(1)
    page.locator("body").press(str(other + 1))
    expect(page.locator("svg.arrow")).to_have_count(0)


def test_another_address_of_the_same_study_shows_its_position(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    one = person()
    page = open_study(one, id, token, 1)
    where = page.locator(".study .where")
    expect(where).to_contain_text("1 /")
    one.go(f"/study/{id}/1/4")
    expect(where).to_contain_text("4 /")
    page.go_back()
    expect(where).to_contain_text("1 /")


def test_what_does_not_fit_is_said_in_the_language_of_the_reader(person: Bring, served: Served) -> None:
    id, token = studied(served, "caylus")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one.get("action", "").startswith("place"))["parent"]
    page = open_study(person(language="de"), id, token, node)
    page.get_by_role("button", name="Aufbauen").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Alles passt.")).to_be_visible()
    deniers = dialog.get_by_role("spinbutton", name="Denare").first
    deniers.fill("-1")
    deniers.press("Tab")
    expect(dialog.locator(".said li")).to_contain_text("Denare: von 0 bis 10000.")


def test_a_game_that_goes_on_is_studied_later(person: Bring, served: Served) -> None:
    table, _, token = against_a_bot(served, "torres").partition("?key=")
    red = person()
    red.go(f"/replay/{table}?key={token}")
    expect(red.page.get_by_role("button", name="Study this game: when it is over")).to_be_disabled()


def test_the_engine_says_its_lines_and_a_line_is_added(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    nodes = chapter(served, id, token)["nodes"]
    node = next(one for one in nodes if one["seat"] >= 0)["parent"]
    page = open_study(person(), id, token, node)
    expect(page.locator(".tray .title")).to_have_text(re.compile("is to move$"))
    page.get_by_role("switch", name="Engine").check()
    lines = page.locator("[data-line]")
    expect(lines.nth(2)).to_be_visible()
    expect(page.get_by_text("ends with about").first).to_be_visible()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    page.locator("body").press("1")
    expect(lines.first).to_have_class(re.compile("hot"))
    shown_line = lines.first.locator(".moves").inner_text().split("; ")
    added: list[str] = []
    page.on(
        "request", lambda asked: added.append(asked.post_data_json["action"]) if "operations" in asked.url else None
    )
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"/{node}$"))
    expect(page.get_by_text("Added as a line. The game itself is unchanged.")).to_be_visible()
    assert len(added) == len(shown_line), "the line is written as far as it is shown"
    tree = {one["id"]: one for one in chapter(served, id, token)["nodes"]}
    there = node
    for action in added:
        there = next(each for each in tree[there]["children"] if tree[each]["action"] == action)
    assert page.url.endswith(f"/{next(each for each in tree[node]['children'] if tree[each]['action'] == added[0])}")
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="New chapter as").click()
    expect(page.get_by_text("what is hidden here is a guess")).to_be_visible()
    assert ask(served.address, "GET", f"studies/{id}/chapters/2", token=token)["line"]["guessed"] is not None


def test_on_a_phone_no_arrow_lies_over_the_lines_and_the_engine_is_above_a_long_game(
    person: Bring, served: Served
) -> None:
    record = (RECORDS / "caylus-2.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    one = person(width=390, height=844, touch=True)
    nodes = chapter(served, made["id"], made["token"])["nodes"]
    placed = [step["parent"] for step in nodes if step.get("action", "").startswith("place ")]
    page = open_study(one, made["id"], made["token"], placed[20])
    beside(page)
    switch = page.get_by_role("switch", name="Engine")
    expect(switch).to_be_in_viewport()
    switch.check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    arrow = page.locator("svg.arrow .head")
    for line in "123":
        page.locator("body").press(line)
        one.rest()
        expect(arrow).to_have_count(0)
    page.locator("[data-jump=road]").click()
    road = page.locator(".pane.road").bounding_box()
    assert road is not None
    seen = []
    for line in "123":
        page.locator("body").press(line)
        one.rest()
        seen += [box for box in [arrow.bounding_box() if arrow.count() else None] if box]
    assert seen, "an arrow is shown where both of its ends are in sight"
    assert all(road["y"] <= box["y"] <= box["y"] + box["height"] <= road["y"] + road["height"] for box in seen)


def test_a_land_is_set_up_by_finger(person: Bring, served: Served) -> None:
    record = (RECORDS / "carcassonne-2-base.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    one = person(width=390, height=844, touch=True)
    page = open_study(one, made["id"], made["token"], 90)
    panel(page)
    page.get_by_role("button", name="Set up").click()
    sizes = page.locator("dialog [data-free]").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert min(sizes) >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_everybody_can_use_it(person: Bring, served: Served, theme: str, width: int) -> None:
    id, token = studied(served, "carcassonne")
    one = person(theme=theme)
    one.page.set_viewport_size({"width": width, "height": 900 if width > 400 else 844})
    open_study(one, id, token, 4)
    panel(one.page)
    for tab in ("Comments", "Chapters", "Moves"):
        one.page.get_by_role("tab", name=tab).click()
        assert one.violations() == []
    one.page.get_by_role("button", name="Share").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert one.violations() == []
    one.go("/study")
    expect(one.page.get_by_role("heading", name="Your studies")).to_be_visible()
    assert one.violations() == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 720, "dark"), (360, 640, "light")])
@pytest.mark.parametrize("game", GAMES)
def test_lines_chance_and_set_up_of_every_game_are_for_everybody(
    person: Bring, served: Served, game: str, width: int, height: int, theme: str
) -> None:
    id, token = studied(served, game)
    nodes = chapter(served, id, token)["nodes"]
    decided = next(one for one in reversed(nodes) if one["seat"] >= 0)["parent"]
    drawn = next(one for one in nodes if one["seat"] == -1)["parent"]
    one = person(theme=theme, width=width, height=height)
    page = open_study(one, id, token, decided)
    beside(page)
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    assert one.violations() == []
    if not page.get_by_role("button", name="Set up").is_visible():
        panel(page)
    page.get_by_role("button", name="Set up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything fits.")).to_be_visible()
    assert one.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    one.go(f"/study/{id}/1/{drawn}")
    page.reload()
    expect(page.get_by_role("region", name="What does chance do?")).to_be_visible()
    assert one.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_screen_nothing_lies_over_the_board_the_lines_or_the_moves(
    person: Bring, served: Served, game: str
) -> None:
    id, token = studied(served, game)
    nodes = chapter(served, id, token)["nodes"]
    drawn = next(one for one in nodes if one["seat"] == -1)["parent"]
    decided = next(one for one in reversed(nodes) if one["seat"] >= 0)["parent"]
    one = person(width=1280, height=720)
    page = open_study(one, id, token, drawn)
    expect(page.get_by_role("region", name="What does chance do?")).to_be_visible()
    one.rest()
    assert not page.evaluate(SHARED, [".chance", "#board"])
    one.go(f"/study/{id}/1/{decided}")
    page.reload()
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    one.rest()
    assert not page.evaluate(SHARED, [".pop", ".side"])
    assert page.evaluate(WITHIN, ["#study-panel", ".talk"])
    lines = page.locator("[data-line]")
    before = lines.last.bounding_box()
    lines.first.hover()
    one.rest()
    assert lines.last.bounding_box() == before, "a line that is read whole moves no other"
    assert page.evaluate(WITHIN, [".bar .signs", ".bar"])


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        *((name, 390, 844) for name in ("carcassonne-2-base", "torres-2-base", "caylus-2", "magna_carta-2-standard")),
        # Between the phases and the stock of both games of Caylus there is room for the lines alone: one scrolls.
        *((name, 360, 640) for name in ("carcassonne-2-base", "torres-2-base")),
    ],
)
def test_on_a_phone_the_step_that_is_shown_is_in_sight_beneath_the_lines(
    person: Bring, served: Served, name: str, width: int, height: int
) -> None:
    id, token, nodes = of_record(served, name)
    at = next(step["parent"] for step in nodes[20:] if step["seat"] != -1 and step["parent"] > 20)
    one = person(width=width, height=height, touch=True)
    page = open_study(one, id, token, at)
    beside(page)
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    one.rest()
    step = page.locator("#study-panel [aria-current=true]").last.bounding_box()
    rooms = [page.locator(one).bounding_box() for one in ("#study-panel", ".talk")]
    assert step
    for room in rooms:
        assert room
        assert room["y"] <= step["y"] + 1
        assert step["y"] + step["height"] <= room["y"] + room["height"] + 1


FOLLOW = """() => {
    window.seen = {};
    (function look() {
        for (const one of ['.side', '.engine', '.talk [role=tablist]', '.bar .keys', '.land .stage', '.pane']) {
            const found = document.querySelector(one);
            if (!found) continue;
            const { x, y, width, height } = found.getBoundingClientRect();
            (window.seen[one] ??= new Set()).add([x, y, width, height].map(Math.round).join(' '));
        }
        requestAnimationFrame(look);
    })();
}"""
"""Notes, picture by picture, where the board, what is beside it and the buttons are."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("name", ["carcassonne-2-base", "torres-2-base", "caylus-2", "magna_carta-2-standard"])
def test_nothing_moves_while_lines_arrive_and_chance_is_stepped_over(
    person: Bring, served: Served, name: str, width: int, height: int
) -> None:
    id, token, nodes = of_record(served, name)
    one = person(width=width, height=height, touch=width < 400)
    asked = [step["parent"] for step in nodes[1:] if step["seat"] != -1]
    over_chance = [at for at in asked if at > 4 and at + 2 < len(nodes) and nodes[at + 2]["seat"] == -1]
    before = over_chance[len(over_chance) // 2] if over_chance else asked[len(asked) // 2]
    page = open_study(one, id, token, before)
    beside(page)
    page.get_by_role("switch", name="Engine").check()
    one.rest()
    page.evaluate(FOLLOW)
    here = [before]
    for key, by in (("k", 1), ("k", 1), ("j", -1), ("j", -1)):
        page.keyboard.press(key)
        here.append(here[-1] + by)
        shown(page, here[-1])
        one.rest()
    expect(page.locator("[data-line]").first).to_be_attached()
    for key in "12":
        page.keyboard.press(key)
        one.rest()
    seen = page.evaluate("Object.fromEntries(Object.entries(window.seen).map(([one, where]) => [one, [...where]]))")
    assert len(seen) >= 4
    assert {one: where for one, where in seen.items() if len(where) > 1} == {}


def test_a_question_leaves_the_lines_of_the_engine_in_sight(person: Bring, served: Served) -> None:
    record = (RECORDS / "caylus-2.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    nodes = chapter(served, made["id"], made["token"])["nodes"]
    inn = next(one for one in nodes if one.get("action") == "stay")["parent"]
    one = person(width=1280, height=720)
    page = open_study(one, made["id"], made["token"], inn)
    expect(page.locator(".pop")).to_be_visible()
    one.rest()
    assert not page.evaluate(SHARED, [".pop", ".side"])


def test_who_have_the_same_name_are_told_apart(person: Bring, served: Served) -> None:
    record = (RECORDS / "magna_carta-2-standard.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    page = open_study(person(), made["id"], made["token"], 100)
    expect(page.get_by_text("random (Red)").first).to_be_visible()
    expect(page.get_by_text("random (Blue)").first).to_be_visible()
    expect(page.get_by_text("Your hand")).to_have_count(0)


def test_in_a_study_nobody_is_you(person: Bring, served: Served) -> None:
    id, token, _ = of_record(served, "caylus-2")
    page = open_study(person(), id, token, 100)
    expect(page.locator(".top [role=status]")).to_contain_text("then Quarry (4), random (Blue)")


def test_a_line_over_chance_is_written_by_keys_alone(person: Bring, served: Served) -> None:
    id, token = studied(served, "carcassonne")
    nodes = chapter(served, id, token)["nodes"]
    drawn = next(one for one in nodes if one["seat"] == -1 and "draw" in one["action"])
    page = open_study(person(), id, token, drawn["parent"])

    def reach(there: str) -> None:
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate("there => document.activeElement.matches(there)", there):
                return
        raise AssertionError(f"Tab does not lead to {there}")

    reach(".chance .btn.pri")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"/{drawn['parent']}$"))
    reach("[role=switch]")
    page.keyboard.press("Space")
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    before = page.url
    page.locator("body").press("1")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before)
    reach("#study-tab-moves")
    page.keyboard.press("ArrowRight")
    reach("textarea")
    page.keyboard.type("What if?")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".words", has_text="What if?")).to_be_visible()
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator(".instead").first).to_contain_text(re.compile("City|Road|Cloister|Field"))
    line = chapter(served, id, token)["nodes"][len(nodes) :]
    assert line[0]["parent"] == drawn["parent"]
    assert line[1]["parent"] == line[0]["id"]


def test_within_another_page_there_is_the_study_alone(person: Bring, served: Served) -> None:
    id, _ = studied(served, "torres")
    guest = person()
    guest.page.goto(f"{served.address}/?embed#/embed/{id}/1/2")
    shown(guest.page, 2)
    expect(guest.page.get_by_role("button", name="Share")).to_have_count(0)
    guest.page.evaluate("location.hash = '#/settings'")
    expect(guest.page.get_by_role("link", name="Settings")).to_have_count(0)


@pytest.mark.parametrize(("game", "width"), [("torres", 1000), ("caylus", 1000), ("carcassonne", 390)])
def test_within_another_page_no_room_is_left_empty(person: Bring, served: Served, game: str, width: int) -> None:
    id, _ = studied(served, game)
    guest = person(width=width, height=600)
    guest.page.goto(f"{served.address}/?embed#/embed/{id}/1/2")
    shown(guest.page, 2)
    guest.rest()
    above = ".ribbon" if game == "caylus" else ".side"
    assert guest.page.locator(above).bounding_box()["y"] == 0  # type: ignore[index]
    if width < 400:
        panel(guest.page)
    expect(guest.page.get_by_role("tab", name="Moves")).to_be_visible()


@pytest.mark.parametrize("name", ["torres-2-base", "carcassonne-2-base", "caylus-2"])
def test_on_a_phone_the_step_that_is_shown_is_in_sight(person: Bring, served: Served, name: str) -> None:
    record = (RECORDS / f"{name}.txt").read_text("utf-8")
    made = ask(served.address, "POST", "studies", {"source": {"from": "record", "record": record}})
    nodes = chapter(served, made["id"], made["token"])["nodes"]
    one = person(width=390, height=844, touch=True)
    late = next(step["parent"] for step in nodes[90:] if step["seat"] >= 0)
    page = open_study(one, made["id"], made["token"], late)
    beside(page)
    page.get_by_role("switch", name="Engine").check()
    expect(page.get_by_text("by the engine, every line searched alike")).to_be_visible()
    one.rest()
    here = page.locator("#study-panel [aria-current=true]").last.bounding_box()
    room = page.locator(".talk").bounding_box()
    assert here is not None
    assert room is not None
    assert room["y"] <= here["y"] <= here["y"] + here["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize("name", ["caylus-2", "magna_carta-2-standard"])
def test_on_a_phone_who_steps_reads_on_beside_the_board(person: Bring, served: Served, name: str) -> None:
    id, token, nodes = of_record(served, name)
    one = person(width=390, height=844, touch=True)
    at = next(step["id"] for step in nodes[30:] if step.get("action", "").startswith("provost"))
    page = open_study(one, id, token, at - 4)
    beside(page)
    log = page.locator("[data-jump=log]")
    for node in range(at - 3, at + 4):
        page.keyboard.press("k")
        shown(page, node)
        one.rest()
        expect(log).to_have_attribute("aria-current", "true")
    page.locator("[data-jump=castle]").click()
    expect(page.locator("[data-pane=castle]")).to_be_visible()


def test_a_position_is_played_on_from(person: Bring, served: Served) -> None:
    id, token = studied(served, "torres")
    last = chapter(served, id, token)["line"]["steps"]
    one = person()
    page = open_study(one, id, token, last)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_text("from a position")).to_be_visible()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
