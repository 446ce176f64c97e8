"""Whose time is running, and how much is left. Server time is the only time."""

from bastide.server.options import Clock, CorrespondenceClock, LiveClock

RETURN_SHARE = 0.1
"""A player who returns after the bank ran out gets this share of it back."""


class Clocks:
    """The clocks of a table; they move only when an entry is added to the log, by the entry's time."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.used = [0.0] * seats
        """Seconds each seat has spent so far, whatever the clock."""
        self.left: list[float] = [self._full() or 0.0] * seats
        self.resting = [0.0] * seats
        """Until when each seat has taken days off: so long its time stands still."""
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> "Clocks":
        """The same clocks, to be moved on by themselves."""
        twin = Clocks.__new__(Clocks)
        twin.__dict__ |= self.__dict__
        twin.used, twin.left, twin.resting = self.used[:], self.left[:], self.resting[:]
        return twin

    @property
    def limited(self) -> bool:
        """Whether time can run out."""
        return isinstance(self.clock, LiveClock | CorrespondenceClock)

    def _full(self) -> float | None:
        if isinstance(self.clock, LiveClock):
            return float(self.clock.bank)
        if isinstance(self.clock, CorrespondenceClock):
            return float(self.clock.per_move)
        return None

    def stand_still(self, seconds: float, at: float) -> None:
        """The last seconds do not count."""
        if seconds:
            self.since = min(at, self.since + seconds)

    @property
    def counted_from(self) -> float:
        """Since when the time of the seat that is to move counts: not while it rests."""
        return self.since if self.running is None else max(self.since, self.resting[self.running])

    def rest(self, seat: int, at: float, seconds: float) -> None:
        """A seat takes time off, on top of what it has taken already."""
        self.resting[seat] = max(self.resting[seat], at) + seconds

    def stop(self, at: float) -> None:
        """Nobody's time runs: the game is paused or over."""
        if self.running is not None:
            spent = max(0.0, at - self.since)
            self.used[self.running] += spent
            if self.limited:
                counted = max(0.0, at - self.counted_from)
                self.left[self.running] = max(0.0, self.left[self.running] - counted)
        self.running = None

    def run(self, seat: int | None, at: float) -> None:
        """From now on the time of this seat runs; a turn that passes on brings the increment."""
        before = self.running
        self.stop(at)
        if before is not None and before != seat:
            if isinstance(self.clock, LiveClock):
                self.left[before] += self.clock.increment
            elif isinstance(self.clock, CorrespondenceClock):
                self.left[before] = float(self.clock.per_move)
        self.running = seat
        self.since = at

    def give_back(self, seat: int) -> None:
        """A player has returned: at least a share of the whole time is theirs."""
        full = self._full()
        if full is not None:
            share = full if isinstance(self.clock, CorrespondenceClock) else full * RETURN_SHARE
            self.left[seat] = max(self.left[seat], share)

    def runs_out(self) -> float | None:
        """When the running clock is at nought; None when none can be."""
        if self.running is None or not self.limited:
            return None
        return self.counted_from + self.left[self.running]
