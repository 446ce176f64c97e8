"""Knockout: who loses is out, the strongest are kept apart, and one is left."""

import pytest

from bastide.compete import BadResult, Result, Rules, Tournament, draw, over, rounds_of, standings
from bastide.compete.knockout import going_on, put_out
from bastide.core import Dealer
from compete.playing import field, play, play_round


def strongest_wins(tournament: Tournament) -> Tournament:
    tournament = tournament.begin(draw(tournament))
    for number, table in enumerate(tournament.rounds[-1].tables, 1):
        order = sorted(table.seats)
        places = tuple(1 + order.index(name) for name in table.seats)
        scores = tuple(100 - place for place in places)
        tournament = tournament.enter_result(len(tournament.rounds), number, Result(scores, places))
    return tournament


def test_the_first_two_meet_in_the_final() -> None:
    tournament = Tournament(Rules("knockout"), field(8, rated=True))
    rounds = []
    while not over(tournament):
        tournament = strongest_wins(tournament)
        rounds.append([tuple(sorted(table.seats)) for table in tournament.rounds[-1].tables])
    assert rounds == [
        [("p000", "p007"), ("p001", "p006"), ("p002", "p005"), ("p003", "p004")],
        [("p000", "p003"), ("p001", "p002")],
        [("p000", "p001")],
    ]
    assert [(row.place, row.name) for row in standings(tournament)][:2] == [(1, "p000"), (2, "p001")]


def test_the_strongest_rest_in_the_first_round() -> None:
    drawn = draw(Tournament(Rules("knockout"), field(11, rated=True)))
    assert drawn.resting == ("p000", "p001", "p002", "p003", "p004")
    assert [tuple(sorted(table.seats)) for table in drawn.tables] == [
        ("p005", "p010"),
        ("p006", "p009"),
        ("p007", "p008"),
    ]


def test_an_upset_takes_the_place_of_who_was_beaten() -> None:
    tournament = Tournament(Rules("knockout"), field(4, rated=True))
    tournament = tournament.begin(draw(tournament))
    (first, second) = tournament.rounds[0].tables
    assert set(first.seats) == {"p000", "p003"}
    wins = first.seats.index("p003")
    tournament = tournament.enter_result(1, 1, Result((1 - wins, wins), (1 + wins, 2 - wins)))
    wins = second.seats.index("p001")
    tournament = tournament.enter_result(1, 2, Result((1 - wins, wins), (1 + wins, 2 - wins)))
    assert going_on(tournament) == ["p003", "p001"]
    assert sorted(put_out(tournament)) == ["p000", "p002"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3, 7, 16, 50, 200])
def test_one_is_left_after_as_many_rounds_as_it_takes(seats: int, players: int) -> None:
    tournament = play(Tournament(Rules("knockout", seats), field(players), seed=1))
    assert len(going_on(tournament)) == 1
    assert len(set(put_out(tournament))) == players - 1
    assert len(tournament.rounds) == rounds_of(tournament)
    assert standings(tournament)[0].name == going_on(tournament)[0]
    for before, after in zip(tournament.rounds, tournament.rounds[1:], strict=False):
        assert len(after.tables) + len(after.resting) <= len(before.tables) + len(before.resting)
        assert not after.resting


def test_a_tie_for_the_first_place_is_no_result() -> None:
    tournament = Tournament(Rules("knockout"), field(2))
    tournament = tournament.begin(draw(tournament))
    with pytest.raises(BadResult, match="needs one winner"):
        tournament.enter_result(1, 1, Result((5, 5), (1, 1)))


def test_who_does_not_come_is_out_and_where_nobody_comes_nobody_goes_on() -> None:
    tournament = Tournament(Rules("knockout"), field(8, rated=True))
    tournament = play_round(tournament, Dealer(1), frozenset(["p000", "p007", "p001"]))
    left = going_on(tournament)
    assert "p006" in left
    assert not {"p000", "p007", "p001"} & set(left)
    assert len(left) == 3
    assert len(going_on(play_round(tournament.withdraw("p006"), Dealer(2)))) == 1
