"""The board and the components of Torres: tables made once from `components.json` (TOR-1, TOR-2.5, TOR-3.3)."""

import json
from importlib.resources import files
from typing import Any, Final

from bastide.core.native import i64, u8, vec

DATA: Final[dict[str, Any]] = json.loads(files("bastide.games.torres").joinpath("components.json").read_text("utf-8"))

# The grid of 8 by 8 squares, a1 to h8 (TOR-1.1).
SIDE: Final = 8
SQUARES: Final = 64
SQUARE_NAMES: Final[list[str]] = [f"{'abcdefgh'[s % SIDE]}{SIDE - s // SIDE}" for s in range(SQUARES)]
MARKED: Final[list[int]] = [SQUARE_NAMES.index(name) for name in DATA["board"]["marked_squares"]]
NO_SQUARE: Final = -1


def _ray(square: int, dx: int, dy: int) -> int:
    x, y = square % SIDE + dx, square // SIDE + dy
    return SIDE * y + x if 0 <= x < SIDE and 0 <= y < SIDE else NO_SQUARE


ORTHOGONAL: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONALS: Final = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
# Adjacent is what shares a side (TOR-1.3): four entries a square, by direction; NO_SQUARE beyond the edge.
NEAR: Final = vec[i64]([_ray(s, dx, dy) for s in range(SQUARES) for dx, dy in ORTHOGONAL])
CORNER: Final = vec[i64]([_ray(s, dx, dy) for s in range(SQUARES) for dx, dy in DIAGONALS])

BLOCKS: Final[int] = DATA["components"]["blocks"]
KNIGHTS: Final[int] = DATA["components"]["knights_on_board"]
TOWER_HEIGHT: Final[int] = DATA["years"]["tower_height"]
MAX_TOWERS: Final = 4
YEARS: Final = 3
# The phase card of each number of players (TOR-2.4, TOR-14.1, TOR-14.2), then by year from 0.
ROUNDS: Final[list[list[int]]] = [[]] * 2 + [DATA["years"]["rounds"][n] for n in "234"]
ROUNDS_OF: Final = vec[i64]([count for years in ROUNDS for count in years or [0] * YEARS])
"""[players * YEARS + year from 0]"""
ROUNDS_BEFORE: Final = vec[i64]([sum(years[:year]) for years in ROUNDS for year in range(YEARS + 1)])
"""[players * (YEARS + 1) + year from 0]: the rounds of all years before it."""
TOWERS: Final[list[list[list[int]]]] = [[]] * 2 + [DATA["years"]["towers"][n] for n in "234"]

TURN_POINTS: Final[int] = DATA["turn"]["action_points"]
ADD_KNIGHT: Final[int] = DATA["turn"]["add_knight"]
MOVE_KNIGHT: Final[int] = DATA["turn"]["move_knight"]
PLACE_BLOCK: Final[int] = DATA["turn"]["place_block"]
BUY_CARD: Final[int] = DATA["turn"]["buy_card"]
ADVANCE: Final[int] = DATA["turn"]["advance"]
CARDS_BOUGHT: Final[int] = DATA["turn"]["cards_bought"]
CARDS_SHOWN: Final[int] = DATA["turn"]["cards_shown"]

START_CASTLES: Final[int] = DATA["building"]["start_castles"]
START_DISTANCE: Final[int] = DATA["building"]["start_castle_distance"]
CASTLES_AFTER_SHIFT: Final[int] = DATA["building"]["castles_after_shift"]
MAX_CASTLES: Final = 32
NO_LEVELS: Final = vec[i64]([0] * MAX_CASTLES)
"""The highest levels in all castles, before any knight is looked at; to be copied."""

TRACK: Final[int] = DATA["score_track"]
TOKEN_LAPS: Final = 2  # the token has two sides, 100 and 200 (TOR-10.2)
KING_BONUS: Final = vec[i64](DATA["king_bonus"])

CARD_NAMES: Final[list[str]] = [card["id"] for card in DATA["action_cards"]]
CARD_CLAUSES: Final[list[str]] = [card["clause"] for card in DATA["action_cards"]]
CARDS: Final = 10
SIX_AP: Final = 0
SEVEN_AP: Final = 1
EXTRA_BLOCK: Final = 2
FREE_MOVE: Final = 3
DIAGONAL: Final = 4
TWO_UP: Final = 5
JUMP: Final = 6
ANY_DOOR: Final = 7
RAISE_KNIGHT: Final = 8
SHIFT_BLOCK: Final = 9
NO_CARD: Final = -1

MASTER_NAMES: Final[list[str]] = [card["id"] for card in DATA["master_cards"]]
MASTER_CLAUSES: Final[list[str]] = [card["clause"] for card in DATA["master_cards"]]
MASTER_POINTS: Final[list[list[int]]] = [card["points"] for card in DATA["master_cards"]]
EXACT_CASTLES_WANTED: Final[list[int]] = DATA["master_cards"][0]["castles"]
EXACT_CASTLES: Final = 0
ALL_LEVELS_DIFFER: Final = 1
ALL_SAME_LEVEL: Final = 2
ALL_CONNECTED: Final = 3
ALL_IN_LINE: Final = 4
FOUR_SQUARE: Final = 5
MAIN_DIAGONALS: Final = 6
BOARD_EDGE: Final = 7

# What stands on a square: 0 for nobody, the knight of seat s as s + 1, or the king.
THE_KING: Final = 5

NO_BYTES: Final = vec[u8]()
NO_NUMBERS: Final = vec[i64]()
