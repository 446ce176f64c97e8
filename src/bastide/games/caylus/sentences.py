"""What a decision and its options are called in this position: tiles, prices and goods by name."""

from typing import Final

from bastide.core import CHANCE, NOBODY, Action, Message
from bastide.core.native import i64
from bastide.games.caylus.actions import (
    ChooseSite,
    MoveWorker,
    PlaceWorker,
    Transform,
    UseEffect,
    UseExchange,
)
from bastide.games.caylus.codes import (
    BUILD,
    DECLINE,
    EFFECT,
    MOVE,
    PASS,
    PLACE,
    PROVOST,
    SITE,
    STEP_BONUS,
    STEP_CONSTRUCT,
    STEP_COST,
    STEP_EFFECT,
    STEP_FAVOUR,
    STEP_NAMES,
    STEP_PAYMENT,
    STEP_PRODUCE,
    STEP_PURCHASE,
    STEP_SITE,
    STEP_TRADE,
    TRANSFORM,
)
from bastide.games.caylus.codes import EXCHANGE as USE_EXCHANGE
from bastide.games.caylus.components import (
    BEFORE_ROAD,
    CLASS_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    EXCHANGE,
    EXCHANGE_GAINS,
    EXCHANGE_PAYS,
    LINE_NAMES,
    NO_TILE,
    PLACE_NAMES,
    TILE_NAMES,
)
from bastide.games.caylus.events import goods_message
from bastide.games.caylus.phases.placement import price
from bastide.games.caylus.position import Position

PRICES: Final = 8
"""More than any placement costs."""


def message(board: Position, action: Action) -> Message:
    """The sentence that offers an action."""
    if isinstance(action, PlaceWorker):
        place = action.values[0]
        cost = goods_message("denier", int(price(board, board.to_move, place)))
        return Message("caylus.action.place", {"place": place_message(board, place), "price": cost})
    if isinstance(action, MoveWorker):
        return Message("caylus.action.move", {"place": place_message(board, action.values[0])})
    if isinstance(action, UseExchange) and board.asked() == STEP_TRADE:
        exchange = int(EXCHANGE[board.asked_about() * 2 + action.values[0]])
        if exchange >= 0:
            pays = goods_messages(exchange, True)
            return Message("caylus.action.exchange_for", {"pay": pays, "gain": goods_messages(exchange, False)})
    if isinstance(action, (ChooseSite, Transform)):
        space = action.values[0] + 1
        return Message(f"caylus.action.{action.word}", {"place": place_message(board, BEFORE_ROAD + space)})
    if isinstance(action, UseEffect) and board.asked() == STEP_EFFECT:
        line = LINE_NAMES[board.asked_about()]
        return Message("caylus.action.effect_of", {"effect": Message(f"caylus.field.{line}_{action.values[0] + 1}")})
    return action.message("caylus")


def wording(board: Position, code: i64) -> i64:
    """Which words `message` has for an action here: a place has its building and its price, an exchange its tile."""
    if PLACE <= code < PASS:
        return 1 + _building(board, code - PLACE) * PRICES + price(board, board.to_move, code - PLACE)
    if MOVE <= code < PROVOST:
        return 1 + _building(board, code - MOVE)
    if SITE <= code < TRANSFORM:
        return 1 + _building(board, BEFORE_ROAD + 1 + code - SITE)
    if TRANSFORM <= code < DECLINE:
        return 1 + _building(board, BEFORE_ROAD + 1 + code - TRANSFORM)
    asked = board.asked()
    trades = USE_EXCHANGE <= code < BUILD and asked == STEP_TRADE
    return 1 + board.asked_about() if trades or (code >= EFFECT and asked == STEP_EFFECT) else 0


def _building(board: Position, place: i64) -> i64:
    """The tile on a space of the road, counted from 1; 0 for every other place."""
    return i64(board.road[place - BEFORE_ROAD]) + 1 if place > BEFORE_ROAD else 0


def place_message(board: Position, place: int) -> Message:
    """A place by its name, a space of the road with the building on it."""
    if place <= BEFORE_ROAD:
        return Message(f"caylus.place.{PLACE_NAMES[place]}")
    space = place - BEFORE_ROAD
    tile = int(board.road[space])
    if tile == NO_TILE:
        return Message("caylus.place.empty", {"space": space})
    return Message("caylus.place.road", {"space": space, "tile": tile_message(tile)})


def tile_message(tile: int) -> Message:
    """The name of a tile."""
    return Message(f"caylus.tile.{TILE_NAMES[tile]}")


def goods_messages(exchange: int, paid: bool) -> list[Message]:
    """What is paid, or gained, in an exchange."""
    table = EXCHANGE_PAYS if paid else EXCHANGE_GAINS
    counts = [int(table[exchange * COLUMNS + column]) for column in range(COLUMNS)]
    return [goods_message(name, count) for name, count in zip(COLUMN_NAMES, counts, strict=True) if count]


def task(board: Position) -> Message:
    """What is to be decided now."""
    if board.to_move == CHANCE:
        return Message("caylus.task.setup")
    if board.to_move == NOBODY:
        return Message("caylus.task.over")
    kind = int(board.asked())
    about = int(board.asked_about())
    params: dict[str, object] = {}
    if kind in (STEP_PRODUCE, STEP_BONUS, STEP_TRADE, STEP_SITE):
        params["tile"] = tile_message(about)
    elif kind == STEP_COST:
        params["tile"] = tile_message(about // 2)
    elif kind == STEP_CONSTRUCT:
        params["class"] = Message(f"caylus.class.{CLASS_NAMES[about // 2]}")
    elif kind == STEP_PAYMENT:
        params["gain"] = goods_messages(about, False)
    elif kind == STEP_PURCHASE:
        params["gain"] = goods_messages(about, False)
    elif kind == STEP_FAVOUR:
        params["count"] = about
    elif kind == STEP_EFFECT:
        params["line"] = Message(f"caylus.line.{LINE_NAMES[about]}")
    return Message(f"caylus.task.{STEP_NAMES[kind]}", params)
