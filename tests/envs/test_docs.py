"""The page for researchers describes what is there."""

from pathlib import Path

import pytest

import bastide
from bastide.envs.layout import layout_of


@pytest.mark.parametrize("name", bastide.game_names())
def test_the_docs_describe_the_layout(name: str) -> None:
    """Written anew by `python tests/envs/describe.py`."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert f"### {layout_of(name).game.title}\n\n{layout_of(name).describe()}" in page
