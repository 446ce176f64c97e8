"""The next round of a tournament: a function of its rules, entrants, results and seed, and of nothing else."""

from math import ceil, log2

from bastide.compete.errors import NoRound
from bastide.compete.everybody import all_have_met, draw_everybody, rounds_of_the_circle
from bastide.compete.knockout import draw_knockout, going_on
from bastide.compete.lot import lot
from bastide.compete.rules import MOST_ROUNDS, Rules
from bastide.compete.same_luck import draw_same_luck
from bastide.compete.swiss import draw_swiss
from bastide.compete.tournament import Round, Tournament

SAME_LUCK_ROUNDS = 3
_DRAWS = {
    "swiss": draw_swiss,
    "everybody": draw_everybody,
    "knockout": draw_knockout,
    "same_luck": draw_same_luck,
}


def draw(tournament: Tournament) -> Round:
    """The next round; raises NoRound where there is none."""
    if tournament.rounds and not tournament.rounds[-1].over:
        waiting = [number for number, table in enumerate(tournament.rounds[-1].tables, 1) if table.result is None]
        raise NoRound(f"Round {len(tournament.rounds)} is not over: table {waiting[0]} has no result.")
    if over(tournament):
        raise NoRound("The tournament is over; there is no further round.")
    if not _enough(tournament):
        raise NoRound(f"A round needs at least {fewest(tournament.rules)} players.")
    return _DRAWS[tournament.rules.kind](tournament)


def over(tournament: Tournament) -> bool:
    """Whether no round is left."""
    if tournament.rounds and not tournament.rounds[-1].over:
        return False
    if tournament.rules.kind == "knockout":
        return bool(tournament.rounds) and len(going_on(tournament)) < 2
    if tournament.rounds and not _enough(tournament):
        return True
    rounds = rounds_of(tournament)
    if rounds is None:
        return bool(tournament.rounds) and all_have_met(tournament)
    return len(tournament.rounds) >= rounds


def fewest(rules: Rules) -> int:
    """How many players a round needs: those of a table, or of two whose luck is compared."""
    return 2 * rules.seats if rules.kind == "same_luck" else rules.least


def _enough(tournament: Tournament) -> bool:
    return len(tournament.present()) >= fewest(tournament.rules)


def rounds_of(tournament: Tournament) -> int | None:
    """How many rounds there are: as the rules say, else as many as the kind asks for, at most.

    Nothing at larger tables where everybody meets everybody: it goes on until they have.
    """
    return rounds_for(tournament.rules, sum(entrant.first == 1 for entrant in tournament.entrants))


def rounds_for(rules: Rules, entrants: int) -> int | None:
    """How many rounds there are for as many who enter at the start."""
    if rules.rounds is not None:
        return rules.rounds
    entrants = max(2, entrants)
    if rules.kind == "same_luck":
        return SAME_LUCK_ROUNDS
    if rules.kind == "everybody":
        return rounds_of_the_circle(entrants) if rules.seats == 2 else None
    if rules.kind == "knockout":
        return next(rounds for rounds in range(MOST_ROUNDS) if rules.seats**rounds >= entrants)
    return ceil(log2(entrants)) + (entrants > 4)


def luck(tournament: Tournament, number: int, table: int) -> int:
    """The number of the luck of a table; with the same luck for all, of all tables of its round."""
    where = ("round", number) if tournament.rules.kind == "same_luck" else ("round", number, "table", table)
    return lot(tournament.seed, "luck", *where)
