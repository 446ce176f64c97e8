"""The frameworks without a game: environments that do nothing but answer as their interface demands.

What a step through one of these costs is the floor under any game in that framework. They are led through the same
games as the real ones by a script: who decides, and, where the framework carries lists of actions, which are legal.
"""

from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from bastide.envs.layout import Layout
from bastide.envs.spaces import observation_space


class Step(NamedTuple):
    """One step of a recorded game."""

    mover: int
    code: int
    index: int
    """Of the action; -1 where chance decides."""
    legal: list[int]


def constant_observation(layout: Layout) -> dict[str, Any]:
    return {"observation": np.zeros(layout.size, np.int16), "action_mask": np.ones(layout.actions, np.int8)}


class NullAEC(AECEnv):  # type: ignore[misc]
    """PettingZoo without a game."""

    metadata = {"name": "null_v1", "render_modes": []}

    def __init__(self, layout: Layout, players: int) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._space = observation_space(layout)
        self._actions = gymnasium.spaces.Discrete(layout.actions)
        self._constant = constant_observation(layout)
        self.render_mode = None
        self.lead_through([0])

    def lead_through(self, movers: list[int]) -> None:
        """The seats that will decide, in order."""
        self._script = iter([self.possible_agents[seat] for seat in movers])

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = next(self._script)

    def observe(self, agent: str) -> dict[str, Any]:
        return self._constant

    def step(self, action: int) -> None:
        self.agent_selection = next(self._script, self.agent_selection)


class NullEnv(gymnasium.Env[Any, Any]):
    """Gymnasium without a game."""

    def __init__(self, layout: Layout) -> None:
        self.observation_space = observation_space(layout)
        self.action_space = gymnasium.spaces.Discrete(layout.actions)
        self._constant = constant_observation(layout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        return self._constant, {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        return self._constant, 0.0, False, False, {}


class NullSpiel(pyspiel.Game):  # type: ignore[misc]
    """OpenSpiel without a game: the type and the bounds are those of a real one."""

    def __init__(self, like: pyspiel.Game) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=like.num_distinct_actions(),
            max_chance_outcomes=like.max_chance_outcomes(),
            num_players=like.num_players(),
            min_utility=like.min_utility(),
            max_utility=like.max_utility(),
            utility_sum=0.0,
            max_game_length=like.max_game_length(),
        )
        super().__init__(like.get_type(), info, {})
        self.script: list[Step] = []

    def new_initial_state(self) -> "NullState":
        return NullState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "NullObserver":
        return NullObserver()


class NullState(pyspiel.State):  # type: ignore[misc]
    """A position of nothing."""

    def __init__(self, game: NullSpiel) -> None:
        super().__init__(game)
        self._script = iter(game.script)
        self._step: Step | None = next(self._script)

    def current_player(self) -> int:
        return -4 if self._step is None else self._step.mover

    def is_terminal(self) -> bool:
        return self._step is None

    def _legal_actions(self, player: int) -> list[int]:
        return self._step.legal  # type: ignore[union-attr]

    def _apply_action(self, action: int) -> None:
        self._step = next(self._script, None)


class NullObserver:
    """Observes nothing."""

    def set_from(self, state: NullState, player: int) -> None:
        """Leave all as it is."""
