"""One seat of Torres, Caylus or Magna Carta learned with a public library: maskable PPO of Stable-Baselines3.

    python examples/maskable_ppo.py                          Caylus Magna Carta, 60,000 decisions
    python examples/maskable_ppo.py --game torres --steps 500000 --curve curve.csv

Needs `pip install '.[research]' sb3-contrib`. What to look at: `SeatEnv` is a Gymnasium environment whose other seats
are played at random or by bots; `action_masks()` is there under the name the library asks for. The library wants
one array of floats, so the observation is expanded by a wrapper of four lines.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from bastide.envs.gymnasium import SeatEnv


class Expanded(gymnasium.ObservationWrapper):  # type: ignore[type-arg]
    """The observation as floats between 0 and 1."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.layout = env.layout
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self.layout.expanded_size,), np.float32)

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        return self.layout.expand(observation["observation"])

    def action_masks(self) -> np.ndarray:
        return np.array(self.env.action_masks())  # type: ignore[attr-defined]


def meet(model: MaskablePPO, env: Expanded, games: int) -> float:
    """The share of games that the best action of the policy wins."""
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=10**6 + game)
        over = False
        reward = 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(action)
            over = terminated or truncated
        won += (reward + 1) / 2
    return won / games


def train(
    game: str, steps: int, parts: int = 12, games: int = 100, rollout: int = 2048
) -> list[tuple[int, float, float]]:
    """Learn from this many decisions; returns how it got better."""
    env = Expanded(SeatEnv(game, players=2, seat=0))
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=rollout, batch_size=min(256, rollout), seed=1, device="cpu", verbose=0
    )
    curve = [(0, 0.0, meet(model, env, games))]
    began = time.perf_counter()
    for part in range(1, parts + 1):
        model.learn(steps // parts, reset_num_timesteps=False)
        curve.append((part * steps // parts, time.perf_counter() - began, meet(model, env, games)))
        print(f"{curve[-1][1]:5.0f} s {curve[-1][0]:8,} decisions  wins {curve[-1][2]:.1%}", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="magna_carta")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--curve", type=Path, help="write decisions, seconds and share of wins to this file")
    chosen = parser.parse_args()
    curve = train(chosen.game, chosen.steps)
    if chosen.curve:
        lines = ["decisions,seconds,wins", *(f"{n},{seconds:.1f},{wins:.4f}" for n, seconds, wins in curve)]
        chosen.curve.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
