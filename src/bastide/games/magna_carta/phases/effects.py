"""MAG-8, phase 4: the effects of the buildings, and MAG-9.15 to 9.17, the Lawyer."""

from typing import Final

from bastide.core.native import append, i64, vec
from bastide.games.magna_carta.codes import DECLINE, PAY, TURN_OVER, USE
from bastide.games.magna_carta.components import (
    CARD_NAMES,
    CARDS,
    EXCHANGE_LIST,
    GAINED,
    GOOD_NAMES,
    GOODS,
    LAWYER,
    NONE,
    PAID,
    RESIDENCE_COST,
    TOKENS,
)
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.phases.actions import payment_codes
from bastide.games.magna_carta.position import (
    BUILDING,
    LAWYER_PAYMENT,
    LEGAL,
    PRIMARY,
    SECONDARY,
    TURNING,
    WORKERS,
    Position,
)

NO_SUCH_OPTION: Final = 110
OPTION_OF_THE_OTHER: Final = 111
TOO_FEW_TOKENS_TO_BUY: Final = 112
PRICE_LACKING: Final = 113
NO_LAWYER: Final = 114
LAWYER_OF_ANOTHER: Final = 115
TURN_BEYOND_ROAD: Final = 116
TURN_NEUTRAL: Final = 117
TURN_NOT_OWN: Final = 118
TURN_LAWYER: Final = 119
TURNS_ALREADY: Final = 120
RESIDENCE_ALREADY: Final = 121
FORBIDDEN: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    NO_SUCH_OPTION: (("card",), "no_such_option"),
    OPTION_OF_THE_OTHER: (("MAG-8.4", "card"), "no_such_option"),
    TOO_FEW_TOKENS_TO_BUY: (("MAG-9.23a",), "too_few_tokens"),
    PRICE_LACKING: (("MAG-8.7",), "cannot_pay"),
    NO_LAWYER: (("MAG-9.15",), "no_lawyer"),
    LAWYER_OF_ANOTHER: (("MAG-9.16",), "lawyer_of_another"),
    TURN_BEYOND_ROAD: (("MAG-9.15a",), "short_road"),
    TURN_NEUTRAL: (("MAG-9.7",), "turn_neutral"),
    TURN_NOT_OWN: (("MAG-9.16",), "turn_not_own"),
    TURN_LAWYER: (("MAG-9.15a",), "turn_lawyer"),
    TURNS_ALREADY: (("MAG-9.17",), "turns_already"),
    RESIDENCE_ALREADY: (("MAG-9.15a",), "residence_already"),
}
"""By verdict the clauses and the reason; `card` is the clause of the card whose effect is carried out."""


def begin(p: Position) -> bool:
    """Cards are handled one by one from the start of the road (MAG-8.1), to which none is added (MAG-8.11); true when
    nobody is asked."""
    p.at = 0
    return _handle(p)


def why_not_use(p: Position, exchange: i64) -> i64:
    """Why the mover does not use this option: the card has it for nobody, or for the other one (MAG-8.3, MAG-8.4)."""
    card = CARDS[p.road[p.at]]
    for option in card.primary if p.step == PRIMARY else card.secondary:
        if option == exchange:
            return why_not_paid(p, p.mover, exchange)
    if p.owner[p.at] == p.mover:
        for option in card.secondary:
            if option == exchange:
                return OPTION_OF_THE_OTHER
    return NO_SUCH_OPTION


def why_not_paid(p: Position, seat: i64, exchange: i64) -> i64:
    """Why the seat cannot make the exchange: the castle lacks tokens (MAG-9.23a), or the seat the price (MAG-8.7)."""
    i = exchange * 6
    tokens = GAINED[i + TOKENS]
    if tokens > 0 and tokens > p.tokens_left():
        return TOO_FEW_TOKENS_TO_BUY
    good: i64 = 0
    while good < GOODS:
        if p.goods[seat * GOODS + good] < PAID[i + good]:
            return PRICE_LACKING
        good += 1
    return LEGAL


def why_not_turn(p: Position, place: i64) -> i64:
    """Why the mover does not turn this card over: only the worker's owner does, at a Lawyer (MAG-9.15, MAG-9.16)."""
    if p.road[p.at] != LAWYER:
        return NO_LAWYER
    if p.step == SECONDARY:
        return LAWYER_OF_ANOTHER
    return why_not_turned(p, p.mover, place) if place < len(p.road) else TURN_BEYOND_ROAD


def why_not_turned(p: Position, seat: i64, place: i64) -> i64:
    """Why the card is not turned over: own cards (MAG-9.16) with the building side up, no Lawyers (MAG-9.15a), no
    neutral cards (MAG-9.7), none that waits to be turned already (MAG-9.17)."""
    if p.owner[place] != seat:
        return TURN_NEUTRAL if p.owner[place] == NONE else TURN_NOT_OWN
    if p.side[place] == BUILDING:
        if CARDS[p.road[place]].turns:
            return LEGAL
        return TURN_LAWYER
    return TURNS_ALREADY if p.side[place] == TURNING else RESIDENCE_ALREADY


def legal(p: Position) -> vec[i64]:
    """The options of the effect that can be carried out, and declining it (MAG-8.12)."""
    if p.step == LAWYER_PAYMENT:
        return payment_codes(p, p.mover, RESIDENCE_COST)
    return append(_options(p), DECLINE)


def _options(p: Position) -> vec[i64]:
    found = vec[i64](capacity=8)
    card = CARDS[p.road[p.at]]
    if p.step == PRIMARY:
        if p.road[p.at] == LAWYER and p.can_pay(p.mover, RESIDENCE_COST):
            place: i64 = 0
            while place < len(p.road):
                if why_not_turned(p, p.mover, place) == LEGAL:
                    found = append(found, TURN_OVER + place)
                place += 1
        for exchange in card.primary:
            if why_not_paid(p, p.mover, exchange) == LEGAL:
                found = append(found, USE + exchange)
    elif card.store == NONE or p.store[p.at] > 0:
        for exchange in card.secondary:
            if why_not_paid(p, p.mover, exchange) == LEGAL:
                found = append(found, USE + exchange)
    return found


def apply(p: Position, code: i64) -> bool:
    """Carry out or decline an effect; true when the phase is over."""
    if p.step == LAWYER_PAYMENT:
        _turn(p, p.chosen, code - PAY)
    elif code == DECLINE:
        if p.events is not None:
            p.note(Happened("declined", "MAG-8.6", int(p.mover), _card_at(p, p.at)))
    elif code >= USE:
        _use(p, code - USE)
    else:
        payments = p.payments(p.mover, RESIDENCE_COST)
        if len(payments) > 1:
            p.step = LAWYER_PAYMENT
            p.chosen = code - TURN_OVER
            return False
        _turn(p, code - TURN_OVER, payments[0])
    if p.step == PRIMARY and _ask_owner(p):
        return False
    _send_home(p)
    return _handle(p)


def _handle(p: Position) -> bool:
    """Go on to the next card with a worker whose effect somebody can use (MAG-8.2, 8.12)."""
    reach = p.reach()
    while p.at <= reach:
        if p.worker[p.at] != NONE:
            if _ask_worker(p) or _ask_owner(p):
                return False
            _send_home(p)
        else:
            p.at += 1
    while p.at < len(p.road):
        if p.worker[p.at] != NONE:
            _send_home(p)
        else:
            p.at += 1
    p.at = NONE
    return True


def _ask_worker(p: Position) -> bool:
    """The primary effect is the worker's owner's (MAG-8.3)."""
    p.step = PRIMARY
    p.mover = p.worker[p.at]
    p.to_move = p.mover
    return len(_options(p)) > 0


def owner_beside(p: Position, place: i64, seat: i64) -> i64:
    """The owner of a card that a worker of the seat stands on, if that is another player; else nobody (MAG-8.4)."""
    return NONE if p.owner[place] == seat else p.owner[place]


def _ask_owner(p: Position) -> bool:
    """Then the secondary effect is the card's owner's, if that is another player (MAG-8.3 to 8.5)."""
    owner = owner_beside(p, p.at, p.worker[p.at])
    if owner == NONE:
        return False
    p.step = SECONDARY
    p.mover = owner
    p.to_move = p.mover
    return len(_options(p)) > 0


def _use(p: Position, exchange: i64) -> None:
    """Pay in full and take in full (MAG-8.7), at once (MAG-8.8); a small building's owner takes from its store
    (MAG-9.8)."""
    seat = p.mover
    card = CARDS[p.road[p.at]]
    good: i64 = 0
    while good < GOODS:
        p.goods[seat * GOODS + good] += GAINED[exchange * 6 + good] - PAID[exchange * 6 + good]
        good += 1
    if p.step == SECONDARY and card.store != NONE:
        p.store[p.at] -= 1
    if p.events is not None:
        paid, gained = EXCHANGE_LIST[exchange]
        data = _card_at(p, p.at)
        data["goods"] = {name: gained[i] for i, name in enumerate(GOOD_NAMES) if gained[i]}
        data["paid"] = {name: paid[i] for i, name in enumerate(GOOD_NAMES) if paid[i]}
        kind = "bought" if any(paid) and any(gained[:TOKENS]) else "took" if any(gained[:TOKENS]) else "bought_tokens"
        p.note(Happened(kind, card.clause, int(seat), data))
    tokens = GAINED[exchange * 6 + TOKENS]
    if tokens > 0:
        p.take_tokens(seat, tokens, "MAG-9.23a")


def _turn(p: Position, place: i64, payment: i64) -> None:
    """Pay the Lawyer and turn the card over, now or when the worker waiting on it has gone (MAG-9.15a, 9.17)."""
    p.step = PRIMARY
    p.chosen = NONE
    p.pay(p.mover, payment, "MAG-9.15a")
    if p.worker[place] == NONE:
        p.turn_over(place)
    else:
        p.side[place] = TURNING
        if p.events is not None:
            p.note(Happened("turns_later", "MAG-9.17", int(p.mover), _card_at(p, place)))


def _send_home(p: Position) -> None:
    """The worker goes back to its owner (MAG-8.10), and a card that waited for that is turned over (MAG-9.17)."""
    seat = p.worker[p.at]
    p.worker[p.at] = NONE
    p.add(seat, WORKERS, 1)
    if p.events is not None:
        beyond = p.at > p.reach()
        p.note(Happened("home_beyond" if beyond else "home", "MAG-8.10", int(seat), _card_at(p, p.at)))
    if p.side[p.at] == TURNING:
        p.turn_over(p.at)
    p.at += 1


def _card_at(p: Position, place: i64) -> dict[str, object]:
    return {"card": CARD_NAMES[p.road[place]], "place": int(place) + 1}
