"""Matches: who plays whom, and what the results say."""

import math

import pytest

from bastide.bots.arena import Pairing, Result, left_to_play, pairings, play_game
from bastide.bots.rating import elo, elo_intervals, interval, standings
from bastide.core import BastideError


def test_every_luck_is_played_from_every_seat() -> None:
    assert pairings(2, 2, range(5, 7)) == [
        Pairing(5, (0, 1)),
        Pairing(5, (1, 0)),
        Pairing(6, (0, 1)),
        Pairing(6, (1, 0)),
    ]
    assert len(pairings(3, 3, range(1))) == 6
    assert len(pairings(4, 2, range(1))) == 12
    assert {game.seats for game in pairings(2, 3, range(1))} == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}
    with pytest.raises(BastideError, match="at least two bots"):
        pairings(1, 2, range(1))


def test_a_game_depends_on_its_luck_seating_and_bots_alone() -> None:
    def played(seats: tuple[int, ...], seed: int) -> tuple[list[int], list[int]]:
        result = play_game("torres", {"players": 2}, ["greedy", "random"], Pairing(seed, seats))
        return result["scores"], result["decisions"]

    assert played((0, 1), 3) == played((0, 1), 3)
    assert played((0, 1), 3) != played((0, 1), 4)
    assert played((0, 1), 3) != played((1, 0), 3)


def result(seed: int, seats: list[int], ranks: list[int]) -> Result:
    zero = [0.0] * len(seats)
    scores = [10 - rank for rank in ranks]
    return {
        "seed": seed, "seats": seats, "scores": scores, "ranks": ranks,
        "decisions": [1] * len(seats), "seconds": zero, "slowest": zero,
    }  # fmt: skip


def test_only_games_without_a_result_are_left() -> None:
    wanted = pairings(2, 2, range(3))
    assert left_to_play(wanted, [result(0, [0, 1], [1, 2]), result(2, [1, 0], [1, 1])]) == [
        Pairing(0, (1, 0)),
        Pairing(1, (0, 1)),
        Pairing(1, (1, 0)),
        Pairing(2, (0, 1)),
    ]


def test_the_interval_of_a_win_rate_is_wilson_s() -> None:
    low, high = interval(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(10, 10)[1] > 0.9999


def test_a_shared_win_counts_in_parts() -> None:
    found = standings(["a", "b"], [result(1, [0, 1], [1, 1]), result(1, [1, 0], [2, 1])])
    assert [row["wins"] for row in found] == [1.5, 0.5]
    assert [row["win_rate"] for row in found] == [0.75, 0.25]
    assert [row["mean"] for row in found] == [9.0, 8.5]


def test_elo_tells_three_wins_of_four_as_about_190() -> None:
    games = [result(i, [0, 1], [1, 2]) for i in range(75)] + [result(i, [1, 0], [1, 2]) for i in range(25)]
    first, second = elo(2, games)
    assert math.isclose(first, -second)
    assert 180 < first - second < 195
    low, high = elo_intervals(2, games)[0]
    assert low < first < high


def test_elo_of_a_bot_that_won_everything_is_finite() -> None:
    assert all(map(math.isfinite, elo(2, [result(i, [0, 1], [1, 2]) for i in range(10)])))
