"""Puzzles of all games at once, found by many processes within a given time."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import NamedTuple

import bastide
from bastide._threads import one_thread_each
from bastide.core import CHANCE, Record, replay
from bastide.puzzles.file import Collection, Counts, Puzzle, read, shipped, text_of
from bastide.puzzles.making import Found, examine, look_through, self_play

BOTS = {"caylus": ("novice", "novice"), "torres": ("builder", "builder")}
"""Who plays: they overlook things as people do, so that there is something to find; good players of Caylus leave
little, and unequal ones of Torres are soon too far apart."""
USUAL_BOTS = ("novice", "builder")
PLAYERS = 2
SHARES = {"torres": 8, "caylus": 5, "carcassonne": 3, "magna_carta": 1}
"""How the time is shared, by how long it takes to find one."""
ENOUGH = 400
"""A game with this many puzzles leaves its time to the others."""
AGAIN = 4
"""How many positions are searched again in one piece of work."""
UNFINISHED = 64
"""Who goes on leaves out this many games: some of them were being looked through when the time was over."""
EVERY = 20.0
"""Seconds after which what was found is written down."""
OnProgress = Callable[[dict[str, Counts]], None]


class Work(NamedTuple):
    """A game between bots to be looked through, a record of a game, or positions to be searched again."""

    game: str
    number: int
    record: str = ""
    positions: Sequence[dict[str, object]] = ()


class Report(NamedTuple):
    """What a process found; nothing when its piece of work is done."""

    process: int
    found: Found | None


class Mine:
    """What was found so far, and which process is at work on what."""

    def __init__(self, folder: Path, games: Sequence[str], enough: int, records: Sequence[str]) -> None:
        self.folder = folder
        self.enough = enough
        self.self_play = not records
        self.number = dict.fromkeys(games, 0)
        self.counts = dict.fromkeys(games, Counts())
        self.puzzles: dict[str, dict[str, Puzzle]] = {game: {} for game in games}
        self.spent = dict.fromkeys(games, 0.0)
        self.at_work: dict[int, tuple[Work, float]] = {}
        given = [Work(Record.read(text).game, number, text) for number, text in enumerate(records)]
        self.waiting = [work for work in given if work.game in games]
        for game in games:
            self._begin(game)

    def _begin(self, game: str) -> None:
        path = self.folder / f"{game}.json"
        if path.exists():
            so_far = read(path)
            self.counts[game] = so_far.counts
            self.puzzles[game] = {puzzle.id: puzzle for puzzle in so_far.puzzles}
            self.number[game] = so_far.counts.games + UNFINISHED
        elif self.self_play:
            known = [puzzle.snapshot for puzzle in shipped(game).values()]
            self.waiting += [Work(game, at, positions=known[at : at + AGAIN]) for at in range(0, len(known), AGAIN)]

    def next_work(self, process: int) -> Work | None:
        """What a process does next; nothing when there is enough of every game."""
        work = self.waiting.pop() if self.waiting else self._next_game()
        if work is not None:
            self.at_work[process] = (work, monotonic())
        return work

    def _next_game(self) -> Work | None:
        wanted = [game for game, puzzles in self.puzzles.items() if len(puzzles) < self.enough]
        if not wanted or not self.self_play:
            return None
        spent, now = dict(self.spent), monotonic()
        for work, since in self.at_work.values():
            spent[work.game] += now - since
        game = min(wanted, key=lambda name: spent[name] / SHARES.get(name, 1))
        self.number[game] += 1
        return Work(game, self.number[game])

    def take(self, report: Report) -> None:
        """Keep what a process found, or that it is done."""
        work, since = self.at_work[report.process]
        game = work.game
        if report.found is None:
            del self.at_work[report.process]
            self.spent[game] += monotonic() - since
            self.counts[game] = self.counts[game].plus(Counts(games=0 if work.positions else 1))
            return
        self.counts[game] = self.counts[game].plus(report.found.counts)
        if report.found.puzzle is not None:
            self.puzzles[game][report.found.puzzle.id] = report.found.puzzle

    def write(self) -> None:
        """Write down what there is, a file a game; a crash never leaves half a file."""
        for game, puzzles in self.puzzles.items():
            path = self.folder / f"{game}.json"
            draft = path.with_suffix(".part")
            draft.write_text(text_of(Collection(game, self.counts[game], list(puzzles.values()))), "utf-8")
            draft.replace(path)


def mine(
    folder: Path,
    seconds: float,
    processes: int,
    games: Sequence[str] = tuple(SHARES),
    enough: int = ENOUGH,
    records: Sequence[str] = (),
    on_progress: OnProgress = lambda counts: None,
) -> dict[str, Counts]:
    """Look for puzzles until the time is over or there are enough; returns what came of it, by game.

    Files that the folder holds are gone on from; else the puzzles of the package are searched again first. With
    records of games, these are looked through instead of games between bots.
    """
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + seconds
    found = Mine(folder, games, enough, records)
    written = monotonic()
    for report in _alone(found) if processes == 1 else _side_by_side(found, processes, end):
        found.take(report)
        if monotonic() > end:
            break
        if monotonic() - written > EVERY:
            found.write()
            on_progress(found.counts)
            written = monotonic()
    found.write()
    return found.counts


def _alone(mine: Mine) -> Iterator[Report]:
    while (work := mine.next_work(0)) is not None:
        for found in _look(work):
            yield Report(0, found)
        yield Report(0, None)


def _side_by_side(mine: Mine, processes: int, end: float) -> Iterator[Report]:
    one_thread_each()
    context = get_context("spawn")
    reports: Queue[Report] = context.Queue()
    desks: list[Queue[Work | None]] = [context.Queue() for _ in range(processes)]
    workers = [context.Process(target=_work, args=(at, desk, reports), daemon=True) for at, desk in enumerate(desks)]
    try:
        for at, worker in enumerate(workers):
            worker.start()
            desks[at].put(mine.next_work(at))
        with suppress(Empty):
            while mine.at_work:
                report = reports.get(timeout=max(0.0, end - monotonic()))
                yield report
                if report.found is None:
                    desks[report.process].put(mine.next_work(report.process))
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _work(process: int, desk: "Queue[Work | None]", reports: "Queue[Report]") -> None:
    while (work := desk.get()) is not None:
        for found in _look(work):
            reports.put(Report(process, found))
        reports.put(Report(process, None))


def _look(work: Work) -> Iterator[Found]:
    game = bastide.load(work.game)
    for at, position in enumerate(work.positions):
        found = examine(game.restore(position), -(work.number + at + 1))
        if found is not None:
            yield found
    if work.record:
        steps = replay(game, Record.read(work.record))
        yield from look_through((state for state, _ in steps if state.to_move != CHANCE), work.number)
    elif not work.positions:
        bots = BOTS.get(work.game, USUAL_BOTS)
        yield from look_through(self_play(game, game.read_settings(PLAYERS), bots, work.number), work.number)


def table(counts: dict[str, Counts]) -> str:
    """What came of it, a line a game."""
    rows = [f"{'game':12}{'games':>9}{'looked':>9}{'searched':>9}{'agreed':>9}{'kept':>9}"]
    rows += [f"{game:12}" + "".join(f"{number:9,}" for number in counted) for game, counted in counts.items()]
    return "\n".join(rows)
