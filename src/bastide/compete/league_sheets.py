"""A season of a league to take home: for spreadsheets, and as a page to print."""

from collections.abc import Sequence
from html import escape
from itertools import groupby

from bastide.compete.league import LeagueRow, Meeting
from bastide.compete.page import Say, document
from bastide.compete.sheets import written

COLUMNS = ("played", "won", "tied", "lost", "difference", "points")


def tables_sheet(tables: Sequence[Sequence[LeagueRow]]) -> str:
    """The tables of all divisions, the highest first."""
    rows = [["division", "place", "name", *COLUMNS]]
    for division, table in enumerate(tables, 1):
        rows += [[str(division), str(row.place), row.name, *_numbers(row)] for row in table]
    return written(rows)


def meetings_sheet(meetings: Sequence[Meeting]) -> str:
    """All games: who has met whom, with which scores, and who has won; `tie`, or `nobody` where nobody came."""
    rows = [["week", "division", "first", "second", "score of first", "score of second", "winner"]]
    for one in meetings:
        row = [str(one.fixture.week), str(one.division), *one.fixture.seats]
        if one.outcome is None:
            rows.append([*row, "", "", ""])
            continue
        winner = one.outcome.winner
        nobody = "nobody" if one.outcome.lost_by_both else "tie"
        scores = ["" if score is None else str(score) for score in one.outcome.scores]
        rows.append([*row, *scores, nobody if winner is None else one.fixture.seats[winner]])
    return written(rows)


def league_page(
    name: str,
    about: str,
    tables: Sequence[Sequence[LeagueRow]],
    meetings: Sequence[Meeting],
    say: Say,
    language: str = "en",
    style: str = "",
) -> str:
    """The tables of all divisions and the games week by week, as HTML."""
    body = [_division(number, rows, say) for number, rows in enumerate(tables, 1)]
    body.append(f"<p>{escape(say('rule'))}</p>\n")
    for week, games in groupby(sorted(meetings, key=lambda one: one.fixture.week), key=lambda one: one.fixture.week):
        rows = [f'<tr><td class="n">{one.division}</td><td>{_meeting(one, say)}</td></tr>' for one in games]
        head = f"<h2>{escape(say('games_of', week=week))}</h2>\n"
        body.append(f"<section>\n{head}<table>\n" + "\n".join(rows) + "\n</table>\n</section>\n")
    return document(name, escape(about), "".join(body), language, style)


def _division(number: int, rows: Sequence[LeagueRow], say: Say) -> str:
    head = [say("place"), say("player"), *map(say, COLUMNS)]
    cells = [f'<th scope="col"{_side(column)}>{escape(text)}</th>' for column, text in enumerate(head)]
    lines = [f"<tr>{''.join(cells)}</tr>"]
    for row in rows:
        values = [str(row.place), row.name, *_numbers(row)]
        cells = [f"<td{_side(column)}>{escape(text)}</td>" for column, text in enumerate(values)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    title = escape(say("division", number=number))
    return f"<section>\n<h2>{title}</h2>\n<table>\n" + "\n".join(lines) + "\n</table>\n</section>\n"


def _numbers(row: LeagueRow) -> list[str]:
    return [str(getattr(row, column)) for column in COLUMNS]


def _side(column: int) -> str:
    return "" if column == 1 else ' class="n"'


def _meeting(one: Meeting, say: Say) -> str:
    names = []
    for seat, name in enumerate(one.fixture.seats):
        text = escape(name)
        if one.outcome is not None:
            score = one.outcome.scores[seat]
            text += "" if score is None else f'<span class="score">{score}</span>'
            text = f"<b>{text}</b>" if one.outcome.winner == seat else text
        names.append(text)
    nobody = one.outcome is not None and one.outcome.lost_by_both
    return " : ".join(names) + (f" <i>{escape(say('absent'))}</i>" if nobody else "")
