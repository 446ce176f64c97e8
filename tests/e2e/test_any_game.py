"""A game that the page has no board for: played with the drawing, the text and the list of moves of its engine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.people import Person, ask, lay_new_table, open_table, pick, set_table, sit_together
from e2e.serving import Served

TESTS = Path(__file__).resolve().parent.parent
Bring = Callable[..., Person]


@pytest.fixture(scope="module")
def served(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the toy game installed beside the real ones, as a package of somebody else's."""
    site = tmp_path_factory.mktemp("site")
    installed = site / "lots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: lots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[bastide.games]\nlots = toy:GAME\n")
    server = Served(tmp_path_factory.mktemp("served"), site, TESTS)
    yield server
    server.stop()


def drawing(person: Person) -> str:
    """What the drawing says, for those who cannot see it; it is there as a picture."""
    picture = person.page.locator(".stage img[data-drawing]")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    return str(picture.get_attribute("alt"))


def test_a_whole_game_is_played_against_a_bot_from_the_lobby_to_the_replay(person: Bring) -> None:
    red = person()
    red.go()
    pick(red, "game", "lots")
    expect(red.page.locator("label", has=red.page.locator("input[name=game][value=lots]"))).to_contain_text("2–3")
    red.page.get_by_role("button", name="One seat fewer").click()
    red.page.locator("[data-start=lots]").click()
    red.page.wait_for_selector(".table[data-game=lots]")
    expect(red.page.locator(".seat")).to_have_count(2)
    assert drawing(red).startswith("pile ")
    for _ in range(2):
        red.wait_for_turn()
        red.page.locator(".stage button[data-action]").first.hover()
        expect(red.page.locator(".below .foresight")).to_contain_text("Red plays the")
        red.play_on_board()
    red.page.wait_for_selector("a:has-text('Replay')")
    expect(red.page.locator(".standing li")).to_have_count(2)
    expect(red.page.locator(".log")).to_contain_text("Red plays the")
    red.page.keyboard.press("b")
    expect(red.page.locator("dialog pre")).to_contain_text("hands [[], []]")
    red.page.keyboard.press("Escape")

    red.page.get_by_role("link", name="Replay").click()
    red.page.wait_for_selector(".replay .table")
    expect(red.page.get_by_role("slider")).to_have_value("8")
    red.page.keyboard.press("Home")
    expect(red.page.locator(".stage img[data-drawing]")).to_have_attribute("alt", "pile [] hands [[], []]")
    red.page.keyboard.press("k")
    expect(red.page.locator(".stage img[data-drawing]")).not_to_have_attribute("alt", "pile [] hands [[], []]")


@pytest.mark.parametrize("way", ["board", "list"])
def test_two_people_play_it_on_phones_and_by_keys(person: Bring, way: str) -> None:
    size = {"width": 390, "height": 844} if way == "board" else {}
    red, blue = person(**size), person(**size)
    sit_together(red, blue, "lots")
    people = (red, blue)
    secret = [drawing(one) for one in people]
    assert secret[0] != secret[1]
    for move in range(4):
        mover = people[move % 2]
        mover.wait_for_turn()
        if way == "board":
            mover.play_on_board()
        else:
            mover.play_by_list()
    for one in people:
        one.page.wait_for_selector("a:has-text('Replay')")


def test_arrows_go_through_its_moves_and_a_rule_is_looked_up(person: Bring) -> None:
    red = person(confirm="always")
    made = set_table(red.address, "lots", 2, 1)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.wait_for_turn()
    before = red.step()
    red.page.keyboard.press("ArrowRight")
    expect(red.page.locator(".stage button[data-action]:focus")).to_have_count(1)
    red.page.keyboard.press("Enter")
    expect(red.page.locator(".status")).to_contain_text("Play the")
    assert red.step() == before
    red.page.get_by_role("button", name="Play", exact=True).first.click()
    expect(red.page.locator(".log .turn.last")).to_contain_text("Novice plays the")
    red.page.get_by_label("Type a move").fill("deal 1")
    red.page.keyboard.press("Enter")
    notice = red.page.locator(".refusal .notice")
    expect(notice).to_contain_text("the deal is not yours to make")
    notice.locator("a.clause").first.click()
    expect(red.page.locator("article[id='LOT-1']")).to_contain_text("The deal")


def test_it_is_set_up_in_the_dialog_and_its_room_waits(person: Bring) -> None:
    red = person()
    lay_new_table(red, "lots")
    red.page.get_by_text("Detailed rules").click()
    expect(red.page.locator("dialog .fine li")).to_contain_text("The deck")
    expect(red.page.locator("dialog .fine option")).to_have_text("1 to 8")
    red.page.get_by_role("button", name="One seat fewer").last.click()
    open_table(red)
    expect(red.page.get_by_role("heading", level=1)).to_have_text("Lots")
    red.page.get_by_role("button", name="Put a bot here").click()
    red.page.get_by_role("button", name="novice").click()
    red.page.get_by_role("button", name="Begin").click()
    red.page.wait_for_selector(".table[data-game=lots]")


def test_where_it_lacks_the_readers_language_it_speaks_english_within_the_page_of_that_language(person: Bring) -> None:
    red = person(language="hu")
    made = set_table(red.address, "lots", 2, 1)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    expect(red.page.locator(".status")).to_contain_text("Te jössz. Play a card")
    expect(red.page.locator(".log")).to_contain_text("Red is dealt the")
