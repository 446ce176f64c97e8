"""A league: games week by week, the table of a division, and who goes up and down."""

from itertools import combinations

import pytest

from bastide.compete import BadTournament
from bastide.compete.league import Outcome, divisions, fixtures, moves, next_divisions, table

NAMES = ["Red", "Blue", "Green", "Orange", "Black", "White"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_meets_everybody_once_and_has_one_game_a_week(players: int) -> None:
    names = NAMES[:players]
    games = fixtures(names, seed=3)
    assert sorted(tuple(sorted(game.seats)) for game in games) == sorted(
        tuple(sorted(two)) for two in combinations(names, 2)
    )
    assert max(game.week for game in games) == players - 1 + players % 2
    for week in range(1, players + 1):
        playing = [name for game in games if game.week == week for name in game.seats]
        assert len(playing) == len(set(playing))


def test_twice_with_seats_exchanged_and_two_games_a_week() -> None:
    games = fixtures(NAMES[:4], seed=3, a_week=2, twice=True)
    assert len(games) == 12
    assert len({game.seats for game in games}) == 12
    assert max(game.week for game in games) == 3


def test_the_same_seed_gives_the_same_games() -> None:
    assert fixtures(NAMES, seed=5) == fixtures(NAMES, seed=5) != fixtures(NAMES, seed=6)


def test_a_division_has_everybody_once() -> None:
    with pytest.raises(BadTournament):
        fixtures(["Red", "Red"], seed=1)


def test_three_points_for_a_win_one_for_a_tie_then_the_difference() -> None:
    played = [
        Outcome(("Red", "Blue"), (50, 40), 0),
        Outcome(("Red", "Green"), (30, 45), 1),
        Outcome(("Blue", "Green"), (20, 20), None),
        Outcome(("Orange", "Red"), (None, None), None, lost_by_both=True),
    ]
    rows = table(NAMES[:4], played, seed=1)
    assert [(r.place, r.name, r.played, r.won, r.tied, r.lost, r.difference, r.points) for r in rows] == [
        (1, "Green", 2, 1, 1, 0, 15, 4),
        (2, "Red", 3, 1, 0, 2, -5, 3),
        (3, "Blue", 2, 0, 1, 1, -10, 1),
        (4, "Orange", 1, 0, 0, 1, 0, 0),
    ]


def test_as_many_go_up_as_go_down() -> None:
    assert moves([6, 6, 4], 2) == [(0, 2), (2, 2), (2, 0)]
    assert moves([3, 6], 2) == [(0, 1), (1, 0)]
    assert moves([6], 2) == [(0, 0)]


def test_the_next_season_moves_some_up_and_some_down() -> None:
    before = [["Red", "Blue", "Green"], ["Orange", "Black", "White"]]
    everybody = [*NAMES, "Violet"]
    assert next_divisions(before, everybody, 1, 4) == [["Red", "Blue", "Orange", "Green"], ["Black", "White", "Violet"]]
    assert next_divisions(before, NAMES, 1, 3) == [["Red", "Blue", "Orange"], ["Green", "Black", "White"]]
    assert next_divisions(before, ["Blue", "White", "Orange"], 1, 3) == [["Blue", "Orange", "White"]]


def test_divisions_are_even_and_never_of_one() -> None:
    assert [len(each) for each in divisions(range(11), 6)] == [6, 5]  # type: ignore[arg-type]
    assert [len(each) for each in divisions(range(13), 6)] == [5, 4, 4]  # type: ignore[arg-type]
    assert divisions(["Red"], 6) == [["Red"]]
