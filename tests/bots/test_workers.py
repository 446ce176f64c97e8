"""Search in several processes."""

from collections.abc import Iterator

import pytest

import bastide
from bastide.bots import Searcher
from bastide.bots.planner import Planner
from bastide.bots.workers import Workers
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of
from bastide.core.native import codes
from bastide.core.simulate import middle


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(2)
    yield made
    made.close()


def choice(game: str) -> State:
    """A position with something to choose."""
    state = middle(bastide.load(game).start(players=2), 40, 3)
    dealer = Dealer(1)
    while state.to_move == CHANCE or len(state.legal_codes()) < 4:
        found = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else found[0])
    return state


def test_the_roots_of_all_processes_are_added_up(workers: Workers) -> None:
    state = choice("carcassonne")
    reports = workers.reports(state, 600.0, 20, 7)
    assert [sum(visits for _, visits, _, _ in report) for report in reports] == [20, 20]
    together: dict[int, int] = {}
    for report in reports:
        for code, visits, _, _ in report:
            together[code] = together.get(code, 0) + visits
    best = workers.best(state, 600.0, 20, 7)
    assert together[best] == max(together.values())


def test_processes_share_the_first_steps_of_a_turn_among_them(workers: Workers) -> None:
    state = choice("torres")
    planners = [Planner(counsel_of(state.game), state, part, 2) for part in range(2)]
    found = [planner.run(0.0, 7, codes([])) for planner in planners]
    firsts = [{int(plan.codes[0]) for plan in planner.plans} for planner in planners]
    assert all(firsts)
    assert not firsts[0] & firsts[1]
    best = max(found, key=lambda plan: float(plan.value))
    assert workers.plan(state, 0.0, 7, []) == [int(code) for code in best.codes]


@pytest.mark.parametrize("game", ["torres", "caylus"])
def test_a_searcher_of_several_processes_plays_by_the_rules(game: str, workers: Workers) -> None:
    state = choice(game)
    bot = Searcher("king", seed=1, seconds=0.05, iterations=20, width=7)
    bot.workers = workers
    assert state.why_not(bot.choose(state.copy())) is None
