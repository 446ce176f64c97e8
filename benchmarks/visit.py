"""Measures what a visit of the table without a server costs, in Chromium: `python benchmarks/visit.py SITE`.

Bytes are those that a web space sends which packs what can be packed (gzip). Seconds are those of the browser's
processors and of the clock; memory is that of the browser's processes, above an empty page.
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

from playwright.sync_api import Page, sync_playwright

PACKED = (".html", ".js", ".mjs", ".css", ".json", ".wasm", ".svg", ".webmanifest", ".txt", ".ftl")
TICKS = os.sysconf("SC_CLK_TCK")
PREFERENCES = {"language": "en", "confirm": "never", "pace": 0, "beat": 0, "sounds": False, "name": "Red"}
PATIENCE = 300_000


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
    return [one for one in found if "chrom" in Path(f"/proc/{one}/comm").read_text()]


def seconds() -> float:
    """Seconds of processors that the browser has used."""
    rows = [Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split() for one in browsers()]
    return sum(int(row[11]) + int(row[12]) for row in rows) / TICKS


def megabytes() -> float:
    """Memory of the browser; what processes share counts once."""
    lines = [line for one in browsers() for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def measure(site: Path) -> None:
    """A first visit to the first legal moves, the next one, and one without a network."""
    space = ThreadingHTTPServer(("127.0.0.1", 0), partial(Space, directory=str(site)))
    threading.Thread(target=space.serve_forever, daemon=True).start()
    for file in site.rglob("*"):
        if file.is_file():
            packed(file)
    address = f"http://127.0.0.1:{space.server_port}/"
    program = os.environ.get("BASTIDE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as memory:
        context = playwright.chromium.launch_persistent_context(
            memory, executable_path=program, args=["--no-sandbox"], viewport={"width": 1440, "height": 900}
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
            print(f"| {what} | {sent:.1f} | {cpu:.1f} | {clock:.1f} | {megabytes() - empty:.0f} |", flush=True)

        print("| | MB over the wire | CPU seconds | clock seconds | MB of memory |\n|---|---|---|---|---|")
        take("first visit, to the first legal moves of Torres", lambda: begin(page, address, "torres"))
        take("until everything is kept for the time without a network", lambda: kept(page, site))
        page.goto("about:blank")
        take("the next visit, to the first legal moves", lambda: begin(page, address, "torres"))
        space.shutdown()
        space.server_close()
        page.goto("about:blank")
        take("without a network", lambda: begin(page, address, "torres"))
        context.close()


def begin(page: Page, address: str, game: str) -> None:
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
    measure(Path(sys.argv[1]))
