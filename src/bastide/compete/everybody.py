"""Everybody against everybody.

Tables of two follow the circle: one place stays, the others move on by one from round to round. Everybody sits in
either seat as often, but for one game; a second time around the seats are exchanged. With an odd number the place that
stays is empty, and who would meet it rests. Who has left is met without a game.

At tables of three and more it goes on until everybody has met everybody; in every round as few as possible meet again.
"""

from itertools import combinations

from bastide.compete.lot import lot
from bastide.compete.seating import order, resting, sizes
from bastide.compete.standings import History
from bastide.compete.swiss import spread, together
from bastide.compete.tournament import Result, Round, Table, Tournament


def circle(players: int, number: int) -> list[tuple[int, int]]:
    """Who meets whom in a round, counted from 0: in the first seat the one named first. `players` is even."""
    moving = players - 1
    around, step = divmod(number, moving)
    pairs = [(step, moving) if step % 2 else (moving, step)]
    for apart in range(1, players // 2):
        ahead, behind = (step + apart) % moving, (step - apart) % moving
        pairs.append((ahead, behind) if apart % 2 else (behind, ahead))
    return [(b, a) if around % 2 else (a, b) for a, b in pairs]


def draw_everybody(tournament: Tournament) -> Round:
    """The next round."""
    return _circle(tournament) if tournament.rules.seats == 2 else _tables(tournament)


def _circle(tournament: Tournament) -> Round:
    entered = [entrant.name for entrant in tournament.entrants]
    entered.sort(key=lambda name: lot(tournament.seed, "order", name))
    names: list[str | None] = [*entered, *([None] if len(entered) % 2 else [])]
    present = {entrant.name for entrant in tournament.present()}
    tables = []
    resting = []
    for a, b in circle(len(names), len(tournament.rounds)):
        first, second = names[a], names[b]
        if first is None or second is None:
            resting += [name for name in (first, second) if name in present]
            continue
        gone = frozenset(seat for seat, name in enumerate((first, second)) if name not in present)
        if len(gone) < 2:
            tables.append(Table((first, second), Result.without_a_game(2, gone) if gone else None))
    return Round(tuple(tables), tuple(name for name in resting if name is not None))


def _tables(tournament: Tournament) -> Round:
    history = History(tournament)
    ranked = order(tournament)
    rest = resting(history, ranked, tournament.rules)
    playing = [name for name in ranked if name not in rest]
    nothing = [[0] * len(playing) for _ in playing]
    start = spread(len(playing), sizes(len(ranked), tournament.rules))
    return Round(together(history, playing, start, nothing), tuple(rest))


def rounds_of_the_circle(entrants: int) -> int:
    """How many rounds it takes at tables of two."""
    return entrants - 1 + entrants % 2


def all_have_met(tournament: Tournament) -> bool:
    """Whether everybody who is still there has met everybody else."""
    met = History(tournament).met()
    return all(frozenset(two) in met for two in combinations([one.name for one in tournament.present()], 2))
