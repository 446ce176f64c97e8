"""Gymnasium's own check, and what it does not ask."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bastide
from bastide import Action, BadOption, State
from bastide.bots import RandomBot
from bastide.envs.gymnasium import SeatEnv
from envs.settings import NAMES, TABLES


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_gymnasium_checks_the_environment(name: str, settings: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the observation space.*|.*precision lowered.*")
        check_env(SeatEnv(name, seat=1, **settings), skip_render_check=True)


@pytest.mark.parametrize("name", bastide.game_names())
def test_gymnasium_checks_the_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every way to render, through an environment made by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the observation space.*|.*precision lowered.*")
        check_env(gymnasium.make(f"bastide/{name}-v1", render_mode="ansi").unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=NAMES)
def test_a_whole_game_from_one_seat(name: str, settings: dict[str, object]) -> None:
    seat = int(str(settings["players"])) - 1
    table = SeatEnv(name, seat=seat, **settings)
    observation, _ = table.reset(seed=4)
    luck = np.random.default_rng(4)
    over = False
    while not over:
        assert table.position.to_move == seat
        assert (table.action_masks() == observation["action_mask"].astype(bool)).all()
        choice = luck.choice(np.nonzero(observation["action_mask"])[0])
        observation, reward, over, truncated, info = table.step(choice)
        assert not truncated
        assert not info
        assert over or reward == 0
    won = seat in table.position.winners
    assert (reward > 0) == (won and len(table.position.winners) < table.set_up.players)


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SeatEnv("torres", 2, first_player=0)
    table.reset(seed=1)
    _, reward, terminated, truncated, info = table.step(np.int64(table.layout.index_of("end")))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "TOR-" in info["illegal"]


def test_made_by_name() -> None:
    table = gymnasium.make("bastide/caylus-v1", players=3, simplified_favours=True, render_mode="ansi")
    observation, _ = table.reset(seed=2)
    assert observation in table.observation_space
    assert isinstance(table.render(), str)
    assert len(table.unwrapped.position.scores) == 3  # type: ignore[attr-defined]


class Watcher:
    """A bot that notes what it is shown."""

    def __init__(self) -> None:
        self.bot = RandomBot(3)
        self.seats: list[int] = []
        self.hands: list[object] = []

    def choose(self, imagined: State) -> Action:
        self.seats.append(int(imagined.to_move))
        self.hands.append(imagined.view(0)["players"][0]["hand"])  # type: ignore[index]
        return self.bot.choose(imagined)


def test_bots_take_the_other_seats_and_are_shown_guesses() -> None:
    watchers = [Watcher(), Watcher()]
    table = SeatEnv("magna_carta", 3, seat=0, opponents=watchers)
    observation, _ = table.reset(seed=8)
    true_hand = table.position.view(0)["players"][0]["hand"]  # type: ignore[index]
    over = False
    while not over:
        choice = np.nonzero(observation["action_mask"])[0][-1]
        observation, _, over, _, _ = table.step(choice)
    assert [set(watcher.seats) for watcher in watchers] == [{1}, {2}]
    assert any(hand != true_hand for hand in watchers[0].hands)


def test_the_number_of_opponents_must_be_right() -> None:
    with pytest.raises(BadOption, match="2 opponents are needed, not 1"):
        SeatEnv("torres", 3, opponents=[RandomBot()])
    with pytest.raises(BadOption, match="There is no seat 3; the seats are 0 to 2"):
        SeatEnv("torres", 3, seat=3)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_seat_sees_its_own_cards_drawn(mode: str) -> None:
    table = SeatEnv("torres", 2, render_mode=mode)
    table.reset(seed=1)
    assert table.render() == (
        table.set_up.game.draw_text(table.position.view(0))
        if mode == "ansi"
        else table.set_up.game.draw_svg(table.position.view(0))
    )
