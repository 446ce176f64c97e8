"""PettingZoo: any game as an agent-environment-cycle environment.

    from bastide.envs.pettingzoo import env

    table = env("torres", players=2, variant="master")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

An observation is a dict of `observation`, the numbers that `bastide.envs.layout` explains, and `action_mask`. Chance is
dealt by the environment from the seed. Arrays are read-only: they are the engine's own bytes.
"""

import secrets
from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from bastide.core import BadOption, BastideError
from bastide.envs.spaces import arrays, observation_space
from bastide.envs.stepping import BEYOND, ON, REFUSED, SCORE
from bastide.envs.tables import SetUp

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["human", "ansi", "svg"]


def env(
    game: str,
    players: int | None = None,
    *,
    reward: str = "win",
    observation: str = "plain",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> "AECEnv[str, Observation, int]":
    """The environment with PettingZoo's usual guards: an illegal action ends the game with a reward of -1."""
    table: AECEnv[str, Observation, int] = raw_env(
        game,
        players,
        reward=reward,
        observation=observation,
        max_cycles=max_cycles,
        render_mode=render_mode,
        **options,
    )
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment without guards: an illegal action raises BastideError with the rule."""

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "name": "bastide_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "win",
        observation: str = "plain",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`max_cycles` truncates the game after this many decisions of all seats together."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"'{render_mode}' is no way to render; choose among {', '.join(RENDER_MODES)}.")
        self.set_up = SetUp(game, players, reward, options, observation)
        self.layout = self.set_up.layout
        self.metadata = {**raw_env.metadata, "name": f"bastide_{game}_v1"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.set_up.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._episode = self.set_up.episode()
        self._take, self._observed_by = self._episode.take, self._episode.observed_by
        self._arrays = arrays(self.layout)
        self._seed = secrets.randbits(62)
        self._dense = self.set_up.reward == SCORE
        # Whether nothing changes by most steps but who is to decide.
        self._quiet = not self._dense and max_cycles is None and render_mode != "human"
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same space for every seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same space for every seat; `layout.text_of` and `layout.index_of` translate."""
        return self._action_spaces[agent]

    @property
    def position(self) -> Any:
        """The true position, hidden parts included: for tests and for drawing, not for players."""
        return self._episode.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, dealt by the seed; without one, by the next number after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self._episode.reset(self._seed)
        self._cycles = 0
        self._cut_off = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seat = self._episode.to_move()
        if self._episode.status == BEYOND:
            self._end(truncated=True)

    @property
    def agent_selection(self) -> str:
        """The agent that is to act."""
        return self.possible_agents[self._seat]

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._seat = self._seat_of[agent]

    def observe(self, agent: str) -> Observation:
        """What the seat knows; its mask is empty while others decide."""
        return self._observed_by(self._seat_of[agent], self._arrays)  # type: ignore[return-value]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is to act knows and has earned since it last did, and whether it is out of the game."""
        seat = self._seat
        agent = self.possible_agents[seat]
        return (
            self._observed_by(seat, self._arrays) if observe else None,  # type: ignore[return-value]
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Take the action for the seat that is to decide."""
        seat = REFUSED if self._cut_off else self._take(action)
        if seat >= 0 and self._quiet:
            self._seat = seat
        elif seat == REFUSED:
            self._refuse(action)
        else:
            self._go_on()

    def _refuse(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            raise BastideError(self.set_up.refuse(self._episode, -1 if action is None else int(action)))

    def _go_on(self) -> None:
        """Pay what was earned, and see whether this was the last decision."""
        episode = self._episode
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._dense:
            self._earn()
        self._cycles += 1
        self._cut_off = self._cycles == self.max_cycles
        if episode.status != ON:
            self._end(truncated=episode.status == BEYOND)
        elif self._cut_off:
            self._end(truncated=True)
        else:
            self._seat = episode.to_move()
        if self.render_mode == "human":
            self.render()

    def _earn(self) -> None:
        for agent, earned in zip(self.possible_agents, self._episode.rewards(), strict=True):
            self.rewards[agent] = earned
            self._cumulative_rewards[agent] += earned

    def _end(self, truncated: bool) -> None:
        if not self._dense:
            self._earn()
        for agent in self.agents:
            self.terminations[agent] = not truncated
            self.truncations[agent] = truncated
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as a spectator sees it: printed (human), as characters (ansi) or as a picture (svg)."""
        if self.render_mode == "svg":
            return self.set_up.game.draw_svg(self._episode.state.view(None))
        drawn = self.set_up.game.draw_text(self._episode.state.view(None))
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held open."""
