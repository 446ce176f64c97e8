"""Why an action is not legal now: the clause and the reason."""

from typing import TYPE_CHECKING

from bastide.core import CHANCE, Action, Message, Refusal
from bastide.games.caylus import actions as a
from bastide.games.caylus.codes import (
    STEP_BONUS,
    STEP_CASTLE,
    STEP_CHOICE,
    STEP_CONSTRUCT,
    STEP_COST,
    STEP_EFFECT,
    STEP_FAVOUR,
    STEP_GATE,
    STEP_GUILD,
    STEP_INN,
    STEP_JOUST,
    STEP_LAWYER,
    STEP_PAYMENT,
    STEP_PLACE,
    STEP_PRODUCE,
    STEP_PROVOST,
    STEP_PURCHASE,
    STEP_SITE,
    STEP_TRADE,
)
from bastide.games.caylus.components import (
    BEFORE_ROAD,
    BUNDLE,
    CASTLE,
    CASTLE_SPOTS,
    CLASS,
    CLASS_NAMES,
    COLUMNS,
    CUBES,
    EXCHANGE,
    EXCHANGE_CLAUSE,
    EXCHANGE_PAYS,
    FAVOUR_COLUMNS,
    FIRST_CASTLE,
    FIRST_STABLE,
    FIRST_WOODEN,
    FIXED,
    GATE,
    GOLD,
    INN,
    INN_RIGHT,
    JEWELLER,
    LAWYER,
    LINE_NAMES,
    LINES,
    NO_TILE,
    NON_GOLD,
    OPEN_COLUMNS,
    PRESTIGIOUS,
    PROVOST_MOVES,
    RESIDENCE,
    ROAD,
    SECTIONS,
    STABLE_SPOTS,
    STABLES,
)
from bastide.games.caylus.events import goods_message
from bastide.games.caylus.phases import placement
from bastide.games.caylus.sentences import place_message, tile_message

if TYPE_CHECKING:
    from bastide.games.caylus.board import Board

# By kind of action: the steps it can answer, and the clause that says when it is due.
DUE: dict[type[Action], tuple[tuple[int, ...], str]] = {
    a.PlaceWorker: ((STEP_PLACE,), "CAY-6.1"),
    a.Pass: ((STEP_PLACE,), "CAY-6.2"),
    a.MoveWorker: ((STEP_GATE,), "CAY-7.3"),
    a.MoveProvost: ((STEP_GUILD, STEP_PROVOST), "CAY-8.1"),
    a.BuyFavour: ((STEP_JOUST,), "CAY-7.9"),
    a.WithdrawFromInn: ((STEP_INN,), "CAY-7.14"),
    a.StayAtInn: ((STEP_INN,), "CAY-7.14"),
    a.TakeCubes: ((STEP_PRODUCE, STEP_BONUS, STEP_PURCHASE, STEP_CHOICE), "CAY-3.7"),
    a.PayCubes: ((STEP_COST, STEP_PAYMENT), "CAY-3.3"),
    a.UseExchange: ((STEP_TRADE,), "CAY-9.18"),
    a.BuildTile: ((STEP_CONSTRUCT,), "CAY-9.10"),
    a.ChooseSite: ((STEP_SITE,), "CAY-9.14"),
    a.Transform: ((STEP_LAWYER,), "CAY-9.20"),
    a.GiveBatch: ((STEP_CASTLE,), "CAY-10.1"),
    a.StopBuilding: ((STEP_CASTLE,), "CAY-10.1"),
    a.ChooseLine: ((STEP_FAVOUR,), "CAY-12.1"),
    a.UseEffect: ((STEP_EFFECT,), "CAY-12.2"),
}
# What cannot be declined, and why.
NOT_DECLINED: dict[int, str] = {
    STEP_PLACE: "CAY-6.1",
    STEP_INN: "CAY-7.14",
    STEP_PRODUCE: "CAY-9.6",
    STEP_BONUS: "CAY-9.8",
    STEP_PAYMENT: "CAY-3.3",
    STEP_COST: "CAY-3.3",
    STEP_SITE: "CAY-9.14",
    STEP_CASTLE: "CAY-10.2",
    STEP_FAVOUR: "CAY-12.3",
    STEP_CHOICE: "CAY-12.10",
}


def refuse(board: "Board", action: Action) -> Refusal:
    """The clause that forbids an action that is not legal now."""
    if board.to_move == CHANCE:
        return _because("CAY-2.9", "setup")
    if isinstance(action, (a.LayTile, a.DrawOrder)):
        return _because("CAY-2.8", "drawn")
    step = int(board.asked())
    if isinstance(action, a.Decline):
        return _because(_not_declined(board, step), "no_decline")
    steps, clause = DUE[type(action)]
    if step not in steps:
        if board.simplified and isinstance(action, (a.ChooseLine, a.UseEffect)):
            clause = "CAY-15.1"
        return _because(clause, f"not_now_{action.word}")
    seat = int(board.asked_seat())
    value = action.values[0]
    if isinstance(action, a.PlaceWorker):
        return _place(board, seat, value)
    if isinstance(action, a.MoveWorker):
        return _because("CAY-7.3", "gate_again") if value == GATE else _no_spot(board, seat, value)
    if isinstance(action, a.MoveProvost):
        return _provost(board, step, value)
    if isinstance(action, a.TakeCubes):
        return _take(board, step)
    if isinstance(action, a.PayCubes):
        return _pay(board, step, seat, value)
    if isinstance(action, a.UseExchange):
        return _exchange(board, value)
    if isinstance(action, a.BuildTile):
        return _build(board, seat, value + FIRST_WOODEN)
    if isinstance(action, a.ChooseSite):
        return _site(board, seat, value + 1)
    if isinstance(action, a.Transform):
        return _transform(board, seat, value + 1)
    if isinstance(action, a.GiveBatch):
        full = board.section_to_build() == SECTIONS
        return _because("CAY-10.7", "castle_complete") if full else _because("CAY-10.2", "batch_lacking")
    if isinstance(action, a.ChooseLine):
        return _because("CAY-12.6", "line_used", line=Message(f"caylus.line.{LINE_NAMES[value]}"))
    return _effect(board, seat, value)


def _because(clauses: str | tuple[str, ...], reason: str, **params: object) -> Refusal:
    return Refusal(clauses, f"caylus.refusal.{reason}", params)


def _not_declined(board: "Board", step: int) -> str:
    return EXCHANGE_CLAUSE[board.asked_about()] if step == STEP_PURCHASE else NOT_DECLINED[step]


def _place(board: "Board", seat: int, place: int) -> Refusal:
    if board.hand[seat] == 0:
        held = board.worker[INN_RIGHT] == seat
        return _because(("CAY-6.3", "CAY-6.15") if held else "CAY-6.3", "no_worker")
    if placement.spot(board, seat, place) < 0:
        return _no_spot(board, seat, place)
    price = goods_message("denier", int(placement.price(board, seat, place)))
    return _because((placement.price_clause(board, seat, place), "CAY-3.3"), "price", price=price)


def _no_spot(board: "Board", seat: int, place: int) -> Refusal:
    where = place_message(board, place)
    if place > BEFORE_ROAD:
        tile = board.road[place - BEFORE_ROAD]
        if tile == NO_TILE:
            return _because("CAY-6.9", "empty_space", place=where)
        if CLASS[tile] >= PRESTIGIOUS:
            return _because("CAY-6.9", "no_workplace", place=where)
        return _because("CAY-6.10", "occupied", place=where)
    if place == CASTLE:
        here = board.worker[FIRST_CASTLE : FIRST_CASTLE + CASTLE_SPOTS]
        return _because("CAY-6.13", "one_each" if seat in list(here) else "full", place=where)
    if place == STABLES:
        if board.players == 2:
            return _because("CAY-14.2", "no_stables")
        here = board.worker[FIRST_STABLE : FIRST_STABLE + STABLE_SPOTS]
        return _because("CAY-6.11", "one_each" if seat in list(here) else "full", place=where)
    if place == INN:
        return _because("CAY-6.12", "inn_taken")
    return _because("CAY-6.10", "occupied", place=where)


def _provost(board: "Board", step: int, value: int) -> Refusal:
    target = board.provost + PROVOST_MOVES[value]
    if not 1 <= target <= ROAD:
        return _because(("CAY-7.8", "CAY-8.2") if step == STEP_GUILD else "CAY-8.2", "off_road")
    return _because(("CAY-8.1", "CAY-3.3"), "provost_price", count=abs(int(PROVOST_MOVES[value])))


def _take(board: "Board", step: int) -> Refusal:
    about = int(board.asked_about())
    if step == STEP_PRODUCE:
        return _because("CAY-9.7", "not_produced", tile=tile_message(about))
    if step == STEP_BONUS:
        return _because("CAY-9.8", "not_bonus", tile=tile_message(about))
    if step == STEP_PURCHASE:
        return _because((EXCHANGE_CLAUSE[about], "CAY-1.11"), "not_for_sale")
    return _because("CAY-12.10", "not_this_cube")


def _pay(board: "Board", step: int, seat: int, bundle: int) -> Refusal:
    about = int(board.asked_about())
    size = sum(int(BUNDLE[bundle * CUBES + kind]) for kind in range(CUBES))
    if step == STEP_COST:
        if size != 1:
            return _because("CAY-9.13", "one_cube")
        return _because(("CAY-9.13", "CAY-3.3"), "cube_lacking")
    non_gold = int(EXCHANGE_PAYS[about * COLUMNS + NON_GOLD])
    if non_gold and BUNDLE[bundle * CUBES + GOLD]:
        return _because("CAY-9.19", "no_gold")
    if size != (non_gold or 1):
        return _because(EXCHANGE_CLAUSE[about], "cubes_asked", count=non_gold or 1)
    return _because((EXCHANGE_CLAUSE[about], "CAY-3.3"), "cube_lacking")


def _exchange(board: "Board", value: int) -> Refusal:
    tile = int(board.asked_about())
    exchange = int(EXCHANGE[tile * 2 + value])
    if exchange < 0:
        return _because("CAY-9.17", "one_exchange", tile=tile_message(tile))
    return _because((EXCHANGE_CLAUSE[exchange], "CAY-3.3"), "exchange_price")


def _build(board: "Board", seat: int, tile: int) -> Refusal:
    order = int(board.asked_about())
    wanted = Message(f"caylus.class.{CLASS_NAMES[order // 2]}")
    if CLASS[tile] != order // 2:
        clause = "CAY-9.14" if PRESTIGIOUS in (CLASS[tile], order // 2) else "CAY-9.10"
        return _because(clause, "other_class", wanted=wanted)
    if board.stock[tile] == 0:
        if tile == JEWELLER and not board.settings.on("jeweller"):
            return _because("CAY-15.3", "no_jeweller")
        return _because("CAY-1.5", "not_in_stock", tile=tile_message(tile))
    return _because("CAY-3.3", "cost", tile=tile_message(tile))


def _site(board: "Board", seat: int, space: int) -> Refusal:
    if board.promised(space):
        return _because("CAY-9.26", "not_yet_residence")
    return _because("CAY-9.14", "own_residence")


def _transform(board: "Board", seat: int, space: int) -> Refusal:
    tile = board.road[space]
    if tile == NO_TILE:
        return _because("CAY-9.21", "nothing_there")
    if board.promised(space):
        return _because("CAY-9.26", "promised")
    if tile == LAWYER:
        return _because("CAY-9.21", "not_lawyer")
    if tile == RESIDENCE or CLASS[tile] == PRESTIGIOUS:
        return _because("CAY-9.21", "stays")
    if CLASS[tile] == FIXED:
        return _because("CAY-9.21", "fixed")
    return _because("CAY-9.21", "not_yours")


def _effect(board: "Board", seat: int, column: int) -> Refusal:
    line = int(board.asked_about())
    if column >= board.markers[seat * LINES + line]:
        closed = column >= OPEN_COLUMNS[board.scored]
        return _because(("CAY-12.2", "CAY-12.4") if closed else "CAY-12.2", "beyond_marker", column=column + 1)
    field = line * FAVOUR_COLUMNS + column
    if field == 3 * FAVOUR_COLUMNS:
        return _because("CAY-12.10", "no_effect")
    return _because(("CAY-12.3", "CAY-3.6"), "cannot_use")
