"""An algorithm of OpenSpiel on our games: its own Monte Carlo tree search against random play, in Caylus.

    python examples/openspiel_mcts.py                        from 2 to 64 simulations, ten games each
    python examples/openspiel_mcts.py --games 40 --curve curve.csv

Needs `pip install '.[research]'`. What to look at: `bastide_caylus` is loaded like any game of OpenSpiel, chance nodes
and all, and its algorithms know nothing of ours. The curve is the share of wins over the number of simulations.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import bastide.envs.openspiel  # noqa: F401  (registers the games)


class FirstGuess:
    """A leaf is judged by who is ahead in points now: random playouts would take too long in Python."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """The lead of each player, squashed."""
        if state.is_terminal():
            return np.array(state.returns())
        scores = np.array(state.table.state.scores, float)
        return np.tanh((scores - scores[::-1]) / 10)

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """All actions alike; outcomes of chance by their odds."""
        if state.is_chance_node():
            return state.chance_outcomes()  # type: ignore[no-any-return]
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: pyspiel.Game, simulations: int, seat: int, seed: int) -> float:
    """One game of the search, in that seat, against random play; 1 for a win."""
    luck = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.4, simulations, FirstGuess(), random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(actions, p=odds)))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
    return float((state.returns()[seat] + 1) / 2)


def measure(name: str, games: int, strengths: list[int]) -> list[tuple[int, float, float]]:
    """For each number of simulations: it, the seconds taken, and the share of wins."""
    game = pyspiel.load_game(name)
    curve = []
    for simulations in strengths:
        began = time.perf_counter()
        wins = np.mean([play(game, simulations, number % 2, number) for number in range(games)])
        curve.append((simulations, time.perf_counter() - began, float(wins)))
        print(f"{simulations:4} simulations: {wins:.0%} of {games} games, {curve[-1][1]:.0f} s", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bastide_caylus(players=2)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--curve", type=Path, help="write simulations, seconds and share of wins to this file")
    chosen = parser.parse_args()
    curve = measure(chosen.game, chosen.games, [2, 4, 8, 16, 32, 64])
    if chosen.curve:
        lines = ["simulations,seconds,wins", *(f"{n},{seconds:.1f},{wins:.4f}" for n, seconds, wins in curve)]
        chosen.curve.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
