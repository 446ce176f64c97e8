"""Where the codes of the actions of The Tower begin."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import first_code
from bastide.games.carcassonne.expansions.tower.actions import Capture, Exchange, Ransom, Top, Tower

TOWER: Final[i64] = first_code(Tower)
TOP: Final[i64] = first_code(Top)
CAPTURE: Final[i64] = first_code(Capture)
EXCHANGE: Final[i64] = first_code(Exchange)
RANSOM: Final[i64] = first_code(Ransom)
