"""What a person meets at a table."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from e2e.people import ACTING, Person, ask, lay_new_table, open_table, pick, set_table, sit_two
from e2e.serving import Served

Bring = Callable[..., Person]


def sit_down(person: Person, served: Served, game: str, **settings: object) -> str:
    """A table against one bot, begun."""
    made = set_table(served.address, game, 2, 1, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    person.go(f"/table/{id}?key={token}")
    person.page.wait_for_selector(f".table[data-game={game}]")
    return str(id)


def test_a_game_against_bots_begins_with_two_clicks(person: Bring) -> None:
    red = person()
    red.go()
    pick(red, "game", "torres")
    red.page.click("[data-start=torres]")
    red.page.wait_for_selector(".table[data-game=torres]")
    expect(red.page.locator(".seat")).to_have_count(3)


def test_a_friend_sits_down_by_link_and_the_host_starts(person: Bring, served: Served) -> None:
    red, blue = person(), person(name="Blue")
    lay_new_table(red, "caylus")
    red.page.get_by_role("button", name="One seat fewer").last.click()
    open_table(red)
    link = red.page.locator("[data-link*='key=sit']").get_attribute("data-link")
    assert link is not None
    blue.page.goto(link)
    blue.page.get_by_role("button", name="Sit down here").first.click()
    red.page.get_by_role("button", name="Begin").click()
    for one in (red, blue):
        one.page.wait_for_selector(".table[data-game=caylus]")
    red.until(lambda: red.my_turn or blue.my_turn)


def test_an_illegal_move_shows_the_reason_the_clause_and_the_way_to_the_rule(person: Bring, served: Served) -> None:
    red = person()
    sit_down(red, served, "torres", first_player=0)
    red.page.get_by_label("Type a move").fill("move a1 a2")
    red.page.keyboard.press("Enter")
    notice = red.page.locator(".refusal .notice")
    expect(notice).to_contain_text("nothing was played")
    clause = notice.locator("a.clause").first
    expect(clause).to_have_text(re.compile(r"^TOR-\d+\.\d+$"))
    name = clause.inner_text()
    clause.click()
    expect(red.page.locator(f"article[id='{name}']")).to_have_class(re.compile(r"\bon\b"))
    red.page.get_by_role("button", name="Back to the table").click()
    red.page.wait_for_selector(".table[data-game=torres]")


def test_a_move_is_taken_back_played_again_and_the_turn_restarted(person: Bring, served: Served) -> None:
    red = person()
    sit_down(red, served, "torres", first_player=0)
    while not red.page.locator("[data-action=advance]:not([disabled])").count():
        red.wait_for_turn()
        red.play_on_board()
    red.wait_for_turn()
    red.rest()
    points = red.page.locator("[data-points]")
    before = str(points.get_attribute("data-points"))
    red.page.locator("[data-action=advance]").click()
    expect(points).to_have_attribute("data-points", str(int(before) - 1))
    red.page.get_by_role("button", name="Undo (U)", exact=True).click()
    expect(points).to_have_attribute("data-points", before)
    expect(red.page.locator(".log .gone")).to_have_count(0)  # the table has not heard of it
    red.page.get_by_role("button", name="Redo", exact=True).click()
    expect(points).to_have_attribute("data-points", str(int(before) - 1))
    red.page.get_by_role("button", name="Restart the turn", exact=True).click()
    expect(red.page.locator(".table")).to_have_attribute("data-planned", "0")


def test_a_move_waits_for_confirmation(person: Bring, served: Served) -> None:
    red = person(confirm="always")
    sit_down(red, served, "carcassonne", start_player=0)
    red.wait_for_turn()
    red.rest()
    tiles = red.page.locator("svg.board > svg")
    before = tiles.count()
    red.page.locator(".target[data-action^=place]").first.click(force=True)
    confirm = red.page.get_by_role("button", name="Place here", exact=True)
    expect(confirm).to_be_enabled()
    red.rest()
    expect(tiles).to_have_count(before)
    confirm.click()
    expect(tiles).to_have_count(before + 1)


def test_the_tile_turns_by_key_and_by_wheel(person: Bring, served: Served) -> None:
    red = person()
    sit_down(red, served, "carcassonne", start_player=0)
    red.wait_for_turn()
    red.rest()
    places = red.page.locator(".target[data-action^=place]").filter(has=red.page.locator(".way.fits ~ .way.fits"))
    while places.count() == 0:  # a cloister looks the same from all sides
        red.play_on_board()
        red.wait_for_turn()
        red.rest()
    cell = str(places.first.get_attribute("data-action")).split()[1]
    shown = red.page.locator(f".target[data-action^='place {cell} ']")
    shown.hover(force=True)
    seen = [shown.get_attribute("data-action")]
    for turn in (lambda: red.page.keyboard.press("r"), lambda: red.page.mouse.wheel(0, 100)):
        turn()
        expect(shown).not_to_have_attribute("data-action", str(seen[-1]))
        seen.append(shown.get_attribute("data-action"))


def whose_turn(people: tuple[Person, Person]) -> Person:
    """Who is to move, once the table has sent both the last move."""

    def mover() -> Person | None:
        if len({last_known(one) for one in people}) > 1:
            return None
        return next((one for one in people if one.my_turn and one.page.locator(ACTING).count()), None)

    found: Person = people[0].until(mover)
    return found


def last_known(person: Person) -> str:
    """The last entry that the table has sent somebody; what is planned comes after it."""
    return person.step().split("+")[0]


def test_a_killed_server_is_reached_again_and_the_game_goes_on(
    browser: Browser, page_built: Path, tmp_path: Path
) -> None:
    served = Served(tmp_path)
    try:
        people = sit_two(browser, served.address, "torres")
        for _ in range(4):
            whose_turn(people).play_on_board()
        whose_turn(people)
        step = last_known(people[0])
        served.kill()
        expect(people[0].page.locator("[role=alert]", has_text="connection is lost")).to_be_visible()
        served.start()
        expect(people[0].page.locator("[role=alert]", has_text="connection is lost")).to_be_hidden()
        assert last_known(people[0]) == step
        for _ in range(4):
            whose_turn(people).play_on_board()
        assert any(one.step() != step for one in people)  # what one of them plans, the other does not know yet
        for one in people:
            one.close()
    finally:
        served.stop()


def test_the_language_changes_everywhere_at_once(person: Bring, served: Served) -> None:
    red = person()
    sit_down(red, served, "torres", first_player=0)
    expect(red.page.locator(".status p b")).to_have_text("Your turn.")
    red.page.get_by_role("button", name="Table and preferences").click()
    red.page.get_by_label("Language").select_option("it")
    red.page.keyboard.press("Escape")
    expect(red.page.locator(".status p b")).to_have_text("Tocca a te.")
    expect(red.page.locator("html")).to_have_attribute("lang", "it")


def test_the_past_is_shown_by_slider_keys_and_link(person: Bring, served: Served) -> None:
    red = person()
    id = sit_down(red, served, "carcassonne")
    for _ in range(6):
        red.wait_for_turn()
        red.play_on_board()
    red.wait_for_turn()  # the bot adds nothing to what is read below
    red.go(f"/replay/{id}")
    red.page.wait_for_selector(".replay .table")
    slider = red.page.get_by_role("slider")
    total = int(slider.get_attribute("max") or "0")
    assert total >= 6
    red.page.keyboard.press("j")
    expect(slider).to_have_value(str(total - 1))
    expect(red.page.locator("div.past > span")).to_contain_text("You are looking at the past")
    red.page.keyboard.press("Home")
    expect(red.page.locator("svg.board > svg")).to_have_count(1)
    red.page.get_by_role("button", name="Verify").click()
    expect(red.page.locator(".checks li:not(.bad)")).to_have_count(2)
    with red.page.expect_download() as record:
        red.page.get_by_role("button", name="Download the record").click()
    assert Path(record.value.path()).read_text().startswith("bastide")
    red.go(f"/replay/{id}?step=2")
    red.page.reload()
    expect(red.page.get_by_role("slider")).to_have_value("2")
    red.page.keyboard.press("Escape")
    red.page.wait_for_url(f"**/#/table/{id}")
    expect(red.page.get_by_role("slider")).to_have_count(0)


def test_a_click_on_a_place_that_is_not_lit_tells_why(person: Bring, served: Served) -> None:
    red = person()
    sit_down(red, served, "torres", first_player=0)
    red.wait_for_turn()
    expect(red.page.locator(".target[data-action^=knight]")).not_to_have_count(0)
    red.rest()
    before = red.step()
    bare = red.page.evaluate(
        """() => {
            const svg = document.querySelector('svg.board');
            const lit = [...document.querySelectorAll('.target')].map(t => t.dataset.action?.split(' ')[1]);
            const all = [...'abcdefgh'].flatMap(f => [...'12345678'].map(r => f + r));
            const free = all.find(square => !lit.includes(square));
            const at = new DOMPoint((free.charCodeAt(0) - 97) * 84 + 42, (8 - free[1]) * 84 + 42);
            const { x, y } = at.matrixTransform(svg.getScreenCTM());
            return { x, y };
        }"""
    )
    red.page.mouse.click(bare["x"], bare["y"])
    expect(red.page.locator(".refusal .notice a.clause").first).to_have_text(re.compile(r"^TOR-2"))
    assert red.step() == before
