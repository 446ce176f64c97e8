"""Where the codes of the actions of The Count of Carcassonne begin."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import first_code
from bastide.games.carcassonne.expansions.count.actions import Enter, Join, MoveCount

JOIN: Final[i64] = first_code(Join)
ENTER: Final[i64] = first_code(Enter)
COUNT: Final[i64] = first_code(MoveCount)
