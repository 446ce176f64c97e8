"""The standings and all rounds of a tournament as one page to look at and to print. It needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape

from bastide.compete.rules import Rules
from bastide.compete.sheets import number
from bastide.compete.standings import standings
from bastide.compete.tournament import Table, Tournament

KINDS = {
    "swiss": "Swiss",
    "everybody": "Everybody against everybody",
    "knockout": "Knockout",
    "same_luck": "Same luck for all",
}
POINTS = {
    "duels": "A game brings the part of the others at the table that one came in before; a tie counts half.",
    "wins": "A win brings one point; a shared win is shared.",
}
TIE_BREAKS = {
    "opponents": ("Opponents", "the points of the opponents one has met"),
    "cut": ("Opponents, less one", "the same without the opponent with fewest points"),
    "difference": ("Difference", "the difference of all scores"),
    "score": ("Score", "all scores together"),
    "wins": ("Wins", "the games won"),
    "met": ("Among them", "the games of those who are level against each other"),
}
STYLE = """
body { font: 15px/1.5 "Source Sans 3", "Segoe UI", sans-serif; color: #241b13; margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
th, td { text-align: left; padding: 0.25rem 0.6rem; border-bottom: 1px solid #d8cdbb; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
.score { display: inline-block; min-width: 2.5rem; padding-left: 0.5rem; color: #7a3b1d; }
td.n:first-child { width: 3rem; }
.out { color: #6b6055; }
section { break-inside: avoid; }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } }
"""


Say = Callable[..., str]
"""Says the words of a name, with what belongs into them."""
ENGLISH = {
    "about": "{text} · {players} players · {rounds} rounds",
    "standings": "Standings after round {number}",
    "round": "Round {number}",
    "place": "Place",
    "player": "Player",
    "results": "Results",
    "points": "Points",
    "rests": "rest",
    "absent": "did not come",
    **{f"kind.{name}": text for name, text in KINDS.items()},
    **{f"column.{name}": head for name, (head, _) in TIE_BREAKS.items()},
}


def english(what: str, **params: object) -> str:
    """The words in English."""
    return ENGLISH[what].format(**params)


def rules_in_words(rules: Rules) -> str:
    """How points are given and ties are broken, in sentences."""
    if rules.kind == "knockout":
        points = "Every round that one gets through brings one point."
    elif rules.kind == "same_luck":
        points = (
            "Everybody is compared with those in the same seat at the other tables: a point if all of them had less, "
            "none if all had more; a tie counts half."
        )
    elif isinstance(rules.points, str):
        points = POINTS[rules.points]
    else:
        points = f"The places bring {', '.join(map(str, rules.points))} points; shared places share them."
    breaks = ", then ".join(TIE_BREAKS[each][1] for each in rules.tie_breaks)
    return f"{points} With equal points: {breaks}." if breaks else points


def page(
    name: str,
    tournament: Tournament,
    games: Sequence[str] = (),
    say: Say = english,
    rules: str = "",
    language: str = "en",
    style: str = "",
) -> str:
    """The page, as HTML, with the game of every round, if they are given; how it looks stands in the page, or at the
    address that `style` names."""
    played = len(tournament.rounds)
    kind = say(f"kind.{tournament.rules.kind}")
    about = escape(say("about", text=kind, players=len(tournament.entrants), rounds=played))
    rules = escape(rules or rules_in_words(tournament.rules))
    return document(
        name,
        about,
        f"<h2>{escape(say('standings', number=played))}</h2>\n{_standings(tournament, say)}"
        f"<p>{rules}</p>\n{_rounds(tournament, games, say)}",
        language,
        style,
    )


def document(name: str, about: str, body: str, language: str, style: str) -> str:
    """A whole page with its title; what stands in it is HTML already."""
    title = escape(name)
    looks = f'<link rel="stylesheet" href="{escape(style)}">' if style else f"<style>{STYLE}</style>"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"{looks}\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{about}</p>\n{body}</main>\n</body>\n</html>\n"
    )


def _standings(tournament: Tournament, say: Say) -> str:
    head = [*map(say, ("place", "player", "results", "points"))]
    head += [say(f"column.{each}") for each in tournament.rules.tie_breaks]
    cells = [f'<th scope="col"{_side(column)}>{escape(text)}</th>' for column, text in enumerate(head)]
    rows = [f"<tr>{''.join(cells)}</tr>"]
    for row in standings(tournament):
        results = " ".join(say("rests") if result == "rest" else result or "·" for result in row.results)
        values = [str(row.place), row.name, results, number(row.points), *map(number, row.tie_breaks)]
        cells = [f"<td{_side(column)}>{escape(text)}</td>" for column, text in enumerate(values)]
        gone = ' class="out"' if row.out else ""
        rows.append(f"<tr{gone}>{''.join(cells)}</tr>")
    return "<table>\n" + "\n".join(rows) + "\n</table>\n"


def _side(column: int) -> str:
    return "" if column in (1, 2) else ' class="n"'


def _rounds(tournament: Tournament, games: Sequence[str], say: Say) -> str:
    found = []
    for turn, played in enumerate(tournament.rounds, 1):
        rows = [
            f'<tr><td class="n">{n}</td><td>{_table(table, say)}</td></tr>' for n, table in enumerate(played.tables, 1)
        ]
        if played.resting:
            rows.append(f"<tr><td></td><td>{escape(', '.join(played.resting))} · {escape(say('rests'))}</td></tr>")
        head = f"<h2>{escape(say('round', number=turn))}</h2>\n" + "".join(
            f"<p>{escape(game)}</p>\n" for game in games[turn - 1 : turn]
        )
        found.append(f"<section>\n{head}<table>\n" + "\n".join(rows) + "\n</table>\n</section>\n")
    return "".join(found)


def _table(table: Table, say: Say) -> str:
    seats = []
    for seat, name in enumerate(table.seats):
        text = escape(name)
        if table.result is not None:
            score = table.result.scores[seat]
            text += f" <i>{escape(say('absent'))}</i>" if seat in table.result.absent else ""
            text += "" if score is None else f'<span class="score">{score}</span>'
            text = f"<b>{text}</b>" if table.result.places[seat] == 1 and seat not in table.result.absent else text
        seats.append(text)
    return " : ".join(seats)
