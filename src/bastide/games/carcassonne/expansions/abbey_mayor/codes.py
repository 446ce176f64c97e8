"""Where the codes of the actions of Abbey & Mayor begin."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import first_code
from bastide.games.carcassonne.expansions.abbey_mayor.actions import Abbey, Barn, Drive

ABBEY: Final[i64] = first_code(Abbey)
BARN: Final[i64] = first_code(Barn)
DRIVE: Final[i64] = first_code(Drive)
