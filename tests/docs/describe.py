"""Writes docs/games/rulings.md anew from the rulebooks: `python tests/docs/describe.py`."""

from pathlib import Path

import bastide
from bastide.core import Game

PAGE = Path(__file__).parents[2] / "docs" / "games" / "rulings.md"
HEAD = """# Our rulings

Printed rules leave questions open, and editions answer some of them differently. Here is every clause of the rulebooks
that is, wholly or in part, a decision of ours. Those marked *ours* have no other source; the others say more precisely
what the printed rules mean. `bastide rules CLAUSE` shows a clause in the terminal. The pages of the games say where
other editions or programs are known to differ: [Carcassonne](carcassonne.md#rulings),
[Torres](torres.md#rulings), [Caylus](caylus.md#rulings),
[Caylus Magna Carta](magna_carta.md#rulings).

This page is written by `python tests/docs/describe.py`.
"""


def page() -> str:
    return "\n".join([HEAD, *(rulings(bastide.load(name)) for name in bastide.game_names())])


def rulings(game: Game) -> str:
    """The clauses of a game that are rulings, as a table."""
    rows = [f"## {game.title}", "", "| clause | | what we play |", "|---|---|---|"]
    for clause in game.rulebook:
        if "ruling" in clause.source and clause.kind != "example":
            ours = "ours" if clause.source == ("ruling",) else ""
            text = clause.text.replace("|", "\\|").replace("\n", " ")
            rows.append(f"| {clause.id} | {ours} | **{clause.title}.** {text} |")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
