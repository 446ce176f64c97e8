"""The process a bot thinks in: a question a line on the input, an answer a line on the output.

The question holds a position that the bot's seat cannot tell from the true one; the true one never comes here.
"""

import contextlib
import sys
from collections.abc import Mapping
from typing import IO

import msgspec

import bastide
from bastide.server.thinking.roster import make


class Question(msgspec.Struct, frozen=True):
    """What is the bot's move?"""

    game: str
    level: str
    seed: int
    seconds: float
    imagined: Mapping[str, object]


class Reply(msgspec.Struct, frozen=True):
    """The text of an action, or what went wrong."""

    action: str = ""
    problem: str = ""


def think(question: Question) -> Reply:
    """Let the bot choose."""
    try:
        state = bastide.load(question.game).restore(question.imagined)
        return Reply(action=str(make(question.level, question.seed, question.seconds).choose(state)))
    except Exception as wrong:
        return Reply(problem=f"{type(wrong).__name__}: {wrong}")


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
