"""Swiss: everybody in, few repeats, even opponents, balanced seats, fair rests, whatever happens in between."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.compete import NoRound, Result, Round, Rules, Table, Tournament, draw, over, standings
from bastide.compete.standings import History
from bastide.compete.swiss import due
from bastide.core import Dealer
from compete.playing import field, met, play, play_round, possible_without_repeats, repeats_in_last_round

steady = settings(derandomize=True, deadline=None, max_examples=40)


def names_in(played: Round) -> list[str]:
    return [*played.resting, *(name for table in played.tables for name in table.seats)]


def test_the_first_round_folds_the_field() -> None:
    drawn = draw(Tournament(Rules(), field(8, rated=True), seed=3))
    assert [set(table.seats) for table in drawn.tables] == [
        {"p000", "p004"},
        {"p001", "p005"},
        {"p002", "p006"},
        {"p003", "p007"},
    ]


def test_winners_meet_winners() -> None:
    tournament = Tournament(Rules(rounds=3), field(8, rated=True), seed=3)
    tournament = tournament.begin(draw(tournament))
    for number, table in enumerate(tournament.rounds[0].tables, 1):
        first = table.seats.index(min(table.seats))
        tournament = tournament.enter_result(1, number, Result((9 - first, 8 + first), (1 + first, 2 - first)))
    second = draw(tournament)
    assert {frozenset(table.seats) for table in second.tables} == {
        frozenset(("p000", "p003")),
        frozenset(("p001", "p002")),
        frozenset(("p004", "p007")),
        frozenset(("p005", "p006")),
    }, "first with first, but for those who are due the same seat"


@steady
@given(st.integers(2, 9), st.integers(0, 10**6))
def test_nobody_meets_again_while_that_is_possible(players: int, seed: int) -> None:
    tournament = Tournament(Rules(rounds=players + 1), field(players), seed)
    dealer = Dealer(seed)
    while not over(tournament):
        possible = possible_without_repeats(tournament)
        tournament = play_round(tournament, dealer)
        if players % 2 == 0:
            assert (repeats_in_last_round(tournament) == 0) == possible


@pytest.mark.parametrize("players", [10, 33, 64, 101, 200])
def test_nobody_meets_again_in_few_rounds(players: int) -> None:
    rounds = 4 if players < 20 else 8
    tournament = play(Tournament(Rules(rounds=rounds), field(players), seed=players), seed=players)
    assert max(met(tournament).values()) == 1
    assert all(sorted(names_in(played)) == sorted(one.name for one in field(players)) for played in tournament.rounds)


@steady
@given(st.integers(2, 24), st.integers(0, 10**6))
def test_either_seat_comes_as_often_and_never_four_times_running(players: int, seed: int) -> None:
    """Three times running or more often only where fewer repeats, which come first, ask for it."""
    tournament = play(Tournament(Rules(rounds=min(7, max(1, players // 2))), field(players), seed), seed)
    history = History(tournament)
    for entrant in tournament.entrants:
        seats = history.seats(entrant.name)
        assert abs(2 * sum(seats) - len(seats)) <= 2, seats
        assert all(len(set(seats[at : at + 4])) > 1 for at in range(len(seats) - 3)), seats


@steady
@given(st.integers(1, 15), st.integers(1, 12), st.integers(0, 10**6))
def test_nobody_rests_twice_before_all_others_did(half: int, rounds: int, seed: int) -> None:
    players = 2 * half + 1
    tournament = play(Tournament(Rules(rounds=rounds), field(players), seed), seed)
    rested = Counter(name for played in tournament.rounds for name in played.resting)
    assert sum(rested.values()) == rounds
    assert max(rested.values()) - min(rested[one.name] for one in tournament.entrants) <= 1


def test_who_rests_has_the_fewest_points() -> None:
    tournament = Tournament(Rules(rounds=5), field(5, rated=True))
    dealer = Dealer(2)
    for _ in range(4):
        points = {row.name: row.points for row in standings(tournament)}
        free = set(points) - {name for played in tournament.rounds for name in played.resting}
        tournament = play_round(tournament, dealer)
        (rests,) = tournament.rounds[-1].resting
        assert points[rests] == min(points[name] for name in free)


@pytest.mark.parametrize("players", [32, 64, 128])
def test_opponents_have_about_as_many_points(players: int) -> None:
    tournament = Tournament(Rules(rounds=5), field(players), seed=5)
    dealer = Dealer(5)
    while not over(tournament):
        points = {row.name: row.points for row in standings(tournament)}
        drawn = draw(tournament)
        apart = [abs(points[table.seats[0]] - points[table.seats[1]]) for table in drawn.tables]
        assert max(apart) <= 1
        assert sum(value == 0 for value in apart) >= len(apart) // 2
        tournament = play_round(tournament, dealer)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("players", [7, 24, 61, 200])
def test_tables_of_more_are_full_and_few_meet_again(seats: int, players: int) -> None:
    rounds = 4
    tournament = play(Tournament(Rules(seats=seats, rounds=rounds), field(players), seed=seats), seed=players)
    for played in tournament.rounds:
        assert sorted(names_in(played)) == sorted(one.name for one in field(players))
        assert {len(table.seats) for table in played.tables} <= {seats - 1, seats}
    if players >= 61:
        assert max(met(tournament).values()) == 1
    history = History(tournament)
    most = Counter(max(Counter(history.seats(entrant.name)).values()) for entrant in tournament.entrants)
    assert set(most) <= {1, 2, 3}
    assert most[3] <= players // 20


@steady
@given(st.integers(3, 6), st.integers(3, 60), st.integers(0, 10**6))
def test_at_tables_of_more_rests_and_seats_are_shared_out(seats: int, players: int, seed: int) -> None:
    rules = Rules(seats=seats, fewest=seats, rounds=6)
    if players < seats:
        return
    tournament = play(Tournament(rules, field(players), seed), seed=seed)
    rests = Counter(name for played in tournament.rounds for name in played.resting)
    counts = [rests[entrant.name] for entrant in tournament.entrants]
    assert max(counts) - min(counts) <= 1, "nobody rests again before everybody else has"
    history = History(tournament)
    for entrant in tournament.entrants:
        sat = Counter(history.seats(entrant.name))
        assert max(sat.values(), default=0) <= 1 + len(tournament.rounds) // 2, "nobody keeps a seat"


def test_tables_of_more_are_even_in_points() -> None:
    tournament = Tournament(Rules(seats=4, rounds=4), field(32), seed=9)
    dealer = Dealer(9)
    for _ in range(3):
        tournament = play_round(tournament, dealer)
    points = {row.name: float(row.points) for row in standings(tournament)}
    drawn = draw(tournament)
    spreads = [max(points[n] for n in t.seats) - min(points[n] for n in t.seats) for t in drawn.tables]
    everybody = max(points.values()) - min(points.values())
    assert sum(spreads) / len(spreads) < everybody / 3


def test_strong_players_are_spread_over_the_first_tables() -> None:
    drawn = draw(Tournament(Rules(seats=3), field(9, rated=True)))
    assert [sorted(table.seats) for table in drawn.tables] == [
        ["p000", "p005", "p006"],
        ["p001", "p004", "p007"],
        ["p002", "p003", "p008"],
    ]


@steady
@given(st.integers(2, 6), st.integers(6, 40), st.integers(0, 10**6))
def test_entries_withdrawals_and_no_shows_leave_every_round_whole(seats: int, players: int, seed: int) -> None:
    def between(tournament: Tournament, dealer: Dealer) -> Tournament:
        chance = int(dealer.below(4))
        there = [entrant.name for entrant in tournament.present()]
        if chance == 0:
            return tournament.enter(f"late {len(tournament.rounds)}")
        if chance == 1 and len(there) > seats + 2:
            return tournament.withdraw(there[int(dealer.below(len(there)))])
        return tournament

    tournament = Tournament(Rules(seats=seats, rounds=5), field(players), seed)
    dealer = Dealer(seed)
    while not over(tournament):
        tournament = between(tournament, dealer)
        there = [entrant.name for entrant in tournament.present()]
        away = frozenset(name for name in there if dealer.below(12) == 0)
        tournament = play_round(tournament, dealer, away)
        assert sorted(names_in(tournament.rounds[-1])) == sorted(there)
    assert len(standings(tournament)) == len(tournament.entrants)


def test_who_stays_away_twice_is_out() -> None:
    tournament = Tournament(Rules(rounds=5), field(6))
    for _ in range(2):
        tournament = play_round(tournament, Dealer(1), frozenset(["p000"]))
    assert "p000" not in names_in(draw(tournament))
    assert next(row for row in standings(tournament) if row.name == "p000").out


def test_a_late_entry_plays_from_the_next_round_and_has_no_points_for_those_before() -> None:
    tournament = play_round(Tournament(Rules(rounds=3), field(4)), Dealer(1)).enter("late")
    (row,) = [row for row in standings(tournament) if row.name == "late"]
    assert (row.points, row.results) == (0, ("",))
    assert "late" in names_in(draw(tournament))


@pytest.mark.parametrize(("kind", "seats"), [("swiss", 2), ("swiss", 4), ("same_luck", 2), ("same_luck", 3)])
def test_a_tournament_that_is_played_again_is_paired_again_alike(kind: str, seats: int) -> None:
    def played(seed: int) -> Tournament:
        return play(Tournament(Rules(kind, seats, rounds=5), field(24), seed), seed=7)  # type: ignore[arg-type]

    first = played(11)
    assert played(11) == first
    assert played(12).rounds[0] != first.rounds[0]
    for number, round in enumerate(first.rounds):
        before = Tournament(first.rules, tuple(reversed(first.entrants)), first.seed, first.rounds[:number])
        drawn = draw(before)
        assert [table.seats for table in drawn.tables] == [table.seats for table in round.tables]
        assert drawn.resting == round.resting


def test_what_seat_is_due() -> None:
    assert due([]) == (-1, 0)
    assert due([0]) == (1, 2)
    assert due([0, 1]) == (0, 1)
    assert due([0, 1, 0]) == (1, 2)
    assert due([1, 0, 0]) == (1, 3)
    assert due([0, 1, 1, 0, 0]) == (1, 3)
    assert due([1, 1, 0]) == (0, 2)
    assert due([1, 1, 0, 0]) == (1, 3)
    assert due([1, 1, 1, 0, 0]) == (1, 3)


def test_a_round_is_drawn_only_when_the_one_before_is_over() -> None:
    tournament = Tournament(Rules(rounds=2), field(4))
    tournament = tournament.begin(draw(tournament))
    with pytest.raises(NoRound, match="Round 1 is not over: table 1 has no result"):
        draw(tournament)
    ended = play(Tournament(Rules(rounds=2), field(4)))
    with pytest.raises(NoRound, match="is over"):
        draw(ended)
    with pytest.raises(NoRound, match="at least 2 players"):
        draw(Tournament(Rules(), field(1)))


def test_forfeits_do_not_count_as_having_met() -> None:
    tournament = Tournament(Rules(rounds=3), field(2))
    tournament = tournament.begin(Round((Table(("p000", "p001"), Result.without_a_game(2, frozenset([1]))),)))
    assert met(tournament) == {}
    assert History(tournament).seats("p000") == []
