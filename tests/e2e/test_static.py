"""The table without a server: a folder of plain files, then no network, and whole games all the same.

`BASTIDE_STATIC` can name a folder that `bastide build-static` has made; else it is made here.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import bastide
from bastide.core import Record
from bastide.local import LocalTable, static
from bastide.server.thinking import processes
from e2e.conftest import lacking
from e2e.people import Person

pytestmark = pytest.mark.timeout(1_200)
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
    command = [sys.executable, "-m", "bastide.cli", "build-static", str(made)]
    done = subprocess.run(command, capture_output=True, text=True)
    if any(sign in done.stderr for sign in ("This needs Node", "npm failed", "pip failed")):
        lacking(done.stderr)
    assert done.returncode == 0, done.stderr
    return made


@pytest.fixture
def files(folder: Path) -> Iterator[Files]:
    files = Files(folder)
    yield files
    files.close()


def visit(browser: Browser, files: Files) -> Person:
    """Somebody who has opened the page, of which the browser has kept everything."""
    red = Person(browser, files.address, worker=True)
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


def id_of(red: Person) -> str:
    """The name of the table that is played at."""
    return red.page.url.split("/table/")[1].split("?")[0].split("/")[0]


def seen(red: Person) -> int:
    """The number of the last entry that the page has seen."""
    return int(red.page.locator(".table").get_attribute("data-seq") or 0)


async def given_up(everything: bytes, id: str) -> Record:
    """The record of a game from a file of all games, which is taken up outside of any browser and resigned."""

    async def keep(everything: bytes) -> None: ...

    table = await LocalTable.open(everything, keep, processes.start)
    (place,) = await table.places(id)
    done = await table.ask("POST", f"/tables/{id}/commands", place.token, '{"do": "resign", "id": "resign"}')
    assert done.status == 200, done.text
    record = Record.read((await table.ask("GET", f"/tables/{id}/record", place.token)).text)
    await table.close()
    return record


def test_a_game_goes_on_after_a_reload_without_a_network_and_its_record_is_right(
    browser: Browser, files: Files
) -> None:
    red = come(browser, files)
    begin(red, "torres", "builder")
    assert play(red, 2) == 2
    red.page.reload()
    red.page.wait_for_selector(".table[data-game=torres]")
    kept = seen(red)
    for _ in range(MOST):  # what is planned is played when the turn ends
        if seen(red) > kept:
            break
        assert play(red, 1) == 1
    id = id_of(red)
    red.go("/compete")
    expect(red.page.locator("[data-start]")).to_be_visible()
    expect(red.page.get_by_role("link", name="Ratings")).to_have_count(0)
    red.go("/settings/account")
    with red.page.expect_download() as saved:
        red.page.get_by_role("button", name="Save all games as a file").click()
    everything = saved.value.path().read_bytes()
    with ThreadPoolExecutor(1) as apart:  # where no browser is waited for
        record = apart.submit(lambda: asyncio.run(given_up(everything, id))).result()
    assert {line.seat for line in record.lines} >= {0, 1}
    assert bastide.verify(bastide.load("torres"), record).draws_checked
    assert red.complaints == []
    red.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_without_a_network_a_whole_game_is_played_reviewed_and_saved(browser: Browser, files: Files, game: str) -> None:
    red = come(browser, files)
    begin(red, game, "builder")
    assert play(red, 5) == 5
    red.page.reload()
    red.page.wait_for_selector(f".table[data-game={game}]")
    assert play(red, MOST) < MOST
    id = id_of(red)
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


@pytest.mark.soak
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


@pytest.mark.soak
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


@pytest.mark.soak
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
