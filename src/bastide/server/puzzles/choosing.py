"""Which puzzles there are, and which comes next."""

import json
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from hashlib import sha256

import bastide
from bastide.puzzles.file import Puzzle, shipped
from bastide.puzzles.themes import names
from bastide.server.clock import time
from bastide.server.puzzles.wire import PuzzlesOfGame, ThemeInfo
from bastide.server.refusals import Refused
from bastide.server.store import Store


def day_of(now: float) -> str:
    """The day, the same for all."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


class Puzzles:
    """Those of the package, and those that the host has added, as this process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._added: dict[str, dict[str, Puzzle]] = {}
        self._days: dict[str, str] = {}
        """The days on which they were added."""
        store.listen(self._heard)

    async def learn(self) -> None:
        """Read what was added."""
        added: dict[str, dict[str, Puzzle]] = {}
        days = {}
        for id, game, at, body in await self.store.fetch("SELECT id, game, at, body FROM puzzles ORDER BY id"):
            if game in bastide.game_names():
                added.setdefault(game, {})[id] = Puzzle(id, game, **json.loads(bytes(body)))
                days[id] = day_of(at)
        self._added, self._days = added, days

    async def _heard(self, topic: str, _message: str) -> None:
        if topic == "puzzles":
            await self.learn()

    def of(self, game: str) -> dict[str, Puzzle]:
        """The puzzles of a game, by their ids."""
        return shipped(game) | self._added.get(game, {})

    def counted(self) -> list[PuzzlesOfGame]:
        """How many there are of every game, and about what."""
        found = []
        for name in bastide.game_names():
            puzzles = self.of(name).values()
            if puzzles:
                counts = {theme: sum(theme in puzzle.themes for puzzle in puzzles) for theme in names(name)}
                themes = [ThemeInfo(theme, count) for theme, count in counts.items() if count]
                found.append(PuzzlesOfGame(name, bastide.load(name).title, len(puzzles), themes))
        return found

    def find(self, id: str) -> Puzzle:
        """The puzzle of that id. Raises Refused."""
        for name in bastide.game_names():
            puzzle = self.of(name).get(id)
            if puzzle is not None:
                return puzzle
        raise Refused("unknown", thing="puzzle")

    def of_day(self, game: str, day: str) -> Puzzle:
        """The puzzle of a day, which what is added on it does not change. Raises Refused where there is none."""
        return of_day([one for one in self.of(game).values() if self._days.get(one.id, "") < day], day)

    def among(self, game: str, theme: str, tried: Collection[str]) -> list[Puzzle]:
        """The puzzles that were not tried yet."""
        puzzles = self.of(game).values()
        return [one for one in puzzles if one.id not in tried and (not theme or theme in one.themes)]


async def add(store: Store, puzzles: Iterable[Puzzle]) -> int:
    """Add puzzles to a server, at every process; how many of them it did not have."""
    new = 0
    for puzzle in puzzles:
        if puzzle.id not in shipped(puzzle.game):
            row = {name: value for name, value in puzzle._asdict().items() if name not in ("id", "game")}
            new += await store.execute(
                "INSERT INTO puzzles (id, game, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                puzzle.id,
                puzzle.game,
                time(),
                json.dumps(row, separators=(",", ":"), ensure_ascii=False).encode(),
            )
    await store.publish("puzzles", "")
    return new


async def remove(store: Store, id: str) -> bool:
    """Take a puzzle away that was added; False where there is none."""
    gone = await store.execute("DELETE FROM puzzles WHERE id = ?", id) > 0
    await store.publish("puzzles", "")
    return gone


def of_day(puzzles: Iterable[Puzzle], day: str) -> Puzzle:
    """The one of a day: all in turn, in an order of their own. Raises Refused where there is none."""
    ordered = sorted(puzzles, key=lambda puzzle: sha256(f"day {puzzle.id}".encode()).digest())
    if not ordered:
        raise Refused("unknown", thing="puzzle")
    return ordered[datetime.fromisoformat(day).toordinal() % len(ordered)]


def nearest(puzzles: Iterable[Puzzle], numbers: dict[str, int], number: int) -> Puzzle | None:
    """The one whose rating is nearest; of equal ones, as an order of their own has it."""
    ordered = sorted(
        puzzles, key=lambda puzzle: (abs(numbers[puzzle.id] - number), sha256(puzzle.id.encode()).digest())
    )
    return ordered[0] if ordered else None
