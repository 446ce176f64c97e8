"""What the boards show is what the engine says: positions of random games at random tables, with every option."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bastide
from bastide import CHANCE, Dealer, State
from bastide.games.carcassonne.components import TILE_NUMBER, TILES
from bastide.games.torres.scoring import score_year
from e2e.people import Person
from e2e.serving import Served
from e2e.stage import Stage
from games.playing import do, legal
from games.promises import final_scoring, region_at, watched
from games.test_random_tables import any_table
from soak import share

SOAK_POSITIONS = 1_000
POINTED = """async actions => {
    const until = async found => { while (!found()) await new Promise(done => setTimeout(done, 5)); };
    const out = {};
    for (const action of actions) {
        const place = document.querySelector(`.stage .target[data-action="${action}"]`);
        if (!place) continue;
        place.dispatchEvent(new FocusEvent('focus'));
        await until(() => READY);
        out[action] = (FOUND)();
        place.dispatchEvent(new FocusEvent('blur'));
    }
    return out;
}"""


def positions(name: str, many: int, seed: int) -> Iterator[State]:
    """This many positions, a few from each game."""
    game = bastide.load(name)
    dealer = Dealer(seed)
    while True:
        state = game.start(**any_table(game, dealer))
        step = 0
        every = 1 + dealer.below(60)
        while not state.over:
            if step % every == every // 2:
                yield state.copy()
                many -= 1
                if many == 0:
                    return
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
            step += 1


def pointed(ready: str, found: str) -> str:
    """The script that points at actions and, when something is there, reads what is shown."""
    return POINTED.replace("READY", ready).replace("FOUND", found)


# Torres

TORRES = """() => ({
    castles: [...document.querySelectorAll('.tag')].map(
        tag => [Number(tag.textContent), tag.classList.contains('king')]),
    totals: [...document.querySelectorAll('.yr .total')].map(total => Number(total.textContent)),
    kings: [...document.querySelectorAll('.yr b')].map(cell => cell.querySelector('svg.kn') !== null),
    facts: document.querySelector('.steps, .phases')?.textContent ?? document.body.textContent,
    costs: Object.fromEntries([...document.querySelectorAll('.give:has(.cost)')].map(
        give => [give.dataset.kind ?? give.dataset.action, give.querySelectorAll('.cost i').length])),
})"""
AHEAD = pointed(
    "document.querySelector('.card-at')?.dataset.foreseen === action",
    """() => Object.fromEntries([...document.querySelectorAll('.card-at [data-change]')].map(
        line => [line.dataset.change, line.querySelector('span:last-child').textContent.split(' ')[0]]))""",
)


def torres(stage: Stage, state: Any, lot: random.Random) -> None:
    shown = stage.read(TORRES)
    survey = state.survey()
    assert sorted(shown["castles"]) == sorted([castle["base"], castle["king"]] for castle in survey["castles"])
    given = {"knight", "block", "advance"} | ({"buy"} if state.view(None)["decks"] else set())
    assert shown["costs"] == {word: cost for word, cost in survey["costs"].items() if word in given}
    assert f"King's bonus: level {state.year}, {(5, 10, 15)[state.year - 1]} points" in shown["facts"]
    if state.king < 0:
        return
    assert shown["totals"] == totals(state)
    assert shown["kings"] == [("king_bonus", seat) in scored(state) for seat in range(state.players)]
    offered = [text for word in ("knight", "block", "put") for text in legal(state, f"{word} ")]
    if offered and state.to_move >= 0:
        text = lot.choice(offered)
        piece = stage.page.locator(f".give[data-kind={text.split()[0]}]:not([disabled])")
        if piece.count():
            piece.click()
        foretold = stage.read(AHEAD, [text])
        then = state.copy()
        do(then, text)
        gains = [after - before for after, before in zip(totals(then), totals(state), strict=True)]
        changed = {str(seat): f"{gain:+d}".replace("-", "−") for seat, gain in enumerate(gains) if gain}
        assert foretold == {text: changed}


def scored(state: Any) -> Counter[tuple[str, int]]:
    """What the year's scoring gives, by kind and seat."""
    found: Counter[tuple[str, int]] = Counter()
    for event in watched(state, score_year):
        if "points" in event.data:
            found[event.kind, event.seat] += event.data["points"]
    return found


def totals(state: Any) -> list[int]:
    points = scored(state)
    return [sum(n for (_, who), n in points.items() if who == seat) for seat in range(state.players)]


# Caylus and Magna Carta

COINS = """() => Object.fromEntries([...document.querySelectorAll('.stage .target[data-action^="place "]')].map(
    place => [place.dataset.action, Number(place.querySelector('.pip text')?.textContent ?? NaN)]))"""
ASKED = """async actions => {
    const until = async found => { while (!found()) await new Promise(done => setTimeout(done, 5)); };
    const sel = action => document.querySelector(`:is(.pop .row, .stage .target)[data-action="${action}"]`);
    const chosen = action => {
        const pop = document.querySelector('.pop:not(.hiding)');
        return pop && (sel(action)?.matches('.sel, .on')) ? pop : null;
    };
    const out = {};
    for (const action of actions) {
        if (!sel(action)) continue;
        sel(action).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await until(() => chosen(action));
        const pop = chosen(action);
        const row = pop.querySelector('.row.on');
        out[action] = {
            pay: Number((row?.querySelector('.goods') ?? pop.querySelector('.strip'))
                .querySelector('svg.signs:first-child text')?.textContent ?? 0),
            host: pop.querySelector('[data-host]')?.dataset.host ?? null,
            note: pop.querySelector('.note')?.textContent ?? '',
            bad: pop.querySelector('.note.bad') !== null,
            struck: document.querySelectorAll('.stage .struck').length,
        };
        pop.querySelector('[data-back]')?.click();
    }
    return out;
}"""
"""What stands beside a place, a figure or a choice when it is chosen and not yet confirmed."""
STOCK = """() => [...document.querySelectorAll('[data-k^="stock:"]:not(.gone)')].map(
    tile => tile.querySelector('b text').textContent)"""


def caylus(stage: Stage, state: Any, lot: random.Random) -> None:
    survey = state.survey()
    places = legal(state, "place ")
    prices = {text: do(state.copy(), text)[0].data["price"] for text in places}
    assert stage.read(COINS) == prices
    wanted = [*lot.sample(places, min(3, len(places))), *legal(state, "provost ")]
    asks = stage.read(ASKED, wanted)
    assert set(asks) | {"provost 0"} >= set(wanted)  # to leave him is a button, which is not pointed at
    for text, asked in asks.items():
        events = do(state.copy(), text)
        if text.startswith("place"):
            hosts = [str(event.seat) for event in events[:2] if event.clause == "CAY-6.8"]
            beyond = text.split()[1].isdigit() and int(text.split()[1]) > state.provost
            assert asked["pay"] == prices[text]
            assert asked["host"] == (hosts[0] if hosts else None)
            assert asked["bad"] == beyond
        else:
            paid = sum(e.data["count"] for e in events[:1] if e.kind == "paid")
            space = state.provost + int(text.split()[1])
            low, high = sorted((space, int(state.provost)))
            touched = [s for s in range(low + 1, high + 1) if state.worker[13 + s] >= 0]
            idle = [s for s in range(space + 1, 29) if state.worker[13 + s] >= 0]
            assert asked["pay"] == paid
            assert asked["struck"] == len(idle)
            assert all(f"({s})" in asked["note"] for s in touched)
            assert ("work" in asked["note"] and "(" in asked["note"]) == bool(touched)
    assert set(asks) >= set(legal(state, "provost "))
    shown = Counter(stage.read(STOCK))
    view = state.view(None)
    assert shown == Counter(str(survey["prestige"][tile]) for tile in view["stock"])


def magna_carta(stage: Stage, state: Any, lot: random.Random) -> None:
    view = state.view(None)
    places = legal(state, "place ")
    assert stage.read(COINS) == dict.fromkeys(places, 1)
    wanted = [*lot.sample(places, min(3, len(places))), *legal(state, "provost ")]
    asks = stage.read(ASKED, wanted)
    assert set(asks) | {"provost 0"} >= set(wanted)  # to leave him is a button, which is not pointed at
    for text, asked in asks.items():
        number = int(text.split()[1])
        if text.startswith("place"):
            owner = view["road"][number - 1]["owner"]
            beyond = view["provost"] is not None and number - 1 > view["provost"]
            assert asked["pay"] == 1
            assert asked["host"] == (None if owner in (None, state.to_move) else str(owner))
            assert asked["bad"] == beyond
        elif number:
            idle = [card for card in view["road"][view["provost"] + number + 1 :] if card["worker"] is not None]
            assert (asked["pay"], asked["struck"]) == (abs(number), len(idle))
    assert set(asks) >= {text for text in legal(state, "provost ") if int(text.split()[1])}
    left = "() => [...document.querySelectorAll('.stage svg.board text')].map(text => text.textContent)"
    of = [tokens["of"] for tokens in state.survey()["castle"]]
    labels = [text for text in stage.read(left) if "/" in text]
    assert [label.split()[-1] for label in labels[:3]] == [f"{n}/{m}" for n, m in zip(view["castle"], of, strict=True)]


# Carcassonne

LAND = """async spots => {
    const wait = () => new Promise(done => setTimeout(done));
    const number = (tip, which) => tip.querySelector(which)?.textContent.trim() ?? null;
    const read = () => {
        const tip = document.querySelector('.tip');
        return tip && {
            size: tip.querySelector('small').textContent.match(/\\d+/g).map(Number),
            powers: [...tip.querySelectorAll('.power')].map(
                p => [p.querySelector('.sign b').textContent, Number(p.querySelector('.num').textContent)]),
            barns: [...tip.querySelectorAll('.barn .sign b')].map(sign => sign.textContent),
            fed: number(tip, '.fed b'),
            now: number(tip, '.now b'),
            complete: number(tip, '.gain b'),
            bonus: [...tip.querySelectorAll('.bonus b.num')].map(b => b.textContent),
            open: Number(tip.querySelector('.open')?.textContent.match(/\\d+/)[0] ?? 0),
            marks: tip.querySelector('.fed') ? null : document.querySelectorAll('.outline .open').length,
        };
    };
    const figures = [];
    for (const figure of document.querySelectorAll('.figure[tabindex="0"]')) {
        figure.dispatchEvent(new FocusEvent('focus'));
        await wait();
        figures.push(read());
        figure.dispatchEvent(new FocusEvent('blur'));
    }
    const free = [];
    const svg = document.querySelector('.land svg.board');
    const zero = svg.getScreenCTM();
    for (const [x, y] of spots) {
        const { x: clientX, y: clientY } = new DOMPoint(x, y).matrixTransform(zero);
        svg.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
        await wait();
        free.push(read());
    }
    svg.dispatchEvent(new PointerEvent('pointerleave'));
    await wait();
    const farms = [...document.querySelectorAll('.zoom button')][0];
    farms.click();
    await wait();
    const coins = [...document.querySelectorAll('.farms text')].map(text => text.textContent);
    farms.click();
    await wait();
    return { figures: figures.filter(Boolean), free, coins };
}"""
DRAWN = """() => ![...document.querySelectorAll('svg.board > svg')].some(
    tile => tile.querySelectorAll('*').length < 3)"""
"""Whether the tiles of all sets on the table have come."""


def carcassonne(stage: Stage, state: Any, lot: random.Random) -> None:
    survey, view = state.survey(), state.view(None)
    stage.page.wait_for_function(DRAWN)
    free = [n for n, r in enumerate(survey["regions"]) if "powers" not in r and r["kind"] != "carcassonne"]
    looked = lot.sample(free, min(6, len(free)))
    shown = stage.read(LAND, [spot(view, survey, number) for number in looked])
    now = final_scoring(state, survey, all_complete=False) if state.active >= 0 else Counter()
    complete = final_scoring(state, survey, all_complete=True) if state.active >= 0 else Counter()
    letters = stage.read("() => [...document.querySelectorAll('.seat .row > .sign b')].map(b => b.textContent)")
    standing = [region_at(view, survey, figure) for figure in view["figures"]]
    expected = [expected_tip(survey, number, now, complete, letters) for number in standing if number >= 0]
    assert sorted(map(repr, shown["figures"])) == sorted(map(repr, expected))
    assert shown["free"] == [expected_tip(survey, number, now, complete, letters) for number in looked]
    coins = []
    for region in survey["regions"]:
        if region["kind"] == "field" and (region.get("powers") or region.get("barns")):
            paid = [*region.get("owners", []), *region.get("barns", [])]
            each = " ".join(dict.fromkeys(f"+{one['each']}" for one in paid))
            coins += [each if not survey["regions"][city].get("open") else "?" for city in region.get("cities", [])]
    assert sorted(shown["coins"]) == sorted(coins)


def spot(view: Any, survey: Any, number: int) -> tuple[float, float]:
    """Where a figure would stand in a region: on its first segment."""
    tile, row = next((t, row) for t, row in zip(view["land"], survey["land"], strict=True) if number in row)
    x, y = TILES[TILE_NUMBER[tile["tile"]]]["features"][row.index(number)]["anchor"]
    for _ in range(tile["rotation"] // 90):
        x, y = 1 - y, x
    return 100 * (tile["x"] + x), 100 * (tile["y"] + y)


def expected_tip(survey: Any, number: int, now: Any, complete: Any, letters: list[str]) -> dict[str, Any]:
    """What the page should tell of a region, its points reckoned by the final scoring."""
    region = survey["regions"][number]
    seats = [owner["seat"] for owner in region.get("owners", [])]
    barns = region.get("barns", [])
    field = region["kind"] == "field"
    cities = [survey["regions"][city] for city in region.get("cities", [])]
    fed = sum(not city.get("open") for city in cities)

    def points(found: Any, which: str) -> str:
        all_points = [found[number, seat] for seat in seats] + [barn[which] for barn in barns]
        return " / ".join(map(str, dict.fromkeys(all_points or [region.get(which, 0)])))

    grows = fed < len(cities) if field else bool(region.get("open"))
    marks = None if field else region.get("open", 0) if region["kind"] in ("road", "city") else 0
    return {
        "size": [region["tiles"], *([region["pennants"]] if region.get("pennants") else [])],
        "powers": [[letters[seat], power] for seat, power in region.get("powers", [])],
        "barns": [letters[barn["seat"]] for barn in barns],
        "fed": f"{fed} / {len(cities)}" if field else None,
        "now": points(now, "now"),
        "complete": points(complete, "complete") if grows else None,
        "bonus": [f"+{bonus['points']}" for bonus in region.get("bonuses", [])],
        "open": region.get("open", 0),
        "marks": marks,
    }


SHOWN: dict[str, Callable[[Stage, Any, random.Random], None]] = {
    "torres": torres,
    "caylus": caylus,
    "magna_carta": magna_carta,
    "carcassonne": carcassonne,
}


CONFIRM = {"torres": "never", "caylus": "always", "magna_carta": "always", "carcassonne": "never"}
"""In the town, what a choice brings stands beside it once it is chosen; on the land, under the pointer."""


def look_at_positions(person: Person, served: Served, name: str, many: int) -> None:
    stage = Stage(person, served, name)
    lot = random.Random(3)
    for state in positions(name, many, seed=many):
        stage.show(state)
        SHOWN[name](stage, state, lot)


@pytest.mark.parametrize("name", SHOWN)
def test_the_board_shows_what_the_engine_says(person: Callable[..., Person], served: Served, name: str) -> None:
    look_at_positions(person(confirm=CONFIRM[name]), served, name, 12)


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("name", SHOWN)
def test_the_board_shows_what_the_engine_says_at_many_tables(
    person: Callable[..., Person], served: Served, name: str
) -> None:
    look_at_positions(person(confirm=CONFIRM[name]), served, name, share(SOAK_POSITIONS))
