"""Whole games against a second reading of the rules: who decides, what is legal, and everything on the table."""

from collections import Counter
from typing import Any

import pytest

from bastide.core import Dealer, State
from games.caylus.referee import NAMES, SECTIONS, Referee
from games.caylus.town import start, town, view, workers
from games.playing import play_beside, tell

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
    """By lot, but seldom nothing: a table where little is declined shows more of the rules."""
    busy = [text for text in options if text not in ("pass", "decline", "stop")]
    idle = not busy or dealer.below(2 if busy[0].startswith("give") else 6) == 0
    return options[dealer.below(len(options))] if idle else busy[dealer.below(len(busy))]


def compare(state: State, seed: int, options: dict[str, object]) -> Counter[str]:
    """Play to the end by lot, the referee watching; how often each kind of action was played, and each tile built."""
    referee = take_over(view(state), options)
    dealer = Dealer(seed)

    def agree(text: str) -> None:
        assert table_in(state) == table_of(referee), (text, state.snapshot())

    agree("set up")
    played = play_beside(state, referee.play(), lambda offered: whim(dealer, offered), agree)
    return Counter(text if text.split()[0] in ("build", "favour") else text.split()[0] for text in played)


OPTIONS: list[dict[str, object]] = [
    {},
    {"jeweller": True},
    {"simplified_favours": True},
    {"lawyer_prestige": 3, "jeweller": True},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_from_the_set_up(players: int) -> None:
    played: Counter[str] = Counter()
    for seed in range(3):
        options = OPTIONS[seed]
        played += compare(start(players=players, seed=seed, **options), seed, options)
    assert played["place"] > 100


def grown(players: int, options: dict[str, object], scored: int) -> State:
    """A town with every kind of builder, houses of everybody, and cubes for everything."""
    tiles = ["mason", "architect", "lawyer", "architect", "park", "bank", "alchemist", None, "tailor", "wood_peddler"]
    build = {space: (tile, space % players) for space, tile in enumerate(tiles, start=9) if tile}
    homes = {space: ("residence", space % players) for space in range(19, 19 + players)}
    own = {seat: {**RICH, "markers": {"buildings": 2 * scored, "resources": 2 * scored}} for seat in range(players)}
    bailiff = (8, 13, 18)[scored]
    return town(players=players, own=own, build=build | homes, options=options, scored=scored, bailiff=bailiff)


def test_whole_games_in_a_town_that_has_grown() -> None:
    """Favours inside favours, prestige buildings, postponed residences and overflowing sections come about."""
    played: Counter[str] = Counter()
    for seed in range(16):
        players, options = 2 + seed % 4, OPTIONS[(0, 3)[seed % 2]]
        played += compare(grown(players, options, seed % 3), seed, options)
    tell("caylus", Counter({kind: n for kind, n in played.items() if " " not in kind}))
    assert min(played[kind] for kind in ("give", "transform", "site", "joust", "effect", "move", "pay", "withdraw")) > 5
    assert {text for text in played if text.startswith("build ")} >= {
        f"build {tile}"
        for tile in ("church", "statue", "theater", "college", "monument", "library", "hotel", "cathedral")
    }
