"""The docs become a site without a warning, and reading it needs nothing from the network."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bastide.local import static

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=["'](?:https?:)?//[^"']+""")


def test_the_pages_become_a_site_that_stands_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-d", tmp_path / "trees", ROOT / "docs", tmp_path / "site"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert made.returncode == 0, made.stderr
    assert 'href="play/"' not in (tmp_path / "site/index.html").read_text("utf-8")
    pages = list((tmp_path / "site").rglob("*.html"))
    assert {page.name for page in pages} >= {"index.html", "torres.html", "records.html", "hosting.html"}
    for page in pages:
        assert FETCHED.findall(page.read_text("utf-8")) == [], page.name
    for sheet in (tmp_path / "site").rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?https?:", sheet.read_text("utf-8")), sheet.name
    assert list((tmp_path / "site/_images").glob("torres*.svg"))


@pytest.mark.parametrize(("wanted", "engine"), [({"play"}, ""), ({"play"}, "build/wasm"), (set(), "")])
def test_the_table_lies_beside_the_pages_where_it_is_wanted(
    wanted: set[str], engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[tuple[Path, Path | None]] = []
    monkeypatch.setattr(static, "build", lambda folder, page, say, engine: built.append((folder, engine)))
    tags = SimpleNamespace(has=wanted.__contains__)
    app = SimpleNamespace(outdir=tmp_path, tags=tags, config=SimpleNamespace(engine=engine))
    runpy.run_path(str(ROOT / "docs/conf.py"))["put_table"](app, None)
    assert built == ([(tmp_path / "play", Path(engine) if engine else None)] if wanted else [])
