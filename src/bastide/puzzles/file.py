"""Puzzles on file: one JSON document a game, with a line for every puzzle."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from bastide.core import BastideError

FORMAT = 1
HOME = Path(__file__).parent / "shipped"
Tree = dict[str, Any]
"""What can be answered: after each action the next ones, and at the end the chance to win in thousandths."""


class Puzzle(NamedTuple):
    """A position, and what every answer to it is worth."""

    id: str
    game: str
    seat: int
    """Who is to move."""
    turn: int
    """The turn of the game it comes from; 0 where turns are not counted."""
    level: int
    """How hard it is: 1 is medium, 2 tricky, 3 hard."""
    themes: list[str]
    answers: Tree
    snapshot: dict[str, Any]

    def __hash__(self) -> int:
        return hash(self.id)  # of the position, so that pages of puzzles can be cached; dicts have no hash


class Counts(NamedTuple):
    """How many decisions came so far on the way to a puzzle."""

    games: int = 0
    """Games looked through."""
    looked: int = 0
    """Decisions with enough answers and not too many, tried shortly."""
    searched: int = 0
    """Those in which one answer was clearly the best, searched with ten times the time."""
    agreed: int = 0
    """Those in which the same answer was the best then."""
    kept: int = 0
    """Those in which it was still clearly the best."""

    def plus(self, other: "Counts") -> "Counts":
        """Both together."""
        return Counts(*(a + b for a, b in zip(self, other, strict=True)))


class Collection(NamedTuple):
    """The puzzles of a file."""

    game: str
    counts: Counts
    puzzles: list[Puzzle]


def name_of(game: str, snapshot: dict[str, Any]) -> str:
    """The id of a puzzle, by its position: eight signs that fit into an address."""
    return sha256(f"{game} {json.dumps(snapshot, sort_keys=True)}".encode()).hexdigest()[:8]


def read(path: Path) -> Collection:
    """The puzzles of a file."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["format"] != FORMAT:
            raise BastideError(f"{path} holds puzzles of format {data['format']}; this is format {FORMAT}.")
        game = data["game"]
        puzzles = [Puzzle(one.pop("id"), game, **one) for one in data["puzzles"]]
        return Collection(game, Counts(**data["counts"]), puzzles)
    except (OSError, ValueError, KeyError, TypeError) as wrong:
        raise BastideError(f"{path} holds no puzzles: {wrong}.") from None


def text_of(collection: Collection) -> str:
    """A file of puzzles."""
    head = {"format": FORMAT, "game": collection.game, "counts": collection.counts._asdict()}
    rows = []
    for puzzle in collection.puzzles:
        row = {name: value for name, value in puzzle._asdict().items() if name != "game"}
        rows.append(json.dumps(row, separators=(",", ":"), ensure_ascii=False))
    return json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(rows) + "\n]}\n"


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game that come with the package, by their ids."""
    path = HOME / f"{game}.json"
    return {puzzle.id: puzzle for puzzle in read(path).puzzles} if path.exists() else {}
