"""Sets of squares, the last square included, which is the sign of the number."""

from bastide.core.native import codes
from bastide.games.torres.components import SQUARE_NAMES, SQUARES
from bastide.games.torres.squares import ALL, BIT, beside, connected, listed


def names(squares: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in listed(codes([]), squares, 0)]


def set_of(*wanted: str) -> int:
    squares = 0
    for name in wanted:
        squares |= BIT[SQUARE_NAMES.index(name)]
    return squares


def test_a_set_is_listed_in_ascending_order_with_the_last_square_at_the_end() -> None:
    assert names(ALL) == SQUARE_NAMES
    assert list(listed(codes([7]), set_of("h1", "a8", "b7"), 100)) == [7, 100, 109, 163]
    assert names(0) == []


def test_squares_next_to_one_square_do_not_run_over_the_edge() -> None:
    assert names(beside(set_of("a8"))) == ["b8", "a7"]
    assert names(beside(set_of("h8"))) == ["g8", "h7"]
    assert names(beside(set_of("a1"))) == ["a2", "b1"]
    assert names(beside(set_of("h1"))) == ["h2", "g1"]
    assert names(beside(set_of("h2"))) == ["h3", "g2", "h1"]
    assert names(beside(set_of("g1"))) == ["g2", "f1", "h1"]
    assert names(beside(set_of("d5"))) == ["d6", "c5", "e5", "d4"]


def test_next_to_a_set_is_what_is_next_to_one_of_it() -> None:
    for square in range(SQUARES):
        other = (square * 29 + 11) % SQUARES
        assert beside(BIT[square] | BIT[other]) == beside(BIT[square]) | beside(BIT[other])
    assert beside(ALL) == ALL


def test_connected_squares_are_reached_by_steps_inside_the_set() -> None:
    bent = set_of("f1", "g1", "h1", "h2", "f3", "a1")
    assert names(connected(set_of("f1"), bent)) == ["h2", "f1", "g1", "h1"]
    assert names(connected(set_of("a1"), bent)) == ["a1"]
