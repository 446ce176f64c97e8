"""Where the codes of each kind of action of the base game begin, for the compiled rules."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import Begin, Choose, Deploy, Draw, Pass, Place

BEGIN: Final[i64] = Begin.first_code
DRAW: Final[i64] = Draw.first_code
PASS: Final[i64] = Pass.first_code
DEPLOY: Final[i64] = Deploy.first_code
PLACE: Final[i64] = Place.first_code
CHOOSE: Final[i64] = Choose.first_code
