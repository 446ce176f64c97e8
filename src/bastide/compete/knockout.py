"""Knockout: one of every table goes on, until one is left.

With n players in the round and k seats a table, the first round brings the field down to a power of k; some may then be
alone, and go on without a game. The strongest are kept apart as long as can be: the first meets the last, the second
the last but one, and who goes on has the place of the best who sat there.
"""

from bastide.compete.seating import order, seated
from bastide.compete.standings import History
from bastide.compete.tournament import Round, Table, Tournament


def going_on(tournament: Tournament) -> list[str]:
    """Who is still in, the best place first."""
    present = order(tournament)
    if not tournament.rounds:
        return present
    last = tournament.rounds[-1]
    through = {*last.resting, *map(_winner, last.tables)}
    places = _places(tournament)
    return sorted(set(present) & through, key=lambda name: places[name])


def put_out(tournament: Tournament) -> list[str]:
    """Who has lost a table, and plays no more."""
    tables = [table for played in tournament.rounds for table in played.tables if table.result is not None]
    return [name for table in tables for name in table.seats if name != _winner(table)]


def _winner(table: Table) -> str | None:
    if table.result is None or table.result.places.count(1) != 1:
        return None
    return table.seats[table.result.places.index(1)]


def _places(tournament: Tournament) -> dict[str, int]:
    """The place of everybody: the best of those whom one has put out, and one's own."""
    places = {name: place for place, name in enumerate(_all_in_order(tournament))}
    for played in tournament.rounds:
        for table in played.tables:
            best = min(places[name] for name in table.seats)
            places.update(dict.fromkeys(table.seats, best))
    return places


def _all_in_order(tournament: Tournament) -> list[str]:
    return order(Tournament(tournament.rules, tournament.entrants, tournament.seed))


def draw_knockout(tournament: Tournament) -> Round:
    """The next round."""
    history = History(tournament)
    left = going_on(tournament)
    seats = tournament.rules.seats
    tables = 1
    while tables * seats < len(left):
        tables *= seats
    groups: list[list[str]] = [[] for _ in range(tables)]
    for place, name in enumerate(left):
        turn, step = divmod(place, tables)
        groups[tables - 1 - step if turn % 2 else step].append(name)
    number = len(tournament.rounds) + 1
    return Round(
        tuple(Table(seated(history, group, number)) for group in groups if len(group) > 1),
        tuple(group[0] for group in groups if len(group) == 1),
    )
