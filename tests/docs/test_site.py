"""The docs become a site without a warning, and reading it needs nothing from the network."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=["'](?:https?:)?//[^"']+""")


def test_the_pages_become_a_site_that_stands_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-d", tmp_path / "trees", ROOT / "docs", tmp_path / "site"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert made.returncode == 0, made.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert {page.name for page in pages} >= {"index.html", "torres.html", "records.html", "hosting.html"}
    for page in pages:
        assert FETCHED.findall(page.read_text("utf-8")) == [], page.name
    for sheet in (tmp_path / "site").rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?https?:", sheet.read_text("utf-8")), sheet.name
    assert list((tmp_path / "site/_images").glob("torres*.svg"))
