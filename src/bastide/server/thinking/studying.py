"""Where positions of studies are searched: a question asks for a little more of one search, so that many go on side by
side and each can be left at any time.
"""

from collections.abc import Iterator, Mapping

import msgspec

import bastide
from bastide.analysis import Analysis, analyse
from bastide.server.entries import EventRow, row_of_event


class SearchQuestion(msgspec.Struct, frozen=True, tag="search"):
    """What are the best lines, as far as they are found?"""

    id: str
    """The same for the same question."""
    game: str
    seed: int
    seconds: float
    lines: int
    knowing: int | None
    """What is looked at is what this seat knows (-1: the one to move; None: everything)."""
    snapshot: Mapping[str, object]


class LineRow(msgspec.Struct, frozen=True):
    """One line, in no language yet: messages are ids with parameters."""

    action: str
    said: dict[str, object]
    then: list[tuple[str, dict[str, object]]]
    chances: list[float]
    points: list[float]
    visits: int
    spread: float | None
    events: list[EventRow]


class SearchRow(msgspec.Struct, frozen=True):
    """What is found so far."""

    seat: int | None
    chances: list[float]
    lines: list[LineRow]
    seconds: float
    done: bool = False


class Studying:
    """Searches that are under way in this process; the one that nobody went on with for longest is forgotten first."""

    MOST = 64

    def __init__(self) -> None:
        self._under_way: dict[str, Iterator[Analysis]] = {}
        self._latest: dict[str, SearchRow] = {}

    def go_on(self, question: SearchQuestion) -> SearchRow:
        """Search on for a little."""
        search = self._under_way.pop(question.id, None)
        if search is None:
            state = bastide.load(question.game).restore(question.snapshot)
            search = analyse(state, question.seconds, question.lines, seed=question.seed, knowing=question.knowing)
        found = next(search, None)
        latest = row_of(found) if found is not None else self._latest.get(question.id)
        assert latest is not None, "a search says something before it ends"
        if found is None:
            self._latest.pop(question.id, None)
            return msgspec.structs.replace(latest, done=True)
        self._keep(question.id, search, latest)
        return latest

    def _keep(self, id: str, search: Iterator[Analysis], latest: SearchRow) -> None:
        while len(self._under_way) >= self.MOST:
            oldest = next(iter(self._under_way))
            del self._under_way[oldest], self._latest[oldest]
        self._under_way[id] = search
        self._latest[id] = latest


def row_of(found: Analysis) -> SearchRow:
    """An answer as it goes over the wire."""
    game, seat = found.state.game.name, int(found.state.to_move)
    return SearchRow(
        seat=seat if seat >= 0 else None,
        chances=[round(chance, 4) for chance in found.chances],
        lines=[
            LineRow(
                str(line.action),
                line.said.plain(),
                [(str(action), said.plain()) for action, said in line.then],
                [round(chance, 4) for chance in line.chances],
                [round(points, 1) for points in line.points],
                line.visits,
                None if line.spread is None else round(line.spread, 4),
                [row_of_event(event, game) for event in line.events],
            )
            for line in found.lines
        ],
        seconds=round(found.seconds, 2),
    )
