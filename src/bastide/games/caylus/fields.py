"""How far the game has come, field by field: for the snapshot and the view."""

from typing import Final

from bastide.core.fields import Field, Flag, Named, Whole
from bastide.core.native import i64
from bastide.games.caylus.codes import BUILDINGS, CASTLE, END_OF_TURN, PHASE_NAMES, PROVOST_PHASE, SETUP, SPECIAL
from bastide.games.caylus.components import NEUTRAL_TILES, ROAD, SECTIONS, START_BAILIFF

MOST_TURNS: Final = 18


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


FIELDS: Final[list[Field]] = [
    Whole("turn", 0, MOST_TURNS, default=1),
    Named("phase", PHASE_NAMES, "phase", default="placement"),
    Whole("cursor", lambda p: first_of_phase(p.phase), lambda p: last_of_phase(p.phase, p.players)),
    Flag("active"),
    Whole("bailiff", int(START_BAILIFF), ROAD),
    Whole("provost", 1, ROAD, default=lambda p: int(p.bailiff)),
    Whole("scored", 0, SECTIONS),
]
