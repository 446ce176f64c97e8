"""How long a move takes until it is seen, and how much of that is work of our own.

Wall time depends on what else the machine does. The work does not: the processor time of the server and of the page's
main thread, plus the frame that the screen takes to show the change.
"""

from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from e2e.people import ACTING, Person
from e2e.serving import Served

FRAME = 1000 / 60
WATCH = """() => {
    window.seen = new Promise(done => {
        const shown = (_, watch) => {
            watch.disconnect();
            const painted = new MessageChannel();
            painted.port1.onmessage = () => done(performance.timeOrigin + performance.now());
            requestAnimationFrame(() => painted.port2.postMessage(0));
        };
        const wanted = { attributes: true, attributeFilter: ['data-seq'] };
        new MutationObserver(shown).observe(document.querySelector('.table'), wanted);
    });
}"""
CLICK = """acting => {
    const began = performance.timeOrigin + performance.now();
    document.querySelector(acting).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return [began, performance.timeOrigin + performance.now() - began];
}"""


@dataclass
class Delay:
    """From the click to the frame that shows the move, in milliseconds: as the clock saw it, and as work of our own."""

    clock: float
    work: float
    server: float
    page: float


class Stopwatch:
    """Measures the moves of some people at one table."""

    def __init__(self, served: Served, *people: Person) -> None:
        self.served = served
        self.people = people
        self.sessions = [person.context.new_cdp_session(person.page) for person in people]
        self.asking: list[float] = []
        for person in people:
            # Lights that breathe would be counted for as long as a busy machine lets the page wait.
            person.page.emulate_media(reduced_motion="reduce")
        for session in self.sessions:
            session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def move(self, mover: Person) -> list[Delay]:
        """Let somebody play the first thing that is lit; the delay for each of the people, the mover's own included."""
        if not mover.page.locator(ACTING).count():
            mover.page.locator(".stage .target").first.click(force=True)
        for person in self.people:
            person.page.evaluate(WATCH)
        server, pages = self._server(), [self._page(session) for session in self.sessions]
        began, asking = mover.page.evaluate(CLICK, ACTING)
        self.asking.append(asking)
        seen = [person.page.evaluate("window.seen") for person in self.people]
        server = self._server() - server
        work = [self._page(session) - before for session, before in zip(self.sessions, pages, strict=True)]
        return [
            Delay(at - began, server + FRAME + page + (0 if person is mover else median(self.asking)), server, page)
            for person, at, page in zip(self.people, seen, work, strict=True)
        ]

    def _server(self) -> float:
        assert self.served.process is not None
        tasks = Path(f"/proc/{self.served.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6

    def _page(self, session: object) -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]  # type: ignore[attr-defined]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def summary(values: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    return median(values), quantiles(values, n=20)[-1]
