"""Every link of the README, the changelog and the docs leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]
LINK = re.compile(r"""\]\(([^)\s]+)\)|(?:src|href)="([^"]+)\"""")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


def headings(page: Path) -> set[str]:
    """The anchors of a page: its headings in lower case, hyphens for spaces, without other signs."""
    found = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in ("".join(found) for found in LINK.findall(prose(page))):
        if re.match(r"https?://", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"{link}: there is no {file}"
        assert not anchor or anchor in headings(target), f"{link}: {target.name} has no such heading"


def test_every_page_can_be_reached() -> None:
    """From the README and the first page of the docs."""
    linked = prose(ROOT / "README.md") + prose(ROOT / "docs/index.md")
    for page in (ROOT / "docs").rglob("*.md"):
        if page.name != "index.md" and "{include}" not in page.read_text("utf-8"):
            assert page.relative_to(ROOT / "docs").as_posix() in linked, page.name
