"""Where each kind of action begins in the numbering of all actions; `actions.py` declares the kinds in this order."""

from typing import Final

from bastide.core.native import i64
from bastide.games.magna_carta.components import EXCHANGES, PAYMENTS

MOST_GOLD: Final = 25
"""0 to 24 cubes of one resource of an offer are paid in gold."""

KEEP: Final = 0
MULLIGAN: Final = 1
DRAW: Final = 2
REPLACE: Final = 3
PASS: Final = 4
DECLINE: Final = 5
PLACE: Final = 6  # 52 places of the road
BUILD: Final = 58  # 12 cards
BUILD_PRESTIGE: Final = 70  # 7 prestige buildings
TURN_OVER: Final = 77  # 52 places of the road
MOVE_PROVOST: Final = 129  # -3 to +3
STAY: Final = 132
OFFER: Final = 136  # 0 to 24 batches
GOLD_FOR: Final = 161  # 3 resources, 0 to 24 cubes
USE: Final = 236
PAY: Final[i64] = USE + EXCHANGES
DRAW_NEUTRAL: Final[i64] = PAY + PAYMENTS
DEAL: Final[i64] = DRAW_NEUTRAL + 4
FIRST_PLAYER: Final[i64] = DEAL + 12
