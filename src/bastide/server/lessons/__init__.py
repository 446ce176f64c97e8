"""Guided first games: tables at which the luck and the moves of the others are fixed, so that every step comes true.

The scripts of a game are in one file, its first lesson at the head. Their set-up is read here; their steps are read by
the page, which has the texts.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from bastide.server.table import Table

HOME = Path(__file__).parent


class Lesson(msgspec.Struct, frozen=True):
    """How the table of a lesson is set up. The learner has the first seat."""

    game: str
    luck: int
    """Which of the sequences of draws that belong to this lesson."""
    settings: dict[str, str | int | bool] = {}
    others: dict[str, list[str]] = {}
    """What every other seat does, as long as the rules allow it; afterwards it plays as a bot of the level."""
    level: str = "novice"


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their ids."""
    files = [msgspec.json.decode(path.read_bytes(), type=dict[str, Lesson]) for path in sorted(HOME.glob("*.json"))]
    return {id: lesson for file in files for id, lesson in file.items()}


def seed(id: str) -> bytes:
    """The seed of a lesson's draws: no secret, and the same at every table."""
    return sha256(f"bastide lesson {id} {lessons()[id].luck}".encode()).digest()


def scripted(table: Table, seat: int) -> str | None:
    """What the lesson of a table has a seat do now; None where there is nothing more, or the learner went elsewhere."""
    lesson = lessons().get(table.lesson)
    moves = lesson.others.get(str(seat), []) if lesson is not None else []
    done = sum(step.seat == seat for step in table.steps)
    if done >= len(moves):
        return None
    legal = (str(action) for action in table.state.legal_actions())
    return moves[done] if moves[done] in legal else None
