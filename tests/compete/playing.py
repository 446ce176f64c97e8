"""Tournaments played at random, as tests need them."""

from collections.abc import Callable
from itertools import combinations

from bastide.compete import Entrant, Result, Rules, Tournament, draw, over
from bastide.compete.standings import History
from bastide.core import Dealer

Between = Callable[[Tournament, Dealer], Tournament]


def field(players: int, rated: bool = False) -> tuple[Entrant, ...]:
    """This many entrants."""
    return tuple(Entrant(f"p{number:03}", 2000 - number if rated else None) for number in range(players))


def result(rules: Rules, seats: int, dealer: Dealer, absent: frozenset[int] = frozenset()) -> Result:
    """What came of a table, at random; ties now and then."""
    came = [seat for seat in range(seats) if seat not in absent]
    if len(came) < 2:
        return Result.without_a_game(seats, absent)
    scores = {seat: int(dealer.below(12)) for seat in came}
    if rules.kind == "knockout":
        scores = {seat: 12 * score + seat for seat, score in scores.items()}
    places = [
        1 + sum(other > scores[seat] for other in scores.values()) if seat in scores else len(came) + 1
        for seat in range(seats)
    ]
    return Result(tuple(scores.get(seat) for seat in range(seats)), tuple(places), absent)


def play_round(tournament: Tournament, dealer: Dealer, absent: frozenset[str] = frozenset()) -> Tournament:
    """The next round, drawn and played."""
    tournament = tournament.begin(draw(tournament))
    for number, table in enumerate(tournament.rounds[-1].tables, 1):
        if table.result is None:
            away = frozenset(seat for seat, name in enumerate(table.seats) if name in absent)
            played = result(tournament.rules, len(table.seats), dealer, away)
            tournament = tournament.enter_result(len(tournament.rounds), number, played)
    return tournament


def play(tournament: Tournament, seed: int = 1, between: Between = lambda now, dealer: now) -> Tournament:
    """All rounds; `between` may change something before each."""
    dealer = Dealer(seed)
    while not over(tournament := between(tournament, dealer)):
        tournament = play_round(tournament, dealer)
    return tournament


def met(tournament: Tournament) -> dict[frozenset[str], int]:
    """How often any two have met at a game."""
    return {two: len(rounds) for two, rounds in History(tournament).met().items()}


def possible_without_repeats(tournament: Tournament) -> bool:
    """Whether the next round of pairs could be played by people who never met; tried exhaustively."""
    names = [entrant.name for entrant in tournament.present()]
    known = met(tournament)

    def pairable(left: list[str]) -> bool:
        if not left:
            return True
        first, *others = left
        return any(
            frozenset((first, other)) not in known and pairable([name for name in others if name != other])
            for other in others
        )

    if len(names) % 2 == 0:
        return pairable(names)
    return any(pairable([name for name in names if name != out]) for out in names)


def repeats_in_last_round(tournament: Tournament) -> int:
    """How many of the last round's meetings had happened before."""
    known = met(Tournament(tournament.rules, tournament.entrants, tournament.seed, tournament.rounds[:-1]))
    return sum(
        frozenset(two) in known for table in tournament.rounds[-1].tables for two in combinations(table.seats, 2)
    )
