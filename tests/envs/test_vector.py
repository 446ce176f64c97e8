"""Many games stepped together are the same games as one after the other."""

import numpy as np
import pytest

from bastide import BastideError, Dealer
from bastide.envs.pettingzoo import raw_env
from bastide.envs.stepping import Episode
from bastide.envs.vector import Tables
from envs.settings import NAMES, TABLES


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_a_batch_is_the_single_games_side_by_side(name: str, settings: dict[str, object]) -> None:
    tables = Tables(name, games=3, seed=40, reward="score", **settings)
    singles = [tables.set_up.episode() for _ in range(3)]
    for number, single in enumerate(singles):
        single.reset(40 + number)
    numbers = [0, 1, 2]
    for _ in range(150):
        observations, masks, seats = tables.observations, tables.masks, tables.seats
        assert observations.flags["C_CONTIGUOUS"]
        for i, single in enumerate(singles):
            assert observations[i].tobytes() == single.observation(single.to_move())
            assert masks[i].tobytes() == single.mask()
            assert seats[i] == single.to_move()
        table, index = tables.legal
        assert set(zip(table.tolist(), index.tolist(), strict=True)) == set(zip(*np.nonzero(masks), strict=True))
        actions = tables.any_actions()
        outcome = tables.step(actions)
        for i, single in enumerate(singles):
            assert single.step(int(actions[i]))
            assert outcome.rewards[i].tolist() == single.rewards()
            assert outcome.terminated[i] == single.state.over
            if single.state.over:
                assert outcome.scores[outcome.finished.tolist().index(i)].tolist() == single.state.scores
                numbers[i] += 3
                single.reset(40 + numbers[i])
        assert tables.numbers == numbers
        assert not outcome.truncated.any()


def test_random_play_through_a_batch_deals_the_games_of_simulate() -> None:
    """Table 0 of one table plays game after game with the draws of seed, seed + 1, ..."""
    tables = Tables("magna_carta", games=1, seed=7)
    luck = Dealer(1)
    episode: Episode = tables._episodes.episodes[0]
    for number in range(3):
        assert tables.numbers == [number]
        twin = tables.set_up.game.start()
        dealer = Dealer(7 + number)
        while tables.numbers == [number]:
            while twin.to_move == -1:
                twin.apply_code(dealer.draw_code(twin))
            assert twin == tables.positions()[0]
            index = int(episode.any_index(luck))
            twin.apply_code(tables.layout.indices.code(index))
            tables.step(np.array([index]))


def test_the_seed_decides() -> None:
    def run(seed: int) -> bytes:
        tables = Tables("caylus", games=4, seed=seed)
        for _ in range(60):
            tables.step(tables.any_actions())
        return tables.observations.tobytes()

    assert run(1) == run(1)
    assert run(1) != run(2)


def test_a_wrong_action_changes_nothing_and_is_reported_with_its_table() -> None:
    tables = Tables("torres", games=3, seed=1, first_player=0)
    before = tables.observations.tobytes()
    actions = tables.any_actions().copy()
    actions[2] = tables.layout.index_of("end")
    with pytest.raises(BastideError, match=r"At table 2, 'end' \(index \d+\) is not legal here: TOR-"):
        tables.step(actions)
    assert tables.observations.tobytes() == before
    with pytest.raises(BastideError, match="One action for each of the 3 tables is needed, not 2"):
        tables.step(actions[:2])


def test_single_and_batched_doors_agree_on_the_end() -> None:
    """The PettingZoo environment and a batch, led by the same indices, come to the same rewards."""
    tables = Tables("torres", games=1, players=3, seed=5, reward="margin")
    single = raw_env("torres", 3, reward="margin")
    single.reset(seed=5)
    while True:
        actions = tables.any_actions()
        outcome = tables.step(actions)
        single.step(int(actions[0]))
        if outcome.terminated[0]:
            break
    assert outcome.rewards[0].tolist() == pytest.approx(list(single.rewards.values()))
    assert abs(sum(outcome.rewards[0])) < 1e-4
