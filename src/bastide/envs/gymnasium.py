"""Gymnasium: one seat of a game as an environment; bots, or chance, play the other seats.

    import gymnasium
    import bastide.envs.gymnasium

    table = gymnasium.make("bastide/torres-v1", players=2)
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(action)

Observations are those of the PettingZoo environment. An index outside of the mask loses the game with a reward of -1.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import bastide
from bastide.core import Action, BadOption, Dealer, State
from bastide.envs.spaces import arrays, observation_space
from bastide.envs.stepping import BEYOND, ON, OVER, REFUSED, SCORE
from bastide.envs.tables import SetUp

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["human", "ansi", "svg"]


class Opponent(Protocol):
    """What plays another seat: every bot of `bastide.bots` is one."""

    def choose(self, imagined: State) -> Action:
        """A legal action; what the seat cannot know is a guess in the state it is given."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat; the others are played by `opponents` in order, or uniformly at random."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Sequence[Opponent] | None = None,
        reward: str = "win",
        observation: str = "plain",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.set_up = SetUp(game, players, reward, options, observation)
        self.layout = self.set_up.layout
        if not 0 <= seat < self.set_up.players:
            raise BadOption(f"There is no seat {seat}; the seats are 0 to {self.set_up.players - 1}.")
        if opponents is not None and len(opponents) != self.set_up.players - 1:
            raise BadOption(f"{self.set_up.players - 1} opponents are needed, not {len(opponents)}.")
        self.seat = seat
        seats = [other for other in range(self.set_up.players) if other != seat]
        self.opponents = None if opponents is None else dict(zip(seats, opponents, strict=True))
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.layout)
        self.action_space = spaces.Discrete(self.layout.actions)
        self._episode = self.set_up.episode()
        self._arrays = arrays(self.layout)
        self._guesses = Dealer(0)
        # Whether nothing is earned or drawn before the end.
        self._quiet = self.set_up.reward != SCORE and render_mode != "human"

    @property
    def position(self) -> State:
        """The true position, hidden parts included: for tests and for drawing, not for players."""
        return self._episode.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play on until the seat has to decide."""
        super().reset(seed=seed)
        self._guesses = Dealer(int(self.np_random.integers(2**62)))
        while True:
            self._episode.reset(int(self.np_random.integers(2**62)))
            self._play_others()
            if self._episode.status == ON:
                return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the action, then play on until the seat has to decide again or the game is over."""
        episode = self._episode
        if self.opponents is None:
            status = episode.take_turn(action, self.seat, self._guesses)
        elif episode.take(action) == REFUSED:
            status = REFUSED
        else:
            self._play_others()
            status = episode.status
        if status == ON and self._quiet:
            return episode.observed_by(self.seat, self._arrays), 0.0, False, False, {}  # type: ignore[return-value]
        if status == REFUSED:
            return self._observe(), -1.0, True, False, {"illegal": self.set_up.refuse(episode, int(action))}
        if self.render_mode == "human":
            self.render()
        return self._observe(), episode.rewards()[self.seat], status == OVER, status == BEYOND, {}

    def _play_others(self) -> None:
        episode = self._episode
        if self.opponents is None:
            episode.play_others(self.seat, self._guesses)
            return
        while episode.status == ON and episode.to_move() != self.seat:
            opponent = self.opponents[episode.to_move()]
            imagined = episode.state.determinize(episode.to_move(), self._guesses)
            episode.apply(opponent.choose(imagined).code)

    def _observe(self) -> Observation:
        return self._episode.observed_by(self.seat, self._arrays)  # type: ignore[return-value]

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that maskable PPO asks for."""
        return np.frombuffer(self._episode.mask(), np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it: printed (human), as characters (ansi) or as a picture (svg)."""
        view = self._episode.state.view(self.seat)
        if self.render_mode == "svg":
            return self.set_up.game.draw_svg(view)
        drawn = self.set_up.game.draw_text(view)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


for _name in bastide.game_names():
    if f"bastide/{_name}-v1" not in gymnasium.registry:
        gymnasium.register(
            f"bastide/{_name}-v1", "bastide.envs.gymnasium:SeatEnv", kwargs={"game": _name}, disable_env_checker=True
        )
