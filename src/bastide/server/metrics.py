"""Numbers about the running process, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable, Iterable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """Something that only grows, by label."""

    kind = "counter"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.values: dict[str, float] = {} if label else {"": 0.0}

    def add(self, label: str = "", amount: float = 1.0) -> None:
        """Count."""
        self.values[label] = self.values.get(label, 0.0) + amount

    def lines(self) -> Iterable[str]:
        """The values, one a line."""
        for label, value in sorted(self.values.items()):
            yield f"{self.name}{{{self.label}={quoted(label)}}} {value:g}" if self.label else f"{self.name} {value:g}"


class Gauge:
    """Something that is so now."""

    kind = "gauge"

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self.name, self.about, self.read = name, about, read

    def lines(self) -> Iterable[str]:
        """The value."""
        yield f"{self.name} {self.read():g}"


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterable[str]:
        """Cumulative counts, the sum and the count."""
        running = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            running += count
            yield f'{self.name}_bucket{{le="{bound}"}} {running}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {running}"


class Metrics:
    """All numbers of one process."""

    def __init__(self) -> None:
        self.commands = Counter("bastide_commands_total", "Commands carried out, by kind.", "do")
        self.refused = Counter("bastide_refused_total", "Commands and requests refused, by code.", "code")
        self.lost_races = Counter("bastide_lost_races_total", "Appends that another process won.")
        self.requests = Counter("bastide_requests_total", "HTTP requests, by status.", "status")
        self.bot_failures = Counter("bastide_bot_failures_total", "Bot moves that had to be replaced.", "why")
        self.notices = Counter("bastide_notices_total", "Notices sent, by outcome.", "outcome")
        self.dropped = Counter("bastide_slow_sockets_total", "Sockets closed because they did not keep up.")
        self.command_seconds = Histogram("bastide_command_seconds", "From a command's arrival to its answer.")
        self.commit_seconds = Histogram("bastide_commit_seconds", "From an append to its durability.")
        self.load_seconds = Histogram("bastide_table_load_seconds", "Reading a table from the store.")
        self._all: list[Counter | Gauge | Histogram] = [
            value for value in vars(self).values() if isinstance(value, Counter | Histogram)
        ]

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Add a number that is read when asked for."""
        self._all.append(Gauge(name, about, read))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        rows: list[str] = []
        for metric in self._all:
            rows += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(rows) + "\n"


def quoted(label: str) -> str:
    """A label's value."""
    escaped = label.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
    return f'"{escaped}"'
