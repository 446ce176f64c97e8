"""Whole games on file: playthroughs say what they said, records verify."""

from pathlib import Path

import pytest

from bastide.core import Record, verify
from bastide.games.caylus import GAME
from bastide.testing import playthrough

TESTS = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("caylus-2", {"players": 2}),
        ("caylus-4", {"players": 4}),
        ("caylus-3-variants", {"players": 3, "simplified_favours": True, "jeweller": True, "lawyer_prestige": 3}),
    ],
)
def test_playthroughs_are_as_written(name: str, settings: dict[str, object]) -> None:
    written = (TESTS / "playthroughs" / f"{name}.txt").read_text("utf-8")
    assert playthrough(GAME, **settings) == written  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "players", "decisions"), [("caylus-2", 2, 129), ("caylus-4", 4, 244), ("caylus-5-simplified", 5, 346)]
)
def test_records_verify(name: str, players: int, decisions: int) -> None:
    record = Record.read((TESTS / "records" / f"{name}.txt").read_text("utf-8"))
    checked = verify(GAME, record)
    assert checked.draws_checked
    assert checked.draws == 5 + players - 1
    assert checked.decisions == decisions
    assert checked.state.over
    assert checked.state.scores == record.scores
