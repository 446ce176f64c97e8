"""A verifier written from docs/records.md alone agrees with ours, and finds what was altered."""

import hmac
import json
import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

import bastide
from bastide import CHANCE, Record, State
from bastide.games.carcassonne.sets import with_own

ROOT = Path(__file__).parents[2]
RECORDS = [
    ROOT / "tests/records" / f"{name}.txt"
    for name in (
        "torres-4-common_deck",
        "torres-2-master",
        "caylus-4",
        "magna_carta-3-standard",
        "carcassonne-2-base",
        "carcassonne-4-river",
        "carcassonne-2-catapult",
    )
]
ROW = re.compile(r"^\| (\w+) \| `(\w+)` \| (.*?) \| (.*?) \|$", re.MULTILINE)


class Wrong(Exception):
    """The record is not true."""


@cache
def order_of_outcomes(game: str, word: str) -> list[str]:
    """The outcomes of a step of chance in the order in which the page lists them."""
    rows = {(row[0], row[1]): row[2] for row in ROW.findall((ROOT / "docs/records.md").read_text("utf-8"))}
    listed = rows[game, word]
    if "tiles.json" in listed:
        data = with_own(files("bastide.games.carcassonne") / "data/tiles.json")
        lists = [json.loads(file.read_text("utf-8"))["tiles"] for file in data]
        return [f"{word} {tile['id']}" for tiles in lists for tile in tiles]
    return [f"{word} {value}" for value in re.findall(r"`([^`]+)`", listed)]


def expect(true: bool, what: str) -> None:
    if not true:
        raise Wrong(what)


def verify(text: str, start: Callable[[str, dict[str, str]], State]) -> int:
    """Check a finished record, with the rules that `start` knows; returns how many draws were recomputed."""
    rows = text.split("\n")
    expect(rows[0] == "bastide record 1" and rows[-1] == "", "not a record of format 1")
    begin, end = rows.index("begin"), rows.index("end")
    facts = dict(row.split(" ", 1) for row in rows[1:begin] if not row.startswith(("option", "seat", "nonce")))
    options = dict(row.split(" ", 2)[1:] for row in rows[1:begin] if row.startswith("option "))
    nonces = [row.split(" ", 2)[2] for row in rows[1:begin] if row.startswith("nonce ")]
    seed, table = bytes.fromhex(facts["seed"]), facts["table"].encode()
    expect(sha256(b"bastide commitment\0" + seed + table).hexdigest() == facts["commitment"], "the commitment")

    texts = b"".join(len(each).to_bytes(4) + each for each in (b"bastide draw", table, *map(str.encode, nonces)))

    def draw(number: int, weights: list[int]) -> int:
        total, attempt = sum(weights), 0
        while True:
            message = texts + number.to_bytes(8) + attempt.to_bytes(4)
            found = int.from_bytes(hmac.digest(seed, message, "sha256")[:8]) % 2**62
            if found < 2**62 // total * total:
                break
            attempt += 1
        return next(i for i in range(len(weights)) if sum(weights[: i + 1]) > found % total)

    state = start(facts["game"], {"players": facts["players"], **options})
    running, draws = "", 0
    for row in rows[begin + 1 : end]:
        step, _, claimed = row.rpartition(" #")
        mover, _, action = step.partition(" ")
        by_chance = state.to_move == CHANCE
        expect(mover == ("*" if by_chance else str(state.to_move)), f"the mover of {row}")
        possible = {str(each): each for each in state.legal_actions()}
        expect(action in possible, f"{row} is not possible")
        if by_chance:
            weights = {str(outcome): weight for outcome, weight in state.chance_outcomes()}
            word = action.split()[0]
            outcomes = [each for each in order_of_outcomes(facts["game"], word) if each in weights]
            expect(set(outcomes) == set(weights), f"an outcome at {row} is not on the page")
            expect(outcomes[draw(draws, [weights[each] for each in outcomes])] == action, f"the draw of {row}")
            draws += 1
        seat = -1 if by_chance else int(mover)
        state.apply(possible[action])
        fact = f"{running}|{seat}|{action}|{state.to_move}|{','.join(map(str, state.scores))}"
        running = sha256(fact.encode()).hexdigest()[:8]
        expect(running == claimed, f"the hash of {row}")
    result = [f"score {k} {points}" for k, points in enumerate(state.scores)]
    expect(rows[end + 1 : -1] == [*result, *(f"winner {seat}" for seat in state.winners)], "the result")
    return draws


def start(game: str, settings: dict[str, str]) -> State:
    return bastide.load(game).start(**settings)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_page_is_enough_to_verify_a_record(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.read(text)
    assert verify(text, start) == bastide.verify(bastide.load(record.game), record).draws


def with_nonces() -> str:
    game = bastide.load("magna_carta")
    dealer = bastide.FairDealer(bytes(range(32)), "the táble", ("", "salt"))
    match = bastide.Match(game, game.read_settings(players=2), dealer)
    while not match.state.over:
        match.play(match.state.legal_actions()[-1])
    return Record.of(match, ["Red", "Blue  and  white"]).write()


def test_nonces_and_names_are_as_the_page_says() -> None:
    text = with_nonces()
    assert "\nseat 1 Blue and white\n" in text
    assert "\nnonce 0 \nnonce 1 salt\n" in text
    assert verify(text, start) > 0


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("nonce 1 salt", "nonce 1 pepper", "the draw"),
        ("commitment ", "commitment 0", "the commitment"),
        ("table the táble", "table the table", "the commitment"),
        ("score 0 ", "score 0 1", "the result"),
        (" #", " #0", "the hash"),
    ],
)
def test_an_altered_record_is_found(old: str, new: str, wrong: str) -> None:
    with pytest.raises(Wrong, match=wrong):
        verify(with_nonces().replace(old, new, 1), start)


def test_every_step_of_chance_is_on_the_page() -> None:
    listed = {(row[0], row[1]) for row in ROW.findall((ROOT / "docs/records.md").read_text("utf-8"))}
    games = map(bastide.load, bastide.game_names())
    assert listed == {(game.name, kind.word) for game in games for kind in game.actions.kinds if kind.chance}
