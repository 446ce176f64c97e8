"""Sets of squares, the last square included, which is the sign of the number."""

import bastide
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


def test_a_copy_and_its_original_build_apart() -> None:
    state = bastide.load("torres").start(players=2, first_player=0)
    twin = state.copy()
    c3, d3 = SQUARE_NAMES.index("c3"), SQUARE_NAMES.index("d3")
    state.raise_stack(d3)
    assert (state.heights[d3], twin.heights[d3]) == (1, 0)
    twin.lower_stack(c3)
    assert (state.castles, twin.castles) == (8, 7)
    assert names(state.at_least(1) & ~twin.at_least(1)) == ["c3", "d3"]
    later = state.copy()
    later.raise_stack(c3)
    assert (int(later.heights[c3]), int(state.heights[c3])) == (2, 1)
    assert (names(later.at_least(2)), names(state.at_least(2))) == (["c3"], [])
