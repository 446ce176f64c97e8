"""What a position is worth to a seat, in prestige at the end: made for bots, from what everybody sees.

The weights are experience, not rules: a bot that looks one step ahead with them plays a sensible game.
"""

from typing import Final

from bastide.core import NOBODY
from bastide.core.native import i64
from bastide.games.caylus.board import NONE, Board
from bastide.games.caylus.codes import (
    BUILDINGS,
    PLACEMENT,
    STEP_BONUS,
    STEP_CHOICE,
    STEP_CONSTRUCT,
    STEP_COST,
    STEP_EFFECT,
    STEP_FAVOUR,
    STEP_PAYMENT,
    STEP_PURCHASE,
    STEP_SITE,
)
from bastide.games.caylus.components import (
    ALTERNATIVES,
    ANY,
    BUILDS,
    BUILDS_CLASS,
    CASTLE_SPOTS,
    CLASS,
    CLOTH,
    COLUMNS,
    COST,
    CUBES,
    CUBES_AT_END,
    DENIER,
    DENIERS_AT_END,
    EFFECT,
    EXCHANGE,
    EXCHANGE_GAINS,
    EXCHANGE_PAYS,
    FIRST_CASTLE,
    FIRST_STABLE,
    FOOD,
    GATE,
    GOLD,
    GOLD_AT_END,
    GUILD,
    INN_LEFT,
    INN_RIGHT,
    JOUST,
    LINES,
    MOST_HOUSES,
    NON_GOLD,
    PRESTIGE,
    PRODUCES,
    PRODUCTION,
    PURSE,
    RESIDENCE,
    ROAD,
    ROAD_SPOT,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_MARKER,
    SECTION_PLACES,
    SECTION_PRESTIGE,
    SECTIONS,
    STABLE_SPOTS,
    STONE,
    STONES,
    TILE_FAVOURS,
    TILE_INCOME,
    TRADES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    WOOD,
    WOODEN,
)
from bastide.games.caylus.setup import building_prestige

LAST_MARKER: Final = 24
SPACES_A_TURN: Final = 1.4
FAVOUR: Final = 3.0
MARKER: Final = 0.6


def estimate(board: Board, seat: i64) -> float:
    """The prestige a seat can expect at the end."""
    points = float(board.prestige[seat])
    if board.to_move == NOBODY:
        return points
    turns = turns_left(board)
    points += store(board, seat, turns) + town(board, seat, turns)
    points += castle(board, seat) + standing(board, seat, turns)
    points += workers(board, seat, turns)
    i: i64
    for i in range(board.depth):
        if board.steps[i * 3 + 1] == seat:
            points += promise(board, seat, board.steps[i * 3], board.steps[i * 3 + 2], turns)
    return points


def turns_left(board: Board) -> float:
    """Turns still to come after this one."""
    left = float(LAST_MARKER - board.bailiff) / SPACES_A_TURN - 1.0
    return left if left > 0.0 else 0.0


def early(turns: float, span: float) -> float:
    """1 while there are more than `span` turns to come, then less."""
    return turns / span if turns < span else 1.0


def cube(kind: i64, turns: float) -> float:
    """What one cube is worth: at the end a third of a point, before that its use in buildings and batches."""
    if kind == GOLD:
        return float(GOLD_AT_END) + 0.9 * early(turns, 3.0)
    worth = 1.0 / float(CUBES_AT_END) + 0.9 * early(turns + 0.5, 2.0)
    return worth + 0.1 if kind == FOOD or kind == CLOTH else worth


def denier(turns: float) -> float:
    """What one denier is worth."""
    return 1.0 / float(DENIERS_AT_END) + 0.35 * early(turns, 3.0)


def store(board: Board, seat: i64, turns: float) -> float:
    """Cubes and deniers; beyond a handful they are worth less."""
    total = 0.0
    kind: i64
    for kind in range(CUBES):
        count = board.purse[seat * PURSE + kind]
        few: i64 = count if count < 4 or kind == GOLD else 4
        total += cube(kind, turns) * float(few) + float(count - few) * (0.4 + 0.2 * early(turns, 3.0))
    money = board.deniers(seat)
    ready: i64 = money if money < 8 else 8
    return total + denier(turns) * float(ready) + float(money - ready) * 0.26


def town(board: Board, seat: i64, turns: float) -> float:
    """Buildings on the road: guests, bonuses, income, and residences an Architect can use."""
    total = 0.0
    space: i64
    for space in range(1, ROAD + 1):
        if board.owner[space] != seat:
            continue
        tile = board.road[space]
        total += float(TILE_INCOME[tile]) * turns * denier(turns)
        if tile == RESIDENCE:
            total += 1.2 * early(turns, 4.0)
        elif CLASS[tile] == WOODEN:
            total += 0.3 * turns
        elif CLASS[tile] == STONES:
            total += 0.4 * turns
    return total


def castle(board: Board, seat: i64) -> float:
    """Houses in sections that are still to be scored: favours to come, or the loss for having none."""
    total = 0.0
    section: i64
    for section in range(board.scored, SECTIONS):
        houses = board.houses[seat * SECTIONS + section]
        if houses == 0:
            near = SECTION_MARKER[section] - board.bailiff
            urgency = 0.9 if near <= 3 else 0.5 if near <= 7 else 0.25
            total -= float(SECTION_LOSS[section]) * urgency
        else:
            capped: i64 = houses if houses < MOST_HOUSES else MOST_HOUSES
            favours = SECTION_FAVOURS[section * (MOST_HOUSES + 1) + capped]
            total += FAVOUR * float(favours) + (0.6 if houses == 1 else 0.0)
    return total


def standing(board: Board, seat: i64, turns: float) -> float:
    """Favour markers, the place in the turn order, and the right circle of the inn."""
    total = 0.0
    line: i64
    for line in range(LINES):
        total += MARKER * float(board.markers[seat * LINES + line]) * early(turns, 6.0)
    i: i64
    for i in range(len(board.order)):
        if board.order[i] == seat:
            total -= 0.15 * float(i) * early(turns, 2.0)
    if board.worker[INN_RIGHT] == seat:
        total += 0.8 * early(turns, 2.0)
    return total


def workers(board: Board, seat: i64, turns: float) -> float:
    """What the seat's workers on the board will bring this turn."""
    total = 0.0
    if board.worker[GATE] == seat:
        total += 1.1
    if board.worker[TRADING_POST] == seat:
        total += float(TRADING_POST_DENIERS) * denier(turns)
    if board.worker[GUILD] == seat:
        total += 0.6
    if board.worker[JOUST] == seat and board.purse[seat * PURSE + CLOTH] > 0:
        total += FAVOUR - cube(CLOTH, turns) - denier(turns)
    i: i64
    for i in range(STABLE_SPOTS):
        if board.worker[FIRST_STABLE + i] == seat:
            total += (0.9 - 0.2 * float(i)) * early(turns, 2.0)
    if board.worker[INN_LEFT] == seat:
        total += 1.0 * early(turns, 2.0)
    for i in range(CASTLE_SPOTS):
        if board.worker[FIRST_CASTLE + i] == seat:
            total += batches(board, seat, turns)
    first: i64 = board.cursor if board.phase == BUILDINGS else 1
    space: i64
    for space in range(first, ROAD + 1):
        if board.worker[ROAD_SPOT + space] == seat:
            total += reach(board, space) * use(board, seat, board.road[space], turns)
    return total


def reach(board: Board, space: i64) -> float:
    """How likely the provost will reach a space."""
    ahead = space - board.provost
    if board.phase >= BUILDINGS:
        return 1.0 if ahead <= 0 else 0.0
    if ahead <= -2:
        return 0.97
    if ahead <= 0:
        return 0.9
    return 0.5 if ahead == 1 else 0.3 if ahead <= 3 else 0.05


def batches(board: Board, seat: i64, turns: float) -> float:
    """A worker in the castle: the batches in store, or those the workers on the road may still bring."""
    food = board.purse[seat * PURSE + FOOD]
    pairs: i64 = 0
    kind: i64
    for kind in range(FOOD + 1, CUBES):
        pairs += board.purse[seat * PURSE + kind]
    pairs //= 2
    count: i64 = food if food < pairs else pairs
    section = board.section_to_build()
    if section == SECTIONS:
        return -1.0
    free = SECTION_PLACES[section] - board.filled(section)
    if count > free + 2:
        count = free + 2
    if count == 0:
        return 0.0 if board.phase == PLACEMENT else -1.5
    gain = float(count) * (float(SECTION_PRESTIGE[section]) - 3.0 * cube(FOOD, turns) * 0.75)
    return gain + (1.2 if board.batches[seat] == 0 else 0.3) + 0.5 * float(count)


def use(board: Board, seat: i64, tile: i64, turns: float) -> float:
    """What using a tile is worth."""
    if tile == NONE:
        return 0.0
    effect = EFFECT[tile]
    if effect == PRODUCES:
        best = produced(tile, 0, turns)
        if ALTERNATIVES[tile] > 1:
            other = produced(tile, 1, turns)
            return (other if other > best else best) + 0.15
        return best
    if effect == TRADES:
        return trades(board, seat, tile, turns)
    if effect == BUILDS:
        return builds(board, seat, BUILDS_CLASS[tile], turns)
    if board.purse[seat * PURSE + CLOTH] > 0:
        return 2.0 + (1.0 + turns) * denier(turns) - cube(CLOTH, turns) - denier(turns)
    return 0.0


def produced(tile: i64, alternative: i64, turns: float) -> float:
    """What one alternative of a production tile is worth."""
    total = 0.0
    kind: i64
    for kind in range(CUBES):
        total += float(PRODUCTION[(tile * 2 + alternative) * CUBES + kind]) * cube(kind, turns)
    return total


def trades(board: Board, seat: i64, tile: i64, turns: float) -> float:
    """The better exchange of a tile that can be paid now, or nothing."""
    best = 0.0
    i: i64
    for i in range(2):
        exchange = EXCHANGE[tile * 2 + i]
        if exchange != NONE:
            worth = exchanged(board, seat, exchange, turns)
            if worth > best:
                best = worth
    return best


def exchanged(board: Board, seat: i64, exchange: i64, turns: float) -> float:
    """What an exchange gains, less what it costs; -1 when it cannot be paid now."""
    cubes: i64 = 0
    total = 0.0
    kind: i64
    for kind in range(PURSE):
        price = EXCHANGE_PAYS[exchange * COLUMNS + kind]
        if board.purse[seat * PURSE + kind] < price:
            return -1.0
        worth = denier(turns) if kind == DENIER else cube(kind, turns)
        total += worth * float(EXCHANGE_GAINS[exchange * COLUMNS + kind] - price)
        if kind < GOLD:
            cubes += board.purse[seat * PURSE + kind]
    chosen = EXCHANGE_PAYS[exchange * COLUMNS + ANY] + EXCHANGE_PAYS[exchange * COLUMNS + NON_GOLD]
    if chosen > cubes:
        return -1.0
    total += float(EXCHANGE_GAINS[exchange * COLUMNS + PRESTIGE])
    bought = float(EXCHANGE_GAINS[exchange * COLUMNS + NON_GOLD])
    return total + cube(FOOD, turns) * (bought - 0.9 * float(chosen))


def builds(board: Board, seat: i64, kind: i64, turns: float) -> float:
    """What a Carpenter, Mason or Architect is worth with the cubes in store."""
    stone = board.purse[seat * PURSE + STONE]
    wood = board.purse[seat * PURSE + WOOD]
    others = board.purse[seat * PURSE + FOOD] + board.purse[seat * PURSE + CLOTH]
    if kind == WOODEN:
        return 1.0 + 0.25 * turns if wood > 0 and others > 0 else 0.2
    if kind == STONES:
        return 3.0 + 0.3 * turns if stone > 0 and others + wood > 0 else 0.2
    return 6.0 if board.purse[seat * PURSE + GOLD] > 0 and stone + wood + others > 1 else 0.0


def promise(board: Board, seat: i64, kind: i64, about: i64, turns: float) -> float:
    """What a pending decision of the seat is worth, so that taking the first half of a deed shows its end."""
    if kind == STEP_FAVOUR:
        return FAVOUR * float(about)
    if kind == STEP_EFFECT:
        return FAVOUR - 0.6
    if kind == STEP_CHOICE or kind == STEP_BONUS:
        return cube(FOOD, turns)
    if kind == STEP_PURCHASE:
        return cube(FOOD, turns) * float(EXCHANGE_GAINS[about * COLUMNS + NON_GOLD])
    if kind == STEP_PAYMENT:
        return exchanged(board, seat, about, turns)
    if kind == STEP_SITE:
        gained = float(building_prestige(board, about)) + FAVOUR * float(TILE_FAVOURS[about])
        return gained - cost(about, turns) - 1.2
    if kind == STEP_COST:
        return float(building_prestige(board, about // 2)) - cost(about // 2, turns)
    if kind == STEP_CONSTRUCT:
        worker_counted = board.phase == BUILDINGS and board.active
        return 0.0 if worker_counted else builds(board, seat, about // 2, turns)
    return 0.0


def cost(tile: i64, turns: float) -> float:
    """The cubes a tile costs."""
    total = float(COST[tile * COLUMNS + ANY]) * cube(FOOD, turns)
    kind: i64
    for kind in range(CUBES):
        total += float(COST[tile * COLUMNS + kind]) * cube(kind, turns)
    return total
