"""Whole games against a second reading of the rules: who decides, what is legal, and everything on the table."""

from collections import Counter
from typing import Any

import pytest

from bastide.core import CHANCE, Dealer, State
from bastide.games.caylus import GAME
from games.caylus.referee import NAMES, SECTIONS, Asked, Referee
from games.caylus.town import town, view, workers
from games.playing import play_beside, tell
from games.test_random_tables import any_table
from soak import share

RICH = {"food": 9, "wood": 8, "stone": 9, "cloth": 8, "gold": 7, "deniers": 40}


def table_of(referee: Referee) -> dict[str, object]:
    """What the referee says lies on the table."""
    return {
        "order": referee.order,
        "bridge": referee.bridge,
        "markers": referee.marker,
        "points": referee.points,
        "cubes": [{name: have[letter] for letter, name in NAMES.items()} for have in referee.have],
        "deniers": [have["d"] for have in referee.have],
        "hands": [referee.hand(seat) for seat in range(referee.n)],
        "workers": referee.workers,
        "road": [referee.road.get(space) for space in range(1, 29)],
        "owners": [referee.owner.get(space) for space in range(1, 29)],
        "promises": [dict(referee.promises).get(space) for space in range(1, 29)],
        "stock": {tile: n for tile, n in referee.stock.items() if n},
        "houses": [[houses.count(seat) for seat in range(referee.n)] for houses in referee.houses],
        "scored": [section < referee.scored for section in range(len(SECTIONS))],
        "figures": (referee.turn, referee.bailiff, referee.provost),
    }


def table_in(state: State) -> dict[str, object]:
    """The same as the game has it."""
    shown = view(state)
    return {
        "order": shown["order"],
        "bridge": shown["bridge"],
        "markers": [one["markers"] for one in shown["players"]],
        "points": state.scores,
        "cubes": [one["cubes"] for one in shown["players"]],
        "deniers": [one["deniers"] for one in shown["players"]],
        "hands": [one["workers"] for one in shown["players"]],
        "workers": workers(state),
        "road": [space["tile"] for space in shown["road"]],
        "owners": [space["owner"] for space in shown["road"]],
        "promises": [space["promised_to"] for space in shown["road"]],
        "stock": shown["stock"],
        "houses": [section["houses"] for section in shown["castle"]],
        "scored": [section["scored"] for section in shown["castle"]],
        "figures": (shown["turn"], shown["bailiff"], shown["provost"]),
    }


def take_over(shown: dict[str, Any], options: dict[str, object]) -> Referee:
    """A referee for a table at the beginning of phase 2."""
    purses = [
        {"d": one["deniers"], **{letter: one["cubes"][name] for letter, name in NAMES.items()}}
        for one in shown["players"]
    ]
    referee = Referee(shown["order"], [str(space["tile"]) for space in shown["road"][:6]], purses, options)
    for space in shown["road"][8:]:
        if space["kind"] not in (None, "fixed"):
            referee.road[space["space"]] = space["tile"]
            referee.owner[space["space"]] = space["owner"]
            referee.stock[space["tile"]] -= space["tile"] != "residence"
    referee.bailiff, referee.provost = shown["bailiff"], shown["provost"]
    referee.scored = sum(section["scored"] for section in shown["castle"])
    referee.marker = [dict(one["markers"]) for one in shown["players"]]
    return referee


def whim(dealer: Dealer, options: list[str]) -> str:
    """At random, but seldom nothing: a table where little is declined shows more of the rules."""
    busy = [text for text in options if text not in ("pass", "decline", "stop")]
    idle = not busy or dealer.below(2 if busy[0].startswith("give") else 6) == 0
    return options[dealer.below(len(options))] if idle else busy[dealer.below(len(busy))]


def compare(state: State, referee: Referee, game: Asked, seed: int) -> Counter[str]:
    """Play to the end at random, the referee watching; how often each kind of action was taken at each step, and each
    tile built."""
    dealer = Dealer(seed)
    met: Counter[str] = Counter()

    def choose(offered: list[str]) -> str:
        steps = view(state)["steps"]
        text = str(dealer.draw(state)) if state.to_move == CHANCE else whim(dealer, offered)
        met[f"{steps[-1]['step'] if steps else 'setup'} {text.split()[0]}"] += 1
        met[text] += text.startswith("build")
        return text

    def agree(text: str) -> None:
        assert view(state)["phase"] == "setup" or table_in(state) == table_of(referee), (text, state.snapshot())

    play_beside(state, game, choose, agree)
    return met


def from_the_set_up(players: int, options: dict[str, object], seed: int) -> Counter[str]:
    referee = Referee([], [], [{"W": 1, "F": 2} for _ in range(players)], options)
    return compare(GAME.start(players=players, **options), referee, referee.from_the_beginning(), seed)


OPTIONS: list[dict[str, object]] = [
    {},
    {"jeweller": True},
    {"simplified_favours": True},
    {"lawyer_prestige": 3, "jeweller": True},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_from_the_set_up(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        met += from_the_set_up(players, OPTIONS[seed], seed)
    assert met["place place"] > 100


def grown(players: int, options: dict[str, object], scored: int) -> State:
    """A town with every kind of builder, houses of everybody, and cubes for everything."""
    tiles = ["mason", "architect", "lawyer", "architect", "park", "bank", "alchemist", None, "tailor", "wood_peddler"]
    build = {space: (tile, space % players) for space, tile in enumerate(tiles, start=9) if tile}
    homes = {space: ("residence", space % players) for space in range(19, 19 + players)}
    own = {seat: {**RICH, "markers": {"buildings": 2 * scored, "resources": 2 * scored}} for seat in range(players)}
    bailiff = (8, 13, 18)[scored]
    return town(players=players, own=own, build=build | homes, options=options, scored=scored, bailiff=bailiff)


DECISIONS = {
    "setup": "lay order", "place": "place pass", "gate": "move decline", "guild": "provost decline",
    "joust": "joust decline", "inn": "withdraw stay", "provost": "provost decline", "produce": "take", "bonus": "take",
    "trade": "exchange decline", "payment": "pay", "purchase": "take", "construct": "build decline", "cost": "pay",
    "site": "site", "lawyer": "transform decline", "castle": "give stop", "favour": "favour",
    "effect": "effect decline", "choice": "take",
}  # fmt: skip
"""What can be decided at each step."""


def not_met(met: Counter[str]) -> set[str]:
    """The kinds of decisions that did not come about."""
    return {f"{step} {word}" for step, words in DECISIONS.items() for word in words.split()} - met.keys()


def test_every_kind_of_action_has_its_step() -> None:
    assert {kind.word for kind in GAME.actions.kinds} == set(" ".join(DECISIONS.values()).split())


def test_whole_games_in_a_town_that_has_grown() -> None:
    """Favours inside favours, prestige buildings, postponed residences and overflowing sections come about."""
    met = from_the_set_up(3, {}, seed=1)
    for seed in range(16):
        players, options = 2 + seed % 4, OPTIONS[(0, 3)[seed % 2]]
        state = grown(players, options, seed % 3)
        referee = take_over(view(state), options)
        assert table_in(state) == table_of(referee)
        met += compare(state, referee, referee.play(), seed)
    tell("caylus", Counter({kind: n for kind, n in met.items() if not kind.startswith("build ")}))
    assert not_met(met) == set()
    assert set(met) >= {
        f"build {tile}"
        for tile in ("church", "statue", "theater", "college", "monument", "library", "hotel", "cathedral")
    }


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_games_at_random_tables_go_as_the_clauses_say(batch: int) -> None:
    dealer = Dealer(1000 + batch)
    for seed in range(20 * batch, 20 * batch + 20):
        options = any_table(GAME, dealer)
        from_the_set_up(int(str(options.pop("players"))), options, seed)
