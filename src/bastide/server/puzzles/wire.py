"""What is sent of puzzles."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bastide.server.wire import EventInfo, Position

Verdict = Literal["best", "good", "worse"]


class ThemeInfo(msgspec.Struct, frozen=True):
    """A theme, and how many puzzles have it."""

    theme: str
    count: int


class PuzzlesOfGame(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    title: str
    count: int
    themes: list[ThemeInfo]


class PuzzleStep(msgspec.Struct, frozen=True):
    """What some decisions lead to, as far as they can be known beforehand."""

    actions: list[str]
    events: list[EventInfo]
    points: list[int]
    """What they bring every seat at once."""
    position: Position | None
    """The board with what can be decided next; null where the answer is whole."""
    chance: float | None
    """The chance to win with it, where it is whole."""
    same_as: list[str] | None
    """The answer that stands for all which do the same, such as a cloister turned otherwise; null as above."""


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle with everything that can be answered, so that it can be solved without anybody being asked again."""

    id: str
    game: str
    title: str
    seat: int
    """Who is to move: you."""
    players: int
    settings: dict[str, str | int | bool]
    turn: int
    """The turn of the game it comes from; 0 where turns are not counted."""
    level: int
    """1 is medium, 2 tricky, 3 hard."""
    themes: list[str]
    number: int
    """Its rating, as that of a player."""
    day: str
    """The day whose puzzle it was asked as, such as 2026-11-17; nothing for any other."""
    nearly: float
    """An answer that gives away less than this is good, if not the best."""
    position: Position
    steps: list[PuzzleStep]


class StrengthInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well somebody solves the puzzles of a game, as far as is known."""

    mu: Annotated[float, Meta(ge=-100, le=200)]
    sigma: Annotated[float, Meta(gt=0, le=100)]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer."""

    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=40)]
    day: Annotated[str, Meta(max_length=10)] = ""
    """The day whose puzzle it was asked as."""
    strength: StrengthInfo | None = None
    """Of who has no account: what the device knows of them; without it nothing is rated."""


class PuzzleRating(msgspec.Struct, frozen=True):
    """What a try did to a rating."""

    mu: float
    sigma: float
    number: int
    change: int


class Judged(msgspec.Struct, frozen=True):
    """How good an answer is."""

    verdict: Verdict
    chance: float
    best: list[str]
    best_chance: float
    brings: list[EventInfo]
    """What the answer makes happen, and the best one does not."""
    best_brings: list[EventInfo]
    """The other way round."""
    rating: PuzzleRating | None
    """Null where nothing is rated: it was tried before, or by somebody who is not rated."""


class PuzzleDay(msgspec.Struct, frozen=True):
    """What became of the puzzle of a day."""

    day: str
    game: str
    first: bool
    """Solved at the first try,"""
    solved: bool
    """or at all."""


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How well somebody solves the puzzles of a game."""

    game: str
    mu: float
    sigma: float
    number: int
    tried: int
    solved: int


class PuzzleDiary(msgspec.Struct, frozen=True):
    """What somebody has done with puzzles."""

    today: str
    standings: list[PuzzleStanding]
    days: list[PuzzleDay]
    """Of the last weeks."""
    in_a_row: int
    """Days with a puzzle of the day solved, up to today or yesterday."""
