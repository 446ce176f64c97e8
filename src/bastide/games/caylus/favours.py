"""Chapter 12: how favours are gained. What they do is in `favour_table.py`."""

from bastide.core.native import i64
from bastide.games.caylus.codes import STEP_FAVOUR
from bastide.games.caylus.components import SIMPLIFIED_FAVOUR
from bastide.games.caylus.position import Position


def gain_favours(board: Position, seat: i64, count: i64, clause: str) -> None:
    """Favours are taken at once, before play goes on (CAY-3.8, CAY-12.1); beginners gain 3 prestige each (CAY-15.1),
    without a limit (CAY-15.2)."""
    if count == 0:
        return
    if board.events is not None:
        board.note("favoured", clause, seat, {"count": int(count)})
    if board.simplified_favours:
        board.earn(seat, SIMPLIFIED_FAVOUR * count, "CAY-15.1")
    else:
        board.ask(STEP_FAVOUR, seat, count)
