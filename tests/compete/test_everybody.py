"""Everybody against everybody: each meets each, in either seat as often."""

from collections import Counter
from itertools import combinations

import pytest

from bastide.compete import BadTournament, Entrant, Rules, Tournament, draw, over, standings
from bastide.compete.everybody import circle
from bastide.compete.standings import History
from bastide.core import Dealer
from compete.playing import field, met, play, play_round


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 11, 20, 51])
def test_each_meets_each_once_and_sits_in_either_seat_as_often(players: int) -> None:
    tournament = play(Tournament(Rules("everybody"), field(players), seed=players))
    assert len(tournament.rounds) == players - 1 + players % 2
    everybody = [entrant.name for entrant in tournament.entrants]
    assert met(tournament) == {frozenset(two): 1 for two in combinations(everybody, 2)}
    history = History(tournament)
    for name in everybody:
        seats = history.seats(name)
        assert abs(2 * sum(seats) - len(seats)) <= 1
        assert len(history.rested[name]) == players % 2


def test_the_second_time_around_seats_are_exchanged() -> None:
    assert [[(b, a) for a, b in circle(6, number)] for number in range(5)] == [
        circle(6, number) for number in range(5, 10)
    ]
    tournament = play(Tournament(Rules("everybody", rounds=10), field(6)))
    assert set(met(tournament).values()) == {2}


def test_resting_brings_nothing_since_everybody_rests_once() -> None:
    tournament = play(Tournament(Rules("everybody"), field(5)))
    assert sum(row.points for row in standings(tournament)) == 10


def test_who_has_left_is_met_without_a_game() -> None:
    tournament = play_round(Tournament(Rules("everybody"), field(4), seed=2), Dealer(1))
    tournament = tournament.withdraw("p000")
    dealer = Dealer(2)
    while not over(tournament):
        tournament = play_round(tournament, dealer)
    rows = {row.name: row for row in standings(tournament)}
    assert sorted(rows["p000"].results[1:]) == ["-", "-"]
    won = Counter(result for name, row in rows.items() if name != "p000" for result in row.results)
    assert won["+"] == 2
    assert sum(row.points for row in rows.values()) == 6


def test_nobody_enters_late() -> None:
    started = play_round(Tournament(Rules("everybody"), field(4)), Dealer(1))
    with pytest.raises(BadTournament, match="'late' cannot enter late"):
        started.enter("late")
    with pytest.raises(BadTournament, match="cannot enter late"):
        Tournament(Rules("knockout"), (*field(3), Entrant("late", first=2)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("players", [6, 9, 13, 16])
def test_at_larger_tables_it_goes_on_until_all_have_met(seats: int, players: int) -> None:
    tournament = play(Tournament(Rules("everybody", seats), field(players), seed=players))
    everybody = [entrant.name for entrant in tournament.entrants]
    times = met(tournament)
    assert set(times) == {frozenset(two) for two in combinations(everybody, 2)}
    before = Tournament(tournament.rules, tournament.entrants, tournament.seed, tournament.rounds[:-1])
    assert not over(before)
    at_least = -(-(players - 1) // (seats - 1))
    assert at_least <= len(tournament.rounds) <= 3 * at_least + 2


def test_it_is_drawn_again_alike() -> None:
    once, again = (Tournament(Rules("everybody"), entrants, seed=4) for entrants in (field(9), field(9)[::-1]))
    assert draw(once) == draw(again)
