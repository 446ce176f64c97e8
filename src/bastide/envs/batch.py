"""Many games stepped together: the compiled part of `bastide.envs.vector`."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i32_le, write_i64_le

from bastide.core.dealer import Dealer
from bastide.core.native import append, i64, u8, vec
from bastide.envs.stepping import ON, SCORE, Both, Describe, Episode

OWN_LUCK: Final = 1 << 40
"""What sets the seed of the random choices at a table apart from those of its games."""


class Episodes:
    """Many games stepped together. Of n tables, those of other processes counted in, table t plays the games number t,
    t + n, t + 2 n, ...; game number g is dealt by the seed + g. `first` is the number of the first table here."""

    def __init__(self, episodes: list[Episode], seed: int, first: int = 0, tables: int = 0) -> None:
        self.episodes = episodes
        self.count: i64 = len(episodes)
        self.seed: int = seed
        self.first: int = first
        self.tables: int = tables if tables else len(episodes)
        self.numbers: list[int] = [0] * len(episodes)
        self.luck: list[Dealer] = [Dealer(OWN_LUCK + seed + first + i) for i in range(len(episodes))]
        self.done: bytes = b""
        self.rewards: bytes = b""
        self.scores: bytes = b""
        self.finished: list[int] = []
        self.observations: bytes = b""
        """What the seat to move knows, for every game."""
        self.rows: bytes = b""
        """The numbers that describe every legal action."""
        self.both: Both | None = None  # from the first time on that somebody asks for the rows
        self.out: BytesWriter = BytesWriter()  # kept, so that it grows but once
        self.described: BytesWriter = BytesWriter()  # likewise

    def reset(self) -> None:
        """Begin all games anew."""
        self.out.truncate(0)
        self.described.truncate(0)
        i: i64
        for i in range(self.count):
            self._begin(i, self.first + int(i))
            self._tell(self.episodes[i])
        self.observations = self.out.getvalue()
        self.rows = self.described.getvalue()

    def _begin(self, i: i64, number: int) -> None:
        self.numbers[i] = number
        self.episodes[i].reset(self.seed + number)

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
        self.out.truncate(0)
        self.described.truncate(0)
        for i in range(self.count):
            episode = self.episodes[i]
            episode.play(read_i64_le(actions, 8 * i))
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
                self._begin(i, self.numbers[i] + self.tables)
            self._tell(episode)
        self.observations = self.out.getvalue()
        self.rows = self.described.getvalue()
        self.done = done.getvalue()
        self.rewards = rewards.getvalue()
        self.scores = scores.getvalue()
        self.finished = finished
        return -1

    def _tell(self, episode: Episode) -> None:
        """At once, while the position is still in the processor's cache."""
        if self.both is None:
            episode.observe(episode.state, int(episode.state.to_move), self.out)
        else:
            self.both(episode.state, int(episode.state.to_move), self._within(episode), self.out, self.described)

    def _within(self, episode: Episode) -> vec[i64]:
        """The legal codes that have an index."""
        if episode.indices.whole:
            return episode.legal
        within = vec[i64](capacity=64)
        for code in episode.legal:
            if episode.indices.index_of[code] >= 0:
                within = append(within, code)
        return within

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

    def candidates(self, describe: Describe, both: Both | None) -> bytes:
        """A row for every pair of `legal`, in the same order. With `both`, they are written along with the observations
        from now on."""
        if self.both is None:
            out = self.out
            out.truncate(0)
            i: i64
            for i in range(self.count):
                episode = self.episodes[i]
                describe(episode.state, int(episode.state.to_move), self._within(episode), out)
            self.rows = out.getvalue()
            self.both = both
        return self.rows

    def seats(self) -> bytes:
        """Who decides, for every game, as 64-bit numbers."""
        out = BytesWriter()
        i: i64
        for i in range(self.count):
            write_i64_le(out, self.episodes[i].state.to_move)
        return out.getvalue()

    def any_indices(self) -> bytes:
        """An action in every game, uniformly at random, as 64-bit indices."""
        out = BytesWriter()
        i: i64
        for i in range(self.count):
            write_i64_le(out, self.episodes[i].any_index(self.luck[i]))
        return out.getvalue()
