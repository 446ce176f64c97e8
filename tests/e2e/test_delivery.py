"""What the page costs to fetch: packed, no more than a slow connection bears."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.people import ACTING, Person, ask, set_table
from e2e.serving import Served

LOBBY, TABLE = 100_000, 250_000
"""Bytes over the wire, fonts and headers among them: the hall, and a table of a base game."""
LANGUAGES = ["en", "de", "fr", "hu", "it", "ro"]


Rows = list[tuple[int, str]]
CAME = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    one => [one.transferSize, one.name.split('/').at(-1)]
)"""


def fetched(person: Person, where: str, usable: str) -> tuple[int, Rows]:
    """The bytes that came over the wire until everything was there, and what they were."""
    person.go(where)
    person.page.wait_for_selector(usable)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_load_state("networkidle")
    rows: Rows = sorted(person.page.evaluate(CAME), reverse=True)
    return sum(size for size, _ in rows), rows


@pytest.fixture(scope="module")
def quiet(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which nobody else plays: the pictures of others' games are not counted."""
    server = Served(tmp_path_factory.mktemp("quiet"))
    yield server
    server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_comes_within_a_hundred_kilobytes(browser: Browser, quiet: Served, language: str) -> None:
    one = Person(browser, quiet.address, 1, language=language)
    total, rows = fetched(one, "/", "[data-start]:not([disabled])")
    assert total <= LOBBY, (total, rows[:12])
    faces = sorted(name.split("-")[0] for _, name in rows if name.endswith(".woff2"))
    assert faces == ["alegreya", "source"], "all letters of a language are in one face"
    words = sorted(name for _, name in rows if ".ftl" in name or name.startswith(("web.", "server.")))
    assert [name.split("-")[0] for name in words] == [f"web.{language}"], "the words of the hall, in one language"
    assert not one.complaints
    one.close()


def test_a_table_comes_within_a_quarter_of_a_megabyte(person: Callable[..., Person], served: Served) -> None:
    for game in ("carcassonne", "caylus", "torres", "magna_carta"):
        made = set_table(served.address, game, 2, 1)
        id, token = made["table"]["id"], made["links"]["seat"]
        ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
        total, rows = fetched(person(), f"/table/{id}?key={token}", ACTING)
        assert total <= TABLE, (game, total, rows[:12])


def test_another_language_is_spoken_once_all_its_words_are_there(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/settings/look")
    chosen = one.page.get_by_label("Language").last
    with one.page.expect_response(lambda answer: "/assets/web.de" in answer.url):
        chosen.select_option("de")
    one.page.get_by_role("heading", name="Einstellungen").wait_for()
    assert "web." not in one.page.inner_text("main")


def test_everything_of_the_page_comes_packed_and_is_kept(browser: Browser, served: Served) -> None:
    context = browser.new_context()
    page = context.new_page()
    seen: list[tuple[str, dict[str, str]]] = []
    page.on("response", lambda answer: seen.append((answer.url, answer.headers)))
    page.goto(served.address)
    page.wait_for_selector("[data-start]")
    files = [(url, headers) for url, headers in seen if "/assets/" in url]
    assert files
    for url, headers in files:
        assert "immutable" in headers["cache-control"], url
        if url.endswith((".js", ".css")):
            assert headers.get("content-encoding") == "br", url
    context.close()
