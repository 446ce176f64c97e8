"""Where the codes of the actions of The Catapult begin."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import first_code
from bastide.games.carcassonne.expansions.catapult.actions import (
    Aim,
    Drift,
    Fair,
    Hand,
    Range,
    Seduce,
    Send,
    Summon,
    Tempt,
)

FAIR: Final[i64] = first_code(Fair)
AIM: Final[i64] = first_code(Aim)
DRIFT: Final[i64] = first_code(Drift)
RANGE: Final[i64] = first_code(Range)
HAND: Final[i64] = first_code(Hand)
SEDUCE: Final[i64] = first_code(Seduce)
TEMPT: Final[i64] = first_code(Tempt)
SEND: Final[i64] = first_code(Send)
SUMMON: Final[i64] = first_code(Summon)
