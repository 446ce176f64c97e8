"""What a view tells, the observation tells: two views that differ have observations that differ."""

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from librt.strings import BytesWriter

import bastide
from bastide import CHANCE, Dealer, State
from bastide.envs.layout import layout_of
from bastide.envs.stepping import Observe
from envs.from_view import ENCODERS
from envs.observing import observe, positions
from envs.settings import NAMES, TABLES

EVERY_TABLE = pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
Path = tuple[str | int, ...]

KEYED = {"figures", "unseen", "stock", "stack"}
"""Parts of views that are dicts by square or tile."""

FOLLOWS = {
    "carcassonne": {
        "to_move": "-1 and -2 are both 0: no seat decides",
        "over": "nobody decides and nothing is left to draw",
        "winners": "the scores, which are observed",
        "winners.*": "the scores, which are observed",
        "players": "the rows of `seats`",
        "sets.*": "the base game is always in play",
        "last": "the land is observed in the order it was laid",
        "figures.*.role": "the kind of the segment and of the figure",
        "seats.*.seat": "the place in the list",
        "seats.*.colour": "the place in the list",
        "seats.*.supply": "the barn, see below",
        "seats.*.supply.barn": "the barn is in hand or on the land, which `abbeys` tells",
        "abbey_mayor.waiting.*.*": "it is a wagon",
        "princess_dragon.beside": "the follower stands where the fairy is",
        "princess_dragon.beside.*": "the follower stands where the fairy is",
    },
    "caylus": {
        "to_move": "-1 and -2 are both 0: no seat decides",
        "over": "the phase",
        "winners": "the scores, which are observed",
        "winners.*": "the scores, which are observed",
        "castle.*.name": "the place in the list",
        "castle.*.places": "printed on the board",
        "castle.*.marker": "printed on the board",
        "open_columns": "the sections scored and the bailiff, CAY-12.4",
        "road.*.space": "the place in the list",
        "road.*.kind": "the tile",
    },
    "magna_carta": {
        "to_move": "-1 and -2 are both 0: no seat decides",
        "over": "the step",
        "winners": "the scores, which are observed",
        "winners.*": "the scores, which are observed",
        "phase": "the step",
        "players.*.colour": "the place in the list",
        "players.*.prestige": "a building that can still be had has no owner",
        "players.*.hand": "a card known to be in hand is observed once, whether as known or as shown",
        "players.*.hand.*": "a card known to be in hand is observed once, whether as known or as shown",
        "players.*.known": "a card known to be in hand is observed once, whether as known or as shown",
        "players.*.known.*": "a card known to be in hand is observed once, whether as known or as shown",
    },
    "torres": {
        "to_move": "-1 and -2 are both 0: no seat decides",
        "castles": "the squares, their heights and the figures on them",
        "castles.*.height": "the heights of its squares",
        "bought": "no cards or no answer: whether the viewer is to move is observed",
        "players.*.space": "the score",
        "players.*.knights": "the figures on the board",
        "players.*.knights.*": "the figures on the board",
    },
}
"""Parts of views that are not observed by themselves, and what they follow from."""

DECIDE_NO_MORE = {
    ("carcassonne", "allow_discouraged"),
    ("carcassonne", "start_player"),
    ("torres", "first_player"),
    ("torres", "master_card"),
}
"""Options that only say what may be chosen, or what chance leaves open, before the first decision of a seat."""


def parts(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every number, word and list of a view; of a dict whether there is one."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inside:
        yield from parts(value, (*path, key))
    if path:
        yield path, part


def kind_of(path: Path) -> str:
    """The path without the numbers of rows and the names of squares and tiles."""
    keys = ["*" if isinstance(key, int) or (i and path[i - 1] in KEYED) else key for i, key in enumerate(path)]
    return ".".join(keys)


def with_other(part: Any, path: Path, value: object) -> Any:
    """A view with one part exchanged."""
    if not path:
        return value
    changed = part.copy()
    changed[path[0]] = with_other(part[path[0]], path[1:], value)
    return changed


def views_of(name: str, settings: dict[str, object]) -> Iterator[tuple[dict[str, Any], int, State]]:
    for seed in (5, 6):
        for state in islice(positions(name, settings, seed, every=15, most=80), 1, None):
            for seat in range(int(state.players)):
                yield json.loads(json.dumps(state.view(seat))), seat, state


def unobserved(name: str, settings: dict[str, object], without: slice = slice(0)) -> dict[str, str]:
    """Parts of views that can be exchanged for another value they take in random play without any number changing."""
    seen = list(views_of(name, settings))
    values: dict[str, dict[str, object]] = defaultdict(dict)
    for view, _, _ in seen:
        for path, value in parts(view):
            values[kind_of(path)][repr(value)] = value
    luck = Random(1)
    found = {}
    for view, seat, state in luck.sample(seen, 20):
        observed = numbers(name, view, seat, state, without)
        spread = list(parts(view))
        luck.shuffle(spread)
        for kind, (path, value) in {kind_of(path): (path, value) for path, value in spread}.items():
            other = luck.choice(list(values[kind].values()))
            if len(values[kind]) == 1 and isinstance(value, int):
                other = not value if isinstance(value, bool) else value + 1
            if other == value or (isinstance(other, dict) and isinstance(value, dict)):
                continue
            if numbers(name, with_other(view, path, other), seat, state, without) == observed:
                found[kind] = f"{path}: {value} or {other}"
    return found


def numbers(name: str, view: dict[str, Any], seat: int, state: State, without: slice) -> list[int] | None:
    """The observation made of a view, less a part; None where the view contradicts itself too much to be observed."""
    try:
        observed = ENCODERS[name](view, seat, state.settings)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError):
        return None
    del observed[without]
    return observed


@EVERY_TABLE
def test_every_part_of_a_view_is_observed_or_follows_from_what_is(name: str, settings: dict[str, object]) -> None:
    """Made from views alone, which is what the numbers are: `test_an_observation_tells_what_the_view_tells`."""
    found = unobserved(name, settings)
    assert not {kind: example for kind, example in found.items() if kind not in FOLLOWS[name]}


@pytest.mark.parametrize(
    ("name", "settings", "table", "column", "part"),
    [
        ("torres", {}, "course", "action_points", "action_points"),
        ("carcassonne", {"abbey_mayor": True}, "abbeys", "fresh", "abbey_mayor.fresh"),
        ("caylus", {}, "course", "provost", "provost"),
        ("magna_carta", {}, "course", "removed", "removed"),
    ],
)
def test_a_part_left_out_would_be_found(
    name: str, settings: dict[str, object], table: str, column: str, part: str
) -> None:
    where = layout_of(name).table(table)
    first = where.first + [c.name for c in where.columns].index(column)
    left_out = slice(first, where.first + where.size, len(where.columns))
    assert part in unobserved(name, {"players": 3, **settings}, left_out)


def confusions(name: str, settings: dict[str, object], write: Observe, games: int, nearby: int = 30) -> list[str]:
    """Parts of views that differ where the observations are equal.

    Compared are the positions of random games and, at each of them, those that one more step would lead to: where two
    steps differ in a single fact, a fact that is not observed shows.
    """
    views: dict[tuple[int, bytes], str] = {}
    found = []
    for seed in range(games):
        for state in positions(name, settings, seed, every=9):
            for position in [state, *one_step_on(state, nearby, seed)]:
                for seat in range(int(state.players)):
                    view = json.dumps(position.view(seat))
                    known = views.setdefault((seat, observe(write, position, seat)), view)
                    if known != view:
                        one, other = json.loads(known), json.loads(view)
                        found.append(next(f"{k}: {one[k]} or {other[k]}" for k in one if one[k] != other[k]))
    assert len(views) > 150
    return found


def one_step_on(state: State, most: int, seed: int) -> list[State]:
    """The positions after each legal action or outcome of chance; some of them at random where there are many."""
    codes = [int(code) for code in state.legal_codes()]
    luck = Dealer(seed)
    while len(codes) > most:
        codes.pop(int(luck.below(len(codes))))
    twins = [state.copy() for _ in codes]
    for twin, code in zip(twins, codes, strict=True):
        twin.apply_code(code)
    return twins


@EVERY_TABLE
def test_what_views_distinguish_in_play_is_distinguished(name: str, settings: dict[str, object]) -> None:
    assert confusions(name, settings, layout_of(name).write, games=1) == []


@pytest.mark.soak
@EVERY_TABLE
def test_what_views_distinguish_in_many_games_is_distinguished(name: str, settings: dict[str, object]) -> None:
    assert confusions(name, settings, layout_of(name).write, games=12) == []


def test_confusion_would_be_found() -> None:
    """The search above is not blind: an observation of Caylus without the seats is caught."""
    layout = layout_of("caylus")
    seats = layout.table("seats")

    def without_seats(state: State, seat: int, out: BytesWriter) -> None:
        observed = observe(layout.write, state, seat)
        out.write(observed[: 2 * seats.first] + observed[2 * (seats.first + seats.size) :])

    assert confusions("caylus", {"players": 3}, without_seats, games=1) != []


@pytest.mark.parametrize("name", bastide.game_names())
def test_every_rule_chosen_is_observed(name: str) -> None:
    """Under another value of an option, where it changes the rules, the first decision looks different."""
    game = bastide.load(name)
    for option in game.options:
        if (name, option.name) in DECIDE_NO_MORE:
            continue
        seen = set()
        for value in option.offered:
            state = game.start(players=2, **{option.name: value})
            dealer = Dealer(1)
            while state.to_move == CHANCE:
                state.apply_code(dealer.draw_code(state))
            seen.add(observe(layout_of(name).write, state, 0))
        assert len(seen) == len(option.offered), option.name
