"""The example of the package does what it shows."""

import doctest

import bastide.compete


def test_the_example_is_true() -> None:
    assert doctest.testmod(bastide.compete) == (0, 6)
