"""MAG-10, phase 5: the castle."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.magna_carta.codes import GOLD_FOR, MOST_GOLD, OFFER
from bastide.games.magna_carta.components import (
    BONUS_GOLD,
    FOOD,
    GOLD,
    GOOD_NAMES,
    NONE,
    REMOVED_WITHOUT_BATCH,
    STONE,
    WOOD,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import BATCHES, BATCHES_OFFERED, GOLD_OFFERED, LEGAL, TALLIES, Position

TOO_FEW_TOKENS: Final = 100
TOO_FEW_CUBES: Final = 101
OTHER_RESOURCE: Final = 102
GOLD_NEEDED: Final = 103
GOLD_TOO_MUCH: Final = 104
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    TOO_FEW_TOKENS: (("MAG-10.5",), "too_few_tokens"),
    TOO_FEW_CUBES: (("MAG-10.3",), "too_few_cubes"),
    OTHER_RESOURCE: (("MAG-10.9",), "other_resource"),
    GOLD_NEEDED: (("MAG-10.9",), "gold_needed"),
    GOLD_TOO_MUCH: (("MAG-10.9",), "gold_too_much"),
}
"""By verdict the clauses and the reason."""


def begin(p: Position) -> bool:
    """In bridge order everybody offers once (MAG-10.1); nothing happens in an empty castle (MAG-10.8)."""
    if p.tokens_left() == 0:
        return True
    p.at = 0  # the bridge space whose turn it is
    return _ask(p)


def missing(p: Position, seat: i64, resource: i64, n: i64) -> i64:
    """How many of n cubes of a resource the seat has to pay in gold."""
    short = n - p.has(seat, resource)
    return short if short > 0 else 0


def why_not_offer(p: Position, batches: i64) -> i64:
    """Why the mover does not offer as many batches: the tokens (MAG-10.5), or cubes and gold (MAG-10.3)."""
    if batches > p.tokens_left():
        return TOO_FEW_TOKENS
    return LEGAL if batches <= most_batches(p, p.mover) else TOO_FEW_CUBES


def why_not_gold(p: Position, resource: i64, cubes: i64) -> i64:
    """Why the mover does not pay as many cubes of the resource in gold (MAG-10.9)."""
    if resource != p.asked:
        return OTHER_RESOURCE
    if cubes < least_gold(p):
        return GOLD_NEEDED
    return LEGAL if cubes <= most_gold(p) else GOLD_TOO_MUCH


def most_batches(p: Position, seat: i64) -> i64:
    """What cubes and gold pay for (MAG-10.2, 10.3), and not more than there are tokens (MAG-10.5)."""
    n: i64 = 0
    gold = p.has(seat, GOLD)
    while (
        n < p.tokens_left()
        and missing(p, seat, FOOD, n + 1) + missing(p, seat, WOOD, n + 1) + missing(p, seat, STONE, n + 1) <= gold
    ):
        n += 1
    return n


def least_gold(p: Position) -> i64:
    """The fewest cubes of the resource asked for that have to be gold (MAG-10.9)."""
    return missing(p, p.mover, p.asked, p.chosen)


def most_gold(p: Position) -> i64:
    """The most, leaving the gold that the other resources need (MAG-10.9)."""
    gold = p.has(p.mover, GOLD)
    resource = p.asked + 1
    while resource <= STONE:
        gold -= missing(p, p.mover, resource, p.chosen)
        resource += 1
    return min(gold, p.chosen)


def legal(p: Position) -> vec[i64]:
    """The numbers of batches, or how many cubes of a resource are gold; the default, least gold, first."""
    found = vec[i64](capacity=8)
    if p.step == BATCHES_OFFERED:
        most = most_batches(p, p.mover)
        n: i64 = 0
        while n <= most:
            found = append(found, OFFER + n)
            n += 1
        return found
    cubes = least_gold(p)
    while cubes <= most_gold(p):
        found = append(found, GOLD_FOR + p.asked * MOST_GOLD + cubes)
        cubes += 1
    return found


def apply(p: Position, code: i64) -> bool:
    """Take an offer or a part of its payment; true when the phase is over."""
    if p.step == BATCHES_OFFERED:
        p.chosen = code - OFFER
        p.asked = FOOD
        if p.events is not None:
            p.note(Happened("offered", "MAG-10.1", int(p.mover), {"batches": int(p.chosen)}))
    else:
        _pay(p, code - GOLD_FOR - p.asked * MOST_GOLD)
    if p.chosen > 0:
        while p.asked <= STONE:
            if least_gold(p) < most_gold(p):
                p.step = GOLD_OFFERED
                return False
            _pay(p, least_gold(p))
        p.tallies[p.mover * TALLIES + BATCHES] = p.chosen
        p.take_tokens(p.mover, p.chosen, "MAG-10.4")
    p.chosen = NONE
    p.asked = NONE
    p.at += 1
    return _ask(p)


def _ask(p: Position) -> bool:
    """The next one on the bridge who can pay a batch (MAG-10.9), then the end of the phase."""
    p.step = BATCHES_OFFERED
    while p.at < p.players:
        p.mover = p.bridge[p.at]
        if most_batches(p, p.mover) > 0:
            p.to_move = p.mover
            return False
        if p.events is not None:
            p.note(Happened("no_offer", "MAG-10.9", int(p.mover)))
        p.at += 1
    p.at = NONE
    _reward(p)
    return True


def _pay(p: Position, gold: i64) -> None:
    """Pay the batches' cubes of one resource, this many of them in gold (MAG-10.2), and go on to the next."""
    p.gain(p.mover, p.asked, gold - p.chosen)
    p.gain(p.mover, GOLD, -gold)
    if p.events is not None:
        paid = {GOOD_NAMES[p.asked]: int(p.chosen - gold), "gold": int(gold)}
        p.note(Happened("paid", "MAG-10.2", int(p.mover), {"goods": {name: n for name, n in paid.items() if n}}))
    p.asked += 1


def _reward(p: Position) -> None:
    """Gold for the most batches (MAG-10.6); without a batch tokens go (MAG-10.7)."""
    best = best_builder(p)
    if best == NONE:
        _remove_tokens(p)
        return
    p.gain(best, GOLD, BONUS_GOLD)
    if p.events is not None:
        most = int(p.tally(best, BATCHES))
        p.note(Happened("bonus", "MAG-10.6", int(best), {"batches": most, "goods": {"gold": int(BONUS_GOLD)}}))


def best_builder(p: Position) -> i64:
    """Who has paid the most batches in this turn, the first on the bridge in a tie; nobody without one (MAG-10.6).
    Tokens bought at the Church are none (MAG-9.23b)."""
    best: i64 = NONE
    most: i64 = 0
    for seat in p.bridge:
        batches = p.tally(seat, BATCHES)
        if batches > most:
            most = batches
            best = seat
    return best


def _remove_tokens(p: Position) -> None:
    n: i64 = 0
    while n < REMOVED_WITHOUT_BATCH and p.tokens_left() > 0:
        p.castle[p.section()] -= 1
        p.removed += 1
        n += 1
    if p.events is not None:
        p.note(Happened("removed", "MAG-10.7", -1, {"n": int(n)}))
