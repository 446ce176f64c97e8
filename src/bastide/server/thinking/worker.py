"""The process a bot thinks in, and hints are found in: a question a line on the input, an answer a line on the output.

The question holds a position that the bot's seat cannot tell from the true one; the true one never comes here.
"""

import contextlib
import sys
from collections.abc import Mapping
from typing import IO

import msgspec

import bastide
from bastide.bots.advice import Advice, advise
from bastide.server.entries import EventRow, row_of_event
from bastide.server.thinking.roster import make


class Question(msgspec.Struct, frozen=True, tag="move"):
    """What is the bot's move?"""

    game: str
    level: str
    seed: int
    seconds: float
    imagined: Mapping[str, object]


class HintQuestion(msgspec.Struct, frozen=True, tag="hint"):
    """What could the seat to move do best?"""

    game: str
    seed: int
    seconds: float
    imagined: Mapping[str, object]


class AdviceRow(msgspec.Struct, frozen=True):
    """One move that is recommended, in no language yet: messages are ids with parameters."""

    action: str
    said: dict[str, object]
    chance: float
    points: float
    then: list[tuple[str, dict[str, object]]]
    events: list[EventRow]


class Reply(msgspec.Struct, frozen=True):
    """The text of an action or the moves that are recommended, or what went wrong."""

    action: str = ""
    problem: str = ""
    advice: list[AdviceRow] = []


def think(question: Question | HintQuestion) -> Reply:
    """Let the bot choose, or look for the best moves."""
    try:
        state = bastide.load(question.game).restore(question.imagined)
        if isinstance(question, HintQuestion):
            return Reply(
                advice=[_row(found, question.game) for found in advise(state, question.seconds, seed=question.seed)]
            )
        return Reply(action=str(make(question.level, question.seed, question.seconds).choose(state)))
    except Exception as wrong:
        return Reply(problem=f"{type(wrong).__name__}: {wrong}")


def _row(advice: Advice, game: str) -> AdviceRow:
    return AdviceRow(
        str(advice.action),
        advice.said.plain(),
        round(advice.chance, 4),
        round(advice.points, 1),
        [(str(action), said.plain()) for action, said in advice.then],
        [row_of_event(event, game) for event in advice.events],
    )


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions."""
    decoder: msgspec.json.Decoder[Question | HintQuestion] = msgspec.json.Decoder(Question | HintQuestion)
    for line in questions:
        answers.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
