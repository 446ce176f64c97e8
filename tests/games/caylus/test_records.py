"""How long whole games on file are."""

from pathlib import Path

import pytest

from bastide.core import Record, verify
from bastide.games.caylus import GAME

TESTS = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "players", "decisions"), [("caylus-2", 2, 129), ("caylus-4", 4, 244), ("caylus-5-simplified", 5, 346)]
)
def test_records_have_their_number_of_draws_and_decisions(name: str, players: int, decisions: int) -> None:
    record = Record.read((TESTS / "records" / f"{name}.txt").read_text("utf-8"))
    checked = verify(GAME, record)
    assert checked.draws_checked
    assert checked.draws == 5 + players - 1
    assert checked.decisions == decisions
    assert checked.state.over
    assert checked.state.scores == record.scores
