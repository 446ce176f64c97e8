"""The table without a server: a folder of plain files, then no network, and whole games all the same.

`BASTIDE_STATIC` can name a folder that `bastide build-static` has made; else it is made here.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import bastide
from bastide.core import Record
from bastide.local import static
from e2e.conftest import lacking
from e2e.people import Person

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1_200)]
GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]
MOST = 3_000
SLOWLY = 120_000
"""Milliseconds that something may take on a machine that is busy with other work."""


class Quiet(SimpleHTTPRequestHandler):
    """Plain files, without a log."""

    def log_message(self, format: str, *args: object) -> None: ...


class Files:
    """A folder behind an address, until the network is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def folder(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `bastide build-static` makes."""
    named = os.environ.get("BASTIDE_STATIC")
    if named:
        return Path(named)
    made = tmp_path_factory.mktemp("static") / "site"
    done = subprocess.run([sys.executable, "-m", "bastide.cli", "build-static", str(made)], capture_output=True)
    if done.returncode:
        lacking(done.stderr.decode())
    return made


@pytest.fixture
def files(folder: Path) -> Iterator[Files]:
    files = Files(folder)
    yield files
    files.close()


def visit(browser: Browser, files: Files) -> Person:
    """Somebody who has opened the page, of which the browser has kept everything."""
    red = Person(browser, files.address)
    red.page.set_default_timeout(SLOWLY)
    red.go()
    red.page.wait_for_selector("[data-start]")
    red.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (engine,) = (files.folder / "local").glob("engine-*.json")
    nets = [f"local/{name}" for name in json.loads(engine.read_text())["nets"].values()]
    red.page.wait_for_function(
        "async (nets) => (await Promise.all(nets.map((net) => caches.match(net)))).every((kept) => kept)", arg=nets
    )
    return red


def come(browser: Browser, files: Files) -> Person:
    """Somebody who has opened the page once, and has no network any more."""
    red = visit(browser, files)
    files.close()
    red.page.reload()
    red.page.wait_for_selector("[data-start]")
    return red


def begin(red: Person, game: str, level: str) -> None:
    """A game against one bot, from the hall."""
    red.page.locator(f"input[name=game][value={game}]").check(force=True)
    red.page.locator(f"input[name=level][value={level}]").check(force=True)
    while red.page.get_by_role("button", name="Fewer").is_enabled():
        red.page.get_by_role("button", name="Fewer").click()
    red.page.locator(f"[data-start={game}]").click()
    red.page.wait_for_selector(f".table[data-game={game}]")


def play(red: Person, most: int) -> int:
    """Play by the list until the game is over, or so often."""
    for moves in range(most):
        if not red.wait_for_turn(SLOWLY / 1_000):
            return moves
        red.play_by_list()
    return most


@pytest.mark.parametrize("game", GAMES)
def test_without_a_network_a_whole_game_is_played_reviewed_and_saved(browser: Browser, files: Files, game: str) -> None:
    red = come(browser, files)
    begin(red, game, "builder")
    assert play(red, 5) == 5
    red.page.reload()
    red.page.wait_for_selector(f".table[data-game={game}]")
    assert play(red, MOST) < MOST
    id = red.page.url.split("/table/")[1].split("?")[0].split("/")[0]
    red.go(f"/replay/{id}")
    red.page.wait_for_selector(".replay .table")
    red.page.get_by_role("button", name="Review", exact=True).click()
    red.page.get_by_role("button", name="Review this game").click()
    curve = red.page.get_by_role("slider", name="Chances to win through the game")
    expect(curve).to_be_visible(timeout=5 * SLOWLY)
    red.go(f"/table/{id}/end")
    red.page.get_by_role("button", name="Check it yourself").click()
    with red.page.expect_download() as saved:
        red.page.get_by_role("button", name="Record of the game").click()
    record = Record.read(saved.value.path().read_text())
    assert bastide.verify(bastide.load(game), record).draws_checked
    assert red.complaints == []
    red.close()


def test_all_games_are_saved_as_a_file_and_opened_on_another_device(browser: Browser, files: Files) -> None:
    red = come(browser, files)
    begin(red, "torres", "builder")
    red.wait_for_turn(SLOWLY / 1_000)
    red.go("/settings/account")
    expect(red.page.get_by_text("Everything happens on this device")).to_be_visible()
    with red.page.expect_download() as saved:
        red.page.get_by_role("button", name="Save all games as a file").click()
    assert saved.value.path().read_bytes().startswith(b"SQLite format 3")
    red.page.evaluate("() => { localStorage.removeItem('bastide.tables') }")
    red.page.reload()
    red.page.locator("input[type=file]").set_input_files(saved.value.path())
    red.page.wait_for_function("() => (localStorage.getItem('bastide.tables') ?? '[]').includes('torres')")
    red.close()


def test_two_people_at_one_device_take_turns_and_nobody_sees_the_others_hand(browser: Browser, files: Files) -> None:
    red = come(browser, files)
    red.go("/new/magna_carta?seats=2")
    red.page.get_by_role("button", name="Open the table").click()
    red.page.wait_for_selector("button:has-text('Sit down here')")
    red.page.locator("form:has-text('Sit down here') input").fill("Blue")
    red.page.get_by_role("button", name="Sit down here").click()
    red.page.get_by_role("button", name="Begin", exact=True).click()
    cover = red.page.get_by_role("dialog").get_by_role("button", name="I am ")
    met = set()
    while met != {"I am Blue", "I am Red"}:
        red.until(lambda: cover.count() or red.my_turn, SLOWLY / 1_000)
        if cover.count():
            met.add(cover.inner_text())
            cover.click()
            expect(cover).to_have_count(0)
        else:
            red.play_by_list()
    assert red.complaints == []
    red.close()


def test_a_newer_version_asks_before_it_replaces_the_one_that_is_there(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(folder, site)
    files = Files(site)
    red = visit(browser, files)
    version = red.page.locator("meta[name=newer]")
    index = site / "index.html"
    index.write_text(index.read_text("utf-8").replace("</head>", '<meta name="newer" /></head>'), "utf-8")
    static._serve(site)
    red.page.reload()
    replace = red.page.get_by_role("button", name="Use it now")
    expect(replace).to_be_visible(timeout=SLOWLY)
    red.page.reload()
    expect(replace).to_be_visible(timeout=SLOWLY)
    expect(version).to_have_count(0)
    replace.click()
    expect(version).to_have_count(1, timeout=SLOWLY)
    red.page.wait_for_selector("[data-start]")
    assert red.complaints == []
    red.close()
    files.close()
