"""Why an action is not legal now: the verdict of the rule that is asked, as clauses and a reason."""

from collections.abc import Callable, Mapping
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
    GOOD_NAMES,
    KINDS,
    LAWYER,
    PAYMENT_LIST,
    PRESTIGE,
    PROVOST_STEPS,
    RESIDENCE_COST,
    Cost,
)
from bastide.games.magna_carta.events import SCOPE, goods
from bastide.games.magna_carta.phases import actions, castle, effects, provost
from bastide.games.magna_carta.position import (
    BATCHES_OFFERED,
    CARD_PAYMENT,
    GOLD_OFFERED,
    LAWYER_PAYMENT,
    LEGAL,
    MOVE,
    MULLIGAN_ANSWER,
    PRESTIGE_PAYMENT,
    PRIMARY,
    PROVOST_MOVE,
    SECONDARY,
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
# By kind of action: the rule that is asked; what has none is legal wherever it is allowed.
RULES: Mapping[type[Action], Callable[["Position", Action], int]] = {
    Draw: lambda p, action: actions.why_not_draw(p, p.mover),
    Replace: lambda p, action: actions.why_not_replace(p, p.mover),
    PlaceWorker: lambda p, action: actions.why_not_place(p, p.mover, *action.values),
    Build: lambda p, action: actions.why_not_build(p, p.mover, *action.values),
    BuildPrestige: lambda p, action: actions.why_not_prestige(p, p.mover, *action.values),
    Pay: lambda p, action: actions.why_not_pay(p, p.mover, _cost(p), *action.values),
    MoveProvost: lambda p, action: provost.why_not_move(p, _steps(action)),
    Use: lambda p, action: effects.why_not_use(p, *action.values),
    TurnOver: lambda p, action: effects.why_not_turn(p, *action.values),
    Offer: lambda p, action: castle.why_not_offer(p, *action.values),
    GoldFor: lambda p, action: castle.why_not_gold(p, *action.values),
}
# By verdict: the clauses and the reason, as they stand beside the rules.
FORBIDDEN: Mapping[int, tuple[tuple[str, ...], str]] = {
    **actions.FORBIDDEN,
    **provost.FORBIDDEN,
    **effects.FORBIDDEN,
    **castle.FORBIDDEN,
}
# By kind of action that comes at another time: the clause and the reason.
AT_OTHER_TIMES: Mapping[type[Action], tuple[str, str]] = {
    **dict.fromkeys((Keep, Mulligan), ("MAG-2.9", "mulligan_over")),
    **dict.fromkeys(MOVES, ("MAG-4.1", "no_moves_now")),
    MoveProvost: ("MAG-7.1", "provost_not_now"),
    Offer: ("MAG-10.1", "offer_not_now"),
    GoldFor: ("MAG-10.9", "no_gold_now"),
    Pay: ("MAG-4.9", "nothing_to_pay"),
    **dict.fromkeys((Use, Decline, TurnOver), ("MAG-8.1", "effects_not_now")),
}
# The steps that nothing else comes before.
FIRST: Mapping[int, tuple[str, str]] = {
    **dict.fromkeys(PAYMENT_STEPS, ("MAG-4.9", "pay_first")),
    GOLD_OFFERED: ("MAG-10.9", "gold_first"),
    MULLIGAN_ANSWER: ("MAG-2.9", "answer_first"),
}


def verdict_of(p: "Position", action: Action) -> int | None:
    """What the rule for this action says: 0 where it is legal, None where another kind of action is asked for."""
    if p.to_move == CHANCE or p.step not in ALLOWED_IN.get(type(action), ()):
        return None
    rule = RULES.get(type(action))
    return rule(p, action) if rule is not None else LEGAL


def refusal_of(p: "Position", action: Action) -> Refusal:
    """The reason why an action of the game, which is not legal now, is not."""
    verdict = verdict_of(p, action)
    if verdict is None or verdict == LEGAL or (isinstance(action, TurnOver) and not p.has_provost()):
        return _not_now(p, type(action))
    clauses, reason = FORBIDDEN[verdict]
    named = tuple(NAMED[clause](p) if clause in NAMED else clause for clause in clauses)
    return _no(named, reason, **{name: PARAMS[name](p, action) for name in NAMES.get(reason, ())})


def _no(clauses: str | tuple[str, ...], reason: str, **params: object) -> Refusal:
    return Refusal(clauses, f"{SCOPE}.refusal.{reason}", params)


def _not_now(p: "Position", kind: type[Action]) -> Refusal:
    """Another kind of action is asked for."""
    if kind.chance:
        return _no("MAG-2.13", "chance")
    if p.to_move == CHANCE:
        return _no("MAG-2.13", "wait_for_chance")
    if kind is TurnOver and not p.has_provost():
        return _no(("MAG-13.5", "MAG-13.1"), "card_not_in_game", card=card_name(LAWYER))
    if p.step in FIRST:
        return _no(*FIRST[int(p.step)])
    if kind is MoveProvost and not p.has_provost():
        return _no("MAG-13.3", "no_provost")
    return _no(*AT_OTHER_TIMES[kind])


# Clauses that depend on the game or the card.
NAMED: Mapping[str, Callable[["Position"], str]] = {
    "prestige": lambda p: p.prestige_clause(),
    "card": lambda p: CARDS[p.road[p.at]].clause,
}
# By reason: what its sentence names.
NAMES: Mapping[str, tuple[str, ...]] = {
    "short_road": ("cards",),
    "no_workers_here": ("place",),
    "occupied": ("card", "place"),
    "card_not_in_game": ("card",),
    "not_in_hand": ("card",),
    "too_dear": ("name", "goods"),
    "building_not_in_game": ("building",),
    "building_taken": ("building",),
    "no_lawyer": ("card",),
    "turn_neutral": ("card",),
    "turn_not_own": ("card", "place"),
    "turns_already": ("card",),
    "residence_already": ("place",),
    "no_such_option": ("card",),
    "too_few_tokens": ("tokens",),
    "cannot_pay": ("goods",),
    "provost_too_dear": ("steps", "deniers"),
    "too_few_cubes": ("batches",),
    "other_resource": ("good",),
    "gold_needed": ("good", "n"),
    "gold_too_much": ("good", "n"),
}
PARAMS: Mapping[str, Callable[["Position", Action], object]] = {
    "cards": lambda p, action: len(p.road),
    "place": lambda p, action: action.values[0] + 1,
    "card": lambda p, action: _card(p, action),
    "name": lambda p, action: _card(p, action) if isinstance(action, Build) else building_name(action.values[0]),
    "building": lambda p, action: building_name(action.values[0]),
    "goods": lambda p, action: goods(_lacking(p, action)),
    "tokens": lambda p, action: int(p.tokens_left()),
    "steps": lambda p, action: abs(_steps(action)),
    "deniers": lambda p, action: int(p.has(p.mover, DENIERS)),
    "batches": lambda p, action: action.values[0],
    "good": lambda p, action: Message(f"{SCOPE}.good.{GOOD_NAMES[p.asked]}"),
    "n": lambda p, action: int(max(castle.least_gold(p), min(action.values[1], castle.most_gold(p)))),
}


def _card(p: "Position", action: Action) -> Message:
    """The card that is spoken of: the one to build, the one at that place, or the one whose effect it is."""
    if isinstance(action, Build):
        return card_name(action.values[0])
    elsewhere = isinstance(action, PlaceWorker) or (isinstance(action, TurnOver) and p.road[p.at] == LAWYER)
    return card_name(int(p.road[action.values[0] if elsewhere else int(p.at)]))


def _steps(action: Action) -> int:
    return action.values[0] + int(-PROVOST_STEPS)


def _lacking(p: "Position", action: Action) -> Mapping[str, int]:
    """What a card, a building or an exchange costs; of a payment, what the payer does not have of it."""
    value = action.values[0]
    if isinstance(action, Build):
        return COSTS[value]
    if isinstance(action, BuildPrestige):
        return COSTS[KINDS + value]
    if isinstance(action, Use):
        return {good: n for good, n in zip(GOOD_NAMES, EXCHANGE_LIST[value][0], strict=False) if n}
    paid = dict(zip(GOOD_NAMES, PAYMENT_LIST[value], strict=False))
    return {good: n for i, (good, n) in enumerate(paid.items()) if n > p.has(p.mover, i)}


def _cost(p: "Position") -> Cost:
    if p.step == LAWYER_PAYMENT:
        return RESIDENCE_COST
    return PRESTIGE[p.chosen].cost if p.step == PRESTIGE_PAYMENT else CARDS[p.chosen].cost
