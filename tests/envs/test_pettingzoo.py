"""PettingZoo's own tests, and what they do not ask."""

import warnings
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from bastide import BadOption, BastideError
from bastide.envs.pettingzoo import env, raw_env
from envs.settings import NAMES, TABLES

EVERY_TABLE = pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)


@EVERY_TABLE
@pytest.mark.parametrize("reward", ["win", "score"])
def test_api(name: str, settings: dict[str, object], reward: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What PettingZoo says of every environment whose observation is a dict with a mask, its own included.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        # At the end nothing can be done.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env(name, reward=reward, **settings), num_cycles=1000)


@EVERY_TABLE
def test_seeds(name: str, settings: dict[str, object]) -> None:
    seed_test(partial(env, name, **settings), num_cycles=500)


@pytest.mark.parametrize("name", ["torres", "magna_carta", "caylus", "carcassonne"])
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert capsys.readouterr().out


@EVERY_TABLE
def test_games_are_cut_off_after_a_number_of_decisions(name: str, settings: dict[str, object]) -> None:
    """PettingZoo's max_cycles_test is for parallel environments; this asks the same of decisions in turn."""
    table = raw_env(name, max_cycles=7, **settings)
    table.reset(seed=3)
    decisions = 0
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        assert not terminated
        assert reward == 0
        assert truncated == (decisions == 7)
        if not truncated:
            decisions += 1
        table.step(None if truncated else table.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 7
    assert not table.agents


@EVERY_TABLE
def test_the_end_pays_by_the_true_result(name: str, settings: dict[str, object]) -> None:
    table = raw_env(name, **settings)
    table.reset(seed=11)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        earned[agent] += reward
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    state = table.position
    assert state.over
    winners = [f"seat_{seat}" for seat in state.winners]
    assert abs(sum(earned.values())) < 1e-9
    assert all((earned[agent] > 0) == (agent in winners) for agent in earned) or len(winners) == len(earned)


def test_points_are_paid_as_they_are_scored() -> None:
    table = raw_env("torres", 3, reward="score")
    table.reset(seed=2)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        earned[agent] += reward
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))
    assert list(earned.values()) == table.position.scores


def test_only_the_seat_to_move_has_a_choice() -> None:
    table = raw_env("torres", 2)
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()
    assert table.observe(table.agent_selection)["action_mask"].any()


def test_chance_is_never_offered() -> None:
    table = raw_env("magna_carta", 2)
    table.reset(seed=1)
    chance = [table.layout.game.actions.kind_of(code).chance for code in range(table.layout.actions)]
    for agent in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        assert not observation["action_mask"][np.array(chance)].any()
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    table = raw_env("torres", 2, first_player=0)
    table.reset(seed=1)
    with pytest.raises(BastideError, match=r"'end' \(index \d+\) is not legal here: TOR-"):
        table.step(table.layout.index_of("end"))
    with pytest.raises(BastideError, match="99999 is no action of Torres; indices go from 0 to"):
        table.step(99999)


def test_an_illegal_action_ends_a_guarded_game() -> None:
    table = env("torres", 2, first_player=0)
    table.reset(seed=1)
    table.last()
    table.step(table.unwrapped.layout.index_of("end"))
    assert table.rewards == {"seat_0": -1, "seat_1": 0}


def test_wrong_words_are_answered_with_the_right_ones() -> None:
    with pytest.raises(BadOption, match="choose among win, margin, score"):
        raw_env("torres", reward="money")
    with pytest.raises(BadOption, match="choose among human, ansi, svg"):
        raw_env("torres", render_mode="rgb_array")
    with pytest.raises(BadOption, match=r"TOR-3\.3"):
        raw_env("torres", players=7)


def test_without_a_seed_the_next_game_is_another_one() -> None:
    table = raw_env("torres", 4)
    first = []
    for seed in (5, None, None, None, None, 5):
        table.reset(seed)
        first.append(table.agent_selection)
    assert first[0] == first[-1]
    assert len(set(first)) > 1
