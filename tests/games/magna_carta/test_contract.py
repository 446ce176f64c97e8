"""Caylus Magna Carta keeps the contract of the core, by random play; perft."""

import re
from importlib.resources import files

import pytest

from bastide.games.magna_carta import GAME
from bastide.games.magna_carta import codes as numbered
from bastide.games.magna_carta.actions import ACTIONS
from bastide.testing import check_game, perft
from games.magna_carta.table import card, seat, started, table
from sayings import entries
from soak import share


def test_the_contract_in_both_games_and_every_player_count() -> None:
    assert check_game(GAME, games=36, seed=21, probe_every=40) > 6_000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(share(10)))
def test_the_contract_over_a_hundred_games(part: int) -> None:
    assert check_game(GAME, games=108, seed=10_000 + 1_000 * part, probe_every=47) > 20_000


def test_the_numbering_of_actions_is_the_one_the_rules_use() -> None:
    first = {kind.word: kind.first_code for kind in ACTIONS.kinds}
    assert first == {
        "keep": numbered.KEEP,
        "mulligan": numbered.MULLIGAN,
        "draw": numbered.DRAW,
        "replace": numbered.REPLACE,
        "pass": numbered.PASS,
        "decline": numbered.DECLINE,
        "place": numbered.PLACE,
        "build": numbered.BUILD,
        "prestige": numbered.BUILD_PRESTIGE,
        "turn": numbered.TURN_OVER,
        "provost": numbered.MOVE_PROVOST,
        "offer": numbered.OFFER,
        "gold": numbered.GOLD_FOR,
        "use": numbered.USE,
        "pay": numbered.PAY,
        "neutral": numbered.DRAW_NEUTRAL,
        "deal": numbered.DEAL,
        "first": numbered.FIRST_PLAYER,
    }
    assert GAME.parse("provost 0").code == numbered.STAY
    assert ACTIONS.size == numbered.FIRST_PLAYER + 4


def rich_table():
    """Every kind of move is open, with gold to choose payments."""
    rich = {"deniers": 3, "food": 2, "wood": 2, "stone": 3, "gold": 2}
    return table(
        seat(hand="bank market lawyer", **rich),
        seat(hand="church peddler", **rich),
        road=[card("small_farm", 0, store=2), card("large_quarry", 1), card("gold_mine", 0, residence=True)],
    )


def effects_table():
    """Phase 4 with a Lawyer, a Peddler and a Church to come, then the castle."""
    rich = {"deniers": 6, "food": 2, "wood": 1, "stone": 1, "gold": 2}
    cards = [
        card("peddler", 1, worker=0),
        card("lawyer", 1, worker=0),
        card("church", 0, worker=1),
        card("bank", 0, worker=0),
    ]
    return table(seat(**rich), seat(**rich), road=cards, step="primary", at=2)


PERFT = {
    "2 players, set-up": (lambda: GAME.start(2), [4, 48, 528, 5_280, 63_360]),
    "4 players, set-up": (lambda: GAME.start(4), [4, 12, 24, 288]),
    "2 players, first move": (lambda: started(2), [6, 37, 238, 1_595, 9_585, 61_239]),
    "4 players, first move": (lambda: started(4), [9, 65, 494, 4_091, 32_904]),
    "3 beginners, first move": (lambda: started(3, "beginner"), [9, 63, 404, 2_759, 19_340]),
    "every kind of move": (rich_table, [14, 86, 772, 6_470, 50_516]),
    "effects and castle": (effects_table, [10, 40, 120, 240, 560, 1_440, 3_144]),
}


@pytest.mark.parametrize("position", PERFT)
def test_perft(position: str) -> None:
    make, counts = PERFT[position]
    assert [perft(make(), depth + 1) for depth in range(len(counts))] == counts


def test_every_word_for_an_event_or_a_task_is_used() -> None:
    folder = files("bastide.games.magna_carta")
    sources = [folder / f"{name}.py" for name in ("position", "scoring")]
    sources += [file for file in (folder / "phases").iterdir() if file.name.endswith(".py")]
    named = set(re.findall(r'"(\w+)"', "".join(source.read_text("utf-8") for source in sources)))
    words = entries("magna_carta", "en")
    for id in words:
        scope, _, name = id.partition("-")
        if scope in ("event", "task"):
            assert name.removesuffix("-secret") in named, id
