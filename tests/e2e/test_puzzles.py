"""Puzzles in the browser: solved and missed, by keyboard alone, in both themes, on a phone, without a connection."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from bastide.puzzles.file import Puzzle, shipped
from bastide.puzzles.judging import best, leaves
from e2e.people import STILL, Person

Bring = Callable[..., Person]
GAMES = ["carcassonne", "caylus", "magna_carta", "torres"]
PANEL = "[data-puzzle]"
FOCUSED = "document.activeElement?.matches('button') ? document.activeElement.textContent : ''"


def opened(person: Person, address: str) -> Puzzle:
    """The puzzle that is on the board at an address."""
    person.go(address)
    shown = person.page.locator(PANEL)
    shown.wait_for(state="attached")
    id = shown.get_attribute("data-puzzle")
    assert id is not None
    return next(puzzles[id] for game in GAMES if id in (puzzles := shipped(game)))


def right(puzzle: Puzzle) -> list[str]:
    return list(best(puzzle)[0])


def wrong(puzzle: Puzzle) -> list[str]:
    return list(min(leaves(puzzle.answers), key=lambda answer: answer[1])[0])


def plan(person: Person, actions: list[str]) -> None:
    """Decide all of it by the command line, one after the other; nothing is answered yet."""
    for number, action in enumerate(actions, 1):
        expect(person.page.locator(".table")).to_have_attribute("data-planned", str(number - 1))
        person.page.get_by_label("Type a move").focus()
        person.page.keyboard.type(action)
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".table")).to_have_attribute("data-planned", str(number))
    person.page.keyboard.press("Escape")


def answer(person: Person, actions: list[str]) -> None:
    """Decide all of it, and say that this is the move."""
    plan(person, actions)
    expect(person.page.get_by_role("button", name="This is my move").first).to_be_visible()
    person.page.evaluate("document.activeElement?.blur()")
    person.page.keyboard.press("Enter")


def tab_to(person: Person, name: str) -> None:
    """Go on by the tabulator until a button with this name has the focus."""
    for _ in range(150):
        person.page.keyboard.press("Tab")
        if name in person.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"no key leads to '{name}'")


@pytest.mark.parametrize("game", GAMES)
def test_a_rated_puzzle_is_solved_by_keyboard(person: Bring, game: str) -> None:
    red = person()
    puzzle = opened(red, f"/puzzles/{game}/rated")
    verdict = red.page.locator(f"{PANEL} [role=status]")
    expect(verdict).to_contain_text("Nothing counts before you say so")
    answer(red, right(puzzle))
    expect(verdict).to_contain_text("That is it")
    expect(red.page.locator("[data-change]")).to_contain_text("rating, now")
    change = red.page.locator("[data-change]").get_attribute("data-change")
    assert change is not None
    assert int(change) > 0
    expect(red.page.get_by_text("How good the best answers are")).to_be_visible()
    tab_to(red, "Next puzzle")
    red.page.keyboard.press("Enter")
    expect(red.page.locator(f'[data-puzzle="{puzzle.id}"]')).to_have_count(0)
    if len(shipped(game)) > 1:
        red.page.locator(PANEL).wait_for(state="attached")
    else:
        expect(red.page.get_by_role("alert")).to_contain_text("You have tried all of these")
    assert not red.complaints


def test_from_a_question_a_colon_leads_to_the_command_line(person: Bring) -> None:
    red = person()
    asking = next(puzzle for puzzle in shipped("caylus").values() if right(puzzle)[0].startswith("give"))
    opened(red, f"/puzzles/{asking.id}")
    red.page.locator(".pop button[data-action]").first.focus()
    red.page.keyboard.press(":")
    expect(red.page.get_by_label("Type a move")).to_be_focused()
    red.page.keyboard.type(right(asking)[0])
    red.page.keyboard.press("Enter")
    expect(red.page.locator(".table")).to_have_attribute("data-planned", "1")


def test_a_missed_puzzle_shows_the_best_answer_and_can_be_tried_again(person: Bring) -> None:
    red = person()
    puzzle = opened(red, "/puzzles/caylus/rated")
    verdict = red.page.locator(f"{PANEL} [role=status]")
    answer(red, wrong(puzzle))
    expect(verdict).to_contain_text("There is better")
    change = red.page.locator("[data-change]")
    expect(change).to_contain_text("rating, now")
    lost = change.get_attribute("data-change")
    assert lost is not None
    assert int(lost) < 0
    tab_to(red, "Show the best")
    red.page.keyboard.press("Enter")
    expect(red.page.get_by_role("button", name="Show mine")).to_have_attribute("aria-pressed", "true")
    tab_to(red, "Try again")
    red.page.keyboard.press("Enter")
    expect(verdict).to_contain_text("Nothing counts before you say so")
    answer(red, right(puzzle))
    expect(verdict).to_contain_text("That is it")
    expect(verdict).to_contain_text("not rated")
    assert not red.complaints


def test_the_buttons_under_an_answer_keep_their_places(person: Bring) -> None:
    red = person(width=1280, height=720)
    waiting: list[Route] = []
    red.page.route("**/try", lambda asked: waiting.append(asked))
    answer(red, wrong(opened(red, "/puzzles/caylus/rated")))
    best_one = red.page.get_by_role("button", name="Show the best")
    expect(best_one).to_be_visible()
    buttons = red.page.locator(f"{PANEL} .acts .btn")

    def places() -> list[object]:
        red.page.evaluate(STILL)
        return [button.bounding_box() for button in buttons.all()]

    before = places()
    assert len(before) == 4
    waiting[0].continue_()
    expect(red.page.locator("[data-change]")).to_be_visible()
    assert places() == before, "what it did to the rating comes later"
    best_one.click()
    expect(red.page.get_by_role("button", name="Show mine")).to_be_visible()
    assert places() == before


def test_what_is_planned_can_be_taken_back(person: Bring) -> None:
    red = person()
    puzzle = opened(red, "/puzzles/caylus/rated")
    plan(red, right(puzzle))
    red.page.evaluate("document.activeElement?.blur()")
    red.page.keyboard.press("u")
    expect(red.page.locator(".table")).to_have_attribute("data-planned", str(len(right(puzzle)) - 1))
    expect(red.page.locator(f"{PANEL} [role=status]")).to_contain_text("Nothing counts before you say so")


def test_todays_puzzle_stands_in_the_calendar(person: Bring) -> None:
    red = person()
    puzzle = opened(red, "/puzzles/magna_carta/today")
    answer(red, right(puzzle))
    expect(red.page.locator(f"{PANEL} [role=status]")).to_contain_text("That is it")
    red.go("/puzzles")
    expect(red.page.locator("[data-row]")).to_have_attribute("data-row", "1")
    expect(red.page.locator(".calendar .now")).to_contain_text("solved")
    expect(red.page.locator("[data-game=magna_carta]")).to_contain_text("solved")


def test_the_hall_leads_to_the_puzzles_and_tabs_go_by_arrows(person: Bring) -> None:
    red = person()
    red.go("/")
    red.page.get_by_role("navigation", name="Bastide").get_by_role("link", name="Puzzles").click()
    expect(red.page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    red.page.get_by_role("tab", name="Today").focus()
    red.page.keyboard.press("ArrowRight")
    expect(red.page.get_by_role("tab", name="Rated")).to_have_attribute("aria-selected", "true")
    expect(red.page.locator("[data-game=torres]")).to_contain_text("1300")
    red.page.keyboard.press("ArrowRight")
    first = red.page.locator("[data-game=caylus] .themes a").first
    expect(first).to_be_visible()
    first.click()
    red.page.locator(PANEL).wait_for(state="attached")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_list_stays_where_it_is_from_tab_to_tab(person: Bring, width: int, height: int) -> None:
    red = person(width=width, height=height)
    red.go("/puzzles")
    first = red.page.locator("[data-game]").first
    tops = []
    for tab, why in (
        ("Today", "One a day"),
        ("Rated", "As hard as you"),
        ("By theme", "Choose what you want to practise."),
    ):
        red.page.get_by_role("tab", name=tab).click()
        expect(red.page.locator("[role=tabpanel]").get_by_text(why)).to_be_visible()
        red.page.evaluate(STILL)
        box = first.bounding_box()
        assert box is not None
        tops.append(box["y"])
    assert len(set(tops)) == 1


@pytest.mark.parametrize("game", ["torres", "carcassonne"])
def test_the_tray_says_whose_answer_lies_on_the_board(person: Bring, game: str) -> None:
    red = person()
    puzzle = opened(red, f"/puzzles/{game}/rated")
    title = red.page.locator(".tray .title")
    answer(red, wrong(puzzle))
    expect(title).to_have_text("Your answer")
    red.page.get_by_role("button", name="Show the best").click()
    expect(title).to_have_text("The best answer")
    red.page.get_by_role("button", name="Try again").click()
    expect(title).to_have_text("Find the best answer.")


def test_once_loaded_a_puzzle_is_solved_without_a_connection(person: Bring) -> None:
    red = person(worker=True)
    puzzle = opened(red, "/puzzles/caylus/rated")
    red.rest()
    red.pardon("net::ERR_INTERNET_DISCONNECTED")
    red.context.set_offline(True)
    answer(red, right(puzzle))
    verdict = red.page.locator(f"{PANEL} [role=status]")
    expect(verdict).to_contain_text("That is it")
    expect(verdict).to_contain_text("counted later")
    red.page.get_by_role("button", name="Next puzzle").click()
    following = red.page.locator(f"{PANEL}:not([data-puzzle='{puzzle.id}'])")
    following.wait_for(state="attached")
    red.context.set_offline(False)
    red.go("/puzzles")
    red.page.get_by_role("tab", name="Rated").click()
    expect(red.page.locator("[data-game=caylus]")).not_to_contain_text("1300")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(person: Bring, theme: str) -> None:
    red = person(theme=theme)
    red.go("/puzzles")
    red.page.locator(".games .card").first.wait_for()
    assert red.violations() == []
    for tab in ("Rated", "By theme"):
        red.page.get_by_role("tab", name=tab).click()
        assert red.violations() == []
    for game in GAMES:
        puzzle = opened(red, f"/puzzles/{game}/rated")
        assert red.violations() == [], game
        answer(red, wrong(puzzle))
        expect(red.page.locator(f"{PANEL} [role=status]")).to_contain_text("There is better")
        assert red.violations() == [], game


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_it_is_said_beside_the_board_what_is_asked(person: Bring, game: str) -> None:
    red = person(width=360, height=640, touch=True)
    opened(red, f"/puzzles/{game}/rated")
    expect(red.page.get_by_text("Find the best answer.", exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "board"), [("torres", ".land .stage"), ("caylus", ".pane.road")])
def test_on_a_phone_the_best_answer_is_shown_on_the_board(person: Bring, game: str, board: str) -> None:
    red = person(width=390, height=844, touch=True)
    asked = next(one for one in shipped(game).values() if wrong(one)[0].startswith(("end", "place ")))
    opened(red, f"/puzzles/{asked.id}")
    beside = red.page.locator("[data-jump=log]" if game == "caylus" else ".top .more")
    beside.click()
    red.page.get_by_role("tab", name="Puzzle").wait_for()
    red.page.get_by_label("Type a move").fill(wrong(asked)[0])
    red.page.keyboard.press("Enter")
    if game == "torres":
        beside.click()
    red.page.get_by_role("button", name="This is my move").first.click()
    best_one = red.page.get_by_role("button", name="Show the best")
    expect(red.page.get_by_label("Type a move")).to_have_count(0)
    best_one.click()
    expect(red.page.get_by_role("tab", name="Puzzle")).to_be_hidden()
    expect(red.page.locator(board)).to_be_visible()
    beside.click()
    expect(red.page.get_by_role("button", name="Show mine")).to_have_attribute("aria-pressed", "true")


def test_the_card_whose_target_is_to_be_found_is_named(person: Bring) -> None:
    red = person()
    begun = next(one for one in shipped("torres").values() if one.snapshot["card_in_play"] == "free_move")
    opened(red, f"/puzzles/{begun.id}")
    expect(red.page.get_by_text("Move one of your knights, free")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_nothing_is_wider_than_the_screen(person: Bring, width: int, height: int) -> None:
    red = person(width=width, height=height, touch=True)
    red.go("/puzzles")
    red.page.locator(".games .card").first.wait_for()
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    red.rest()
    assert red.page.evaluate(wide) <= 0
    for game in ("carcassonne", "caylus"):
        red.go(f"/puzzles/{game}/rated")
        red.page.locator(f".table[data-game={game}]").wait_for()
        red.rest()
        assert red.page.evaluate(wide) <= 0, game
