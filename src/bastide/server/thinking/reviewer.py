"""Where a finished game is looked at again: a line in, lines out; the last is the review.

Nothing in the review is in any language yet.
"""

from collections.abc import Callable

import msgspec

import bastide
from bastide.bots.review import AGAIN, DOUBTED, Choice, Review, review
from bastide.core import CHANCE, Record, replay
from bastide.server.entries import EventRow, row_of_event

SHORTEST, LONGEST = 0.002, 0.3
"""Seconds for one decision or draw."""
MOST_CHOICES, MOST_DRAWS = 12, 8
"""What is marked in a review."""
WORTH_A_MARK = 0.01


class ReviewQuestion(msgspec.Struct, frozen=True):
    """How did this game go?"""

    record: str
    seconds: float
    """For the whole game."""


class ChoiceRow(msgspec.Struct, frozen=True):
    """A choice that gave something away; messages are ids with parameters."""

    step: int
    seat: int
    made: str
    made_said: dict[str, object]
    better: str
    better_said: dict[str, object]
    chance: float
    lost: float
    events: list[EventRow]
    as_good: list[str] = []


class DrawRow(msgspec.Struct, frozen=True):
    """A draw that changed something."""

    step: int
    luck: list[float]


class ReviewRow(msgspec.Struct, frozen=True):
    """A review as it is stored."""

    decisions: list[int]
    seconds: float
    curve: list[tuple[int, list[float]]]
    choices: list[ChoiceRow]
    draws: list[DrawRow]
    luck: list[float]
    given_away: list[float]


class Progress(msgspec.Struct, frozen=True):
    """How far it is, or what came of it."""

    part: float = 0.0
    review: ReviewRow | None = None
    problem: str = ""


def look_again(line: bytes | str, write: Callable[[bytes], object]) -> None:
    """Review the game in a line, telling how far it is."""

    def tell(progress: Progress) -> None:
        write(msgspec.json.encode(progress))

    try:
        question = msgspec.json.decode(line, type=ReviewQuestion)
        record = Record.read(question.record)
        frames = replay(bastide.load(record.game), record)
        looked_at = sum(state.to_move == CHANCE or len(state.legal_codes()) > 1 for state, _ in frames)
        each = min(max(question.seconds / (looked_at + AGAIN * DOUBTED), SHORTEST), LONGEST)
        every = max(1, len(frames) // 50)
        found = review(frames, each, progress=lambda n: tell(Progress(n / len(frames))) if n % every == 0 else None)
        tell(Progress(1.0, row_of(found, each)))
    except Exception as wrong:
        tell(Progress(problem=f"{type(wrong).__name__}: {wrong}"))


def row_of(found: Review, seconds: float) -> ReviewRow:
    """The review as it is stored."""
    seats = range(found.players)
    return ReviewRow(
        decisions=[found.decisions(seat) for seat in seats],
        seconds=round(seconds, 4),
        curve=[(step, [round(chance, 4) for chance in chances]) for step, chances in found.curve],
        choices=[_choice(choice, found.game) for choice in found.swings(MOST_CHOICES) if choice.lost >= WORTH_A_MARK],
        draws=[
            DrawRow(draw.step, [round(luck, 4) for luck in draw.luck])
            for draw in found.turns_of_luck(MOST_DRAWS)
            if draw.size >= WORTH_A_MARK
        ],
        luck=[round(found.luck(seat), 4) for seat in seats],
        given_away=[round(found.given_away(seat), 4) for seat in seats],
    )


def _choice(choice: Choice, game: str) -> ChoiceRow:
    return ChoiceRow(
        step=choice.step,
        seat=choice.seat,
        made=str(choice.made),
        made_said=choice.made_said.plain(),
        better=str(choice.better),
        better_said=choice.better_said.plain(),
        chance=round(choice.chance, 4),
        lost=round(choice.lost, 4),
        events=[row_of_event(event, game) for event in choice.events],
        as_good=[str(action) for action in choice.as_good],
    )
