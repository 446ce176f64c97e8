"""Points and tie-breaks, counted by hand."""

from fractions import Fraction

import pytest

from bastide.compete import Entrant, Result, Round, Rules, Table, Tournament, points_of, standings
from bastide.compete.points import worth
from bastide.compete.rules import Points, TieBreak

ONE, HALF = Fraction(1), Fraction(1, 2)


@pytest.mark.parametrize(
    ("points", "places", "brought"),
    [
        ("duels", (1, 2), [1, 0]),
        ("duels", (1, 1), [HALF, HALF]),
        ("duels", (1, 2, 3), [1, HALF, 0]),
        ("duels", (1, 2, 2, 4), [1, HALF, HALF, 0]),
        ("wins", (1, 2, 3), [1, 0, 0]),
        ("wins", (1, 1, 3), [HALF, HALF, 0]),
        ((5, 3, 1, 0), (1, 2, 3, 4), [5, 3, 1, 0]),
        ((5, 3, 1, 0), (1, 2, 2, 4), [5, 2, 2, 0]),
        ((5, 3, 1, 0), (1, 1, 3), [4, 4, 1]),
    ],
)
def test_what_a_place_brings(points: Points, places: tuple[int, ...], brought: list[Fraction]) -> None:
    assert [worth(points, places, place) for place in places] == brought


def won(score: int, other: int) -> Result:
    return Result((score, other), (1, 2) if score > other else (2, 1) if score < other else (1, 1))


def three_rounds(*tie_breaks: TieBreak) -> Tournament:
    """Four players and all their games: a 2½, b 2, c 1½, d 0."""
    rounds = (
        Round((Table(("a", "b"), won(60, 50)), Table(("c", "d"), won(40, 30)))),
        Round((Table(("a", "c"), won(44, 44)), Table(("b", "d"), won(70, 20)))),
        Round((Table(("a", "d"), won(55, 35)), Table(("b", "c"), won(52, 51)))),
    )
    return Tournament(Rules(rounds=3, tie_breaks=tie_breaks), tuple(map(Entrant, "abcd")), rounds=rounds)


def test_points_opponents_and_differences() -> None:
    rows = standings(three_rounds("opponents", "cut", "difference", "score", "wins"))
    assert [(row.place, row.name, row.points, row.tie_breaks, row.results) for row in rows] == [
        (1, "a", 2 + HALF, (2 + 1 + HALF, 2 + 1 + HALF, 30, 159, 2 + HALF), ("W", "=", "W")),
        (2, "b", 2, (4, 4, 41, 172, 2), ("L", "W", "W")),
        (3, "c", 1 + HALF, (4 + HALF, 4 + HALF, 9, 135, 1 + HALF), ("W", "=", "L")),
        (4, "d", 0, (6, 4 + HALF, -80, 85, 0), ("L", "L", "L")),
    ]


def test_equal_points_are_decided_in_the_order_that_was_said_and_else_shared() -> None:
    rounds = (Round((Table(("a", "b"), won(60, 50)), Table(("c", "d"), won(40, 35)))),)
    entrants = tuple(map(Entrant, "abcd"))
    by_difference = standings(Tournament(Rules(tie_breaks=("difference",)), entrants, rounds=rounds))
    assert [(row.place, row.name) for row in by_difference] == [(1, "a"), (2, "c"), (3, "d"), (4, "b")]
    shared = standings(Tournament(Rules(tie_breaks=()), entrants, rounds=rounds))
    assert [row.place for row in shared] == [1, 1, 3, 3]


def test_the_games_among_those_who_are_level_count_if_all_have_met() -> None:
    rounds = (
        Round((Table(("a", "b"), won(1, 2)), Table(("c", "d"), won(2, 1)))),
        Round((Table(("a", "c"), won(2, 1)), Table(("b", "d"), won(1, 2)))),
    )
    level = Tournament(Rules(tie_breaks=("met",)), tuple(map(Entrant, "abcd")), rounds=rounds)
    assert [row.place for row in standings(level)] == [1, 1, 1, 1]
    whole = three_rounds("met")
    assert all(row.tie_breaks == (0,) for row in standings(whole))
    tied = (Round((Table(("a", "b"), won(1, 1)),)),)
    two = Tournament(Rules(tie_breaks=("met",)), (Entrant("a"), Entrant("b")), rounds=tied)
    assert [row.tie_breaks for row in standings(two)] == [(HALF,), (HALF,)]


def test_rests_and_forfeits() -> None:
    rounds = (
        Round((Table(("a", "b"), Result.without_a_game(2, frozenset([1]))),), ("c",)),
        Round((Table(("c", "a"), won(30, 20)),), ("b",)),
    )
    rows = standings(Tournament(Rules(), tuple(map(Entrant, "abc")), rounds=rounds))
    assert [(row.name, row.points, row.tie_breaks, row.results) for row in rows] == [
        ("c", 2, (3, 10), ("rest", "W")),
        ("a", 1, (3, -10), ("+", "L")),
        ("b", 1, (1, 0), ("-", "rest")),
    ]


def test_at_a_table_of_more_the_others_play_without_who_does_not_come() -> None:
    table = Table(("a", "b", "c"), Result((None, 40, 30), (3, 1, 2), frozenset([0])))
    assert points_of(Rules(seats=3), Round((table,))) == {"a": 0, "b": ONE, "c": HALF}
    by_steward = Table(("a", "b", "c"), Result((50, 40, 30), (1, 2, 3), frozenset([0])))
    assert points_of(Rules(seats=3, no_show="steward"), Round((by_steward,))) == {"a": ONE, "b": HALF, "c": 0}
