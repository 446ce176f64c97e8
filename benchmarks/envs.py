"""Measures the doors for researchers and writes the figures to RESULTS.md beside this file.

    python benchmarks/envs.py             all games
    python benchmarks/envs.py torres      only these are measured and printed; nothing is written

Needs the extra `research` and the compiled engine, on a machine that has little else to do.
"""

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import bastide
from bastide.core import Dealer
from bastide.core.native import COMPILED
from bastide.core.simulate import play_games
from bastide.envs.gymnasium import SeatEnv
from bastide.envs.openspiel import BastideState, pyspiel
from bastide.envs.pettingzoo import env, raw_env
from bastide.envs.stepping import ON, play_told
from bastide.envs.tables import SetUp
from bastide.envs.vector import Tables

RESULTS = Path(__file__).with_name("RESULTS.md")
GAMES = 30
BATCH = 256
ROUNDS = 5
TITLE = "Doors for researchers"

HEAD = f"""Written by `python benchmarks/envs.py`. Two players, no options, random play; µs of CPU time a decision,
the best of {ROUNDS} runs over the same games.

- *rules*: legal actions, choice and rules in one compiled loop. *told*: the same, and at every decision the observation
  and the mask are made, which any door must do.
- *overhead* is the part of a door's step that is not *told*: 1 - told / door.
- The batch has {BATCH} tables. *by pairs* takes `tables.legal`, the list of what can be done, instead of the masks.
- PettingZoo is `last()` and `step()`; *guarded* has PettingZoo's wrappers around it. Gymnasium is `step()` for one
  seat, the other one played by lot inside: two decisions, on the average, of which one is told. OpenSpiel is
  `legal_actions()` and `apply_action()`, without observations, compared with the rules alone.
"""


def best(run: Callable[[], int]) -> float:
    """µs of CPU time a decision, the best of several runs; a run returns its decisions."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        decisions = run()
        times.append((time.process_time() - began) / decisions)
    return min(times) * 1e6


def games_of(set_up: SetUp) -> list[list[int]]:
    """The indices of random games, dealt by their numbers."""
    episode = set_up.episode()
    games = []
    for number in range(GAMES):
        episode.reset(number)
        luck = Dealer(number)
        indices = []
        while episode.status == ON:
            indices.append(int(episode.any_index(luck)))
            episode.step(indices[-1])
        games.append(indices)
    return games


def pettingzoo(table: raw_env, games: list[list[int]], guarded: bool) -> int:
    """Play the games through the environment."""
    door = env(table.set_up.game.name, 2) if guarded else table
    raw: raw_env = door.unwrapped  # type: ignore[assignment]
    decisions = 0
    for number, indices in enumerate(games):
        door.reset(seed=1)
        raw._episode.reset(number)
        raw.agent_selection = raw.possible_agents[raw._episode.to_move()]
        for index in indices:
            door.last()
            door.step(index)
        decisions += len(indices)
    return decisions


def gymnasium(table: SeatEnv) -> int:
    """Play as many games from one seat; all decisions of both seats count."""
    luck = Dealer(1)
    decisions = 0
    for number in range(GAMES):
        table.reset(seed=number)
        over = False
        while not over:
            _, _, over, _, _ = table.step(table._episode.any_index(luck))  # type: ignore[arg-type]
            decisions += 2
    return decisions


def openspiel(game: pyspiel.Game) -> int:
    """Play games with OpenSpiel dealing; draws do not count as decisions, as elsewhere."""
    decisions = 0
    for number in range(GAMES // 3):
        state: BastideState = game.new_initial_state()
        luck = Dealer(number)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(luck.draw_code(state.table.state)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(luck.below(len(legal)))])
                decisions += 1
    return decisions


def batched(tables: Tables, by_pairs: bool) -> int:
    """Some steps of all tables."""
    for _ in range(40):
        _ = tables.observations
        _ = tables.legal if by_pairs else tables.masks
        tables.step(tables.any_actions())
    return 40 * tables.games


def measure(name: str) -> dict[str, float]:
    """All figures of a game."""
    set_up = SetUp(name, 2, "win", {})
    start = set_up.game.start(2)
    games = games_of(set_up)
    episode = set_up.episode()
    found = {
        "rules": best(lambda: int(play_games(start, 100, 1)[0])),
        "told": best(lambda: int(play_told(episode, 100, 1))),
        "batch": best(lambda: batched(Tables(name, BATCH, 2), by_pairs=False)),
        "batch by pairs": best(lambda: batched(Tables(name, BATCH, 2), by_pairs=True)),
        "PettingZoo": best(lambda: pettingzoo(raw_env(name, 2), games, guarded=False)),
        "PettingZoo, guarded": best(lambda: pettingzoo(raw_env(name, 2), games, guarded=True)),
        "Gymnasium": best(lambda: gymnasium(SeatEnv(name, 2))),
        "OpenSpiel": best(lambda: openspiel(pyspiel.load_game(f"bastide_{name}"))),
    }
    found["decisions"] = sum(map(len, games)) / len(games)
    return found


def table_of(found: dict[str, dict[str, float]]) -> str:
    """The figures as a table."""
    names = list(found)
    lines = ["| µs a decision | " + " | ".join(bastide.load(name).title for name in names) + " |"]
    lines += ["|---|" + "---:|" * len(names)]
    for door in next(iter(found.values())):
        if door == "decisions":
            continue
        cells = []
        for name in names:
            cost = found[name][door]
            against = found[name]["rules" if door == "OpenSpiel" else "told"]
            extra = "" if door in ("rules", "told") else f" ({max(0.0, 1 - against / cost):.0%})"
            cells.append(f"{cost:.2f}{extra}")
        lines.append(f"| {door} | " + " | ".join(cells) + " |")
    rates = [1e6 / (found[name]["batch by pairs"] * found[name]["decisions"]) for name in names]
    lines.append("| batched self-play, games a second | " + " | ".join(f"{rate:,.0f}" for rate in rates) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    if not COMPILED:
        sys.exit("The engine here is not compiled; install Bastide with a C compiler first.")
    names = sys.argv[1:] or bastide.game_names()
    found = {}
    for name in names:
        print(name, flush=True)
        found[name] = measure(name)
    text = table_of(found)
    print(text)
    if sys.argv[1:]:
        return
    section = f"## {TITLE}\n\n{HEAD}\nIn brackets: overhead.\n\n{text}"
    old = RESULTS.read_text("utf-8") if RESULTS.exists() else "# Benchmark results\n"
    kept = re.sub(rf"^## {TITLE}\n.*?(?=^## |\Z)", "", old, flags=re.MULTILINE | re.DOTALL)
    RESULTS.write_text(kept.rstrip() + "\n\n" + section, "utf-8")
    print(f"{RESULTS.name} is written.")


if __name__ == "__main__":
    main()
