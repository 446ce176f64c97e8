"""What people did with puzzles, and how hard puzzles have proved to be."""

from datetime import date, timedelta

from bastide.puzzles.file import Puzzle
from bastide.server.clock import time
from bastide.server.numbers import number_of
from bastide.server.puzzles.choosing import day_of
from bastide.server.puzzles.rating import Strength, after, of_level
from bastide.server.puzzles.wire import PuzzleDay, PuzzleDiary, PuzzleRating, PuzzleStanding
from bastide.server.store import Statement, Store

SHOWN_DAYS = 70
"""How many days back people see what became of their puzzles."""
LONGEST_ROW = 3_660


class Diary:
    """All that is kept about puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def strengths(self, puzzles: list[Puzzle]) -> dict[str, Strength]:
        """What is known of puzzles: their levels, and how those who tried them fared."""
        rows = await self.store.fetch("SELECT puzzle, mu, sigma FROM puzzle_strengths")
        known = {str(id): Strength(mu, sigma) for id, mu, sigma in rows}
        return {puzzle.id: known.get(puzzle.id) or of_level(puzzle.level) for puzzle in puzzles}

    async def strength(self, player: str, game: str) -> Strength:
        """What is known of somebody."""
        rows = await self.store.fetch(
            "SELECT mu, sigma FROM puzzle_ratings WHERE player = ? AND game = ?", player, game
        )
        return Strength(*rows[0]) if rows else Strength()

    async def tried(self, player: str, game: str) -> set[str]:
        """The puzzles of a game that somebody has tried."""
        rows = await self.store.fetch("SELECT puzzle FROM puzzle_tries WHERE player = ? AND game = ?", player, game)
        return {str(row[0]) for row in rows}

    async def note(self, player: str, puzzle: Puzzle, solved: bool, day: str) -> PuzzleRating | None:
        """Somebody has tried a puzzle: the first try is rated, on both sides; later ones tell no more than that."""
        own = await self.strength(player, puzzle.game)
        other = (await self.strengths([puzzle]))[puzzle.id]
        new, met = rated(own, other, solved)
        first: Statement = (
            "INSERT INTO puzzle_tries (player, puzzle, game, at, day, first, solved) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (player, puzzle.id, puzzle.game, time(), day, solved, solved),
        )
        counted = await self.store.transact(
            first,
            (
                "INSERT INTO puzzle_ratings (player, game, mu, sigma) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma",
                (player, puzzle.game, new.mu, new.sigma),
            ),
            (
                "INSERT INTO puzzle_strengths (puzzle, mu, sigma) VALUES (?, ?, ?) "
                "ON CONFLICT (puzzle) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma",
                (puzzle.id, met.mu, met.sigma),
            ),
        )
        if counted:
            return rating_change(own, new)
        if solved:
            await self.store.execute(
                "UPDATE puzzle_tries SET solved = ? WHERE player = ? AND puzzle = ?", True, player, puzzle.id
            )
        if day:
            await self.store.execute(
                "UPDATE puzzle_tries SET day = ? WHERE player = ? AND puzzle = ? AND day = ''", day, player, puzzle.id
            )
        return None

    async def of(self, player: str) -> PuzzleDiary:
        """What somebody has done."""
        today = day_of(time())
        rows = await self.store.fetch(
            "SELECT r.game, r.mu, r.sigma, COUNT(t.puzzle), SUM(CASE WHEN t.first THEN 1 ELSE 0 END) "
            "FROM puzzle_ratings r JOIN puzzle_tries t ON t.player = r.player AND t.game = r.game "
            "WHERE r.player = ? GROUP BY r.game, r.mu, r.sigma ORDER BY r.game",
            player,
        )
        standings = [
            PuzzleStanding(game, mu, sigma, number_of(mu, sigma), int(tried), int(solved))
            for game, mu, sigma, tried, solved in rows
        ]
        days = [
            PuzzleDay(str(day), str(game), bool(first), bool(solved))
            for day, game, first, solved in await self.store.fetch(
                "SELECT day, game, first, solved FROM puzzle_tries WHERE player = ? AND day <> '' "
                "ORDER BY day DESC, game LIMIT ?",
                player,
                LONGEST_ROW,
            )
        ]
        earliest = (date.fromisoformat(today) - timedelta(SHOWN_DAYS)).isoformat()
        solved_on = {one.day for one in days if one.solved}
        return PuzzleDiary(today, standings, [one for one in days if one.day >= earliest], in_a_row(solved_on, today))


def rated(own: Strength, other: Strength, solved: bool) -> tuple[Strength, Strength]:
    """What is known of somebody and of a puzzle once the one has met the other."""
    if solved:
        return after(own, other)
    met, new = after(other, own)
    return new, met


def rating_change(before: Strength, now: Strength) -> PuzzleRating:
    """What a try did to a rating."""
    number = number_of(*now)
    return PuzzleRating(now.mu, now.sigma, number, number - number_of(*before))


def in_a_row(days: set[str], today: str) -> int:
    """How many days one after the other are among these, up to today, or to yesterday while today is not over."""
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(1)
    return count
