"""Whole turns judged by the net over the squares of Torres."""

import pytest

import bastide
from bastide.bots import decide, make_bot
from bastide.bots.arena import pairings, play_game
from bastide.bots.net import board_net_of
from bastide.bots.net.turns import Judge, judge_of
from bastide.bots.planner import Planner
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of
from bastide.core.native import codes
from bastide.core.simulate import middle

TORRES = bastide.load("torres")


def judge(state: State) -> Judge:
    found = judge_of(state, counsel_of(TORRES), Dealer(1))
    assert found is not None
    return found


def beginning_of_a_turn(decisions: int) -> State:
    state = middle(TORRES.start(players=2), decisions, 3)
    counsel, turn, dealer = counsel_of(TORRES), -1, Dealer(2)
    while state.to_move == CHANCE or counsel.turn_of(state) == turn or turn < 0:
        turn = int(counsel.turn_of(state)) if state.to_move != CHANCE else turn
        legal = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[len(legal) - 1])
    return state


def test_the_net_of_the_board_fits_and_is_small() -> None:
    net = board_net_of(TORRES)
    assert net is not None
    assert sum(len(layer.weights) for layer in net.weights.layers) < 3_000_000


def test_the_net_wins_by_its_first_thought() -> None:
    """Six games against the search over six plans, both seats."""
    results = [play_game("torres", {"players": 2}, ["net", "classic:6"], one) for one in pairings(2, 2, range(3))]
    assert sum(result["ranks"][result["seats"].index(0)] == 1 for result in results) >= 5


def test_the_nets_own_turn_can_be_played_to_its_end() -> None:
    state = beginning_of_a_turn(60)
    own = judge(state).own_turn(state)
    played = state.copy()
    for code in own.codes:
        assert code in list(played.legal_codes())
        played.apply_code(code)
    assert played.key() == own.state.key()
    assert played.to_move != state.to_move


def test_a_plan_must_be_judged_better_than_the_nets_own_turn() -> None:
    state = beginning_of_a_turn(60)
    judges = judge(state)
    planner = Planner(counsel_of(TORRES), state)
    planner.run(60.0, 6, codes([]))
    own = judges.own_turn(state)
    chosen = judges.choose(state, planner.plans, 60.0, 6)[0]
    assert chosen.value >= judges.worth(own.state, int(state.to_move)) + 0.02


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = beginning_of_a_turn(40)
    judges = judge(state)
    assert judges.worth(state, 0) == -judges.worth(state, 1)


def test_an_end_is_worth_what_it_brought() -> None:
    state = TORRES.start(players=2)
    judges, dealer = judge(state), Dealer(6)
    while not state.over:
        legal = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[int(dealer.below(len(legal)))])
    winner = state.winners[0]
    assert 0.7 < judges.worth(state, winner) <= 1.0
    assert judges.worth(state, 1 - winner) == pytest.approx(-judges.worth(state, winner))


def test_nobody_judges_among_three() -> None:
    assert judge_of(TORRES.start(players=3), counsel_of(TORRES), Dealer(1)) is None


def test_by_iterations_the_king_repeats_itself() -> None:
    state = beginning_of_a_turn(30)
    first, second = (decide(make_bot("king:6", seed=4), state, Dealer(5)) for _ in range(2))
    assert first == second
