"""Games played by what a net promises, and what came of every position."""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.bots.net.file import Layer
from bastide.bots.net.parts import counsel_with, sizes_of
from bastide.bots.one_ply import leads_after
from bastide.bots.playouts import most_promising
from bastide.bots.searcher import Searcher
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import Counsel
from bastide.core.pooled import Told
from bastide.learn.values.net import Floats, Samples

FEW = 5
"""A decision by lot is one of so many that promise most."""
NARROW = 6


class Work(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    layers: list[Layer]
    """The net; one that has learned nothing adds nothing to the estimate."""
    by_lot: float
    """The part of the decisions made by lot."""
    trace: float
    """How far what came later reaches back: 1 for the final points alone."""
    kept: float
    """The part of the positions that is kept."""


def play(work: Work) -> tuple[Samples, float]:
    """Play a game; returns its positions, and the mean of the final points."""
    game = bastide.load(work.game)
    counsel = counsel_with(game, work.layers)
    net = counsel.net
    assert net is not None
    state = game.start(players=work.players, **work.options)
    draws, luck = Dealer(work.seed), Random(work.seed)
    told = Told()
    notes: list[Note] = []
    planner = Searcher("self", work.seed, iterations=NARROW, width=NARROW, counsel=counsel) if counsel.plans else None
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(draws.draw_code(state))
            continue
        mover, turn = int(state.to_move), int(counsel.turn_of(state))
        state.apply_code(_choice(counsel, planner, state, luck, work.by_lot))
        ended = state.over or state.to_move != mover or int(counsel.turn_of(state)) != turn
        if not state.over and (ended or counsel.plans):
            expected = [float(points) for points in counsel.estimates(state)]
            added = [float(points) for points in net.expected][: work.players]
            parts = None
            if luck.random() < work.kept:
                counsel.tell(state, told)
                parts = told.taken()
            notes.append((expected, added, parts))
    return _gathered(notes, state.scores, work.trace, sizes_of(game)[0]), float(np.mean(state.scores))


def _choice(counsel: Counsel, planner: Searcher | None, state: State, luck: Random, by_lot: float) -> int:
    if luck.random() < by_lot:
        codes = counsel.candidates(state)
        leads = list(leads_after(counsel, state, codes, False))
        best = sorted(range(len(leads)), key=lambda i: -leads[i])[:FEW]
        return int(codes[luck.choice(best)])
    if planner is not None:
        return int(planner.choose(state).code)
    return int(most_promising(counsel, state))


Note = tuple[list[float], list[float], tuple[bytes, bytes] | None]
"""What every seat expected, what of that was the net's, and where the position is kept, what is told of it."""


def _gathered(notes: list[Note], final: list[int], trace: float, width: int) -> Samples:
    """The positions that are kept, each with what came: a mean of what was expected later and of the final points."""
    players = len(final)
    came = np.array(final, np.float64)
    parts: list[Floats] = []
    counts: list[NDArray[np.int64]] = []
    rests: list[Floats] = []
    points: list[Floats] = []
    for expected, added, told in reversed(notes):
        if told is not None:
            rest = np.frombuffer(told[1], np.float32).reshape(players, -1)
            rows = np.frombuffer(told[0], np.float32).reshape(-1, 1 + width)
            order = np.argsort(rows[:, 0], kind="stable")
            parts.append(rows[order, 1:])
            counts.append(np.bincount(rows[:, 0].astype(np.int64), minlength=players))
            rests.append(rest)
            points.append(came - np.array(expected) + np.array(added))
        came = trace * came + (1 - trace) * np.array(expected)
    return Samples(
        np.concatenate(parts).astype(np.float32),
        np.concatenate(counts).astype(np.int64),
        np.concatenate(rests).astype(np.float32),
        np.concatenate(points).astype(np.float32),
    )
