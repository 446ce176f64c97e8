"""Two people at one table: what each of them sees when the game is taken back, or somebody has passed ahead."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from e2e.people import Person, sit_together

Bring = Callable[..., Person]


def press_in_menu(person: Person, *buttons: str) -> None:
    """Press buttons of the table's menu."""
    person.page.get_by_role("button", name="Table and preferences").click()
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
    press_in_menu(blue, "Ask to take back the last step")
    expect(red.page.locator(".banner")).to_contain_text("Blue asks to take a step back.")
    expect(struck_out(red)).to_have_count(0)
    red.page.get_by_role("button", name="Yes", exact=True).click()
    for one in (red, blue):
        expect(struck_out(one)).to_have_count(1)
        expect(last_lines(one)).to_have_text("Red agrees")
