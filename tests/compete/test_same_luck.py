"""The same luck for all: seats are compared across the tables of a round."""

from collections import Counter
from fractions import Fraction

import pytest

from bastide.compete import BadTournament, NoRound, Result, Round, Rules, Table, Tournament, draw, luck, points_of
from bastide.compete.standings import History
from compete.playing import field, met, play


def test_all_tables_of_a_round_have_one_luck_and_other_rounds_another() -> None:
    tournament = Tournament(Rules("same_luck"), field(8), seed=3)
    assert luck(tournament, 1, 1) == luck(tournament, 1, 4) != luck(tournament, 2, 1)
    swiss = Tournament(Rules("swiss"), field(8), seed=3)
    assert luck(swiss, 1, 1) != luck(swiss, 1, 4)


def test_points_are_the_part_of_the_matchpoints_one_could_have() -> None:
    rules = Rules("same_luck")
    played = Round(
        (
            Table(("a", "b"), Result((50, 30), (1, 2))),
            Table(("c", "d"), Result((50, 41), (1, 2))),
            Table(("e", "f"), Result((49, 12), (1, 2))),
            Table(("g", "h"), Result.without_a_game(2, frozenset([1]))),
        ),
        ("i",),
    )
    quarter = Fraction(1, 4)
    assert points_of(rules, played) == {
        "a": 3 * quarter, "b": 2 * quarter, "c": 3 * quarter, "d": 1, "e": 0, "f": 0,
        "g": Fraction(1, 2), "h": 0, "i": Fraction(1, 2),
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_meets_others_and_sits_in_every_seat(seats: int) -> None:
    tournament = play(Tournament(Rules("same_luck", seats, rounds=seats), field(8 * seats), seed=1))
    assert max(met(tournament).values()) == 1
    history = History(tournament)
    for entrant in tournament.entrants:
        assert max(Counter(history.seats(entrant.name)).values()) <= 2


def _all_but_three(tournament: Tournament) -> Tournament:
    return tournament.withdraw("p000") if len(tournament.rounds) == 1 else tournament


def test_tables_are_of_one_size_and_two_at_least() -> None:
    with pytest.raises(BadTournament, match="of one size"):
        Rules("same_luck", 4, fewest=3)
    with pytest.raises(NoRound, match="at least 6 players"):
        draw(Tournament(Rules("same_luck", 3), field(5)))
    left = play(Tournament(Rules("same_luck", rounds=4), field(4)), between=lambda now, _: _all_but_three(now))
    assert len(left.rounds) == 1, "one table has nobody to be compared with"
    assert len(draw(Tournament(Rules("same_luck", 3), field(8))).resting) == 2
