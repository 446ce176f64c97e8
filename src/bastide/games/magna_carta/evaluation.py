"""What a seat can expect to have at the end: made for bots, from public facts and the seat's own.

The weights are points: what a cube, a denier or a worker on a card is worth while there is time to use it. They were
tuned by matches of a player who takes the move with the highest estimate.
"""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.counsel import Counsel, final_points
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.state import State
from bastide.games.magna_carta.components import (
    CARDS,
    DENIERS,
    EXCHANGE_LIST,
    FOOD,
    GAINED,
    GOLD,
    LAWYER,
    NONE,
    PAID,
    RESIDENCE_COST,
    STONE,
    TOKEN_VALUE,
    TOKENS,
    WOOD,
)
from bastide.games.magna_carta.phases.castle import most_batches
from bastide.games.magna_carta.phases.income import income_of
from bastide.games.magna_carta.position import (
    CARD_POINTS,
    CASTLE_PHASE,
    GAME_OVER,
    HAND,
    PHASE_OF,
    RESIDENCE,
    RESIDENCES,
    Position,
)
from bastide.games.magna_carta.prospects import WORTHS, facts, time_left, turns_to_come
from bastide.games.magna_carta.scoring import score, token_points

if TYPE_CHECKING:
    from bastide.games.magna_carta.state import MagnaCartaState

CUBE: Final = 1.02
NUGGET: Final = 1.22
DENIER: Final = 0.25
CARD_IN_HAND: Final = 0.22
INCOME_WORTH: Final = 0.2
"""Of a denier of income, for every turn to come."""
SITE: Final = 0.65
"""A residence that can carry a prestige building."""
TURNED_CARD: Final = 0.13
REACHED: Final = 1.7
"""How much the effect of a worker counts up to the provost, where it also pays for moves to come, and beyond."""
BEYOND: Final = 0.37
USES: Final = 0.07
"""How often in a turn another's worker will stand on an own card."""
CUBES_MADE: Final = vec[float]([float(sum(gained[:GOLD]) - sum(paid[:GOLD])) for paid, gained in EXCHANGE_LIST])
GOLD_MADE: Final = vec[float]([float(gained[GOLD] - paid[GOLD]) for paid, gained in EXCHANGE_LIST])
DENIERS_MADE: Final = vec[float]([float(gained[DENIERS] - paid[DENIERS]) for paid, gained in EXCHANGE_LIST])
"""What an exchange brings beyond what it takes."""
OFFER: Final = 0.36
"""Of what a batch would bring beyond its cubes."""


def expected_points(p: Position, seat: i64) -> float:
    """An estimate of the seat's final score."""
    if p.step == GAME_OVER:
        return float(score(p, seat))
    turns = turns_to_come(p)
    time = time_left(p)
    points = float(token_points(p, seat) + p.tally(seat, CARD_POINTS))
    points += _goods(p, seat, time)
    points += _offer(p, seat, time)
    points += INCOME_WORTH * turns * float(income_of(p, seat))
    points += time * CARD_IN_HAND * float(p.tally(seat, HAND) + (p.drawing if p.mover == seat else 0))
    points += time * SITE * float(p.tally(seat, RESIDENCES))
    return points + _road(p, seat, time, turns)


def _cube(time: float) -> float:
    return CUBE * time + (1.0 - time) / 3.0


def _nugget(time: float) -> float:
    return NUGGET * time + (1.0 - time)


def _denier(time: float) -> float:
    return DENIER * time + (1.0 - time) / 3.0


def _goods(p: Position, seat: i64, time: float) -> float:
    cubes = float(p.has(seat, FOOD) + p.has(seat, WOOD) + p.has(seat, STONE))
    gold = float(p.has(seat, GOLD))
    return cubes * _cube(time) + gold * _nugget(time) + float(p.has(seat, DENIERS)) * _denier(time)


def _offer(p: Position, seat: i64, time: float) -> float:
    """What batches would bring beyond the worth of their cubes, if this turn's castle is still to come."""
    if PHASE_OF[p.step] > CASTLE_PHASE or p.tokens_left() == 0:
        return 0.0
    batches = most_batches(p, seat)
    surplus = float(TOKEN_VALUE[p.section()]) - 3.0 * _cube(time)
    if batches == 0 or surplus <= 0.0:
        return 0.0
    return OFFER * surplus * float(batches)


def _road(p: Position, seat: i64, time: float, turns: float) -> float:
    """Own workers waiting for an effect, others' on own cards, and own cards for turns to come."""
    points = 0.0
    reach = p.reach()
    place: i64 = 0
    while place < len(p.road):
        worker = p.worker[place]
        mine = p.owner[place] == seat
        if p.side[place] < RESIDENCE and (mine or worker == seat):
            card = CARDS[p.road[place]]
            chance = REACHED if place <= reach else BEYOND
            if worker == seat:
                points += chance * _primary(p, seat, p.road[place], time)
            elif mine and (card.store == NONE or p.store[place] > 0):
                worth = _best(p, seat, p.road[place], False, time)
                points += chance * worth if worker != NONE else 0.0
                points += USES * turns * worth
        place += 1
    return points


def _primary(p: Position, seat: i64, card: i64, time: float) -> float:
    if card == LAWYER:
        return TURNED_CARD * time if p.can_pay(seat, RESIDENCE_COST) else 0.0
    return _best(p, seat, card, True, time)


def _best(p: Position, seat: i64, card: i64, primary: bool, time: float) -> float:
    """The worth of the best option of an effect."""
    best = 0.0
    cube = _cube(time)
    nugget = _nugget(time)
    denier = _denier(time)
    for exchange in CARDS[card].primary if primary else CARDS[card].secondary:
        i = exchange * 6
        worth = CUBES_MADE[exchange] * cube
        worth += GOLD_MADE[exchange] * nugget
        worth += DENIERS_MADE[exchange] * denier
        if GAINED[i + TOKENS] > 0 and p.tokens_left() > 0:
            worth += float(GAINED[i + TOKENS] * TOKEN_VALUE[p.section()])
        if worth > best and p.has(seat, DENIERS) >= PAID[i + DENIERS]:
            best = worth
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class MagnaCartaCounsel(Counsel):
    """Hands are hidden (MAG-3), so the search imagines them."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 3.0
        self.worths = vec[float](list(WORTHS.values()))

    def horizon(self, state: State) -> i64:
        return 1

    def decisions(self, state: State) -> i64:
        return 5

    def estimates(self, state: State) -> vec[float]:
        position = cast("MagnaCartaState", state)
        out = vec[float]([0.0] * int(state.players))
        seat: i64
        for seat in range(state.players):
            out[seat] = expected_points(position, seat)
        return out

    def facts(self, state: State, seat: i64) -> vec[float]:
        return facts(cast("MagnaCartaState", state), seat)

    def ended_now(self, state: State) -> vec[float]:
        """The score as it stands is what would count (MAG-12.3)."""
        return final_points(state)


COUNSEL: Final = MagnaCartaCounsel()
