"""Afterstates, and many searches with one evaluator."""

import numpy as np
import pytest

import bastide
from bastide import CHANCE, BastideError, Dealer, State
from bastide.core.counsel import counsel_of
from bastide.core.simulate import advance
from bastide.envs.layout import NUMBER
from bastide.envs.search import Leaves, Search, one_by_one, values_by_seat
from bastide.envs.stepping import WIN, final_rewards
from bastide.envs.tables import SetUp
from bastide.envs.vector import Tables
from envs.observing import observe

GAMES = [
    ("torres", {"players": 2}),
    ("magna_carta", {"players": 3}),
    ("caylus", {"players": 2}),
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 3, "count": True, "catapult": True}),
]


def even(leaves: Leaves) -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(len(leaves.seats)), np.ones(len(leaves.actions))


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_afterstates_are_the_positions_after_each_action(name: str, settings: dict[str, object]) -> None:
    tables = Tables(name, 3, seed=1, **settings)  # type: ignore[arg-type]
    for _ in range(60):
        tables.step(tables.any_actions())
    after = tables.afterstates()
    games, actions = tables.legal
    assert after.tables.tolist() == games.tolist()
    assert after.actions.tolist() == actions.tolist()
    for row in range(0, len(games), 7):
        state = tables.positions()[games[row]].copy()
        seat = int(state.to_move)
        state.apply_code(tables.layout.indices.code(int(actions[row])))
        assert after.seats[row] == state.to_move
        observed = np.frombuffer(observe(tables.layout.write, state, seat), NUMBER)
        assert (after.observations[row] == observed).all()
        assert (after.rewards[row] == 0).all()


def last_decision(name: str, **settings: object) -> State:
    """A position of a random game whose next decision is the last one."""
    state, dealer = bastide.load(name).start(**settings), Dealer(3)
    while True:
        before = state.copy()
        advance(state, dealer, 1)
        if state.over:
            while before.to_move == CHANCE:
                before.apply_code(dealer.draw_code(before))
            return before


def test_an_afterstate_at_the_end_brings_its_reward() -> None:
    state = last_decision("magna_carta", players=2)
    tables = Tables("magna_carta", 1, players=2)
    from bastide.envs.vector import afterstates

    after = afterstates([state], tables.set_up)
    assert -2 in after.seats
    for seats, rewards, action in zip(after.seats, after.rewards, after.actions, strict=True):
        twin = state.copy()
        twin.apply_code(tables.layout.indices.code(int(action)))
        assert rewards.tolist() == (final_rewards(twin, WIN) if seats == -2 else [0, 0])


@pytest.mark.parametrize(("name", "settings"), GAMES)
def test_every_simulation_is_a_visit_and_the_same_seed_the_same_search(name: str, settings: dict[str, object]) -> None:
    found = []
    for _ in range(2):
        tables = Tables(name, 4, seed=2, **settings)  # type: ignore[arg-type]
        for _ in range(10):
            tables.step(tables.any_actions())
        before = [state.key() for state in tables.positions()]
        searched = Search(tables.set_up, even, simulations=12, seed=5, noise=0.25).run(tables.positions())
        assert [state.key() for state in tables.positions()] == before
        games, actions = tables.legal
        assert searched.tables.tolist() == games.tolist()
        assert searched.actions.tolist() == actions.tolist()
        assert np.bincount(searched.tables, searched.visits).tolist() == [11] * 4
        assert searched.policy(tables.layout.actions).sum(axis=1) == pytest.approx(1, abs=1e-5)
        tables.step(searched.best())
        found.append(searched)
    assert (found[0].visits == found[1].visits).all()
    assert (found[0].values == found[1].values).all()


def test_a_search_follows_its_priors_and_values() -> None:
    tables = Tables("caylus", 2, players=2, seed=1)
    wanted = [int(tables.legal[1][tables.legal[0] == game][2]) for game in range(2)]

    def fond_of_one(leaves: Leaves) -> tuple[np.ndarray, np.ndarray]:
        return np.zeros(len(leaves.seats)), np.where(np.isin(leaves.actions, wanted), 50.0, 1.0)

    found = Search(tables.set_up, fond_of_one, simulations=40).run(tables.positions())
    assert found.best().tolist() == wanted
    share = found.priors[(found.tables == 0) & (found.actions == wanted[0])]
    assert share[0] == pytest.approx(50 / (49 + (found.tables == 0).sum()))

    def seat_1_wins(leaves: Leaves) -> tuple[np.ndarray, np.ndarray]:
        return np.tile([-1.0, 1.0], (len(leaves.seats), 1)), np.ones(len(leaves.actions))

    found = Search(tables.set_up, seat_1_wins, simulations=10).run(tables.positions())
    sign = np.where(tables.seats == 1, 1.0, -1.0)
    assert found.root_values() == pytest.approx(sign)


def test_a_search_sees_the_win_one_step_ahead() -> None:
    state = last_decision("magna_carta", players=2)
    set_up = SetUp("magna_carta", 2, "win", {})
    found = Search(set_up, even, simulations=60, curiosity=0.7).run([state])
    best = {}
    for action in found.actions.tolist():
        twin = state.copy()
        twin.apply_code(set_up.layout.indices.code(action))
        if twin.over:
            best[action] = final_rewards(twin, WIN)[int(state.to_move)]
    assert best
    for action, value in best.items():
        at = found.actions.tolist().index(action)
        if found.visits[at]:
            assert found.values[at] == pytest.approx(value)


def test_an_evaluator_in_plain_python_gets_positions() -> None:
    set_up = SetUp("carcassonne", 2, "win", {})
    counsel = counsel_of(set_up.game)
    asked = []

    def evaluate(state: State):
        asked.append(state)
        rewards = [2 * float(reward) - 1 for reward in counsel.rewards(state)]
        return rewards, lambda index: 1.0

    state = set_up.game.start(2)
    while state.to_move == CHANCE:
        state.apply_code(Dealer(1).draw_code(state))
    found = Search(set_up, one_by_one(evaluate, set_up), simulations=30).run([state, state.copy()])
    assert len(asked) == 60
    assert all(each.to_move >= 0 for each in asked)
    assert -1 <= found.values.min() <= found.values.max() <= 1
    assert abs(found.values).max() > 0


def test_the_counsel_of_a_game_can_be_subclassed() -> None:
    """Also where it is compiled."""
    from bastide.bots.searcher import Searcher

    for name in bastide.game_names():
        game = bastide.load(name)

        class Louder(type(counsel_of(game))):  # type: ignore[misc]
            asked = 0

            def estimates(self, state: State):  # type: ignore[no-untyped-def]
                Louder.asked += 1
                return super().estimates(state)

        state, dealer = game.start(2), Dealer(1)
        advance(state, dealer, 10)
        while state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        Searcher("own", seed=1, iterations=8, width=4, counsel=Louder()).choose(
            state.determinize(int(state.to_move), dealer)
        )
        assert Louder.asked > 0, name


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    tables = Tables("caylus", 2, players=3)
    with pytest.raises(BastideError, match="gave 1 priors for"):
        Search(tables.set_up, lambda leaves: (np.zeros(2), np.ones(1))).run(tables.positions())
    with pytest.raises(BastideError, match=r"values of the shape \(2, 2\) for 2 leaves"):
        values_by_seat(np.zeros((2, 2), np.float32), np.zeros(2, np.int64), 3)
    spread = values_by_seat(np.array([0.5, -1], np.float32), np.array([0, 2]), 3)
    assert spread.tolist() == [[0.5, -0.25, -0.25], [0.5, 0.5, -1.0]]
