"""The results of a tournament for spreadsheets: comma-separated values, one line a row."""

import csv
from fractions import Fraction
from io import StringIO

from bastide.compete.points import points_of
from bastide.compete.standings import standings
from bastide.compete.tournament import Tournament


def number(value: Fraction) -> str:
    """Points as people write them: whole, or with at most four digits after the point."""
    return f"{float(value):.4f}".rstrip("0").rstrip(".")


def standings_sheet(tournament: Tournament) -> str:
    """The standings: place, name, points, tie-breaks, and what came of every round."""
    rounds = [f"round {each}" for each in range(1, len(tournament.rounds) + 1)]
    rows = [["place", "name", "points", *tournament.rules.tie_breaks, *rounds]]
    for row in standings(tournament):
        values = [number(value) for value in (row.points, *row.tie_breaks)]
        rows.append([str(row.place), row.name, *values, *row.results])
    return written(rows)


def results_sheet(tournament: Tournament) -> str:
    """Everybody in every round: the table, the seat, the score, the place and the points."""
    rows = [["round", "table", "seat", "name", "score", "place", "came", "points"]]
    for turn, played in enumerate(tournament.rounds, 1):
        points = points_of(tournament.rules, played)
        for place, table in enumerate(played.tables, 1):
            for seat, name in enumerate(table.seats):
                row = [str(turn), str(place), str(seat), name]
                if table.result is not None:
                    score = table.result.scores[seat]
                    came = "no" if seat in table.result.absent else "yes"
                    row += ["" if score is None else str(score), str(table.result.places[seat]), came]
                    row += [number(points[name])]
                rows.append(row)
        rows += [[str(turn), "", "", name, "", "", "", number(points[name])] for name in played.resting]
    return written(rows)


def written(rows: list[list[str]]) -> str:
    """The rows as comma-separated values."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
