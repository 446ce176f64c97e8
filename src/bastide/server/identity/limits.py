"""How often somebody may ask: token buckets per address and per account."""

from time import monotonic

from bastide.server.refusals import Refused

RATES: dict[str, tuple[float, float]] = {
    "request": (200, 20),
    "create": (20, 0.05),
    "sign_in": (10, 0.05),
    "command": (300, 50),
    "chat": (5, 0.5),
    "connect": (60, 2),
    "hint": (10, 0.2),
    "review": (5, 0.02),
    "notice_test": (5, 0.05),
}
"""What is limited: how many at once, and how many more a second."""
MOST_BUCKETS = 20_000


class Limits:
    """The buckets of one process. One is forgotten when it is full again."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, count: float = 1.0) -> None:
        """Take from the bucket of that person; raises Refused when it is empty."""
        if not self.on:
            return
        size, rate = RATES[what]
        now = monotonic()
        left, at = self._buckets.get((what, who), (size, now))
        left = min(size, left + (now - at) * rate)
        if left < count:
            wait = (count - left) / rate
            raise Refused("too_often", wait=wait, seconds=int(wait) + 1)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        self._buckets[what, who] = (left - count, now)

    def _forget(self, now: float) -> None:
        full = [
            key for key, (left, at) in self._buckets.items() if left + (now - at) * RATES[key[0]][1] >= RATES[key[0]][0]
        ]
        for key in full:
            del self._buckets[key]
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
