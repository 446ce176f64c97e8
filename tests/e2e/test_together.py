"""Two people at one table: what each of them sees when the game is taken back, or somebody has passed ahead."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import Person, sit_together

Bring = Callable[..., Person]


def press_in_menu(person: Person, *buttons: str) -> None:
    """Press buttons of the table's menu."""
    person.page.get_by_role("button", name="Table and preferences").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    for button in buttons:
        person.page.get_by_role("button", name=button, exact=True).click()


def struck_out(person: Person) -> Locator:
    """What the log says was taken back."""
    return person.page.locator(".log li.gone")


def last_lines(person: Person) -> Locator:
    """The lines of the last part of the log."""
    return person.page.locator(".log .turn.last li .text")


def test_a_move_that_all_agree_to_take_back_is_struck_out(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres", first_player=0)
    red.play_on_board()
    press_in_menu(blue, "Ask to undo the last move")
    expect(red.page.locator(".banner")).to_contain_text("Blue asks to undo a move.")
    expect(struck_out(red)).to_have_count(0)
    red.page.get_by_role("button", name="Yes", exact=True).click()
    for one in (red, blue):
        expect(struck_out(one)).to_have_count(1)
        expect(last_lines(one)).to_have_text("Red agrees")


def test_the_host_takes_back_anothers_decision_and_both_read_it(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres", first_player=1)
    blue.play_on_board()
    press_in_menu(blue)
    expect(blue.page.locator("[data-ask=rollback]")).to_have_count(0)
    blue.page.keyboard.press("Escape")
    expect(blue.page.get_by_role("dialog")).to_have_count(0)
    before = red.until(lambda: red.step() == blue.step() and red.step())
    press_in_menu(red, "Undo the last decision")
    assert red.step() == before
    red.page.get_by_role("button", name="Yes, undo it for everybody", exact=True).click()
    for one in (red, blue):
        expect(struck_out(one)).to_have_count(1)
        expect(last_lines(one)).to_have_accessible_name("The host undoes the last decision of Blue: 1 step")
    red.until(lambda: (red.my_turn, blue.my_turn) == (False, True))
    blue.play_on_board()
    expect(last_lines(red)).to_contain_text("Blue")


def listen(person: Person) -> list[str]:
    """The kinds of messages that will come to this person's page."""
    heard: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(kind_of(frame))))
    return heard


def kind_of(frame: str | bytes) -> str:
    return str(json.loads(frame)["type"])


def passing(person: Person) -> Locator:
    """The switch that passes ahead, where it is offered."""
    return person.page.get_by_role("switch", name="Pass when my turn comes")


def words_of(person: Person) -> list[str]:
    """What is to be done, and what has happened."""
    return [person.page.locator(part).inner_text() for part in (".status", ".log")]


PLACES = ".target[data-action^='place ']"


def placing(people: tuple[Person, Person]) -> int:
    """Who is to move, once workers can be placed."""
    places = [one.page.locator(PLACES) for one in people]
    people[0].until(lambda: any(place.count() for place in places))
    for one in people:
        one.rest()
    return 0 if places[0].count() else 1


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
def test_a_pass_said_ahead_is_known_to_nobody_else_until_it_happens(person: Bring, game: str) -> None:
    people = red, blue = person(), person()
    ears = [listen(one) for one in people]
    sit_together(red, blue, game)
    for one in people if game == "magna_carta" else ():
        expect(passing(one)).to_have_count(0)
        one.page.locator("[data-action=keep]").click()
    mover = placing(people)
    one, other, name = people[mover], people[1 - mover], ("Blue", "Red")[mover]
    seen = words_of(one)
    ears[mover].clear()
    for on in (True, False, True):
        passing(other).click()
        expect(passing(other)).to_be_checked(checked=on)
    assert set(ears[mover]) <= {"pong", "presence", "foresight"}  # answers to what the mover asks itself
    assert words_of(one) == seen
    one.page.locator(PLACES).first.click(force=True)
    for page in (one.page, other.page):
        last = page.locator(".log .turn.last")
        expect(last.locator("h3")).to_contain_text(f"{name} chosen in advance")
        expect(last.locator(".text").first).to_contain_text(f"{name} passes")
    one.until(lambda: (one.my_turn, other.my_turn) == (True, False))
    expect(passing(other)).to_have_count(0)
