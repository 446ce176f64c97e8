"""What the page costs to fetch: packed, no more than a slow connection bears."""

from collections.abc import Callable

from playwright.sync_api import Browser

from e2e.people import ACTING, Person, ask, set_table
from e2e.serving import Served

LOBBY, TABLE, FONTS = 100_000, 250_000, 50_000
"""Bytes over the wire until the page can be used: the lobby, and a table of a base game; and its fonts, which come
beside it and which it does not wait for."""


Rows = list[tuple[int, str]]
CAME = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    one => [one.transferSize, one.name.split('/').at(-1)]
)"""


def fetched(person: Person, where: str, usable: str) -> tuple[int, int, Rows]:
    """The bytes that came over the wire until something was there to be used, those of fonts, and what they were."""
    person.go(where)
    person.page.wait_for_selector(usable)
    person.page.wait_for_load_state("networkidle")
    rows: Rows = sorted(person.page.evaluate(CAME), reverse=True)
    fonts = sum(size for size, name in rows if name.endswith(".woff2"))
    return sum(size for size, _ in rows) - fonts, fonts, rows


def test_the_lobby_is_usable_within_a_hundred_kilobytes(person: Callable[..., Person], served: Served) -> None:
    total, fonts, rows = fetched(person(), "/", "[data-start]:not([disabled])")
    assert total <= LOBBY, rows[:12]
    assert fonts <= FONTS, rows[:12]


def test_a_table_is_usable_within_a_quarter_of_a_megabyte(person: Callable[..., Person], served: Served) -> None:
    for game in ("carcassonne", "caylus", "torres", "magna_carta"):
        made = set_table(served.address, game, 2, 1)
        id, token = made["table"]["id"], made["links"]["seat"]
        ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
        total, fonts, rows = fetched(person(), f"/table/{id}?key={token}", ACTING)
        assert total <= TABLE, (game, total, rows[:12])
        assert fonts <= FONTS, (game, fonts, rows[:12])


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
