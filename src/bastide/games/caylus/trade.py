"""Chapter 9, trade: the printed exchanges of a building, once, and the cubes paid or bought."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.caylus.codes import DECLINE, PAY, STEP_PAYMENT, STEP_PURCHASE, STEP_TRADE, TAKE
from bastide.games.caylus.codes import EXCHANGE as USE_EXCHANGE
from bastide.games.caylus.components import (
    ANY,
    BUNDLE,
    COLUMNS,
    CUBES,
    END_OF_BUNDLES,
    EXCHANGE,
    EXCHANGE_CLAUSE,
    EXCHANGE_GAINS,
    EXCHANGE_PAYS,
    FIRST_BUNDLE,
    GOLD,
    NON_GOLD,
    PRESTIGE,
    PURSE,
    TILE_NAMES,
)
from bastide.games.caylus.position import LEGAL, NONE, Position

ONE_EXCHANGE: Final = 110
EXCHANGE_TOO_DEAR: Final = 111
NO_GOLD: Final = 112
OTHER_NUMBER: Final = 113
CUBES_LACKING: Final = 114
NOT_FOR_SALE: Final = 115
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    ONE_EXCHANGE: (("CAY-9.17",), "one_exchange"),
    EXCHANGE_TOO_DEAR: (("exchange", "CAY-3.3"), "exchange_price"),
    NO_GOLD: (("CAY-9.19",), "no_gold"),
    OTHER_NUMBER: (("exchange",), "cubes_asked"),
    CUBES_LACKING: (("exchange", "CAY-3.3"), "cube_lacking"),
    NOT_FOR_SALE: (("exchange", "CAY-1.11"), "not_for_sale"),
}
"""By verdict the clauses and the reason; `exchange` is the clause of the exchange in question."""


def offer(board: Position, seat: i64, tile: i64) -> None:
    """Offer the exchanges of a tile, if the user can pay one (CAY-9.17, CAY-9.18)."""
    if len(options(board, seat, tile)) > 1:
        board.ask(STEP_TRADE, seat, tile)
    elif board.events is not None:
        board.note("useless", "CAY-3.6", seat, {"tile": TILE_NAMES[tile]})


def options(board: Position, seat: i64, tile: i64) -> vec[i64]:
    """At most one of the exchanges, or declining (CAY-3.6, CAY-9.18)."""
    found = vec[i64](capacity=3)
    i: i64
    for i in range(2):
        if why_not_use(board, seat, tile, i) == LEGAL:
            found = append(found, USE_EXCHANGE + i)
    return append(found, DECLINE)


def why_not_use(board: Position, seat: i64, tile: i64, i: i64) -> i64:
    """Why the seat may not use this exchange of the tile: there is none (CAY-9.17), or it is too dear (CAY-3.3)."""
    exchange = EXCHANGE[tile * 2 + i]
    if exchange == NONE:
        return ONE_EXCHANGE
    if payable(board, seat, exchange):
        return LEGAL
    return EXCHANGE_TOO_DEAR


def payable(board: Position, seat: i64, exchange: i64) -> bool:
    """Whether the seat can pay an exchange in full (CAY-3.3)."""
    non_gold: i64 = 0
    kind: i64
    for kind in range(PURSE):
        if board.purse[seat * PURSE + kind] < EXCHANGE_PAYS[exchange * COLUMNS + kind]:
            return False
        if kind < GOLD:
            non_gold += board.purse[seat * PURSE + kind]
    any_cube = non_gold + board.purse[seat * PURSE + GOLD]
    return EXCHANGE_PAYS[exchange * COLUMNS + ANY] <= any_cube and (
        EXCHANGE_PAYS[exchange * COLUMNS + NON_GOLD] <= non_gold
    )


def use(board: Position, seat: i64, exchange: i64) -> None:
    """Use an exchange: where the payer has a choice of cubes, ask; a forced payment is not asked for."""
    if EXCHANGE_PAYS[exchange * COLUMNS + ANY] + EXCHANGE_PAYS[exchange * COLUMNS + NON_GOLD] == 0:
        settle(board, seat, exchange)
        return
    ways = payments(board, seat, exchange)
    if len(ways) == 1:
        pay_chosen(board, seat, exchange, ways[0] - PAY)
    else:
        board.ask(STEP_PAYMENT, seat, exchange)


def payments(board: Position, seat: i64, exchange: i64) -> vec[i64]:
    """The cubes that can be paid: one of any kind, or the number asked for, without gold (CAY-1.11, CAY-9.19)."""
    first: i64 = 0
    end: i64 = CUBES
    non_gold = EXCHANGE_PAYS[exchange * COLUMNS + NON_GOLD]
    if non_gold > 0:
        first = FIRST_BUNDLE[non_gold]
        end = END_OF_BUNDLES[non_gold]
    found = vec[i64](capacity=8)
    bundle: i64
    for bundle in range(first, end):
        if holds(board, seat, bundle):
            found = append(found, PAY + bundle)
    return found


def why_not_pay(board: Position, seat: i64, exchange: i64, bundle: i64) -> i64:
    """Why these cubes do not pay the exchange: gold (CAY-9.19), another number, or they are lacking (CAY-3.3)."""
    for way in payments(board, seat, exchange):
        if way == PAY + bundle:
            return LEGAL
    non_gold = EXCHANGE_PAYS[exchange * COLUMNS + NON_GOLD]
    if non_gold > 0 and BUNDLE[bundle * CUBES + GOLD] > 0:
        return NO_GOLD
    return CUBES_LACKING if size(bundle) == max(non_gold, 1) else OTHER_NUMBER


def size(bundle: i64) -> i64:
    """How many cubes are in a bundle."""
    count: i64 = 0
    kind: i64
    for kind in range(CUBES):
        count += BUNDLE[bundle * CUBES + kind]
    return count


def holds(board: Position, seat: i64, bundle: i64) -> bool:
    """Whether the seat owns all cubes of a bundle."""
    kind: i64 = 0
    while kind < CUBES and board.purse[seat * PURSE + kind] >= BUNDLE[bundle * CUBES + kind]:
        kind += 1
    return kind == CUBES


def pay_chosen(board: Position, seat: i64, exchange: i64, bundle: i64) -> None:
    """Pay the cubes the payer chose, then complete the exchange."""
    board.pay_bundle(seat, bundle, EXCHANGE_CLAUSE[exchange])
    settle(board, seat, exchange)


def settle(board: Position, seat: i64, exchange: i64) -> None:
    """Pay the fixed part of an exchange and gain what it gives; cubes to choose are asked for."""
    clause = EXCHANGE_CLAUSE[exchange]
    kind: i64
    for kind in range(PURSE):
        board.pay(seat, kind, EXCHANGE_PAYS[exchange * COLUMNS + kind], clause)
    for kind in range(PURSE):
        board.gain(seat, kind, EXCHANGE_GAINS[exchange * COLUMNS + kind], clause)
    board.earn(seat, EXCHANGE_GAINS[exchange * COLUMNS + PRESTIGE], clause)
    if EXCHANGE_GAINS[exchange * COLUMNS + NON_GOLD] > 0:
        board.ask(STEP_PURCHASE, seat, exchange)


def purchases(exchange: i64) -> vec[i64]:
    """The number of non-gold cubes that is sold, equal or different (CAY-1.11, CAY-9.17)."""
    count = EXCHANGE_GAINS[exchange * COLUMNS + NON_GOLD]
    found = vec[i64](capacity=10)
    bundle: i64
    for bundle in range(FIRST_BUNDLE[count], END_OF_BUNDLES[count]):
        found = append(found, TAKE + bundle)
    return found


def why_not_buy(exchange: i64, bundle: i64) -> i64:
    """Why these cubes are not what is sold (CAY-1.11, CAY-9.17)."""
    for way in purchases(exchange):
        if way == TAKE + bundle:
            return LEGAL
    return NOT_FOR_SALE
