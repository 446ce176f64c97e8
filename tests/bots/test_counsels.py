"""What the games tell bots about their positions holds together."""

import bastide
from bastide.bots.planner import Planner
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of, lead
from bastide.core.native import codes as codes_of

LAST_TURN = 23
"""Of a game of Torres for two: three years of four rounds."""


def torres_in_turn(turn: int, seed: int) -> State:
    """The beginning of that turn in a random game."""
    state = bastide.load("torres").start(players=2)
    counsel = counsel_of(state.game)
    dealer = Dealer(seed)
    while state.to_move == CHANCE or counsel.turn_of(state) < turn:
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
    return state


def test_nobody_plans_to_buy_a_card_that_can_never_be_played() -> None:
    buy = bastide.load("torres").parse("buy").code
    for seed in range(12):
        state = torres_in_turn(LAST_TURN, seed)
        plan = Planner(counsel_of(state.game), state).run(60.0, 2, codes_of([]))
        assert buy not in list(plan.codes), f"in game {seed}"


def test_in_the_last_turn_only_the_lead_counts_and_before_it_a_rival_counts_less() -> None:
    for turn, part in ((LAST_TURN, 1.0), (LAST_TURN - 2, 0.6)):
        state = torres_in_turn(turn, 3)
        counsel = counsel_of(state.game)
        seat = int(state.to_move)
        points = counsel.estimates(state)
        rival = points[seat] - lead(points, seat)
        assert abs(counsel.margin(state, seat) - (points[seat] - part * rival)) < 1e-9
