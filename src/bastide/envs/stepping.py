"""A game stepped from one decision of a seat to the next, with what a learner observes at each: the compiled part.

The doors go through an `Episode`. It deals chance itself, lists the legal actions once per decision, and writes
observations and masks as bytes that numpy reads without copying.
"""

from collections.abc import Callable
from typing import Final, SupportsIndex, TypeAlias

from librt.strings import BytesWriter

from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, u8, vec
from bastide.core.state import CHANCE, NOBODY, State

Observe: TypeAlias = Callable[[State, int, BytesWriter], None]
"""Writes what a seat knows as 16-bit numbers."""
Describe: TypeAlias = Callable[[State, int, "vec[i64]", BytesWriter], None]
"""Writes a row of 16-bit numbers about each of these legal actions of a seat."""
Both: TypeAlias = Callable[[State, int, "vec[i64]", BytesWriter, BytesWriter], None]
"""Writes what a seat knows, and beside it a row about each of these legal actions."""

# How an episode stands.
ON: Final = 0
OVER: Final = 1
BEYOND: Final = 2
"""Every legal action lies beyond the bounds of the action space."""

# What `take` answers where no seat decides next.
ENDED: Final = -1
REFUSED: Final = -2

# Who observes in `replay`, if not one seat.
EVERYONE: Final = -1
NO_ONE: Final = -2

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


class Arrays:
    """How bytes become arrays: numpy's `frombuffer`, its types of numbers and masks, and a mask that allows nothing."""

    def __init__(self, wrap: Callable[..., object], number: object, mask: object, nothing: object) -> None:
        self.wrap = wrap
        self.number = number
        self.mask = mask
        self.nothing = nothing


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
        self.paid: vec[i64] = vec[i64]()
        self.out: BytesWriter = BytesWriter()

    def reset(self, seed: int) -> None:
        """Begin a new game; the seed decides all its draws."""
        self.state = self.start.copy()
        self.dealer = Dealer(seed)
        self.paid = vec[i64]([0] * int(self.players))
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
        self.play(index)
        return True

    def play(self, index: i64) -> None:
        """Take the action with that index, which is allowed."""
        self.state.apply_code(self.indices.code_of[index])
        self._settle()

    def take(self, action: SupportsIndex | None) -> int:
        """Take the action with that index; returns the seat that decides next, else ENDED or REFUSED."""
        if action is None or not self.step(i64(int(action))):
            return REFUSED
        return int(self.state.to_move) if self.status == ON else ENDED

    def take_turn(self, action: SupportsIndex | None, seat: i64, luck: Dealer) -> int:
        """Take the action with that index, then play the other seats at random; returns REFUSED, or how it stands."""
        if action is None or not self.step(i64(int(action))):
            return REFUSED
        self.play_others(seat, luck)
        return int(self.status)

    def play_others(self, seat: i64, luck: Dealer) -> None:
        """Play the other seats at random until this one decides or the game is over."""
        while self.status == ON and self.state.to_move != seat:
            self.play(self.any_index(luck))

    def apply(self, code: int) -> None:
        """Take the legal action with that code of the game, whatever the bounds of the action space."""
        self.state.apply_code(code)
        self._settle()

    def any_index(self, luck: Dealer) -> i64:
        """An action within bounds, uniformly at random; -1 when there is none."""
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
            gained.append(float(score - self.paid[seat]))
            self.paid[seat] = score
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

    def observed_by(self, seat: int, arrays: Arrays) -> dict[str, object]:
        """The observation of a seat and its mask, which allows nothing while others decide."""
        numbers = arrays.wrap(self.observation(seat), arrays.number)
        if self.state.to_move != seat:
            return {"observation": numbers, "action_mask": arrays.nothing}
        return {"observation": numbers, "action_mask": arrays.wrap(self.mask(), arrays.mask)}


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


def replay(episode: Episode, seeds: list[int], games: list[list[int]], observer: i64, arrays: Arrays | None) -> None:
    """Play games again, given by their seeds and the indices of their actions.

    At the decisions of the seat `observer`, or of EVERYONE, the observation and the mask are made, as bytes or as
    arrays. This is what any door has to do, without the door: the yardstick of `benchmarks/envs.py`.
    """
    for number, indices in enumerate(games):
        episode.reset(seeds[number])
        for index in indices:
            mover = episode.state.to_move
            if observer == EVERYONE or observer == mover:
                if arrays is not None:
                    episode.observed_by(int(mover), arrays)
                else:
                    episode.observation(int(mover))
                    episode.mask()
            episode.step(index)
