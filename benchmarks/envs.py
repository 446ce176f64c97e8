"""Measures the doors for researchers and writes the figures to RESULTS.md beside this file.

    python benchmarks/envs.py             all games
    python benchmarks/envs.py torres      only these are measured and printed; nothing is written

Needs the extra `research` and the compiled engine, on a machine that has little else to do.
"""

import gc
import re
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from gymnasium.utils.seeding import np_random
from null_doors import NullAEC, NullEnv, NullSpiel, Step
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

import bastide
from bastide.core import CHANCE, Dealer
from bastide.core.native import COMPILED
from bastide.envs.gymnasium import SeatEnv
from bastide.envs.openspiel import pyspiel
from bastide.envs.pettingzoo import env, raw_env
from bastide.envs.spaces import arrays
from bastide.envs.stepping import EVERYONE, NO_ONE, ON, replay
from bastide.envs.tables import SetUp
from bastide.envs.vector import Tables

RESULTS = Path(__file__).with_name("RESULTS.md")
GAMES = 20
BATCH = 256
STEPS = 40
ROUNDS = 7
SEEDS = list(range(GAMES))
TITLE = "Doors for researchers"
RULES, NUMBERS, ARRAYS = "engine: the rules", "engine: and the numbers", "engine: and the arrays"
SELF_PLAY = "batched self-play, games a second"

HEAD = f"""Written by `python benchmarks/envs.py`. Two players, no options, {GAMES} random games, the same ones through
every door; µs of CPU time a decision, the best of {ROUNDS} runs that take turns.

- *engine*: what has to be done whatever the door, in one compiled loop. *The rules*: deal, list what is legal, play.
  *And the numbers*: at every decision the observation and the mask are written. *And the arrays*: numpy's `frombuffer`
  makes arrays of them.
- *floor*: the framework led through the same games without a game behind it (`null_doors.py`): its calls, wrappers and
  conversions, which any environment pays.
- *own*: what is left, which is ours: (door - engine - floor) / door. The aim is less than 30 %.

| door | a decision is | engine, for the same work |
|---|---|---|
| PettingZoo | `last()` and `step()` of `raw_env` | rules, numbers, arrays |
| PettingZoo, guarded | the same of `env`, with PettingZoo's wrappers around it | rules, numbers, arrays |
| Gymnasium | `step()`, the other seat played at random inside; both seats count | rules; of one seat numbers, arrays |
| OpenSpiel, search | `legal_actions()` and `apply_action()` | rules |
| OpenSpiel, learning | the same and the observer's `set_from()` | rules, numbers |
| batch | `observations`, `masks`, `any_actions()` and `step()` of {BATCH} tables | rules, numbers |
| batch by pairs | the same with `legal`, the list of what can be done, instead of the masks | rules, numbers |

A cell is the whole step: engine + floor, and our own share.
"""


class Figures(NamedTuple):
    """µs a decision."""

    door: float
    engine: float
    floor: float

    @property
    def own(self) -> float:
        """Our share of the door's step."""
        return (self.door - self.engine - self.floor) / self.door


class Played:
    """Recorded games of two players: by index for one who decides, step by step for one who deals as well."""

    def __init__(self, set_up: SetUp) -> None:
        self.steps = [record(set_up, number) for number in range(GAMES)]
        self.indices = [[step.index for step in game if step.mover != CHANCE] for game in self.steps]
        self.movers = [[step.mover for step in game if step.mover != CHANCE] for game in self.steps]
        self.decisions = sum(map(len, self.indices))


def record(set_up: SetUp, number: int) -> list[Step]:
    """A random game dealt by its number."""
    state, dealer, luck = set_up.game.new_state(set_up.settings), Dealer(number), Dealer(number + GAMES)
    index_of = set_up.layout.indices.index
    steps = []
    while not state.over:
        mover, legal = int(state.to_move), sorted(int(code) for code in state.legal_codes())
        code = int(dealer.draw_code(state)) if mover == CHANCE else legal[int(luck.below(len(legal)))]
        steps.append(Step(mover, code, -1 if mover == CHANCE else index_of(code), legal))
        state.apply_code(code)
    return steps


def cost(runs: dict[str, Callable[[], object]], decisions: int) -> dict[str, float]:
    """µs of CPU time a decision of each run, the best of several rounds in which they take turns."""
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runs.items():
            gc.collect()
            gc.disable()
            began = time.process_time()
            run()
            best[name] = min(best[name], time.process_time() - began)
            gc.enable()
    return {name: 1e6 * seconds / decisions for name, seconds in best.items()}


def through_pettingzoo(door: Any, played: Played) -> None:
    """Play the games through an environment of PettingZoo."""
    table = door.unwrapped
    for number, indices in enumerate(played.indices):
        if isinstance(table, NullAEC):
            table.lead_through(played.movers[number])
        door.reset(seed=number)
        last, step = door.last, door.step
        for index in indices:
            last()
            step(index)


class FromOneSeat:
    """Recorded games of a SeatEnv with the other seat played at random."""

    def __init__(self, set_up: SetUp) -> None:
        episode = set_up.episode()
        self.seeds: list[int] = []
        self.own: list[list[int]] = []
        self.both: list[list[int]] = []
        for number in range(GAMES):
            generator, _ = np_random(number)
            guesses, luck = Dealer(int(generator.integers(2**62))), Dealer(number)
            self.seeds.append(int(generator.integers(2**62)))
            episode.reset(self.seeds[-1])
            own, both = [], []
            while episode.status == ON:
                mine = episode.to_move() == 0
                both.append(int(episode.any_index(luck if mine else guesses)))
                own += both[-1:] if mine else []
                episode.step(both[-1])
            self.own.append(own)
            self.both.append(both)
        self.decisions = sum(map(len, self.both))


def through_gymnasium(door: Any, played: FromOneSeat) -> None:
    """Play the games through an environment of Gymnasium."""
    for number, indices in enumerate(played.own):
        door.reset(seed=number)
        step = door.step
        for index in indices:
            _, _, over, _, _ = step(index)
        assert over or isinstance(door, NullEnv)


def through_openspiel(game: Any, played: Played, observed: bool) -> None:
    """Play the games through OpenSpiel, which deals."""
    observer = game.make_py_observer()
    for steps in played.steps:
        if isinstance(game, NullSpiel):
            game.script = steps
        state = game.new_initial_state()
        for step in steps:
            if not state.is_chance_node():
                state.legal_actions()
                if observed:
                    observer.set_from(state, state.current_player())
            state.apply_action(step.code)
        assert state.is_terminal()


def through_batch(tables: Tables, by_pairs: bool) -> None:
    """Some steps of all tables."""
    for _ in range(STEPS):
        _ = tables.observations
        _ = tables.legal if by_pairs else tables.masks
        tables.step(tables.any_actions())


def measure(name: str) -> dict[str, Figures]:
    """All figures of a game."""
    set_up = SetUp(name, 2, "win", {})
    layout, episode, numpy = set_up.layout, set_up.episode(), arrays(set_up.layout)
    played = Played(set_up)
    game = pyspiel.load_game(f"bastide_{name}")
    null, null_game = NullAEC(layout, 2), NullSpiel(game)
    guarded = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(NullAEC(layout, 2), illegal_reward=-1))
    micros = cost(
        {
            "silent": partial(replay, episode, SEEDS, played.indices, NO_ONE, None),
            "observed": partial(replay, episode, SEEDS, played.indices, EVERYONE, None),
            "arrays": partial(replay, episode, SEEDS, played.indices, EVERYONE, numpy),
            "raw": partial(through_pettingzoo, raw_env(name, 2), played),
            "raw floor": partial(through_pettingzoo, null, played),
            "guarded": partial(through_pettingzoo, env(name, 2), played),
            "guarded floor": partial(through_pettingzoo, guarded, played),
            "search": partial(through_openspiel, game, played, observed=False),
            "search floor": partial(through_openspiel, null_game, played, observed=False),
            "learning": partial(through_openspiel, game, played, observed=True),
            "learning floor": partial(through_openspiel, null_game, played, observed=True),
        },
        played.decisions,
    )
    one = FromOneSeat(set_up)
    seat = cost(
        {
            "engine": partial(replay, episode, one.seeds, one.both, 0, numpy),
            "door": partial(through_gymnasium, SeatEnv(name, 2), one),
            "floor": partial(through_gymnasium, NullEnv(layout), one),
        },
        one.decisions,
    )
    tables = Tables(name, BATCH, 2)
    for _ in range(played.decisions // GAMES):
        tables.step(tables.any_actions())
    batch = cost(
        {
            "masks": partial(through_batch, tables, by_pairs=False),
            "pairs": partial(through_batch, tables, by_pairs=True),
        },
        STEPS * BATCH,
    )
    return {
        RULES: Figures(micros["silent"], 0.0, 0.0),
        NUMBERS: Figures(micros["observed"], 0.0, 0.0),
        ARRAYS: Figures(micros["arrays"], 0.0, 0.0),
        "PettingZoo": Figures(micros["raw"], micros["arrays"], micros["raw floor"]),
        "PettingZoo, the arrays counted as our own": Figures(micros["raw"], micros["observed"], micros["raw floor"]),
        "PettingZoo, guarded": Figures(micros["guarded"], micros["arrays"], micros["guarded floor"]),
        "Gymnasium": Figures(seat["door"], seat["engine"], seat["floor"]),
        "OpenSpiel, search": Figures(micros["search"], micros["silent"], micros["search floor"]),
        "OpenSpiel, learning": Figures(micros["learning"], micros["observed"], micros["learning floor"]),
        "batch": Figures(batch["masks"], micros["observed"], 0.0),
        "batch by pairs": Figures(batch["pairs"], micros["observed"], 0.0),
        SELF_PLAY: Figures(1e6 / (batch["pairs"] * played.decisions / GAMES), 0.0, 0.0),
    }


def table_of(found: dict[str, dict[str, Figures]]) -> str:
    """The figures as a table."""
    names = list(found)
    lines = ["| µs a decision | " + " | ".join(bastide.load(name).title for name in names) + " |"]
    lines += ["|---|" + "---:|" * len(names)]
    for door in next(iter(found.values())):
        cells = []
        for name in names:
            each = found[name][door]
            parts = f"{each.door:.2f}: {each.engine:.2f} + {each.floor:.2f}, **{max(0.0, each.own):.0%}**"
            whole = f"{each.door:,.0f}" if door == SELF_PLAY else f"{each.door:.2f}"
            cells.append(parts if each.engine else whole)
        lines.append(f"| {door} | " + " | ".join(cells) + " |")
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
    section = f"## {TITLE}\n\n{HEAD}\n{text}"
    old = RESULTS.read_text("utf-8") if RESULTS.exists() else "# Benchmark results\n"
    kept = re.sub(rf"^## {TITLE}\n.*?(?=^## |\Z)", "", old, flags=re.MULTILINE | re.DOTALL)
    RESULTS.write_text(kept.rstrip() + "\n\n" + section, "utf-8")
    print(f"{RESULTS.name} is written.")


if __name__ == "__main__":
    main()
