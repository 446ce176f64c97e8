"""Games stepped from one decision of a seat to the next, with what a learner is told at each: the compiled part.

All doors go through an `Episode`. It deals chance itself, lists the legal actions once per decision, and writes
observations and masks as bytes that numpy reads without copying.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i32_le, write_i64_le

from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, u8, vec
from bastide.core.state import CHANCE, NOBODY, State

Observe: TypeAlias = Callable[[State, int, BytesWriter], None]
"""Writes what a seat knows as 16-bit numbers."""

# How an episode stands.
ON: Final = 0
OVER: Final = 1
BEYOND: Final = 2
"""Every legal action lies beyond the bounds of the action space."""

# What is rewarded.
WIN: Final = 0
MARGIN: Final = 1
SCORE: Final = 2
REWARDS: Final[list[str]] = ["win", "margin", "score"]


class Indices:
    """The action space of a door: which code of the game each index stands for."""

    def __init__(self, size: int, codes: list[int] | None) -> None:
        listed = list(range(size)) if codes is None else codes
        places = [-1] * size
        for index, code in enumerate(listed):
            places[code] = index
        self.whole: bool = codes is None
        self.code_of: vec[i64] = vec[i64](listed)
        self.index_of: vec[i64] = vec[i64](places)
        self.size: i64 = len(listed)
        self.blank: bytes = bytes(len(listed))

    def code(self, index: int) -> int:
        """The game's code of an index."""
        return int(self.code_of[index])

    def index(self, code: int) -> int:
        """The index of a code; -1 when it lies beyond the bounds."""
        return int(self.index_of[code])


class Episode:
    """One game under way, always at the decision of a seat."""

    def __init__(self, start: State, observe: Observe, indices: Indices, reward: int) -> None:
        self.start = start
        self.observe = observe
        self.indices = indices
        self.reward: i64 = reward
        self.players: i64 = start.players
        self.state: State = start.copy()
        self.dealer: Dealer = Dealer(0)
        self.legal: vec[i64] = vec[i64]()
        self.status: i64 = OVER
        self.told: vec[i64] = vec[i64]()
        self.out: BytesWriter = BytesWriter()

    def reset(self, seed: int) -> None:
        """Begin a new game; the seed decides all its draws."""
        self.state = self.start.copy()
        self.dealer = Dealer(seed)
        self.told = vec[i64]([0] * int(self.players))
        self._settle()

    def look_at(self, state: State) -> None:
        """Stand before a position of another game, to observe it."""
        self.state = state
        self.legal = state.legal_codes()

    def _settle(self) -> None:
        state = self.state
        while state.to_move == CHANCE:
            state.apply_code(self.dealer.draw_code(state))
        if state.to_move == NOBODY:
            self.legal = vec[i64]()
            self.status = OVER
            return
        self.legal = state.legal_codes()
        self.status = ON if self.indices.whole or self._within() else BEYOND

    def _within(self) -> bool:
        for code in self.legal:
            if self.indices.index_of[code] >= 0:
                return True
        return False

    def to_move(self) -> int:
        """The seat that decides; negative when the game is over."""
        return int(self.state.to_move)

    def allows(self, index: i64) -> bool:
        """Whether the action with that index can be taken now."""
        if index < 0 or index >= self.indices.size:
            return False
        code = self.indices.code_of[index]
        for legal in self.legal:
            if legal == code:
                return True
        return False

    def step(self, index: i64) -> bool:
        """Take the action with that index and deal what chance decides next; False when it is not allowed."""
        if not self.allows(index):
            return False
        self.state.apply_code(self.indices.code_of[index])
        self._settle()
        return True

    def apply(self, code: int) -> None:
        """Take the legal action with that code of the game, whatever the bounds of the action space."""
        self.state.apply_code(code)
        self._settle()

    def any_index(self, luck: Dealer) -> i64:
        """An action within bounds by lot, all equally likely; -1 when there is none."""
        indices = self.indices
        if indices.whole:
            return self.legal[luck.below(len(self.legal))] if len(self.legal) else -1
        within = vec[i64](capacity=64)
        for code in self.legal:
            if indices.index_of[code] >= 0:
                within = append(within, indices.index_of[code])
        return within[luck.below(len(within))] if len(within) else -1

    def rewards(self) -> list[float]:
        """What every seat has earned since this was last asked."""
        if self.reward == SCORE:
            return self._points_gained()
        if self.state.to_move != NOBODY:
            return [0.0] * int(self.players)
        return final_rewards(self.state, self.reward)

    def _points_gained(self) -> list[float]:
        gained: list[float] = []
        seat: i64
        for seat in range(self.players):
            score = self.state.score(seat)
            gained.append(float(score - self.told[seat]))
            self.told[seat] = score
        return gained

    def write_mask(self, out: BytesWriter) -> None:
        """A byte for every index: 1 when it can be taken now."""
        first = i64(len(out))
        indices = self.indices
        out.write(indices.blank)
        if indices.whole:
            for code in self.legal:
                out[first + code] = u8(1)
            return
        for code in self.legal:
            index = indices.index_of[code]
            if index >= 0:
                out[first + index] = u8(1)

    def mask(self) -> bytes:
        """The mask of the seat to move."""
        self.out.truncate(0)
        self.write_mask(self.out)
        return self.out.getvalue()

    def observation(self, seat: int) -> bytes:
        """What a seat knows, in numbers."""
        self.out.truncate(0)
        self.observe(self.state, seat, self.out)
        return self.out.getvalue()


def final_rewards(state: State, reward: int) -> list[float]:
    """What every seat earns by the end: of the win, or by how much it is ahead of the others' mean."""
    players = int(state.players)
    if reward == MARGIN:
        scores = state.scores
        total = sum(scores)
        return [score - (total - score) / (players - 1) for score in scores]
    winners = state.winners
    lost = -1.0 / (players - 1)
    won = (players / len(winners) - 1.0) / (players - 1)
    return [won if seat in winners else lost for seat in range(players)]


class Episodes:
    """Many games stepped together. Game number g, counted over all that are begun, is dealt by the seed + g."""

    def __init__(self, episodes: list[Episode], seed: int) -> None:
        self.episodes = episodes
        self.count: i64 = len(episodes)
        self.seed: int = seed
        self.begun: int = 0
        self.numbers: list[int] = [0] * len(episodes)
        self.done: bytes = b""
        self.rewards: bytes = b""
        self.scores: bytes = b""
        self.finished: list[int] = []
        self.out: BytesWriter = BytesWriter()  # kept, so that it grows but once

    def reset(self) -> None:
        """Begin all games anew."""
        self.begun = 0
        i: i64
        for i in range(self.count):
            self._begin(i)

    def _begin(self, i: i64) -> None:
        self.numbers[i] = self.begun
        self.episodes[i].reset(self.seed + self.begun)
        self.begun += 1

    def step(self, actions: bytes) -> int:
        """Take one action in every game, given as 64-bit indices; a game that ends is followed by a new one.

        Returns -1, or the number of the first game whose action is not allowed, which changes nothing.
        """
        i: i64
        for i in range(self.count):
            if not self.episodes[i].allows(read_i64_le(actions, 8 * i)):
                return int(i)
        done = BytesWriter()
        rewards = BytesWriter()
        scores = BytesWriter()
        finished: list[int] = []
        for i in range(self.count):
            episode = self.episodes[i]
            episode.step(read_i64_le(actions, 8 * i))
            done.append(u8(episode.status))
            if episode.status == ON and episode.reward != SCORE:
                for _ in range(episode.players):
                    write_f32_le(rewards, 0.0)
            else:
                for earned in episode.rewards():
                    write_f32_le(rewards, earned)
            if episode.status != ON:
                finished.append(int(i))
                seat: i64
                for seat in range(episode.players):
                    write_i32_le(scores, int(episode.state.score(seat)))
                self._begin(i)
        self.done = done.getvalue()
        self.rewards = rewards.getvalue()
        self.scores = scores.getvalue()
        self.finished = finished
        return -1

    def observations(self) -> bytes:
        """What the seat to move knows, for every game."""
        out = self.out
        out.truncate(0)
        i: i64
        for i in range(self.count):
            episode = self.episodes[i]
            episode.observe(episode.state, int(episode.state.to_move), out)
        return out.getvalue()

    def masks(self) -> bytes:
        """What can be done now, for every game."""
        out = self.out
        out.truncate(0)
        i: i64
        for i in range(self.count):
            self.episodes[i].write_mask(out)
        return out.getvalue()

    def legal(self) -> bytes:
        """What can be done now: pairs of a game and an index, as 64-bit numbers."""
        out = self.out
        out.truncate(0)
        i: i64
        for i in range(self.count):
            episode = self.episodes[i]
            for code in episode.legal:
                index = episode.indices.index_of[code]
                if index >= 0:
                    write_i64_le(out, i)
                    write_i64_le(out, index)
        return out.getvalue()

    def seats(self) -> bytes:
        """Who decides, for every game, as 64-bit numbers."""
        out = BytesWriter()
        i: i64
        for i in range(self.count):
            write_i64_le(out, self.episodes[i].state.to_move)
        return out.getvalue()

    def any_indices(self, luck: Dealer) -> bytes:
        """An action by lot in every game, as 64-bit indices."""
        out = BytesWriter()
        i: i64
        for i in range(self.count):
            write_i64_le(out, self.episodes[i].any_index(luck))
        return out.getvalue()


def play_told(episode: Episode, games: i64, seed: i64) -> i64:
    """Play random games, told at every decision what a learner is told; returns how many decisions were taken.

    This is what any door has to do, without the door: the yardstick of `benchmarks/envs.py`.
    """
    decisions: i64 = 0
    game: i64 = 0
    while game < games:
        episode.reset(int(seed + game))
        luck = Dealer(int(seed + game))
        while episode.status == ON:
            episode.observation(int(episode.state.to_move))
            episode.mask()
            episode.step(episode.any_index(luck))
            decisions += 1
        game += 1
    return decisions
