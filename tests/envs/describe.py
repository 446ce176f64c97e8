"""Writes the tables of docs/research.md anew: `python tests/envs/describe.py`."""

import re
from pathlib import Path

import bastide
from bastide.envs.layout import Layout, layout_of, observations_of

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def layouts() -> list[Layout]:
    """The plain observation of every game, then those made for nets."""
    plain = [layout_of(name) for name in bastide.game_names()]
    nets = [(name, kind) for name in bastide.game_names() for kind in observations_of(bastide.load(name))[1:]]
    return plain + [layout_of(name, None, kind) for name, kind in nets]


def heading(layout: Layout) -> str:
    """Of the section that describes it."""
    title = layout.game.title
    return title if layout.observation == "plain" else f"{title}: `{layout.observation}`, version {layout.version}"


def main() -> None:
    tables = "\n".join(f"### {heading(layout)}\n\n{layout.describe()}" for layout in layouts())
    text = PAGE.read_text("utf-8")
    text = re.sub(r"(?:@@TABLES@@\n|### .*?)(?=\n## )", lambda _: tables, text, count=1, flags=re.DOTALL)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
