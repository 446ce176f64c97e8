"""Chapter 2: set-up. The neutral tiles and the turn order are drawn; all else is fixed."""

from bastide.core import CHANCE, Settings
from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import LAY, MAX_STEPS, ORDER, SETUP
from bastide.games.caylus.components import (
    COPIES,
    DENIER,
    FIRST_SITE,
    FIXED_TILE,
    JEWELLER,
    LAWYER,
    LINES,
    NEUTRAL_TILES,
    NO_TILE,
    PURSE,
    ROAD,
    SECTIONS,
    SPOTS,
    START_BAILIFF,
    START_DENIERS,
    START_GOODS,
    TILE_NAMES,
    TILE_PRESTIGE,
    WORKERS,
)
from bastide.games.caylus.position import NONE, Position


def lay_out(board: Position, settings: Settings) -> None:
    """Lay out what no chance decides: goods (CAY-2.2), workers (CAY-1.3), stock (CAY-2.5), bailiff and provost
    (CAY-2.6) and empty buildings (CAY-2.7); the tiles and the order are drawn next, and nothing later (CAY-2.8)."""
    players = settings.players
    board.simplified_favours = settings.on("simplified_favours")
    board.lawyer_prestige = int(settings["lawyer_prestige"])
    goods: list[int] = START_GOODS * players
    board.purse = vec[i64](goods)
    board.prestige = vec[i64]([0] * players)
    board.hand = vec[i64]([int(WORKERS)] * players)
    board.markers = vec[i64]([0] * (players * LINES))
    board.lines_used = vec[i64]([0] * players)
    board.houses = vec[i64]([0] * (players * SECTIONS))
    board.batches = vec[i64]([0] * players)
    board.road = FIXED_TILE[:]
    board.owner = vec[i64]([NONE] * (ROAD + 1))
    board.worker = vec[i64]([NONE] * SPOTS)
    board.stock = COPIES[:]
    tile: i64
    for tile in range(NEUTRAL_TILES):
        board.stock[tile] = 1
    if not settings.on("jeweller"):
        board.stock[JEWELLER] = 0
    board.order = vec[i64]([])
    board.bridge = vec[i64]([])
    board.promises = vec[i64]([])
    board.bailiff = START_BAILIFF
    board.provost = START_BAILIFF
    board.free_site = FIRST_SITE
    board.steps = vec[i64]([0] * (3 * MAX_STEPS))
    board.phase = SETUP
    board.cursor = 1
    board.to_move = CHANCE


def outcomes(board: Position) -> vec[i64]:
    """What chance can draw next: a tile for the next space, then a seat for the next place in the order (CAY-2.9)."""
    found = vec[i64](capacity=8)
    if board.cursor <= NEUTRAL_TILES:
        tile: i64
        for tile in range(NEUTRAL_TILES):
            if board.stock[tile] == 1:
                found = append(found, LAY + tile)
        return found
    seat: i64
    for seat in range(board.players):
        if not in_order(board, seat):
            found = append(found, ORDER + seat)
    return found


def draw(board: Position, code: i64) -> bool:
    """Take a drawn tile or seat; the last of each is left over. Returns whether the set-up is complete."""
    if code < ORDER:
        lay_tile(board, code - LAY, True)
        if board.cursor == NEUTRAL_TILES:
            lay_tile(board, left_over(board), False)
        return False
    seat_next(board, code - ORDER, True)
    if len(board.order) == board.players - 1:
        seat: i64
        for seat in range(board.players):
            if not in_order(board, seat):
                seat_next(board, seat, False)
                break
    return len(board.order) == board.players


def lay_tile(board: Position, tile: i64, drawn: bool) -> None:
    """Lay a neutral tile face up on the next of spaces 1 to 6 (CAY-2.1)."""
    board.stock[tile] = 0
    board.road[board.cursor] = tile
    if board.events is not None:
        board.note("laid", "CAY-2.1", NONE, {"tile": TILE_NAMES[tile], "space": board.cursor}, chance=drawn)
    board.cursor += 1


def left_over(board: Position) -> i64:
    """The neutral tile that is not laid yet."""
    tile: i64
    for tile in range(NEUTRAL_TILES):
        if board.stock[tile] == 1:
            return tile
    return NO_TILE


def seat_next(board: Position, seat: i64, drawn: bool) -> None:
    """Give a seat the next place in the turn order and the deniers of that place (CAY-2.3, CAY-2.4, CAY-14.1)."""
    deniers: i64 = START_DENIERS[int(board.players)][len(board.order)]
    board.order = append(board.order, seat)
    board.purse[seat * PURSE + DENIER] = deniers
    if board.events is not None:
        data = {"place": len(board.order), "deniers": int(deniers)}
        board.note("ordered", "CAY-2.3", seat, data, chance=drawn)


def in_order(board: Position, seat: i64) -> bool:
    """Whether the seat has a place in the turn order."""
    return seat in board.order


def building_prestige(board: Position, tile: i64) -> i64:
    """What building a tile is worth, the lawyer's value being an option (CAY-15.4)."""
    return board.lawyer_prestige if tile == LAWYER else TILE_PRESTIGE[tile]
