"""The codes of the actions and the kinds of pending steps, as literals the compiled rules can use.

`actions.py` declares the actions in this order and checks that the numbers agree.
"""

from typing import Final

LAY: Final = 0
ORDER: Final = 6
PLACE: Final = 11
PASS: Final = 46
MOVE: Final = 47
PROVOST: Final = 82
JOUST: Final = 88
WITHDRAW: Final = 89
STAY: Final = 90
TAKE: Final = 91
PAY: Final = 141
EXCHANGE: Final = 191
BUILD: Final = 193
SITE: Final = 219
TRANSFORM: Final = 247
DECLINE: Final = 275
GIVE: Final = 276
STOP: Final = 282
FAVOUR: Final = 283
EFFECT: Final = 287
SIZE: Final = 292

# Phases of the turn (CAY-4.1); the set-up comes before them.
SETUP: Final = 0
INCOME: Final = 1
PLACEMENT: Final = 2
SPECIAL: Final = 3
PROVOST_PHASE: Final = 4
BUILDINGS: Final = 5
CASTLE: Final = 6
END_OF_TURN: Final = 7
PHASE_NAMES: Final = [
    "setup",
    "income",
    "placement",
    "special",
    "provost",
    "buildings",
    "castle",
    "end_of_turn",
]

# Pending steps: what a seat has to decide, with one number that says what about.
STEP_NAMES: Final = [
    "place",  # a worker, or pass
    "gate",
    "guild",
    "joust",
    "inn",
    "provost",
    "produce",  # tile
    "bonus",  # tile
    "trade",  # tile
    "payment",  # exchange: the cubes the payer chooses
    "purchase",  # exchange: the cubes the buyer chooses
    "construct",  # class of tiles * 2 + 1 if a favour saves a cube
    "cost",  # tile * 2 + 1 if a favour saves a cube: the cube for `*`
    "site",  # prestige tile to be put on an own residence
    "lawyer",  # deniers it costs
    "castle",
    "favour",  # favours still to be taken
    "effect",  # line of the favour table
    "choice",  # field of the favour table with two alternatives
]
STEP_PLACE: Final = 0
STEP_GATE: Final = 1
STEP_GUILD: Final = 2
STEP_JOUST: Final = 3
STEP_INN: Final = 4
STEP_PROVOST: Final = 5
STEP_PRODUCE: Final = 6
STEP_BONUS: Final = 7
STEP_TRADE: Final = 8
STEP_PAYMENT: Final = 9
STEP_PURCHASE: Final = 10
STEP_CONSTRUCT: Final = 11
STEP_COST: Final = 12
STEP_SITE: Final = 13
STEP_LAWYER: Final = 14
STEP_CASTLE: Final = 15
STEP_FAVOUR: Final = 16
STEP_EFFECT: Final = 17
STEP_CHOICE: Final = 18
MAX_STEPS: Final = 8
