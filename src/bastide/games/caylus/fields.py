"""How far the game has come, field by field: for the snapshot and the view."""

from typing import Final

from bastide.core.fields import Field, Flag, Whole, declared
from bastide.core.native import i64
from bastide.games.caylus.codes import BUILDINGS, CASTLE, END_OF_TURN, PROVOST_PHASE, SETUP, SPECIAL
from bastide.games.caylus.components import NEUTRAL_TILES, ROAD, SECTIONS
from bastide.games.caylus.view_types import CaylusView


def first_of_phase(phase: i64) -> int:
    """Where the cursor of a phase begins."""
    return 1 if phase == SETUP or phase == BUILDINGS else 0


def last_of_phase(phase: i64, players: i64) -> int:
    """Where it ends."""
    if phase == SETUP:
        return NEUTRAL_TILES + 1
    if phase == BUILDINGS:
        return ROAD + 1
    if phase == SPECIAL or phase == CASTLE:
        return 6
    if phase == END_OF_TURN:
        return int(players) + 1
    return int(players) if phase == PROVOST_PHASE else int(players) - 1


SHOWN: Final[list[Field]] = declared(CaylusView)
FIELDS: Final[list[Field]] = [
    *SHOWN,
    Whole(lambda p: first_of_phase(p.phase), lambda p: last_of_phase(p.phase, p.players), name="cursor"),
    Flag("active"),
    Whole(0, SECTIONS, name="scored"),
]
