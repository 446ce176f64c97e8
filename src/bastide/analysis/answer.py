"""What the engine says of a position: its lines, and every seat's chance; as a table, as plain data, in a notebook."""

from collections.abc import Sequence
from html import escape

from bastide.analysis.ways import Way
from bastide.bots.advice import consequences, said_after, telling
from bastide.core import Action, Event, Message, State, render

Row = tuple[str, list[float], list[float], int]
"""A line in words, the chance and the final points of every seat, and how often it was tried."""


class Line:
    """One action, and what is to be expected of it."""

    def __init__(self, action: Action, said: Message) -> None:
        self.action = action
        self.said = said
        """The sentence that offers it."""
        self.then: list[tuple[Action, Message]] = []
        """How the turn goes on, as far as luck and others have no say."""
        self.chances: list[float] = []
        """Every seat's chance to win, from 0 to 1; together 1. Calibrated as in reviews."""
        self.points: list[float] = []
        """The final points to expect, of every seat."""
        self.visits = 0
        """How often it was tried; where whole turns are planned, how many unfinished plans were followed at a time."""
        self.spread: float | None = None
        """By how much the chance of the seat to move may well be off by the luck of what was tried; None where that
        cannot be said."""
        self.value = 0.0
        """What it is worth to the seat to move, from 0 to 1, as the search has it: lines are ordered by it."""
        self.events: list[Event] = []
        """What it surely makes happen, and not every other line that was asked for."""

    def plain(self, game: str, seat: int, language: str = "en") -> dict[str, object]:
        """The line as plain data."""
        return {
            "action": str(self.action),
            "text": render(self.said, language),
            "then": [{"action": str(action), "text": render(said, language)} for action, said in self.then],
            "chances": [round(chance, 4) for chance in self.chances],
            "points": [round(points, 1) for points in self.points],
            "visits": self.visits,
            "spread": None if self.spread is None else round(self.spread, 4),
            "events": [
                {"clause": event.clause, "text": render(event.message(game, seat), language)} for event in self.events
            ],
        }

    def __repr__(self) -> str:
        return f"<{self.action}: {', '.join(f'{chance:.0%}' for chance in self.chances)}>"


def best_first(way: Way, codes: Sequence[int]) -> list[int]:
    """These actions by what they are worth; of those that lead to the same end, the first alone."""
    found: dict[object, int] = {}
    for code in sorted(codes, key=lambda code: -way.tallies[code].value):
        found.setdefault(way.tallies[code].end or code, code)
    return list(found.values())


def lines_of(imagined: State, way: Way, order: Sequence[int]) -> list[Line]:
    """The lines of these actions."""
    later = [way.then(code) for code in order]
    surely = telling([consequences(imagined, code, then) for code, then in zip(order, later, strict=True)])
    found = []
    for code, then, events in zip(order, later, surely, strict=True):
        tally = way.tallies[code]
        action = imagined.game.decode(code)
        line = Line(action, imagined.message(action))
        line.then = said_after(imagined, code, then)
        line.chances, line.points, line.value = tally.chances, tally.points, tally.value
        line.visits, line.spread = tally.visits, tally.spread
        line.events = events
        found.append(line)
    return found


class Analysis:
    """What the engine says of a position."""

    def __init__(self, state: State, lines: list[Line], chances: list[float], seconds: float) -> None:
        self.state = state
        """The position as who asks knows it: what is hidden there is a guess."""
        self.lines = lines
        """The best first; none where nobody decides."""
        self.chances = chances
        """Every seat's chance, with the best line."""
        self.seconds = seconds
        """How long was thought."""

    @property
    def best(self) -> Line | None:
        """The best line."""
        return self.lines[0] if self.lines else None

    def table(self, language: str = "en") -> list[Row]:
        """A row for every line."""
        return [
            (
                ", ".join(render(said, language) for said in (line.said, *(said for _, said in line.then))),
                line.chances,
                line.points,
                line.visits,
            )
            for line in self.lines
        ]

    def plain(self, language: str = "en") -> dict[str, object]:
        """Everything as plain data."""
        seat = int(self.state.to_move)
        return {
            "game": self.state.game.name,
            "seat": seat if seat >= 0 else None,
            "chances": [round(chance, 4) for chance in self.chances],
            "seconds": round(self.seconds, 2),
            "lines": [line.plain(self.state.game.name, seat, language) for line in self.lines],
        }

    def _repr_html_(self) -> str:
        seats = range(int(self.state.players))
        head = "".join(f"<th>seat {seat}</th>" for seat in seats)
        rows = [
            f"<tr><td>{escape(said)}</td>{_cells(chances, points)}<td>{visits}</td></tr>"
            for said, chances, points, visits in self.table()
        ]
        if not rows:
            rows = [f"<tr><td></td>{''.join(f'<td>{chance:.0%}</td>' for chance in self.chances)}<td></td></tr>"]
        mover = int(self.state.to_move)
        picture = self.state.game.draw_svg(self.state.view(mover if mover >= 0 else None))
        return (
            f'<div style="display:flex;gap:1em;align-items:start"><div style="width:28em">{picture}</div>'
            f"<table><tr><th>line</th>{head}<th>tried</th></tr>{''.join(rows)}</table></div>"
        )

    def __repr__(self) -> str:
        return f"<{self.state.game.title}: {', '.join(f'{chance:.0%}' for chance in self.chances)}; {self.lines}>"


def _cells(chances: Sequence[float], points: Sequence[float]) -> str:
    return "".join(f"<td>{chance:.0%}, {point:.0f}</td>" for chance, point in zip(chances, points, strict=True))
