"""The page for researchers describes what is there."""

from pathlib import Path

import pytest

from bastide.envs.layout import Layout
from envs.describe import heading, layouts


@pytest.mark.parametrize("layout", layouts(), ids=heading)
def test_the_docs_describe_the_layout(layout: Layout) -> None:
    """Written anew by `python tests/envs/describe.py`."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert f"### {heading(layout)}\n\n{layout.describe()}" in page
