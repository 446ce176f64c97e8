"""Tournaments: who meets whom, and who is where. Nothing here plays, keeps or serves anything.

A tournament is data that never changes; the next round is a function of its rules, entrants, results and seed.

>>> from bastide.compete import Entrant, Result, Rules, Tournament, draw, standings
>>> evening = Tournament(Rules("everybody"), tuple(map(Entrant, ["Red", "Blue", "Green"])), seed=1)
>>> evening = evening.begin(draw(evening))
>>> evening.rounds[0].tables[0].seats, evening.rounds[0].resting
(('Red', 'Green'), ('Blue',))
>>> evening = evening.enter_result(1, 1, Result(scores=(52, 61), places=(2, 1)))
>>> [(row.place, row.name, str(row.points)) for row in standings(evening)]
[(1, 'Green', '1'), (2, 'Red', '0'), (3, 'Blue', '0')]
"""

from bastide.compete.errors import BadResult, BadTournament, NoRound
from bastide.compete.pairing import draw, luck, over, rounds_of
from bastide.compete.plain import from_plain, to_plain
from bastide.compete.points import matchpoints, points_of
from bastide.compete.rules import Rules
from bastide.compete.standings import Standing, standings
from bastide.compete.tournament import Entrant, Result, Round, Table, Tournament

__all__ = [
    "BadResult",
    "BadTournament",
    "Entrant",
    "NoRound",
    "Result",
    "Round",
    "Rules",
    "Standing",
    "Table",
    "Tournament",
    "draw",
    "from_plain",
    "luck",
    "matchpoints",
    "over",
    "points_of",
    "rounds_of",
    "standings",
    "to_plain",
]
