"""OpenSpiel's own tests, and what they do not ask."""

import json
import pickle
import re
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import bastide
import bastide.envs.openspiel as door
from bastide.envs.layout import layout_of
from envs.settings import EXPANSIONS, NAMES, TABLES

EVERY_TABLE = pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)


def written(name: str, settings: dict[str, object]) -> str:
    return f"bastide_{name}({','.join(f'{key}={value}' for key, value in settings.items())})"


def played(game: pyspiel.Game, seed: int, steps: int = 10**9) -> pyspiel.State:
    """A position this many random steps into a game."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(codes, p=odds)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize(
    ("name", "settings"),
    [pytest.param(*table, marks=pytest.mark.soak if len(table[1]) > len(EXPANSIONS) else ()) for table in TABLES],
    ids=NAMES,
)
def test_random_simulation_with_serialization(name: str, settings: dict[str, object]) -> None:
    """Only six players with all expansions, whose masks have two million numbers, are left for long runs."""
    pyspiel.random_sim_test(pyspiel.load_game(written(name, settings)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", bastide.game_names())
def test_the_playthrough_generator(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The generator rounds every number of every tensor by itself, which takes most of its time."""
    monkeypatch.setattr(generate_playthrough, "round", lambda number, digits: number, raising=False)
    text = generate_playthrough.playthrough(f"bastide_{name}", None, seed=1)
    assert f'GameType.long_name = "{bastide.load(name).title}"' in text
    assert "IsTerminal() = True" in text
    assert len(re.findall(r"^# Apply action", text, re.MULTILINE)) > 50


def test_the_api_test() -> None:
    """Run as OpenSpiel runs it, in a process of its own: it looks for its games when it is imported."""
    program = (
        "import sys, runpy, bastide.envs.openspiel\n"
        "sys.argv = ['api_test', '--test_only_games=bastide_.*']\n"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    count = int(re.search(r"Ran (\d+) tests", ran.stderr)[1])  # type: ignore[index]
    assert count >= 5 * len(bastide.game_names())


@EVERY_TABLE
def test_a_game_keeps_its_settings(name: str, settings: dict[str, object]) -> None:
    game = pyspiel.load_game(written(name, settings))
    assert game.num_players() == settings["players"]
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().table.state.settings == bastide.load(name).read_settings(**settings)


@pytest.mark.parametrize("name", bastide.game_names())
def test_chance_is_exact(name: str) -> None:
    """Every chance node of a game: the odds are the weights of the rules."""
    game = pyspiel.load_game(f"bastide_{name}")
    history = played(game, seed=6).full_history()
    state = game.new_initial_state()
    nodes = 0
    for step in history:
        if state.is_chance_node():
            nodes += 1
            position = state.table.state
            weights = {action.code: weight for action, weight in position.chance_outcomes()}
            total = sum(weights.values())
            assert dict(state.chance_outcomes()) == {code: weight / total for code, weight in weights.items()}
        state.apply_action(step.action)
    assert nodes > 3


@EVERY_TABLE
def test_the_end_pays_zero_in_sum(name: str, settings: dict[str, object]) -> None:
    state = played(pyspiel.load_game(written(name, {**settings, "reward": "margin"})), seed=1)
    scores = state.table.state.scores
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9
    assert returns[0] == pytest.approx(scores[0] - sum(scores[1:]) / (len(scores) - 1))


@pytest.mark.parametrize("name", ["torres", "magna_carta"])
def test_an_information_state_is_what_the_seat_saw(name: str) -> None:
    game = pyspiel.load_game(f"bastide_{name}")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    steps = played(game, seed=9).history()
    state = game.new_initial_state()
    seen: list[list[str]] = [[], []]
    hidden = 0
    for action in steps:
        for seat in range(2):
            text = state.action_to_string(state.current_player(), action)
            sees = state.table.state.sees(seat, action)
            hidden += not sees
            seen[seat].append(text if sees else "?")
        state.apply_action(action)
        if not state.is_chance_node():
            for seat in range(2):
                assert state.information_state_string(seat) == f"seat {seat}: {'; '.join(seen[seat])}"
    assert hidden > 0


@EVERY_TABLE
def test_tensors_are_the_observation_and_the_steps_seen(name: str, settings: dict[str, object]) -> None:
    game = pyspiel.load_game(written(name, settings))
    layout = layout_of(name)
    state = played(game, seed=3, steps=90)
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation, recall = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for seat in range(game.num_players()):
        observation.set_from(state, seat)
        recall.set_from(state, seat)
        assert observation.tensor.shape == (layout.size,)
        assert (recall.tensor[: layout.size] == observation.tensor).all()
        steps = [1 if code is None else code + 2 for code in state.table.seen(seat)]
        assert recall.dict["history"][: len(steps)].tolist() == steps
        assert not recall.dict["history"][len(steps) :].any()
        assert json.loads(observation.string_from(state, seat)) == json.loads(json.dumps(state.table.state.view(seat)))


@pytest.mark.parametrize("name", ["torres", "magna_carta"])
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    game = pyspiel.load_game(f"bastide_{name}")
    luck = np.random.default_rng(1)
    different = 0
    for steps in range(40, 100, 7):
        state = played(game, seed=4, steps=steps)
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, luck.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        different += other.table.state != state.table.state
    assert different > 0


def test_states_are_copied_and_pickled() -> None:
    state = played(pyspiel.load_game("bastide_torres(players=3)"), seed=4, steps=60)
    twin = state.clone()
    again = pickle.loads(pickle.dumps(state))
    assert twin.table.state == state.table.state == again.table.state
    assert again.table.codes == state.table.codes
    assert again.table.unseen == state.table.unseen
    if not state.is_chance_node():
        twin.apply_action(twin.legal_actions()[0])
        assert len(twin.table.codes) == len(state.table.codes) + 1


def test_the_mcts_of_openspiel_plays() -> None:
    game = pyspiel.load_game("bastide_magna_carta")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 10, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = played(game, seed=5, steps=40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_rewards_along_the_way_are_refused() -> None:
    with pytest.raises(Exception, match="OpenSpiel takes the rewards 'win' and 'margin'"):
        door.BastideGame(bastide.load("torres"), {"reward": "score"})
