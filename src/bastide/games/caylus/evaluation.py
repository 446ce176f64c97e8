"""What a position of Caylus is worth to a seat, in prestige at the end: made for bots.

Cubes, deniers, favours and buildings have a price that falls as the bailiff nears the end of the road. A worker on its
spot is worth what its building will give, as far as the provost lets it.
"""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.counsel import Counsel
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.state import NOBODY, State
from bastide.games.caylus.codes import STEP_FAVOUR
from bastide.games.caylus.components import (
    ALTERNATIVES,
    ANY,
    BUILDS,
    BUILDS_CLASS,
    CASTLE_SPOTS,
    COLUMNS,
    COST,
    CUBES,
    CUBES_AT_END,
    DENIER,
    DENIERS_AT_END,
    EFFECT,
    END_OF_CLASS,
    EXCHANGE,
    EXCHANGE_GAINS,
    EXCHANGE_PAYS,
    FIRST_CASTLE,
    FIRST_OF_CLASS,
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
    SECTION_PRESTIGE,
    SECTIONS,
    SPOTS,
    TILE_FAVOURS,
    TILE_INCOME,
    TILE_PRESTIGE,
    TRADES,
    TRADING_POST,
    TRADING_POST_DENIERS,
    TRANSFORMS,
)
from bastide.games.caylus.position import NONE, Position
from bastide.games.caylus.prospects import WORTHS, batches_in_hand, facts, loss_ahead, time_left
from bastide.games.caylus.scoring import end_bonus

if TYPE_CHECKING:
    from bastide.games.caylus.state import CaylusState

# The places of the weights. Prices are for the beginning, on top of what counts at the end.
CUBE: Final = 0
GOLD_CUBE: Final = 1
MONEY: Final = 2
FAVOUR: Final = 3  # one royal favour
LADDER: Final = 4  # each step of a marker in the favour table
OWNED: Final = 5  # a building on the road, which others will use
INCOME: Final = 6  # a denier of income in each turn to come
BATCH_READY: Final = 7  # a batch in hand
RISK: Final = 8  # the chance that the provost reaches a space just behind him
WORKSHOP: Final = 9  # a worker on a building that builds, as a part of the best tile
MISSING: Final = 10  # what remains of a gain when one cube for it is missing
HOUSE: Final = 11  # a house in a section not scored yet, besides the favours it will bring
NO_HOUSE: Final = 12  # of the loss for having none, the part that counts

LATER: Final = 0.02  # what each place further back in the turn order costs


@mypyc_attr(allow_interpreted_subclasses=True)
class CaylusCounsel(Counsel):
    """Everything is open in Caylus (CAY-3.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = False
        self.scale = 4.0
        self.weights = vec[float](
            [2.34, 1.15, 0.387, 0.474, 0.781, 1.25, 0.382, 0.296, 0.333, 0.357, 0.248, 0.727, 0.577]
        )
        self.worths = vec[float](list(WORTHS.values()))

    def horizon(self, state: State) -> i64:
        return 1

    def decisions(self, state: State) -> i64:
        return 6

    def estimates(self, state: State) -> vec[float]:
        board = cast("CaylusState", state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = value(board, seat, self.weights)
        return out

    def facts(self, state: State, seat: i64) -> vec[float]:
        return facts(cast("CaylusState", state), seat)

    def ended_now(self, state: State) -> vec[float]:
        """Prestige, and what the goods in hand would bring (CAY-13.2)."""
        board = cast("CaylusState", state)
        over = state.to_move == NOBODY
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = float(board.prestige[seat] + (0 if over else end_bonus(board, seat)))
        return out


def value(board: Position, seat: i64, weights: vec[float]) -> float:
    """The prestige a seat can expect at the end, with these weights."""
    if board.to_move == NOBODY:
        return float(board.prestige[seat])
    left = time_left(board)
    cube = 1.0 / float(CUBES_AT_END) + weights[CUBE] * left
    gold = float(GOLD_AT_END) + weights[GOLD_CUBE] * left
    denier = 1.0 / float(DENIERS_AT_END) + weights[MONEY] * left
    at = seat * PURSE
    total = float(board.prestige[seat])
    cubes: i64 = 0
    kind: i64
    for kind in range(GOLD):
        cubes += board.purse[at + kind]
    total += cube * float(cubes) + gold * float(board.purse[at + GOLD]) + denier * float(board.purse[at + DENIER])
    line: i64
    for line in range(LINES):
        total += weights[LADDER] * left * float(board.markers[seat * LINES + line])
    turns = left * 12.0
    space: i64
    for space in range(1, ROAD + 1):
        if board.owner[space] == seat and board.road[space] != NONE:
            tile = board.road[space]
            total += weights[INCOME] * turns * float(TILE_INCOME[tile]) * denier
            if tile < RESIDENCE and EFFECT[tile] > 0 and space > 5:
                total += weights[OWNED] * left
    batches = batches_in_hand(board, seat)
    total += weights[BATCH_READY] * float(min(batches, 3)) * (0.3 + left)
    total += castle_value(board, seat, weights)
    # The joust sells a favour for a cube and a denier: one about to be taken is worth more than that.
    total += turn_value(board, seat, cube + denier + weights[FAVOUR])
    return total + workers_value(board, seat, weights, cube, gold, denier, left, batches)


def turn_value(board: Position, seat: i64, favour: float) -> float:
    """Favours about to be taken, and acting early rather than late in the turn order."""
    total: float = 0.0
    step: i64 = 0
    while step < board.depth:
        if board.steps[3 * step] == STEP_FAVOUR and board.steps[3 * step + 1] == seat:
            total += favour * float(board.steps[3 * step + 2])
        step += 1
    place: i64 = 0
    while place < len(board.order) and board.order[place] != seat:
        place += 1
    return total - LATER * float(place)


def castle_value(board: Position, seat: i64, weights: vec[float]) -> float:
    """Favours to come for houses in sections not scored yet, and the loss for having none (CAY-11.6)."""
    total: float = 0.0
    section: i64 = board.scored
    while section < SECTIONS:
        houses = min(board.houses[seat * SECTIONS + section], MOST_HOUSES)
        if houses > 0:
            total += weights[HOUSE] * float(houses)
            total += weights[FAVOUR] * float(SECTION_FAVOURS[section * (MOST_HOUSES + 1) + houses])
        elif section == board.scored:
            total -= weights[NO_HOUSE] * loss_ahead(board, section)
        section += 1
    return total


def workers_value(
    board: Position,
    seat: i64,
    weights: vec[float],
    cube: float,
    gold: float,
    denier: float,
    left: float,
    batches: i64,
) -> float:
    """What the workers of a seat that still stand on their spots will bring."""
    total: float = 0.0
    favour = weights[FAVOUR]
    spot: i64
    for spot in range(SPOTS):
        if board.worker[spot] != seat:
            continue
        if spot > ROAD_SPOT:
            space = spot - ROAD_SPOT
            if board.road[space] != NONE:
                gain = tile_value(board, seat, board.road[space], weights, cube, gold, denier, left)
                total += gain * reached(board, space, weights)
        elif FIRST_CASTLE <= spot < FIRST_CASTLE + CASTLE_SPOTS:
            section = board.section_to_build()
            if section < SECTIONS:
                gain = float(SECTION_PRESTIGE[section]) + 0.5 * favour + weights[HOUSE] - 3.0 * cube
                total += gain if batches > 0 else gain * weights[MISSING] - 0.5
                if batches > 1:
                    total += 0.7 * float(batches - 1) * gain
        elif spot == TRADING_POST:
            total += denier * float(TRADING_POST_DENIERS)
        elif spot == JOUST:
            total += favour - cube - denier if board.purse[seat * PURSE + 3] > 0 else favour * weights[MISSING]
        elif spot == GATE:
            total += 1.2 * cube
        elif spot == GUILD:
            total += 1.0 * cube
        elif spot == INN_LEFT or spot == INN_RIGHT:
            total += denier
        else:
            total += 0.7 * denier
    return total


def reached(board: Position, space: i64, weights: vec[float]) -> float:
    """How likely the provost will let the building on a space be used."""
    ahead = board.provost - space
    if ahead >= 3:
        return 1.0
    if ahead >= 0:
        return 1.0 - weights[RISK] * float(3 - ahead) / 3.0
    if ahead >= -3:
        return (1.0 - weights[RISK]) * float(4 + ahead) / 5.0
    return 0.05


def tile_value(
    board: Position, seat: i64, tile: i64, weights: vec[float], cube: float, gold: float, denier: float, left: float
) -> float:
    """What using a building brings a seat."""
    effect = EFFECT[tile]
    best: float = 0.0
    i: i64
    kind: i64
    if effect == PRODUCES:
        for i in range(ALTERNATIVES[tile]):
            gain: float = 0.0
            for kind in range(CUBES):
                gain += float(PRODUCTION[(tile * 2 + i) * CUBES + kind]) * (gold if kind == GOLD else cube)
            best = max(best, gain)
    elif effect == TRADES:
        for i in range(2):
            exchange = EXCHANGE[tile * 2 + i]
            if exchange >= 0:
                best = max(best, exchange_value(board, seat, exchange, weights, cube, gold, denier))
    elif effect == BUILDS:
        best = weights[WORKSHOP] * best_tile(board, seat, BUILDS_CLASS[tile], weights, cube, gold, left)
    elif effect == TRANSFORMS:
        best = 1.5 * left
    return best


def exchange_value(
    board: Position, seat: i64, exchange: i64, weights: vec[float], cube: float, gold: float, denier: float
) -> float:
    """The gain of an exchange, less what is paid; a part of it when something is missing."""
    at = seat * PURSE
    row = exchange * COLUMNS
    gain: float = 0.0
    missing: i64 = 0
    kind: i64
    for kind in range(PURSE):
        price = denier if kind == DENIER else (gold if kind == GOLD else cube)
        paid = EXCHANGE_PAYS[row + kind]
        gain += price * float(EXCHANGE_GAINS[row + kind] - paid)
        if paid > board.purse[at + kind]:
            missing += paid - board.purse[at + kind]
    free = EXCHANGE_PAYS[row + ANY] + EXCHANGE_PAYS[row + NON_GOLD]
    gain += 1.15 * cube * float(EXCHANGE_GAINS[row + ANY] + EXCHANGE_GAINS[row + NON_GOLD]) - 0.9 * cube * float(free)
    gain += float(EXCHANGE_GAINS[row + PRESTIGE])
    cubes: i64 = 0
    for kind in range(GOLD):
        cubes += board.purse[at + kind]
    if free > cubes:
        missing += free - cubes
    while missing > 0:
        gain *= weights[MISSING]
        missing -= 1
    return gain


def best_tile(
    board: Position, seat: i64, kind_of_tile: i64, weights: vec[float], cube: float, gold: float, left: float
) -> float:
    """The best building of a class to build now: its prestige, favours and use, less the cubes."""
    at = seat * PURSE
    best: float = 0.0
    tile = FIRST_OF_CLASS[kind_of_tile]
    while tile < END_OF_CLASS[kind_of_tile]:
        if board.stock[tile] > 0:
            missing: i64 = 0
            spent: float = 0.0
            cubes: i64 = 0
            needed: i64 = 0
            kind: i64
            for kind in range(CUBES):
                cost = COST[tile * COLUMNS + kind]
                needed += cost
                cubes += board.purse[at + kind]
                spent += float(cost) * (gold if kind == GOLD else cube)
                if cost > board.purse[at + kind]:
                    missing += cost - board.purse[at + kind]
            if COST[tile * COLUMNS + ANY] > 0:
                spent += cube
                if missing == 0 and cubes <= needed:
                    missing = 1
            gain = float(TILE_PRESTIGE[tile]) + weights[FAVOUR] * float(TILE_FAVOURS[tile]) - spent
            gain += weights[INCOME] * 12.0 * left * float(TILE_INCOME[tile]) * 0.4
            if EFFECT[tile] > 0:
                gain += weights[OWNED] * left
            while missing > 0:
                gain *= weights[MISSING]
                missing -= 1
            best = max(best, gain)
        tile += 1
    return best


COUNSEL: Final = CaylusCounsel()
