"""The pages: served from memory, packed where the browser takes it, kept by the browser as long as they are true."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar, Response
from litestar.testing import TestClient, create_test_client

from bastide.server.page import pages
from bastide.server.refusals import Refused

TEXT = b"let answer = 42;" * 50


def client(folder: Path) -> TestClient[Litestar]:
    """A browser at a server that has nothing but the pages."""
    refuse = lambda _, refused: Response(str(refused), status_code=refused.status)  # noqa: E731
    return create_test_client(pages(folder), exception_handlers={Refused: refuse})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as the build writes it; what is packed with brotli is made up, since only the browser unpacks it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>client</title>")
    (tmp_path / "assets/app.js").write_bytes(TEXT)
    (tmp_path / "assets/app.js.gz").write_bytes(gzip.compress(TEXT))
    (tmp_path / "assets/app.js.br").write_bytes(b"brotli")
    (tmp_path / "assets/tile.png").write_bytes(b"png")
    return tmp_path


def test_without_a_client_a_plain_page_says_what_there_is(tmp_path: Path) -> None:
    with client(tmp_path / "none") as http:
        assert "/api/v2/openapi.json" in http.get("/").text


def test_the_client_is_served_and_shows_its_own_addresses(folder: Path) -> None:
    with client(folder) as http:
        assert http.get("/").text == http.get("/t/abc").text == "<title>client</title>"
        script = http.get("/assets/app.js")
        assert script.content == TEXT
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        for missing in ("/assets/other.js", "/api/v2/nowhere", "/secret.txt", "/assets/app.js.gz", "/assets/app.js.br"):
            assert http.get(missing).status_code == 404


def test_a_browser_gets_the_shortest_form_it_takes(folder: Path) -> None:
    with client(folder) as http:
        for accepted, used in (
            ("gzip, deflate, br", "br"),
            ("gzip", "gzip"),
            ("br;q=0, gzip;q=0.5", "gzip"),
            ("identity", None),
            ("", None),
        ):
            with http.stream("GET", "/assets/app.js", headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == used
                assert answer.headers["vary"] == "Accept-Encoding"
        with http.stream("GET", "/assets/tile.png", headers={"Accept-Encoding": "br"}) as answer:
            assert "content-encoding" not in answer.headers


def test_only_files_that_bear_their_content_in_their_name_are_kept_for_good(folder: Path) -> None:
    with client(folder) as http:
        assert "immutable" in http.get("/assets/app.js").headers["cache-control"]
        for address in ("/", "/t/abc", "/assets/nothing", "/assets/"):
            answer = http.get(address)
            assert answer.text == "<title>client</title>"
            assert answer.headers["cache-control"] == "no-cache"


def test_what_a_browser_still_has_is_not_sent_again(folder: Path) -> None:
    with client(folder) as http:
        tag = http.get("/").headers["etag"]
        again = http.get("/", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert http.get("/", headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_file_is_read_once(folder: Path) -> None:
    with client(folder) as http:
        before = http.get("/assets/app.js").content
        (folder / "assets/app.js").write_bytes(b"changed")
        assert http.get("/assets/app.js").content == before
