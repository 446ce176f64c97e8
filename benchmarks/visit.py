"""Measures what a visit of the table without a server costs, in Chromium: `python benchmarks/visit.py SITE`.

Bytes are those that a web space sends which packs what can be packed (gzip). Seconds are those of the browser's
processors and of the clock; memory is that of the browser's processes, above an empty page and without the code of its
program, of which another browser on the machine would bear a part. A second table says what the page and each of its
workers hold, as the browser itself counts it. `benchmarks/local.py` has it as a part.
"""

import gzip
import json
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserType, Page, sync_playwright

PACKED = (".html", ".js", ".mjs", ".css", ".json", ".wasm", ".svg", ".webmanifest", ".txt", ".ftl")
TICKS = os.sysconf("SC_CLK_TCK")
PREFERENCES = {"language": "en", "confirm": "never", "pace": 0, "beat": 0, "sounds": False, "name": "Red"}
PATIENCE = 120_000
SETTLED = 20
"""Seconds that a browser gets to give memory back."""
LEFT = 60
"""MB that a browser may have more than at first when nothing is open any more: what it remembers of files."""
Table = list[list[str]]
"""Rows of words, the first of them the heads of the columns."""
SPENT: dict[int, float] = {}
"""Seconds of every process of the browser that was ever seen."""


def chromium() -> str:
    """The browser: the one that BASTIDE_CHROMIUM names, or the system's."""
    named = os.environ.get("BASTIDE_CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-headless-shell")
    return found or sys.exit("There is no Chromium here; install it, or let BASTIDE_CHROMIUM name one.")


@cache
def packed(file: Path) -> bytes:
    """A file as it goes over the wire."""
    content = file.read_bytes()
    return gzip.compress(content, 9) if file.suffix in PACKED else content


class Space(SimpleHTTPRequestHandler):
    """A web space that packs, and counts what it sends."""

    sent: dict[str, int] = {}

    def do_GET(self) -> None:
        """Answer, with the file's fingerprint, so that what a browser has is not sent again."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file():
            self.send_error(404)
            return
        body, mark = packed(file), f'"{file.stat().st_mtime_ns}"'
        known = self.headers.get("If-None-Match") == mark
        self.send_response(304 if known else 200)
        self.send_header("ETag", mark)
        lasting = self.path.startswith(("/assets/", "/local/"))
        self.send_header("Cache-Control", "max-age=600" if lasting else "no-cache")
        # Only a page that is alone in its process is told how much memory it has.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        if not known:
            self.send_header("Content-Type", self.guess_type(str(file)))
            self.send_header("Content-Length", str(len(body)))
            if file.suffix in PACKED:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if not known:
            self.wfile.write(body)
            self.sent[self.path] = self.sent.get(self.path, 0) + len(body)

    def log_message(self, format: str, *args: object) -> None: ...


def browsers() -> list[int]:
    """The processes of the browser that this program has started."""
    parents: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                fields = Path(f"/proc/{name}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(name))
    found, left = [], [os.getpid()]
    while left:
        children = parents.get(left.pop(), [])
        found += children
        left += children
    return [one for one in found if "chrom" in proc(one, "comm")]


def proc(process: int, file: str) -> str:
    """What the system says of a process; nothing if it has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/{file}").read_text()
    except OSError:
        return ""


def seconds() -> float:
    """Seconds of processors that the browser has used, its processes that have ended included."""
    for one in browsers():
        row = proc(one, "stat").rpartition(")")[2].split()
        if row:
            SPENT[one] = (int(row[11]) + int(row[12])) / TICKS
    return sum(SPENT.values())


def megabytes() -> float:
    """Memory of the browser without the code of its program; what processes share counts once."""
    lines = [line for one in browsers() for line in proc(one, "smaps_rollup").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Pss_Anon:", "Pss_Shmem:"))) / 1024


PARTS = {
    "Pyodide": "/local/pyodide",
    "Python's library, compiled, without what nothing imports": "/local/library",
    "packages of others": "/local/packages",
    "our package": "/local/bastide",
    "what bots have learned, a file a game": "-net.bin",
    "pictures of sets": "/local/pictures",
}
"""What the folder is made of, and how the names of its files tell; all else is the page."""


def part_of(path: str) -> str:
    """The part that a file belongs to."""
    return next((part for part, sign in PARTS.items() if sign in path), "the page, in six languages")


def needed(kind: BrowserType, program: str, address: str) -> dict[str, int]:
    """Bytes of what must come before one can play: all that a page fetches which keeps nothing for later."""
    Space.sent = {}
    browser = kind.launch(executable_path=program, args=["--no-sandbox"])
    page = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(PATIENCE)
    begin(page, address)
    browser.close()
    found: dict[str, int] = {}
    for path, size in Space.sent.items():
        found[part_of(path)] = found.get(part_of(path), 0) + size
    return found


def sizes(site: Path, first: dict[str, int]) -> Table:
    """What the folder holds, part by part, and what of it comes before one can play."""
    parts: dict[str, list[Path]] = {part: [] for part in (part_of(""), *PARTS)}
    for file in sorted(site.rglob("*")):
        if file.is_file():
            parts[part_of(f"/{file.relative_to(site).as_posix()}")].append(file)
    parts["together"] = [file for files in list(parts.values()) for file in files]
    first = {**first, "together": sum(first.values())}
    rows = [["part", "files", "MB", "MB over the wire", "of that, before one can play"]]
    for part, files in parts.items():
        whole, sent = sum(file.stat().st_size for file in files), sum(len(packed(file)) for file in files)
        rows.append([part, str(len(files)), *(f"{size / 1e6:.2f}" for size in (whole, sent, first.get(part, 0)))])
    return rows


def measure(site: Path) -> list[Table]:
    """What is in the folder; a first visit to the first legal moves, the next one, and one without a network."""
    space = ThreadingHTTPServer(("127.0.0.1", 0), partial(Space, directory=str(site)))
    threading.Thread(target=space.serve_forever, daemon=True).start()
    for file in site.rglob("*"):
        if file.is_file():
            packed(file)
    address = f"http://127.0.0.1:{space.server_port}/"
    program = chromium()
    visits = [["", "MB over the wire", "CPU seconds", "clock seconds", "MB of memory, above an empty page"]]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as memory:
        parts = sizes(site, needed(playwright.chromium, program, address))
        SPENT.clear()
        context = playwright.chromium.launch_persistent_context(
            memory,
            executable_path=program,
            args=["--no-sandbox", "--enable-blink-features=ForceEagerMeasureMemory"],
            viewport={"width": 1440, "height": 900},
        )
        wishes = json.dumps(json.dumps(PREFERENCES))
        context.add_init_script(
            f"if (!localStorage.getItem('bastide.prefs')) localStorage.setItem('bastide.prefs', {wishes})"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("about:blank")
        empty = megabytes()

        def take(what: str, work: Callable[[], object]) -> None:
            Space.sent = {}
            began, used = time.monotonic(), seconds()
            work()
            clock, cpu = time.monotonic() - began, seconds() - used
            sent = sum(Space.sent.values()) / 1e6
            visits.append([what, f"{sent:.1f}", f"{cpu:.1f}", f"{clock:.1f}", f"{megabytes() - empty:.0f}"])

        take("first visit, to the first legal moves of Torres", lambda: begin(page, address))
        take("until everything is kept for the time without a network", lambda: kept(page, site))
        leave(page, empty)
        take("the next visit, to the first legal moves", lambda: begin(page, address))
        space.shutdown()
        space.server_close()
        leave(page, empty)
        take("without a network, to the first legal moves", lambda: begin(page, address))
        shares = {"against `builder`": held(page)}
        take("then the first hint, which brings up a second Python", lambda: ask(page))
        shares["when a worker thinks beside it"] = held(page)
        context.close()
    holders = sorted({part for share in shares.values() for part in share})
    counted = [["MB that the browser counts", *holders]]
    counted += [[name, *(str(round(share.get(one, 0))) for one in holders)] for name, share in shares.items()]
    return [parts, visits, counted]


def shown(table: Table) -> str:
    """A table as these pages have it."""
    lines = ["| " + " | ".join(row) + " |" for row in table]
    return "\n".join([lines[0], "|---" * len(table[0]) + "|", *lines[1:]])


def leave(page: Page, empty: float) -> None:
    """Go, and wait until the browser has given back what the page had: it takes a while to end a process."""
    page.goto("about:blank")
    end = time.monotonic() + SETTLED
    while megabytes() > empty + LEFT and time.monotonic() < end:
        page.wait_for_timeout(500)


def held(page: Page) -> dict[str, float]:
    """Megabytes of the page and of each of its workers."""
    counted = page.evaluate("() => performance.measureUserAgentSpecificMemory()")
    found: dict[str, float] = {}
    for row in counted["breakdown"]:
        for owner in row["attribution"]:
            name = "the page" if owner["scope"] == "Window" else owner["url"].split("/")[-1].split(".")[0]
            found[name] = found.get(name, 0.0) + row["bytes"] / 1e6
    return found


def ask(page: Page) -> None:
    """Look for a hint, which is searched for as a strong bot's move is."""
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint]")


def begin(page: Page, address: str, game: str = "torres") -> None:
    """From nothing to a table where something can be played."""
    page.goto(address)
    page.wait_for_selector("[data-start]")
    page.locator(f"input[name=game][value={game}]").check(force=True)
    page.locator("input[name=level][value=builder]").check(force=True)
    page.locator(f"[data-start={game}]").click()
    page.wait_for_selector(f".table[data-game={game}] .target, .table[data-game={game}] button[data-action]")


def kept(page: Page, site: Path) -> None:
    """Wait until the browser has everything."""
    nets = [file.relative_to(site).as_posix() for file in site.glob("local/*net.bin")]
    page.wait_for_function(
        "async (nets) => (await Promise.all(nets.map((net) => caches.match(net)))).every((kept) => kept)", arg=nets
    )


if __name__ == "__main__":
    print("\n\n".join(map(shown, measure(Path(sys.argv[1])))))
