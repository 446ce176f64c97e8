"""The client in a real Chromium, talking to a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed here: pip install '.[server,test]'")
pytest.importorskip("litestar", reason="the server is not installed here: pip install '.[server,test]'")

from playwright.sync_api import Browser, expect, sync_playwright

from bastide.server.page import STATIC
from e2e.people import Person
from e2e.serving import Served

expect.set_options(timeout=45_000)  # it costs nothing where all is well
# The first is Chromium without windows of its own: the same pages in two thirds of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def lacking(what: str) -> None:
    """Skip on a machine that cannot run these tests; where they are demanded, fail."""
    if os.environ.get("CI") or os.environ.get("BASTIDE_WEB") == "1":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the system's, or the one that BASTIDE_CHROMIUM names."""
    program = os.environ.get("BASTIDE_CHROMIUM") or next((path for n in NAMES if (path := shutil.which(n))), None)
    if program is None:
        lacking("There is no Chromium here; install it, or let BASTIDE_CHROMIUM name one.")
    with sync_playwright() as playwright:
        # Letters stand where they would on a screen: without windows Chromium would put each on a whole pixel.
        # Nothing is drawn in three dimensions: without a process that plays a graphics card it takes a sixth less.
        args = ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=program, args=args)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_built() -> Path:
    """The folder of the built client."""
    if not (STATIC / "index.html").exists():
        lacking("The client is not built into this installation; install with Node, or BASTIDE_WEB=1.")
    return STATIC


@pytest.fixture(scope="session")
def served(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that the tests of one worker share."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Brings somebody with a browser; at the end nobody may have seen an error in the console."""
    people: list[Person] = []

    def bring(**preferences: object) -> Person:
        people.append(Person(browser, served.address, len(people) + 1, **preferences))
        return people[-1]

    yield bring
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.close()
    assert complaints == []
