"""What the page costs to fetch, and when it can be used, on a slow connection and a slow machine.

    python benchmarks/page.py                     # the installation that `import bastide` finds
    python benchmarks/page.py BEFORE AFTER        # folders to compare, each with a package `bastide`, in one run

A fresh browser opens the hall, and a table of every game at which it is to move, at 1.6 Mbit/s with 150 ms there and
back and four times slower than this machine. It reports the bytes over the wire with fonts and headers, when something
is first seen, when the page can be used (the button that begins a game, or a place on the board), and how much of that
time its thread was busy, which is told apart from whatever else the machine does. All are medians of the rounds;
those that are compared take turns. Chromium is the system's, or the one that BASTIDE_CHROMIUM names.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

GAMES = ("carcassonne", "caylus", "torres", "magna_carta")
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
CPU_RATE = 4
HALL = "[data-start]:not([disabled]), [data-pick]"
TABLE = ".stage .target[data-action], .stage button[data-action]:not([disabled])"
VERSIONS = ("v2", "v1")
"""Of the interface: the one of today, and that of states one may want to compare it with."""
WATCH = """wanted => {
    const look = () => {
        if (document.querySelector(wanted)) window.usableAt = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
BYTES = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, one) => sum + one.transferSize, 0)"""
SEEN = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Visit(NamedTuple):
    """One visit: kilobytes; seconds until something was seen, until it could be used, and for which it was busy."""

    kilobytes: float
    seen: float
    usable: float
    busy: float


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="with a package `bastide`; by default none")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--language", default="en")
    chosen = parser.parse_args()
    folders = chosen.folders or [""]
    program = os.environ.get("BASTIDE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        found: dict[tuple[str, str], list[Visit]] = {}
        for _ in range(chosen.rounds):
            for folder in folders:
                with served(folder) as address:
                    api = interface(address)
                    for name, where, wanted in pages(api):
                        visit = visited(browser, f"{address}#{where}", wanted, chosen.language)
                        found.setdefault((name, folder), []).append(visit)
        browser.close()
    print("| page | | kB | seen, s | usable, s | busy, s |\n|---|---|---:|---:|---:|---:|")
    for (name, folder), visits in sorted(found.items()):
        kilobytes, seen, usable, busy = (median(column) for column in zip(*visits, strict=True))
        print(f"| {name} | {folder} | {kilobytes:.1f} | {seen:.2f} | {usable:.2f} | {busy:.2f} |")


def interface(address: str) -> str:
    """Where a server answers questions. The first question of all takes longer."""
    for version in VERSIONS:
        try:
            ask(f"{address}api/{version}/", "games", None)
        except urllib.error.HTTPError:
            continue
        return f"{address}api/{version}/"
    raise SystemExit("The server speaks no version of the interface that this program knows.")


def pages(api: str) -> Iterator[tuple[str, str, str]]:
    """What is visited, where, and what has to be there."""
    yield "hall", "/", HALL
    for game in GAMES:
        made = ask(api, "tables", {"game": game, "settings": {"players": 2}, "name": "Red"})
        id, links = made["table"]["id"], made["links"]
        other = ask(api, f"tables/{id}/seats", {"id": "0123456789abcdef", "name": "Blue"}, links["sit"])["token"]
        ask(api, f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
        mover = ask(api, f"tables/{id}", None, other)["position"]["to_move"]
        yield game, f"/table/{id}?key={other if mover else links['seat']}", TABLE


def visited(browser: Browser, address: str, wanted: str, language: str) -> Visit:
    """A visit by somebody who was never here."""
    # What a service worker fetches is not counted.
    size = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, locale=language, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU_RATE})
    wire.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    wire.send("Performance.enable")
    page.add_init_script(f"({WATCH})({json.dumps(wanted)})")
    page.goto(address, wait_until="commit", timeout=60_000)
    page.wait_for_function("() => window.usableAt", timeout=60_000)
    busy = next(one["value"] for one in wire.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")
    page.wait_for_load_state("networkidle", timeout=60_000)
    visit = Visit(
        page.evaluate(BYTES) / 1000, page.evaluate(SEEN) / 1000, page.evaluate("window.usableAt") / 1000, busy
    )
    context.close()
    return visit


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server that runs what is in a folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tempfile.mkdtemp(prefix="bastide-page-")
    command = [sys.executable, "-m", "bastide.cli", "serve", "--no-browser", "--port", str(port), "--data", data]
    paths = [path for path in (folder, os.environ.get("PYTHONPATH", "")) if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "BASTIDE_NO_LIMITS": "1"}
    log = (Path(data) / "serve.log").open("wb")
    process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_for(f"{address}health/ready", process)
        yield address
    finally:
        process.terminate()
        process.wait()
        log.close()
        shutil.rmtree(data, ignore_errors=True)


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server answers."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


def ask(api: str, path: str, body: object, token: str = "") -> Any:
    """Ask the server itself."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(f"{api}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


if __name__ == "__main__":
    main()
