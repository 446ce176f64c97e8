"""Writes the tables of docs/research.md anew: `python tests/envs/describe.py`."""

import re
from pathlib import Path

import bastide
from bastide.envs.layout import layout_of

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def main() -> None:
    layouts = [layout_of(name) for name in bastide.game_names()]
    tables = "\n".join(f"### {layout.game.title}\n\n{layout.describe()}" for layout in layouts)
    text = PAGE.read_text("utf-8")
    text = re.sub(r"(?:@@TABLES@@\n|### .*?)(?=\n## )", lambda _: tables, text, count=1, flags=re.DOTALL)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
