"""Placing, abbeys, the count and catapult rounds in whole games: what is offered is what the clauses say."""

from collections import Counter

import pytest

from bastide import CHANCE, Dealer
from bastide.testing import rule
from games.carcassonne.slow_rounds import slow_rounds
from games.carcassonne.table import CARCASSONNE
from games.playing import tell
from games.test_random_tables import any_table
from soak import share

KINDS = {"abbey", "place", "ransom", "count", "fair", "aim", "range", "hand", "send", "choose", "pass"}


def watch(seed: int, every: int) -> Counter[str]:
    """A game at a random table; how often an action of each kind was among what was compared."""
    dealer = Dealer(seed)
    settings = {**any_table(CARCASSONNE, dealer), "catapult_mode": "aimed"}
    for name in ("catapult", "count", "abbey_mayor", "tower", "princess_dragon"):
        settings[name] = settings[name] or dealer.below(2) == 0
    settings["allow_discouraged"] = True
    state = CARCASSONNE.start(**settings)
    met: Counter[str] = Counter()
    asked = 0
    said = ""
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        asked += 1
        phase = state.view(None)["phase"] if asked % every == 0 or state.drawn < 0 else ""
        expected = slow_rounds(state, said.startswith("fairy")) if phase and phase != "CAR-T-6" else None
        offered = [str(action) for action in state.legal_actions()]
        if expected is not None:
            assert sorted(offered) == sorted(expected), (phase, state.snapshot())
            met.update({text.split()[0] for text in offered})
        said = offered[dealer.below(len(offered))]
        state.play(state.parse(said))
    return met


@rule(
    "CAR-B-2.2", "CAR-AM-1.2", "CAR-CU-2", "CAR-RI-3", "CAR-RI-3.1", "CAR-TW-5", "CAR-TW-6.1", "CAR-CO-3",
    "CAR-CA-2.2", "CAR-CA-3.3", "CAR-CA-6.3", "CAR-CA-7.2",
)  # fmt: skip
def test_what_is_offered_beside_the_action_is_what_the_clauses_say() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        met += watch(seed, every=5)
    tell("carcassonne", met)
    assert met.keys() >= KINDS


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_what_is_offered_beside_the_action_in_many_games(batch: int) -> None:
    for seed in range(100 + 20 * batch, 120 + 20 * batch):
        watch(seed, every=1)
