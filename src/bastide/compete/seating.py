"""How many tables a round has, who rests, and who sits where."""

from collections.abc import Sequence
from itertools import permutations

from bastide.compete.lot import lot
from bastide.compete.rules import Rules
from bastide.compete.standings import History
from bastide.compete.tournament import Tournament


def sizes(players: int, rules: Rules) -> list[int]:
    """The seats of every table: as few rest as possible, then few tables, as even as can be."""
    for seated in range(players, 1, -1):
        tables = -(-seated // rules.seats)
        if seated >= tables * rules.least:
            return [seated // tables + (table < seated % tables) for table in range(tables)]
    return []


def order(tournament: Tournament) -> list[str]:
    """Who is in the next round, by rating; the lot decides between equal ones, and among those without."""
    present = tournament.present()
    present.sort(key=lambda one: lot(tournament.seed, "order", one.name))
    present.sort(key=lambda one: float("-inf") if one.rating is None else one.rating, reverse=True)
    return [one.name for one in present]


def free_rounds(history: History, name: str) -> int:
    """How often somebody has rested, or has won without a game."""
    won = sum(not game.others and game.points > 0 for game in history.games[name].values())
    return len(history.rested[name]) + won


def resting(history: History, ranked: Sequence[str], rules: Rules) -> list[str]:
    """Who rests: first who did so least often, then who has the fewest points, then who is last in the order."""
    free = len(ranked) - sum(sizes(len(ranked), rules))
    places = {name: place for place, name in enumerate(ranked)}
    by_turn = sorted(ranked, key=lambda name: (free_rounds(history, name), history.total[name], -places[name]))
    return sorted(by_turn[:free], key=lambda name: places[name])


def seated(history: History, table: Sequence[str], number: int) -> tuple[str, ...]:
    """The players of a table in the order of seats: each where they sat least often, and not where they sat last."""
    seed = history.tournament.seed
    had = {name: history.seats(name) for name in table}
    drawn = sorted(table, key=lambda name: lot(seed, "seats", number, name))

    def burden(seats: tuple[str, ...]) -> int:
        return sum(4 * had[name].count(seat) ** 2 + (had[name][-1:] == [seat]) for seat, name in enumerate(seats))

    return min(permutations(drawn), key=burden)
