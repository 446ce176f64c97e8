"""What a seat can expect to have at the end: made for bots, from public facts and the seat's own.

Goods, cards and road buildings have a price that falls as the castle empties. A worker on the road is worth what its
card will give, as far as the provost lets it, and the card's owner counts on the secondary effect.
"""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.counsel import Counsel
from bastide.core.dealer import Dealer
from bastide.core.native import i64, vec
from bastide.core.state import NOBODY, State
from bastide.games.magna_carta.codes import DECLINE, OFFER, PASS
from bastide.games.magna_carta.components import (
    CARDS,
    CASTLE,
    CUBES_PER_POINT,
    DENIERS,
    DENIERS_PER_POINT,
    FOOD,
    GAINED,
    GOLD,
    GOLD_POINTS,
    LAWYER,
    NONE,
    PAID,
    PRESTIGE,
    PRESTIGES,
    STONE,
    TOKEN_VALUE,
    TOKENS,
    WOOD,
)
from bastide.games.magna_carta.position import (
    AVAILABLE,
    BUILDING,
    CARD_POINTS,
    CASTLE_PHASE,
    HAND,
    PHASE_OF,
    RESIDENCES,
    Position,
)
from bastide.games.magna_carta.scoring import score, token_points

if TYPE_CHECKING:
    from bastide.games.magna_carta.state import MagnaCartaState

# The places of the weights. Prices are for the beginning, on top of what counts at the end.
CUBE: Final = 0
GOLD_CUBE: Final = 1
MONEY: Final = 2
OWNED: Final = 3  # a building of one's own on the road
INCOME: Final = 4  # a residence's denier in each turn to come
CARD: Final = 5  # a card in hand
BATCH: Final = 6  # a batch in hand, as a part of the token it will buy
RISK: Final = 7  # the chance that the provost is moved behind a card he has just reached
SITE: Final = 8  # a residence to put a prestige building on
PRESTIGE_READY: Final = 9  # of the gain by the best prestige building in reach
SECONDARY: Final = 10  # of what an opponent's worker brings to the owner of the card
MISSING: Final = 11  # what remains of a gain when one cube for it is missing


class MagnaCartaCounsel(Counsel):
    """Hands are hidden (MAG-3), so the search imagines them."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = True
        self.scale = 6.0
        self.horizon = 0
        self.weights = vec[float]([2.29, 1.36, 0.054, 0.673, 0.161, 0.342, 0.89, 0.09, 0.692, 0.155, 0.896, 0.282])

    def estimates(self, state: State) -> vec[float]:
        position = cast("MagnaCartaState", state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = value(position, seat, self.weights)
        return out

    def ended_now(self, state: State) -> vec[float]:
        """The score as it stands is what would count (MAG-12.3)."""
        position = cast("MagnaCartaState", state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = float(score(position, seat))
        return out

    def likely(self, state: State, codes: vec[i64], dealer: Dealer) -> i64:
        """Any decision, but doing nothing only when a second lot says so too."""
        code = codes[dealer.below(len(codes))]
        if code == PASS or code == DECLINE or code == OFFER:
            code = codes[dealer.below(len(codes))]
        return code


def expected_points(p: Position, seat: i64) -> float:
    """An estimate of the seat's final score."""
    return value(p, seat, COUNSEL.weights)


def value(p: Position, seat: i64, weights: vec[float]) -> float:
    """An estimate of the seat's final score, with these weights."""
    if p.to_move == NOBODY:
        return float(score(p, seat))
    whole: i64 = 0
    for tokens in CASTLE[p.players]:
        whole += tokens
    left = float(p.tokens_left()) / float(whole) if whole > 0 else 1.0
    cube = 1.0 / float(CUBES_PER_POINT) + weights[CUBE] * left
    gold = float(GOLD_POINTS) + weights[GOLD_CUBE] * left
    denier = 1.0 / float(DENIERS_PER_POINT) + weights[MONEY] * left
    food = p.has(seat, FOOD)
    wood = p.has(seat, WOOD)
    stone = p.has(seat, STONE)
    gold_held = p.has(seat, GOLD)
    total = float(token_points(p, seat) + p.tally(seat, CARD_POINTS))
    total += cube * float(food + wood + stone) + gold * float(gold_held) + denier * float(p.has(seat, DENIERS))
    if p.tokens_left() > 0:
        token = float(TOKEN_VALUE[p.section()])
        batches = min(food, wood, stone)
        gain = token - 3.0 * cube
        if gain > 0.0:
            part = 1.0 if PHASE_OF[p.step] == CASTLE_PHASE and p.mover == seat else weights[BATCH]
            total += part * gain * float(batches)
    total += weights[CARD] * left * float(p.tally(seat, HAND))
    residences = p.tally(seat, RESIDENCES)
    total += (weights[INCOME] * 8.0 * denier * float(residences) + (weights[SITE] if residences > 0 else 0.0)) * left
    if p.has_site(seat):
        total += weights[PRESTIGE_READY] * best_prestige(p, seat, weights, cube, gold)
    return total + road_value(p, seat, weights, cube, gold, denier, left)


def best_prestige(p: Position, seat: i64, weights: vec[float], cube: float, gold: float) -> float:
    """The gain by the best prestige building that the seat has the cubes for, or nearly."""
    best: float = 0.0
    building: i64
    for building in range(PRESTIGES):
        if p.prestige[building] != AVAILABLE:
            continue
        cost = PRESTIGE[building].cost
        missing = max(cost.food - p.has(seat, FOOD), 0) + max(cost.wood - p.has(seat, WOOD), 0)
        missing += max(cost.stone - p.has(seat, STONE), 0) + max(cost.gold - p.has(seat, GOLD), 0)
        gain = float(PRESTIGE[building].points) - cube * float(cost.food + cost.wood + cost.stone)
        gain -= gold * float(cost.gold)
        while missing > 0:
            gain *= weights[MISSING]
            missing -= 1
        best = max(best, gain)
    return best


def road_value(
    p: Position, seat: i64, weights: vec[float], cube: float, gold: float, denier: float, left: float
) -> float:
    """Own buildings on the road, and what the workers standing there will bring to the seat."""
    total: float = 0.0
    place: i64
    for place in range(len(p.road)):
        own = p.owner[place] == seat
        built = p.side[place] == BUILDING
        if own and built:
            total += weights[OWNED] * left
        worker = p.worker[place]
        if worker == NONE or (worker != seat and not own):
            continue
        card = CARDS[p.road[place]]
        if worker == seat:
            gain = effect_value(p, seat, card.primary, weights, cube, gold, denier)
            if p.road[place] == LAWYER:
                gain = max(gain, 1.5 * left)
            total += gain * reached(p, place, weights)
        elif built:
            gain = effect_value(p, seat, card.secondary, weights, cube, gold, denier)
            total += weights[SECONDARY] * gain * reached(p, place, weights)
    return total


def reached(p: Position, place: i64, weights: vec[float]) -> float:
    """How likely the provost will let the card at a place take effect."""
    ahead = p.reach() - place
    if not p.has_provost() or ahead >= 3:
        return 1.0
    if ahead >= 0:
        return 1.0 - weights[RISK] * float(3 - ahead) / 3.0
    if ahead >= -3:
        return (1.0 - weights[RISK]) * float(4 + ahead) / 5.0
    return 0.05


def effect_value(
    p: Position, seat: i64, exchanges: vec[i64], weights: vec[float], cube: float, gold: float, denier: float
) -> float:
    """The best of the exchanges a card offers; a part of it when something to pay is missing."""
    best: float = 0.0
    token: float = 0.0
    if p.tokens_left() > 0:
        token = float(TOKEN_VALUE[p.section()])
    for exchange in exchanges:
        row = exchange * 6
        gain = token * float(GAINED[row + TOKENS])
        missing: i64 = 0
        good: i64
        for good in range(5):
            price = denier if good == DENIERS else (gold if good == GOLD else cube)
            gain += price * float(GAINED[row + good] - PAID[row + good])
            missing += max(PAID[row + good] - p.has(seat, good), 0)
        while missing > 0:
            gain *= weights[MISSING]
            missing -= 1
        best = max(best, gain)
    return best


COUNSEL: Final = MagnaCartaCounsel()
