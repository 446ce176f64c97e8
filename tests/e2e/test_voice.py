"""What the page says: everybody under their own name, and nothing but sentences, in every language."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import bastide
from bastide import CHANCE, Dealer
from bastide.games.carcassonne.sets import SETS
from e2e.people import Person, ask, play_at_random, seat_guests
from e2e.serving import Served
from e2e.stage import Stage, done, happened

Bring = Callable[..., Person]
LANGUAGES = ["en", "ro", "it", "hu", "fr", "de"]
LETTERS = "RBGOKS"
NAMES = ["seat 1", "seat 0", "שרה לוי", "Wolfeschlegelsteinhausenbergerdorff-Baum", "🐉🏰", "seat 0"]
"""The names of other seats, a name twice, right-to-left text, 40 characters, emoji."""
ALL = {
    "torres": [{"variant": "master"}, {"variant": "common_deck"}],
    "caylus": [{"jeweller": True}, {"simplified_favours": True, "lawyer_prestige": 3}],
    "magna_carta": [{}, {"variant": "beginner"}],
    "carcassonne": [
        dict.fromkeys(
            [
                *SETS,
                "ransom_debt",
                "count_into_unoccupied",
                "market_at_barn",
                "allow_discouraged",
            ],
            True,
        )
    ],
}
RAW = (
    r"\b(?:web|server|core|torres|caylus|magna_carta|carcassonne)\.[a-z_]+|[{}]|\w/[A-Z]{4}"
    r"|\bundefined\b|\bnull\b|\[object|NaN"
)
"""Names of texts, placeholders, tiles of the engine, values of the program."""
SEGMENTS = RAW + r"|\b[crfmsa]\d\b"
"""And segments of tiles; on the board of Torres a1 is a square."""
TEXTS = """() => [
    ...document.querySelectorAll('.top, .phases, .stage, .seats, .moves button > span:first-child')
].map(part => part.innerText)"""
"""What is seen of a table; the moves' own notation, which stands beside their sentences, is left out."""
LINES = """() => [...document.querySelectorAll('.log .turn li')].map(line => ({
    sign: line.querySelector('.sign b')?.textContent ?? '',
    names: [...line.querySelectorAll('.text .player bdi')].map(name => name.textContent),
    alone: [...line.querySelectorAll('.text > .player > .sign b')].map(sign => sign.textContent),
    text: line.querySelector('.text').textContent.trim(),
}))"""


def read_log(person: Person, id: str, token: str) -> None:
    """Look at a game with its whole log."""
    person.go(f"/replay/{id}?key={token}")
    person.page.wait_for_selector(".log li")
    while person.page.locator(".earlier").count():
        person.page.locator(".earlier").click()


def test_everybody_is_called_by_their_own_name_in_every_language(person: Bring, served: Served) -> None:
    assert len(NAMES[3]) == 40
    id, tokens = seat_guests(served.address, "carcassonne", NAMES, inns_cathedrals=True)
    list(play_at_random(served.address, id, tokens, 40))
    for language in LANGUAGES:
        seats = ask(served.address, "GET", f"tables/{id}?language={language}", token=tokens[0])["table"]["seats"]
        called = dict(zip(LETTERS, (seat["called"]["text"] for seat in seats), strict=True))
        assert [called["R"], called["G"], called["O"], called["K"]] == [NAMES[0], *NAMES[2:5]]
        assert len(set(called.values())) == 6
        red = person(language=language)
        read_log(red, id, tokens[0])
        named: dict[str, int] = dict.fromkeys(LETTERS, 0)
        for line in red.page.evaluate(LINES):
            own = [name for name in line["names"] if name == called.get(line["sign"])]
            assert len(own) + len(line["alone"]) == len(line["names"]), (language, line)
            named[line["sign"]] = named.get(line["sign"], 0) + len(own)
        assert all(named[letter] >= 3 for letter in LETTERS), (language, named)
        panels, names = red.page.locator(".seat .who bdi"), sorted(called.values())
        red.until(lambda panels=panels, names=names: sorted(panels.all_inner_texts()) == names)
        red.close()


def test_a_square_of_every_column_is_named_in_every_language(person: Bring, served: Served) -> None:
    id, tokens = seat_guests(served.address, "torres", ["seat 1", "a", "c", "f"])
    list(play_at_random(served.address, id, tokens, 60))
    log = ask(served.address, "GET", f"tables/{id}/log?limit=500", token=tokens[0])
    events = [event for entry in log for step in entry["steps"] for event in step["events"]]
    squares = [event["data"]["square"] for event in events if isinstance(event["data"].get("square"), str)]
    assert {square[0] for square in squares} >= set("acf")
    for language in LANGUAGES:
        red = person(language=language)
        read_log(red, id, tokens[0])
        lines = [line["text"] for line in red.page.evaluate(LINES)]
        for square in set(squares):
            found = sum(re.search(rf"\b{square}\b", line) is not None for line in lines)
            assert found >= squares.count(square), (language, square)
        red.close()


@pytest.mark.parametrize(
    ("language", "spoken_to", "games"),
    [("en", r"\byou(r|rs)?\b", list(ALL)), ("de", r"\b(dein\w*|du|dir|dich)\b", ["caylus", "magna_carta"])],
)
def test_a_task_is_worded_for_who_reads_it(
    person: Bring, served: Served, language: str, spoken_to: str, games: list[str]
) -> None:
    red, looker = person(language=language), person(language=language)
    for game in games:
        id, tokens = seat_guests(served.address, game, ["Red", "Blue"])
        watch = ask(served.address, "GET", f"tables/{id}/links", token=tokens[0])["watch"]
        for one, token in ((red, tokens[0]), (looker, watch)):
            one.go(f"/table/{id}?key={token}")
            one.page.wait_for_selector(f".table[data-game={game}]")
        seen = set()
        for seat in play_at_random(served.address, id, tokens, 20):
            for one in (looker, red)[: 2 if seat else 1]:
                status = settled(one, served, id, tokens[0])
                assert re.search(spoken_to, status, re.IGNORECASE) is None, (language, game, status)
            seen.add(seat)
        assert seen == {0, 1}


def settled(person: Person, served: Served, id: str, token: str) -> str:
    """What the status says is decided, once the page has seen all that happened; who comes next is left out."""
    seq = str(ask(served.address, "GET", f"tables/{id}", token=token)["table"]["seq"])
    expect(person.page.locator(".table")).to_have_attribute("data-seq", seq, timeout=60_000)
    return person.page.locator(".status").inner_text().split("→")[0]


def bare(texts: list[str], game: str, where: object) -> None:
    """Nothing in these texts is anything but words."""
    for text in texts:
        wrong = re.search(SEGMENTS if game == "carcassonne" else RAW, text)
        assert wrong is None, (game, where, wrong, text[max(0, wrong.start() - 80) : wrong.end() + 40])


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "most", "every", "tongues"),
    [
        *((game, 1_500, 48, [["en"], ["it"]]) for game in list(ALL)[:3]),
        ("carcassonne", 300, 24, [["en", "it"]]),
        *(pytest.param(game, 3_000, 16, [["en", "it"]] * 2, marks=pytest.mark.soak) for game in ALL),
    ],
)
def test_nothing_but_words_is_seen_in_a_whole_game(
    person: Bring, served: Served, game: str, most: int, every: int, tongues: list[list[str]]
) -> None:
    """At one of this many decisions of a game at random; then its log from the beginning, in other languages."""
    for language, settings, readers in zip(("hu", "en"), ALL[game], tongues, strict=False):
        red = person(language=language)
        stage = Stage(red, served, game)
        dealer, state = Dealer(1), bastide.load(game).start(players=2, **settings)
        entries: list[dict[str, Any]] = []
        while not state.over and len(entries) < most:
            if state.to_move == CHANCE:
                step = happened(state, dealer.draw(state))
                if entries:
                    entries[-1]["steps"].append(step)
                continue
            if len(entries) % every == 0:
                stage.show(state.copy())
                if not entries:
                    red.page.get_by_role("tab").nth(1).click()  # all moves as sentences
                bare(red.page.evaluate(TEXTS), game, (settings, len(entries)))
            legal = state.legal_actions()
            entries.append(done(state, legal[dealer.below(len(legal))], len(entries) + 1))
        for tongue in readers:
            reader = person(language=tongue)
            Stage(reader, served, game).show(state, 0, entries)
            if state.over:
                expect(reader.page.locator(".standing").first).to_be_visible()
                bare([reader.page.locator("dialog").inner_text()], game, (settings, tongue))
                reader.page.keyboard.press("Escape")
                expect(reader.page.locator("dialog")).to_have_count(0)
            reader.page.wait_for_selector(".log li")
            while reader.page.locator(".earlier").count():
                reader.page.locator(".earlier").click()
            bare([reader.page.locator("body").inner_text()], game, (settings, tongue))
            reader.close()
        red.close()
