"""The clock bots think by: the one on the wall, or this process's own, for measuring on a machine that is busy."""

from time import perf_counter, process_time
from typing import Final


class Clock:
    """Which clock counts."""

    def __init__(self) -> None:
        self.cpu: bool = False


CLOCK: Final = Clock()


def now() -> float:
    """Seconds on the clock that counts."""
    return process_time() if CLOCK.cpu else perf_counter()
