"""Snapshots with something changed: a restored position keeps what every position of its game keeps, or is refused."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from bastide import BadSnapshot, Dealer, Game, State
from bastide.core import CHANCE, NOBODY
from bastide.core.simulate import finish
from games.test_random_tables import any_table

UNTOUCHED = ("game", "rules", "settings")
Check = Callable[[State], None]


def some_positions(game: Game, luck: random.Random, seed: int, number: int) -> list[State]:
    """Positions of one game at a random table, at random moments."""
    dealer = Dealer(seed)
    state = game.start(**any_table(game, dealer))
    found: list[State] = []
    chance = luck.choice((0.01, 0.03, 0.1))
    while state.to_move != NOBODY and len(found) < number:
        codes = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else codes[dealer.below(len(codes))])
        if luck.random() < chance:
            found.append(state.copy())
    return found or [state]


def plain(state: State) -> dict[str, Any]:
    """The snapshot as it comes back from a file."""
    return json.loads(json.dumps(state.snapshot()))


def mutate(data: Any, donor: Any, luck: random.Random) -> str:
    """Change one thing somewhere, or take it over from another position; where that was."""
    path = ""
    while True:
        keys = [key for key in (data if isinstance(data, dict) else range(len(data))) if key not in UNTOUCHED]
        if not keys:
            return ""
        key = luck.choice(keys)
        path += f".{key}" if isinstance(key, str) else ".*"
        there = donor[key] if _has(donor, key) else None
        if isinstance(data[key], dict | list) and data[key] and luck.random() < 0.75:
            data, donor = data[key], there if isinstance(there, dict | list) else data[key]
            continue
        _change(data, key, there, luck)
        return path


def _has(place: Any, key: Any) -> bool:
    return key in place if isinstance(place, dict) else isinstance(key, int) and key < len(place)


def _change(place: Any, key: Any, there: Any, luck: random.Random) -> None:
    value = place[key]
    way = luck.randrange(6)
    if way == 0:
        place[key] = there
    elif way == 1 and isinstance(place, list):
        del place[key]
    elif way == 2 and isinstance(place, list):
        place.insert(luck.randrange(len(place) + 1), value)
    elif way == 3 and isinstance(place, list) and len(place) > 1:
        other = luck.randrange(len(place))
        place[key], place[other] = place[other], value
    elif isinstance(value, bool):
        place[key] = not value
    elif isinstance(value, int):
        place[key] = value + luck.choice((-3, -1, 1, 2, 5, 90, 180))
    elif value is None or way == 4:
        place[key] = luck.choice((None, 0, 1, [0, 0], "small"))
    else:
        place[key] = there


def try_mutants(game: Game, number: int, seed: int, check: Check) -> Counter[str]:
    """This many changed snapshots; what was changed in those that were accepted, and how many were refused."""
    luck = random.Random(seed)
    tried: Counter[str] = Counter()
    positions: list[State] = []
    for turn in range(number):
        if turn % 40 == 0:
            positions = some_positions(game, luck, seed * 1_000_003 + turn, 6)
            for position in positions:
                assert game.restore(plain(position)) == position, plain(position)
                check(position)
        data = plain(luck.choice(positions))
        donor = plain(luck.choice(positions))
        before = json.dumps(data)
        changed = [mutate(data, donor, luck) for _ in range(luck.choice((1, 1, 2, 3)))]
        if json.dumps(data) == before:
            continue
        try:
            state = game.restore(data)
        except BadSnapshot:
            tried["refused"] += 1
            continue
        tried["accepted"] += 1
        tried.update(set(changed))
        try:
            examine(game, state, seed + turn, check)
        except Exception as wrong:
            wrong.add_note(f"{changed}: {json.dumps(data)}")
            raise
    return tried


def examine(game: Game, state: State, seed: int, check: Check) -> None:
    """An accepted position has all pieces, comes back from its snapshot, and is played to its end."""
    check(state)
    pieces = dict(game.start(**state.settings.plain()).inventory())
    assert dict(state.inventory()) == pieces
    assert game.restore(plain(state)) == state
    finish(state, Dealer(seed))
    assert dict(state.inventory()) == pieces
    assert state.winners
