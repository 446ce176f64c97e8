"""What the engine offers and scores in whole games is what a look at the board and the clauses finds."""

from collections import Counter

import pytest

from bastide import CHANCE, Dealer, State
from bastide.games.carcassonne.codes import DEPLOY, PASS, PLACE
from bastide.games.carcassonne.grid import AROUND
from bastide.testing import rule
from games.carcassonne.slow_choices import slow_choices
from games.carcassonne.slow_gains import slow_gains
from games.carcassonne.table import CARCASSONNE, EVERYTHING, LOUD
from games.playing import tell
from soak import share

PHASES = {"CAR-T-5", "CAR-T-5a", "CAR-T-5b", "CAR-T-6", "CAR-T-7b", "CAR-T-8", "CAR-T-9", "CAR-B-6.5a"}
BEFORE_SCORING = ("CAR-T-5", "CAR-T-5b", "CAR-T-7b")
BETWEEN = ("CAR-T-5b", "CAR-T-6", "CAR-T-7b")
"""Where something is decided between the action and the scoring."""
OPTIONS = {
    "fairy_mode": ["follower", "tile"],
    "volcano_companions": [True, False],
    "princess": ["may", "must"],
    "ransom_debt": [True, False],
    "wagon_move": ["connected", "adjacent_tile"],
    "count_into_unoccupied": [True, False],
    "market_at_barn": [False, True],
    "count_final": ["any_quarter", "market_only"],
}


def settings_of(game: int) -> dict[str, object]:
    sets = {name: (game >> i) & 3 != 3 for i, name in enumerate([*LOUD, *EVERYTHING])}
    chosen = {name: values[(game >> i) & 1] for i, (name, values) in enumerate(OPTIONS.items())}
    return {"players": 2 + game % 4, "allow_discouraged": True, "catapult_sigma": 0, **sets, **chosen}


def play_and_compare(settings: dict[str, object], seed: int, every: int) -> Counter[str]:
    """Play at random, tiles close together; how often each phase was compared."""
    state = CARCASSONNE.start(**settings)
    dealer = Dealer(seed)
    met: Counter[str] = Counter()
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        codes = [int(code) for code in state.legal_codes()]
        slot = state.rules.phases[state.phase].slot
        met[slot] += 1
        if slot in PHASES and (slot not in ("CAR-T-5", "CAR-T-6") or met[slot] % every == 0):
            expected = slow_choices(state)
            offered = [str(action) for action in state.legal_actions()]
            assert expected is None or (set(offered) == expected and len(offered) == len(expected)), slot
        if state.drawn >= 0:
            codes = sorted(codes, key=lambda code: crowd(state, code))[-4:]
        deploying = [code for code in codes if DEPLOY <= code < PLACE]
        code = codes[dealer.below(len(codes))]
        closing = slot == "CAR-T-5" and PASS in codes and len(state.land.completed) > 0
        if closing and dealer.below(4):
            code = PASS
        elif deploying and not closing and dealer.below(2):
            code = deploying[dealer.below(len(deploying))]
        if code == PASS and slot in BEFORE_SCORING and (closing or met[slot] % every == 0):
            check_scoring(state, code, met)
        else:
            state.apply_code(code)
    return met


def check_scoring(state: State, code: int, met: Counter[str]) -> None:
    """Pass, and if the scoring follows at once, compare the points it gives."""
    expected = slow_gains(state)
    events = state.record_events()
    state.apply_code(code)
    state.events = None
    if state.rules.phases[state.phase].slot in BETWEEN:
        return
    gained: Counter[int] = Counter()
    for event in events:
        if event.kind in ("plays_on", "pile_empty"):
            break
        if "points" in event.data and event.clause != "CAR-PD-2.4":
            gained[event.seat] += event.data["points"]
    assert +gained == expected
    met["scored"] += bool(expected)


def crowd(state: State, code: int) -> int:
    """How many tiles lie around the place where a tile would go."""
    cell = (code - PLACE) // 4
    return sum(state.land.tile_at(cell + step) >= 0 for step in AROUND)


@rule(
    "CAR-T-5", "CAR-T-5a", "CAR-T-5b", "CAR-T-6", "CAR-T-7b", "CAR-T-8", "CAR-T-9", "CAR-PD-2.1", "CAR-PD-4.3",
    "CAR-PD-6.2", "CAR-TW-2", "CAR-TW-3", "CAR-AM-3.1", "CAR-AM-4.4", "CAR-CO-4", "CAR-CO-5", "CAR-T-7c", "CAR-T-7d",
    "CAR-PD-2.5", "CAR-AM-3.3", "CAR-AM-3.5",
)  # fmt: skip
@pytest.mark.parametrize("game", [0, 37, 73, 146])
def test_what_is_offered_and_scored_is_what_the_clauses_say(game: int) -> None:
    met = play_and_compare(settings_of(game), seed=game, every=4)
    tell("carcassonne", met)
    assert met.keys() >= PHASES - {"CAR-B-6.5a"}
    assert met["scored"] > 5


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_what_is_offered_and_scored_is_what_the_clauses_say_in_many_games(batch: int) -> None:
    met: Counter[str] = Counter()
    for game in range(batch, 100, 10):
        met += play_and_compare(settings_of(game), seed=2000 + game, every=1)
    assert met.keys() >= PHASES
