"""Both games of Caylus on stage: the board never moves, and every decision is made, and undone, where it is about."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bastide
from bastide import CHANCE, Dealer, State
from bastide.games.caylus.codes import STEP_NAMES
from e2e.people import CHANGED, PATIENCE, Person, ask, set_table
from e2e.serving import Served
from e2e.stage import SMALL_TEXT, Stage
from e2e.test_colours import PIECES

Bring = Callable[..., Person]
GAMES = ["caylus", "magna_carta"]
SMALL: dict[str, Any] = {"width": 360, "height": 640, "touch": True}
MOST = {"caylus": 5, "magna_carta": 4}
SEEDS = 12
TABLES = [(game, players) for game in GAMES for players in range(2, MOST[game] + 1)]
STEPS = {
    "caylus": set(STEP_NAMES),
    "magna_carta": {
        "mulligan",
        "move",
        "provost",
        "primary",
        "secondary",
        "offer",
        "gold",
        "card_payment",
        "prestige_payment",
        "lawyer_payment",
    },
}
RAISING = ("build", "transform", "prestige", "turn")
LEAVING = ("pass", "decline", "stop", "draw", "replace", "keep")
VARIANTS: dict[str, list[dict[str, object]]] = {
    "caylus": [{"jeweller": True}, {"simplified_favours": True}, {"lawyer_prestige": 3}],
    "magna_carta": [{"variant": "beginner"}],
}
PANES = """() => [...document.querySelectorAll('.pane, .ribbon, .side, [data-board]')].map(pane => {
    const { x, y, width, height } = pane.getBoundingClientRect();
    return [pane.dataset.pane ?? pane.classList[0], x, y, width, height];
})"""
"""Where everything lies that must not move."""
POINTED = """() => [...document.querySelectorAll(
    '.stage .target, .stage button[data-action]:not([disabled])'
)].flatMap(place => {
    const { x, y, width, height } = (place.querySelector('.area') ?? place).getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2, action: place.dataset.action };
    return place.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
})"""
SHOWN = """() => [...document.querySelectorAll('.stage [data-action], .pop [data-action]')].map(
    one => one.dataset.action)"""
ALIKE = """() => {
    const looks = [...document.querySelectorAll('.pop .row')].map(row => row.innerHTML);
    return looks.filter((look, i) => looks.indexOf(look) !== i);
}"""
"""Choices of a question that cannot be told apart by looking at them."""
OVER_THE_TOP = """() => [...document.querySelectorAll('.pop:not(.small)')].some(pop =>
    pop.getBoundingClientRect().top < document.querySelector('.ribbon').getBoundingClientRect().bottom)"""
"""Whether a question hides whose decision it is, or one of the orders."""
CONFIRM = "() => document.querySelector('.pop [data-confirm]:not([disabled])')?.click()"
"""Confirms what is chosen, if that is asked for at this moment."""
CUT = """() => {
    const wide = [...document.querySelectorAll('.pop .rows, .pop .row')].filter(
        one => one.scrollWidth > one.clientWidth + 1);
    const beside = [...document.querySelectorAll('.pop button, .building b em')].filter(one => {
        const [own, room] = [one, one.closest('.pop, .building b span')].map(box => box.getBoundingClientRect());
        return own.left < room.left - 1 || own.right > room.right + 1;
    });
    return [...wide, ...beside].map(one => one.textContent.trim());
}"""
"""Choices and buttons of a question, and names of buildings, that are wider than their room."""
LONG = {2: "de", 3: "hu"}
"""Languages of long words, by the seats of the table they are tried at."""
CONTROLS = """() => {
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    const found = [...document.querySelectorAll(
        '.panes button, .act button, .pop button, .mine .good, .top .more, .ribbon .chip-at'
    )].filter(one => one.checkVisibility());
    const outside = found.filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > wide + 1 || bottom > high + 1;
    });
    const root = document.documentElement;
    return {
        outside: outside.map(one => one.outerHTML.slice(0, 120)),
        scrolls: root.scrollWidth > wide || root.scrollHeight > high,
        small: [...document.querySelectorAll('.act button, .pop button')].filter(
            one => one.checkVisibility() && one.getBoundingClientRect().height < 44).length,
    };
}"""


def sit(person: Person, game: str, players: int = 3, **settings: object) -> tuple[str, str]:
    """A table with bots, begun, the opening hand kept, when the person is asked."""
    made = set_table(person.address, game, players, players - 1, **settings)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    if game == "magna_carta":
        command = {"do": "play", "id": "keep", "action": "keep"}
        seen = ask(person.address, "GET", f"tables/{id}", token=token)
        while seen["position"]["to_move"] != 0:
            seen = ask(person.address, "GET", f"tables/{id}", token=token)
        ask(person.address, "POST", f"tables/{id}/commands", {**command, "seq": seen["table"]["seq"]}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    person.rest()
    return id, token


def asked(page: Page) -> None:
    """All that happened before has been shown, and something can be chosen."""
    page.wait_for_function(
        "() => document.querySelector('.stage .target, .pop [data-action]') && !document.querySelector('.pop.hiding')"
    )


def point(person: Person, lot: random.Random) -> str:
    """Choose something by pointing and confirm it where it is asked; the action."""
    page = person.page
    asked(page)
    before = person.step()
    place = lot.choice(person.until(lambda: page.evaluate(POINTED)))
    page.mouse.click(place["x"], place["y"])

    def played() -> bool:
        if person.step() != before or person.over:
            return True
        page.evaluate(CONFIRM)
        return False

    person.until(played)
    return str(place["action"])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_moves_the_board_through_a_whole_round(person: Bring, game: str, players: int) -> None:
    red = person(confirm="always", width=1280, height=720)
    sit(red, game, players)
    asked(red.page)
    lot = random.Random(players)
    before = red.page.evaluate(PANES)
    turn = red.page.locator(".ribbon .turn").inner_text()
    for _ in range(60):
        if red.page.locator(".ribbon .turn").inner_text() not in (turn, "Turn 0") or not red.wait_for_turn():
            break
        turn = red.page.locator(".ribbon .turn").inner_text()
        asked(red.page)
        places = red.page.locator(".stage .target")
        if places.count():
            places.nth(lot.randrange(places.count())).dispatch_event("click")  # chosen, and a question beside it
            expect(red.page.locator(".pop")).to_have_count(1)
            assert red.page.evaluate(PANES) == before
        point(red, lot)
        assert red.page.evaluate(PANES) == before
    assert red.complaints == []


def positions(game: str, seed: int, **settings: object) -> Iterator[State]:
    """The decisions of a game that is played at random; what does something is done rather than left."""
    dealer = Dealer(seed)
    state = bastide.load(game).start(**settings)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
        else:
            yield state.copy()
            legal = state.legal_actions()
            raising = [action for action in legal if str(action).split()[0] in RAISING]
            doing = [action for action in legal if str(action).split()[0] not in LEAVING]
            wanted = (raising or doing or legal) if dealer.below(8) else legal
            state.apply(wanted[dealer.below(len(wanted))])


def kind(state: State) -> str:
    """What is decided: the name of the step."""
    view: Any = state.view(int(state.to_move))
    return str(view["steps"][-1]["step"] if "steps" in view else view["step"])


def decide(stage: Stage, state: State, word: str, lot: random.Random) -> None:
    """All that is legal is offered; point at what an action of this sort is about, and confirm it where it is asked."""
    stage.show(state)
    asked(stage.page)
    stage.played.clear()
    assert {str(action) for action in state.legal_actions()} <= set(stage.read(SHOWN)), kind(state)
    assert stage.read(ALIKE) == [], kind(state)
    assert not stage.read(OVER_THE_TOP), kind(state)
    assert stage.read(CUT) == [], kind(state)
    places = [place for place in stage.read(POINTED) if (place.get("action") or "").split()[:1] == [word]]
    assert places, (kind(state), word)
    place = lot.choice(places)
    stage.page.mouse.click(place["x"], place["y"])
    end = time.monotonic() + PATIENCE
    while not stage.played:
        assert time.monotonic() < end, place
        stage.read(CONFIRM)
        stage.page.wait_for_timeout(5)
    assert stage.played == [place["action"]]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_made_by_pointing(person: Bring, served: Served, game: str) -> None:
    """With every number of players and in every variant, whatever is decided there, in a language of long words."""
    red = person(confirm="always", language="hu")
    counts = range(2, MOST[game] + 1)
    met: set[str] = set()
    for players in counts:
        stage = Stage(red, served, game)
        variants = [{}, *(settings for i, settings in enumerate(VARIANTS[game]) if counts[i % len(counts)] == players)]
        for settings in variants:
            here: set[str] = set()
            for seed in range(SEEDS):
                for state in positions(game, seed, players=players, **settings):
                    if kind(state) not in here:
                        here.add(kind(state))
                        for word in sorted({str(action).split()[0] for action in state.legal_actions()}):
                            decide(stage, state, word, red.lot)
            met |= here
    assert met == STEPS[game]


BESIDE = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
    const edge = seat.getBoundingClientRect().right;
    const wide = [...seat.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > edge);
    return wide.map(one => [seat.dataset.seat, one.className, one.textContent.trim()]);
})"""
"""What of a seat's stores lies beyond the edge of its panel."""
PROVOSTS = """() => [...document.querySelectorAll('.stage svg [data-action^="provost "]')].map(place => {
    const { right, bottom } = place.querySelector('.area').getBoundingClientRect();
    return { x: right - 18, y: bottom - 16, action: place.dataset.action };
})"""
"""Where the provost would stand: beside the number of steps."""


@pytest.mark.parametrize("game", GAMES)
def test_the_provost_is_sent_also_by_pointing_where_he_would_stand(person: Bring, served: Served, game: str) -> None:
    red = person(confirm="always", width=1280, height=720)
    stage = Stage(red, served, game)
    state = next(
        one for one in positions(game, 3, players=3) if kind(one) == "provost" and len(one.legal_actions()) > 3
    )
    stage.show(state)
    asked(stage.page)
    places = [at for at in stage.read(PROVOSTS) if at["action"] in set(map(str, state.legal_actions()))]
    assert len(places) > 2
    for place in places:
        if stage.page.evaluate("({ x, y }) => document.elementFromPoint(x, y)?.closest('.pop')", place):
            continue
        stage.page.mouse.move(place["x"] - 60, place["y"])
        stage.page.mouse.move(place["x"], place["y"])
        stage.page.mouse.click(place["x"], place["y"])
        expect(stage.page.locator(f".pop .row.on[data-action='{place['action']}']")).to_have_count(1)


def test_enter_chooses_in_a_question_and_plays_what_is_chosen(person: Bring, served: Served) -> None:
    red = person(confirm="always", width=1280, height=720)
    stage = Stage(red, served, "caylus")
    page = stage.page
    state = next(one for one in positions("caylus", 3, players=3) if kind(one) == "produce")
    stage.show(state)
    asked(page)
    row = page.locator(".pop .row").nth(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(row).to_be_focused()
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    assert stage.played == []
    page.keyboard.press("Enter")
    assert red.until(lambda: stage.played) == [str(state.legal_actions()[1])]


LOST = """() => {
    window.lost = [];
    let last = null;
    const look = () => requestAnimationFrame(() => {
        const here = document.activeElement;
        if (here && here !== document.body) last = here.outerHTML.slice(0, 120);
        else if (last) [window.lost, last] = [[...window.lost, last], null];
        look();
    });
    look();
}"""
"""Notes what had the focus when the page itself got it."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_who_plays_by_keys_never_loses_the_focus(person: Bring, game: str) -> None:
    """Nor in the beat, nor while the others move; a question that comes by itself has it."""
    red = person(confirm="always", pace=8, beat=200, width=1280, height=720)
    sit(red, game)
    page = red.page
    page.evaluate(LOST)
    questions = 0
    for _ in range(100):
        if questions == 4 or not red.wait_for_turn():
            break
        asked(page)
        red.rest()
        questions += page.locator(".pop [data-action]").count() > 0
        before = red.step()
        page.keyboard.press(red.lot.choice(["ArrowRight", "ArrowDown"]))
        page.keyboard.press("Enter")
        while red.my_turn and red.step() == before:
            page.keyboard.press("Enter")
            page.wait_for_timeout(20)
    assert questions == 4
    assert page.evaluate("window.lost") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_comes_by_itself_has_the_focus_of_who_plays_by_keys(
    person: Bring, served: Served, game: str
) -> None:
    red = person(confirm="always", width=1280, height=720)
    stage = Stage(red, served, game)
    page = stage.page
    placing = "place" if game == "caylus" else "move"
    question = "produce" if game == "caylus" else "primary"
    before = next(one for one in positions(game, 3, players=3) if kind(one) == placing)
    me = before.to_move
    then = next(one for one in positions(game, 3, players=3) if kind(one) == question and one.to_move == me)
    stage.show(before)
    asked(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board .target:focus")).to_have_count(1)
    stage.show(then)
    asked(page)
    expect(page.locator(".pop [data-action]:focus")).to_have_count(1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_written_smaller_than_eleven_pixels_or_beside_its_panel_on_a_laptop(
    person: Bring, served: Served, game: str, players: int
) -> None:
    """Letters on pieces as well, in positions from the first turn to the last."""
    language = LONG.get(players, "en")
    stage = Stage(person(confirm="always", width=1280, height=720, language=language), served, game)
    for number, state in enumerate(positions(game, players, players=players)):
        if number % 25 == 0:
            stage.show(state)
            asked(stage.page)
            assert stage.read(SMALL_TEXT) == [], number
            assert stage.read(CUT) == [], number
            assert [piece for piece in stage.read(PIECES) if len(set(piece)) > 1] == [], number
            if players == MOST[game]:
                assert stage.read(BESIDE) == [], number
            places = [at for at in stage.read(POINTED) if (at.get("action") or "").startswith("place ")]
            if places:
                stage.page.mouse.click(places[0]["x"], places[0]["y"])
                expect(stage.page.locator(".pop")).to_have_count(1)
                assert stage.read(SMALL_TEXT) == [], number
                stage.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_a_small_phone_has_everything_in_its_first_screen(person: Bring, game: str) -> None:
    red = person(confirm="always", **SMALL)
    sit(red, game, MOST[game])
    page = red.page
    asked(page)
    for pane in page.locator("[data-jump]").all():
        pane.tap()
        red.rest()
        assert page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}
    page.locator("[data-jump=road]").tap()
    page.locator(".stage .target").first.dispatch_event("click")
    expect(page.locator(".pop")).to_have_count(1)
    red.rest()
    assert page.evaluate(CONTROLS) == {"outside": [], "scrolls": False, "small": 0}


def test_the_opening_hand_is_seen_whole_beside_its_question_on_a_small_phone(person: Bring, served: Served) -> None:
    red = person(confirm="always", **SMALL)
    stage = Stage(red, served, "magna_carta")
    stage.show(next(one for one in positions("magna_carta", 2, players=3) if kind(one) == "mulligan"))
    asked(stage.page)
    expect(stage.page.locator("[data-pane=hand].front .card-at")).to_have_count(3)
    red.rest()
    top = stage.page.locator(".panes").bounding_box()
    sheet = stage.page.locator(".pop").bounding_box()
    assert top
    assert sheet
    for card in stage.page.locator(".card-at").all():
        box = card.bounding_box()
        assert box
        assert top["y"] + top["height"] <= box["y"]
        assert box["y"] + box["height"] <= sheet["y"]


@pytest.mark.parametrize("game", GAMES)
def test_in_the_beat_the_move_is_taken_back_and_the_question_returns(person: Bring, game: str) -> None:
    red = person(confirm="always", beat=-1)
    id, token = sit(red, game)
    page = red.page
    page.wait_for_selector(".target[data-action^='place ']")
    seq = ask(red.address, "GET", f"tables/{id}", token=token)["table"]["seq"]
    stores = page.locator("[data-seat='0'] .stores").inner_text()
    marked = page.locator("path.lastmove").count()
    before = red.step()
    page.locator(".target[data-action^='place ']").first.dispatch_event("click")
    page.locator(".pop [data-confirm]").click()
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("[data-seat='0'] .stores")).not_to_have_text(stores)  # a denier and a worker are gone
    assert ask(red.address, "GET", f"tables/{id}", token=token)["table"]["seq"] == seq
    page.keyboard.press("z")
    page.wait_for_function("before => document.querySelector('.table').dataset.planned === '0'", arg=before)
    asked(page)
    expect(page.locator("[data-seat='0'] .stores")).to_have_text(stores, use_inner_text=True)
    expect(page.locator("path.lastmove")).to_have_count(marked)  # the own move leaves no mark
    assert red.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_both_orders_are_always_in_sight(person: Bring, game: str) -> None:
    red = person(width=1280, height=720)
    sit(red, game, 4)
    expect(red.page.locator(".ribbon .order:not(.passed) .sign")).to_have_count(4)
    expect(red.page.locator(".ribbon .passed .chip-at")).to_have_count(4)
    passed = red.page.locator(".ribbon .passed .sign").count()
    if red.page.locator(".top .pass").count():
        red.page.locator(".top .pass").click()
        red.until(lambda: red.page.locator(".ribbon .passed .sign").count() > passed)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_where_something_is_asked(person: Bring, game: str, theme: str) -> None:
    red = person(confirm="always", theme=theme)
    sit(red, game)
    asked(red.page)
    red.page.locator(".stage .target").first.dispatch_event("click")
    expect(red.page.locator(".pop")).to_have_count(1)
    assert red.violations() == []


COUNTED = """() => {
    window.counted = [];
    window.said = [];
    const look = () => {
        const says = document.querySelector('.top .status').innerText.trim();
        if (says !== window.said.at(-1)) window.said.push(says);
        const cells = [...document.querySelectorAll('.ceremony tr[data-row]')].map(
            row => [...row.querySelectorAll('td')].map(cell => cell.innerText.trim()));
        const before = window.counted.at(-1);
        if (cells.length && JSON.stringify(cells) !== JSON.stringify(before)) window.counted.push(cells);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what the table of the last points and the line above the board say, whenever they change."""


@pytest.mark.parametrize("game", GAMES)
def test_the_last_points_are_counted_column_by_column_and_the_last_one_first(
    person: Bring, served: Served, game: str
) -> None:
    seats = 3
    stage = Stage(person(pace=8), served, game, still=False)
    *_, last = positions(game, 4, players=seats)
    stage.show(last, me=(int(last.to_move) + 1) % seats)
    stage.read(COUNTED)
    for action in last.legal_actions():
        end = last.copy()
        end.apply(action)
        if end.over:
            break
    stage.happens(action)
    expect(stage.page.locator(".standing").first).to_be_visible()
    said = stage.read("window.said")
    assert said[said.index("The last points") + 1].split("\n")[-1].startswith("The game is over"), said
    counted = stage.read("window.counted")
    filled = [[[bool(cell) for cell in row[:-1]] for row in cells] for cells in counted]
    columns = len(filled[0][0])
    assert columns == (4 if game == "caylus" else 5)
    for number, cells in enumerate(filled):
        assert cells == [[c * seats + seats - 1 - r < number for c in range(columns)] for r in range(seats)]
    assert len(filled) == seats * columns + 1
    totals = [int(row[-1]) for row in counted[-1]]
    assert totals == sorted(end.scores, reverse=True)
    assert [sum(map(int, row[:-1])) for row in counted[-1]] == totals
