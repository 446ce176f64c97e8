"""Games played by what a net promises, and what came of every position.

Two kinds of lessons are drawn from them. Of every position at the end of a move: what was expected later, and the final
points. And where moves were compared: of the position after each of them, what was expected on the mean a few turns
later, with the same draws for all of them, so that luck hardly blurs which one is better.
"""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.bots.net.file import Layer
from bastide.bots.net.parts import counsel_with, sizes_of
from bastide.bots.one_ply import leads_after
from bastide.bots.planner import Planner
from bastide.bots.playouts import most_promising, play_on
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.native import codes as as_codes
from bastide.core.pooled import FeatureWriter
from bastide.learn.values.net import Floats, Samples

FEW = 6
"""How many of the most promising actions a random decision is taken among; how many are compared, with one at random,
of plans half at random."""
NARROW = 4
"""How many unfinished plans are kept in mind while moves are compared."""
STEPS = 8
"""A move that is compared is followed for this many decisions at most."""

Lesson = tuple[tuple[bytes, bytes], list[float]]
"""The features of a position, and the points that came to every seat and were not in the estimate."""


class Work(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    layers: list[Layer]
    """The net; one that has learned nothing adds nothing to the estimate."""
    uniform: float
    """The part of the decisions made at random."""
    trace: float
    """How far what came later reaches back: 1 for the final points alone."""
    kept: float
    """The part of the positions that is kept."""
    compared: float = 0.0
    """The part of the decisions in which moves are compared."""
    playouts: int = 4
    """How often each is played on then."""
    width: int = 12
    """How many unfinished plans are kept in mind where turns are planned."""


def play(work: Work) -> tuple[Samples, float]:
    """Play a game; returns its positions, and the mean of the final points."""
    return Teacher(work).play()


class Teacher:
    """Plays a game and draws lessons from it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        game = bastide.load(work.game)
        self.counsel = counsel_with(game, work.layers)
        self.plain: Counsel = counsel_of(game)
        self.state = game.start(players=work.players, **work.options)
        self.luck = Random(work.seed)
        self.writer = FeatureWriter()
        self.notes: list[Note] = []
        self.lessons: list[Lesson] = []

    def play(self) -> tuple[Samples, float]:
        """Play it to the end."""
        state, counsel, draws = self.state, self.counsel, Dealer(self.work.seed)
        while not state.over:
            mover = int(state.to_move)
            if mover == CHANCE:
                state.apply_code(draws.draw_code(state))
                continue
            if counsel.plans:
                for code in self._plan():
                    state.apply_code(code)
            else:
                state.apply_code(self._choice())
            if not state.over and (counsel.plans or state.to_move != mover):
                self._note()
        final = [float(points) for points in state.scores]
        lessons = [*self._followed(final), *self.lessons]
        return samples(lessons, self.work.players, sizes_of(state.game)[0]), float(np.mean(final))

    # Decisions

    def _plan(self) -> list[int]:
        """The steps of a plan for the rest of the turn."""
        plans = Planner(self.counsel, self.state).make_plans(self.state, self.work.width)
        draw = self.luck.random()
        chosen = plans[0]
        if draw < self.work.uniform:
            chosen = self.luck.choice(plans[:FEW])
        elif draw < self.work.uniform + self.work.compared and len(plans) > 1:
            best, others = plans[: FEW // 2], plans[FEW // 2 :]
            few = best + self.luck.sample(others, min(FEW // 2, len(others)))
            chosen = few[self._compare([plan.state for plan in few])]
        return [int(code) for code in chosen.codes]

    def _choice(self) -> int:
        draw = self.luck.random()
        if draw >= self.work.uniform + self.work.compared:
            return int(most_promising(self.counsel, self.state))
        codes = [int(code) for code in self.counsel.candidates(self.state)]
        if len(codes) == 1:
            return codes[0]
        leads = [float(lead) for lead in leads_after(self.counsel, self.state, as_codes(codes), False)]
        order = sorted(range(len(codes)), key=lambda i: -leads[i])
        few = [codes[i] for i in order[:FEW]]
        if draw < self.work.uniform:
            return self.luck.choice(few)
        if len(order) > FEW:
            few.append(codes[self.luck.choice(order[FEW:])])
        mover = int(self.state.to_move)
        return few[self._compare([self._after(code, mover) for code in few])]

    def _compare(self, ends: list[State]) -> int:
        """Play on from where moves lead, all with the same draws; returns which one has the best lead on the mean."""
        mover = int(self.state.to_move)
        seeds = [self.luck.getrandbits(30) for _ in range(self.work.playouts)]
        turn = int(self.counsel.turn_of(self.state))
        best, chosen = -1e9, 0
        for i, after in enumerate(ends):
            means = np.zeros(self.work.players)
            for seed in seeds:
                means += np.array(self._expected(self._played_on(after, turn, Dealer(seed))))
            means /= len(seeds)
            if not after.over:
                expected, added = self._expected(after), self._added()
                came: list[float] = (means - np.array(expected) + np.array(added)).tolist()
                self.lessons.append((self._tell(after), came))
            ahead = means[mover] - np.delete(means, mover).max()
            if ahead > best:
                best, chosen = ahead, i
        return chosen

    def _played_on(self, after: State, turn: int, draws: Dealer) -> State:
        """What comes a few turns later when all go by the estimate; where turns are planned, two of everybody."""
        end = after.copy()
        if not self.counsel.plans:
            play_on(self.plain, end, turn + self.counsel.horizon(self.state), draws)
            return end
        turn += 1 + 2 * self.work.players
        while not end.over and self.counsel.turn_of(end) < turn:
            if end.to_move == CHANCE:
                end.apply_code(draws.draw_code(end))
                continue
            for code in Planner(self.plain, end).make_plans(end, NARROW)[0].codes:
                end.apply_code(code)
        return end

    def _after(self, code: int, mover: int) -> State:
        """The position after a move that begins with an action."""
        after = self.state.copy()
        after.apply_code(code)
        for _ in range(STEPS):
            if after.to_move != mover:
                break
            after.apply_code(most_promising(self.counsel, after))
        return after

    # Lessons

    def _expected(self, state: State) -> list[float]:
        if state.over:
            return [float(points) for points in state.scores]
        return [float(points) for points in self.counsel.settled(state)]

    def _added(self) -> list[float]:
        """Of what was expected last, the net's part."""
        net = self.counsel.net
        assert net is not None
        return [float(points) for points in net.expected][: self.work.players]

    def _tell(self, state: State) -> tuple[bytes, bytes]:
        self.counsel.tell(state, self.writer)
        return self.writer.taken()

    def _note(self) -> None:
        expected, added = self._expected(self.state), self._added()
        kept = self.luck.random() < self.work.kept
        self.notes.append((expected, added, self._tell(self.state) if kept else None))

    def _followed(self, final: list[float]) -> list[Lesson]:
        """The positions that are kept, each with what came: a mean of what was expected later and of the final
        points."""
        came = np.array(final)
        found: list[Lesson] = []
        for expected, added, features in reversed(self.notes):
            if features is not None:
                found.append((features, (came - np.array(expected) + np.array(added)).tolist()))
            came = self.work.trace * came + (1 - self.work.trace) * np.array(expected)
        return found


Note = tuple[list[float], list[float], tuple[bytes, bytes] | None]
"""What every seat expected, what of that was the net's, and where the position is kept, its features."""


def samples(lessons: list[Lesson], players: int, width: int) -> Samples:
    """Lessons as arrays, seat by seat."""
    parts: list[NDArray[np.float16]] = []
    counts: list[NDArray[np.int64]] = []
    rests: list[Floats] = []
    for (written, rest), _ in lessons:
        rows = np.frombuffer(written, np.float32).reshape(-1, 1 + width)
        order = np.argsort(rows[:, 0], kind="stable")
        parts.append(rows[order, 1:].astype(np.float16))
        counts.append(np.bincount(rows[:, 0].astype(np.int64), minlength=players))
        rests.append(np.frombuffer(rest, np.float32).reshape(players, -1))
    return Samples(
        np.concatenate(parts),
        np.concatenate(counts).astype(np.int64),
        np.concatenate(rests).astype(np.float32),
        np.array([came for _, came in lessons], np.float32).reshape(-1),
    )
