"""Where a bot thinks, and hints are found: a question a line on the input, an answer a line on the output.

The question holds a position that the bot's seat cannot tell from the true one; the true one never comes here.
"""

from collections.abc import Mapping
from typing import IO, NamedTuple

import msgspec

import bastide
from bastide.bots import Bot
from bastide.bots.advice import Advice, advise
from bastide.core import Action, State
from bastide.server.entries import EventRow, row_of_event
from bastide.server.thinking.roster import make
from bastide.server.thinking.studying import SearchQuestion, SearchRow, Studying


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
    """The text of an action, the moves that are recommended or what a search has found so far, or what went wrong."""

    action: str = ""
    problem: str = ""
    advice: list[AdviceRow] = []
    found: SearchRow | None = None


AnyQuestion = Question | HintQuestion | SearchQuestion


class Kept(NamedTuple):
    """A bot whose seat goes on deciding, and the position it will be asked about next, as it imagines it."""

    bot: Bot
    imagined: State


class Minds:
    """Bots in the middle of a turn, so that what they found out about it is not lost between its decisions."""

    MOST = 64

    def __init__(self) -> None:
        self._kept: dict[bytes, Kept] = {}

    def choose(self, question: Question, state: State) -> Action:
        """The bot's move. What its seat knows tells which turn it was thinking about, if any."""
        kept = self._kept.pop(self._sign(question, state), None)
        bot = kept.bot if kept else make(question.level, question.seed, question.seconds)
        imagined = kept.imagined if kept else state
        action = bot.choose(imagined)
        if imagined.why_not(action) is not None:
            return action
        following = imagined.copy()
        following.apply(action)
        if following.to_move == imagined.to_move:
            while len(self._kept) >= self.MOST:
                del self._kept[next(iter(self._kept))]
            self._kept[self._sign(question, following)] = Kept(bot, following)
        return action

    def _sign(self, question: Question, state: State) -> bytes:
        """The same for questions to the same bot about positions its seat cannot tell from each other."""
        seat = int(state.to_move)
        asked = (question.game, state.settings.plain(), question.level, question.seconds, seat, state.view(seat))
        return msgspec.json.encode(asked, order="deterministic")


def think(question: Question | HintQuestion, minds: Minds | None = None) -> Reply:
    """Let the bot choose, or look for the best moves."""
    try:
        state = bastide.load(question.game).restore(question.imagined)
        if isinstance(question, HintQuestion):
            return Reply(
                advice=[_row(found, question.game) for found in advise(state, question.seconds, seed=question.seed)]
            )
        return Reply(action=str((minds or Minds()).choose(question, state)))
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


class Thinker:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._minds = Minds()
        self._studying = Studying()
        self._decoder: msgspec.json.Decoder[AnyQuestion] = msgspec.json.Decoder(AnyQuestion)

    def answer(self, line: bytes | str) -> bytes:
        """The answer to the question in a line."""
        question = self._decoder.decode(line)
        if not isinstance(question, SearchQuestion):
            return msgspec.json.encode(think(question, self._minds))
        try:
            return msgspec.json.encode(Reply(found=self._studying.go_on(question)))
        except Exception as wrong:
            return msgspec.json.encode(Reply(problem=f"{type(wrong).__name__}: {wrong}"))


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions."""
    thinker = Thinker()
    for line in questions:
        answers.write(thinker.answer(line) + b"\n")
        answers.flush()
