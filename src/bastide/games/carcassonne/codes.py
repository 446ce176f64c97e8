"""Where the codes of each kind of action begin, for the compiled rules."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import (
    Abbey,
    Barn,
    Begin,
    Capture,
    Choose,
    Deploy,
    Dragon,
    Draw,
    Drive,
    Exchange,
    Fairy,
    Pass,
    Place,
    Portal,
    Princess,
    Ransom,
    Top,
    Tower,
)

BEGIN: Final[i64] = Begin.first_code
DRAW: Final[i64] = Draw.first_code
PASS: Final[i64] = Pass.first_code
DEPLOY: Final[i64] = Deploy.first_code
PLACE: Final[i64] = Place.first_code
CHOOSE: Final[i64] = Choose.first_code
PORTAL: Final[i64] = Portal.first_code
FAIRY: Final[i64] = Fairy.first_code
PRINCESS: Final[i64] = Princess.first_code
DRAGON: Final[i64] = Dragon.first_code
TOWER: Final[i64] = Tower.first_code
TOP: Final[i64] = Top.first_code
CAPTURE: Final[i64] = Capture.first_code
EXCHANGE: Final[i64] = Exchange.first_code
RANSOM: Final[i64] = Ransom.first_code
ABBEY: Final[i64] = Abbey.first_code
BARN: Final[i64] = Barn.first_code
DRIVE: Final[i64] = Drive.first_code
