"""`python -m bastide.learn.taught GAME`: learn to do what a search does.

Where a turn is many small steps, play from nothing hardly ever meets a turn that makes sense. The games of a bot that
searches are full of them; what it did is a beginning from which `python -m bastide.learn` goes on.

A net that plays well already is taught by the search that it leads itself (`--begin` and `--tries`).
"""

import argparse
import json
import os
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

import bastide
from bastide.learn.cluster import pool_on
from bastide.learn.rollout import NEVER, unpacked
from bastide.learn.run import Course, Run
from bastide.learn.searching import Study, studied
from bastide.learn.symmetries import Turned
from bastide.learn.teacher import Lessons, School, games_of, joined, lessons_of
from bastide.learn.workers import Plan

VALUE = 0.5
TAUGHT = "taught.json"
KEPT_BACK = 20
"""One decision of this many is not learned from, but asked about."""
AT_ONCE = 4096
REPORT_EVERY = 250


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bastide.learn.taught", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run that begins")
    parser.add_argument("--by", nargs="*", default=["classic:30"], help="the bots that teach, or sit opposite")
    parser.add_argument("--tries", type=int, help="the net to begin with teaches itself by searches of so many tries")
    parser.add_argument("--players", type=int, nargs="+", help="the numbers of players; all if none are given")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long they play")
    parser.add_argument("--begin", type=Path, help="the file of a net to begin with")
    parser.add_argument("--recorded", type=Path, nargs="*", default=[], help="files of games that were played before")
    parser.add_argument("--rounds", type=int, default=4000, help="how many batches of them the net learns from")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--on", choices=("here", "ray"), default="here", help="here, or on a Ray cluster")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.tries and not chosen.begin:
        parser.error("--tries needs a net to begin with: --begin FILE")
    if not (chosen.by or chosen.tries):
        parser.error("--by names the bots that teach")
    players = chosen.players or list(bastide.load(chosen.game).seats)
    seeds = range(chosen.seed * 1000, chosen.seed * 1000 + chosen.workers)
    parts: list[Lessons] = []
    with pool_on(chosen.on, chosen.workers) as pool:
        for path in chosen.recorded:
            games = [(chosen.game, line["n"], line["c"]) for line in map(json.loads, path.read_text().splitlines())]
            parts += pool.map(recorded, games, chunksize=16)
        if chosen.tries:
            parts += pool.map(
                studied,
                [Study(chosen.game, chosen.begin, chosen.by, chosen.tries, chosen.seconds, seed) for seed in seeds],
            )
        elif chosen.seconds:
            parts += pool.map(
                games_of, [School(chosen.game, chosen.by, players, chosen.seconds, seed) for seed in seeds]
            )
    lessons = joined(parts)
    print(f"{len(lessons.actions)} decisions", flush=True)
    run = Run(Plan(chosen.game, chosen.workers, 1, chosen.seed), Course(chosen.out, 0.0, 0.0, begin=chosen.begin))
    learn(run, lessons, chosen.rounds, chosen.batch, chosen.rate)
    run.save()
    story = {name: value for name, value in vars(chosen).items() if name not in ("game", "out", "recorded", "begin")}
    story |= {"begin": str(chosen.begin or ""), "decisions": len(lessons.actions), **agreement(run, lessons)._asdict()}
    (chosen.out / TAUGHT).write_text(json.dumps(story, indent=1) + "\n")


def recorded(game: tuple[str, int, list[int]]) -> Lessons:
    """What a recorded game teaches."""
    name, players, codes = game
    return lessons_of(bastide.load(name), players, codes)


class Agreement(NamedTuple):
    """How well a net does with decisions it has not learned from."""

    same: float
    """How often it does what the bot did."""
    surprise: float
    error: float
    """The mean squared error of the values."""

    def __str__(self) -> str:
        return f"the same action {self.same:.3f}, surprise {self.surprise:.3f}, error of the value {self.error:.3f}"


def learn(run: Run, lessons: Lessons, rounds: int, batch: int, rate: float) -> None:
    """Learn what was done and how well it ended, the squares of the board turned and mirrored at random."""
    device = run.device
    observations, masks, actions, worth = (torch.from_numpy(column).to(device) for column in lessons)
    rows = torch.arange(len(actions), device=device)
    rows = rows[rows % KEPT_BACK > 0]
    turned = Turned(run.net, run.plan.game)
    optimizer = torch.optim.AdamW(run.net.parameters(), rate, weight_decay=0.01)
    for each in range(rounds):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, 1.05 - each / rounds)
        some = rows[torch.randint(len(rows), (min(batch, len(rows)),), device=device)]
        logits, values = turned(observations[some])
        loss = wrong(logits, unpacked(masks[some], logits.shape[1]), actions[some])
        loss = loss + VALUE * functional.mse_loss(values, worth[some])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(run.net.parameters(), 1.0)
        optimizer.step()
        if (each + 1) % REPORT_EVERY == 0:
            print(f"{each + 1} rounds: {agreement(run, lessons)}", flush=True)


@torch.no_grad()
def agreement(run: Run, lessons: Lessons) -> Agreement:
    """How well the net does with what was kept back."""
    right = loss = error = 0.0
    kept_back = range(0, len(lessons.actions), KEPT_BACK)
    for first in range(0, len(kept_back), AT_ONCE):
        rows = list(kept_back[first : first + AT_ONCE])
        observations, masks, actions, worth = (torch.from_numpy(column[rows]).to(run.device) for column in lessons)
        logits, values = run.net(observations)
        legal = unpacked(masks, logits.shape[1])
        done = actions.argmax(1) if actions.is_floating_point() else actions
        right += float((logits.masked_fill(~legal, NEVER).argmax(1) == done).sum())
        loss += float(wrong(logits, legal, actions)) * len(rows)
        error += float(functional.mse_loss(values, worth)) * len(rows)
    return Agreement(right / len(kept_back), loss / len(kept_back), error / len(kept_back))


def wrong(logits: Tensor, legal: Tensor, actions: Tensor) -> Tensor:
    """How surprised the net is by what was done, or by how much of the choice each action is to have."""
    wanted = actions.float() if actions.is_floating_point() else actions
    return functional.cross_entropy(logits.masked_fill(~legal, NEVER), wanted)


if __name__ == "__main__":
    main()
