"""What the boards show: what a move would do, which land belongs together, and every action of every set."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import bastide
from bastide import CHANCE, Dealer, State
from e2e.people import ACTING, CHANGED, Person, ask, set_table
from e2e.serving import Served
from e2e.stage import Stage

Bring = Callable[..., Person]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
SETS = [
    "inns_cathedrals", "traders_builders", "king_robber", "cult", "princess_dragon",
    "tower", "abbey_mayor", "count", "catapult",
]  # fmt: skip

GAMES_ON_THE_LAND = 5
EVERYTHING = {
    "abbey", "aim", "barn", "capture", "choose", "count", "deploy", "dragon", "drive", "enter", "fair", "fairy", "hand",
    "join", "pass", "place", "portal", "princess", "range", "ransom", "send", "summon", "top", "tower",
}  # fmt: skip
"""What can be done in the first games that are played at random."""
OFFERED = """words => {
    const shown = [...document.querySelectorAll('.stage [data-action], .stage [data-kind]')]
        .map(one => (one.dataset.action ?? one.dataset.kind).split(' ')[0]);
    return words.every(word => shown.includes(word));
}"""


class Table:
    """A table for two whose moves are made past the page, at random."""

    def __init__(self, served: Served, game: str, **settings: object) -> None:
        self.served = served
        self.game = game
        made = set_table(served.address, game, **settings)
        self.id = str(made["table"]["id"])
        seat = {"id": "0123456789abcdef0", "name": "Blue"}
        sat = ask(served.address, "POST", f"tables/{self.id}/seats", seat, made["links"]["sit"])
        self.tokens = [made["links"]["seat"], sat["token"]]
        self.lot = random.Random(5)
        self.moves = 0
        ask(served.address, "POST", f"tables/{self.id}/commands", {"do": "start", "id": "start"}, self.tokens[0])

    def seen(self) -> tuple[int, dict[str, Any]]:
        """Who is to move, and what that person sees."""
        mover = ask(self.served.address, "GET", f"tables/{self.id}", None, self.tokens[0])["position"]["to_move"]
        return mover, ask(self.served.address, "GET", f"tables/{self.id}", None, self.tokens[mover])

    def play(self) -> None:
        mover, seen = self.seen()
        legal = [offer["action"] for offer in seen["position"]["legal"]]
        wanted = [action for action in legal if not action.startswith("pass")] or legal
        command = {"do": "play", "id": f"m{self.moves}", "seq": seen["table"]["seq"], "action": self.lot.choice(wanted)}
        ask(self.served.address, "POST", f"tables/{self.id}/commands", command, self.tokens[mover])
        self.moves += 1

    def show(self, person: Person, seat: int) -> None:
        person.go(f"/table/{self.id}?key={self.tokens[seat]}")
        person.page.wait_for_selector(f".table[data-game={self.game}]")
        person.rest()


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
def test_what_is_chosen_and_not_confirmed_tells_by_which_clause(person: Bring, served: Served, game: str) -> None:
    red = person(confirm="always")
    table = Table(served, game)
    mover, seen = table.seen()
    table.show(red, mover)
    before = red.step()
    red.page.locator(ACTING).first.click(force=True)
    expect(red.page.locator(".pop a.clause").first).to_have_text(re.compile(r"\d"))
    expect(red.page.locator(".pop [data-confirm]")).to_be_enabled()
    red.page.keyboard.press("Escape")
    assert red.step() == before
    assert table.seen()[1]["table"]["seq"] == seen["table"]["seq"]


@pytest.mark.parametrize("game", ["torres", "carcassonne"])
def test_pointing_at_a_move_tells_what_it_would_do_and_by_which_clause(
    person: Bring, served: Served, game: str
) -> None:
    red = person()
    table = Table(served, game)
    mover, seen = table.seen()
    table.show(red, mover)
    place = red.page.locator(ACTING).first
    place.hover(force=True)
    card = red.page.locator(".card-at")
    expect(card.locator("a.clause").first).to_have_text(re.compile(r"\d"))
    foreseen = [offer["action"] for offer in seen["position"]["legal"]]
    red.until(lambda: card.get_attribute("data-foreseen") in foreseen)
    red.page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    assert table.seen()[1]["table"]["seq"] == seen["table"]["seq"]


def test_points_that_a_move_would_give_stand_beside_the_score(person: Bring, served: Served) -> None:
    red = person()
    table = Table(served, "torres", first_player=0)
    while "advance" not in [offer["action"] for offer in table.seen()[1]["position"]["legal"]]:
        table.play()
    mover, _ = table.seen()
    table.show(red, mover)
    red.page.locator("[data-action=advance]").hover()
    expect(red.page.locator(f"[data-seat='{mover}'] .gain")).to_have_text(re.compile(r"^\+\d+$"))
    red.page.locator("[data-action=advance]").click()
    red.page.locator("[data-action=end]").click()  # what is planned is in the log when the turn has passed on
    line = red.page.locator(".log button[aria-expanded]").last
    line.click()
    expect(red.page.locator(".log dl .sum dd")).to_have_text(re.compile(r"^\d+$"))
    expect(red.page.locator(".log dl a.clause").first).to_have_text(re.compile(r"^TOR-10"))


def land(seed: int, **settings: object) -> Iterator[State]:
    """The decisions of a game on the land that is played at random; who can do something does not pass."""
    dealer, state = Dealer(seed), bastide.load("carcassonne").start(players=2, **settings)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        yield state.copy()
        legal = state.legal_actions()
        wanted = [action for action in legal if not str(action).startswith("pass")] or legal
        state.apply(wanted[dealer.below(len(wanted))])


def words(state: State) -> set[str]:
    """What can be done: the first words of all actions."""
    return {str(action).split()[0] for action in state.legal_actions()}


def test_the_region_under_the_pointer_is_outlined_and_described(person: Bring, served: Served) -> None:
    red = person()
    stage = Stage(red, served, "carcassonne")
    stage.show(next(state for number, state in enumerate(land(1)) if number >= 12 and state.view(None)["figures"]))
    red.rest()
    figure = red.page.locator(".figure[tabindex='0']").first
    figure.focus()
    expect(red.page.locator(".tip h2")).to_have_count(1)
    expect(red.page.locator("g.outline path")).not_to_have_count(0)
    red.rest()
    tile = red.page.locator("svg.board > svg").first.bounding_box()
    assert tile is not None
    for x, y in ((0.2, 0.8), (0.8, 0.2)):
        red.page.mouse.move(tile["x"] + tile["width"] * x, tile["y"] + tile["height"] * y)
        expect(red.page.locator(".tip")).to_contain_text(re.compile("Field|City|Road|Cloister"))


def test_the_farms_are_shown_on_demand(person: Bring, served: Served) -> None:
    red = person()
    stage = Stage(red, served, "carcassonne")
    stage.show(next(state for state in land(2) if "farmer" in [one["role"] for one in state.view(None)["figures"]]))
    expect(red.page.locator(".farms")).to_have_count(0)
    red.page.keyboard.press("g")
    expect(red.page.locator(".farms g.outline").first).to_be_attached()
    red.page.get_by_role("button", name="Farms").click()
    expect(red.page.locator(".farms")).to_have_count(0)


def test_everything_of_every_set_can_be_done_on_the_land(person: Bring, served: Served) -> None:
    stage = Stage(person(), served, "carcassonne")
    met: set[str] = set()
    for seed in range(GAMES_ON_THE_LAND):
        for state in land(seed, **dict.fromkeys(SETS, True)):
            if words(state) - met:
                met |= words(state)
                stage.show(state)
                stage.page.wait_for_function(OFFERED, arg=sorted(words(state)))
    assert met == EVERYTHING


def test_the_catapult_is_aimed_by_pointing(person: Bring, served: Served) -> None:
    red = person()
    stage = Stage(red, served, "carcassonne")
    state = next(state for state in land(1, catapult=True) if "aim" in words(state))
    stage.show(state)
    red.rest()
    before = red.step()
    expect(red.page.locator(".aim")).to_have_count(1)
    field = red.page.locator(".aim .area").bounding_box()
    assert field is not None
    red.page.mouse.move(field["x"] + field["width"] * 0.4, field["y"] + field["height"] * 0.4)
    red.until(lambda: red.page.locator(".aim").get_attribute("data-action") in map(str, state.legal_actions()))
    red.page.mouse.down()
    red.page.mouse.up()
    red.page.wait_for_function(CHANGED, arg=before)


def test_keys_tell_the_board_the_points_and_themselves(person: Bring, served: Served) -> None:
    red = person()
    for game in GAMES:
        table = Table(served, game)
        for _ in range(4):
            table.play()
        table.show(red, 0)
        red.page.keyboard.press("t")
        expect(red.page.locator("[data-spoken]")).to_contain_text("Red:")
        red.page.keyboard.press("Shift+B")
        expect(red.page.locator("dialog li").first).not_to_be_empty()
        red.page.keyboard.press("Escape")
        expect(red.page.locator("dialog")).to_have_count(0)
        red.page.keyboard.press("?")
        expect(red.page.locator("dialog kbd")).not_to_have_count(0)
        red.page.keyboard.press("Escape")
        expect(red.page.locator("dialog")).to_have_count(0)


def test_who_asks_for_stillness_sees_no_movement(browser: Browser, served: Served) -> None:
    table = Table(served, "carcassonne")
    red = Person(browser, served.address)
    red.page.emulate_media(reduced_motion="reduce")
    table.show(red, 0)
    for _ in range(6):
        before = red.step()
        table.play()
        red.page.wait_for_function(CHANGED, arg=before)
        assert red.page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0
    red.close()


def test_marks_since_my_last_turn_and_the_title_outlive_a_reload(person: Bring, served: Served) -> None:
    red = person()
    table = Table(served, "carcassonne", start_player=0)
    while table.seen()[0] == 0:
        table.play()
    while table.seen()[0] == 1:
        table.play()
    table.show(red, 0)
    expect(red.page.locator("path.lastmove")).not_to_have_count(0)
    expect(red.page).to_have_title(re.compile("^● "))
    red.page.reload()
    expect(red.page.locator("path.lastmove")).not_to_have_count(0)
    expect(red.page.locator("#favicon")).to_have_attribute("href", re.compile("icon-turn"))
