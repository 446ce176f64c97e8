"""Where the codes of the actions of The Princess & the Dragon begin."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import first_code
from bastide.games.carcassonne.expansions.princess_dragon.actions import Dragon, Fairy, Portal, Princess

PORTAL: Final[i64] = first_code(Portal)
FAIRY: Final[i64] = first_code(Fairy)
PRINCESS: Final[i64] = first_code(Princess)
DRAGON: Final[i64] = first_code(Dragon)
