"""The line before the bots' processes: for whom is thought next.

Who plays and is there comes first, tables at which nobody plays come last. Among equals the turn is with whom least was
thought for lately, by address and then by table, so that many tables of one person are one turn. Bots that answer at
once have a place of their own and never wait for one that searches.
"""

import asyncio
from enum import IntEnum
from time import monotonic

import msgspec

from bastide.server.thinking.workers import Worker

LATELY = 60.0
"""Seconds after which thinking done counts half."""
MOST_KNOWN = 10_000


class Waits(IntEnum):
    """Who waits for an answer."""

    PERSON = 0
    """Somebody who plays and is there."""
    AWAY = 1
    """People who play, none of whom is there."""
    NOBODY = 2
    """At most who looks on: no person plays."""


class Asking(msgspec.Struct, frozen=True):
    """What is known of a question before it is answered."""

    waits: Waits = Waits.PERSON
    table: str = ""
    addresses: tuple[str, ...] = ()
    """Where those who wait sit."""
    quick: bool = False
    """Whether the answer comes at once."""


class Place:
    """A place for one worker, and the worker that has it."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.worker: Worker | None = None


class Line:
    """Those who wait for a place: `count` places for anything, and one for what is quick."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = [Place(True), *(Place(False) for _ in range(count))]
        self._waiting: dict[asyncio.Future[Place], Asking] = {}
        self._spent: dict[str, tuple[float, float]] = {}

    async def place(self, asking: Asking) -> Place:
        """Wait for one's turn."""
        turn: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = asking
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None and not turn.cancelled():
                self.give_back(turn.result())
            raise

    @property
    def wanted(self) -> bool:
        """Whether anybody waits."""
        return bool(self._waiting)

    def give_back(self, place: Place, asking: Asking | None = None, seconds: float = 0.0) -> None:
        """Leave a place after this many seconds."""
        if asking is not None:
            for whose in (asking.table, *asking.addresses):
                self._add(whose, seconds)
        self._free.append(place)
        self._call()

    def _call(self) -> None:
        """Give free places to those whose turn it is."""
        for turn, asking in sorted(self._waiting.items(), key=lambda waiting: self._order(waiting[1])):
            place = self._place_for(asking)
            if place is not None:
                self._free.remove(place)
                del self._waiting[turn]
                if turn.cancelled():
                    self._free.append(place)
                else:
                    turn.set_result(place)

    def _place_for(self, asking: Asking) -> Place | None:
        fitting = [place for place in self._free if asking.quick or not place.quick]
        last = self.count > 1 and sum(not place.quick for place in fitting) < 2
        if not fitting or (asking.waits is Waits.NOBODY and not asking.quick and last):
            return None  # one place stays free for people
        return max(fitting, key=lambda place: (place.quick, place.worker is not None))

    def _order(self, asking: Asking) -> tuple[int, float, float]:
        lately = min((self._lately(address) for address in asking.addresses), default=0.0)
        return asking.waits, lately, self._lately(asking.table)

    def _lately(self, whose: str) -> float:
        spent, at = self._spent.get(whose, (0.0, 0.0))
        return float(spent * 0.5 ** ((monotonic() - at) / LATELY))

    def _add(self, whose: str, seconds: float) -> None:
        spent = self._lately(whose) + seconds
        self._spent.pop(whose, None)
        self._spent[whose] = (spent, monotonic())
        if len(self._spent) > MOST_KNOWN:
            del self._spent[next(iter(self._spent))]
