"""Why an action is not legal now: the verdict of the rule that is asked, as clauses and a reason."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bastide.core import CHANCE, Action, Message, Refusal
from bastide.games.caylus import actions as a
from bastide.games.caylus import codes, construction, favour_table, lawyer, production, trade
from bastide.games.caylus.components import (
    CLASS_NAMES,
    COLUMNS,
    EXCHANGE,
    EXCHANGE_CLAUSE,
    EXCHANGE_PAYS,
    FIRST_WOODEN,
    LINE_NAMES,
    NON_GOLD,
    PROVOST_MOVES,
)
from bastide.games.caylus.events import goods_message
from bastide.games.caylus.phases import castle, placement, provost, special
from bastide.games.caylus.position import LEGAL
from bastide.games.caylus.sentences import place_message, tile_message

if TYPE_CHECKING:
    from bastide.games.caylus.position import Position

# By kind of action: the steps it can answer, and the clause that says when it is due.
DUE: dict[type[Action], tuple[tuple[int, ...], str]] = {
    a.PlaceWorker: ((codes.STEP_PLACE,), "CAY-6.1"),
    a.Pass: ((codes.STEP_PLACE,), "CAY-6.2"),
    a.MoveWorker: ((codes.STEP_GATE,), "CAY-7.3"),
    a.MoveProvost: ((codes.STEP_GUILD, codes.STEP_PROVOST), "CAY-8.1"),
    a.BuyFavour: ((codes.STEP_JOUST,), "CAY-7.9"),
    a.WithdrawFromInn: ((codes.STEP_INN,), "CAY-7.14"),
    a.StayAtInn: ((codes.STEP_INN,), "CAY-7.14"),
    a.TakeCubes: ((codes.STEP_PRODUCE, codes.STEP_BONUS, codes.STEP_PURCHASE, codes.STEP_CHOICE), "CAY-3.7"),
    a.PayCubes: ((codes.STEP_COST, codes.STEP_PAYMENT), "CAY-3.3"),
    a.UseExchange: ((codes.STEP_TRADE,), "CAY-9.18"),
    a.BuildTile: ((codes.STEP_CONSTRUCT,), "CAY-9.10"),
    a.ChooseSite: ((codes.STEP_SITE,), "CAY-9.14"),
    a.Transform: ((codes.STEP_LAWYER,), "CAY-9.20"),
    a.GiveBatch: ((codes.STEP_CASTLE,), "CAY-10.1"),
    a.StopBuilding: ((codes.STEP_CASTLE,), "CAY-10.1"),
    a.ChooseLine: ((codes.STEP_FAVOUR,), "CAY-12.1"),
    a.UseEffect: ((codes.STEP_EFFECT,), "CAY-12.2"),
}
# What cannot be declined, and why.
NOT_DECLINED: dict[int, str] = {
    codes.STEP_PLACE: "CAY-6.1",
    codes.STEP_INN: "CAY-7.14",
    codes.STEP_PRODUCE: "CAY-9.6",
    codes.STEP_BONUS: "CAY-9.8",
    codes.STEP_PAYMENT: "CAY-3.3",
    codes.STEP_COST: "CAY-3.3",
    codes.STEP_SITE: "CAY-9.14",
    codes.STEP_CASTLE: "CAY-10.2",
    codes.STEP_FAVOUR: "CAY-12.3",
    codes.STEP_CHOICE: "CAY-12.10",
}
# By step: the rule that is asked about a value, with the seat and what the step is about.
Rule = Callable[["Position", int, int, int], int]
RULES: Mapping[int, Rule] = {
    codes.STEP_PLACE: lambda board, seat, about, place: placement.why_not_place(board, seat, place),
    codes.STEP_GATE: lambda board, seat, about, place: special.why_not_move(board, seat, place),
    codes.STEP_GUILD: lambda board, seat, about, i: provost.why_not_move(board, seat, PROVOST_MOVES[i], 0),
    codes.STEP_PROVOST: lambda board, seat, about, i: provost.why_not_move(
        board, seat, PROVOST_MOVES[i], provost.phase_price()
    ),
    codes.STEP_PRODUCE: lambda board, seat, tile, bundle: production.why_not_produce(tile, bundle),
    codes.STEP_BONUS: lambda board, seat, tile, bundle: production.why_no_bonus(tile, bundle),
    codes.STEP_TRADE: lambda board, seat, tile, i: trade.why_not_use(board, seat, tile, i),
    codes.STEP_PAYMENT: lambda board, seat, exchange, bundle: trade.why_not_pay(board, seat, exchange, bundle),
    codes.STEP_PURCHASE: lambda board, seat, exchange, bundle: trade.why_not_buy(exchange, bundle),
    codes.STEP_CONSTRUCT: lambda board, seat, order, i: construction.why_not_build(
        board, seat, i + FIRST_WOODEN, order
    ),
    codes.STEP_COST: lambda board, seat, about, bundle: construction.why_no_cube(
        board, seat, about // 2, about % 2, bundle
    ),
    codes.STEP_SITE: lambda board, seat, tile, i: construction.why_no_site(board, seat, i + 1),
    codes.STEP_LAWYER: lambda board, seat, deniers, i: lawyer.why_not_transform(board, seat, i + 1),
    codes.STEP_CASTLE: lambda board, seat, about, batch: castle.why_not_give(board, seat, batch),
    codes.STEP_FAVOUR: lambda board, seat, count, line: favour_table.why_no_line(board, seat, line),
    codes.STEP_EFFECT: lambda board, seat, line, column: favour_table.why_no_effect(board, seat, line, column),
    codes.STEP_CHOICE: lambda board, seat, field, bundle: favour_table.why_not_chosen(field, bundle),
}
# By verdict: the clauses and the reason, as they stand beside the rules.
FORBIDDEN: Mapping[int, tuple[tuple[str, ...], str]] = {
    **placement.FORBIDDEN,
    **special.FORBIDDEN,
    **provost.FORBIDDEN,
    **production.FORBIDDEN,
    **trade.FORBIDDEN,
    **construction.FORBIDDEN,
    **lawyer.FORBIDDEN,
    **castle.FORBIDDEN,
    **favour_table.FORBIDDEN,
}


def verdict_of(board: "Position", action: Action) -> int | None:
    """What the rule for this action says: 0 where it is legal, None where another kind of action is asked for."""
    if board.to_move == CHANCE or type(action) not in DUE or board.asked() not in DUE[type(action)][0]:
        return None
    if not action.values:
        return LEGAL
    rule = RULES[int(board.asked())]
    return rule(board, int(board.asked_seat()), int(board.asked_about()), action.values[0])


def refusal_of(board: "Position", action: Action) -> Refusal:
    """The clauses that forbid an action that is not legal now."""
    verdict = verdict_of(board, action)
    if verdict is None or verdict == LEGAL:
        return _not_now(board, action)
    clauses, reason = FORBIDDEN[verdict]
    named = tuple(NAMED[clause](board, action) if clause in NAMED else clause for clause in clauses)
    params = {name: PARAMS[name](board, action) for name in NAMES.get(reason, ())}
    return Refusal(named, f"caylus.refusal.{reason}", params)


def _not_now(board: "Position", action: Action) -> Refusal:
    """Another kind of action is asked for."""
    if board.to_move == CHANCE:
        return Refusal("CAY-2.9", "caylus.refusal.setup")
    if isinstance(action, (a.LayTile, a.DrawOrder)):
        return Refusal("CAY-2.8", "caylus.refusal.drawn")
    if isinstance(action, a.Decline):
        step = int(board.asked())
        clause = EXCHANGE_CLAUSE[board.asked_about()] if step == codes.STEP_PURCHASE else NOT_DECLINED[step]
        return Refusal(clause, "caylus.refusal.no_decline")
    clause = DUE[type(action)][1]
    if board.simplified_favours and isinstance(action, (a.ChooseLine, a.UseEffect)):
        clause = "CAY-15.1"
    return Refusal(clause, f"caylus.refusal.not_now_{action.word}")


# Clauses that depend on the position.
NAMED: Mapping[str, Callable[["Position", Action], str]] = {
    "price": lambda board, action: placement.price_clause(board, board.asked_seat(), action.values[0]),
    "exchange": lambda board, action: EXCHANGE_CLAUSE[_exchange(board, action)],
}
# By reason: what its sentence names.
NAMES: Mapping[str, tuple[str, ...]] = {
    "price": ("price",),
    "empty_space": ("place",),
    "no_workplace": ("place",),
    "occupied": ("place",),
    "one_each": ("place",),
    "full": ("place",),
    "provost_price": ("count",),
    "not_produced": ("tile",),
    "not_bonus": ("tile",),
    "cubes_asked": ("count",),
    "one_exchange": ("tile",),
    "other_class": ("wanted",),
    "not_in_stock": ("tile",),
    "cost": ("tile",),
    "line_used": ("line",),
    "beyond_marker": ("column",),
}
PARAMS: Mapping[str, Callable[["Position", Action], object]] = {
    "price": lambda board, action: goods_message(
        "denier", int(placement.price(board, board.asked_seat(), action.values[0]))
    ),
    "place": lambda board, action: place_message(board, action.values[0]),
    "count": lambda board, action: _count(board, action),
    "tile": lambda board, action: tile_message(
        action.values[0] + FIRST_WOODEN if isinstance(action, a.BuildTile) else int(board.asked_about())
    ),
    "wanted": lambda board, action: Message(f"caylus.class.{CLASS_NAMES[board.asked_about() // 2]}"),
    "line": lambda board, action: Message(f"caylus.line.{LINE_NAMES[action.values[0]]}"),
    "column": lambda board, action: action.values[0] + 1,
}


def _exchange(board: "Position", action: Action) -> int:
    about = int(board.asked_about())
    return int(EXCHANGE[about * 2 + action.values[0]]) if isinstance(action, a.UseExchange) else about


def _count(board: "Position", action: Action) -> int:
    """How many spaces the provost would move, or how many cubes are asked for."""
    if isinstance(action, a.MoveProvost):
        return abs(int(PROVOST_MOVES[action.values[0]]))
    return int(EXCHANGE_PAYS[board.asked_about() * COLUMNS + NON_GOLD]) or 1
