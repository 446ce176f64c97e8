"""What the fixture `run` of these tests is and returns."""

from collections.abc import Callable
from typing import NamedTuple


class Ran(NamedTuple):
    """What came of one command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
