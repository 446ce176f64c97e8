"""The same luck for all: every table of a round draws alike, and seats are compared across the tables.

Points come from that and not from who wins at one's own table, so nobody is matched by strength: as few as possible
meet again, and everybody sits in every seat about as often.
"""

from bastide.compete.lot import lot, lots
from bastide.compete.matching import best_pairs
from bastide.compete.seating import order, resting, seated, sizes
from bastide.compete.standings import History
from bastide.compete.swiss import in_order, together
from bastide.compete.tournament import Round, Table, Tournament


def draw_same_luck(tournament: Tournament) -> Round:
    """The next round."""
    history = History(tournament)
    number = len(tournament.rounds) + 1
    ranked = order(tournament)
    seats = sizes(len(ranked), tournament.rules)
    rest = resting(history, ranked, tournament.rules)
    playing = [name for name in ranked if name not in rest]
    playing.sort(key=lambda name: lot(tournament.seed, "tables", number, name))
    if tournament.rules.seats == 2:
        return Round(_pairs(history, playing), tuple(rest))
    nothing = [[0] * len(playing) for _ in playing]
    return Round(together(history, playing, in_order(seats), nothing), tuple(rest))


def _pairs(history: History, playing: list[str]) -> tuple[Table, ...]:
    number = len(history.tournament.rounds) + 1
    met = history.met()
    costs = [[len(met.get(frozenset((a, b)), ())) for b in playing] for a in playing]
    pairs = best_pairs(costs, lots(history.tournament.seed, "pairs", number))
    return tuple(Table(seated(history, (playing[a], playing[b]), number)) for a, b in pairs)
