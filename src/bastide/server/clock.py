"""The server's time, the only one that counts: seconds since 1970, which go on evenly while the process runs.

Whoever sets the machine's clock, forth or back, takes no time from anybody: the server's follows it by small steps.
"""

import sys
import time as machine
from collections.abc import Callable

STEP = 0.01
"""Seconds by which it is corrected at a time."""


def _steady() -> float:
    """A clock that nobody can set, and that goes on while the machine sleeps, where there is one."""
    return machine.clock_gettime(machine.CLOCK_BOOTTIME) if sys.platform == "linux" else machine.monotonic()


class Clock:
    """An even clock that begins with the machine's time."""

    def __init__(self, wall: Callable[[], float] = machine.time, steady: Callable[[], float] = _steady) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def time(self) -> float:
        """The time."""
        return self._ahead + self._steady()

    def follow(self) -> None:
        """Go a step towards the machine's time."""
        self._ahead += max(-STEP, min(STEP, self._wall() - self.time()))


_clock = Clock()
time, follow = _clock.time, _clock.follow
