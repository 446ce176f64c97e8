"""Measures what a bot's values mean in wins: plays games, fits the chance to win, and draws the reliability curve.

    python benchmarks/calibration.py caylus --games 2000 --picture docs/pictures/caylus-chances.svg --write

The net plays against itself, mostly its best action and sometimes one at random, so that all kinds of positions are
met. Of every game some decisions are noted: the value at a glance, the part of the game still to come, and who won.
Half of the games are for fitting, on the others the curve is drawn. With `--write` what was fitted goes into the file
of the net beside the game's sources. With `--kept` nothing is fitted: the curve is that of the fit in the file, on all
games. Needs numpy.

Where a net over the squares of a board judges whole turns, as in Torres for two, the value is that of the best turn
once it has been answered, which is what hints and reviews tell, and fewer decisions are noted.
"""

import argparse
import math
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import bastide
from bastide.bots import decide, make_bot
from bastide.bots.advice import judge
from bastide.bots.net.file import BOARD_FILE, FILE, Weights, read, write
from bastide.bots.net.turns import judge_of
from bastide.bots.outlook import Fit, glance, measured_for
from bastide.core import CHANCE, Dealer, Game, State
from bastide.core.counsel import counsel_of

BY_LOT = 0.1
NOTED = 0.15
TURNS_NOTED = 0.05
PLANS = 12
"""So many unfinished plans of a turn, and so many turns that are answered, tell what it is worth."""
BINS = 10
EDGE = 1e-4

Row = tuple[float, float, float]
"""The value to who decides, the part of the game to come, and its share of the win."""


def play(work: tuple[str, int, int]) -> list[Row]:
    """One game, with some of its decisions noted."""
    name, players, seed = work
    game = bastide.load(name)
    counsel = counsel_of(game)
    state = game.start(players=players)
    draws, imagination, lottery = Dealer(seed), Dealer(seed + 1), random.Random(seed)
    bot = make_bot("net", seed)
    turns = judges_turns(game, players)
    rows: list[tuple[int, float, float]] = []
    while not state.over:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply_code(draws.draw_code(state))
            continue
        codes = state.legal_codes()
        if len(codes) > 1 and lottery.random() < (TURNS_NOTED if turns else NOTED):
            imagined = state.determinize(seat, imagination)
            value = best_turn(imagined, seed) if turns else glance(imagined)
            rows.append((seat, value, float(counsel.left(state))))
        if lottery.random() < BY_LOT:
            state.apply_code(codes[lottery.randrange(len(codes))])
        else:
            state.apply(decide(bot, state, imagination))
    shares = [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(players)]
    return [(value, left, shares[seat]) for seat, value, left in rows]


def judges_turns(game: Game, players: int) -> bool:
    """Whether a net over the squares of the board judges turns at this table."""
    return judge_of(game.start(players=players), counsel_of(game), Dealer(0)) is not None


def best_turn(imagined: State, seed: int) -> float:
    """What the best turn that is quickly found is worth."""
    judged = judge(imagined, math.inf, seed, PLANS)
    return judged.values[judged.best]


def likely(rows: Any, fit: Fit, players: int) -> Any:
    """The chances that `bastide.bots.outlook` would tell."""
    at_end, before, hopeful = fit
    value = np.clip(rows[:, 0], EDGE, 1 - EDGE)
    odds = np.log(value / (1 - value)) / (at_end + before * rows[:, 1])
    return 1 / (1 + np.exp(hopeful - odds) * (players - 1))


def fitted(rows: Any, players: int) -> Fit:
    """The numbers with which the results are likeliest, found by walking from coarse to fine."""

    def surprise(fit: Fit) -> float:
        chance = np.clip(likely(rows, fit, players), EDGE, 1 - EDGE)
        return float(-np.mean(rows[:, 2] * np.log(chance) + (1 - rows[:, 2]) * np.log(1 - chance)))

    best, step = (1.0, 0.0, 0.0), 0.8
    timed = (-1, 0, 1) if np.ptp(rows[:, 1]) > 0 else (0,)
    while step > 0.005:
        near = [
            (best[0] + a * step, best[1] + b * step, best[2] + c * step)
            for a in (-1, 0, 1)
            for b in timed
            for c in (-1, 0, 1)
        ]
        found = min((fit for fit in near if fit[0] > 0.05 and fit[0] + fit[1] > 0.05), key=surprise)
        if found == best:
            step /= 2
        best = found
    return round(best[0], 3), round(best[1], 3), round(best[2], 3)


def curve(rows: Any, chance: Any) -> list[tuple[float, float, float, int]]:
    """By tenths of the chance predicted: its mean, the part that was won, the standard error of that, and how many."""
    found = []
    for i in range(BINS):
        chosen = (chance >= i / BINS) & (chance < (i + 1) / BINS + (i == BINS - 1))
        count = int(chosen.sum())
        if count >= 20:
            won = float(rows[chosen, 2].mean())
            found.append((float(chance[chosen].mean()), won, math.sqrt(won * (1 - won) / count), count))
    return found


def off(found: list[tuple[float, float, float, int]]) -> float:
    """The mean distance between what was predicted and what came."""
    return sum(abs(foreseen - won) * count for foreseen, won, _, count in found) / sum(count for *_, count in found)


def draw(found: list[tuple[float, float, float, int]], title: str) -> str:
    """The reliability curve as a picture."""
    side, left, top = 300, 50, 40
    at = [(left + side * foreseen, top + side * (1 - won), side * error) for foreseen, won, error, _ in found]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + 80} {side + 90}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{side + 80}" height="{side + 90}" fill="white"/>',
        f'<text x="{left + side / 2}" y="20" text-anchor="middle" font-size="14">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = left + side * share, top + side * (1 - share)
        parts.append(f'<path d="M{left} {y}h{side}M{x} {top}v{side}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
        parts.append(f'<text x="{x}" y="{top + side + 18}" text-anchor="middle">{share:.0%}</text>')
    parts.append(f'<path d="M{left} {top + side}L{left + side} {top}" stroke="#999" stroke-dasharray="4"/>')
    parts.append(
        f'<text x="{left + side / 2}" y="{top + side + 38}" text-anchor="middle">chance predicted; up: won</text>'
    )
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in at)
    parts.append(f'<polyline points="{path}" fill="none" stroke="#1f6f8b" stroke-width="2"/>')
    for x, y, error in at:
        parts.append(f'<path d="M{x:.1f} {y - 2 * error:.1f}V{y + 2 * error:.1f}" stroke="#1f6f8b"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#1f6f8b"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--kept", action="store_true")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    work = [(chosen.game, chosen.players, seed) for seed in seeds]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        games = list(pool.map(play, work, chunksize=8))
    ours, others = (np.array([row for game in games[first::2] for row in game]) for first in (0, 1))
    if chosen.kept:
        ours, others = ours[:0], np.concatenate([ours, others])
        found = measured_for(bastide.load(chosen.game).start(players=chosen.players))
    else:
        found = fitted(ours, chosen.players)
    title = f"{bastide.load(chosen.game).title}, {chosen.players} players"
    before, after = (curve(others, likely(others, fit, chosen.players)) for fit in ((1.0, 0.0, 0.0), found))
    print(f"{title}: {len(ours)} decisions fitted, {len(others)} of other games compared, {len(games)} games")
    fit = "kept" if chosen.kept else "fitted"
    print(f"{fit}: {found[0]} at the end, {found[1]} more at the beginning, {found[2]} too hopeful")
    for foreseen, won, error, count in after:
        print(f"  predicted {foreseen:6.1%}  won {won:6.1%} ± {2 * error:.1%}  of {count}")
    print(f"mean distance {off(before):.2%} as valued, {off(after):.2%} as {fit}")
    if chosen.picture:
        chosen.picture.write_text(draw(after, title), "utf-8")
    if chosen.write:
        name = BOARD_FILE if judges_turns(bastide.load(chosen.game), chosen.players) else FILE
        for file in Path(__file__).parents[1].glob(f"src/bastide/games/{chosen.game}/{name}"):
            weights = read(file)
            about = {name: said for name, said in weights.about.items() if name != "layers"}
            write(file, Weights({**about, "chance": found}, weights.layers))


if __name__ == "__main__":
    main()
