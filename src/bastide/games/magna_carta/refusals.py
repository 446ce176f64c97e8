"""Why an action is not legal now: the clause that forbids it, and the sentence for the player."""

from typing import TYPE_CHECKING

from bastide.core import CHANCE, Action, Message, Refusal
from bastide.games.magna_carta.actions import (
    Build,
    BuildPrestige,
    Decline,
    Draw,
    GoldFor,
    Keep,
    MoveProvost,
    Mulligan,
    Offer,
    Pass,
    Pay,
    PlaceWorker,
    Replace,
    TurnOver,
    Use,
)
from bastide.games.magna_carta.components import (
    CARDS,
    COSTS,
    DENIERS,
    EXCHANGE_LIST,
    GOLD,
    GOOD_NAMES,
    KINDS,
    LAWYER,
    NONE,
    PAYMENT_LIST,
    PRESTIGE,
    PROVOST_STEPS,
    RESIDENCE_COST,
    TOKENS,
    Cost,
)
from bastide.games.magna_carta.events import SCOPE, goods
from bastide.games.magna_carta.phases.castle import least_gold, most_gold
from bastide.games.magna_carta.position import (
    AVAILABLE,
    BATCHES_OFFERED,
    CARD_PAYMENT,
    DECK,
    DISCARD,
    GOLD_OFFERED,
    HAND,
    LAWYER_PAYMENT,
    MOVE,
    MULLIGAN_ANSWER,
    NOT_IN_GAME,
    PRESTIGE_PAYMENT,
    PRIMARY,
    PROVOST_MOVE,
    RESIDENCE,
    SECONDARY,
    TAKEN_OUT,
    TURNING,
    WORKERS,
)
from bastide.games.magna_carta.view import building_name, card_name

if TYPE_CHECKING:
    from bastide.games.magna_carta.position import Position

MOVES = (Draw, Replace, Pass, PlaceWorker, Build, BuildPrestige)
PAYMENT_STEPS = (CARD_PAYMENT, PRESTIGE_PAYMENT, LAWYER_PAYMENT)
ALLOWED_IN: dict[type[Action], tuple[int, ...]] = {
    Keep: (MULLIGAN_ANSWER,),
    Mulligan: (MULLIGAN_ANSWER,),
    **dict.fromkeys(MOVES, (MOVE,)),
    MoveProvost: (PROVOST_MOVE,),
    Use: (PRIMARY, SECONDARY),
    Decline: (PRIMARY, SECONDARY),
    TurnOver: (PRIMARY, SECONDARY),
    Offer: (BATCHES_OFFERED,),
    GoldFor: (GOLD_OFFERED,),
    Pay: PAYMENT_STEPS,
}


def refusal(p: "Position", action: Action) -> Refusal:
    """The reason why an action of the game, which is not legal now, is not."""
    kind = type(action)
    if kind.chance:
        return _no("MAG-2.13", "chance")
    if p.to_move == CHANCE:
        return _no("MAG-2.13", "wait_for_chance")
    if kind is TurnOver and not p.has_provost():
        return _no(("MAG-13.5", "MAG-13.1"), "card_not_in_game", card=card_name(LAWYER))
    if p.step not in ALLOWED_IN[kind]:
        return _not_now(p, kind)
    value = action.values[0] if action.values else 0
    if kind is Draw:
        return _draw(p)
    if kind is Replace:
        return _replace(p)
    if kind is PlaceWorker:
        return _place(p, value)
    if kind is Build:
        return _build(p, value)
    if kind is BuildPrestige:
        return _prestige(p, value)
    if kind is TurnOver:
        return _turn_over(p, value)
    if kind is Use:
        return _use(p, value)
    if kind is MoveProvost:
        return _provost(p, value + int(-PROVOST_STEPS))
    if kind is Offer:
        return _offer(p, value)
    if kind is GoldFor:
        return _gold(p, value, action.values[1])
    return _pay(p, value)


def _no(clauses: str | tuple[str, ...], reason: str, **params: object) -> Refusal:
    return Refusal(clauses, f"{SCOPE}.refusal.{reason}", params)


def _not_now(p: "Position", kind: type[Action]) -> Refusal:
    if p.step in PAYMENT_STEPS:
        return _no("MAG-4.9", "pay_first")
    if p.step == GOLD_OFFERED:
        return _no("MAG-10.9", "gold_first")
    if p.step == MULLIGAN_ANSWER:
        return _no("MAG-2.9", "answer_first")
    if kind in (Keep, Mulligan):
        return _no("MAG-2.9", "mulligan_over")
    if kind in MOVES:
        return _no("MAG-4.1", "no_moves_now")
    if kind is MoveProvost:
        return _no("MAG-7.1", "provost_not_now") if p.has_provost() else _no("MAG-13.3", "no_provost")
    if kind is Offer:
        return _no("MAG-10.1", "offer_not_now")
    if kind is GoldFor:
        return _no("MAG-10.9", "no_gold_now")
    if kind is Pay:
        return _no("MAG-4.9", "nothing_to_pay")
    return _no("MAG-8.1", "effects_not_now")


def _deniers(p: "Position", clause: str) -> Refusal | None:
    return _no(clause, "no_denier") if p.has(p.mover, DENIERS) == 0 else None


def _draw(p: "Position") -> Refusal:
    return _deniers(p, "MAG-6.5") or _no("MAG-6.7", "no_card_to_draw")


def _replace(p: "Position") -> Refusal:
    if p.tally(p.mover, HAND) == 0:
        return _no("MAG-6.10", "empty_hand")
    if p.tally(p.mover, DECK) + p.tally(p.mover, DISCARD) == 0:
        return _no("MAG-6.10", "no_card_to_draw")
    return _no("MAG-6.9", "no_denier")


def _place(p: "Position", place: int) -> Refusal:
    if place >= len(p.road):
        return _no("MAG-6.13", "short_road", cards=len(p.road))
    card = card_name(int(p.road[place]))
    if p.side[place] >= RESIDENCE:
        return _no("MAG-6.15", "no_workers_here", place=place + 1)
    if p.worker[place] != NONE:
        return _no("MAG-6.16", "occupied", card=card, place=place + 1)
    if p.tally(p.mover, WORKERS) == 0:
        return _no("MAG-6.13", "no_worker")
    return _no("MAG-6.13", "no_denier")


def _build(p: "Position", kind: int) -> Refusal:
    card = card_name(kind)
    if p.place[p.mover * KINDS + kind] == NOT_IN_GAME:
        return _no("MAG-13.1", "card_not_in_game", card=card)
    if not p.held(p.mover, kind):
        return _no("MAG-6.18", "not_in_hand", card=card)
    return _too_dear(("MAG-6.19", "MAG-4.5"), card, COSTS[kind])


def _prestige(p: "Position", building: int) -> Refusal:
    name = building_name(building)
    if p.prestige[building] == TAKEN_OUT:
        return _no("MAG-13.2", "building_not_in_game", building=name)
    if p.prestige[building] != AVAILABLE:
        return _no(p.prestige_clause(), "building_taken", building=name)
    if not p.has_site(p.mover):
        return _no("MAG-6.22", "no_residence")
    wild = "MAG-4.6" if p.has(p.mover, GOLD) < PRESTIGE[building].cost.gold else "MAG-4.5"
    return _too_dear((p.prestige_clause(), wild), name, COSTS[KINDS + building])


def _too_dear(clauses: tuple[str, ...], name: Message, cost: dict[str, int]) -> Refusal:
    return _no(clauses, "too_dear", name=name, goods=goods(cost))


def _turn_over(p: "Position", place: int) -> Refusal:
    if p.road[p.at] != LAWYER:
        return _no("MAG-9.15", "no_lawyer", card=card_name(int(p.road[p.at])))
    if p.step == SECONDARY:
        return _no("MAG-9.16", "lawyer_of_another")
    if place >= len(p.road):
        return _no("MAG-9.15a", "short_road", cards=len(p.road))
    card = card_name(int(p.road[place]))
    if p.owner[place] == NONE:
        return _no("MAG-9.7", "turn_neutral", card=card)
    if p.owner[place] != p.mover:
        return _no("MAG-9.16", "turn_not_own", card=card, place=place + 1)
    if p.road[place] == LAWYER:
        return _no("MAG-9.15a", "turn_lawyer")
    if p.side[place] == TURNING:
        return _no("MAG-9.17", "turns_already", card=card)
    return _no("MAG-9.15a", "residence_already", place=place + 1)


def _use(p: "Position", exchange: int) -> Refusal:
    card = CARDS[p.road[p.at]]
    name = card_name(int(p.road[p.at]))
    options = list(card.primary) if p.step == PRIMARY else list(card.secondary)
    paid, gained = EXCHANGE_LIST[exchange]
    if exchange not in options:
        swapped = p.owner[p.at] == p.mover and exchange in list(card.secondary)
        return _no(("MAG-8.4", card.clause) if swapped else card.clause, "no_such_option", card=name)
    if gained[TOKENS] > p.tokens_left():
        return _no("MAG-9.23a", "too_few_tokens", tokens=int(p.tokens_left()))
    price = goods({good: n for good, n in zip(GOOD_NAMES, paid, strict=False) if n})
    return _no("MAG-8.7", "cannot_pay", goods=price)


def _provost(p: "Position", steps: int) -> Refusal:
    if not 0 <= p.provost + steps < len(p.road):
        return _no("MAG-7.3", "off_the_road")
    return _no("MAG-7.2", "provost_too_dear", steps=abs(steps), deniers=int(p.has(p.mover, DENIERS)))


def _offer(p: "Position", batches: int) -> Refusal:
    if batches > p.tokens_left():
        return _no("MAG-10.5", "too_few_tokens", tokens=int(p.tokens_left()))
    return _no("MAG-10.3", "too_few_cubes", batches=batches)


def _gold(p: "Position", resource: int, cubes: int) -> Refusal:
    good = Message(f"{SCOPE}.good.{GOOD_NAMES[p.asked]}")
    if resource != p.asked:
        return _no("MAG-10.9", "other_resource", good=good)
    if cubes < least_gold(p):
        return _no("MAG-10.9", "gold_needed", good=good, n=int(least_gold(p)))
    return _no("MAG-10.9", "gold_too_much", good=good, n=int(most_gold(p)))


def _pay(p: "Position", payment: int) -> Refusal:
    cost = _cost(p)
    if payment not in list(cost.payments):
        return _no("MAG-4.6" if PAYMENT_LIST[payment][GOLD] < cost.gold else "MAG-4.8", "wrong_payment")
    paid = dict(zip(GOOD_NAMES, PAYMENT_LIST[payment], strict=False))
    lacking = {good: n for i, (good, n) in enumerate(paid.items()) if n > p.has(p.mover, i)}
    return _no("MAG-4.2", "cannot_pay", goods=goods(lacking))


def _cost(p: "Position") -> Cost:
    if p.step == LAWYER_PAYMENT:
        return RESIDENCE_COST
    return PRESTIGE[p.chosen].cost if p.step == PRESTIGE_PAYMENT else CARDS[p.chosen].cost
