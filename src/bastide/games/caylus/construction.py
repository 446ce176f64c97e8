"""Chapter 9, building: Carpenters, Mason and Architect, and the favours that build like them."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import BUILD, DECLINE, PAY, SITE, STEP_CONSTRUCT, STEP_COST, STEP_SITE
from bastide.games.caylus.components import (
    ANY,
    CLASS,
    COLUMNS,
    COST,
    CUBES,
    DISCOUNT,
    END_OF_CLASS,
    FIRST_OF_CLASS,
    FIRST_WOODEN,
    JEWELLER,
    NO_SITE,
    PRESTIGIOUS,
    PURSE,
    RESIDENCE,
    ROAD,
    TILE_FAVOURS,
    TILE_NAMES,
)
from bastide.games.caylus.favours import gain_favours
from bastide.games.caylus.position import LEGAL, NONE, Position
from bastide.games.caylus.setup import building_prestige
from bastide.games.caylus.trade import size

OTHER_CLASS: Final = 120
OTHER_THAN_PRESTIGE: Final = 121
NO_JEWELLER: Final = 122
NOT_IN_STOCK: Final = 123
TILE_TOO_DEAR: Final = 124
ONE_CUBE: Final = 125
CUBE_LACKING: Final = 126
NOT_YET_RESIDENCE: Final = 127
NO_OWN_RESIDENCE: Final = 128
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    OTHER_CLASS: (("CAY-9.10",), "other_class"),
    OTHER_THAN_PRESTIGE: (("CAY-9.14",), "other_class"),
    NO_JEWELLER: (("CAY-15.3",), "no_jeweller"),
    NOT_IN_STOCK: (("CAY-1.5",), "not_in_stock"),
    TILE_TOO_DEAR: (("CAY-3.3",), "cost"),
    ONE_CUBE: (("CAY-9.13",), "one_cube"),
    CUBE_LACKING: (("CAY-9.13", "CAY-3.3"), "cube_lacking"),
    NOT_YET_RESIDENCE: (("CAY-9.26",), "not_yet_residence"),
    NO_OWN_RESIDENCE: (("CAY-9.14",), "own_residence"),
}
"""By verdict the clauses and the reason."""


def can_build(board: Position, seat: i64, order: i64) -> bool:
    """Whether the seat can build a tile of the class at all; `order` is the class * 2 + 1 with a favour's discount."""
    return len(options(board, seat, order)) > 1


def options(board: Position, seat: i64, order: i64) -> vec[i64]:
    """Every payable tile of the class in stock, if there is a site, or declining (CAY-9.10, 9.12, 9.14, 9.16)."""
    found = vec[i64](capacity=10)
    kind = order // 2
    if has_site(board, seat, kind):
        tile: i64
        for tile in range(FIRST_OF_CLASS[kind], END_OF_CLASS[kind]):
            if why_not_build(board, seat, tile, order) == LEGAL:
                found = append(found, BUILD + tile - FIRST_WOODEN)
    return append(found, DECLINE)


def why_not_build(board: Position, seat: i64, tile: i64, order: i64) -> i64:
    """Why the seat may not build the tile: another class is asked for (CAY-9.10, CAY-9.14), it is not in stock
    (CAY-1.5, CAY-15.3) or too dear (CAY-3.3)."""
    if CLASS[tile] != order // 2:
        return OTHER_THAN_PRESTIGE if CLASS[tile] == PRESTIGIOUS or order // 2 == PRESTIGIOUS else OTHER_CLASS
    if board.stock[tile] == 0:
        return NO_JEWELLER if tile == JEWELLER and not board.settings.on("jeweller") else NOT_IN_STOCK
    if payable(board, seat, tile, order % 2):
        return LEGAL
    return TILE_TOO_DEAR


def has_site(board: Position, seat: i64, kind: i64) -> bool:
    """A free space for wooden and stone tiles, an own residence for prestige tiles (CAY-9.12, CAY-9.16)."""
    if kind != PRESTIGIOUS:
        return board.free_site != NO_SITE
    return len(site_options(board, seat)) > 0


def cost(tile: i64, kind: i64, discount: i64) -> i64:
    """Cubes of a kind the tile costs, less 1 wood or 1 stone when a favour builds it (CAY-12.12)."""
    fixed = COST[tile * COLUMNS + kind]
    return fixed - 1 if discount == 1 and DISCOUNT[CLASS[tile]] == kind else fixed


def payable(board: Position, seat: i64, tile: i64, discount: i64) -> bool:
    """Whether the seat can pay the tile in full (CAY-3.3, CAY-9.13)."""
    left: i64 = 0
    kind: i64
    for kind in range(CUBES):
        rest = board.purse[seat * PURSE + kind] - cost(tile, kind, discount)
        if rest < 0:
            return False
        left += rest
    return left >= COST[tile * COLUMNS + ANY]


def choose_tile(board: Position, seat: i64, tile: i64) -> None:
    """Build the tile; where the payer chooses a cube or the residence, ask first (CAY-9.13, CAY-9.14)."""
    discount = board.asked_about() % 2
    board.answered()
    if CLASS[tile] == PRESTIGIOUS:
        board.ask(STEP_SITE, seat, tile)
        return
    if COST[tile * COLUMNS + ANY] == 0:
        build(board, seat, tile, discount, NONE)
        return
    ways = cube_options(board, seat, tile, discount)
    if len(ways) == 1:
        build(board, seat, tile, discount, ways[0] - PAY)
    else:
        board.ask(STEP_COST, seat, tile * 2 + discount)


def cube_options(board: Position, seat: i64, tile: i64, discount: i64) -> vec[i64]:
    """The cubes that can be paid for `*`: any kind left beside the fixed cost, gold and wood included (CAY-9.13)."""
    found = vec[i64](capacity=CUBES)
    kind: i64
    for kind in range(CUBES):
        if why_no_cube(board, seat, tile, discount, kind) == LEGAL:
            found = append(found, PAY + kind)
    return found


def why_no_cube(board: Position, seat: i64, tile: i64, discount: i64, bundle: i64) -> i64:
    """Why this is not the cube for `*`: it is not one, or the seat has none beside the fixed cost (CAY-9.13)."""
    if size(bundle) != 1:
        return ONE_CUBE
    left = board.purse[seat * PURSE + bundle] > cost(tile, bundle, discount)
    if left:
        return LEGAL
    return CUBE_LACKING


def build(board: Position, seat: i64, tile: i64, discount: i64, cube: i64) -> None:
    """Pay, lay the tile on the lowest free space with the own house, gain prestige and favours (CAY-9.10)."""
    clause = "CAY-12.12" if discount == 1 else "CAY-9.10"
    pay_cost(board, seat, tile, discount, clause)
    if cube != NONE:
        board.pay(seat, cube, 1, "CAY-9.13")
    space = board.free_site
    lay(board, seat, tile, space, clause)
    board.find_free_site()
    gain_favours(board, seat, TILE_FAVOURS[tile], "CAY-9.10")


def site_options(board: Position, seat: i64) -> vec[i64]:
    """The own residences (CAY-9.14)."""
    found = vec[i64](capacity=8)
    space: i64
    for space in range(1, ROAD + 1):
        if why_no_site(board, seat, space) == LEGAL:
            found = append(found, SITE + space - 1)
    return found


def why_no_site(board: Position, seat: i64, space: i64) -> i64:
    """Why a prestige tile does not go there: on own residences alone (CAY-9.14), once they stand (CAY-9.26)."""
    if board.road[space] == RESIDENCE and board.owner[space] == seat:
        return LEGAL
    return NOT_YET_RESIDENCE if board.promised(space) else NO_OWN_RESIDENCE


def build_on_residence(board: Position, seat: i64, tile: i64, space: i64) -> None:
    """The residence is discarded for the prestige tile; prestige at once, then the favours (CAY-9.14, CAY-9.15)."""
    pay_cost(board, seat, tile, 0, "CAY-9.14")
    lay(board, seat, tile, space, "CAY-9.14")
    gain_favours(board, seat, TILE_FAVOURS[tile], "CAY-9.15")


def pay_cost(board: Position, seat: i64, tile: i64, discount: i64, clause: str) -> None:
    """Pay the fixed cubes of a tile."""
    kind: i64
    for kind in range(CUBES):
        board.pay(seat, kind, cost(tile, kind, discount), clause)


def lay(board: Position, seat: i64, tile: i64, space: i64, clause: str) -> None:
    """Take the tile from the stock, lay it with the seat's house and score it."""
    board.stock[tile] -= 1
    board.road[space] = tile
    board.owner[space] = seat
    if board.events is not None:
        board.note("built", clause, seat, {"tile": TILE_NAMES[tile], "space": int(space)})
    board.earn(seat, building_prestige(board, tile), clause)


def offer(board: Position, seat: i64, order: i64, tile: i64) -> None:
    """Offer building to the user of a Carpenter, Mason or Architect, if anything can be built (CAY-3.6)."""
    if can_build(board, seat, order):
        board.ask(STEP_CONSTRUCT, seat, order)
    elif board.events is not None:
        clause = "CAY-3.6"
        if not has_site(board, seat, order // 2):
            clause = "CAY-9.16" if order // 2 == PRESTIGIOUS else "CAY-9.12"
        board.note("useless", clause, seat, {"tile": TILE_NAMES[tile]})
