"""Where the codes of each kind of action begin, for the compiled rules."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.actions import (
    Abbey,
    Aim,
    Barn,
    Begin,
    Capture,
    Choose,
    Deploy,
    Dragon,
    Draw,
    Drift,
    Drive,
    Enter,
    Exchange,
    Fair,
    Fairy,
    Hand,
    Join,
    MoveCount,
    Pass,
    Place,
    Portal,
    Princess,
    Range,
    Ransom,
    Seduce,
    Send,
    Summon,
    Tempt,
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
JOIN: Final[i64] = Join.first_code
ENTER: Final[i64] = Enter.first_code
COUNT: Final[i64] = MoveCount.first_code
FAIR: Final[i64] = Fair.first_code
AIM: Final[i64] = Aim.first_code
DRIFT: Final[i64] = Drift.first_code
RANGE: Final[i64] = Range.first_code
HAND: Final[i64] = Hand.first_code
SEDUCE: Final[i64] = Seduce.first_code
TEMPT: Final[i64] = Tempt.first_code
SEND: Final[i64] = Send.first_code
SUMMON: Final[i64] = Summon.first_code
